"""The command in a process of its own that need not import the program again: in a fork.

This is imported once, by the process that is forked, and imports nothing of the tests.
"""

import multiprocessing
import os
import sys
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from unittest.mock import patch

from alhambra_qt.lab import cli, host, join

USED = (host, join)  # by the command, which imports them only when they are asked for


def start(
    words: tuple[str, ...], changed: dict[str, object]
) -> tuple[ForkServerProcess, Connection, Connection]:
    """Start the command, with other values in the program, and give its two outputs."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])
    (out, says), (err, complains) = context.Pipe(duplex=False), context.Pipe(duplex=False)
    process = context.Process(target=_become, args=(words, changed, says, complains))
    process.start()
    says.close()
    complains.close()
    return process, out, err


def _become(
    words: tuple[str, ...], changed: dict[str, object], says: Connection, complains: Connection
) -> None:
    sys.stdout = os.fdopen(os.dup2(says.fileno(), 1), "w")
    sys.stderr = os.fdopen(os.dup2(complains.fileno(), 2), "w", buffering=1)
    says.close()
    complains.close()
    for name, value in changed.items():
        patch(name, value).start()
    sys.argv[1:] = words
    sys.exit(cli.main())
