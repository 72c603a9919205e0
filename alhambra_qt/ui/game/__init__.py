"""The running game in the window: table, handing over, menu, coach."""
