"""What a person knows: every rule by part and module with its state, exercises, lessons.

A rule can be opened in the rulebook; the page can be kept as a file for a browser or a printer;
everything that was learned can be deleted, which is asked first.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFileDialog, QSizePolicy, QWidget

from alhambra_qt import files
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.known_page import KnownRule, intro, known_parts, summary, to_html
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Columns, Flow
from alhambra_qt.ui.kit.measure import measure
from alhambra_qt.ui.kit.richtext import layout_runs, plain
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.widgets import RING, Button, Control

STATES = ("mastered", "met", "missed", "new")
FILE = "alhambra-known.html"


def state_sign(painter: QPainter, ctx: UiContext, centre: QPointF, radius: float, st: str) -> None:
    """The sign of a state, told apart by its shape as well as by its colour."""
    theme = ctx.theme
    with paint.saved(painter):
        if st == "mastered":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.ok)
            painter.drawEllipse(centre, radius, radius)
            paint.tick(painter, centre, radius * 0.85, theme.panel)
        elif st == "missed":
            paint.cross_mark(painter, centre, radius)
        else:
            painter.setPen(QPen(theme.acc if st == "met" else theme.ink2, max(1.6, radius * 0.2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius * 0.85, radius * 0.85)
            if st == "met":
                painter.setBrush(theme.acc)
                painter.drawEllipse(centre, radius * 0.35, radius * 0.35)


class RuleButton(Control):
    """A rule with the sign of its state; pressed, it opens the rulebook there."""

    def __init__(self, ctx: UiContext, one: KnownRule) -> None:
        super().__init__(ctx, one.title)
        self.one = one
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def show_rule(self, one: KnownRule) -> None:
        """Show how the rule is known now."""
        self.one = one
        self.retranslate()

    def retranslate(self) -> None:
        """Say title, state and how often it was used and missed."""
        super().retranslate()
        state = msg(f"known-{self.one.state}")
        said = msg("known-rule", title=self.one.title, state=state)
        self.setAccessibleName(self.ctx.text(said))
        known = self.one.known
        uses = msg("known-uses", used=known.used, missed=known.missed)
        self.setAccessibleDescription(self.ctx.text(uses))
        set_tip(self, self.ctx.text(uses))

    def _left(self) -> float:
        return RING + self.ctx.px(30)

    def _block_height(self, width: int) -> float:
        room = max(60.0, width - self._left() - RING - self.ctx.px(6))
        return layout_runs(plain(self.ctx.text(self.words)), self.ctx.font("body"), room).height

    def hasHeightForWidth(self) -> bool:
        """Long titles wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the title."""
        least = self.ctx.metrics.pick(30, 26, 24)
        return int(max(self._block_height(width) + self.ctx.px(8), least)) + 2 * RING - 4

    def sizeHint(self) -> QSize:
        """A line."""
        wide = self.ctx.px(240)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Narrower is possible."""
        return QSize(self.ctx.px(140), self.ctx.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sign and the title."""
        painter, theme, face = QPainter(self), self.ctx.theme, self.face()
        if self.underMouse():
            with paint.saved(painter):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.accs)
                painter.drawRoundedRect(face, 6, 6)
        centre = QPointF(face.left() + self.ctx.px(14), face.center().y())
        state_sign(painter, self.ctx, centre, self.ctx.px(8), self.one.state)
        room = max(60.0, self.width() - self._left() - RING - self.ctx.px(6))
        block = layout_runs(plain(self.ctx.text(self.words)), self.ctx.font("body"), room)
        ink = theme.ink2 if self.one.state == "new" else theme.ink
        block.paint(painter, self._left(), face.center().y() - block.height / 2, ink)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, 6)


class _Sign(Styled, QWidget):
    """A state in the legend."""

    def __init__(self, ctx: UiContext, state: str) -> None:
        super().__init__(ctx)
        self.state = state
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The sign and its word."""
        known = measure(self.ctx.font("small"))
        wide = known.width(self.ctx.t(f"known-{self.state}"))
        return QSize(int(wide) + self.ctx.px(40), self.ctx.px(26))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sign and its word."""
        painter, middle = QPainter(self), self.height() / 2
        radius = self.ctx.px(8)
        state_sign(painter, self.ctx, QPointF(radius + RING, middle), radius, self.state)
        painter.setFont(self.ctx.font("small"))
        painter.setPen(self.ctx.theme.ink2)
        box = QRectF(self.ctx.px(28), 0, self.width(), self.height())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, flags, self.ctx.t(f"known-{self.state}"))


class KnownPage(PageFrame):
    """The page of what a person knows; ``show_profile`` fills it.

    Signals:
        rule_wanted: a rule to read about.
        deleted: everything that was learned shall be deleted.
        said: a sentence to tell, and whether it is good.
    """

    rule_wanted = Signal(str)
    deleted = Signal()
    said = Signal(object, bool)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("known-title"))
        self.profile = Profile("")
        self.rules: dict[str, RuleButton] = {}
        self.headings: list[Text] = []
        self.intro = Text(ctx, intro(self.profile), tone="ink2")
        self.lines = [Text(ctx, "", role="strong") for _ in range(3)]
        self.body.addWidget(self.intro)
        for line in self.lines:
            self.body.addWidget(line)
        legend = Flow(lambda: ctx.px(8))
        for state in STATES:
            legend.addWidget(_Sign(ctx, state))
        self.body.addLayout(legend)
        self._add_parts()
        self.body.addStretch(1)
        self.delete = Button(ctx, msg("known-delete"), kind="quiet")
        self.delete.clicked.connect(self._delete)
        self.save = Button(ctx, msg("known-save"))
        self.save.clicked.connect(self._choose_file)
        self.done = Button(ctx, msg("button-back"), kind="primary", key=msg("key-esc"))
        self.done.clicked.connect(self.back)
        self.add_footer(self.delete, self.save, self.done)
        self._sure = False
        self.dialog: QFileDialog | None = None

    def _add_parts(self) -> None:
        for part in known_parts(self.profile):
            heading = Text(self.ctx, part.heading, role="section")
            self.headings.append(heading)
            self.body.addWidget(heading)
            holder = QWidget()
            grid = Columns(lambda: 0, lambda: self.ctx.px(250), most=5)
            holder.setLayout(grid)
            for one in part.rules:
                button = RuleButton(self.ctx, one)
                button.clicked.connect(lambda _=False, rule=one.rule: self.rule_wanted.emit(rule))
                self.rules[one.rule] = button
                grid.addWidget(button)
            self.body.addWidget(holder)

    def show_profile(self, profile: Profile) -> None:
        """Show what a person knows now."""
        self.profile = profile
        self.intro.set_words(intro(profile))
        told: tuple[Msg | str, ...] = (*summary(profile), "", "")
        for line, words in zip(self.lines, told, strict=False):
            line.set_words(words)
            line.setVisible(bool(words))
        for heading, part in zip(self.headings, known_parts(profile), strict=True):
            heading.set_words(part.heading)
            for one in part.rules:
                self.rules[one.rule].show_rule(one)
        self._ask_again()

    # -- deleting -----------------------------------------------------------------------------

    def _ask_again(self) -> None:
        self._sure = False
        self.delete.kind = "quiet"
        self.delete.set_words(msg("known-delete"))

    def _delete(self) -> None:
        """The first press asks, the second deletes."""
        if not self._sure:
            self._sure = True
            self.delete.kind = "danger"
            self.delete.set_words(msg("known-delete-sure"))
            return
        self._ask_again()
        self.deleted.emit()
        self.said.emit(msg("known-deleted"), True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever leaves the page was not sure."""
        super().hideEvent(event)
        self._ask_again()

    # -- saving -------------------------------------------------------------------------------

    def _choose_file(self) -> None:
        dialog = QFileDialog(self, self.ctx.text(msg("known-save")))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("html")
        dialog.selectFile(FILE)
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog = dialog
        dialog.open()

    def write(self, path: Path) -> None:
        """Keep the page as a file, or say why that is not possible."""
        told: Msg
        try:
            files.write(path, to_html(self.profile, self.ctx.language))
        except OSError as error:
            told = msg("known-not-saved", reason=error.strerror or str(error))
            self.said.emit(told, False)
        else:
            self.said.emit(msg("known-saved", file=str(path)), True)
