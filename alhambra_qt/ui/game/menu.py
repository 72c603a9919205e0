"""The menu of a running game (F10): save, settings, another game, leaving."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.boxed import narrowing
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, Scroll
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Columns, Lines
from alhambra_qt.ui.kit.styled import Styled
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


class GameMenu(Styled, QWidget):
    """A column of entries over the lattice.

    Signals:
        back: go on playing.
        chosen: the name of an entry.
    """

    back = Signal()
    chosen = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.card = Card(ctx, strong=True)
        end = (18, 14, 12)
        column = Lines(ctx, self.card, pad=(22, end, 22, end), gap=(4, 2, 2))
        column.addWidget(Text(ctx, msg("menu-title"), role="title", centre=True))
        self.go_on = MenuButton(ctx, msg("menu-continue"), "fountain", main=True)
        self.go_on.clicked.connect(self.back)
        column.addWidget(self.go_on)
        self.entries: dict[str, MenuButton] = {}
        # Below each other; where there is little height, in two columns.
        self.grid = Columns(lambda: ctx.metrics.pick(4, 2, 2), lambda: ctx.px(320), most=2)
        for name, words, icon in CHOICES:
            entry = MenuButton(ctx, words, icon, detail=msg(f"menu-{name}-detail"))
            entry.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            entry.setSizePolicy(narrowing())  # as high as its neighbour
            self.entries[name] = entry
            self.grid.addWidget(entry)
        column.addLayout(self.grid)
        content = QWidget()
        row = QHBoxLayout(content)
        row.addStretch(1)
        row.addWidget(self.card, 1000, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        Lines(ctx, self).addWidget(Scroll(ctx, content))
        self.restyle()

    def restyle(self) -> None:
        """Take sizes from the context."""
        self.card.setMaximumWidth(self.ctx.metrics.pick(520, 820, 760))
        super().restyle()

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
