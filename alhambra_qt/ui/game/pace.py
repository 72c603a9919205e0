"""How fast the computers' moves follow each other: the speed, the clock, and the controls of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast, get_args

from attrs import evolve
from PySide6.QtCore import QObject, QTimer, Signal

from alhambra_qt.controller.desk.between import Asking
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.ai_host import Autoplay
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.view.table_view import Prompt, PromptLine, TableView
from alhambra_qt.controller.view.targets import AskWhy, Press, Speeding, Target
from alhambra_qt.controller.view.view_parts import CAN, ActionButton, LogLine
from alhambra_qt.engine.actions import EndActions, EndTurn, PassWindow
from alhambra_qt.engine.events import Bought, Event, Scored
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.box import Box, Ground, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.rows import Column, Wrapped
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.sides.prompt import thumb_size
from alhambra_qt.ui.table.widget import TableWidget

# How long a computer's move stays before the next one, in milliseconds; "step" waits for a key.
PACE = {"slow": 1600, "normal": 750, "fast": 250, "instant": 0}
PASSING = 250  # the longest pause before a person passes by itself, whatever their hand holds
QUIET = (EndTurn, EndActions, PassWindow)  # nothing to look at: played at once
STEP = "step"
READ = 3  # times as long in a demonstration, whose moves come with a reason to read
SETTING = "ai_speed"
# How long a scoring of a demonstration stays before it goes on by itself.
LINGER = {"slow": 12000, "normal": 7000, "fast": 3000, "instant": 0}
# Lets the one move go that waits.
MY_TURN = Press("my-turn")
GO = ActionButton(Press("step"), msg("game-step"), "Enter", primary=True)
PAUSE: Speeding
PAUSE, *SPEEDS = get_args(Speeding)


class Pace:
    """The speed of the computers: the setting itself, which a pause only turns aside for a while.

    A pause is the slowest speed: nothing moves without the person.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._before = ""  # the speed that a pause turned aside
        self.hurries = False  # until the person at the screen is asked something
        self._rivals = ""  # the speed of opponents, put aside by a demonstration
        self._firsts = {"exact", "scoring"}  # what a demonstration still stops at
        self._due = False
        self.stopped = ""  # what it stopped at

    @property
    def speed(self) -> str:
        """The speed of now."""
        return self.settings.text(SETTING)

    @property
    def paused(self) -> bool:
        """Whether nothing moves without the person."""
        return self.speed == STEP and not self.hurries

    @property
    def delay(self) -> int:
        """How long a move stays, in milliseconds."""
        return 0 if self.hurries else PACE.get(self.speed, 0) * (READ if self.demo else 1)

    @property
    def demo(self) -> bool:
        """Whether nobody plays and nothing is kept."""
        return bool(self._rivals)

    def demonstrate(self) -> None:
        """Begin a demonstration at a speed that can be followed; it ends with `leave`."""
        self._rivals = self.speed
        self.choose_speed("normal")

    def note(self, change: SessionChange) -> None:
        """Look for the first exact payment and the first scoring of a demonstration."""
        self.stopped = ""
        events = (event for step in change.steps for event in step.events)
        for what in self._firsts & set(map(_milestone, events)) if self.demo else ():
            self._firsts.remove(what)
            self.stopped, self._due = what, True

    def halt(self) -> None:
        """Stop at what was found, once it has been seen; who wants no pauses gets none."""
        if self._due and self.delay:
            self.toggle()
        self._due = False

    def go_on(self) -> None:
        """Continue after what it stopped at."""
        if self.stopped and self._before:
            self.toggle()

    def toggle(self) -> None:
        """Pause, or go on as fast as before."""
        self.hurries = False
        before, self._before = self._before, "" if self.paused else self.speed
        self.settings.set(SETTING, (before or "normal") if self.paused else STEP)

    def choose_speed(self, speed: str) -> None:
        """Take a speed; who paused and chooses one goes on."""
        self._before = ""
        self.settings.set(SETTING, speed)

    def slower(self) -> None:
        """Take the speed before this one; the slowest is the pause."""
        self._step(-1)

    def faster(self) -> None:
        """Take the next speed."""
        self._step(1)

    def _step(self, step: int) -> None:
        every = (STEP, *SPEEDS)
        place = every.index(self.speed) + step
        self.choose_speed(every[max(0, min(len(every) - 1, place))])

    def leave(self) -> None:
        """Let a pause end with what it was made for; a speed that was chosen stays."""
        if self._rivals:
            self.choose_speed(self._rivals)
        elif self._before and self.paused:
            self.choose_speed(self._before)

    def press_speed(self, target: Target) -> bool:
        """Take a control that was pressed; return whether it was one."""
        if not isinstance(target, Press) or target.word not in (PAUSE, *SPEEDS):
            return False
        if target.word == PAUSE:
            self.toggle()
        else:
            self.choose_speed(target.word)
        return True

    def hurry(self) -> ActionButton:
        """Play on at once to the person's next turn; meanwhile, stop that."""
        words = msg("pace-stop") if self.hurries else msg("pace-my-turn")
        return ActionButton(MY_TURN, words, "Shift+Return", chosen=self.hurries)

    def controls(self) -> tuple[ActionButton, ...]:
        """Pause or go on, and every speed in words."""
        words = msg("pace-on") if self.paused else msg("pace-pause")
        place = SPEEDS.index(self.speed) if not self.paused else -1
        slower = None if self.paused else Press(SPEEDS[place - 1] if place else PAUSE)
        steps = slower, next((Press(speed) for speed in SPEEDS[place + 1 :]), None)
        return (
            ActionButton(Press(PAUSE), words, "Space", steps=steps),
            *(
                ActionButton(
                    Press(speed), speed_name(speed), chosen=speed == self.speed, steps=steps
                )
                for speed in SPEEDS
            ),
        )


def _milestone(event: Event) -> str:
    if isinstance(event, Bought) and not event.overpaid:
        return "exact"
    return "scoring" if isinstance(event, Scored) else ""


def speed_name(speed: str) -> Msg:
    """Say a speed."""
    return msg(f"set-ai-speed-{speed}")


def waited(view: TableView, desk: Desk, pace: Pace, *, ready: bool) -> TableView:
    """While a computer is to move here: the controls, and what waits to be let go.

    Args:
        view: what the desk shows.
        desk: whose game it is.
        pace: the speed.
        ready: the move is there and waits: no computer thinks any more.
    """
    session, seat, prompt = desk.session, desk.asking.seat, view.prompt
    if seat is None or not session.thinks_here(seat) or prompt.mood != "wait":
        return view
    if not desk.viewing.here:
        prompt = _caption(prompt, desk, pace, view.log)
    elif ready:
        text = msg("game-decided", name=session.tags[seat].label)
        prompt = evolve(prompt, title=text, buttons=(GO,))
    if ready:
        still = tuple(evolve(panel, thinking=False) for panel in view.opponents)
        view = evolve(view, opponents=still)
    hurry = (pace.hurry(),) if desk.viewing.here else ()
    return evolve(view, prompt=evolve(prompt, chips=(*hurry, *pace.controls()), beside=False))


def _caption(prompt: Prompt, desk: Desk, pace: Pace, log: Sequence[LogLine]) -> Prompt:
    """The prompt while nobody here plays: the event and its reason, or who plays."""
    last = next(
        (log_line for log_line in reversed(log) if log_line.kind in ("move", "scoring")), None
    )
    happens = prompt.title if last is None else last.text
    title = msg("pace-demo", happens=happens) if pace.demo else happens
    line = PromptLine(msg("pace-watch", names=_said([tag.label for tag in desk.session.tags])))
    if pace.demo and pace.stopped == "exact":
        line = PromptLine(msg("pace-first-exact"), "strong")
    elif pace.demo and last is not None and isinstance(last.target, AskWhy):
        why = desk.session.why(last.target.number)
        if why is not None and why.reasons:
            line = PromptLine(msg("pace-why", reason=why.reasons[0]), "strong")
    leave = ActionButton(Press("start"), msg("pace-leave"), "Ctrl+W")
    return evolve(prompt, title=title, lines=(line,), buttons=(leave, *[GO] * pace.paused))


def _said(names: Sequence[str | Msg]) -> Msg | str:
    found = listing(list(names))
    return found if isinstance(found, Msg | str) else str(found)


class Watches(Protocol):
    """The screen of a running game."""

    def watches(self) -> bool:
        """Whether somebody would see a move now."""

    def hosts(self) -> bool:
        """Whether people at other computers wait for the moves of this one."""


class Pacing(Guarded, QObject):
    """The clock of the computers' moves.

    Args:
        computers: who plays for them.
        asking: who is asked, and which answers of people follow by themselves.
        pace: the speed.
        parent: the screen, which says whether somebody would see a move now: behind another page
            nothing is played, unless people at other computers wait for it.

    Signals:
        held: a move is there and waits to be let go.
    """

    held = Signal()

    def __init__(self, computers: Autoplay, asking: Asking, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self.computers, self.asking, self.pace = computers, asking, pace
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go)

    @property
    def watched(self) -> bool:
        """Whether a move would be seen now, here or elsewhere."""
        return cast(Watches, self.parent()).watches() or self.hosts

    @property
    def hosts(self) -> bool:
        """Whether people at other computers wait for a move."""
        return cast(Watches, self.parent()).hosts()

    @property
    def soon(self) -> bool:
        """Whether a move is there and is about to be played by itself."""
        return self._timer.isActive()

    @property
    def waits(self) -> bool:
        """Whether a computer's move is there and waits to be let go."""
        return self.pace.paused and self.computers.ready

    def stop(self) -> None:
        """Play nothing by itself."""
        self._timer.stop()

    def step(self) -> None:
        """Let one move go; who had let them run stops them with it."""
        if not self.pace.paused:
            self.pace.toggle()
        self.computers.go()

    def go_on(self) -> bool:
        """Let a computer, or an answer given before, follow; return whether either is asked."""
        if self.asking.session.thinks_here(self.asking.seat):
            self.computers.wake()
            self.let_play()
        elif self.asking.goes_on:
            self.let_pass()
        else:
            return False
        return True

    def let_play(self) -> None:
        """Let the last move be seen for a while, then play the next; step by step waits."""
        asked = self.asking.session.thinks_here(self.asking.seat)
        if not (asked and self.computers.ready) or self.soon or not self.watched:
            return
        quiet = isinstance(self.computers.action, QUIET)
        if self.pace.paused and not (quiet or self.hosts):
            self.held.emit()
        else:
            self._timer.start(0 if quiet else self.pace.delay)

    def let_pass(self) -> None:
        """Let a person's answer follow that was given before."""
        if self.watched and not self.soon:
            self._timer.start(min(PASSING, PACE.get(self.pace.speed, PASSING)))

    def follow(self) -> None:
        """Another speed: what was about to be played waits as long as it says, or is held."""
        if not self.asking.goes_on:
            self.stop()
            self.let_play()

    def _go(self) -> None:
        if not self.watched:
            return  # a page was opened meanwhile: the move stays ready until it is closed
        if self.asking.goes_on:
            self.asking.go_on()
        else:
            self.computers.go()


class PaceBar(Holder):
    """The controls of the speed; they show the setting as it is.

    Signals:
        step_wanted: the one move that waits is to be let go.
    """

    step_wanted = Signal()

    def __init__(self, ctx: UiContext, pace: Pace) -> None:
        super().__init__(ctx)
        self.pace, self.titled = pace, True
        self.pause = Button(ctx, msg("pace-pause"), key=msg("key-space"), kind="primary")
        self.pause.clicked.connect(self._toggle)
        self.step = Button(ctx, msg("game-step"), key="N", tied=True, does=self.step_wanted)
        self.speeds: dict[str, Button] = {}
        for speed in SPEEDS:
            button = Button(ctx, speed_name(speed), kind="quiet")
            button.setCheckable(True)
            button.clicked.connect(weakly(self._choose, speed))
            self.speeds[speed] = button
        self.follow(ready=False)
        self.retranslate()

    def _toggle(self) -> None:
        self.pace.toggle()

    def _choose(self, speed: str) -> None:
        self.pace.choose_speed(speed)

    def follow(self, *, ready: bool) -> None:
        """Show the speed of now; `ready` tells that a move waits to be let go."""
        self.pause.set_words(msg("pace-on" if self.pace.paused else "pace-pause"))
        self.step.setEnabled(ready or not self.pace.paused)
        for speed, button in self.speeds.items():
            button.setChecked(speed == self.pace.speed)

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("set-ai-speed"))
        super().retranslate()

    def tree(self) -> Box:
        buttons = [Live(speed) for speed in (self.pause, self.step, *self.speeds.values())]
        if not self.titled:
            return Wrapped(*buttons, gap=0)
        title = Words(self.look.t("set-ai-speed"), "strong", wrap=True)
        return Ground(Column(title, Wrapped(*buttons, gap=0), gap=0.2), pad=(0.3, 0.2))


EVERY = 30  # milliseconds: between two slices there is room for a frame and more


class Ahead(Guarded, QObject):
    """Prepares in slices what the person will look at next, from when it is waited for.

    The effects of a purchase take longer to compute than the rest of its picture, and its tile is
    drawn in a size of its own. Then each tile of the market is picked on a copy, which prepares
    question and callout of that pick. A pick that nothing was prepared for only takes longer.
    """

    def __init__(self, desk: Desk, table: TableWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._table = desk, table
        self._tiles: list[str] = []
        self._picks: list[Target] = []
        self._picked: TableView | None = None  # the view of a pick whose callout is still to do
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.step)

    def begin(self) -> None:
        """A question is asked, or nobody is."""
        view = self._table.view_shown
        slots = view.market if view is not None else ()
        self._tiles = [slot.tile for slot in slots if slot.tile]
        self._picks = [slot.target for slot in slots if slot.state == CAN]
        self._picked = None
        self._timer.start(EVERY)

    def step(self) -> None:
        """Compute one preview, draw one tile or prepare half a pick; when all is known, stop."""
        mode, look = self._desk.mode(), self._table.look
        if mode is not None and mode.foresee():
            return
        if mode is not None and self._tiles:
            look.tile(self._tiles.pop(), thumb_size(look))
        elif mode is not None and self._picked is not None:
            self._table.prepare_callout(self._picked)
            self._picked = None
        elif mode is not None and self._picks:
            self._picked = self._desk.after(self._picks.pop())
            if self._picked is not None:
                self._table.prepare_question(self._picked)
        else:
            self._timer.stop()
