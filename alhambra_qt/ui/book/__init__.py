"""The rulebook: contents, text, search, choice of set-up, printing, and examples to try."""
