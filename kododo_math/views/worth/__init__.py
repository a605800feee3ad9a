"""What a card on the table is worth, as pictures."""
