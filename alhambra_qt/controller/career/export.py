"""The games of a person as a table for other programs: CSV with a head, a line for each game.

The columns:

    game             what tells the game from all others
    finished         when, ISO 8601 in UTC
    record           the name of its file among the saved games
    seed, modules, variants
    seats            how many players
    person, place, points
    best_rival       the points of the best rival
    margin           points - best_rival
    share            of the victory: 1, 0, or a part of it if it was shared
    adjusted         the share with luck taken out, empty where it is not known
    bought, exact    tiles paid for, and those without a dirham too much
    wall             sides of the longest wall in the end
    turns            own turns
    level            the strongest computer at the table, or "people"
    rivals           name (level or "human") points, separated by "; "
    points_...       a column for each source of points that there is in any of the games

Lists are separated by spaces; numbers have a decimal point in every language.
"""

import csv
import io
from collections.abc import Sequence

from alhambra_qt.controller.career.figures import ROWS, CareerGameOf

COLUMNS = (
    *("game", "finished", "record", "seed", "modules", "variants", "seats", "person", "place"),
    *("points", "best_rival", "margin", "share", "adjusted", "bought", "exact", "wall", "turns"),
    *("level", "rivals"),
)
FORMULAS = ("=", "+", "-", "@", "\t")  # a spreadsheet would reckon with what begins like this


def to_csv(games: Sequence[CareerGameOf]) -> str:
    """Write games as a table."""
    items = dict.fromkeys(ROWS)
    for one in games:
        items.update(dict.fromkeys(one.seat.sources))
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    table.writerow([*COLUMNS, *(f"points_{item}" for item in items)])
    for one in games:
        table.writerow([*_cells(one), *(one.seat.sources.get(item, 0) for item in items)])
    return text.getvalue()


def _cells(one: CareerGameOf) -> list[str | int | float]:
    game, seat = one.game, one.seat
    rivals = "; ".join(
        f"{rival.name} ({rival.level or rival.kind}) {rival.points}" for rival in one.rivals
    )
    return [
        *(game.id, game.finished, _safe(game.record), _safe(game.seed), " ".join(game.modules)),
        " ".join(f"{module}={variant}" for module, variant in game.variants),
        *(len(game.seats), _safe(seat.name), seat.place, seat.points),
        *(seat.points - one.margin, one.margin, round(seat.share, 4)),
        "" if seat.adjusted is None else round(seat.adjusted, 4),
        *(seat.bought, seat.exact, seat.wall, seat.turns, one.level, _safe(rivals)),
    ]


def _safe(text: str) -> str:
    """Keep what a person wrote from being taken for a formula."""
    return f"'{text}" if text.startswith(FORMULAS) else text
