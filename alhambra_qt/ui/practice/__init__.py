"""Learning: the page of lessons and its chapters, and the exercises with their pictures."""
