"""The pieces of the modules as pictures: cards, tokens, and what lies on tiles."""
