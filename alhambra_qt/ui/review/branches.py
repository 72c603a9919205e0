"""The branches of a game: what was tried from its moments on, and the page that begins one.

page = BranchesPage(ctx);  page.show_lines(branch_lines(root))

page = PlayOnPage(ctx)
page.show_moment(where, seats, tags, name)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.gameconfig import SeatConfig
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.step import Branch
from alhambra_qt.controller.presenter.results import BranchLine
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Box, Fixed, Ground, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.inputs import Field, Segmented
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Row, Wrapped
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.people.players_page import PlayerCard
from alhambra_qt.ui.saved.question import NAME_LIMIT, CardQuestion

INDENT, DEEPEST = 28, 8  # pixels by which a branch stands behind the line it leaves; how often
SAME, NEW = "same", "new"


class BranchCard(Holder):
    """One line of the tree; renaming and deleting ask inside the card."""

    def __init__(self, ctx: UiContext, line: BranchLine) -> None:
        super().__init__(ctx)
        self.line, self.asking = line, False
        quiet = partial(Button, ctx, kind="quiet")
        play = msg("branches-view" if line.over else "branches-play")
        self.play = Button(ctx, play, kind="primary", does=weakly(self._want, "open"))
        self.replay = quiet(msg("branches-replay"), does=weakly(self._want, "replay"))
        self.replay.setEnabled(line.begun)
        self.review = quiet(msg("result-review"), does=weakly(self._want, "review"))
        self.rename = quiet(msg("games-rename"), does=self._ask_name)
        self.delete = quiet(msg("games-delete"), key=msg("key-delete"), does=self._ask_delete)
        self.question = CardQuestion(ctx)
        self.question.cancelled.connect(self._done)
        self.question.confirmed.connect(weakly(self._want, "remove"))
        self.question.named.connect(self._rename)
        self.retranslate()

    def _texts(self) -> list[str]:
        text, line = self.ctx.text, self.line
        parts = ((line.title,), line.facts, line.scores)
        return [" · ".join(text(line) for line in part) for part in parts]

    def retranslate(self) -> None:
        self.setAccessibleName(", ".join(part for part in self._texts() if part))
        super().retranslate()

    def tree(self) -> Box:
        line, own = self.line, self.line.branch is not None
        title, facts, scores = self._texts()
        buttons = [self.play, self.replay]
        buttons += [self.review] if line.over else []
        buttons += [self.rename, self.delete] if own else []
        row = Wrapped(*(Pressed(button) for button in buttons), gap=0)
        words = Column(
            Words(title, "section", wrap=True),
            Words(facts, "log", "ink2", wrap=True) if own else None,
            Words(scores, "body", wrap=True) if scores else None,
            gap=0.1,
        )
        text = Ground(words, pad=(RING / self.look.em, 0))
        child = Column(text, Live(self.question) if self.asking else row, gap=0.15)
        fill, border, width = ("panel2", "line", paint.BORDER)
        if not own:
            fill, border, width = ("panel", "acc", paint.STRONG_BORDER)
        card = Ground(child, fill, border, width, pad=0.8, radius=0.7)
        indent = INDENT * min(line.depth, DEEPEST) / self.look.em
        return Row(Space(indent), Fixed(card, width=ENDLESS, grow=1), gap=0, middle=False)

    def has_focus(self) -> bool:
        """Whether something in this card has the focus."""
        widget = self.window().focusWidget()
        return widget is not None and self.isAncestorOf(widget)

    def _want(self, wish: str) -> None:
        self.wish("branch", wish, self.line.branch)

    def _ask(self, asking: bool) -> None:
        self.asking = asking
        self.change()
        self.settle()

    def _ask_delete(self) -> None:
        self._ask(True)
        words = msg("games-delete-ask", name=self.line.title)
        self.question.ask(words, msg("branches-delete-help"))

    def _ask_name(self) -> None:
        self._ask(True)
        self.question.ask_name(self.ctx.text(self.line.title))

    def _rename(self, name: str) -> None:
        self._done()
        if name:
            self.wish("rename", self.line.branch, name)

    def _done(self) -> None:
        self._ask(False)
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and not self.asking and self.line.branch is not None:
            self._ask_delete()
        elif event.key() == Qt.Key.Key_Escape and self.asking:
            self._done()
        else:
            event.ignore()


class BranchesPage(PageFrame):
    """The branches page: the game as it was, and below it everything that was tried."""

    widest = 1060

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("branches-title"))
        self.cards: list[BranchCard] = []
        self.footer.put(self.button_back())

    def body_tree(self) -> Box:
        cards = Column(*map(Live, self.cards), gap=self.look.ems(8, 6, 4))
        if len(self.cards) > 1:
            return self.stacked(cards, self.sentence(msg("playon-note"), "small", "ink2"))
        none = self.sentence(msg("branches-none"))
        return self.stacked(cards, none, self.sentence(msg("branches-none-help"), tone="ink2"))

    def show_lines(self, lines: Sequence[BranchLine]) -> None:
        """Show these lines."""
        had = next((card.line.branch for card in self.cards if card.has_focus()), None)
        discard(self.cards)
        self.cards = [BranchCard(self.ctx, line) for line in lines]
        self.change_now()
        if self.isVisible():  # the cards with the focus are gone, and at first there were none
            self._play_of(had).setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget | None:
        return self._play_of(None) if self.cards else super().first_focus()

    def _play_of(self, branch: Branch | None) -> Button:
        """Return the button that goes on with a branch, else the first one, else the game."""
        tried = [card for card in self.cards if card.line.branch is not None]
        same = [card for card in tried if card.line.branch is branch]
        return (same or tried or self.cards)[0].play


class PlayOnPage(PageFrame):
    """Asks for all that a branch needs; nothing begins before the person says so."""

    GRANTS: Mapping[str, str] = {"update": "_update"}

    snug, widest = True, 1060

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("playon-title"))
        self.rows: list[PlayerCard] = []
        self._before: tuple[SeatConfig, ...] = ()
        self.where: Msg | str = ""
        self.kind = "playon"  # what its texts begin with: "position" for one that was set up
        self.field = Field(ctx, msg("playon-name"), limit=NAME_LIMIT)
        choices = [(kind, msg(f"playon-luck-{kind}")) for kind in (SAME, NEW)]
        self.luck = Segmented(ctx, msg("playon-luck"), choices, SAME)
        self.luck.changed.connect(self.change)
        self.begin = Button(ctx, msg("playon-begin"), kind="primary", key=msg("key-enter"))
        self.begin.clicked.connect(self._begin)
        self.primary.connect(self._begin)
        self.field.returnPressed.connect(self._begin)
        self.lay = Button(ctx, msg("position-out"), wish="lay")
        self.footer.put(self.button_back(), self.lay, self.begin)

    def body_tree(self) -> Box:
        fields = [self._labelled("luck", self.luck)]
        if self.kind == "playon":
            fields.insert(0, self._labelled("name", self.field))
        note = self.sentence(msg("playon-note"), tone="ink2") if self.kind == "playon" else None
        luck = msg(f"{self.kind}-luck-{self.luck.value}-help")
        return self.stacked(
            self.sentence(self.where, "section"),
            note,
            Wrapped(*fields, gap=self.look.ems(8)),
            self.sentence(luck, "small", "ink2"),
            self.sentence(msg("playon-seats"), "section"),
            EqualColumns(29, [*map(Live, self.rows)], most=2),
        )

    def _labelled(self, name: str, control: QWidget) -> Box:
        label = Words(self.look.t(f"playon-{name}"), tone="ink2")
        space = Space(self.look.ems(4))
        return Row(Space(self.look.ems(RING)), label, space, Live(control), space, gap=0)

    def show_moment(
        self, where: Msg, seats: Sequence[SeatConfig], tags: Sequence[SeatTag], name: str
    ) -> None:
        """Ask for a branch that begins there; without a name for a game from a table laid out."""
        self.kind = "playon" if name else "position"
        self.footer.offer(self.lay, bool(name))
        discard(self.rows)
        self._before = tuple(seats)
        self.where = where
        self.field.setText(name)
        self.luck.set_value(SAME)
        self.rows = [PlayerCard(self.ctx, tag, seat) for tag, seat in zip(tags, seats, strict=True)]
        self.change_now()

    def _update(self) -> None:
        """Do nothing: who plays is read when the branch begins."""

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
        if name or self.kind == "position":
            self.wish("begin", name, self.luck.value == NEW, seatings)
        else:
            self.field.setFocus()
