"""The treasure chamber: chests that are bought by the room (rules of section 7.13)."""
