"""The menu of a running game (F10): save, settings, another game, leaving."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui import focus, paint
from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.frames import Card
from alhambra_qt.ui.labels import Text
from alhambra_qt.ui.pages.menu import MenuButton

# What can be chosen: its name, its words, its icon.
CHOICES: tuple[tuple[str, Msg, str], ...] = (
    ("save", msg("menu-save"), "chest"),
    ("settings", msg("button-settings"), "hammer"),
    ("players", msg("menu-players"), "person"),
    ("rules", msg("rulebook-title"), "eye"),
    ("keys", msg("keys-title"), "hand"),
    ("new", msg("button-new-game"), "star"),
    ("leave", msg("menu-leave"), "gate"),
    ("quit", msg("button-quit"), "cart"),
)


class GameMenu(QWidget):
    """A column of entries over the lattice.

    Signals:
        back: go on playing.
        chosen: the name of an entry.
    """

    back = Signal()
    chosen = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.card = Card(ctx, strong=True)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(4)
        column.addWidget(Text(ctx, msg("menu-title"), role="title", centre=True))
        self.go_on = MenuButton(ctx, msg("menu-continue"), "fountain", main=True)
        self.go_on.clicked.connect(self.back)
        column.addWidget(self.go_on)
        self.entries: dict[str, MenuButton] = {}
        for name, words, icon in CHOICES:
            entry = MenuButton(ctx, words, icon, detail=msg(f"menu-{name}-detail"))
            entry.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            column.addWidget(entry)
            self.entries[name] = entry
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        ctx.restyled.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Take sizes from the context."""
        self.card.setFixedWidth(self.ctx.metrics.pick(520, 460, 420))
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Going on is the first choice."""
        super().showEvent(event)
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page itself never keeps the focus."""
        super().focusInEvent(event)
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and F10 go on, arrows move."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_F10):
            self.back.emit()
        elif key in focus.ARROWS:
            focus.move(self, focus.ARROWS[key])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table behind the card."""
        paint.lattice(QPainter(self), QRectF(self.rect()), self.ctx.theme, cell=self.ctx.px(84))
