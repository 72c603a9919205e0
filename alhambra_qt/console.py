"""Standard output and standard error: nothing that is printed there may end the program."""

import sys


def use_utf8() -> None:
    """Write UTF-8 wherever the output goes; a lone surrogate is written as its number.

    In a pipe Windows would write the code page of its language, which lacks many letters of others:
    printing them raises UnicodeEncodeError.
    """
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:  # None stands for a stream that is not open
            reconfigure(encoding="utf-8", errors="backslashreplace")
