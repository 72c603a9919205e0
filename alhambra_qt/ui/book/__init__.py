"""The rulebook: contents, text, search, choice of a set-up, paper, and examples to be tried."""
