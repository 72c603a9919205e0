"""Change: coins returned for overpaying (rules of section 7.11)."""
