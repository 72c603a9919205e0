"""How strong the expert is with each module alone, and what it does with its money and tiles.

    python -m tests.bench.habits play games.jsonl --modules exchange walls none --deals 15
    python -m tests.bench.habits table games.jsonl
    python -m tests.bench.habits table games.jsonl --against changed.jsonl

``play`` seats one expert (``--level hard`` for a first look, seven times as quick) and three medium
players, with one module at a time, and plays each deal once in each seat. Every finished game is
added to the file as a line, and a game that is there is not played again: a run may be stopped at
any time and goes on where it stopped. Deals are played in turn, so that all modules have equally
many at any time. No clock limits a search here, so a game follows from its seed, on a busy machine
too.

``table`` prints for each module what the expert, and in brackets its opponents, did in a game; wins
and margin with their 95 % interval over deals. With ``--against``, a file of another version of the
players, it prints how much more there is in that one, in the games that both files have.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from alhambra_qt import modules
from alhambra_qt.ai.arena import rotations
from alhambra_qt.ai.intervals import interval
from alhambra_qt.ai.levels import LEVELS, PLAYERS
from alhambra_qt.controller.game import records
from alhambra_qt.engine import apply, legal_actions
from alhambra_qt.engine.actions import AddTile, Buy, RemoveTile, SwapTile, TakeMoney
from alhambra_qt.engine.codec import action_from_json
from alhambra_qt.engine.events import Bought
from alhambra_qt.engine.payments import wallet
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_PRICE
from alhambra_qt.engine.rules import Game
from alhambra_qt.lab.match import Match, run_match
from alhambra_qt.lab.play import NONE
from alhambra_qt.lab.replay import start_of
from alhambra_qt.lab.tally import margin, mean, won
from alhambra_qt.modules.characters.actions import CharacterWon

Json = dict[str, Any]
Count = Callable[[Json], float]  # of a game
Key = tuple[str, tuple[str, ...]]  # a game's seed, and who sat where

LEVEL, OPPONENT = "expert", "medium"
REDESIGNS = (AddTile, RemoveTile, SwapTile)
# Of each seat: coins in hand at the end; turns ended by taking money although a tile could be paid
# exactly; tiles bought, tiles overpaid and the coins that this cost; and so on.
HABITS = ("coins", "exact left", "bought", "overpaid", "lost", "redesigns", "wall", "characters")


# -- playing ----------------------------------------------------------------------------------


def play(options: argparse.Namespace) -> None:
    """Play the games that are not in the file yet, and add a line for each."""
    path = Path(options.file)
    known = {_key(game) for game in read(path)} if path.exists() else set()
    line_up = (options.level, *[OPPONENT] * (options.seats - 1))
    for deal in range(options.deals):
        for name in options.modules:
            for seats in rotations(line_up):
                ids = () if name == NONE else (name,)
                match = Match(f"{options.seed}-{name}-{deal}", seats, ids, record=True)
                if (match.seed, seats) not in known:
                    with path.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(_played(match, options.records)) + "\n")


def _key(game: Json) -> Key:
    return game["seed"], tuple(game["seats"])


def read(path: Path) -> list[Json]:
    """Read the games of a file; a last line that the end of a run cut short is taken off it.

    Raises:
        ValueError: if other players than these played a game.
    """
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    games = [json.loads(line) for line in whole.splitlines()]
    if any(game["players"] != PLAYERS for game in games):
        raise ValueError(f"{path}: players: not version {PLAYERS} in every line")
    return games


def _played(match: Match, folder: str | None) -> Json:
    found = run_match(match)
    line, record = found["line"], found["record"]
    if folder:
        name = f"{match.seed}-{','.join(match.levels)}{records.SUFFIX}"
        records.write_record(Path(folder) / name, record, safe=False)
    kept = ("modules", "seed", "seats", "scores", "winners", "turns")
    return {"players": PLAYERS, **{name: line[name] for name in kept}, **habits_of(record)}


def habits_of(record: Json) -> Json:
    """Count the habits of each seat in a recorded game."""
    game = start_of(record)
    counts = {name: [0] * len(game.players) for name in HABITS}
    for part in record["actions"]:
        action, seat = action_from_json(part), game.frame.seat
        counts["redesigns"][seat] += isinstance(action, REDESIGNS)
        counts["exact left"][seat] += isinstance(action, TakeMoney) and bool(exact_buys(game))
        for event in apply(game, action):
            if isinstance(event, Bought):
                counts["bought"][event.seat] += 1
                counts["overpaid"][event.seat] += event.overpaid > 0
                counts["lost"][event.seat] += event.overpaid
            elif isinstance(event, CharacterWon):
                counts["characters"][event.seat] += 1
    for seat, player in enumerate(game.players):
        counts["coins"][seat] = sum([CARD_VALUE[card] for card in wallet(game, seat)])
        counts["wall"][seat] = player.palace.longest_wall()
    return counts


def exact_buys(game: Game) -> list[Buy]:
    """List the purchases on the market that cost no action."""
    return [
        action
        for action in legal_actions(game)
        if isinstance(action, Buy)
        and sum([CARD_VALUE[card] for card in action.cards]) == TILE_PRICE[game.market[action.slot]]
    ]


# -- the table --------------------------------------------------------------------------------


def table(options: argparse.Namespace) -> None:
    """Print a row for each module, and one for all together."""
    games = {_key(game): game for game in read(Path(options.file))}
    others = {_key(game): game for game in read(Path(options.against or options.file))}
    both = [key for key in games if key in others]
    print("| players | games | wins, % | margin |", " | ".join(HABITS), "|")
    print("|---" * (4 + len(HABITS)) + "|")
    groups: dict[str, list[Key]] = {}
    for key in both:
        level = games[key]["seats"][_seat(games[key])]
        for name in ("+".join(games[key]["modules"]) or "base", "all"):
            groups.setdefault(f"{level}, {name}", []).append(key)
    for name, here in sorted(groups.items()):
        if options.against:
            cells = _differences([(games[key], others[key]) for key in here])
        else:
            cells = _figures([games[key] for key in here])
        print(f"| {name} | {len(here)} |", " | ".join(cells), "|")


def _figures(games: Sequence[Json]) -> list[str]:
    results = [_by_deal([(game, measure(game)) for game in games]) for measure in RESULTS]
    counts = []
    for name in HABITS:
        own = mean([_of_level(name, game) for game in games])
        counts.append(f"{own:.1f} ({mean([_of_opponents(name, game) for game in games]):.1f})")
    return results + counts


def _differences(pairs: Sequence[tuple[Json, Json]]) -> list[str]:
    measures: list[Count] = [*RESULTS, *(partial(_of_level, name) for name in HABITS)]
    return [
        _by_deal([(game, measure(other) - measure(game)) for game, other in pairs])
        for measure in measures
    ]


def _by_deal(values: Sequence[tuple[Json, float]]) -> str:
    """Say the mean, and half its interval: a deal is one value once it is played in each seat."""
    deals: dict[str, list[float]] = {}
    for game, value in values:
        deals.setdefault(game["seed"], []).append(value)
    seats = len(values[0][0]["seats"])
    whole = [mean(found) for found in deals.values() if len(found) == seats]
    half = f"{interval(whole)[1]:.1f}" if len(whole) > 1 else "?"
    return f"{mean([value for _, value in values]):+.1f} ± {half}"


def _seat(game: Json) -> int:
    return next(seat for seat, level in enumerate(game["seats"]) if level != OPPONENT)


def _of_level(name: str, game: Json) -> float:
    return float(game[name][_seat(game)])


def _of_opponents(name: str, game: Json) -> float:
    return mean([count for seat, count in enumerate(game[name]) if seat != _seat(game)])


# Wins in percent, and the margin in points.
RESULTS: tuple[Count, Count] = (
    lambda game: 100 * won(game, _seat(game)),
    lambda game: margin(game, game["seats"][_seat(game)]),
)


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("play")
    command.add_argument("file")
    names = (NONE, *modules.IDS)
    command.add_argument("--level", default=LEVEL, choices=[*LEVELS])
    command.add_argument("--modules", nargs="+", choices=names, default=names)
    command.add_argument("--deals", type=int, default=15, help="of each module")
    command.add_argument("--seats", type=int, default=4)
    command.add_argument("--seed", default="habits")
    command.add_argument("--records", metavar="FOLDER", help="where to keep the games themselves")
    command.set_defaults(run=play)
    command = commands.add_parser("table")
    command.add_argument("file")
    command.add_argument("--against", metavar="FILE")
    command.set_defaults(run=table)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
