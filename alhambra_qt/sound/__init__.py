"""Playing short sounds: a player with a thread of its own, what it mixes, and the device.

Nothing here knows a game or a window. `SoundPlayer.play` only leaves a wish and comes back; the
library is imported and the device opened by the player's thread, at the first sound. Without a
device, or without the library, nothing is heard and nothing else happens.
"""
