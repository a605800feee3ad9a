"""The design lab: a rule sheet on the left, and on the right at once what it does to the game."""
