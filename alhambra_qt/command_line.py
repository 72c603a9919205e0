"""The parser of the command line, which most starts do not need."""

import argparse
from pathlib import Path
from typing import NoReturn

from alhambra_qt import __version__, i18n


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong, and end the program with status 2."""
        self.exit(2, f"alhambra-qt: {message} (alhambra-qt --help lists the options)\n")


def parser() -> Parser:
    """Return the parser with every option."""
    parser = Parser("alhambra-qt", description="The board game Alhambra.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"alhambra-qt {__version__}")
    parser.add_argument("--lang", choices=i18n.available(), help="language, only for this time")
    parser.add_argument("--demo", action="store_true", help="watch the computers play")
    parser.add_argument(
        "--offscreen",
        action="store_true",
        help="without a window; with --demo: play to the end, print the result, save a picture",
    )
    parser.add_argument("--open", type=Path, metavar="FILE", help="open a saved game or a position")
    parser.add_argument(
        "file",
        nargs="?",
        metavar="FILE|INVITATION",
        help="the same, as a double click says it; or join a table elsewhere",
    )
    parser.add_argument("--seed", metavar="TEXT", help="the same seed gives the same chances")
    parser.add_argument(
        "--home",
        type=Path,
        metavar="DIR",
        help="keep settings, games, learning and log in DIR only",
    )
    parser.add_argument(
        "--debug",
        action="store_true",
        help="log to the terminal, show changed texts at once, Ctrl+Shift+D outlines the table",
    )
    return parser
