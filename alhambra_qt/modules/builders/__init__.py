"""Master builders: money that may grant an extra redesign (rules of section 7.14)."""
