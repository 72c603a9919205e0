"""Learning: the page of lessons and chapters, and the exercises with their pictures."""
