"""The examples of the last eight modules show what their rules say (sections 7.9 to 7.16)."""

import pytest

from alhambra_qt.controller.view.parts import AlhambraView
from alhambra_qt.i18n import tr
from alhambra_qt.teaching import examples
from alhambra_qt.teaching.example_rows import ExampleRow
from alhambra_qt.teaching.tryout import Outcome, look
from tests.teaching.test_examples import RULES, outcomes, unexplained

MODULES = (
    "walls",
    "thieves",
    "change",
    "trader",
    "treasure",
    "builders",
    "invaders",
    "bazaars",
)
# What each rule that can be broken must refuse: the reasons in its refusal.
REASONS = {
    "walls.build": {"wall", "not_open"},
    "thieves.use": {"not_now", "currency", "not_held", "not_shown"},
    "trader.deal": {"three", "touch", "not_now"},
    "trader.move_in": {"not_now", "trader", "touch"},
    "treasure.buy": {"short", "empty", "not_held"},
    "treasure.place": {"colour", "taken", "not_now"},
    "builders.redesign": {"not_now", "used", "no_builder", "not_held"},
    "bazaars.buy": {"exact", "no_price", "not_open"},
}


def happened(outcome: Outcome) -> list[str]:
    """Everything that is told of a try, in English."""
    return [tr("en", line.text) for line in outcome.happened]


def points(rule: str) -> list[list[int]]:
    """The points of the lines of every right try of a rule."""
    return [[line.points for line in one.points] for one in outcomes(rule) if one.legal]


def pieces(rows: tuple[ExampleRow, ...], name: str) -> dict[str, int]:
    """How many of each piece lie in a row; none if it is not there."""
    found: dict[str, int] = {}
    for row in rows:
        if row.name == name:
            for piece in row.pieces:
                found[piece.id] = found.get(piece.id, 0) + piece.count
    return found


def standing(palace: AlhambraView, x: int, y: int) -> tuple[str, ...]:
    """What stands on a tile of an Alhambra."""
    return next(tile.tokens for tile in palace.tiles if (tile.x, tile.y) == (x, y))


@pytest.mark.parametrize("module", MODULES)
def test_complete(module: str) -> None:
    """Every rule of a module has an example, and its file holds no other."""
    rules = [rule for rule in RULES if rule.startswith(f"{module}.")]
    assert rules
    assert unexplained(rules) == []
    assert sorted(examples.examples(module)) == sorted(rules)


@pytest.mark.parametrize("rule", REASONS)
def test_reasons(rule: str) -> None:
    """What a rule forbids for several reasons is shown for each that a beginner meets."""
    refusals = [one.refusal for one in outcomes(rule) if one.refusal is not None]
    mine = [refusal for refusal in refusals if refusal.rule == rule]
    assert {dict(refusal.text.args)["reason"] for refusal in mine} == REASONS[rule]


@pytest.mark.parametrize("module", MODULES)
def test_small(module: str) -> None:
    """A position can be taken in at a glance: up to eight tiles, and only its own module."""
    for example in examples.examples(module).values():
        assert len(look(example).palace.tiles) <= 9
        assert example.position["modules"] == [module]
        assert len(example.tries) <= 8


# -- what they show ---------------------------------------------------------------------------


def test_walls() -> None:
    """Wall cards are laid aside while the display gets its four cards; walls lengthen the wall."""
    first, second = outcomes("walls.deal")
    assert [len(pieces(one.rows, "walls-open")) for one in (first, second)] == [1, 2]
    assert all(sum(pieces(one.rows, "display").values()) == 4 for one in (first, second))
    one, corner, _, *_ = outcomes("walls.build")
    assert (one.before.wall, one.after.wall, corner.after.wall) == (1, 3, 3)


def test_thieves() -> None:
    """Fewer thieves each for more players; a thief used is gone, and the display full again."""
    dealt = [sum(pieces(one.rows, "thieves").values()) for one in outcomes("thieves.deal")]
    assert dealt == [4, 3, 2]
    used = outcomes("thieves.use")[1].rows
    assert pieces(used, "thieves") == {"thief-florin": 1}
    assert "" not in pieces(used, "display")


def test_change() -> None:
    """A coin for each full 2 too much; coins decide at the end, too."""
    drawn = [sum(pieces(one.rows, "coins").values()) for one in outcomes("change.draw")]
    assert drawn == [2, 1, 0]
    exact, late, *_ = outcomes("change.use")
    assert "coin-florin" not in pieces(exact.rows, "coins")
    assert "Anna holds the most dirhams (5) and gets an arcade" in happened(late)


def test_trader() -> None:
    """The fitting resident moves in, or one is swapped; sets count; who loses a home goes back."""
    kept = outcomes("trader.deal")[0]
    assert len(pieces(kept.rows, "trader")) == 3
    moved, swapped, back, *_ = outcomes("trader.move_in")
    assert standing(moved.after, 3, 0) == ("resident-garden",)
    assert pieces(moved.rows, "trader").keys() == {f"resident-{one}" for one in MOVED}
    assert standing(swapped.after, 3, 0) == ()
    assert [(one.id, one.x, one.y) for one in back.after.tokens] == [("trader", 2, 1)]
    assert points("trader.score") == [[10, 1, 3], [10, 1, 3]]
    before = pieces(look(examples.example("trader.return")).rows, "resident-supply")
    for gone in outcomes("trader.return"):
        supply = pieces(gone.rows, "resident-supply")
        assert supply["resident-tower"] == before["resident-tower"] + 1


MOVED = ("pavilion", "chambers", "tower")


def test_treasure() -> None:
    """Chests find their buildings, rooms fill again, and the most chests win."""
    assert points("treasure.score") == [[7, 0, 0], [14, 7, 0], [22, 14, 7]]
    (filled,) = outcomes("treasure.refill")
    assert sum(pieces(filled.rows, "room-2").values()) == 4
    closed = outcomes("treasure.buy")[1]
    assert pieces(closed.rows, "room-2") == {}
    west, east = outcomes("treasure.place")[:2]
    assert standing(west.after, -1, 0) == standing(east.after, 1, 0) == ("chest-garden",)
    assert "1 chest passes to the left: Marco" in happened(west)
    lost = outcomes("treasure.lost")[0]
    assert len(lost.after.tiles) == len(lost.before.tiles) - 1
    assert pieces(lost.rows, "chest-bag")["chest-tower"] == 9


def test_builders() -> None:
    """Two builders for each; one that pays is not discarded; one that works adds a tile."""
    (dealt,) = outcomes("builders.deal")
    hands = [row for row in dealt.rows if row.name == "hand"]
    found = [sum(one.id.startswith("builder") for one in row.pieces) for row in hands]
    assert found == [2, 2, 2]
    paid = outcomes("builders.money")[0]
    assert pieces(paid.rows, "discards") == {"florin-5": 1}
    built = outcomes("builders.redesign")[0]
    assert len(built.after.tiles) == len(built.before.tiles) + 2


def test_invaders() -> None:
    """Each scoring costs more, nobody falls below 0; only who pays exactly uses a scout."""
    first, second, third = points("invaders.attack")
    assert (first, second) == ([-2, -2, -2], [-4, -4, -6])
    assert third[:3] == [-6, -3, -2]
    scouts = [len(pieces(one.rows, "scouts")) for one in outcomes("invaders.scouts")]
    assert scouts == [1, 2, 2]
    (foreseen,) = outcomes("invaders.open")
    before = pieces(look(examples.example("invaders.open")).rows, "attack-next")
    assert before == pieces(foreseen.rows, "attacks") == {"attack-n": 1}
    assert pieces(foreseen.rows, "attack-next") == {"attack-e": 1}


def test_bazaars() -> None:
    """Bazaars lie beside the market and keep no slot filled; five buildings in three colours."""
    one, last = outcomes("bazaars.deal")
    assert [len(pieces(shown.rows, "bazaars")) for shown in (one, last)] == [3, 4]
    assert "A market slot stays empty: the game ends" in happened(last)
    assert "A market slot stays empty: the game ends" not in happened(one)
    assert points("bazaars.score") == [[15, 4], []]
