"""Statements of the lessons about modules are true of their positions.

That they can be learned, that every wrong move is answered and every text is there, is tested for
all lessons in ``test_lesson.py``.
"""

from collections.abc import Callable

import pytest

from alhambra_qt.controller.view.targets import AtHand, AtSlot, Press, Target
from alhambra_qt.engine import Game, Line, legal_actions
from alhambra_qt.engine.actions import Action, AddTile, Buy, EndTurn, Place
from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.ids import SIDE_LETTERS
from alhambra_qt.engine.payments import payment_options
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_BY_ID, TILE_PRICE, TILE_TYPE, TILE_WALLS
from alhambra_qt.i18n import tr
from alhambra_qt.modules.bazaars.rules import bazaar_neighbours
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.gates.rules import AddWithGate, PlaceWithGate
from alhambra_qt.modules.invaders.rules import open_sides
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.modules.vizier.rules import Vizier
from alhambra_qt.teaching import lesson as lessons
from alhambra_qt.teaching.lesson import Lesson
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.tutor import WRONG, Tutor
from tests.controller.kit import there
from tests.teaching.test_lesson import at, said, solve

MODULES = ("vizier", "exchange", "bonus", "huts", "gates", "diamonds", "characters", "camps")
COUNTED = ("bonus", "huts", "characters", "camps")  # those that change what is scored
YOU, MARCO, CLAIRE = 0, 1, 2


def about(module: str) -> Lesson:
    """The lesson about a module."""
    return there(lessons.about_module(module))


def tutor_at(module: str, step: str, *targets: Target) -> Tutor:
    """A tutor at a step of the lesson about a module, after some picks."""
    tutor = Tutor(about(module), Profile("Ana", resume={module: step}))
    for target in targets:
        tutor.pick(target)
    return tutor


def lines(tutor: Tutor, item: str) -> dict[int, Line]:
    """The lines of the scoring that was made, for one type of building or tile, by seats."""
    events = [event for step in tutor.session.steps for event in step.events]
    scored = next(event for event in events if isinstance(event, Scored))
    return {line.seat: line for line in scored.ledger.lines if line.item == item}


@pytest.mark.parametrize("module", MODULES)
def test_what_it_is_made_of(module: str) -> None:
    """A module's lesson has refused tries, answers to likely mistakes, and points."""
    lesson = about(module)
    refused = [rule for step in lesson.steps if step.want for rule in step.want.refused]
    assert refused
    assert {rule.partition(".")[0] for rule in refused} == {module}
    assert any(step.wrong for step in lesson.steps)
    assert any(step.ledger for step in lesson.steps) == (module in COUNTED)


def test_the_vizier_can_wait() -> None:
    """Waiting costs nothing: the garden is still there, another action follows."""
    tutor = tutor_at("vizier", "patience")
    garden = tutor.session.observation(YOU).game.market[2]
    tutor.pick(Press("no"))
    assert tutor.session.to_move == YOU
    assert tutor.session.observation(YOU).game.market[2] == garden
    for target in (AtSlot(2), Press("confirm")):
        tutor.pick(target)
    game = tutor.session.observation(YOU).game
    assert game.frame.kind == "turn"
    assert Vizier.of(game).active[YOU]


def test_claire_might_buy_it() -> None:
    """The arcade is in danger: who moves next can pay for it."""
    tutor = tutor_at("vizier", "use", Press("no"))
    assert said(tutor) == WRONG
    position = there(tutor.step.position)
    assert "florin-9" in position["seats"][CLAIRE]["hand"]
    assert position["market"]["florin"] == "arcades-9"


@pytest.mark.parametrize(("module", "item", "you", "marco"), [
    ("bonus", "tower", (3, 6), (2, 0)),
    ("huts", "garden", (6, 5), (4, 0)),
    ("characters", "tower", (2.5, 6), (2, 0)),
])  # fmt: skip
def test_majorities(
    module: str, item: str, you: tuple[float, int], marco: tuple[float, int]
) -> None:
    """The card, the hut and Hakim win the first place, as their lessons say."""
    tutor = tutor_at(module, "score")
    found = lines(tutor, item)
    assert found[YOU].points == you[1]
    assert found[YOU].count == you[0]
    if MARCO in found:
        assert (found[MARCO].points, found[MARCO].rank) == (marco[1], 2)


def test_without_the_card_the_place_is_shared() -> None:
    """A seat that shows no bonus card gets 3 points instead of 6."""
    tutor = tutor_at("bonus", "show")
    tutor.session.play(next(a for a in tutor.session.legal() if a.declines))
    assert {seat: line.points for seat, line in lines(tutor, "tower").items()} == {0: 3, 1: 3}


def test_the_line_of_the_camp() -> None:
    """Four tiles, the fountain among them."""
    assert lines(tutor_at("camps", "score"), "camp-4-e")[YOU].points == 4


def test_only_a_gate_helps() -> None:
    """The tower fits nowhere; with a gate it does."""
    for step, found in (("take", set()), ("open", {AddWithGate})):
        actions = tutor_at("gates", step).session.legal()
        assert {type(a) for a in actions if isinstance(a, AddTile | AddWithGate)} == found


def test_the_gate_costs_a_side() -> None:
    """The other tower: each place without a gate gives two sides of wall, with one only one."""
    tutor = tutor_at("gates", "save")
    game = tutor.session.observation(YOU).game
    longest: dict[type[object], set[int]] = {}
    for action in legal_actions(game):
        if isinstance(action, Place | PlaceWithGate):
            tutor = tutor_at("gates", "save")
            tutor.session.play(action)
            palace = tutor.session.observation(YOU).game.players[YOU].palace
            longest.setdefault(type(action), set()).add(palace.longest_wall())
    assert longest == {Place: {2}, PlaceWithGate: {1}}


def test_diamonds_are_needed_for_the_arcade() -> None:
    """A garden paid in diamonds leaves no way to pay for the arcade."""
    tutor = tutor_at("diamonds", "both", AtSlot(0), AtHand(0), AtHand(1), AtHand(3), AtHand(4))
    tutor.pick(Press("confirm"))
    assert there(tutor.say).text.id == "lesson-diamonds-both-wrong-spent"


def test_what_the_window_refuses() -> None:
    """A payment that a rule forbids is refused at its button, with the rule."""
    tutor = tutor_at("diamonds", "mix", AtSlot(0), AtHand(3))
    assert not tutor.done
    assert not tutor.desk.view().prompt.buttons[-1].enabled
    tutor = tutor_at("exchange", "limits")
    solve(tutor)
    assert tutor.done


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


def again(tutor: Tutor) -> Tutor:
    """The same moment, untouched."""
    fresh = at(tutor.lesson.id, tutor.step.id)
    for action in tutor.session.actions[len(fresh.session.steps) :]:
        fresh.session.play(action)
    return fresh


def best(tutor: Tutor, worth: Worth) -> list[Action]:
    """Return the actions after which the game is worth most; ending the turn is no choice."""
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
    """Return the legal actions that the step asks for next."""
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
    found = about(name)
    refusing = [step for step in found.steps if step.want is not None and step.want.refused]
    assert bool(refusing) != (name in FORBIDS_NOTHING)


@pytest.mark.parametrize("name", [name for name in IDS if name in POINTS])
def test_the_points(name: str) -> None:
    """The scoring that is shown gives the learner the points that the words name."""
    step = next(step for step in about(name).steps if step.ledger)
    events = [event for played in at(name, step.id).session.steps for event in played.events]
    (ledger,) = (event.ledger for event in events if isinstance(event, Scored))
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
    """Return the loss by an attack from the east at scoring 1; equal losses compare walls."""
    return wall(game) / 100 - loss(game, {"e": 1})


def last_attack(game: Game) -> float:
    """Return the loss by an attack from the north at scoring 3."""
    return -loss(game, {"n": 3, "e": 1, "w": 1})


def loss(game: Game, worth: dict[str, int]) -> int:
    """The points for each open side, by direction."""
    palace = game.players[0].palace
    return sum(
        each * len(open_sides(palace, SIDE_LETTERS.index(side))) for side, each in worth.items()
    )


def bazaar(game: Game) -> float:
    """Return the points of the bazaar where it stands."""
    palace, tile = game.players[0].palace, TILE_BY_ID["bazaar-dirham-pavilion-chambers-tower"]
    cells = [cell for cell, one in palace.tiles.items() if one == tile]
    near = [
        palace.tiles[neighbour] for cell in cells for neighbour in bazaar_neighbours(palace, cell)
    ]
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
    """The action that a step asks for is best, and nothing else is as good."""
    tutor = at(name, step)
    for target in tutor.step.solve:
        if tutor.count[0] == done:
            break
        tutor.pick(target)
    assert right(tutor) == best(tutor, worth)


def test_the_preview_betrays_no_attack() -> None:
    """The preview of a garden against attacks from several sides does not reveal the next one."""
    tutor = at("invaders", "scout")
    tutor.pick(AtSlot(1))
    facts = there(tutor.desk.view().callout).facts
    attack = next(tr("en", fact.text) for fact in facts if fact.icon == "invaders")
    assert attack == (
        "If the attack came from the north: −1\xa0→\xa00; from the east: −2\xa0→\xa0−1; "
        "from the south: −3\xa0→\xa0−2"
    )


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
