"""The screen of a lesson: a real table, the instructions beside it, and the navigation."""
