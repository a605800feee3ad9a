"""Simulations and tournaments as pictures."""
