"""Playback of short sounds: a player with its own thread, the mixer and the device.

Nothing here depends on a game or a window. `SoundPlayer.play` queues a request and returns at
once; the player's thread imports the library and opens the device at the first sound. Without a
device or the library, playing is a no-op.
"""
