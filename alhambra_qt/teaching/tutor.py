"""The tutor: leads somebody through a lesson, judges what they play, remembers what was done.

The tutor owns the game of the step (``session``, ``desk``); whoever shows it sends picks to the
desk, as at any table, and calls ``settle`` when nothing moves any more: then a move that was not
wanted is taken back, and the others play. ``say`` is what the learner should read now.
"""

from collections.abc import Callable, Sequence

from attrs import define, field, frozen

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.desk.turn_mode import CONFIRM_FINAL
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.view.targets import NOTHING, Target
from alhambra_qt.engine.actions import Action, EndTurn, TakeMoney
from alhambra_qt.engine.codec import action_to_json
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.lesson import Lesson, Step
from alhambra_qt.teaching.lesson_session import LessonSession
from alhambra_qt.teaching.progress import Profile

WRONG, FOUND, DONE, HINT = "wrong", "found", "done", "hint"
MOST_ANSWERS = 60  # actions of the others in a row: more would be a lesson that never comes back


@frozen
class Say:
    """An answer to what the learner did: ``kind`` is wrong, found, done or hint."""

    kind: str
    text: Msg


@define(eq=False)
class Tutor:
    """A lesson that somebody goes through.

    Attributes:
        profile: who learns.
        on_table: called when another game lies on the table.
        index: the number of the step, from 0.
        done: whether the step is done (a step to be read is at once).
        say: the last answer, None if there is none.
        hinted: whether the hint is shown.
    """

    lesson: Lesson
    profile: Profile
    on_table: Callable[[], None] = lambda: None
    index: int = field(default=0, init=False)
    done: bool = field(default=False, init=False)
    say: Say | None = field(default=None, init=False)
    hinted: bool = field(default=False, init=False)
    session: LessonSession = field(init=False)
    desk: Desk = field(init=False)
    learner: Seat = field(default=0, init=False)
    _good: list[int] = field(factory=list, init=False)  # lengths of the game after right actions
    _found: list[object] = field(factory=list, init=False)  # different things that count
    _back_to: int | None = field(default=None, init=False)  # what is to be taken back
    _base: int = field(default=0, init=False)  # how long the game was when the step began
    _mine: bool = field(default=False, init=False)  # the tutor itself changes the game
    _shows: bool = field(default=False, init=False)  # the tutor does a step for the learner

    def __attrs_post_init__(self) -> None:
        """Begin where the learner stopped; if that was the end, at a step that is still open."""
        index = self.lesson.index(self.profile.resume.get(self.lesson.id, ""))
        if index + 1 == len(self.lesson.steps) and self.was_done(self.lesson.steps[index]):
            index = next(
                (k for k, step in enumerate(self.lesson.steps) if not self.was_done(step)), 0
            )
        self.go(index)

    # -- where it is --------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """The step of now."""
        return self.lesson.steps[self.index]

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.index + 1 == len(self.lesson.steps)

    @property
    def count(self) -> tuple[int, int]:
        """How many of the wanted things are done, and how many there are; (0, 0) to read."""
        want = self.step.want
        if want is None:
            return 0, 0
        return (want.count if self.done else len(self._found) or len(self._good)), want.count

    @property
    def highlight(self) -> tuple[Target, ...]:
        """The targets to be seen first."""
        return self.step.hint if self.hinted else self.step.highlight

    def was_done(self, step: Step) -> bool:
        """Whether the learner has done a step, now or earlier."""
        return step.id in self.profile.lessons.get(self.lesson.id, ())

    @property
    def finished(self) -> bool:
        """Whether every step was done."""
        return all(map(self.was_done, self.lesson.steps))

    # -- going --------------------------------------------------------------------------------

    def go(self, index: int) -> None:
        """Begin a step, whatever came before it was done or not."""
        first = next(k for k in range(index, -1, -1) if self.lesson.steps[k].position is not None)
        self._lay(first)
        for number in range(first, index):
            self._solve()
            self._enter(number + 1)
        self._shown()

    def again(self) -> None:
        """Begin the step anew."""
        self.go(self.index)

    def next(self) -> bool:
        """Go on to the next step; return whether there was one."""
        if self.last:
            return False
        following = self.lesson.steps[self.index + 1]
        if following.position is not None or not self.done:
            self.go(self.index + 1)
        else:
            self._enter(self.index + 1)
            self._shown()
        return True

    def back(self) -> bool:
        """Go back to the step before; return whether there was one."""
        if not self.index:
            return False
        self.go(self.index - 1)
        return True

    def _lay(self, index: int) -> None:
        step = self.lesson.steps[index]
        if step.position is None:
            raise RuntimeError(f"step {step.id} has no position")
        self.session = LessonSession.laid(dict(step.position), step.before)
        self.learner = step.position.get("to_move", 0)
        self.desk = Desk(self.session, DeskOptions(confirm=CONFIRM_FINAL))
        self.session.listeners.append(self._changed)
        self._enter(index)

    def _enter(self, index: int) -> None:
        """Begin a step at the game as it is."""
        self.index, self.say, self.hinted = index, None, False
        self._good, self._found, self._back_to = [], [], None
        self._base = len(self.session.steps)
        self.session.keep()  # what an earlier step built on cannot be done again here
        self.done = self.step.want is None
        self.desk.pick(NOTHING)

    def _shown(self) -> None:
        """The learner sees the step now."""
        self.profile.resume[self.lesson.id] = self.step.id
        if self.done:
            self._learn(again=self.was_done(self.step))
        self.on_table()

    def _solve(self) -> None:
        """Do a step for somebody who begins after it."""
        self._shows = True
        try:
            self.settle_all()
            for target in self.step.solve:
                self.pick(target)
                self.settle_all()
        finally:
            self._shows = False

    def pick(self, target: Target) -> None:
        """Choose a target on the desk; a rule that the table shows then may be what is wanted."""
        session = self.session
        self.desk.pick(target)
        if session is self.session:
            self.look_refused(target)

    def look_refused(self, target: Target | None) -> None:
        """See which rule the table shows now, after a target was chosen."""
        refusal = self.desk.view().refusal
        if refusal is not None:
            self.refused(refusal.rule, target)

    # -- judging ------------------------------------------------------------------------------

    def _changed(self, change: SessionChange) -> None:
        if self._mine:
            return
        if change.kind == "undone":
            left = len(self.session.steps)
            self._good = [length for length in self._good if length <= left]
            return
        for number in range(len(change.steps), 0, -1):
            index = len(self.session.steps) - number
            if self.session.steps[index].seat == self.learner:
                self._judge(index)

    def _judge(self, index: int) -> None:
        """Judge an action of the learner."""
        want = self.step.want
        if self.done or want is None or self._back_to is not None:
            return
        played = self.session.played(index, self.learner)
        if want.find:
            self._judge_find(index, played.action, want.conditions[0](played))
        elif want.conditions and want.conditions[len(self._good)](played):
            self.say, self.hinted = None, False
            self._good.append(index + 1)
            if len(self._good) == want.count:
                self._finish()
        elif any(fits(played) for fits in self.step.allow) or _ends(played.action):
            self._forget_wrong()
        else:
            self._refuse(index)

    def _forget_wrong(self) -> None:
        """A move that is neither right nor wrong ends the time of the last answer."""
        if self.say is not None and self.say.kind == WRONG:
            self.say = None

    def _judge_find(self, index: int, action: Action, right: bool) -> None:
        want = self.step.want
        if want is None or not right:
            if not _ends(action):
                self._refuse(index)
            return
        found = action_to_json(action)
        again = found in self._found
        if not again:
            self._found.append(found)
        if len(self._found) == want.count:
            self._finish()
            return
        self._back_to = index
        self.say = Say(FOUND, msg("lesson-found-again" if again else "lesson-found"))

    def _refuse(self, index: int) -> None:
        """Answer a move that the rules allow but the lesson does not want."""
        self._back_to = index
        played = self.session.played(index, self.learner)
        name = next((key for key, fits in self.step.wrong.items() if fits(played)), "")
        text = self.step.text(f"wrong-{name}" if name else "wrong")
        if not name and self.step.want is not None and self.step.want.refused:
            text = msg("lesson-allowed")
        self.say = Say(WRONG, text)

    def refused(self, rule: str, target: Target | None) -> None:
        """The table has shown the learner which rule forbids what they chose."""
        want = self.step.want
        if self.done or want is None or rule not in want.refused:
            return
        if (rule, target) not in self._found:
            self._found.append((rule, target))
        if len(self._found) == want.count:
            self._finish()

    def _finish(self) -> None:
        self.done, self.hinted = True, False
        self.session.keep()  # the next step builds on it
        self.say = Say(DONE, self.step.text("done"))
        if self._shows:  # nobody has learned anything by it
            return
        self._learn()

    def _learn(self, *, again: bool = False) -> None:
        """Keep a step, and that its rules were met; what is read ``again`` is not met anew."""
        self.profile.step_done(self.lesson.id, self.step.id)
        for rule in () if again else self.step.rules:
            self.profile.met(rule, seen=1)

    def hint(self) -> None:
        """Show the hint, or put it away."""
        if self.step.want is None or self.done:
            return
        self.hinted = not self.hinted
        self.say = Say(HINT, self.step.text("hint")) if self.hinted else None

    # -- what follows -------------------------------------------------------------------------

    @property
    def asks(self) -> bool:
        """Whether the learner may play: something is wanted, and it is for them to choose."""
        return not self.done and self._back_to is None and self.session.to_move == self.learner

    def settle(self) -> bool:
        """Do what comes next once nothing moves: take a move back, or play one for another seat.

        Returns whether anything changed.
        """
        if self._back_to is not None:
            left, self._back_to = self._back_to, None
            self._quietly(lambda: self.session.take_back(left))
            return True
        seat = self.session.to_move
        if self.done or seat is None or seat == self.learner:
            return False
        action = self._answer(seat)
        self._quietly(lambda: self._play(action))
        return True

    def settle_all(self) -> None:
        """Do everything that comes next at once."""
        for _ in range(MOST_ANSWERS):
            if not self.settle():
                return
        raise RuntimeError(f"lesson {self.lesson.id}: the others play without end")

    def _play(self, action: Action) -> None:
        self.session.play(action)

    def _quietly(self, change: Callable[[], None]) -> None:
        self._mine = True
        try:
            change()
        finally:
            self._mine = False

    def _answer(self, seat: Seat) -> Action:
        """Choose for another seat: as the step says, else what changes least."""
        played = [step for step in self.session.steps[self._base :] if step.seat != self.learner]
        legal = self.session.legal()
        if len(played) < len(self.step.rivals):
            wanted = self.step.rivals[len(played)]
            if wanted in legal:
                return wanted
        return _least(legal)


def _ends(action: Action) -> bool:
    """Ending the turn is never wrong: there may be nothing else left to do."""
    return isinstance(action, EndTurn)


def _least(legal: Sequence[Action]) -> Action:
    """Return the smallest action: decline, else take one card, else the first legal one."""
    for action in legal:
        if action.declines:
            return action
    for action in legal:
        if isinstance(action, TakeMoney) and len(action.cards) == 1:
            return action
    return legal[0]
