"""Moments of a game in pictures: the one at the cursor, and the costliest choices of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.controller.review.review_view import DearChoice, MomentCard, MomentView, ReviewView
from alhambra_qt.controller.review.review_words import spread
from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.controller.view.view_parts import Icon
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, RIGHT, Box, Fixed, Ground, Space, Words
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live, Pressed
from alhambra_qt.ui.kit.images import MID_FROM
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, Filled, First, Row, Wrapped
from alhambra_qt.ui.kit.signs import SeatMark, Square, name_of
from alhambra_qt.ui.kit.text import line
from alhambra_qt.ui.kit.theme import INDIGO
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.pieces.board_picture import BoardPicture
from alhambra_qt.ui.pieces.proofs import PieceBox
from alhambra_qt.ui.plots.bars import CostBar, ReasonBar, Severity
from alhambra_qt.ui.review.review_panels import ReviewPart, number

TILE, CARD = (3.6, 3.0), (3.4, 2.7)  # ems in a large window and in others
BOARD, LARGE = 6.4, 12.0  # ems of its height at least, and where all scrolls: in large letters
TOLD = 4  # sentences about a moment
BROAD = 27.0  # ems from which on board and market stand beside each other
COST = 6.0  # ems, the bar of what a choice cost
THING = 2.5  # ems, the picture of what a choice was about
NARROW = 27.0  # ems, below which what a choice cost stands below it
LINE = 58.0  # ems from which on all that can be done stands in one line
PAIR = 26.0  # ems from which on played and better stand beside each other


def picture(look: Look, view: MomentView) -> Box:
    """The moment: the board with the market beside it, below them the open cards and the hand."""
    height = LARGE if look.m.letters != look.m.layout else BOARD
    board = BoardPicture(view.board, width=13, height=height, largest=5.2, edge=0.9, grow=1)
    market, caption = _market(look, view), _caption(look, view)
    beside = Row(Column(board, caption, gap=0.2, grow=1), market, gap=0.6, middle=False, grow=1)
    below = Column(board, caption, market, gap=0.3, grow=1)
    hand, shown = _hand(look, view), _display(look, view)
    cards = First(Row(hand, Space(grow=1), shown, gap=1.0), Column(hand, shown, gap=0.3))
    fact = None
    if view.fact is not None:
        fact = Words(look.text(view.fact), "body", "ok", weight=700, wrap=True)
    return Column(ByWidth(BROAD, beside, below, grow=1), cards, fact, gap=0.3, grow=1)


def events_box(look: Look, lines: Sequence[Msg]) -> Box:
    """Return the events in one paragraph."""
    return Words(" · ".join(look.text(text) for text in lines), "small", "ink2", wrap=True)


def _caption(look: Look, view: MomentView) -> Box:
    tag = view.board.seat
    about = Words(look.text(view.about), "small", "ink2", wrap=True, grow=1)
    return Row(SeatMark(tag, side=1.4), name_of(look, tag, "name", 8), about, gap=0.5)


def _market(look: Look, view: MomentView) -> Box:
    height = max(TILE[look.m.at_most_s], MID_FROM / look.em + 0.001)  # never without their prices
    tiles = [_marked(look, card, "tile", height) for card in view.market]
    if not tiles:
        return Space()
    rows = [Row(*tiles[k : k + 2], gap=0.3) for k in range(0, len(tiles), 2)]
    return Column(Words(look.t("table-market"), "smallstrong"), *rows, gap=0.1)


def _marked(look: Look, card: MomentCard, kind: str, height: float) -> Box:
    """A piece; one that has just come or matters has a frame, and a word for it."""
    piece = ProofPiece("tile" if kind == "tile" else "card", card.id)
    child: Box = PieceBox(piece, height)
    if card.slot:
        slot = Words(look.t(f"play-cur-{card.slot}"), "tiny", "ink2", short=height + 0.6)
        new = Words(look.t("review-new"), "tiny", "acc", weight=600) if card.marked else slot
        child = Column(new, child, gap=0.0)
    edge = "acc" if card.marked else None
    return Ground(child, None, edge, 2.2, pad=0.25, radius=0.4)


def _display(look: Look, view: MomentView) -> Box:
    cards = [_marked(look, card, "card", CARD[look.m.at_most_s]) for card in view.display]
    return Row(Words(look.t("review-display"), "small", "ink2"), *cards, gap=0.1)


def _hand(look: Look, view: MomentView) -> Box:
    """The cards of whoever is next; named unless the board is theirs, too."""
    if view.holder is None:
        return Space()
    words: Box = Words(look.t("review-hand"), "small", "ink2")
    if view.holder != view.board.seat:
        who = Row(SeatMark(view.holder, side=1.4), name_of(look, view.holder, "name", 8), gap=0.4)
        words = Column(who, words, gap=0.0)
    pieces = (ProofPiece("card", card.id) for card in view.hand)
    cards = [PieceBox(piece, CARD[look.m.at_most_s]) for piece in pieces]
    return Wrapped(words, *cards, gap=0.25)


class ActingPart(ReviewPart):
    """A panel that shows a moment, with what can be done there."""

    tries_first = False  # whether choosing again is what is likeliest wanted

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        first, usual = "primary", "secondary"
        tries, goes = (first, usual) if self.tries_first else (usual, first)
        button = partial(Button, ctx, tied=True)
        self.try_button = button(msg("review-try"), kind=tries, key="Y", wish="try_it")
        self.on_button = button(msg("playon-title"), key="B", wish="play_on")
        # Enter goes there, too, unless it presses what has the focus.
        self.go_button = button(msg("review-go"), kind=goes, key="P", wish="go")

    def deeds(self) -> Box:
        """The buttons, what is likeliest wanted first."""
        order = [self.go_button, self.try_button, self.on_button]
        if self.tries_first:
            order = [self.try_button, self.on_button, self.go_button]
        rows = [
            Row(*(Pressed(button, brief, grow=1) for button in order), gap=0)
            for brief in (False, True)
        ]
        return First(*rows, Filled(*(Pressed(button) for button in order), gap=0))


class MomentPart(ActingPart):
    """The moment at the cursor, with buttons for the turns before and after it."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.moment: MomentView | None = None
        self.verdict: Msg | None = None  # what came out when somebody chose again
        self.before = Button(ctx, msg("review-before"), kind="quiet", key="←")
        self.after = Button(ctx, msg("review-next"), kind="quiet", key="→")

    def show_moment(self, moment: MomentView) -> None:
        """Show another moment."""
        self.moment, self.verdict = moment, None
        self.retranslate()

    def say(self, words: Msg) -> None:
        """Show what came out when somebody chose again."""
        self.verdict = words
        self.change()

    def heading(self) -> Msg:
        return self.moment.title if self.moment is not None else msg("review-moment")

    def tree(self) -> Box:
        look, moment = self.look, self.moment
        if moment is None:
            return self.later()
        title = Words(look.text(moment.title), "title", wrap=True, grow=1)
        head = Row(title, Live(self.before), Live(self.after), gap=0.1)
        boxes: list[Box] = [events_box(look, moment.lines[:TOLD])]
        if self.verdict is not None:
            boxes.insert(0, Words(look.text(self.verdict), "bold", "acc", wrap=True))
        return self.bare(head, *boxes, picture(look, moment), self.deeds())


@frozen(eq=False)
class Disc(Square):
    """The number of a costly choice, on gold."""

    number: int

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        area, theme = self.square(look, rect), look.theme
        with paint.saved(painter):
            painter.setPen(QPen(theme.ink if theme.dark else theme.ring, 1.4))
            painter.setBrush(theme.gold2)
            painter.drawEllipse(area.adjusted(1, 1, -1, -1))
        line(look, painter, area, str(self.number), "smallstrong", INDIGO, CENTRE)


def thing(icon: Icon | None, height: float = THING) -> Box:
    """The picture of what a choice is about, or as much room."""
    if icon is None or icon.kind not in ("tile", "card"):
        return Space(height, height)
    piece = ProofPiece("tile" if icon.kind == "tile" else "card", icon.id)
    return Fixed(Row(Space(grow=1), PieceBox(piece, height), Space(grow=1), gap=0), width=height)


def cost_text(look: Look, choice: DearChoice) -> str:
    """Return the cost with its sign."""
    return look.t("review-signed", n=signed(-choice.cost))


class DearRow(BoxButton):
    """A costly choice in the list; pressed it opens."""

    edge = (RING, 3)

    def __init__(self, ctx: UiContext, choice: DearChoice, most: int) -> None:
        super().__init__(ctx, choice.spoken)
        self.choice, self.most = choice, most
        self.retranslate()

    def tree(self) -> Box:
        choice, look = self.choice, self.look
        played = look.t("review-dear-played", turn=choice.turn, move=choice.played)
        better = look.t("review-dear-better", move=choice.better)
        how_bad = Row(Severity(choice.severity), self._tiny(look.text(choice.word)), gap=0.3)
        low, high = choice.low, choice.high
        within = None if low == high else self._tiny(look.t("review-within", low=low, high=high))
        digits = Row(Words(cost_text(look, choice), "bold", "warn"), within, gap=0.3)
        bar = CostBar(choice.cost, choice.low, choice.high, self.most, width=COST)
        first = Words(played, "body", wrap=True)
        second = Words(better, "small", wrap=True, grow=1)
        words = Column(first, second, gap=0.05, grow=1)
        short = Column(first, Row(second, how_bad, gap=0.4), gap=0.05, grow=1)
        start = Row(Disc(number=choice.number, side=1.6), thing(choice.played_icon), gap=0.4)
        beside = First(
            Row(start, short, Column(bar, digits, gap=0.1), gap=0.5),
            Row(start, words, Column(bar, digits, how_bad, gap=0.0), gap=0.5),
        )
        under = Column(words, Wrapped(how_bad, bar, digits, gap=0.6), gap=0.2, grow=1)
        below = Row(start, under, gap=0.5)
        fill = "panel2" if choice.number % 2 else "panel"
        return self.ground(ByWidth(NARROW, beside, below), self.hot(fill), None, pad=(0.4, 0.05))

    def _tiny(self, words: str) -> Box:
        return Words(words, "tiny", "ink2")


class DearTab(BoxButton):
    """One of the costly choices above the open one."""

    def __init__(self, ctx: UiContext, choice: DearChoice) -> None:
        super().__init__(ctx, choice.spoken)
        self.choice = choice
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def tree(self) -> Box:
        look, choice = self.look, self.choice
        where = Words(look.t("review-turn", turn=choice.turn), "tiny", "ink2")
        cost = Words(cost_text(look, choice), "bold", "ink")
        words = Column(cost, None if look.m.layout == "S" else where, gap=0.0)
        return self.switch(Row(Disc(number=choice.number, side=1.5), words, gap=0.4))

    def sizeHint(self) -> QSize:
        width, height = self.tree().room(self.look, ENDLESS)
        return QSize(int(width + 2 * self.edge[0]) + 1, int(height + 2 * self.edge[1]) + 1)


class ChoicesPart(ActingPart):
    """The list of the costliest choices, or one of them with all that is to be known of it."""

    tries_first = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.rows: list[DearRow] = []
        self.tabs: list[DearTab] = []
        self.open: DearChoice | None = None
        self.moment: MomentView | None = None
        self.covered = False  # whether what was better is still to be found out
        self.verdict: Msg | None = None  # what came out when it was tried
        self.close_button = Button(
            ctx, msg("review-close-choice"), kind="quiet", key=msg("key-esc")
        )
        self.close_button.clicked.connect(weakly(self._toggle, 0))
        self.show_button = Button(ctx, msg("review-uncover"), kind="quiet", does=self.uncover)

    # -- what it shows ------------------------------------------------------------------------

    def show_view(self, view: ReviewView | None, seat: int) -> None:
        """Show the choices of a seat; none is open.

        Controls that show the same as before stay: one of them may have the keyboard.
        """
        dear, old = view.seats[seat].dearest if view is not None else (), list[DearRow | DearTab]()
        if dear != tuple(row.choice for row in self.rows):
            old = [*self.rows, *self.tabs]
            self._make_rows(dear)
        self.open = None
        super().show_view(view, seat)
        _ = self.laid  # before they go, the old ones must stand nowhere
        discard(old)

    def _make_rows(self, dear: tuple[DearChoice, ...]) -> None:
        most = max((dear_choice.high for dear_choice in dear), default=1)
        self.rows = [DearRow(self.ctx, dear_choice, most) for dear_choice in dear]
        self.tabs = [DearTab(self.ctx, dear_choice) for dear_choice in dear]
        for choice, *buttons in zip(dear, self.rows, self.tabs, strict=True):
            for button in buttons:
                button.clicked.connect(weakly(self._toggle, choice.number))

    def _toggle(self, number: int) -> None:
        here = self.open is not None and self.open.number == number
        self.wish("choice", 0 if here else number)

    def show_choice(
        self,
        choice: DearChoice | None,
        moment: MomentView | None = None,
        *,
        covered: bool = False,
        text: Msg | None = None,
    ) -> None:
        """Open a choice at its position, or close it; ``text`` is what came out when tried."""
        self.open, self.moment, self.covered, self.verdict = choice, moment, covered, text
        for tab in self.tabs:
            tab.setChecked(choice is not None and tab.choice.number == choice.number)
        self.retranslate()

    def control_of(self, number: int) -> QWidget | None:
        """Give what stands for a costly choice: its tab while one is open, else its row."""
        every: Sequence[DearRow | DearTab] = self.rows if self.open is None else self.tabs
        return next((control for control in every if control.choice.number == number), None)

    def say(self, words: Msg) -> None:
        """Show what came out when somebody chose again."""
        self.verdict = words
        self.change()

    def uncover(self) -> None:
        """Show what was better."""
        self.covered = False
        if self.show_button.hasFocus():  # which goes
            self.try_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.change()

    def heading(self) -> Msg:
        if self.view is None:
            return msg("review-dearest")
        return msg("review-dearest-of", name=self.seat_review.tag.label, n=len(self.rows))

    # -- the list -----------------------------------------------------------------------------

    def tree(self) -> Box:
        if self.view is None:
            return self.later()
        if self.open is not None and self.moment is not None:
            return self._opened(self.open, self.moment)
        if not self.rows:
            words = "review-dear-none" if self.view.whole else "review-later"
            return self.panel(self.small(msg(words), "ink"), *self._notes())
        title = Words(self.look.text(self.heading()), "title", wrap=True)
        unit = self.small(msg("review-dear-unit"))
        head = First(Row(title, Space(grow=1), unit, gap=0.6), Column(title, unit, gap=0.0))
        by_turn = groupby(self.rows, lambda row: row.choice.turn)
        rows = Column(*(self._of_turn(turn, [*held]) for turn, held in by_turn), gap=0)
        return self.bare(head, rows, *self._notes(), Space(grow=1))

    def _of_turn(self, turn: int, held: Sequence[DearRow]) -> Box:
        rows = [Live(row) for row in held]
        if len(rows) == 1:
            return rows[0]
        cost = signed(-sum(row.choice.cost for row in held))
        words = self.look.t("review-dear-together", turn=turn, cost=cost)
        head = Ground(Words(words, "smallstrong", wrap=True), pad=(0.7, 0.2))
        return Ground(Column(head, *rows, gap=0), None, "goldline", 1.6)

    def _notes(self) -> list[Box]:
        """In which turns a cost is unclear, and since when no choice could cost much."""
        if self.view is None or not self.view.whole:
            return []
        notes = (self.seat_review.unclear, self.seat_review.behind)
        return [self.small(note, "ink") for note in notes if note is not None]

    # -- the open choice ----------------------------------------------------------------------

    def _opened(self, choice: DearChoice, moment: MomentView) -> Box:
        look = self.look
        title = Words(look.text(moment.title), "section", wrap=True, grow=1)
        how_bad = Row(
            Severity(choice.severity),
            Words(look.text(choice.word), "body", "ink2"),
            Words(cost_text(look, choice), "number", "warn"),
            gap=0.4,
        )
        within = self.small(msg("review-between", within=spread(choice.low, choice.high)))
        head = First(
            Row(title, within, how_bad, gap=0.6),
            ByWidth(
                PAIR,
                Column(Row(title, how_bad, gap=0.6), within, gap=0.3),
                Column(title, how_bad, within, gap=0.1),
            ),
        )
        tabs = Filled(*(Live(tab) for tab in self.tabs), gap=0)
        before = [events_box(look, moment.lines[-2:])] if moment.lines else []
        verdict = [] if self.verdict is None else [self._verdict(self.verdict)]
        parts = [tabs, head, *verdict, *before, picture(look, moment)]
        parts.append(self._pair(choice))
        if choice.cells:
            parts.append(self.small(msg("review-cells")))
        if self.covered:
            parts += [self.small(msg("review-covered"), "ink"), Live(self.show_button)]
        else:
            parts += self._reasons(choice)
        own = Words(look.t("review-own-view"), "small", "ink2", wrap=True, grow=1)
        deeds, close = self.deeds(), Live(self.close_button)
        narrow = Column(deeds, Row(own, close, gap=0.6), gap=0.3)
        wide = Column(Row(Fixed(deeds, grow=1), close, gap=0.3), own, gap=0.3)
        return self.bare(*parts, ByWidth(LINE, wide, narrow))

    def _verdict(self, words: Msg) -> Box:
        told = Words(self.look.text(words), "bold", wrap=True)
        return Ground(told, "accs", "acc", 1.6, pad=(0.6, 0.4))

    def _pair(self, choice: DearChoice) -> Box:
        played = self._side(msg("review-played"), choice.played_icon, choice.played, cost=True)
        better = self._side(msg("review-better"), choice.better_icon, choice.better, cost=False)
        children = [played] if self.covered else [played, better]
        beside = Row(*children, gap=0.5, middle=False, even=True)
        return ByWidth(PAIR, beside, Column(*children, gap=0.3))

    def _side(self, title: Msg, icon: Icon | None, move: Msg, *, cost: bool) -> Box:
        look = self.look
        name = Words(look.text(title), "smallstrong", "ink2" if cost else "acc")
        words = Column(name, Words(look.text(move), "body", weight=600, wrap=True), gap=0, grow=1)
        border, fill = ("line", "panel2") if cost else ("acc", "accs")
        return Ground(Row(thing(icon, 3.3), words, gap=0.5), fill, border, 1.4, pad=(0.5, 0.4))

    def _reasons(self, choice: DearChoice) -> list[Box]:
        look, reasons = self.look, choice.reasons
        if not reasons:
            return [self.small(msg("review-why-none"), "ink")]
        parts = [reason.part or 0 for reason in reasons]
        most, least = max(1, *parts), max(0, *(-part for part in parts))
        title, unit = Words(look.t("review-why"), "title"), self.small(msg("review-why-unit"))
        head = First(Row(title, Space(grow=1), unit, gap=0.6), Column(title, unit, gap=0.0))
        found: list[Box] = [head]
        for reason in reasons:
            words, children = Words(look.text(reason.text), "body", wrap=True, grow=1), list[Box]()
            if reason.part is not None:
                part = number(look.ctx, msg("review-signed", n=signed(reason.part)))
                digits = Fixed(Words(part, "bold", align=RIGHT), width=2.4)
                children = [ReasonBar(reason.part, most, least, width=7.0), digits]
            found.append(Ground(Row(words, *children, gap=0.4), "panel2", pad=(0.5, 0.25)))
        return found
