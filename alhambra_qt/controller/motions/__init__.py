"""Which pieces move when something happens, and what it sounds like."""
