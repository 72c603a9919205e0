"""The Vizier's Favour: one exact purchase out of turn (rules of section 7.1)."""
