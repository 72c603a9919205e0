"""The branches of a game: what was tried from its moments on, and the page that begins one.

page = BranchesPage(ctx);  page.show_lines(branch_lines(root))
page.opened, page.replayed, page.reviewed, page.renamed, page.removed   # each with the branch

page = PlayOnPage(ctx)
page.show_moment(where, seats, tags, name)
page.begun.connect(...)         # name, whether the luck is new, who plays seats from now on
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.gameconfig import SeatConfig
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.step import Branch
from alhambra_qt.controller.presenter.results import BranchLine
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, PageFrame
from alhambra_qt.ui.kit.inputs import Field, Segmented
from alhambra_qt.ui.kit.layouts import GAP, Columns, Flow, Lines, discard, fill
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.people.players_page import PlayerCard
from alhambra_qt.ui.saved.question import NAME_LIMIT, CardQuestion
from alhambra_qt.ui.setup.seat_cards import together

INDENT, DEEPEST = 28, 8  # pixels by which a branch stands behind the line it leaves; how often
SAME, NEW = "same", "new"


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
        row = Flow(ctx)
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
        self.question.confirmed.connect(self.removed)
        self.question.named.connect(self._rename)
        fill(column, self.choices, self.question)
        for widget in (self.facts, self.rename, self.delete):
            widget.setVisible(line.branch is not None)
        self.review.setVisible(line.over)
        self.retranslate()

    def retranslate(self) -> None:
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
        self.question.ask(words, msg("branches-delete-help"))
        self.choices.hide()

    def _ask_name(self) -> None:
        self.question.ask_name(self.ctx.text(self.line.title))
        self.choices.hide()

    def _rename(self, name: str) -> None:
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
    row = QWidget()
    indent = INDENT * min(card.line.depth, DEEPEST)
    Lines(ctx, row, pad=(indent, 0, 0, 0), across=True).addWidget(card)
    return row


class PlayOnPage(PageFrame):
    """Asks for all that a branch needs; nothing begins before the person says so."""

    begun = Signal(str, bool, object)
    snug, widest = True, 1060

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("playon-title"))
        self.rows: list[PlayerCard] = []
        self._before: tuple[SeatConfig, ...] = ()
        self.where = Text(ctx, "", role="section")
        self.field = Field(ctx, msg("playon-name"), limit=NAME_LIMIT)
        choices = [(one, msg(f"playon-luck-{one}")) for one in (SAME, NEW)]
        self.luck = Segmented(ctx, msg("playon-luck"), choices, SAME)
        self.luck.changed.connect(self._explain)
        self.luck_help = Text(ctx, "", role="small", tone="ink2")
        self._lay_out()
        back = Button(ctx, msg("button-back"), key=msg("key-esc"), does=self.back)
        self.begin = Button(ctx, msg("playon-begin"), kind="primary", key=msg("key-enter"))
        self.begin.clicked.connect(self._begin)
        self.primary.connect(self._begin)
        self.field.returnPressed.connect(self._begin)
        self.add_footer(back, self.begin)

    def _lay_out(self) -> None:
        ctx = self.ctx
        flow = Flow(ctx, 8)
        labels = (
            Text(ctx, msg(f"playon-{one}"), tone="ink2", wrap=False) for one in ("name", "luck")
        )
        fill(flow, *(together(pair) for pair in zip(labels, (self.field, self.luck), strict=True)))
        self.body.addWidget(self.where)
        self.body.addWidget(Text(ctx, msg("playon-note"), tone="ink2"))
        self.body.addLayout(flow)
        self.body.addWidget(self.luck_help)
        self.body.addWidget(Text(ctx, msg("playon-seats"), role="section"))
        self._cards = Columns(ctx, GAP, 400, most=2)
        self.body.addLayout(self._cards)
        self.body.addStretch(1)

    def show_moment(
        self, where: Msg, seats: Sequence[SeatConfig], tags: Sequence[SeatTag], name: str
    ) -> None:
        """Ask for a branch that begins there."""
        discard(self.rows)
        self._before = tuple(seats)
        self.where.set_words(where)
        self.field.setText(name)
        self.luck.set_value(SAME)
        self._explain(SAME)
        self.rows = [PlayerCard(self.ctx, tag, seat) for tag, seat in zip(tags, seats, strict=True)]
        for row in self.rows:
            self._cards.addWidget(row)

    def _explain(self, luck: str) -> None:
        self.luck_help.set_words(msg(f"playon-luck-{luck}-help"))

    def first_focus(self) -> QWidget | None:
        """The luck: all else is good as it is."""
        return self.luck

    def _begin(self) -> None:
        seatings = tuple(
            Seating(row.seat, now.kind, now.level, now.style)
            for row, before in zip(self.rows, self._before, strict=True)
            if (now := row.config) != before
        )
        name = self.field.text().strip()
        if name:
            self.begun.emit(name, self.luck.value == NEW, seatings)
        else:
            self.field.setFocus()
