"""A part of the table that is a widget over its scene: a tree of boxes with real controls.

    class HeaderSide(TableSide):
        zone, named = "header", "table-said-header"

        def part(self, view):
            return view.header

        def tree(self):
            return Row(Words(...), self.control(Spot(Press("log"), ...), held))

The scene lays it out with its panels (`show_view`), its controls are among the scene's spots, and
the table has one focus for both. The pointer passes through to the table, which hovers, drags and
tells tips in one way everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import evolve, frozen
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.i18n import unmarked
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import FOCUS, NOTHING, STEPS, AccessibleButton, Role, heard, listened
from alhambra_qt.ui.kit.box import RIGHT, Around, Box, Drawn, Hit, Layout, Plate, Space, Words, lay
from alhambra_qt.ui.kit.boxed import texts
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.holder import AccessibleHolder, Holder, Live, Seated
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.sides.spots import CHOSEN_OF, ROLES, Spot, TableNote

MARGIN = 8  # pixels around a part for its shadow
STRIP, OVERLAY, CLOSER, CALLOUT = 20, 30, 39, 40  # levels of what lies over other parts


class AccessibleControl(AccessibleButton):
    """A control beside the board: what it is and how it stands says its spot."""

    @property
    def spot(self) -> Spot | None:
        """What it stands for."""
        button = self.button if self.isValid() else None
        return button.spot if isinstance(button, SideControl) else None

    def _can(self) -> list[str]:
        spot = self.spot
        usual = [one for one in super()._can() if one != FOCUS or (spot and spot.focusable)]
        return [*usual, *(one for one in STEPS if self._stepped(one) is not None)]

    def _do(self, name: str) -> None:
        control = self._stepped(name) or self.button
        if isinstance(control, SideControl) and control.spot.focusable:
            control.setFocus()
        if name != FOCUS:
            control.click()

    def _stepped(self, name: str) -> SideControl | None:
        """The control that goes a step down or up from it."""
        side, spot = self.host.parentWidget() if self.alive else None, self.spot
        if not isinstance(side, TableSide) or spot is None or name not in STEPS:
            return None
        return side.control_of(spot.steps[STEPS.index(name)])

    def _step(self, name: str) -> tuple[str, str] | None:
        control = self._stepped(name)
        return (control.spot.name, control.cap) if control is not None else None

    def text(self, kind: QAccessible.Text) -> str:
        value = kind == QAccessible.Text.Value  # its state in words, as in its description
        return super().text(QAccessible.Text.Description if value else kind)

    def role(self) -> QAccessible.Role:
        spot = self.spot
        return ROLES[spot.role if spot.role != "panel" else "button"] if spot else Role.NoRole

    def state(self) -> QAccessible.State:
        state, spot = super().state(), self.spot
        if spot is not None:
            state.disabled, state.focusable = not spot.enabled, spot.focusable
            state.selectable, state.selected = spot.role in CHOSEN_OF, spot.chosen
        return state


class SideControl(Styled, QAbstractButton):
    """A button over what a `TableSide` paints; the table paints its ring and its veil.

    Pointer and keys are the table's, which gives the focus to it; so does a screen reader.

    Signals:
        chosen: its target, when it is pressed.
    """

    chosen = Signal(object)
    told_by = AccessibleControl

    def __init__(self, ctx: UiContext, spot: Spot) -> None:
        super().__init__(ctx)
        self.spot = spot
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the table gives it
        self._name()
        self.clicked.connect(self._choose)

    def stand_for(self, spot: Spot) -> None:
        """Stand for this from now on."""
        if spot == self.spot:
            return
        self.spot = spot
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(unmarked(self.spot.name))
        self.setAccessibleDescription(unmarked(self.spot.value))

    @property
    def cap(self) -> str:
        """Its key as it stands on the cap."""
        return self.ctx.cap(self.spot.key)

    def written_here(self) -> list[str]:
        """What it stands over, and whether it is marked."""
        side = self.parentWidget()
        if not isinstance(side, TableSide):
            return []
        read = [said for one in side.to_read() if one.control is self for said in texts(one.words)]
        return [*read, *side.marks.get(self.spot.target, ())]

    def _choose(self) -> None:
        self.chosen.emit(self.spot.target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """What it stands over is painted already."""


class AccessibleSide(AccessibleHolder):
    """A part of the table, found in the table itself."""

    def parent(self) -> QAccessibleInterface:
        viewport = self.host.parentWidget() if self.isValid() else None
        table = viewport.parentWidget() if viewport is not None else None
        return QAccessible.queryAccessibleInterface(table) if table is not None else NOTHING


class TableSide(Holder):
    """A part of the table beside the board, in the same terms as a panel of the scene.

    Subclasses say which `part` of the view they show and hold a `tree`; `named` is the text that
    names them to a screen reader. `area`, `spots` and `notes` are in the coordinates of the scene.
    Marks of the scene whose `level` is lower are not painted over it (`ui/table/scene.py`).

    Signals:
        chosen: the target of a control that was pressed.
    """

    chosen = Signal(object)
    told_by = AccessibleSide
    zone = named = ""
    level = 0
    edge = (MARGIN, MARGIN)

    def __init__(self, ctx: UiContext, over: QWidget) -> None:
        super().__init__(ctx)
        self.area = QRectF()
        self.spots: list[Spot] = []
        self.notes: list[TableNote] = []
        self.places: tuple[()] = ()  # pieces that move stand in the scene only
        self.hidden: frozenset[str] = frozenset()
        self.marks: Mapping[Target, tuple[str, ...]] = {}  # what is said of what has a ring
        self.view: TableView
        self._key: tuple[object, ...] = ()
        self._controls: dict[Target, SideControl] = {}
        self.setParent(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def part(self, view: TableView) -> object:
        """What of the view is shown here."""
        raise NotImplementedError

    def control(self, spot: Spot, held: Box, reach: float = 0.0) -> Box:
        """What is painted, with a control over it that stands for a target."""
        stands = weakly(self._standing_for)
        return Controlled(held, spot, stands, reach, grow=held.grow, keep=held.keep)

    def _standing_for(self, spot: Spot) -> SideControl:
        known = self._controls.get(spot.target)
        if known is None:
            known = self._controls[spot.target] = SideControl(self.ctx, spot)
            known.setParent(self)
            known.chosen.connect(self.chosen)
        known.stand_for(spot)
        return known

    def closing(self, look: Look, target: Target, words: str, side: float, key: str = "") -> Box:
        """The cross that closes it, of so many ems."""

        def how(painter: QPainter, area: QRectF) -> None:
            paint.cross(painter, area, look.theme.ink, look.px(2))

        radius = side * look.em / 2
        spot = Spot(target, QRectF(), self.zone, name=words, key=key, radius=radius, tip=words)
        return self.control(spot, Drawn(how, side, side))

    # -- what the scene asks of its parts -----------------------------------------------------

    @property
    def there(self) -> bool:
        """Whether it is on the table, which itself may be hidden."""
        return not self.isHidden() and not self.area.isEmpty()

    def show_view(self, view: TableView, rect: QRectF, look: Look) -> bool:
        """Show a view; tells whether anything of this part changed."""
        key = (self.part(view), QRectF(rect), look)
        self.view = view
        if key == self._key:
            return False
        self._key, self.area, self.look = key, QRectF(rect), look
        self.change()  # before the resize, which lays it out
        self.setGeometry(rect.toAlignedRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.setVisible(not rect.isEmpty())
        self.setAccessibleName(unmarked(self.title()))
        self.find_places()
        return True

    def title(self) -> str:
        """What it is called."""
        return self.look.t(self.named) if self.named else ""

    def find_places(self) -> None:
        """Find where everything is that can be pointed at, and discard the controls of the rest."""
        self.spots, self.notes, standing = [], [], list[QWidget]()
        if self.there:
            x, y = self.x(), self.y()
            self.spots = [one.on(one.rect.translated(x, y)) for one in self.laid.of(Spot)]
            notes = self.laid.of(TableNote)
            self.notes = [evolve(one, rect=one.rect.translated(x, y)) for one in notes]
            standing = [one.widget for one in self.laid.of(Seated)]
        if [one for one in self.children() if one in standing] != standing:
            for widget in standing:  # what lies in another lies above it
                widget.raise_()
        gone = [target for target, one in self._controls.items() if one not in standing]
        discard([self._controls.pop(target) for target in gone])

    def hide_pieces(self, ids: frozenset[str]) -> None:
        """Leave out what is still on its way here; its room is kept."""
        self.hidden = ids
        self.update()

    def control_of(self, target: Target | None) -> SideControl | None:
        """The control that stands for a target."""
        return self._controls.get(target) if target is not None and self.there else None

    def draw(self, painter: QPainter) -> None:
        """Paint it in the coordinates of the scene."""
        with paint.saved(painter):
            painter.translate(self.pos())
            self.laid.paint(painter)

    # -- Qt -----------------------------------------------------------------------------------

    def restyle(self) -> None:
        """The table shows its view again, with another look."""

    def retranslate(self) -> None:
        """The table shows its view again, with another look."""

    def known_tree(self) -> Box:
        if self._tree is None:
            self._tree = self.tree() if self._key and self.there else Space()
        return self._tree


@frozen(eq=False, repr=False)
class Controlled(Around):
    """What is painted, with a control over it that is made where it is placed."""

    spot: Spot
    stands: Callable[[Spot], SideControl | None]
    reach: float = 0.0

    def place(self, laid: Layout, rect: QRectF) -> None:
        held = Hit(self.held, self.spot.on, self.reach, self.spot.role == "button")
        control = self.stands(self.spot)
        (held if control is None else Live(control, held)).place(laid, rect)


def pressed(look: Look, face: paint.ButtonLook, wide: float, high: float) -> Box:
    """A button of the kit as it is painted; its size is in pixels."""

    def how(painter: QPainter, area: QRectF) -> None:
        paint.button(painter, area, look.theme, look.m, face)

    return Drawn(how, wide / look.em, high / look.em)


def titled(look: Look, title: str, right: str | Box, body: Box) -> Box:
    """A panel with its title, and something smaller at the right end of that line."""
    m, em = look.m, look.em
    if isinstance(right, str):
        right = Words(right, "small", "ink2", RIGHT, grow=1.0, keep=1)
    head = Row(Words(title, "title"), right, gap=0.7)
    held = Column(head, body, gap=0.2, grow=1.0)
    return Plate(held, pad=(m.pad / em, m.pad * 0.7 / em))


@frozen(eq=False)
class BySpots(Around):
    """What is painted, told to a screen reader in the words of the spots in it."""

    def place(self, laid: Layout, rect: QRectF) -> None:
        inner = lay(self.held, laid.look, rect)
        laid.found += inner.found
        spots = inner.of(Spot)

        def how(painter: QPainter, _area: QRectF) -> None:
            if not listened():
                inner.paint(painter)
            for one in spots if listened() else ():
                heard(", ".join(filter(None, (one.name, one.value))), one.rect)

        laid.parts.append((Drawn(how), rect))


def inner_of(look: Look, rect: QRectF) -> QRectF:
    """The room inside the padding of a panel."""
    pad = look.m.pad
    return rect.adjusted(pad, pad * 0.6, -pad, -pad)
