"""A scoring as text: a table with tabs for spreadsheets, and the proofs in sentences."""

from __future__ import annotations

from PySide6.QtCore import QMimeData

from alhambra_qt.controller.view.pages import (
    LinesProof,
    MajorityProof,
    Proof,
    ProofLine,
    ProofShare,
    ScoringPage,
    WallProof,
)
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit.context import UiContext

TAB = "\t"
TSV = "text/tab-separated-values"


def table_text(ctx: UiContext, page: ScoringPage) -> str:
    """The scoring as lines of cells between tabs: points and count of every player."""
    names = [ctx.text(tag.said) for tag in page.seats]
    head = [ctx.text(page.title), ""]
    for name in names:
        head += [name, ctx.t("ledger-count-of", name=name)]
    lines = [head]
    for row in page.rows:
        cells = [ctx.text(row.name), ctx.text(row.pay)]
        for cell in row.cells:
            cells += [str(cell.points), ctx.t("ledger-number", n=cell.count)]
        lines.append(cells)
    sums = (("ledger-this", page.gained), ("ledger-before", page.before), ("ledger-now", page.now))
    for label, values in sums:
        line = [ctx.t(label), ""]
        for value in values:
            line += [str(value), ""]
        lines.append(line)
    return "\n".join(TAB.join(cells).rstrip(TAB) for cells in lines)


def page_text(ctx: UiContext, page: ScoringPage) -> str:
    """The table and below it every proof."""
    parts = [f"{ctx.text(page.title)} · {ctx.text(page.when)}", table_text(ctx, page)]
    parts += ["\n".join(proof_lines(ctx, proof)) for proof in page.proofs]
    return "\n\n".join(parts) + "\n"


def row_text(ctx: UiContext, page: ScoringPage, item: str) -> str:
    """Who gets how much for a line, in one sentence: "Seraglios: Anna +5, Ioana +5"."""
    names = {tag.seat: tag.said for tag in page.seats}
    for row in page.rows:
        if row.item == item:
            gains = [(names[cell.seat], cell.points) for cell in row.cells if cell.points]
            return _said(ctx, row.name, gains)
    return ""


def sum_text(ctx: UiContext, page: ScoringPage) -> str:
    """What everybody gained in a scoring, in one sentence."""
    gains = [(tag.said, points) for tag, points in zip(page.seats, page.gained, strict=True)]
    return _said(ctx, page.title, gains)


def _said(ctx: UiContext, title: Msg, gains: list[tuple[Msg | str, int]]) -> str:
    parts = [ctx.t("ledger-name-gain", name=name, n=signed(points)) for name, points in gains]
    text = ", ".join(parts) or ctx.t("ledger-number", n=0)
    return ctx.t("ledger-line", name=title, text=text)


def mime(ctx: UiContext, page: ScoringPage) -> QMimeData:
    """What goes to the clipboard: text for anything, the bare table for spreadsheets."""
    data = QMimeData()
    data.setText(page_text(ctx, page))
    data.setData(TSV, table_text(ctx, page).encode())
    return data


def proof_lines(ctx: UiContext, proof: Proof) -> list[str]:
    """A proof in sentences, the title first."""
    lines = [ctx.text(proof.title)]
    if isinstance(proof, MajorityProof):
        lines += _majority(ctx, proof)
    elif isinstance(proof, WallProof):
        lines += [f"{ctx.text(text)} {ctx.text(why)}" for _, text, why in proof.lines]
    elif isinstance(proof, LinesProof):
        lines += [_line(ctx, line) for line in proof.lines]
    rule = proof.rule
    return [*lines, f"{ctx.text(cited(rule.rule, rule.title))}: {ctx.text(rule.text)}"]


def _line(ctx: UiContext, line: ProofLine) -> str:
    return " ".join(ctx.text(part) for part in (line.text, line.detail) if part is not None)


def _majority(ctx: UiContext, proof: MajorityProof) -> list[str]:
    if not proof.counts:
        return [ctx.t("ledger-nobody")]
    lines = [
        ctx.t("ledger-line", name=one.seat.said, text=msg("ledger-number", n=one.count))
        for one in proof.counts
    ]
    lines += [ctx.text(note) for note in proof.notes]
    for place in proof.places:
        if place.points is not None and place.seats:
            names = ", ".join(ctx.text(tag.said) for tag in place.seats)
            lines.append(f"{ctx.text(place.name)} ({ctx.text(place.text)}): {names}")
    if not proof.shares:
        lines.append(ctx.t("ledger-no-tie"))
    return lines + [gains_text(ctx, share) for share in proof.shares]


def gains_text(ctx: UiContext, share: ProofShare) -> str:
    """The arithmetic of a tie as one line of text."""
    parts = [ctx.text(share.text)]
    if share.rest is not None:
        parts.append(ctx.text(share.rest))
    parts += [
        ctx.t("ledger-name-gain", name=tag.said, n=signed(points)) for tag, points in share.gains
    ]
    return " · ".join(parts)
