"""The career entry of a finished real game."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from alhambra_qt.controller.career.finished import CareerGame, CareerSeat
from alhambra_qt.controller.game.gameconfig import HUMAN
from alhambra_qt.controller.position_editor.draft import Draft
from alhambra_qt.controller.position_editor.keeping import load
from alhambra_qt.controller.position_editor.numbers import (
    SCORINGS,
    WALL,
    ledger,
    number,
    objection,
    totals,
)
from alhambra_qt.controller.presenter.player_panels import item_of
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.files import Unreadable


def entry(draft: Draft, record: str) -> CareerGame:
    """Return the career entry of a finished draft; a game without a seed is a real one."""
    scores = totals(draft)
    key = hashlib.sha256(f"real\0{record}".encode()).hexdigest()[:24]
    seats = tuple(_seat(draft, k, scores) for k in range(len(scores)))
    when = f"{draft.day}T12:00:00+00:00"
    return CareerGame(key, key, when, draft.modules, (), "", record, seats)


def renewed(games: Iterable[CareerGame]) -> Iterator[CareerGame]:
    """Yield anew the real games of an older career, which did not say whether they are whole.

    Those of which the file is gone or was changed since stay as they are.
    """
    for game in games:
        if game.real and not any("whole" in seat.feats for seat in game.seats):
            with suppress(Unreadable):
                now = entry(load(Path(game.record).name), game.record)
                if _results(now) == _results(game):
                    yield now


def _results(game: CareerGame) -> list[tuple[str, int]]:
    return [(seat.name, seat.points) for seat in game.seats]


def _seat(draft: Draft, seat: int, scores: Sequence[int]) -> CareerSeat:
    best, mine, sound = max(scores), scores[seat], objection(draft) is None
    wall = int(number(draft, SCORINGS[-1], WALL, seat) or 0)
    sources: dict[str, int] = {}
    for scoring in SCORINGS:
        for line in ledger(draft, scoring).lines:
            if line.seat == seat and line.points:
                sources[item_of(line)] = sources.get(item_of(line), 0) + line.points
    return CareerSeat(
        name=draft.names[seat],
        kind=HUMAN,
        level="",
        style="",
        mark=MARKS[seat],
        points=mine,
        place=1 + sum(score > mine for score in scores),
        share=1 / scores.count(best) if mine == best else 0.0,
        sources=sources,
        bought=None,
        exact=None,
        wall=wall if sound else None,
        turns=None,
        feats={"whole": int(sound)},
    )
