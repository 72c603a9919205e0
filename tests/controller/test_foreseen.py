"""Effects of a move are computed once, and ahead of the question where that is possible."""

from typing import Any

import pytest

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import AtCell, AtSlot, Press
from alhambra_qt.controller.view.view_parts import Callout
from alhambra_qt.controller.whatif import effects
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.observe import all_tiles
from alhambra_qt.engine.pieces import TILE_KIND
from tests.controller.kit import arranged, config, desk, there, true_game

STATE: dict[str, Any] = {
    "hand": "florin-1 florin-2 florin-5 dirham-6 denar-3 denar-7 ducat-3",
    "market": "tower-8-nes chambers-6-es arcades-5-nw pavilion-4-es",
    "display": "ducat-3 florin-7 florin-2 denar-9",
}


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """The actions whose effects were computed."""
    found: list[Action] = []
    real = effects.callout

    def callout(*given: Any) -> Callout | None:
        found.append(given[3])
        return real(*given)

    monkeypatch.setattr("alhambra_qt.controller.desk.modes.callout", callout)
    return found


def test_it_is_worked_out_once(worked: list[Action]) -> None:
    """Views of the same picks compute the effects once, the same each time."""
    table = desk(**STATE)
    table.pick(AtSlot(0))
    first = there(table.view().callout)
    assert table.view().callout == first
    table.pick(Press("cancel"))
    assert table.view().callout is None
    table.pick(AtSlot(0))
    assert table.view().callout == first
    assert len(worked) == 1


def test_purchases_are_foreseen(worked: list[Action]) -> None:
    """The effects of each affordable tile are computed before it is chosen, and no others."""
    table, plain = desk(**STATE), desk(**STATE)
    mode = there(table.mode())
    while mode.foresee():
        pass
    known = list(worked)
    slots = [n for n in range(4) if table.view().market[n].pay in ("exact", "over")]
    assert slots
    assert len(known) == len(set(known)) == len(slots)
    for slot in slots:
        table.pick(AtSlot(slot))
        promised = table.view().callout
        assert worked == known
        assert promised is not None
        plain.pick(AtSlot(slot))
        assert plain.view().callout == promised
        worked[:] = known


def test_places_are_foreseen(worked: list[Action]) -> None:
    """Pointing at a space where a bought tile may go computes nothing that is cached."""
    table = desk(**STATE)
    table.pick(AtSlot(2))  # not exact: the turn goes on with placing
    table.confirm()
    mode = there(table.mode())
    assert table.view().legal
    while mode.foresee():
        pass
    known = list(worked)
    for cell in table.view().legal:
        assert isinstance(cell.target, AtCell)
        table.hover(cell.target)
        assert table.view().callout is not None
    assert worked == known


def test_a_move_makes_all_of_it_void() -> None:
    """A move discards all cached effects."""
    table = desk(**STATE)
    before = there(table.mode())
    assert before.foresee()
    table.pick(AtSlot(0))
    table.confirm()
    assert table.mode() is not before


@pytest.mark.parametrize(("fills", "told"), [(False, "last"), (True, "filled")])
def test_what_is_laid_aside_fills_no_slot(*, fills: bool, told: str) -> None:
    """Where the bag holds bazaars only, the market is not refilled, and the game ends."""
    setup = config(3, modules=("bazaars",))
    game = arranged(setup, **STATE)
    bazaar = next(tile for tile in game.bag if TILE_KIND[tile] == "bazaar")
    plain = next(tile for tile in game.bag if TILE_KIND[tile] == "building")
    game.bag = [bazaar, plain] if fills else [bazaar]
    held = {*game.bag, *game.market}
    game.players[1].reserve = [tile for tile in all_tiles(game) if tile not in held]
    table = Desk(Session.at(setup, game, {}), DeskOptions("on"))
    table.pick(AtSlot(2))  # not exact: the turn goes on with placing
    facts = [fact.text.id for fact in there(table.view().callout).facts]
    assert [fact for fact in facts if fact.startswith("what-market")] == [f"what-market-{told}"]
    table.confirm()
    table.pick(Press("reserve"))
    end = {"last": "prompt-end-last", "filled": "prompt-end-then"}[told]
    assert [line.text.id for line in table.view().prompt.lines] == [end]
    note = there(table.view().market[2].note).id
    assert note == ("play-slot-bought" if fills else "play-slot-empty")
    table.confirm()
    assert (0 in true_game(table.session).market) != fills
