"""From a game to what is shown of it."""
