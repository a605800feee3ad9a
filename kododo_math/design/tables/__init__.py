"""Tables of cards, counted: many thresholds at once, or kind by kind."""
