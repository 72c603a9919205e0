"""The ways into pages and back: who opens what, and what it is given."""
