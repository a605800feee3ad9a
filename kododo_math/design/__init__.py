"""The design lab: what a change of the rule sheet does to the game."""
