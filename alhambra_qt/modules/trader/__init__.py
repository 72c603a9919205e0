"""The street trader: residents move into buildings (rules of section 7.12)."""
