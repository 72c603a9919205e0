"""A moment of a game as a picture: an Alhambra, what lies open, the hand of whoever is next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal

from alhambra_qt.controller.review.view import MomentCard, MomentView
from alhambra_qt.controller.view.pages import ProofPiece
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Ground, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live, Pressed
from alhambra_qt.ui.kit.images import MID_FROM
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, Filled, First, Row, Wrapped
from alhambra_qt.ui.kit.signs import SeatMark, name_of
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.review_parts import ReviewPart
from alhambra_qt.ui.pieces.board_picture import BoardPicture
from alhambra_qt.ui.pieces.row import PieceBox

TILE, CARD = (3.6, 3.0), (3.4, 2.7)  # ems in a large window and in others
BOARD, LARGE = 6.4, 12.0  # ems of its height at least, and where all scrolls: in large letters
TOLD = 4  # sentences about a moment
BROAD = 27.0  # ems from which on board and market stand beside each other


def picture(look: Look, view: MomentView) -> Box:
    """The moment: the board with the market beside it, below them the open cards and the hand."""
    high = LARGE if look.m.letters != look.m.layout else BOARD
    board = BoardPicture(view.board, wide=13, high=high, largest=5.2, edge=0.9, grow=1)
    market, caption = _market(look, view), _caption(look, view)
    beside = Row(Column(board, caption, gap=0.2, grow=1), market, gap=0.6, middle=False, grow=1)
    below = Column(board, caption, market, gap=0.3, grow=1)
    hand, shown = _hand(look, view), _display(look, view)
    cards = First(Row(hand, Space(grow=1), shown, gap=1.0), Column(hand, shown, gap=0.3))
    fact = None
    if view.fact is not None:
        fact = Words(look.text(view.fact), "body", "ok", weight=700, wrap=True)
    return Column(ByWidth(BROAD, beside, below, grow=1), cards, fact, gap=0.3, grow=1)


def told_box(look: Look, told: Sequence[Msg]) -> Box:
    """What happened, one thing after the other."""
    return Words(" · ".join(look.text(one) for one in told), "small", "ink2", wrap=True)


def _caption(look: Look, view: MomentView) -> Box:
    tag = view.board.seat
    about = Words(look.text(view.about), "small", "ink2", wrap=True, grow=1)
    return Row(SeatMark(tag, side=1.4), name_of(look, tag, "name", 8), about, gap=0.5)


def _market(look: Look, view: MomentView) -> Box:
    high = max(TILE[look.m.small], MID_FROM / look.em + 0.001)  # never without their prices
    tiles = [_marked(look, one, "tile", high) for one in view.market]
    if not tiles:
        return Space()
    rows = [Row(*tiles[k : k + 2], gap=0.3) for k in range(0, len(tiles), 2)]
    return Column(Words(look.t("table-market"), "smallstrong"), *rows, gap=0.1)


def _marked(look: Look, card: MomentCard, kind: str, high: float) -> Box:
    """A piece; one that has just come or matters has a frame, and a word for it."""
    piece = ProofPiece("tile" if kind == "tile" else "card", card.id)
    held: Box = PieceBox(piece, high)
    if card.slot:
        slot = Words(look.t(f"play-cur-{card.slot}"), "tiny", "ink2", short=high + 0.6)
        new = Words(look.t("review-new"), "tiny", "acc", weight=600) if card.marked else slot
        held = Column(new, held, gap=0.0)
    edge = "acc" if card.marked else None
    return Ground(held, None, edge, 2.2, pad=0.25, radius=0.4)


def _display(look: Look, view: MomentView) -> Box:
    cards = [_marked(look, one, "card", CARD[look.m.small]) for one in view.display]
    return Row(Words(look.t("review-display"), "small", "ink2"), *cards, gap=0.1)


def _hand(look: Look, view: MomentView) -> Box:
    """The cards of whoever is next; named unless the board is theirs, too."""
    if view.holder is None:
        return Space()
    words: Box = Words(look.t("review-hand"), "small", "ink2")
    if view.holder != view.board.seat:
        who = Row(SeatMark(view.holder, side=1.4), name_of(look, view.holder, "name", 8), gap=0.4)
        words = Column(who, words, gap=0.0)
    pieces = (ProofPiece("card", one.id) for one in view.hand)
    cards = [PieceBox(one, CARD[look.m.small]) for one in pieces]
    return Wrapped(words, *cards, gap=0.25)


class ActingPart(ReviewPart):
    """A panel that shows a moment, with what can be done there.

    Signals:
        go, try_it, play_on: see the moment in the replay, choose again, play on from there.
    """

    go = Signal()
    try_it = Signal()
    play_on = Signal()
    tries_first = False  # whether choosing again is what is likeliest wanted

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        first, usual = "primary", "secondary"
        tries, goes = (first, usual) if self.tries_first else (usual, first)
        button = partial(Button, ctx, tied=True)
        self.try_button = button(msg("review-try"), kind=tries, key="Y", does=self.try_it)
        self.on_button = button(msg("playon-title"), key="B", does=self.play_on)
        # Enter goes there, too, unless it presses what has the focus.
        self.go_button = button(msg("review-go"), kind=goes, key="P", does=self.go)

    def deeds(self) -> Box:
        """The buttons, what is likeliest wanted first."""
        order = [self.go_button, self.try_button, self.on_button]
        if self.tries_first:
            order = [self.try_button, self.on_button, self.go_button]
        rows = [
            Row(*(Pressed(one, brief, grow=1) for one in order), gap=0) for brief in (False, True)
        ]
        return First(*rows, Filled(*(Pressed(one) for one in order), gap=0))


class MomentPart(ActingPart):
    """The moment at the cursor.

    Signals:
        stepped: one turn back (-1) or on (1).
    """

    stepped = Signal(int)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.moment: MomentView | None = None
        self.verdict: Msg | None = None  # what came out when somebody chose again
        self.before = Button(ctx, msg("review-before"), kind="quiet", key="←")
        self.before.clicked.connect(lambda _=False: self.stepped.emit(-1))
        self.after = Button(ctx, msg("review-next"), kind="quiet", key="→")
        self.after.clicked.connect(lambda _=False: self.stepped.emit(1))

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
        """Title and steps, the picture, what can be done."""
        look, moment = self.look, self.moment
        if moment is None:
            return self.panel(self.later())
        title = Words(look.text(moment.title), "title", wrap=True, grow=1)
        head = Row(title, Live(self.before), Live(self.after), gap=0.1)
        told: list[Box] = [told_box(look, moment.told[:TOLD])]
        if self.verdict is not None:
            told.insert(0, Words(look.text(self.verdict), "bold", "acc", wrap=True))
        return self.bare(head, *told, picture(look, moment), self.deeds())
