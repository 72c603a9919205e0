"""How fast the computers' moves follow each other, and what is offered and read meanwhile.

Nothing here knows Qt: numbers, the one setting behind all controls, and a view that is laid over
the desk's.
"""

from collections.abc import Sequence
from typing import get_args

from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.view.parts import ActionButton, LogLine
from alhambra_qt.controller.view.table_view import Prompt, PromptLine, TableView
from alhambra_qt.controller.view.targets import Press, Speeding, Target
from alhambra_qt.engine.actions import EndActions, EndTurn, PassWindow
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.settings import Settings

# How long a computer's move stays before the next one, in milliseconds; "step" waits for a key.
PACE = {"slow": 1600, "normal": 750, "fast": 250, "instant": 0}
PASSING = 250  # the longest pause before a person passes by itself, whatever their hand holds
QUIET = (EndTurn, EndActions, PassWindow)  # nothing to look at: played at once
STEP = "step"
SETTING = "ai_speed"
# How long a scoring of a demonstration stays before it goes on by itself.
LINGER = {"slow": 12000, "normal": 7000, "fast": 3000, "instant": 0}
# Lets the one move go that waits.
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

    @property
    def speed(self) -> str:
        """The speed of now."""
        return self.settings.text(SETTING)

    @property
    def paused(self) -> bool:
        """Whether nothing moves without the person."""
        return self.speed == STEP

    @property
    def delay(self) -> int:
        """How long a move stays, in milliseconds."""
        return PACE.get(self.speed, 0)

    def toggle(self) -> None:
        """Pause, or go on as fast as before."""
        before, self._before = self._before, "" if self.paused else self.speed
        self.settings.set(SETTING, (before or "normal") if self.paused else STEP)

    def choose(self, speed: str) -> None:
        """Take a speed; who paused and chooses one goes on."""
        self._before = ""
        self.settings.set(SETTING, speed)

    def turn(self, step: int) -> None:
        """The next speed, or the one before; the slowest is the pause."""
        every = (STEP, *SPEEDS)
        place = every.index(self.speed) + step
        self.choose(every[max(0, min(len(every) - 1, place))])

    def leave(self) -> None:
        """Let a pause end with what it was made for; a speed that was chosen stays."""
        if self._before and self.paused:
            self.choose(self._before)

    def pick(self, target: Target) -> bool:
        """Take a control that was pressed; tells whether it was one."""
        if not isinstance(target, Press) or target.word not in (PAUSE, *SPEEDS):
            return False
        if target.word == PAUSE:
            self.toggle()
        else:
            self.choose(target.word)
        return True

    def controls(self) -> tuple[ActionButton, ...]:
        """Pause or go on, and every speed in words."""
        words = msg("pace-on") if self.paused else msg("pace-pause")
        place = SPEEDS.index(self.speed) if not self.paused else -1
        slower = None if self.paused else Press(SPEEDS[place - 1] if place else PAUSE)
        steps = slower, next((Press(one) for one in SPEEDS[place + 1 :]), None)
        return (
            ActionButton(Press(PAUSE), words, "Space", steps=steps),
            *(
                ActionButton(Press(one), speed_name(one), chosen=one == self.speed, steps=steps)
                for one in SPEEDS
            ),
        )


def speed_name(speed: str) -> Msg:
    """Say a speed."""
    return msg(f"set-ai-speed-{speed}")


def waited(view: TableView, desk: Desk, pace: Pace, *, ready: bool, demo: bool) -> TableView:
    """While a computer is to move: the controls, and what waits to be let go.

    Args:
        view: what the desk shows.
        desk: whose game it is.
        pace: the speed.
        ready: the move is there and waits: no computer thinks any more.
        demo: nobody plays but computers, and nothing is kept.
    """
    session, seat, prompt = desk.session, desk.asking.seat, view.prompt
    if seat is None or not session.is_ai(seat) or prompt.mood != "wait":
        return view
    if not desk.viewing.people:
        prompt = _caption(prompt, [tag.said for tag in session.tags], view.log, demo=demo)
    elif ready:
        told = msg("game-decided", name=session.tags[seat].said)
        prompt = evolve(prompt, title=told, buttons=(GO,))
    if ready:
        still = tuple(evolve(panel, thinking=False) for panel in view.opponents)
        view = evolve(view, opponents=still)
    return evolve(view, prompt=evolve(prompt, chips=pace.controls(), beside=False))


def _caption(
    prompt: Prompt, names: Sequence[str | Msg], log: Sequence[LogLine], *, demo: bool
) -> Prompt:
    """Where nobody plays: what this is and what happens in one sentence, and who plays."""
    last = next((one.text for one in reversed(log) if one.kind in ("move", "scoring")), None)
    happens = last or prompt.title
    title = msg("pace-demo", happens=happens) if demo else happens
    line = PromptLine(msg("pace-watch", names=_said(names)))
    leave = ActionButton(Press("start"), msg("pace-leave"), "Esc")
    return evolve(prompt, title=title, lines=(line,), buttons=(leave, GO))


def _said(names: Sequence[str | Msg]) -> Msg | str:
    found = listing(list(names))
    return found if isinstance(found, Msg | str) else str(found)
