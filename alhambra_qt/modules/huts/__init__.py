"""Builders' huts: free tiles that count as the buildings around them (rules of section 7.4)."""
