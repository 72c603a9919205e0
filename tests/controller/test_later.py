"""A session that answers later, as at another computer: the desk works as with one that is here."""

import random
from collections.abc import Callable
from functools import partial

import pytest
from attrs import define, field

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.gameconfig import setup_of
from alhambra_qt.controller.game.seats import ALWAYS, Skip, tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep, SessionChange
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.controller.view.targets import AtReserve, AtSlot, Press, Target
from alhambra_qt.engine import Game, apply, legal_actions
from alhambra_qt.engine.actions import Action
from alhambra_qt.modules import IDS, new_game
from alhambra_qt.teaching.coach import Coach
from alhambra_qt.teaching.progress import Profile
from tests.cases import count, each
from tests.controller.kit import arranged, config, there, true_game
from tests.controller.test_hints import asking
from tests.truth.walk import _lit


@define(eq=False)
class Later(Session):
    """A session whose answers come when they are let through."""

    asked: list[Callable[[], object]] = field(factory=list, init=False)

    def _ask(self, request: Callable[[], object]) -> None:
        assert not self.waiting, "asked twice"
        self.waiting = True
        self.asked.append(request)

    def play(
        self, action: Action, thought: Thought | None = None, *, settled: bool = False
    ) -> PlayedStep:
        """Ask for an action."""
        self._ask(partial(Session.play, self, action, thought, settled=settled))
        return PlayedStep(there(self.to_move), action, (), self.turn, revealed=False)

    def undo(self, seat: int) -> PlayedStep | None:
        """Ask for it."""
        self._ask(partial(Session.undo, self, seat))
        return None

    def restart_turn(self, seat: int) -> tuple[PlayedStep, ...]:
        """Ask for it."""
        self._ask(partial(Session.restart_turn, self, seat))
        return ()

    def redo(self) -> PlayedStep | None:
        """Ask for it."""
        self._ask(partial(Session.redo, self))
        return None

    def answer(self) -> None:
        """Let the answer through, and those to what follows from it."""
        while self.asked:
            self.waiting = False
            self.asked.pop(0)()


def _own(profile: Profile, _seat: int) -> Profile:
    return profile


class Twins:
    """The same game at a desk that is answered at once and at one that is answered later."""

    def __init__(self, on: tuple[str, ...], confirm: str, game: Game | None = None) -> None:
        setup = config(2, 2, seed="later", modules=on)
        first = new_game(setup_of(setup)) if game is None else game
        self.later = Later(setup, tags(setup), game=first.clone())
        sessions = Session(setup, tags(setup), game=first), self.later
        self.desks = [Desk(session, DeskOptions(confirm, ask_idle=False)) for session in sessions]
        self.profiles = [Profile("Anna"), Profile("Anna")]
        self.coaches = [
            Coach(session, partial(_own, profile))
            for session, profile in zip(sessions, self.profiles, strict=True)
        ]
        self.told: tuple[list[str], ...] = ([], [])
        for session, texts in zip(sessions, self.told, strict=True):
            session.listeners.append(partial(self._hear, session, texts))

    def _hear(self, session: Session, told: list[str], change: SessionChange) -> None:
        """Record a notification after the desk, and how the game stands then."""
        names = [f"{step.seat} {step.action}" for step in change.steps]
        told.append(f"{change.kind} {names} {len(session.steps)}")

    def each(self, does: Callable[[Desk], object]) -> None:
        """Do something at both desks; later, impatience changes nothing until the answer."""
        here, far = self.desks
        does(here)
        acting = far.actor
        does(far)
        if self.later.waiting:
            version, asked = self.later.version, len(self.later.asked)
            for _ in range(2):
                does(far)
                for target in (Press("confirm"), Press("undo"), Press("hint-do")):
                    far.pick(target)
            assert (self.later.version, len(self.later.asked)) == (version, asked)
            assert far.actor == acting  # who passes by themselves does not see the question
            self.later.answer()
        assert far.view() == here.view()
        assert far.notice == here.notice
        assert (far.viewing, far.asking.goes_on) == (here.viewing, here.asking.goes_on)
        assert self.later.actions == here.session.actions
        assert self.told[0] == self.told[1]
        assert self.coaches[0].remark == self.coaches[1].remark


def drag(target: Target, onto: Target, desk: Desk) -> None:
    """Drag one thing onto another."""
    desk.lift(target)
    desk.drop(target, onto)


@pytest.mark.parametrize(
    *each(
        on=[(), ("vizier", "bonus"), ("invaders", "characters"), IDS],
        confirm=["on", "irreversible", "off", "irreversible"],
    )
)
def test_answers_may_come_later(on: tuple[str, ...], confirm: str, seed: str) -> None:
    """Late answers give the same game as immediate ones, whatever is chosen, dragged or undone."""
    twins, rng = Twins(on, confirm), random.Random(seed)
    here = twins.desks[0]
    for _ in range(count(100, 1500)):
        if here.session.over:
            break
        if here.viewing.waiting is not None:
            twins.each(Desk.take_seat)
        elif here.asking.goes_on:
            twins.each(lambda desk: desk.asking.go_on())
        else:
            _choose(twins, rng)
    assert here.session.steps


def _choose(twins: Twins, rng: random.Random) -> None:
    here = twins.desks[0]
    view = here.view()
    lit = _lit(view)
    back: list[Target] = [Press("undo"), Press("redo"), Press("restart")]
    pressed = [button.target for button in view.prompt.buttons if button.enabled]
    target = rng.choice(back if not lit or rng.random() < 0.1 else lit)
    if pressed and rng.random() < 0.4:
        target = rng.choice(pressed)
    here.lift(target)
    goals = here.view().drops
    here.drop(target)
    if goals and rng.random() < 0.5:
        onto = rng.choice(sorted(goals, key=str))
        twins.desks[1].lift(target)
        twins.desks[1].drop(target)
        twins.each(partial(drag, target, onto))
    else:
        twins.each(lambda desk: desk.pick(target))


def test_a_drop_on_the_reserve_later() -> None:
    """A second action of one gesture follows after the answer."""
    setup = config(2, 2, seed="later")
    game = arranged(setup, hand="florin-9", market="garden-8-ne tower-11 arcades-9 pavilion-8")
    tile, reserve = AtSlot(0), AtReserve()
    twins = Twins((), "off", game)
    twins.each(Desk.take_seat)
    twins.each(partial(drag, tile, reserve))
    assert [action.name for action in twins.later.actions][:2] == ["buy", "reserve"]
    assert true_game(twins.later).players[0].reserve


def test_the_move_of_a_hint_is_answered_later() -> None:
    """A hint is thought here, and its move goes the way of every other."""
    twins = Twins((), "irreversible")
    twins.each(Desk.take_seat)
    hosts = [asking(desk, "novice") for desk in twins.desks]
    for _ in range(3):
        twins.each(lambda desk: desk.pick(Press("hint")))
        for host in hosts:
            if host.waiting:
                host.think()
    assert there(twins.desks[1].view().hint) == twins.desks[0].view().hint
    twins.each(lambda desk: desk.pick(Press("hint-do")))
    assert len(twins.later.actions) == 1
    assert twins.desks[1].view().hint is None


def test_a_scout_tells_later() -> None:
    """A scout reveals the next attack to its seat, in a notice after the answer."""
    twins, rng = Twins(("invaders",), "irreversible"), random.Random(4)
    here, notices = twins.desks[0], set[str]()
    while not (here.session.over or notices):
        if here.viewing.waiting is not None:
            twins.each(Desk.take_seat)
        elif here.asking.goes_on:
            twins.each(lambda desk: desk.asking.go_on())
        else:
            game = true_game(here.session)
            every = legal_actions(game)
            scouts = [action for action in every if _takes_scout(game, action)]
            twins.each(partial(_picked if scouts else _played, rng.choice(scouts or every)))
            notices |= {here.notice.id} if scouts and here.notice is not None else set()
    assert notices == {"peek-look"}


def _takes_scout(game: Game, action: Action) -> bool:
    return any(event.name == "scout-taken" for event in apply(game.clone(), action))


def _picked(action: Action, desk: Desk) -> None:
    desk.pick(AtSlot(getattr(action, "slot", 0)))
    desk.pick(Press("confirm"))


def _played(action: Action, desk: Desk) -> None:
    if not desk.session.waiting:
        desk.session.play(action)


def test_no_question_while_passing() -> None:
    """Until the answer to an automatic pass comes, the table is as before, and it is asked once."""
    setup = config(2, 2, seed="later", modules=("vizier",))
    session = Later(setup, tags(setup), game=new_game(setup_of(setup)))
    session.play_elsewhere({1})
    desk, rng = Desk(session), random.Random(1)
    session.skips[0] = Skip(ALWAYS)
    while not desk.asking.goes_on:
        session.play(rng.choice(legal_actions(true_game(session))))
        session.answer()
    shown, before = desk.view(), len(session.steps)
    for _ in range(2):
        desk.asking.go_on()
        assert len(session.asked) == 1
        assert desk.actor is None
        assert desk.view() == shown
    session.answer()
    assert session.steps[before].passed
