"""What a reader looks at on a page: cards, charts, and the colors they share."""
