"""The arguments of the command ``alhambra-lab``."""

import argparse
import re
from collections.abc import Callable, Sequence
from typing import NoReturn, TypeAlias

from alhambra_qt import __version__
from alhambra_qt.engine.fields import is_text
from alhambra_qt.i18n import DEFAULT, available
from alhambra_qt.lab.writing import NAME

BAD_INPUT = 2
MOST = 1_000_000


class _LabParser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        line = " ".join(message.split())
        self.exit(BAD_INPUT, f"{NAME}: {line} ({self.prog} --help says more)\n")


def _text(text: str) -> str:
    if not is_text(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no text in the encoding of this system")
    return text


def _cell(text: str) -> list[int]:
    try:
        x, y = (int(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no cell X,Y") from None
    return [x, y]


def _whole(low: int, high: int = MOST) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{text} is not from {low} to {high}")
        return number

    return read


def _jobs(text: str) -> int:
    return 0 if text == "auto" else _whole(0, 256)(text)


def _shares(text: str) -> list[float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no pair P0,P1") from None
    if not 0 < low < high < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 0 < P0 < P1 < 1")
    return [low, high]


def _address(text: str) -> str:
    if re.fullmatch(r"(tcp|tls)://([\w.-]+|\[[\da-fA-F:]+\]):\d{1,5}", text) is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as tcp://host:8786")
    return text


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number") from None
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not a time of up to an hour")
    return number


# -- arguments --------------------------------------------------------------------------------


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    top = _LabParser(
        NAME, description="The rules of Alhambra Qt for other programs.", allow_abbrev=False
    )
    _add_version(top)
    commands = top.add_subparsers(
        dest="command", required=True, metavar="COMMAND", title="commands"
    )
    _add_questions(commands)
    _add_play(commands)
    command = _add(commands, "replay", "replay", "play a record again and say where it leads")
    command.add_argument("record", metavar="RECORD", help="a saved game")
    command.add_argument("--until", type=_whole(0), metavar="N", help="only the first N actions")
    _add_share(commands)
    _add_analyse(commands)
    _add_together(commands)
    command = _add(commands, "perft", "perft", "count the sequences of actions from a position")
    command.add_argument("position", metavar="POSITION", help="a position (JSON)")
    command.add_argument("--depth", type=_whole(0, 100), required=True, metavar="N")
    command = _add(commands, "bench", "bench", "measure the speed on this machine")
    command.add_argument(
        "--seconds", type=_seconds, default=1.0, metavar="S", help="time for each figure (1)"
    )
    command = _add(commands, "actions", "schema", "list the types of action")
    command.add_argument("--schema", action="store_true", help="as a JSON Schema with all fields")
    return top


Commands: TypeAlias = "argparse._SubParsersAction[_LabParser]"


def _add(commands: Commands, name: str, module: str, summary: str) -> _LabParser:
    command = commands.add_parser(
        name, help=summary, description=f"{summary.capitalize()}.", allow_abbrev=False
    )
    _add_version(command)
    command.set_defaults(module=module)
    return command


def _add_version(command: argparse.ArgumentParser) -> None:
    command.add_argument("--version", action="version", version=f"{NAME} {__version__}")


def _add_questions(commands: Commands) -> None:
    legal = _add(commands, "legal", "questions", "where a seat may put tiles, and its actions")
    why = _add(commands, "why", "questions", "which rule forbids a tile on a cell")
    score = _add(commands, "score", "questions", "the ledger of a scoring made now (Dirk: seat -1)")
    for command in (legal, why, score):
        command.add_argument(
            "position", metavar="POSITION", help="a position (JSON), or - for JSON Lines"
        )
    for command in (legal, why):
        command.add_argument(
            "--seat", type=_whole(0), metavar="N", help="from 0; else the seat to move"
        )
    for command in (why, score):
        command.add_argument(
            "--lang", choices=available(), default=DEFAULT, help="of the sentences"
        )
    why.add_argument("--tile", metavar="ID")
    why.add_argument("--at", type=_cell, metavar="X,Y", help="the cell, from the fountain")
    score.add_argument("--scoring", type=int, choices=(1, 2, 3), required=True)
    score.add_argument(
        "--attack", choices=tuple("nesw"), help="with an invasion from there after it"
    )


def _add_play(commands: Commands) -> None:
    play = _add(commands, "play", "play", "let computers play games")
    play.add_argument(
        "--seats",
        required=True,
        metavar="LEVEL,LEVEL[,...]",
        help="2 to 6 levels or players of installed packages, in seat order",
    )
    play.add_argument(
        "--modules", default="none", metavar="MODULES", help="all, none, random, or ids: a,b"
    )
    play.add_argument("--games", type=_whole(1), default=1, metavar="N", help="at most (1)")
    play.add_argument(
        "--seed",
        type=_text,
        default="1",
        metavar="S",
        help="any text; later deals are S-1, S-2, ...",
    )
    where = play.add_mutually_exclusive_group()
    where.add_argument(
        "--jobs", type=_jobs, default=1, metavar="J", help="processes (1); auto or 0: all cores"
    )
    where.add_argument(
        "--scheduler",
        type=_address,
        metavar="ADDRESS",
        help="play on a Dask cluster, tcp://host:8786 (needs the extra alhambra-qt[cluster])",
    )
    play.add_argument(
        "--rotate",
        action="store_true",
        help="move everybody one seat on after each game, and play the same deal until every "
        "different rotation has had it; only then the next deal is dealt. Without it each game "
        "is a deal. --games counts games: a multiple of the rotations leaves no deal unfinished",
    )
    play.add_argument(
        "--sprt",
        type=_shares,
        metavar="P0,P1",
        help="stop as soon as it is clear (5 %% error) whether a seat of the first level wins the "
        "share P0 or P1 of its games",
    )
    play.add_argument("--record", metavar="DIR", help="keep a record of every game there")
    play.add_argument(
        "--adjust",
        action="store_true",
        help="tell what was luck in each game, and add to the summary the share of the victory "
        "with luck taken off: the same in the mean, sooner sure",
    )
    play.add_argument(
        "--futures",
        type=_whole(1, 1000),
        default=8,
        metavar="N",
        help="with --adjust: of each moment at which something is revealed (8)",
    )


def _add_together(commands: Commands) -> None:
    host = _add(commands, "host", "host", "hold a table for players at other computers")
    host.add_argument(
        "--seats",
        default="open,open",
        metavar="SEAT,SEAT[,...]",
        help="for each seat open or a level, in order (open,open)",
    )
    host.add_argument(
        "--modules", default="none", metavar="MODULES", help="all, none, random, or ids: a,b"
    )
    host.add_argument(
        "--listen",
        default="127.0.0.1:0",
        metavar="ADDR:PORT",
        help="port 0: a free one; 0.0.0.0: all networks of this computer (127.0.0.1:0)",
    )
    host.add_argument("--via", metavar="RELAY", help="also through the relay at this ADDR:PORT")
    host.add_argument(
        "--record",
        metavar="FILE",
        help="keep the game there, and its keys beside it; an unfinished game goes on",
    )
    host.add_argument(
        "--wait",
        type=_seconds,
        metavar="S",
        help="end with status 3 if somebody is missing for so long",
    )
    host.add_argument(
        "--watchers",
        type=_whole(0, 16),
        metavar="N",
        help="let so many watch without a seat, 0 to 16; the first line has their invitation (0)",
    )
    host.add_argument(
        "--hands",
        action="store_true",
        help="if all players agree, show all hands to those who watch, ten rounds later",
    )
    join = _add(commands, "join", "join", "take a seat at a table elsewhere as a computer player")
    join.add_argument(
        "invitation",
        nargs="?",
        default="",
        metavar="INVITATION",
        help="as host or the window gives it, or a file that holds it (- for standard input)",
    )
    join.add_argument("--player", default="", metavar="LEVEL", help="a level or a player")
    join.add_argument(
        "--watch", metavar="TEXT", help="watch without a seat, by an invitation for that"
    )
    join.add_argument(
        "--frames", metavar="FILE", help="with --watch: add each frame that comes, as JSON, a line"
    )
    join.add_argument("--hands", action="store_true", help="agree to that, if the table offers it")
    join.add_argument("--name", type=_text, default="", metavar="N", help="what others read")
    join.add_argument(
        "--keep", metavar="FILE", help="keep the token there, to take the same seat again"
    )
    join.add_argument("--record", metavar="FILE", help="write the game there when it is over")
    relay = _add(commands, "relay", "relay", "join tables and guests who cannot reach them")
    relay.add_argument("--listen", default="127.0.0.1:0", metavar="ADDR:PORT")
    relay.add_argument(
        "--rooms", type=_whole(1, 10_000), default=100, metavar="N", help="at once (100)"
    )


def _add_share(commands: Commands) -> None:
    share = _add(commands, "share", "share", "write a record as a web page")
    share.add_argument("record", metavar="RECORD", help="a saved game, finished or not")
    share.add_argument("--html", metavar="FILE", required=True, help="one page, in all languages")
    share.add_argument(
        "--lang", choices=available(), default=DEFAULT, help="seen first on the page"
    )


def _add_analyse(commands: Commands) -> None:
    analyse = _add(
        commands, "analyse", "analyse", "say what was luck in a game and what each choice cost"
    )
    analyse.add_argument("record", metavar="RECORD", help="a saved game that is over")
    analyse.add_argument(
        "--branch",
        metavar="BRANCH",
        help="a branch of it that is over instead, by its name or its number from 1",
    )
    analyse.add_argument("--lang", choices=available(), default=DEFAULT, help="of the reasons (en)")
    analyse.add_argument(
        "--futures",
        type=_whole(2, 10_000),
        default=96,
        metavar="N",
        help="of each moment, where few do not agree, at most (96)",
    )


def joined(argv: Sequence[str]) -> list[str]:
    """Tie --at to its cell: argparse would take ``-1,2`` for an option."""
    found: list[str] = []
    for word in argv:
        if found and found[-1] == "--at":
            found[-1] = f"--at={word}"
        else:
            found.append(word)
    return found
