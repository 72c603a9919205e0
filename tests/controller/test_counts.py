"""The count table tells what a known attack would take away, and only where it may be known."""

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table import CountTable
from alhambra_qt.controller.view.targets import PeekInto
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID, TYPES
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.ui.table.counts import number
from tests.controller.kit import arranged, config

PEEK = PeekInto("attack-next")
SETUP = config(3, humans=3, seed="counts", modules=("invaders",))
OPEN = config(3, humans=3, seed="counts", modules=("invaders",), variants=(("invaders", "open"),))


def exposed(setup: GameConfig = SETUP, *, seen: bool = True) -> Game:
    """A game in which everybody has open sides and some points, the next card known to seat 0."""
    game = arranged(setup)
    for seat, player in enumerate(game.players):
        player.score = 10 * seat
        player.palace.place(TILE_BY_ID["garden-11"], cell_at(0, 1))
    if seen:
        Invaders.of(game).seen[0] = True
    return game


def at_screen(game: Game, setup: GameConfig = SETUP) -> Desk:
    """A desk at which seat 0 sits."""
    desk = Desk(Session.at(setup, game, {}))
    desk.viewing.taken()
    return desk


def losses(table: CountTable) -> list[int]:
    """What the table takes from each seat."""
    return [sum(row.cells[k].points for row in table.rows if row.loss) for k in range(3)]


def test_an_attack_looked_at_is_counted_while_it_lies_open() -> None:
    """Turned up the table takes off what the attack costs, in a row of its own."""
    game = exposed()
    desk = at_screen(game)
    plain = desk.view().counts
    assert not any(row.loss for row in plain.rows)
    assert list(plain.totals) == list(score_now(game, 1).totals)
    desk.pick(PEEK)
    told = desk.view().counts
    assert list(told.totals) == list(score_now(game, 1, losses=True).totals)
    assert [row.item for row in told.rows if row.loss] == ["invaders"]
    assert losses(told) == [a - b for a, b in zip(told.totals, plain.totals, strict=True)]
    assert min(losses(told)) < 0
    assert not any(cell.most for row in told.rows if row.loss for cell in row.cells)
    desk.pick(PEEK)
    assert desk.view().counts == plain


def test_who_did_not_look_sees_no_attack() -> None:
    """An unknown attack takes nothing off in the table."""
    game = exposed(seen=False)
    table = at_screen(game).view().counts
    assert not any(row.loss for row in table.rows)
    assert list(table.totals) == list(score_now(game, 1).totals)


def test_an_attack_that_all_may_see_is_counted() -> None:
    """With the next attack open to all nothing needs to be turned up."""
    game = exposed(OPEN, seen=False)
    table = at_screen(game, OPEN).view().counts
    assert [row.item for row in table.rows if row.loss] == ["invaders"]
    assert list(table.totals) == list(score_now(game, 1, losses=True).totals)
    assert min(losses(table)) < 0


def test_panels_count_like_the_table() -> None:
    """A hut beside its like, and Hakim's half, are counted in the player's panel too."""
    setup = config(2, humans=2, seed="counts", modules=("huts", "characters"))
    game = arranged(setup, palace="garden-11 0 1|hut-garden-e 1 1|garden-10 0 2")
    Characters.of(game).owned[0][:] = [CARD_BY_ID["hakim"]]
    view = at_screen(game, setup).view()
    assert view.you.counts[TYPES.index("garden")] == 3.5
    assert view.dirk is not None
    panels = [panel.counts for panel in (view.you, *view.opponents)] + [view.dirk.counts]
    for k, item in enumerate(TYPES):
        row = next(row for row in view.counts.rows if row.item == item)
        assert [counts[k] for counts in panels] == [cell.count for cell in row.cells]


def test_halves_are_written_after_the_whole() -> None:
    """A half alone has no nought before it; ten and a half keep theirs."""
    assert [number(count) for count in (0.5, 2, 2.5, 10.5)] == ["½", "2", "2½", "10½"]
