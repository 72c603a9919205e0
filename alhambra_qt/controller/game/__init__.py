"""The running game and all that is kept of it: set-up, record, saves, who plays."""
