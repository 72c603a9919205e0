"""The screen of a lesson: a real table, what it is about beside it, and the way through."""
