"""What is still hidden in the running game, and what a person knows of the rules."""
