"""Ways through the modules that whole games take seldom or never."""

import pytest

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.contracts import Future
from alhambra_qt.engine.ids import SIDES
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules.bonus.rules import BONUS, Bonus
from alhambra_qt.modules.characters.scoring import hopes
from alhambra_qt.modules.invaders.rules import Invaders, possible_losses
from alhambra_qt.modules.thieves.rules import Thieves
from alhambra_qt.modules.trader.rules import Trader, sets_of
from tests.kit import Table, table
from tests.modules.characters_table import KEEP, YAMMERAD, begin, laila, people
from tests.modules.test_characters_used import fatima
from tests.modules.test_vizier import window
from tests.moves import cards_of, cell_of, use_vizier

SOON, OVER = Future((3,), 4.0), Future((3,), 0.0)


def prospect(seen: Table, future: Future) -> float:
    """Give what seat 0 may hope for from the only module of a table."""
    (hope,) = seen.game.rules.prospect
    return hope(seen.game, 0, future, 0.0)


def same_unheard(told: Table, quiet: Table, seat: int, action: Action) -> None:
    """Check that an action leads to the same where nobody hears of it, as in guesses."""
    apply_unchecked(quiet.game, action)
    told.play(seat, action)
    assert told.events
    assert digest(quiet.game) == digest(told.game)


def test_characters_without_events() -> None:
    """The effects of Fatima, Laila and Yammerad do not depend on listeners."""
    same_unheard(fatima(), fatima(), 1, KEEP)
    bazaar = "bazaar-florin-arcades-garden-tower"
    told, quiet = (begin(people(3, "bazaars", laila=0).bag(bazaar)) for _ in range(2))
    same_unheard(told, quiet, 0, laila("florin"))
    told, quiet = (begin(people(yammerad=0).deck("scoring-1")) for _ in range(2))
    same_unheard(told, quiet, 0, YAMMERAD)


def test_the_vizier_needs_a_tile() -> None:
    """`turn.refill_late`: an empty slot has nothing to be bought between turns."""
    seen = window()
    seen.game.market[1] = 0
    seen.refused(use_vizier("dirham", "dirham-7"), "turn.refill_late", reason="empty_slot")


def test_what_attacks_may_cost() -> None:
    """`invaders.attack`: each attack not yet turned may come, the known next one alone, or none."""
    seen = table(3, ["invaders"]).alhambra(0, "tower-11 @ 1,0")
    state = Invaders.of(seen.game)
    state.turned, state.stack = [0], [UNKNOWN] * 3
    assert set(possible_losses(seen.game, 0, 1)) == set(SIDES) - {0}
    assert all(lost > 0 for lost in possible_losses(seen.game, 0, 1).values())
    state.stack = [UNKNOWN, UNKNOWN, 2]
    assert list(possible_losses(seen.game, 0, 1)) == [2]
    state.stack = []
    assert possible_losses(seen.game, 0, 1) == {}


def test_nobody_lives_anywhere() -> None:
    """`trader.score`: where no resident has a home there is no set."""
    assert sets_of({}) == []


def test_hidden_bonus_cards_are_hoped_for() -> None:
    """A hidden bonus card counts as hope where its tile stands or may be had, until the end."""
    seen = table(3, ["bonus"])
    tile = sorted(BONUS)[0]
    Bonus.of(seen.game).hidden[0] = [tile]
    seen.game.bag = [one for one in seen.game.bag if one != tile]
    seen.game.market = [0, 0, 0, 0]
    assert prospect(seen, SOON) == 0.0
    seen.game.market[0] = tile
    near = prospect(seen, SOON)
    seen.game.players[0].palace.place(tile, 9)
    assert prospect(seen, SOON) > near > 0.0
    assert prospect(seen, OVER) == 0.0


def test_builders_and_thieves_are_hoped_for() -> None:
    """Builder and thief cards are worth something as long as there is time to use them."""
    builders, thieves = table(3, ["builders"]), table(3, ["thieves"])
    Thieves.of(thieves.game).held[0] = []
    for seen in (builders, thieves):
        assert prospect(seen, SOON) == 0.0
    builders.hand(0, "builder-florin")
    Thieves.of(thieves.game).held[0] = list(cards_of("thief-florin"))
    for seen in (builders, thieves):
        assert prospect(seen, SOON) > 0.0
        assert prospect(seen, OVER) == 0.0


def test_the_trader_is_hoped_for() -> None:
    """Residents that wait are worth something, most where their buildings fit."""
    seen = table(3, ["trader"])
    state = Trader.of(seen.game)
    state.residents[0] = []
    assert prospect(seen, SOON) == 0.0
    state.residents[0] = [0, 1]
    state.at[0] = None
    somewhere = prospect(seen, SOON)
    state.at[0] = cell_of("1,0")
    assert prospect(seen, SOON) > somewhere > 0.0


@pytest.mark.parametrize("name", ["yammerad", "hakim"])
def test_characters_are_hoped_for(name: str) -> None:
    """A character is worth more the longer it can still help."""
    assert hopes((), SOON) == 0.0
    assert hopes(cards_of(name), Future((2, 3), 9.0)) > hopes(cards_of(name), Future((), 0.0))
