"""City gates: a way through a wall between two tiles (rules of section 7.5)."""
