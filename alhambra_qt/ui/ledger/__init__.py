"""The score sheet: every point and where it comes from."""
