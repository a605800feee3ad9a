"""What to play: each legal play with its worth, seen one turn or the whole round ahead."""
