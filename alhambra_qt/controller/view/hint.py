"""A hint as the table shows it: words, and marks on what it speaks about."""

from attrs import frozen

from alhambra_qt.controller.view.parts import ActionButton
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.i18n import Msg


@frozen
class HintLine:
    """A sentence of a hint; ``number`` is that of its marks on the table, 0 for none."""

    text: Msg
    number: int = 0


@frozen
class HintMark:
    """A thing on the table that a hint speaks of, and what is marked if it is not in sight."""

    target: Target
    number: int
    instead: Target | None = None


@frozen
class HintView:
    """A hint: which of the three steps, its words, marks, and the buttons to go on and to close.

    While the hint is being thought about, ``step`` is 0.
    """

    step: int
    title: Msg
    lines: tuple[HintLine, ...] = ()
    marks: tuple[HintMark, ...] = ()
    buttons: tuple[ActionButton, ...] = ()
