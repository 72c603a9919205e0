"""The table: everything a player sees and does while a game is played."""
