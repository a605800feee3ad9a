"""A round or a whole game, step by step."""
