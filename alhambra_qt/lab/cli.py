"""The command ``alhambra-lab``: how it begins and how it ends.

Results go to standard output as JSON, everything else to standard error; the exit status is 0,
2 for bad input with one line that says what is wrong, 130 after Ctrl+C, also with one line.

What takes time to import is imported when Ctrl+C is waited for.
"""

import errno
import importlib
import os
import signal
import sys
from collections.abc import Sequence
from types import TracebackType

from alhambra_qt.console import use_utf8
from alhambra_qt.lab.writing import NAME, say

BAD_INPUT, INTERRUPTED = 2, 130
TOGETHER = ("nacl", "websockets")  # packages that need not be there


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and give its exit status."""
    from_shell = argv is None
    if argv is None:
        argv = sys.argv[1:]
        sys.excepthook = _say_fault
    if sys.stdout is None:
        return _complain("standard output is closed")
    use_utf8()
    try:
        status = _run(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        if from_shell:  # who presses it again, while processes end, need not wait for them
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        say(f"{NAME}: interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        if sys.platform == "win32" and error.errno == errno.EINVAL:  # its word for a broken pipe
            return 0
        return _complain(f"standard output: {error.strerror}")
    return status


def _run(argv: Sequence[str]) -> int:
    from alhambra_qt.lab import arguments, reading  # slow, so only once Ctrl+C is waited for

    try:
        options = arguments.parser().parse_args(arguments.joined(argv))
    except SystemExit as done:  # argparse has said its piece
        return done.code if isinstance(done.code, int) else BAD_INPUT
    try:
        command = importlib.import_module(f"alhambra_qt.lab.{options.module}")
        status: int | None = command.run(options)
    except reading.BadInput as error:
        return _complain(error.line())
    except ModuleNotFoundError as error:
        if error.name not in TOGETHER:
            raise
        return _complain(f"{options.command}: needs the extra alhambra-qt[together] ({error.name})")
    return status or 0


def _complain(line: str) -> int:
    say(f"{NAME}: {line}")
    return BAD_INPUT


def _drop_output() -> None:
    """Nobody reads on: let what is left in the buffer go nowhere, without another complaint."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        return


def _say_fault(
    kind: type[BaseException], fault: BaseException, trace: TracebackType | None
) -> None:
    """Report a mistake of the program itself in one line, with its place."""
    place = ""
    while trace is not None:
        place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
        trace = trace.tb_next
    text = " ".join(str(fault).split())
    say(f"{NAME}: mistake of the program: {kind.__name__}: {text} ({place})")


if __name__ == "__main__":
    sys.exit(main())
