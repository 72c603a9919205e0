"""Which pieces move when something happens."""
