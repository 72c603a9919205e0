"""What is used of websockets; bundles leave OpenSSL out, since channels are sealed already."""

import sys
from types import ModuleType

try:
    import ssl  # noqa: F401
except ImportError:  # websockets only names it
    sys.modules["ssl"] = ModuleType("ssl")

from websockets.exceptions import ConnectionClosed as ConnectionClosed
from websockets.exceptions import WebSocketException as WebSocketException
from websockets.sync.client import connect as connect
from websockets.sync.connection import Connection as Connection
from websockets.sync.server import Server as Server
from websockets.sync.server import ServerConnection as ServerConnection
from websockets.sync.server import serve as serve

if not hasattr(sys.modules["ssl"], "SSLContext"):
    del sys.modules["ssl"]
