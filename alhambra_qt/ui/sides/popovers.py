"""What lies open over the table, as one stack: Esc closes what lies highest.

Each thing has a form, and of each form one thing may be open. Which form lies above which is always
the same, whatever was opened first.
"""

from __future__ import annotations

from typing import Generic, Literal, TypeVar, cast

from attrs import frozen

from alhambra_qt.controller.view.targets import AtSeat, DockName, Target
from alhambra_qt.ui.sides.panel import Panel

Shown = TypeVar("Shown")
Shown_co = TypeVar("Shown_co", covariant=True)
OverlayKind = Literal["counts"] | AtSeat


@frozen
class Form(Generic[Shown_co]):
    """A form in which something lies open.

    Attributes:
        name: what it is called.
        modal: nothing else can be reached while it lies there.
    """

    name: str
    modal: bool = False


PULLED = Form[DockName]("pulled")  # a panel out of the dock, or the tray
RECAP = Form[bool]("recap")  # the list of what the others did
DRAWER = Form[str]("drawer")  # one place of the shelf
OVERLAY = Form[OverlayKind]("overlay", modal=True)
FORMS: tuple[Form[object], ...] = (PULLED, RECAP, DRAWER, OVERLAY)  # from below to above


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
    """

    form: Form[Shown_co]
    shows: Shown_co
    zone: str = ""
    back: Target | None = None
    anywhere: bool = False
    entry: Target | None = None


class OpenStack:
    """All that lies open over a table."""

    def __init__(self) -> None:
        self._things: dict[Form[object], Popover[object]] = {}

    def __contains__(self, form: Form[object]) -> bool:
        return form in self._things

    def thing(self, form: Form[Shown]) -> Popover[Shown] | None:
        """What lies open in a form."""
        return cast("Popover[Shown] | None", self._things.get(form))

    def shows(self, form: Form[Shown]) -> Shown | None:
        """What the thing of that form shows; None if none is open."""
        thing = self.thing(form)
        return thing.shows if thing is not None else None

    @property
    def top(self) -> Popover[object] | None:
        """What lies highest."""
        return max(self._things.values(), key=lambda one: FORMS.index(one.form), default=None)

    @property
    def modal(self) -> Popover[object] | None:
        """What covers all else."""
        return next((one for one in self._things.values() if one.form.modal), None)

    def open(self, thing: Popover[object]) -> None:
        """Open something; what was open in its form is closed."""
        self._things[thing.form] = thing

    def close(self, *forms: Form[object]) -> None:
        """Close what is open in these forms, if anything is."""
        for form in forms:
            self._things.pop(form, None)


class PopoverPanel(Panel):
    """A panel that asks what lies open."""

    def __init__(self, opened: OpenStack) -> None:
        super().__init__()
        self.opened = opened
