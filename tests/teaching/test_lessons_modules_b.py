"""What the lessons about walls, thieves, change, trader, ... say is true of their positions.

That they can be learned, that every wrong move is answered and that no text is missing or left
over is tested for all lessons in ``test_lesson.py``.
"""

from collections.abc import Callable

import pytest

from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action, Buy, EndTurn
from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.ids import SIDE_LETTERS
from alhambra_qt.engine.payments import payment_options
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_BY_ID, TILE_PRICE, TILE_TYPE, TILE_WALLS
from alhambra_qt.modules.bazaars.rules import bazaar_neighbours
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.invaders.rules import open_sides
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.teaching import lesson as lessons
from alhambra_qt.teaching.lesson import Lesson
from alhambra_qt.teaching.tutor import Tutor
from tests.teaching.test_lesson import at

IDS = ("walls", "thieves", "change", "trader", "treasure", "builders", "invaders", "bazaars")
# In a lesson with a scoring: the line that it is about, and the learner's points in it.
POINTS = {
    "walls": ("score.wall", 5),
    "trader": ("trader.score", 3),
    "treasure": ("treasure.score", 7),
    "invaders": ("invaders.attack", -1),
    "bazaars": ("bazaars.score", 12),
}
FORBIDS_NOTHING = ("invaders",)  # the module has no rule that a player could break
Worth = Callable[[Game], float]


def of(name: str) -> Lesson:
    """The lesson about a module."""
    found = lessons.about_module(name)
    assert found is not None
    return found


def again(tutor: Tutor) -> Tutor:
    """The same moment, untouched."""
    fresh = at(tutor.lesson.id, tutor.step.id)
    for step in tutor.session.steps[len(fresh.session.steps) :]:
        fresh.session.play(step.action)
    return fresh


def best(tutor: Tutor, worth: Worth) -> list[Action]:
    """What may be played now so that the game is worth most; ending the turn is no choice."""
    found = []
    for action in tutor.session.legal():
        if isinstance(action, EndTurn):
            continue
        fresh = again(tutor)
        fresh.session.play(action)
        found.append((worth(fresh.session.observation(0).game), action))
    most = max(value for value, _ in found)
    return [action for value, action in found if value == most]


def right(tutor: Tutor) -> list[Action]:
    """What may be played now and is what the step wants next."""
    found = []
    for action in tutor.session.legal():
        fresh = again(tutor)
        count = fresh.count
        fresh.session.play(action)
        if fresh.count != count:
            found.append(action)
    return found


@pytest.mark.parametrize("name", IDS)
def test_forbidding(name: str) -> None:
    """A lesson shows what is forbidden, if anything is."""
    found = of(name)
    refusing = [step for step in found.steps if step.want is not None and step.want.refused]
    assert bool(refusing) != (name in FORBIDS_NOTHING)


@pytest.mark.parametrize("name", [name for name in IDS if name in POINTS])
def test_the_points(name: str) -> None:
    """The scoring that is shown gives the learner the points that the words name."""
    step = next(step for step in of(name).steps if step.ledger)
    events = [event for played in at(name, step.id).session.steps for event in played.events]
    (ledger,) = (one.ledger for one in events if isinstance(one, Scored))
    assert ledger.scoring == step.ledger
    rule, points = POINTS[name]
    assert sum(x.points for x in ledger.lines if (x.rule, x.seat) == (rule, 0)) == points


# -- what is said to be best is best ----------------------------------------------------------


def wall(game: Game) -> float:
    """The longest wall."""
    return game.players[0].palace.longest_wall()


def chests(game: Game) -> float:
    """How many chests stand on buildings."""
    return len(Treasure.of(game).chests[0])


def paid_exactly(game: Game) -> float:
    """How many tiles of the market can be paid exactly with what is in the hand."""
    offers = enumerate(game.market)
    return sum(bool(payment_options(game, 0, at, TILE_PRICE[one], True)) for at, one in offers)


def colours_waiting(game: Game) -> float:
    """How many colours live in the Alhambra or wait for a building."""
    state = Trader.of(game)
    return len({*state.homes[0].values(), *state.residents[0]})


def pavilion_fits(game: Game) -> float:
    """Whether the pavilion of the reserve can be built on the trader's space."""
    walls, cell = TILE_WALLS[TILE_BY_ID["pavilion-6-n"]], Trader.of(game).at[0]
    return cell is not None and game.players[0].palace.can_place(walls, cell)


def first_attack(game: Game) -> float:
    """What an attack from the east takes at scoring 1; with equal losses the wall counts."""
    return wall(game) / 100 - loss(game, {"e": 1})


def last_attack(game: Game) -> float:
    """What an attack from the north takes at scoring 3."""
    return -loss(game, {"n": 3, "e": 1, "w": 1})


def loss(game: Game, worth: dict[str, int]) -> int:
    """The points for each open side, by direction."""
    palace = game.players[0].palace
    return sum(
        each * len(open_sides(palace, SIDE_LETTERS.index(side))) for side, each in worth.items()
    )


def bazaar(game: Game) -> float:
    """What the bazaar scores where it stands."""
    palace, tile = game.players[0].palace, TILE_BY_ID["bazaar-dirham-pavilion-chambers-tower"]
    cells = [cell for cell, one in palace.tiles.items() if one == tile]
    near = [palace.tiles[one] for cell in cells for one in bazaar_neighbours(palace, cell)]
    return len(near) * len({TILE_TYPE[one] for one in near})


# The step, how many things of it are done already, and what should be as much as possible.
CHOICES: tuple[tuple[str, str, int, Worth], ...] = (
    ("walls", "corner", 0, wall),
    ("walls", "bought", 2, wall),
    ("thieves", "use", 0, paid_exactly),
    ("thieves", "again", 0, paid_exactly),
    ("trader", "new", 0, colours_waiting),
    ("trader", "put", 0, pavilion_fits),
    ("treasure", "buy", 0, chests),
    ("builders", "card", 0, paid_exactly),
    ("builders", "work", 0, wall),
    ("invaders", "close", 1, first_attack),
    ("invaders", "final", 0, last_attack),
    ("bazaars", "place", 0, bazaar),
)


@pytest.mark.parametrize(("name", "step", "done", "worth"), CHOICES)
def test_the_best_choice(name: str, step: str, done: int, worth: Worth) -> None:
    """What a step wants is best, and nothing else is as good."""
    tutor = at(name, step)
    for target in tutor.step.solve:
        if tutor.count[0] == done:
            break
        tutor.pick(target)
    assert right(tutor) == best(tutor, worth)


def test_the_coins() -> None:
    """The chamber cannot be paid exactly; each full 2 too much brings a coin, 1 brings none."""
    tutor = at("change", "draw")
    coins = {}
    for action in tutor.session.legal():
        if isinstance(action, Buy):
            fresh = again(tutor)
            fresh.session.play(action)
            paid = sum(CARD_VALUE[card] for card in action.cards)
            coins[paid - 9] = sum(Change.of(fresh.session.observation(0).game).held[0])
    assert coins == {1: 0, 2: 1, 4: 2}
