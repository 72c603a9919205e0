"""A callout: what it says, the place that covers least, and the line to its subject."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate, groupby, product
from operator import xor

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen

from alhambra_qt.controller.view.targets import OpenRule, ToRead
from alhambra_qt.controller.view.view_parts import (
    Callout,
    Fact,
    RefusalView,
    RuleBox,
    RuleLink,
    When,
)
from alhambra_qt.controller.words.names import row_icons
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.box import Box, Cache, Drawn, Hit, Plate, Space, Words
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.sizes import LINE_HEIGHT, measure
from alhambra_qt.ui.kit.text import Run, plain
from alhambra_qt.ui.pieces.small_pieces import SIGN, final_sign
from alhambra_qt.ui.sides.panel import CALLOUT, Panel
from alhambra_qt.ui.sides.spots import Spot, spotted

Sides = tuple[float, float, float, float]

FAR = 1e6  # a place worse than this covers something that must stay free
KEPT = 6  # how far a callout stays away from what it must not cover
EDGE = 8  # how far a callout stays away from the edge of the area
ASIDE = 0.08  # what a pixel costs by which it stands not above or below the middle
INSET = 14  # how far from its corners the line leaves a callout
ROUNDED = 1e-6  # more than what is lost by rounding in a cost
HARD, SOFT = 1e6, 0.02  # how bad it is to cover a pixel: never if possible, or rather not


def sides(rect: QRectF) -> Sides:
    """Left, top, right and bottom of a rectangle."""
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def tie(box: QRectF, anchor: QRectF) -> tuple[QPointF, QPointF]:
    """The ends of the line between a box and what it speaks about."""
    x1, y1, x2, y2 = ends(sides(box), sides(anchor))
    return QPointF(x1, y1), QPointF(x2, y2)


def ends(box: Sides, anchor: Sides) -> Sides:
    """The same in plain numbers: x and y of both ends."""
    left, top, right, bottom = box
    centre_x, centre_y = (anchor[0] + anchor[2]) / 2, (anchor[1] + anchor[3]) / 2
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    x = min(max(centre_x, left + INSET), right - INSET)
    y = min(max(centre_y, top + INSET), bottom - INSET)
    if left <= centre_x <= right or abs(centre_y - middle_y) > abs(centre_x - middle_x):
        y = bottom if centre_y > middle_y else top
    else:
        x = right if centre_x > middle_x else left
    return x, y, min(max(x, anchor[0]), anchor[2]), min(max(y, anchor[1]), anchor[3])


def best_place(
    size: QSizeF,
    anchor: QRectF,
    area: QRectF,
    free: Sequence[QRectF],
    weight: float = HARD,
    soft: Sequence[tuple[QRectF, float]] = (),
    below: float = math.inf,
) -> tuple[float, QRectF]:
    """The place inside the area that covers least and lies nearest to the anchor.

    Places at even distances are tried first; if all of them cover something, those that touch
    what must stay free. The cost is infinite, or not less, where none costs less than `below`.
    """
    room = area.adjusted(EDGE, EDGE, -EDGE, -EDGE)
    width, height = size.width(), size.height()
    columns = _stops(room.left(), room.right() - width, anchor.center().x() - width / 2, 12)
    rows = _stops(room.top(), room.bottom() - height, anchor.center().y() - height / 2, 10)
    costs = _Costs(size, anchor, free, weight, soft)
    if weight != HARD:
        return costs.least(columns, rows, below)
    best = costs.least(columns, rows, FAR)
    if best[0] >= FAR:
        columns += _beside([(r.left(), r.right()) for r in free], width, columns)
        rows += _beside([(r.top(), r.bottom()) for r in free], height, rows)
        best = costs.least(columns, rows, min(below, FAR))
    if best[0] >= FAR and below > FAR:  # only then what each place covers is counted
        best = costs.least(columns, rows, below)
    return best


def least_cost(width: float, anchor: QRectF, area: QRectF) -> float:
    """Return the least cost of a box at least this wide, anywhere in an area: its line."""
    if anchor.isEmpty():
        return 0.0
    left, top = area.left() + EDGE - 1, area.top() + EDGE - 1  # a place is at whole pixels
    across, down = left - anchor.right(), top - anchor.bottom()
    aside = left + width / 2 - anchor.center().x()
    return max(0.0, across) + max(0.0, down) + max(0.0, aside) * ASIDE


def _stops(first: float, last: float, wanted: float, count: int) -> list[float]:
    if last <= first:
        return [first]
    stops = [first + (last - first) * k / count for k in range(count + 1)]
    # The wanted place first: most others then cost too much at the first look.
    return [min(max(wanted, first), last), *stops]


def _beside(spans: Sequence[tuple[float, float]], size: float, stops: list[float]) -> list[float]:
    """The stops before and behind the spans, between the first and the last of those known."""
    gap = KEPT + 1
    found = {round(start - size - gap) for start, _ in spans}
    found |= {round(end + gap) for _, end in spans}
    return sorted(edge for edge in found if min(stops) <= edge <= max(stops))


class _Costs:
    """The costs of the places of one box, in plain numbers: thousands of places are tried."""

    def __init__(
        self,
        size: QSizeF,
        anchor: QRectF,
        free: Sequence[QRectF],
        weight: float,
        soft: Sequence[tuple[QRectF, float]],
    ) -> None:
        self._wide, self._high = size.width(), size.height()
        self._anchor, self._hard = sides(anchor), weight == HARD
        self._tied = not anchor.isEmpty()  # else it may stand anywhere
        self._lines_avoid = [sides(rect) for rect in free if rect != anchor]
        # What is covered costs by its pixels; from what must stay free the box stays away a bit.
        covered = [(rect, 0, share) for rect, share in soft]
        covered += [(anchor, KEPT, HARD * 4), *((rect, KEPT, weight) for rect in free)]
        kept = [(sides(rect), gap) for rect, gap, _ in covered]
        self._covered = [
            [(rect[axis], rect[axis + 2], gap) for rect, gap in kept] for axis in (0, 1)
        ]
        self._shares = [share for _, _, share in covered]

    def least(
        self, columns: Sequence[float], rows: Sequence[float], below: float
    ) -> tuple[float, QRectF]:
        """The cheapest of the places in these columns and rows; of equal ones the first.

        The cost is infinite where none costs less than `below`. What lies so far from the anchor
        that it costs too much is not looked at.
        """
        xs, ys, shares = list(map(round, columns)), list(map(round, rows)), self._shares
        best = below, xs[0], ys[0]
        solid_x, solid_y = self._solid(0, xs, self._wide), self._solid(1, ys, self._high)
        down = [(y, self._gap(1, y, self._high), solid_y[y]) for y in ys]
        nearest = min(gap for _, gap, _ in down)
        beside: dict[float, list[float]] = {}
        for x in xs:
            aside = self._gap(0, x, self._wide) + self._off(x) - ROUNDED
            if aside + nearest >= best[0]:
                continue
            across: list[tuple[int, float]] | None = None
            for y, gap, solid in down:
                cost, limit = 0.0, best[0]
                if aside + gap >= limit or (limit <= FAR and solid & solid_x[x]):
                    continue
                if across is None:
                    common_x = self._common(0, x, x + self._wide)
                    across = [(k, part * shares[k]) for k, part in enumerate(common_x) if part]
                if y not in beside:
                    beside[y] = self._common(1, y, y + self._high)
                for k, common in across:
                    cost += common * beside[y][k]
                    if cost >= limit:
                        break
                else:
                    cost += self._way(x, y, limit - cost)
                    if cost < limit:
                        best = cost, x, y
        cost = best[0] if best[0] < below else math.inf
        return cost, QRectF(best[1], best[2], self._wide, self._high)

    def _solid(self, axis: int, stops: Sequence[int], size: float) -> dict[int, int]:
        """Tell, as bits, what must stay free and meets a box at each stop by over a pixel.

        A box that meets the same along both axes is far. Most places are: to add up each one's cost
        took most of the time.
        """
        ranked = sorted(set(stops))
        turns = [0] * (len(ranked) + 1)
        for k, (start, end, gap) in enumerate(self._covered[axis]):
            if end - start > 1 and self._shares[k] >= FAR:
                first = bisect_right(ranked, start - gap - size + 1)
                last = bisect_left(ranked, end + gap - 1)
                if first < last:
                    turns[first] ^= 1 << k
                    turns[last] ^= 1 << k
        return dict(zip(ranked, accumulate(turns, xor), strict=False))

    def _gap(self, axis: int, low: float, size: float) -> float:
        """How far the line to the anchor runs at least along x (axis 0) or y (axis 1)."""
        if not self._tied:
            return 0.0
        first, last = min(low, low + size - INSET), low + size
        return max(0.0, self._anchor[axis] - last, first - self._anchor[axis + 2])

    def _off(self, x: float) -> float:
        """Return the cost of a box that is off the middle above or below the anchor."""
        aside = abs(x + x + self._wide - self._anchor[0] - self._anchor[2]) / 2
        return aside * ASIDE if self._tied else 0.0

    def _common(self, axis: int, low: float, high: float) -> list[float]:
        """How much a span of x (axis 0) or y (axis 1) has in common with all that is covered."""
        found = []
        for start, end, gap in self._covered[axis]:
            last = high + gap if high + gap < end else end
            first = low - gap if low - gap > start else start
            found.append(last - first if last > first else 0.0)
        return found

    def _way(self, x: float, y: float, limit: float) -> float:
        """Return the cost of the line to the anchor: its length and crossings; 0 without one."""
        if not self._tied:
            return 0.0
        box = x, y, x + self._wide, y + self._high
        line = ends(box, self._anchor)
        cost = abs(line[0] - line[2]) + abs(line[1] - line[3])
        cost += self._off(x)
        if self._hard:
            for rect in self._lines_avoid:
                if cost >= limit:
                    break
                cost += 400 if _crosses(line, rect) else 0
        return cost


def _crosses(line: Sides, rect: Sides) -> bool:
    """Whether the line runs over a rectangle (looked at in five places)."""
    x1, y1, x2, y2 = line
    left, top, right, bottom = rect[0] + 4, rect[1] + 4, rect[2] - 4, rect[3] - 4
    if max(x1, x2) < left or min(x1, x2) > right or max(y1, y2) < top or min(y1, y2) > bottom:
        return False
    return any(
        left <= x1 + (x2 - x1) * k / 6 <= right and top <= y1 + (y2 - y1) * k / 6 <= bottom
        for k in range(1, 6)
    )


WIDE = (430, 380)  # for what is much to say
WIDEST = (690, 600, 490, *WIDE)  # the same in large letters: below the question
WIDTHS = (330, 290, 250, 210)
# Nearer than this no narrower form is tried, and how much better that must be to be taken.
NEAR, NARROWER = 160, 60
RECENT = 6  # callouts whose sizes are kept: those of the market are prepared
TIGHT = 1.25  # the spacing of its lines
HIGH = 0.95  # the most of the height of its place that a callout takes
HEAD = "head"
PLAIN = ("", HEAD)  # what stands in the place of an icon where there is none
READ_ON = msg("rulebook-read-more")
HEADS: dict[When, str] = {
    "now": "what-now",
    "worth": "what-worth",
    "then": "what-then",
    "end": "what-end",
}
LONGEST_RULE = 230  # letters of a rule shown with its refusal; longer ones are left to the rulebook


@frozen
class Bubble:
    """The content of a callout: a title, facts or sentences, rules to read; `warns` for refusals.

    The icon of a part may be HEAD, for a heading.
    """

    title: str
    parts: tuple[tuple[str, tuple[Run, ...]], ...]
    rules: tuple[tuple[OpenRule, str], ...]
    warns: bool = False

    @property
    def texts(self) -> tuple[str, ...]:
        """The facts or sentences alone."""
        return tuple(" ".join(run.text for run in runs) for _, runs in self.parts)


def bubble_of_callout(look: Look, callout: Callout) -> Bubble:
    """A callout that says what a move would do, in order of time, and whether it is final.

    In large letters only what comes later has a heading.
    """
    warned = [fact for fact in callout.facts if fact.warns]  # before all headings
    others = callout.facts[len(warned) :]
    headed = len({fact.when for fact in others}) > 1
    parts = [(fact.icon, tuple(_fact(look, fact))) for fact in warned]
    for when, facts in groupby(others, lambda fact: fact.when):
        if headed and not (look.m.is_xxs and when in ("now", "worth")):
            parts.append((HEAD, tuple(plain(look.t(HEADS[when]), look.theme.gold))))
        parts += [(fact.icon, tuple(_fact(look, fact))) for fact in facts]
    if any(fact.final for fact in callout.facts):
        parts.append((SIGN, tuple(plain(look.t("final")))))
    return Bubble(look.text(callout.title), tuple(parts), rule_links(look, callout.rules))


def _fact(look: Look, fact: Fact) -> list[Run]:
    runs = [Run(look.text(fact.text), bold=True, colour=look.theme.warn if fact.warns else None)]
    if fact.detail is not None:
        runs.append(Run(look.text(fact.detail), colour=look.theme.ink2))
    if fact.final:
        runs.append(Run(picture=final_sign(look)))
    return runs


def rule_links(look: Look, rules: Sequence[RuleLink]) -> tuple[tuple[OpenRule, str], ...]:
    """The ways to some rules."""
    return tuple(_link(look, link.rule, link.title) for link in rules)


def _link(look: Look, rule: str, title: Msg = READ_ON) -> tuple[OpenRule, str]:
    return OpenRule(rule), look.text(cited(rule, title))


def bubble_of_refusal(look: Look, refusal: RefusalView) -> Bubble:
    """A callout that says why not, and the rule itself if it is short: one fact was asked for."""
    rule = look.text(refusal.rule_text)
    words = [("", tuple(plain(look.text(refusal.text))))]
    if len(rule) <= LONGEST_RULE:
        words.append(("", tuple(plain(rule, look.theme.ink2))))
    link = _link(look, refusal.rule)
    return Bubble(look.text(refusal.title), tuple(words), (link,), warns=True)


def bubble_of_rule(look: Look, box: RuleBox) -> Bubble:
    """A callout with a rule."""
    words = ("", tuple(plain(look.text(box.text))))
    return Bubble(look.text(box.title), (words,), (_link(look, box.rule),))


def bubble_of_words(look: Look, words: Sequence[Msg]) -> Bubble:
    """A callout with some sentences, the first as its title."""
    first, *rest = words
    return Bubble(look.text(first), tuple(("", tuple(plain(look.text(text)))) for text in rest), ())


@frozen
class Dock:
    """The area for a callout without a place on the board: the whole window below its header.

    It covers nothing of what is to be kept, which is ever less until there is a place; what is
    soft is covered rather by its weight.
    """

    area: QRectF
    keeps: tuple[tuple[QRectF, ...], ...]
    soft: tuple[tuple[QRectF, float], ...]


def _short(bubble: Bubble) -> Bubble:
    """The same with the last heading alone, which says what is still to come, and without rules."""
    last = max((k for k, (name, _) in enumerate(bubble.parts) if name == HEAD), default=0)
    parts = (part for k, part in enumerate(bubble.parts) if part[0] != HEAD or k == last)
    return evolve(bubble, parts=tuple(parts), rules=())


def _headed(bubble: Bubble) -> bool:
    return any(name == HEAD for name, _ in bubble.parts)


def _widths(look: Look, *, headed: bool) -> tuple[int, ...]:
    wide = WIDEST if look.m.is_xxs else WIDE
    return (*wide, *WIDTHS) if headed or look.m.is_xxs else WIDTHS


class CalloutPanel(Panel):
    """The box with its line; it leaves reserved areas free, if there is room."""

    zone, level = "board", CALLOUT

    def __init__(self) -> None:
        super().__init__()
        self.anchor = QRectF()
        self.bubble: Bubble | None = None
        self._held: Box = Space()
        self._recent: Cache[Box] = Cache(RECENT)

    def clear(self) -> None:
        """Show nothing."""
        if self.bubble is not None:
            self.bubble, self._key, self._held = None, (), Space()
            self.put(QRectF())

    def show_bubble(
        self,
        look: Look,
        bubble: Bubble,
        anchor: QRectF,
        area: QRectF,
        free: Sequence[QRectF],
        weight: float = HARD,
        dock: Dock | None = None,
    ) -> None:
        """Show a bubble beside its anchor, inside the area, away from the rectangles to keep.

        Where the area has no free place for it, it is made shorter; else it goes to the dock, whole
        or shorter.
        """
        key = (bubble, QRectF(anchor), QRectF(area), look, tuple(map(sides, free)), dock)
        if key == self._key:
            return
        self._key, self.look, self.bubble, self.anchor = key, look, bubble, QRectF(anchor)
        places = [(area, partial(best_place, anchor=anchor, area=area, free=free, weight=weight))]
        if dock is not None:
            docked = partial(best_place, anchor=anchor, area=dock.area, soft=dock.soft)
            places += [(dock.area, partial(docked, free=keep)) for keep in dock.keeps]
        best: tuple[float, QRectF] | None = None
        tries = list(product(places, (False, True) if dock else (False,)))
        for k, ((room, place), short) in enumerate(tries, 1):
            if best is None or best[0] >= FAR:
                self._held = self._form(look, bubble, short=short)
                best = self._best(place, room, math.inf if k == len(tries) else FAR)
        self.prepareGeometryChange()  # also for the line to the anchor
        self.put(best[1] if best else self._inside(area.topLeft(), look.px(WIDE[0])))

    def prepare(self, look: Look, bubble: Bubble) -> None:
        """Measure a bubble that may be shown next, in all its widths."""
        form, headed = self._form(look, bubble, short=False), _headed(bubble)
        for width in _widths(look, headed=headed):
            form.room(look, look.px(width))

    def _inside(self, at: QPointF, width: float) -> QRectF:
        """Keep a box that is too large for its place inside the table."""
        size, whole = self._size(width), self.scene().sceneRect()
        x = max(whole.left(), min(at.x(), whole.right() - size.width()))
        y = max(whole.top(), min(at.y(), whole.bottom() - size.height()))
        return QRectF(QPointF(x, y), size)

    def _size(self, width: float) -> QSizeF:
        return QSizeF(width, round(self._held.room(self.look, width)[1]))

    def _best(
        self, place: Callable[..., tuple[float, QRectF]], area: QRectF, below: float
    ) -> tuple[float, QRectF] | None:
        """The widest form near by that covers nothing, else what covers least.

        None if every form is too high. A place that costs `below` or more is not looked for.
        """
        best: tuple[float, QRectF] | None = None
        least = least_cost(self.look.px(WIDTHS[-1]), self.anchor, area)
        headed = self.bubble is not None and _headed(self.bubble)
        for width in _widths(self.look, headed=headed):
            if best is not None and best[0] - NARROWER <= least:
                break  # all of the area is far away: no form is nearer than this one
            size = self._size(self.look.px(width))
            if size.height() > area.height() * HIGH or size.width() > area.width() - 2 * EDGE:
                continue
            found = place(size, below=below)
            below = min(below, max(found[0] - NARROWER, self.look.px(NEAR)))
            if best is None or found[0] < best[0] - NARROWER:
                best = found
            if found[0] < self.look.px(NEAR):
                break
        return best

    # -- what it holds ------------------------------------------------------------------------

    def tree(self) -> Box:
        return self._held

    def _form(self, look: Look, bubble: Bubble, *, short: bool) -> Box:
        make = partial(self._box, look, bubble, short=short)
        return self._recent.get((look, bubble, short), make)

    def _box(self, look: Look, bubble: Bubble, *, short: bool) -> Box:
        """Return the box of a bubble; the short form has no rules, in large text no title."""
        text, em = sentences(bubble.texts), look.em
        bubble = _short(bubble) if short else bubble
        spot = Spot(
            *(ToRead("callout"), QRectF(), self.zone, "text", bubble.title, text), focusable=False
        )
        titled = not (short and look.m.is_xxs)
        title = Words(bubble.title, "title", wrap=True) if titled else None
        rows = (_row(look, name, runs) for name, runs in bubble.parts)
        links = (self._link(look, *rule) for rule in bubble.rules)
        rules = Wrapped(*links, gap=look.pick(18, 14, 12) / em) if bubble.rules else None
        child = Column(title, *rows, rules, gap=look.pick(5, 3, 3) / em if titled else 0)
        pad = look.pick(16, 10, 9) / em
        edge = "warn" if bubble.warns else "goldline"
        return Hit(Plate(child, None, edge, 2, (pad, pad * 0.7)), spot.on)

    def _link(self, look: Look, rule: OpenRule, title: str) -> Box:
        spot = Spot(rule, QRectF(), self.zone, "link", title, rule=rule.name)
        em, words = look.em, Words(title, "smallstrong", "acc", wrap=True)
        near = look.m.beside(LINE_HEIGHT * em) / em
        return spotted(spot, words, reach=max(0.35, near))

    # -- Qt -----------------------------------------------------------------------------------

    def title(self) -> str:
        return self.bubble.title if self.bubble is not None else ""

    def painted(self) -> QRectF:
        return self.area.united(self.anchor.adjusted(-4, -4, 4, 4))

    def draw(self, painter: QPainter) -> None:
        if self.bubble is not None and self.anchor and not self.area.intersects(self.anchor):
            start_end = tie(self.area, self.anchor)
            colour = self.look.tone("warn" if self.bubble.warns else "goldline")
            painter.setPen(QPen(colour, 2.6))
            painter.drawLine(*start_end)
            painter.setBrush(colour)
            painter.drawEllipse(start_end[1], 3.5, 3.5)
        super().draw(painter)


def _row(look: Look, name: str, runs: Sequence[Run]) -> Box:
    role = "smallstrong" if name == HEAD else "body"
    words = Words(runs, role, wrap=True, grow=1.0, spacing=TIGHT)
    if name in PLAIN:
        return words
    icon = Drawn(partial(_icon, look, name), look.pick(28, 22, 20) / look.em)
    return Row(icon, words, gap=0, middle=False)


def _icon(look: Look, name: str, painter: QPainter, area: QRectF) -> None:
    size = look.pick(20, 16, 15)
    art = look.chip(name, size) if name in TYPES else look.icon(row_icons().get(name, name), size)
    height = measure(look.font("body")).height
    painter.drawPixmap(QPointF(area.left(), area.top() + (height - size) / 2), art)
