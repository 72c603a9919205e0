"""The players: the seats of the running game, and the profiles on this computer."""
