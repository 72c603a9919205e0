"""Thieves: between two turns one open money card goes into a hand (rules of section 7.10)."""
