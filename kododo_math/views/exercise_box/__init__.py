"""Exercises to answer: a question with its cards, a field for the answer, hints, and the way to it."""
