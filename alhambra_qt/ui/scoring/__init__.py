"""A scoring on the table: `player` has its time, `stage` its place, `parts` what stands there."""
