"""What if? A table to change card by card, its verdict, and how likely such a table is."""
