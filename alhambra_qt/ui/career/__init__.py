"""The career page: what a person's finished games add up to."""
