"""A game that is over: its review, choosing again, and the branches that leave it."""
