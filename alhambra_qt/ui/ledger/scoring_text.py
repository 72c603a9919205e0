"""A scoring as text: a table with tabs for spreadsheets, and the proofs in sentences."""

from __future__ import annotations

from PySide6.QtCore import QMimeData

from alhambra_qt.controller.view.page_views import Proof, ScoringPage
from alhambra_qt.controller.words import scoring_words as words
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
    return words.row_gains(ctx.text, page, item)


def sum_text(ctx: UiContext, page: ScoringPage) -> str:
    """What everybody gained in a scoring, in one sentence."""
    return words.sum_gains(ctx.text, page)


def mime(ctx: UiContext, page: ScoringPage) -> QMimeData:
    """What goes to the clipboard: text for anything, the bare table for spreadsheets."""
    data = QMimeData()
    data.setText(page_text(ctx, page))
    data.setData(TSV, table_text(ctx, page).encode())
    return data


def proof_lines(ctx: UiContext, proof: Proof) -> list[str]:
    """A proof in sentences, the title first and the rule last."""
    rule = proof.rule
    told = f"{ctx.text(cited(rule.rule, rule.title))}: {ctx.text(rule.text)}"
    return [ctx.text(proof.title), *words.proof_sentences(ctx.text, proof), told]
