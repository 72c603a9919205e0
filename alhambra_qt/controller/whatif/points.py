"""What a move would do to everybody's points: the next scoring as if it came now, and the last.

The numbers are those of the engine's own ledgers of the two states, known attacks included.
"""

from collections.abc import Sequence

from alhambra_qt.controller.build.panels import item_of, rows_of
from alhambra_qt.controller.faces.face import Effect
from alhambra_qt.controller.view.parts import Fact, SeatTag
from alhambra_qt.controller.whatif.modules import LAST
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import DIRK, Game, Ledger, score_now
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import Msg, listing, msg, signed

Names = Sequence[str | Msg]
NOW, END, PLACED = "what-points", "what-points-end", "what-points-placed"
BUILT = "what-points-built"  # the tiles held aside are counted as built


def ledger_of(game: Game, number: int) -> Ledger:
    """Count a scoring as if it came now.

    What is known of the next attack is taken off the next scoring, not off a later one.
    """
    return score_now(game, number, losses=not game.over and number == next_scoring(game))


def points_change(game: Game, tried: Game, number: int = 0) -> list[int]:
    """Give how a scoring would change, the next one if none is told, per seat, Dirk last."""
    number = number or next_scoring(game)
    return _change(ledger_of(game, number), ledger_of(tried, number))


def points_effects(
    game: Game, tried: Game, tags: Sequence[SeatTag], seat: Seat, now: str = NOW
) -> list[Effect]:
    """Say what everybody would gain or lose now and at the end, and for what."""
    names: Names = [*(tag.said for tag in tags), msg("dirk")]
    number = next_scoring(game)
    found = [_said(game, tried, names, seat, number, now)]
    if number < LAST and any(points_change(game, tried, LAST)):
        found.append(_said(game, tried, names, seat, LAST, END))
    return [Effect(fact, "score.when", points=True) for fact in found]


def _said(game: Game, tried: Game, names: Names, seat: Seat, number: int, text: str) -> Fact:
    old, new = ledger_of(game, number), ledger_of(tried, number)
    changes = _change(old, new)
    if not any(changes):
        return Fact("crown", msg(f"{text}-same", k=number))
    said = msg(text, k=number, changes=_gains(names, changes))
    theirs = any(change for other, change in enumerate(changes) if other != seat)
    return Fact("crown", said, _reasons(old, new, names) if theirs else None)


def _change(old: Ledger, new: Ledger) -> list[int]:
    change = [b - a for a, b in zip(old.totals, new.totals, strict=True)]
    if old.dirk is not None and new.dirk is not None:
        change.append(new.dirk - old.dirk)
    return change


def _gains(names: Names, changes: Sequence[int]) -> Msg | str:
    parts = [
        msg("log-gain", name=name, n=signed(change))
        for name, change in zip(names, changes, strict=False)
        if change
    ]
    return text_of(listing(parts))


def _reasons(old: Ledger, new: Ledger, names: Names) -> Msg | None:
    """Say row by row who gains or loses there; None if no row changes."""
    said: Msg | None = None
    for item in dict.fromkeys((*rows_of(old), *rows_of(new))):
        changes = [b - a for a, b in zip(_row(old, item), _row(new, item), strict=True)]
        if any(changes):
            row = msg("what-points-row", row=row_name(item), changes=_gains(names, changes))
            said = row if said is None else msg("what-points-rows", rows=said, row=row)
    return said


def _row(ledger: Ledger, item: str) -> list[int]:
    """Give what each seat gets in a row of a ledger, Dirk last if he plays."""
    seats = [*range(len(ledger.totals)), *([DIRK] if ledger.dirk is not None else [])]
    lines = [line for line in ledger.lines if item_of(line) == item]
    return [sum(line.points for line in lines if line.seat == seat) for seat in seats]
