"""Pictures of the pieces of the modules: cards, tokens, and pieces on tiles."""
