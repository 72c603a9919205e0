"""How fast the computers' moves follow each other, and what is read while one waits to be let go.

Nothing here knows Qt: numbers, and a view that is laid over the desk's.
"""

from attrs import evolve

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.parts import ActionButton
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.engine.actions import EndActions, EndTurn, PassWindow
from alhambra_qt.i18n import msg

# How long a computer's move stays before the next one, in milliseconds; "step" waits for a key.
PACE = {"slow": 1600, "normal": 750, "fast": 250, "instant": 0}
PASSING = 250  # the longest pause before a person passes by itself, whatever their hand holds
QUIET = (EndTurn, EndActions, PassWindow)  # nothing to look at: played at once
STEP = "step"
# How long a scoring of a demonstration stays before it goes on by itself.
LINGER = {"slow": 12000, "normal": 7000, "fast": 3000, "instant": 0}


def decided(view: TableView, session: Session) -> TableView:
    """Step by step: a computer thinks no more, its move waits for the person."""
    seat = session.to_move
    if seat is None:
        return view
    title = msg("game-decided", name=session.tags[seat].said)
    go = ActionButton(Press("step"), msg("game-step"), "Enter", primary=True)
    prompt = evolve(view.prompt, title=title, buttons=(go,))
    still = tuple(evolve(panel, thinking=False) for panel in view.opponents)
    return evolve(view, prompt=prompt, opponents=still)
