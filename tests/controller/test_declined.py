"""Who passed between two turns: asked again about all that is new, and about nothing else."""

import random
from collections import Counter

import pytest

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.declined import Chance, nothing_new
from alhambra_qt.controller.game.seats import Viewing
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import SkipUntil
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import Action, EndTurn, PassWindow
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import tr
from alhambra_qt.modules.thieves.rules import Thieves, UseThief
from alhambra_qt.modules.vizier.rules import Vizier
from tests.controller.kit import arranged, cards, config, tiles

MODULES = ("vizier", "characters", "thieves", "treasure")
SETS = (("vizier",), ("thieves",), ("vizier", "thieves"), MODULES)


class Hotseat:
    """A random game of people at one screen; counts who is called to it, and who would be."""

    def __init__(self, modules: tuple[str, ...], people: int, seed: str) -> None:
        setup = config(people, people, seed[-40:], modules=modules)
        self.session = Session.new(setup)
        self.desk = Desk(self.session, DeskOptions("off"))
        self.plain = Viewing.of(setup)
        self.rng = random.Random(seed)
        self.calls: Counter[str] = Counter()
        self.offered: dict[tuple[int, Seat], set[Action]] = {}

    def play(self, actions: int) -> None:
        """Play so many actions, or to the end."""
        while not self.session.over and self.session.to_move is not None and actions:
            self._one(self.session.to_move)
            actions -= 1

    def _one(self, seat: Seat) -> None:
        self.plain.turn_to(seat)
        if self.plain.waiting is not None:
            self.calls["before"] += 1
            self.plain.taken()
        if self.desk.viewing.waiting is not None:
            self.calls["after"] += 1
            self.desk.take_seat()
        legal = legal_actions(self.session.ai_observation(seat).game)
        if self.session.between_turns:
            self._check(seat, {one for one in legal if not isinstance(one, PassWindow)})
        if self.desk.between.passing:
            self.desk.between.pass_()
            return
        self.session.play(self._choice(legal))

    def _check(self, seat: Seat, can: set[Action]) -> None:
        """Whoever is not asked was offered all that can be done; what is secret decides nothing."""
        offered = self.offered.setdefault((self.session.turn, seat), set())
        if self.desk.between.passing:
            assert can <= offered
        else:
            offered |= can
        before = [step for step in self.session.steps if step.turn == self.session.turn]
        mine = [step.declined for step in before if step.seat == seat]
        if mine and mine[-1] is not None:
            self.calls["again"] += 1
            self.calls["passed"] += self.desk.between.passing
        if mine and mine[-1] is not None:
            now = Chance.of(self.session._game, seat)
            assert now.seen is not None
            assert mine[-1].seen is not None
            assert now.can <= mine[-1].can or not now.seen <= mine[-1].seen

    def _choice(self, legal: list[Action]) -> Action:
        acting = [one for one in legal if not isinstance(one, PassWindow)]
        if len(acting) < len(legal) and acting:
            return self.rng.choice(acting) if self.rng.random() < 0.5 else PassWindow.of()
        return self.rng.choice(legal)


@pytest.mark.parametrize("modules", SETS, ids=lambda found: "-".join(found))
@pytest.mark.parametrize("people", [2, 4])
def test_every_option_is_offered_and_fewer_are_called(
    modules: tuple[str, ...], people: int, seed: int
) -> None:
    """In random games nobody passes what they were never offered, and the screen moves less."""
    game = Hotseat(modules, people, f"{seed}-{people}")
    game.play(300)
    assert game.calls["after"] <= game.calls["before"]


def table(people: int = 2) -> Desk:
    """Marco has an active vizier and no thief, Anna a thief; Anna has just had her turn."""
    setup = config(people, people, modules=("vizier", "thieves"))
    game = arranged(setup, hand="florin-4 florin-5 dirham-9")
    game.display, game.market = (
        cards("ducat-3 florin-7 dirham-2 denar-9"),
        tiles("seraglio-9 chambers-8-nw tower-12 tower-11"),
    )
    game.turn = 5
    Thieves.of(game).held[:] = [cards("thief-florin thief-denar"), []][:people]
    Vizier.of(game).active[:] = [False, True]
    game.decisions.clear()
    game.push("next_turn")
    game.push("window", 1, 0)
    desk = Desk(Session.at(setup, game, {}), DeskOptions("off"))
    desk.take_seat()
    return desk


def test_a_thief_asks_no_vizier_again() -> None:
    """Marco passed with his vizier; after a thief only a money card is new: he is not called."""
    desk = table()
    session = desk.session
    session.play(PassWindow.of())
    desk.take_seat()
    thief, taken = cards("thief-florin florin-7")
    session.play(UseThief.of(thief, taken))
    assert (session.to_move, desk.between.passing, desk.viewing.viewer) == (1, True, 0)
    desk.between.pass_()
    assert session.actions[-1] == PassWindow.of()
    assert (session.to_move, desk.actor) == (0, 0)  # she used one and may use the other


def test_a_new_price_asks_again() -> None:
    """Another tile in the market is something new, whatever Marco holds."""
    desk = table()
    desk.session.play(PassWindow.of())
    desk.session._game.market = tiles("seraglio-9 chambers-8-nw tower-12 pavilion-2-new")
    desk.session._game.push("window", 1)
    desk.between.look()
    assert not desk.between.passing


def test_the_next_window_asks_again() -> None:
    """What was declined after one turn is asked after the next, and after a load."""
    desk = table()
    session = desk.session
    session.play(PassWindow.of())
    session._game.turn += 1
    session._game.push("window", 1)
    assert not nothing_new(session, public=True)


def test_who_passed_by_itself_is_asked_when_that_ends() -> None:
    """To have said no for some time is no answer to the question asked when the time is over."""
    desk = table()
    desk.pick(SkipUntil("scoring"))
    desk.between.pass_()
    desk.session.skips.clear()
    desk.session._game.push("window", 1)
    desk.between.look()
    assert not desk.between.passing


def test_alone_at_the_screen_the_own_hand_counts() -> None:
    """A single person is asked again only for what they can do, and reads why not."""
    desk = table()
    desk.session.config = config(2, 1, modules=("vizier", "thieves"))
    game = desk.session._game
    game.decisions[:] = [game.decisions[0]]
    game.push("window", 0)
    game.display = cards("dirham-2 dirham-3 ducat-9 ducat-8")
    desk.session.play(PassWindow.of())
    game = desk.session._game
    game.turn = desk.session.steps[-1].turn
    game.decisions.clear()
    game.push("next_turn")
    game.push("window", 0)
    game.display = cards("dirham-2 dirham-3 ducat-9 ducat-7")  # no thief of hers takes it
    desk._ask_next()
    assert desk.between.again
    desk.viewing.viewer = 0
    words = "You passed, and nothing new is possible"
    assert tr("en", desk.view().prompt.title) == words
    assert not isinstance(desk.session.actions[-1], EndTurn)
