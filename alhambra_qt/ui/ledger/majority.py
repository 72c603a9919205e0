"""The proof of a majority as a sheet: count the tiles, give out the places, share what is tied."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.view.pages import MajorityProof, ProofCount, ProofPlace, ProofShare
from alhambra_qt.controller.view.parts import RuleBox
from alhambra_qt.i18n import Msg, signed
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.richtext import Run, layout_runs
from alhambra_qt.ui.kit.sheet import CENTRE, RIGHT, Sheet, item_name
from alhambra_qt.ui.pieces.row import draw_piece

# The largest size of a counted tile at which all of a player's tiles stand in one line is taken.
TILE_SIZES = (84, 76, 68, 62, 56, 50, 44, 38, 32, 28)

# From this width on the steps stand in two columns.
BESIDE = 640

# Where a rule of the base game stands in the list of rules: paragraph and number.
SECTIONS = {
    "score.when": "4.1",
    "score.majority": "4.2",
    "score.tie": "4.3",
    "score.own_one": "4.4",
    "score.wall": "4.5",
    "score.ties_final": "4.6",
    "dirk.score": "6.2",
}
MODULES = 7  # the paragraph of the modules, in their order


def section_of(rule: str) -> str:
    """Where a rule stands in the list of rules; empty if that is not known."""
    start = rule.partition(".")[0]
    for number, (module, face) in enumerate(faces().items(), start=1):
        if module == start or rule in face.rows:
            return f"{MODULES}.{number}"
    return SECTIONS.get(rule, "")


@frozen
class Lane:
    """Where a proof is written: left edge and width."""

    x: float
    width: float


def step_title(sheet: Sheet, at: Lane, y: float, number: int, title: str) -> float:
    """A numbered heading; gives its height."""
    ctx = sheet.ctx
    side, high = ctx.metrics.pick(26, 22, 20), ctx.metrics.pick(34, 28, 25)
    if sheet.painter is not None:
        painter, theme = sheet.painter, ctx.theme
        painter.setPen(theme.line if theme.contrast else theme.head)
        painter.setBrush(theme.head)
        painter.drawEllipse(QRectF(at.x, y + (high - side) / 2, side, side))
    disc = QRectF(at.x, y, side, high)
    sheet.line(disc, ctx.t("ledger-number", n=number), "bold", ctx.theme.headink, CENTRE)
    left = side + ctx.px(12)
    sheet.line(QRectF(at.x + left, y, at.width - left, high), title, "bold")
    return float(high)


def rule_height(sheet: Sheet, width: float, rule: RuleBox) -> float:
    """How high the box of a rule gets."""
    quiet = Sheet(sheet.ctx, None)
    return rule_box(quiet, Lane(0, width), 0, rule)


def rule_box(sheet: Sheet, at: Lane, y: float, rule: RuleBox) -> float:
    """The rule with its paragraph, title and one sentence; gives its height."""
    ctx = sheet.ctx
    pad, side = ctx.metrics.pick(12, 9, 8), ctx.metrics.pick(18, 15, 14)
    title = ctx.text(rule.title)
    section = section_of(rule.rule)
    if section:
        title = ctx.t("ledger-rule", section=section, title=title)
    inner = Lane(at.x + pad + side + ctx.px(8), at.width - 2 * pad - side - ctx.px(8))
    quiet = Sheet(ctx, None)
    text = ctx.text(rule.text)
    head = quiet.words(inner.x, 0, inner.width, title, "title")
    body = quiet.words(inner.x, 0, inner.width, text, "body")
    high = head + body + 2 * pad
    sheet.box(QRectF(at.x, y, at.width, high), "panel", "gold", 1.6)
    sheet.icon(at.x + pad, y + pad + (head - side) / 2, side, "star")
    sheet.words(inner.x, y + pad, inner.width, title, "title", "gold")
    sheet.words(inner.x, y + pad + head, inner.width, text, "body", "ink2")
    return high


def majority(
    sheet: Sheet, at: Lane, y: float, proof: MajorityProof, stage: int, room: float
) -> float:
    """The three steps; only the first ``stage`` of them are shown. Gives the height of all."""
    ctx, start = sheet.ctx, y
    hidden = Sheet(ctx, None)
    gap = ctx.metrics.pick(12, 8, 6)
    if not proof.counts:
        return sheet.words(at.x, y, at.width, ctx.t("ledger-nobody"), "body", "ink2")
    pens = [sheet if stage > k else hidden for k in range(3)]
    beside = at.width >= ctx.px(BESIDE)
    left, right = at, at
    if beside:
        half = (at.width - ctx.px(24)) / 2
        left, right = Lane(at.x, half), Lane(at.x + at.width - half, half)
    y += step_title(pens[0], left, y, 1, ctx.text(proof.step))
    others = 0.0 if beside else gap + _places_and_shares([Sheet(ctx, None)] * 2, right, 0, proof)
    inner = _indented(sheet, left)
    below = _notes(hidden, inner, 0, proof.notes)
    side = _tile_side(sheet, inner, proof, room - (y - start) - others - below)
    y += _counts(pens[0], inner, y, proof.counts, side)
    y += _notes(pens[0], inner, y, proof.notes)
    top = start if beside else y + gap
    end = top + _places_and_shares(pens[1:], right, top, proof)
    sheet.cut += hidden.cut
    return max(y, end) - start


def _indented(sheet: Sheet, at: Lane) -> Lane:
    """Where the contents of a step stand."""
    indent = sheet.ctx.metrics.pick(38, 32, 28)
    return Lane(at.x + indent, at.width - indent)


def _places_and_shares(pens: list[Sheet], at: Lane, y: float, proof: MajorityProof) -> float:
    """Steps 2 and 3; gives their height."""
    ctx, start = pens[0].ctx, y
    inner = _indented(pens[0], at)
    y += step_title(pens[0], at, y, 2, ctx.t("ledger-step-places"))
    for place in proof.places:
        y += _place(pens[0], inner, y, place)
    y += ctx.metrics.pick(12, 8, 6)
    y += step_title(pens[1], at, y, 3, ctx.t("ledger-step-share"))
    return y - start + _shares(pens[1], inner, y, proof.shares)


# -- 1 count ----------------------------------------------------------------------------------


def _name_width(sheet: Sheet, counts: tuple[ProofCount, ...], most: float) -> float:
    names = [item_name(sheet.ctx, count.seat) for count in counts]
    return min(most, max(width_of(sheet.font("body"), name) for name in names))


def _tile_room(sheet: Sheet, inner: Lane, counts: tuple[ProofCount, ...]) -> tuple[float, float]:
    """Where the tiles begin, and how much room they have before the number."""
    m = sheet.ctx.metrics
    start = m.pick(36, 30, 28) + _name_width(sheet, counts, inner.width * 0.34) + m.px(12)
    return start, inner.width - start - m.pick(40, 32, 28)


def _tile_side(sheet: Sheet, inner: Lane, proof: MajorityProof, room: float) -> int:
    """The largest tiles that fit in width and height; small ones at least."""
    m = sheet.ctx.metrics
    sizes = [m.px(size) for size in TILE_SIZES if not (m.tiny and size > 62)]
    single = wrapped = 0
    for side in sizes:
        lines = [_lines(sheet, inner, proof.counts, count, side) for count in proof.counts]
        if sum(lines) * (side + m.px(5)) > room:
            continue
        if max(lines) == 1:
            single = max(single, side)
        elif _per_line(sheet, inner, proof.counts, side) >= 3:
            wrapped = max(wrapped, side)
    # Several lines are worth it only for much larger tiles.
    if wrapped > 1.4 * single:
        return wrapped
    return single or sizes[-1]


def _per_line(sheet: Sheet, inner: Lane, counts: tuple[ProofCount, ...], side: float) -> int:
    room = _tile_room(sheet, inner, counts)[1]
    return max(1, int((room + sheet.ctx.px(4)) // (side + sheet.ctx.px(4))))


def _lines(
    sheet: Sheet, inner: Lane, counts: tuple[ProofCount, ...], count: ProofCount, side: float
) -> int:
    per = _per_line(sheet, inner, counts, side)
    return max(1, -(-len(count.pieces) // per))


def _counts(
    sheet: Sheet, inner: Lane, y: float, counts: tuple[ProofCount, ...], side: float
) -> float:
    """A line per player: mark, name, the tiles themselves, how many."""
    ctx, start = sheet.ctx, y
    m = ctx.metrics
    left, _ = _tile_room(sheet, inner, counts)
    per, step = _per_line(sheet, inner, counts, side), side + ctx.px(4)
    mark, least = m.pick(26, 22, 20), m.pick(34, 28, 26)
    for count in counts:
        lines = _lines(sheet, inner, counts, count, side)
        high = max(least, lines * step + m.px(1))
        sheet.mark(inner.x, y + (high - mark) / 2, mark, count.seat)
        name = QRectF(inner.x + m.pick(36, 30, 28), y, inner.width, high)
        name.setWidth(left - m.pick(36, 30, 28) - m.px(6))
        sheet.name(name, item_name(ctx, count.seat), "body")
        top = y + (high - lines * step) / 2 + m.px(2)
        for k, piece in enumerate(count.pieces):
            spot = QRectF(inner.x + left + k % per * step, top + k // per * step, side, side)
            draw_piece(sheet, spot, piece)
        number = ctx.t("ledger-number", n=count.count)
        sheet.line(QRectF(inner.x, y, inner.width, high), number, "number", "ink", RIGHT)
        y += high
    return y - start


def _notes(sheet: Sheet, inner: Lane, y: float, notes: tuple[Msg, ...]) -> float:
    """What counts beside the buildings; gives the height."""
    start = y
    for note in notes:
        y += sheet.words(inner.x, y, inner.width, sheet.ctx.text(note), "small", "ink2")
    return y - start


# -- 2 places ---------------------------------------------------------------------------------


def _place(sheet: Sheet, inner: Lane, y: float, place: ProofPlace) -> float:
    """A place: its rank, what it pays, who fills it."""
    ctx = sheet.ctx
    m = ctx.metrics
    high, mark, pad = m.pick(34, 28, 26), m.pick(22, 19, 18), m.pick(12, 9, 8)
    paid = place.points is not None and bool(place.seats)
    if paid:
        area = QRectF(inner.x, y + 2, inner.width, high - 4)
        sheet.box(area, "accs", "acc" if ctx.theme.contrast else "accs")
    tone = "ink" if paid else "ink2"
    rank = ctx.text(place.name)
    wide = max(m.pick(98, 80, 72), width_of(sheet.font("body"), rank) + m.px(14))
    sheet.line(QRectF(inner.x + pad, y, wide, high), rank, "body", tone)
    marks = len(place.seats) * (mark + m.px(5))
    room = QRectF(inner.x + pad + wide, y, inner.width - 2 * pad - wide - marks, high)
    text = ctx.text(place.text) if place.seats else "–"
    font = "bold" if place.points is not None else "body"
    if width_of(sheet.font(font), text) > room.width():
        text = "–"
    sheet.line(room, text, font, tone)
    for k, tag in enumerate(place.seats):
        left = inner.x + inner.width - pad - marks + k * (mark + m.px(5)) + m.px(5)
        sheet.mark(left, y + (high - mark) / 2, mark, tag)
    return float(high)


# -- 3 share ----------------------------------------------------------------------------------


def _shares(sheet: Sheet, inner: Lane, y: float, shares: tuple[ProofShare, ...]) -> float:
    """The arithmetic of each tie in a box, or that there is none."""
    ctx = sheet.ctx
    if not shares:
        return sheet.words(inner.x, y, inner.width, ctx.t("ledger-no-tie"), "body", "ink2")
    high = 0.0
    for share in shares:
        high += _share(sheet, inner, y + high, share) + ctx.px(6)
    return high


def _share(sheet: Sheet, inner: Lane, y: float, share: ProofShare) -> float:
    ctx = sheet.ctx
    m = ctx.metrics
    pad, mark = m.pick(14, 10, 8), m.pick(26, 22, 20)
    runs = [Run(ctx.text(share.text), bold=True)]
    if share.rest is not None:
        runs.append(Run(ctx.text(share.rest), colour=ctx.theme.ink2))
    width = inner.width - 2 * pad
    lines = layout_runs(runs, sheet.font("body"), width).height
    spots = _gain_spots(sheet, share, width, mark)
    line = mark + m.px(6)
    high = 2 * pad + lines + m.px(4) + (spots[-1][1] + 1) * line
    sheet.box(QRectF(inner.x, y, inner.width, high), "panel2", "line")
    sheet.words(inner.x + pad, y + pad, width, runs, "body")
    top = y + pad + lines + m.px(4)
    for (tag, points), (left, row) in zip(share.gains, spots, strict=True):
        x, middle = inner.x + pad + left, top + row * line
        sheet.mark(x, middle, mark, tag)
        text = ctx.t("ledger-name-gain", name=item_name(ctx, tag), n=signed(points))
        sheet.line(QRectF(x + mark + m.px(7), middle, width, mark), text, "bold")
    return high


def _gain_spots(
    sheet: Sheet, share: ProofShare, width: float, mark: float
) -> list[tuple[float, int]]:
    """Where each "Anna +5" stands: its left edge and its line."""
    ctx, spots, x, row = sheet.ctx, [], 0.0, 0
    for tag, points in share.gains:
        text = ctx.t("ledger-name-gain", name=item_name(ctx, tag), n=signed(points))
        wide = mark + ctx.px(7) + width_of(sheet.font("bold"), text)
        if x and x + wide > width:
            x, row = 0.0, row + 1
        spots.append((x, row))
        x += wide + ctx.px(20)
    return spots
