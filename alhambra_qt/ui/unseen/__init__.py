"""What is still hidden in the running game, and how well a person knows the rules."""
