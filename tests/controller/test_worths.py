"""What a thing is worth now, as the ledgers of the engine say it."""

from collections.abc import Sequence

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtSlot,
    AtZone,
    Begin,
    NumberOf,
    OnCell,
    OnShelf,
    Press,
    Target,
)
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID, TYPES
from alhambra_qt.i18n import tr
from alhambra_qt.modules.bazaars.rules import Bazaars
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.rules import Treasure
from tests.controller.kit import arranged, config, desk, english, tiles

NOW = "if scoring 1 took place now"


def worth(table: Desk, target: Target) -> list[str]:
    """What a thing is worth, in English."""
    facts = table.ask(target).worth
    return [
        tr("en", fact.text) + (f" · {tr('en', fact.detail)}" if fact.detail is not None else "")
        for fact in facts
    ]


def at(game: Game, modules: Sequence[str]) -> Desk:
    """Sit down at a game that was laid out."""
    return Desk(Session.at(config(3, modules=tuple(modules)), game, {}))


def laid(module: str, palace: str, **more: str) -> Game:
    """Lay a game with one module out."""
    return arranged(config(3, modules=(module,)), palace=palace, **more)


def test_a_building() -> None:
    """A building tells the place of its type, its sides of the wall and the points of both."""
    table = desk(palace="garden-12-s 1 0", market="garden-8-nw - - -", hand="florin-9")
    assert worth(table, AtCell(1, 0)) == [
        f"Gardens: 1 (1st place) · 5 points {NOW}",
        f"Of the longest wall, 1 side is here, of 1 · 1 point {NOW}",
    ]
    assert "Gardens: 1 in your Alhambra, 0 at most in another" in worth(table, AtSlot(0))


def test_a_hut() -> None:
    """A hut tells how many buildings it counts as."""
    game = laid("huts", "hut-garden-e 1 0|garden-10 1 1")
    assert "Gardens: counts as 1, 3 at most" in worth(at(game, ["huts"]), AtCell(1, 0))


def test_a_camp() -> None:
    """A camp tells what the line of each arrow counts; what stands in it tells the camp."""
    name = next(one for one in TILE_BY_ID if one.startswith("camp-") and one.endswith("-w"))
    table = at(laid("camps", f"seraglio-9 1 0|{name} 2 0"), ["camps"])
    assert worth(table, AtCell(2, 0)) == [f"West: 2 tiles in line · 2 points {NOW}"]
    assert worth(table, AtCell(1, 0))[-1].startswith("Also counted by: camp")


def test_a_chest_is_hit_first() -> None:
    """A chest tells how many its owner has and the place that reaches, not what it stands on."""
    game = laid("treasure", "garden-10 1 0")
    Treasure.of(game).chests[0][cell_at(1, 0)] = TYPES.index("garden")
    table = at(game, ["treasure"])
    chest = OnCell(0, 1, 0, "chest-garden")
    assert worth(table, chest) == [f"Chests: 1 (1st place) · 7 points {NOW}"]
    assert english(table.ask(chest).title) == "chest (garden)"
    assert worth(table, AtCell(1, 0))[-1] == worth(table, chest)[0]


def test_the_trader() -> None:
    """The trader tells what the set scores now, and with each of those that wait."""
    game = laid("trader", "garden-10 1 0|tower-11 1 1")
    state = Trader.of(game)
    state.at[0] = cell_at(0, 1)
    state.homes[0] = {cell_at(1, 0): TYPES.index("garden"), cell_at(1, 1): TYPES.index("tower")}
    state.residents[0] = [TYPES.index("tower"), TYPES.index("seraglio")]
    table = at(game, ["trader"])
    assert worth(table, AtCell(0, 1)) == [
        f"Residents at home: 2 · 3 points {NOW}",
        "Once this one lives here: 3 → 6",
        "Once this one lives here: 3 → 4",
    ]
    resident = worth(table, OnCell(0, 1, 0, "resident-garden"))
    assert [one.endswith(f"3 points {NOW}") for one in resident] == [True]


def test_a_bazaar() -> None:
    """A bazaar on sale tells its price and what it would score at the end on its best space."""
    game = laid("bazaars", "garden-10 1 0", hand="florin-3", market="seraglio-6-es - - -")
    Bazaars.of(game).open[:] = tiles("bazaar-florin-arcades-garden-tower")
    table = at(game, ["bazaars"])
    zones = [zone for zone in table.view().zones if zone.name == "bazaars"]
    target = zones[0].pieces[0].target
    assert isinstance(target, AtZone)
    said = worth(table, target)
    assert said[0] == "costs 6 florins now, exactly"
    assert said[1] == "On its best space · 1 point if scoring 3 took place now"
    assert english(table.ask(target).now) == "A bazaar must be paid for exactly: 3 too little."


def test_an_attack() -> None:
    """The attack card that lies open tells what it would cost everybody."""
    game = laid("invaders", "garden-10 1 0")
    Invaders.of(game).stack[-1] = 0
    table = at(game, ["invaders"])
    north = next(one for one in worth(table, NumberOf("attack", 0)) if one.startswith("north"))
    assert "−2 points" in north


def test_numbers_of_rivals() -> None:
    """A number beside a rival tells whose it is and what it brings."""
    table = desk(palace="garden-12-s 1 0")
    assert english(table.ask(NumberOf("garden", 1)).title) == "Gardens (Marco)"
    assert worth(table, NumberOf("garden", 1))[0] == f"Marco: 0 · 0 points {NOW}"
    assert len(worth(table, NumberOf("garden"))) == 4


def test_buttons_do_not_ask_who_decides() -> None:
    """A button says what it does; one that does not work says why."""
    table = desk(market="- - - -", hand="florin-3")
    for target in (Press("hint"), Press("ledger"), Press("log"), Press("menu"), Begin("money")):
        answer = table.ask(target)
        assert answer.text.id.startswith("does-"), target
        assert answer.refusal is None
    assert english(table.ask(Press("undo")).now) == "There is no move to undo."
    assert english(table.ask(Begin("buy")).now) == "No tile can be bought with this hand."
    assert english(table.ask(OnShelf("huts")).title) == "Modules"
