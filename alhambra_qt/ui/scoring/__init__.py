"""A scoring on the table: its stage, what stands there, its time and its picture."""
