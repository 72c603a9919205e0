"""Bazaars: priced by the market, they score the colours around them (rules of section 7.16)."""
