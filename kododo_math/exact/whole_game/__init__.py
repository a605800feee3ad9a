"""The law of a whole game: its mean from one round, its variance from two."""
