"""A row of the keys page: key caps with what they do; pressed, it waits for another key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.bindings import WRITTEN, Bindings
from alhambra_qt.ui.kit.box import ENDLESS, Box, Space, Words, spring
from alhambra_qt.ui.kit.boxed import BoxButton, cap
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.key_asking import KeyAsking
from alhambra_qt.ui.pages.key_list import KeyRow
from alhambra_qt.ui.table.keys import written

CAPS = 9.0  # ems: as wide as the widest pair of caps usually is
MOST = 13.0  # ems: wider caps stand above what they do


class KeyButton(BoxButton):
    """The row itself.

    Signals:
        given: the person's keys, with other ones for this row.
    """

    given = Signal(object)
    wide, least = 300.0, 180.0

    def __init__(self, ctx: UiContext, row: KeyRow, keys: Bindings) -> None:
        super().__init__(ctx, row.text)
        self.row, self.keys = row, keys
        self.asking: KeyAsking | None = None
        self.told: Msg | None = None
        self.clicked.connect(self._ask)
        self.retranslate()

    def show_row(self, row: KeyRow, keys: Bindings) -> None:
        """Show other keys."""
        self.row, self.keys, self.told = row, keys, None
        self.retranslate()

    def retranslate(self) -> None:
        """Say what the keys do, the keys, and whether they can be changed."""
        caps = [self.ctx.text(one) for one in self.row.caps] or [self.ctx.t("keys-none")]
        self.setAccessibleName(", ".join([self.ctx.text(self.row.text), *caps]))
        self.setAccessibleDescription(self.ctx.t("keys-stays" if self.row.fixed else "keys-can"))
        self.restyle()

    def tree(self) -> Box:
        """All caps are in a column as wide, so that the words stand in one too."""
        words = Words(self.ctx.text(self.row.text), wrap=True, grow=1.0)
        held: Box = Row(self._caps(), words, gap=0.3)
        if self._wide() > MOST:
            held = Column(self._caps(), words, gap=0.1)
        if self.asking is not None:
            held = Column(words, Words(self.ctx.text(self.asking.prompt), "strong", wrap=True))
        told = self.asking.told if self.asking is not None else self.told
        note = Words(self.ctx.text(told), "small", "warn", wrap=True) if told is not None else None
        edge = "acc" if self.asking is not None else None
        return self.ground(Column(held, note, gap=0.2), self.hot("panel2"), edge, pad=(0.3, 0.1))

    def _caps(self) -> Box:
        if not self.row.caps:
            return Words(self.ctx.t("keys-none"), "small", "ink2")
        caps = [cap(self.look, self.ctx.text(key)) for key in self.row.caps]
        if self._wide() > MOST:
            return Wrapped(*caps, gap=0.35)
        return Row(*caps, Space(max(0.0, CAPS - self._wide() - 0.35)), gap=0.35)

    def _wide(self) -> float:
        """How many ems all caps beside each other take."""
        caps = (cap(self.look, self.ctx.text(key)) for key in self.row.caps)
        return Row(*caps, gap=0.35).size(self.look, ENDLESS)[0] / self.look.em

    def low(self) -> float:
        """One line of caps is high enough to be hit: there are many rows."""
        return self.ctx.metrics.target

    # -- another key --------------------------------------------------------------------------

    def _ask(self) -> None:
        """Wait for a key; pressed again, wait no more."""
        if self.asking is not None:
            self.stop()
        elif self.row.fixed:
            self.told = msg("keys-fixed" if self.row.names else "keys-fixed-page")
            self._say(self.told)
        else:
            self.asking, self.told = KeyAsking(self.row, self.keys), None
            self._say(self.asking.prompt)

    def stop(self) -> None:
        """Wait no more; what was given until now stays."""
        asking, self.asking = self.asking, None
        if asking is None:
            return
        self.change()
        if asking.own != self.keys.own:
            self.given.emit(asking.own)
            announce(self, self.accessibleName())

    def _say(self, *words: Msg) -> None:
        self.change()
        announce(self, " ".join(self.ctx.text(one) for one in words))

    # -- Qt -----------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """While it waits, every key is for it, also one that works everywhere."""
        if self.asking is not None and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What it asks is in sight, once the page has made room."""
        super().resizeEvent(event)
        if self.hasFocus():
            QTimer.singleShot(0, self, lambda: focus.reveal(self))

    def focusNextPrevChild(self, following: bool) -> bool:
        """While it waits, Tab is a key like others."""
        return self.asking is None and super().focusNextPrevChild(following)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key it waits for; Esc leaves everything as it is."""
        asking = self.asking
        if asking is None:
            super().keyPressEvent(event)
            return
        pressed = written(event)
        if event.key() == Qt.Key.Key_Escape:
            self.stop()
        elif not event.isAutoRepeat() and WRITTEN.fullmatch(pressed):
            asking.press(pressed)
            if asking.done:
                self.stop()
            else:
                self._say(*([asking.told] if asking.told is not None else []), asking.prompt)
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.stop()


class KeyLine(Holder):
    """A row, and below it the way back to the keys of the program."""

    def __init__(self, ctx: UiContext, row: KeyRow, keys: Bindings) -> None:
        super().__init__(ctx)
        self.button = KeyButton(ctx, row, keys)
        self.back = Button(ctx, msg("keys-back"), kind="quiet")
        self.show_row(row, keys)

    def show_row(self, row: KeyRow, keys: Bindings) -> None:
        """Show other keys."""
        if self.back.hasFocus() and not row.changed:
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.button.show_row(row, keys)
        self.back.setAccessibleDescription(self.ctx.text(row.text))
        self.change()

    def tree(self) -> Box:
        back = Row(Pressed(self.back), spring()) if self.button.row.changed else None
        return Column(Live(self.button), back, gap=0)
