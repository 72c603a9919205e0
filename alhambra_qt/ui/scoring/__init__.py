"""A scoring on the table: its stage, the contents, the timing and the picture."""
