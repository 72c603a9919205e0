"""The effects of an action, computed before it is taken: points and other changes."""
