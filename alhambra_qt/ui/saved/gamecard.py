"""A saved game as a card: a picture, who plays, how far it is; open, rename, delete."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.controller.game.seats import letters
from alhambra_qt.i18n import Msg, bare, listing, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Ground, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import when
from alhambra_qt.ui.kit.frames import Card
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.layouts import Flow, Lines, fill
from alhambra_qt.ui.kit.rows import Row, Wrapped
from alhambra_qt.ui.kit.signs import player_mark
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.pieces.picture import draw_alhambra
from alhambra_qt.ui.saved.question import CardQuestion
from alhambra_qt.ui.saved.summary import GameLine, SummarySeat

ALONE = (("fountain", 0, 0),)


class GameCard(Card):
    """One saved game; renaming and deleting ask inside the card."""

    opened = Signal()
    shared = Signal()
    replayed = Signal()
    reviewed = Signal()
    branches_wanted = Signal()
    deleted = Signal()
    renamed = Signal(str)

    def __init__(self, ctx: UiContext, game: GameLine, place: int, count: int) -> None:
        super().__init__(ctx)
        self.game = game
        side = (14, 10, 8)
        row = Lines(ctx, self, pad=(side, side, side, side), gap=(12, 8, 4), across=True)
        self._preview = Holder(ctx, self._picture)
        self._preview.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        row.addWidget(self._preview)
        facts = Lines(ctx, gap=3)
        facts.addStretch(1)
        self._add_facts(facts)
        self._add_buttons(facts)
        facts.addStretch(1)
        row.addLayout(facts, 1)
        self.show_game(game, place, count)

    def _picture(self) -> Box:
        """The Alhambra on its ground, or a cross for a broken file."""
        look, m = self._preview.look, self.ctx.metrics

        def how(painter: QPainter, area: QRectF) -> None:
            if self.game.trouble is not None:
                paint.cross_mark(painter, area.center(), m.px(20))
            else:
                draw_alhambra(painter, self.ctx, self.game.preview or ALONE, area, m.px(41))

        size = m.pick(200, 160, 120) / look.em, m.pick(128, 108, 92) / look.em
        return Ground(Drawn(how), "board", "line", pad=m.px(9) / look.em, least=size, radius=0.6)

    def _add_facts(self, facts: Lines) -> None:
        ctx = self.ctx
        self.title = Text(ctx, "", role="section")
        self._seats = _Seats(ctx)
        self.line = Text(ctx, "", role="log", tone="ink2")
        self.trouble = Text(ctx, "", role="body", tone="warn")
        for text in (self.title, self.line, self.trouble):
            text.setContentsMargins(RING, 0, 0, 0)
        fill(facts, self.title, self._seats, self.line, self.trouble)

    def _add_buttons(self, facts: Lines) -> None:
        ctx = self.ctx
        self.play = Button(ctx, "", kind="primary", does=self.opened)
        self.share = Button(ctx, msg("share-title"), kind="quiet", does=self.shared)
        self.replay = Button(ctx, msg("replay-title"), kind="quiet", does=self.replayed)
        self.review = Button(ctx, msg("result-review"), kind="quiet", does=self.reviewed)
        self.branches = Button(ctx, "", kind="quiet", does=self.branches_wanted)
        self.rename = Button(ctx, msg("games-rename"), kind="quiet", does=self._ask_name)
        self.delete = Button(ctx, msg("games-delete"), kind="quiet", key=msg("key-delete"))
        self.delete.clicked.connect(self.ask_delete)
        self.choices = QWidget()
        row = Flow(ctx)
        self.choices.setLayout(row)
        more = self.review, self.replay, self.branches, self.share, self.rename, self.delete
        fill(row, self.play, *more)
        facts.addWidget(self.choices)
        self.question = CardQuestion(ctx)
        self.question.cancelled.connect(self._done)
        facts.addWidget(self.question)

    def show_game(self, game: GameLine, place: int, count: int) -> None:
        """Be the card of this game, which is at that place of so many; nothing is asked."""
        self.game, self._place, self._count = game, place, count
        self._preview.change()
        self._seats.show_seats(game.seats)
        self.play.set_words(msg("games-view" if game.over else "games-open"))
        whole = game.trouble is None
        for widget in (self._seats, self.line, self.play, self.share, self.rename):
            widget.setVisible(whole)
        self.review.setVisible(whole and game.over)
        self.branches.set_words(msg("games-branches", n=game.branches))
        self.branches.setVisible(whole and game.branches > 0)
        self.trouble.setVisible(not whole)
        self.replay.setVisible(whole and bool(game.seats))
        self.question.hide()
        self.choices.show()
        self.retranslate()

    def retranslate(self) -> None:
        """The line of facts holds a date in the language."""
        game = self.game
        self.title.set_words(self._title())
        if game.trouble is not None:
            about: Msg | str = game.trouble
            self.trouble.set_words(about)
        else:
            facts = " · ".join(self._facts())
            self.line.set_words(facts)
            names = _names(game) if game.seats else msg("games-position")
            about = msg("games-about", names=names, when=facts)
        place = {"place": self._place + 1, "count": self._count}
        spoken = msg("games-spoken", name=self._title(), about=about, **place)
        self.setAccessibleName(self.ctx.text(spoken))

    def _facts(self) -> list[str]:
        """When it was saved, how far it is, what it is played with."""
        ctx, game = self.ctx, self.game
        parts = [when(game.saved, ctx.language)]
        if not game.seats:
            return [*parts, ctx.t("games-position")]
        if game.over:
            parts.append(ctx.t("games-over"))
        else:
            parts.append(ctx.t("games-round", n=game.round))
            if game.scorings is not None:
                parts.append(ctx.t("games-scoring", n=game.scorings))
        parts += [ctx.t(f"mod-{module}.bare") for module in game.modules]
        return [*parts, ctx.t("games-auto")] if game.automatic else parts

    def _title(self) -> Msg | str:
        """The name somebody gave it; a game that saved itself is called by its players."""
        return _names(self.game) if self.game.automatic else self.game.name

    def _plain_title(self) -> str:
        return bare(self.ctx.text(self._title()))

    def ask_delete(self) -> None:
        """Ask whether to delete; nothing happens before a second, different button."""
        words = msg("games-delete-ask", name=self._title())
        self.question.ask(words, msg("games-delete-help"), msg("games-delete"), "danger")
        self.question.confirm_to(self.deleted.emit)
        self.choices.hide()

    def _ask_name(self) -> None:
        self.question.ask_name(self._plain_title())
        self.question.confirm_to(self._rename)
        self.choices.hide()

    def _rename(self) -> None:
        name = self.question.field.text().strip()
        self._done()
        if name and name != self._plain_title():
            self.renamed.emit(name)

    def _done(self) -> None:
        self.question.hide()
        self.choices.show()
        self.take_focus()

    def take_focus(self) -> None:
        """Give the focus to the first button, of a question to the harmless one."""
        if self.asking:
            first = self.question.cancel
        else:
            first = self.play if self.game.trouble is None else self.delete
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def asking(self) -> bool:
        """Whether a question waits for its answer."""
        return not self.question.isHidden()

    def controls(self) -> list[QWidget]:
        """What takes the focus in it, also what is hidden now, in the order of Tab."""
        tab = Qt.FocusPolicy.TabFocus
        return [one for one in self.findChildren(QWidget) if one.focusPolicy() & tab]

    def height_at(self, width: int) -> int:
        """How high it wants to be at that width."""
        return max(self.heightForWidth(width), self.minimumSizeHint().height())

    def has_focus(self) -> bool:
        """Whether something in this card has the focus."""
        widget = self.window().focusWidget()
        return widget is not None and self.isAncestorOf(widget)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and not self.asking:
            self.ask_delete()
        elif event.key() == Qt.Key.Key_Escape and self.asking:
            self._done()
        else:
            event.ignore()


def _names(game: GameLine) -> Msg | str:
    """The players as a list: "Anna, Marco and Ioana"."""
    names = listing([seat.name for seat in game.seats]) if game.seats else game.name
    return names if isinstance(names, Msg | str) else str(names)


class _Seats(Holder):
    """Mark, name and score of each seat."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.seats: Sequence[SummarySeat] = ()

    def show_seats(self, seats: Sequence[SummarySeat]) -> None:
        """Show other seats."""
        self.seats = seats
        said = (f"{self.ctx.text(seat.name)} {seat.score}" for seat in seats)
        self.setAccessibleName(", ".join(said))
        self.change()

    def tree(self) -> Box:
        signs = letters([seat.name for seat in self.seats])
        found = []
        for seat, sign in zip(self.seats, signs, strict=True):
            mark = Drawn(partial(player_mark, mark=seat.mark, letters=sign), 1.7, 1.7)
            name, score = Words(self.ctx.text(seat.name)), Words(str(seat.score), "bold")
            found.append(Row(mark, name, score, gap=0.35))
        return Row(Space(RING / self.look.em), Wrapped(*found, gap=1.0, grow=1.0), gap=0.0)
