"""The replay page.

It reuses the table of the game (``replay_table.py``), so that a step forward moves the same pieces
as in play. Below it are the playback controls (``transport.py``) with the timeline
(``timeline.py``); ``replay_page.py`` combines them.
"""
