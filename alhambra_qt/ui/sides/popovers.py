"""Popovers over the table, as one stack: Esc closes the highest.

Each thing has a form, and of each form one thing may be open. Which form lies above which is always
the same, whatever was opened first.
"""

from __future__ import annotations

from typing import Generic, Literal, TypeVar, cast

from attrs import field, frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import HintView, TableView
from alhambra_qt.controller.view.targets import AtSeat, DockName, Press, Target
from alhambra_qt.controller.view.view_parts import Answer, RefusalView
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.sides.panel import Panel

Shown = TypeVar("Shown")
Shown_co = TypeVar("Shown_co", covariant=True)
OverlayKind = Literal["counts"] | AtSeat


@frozen
class Extra:
    """An answer that a person asked for: of the desk, a rule, or a few sentences.

    `at` is where it was asked, empty for the place of the thing; `whole` asks for all that the move
    would do, where the prompt shows the beginning.
    """

    answer: Answer | None = None
    rule: str = ""
    lines: tuple[Msg, ...] = ()
    whole: bool = False
    at: QRectF = field(factory=QRectF)


NOTHING = Extra()


@frozen(eq=False)  # looked up often, and each form is made once
class Form(Generic[Shown_co]):
    """A form in which something lies open.

    Attributes:
        name: what it is called.
        modal: nothing else can be reached while it lies there.
    """

    name: str
    modal: bool = False


NEWS = Form[object]("news")  # what the others did, above the log
HINT = Form[HintView]("hint")
REFUSAL = Form[RefusalView]("refusal")  # the broken rule, drawn on the board
ANSWER = Form[Extra]("answer")
PULLED = Form[DockName]("pulled")  # a panel out of the dock, or the tray
RECAP = Form[bool]("recap")  # the list of what the others did
DRAWER = Form[str]("drawer")  # one place of the shelf
OVERLAY = Form[OverlayKind]("overlay", modal=True)
CUES = Form[bool]("cues")  # the keys of everything
CLOSER = Form[Target]("closer")  # a rival's Alhambra, only while that is pointed at
CALLED_OUT = REFUSAL, ANSWER  # both in the callout, which is put away as a whole
PANELS: tuple[Form[object], ...] = (PULLED, RECAP, DRAWER, OVERLAY)
# What Esc closes, from below to above.
FORMS: tuple[Form[object], ...] = (NEWS, HINT, *CALLED_OUT, *PANELS, CUES)


@frozen
class Popover(Generic[Shown_co]):
    """A thing that lies open.

    Attributes:
        form: its form.
        shows: what it shows.
        zone: where its targets are.
        back: where the focus goes from inside when it closes.
        anywhere: a focus that is shown goes back from outside too.
        entry: where keys enter it; without one at its first target.
        pick: what the desk is asked for to close it; without one it closes here.
    """

    form: Form[Shown_co]
    shows: Shown_co
    zone: str = ""
    back: Target | None = None
    anywhere: bool = False
    entry: Target | None = None
    pick: Target | None = None


class OpenStack:
    """All popovers over a table."""

    def __init__(self) -> None:
        self._things: dict[Form[object], Popover[object]] = {}

    def __contains__(self, form: Form[object]) -> bool:
        return form in self._things

    def thing(self, form: Form[Shown]) -> Popover[Shown] | None:
        return cast("Popover[Shown] | None", self._things.get(form))

    def shows(self, form: Form[Shown]) -> Shown | None:
        """Return the content of the popover of that form; None if none is open."""
        thing = self.thing(form)
        return thing.shows if thing is not None else None

    @property
    def top(self) -> Popover[object] | None:
        """The highest popover that Esc closes."""
        return next((self._things[form] for form in reversed(FORMS) if form in self), None)

    @property
    def modal(self) -> Popover[object] | None:
        """The popover that covers everything else."""
        return next((popover for popover in self._things.values() if popover.form.modal), None)

    def open(self, thing: Popover[object]) -> None:
        """Open something; what was open in its form is closed."""
        self._things[thing.form] = thing

    def close(self, *forms: Form[object]) -> None:
        """Close what is open in these forms, if anything is."""
        for form in forms:
            self._things.pop(form, None)

    def follow(self, old: TableView | None, view: TableView) -> None:
        """Open what a view brings, and close what it no longer has; what was put away stays so."""
        self.close(NEWS, HINT, *(() if view.recap else (RECAP,)))
        # The button that says Esc is what Esc is for.
        answered = any(button.key == "Esc" and button.enabled for button in view.prompt.buttons)
        if view.recap and not answered:
            self.open(Popover(NEWS, view.recap, pick=Press("recap")))
        if view.hint is not None:
            self.open(Popover(HINT, view.hint, pick=Press("hint-close")))
        if old is None or old.refusal != view.refusal:
            self.show_refusal(view)

    def show_refusal(self, view: TableView) -> None:
        """Draw the rule that the view says was broken, though it was put away."""
        self.close(REFUSAL)
        if view.refusal is not None:
            self.open(Popover(REFUSAL, view.refusal))


class PopoverPanel(Panel):
    """A panel that asks what lies open."""

    def __init__(self, opened: OpenStack) -> None:
        super().__init__()
        self.opened = opened
