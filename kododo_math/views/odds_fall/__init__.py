"""The odds of one seat, moment by moment, as the cards of a round fall; and what each play is worth."""
