"""The score sheet: every point with its proof."""
