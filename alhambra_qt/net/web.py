"""The used part of websockets; bundles omit OpenSSL, since channels are encrypted already."""

import sys
from types import ModuleType

try:
    import ssl  # noqa: F401
except ImportError:  # websockets only names it
    sys.modules["ssl"] = ModuleType("ssl")

from websockets.client import ClientProtocol as ClientProtocol
from websockets.exceptions import WebSocketException as WebSocketException
from websockets.frames import Frame as Frame
from websockets.frames import Opcode as Opcode
from websockets.http11 import Request as Request
from websockets.protocol import CONNECTING as CONNECTING
from websockets.protocol import OPEN as OPEN
from websockets.server import ServerProtocol as ServerProtocol
from websockets.uri import parse_uri as parse_uri

if not hasattr(sys.modules["ssl"], "SSLContext"):
    del sys.modules["ssl"]
