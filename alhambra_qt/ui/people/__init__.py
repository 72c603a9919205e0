"""Who plays: the profiles of the people at this computer."""
