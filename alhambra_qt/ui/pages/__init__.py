"""The pages around the game; each is imported only when it is first shown."""
