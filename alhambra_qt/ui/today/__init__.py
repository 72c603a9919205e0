"""The page of the day: its deals, a month of one's own, challenges."""
