"""The branches of a game: what was tried from its moments on, beside what happened.

page = BranchesPage(ctx);  page.show_lines(branch_lines(root))
page.opened, page.replayed, page.reviewed, page.renamed, page.removed   # each with the branch
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.build.branch_lines import BranchLine
from alhambra_qt.controller.game.branch import Branch
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, PageFrame
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Flow, Lines, discard, fill
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.pages.question import CardQuestion

INDENT, DEEPEST = 28, 8  # pixels by which a branch stands behind the line it leaves; how often


class BranchCard(Card):
    """One line of the tree; renaming and deleting ask inside the card."""

    opened = Signal()
    replayed = Signal()
    reviewed = Signal()
    removed = Signal()
    renamed = Signal(str)

    def __init__(self, ctx: UiContext, line: BranchLine) -> None:
        super().__init__(ctx, strong=line.branch is None)
        self.line = line
        side = (14, 10, 8)
        column = Lines(ctx, self, pad=(side, side, side, side), gap=3)
        self.title = Text(ctx, line.title, role="section")
        self.facts = Text(ctx, "", role="log", tone="ink2")
        self.scores = Text(ctx, "", role="body")
        for text in (self.title, self.facts, self.scores):
            text.setContentsMargins(RING, 0, 0, 0)
        fill(column, self.title, self.facts, self.scores)
        self.choices = QWidget()
        row = Flow(lambda: 0)
        self.choices.setLayout(row)
        play = msg("branches-view" if line.over else "branches-play")
        self.play = Button(ctx, play, kind="primary", does=self.opened)
        self.replay = Button(ctx, msg("branches-replay"), kind="quiet", does=self.replayed)
        self.replay.setEnabled(line.begun)
        self.review = Button(ctx, msg("result-review"), kind="quiet", does=self.reviewed)
        self.rename = Button(ctx, msg("games-rename"), kind="quiet", does=self._ask_name)
        self.delete = Button(ctx, msg("games-delete"), kind="quiet", key=msg("key-delete"))
        self.delete.clicked.connect(self._ask_delete)
        fill(row, self.play, self.replay, self.review, self.rename, self.delete)
        self.question = CardQuestion(ctx)
        self.question.cancelled.connect(self._done)
        fill(column, self.choices, self.question)
        self.question.hide()
        for widget in (self.facts, self.rename, self.delete):
            widget.setVisible(line.branch is not None)
        self.review.setVisible(line.over)
        self.retranslate()

    def retranslate(self) -> None:
        """The facts stand in one line, in the language of now."""
        ctx, line = self.ctx, self.line
        facts, scores = (
            " · ".join(ctx.text(one) for one in part) for part in (line.facts, line.scores)
        )
        self.facts.set_words(facts)
        self.scores.set_words(scores)
        told = (ctx.text(line.title), facts, scores)
        self.setAccessibleName(", ".join(part for part in told if part))

    def has_focus(self) -> bool:
        """Whether something in this card has the focus."""
        widget = self.window().focusWidget()
        return widget is not None and self.isAncestorOf(widget)

    def _ask_delete(self) -> None:
        words = msg("games-delete-ask", name=self.line.title)
        self._ask(self.removed.emit)
        self.question.ask(words, msg("branches-delete-help"), msg("games-delete"), "danger")

    def _ask_name(self) -> None:
        self._ask(self._rename)
        self.question.ask_name(self.ctx.text(self.line.title))

    def _ask(self, then: Callable[[], None]) -> None:
        self.question.confirm_to(then)
        self.choices.hide()

    def _rename(self) -> None:
        name = self.question.field.text().strip()
        self._done()
        if name:
            self.renamed.emit(name)

    def _done(self) -> None:
        self.question.hide()
        self.choices.show()
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asking = not self.question.isHidden()
        if event.key() == Qt.Key.Key_Delete and not asking and self.line.branch is not None:
            self._ask_delete()
        elif event.key() == Qt.Key.Key_Escape and asking:
            self._done()
        else:
            event.ignore()


class BranchesPage(PageFrame):
    """What happened, and below it all that was tried."""

    opened = Signal(object)
    replayed = Signal(object)
    reviewed = Signal(object)
    removed = Signal(object)
    renamed = Signal(object, str)
    widest = 1060

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("branches-title"))
        self.cards: list[BranchCard] = []
        self._rows: list[QWidget] = []
        self.none = Text(ctx, msg("branches-none"), role="body")
        self.none_help = Text(ctx, msg("branches-none-help"), role="body", tone="ink2")
        self.note = Text(ctx, msg("playon-note"), role="small", tone="ink2")
        self._list = Lines(ctx, gap=(8, 6, 4))
        self.body.addLayout(self._list)
        fill(self.body, self.none, self.none_help, self.note)
        self.body.addStretch(1)
        self.add_footer(Button(ctx, msg("button-back"), key=msg("key-esc"), does=self.back))

    def show_lines(self, lines: Sequence[BranchLine]) -> None:
        """Show these lines."""
        had = next((card.line.branch for card in self.cards if card.has_focus()), None)
        discard(self._rows)
        self.cards = [self._card(line) for line in lines]
        self._rows = [_indented(self.ctx, card) for card in self.cards]
        fill(self._list, *self._rows)
        for text in (self.none, self.none_help):
            text.setVisible(len(lines) == 1)
        self.note.setVisible(len(lines) > 1)
        if self.isVisible():  # the cards with the focus are gone, and at first there were none
            self._play_of(had).setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget | None:
        return self._play_of(None) if self.cards else super().first_focus()

    def _play_of(self, branch: Branch | None) -> Button:
        """What goes on with a branch, or with the first one; with the game if there is none."""
        tried = [card for card in self.cards if card.line.branch is not None]
        same = [card for card in tried if card.line.branch is branch]
        return (same or tried or self.cards)[0].play

    def _card(self, line: BranchLine) -> BranchCard:
        card = BranchCard(self.ctx, line)
        card.opened.connect(lambda: self.opened.emit(line.branch))
        card.replayed.connect(lambda: self.replayed.emit(line.branch))
        card.reviewed.connect(lambda: self.reviewed.emit(line.branch))
        card.removed.connect(lambda: self.removed.emit(line.branch))
        card.renamed.connect(lambda name: self.renamed.emit(line.branch, name))
        return card


def _indented(ctx: UiContext, card: BranchCard) -> QWidget:
    """Put a card behind the line that it leaves."""
    row = QWidget()
    indent = INDENT * min(card.line.depth, DEEPEST)
    Lines(ctx, row, pad=(indent, 0, 0, 0), across=True).addWidget(card)
    return row
