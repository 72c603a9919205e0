"""Characters: Hakim and Yusuf, who count in scorings (rules of section 7.7)."""

import math
from collections.abc import Mapping
from functools import lru_cache

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.contracts import Future
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.ledger import Line, Part
from alhambra_qt.engine.palace import Palace, for_each_seat
from alhambra_qt.engine.pieces import CARD_ID, TYPES
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.scoring import Counts, building_cells, building_counts, majority_points
from alhambra_qt.engine.state import Frame

from .actions import ChooseHakim, HakimChose
from .state import (
    AMMAR,
    FARUK,
    HAKIM,
    KARIM,
    KNIHSTIG,
    LAILA,
    MACHMA,
    YAMMERAD,
    YUSUF,
    owner_of,
    state_of,
)

HALF = 0.5
WALL_POINTS = 3


# -- Hakim ------------------------------------------------------------------------------------


def scoring_coming(game: Game, scoring: int) -> None:
    """Ask Hakim's owner for a type, if any building stands there."""
    seat = owner_of(game, HAKIM)
    if seat is not None and _built_types(game, seat):
        game.push("hakim", seat, scoring)


def _built_types(game: Game, seat: Seat) -> list[int]:
    return [kind for kind, cells in enumerate(building_cells(game, seat)) if cells]


def hakim_options(game: Game, frame: Frame) -> list[Action]:
    """List the types of which the owner has a building."""
    return [ChooseHakim.of(kind) for kind in _built_types(game, frame.seat)]


def check_hakim(game: Game, seat: Seat, action: ChooseHakim) -> Refusal | None:
    """Check a type: at least one building of it is needed (rule hakim)."""
    if action.colour in _built_types(game, seat):
        return None
    return Refusal("hakim", params=(("reason", "none_built"),))


def run_hakim(game: Game, seat: Seat, action: ChooseHakim) -> None:
    """Note the type for this scoring."""
    game.decisions.pop()
    state_of(game).chosen = action.colour
    if game.events is not None:
        game.events.append(HakimChose(seat, action.colour))


def scored(game: Game, scoring: int) -> None:
    """The choice was for this scoring only."""
    state_of(game).chosen = -1


def majority_counts(game: Game, scoring: int, counts: Counts) -> Counts:
    """Count half a building more in the type chosen, or in the best one while none is."""
    seat = owner_of(game, HAKIM)
    if seat is None:
        return counts
    chosen = state_of(game).chosen
    if chosen < 0:
        chosen = _best_type(counts, seat, scoring)
    return _with_half(counts, seat, chosen) if counts[seat][chosen] else counts


def count_parts(game: Game, scoring: int, seat: Seat, out: list[Part]) -> None:
    """Show the half building where it counts: nothing else makes a half."""
    if owner_of(game, HAKIM) == seat:
        row = building_counts(game, scoring)[seat]
        out += [Part(kind, CARD_ID[HAKIM], HALF) for kind, count in enumerate(row) if count % 1]


def _best_type(counts: Counts, seat: Seat, scoring: int) -> int:
    """Give the type in which half a building gains most now, the first of equals."""

    def gain(kind: int) -> int:
        if not counts[seat][kind]:
            return -1
        return majority_points(_with_half(counts, seat, kind), scoring)[seat]

    return max(range(len(TYPES)), key=gain)


def _with_half(counts: Counts, seat: Seat, kind: int) -> Counts:
    more = [row[:] for row in counts]
    more[seat][kind] += HALF
    return more


# -- for computer players ----------------------------------------------------------------------

# Points that a character is worth once, for each turn left, and for each scoring to come: a third
# of what they seem to be. Games have shown that they bring little for the money bid for them.
HOPES: dict[Card, tuple[float, float, Mapping[int, float]]] = {
    KARIM: (2.1, 0.0, {}),
    KNIHSTIG: (0.0, 0.18, {}),
    AMMAR: (0.0, 0.21, {}),
    FARUK: (0.0, 0.14, {}),
    HAKIM: (0.0, 0.0, {1: 0.5, 2: 1.4, 3: 1.8}),
    LAILA: (0.0, 0.21, {}),
    MACHMA: (0.0, 0.18, {}),
    YAMMERAD: (0.0, 0.14, {}),
    YUSUF: (0.0, 0.04, {}),  # its lines are counted as they stand
}


@lru_cache(maxsize=5_000)
def hopes(owned: tuple[Card, ...], future: Future) -> float:
    """Give what a computer player expects of some characters."""
    value = 0.0
    for card in owned:
        once, each_turn, each_scoring = HOPES.get(card, (0.0, 0.0, {}))
        value += once * min(1.0, future.turns / 2) + each_turn * future.turns
        value += math.fsum([each_scoring.get(number, 0.0) for number in future.scorings])
    return value


# -- Yusuf ------------------------------------------------------------------------------------


def _yusuf(seat: Seat, palace: Palace) -> list[Line]:
    path = palace.wall_path()
    points = len(path) // WALL_POINTS
    if not points:
        return []
    cells = tuple(dict.fromkeys(cell for cell, _ in path))
    return [Line(seat, "yusuf", "yusuf", len(path), 0, points, cells, path)]


YUSUF_LINES = for_each_seat(_yusuf)


def score_items(game: Game, scoring: int, out: list[Line]) -> None:
    """One more point for each full three points of the wall."""
    seat = owner_of(game, YUSUF)
    if seat is not None:
        out += game.players[seat].palace.known(YUSUF_LINES[seat])
