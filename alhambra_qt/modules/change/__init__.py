"""Change: coins for what was paid too much (rules of section 7.11)."""
