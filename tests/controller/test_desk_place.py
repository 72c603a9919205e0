"""Placing tiles: bought ones, gifts to Dirk, and those won at the end."""

from typing import Any

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import setup_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtReserve,
    AtSlot,
    Press,
)
from alhambra_qt.engine.actions import EndTurn, GiveToDirk, Place, Reserve
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import tr
from tests.controller.kit import cards, config, desk, english, refusal_of, tiles

STATE: dict[str, Any] = {
    "hand": "florin-9 dirham-9 dirham-1",
    "market": "garden-9-e chambers-9-w tower-12 tower-11",
    "display": "ducat-3 florin-7 florin-2 denar-9",
    "palace": "seraglio-9 1 0|tower-13-e 2 0",
}
GARDEN, CHAMBER = TILE_BY_ID["garden-9-e"], TILE_BY_ID["chambers-9-w"]


def bought_two(seats: int = 3) -> Desk:
    """A desk at which a garden and a chamber were bought."""
    table = desk(config(seats), **STATE)
    for slot in (AtSlot(0), AtSlot(1)):
        table.pick(slot)
        table.confirm()
    table.pick(Press("end-actions"))
    return table


def test_legal_cells_tell_the_wall_change() -> None:
    """Exactly the legal cells are lit, each with what it does to the longest wall."""
    view = bought_two().view()
    assert view.prompt.tile == "garden-9-e"
    spots = {(cell.x, cell.y): cell.wall for cell in view.legal}
    assert (0, -1) in spots
    assert (-1, 0) not in spots
    assert spots[(2, -1)] == 1
    assert "2 east, 1 north" in tr("en", next(c for c in view.legal if c.x == 2 and c.y == -1).text)


def test_tile_is_put_then_confirmed() -> None:
    """A put tile shows as a ghost with its effects until it is confirmed."""
    table = bought_two()
    table.pick(AtCell(2, -1))
    view = table.view()
    assert view.ghost is not None
    assert (view.ghost.x, view.ghost.y, view.ghost.put) == (2, -1, True)
    assert view.callout is not None
    assert view.callout.at == (2, -1)
    assert [tr("en", fact.text) for fact in view.callout.facts] == [
        "Longest wall 1 → 2",
        "0 → 1 garden",
        "If scoring 1 took place now: Anna +6",
        "At the end, if nothing else changed: Anna +21",
    ]
    assert [rule.rule for rule in view.callout.rules] == ["score.wall", "score.majority"]
    table.confirm()
    assert table.session.actions[-1] == Place.of(GARDEN, cell_at(2, -1))
    assert table.view().prompt.tile == "chambers-9-w"


def test_same_cell_twice_confirms() -> None:
    """Picking the cell again where the tile lies places it."""
    table = bought_two()
    table.pick(AtCell(2, -1))
    table.pick(AtCell(2, -1))
    assert table.session.actions[-1] == Place.of(GARDEN, cell_at(2, -1))


def test_any_order() -> None:
    """The tiles are placed in any order, chosen by themselves or with the next button."""
    table = bought_two()
    table.pick(Press("next"))
    assert table.view().prompt.tile == "chambers-9-w"
    table.pick(AtBought("garden-9-e"))
    assert table.view().prompt.tile == "garden-9-e"
    table.pick(AtBought("chambers-9-w"))
    table.pick(Press("reserve"))
    assert table.session.actions[-1] == Reserve.of(CHAMBER)


def test_illegal_cell_shows_the_rule() -> None:
    """A cell that a rule forbids is answered with the rule, the tile and the failing side."""
    table = bought_two()
    table.pick(AtCell(-1, 0))
    refusal = table.view().refusal
    assert refusal is not None
    assert (refusal.rule, refusal.tile, refusal.at) == ("build.edges", "garden-9-e", (-1, 0))
    assert refusal.sides == ((-1, 0, "e"),)
    assert table.view().ghost is None
    assert len(table.session.actions) == 3


def test_walk_is_drawn() -> None:
    """A tile behind a wall shows the path from the fountain that stops there."""
    table = desk(
        **{**STATE, "palace": "seraglio-7-w 1 0|tower-13-e 2 0", "market": STATE["market"]}
    )
    table.pick(AtSlot(1))
    table.confirm()
    table.pick(Press("end-actions"))
    answer = table.ask(AtCell(3, 0))
    assert answer.refusal is not None
    assert answer.refusal.rule == "build.walk"
    assert answer.refusal.path[0] == (0, 0)
    assert answer.refusal.cells == ()
    assert tr("en", answer.title) == "Why not here?"


def test_hover_shows_ghost_or_rule() -> None:
    """Pointing at a legal cell shows the tile there, at a forbidden one the rule."""
    table = bought_two()
    table.hover(AtCell(2, -1))
    view = table.view()
    assert view.ghost is not None
    assert not view.ghost.put
    assert view.callout is not None
    table.hover(AtCell(-1, 0))
    view = table.view()
    assert view.ghost is None
    assert view.refusal is not None
    table.hover(AtCell(9, 9))
    assert table.view().refusal is None
    table.hover(None)
    assert table.view().refusal is None


def test_drag_is_the_same_as_two_clicks() -> None:
    """Dropping a tile on a cell puts it there; on the reserve it goes there."""
    table = bought_two()
    table.drop(AtBought("chambers-9-w"), AtCell(0, 1))
    assert table.view().refusal is not None or table.view().ghost is not None
    table.drop(AtBought("garden-9-e"), AtReserve())
    assert table.session.actions[-1] == Reserve.of(GARDEN)


def test_gift_to_dirk_only_in_two() -> None:
    """In a game of two a tile may go to Dirk; with more there is no such button."""
    table = bought_two(seats=2)
    assert Press("dirk") in [button.target for button in table.view().prompt.buttons]
    dirk = table.view().dirk
    assert dirk is not None
    table.pick(Press("dirk"))
    assert table.session.actions[-1] == GiveToDirk.of(GARDEN)
    after = table.view().dirk
    assert after is not None
    assert "garden-9-e" in after.tiles
    three = bought_two(seats=3)
    assert three.view().dirk is None
    three.pick(Press("dirk"))
    assert refusal_of(three.view()).rule == "dirk.gift"


def test_placed_tiles_are_marked() -> None:
    """The tiles placed in a seat's last turn are marked on its Alhambra."""
    table = bought_two()
    table.pick(AtCell(2, -1))
    table.confirm()
    marked = [(tile.x, tile.y) for tile in table.view().palace.tiles if tile.last]
    assert marked == [(2, -1)]


def final_desk() -> Desk:
    """The end of a game: the bag is empty and seat 0 holds the most florins and dirhams."""
    setup = config(3)
    game = modules.new_game(setup_of(setup))
    game.to_play = 0
    game.decisions[-1] = game.decisions[-1]._replace(seat=0)
    game.bag = []
    game.market = tiles("garden-9-e chambers-9-w tower-12 -")
    game.players[0].hand = cards("florin-9 dirham-9")
    game.players[1].hand = cards("florin-1 denar-4")
    game.players[2].hand = cards("dirham-2 denar-4")
    for player in game.players:
        player.hidden = []
    game.display = cards("ducat-3 florin-7 florin-2 denar-9")
    return Desk(Session.at(setup, game, {}))


def test_final_distribution_says_why() -> None:
    """Tiles won at the end are placed like bought ones, with the reason why they were won."""
    table = final_desk()
    table.pick(AtDisplay(0))
    table.confirm()
    table.confirm()
    view = table.view()
    texts = [tr("en", line.text) for line in view.prompt.lines]
    assert texts[0] == "you hold the most florins (9)"
    shares = [(share.tile, share.winner.name if share.winner else None) for share in view.shares]
    assert shares == [("garden-9-e", "Anna"), ("chambers-9-w", "Anna"), ("tower-12", None)]
    assert tr("en", view.shares[2].text) == "A tie at 4: nobody gets the tower"
    table.pick(Press("dirk"))
    assert refusal_of(table.view()).rule == "dirk.gift"


def test_last_tile_of_the_game_is_final() -> None:
    """The last tile of all cannot be taken back, so even the reserve is asked for."""
    table = final_desk()
    table.pick(AtDisplay(0))
    table.confirm()
    table.confirm()
    table.pick(Press("reserve"))
    table.pick(Press("reserve"))
    assert tr("en", table.view().prompt.title) == "Put the chamber into the reserve?"
    assert not table.session.over
    table.confirm()
    assert table.session.over
    assert table.view().prompt.mood == "over"
    assert EndTurn.of() in table.session.actions


def test_where_nothing_fits() -> None:
    """Confirming asks for a space only if there is one; else the reserve is left to be chosen."""
    table = bought_two()
    table.confirm()
    assert english(table.notice) == "First choose a space."
    setup = config(3, modules=("camps",))
    table = desk(setup, hand="florin-5", market="camp-5-s - - -", display=STATE["display"])
    table.pick(AtSlot(0))
    table.confirm()
    table.pick(Press("end-actions"))
    table.confirm()
    assert english(table.notice) == "First choose what to do."
