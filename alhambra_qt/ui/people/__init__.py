"""Who plays: the seats of the running game, the profiles of the people at this computer."""
