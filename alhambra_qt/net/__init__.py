"""Messages between computers: sealed channels, over websockets or in memory.

`sealing` proves the table and encrypts; `channel` joins a sealing with a pipe and limits what
comes; `sockets` and `relay` carry pipes over the network; `discovery` finds tables in it. Nothing
here knows a game or a window, and nothing imports it before somebody hosts or joins a table.
"""
