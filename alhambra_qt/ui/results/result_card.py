"""The card of the results page: podium, ranking, a table to choose, and what can be done now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.seats import DIRK_TAG
from alhambra_qt.controller.view.page_views import DealLine, LedgerView, ResultsView
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.controller.view.view_parts import ActionButton, LogLine, SeatTag
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    RIGHT,
    Art,
    Box,
    Cache,
    Drawn,
    Ground,
    Size,
    Space,
    Words,
    gilded,
    spring,
)
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Over, Pressed
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByHeight, Column, Filled, First, Grid, Row, Wrapped
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.signs import (
    ItemSign,
    SeatMark,
    letters_of,
    line_runs,
    mark_colour,
    player_mark,
    sign,
)
from alhambra_qt.ui.kit.text import line as write_line
from alhambra_qt.ui.kit.theme import INDIGO, contrast, mix
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button, Link
from alhambra_qt.ui.pieces.portraits import draw_computer
from alhambra_qt.ui.results.this_game import ThisGamePanel

# How strong the player's colour is in each scoring's part of the bar.
SHARES = (0.38, 0.66, 1.0)
BETWEEN = 0.14  # the same for points that came between scorings
WHITE = QColor("#FFFFFF")
SCALES = (1, 2, 5, 10, 20, 25, 50, 100, 1000)  # points from one line of the graph to the next
MOST = 4.2  # ems, the most height of a line of a table
PADS = 0.7, 0.15, 0.0  # ems above and below a line of numbers, large, usual and tight
MANY = 4  # players whose ranking fits into a low card with the usual height of a line
TILES = (4.4, 3.6, 2.4)  # the sides of a last tile: the largest for which there is height is taken
LEGIBLE = 3.6  # smaller tiles have their price beside the words
FIRST = 3  # choices that are buttons; the others are links
PODIUM = 0.54, 0.4, 0.28  # how high the first three stand, as shares of the whole picture
LOOKS = (
    ("sources", msg("results-sources")),
    ("scorings", msg("results-scorings")),
    ("stats", msg("results-stats")),
    ("shares", msg("results-shares")),
    ("game", msg("this-game-title")),
)


@frozen
class Standing:
    """A line of the final ranking; the imaginary player has no place and no Alhambra."""

    tag: SeatTag
    place: int
    score: int
    gained: tuple[int, ...]
    winner: bool

    @property
    def between(self) -> int:
        """The points that came between scorings, such as what Fatima pays at once."""
        return self.score - sum(self.gained)


@frozen
class TableRow:
    """A line of a table with a column per player; ``most`` are the columns that are best."""

    name: Msg
    values: tuple[Msg, ...]
    item: str = ""
    most: tuple[int, ...] = ()
    strong: bool = False


@frozen
class Tables:
    """The tables that can be looked at, each with its columns."""

    seats: tuple[SeatTag, ...]
    sources: tuple[TableRow, ...]
    scorings: tuple[TableRow, ...]
    stats: tuple[TableRow, ...]


def standings(view: ResultsView) -> tuple[Standing, ...]:
    """The ranking, the imaginary player last."""
    found = [Standing(row.seat, row.place, row.score, row.gained, row.winner) for row in view.rows]
    if view.dirk is not None:
        found.append(Standing(DIRK_TAG, 0, sum(view.dirk), view.dirk, False))
    return tuple(found)


def tables(view: ResultsView, ledger: LedgerView | None) -> Tables:
    """All tables; without a ledger there are no sources."""
    lines = standings(view)
    seats = tuple(line.tag for line in lines)
    total = _points(msg("results-total"), [line.score for line in lines], strong=True)
    scorings = tuple(
        _points(name, [line.gained[k] for line in lines]) for k, name in enumerate(view.scorings)
    )
    between = [line.between for line in lines]
    rest = (_points(msg("results-between"), between), total) if any(between) else (total,)
    return Tables(
        seats=seats,
        sources=(*_sources(ledger, seats), *rest) if ledger is not None else (),
        scorings=(*scorings, *rest),
        stats=_stats(view, seats),
    )


def _points(name: Msg, points: Sequence[int], item: str = "", strong: bool = False) -> TableRow:
    best = max(points, default=0)
    most = tuple(k for k, value in enumerate(points) if value == best and value > 0)
    values = tuple(msg("ledger-number", n=value) for value in points)
    return TableRow(name, values, item, () if strong else most, strong)


def _sources(ledger: LedgerView, seats: Sequence[SeatTag]) -> list[TableRow]:
    names: dict[str, Msg] = {}
    paid: dict[str, dict[int, int]] = {}
    for page in ledger.pages:
        for row in page.rows if page is not None else ():
            names.setdefault(row.item, row.name)
            sums = paid.setdefault(row.item, {})
            for cell in row.cells:
                sums[cell.seat] = sums.get(cell.seat, 0) + cell.points
    return [
        _points(name, [paid[item].get(tag.seat, 0) for tag in seats], item)
        for item, name in names.items()
    ]


def _stats(view: ResultsView, seats: Sequence[SeatTag]) -> tuple[TableRow, ...]:
    """The statistics, one line for each; the imaginary player has none."""
    if not view.rows:
        return ()
    none = msg("results-none")
    found = []
    for k, stat in enumerate(view.rows[0].stats):
        values = [row.stats[k].text for row in view.rows]
        values += [none] * (len(seats) - len(values))
        found.append(TableRow(stat.name, tuple(values)))
    return tuple(found)


def results_text(ctx: UiContext, view: ResultsView, all_tables: Tables) -> str:
    """The results as text: the ranking in sentences, the tables with tabs between the cells."""
    lines = [ctx.text(view.title), ctx.text(view.text), ""]
    for line in standings(view):
        points = msg("count-point", n=line.score)
        row = msg("ledger-line", name=line.tag.label, text=points)
        if line.place:
            place = msg("rank-place", n=line.place)
            row = msg("results-row", place=place, name=line.tag.label, points=points)
        lines.append(ctx.text(row))
    names = [ctx.text(tag.label) for tag in all_tables.seats]
    for rows in (all_tables.sources, all_tables.scorings, all_tables.stats):
        if rows:
            lines += ["", "\t".join(["", *names])]
        for table_row in rows:
            cells = [ctx.text(table_row.name), *(ctx.text(value) for value in table_row.values)]
            lines.append("\t".join(cells))
    return "\n".join(lines) + "\n"


class RankRow(Over):
    """A line of the ranking as a button that shows the Alhambra; the card paints what it says."""

    inset = RING - 1  # the lines touch each other

    def __init__(self, ctx: UiContext, line: Standing) -> None:
        super().__init__(ctx, role=Role.RadioButton)  # one of them is shown
        self.line = line
        self.setCheckable(True)
        self.setEnabled(line.place > 0)
        self.retranslate()

    def retranslate(self) -> None:
        line, points = self.line, msg("count-point", n=self.line.score)
        text = msg("ledger-line", name=line.tag.label, text=points)
        if line.place:
            place = msg("rank-place", n=line.place)
            text = msg("results-row", place=place, name=line.tag.label, points=points)
        self.setAccessibleName(self.ctx.text(text))
        every = (*line.gained, line.between) if line.between else line.gained
        parts = [self.ctx.t("ledger-number", n=points) for points in every]
        self.setAccessibleDescription(" + ".join(parts))


def ranking(look: Look, ranks: list[RankRow], own: int) -> Box:
    """A line for everybody, the bars in one scale; one's own is tinted, another lit if chosen."""
    top = max([1, *(rank.line.score for rank in ranks)])
    low = look.m.at_most_xs and len(ranks) > MANY
    rows = [rank_boxes(look, rank.line, top, 0.1 if low else 0.42) for rank in ranks]
    grounds = []
    for rank in ranks:
        mine = rank.line.tag.seat == own
        edge = "acc" if rank.isChecked() and not mine else None
        lit = Ground(Space(), "accs" if mine else None, edge, 2, radius=0.5)
        grounds.append(Live(rank, Ground(lit, pad=0.15)))
    return Grid(rows, (0, 0, 0, 1, 0), (0.6, 0), grounds=grounds)


def rank_boxes(look: Look, line: Standing, top: int, pad: float = 0.42) -> list[Box]:
    """Place, mark, name, bar and score of a line; ``top`` is the best score of all."""
    place: Box = Words(
        look.t("ledger-number", n=line.place) if line.place else "", "number", "ink2", CENTRE
    )
    if line.winner:
        place = sign(look, "crown", 1.4)
    score = Words(look.t("ledger-number", n=line.score), "score", align=RIGHT)
    name = Row(Words(look.text(line.tag.label), "name", wrap=True, short=14.0))
    mark = SeatMark(line.tag, side=1.8)
    return [
        Ground(place, pad=(0.5, pad), least=(0, look.m.reach(0) / look.em)),
        mark,
        name,
        ScoreBar(line, top),
        Ground(score, pad=(0.6, 0)),
    ]


@frozen(eq=False)
class ScoreBar(Box):
    """The three scorings side by side, in stronger and stronger colour, then what came between."""

    line: Standing
    top: int

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return min(width, 6 * look.em), 1.45 * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        height, line = 1.45 * look.em, self.line
        width = max(2.0, rect.width() * max(0, line.score) / self.top)
        whole = QRectF(rect.left(), rect.center().y() - height / 2, width, height)
        shape = QPainterPath()
        shape.addRoundedRect(whole, 4, 4)
        colour, left = mark_colour(line.tag.mark), whole.left()
        every = [*zip(line.gained, SHARES, strict=False), (line.between, BETWEEN)]
        sums = max(1, sum(max(0, points) for points, _ in every))
        font, known = look.hand("smallstrong")
        with paint.saved(painter):
            painter.setClipPath(shape)
            for points, share in every:
                part = QRectF(left, whole.top(), whole.width() * max(0, points) / sums, height)
                fill = mix(QColor("#FFF9EC"), colour, share)
                painter.fillRect(part, fill)
                text = look.t("ledger-number", n=points)
                if known.width(text) + 6 <= part.width():
                    ink = WHITE if contrast(fill, WHITE) > contrast(fill, INDIGO) else INDIGO
                    write_line(look, painter, part, text, font, ink, CENTRE)
                left = part.right()
        with paint.saved(painter):
            painter.setPen(QPen(look.theme.line if look.theme.dark else colour, 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(shape)


def podium(look: Look, lines: Sequence[Standing], side: float) -> Box:
    """The first three places in the players' colours, the winner in the middle."""
    placed = [line for line in lines if 0 < line.place <= len(PODIUM)]
    order = [*placed[1:2], *placed[:1], *placed[2:]]
    return Drawn(partial(_podium, look, order), side * 0.46 * len(order), side)


def _podium(look: Look, lines: Sequence[Standing], painter: QPainter, area: QRectF) -> None:
    theme, side = look.theme, area.height()
    width, size = area.width() / max(1, len(lines)), side * 0.42
    for k, line in enumerate(lines):
        height, colour = side * PODIUM[line.place - 1], mark_colour(line.tag.mark)
        block = QRectF(area.left() + k * width, area.bottom() - height, width, height)
        with paint.saved(painter):
            painter.setPen(QPen(theme.gold2 if line.winner else theme.panel, 2))
            painter.setBrush(colour)
            painter.drawRect(block.adjusted(1, 1, -1, -1))
        ink = WHITE if contrast(colour, WHITE) > contrast(colour, INDIGO) else INDIGO
        painter.setFont(look.hand("number")[0])
        painter.setPen(ink)
        number = look.t("ledger-number", n=line.place)  # not read out: the ranking says it
        painter.drawText(block, Qt.AlignmentFlag.AlignCenter, number)
        mark = QRectF(block.center().x() - size / 2, block.top() - size - 1, size, size)
        letters = letters_of(line.tag, look.text)
        if line.tag.kind == "ai":
            name, shape = line.tag.name, line.tag.mark
            draw_computer(painter, look.images, theme, mark, name, shape, letters)
        else:
            player_mark(painter, mark, line.tag.mark, letters)


def number_table(look: Look, seats: Sequence[SeatTag], rows: Sequence[TableRow]) -> Box:
    """A line per source, scoring or number, a column per player; as large as there is room."""
    return ByHeight(*(_numbers(look, seats, rows, pad) for pad in PADS), grow=1)


def _numbers(look: Look, seats: Sequence[SeatTag], rows: Sequence[TableRow], pad: float) -> Grid:
    large, side = pad == PADS[0], 1.5 if pad else 1.35
    lines: list[Sequence[Box] | Box] = [[Space(), *(SeatMark(tag, side=1.6) for tag in seats)]]
    grounds: list[Box | None] = [None]
    for number, row in enumerate(rows):
        if row.strong:
            lines.append(Ground(Space(height=0.12), "ink", radius=0))
            grounds.append(None)
        grounds.append(None if row.strong or number % 2 else Ground(Space(), "panel2"))
        icon = ItemSign(row.item, side=side) if row.item else None
        label = Row(icon, Words(look.text(row.name), "bold" if row.strong else "body"), gap=0.5)
        cells = [_cell(look, row, k, large) for k in range(len(row.values))]
        lines.append([Ground(label, pad=(0.5, pad)), *cells])
    tall = [0.0, *(0.0 if isinstance(each, Box) else 1.0 for each in lines[1:])]
    grows = (0, *(1 for _ in seats))
    return Grid(lines, grows, (0.3, 0), MOST, equal=True, tall=tall, grounds=grounds)


def _cell(look: Look, row: TableRow, k: int, large: bool) -> Box:
    best = k in row.most
    strong = best or row.strong
    weight, tone = (700, "ink") if strong else (400, "ink2")
    value = Words(look.text(row.values[k]), "number" if large else "body", tone, CENTRE, weight)
    crown = sign(look, "crown", 0.8) if best else Space(0.8, keep=1)
    return Row(spring(), Space(0.8, keep=1), value, crown, spring(), gap=0.2)


def last_tiles(look: Look, lines: Sequence[LogLine]) -> Box:
    """Return the remaining tiles with their receivers and the reasons."""
    return ByHeight(*(Column(*(_last(look, each, side) for each in lines)) for side in TILES))


def _last(look: Look, line: LogLine, side: float) -> Box:
    tiles = [Art(look.tile, icon.id, side) for icon in line.icons if icon.kind == "tile"]
    others = tuple(icon for icon in line.icons if icon.kind != "tile" or side < LEGIBLE)
    mark = SeatMark(line.seat, side=1.8) if line.seat is not None else None
    words = Words(line_runs(look.ctx, evolve(line, icons=others), look.dpr), wrap=True, grow=1)
    return Ground(Row(mark, words, *tiles, gap=0.7), "panel2", "line", pad=(0.7, 0.5))


def scorings(look: Look, view: ResultsView, found: Tables, lines: Sequence[Standing]) -> Box:
    """The points of each scoring, and below them how the totals grew, where that has room."""
    large, usual, _ = (_numbers(look, found.seats, found.scorings, pad) for pad in PADS)
    race = Drawn(partial(_race, look, view.scorings, lines), 20, 9, grow=1)
    return ByHeight(*(Column(table, race, gap=0.8) for table in (large, usual)), usual, grow=1)


def _race(
    look: Look, names: Sequence[Msg], lines: Sequence[Standing], painter: QPainter, area: QRectF
) -> None:
    em, theme, top = look.em, look.theme, max([1, *(each.score for each in lines)])
    room = area.adjusted(2.6 * em, 0.8 * em, -3.2 * em, -1.8 * em)

    def at(step: int, points: float) -> QPointF:
        x = room.left() + room.width() * step / max(1, len(names))
        return QPointF(x, room.bottom() - room.height() * points / top)

    for points in range(0, top + 1, next(scale for scale in SCALES if scale * 4 >= top)):
        y = at(0, points).y()
        painter.setPen(QPen(theme.rule, 1))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
        number = QRectF(area.left(), y - em, 2.1 * em, 2 * em)
        write_line(
            look, painter, number, look.t("ledger-number", n=points), "small", theme.ink2, RIGHT
        )
    for step, name in enumerate(names, start=1):
        width = room.width() / len(names)
        below = QRectF(at(step, 0).x() - width / 2, room.bottom() + 0.4 * em, width, 1.4 * em)
        below.moveRight(min(below.right(), area.right()))
        write_line(look, painter, below, look.text(name), "small", theme.ink2, CENTRE)
    ends = []
    for each in sorted(lines, key=lambda each: each.score):
        sums = [*(max(0, sum(each.gained[:k])) for k in range(len(each.gained))), each.score]
        colour = mark_colour(each.tag.mark)
        ink = mix(colour, QColor("#FFFFFF"), 0.35) if theme.dark else colour
        painter.setPen(QPen(ink, max(2.0, em * 0.16)))
        painter.drawPolyline([at(k, total) for k, total in enumerate(sums)])
        ends.append(at(0, sums[-1]).y())
    side = min(1.4 * em, room.height() / len(ends))
    for k in range(1, len(ends)):  # from the lowest: none covers another
        ends[k] = min(ends[k], ends[k - 1] - side)
    height = room.top()
    for y, each in zip(reversed(ends), sorted(lines, key=lambda each: -each.score), strict=True):
        mark = QRectF(room.right() + 0.5 * em, max(y, height) - side / 2, side, side)
        player_mark(painter, mark, each.tag.mark, letters_of(each.tag, look.text))
        height = max(y, height) + side


class ChoiceLink(Link):
    """A choice as a link; its key is not painted, only shown by the pointer."""

    role = "lesson"

    def __init__(self, ctx: UiContext, choice: ActionButton) -> None:
        self.key = choice.key
        super().__init__(ctx, choice.text)

    @property
    def cap(self) -> str:
        """The label of its key."""
        return self.ctx.cap(self.key, own=True)

    def retranslate(self) -> None:
        super().retranslate()
        set_tip(self.ctx, self, self.cap, read=False)  # a screen reader says the key anyway


class ResultCard(Holder):
    """The card at the right: winner, ranking, table, choices."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: ResultsView | None = None
        self.tables: Tables | None = None
        self.deal: DealLine | None = None
        self.look_name = "sources"
        self.offered: tuple[str, ...] = ()
        self.ranks: list[RankRow] = []
        self.looks = {name: Button(ctx, words, kind="quiet") for name, words in LOOKS}
        for name, button in self.looks.items():
            button.setCheckable(True)
            button.accessible_role = Role.PageTab
            button.clicked.connect(weakly(self._turn_to, name))
        self.buttons: tuple[ActionButton, ...] = ()
        self._trees: Cache[Box] = Cache()
        self.choices: dict[Target, Button | ChoiceLink] = {}
        self.head = Holder(ctx, self._head)
        self.head.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.rank_box = Holder(ctx, self._ranking)
        self.look_box = Holder(ctx, self._look_box)
        self.table = Holder(ctx, self._table, Role.Table)
        self.game = ThisGamePanel(ctx, framed=False)
        self.same_deal = Button(
            ctx, msg("result-same-deal"), does=weakly(self.wish, "press", Press("same-deal"))
        )
        self.inside = Holder(ctx, self._inside)
        self.foot = Holder(ctx, self._foot)
        self.links = Holder(ctx, self._links)
        self.deal_box = Holder(ctx, self._deal)
        self.deal_show = Button(ctx, msg("button-back"), kind="quiet", does=self._show_moment)
        self.scroller = Scroll(ctx, self.inside)
        self.zones: list[QWidget] = [self.foot, self.rank_box, self.look_box]

    def show_results(
        self, view: ResultsView, all_tables: Tables, ranks: list[RankRow], offered: tuple[str, ...]
    ) -> None:
        """Show another end."""
        discard([*self.ranks, *self.choices.values()])
        self.choices.clear()
        self.view, self.tables, self.ranks, self.offered = view, all_tables, ranks, offered
        self.buttons = view.buttons
        if view.game is not None:
            self.game.show_this_game(view.game)
        for choice in self.buttons[:FIRST]:
            kind = "primary" if choice.primary else "secondary"
            button = Button(self.ctx, choice.text, kind=kind, key=choice.key, tied=True)
            self.choices[choice.target] = button
        for choice in self.buttons[FIRST:]:
            self.choices[choice.target] = ChoiceLink(self.ctx, choice)
        for target, control in self.choices.items():
            control.clicked.connect(weakly(self.wish, "press", target))
        self.retranslate()

    def show_deal(self, deal: DealLine) -> None:
        """Say whether the deal was honest."""
        self.deal = deal
        if deal.show is not None:
            self.deal_show.set_words(deal.show)
        self.retranslate()

    def _show_moment(self) -> None:
        if self.deal is not None:
            self.wish("moment", self.deal.at)

    def _deal(self) -> Box:
        """The line about the deal; in a low window with its reasons only if something is wrong."""
        look, deal = self.deal_box.look, self.deal
        if deal is None:
            return Space()
        said = Words(look.text(deal.title), "strong", deal.tone, wrap=True)
        more = [Words(look.text(text), "small", "ink2", wrap=True) for text in deal.texts]
        short = self.ctx.metrics.at_most_xs and deal.tone != "warn"
        words = Column(said, *(() if short else more), gap=0, grow=1)
        show = Pressed(self.deal_show) if deal.show is not None else None
        return Ground(Row(words, show, gap=0.5), "panel2", deal.tone, pad=(0.7, 0.3))

    def _ranking(self) -> Box:
        own = -1 if self.view is None else self.view.own
        return ranking(self.rank_box.look, self.ranks, own)

    def look_at(self, name: str) -> None:
        """Show another table."""
        self.look_name = name
        for key, button in self.looks.items():
            button.setChecked(key == name)
        self._say()
        self.inside.settle()

    def _turn_to(self, name: str) -> None:
        """Show another table that was asked for, its first lines too."""
        self.look_at(name)
        top = self.look_box.y()
        if self.table.y() + 8 * self.look.em > self.scroller.viewport().height():
            self.scroller.verticalScrollBar().setValue(top)

    def choose(self, seat: int) -> None:
        """Mark whose Alhambra is shown."""
        for rank in self.ranks:
            rank.setChecked(rank.line.tag.seat == seat)
        self.rank_box.change()

    def retranslate(self) -> None:
        self._trees = Cache(len(LOOKS))
        self._say()
        boxes = (self.head, self.rank_box, self.look_box, self.deal_box, self.foot, self.links)
        for part in (self, *boxes):
            part.change()

    def _say(self) -> None:
        text, view, all_tables = self.ctx.text, self.view, self.tables
        if view is None or all_tables is None:
            return
        self.head.setAccessibleName(text(view.title))
        self.head.setAccessibleDescription(text(view.text))
        found = [text(line.text) for line in view.shares] if self.look_name == "shares" else []
        for row in getattr(all_tables, self.look_name, ()):
            pairs = zip(all_tables.seats, row.values, strict=True)
            cells = ", ".join(f"{text(tag.label)} {text(value)}" for tag, value in pairs)
            found.append(f"{text(row.name)}: {cells}")
        self.table.setAccessibleName("\n".join(found))
        self.table.change()

    # -- its trees ----------------------------------------------------------------------------

    def tree(self) -> Box:
        deal = None if self.deal is None else Live(self.deal_box)
        child = Column(Live(self.scroller, grow=1), deal, Live(self.foot), gap=0.3)
        return gilded(self.look, child)

    def _inside(self) -> Box:
        parts = (self.head, self.rank_box, self.look_box)
        links = Live(self.links) if self.ctx.metrics.at_most_xs else None
        return Column(*(Live(part) for part in parts), Live(self.table, grow=1), links, gap=0.3)

    def _head(self) -> Box:
        """On a dark band with a gold edge if the only person won, tinted if they nearly did."""
        look, view = self.head.look, self.view
        if view is None:
            return Space()
        won = any(tag.seat == view.own for tag in view.winners)
        ink, fill = ("headink", "head") if won else ("ink", None)
        if view.feeling == "close" and not won:
            fill = "accs"
        title = Words(look.text(view.title), "page", ink, wrap=True, least=1.3)
        text = Words(look.text(view.text), "body", ink, wrap=True)
        steps = podium(
            look, [rank.line for rank in self.ranks], 3.6 if self.ctx.metrics.at_most_xs else 6.0
        )
        child = Row(steps, Column(title, text, gap=0, grow=1), gap=1)
        pad = (0.4, 0.3 if fill else 0)
        return Ground(child, fill, "gold2" if won else None, 2, pad=pad)

    def _look_box(self) -> Box:
        return Wrapped(*(Pressed(self.looks[name]) for name in self.offered), gap=0)

    def _table(self) -> Box:
        return self._trees.get((self.look_name, self.table.look), self._new_table)

    def _new_table(self) -> Box:
        look, all_tables = self.table.look, self.tables
        if self.view is None or all_tables is None:
            return Space()
        if self.look_name == "shares":
            return Ground(last_tiles(look, self.view.shares), pad=(0.3, 0.4))
        if self.look_name == "game":
            return Column(Row(Pressed(self.same_deal)), Live(self.game), gap=0.4)
        if self.look_name == "scorings":
            return scorings(look, self.view, all_tables, [rank.line for rank in self.ranks])
        return number_table(look, all_tables.seats, getattr(all_tables, self.look_name))

    def _foot(self) -> Box:
        """The first choices, without keys where these would take a further line; then the links."""
        held = [button for button in self.choices.values() if isinstance(button, Button)]
        forms = (
            [Pressed(button, brief) for button in held]
            for brief in (self.ctx.metrics.at_most_xs, True)
        )
        lines = First(*(Filled(*form, gap=0) for form in forms), gap=0)
        return lines if self.ctx.metrics.at_most_xs else Column(lines, Live(self.links), gap=0)

    def _links(self) -> Box:
        found = [link for link in self.choices.values() if isinstance(link, ChoiceLink)]
        return Wrapped(*map(Live, found), gap=0.5)
