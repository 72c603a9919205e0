"""Start the program: `alhambra-qt` or `python -m alhambra_qt`."""

import gc
import os
import signal
import sys

from alhambra_qt.console import use_utf8


def main() -> int:
    """Run the game and give its exit status."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Until there is something to save, Ctrl+C just ends the program, without a traceback.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    use_utf8()
    from alhambra_qt import options, paths, qt, without  # until here Ctrl+C must work

    wishes = options.parse()
    if wishes.home is not None:
        paths.use_home(wishes.home)
    if wishes.offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    gc.disable()  # nothing of what is imported is ever garbage
    try:
        # typing has what msgspec takes from there, if Fluent has brought it along: 3 ms.
        without.import_without("msgspec", "typing_extensions")
        qt.import_qt()
        from alhambra_qt import app
    except ImportError as error:
        # A bare Linux lacks libraries that Qt needs; the plain message names only the first.
        if ".so" not in str(error):
            raise
        print(f"alhambra-qt: Qt cannot start: {error}; {options.LIBRARIES_HELP}", file=sys.stderr)
        return 2
    gc.freeze()
    gc.enable()
    return app.run(wishes)


if __name__ == "__main__":
    sys.exit(main())
