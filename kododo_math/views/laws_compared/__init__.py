"""The exact law of a round, edition beside edition."""
