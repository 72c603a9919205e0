"""Exchange cards: one purchase paid in two currencies (rules of section 7.2)."""
