"""Hidden pieces of the running game, and a person's knowledge of the rules."""
