"""Thieves: take one open money card between two turns (rules of section 7.10)."""
