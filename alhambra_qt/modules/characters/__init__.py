"""Characters: ten people who are auctioned and help their owners (rules of section 7.7)."""
