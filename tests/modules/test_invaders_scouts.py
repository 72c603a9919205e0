"""Section 7.15: scouts, the open attack card, and what a seat may know of the attacks."""

import attrs
import pytest

from alhambra_qt.engine import Setup, observe, redeal, score_now
from alhambra_qt.engine.codec import digest, state_from_json, state_to_json
from alhambra_qt.engine.ids import SIDES
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.pieces import SCORING_2, TYPES
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import new_game
from alhambra_qt.modules.invaders.rules import AttackForeseen, ScoutLeft, ScoutShown, ScoutTaken
from tests.kit import Table, table
from tests.modules.test_invaders import MARKET, attack, enemies, kinds, play_scoring, scouts
from tests.moves import END_ACTIONS, END_TURN, buy, gift, reserve, take, use_vizier

OPEN = (("invaders", "open"),)

# -- scouts -----------------------------------------------------------------------------------


def test_two_scouts_are_open() -> None:
    """`invaders.scouts`: six scouts, one per type; two lie open at the start."""
    state = enemies(new_game(Setup(4, "scouts", ("invaders",))))
    assert len(state.open) == 2
    assert sorted(state.open + state.scouts) == list(range(6))
    assert state.seen == [False] * 4


def test_new_scouts_after_a_scoring() -> None:
    """`invaders.scouts`: two new ones after scorings 1 and 2; the unused leave the game."""
    seen = play_scoring()
    state = enemies(seen.game)
    assert state.open == kinds("arcades pavilion")
    assert state.left == kinds("garden tower")
    assert seen.happened(ScoutLeft) == [ScoutLeft(kind) for kind in kinds("garden tower")]
    assert seen.happened(ScoutShown) == [ScoutShown(kind) for kind in kinds("arcades pavilion")]
    seen.game.deck[:] = [*seen.game.deck[:1], SCORING_2]
    seen.play(1, take("ducat-8"), END_TURN)
    assert enemies(seen.game).open == kinds("seraglio chambers")
    assert enemies(seen.game).scouts == []


def shop(seats: int = 3, modules: tuple[str, ...] = ()) -> Table:
    """A table with money, where scouts for gardens and towers are open."""
    seen = table(seats, ["invaders", *modules]).market(**MARKET)
    for seat in range(seats):
        seen.hand(seat, "florin-9 florin-1 denar-9 dirham-7")
    return scouts(attack(seen, "wnes"), "garden tower", "arcades pavilion seraglio chambers")


def test_an_exact_purchase_takes_the_scout() -> None:
    """`invaders.scouts`: paid exactly, the scout leaves and the seat knows the next attack."""
    seen = shop()
    before = seen.game.reveals
    seen.play(0, buy("florin", "florin-9"))
    assert seen.happened(ScoutTaken) == [ScoutTaken(0, TYPES.index("garden"))]
    state = enemies(seen.game)
    assert (state.open, state.seen) == (kinds("tower"), [True, False, False])
    assert TYPES.index("garden") in state.left
    assert seen.game.reveals > before
    assert enemies(observe(seen.game, 0).game).stack == [UNKNOWN] * 3 + [3]
    assert enemies(observe(seen.game, 1).game).stack == [UNKNOWN] * 4


def test_an_overpaid_purchase_takes_none() -> None:
    """`invaders.scouts`: overpaid, the scout stays."""
    seen = shop().play(0, buy("florin", "florin-1 florin-9"))
    assert seen.happened(ScoutTaken) == []
    assert enemies(seen.game).open == kinds("garden tower")
    assert enemies(seen.game).seen == [False] * 3


def test_only_the_type_of_an_open_scout() -> None:
    """`invaders.scouts`: a building of another type brings none, even if its scout is closed."""
    seen = shop().play(0, buy("denar", "denar-9"))
    assert seen.happened(ScoutTaken) == []
    assert enemies(seen.game).seen == [False] * 3


def test_each_scout_once() -> None:
    """`invaders.scouts`: a scout that is gone brings nothing; another one is taken as well."""
    seen = shop().play(0, buy("florin", "florin-9"), buy("dirham", "dirham-7"))
    assert len(seen.happened(ScoutTaken)) == 2
    assert enemies(seen.game).open == []


def test_the_vizier_brings_the_scout() -> None:
    """`invaders.scouts`: a purchase by the vizier is exact: it brings the scout."""
    seen = shop(modules=("vizier",)).display("ducat-9 ducat-8")
    seen.play(0, take("ducat-9"), END_TURN).play(1, use_vizier("florin", "florin-9"))
    assert seen.happened(ScoutTaken) == [ScoutTaken(1, TYPES.index("garden"))]
    assert enemies(seen.game).seen == [False, True, False]
    seen.expect(asks="place", seat=1)


def test_given_to_dirk_too() -> None:
    """`invaders.scouts`: a tile that is given to Dirk afterwards has brought the scout."""
    seen = shop(2).play(0, buy("florin", "florin-9"), END_ACTIONS, gift("garden-9-e"))
    seen.expect(dirk="garden-9-e")
    assert enemies(seen.game).seen == [True, False]


def test_bazaars_and_camps_bring_none() -> None:
    """`invaders.scouts`: only buildings have a type; a camp bought exactly brings no scout."""
    seen = shop(modules=("camps",))
    seen.game.market[0] = 0
    seen.market(florin="camp-9-es").play(0, buy("florin", "florin-9"))
    assert seen.happened(ScoutTaken) == []


def test_the_knowledge_ends_with_the_attack() -> None:
    """`invaders.scouts`: when the card is turned nobody knows the one that follows."""
    seen = shop().display("ducat-9 ducat-8 ducat-7 florin-8").deck("scoring-1 denar-1 denar-2")
    seen.play(0, buy("florin", "florin-9"), take("ducat-9"), reserve("garden-9-e"), END_TURN)
    assert enemies(seen.game).seen == [False] * 3
    assert enemies(observe(seen.game, 0).game).stack == [UNKNOWN] * 3


# -- the open variant -------------------------------------------------------------------------


def test_the_open_attack_card() -> None:
    """`invaders.open`: everybody knows the next attack, there are no scouts."""
    game = new_game(Setup(3, "open", ("invaders",), OPEN))
    state = enemies(game)
    assert (state.open, state.scouts, state.seen) == ([], [], [True] * 3)
    for seat in range(3):
        assert enemies(observe(game, seat).game).stack == [UNKNOWN] * 3 + state.stack[-1:]


def test_the_next_open_attack_card() -> None:
    """`invaders.open`: after a scoring the card that follows lies open, still no scouts."""
    seen = table(3, ["invaders"]).display("ducat-9 ducat-8 ducat-7 florin-9")
    seen = scouts(attack(seen.deck("scoring-1 denar-1").scores(9, 9, 9), "wnes"), "")
    seen.game.setup = attrs.evolve(seen.game.setup, variants=OPEN)
    enemies(seen.game).seen = [True] * 3
    seen.play(0, take("ducat-9"), END_TURN)
    assert seen.happened(AttackForeseen) == [AttackForeseen(0)]
    assert enemies(seen.game).seen == [True] * 3
    assert enemies(seen.game).open == []
    assert seen.happened(ScoutShown) == []


# -- what may be known ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_redealing(seed: str) -> None:
    """`invaders.scouts`: a guess holds each card once and agrees with what the seat knows."""
    seen = shop().play(0, buy("florin", "florin-9"))
    for seat in range(3):
        guess = enemies(redeal(observe(seen.game, seat), seed))
        assert sorted(guess.stack + guess.turned) == list(SIDES)
        assert sorted(guess.scouts + guess.open + guess.left) == list(range(6))
        assert guess.open == kinds("tower")
    assert enemies(redeal(observe(seen.game, 0), seed)).stack[-1] == 3


def test_guesses_differ() -> None:
    """`invaders.attack`: who saw nothing guesses every direction."""
    seen = shop()
    guessed = {enemies(redeal(observe(seen.game, 1), str(n))).stack[-1] for n in range(40)}
    assert guessed == set(SIDES)
    closed = {tuple(enemies(redeal(observe(seen.game, 1), str(n))).scouts) for n in range(20)}
    assert len(closed) > 5


def test_an_observer_foresees_no_unknown_attack() -> None:
    """`invaders.attack`: an unknown attack is no part of a scoring that a seat computes."""
    seen = shop().play(0, buy("florin", "florin-9"))
    for seat, rules in ((0, {"invaders.attack"}), (1, set())):
        ledger = score_now(observe(seen.game, seat).game, 1, losses=True)
        assert {line.rule for line in ledger.lines} == rules


def test_zones() -> None:
    """`invaders.attack`: turned cards and open scouts lie on the table, the rest is hidden."""
    seen = play_scoring()
    shown = {zone.name: zone.tokens for zone in zones(observe(seen.game, 1).game)}
    assert shown["attacks"] == ("attack-w",)
    assert shown["attack-next"] == ()
    assert shown["scouts"] == ("scout-arcades", "scout-pavilion")
    seen = shop().play(0, buy("florin", "florin-9"))
    shown = {zone.name: zone.tokens for zone in zones(observe(seen.game, 0).game)}
    assert shown["attack-next"] == ("attack-w",)


def test_state_survives_json() -> None:
    """`invaders.attack`: a saved state holds the same cards; an observation too."""
    seen = shop().play(0, buy("florin", "florin-9"))
    for game in (seen.game, observe(seen.game, 2).game):
        again = state_from_json(state_to_json(game), game.rules)
        assert digest(again) == digest(game)
        assert enemies(again).stack == enemies(game).stack
    clone = enemies(seen.game).clone()
    clone.open.clear()
    assert enemies(seen.game).open == kinds("tower")
