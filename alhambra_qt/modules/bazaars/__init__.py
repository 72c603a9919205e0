"""Bazaars: tiles priced by the market, which score the colours around them (section 7.16)."""
