"""The treasure chamber: chests bought one chamber room at a time (rules of section 7.13)."""
