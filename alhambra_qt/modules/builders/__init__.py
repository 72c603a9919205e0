"""Master builders: money that may bring a further redesign (rules of section 7.14)."""
