"""What an action would bring, computed before it is taken: points, and what else changes."""
