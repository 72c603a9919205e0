"""``relay``: joins two ends that name one random room; it sees nothing but cipher."""

import argparse

from alhambra_qt.lab.host import read_address
from alhambra_qt.lab.reading import BadInput
from alhambra_qt.lab.waiting import MainLoop
from alhambra_qt.lab.writing import emit
from alhambra_qt.net.relay import Relay


def run(options: argparse.Namespace) -> None:
    """Run a relay until SIGTERM or Ctrl+C.

    Raises:
        BadInput: if nobody may listen there.
    """
    loop = MainLoop()
    try:
        relay = Relay(read_address(options.listen, "--listen"), options.rooms)
    except OSError as error:
        raise BadInput(f"nobody can listen there: {error.strerror}", "--listen") from error
    try:
        loop.put(lambda: emit({"listening": str(relay.address)}))
        loop.run(lambda: False, lambda: None, lambda: False)
    finally:
        relay.close()
