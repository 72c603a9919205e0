"""The keys on a card: one page for a browser or a printer, standing alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from alhambra_qt import files
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.i18n import Msg, msg, tr
from alhambra_qt.teaching.rulebook_html import PAPER, STYLE, head
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.key_list import KeyGroup
from alhambra_qt.ui.pages.paper import ask_file, document, print_out, tell_written

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

    from alhambra_qt.ui.pages.keyhelp import KeyHelpPage

NAME = "alhambra-keys"
ROWS = "th { text-align: left; font-weight: normal; }\n"
CARD = """
body { max-width: 64em; }
.keys { columns: 22em; column-gap: 2em; }
section { break-inside: avoid; }
h2 { font-size: 1.1em; margin: 0.8em 0 0.2em; break-before: auto; }
th { padding: 0.1em 1em 0.1em 0; }
td { white-space: nowrap; }
kbd { border: 1px solid #56545a; border-radius: 4px; padding: 0 0.4em; font-family: sans-serif;
  font-size: 0.85em; }
@media print { h2 { break-before: auto; } .keys { columns: 2; } }
"""
SCREEN = STYLE + ROWS + CARD
SHEET = PAPER + ROWS + "th { padding-right: 16px; }"  # for paper, as Qt understands it


def to_html(groups: Iterable[KeyGroup], on: Sequence[str], lang: str, style: str = SCREEN) -> str:
    """Write the keys of a game with some modules as one page in a language."""
    title = _said(lang, msg("keys-title"))
    lines = [
        *head(lang, title, style),
        f"<body><h1>{title}</h1>",
        *([f"<p>{_said(lang, text_of(modules_named(on)))}</p>"] if on else []),
        '<div class="keys">',
        *(line for group in groups for line in _group(group, lang)),
        "</div></body></html>",
    ]
    return "\n".join([*lines, ""])


def _group(group: KeyGroup, lang: str) -> Iterator[str]:
    yield f"<section><h2>{_said(lang, group.title)}</h2><table>"
    for row in group.rows:
        caps = " · ".join(f"<kbd>{_said(lang, one)}</kbd>" for one in row.caps)
        keys = caps or _said(lang, msg("keys-none"))
        yield f'<tr><th scope="row">{_said(lang, row.text)}</th><td>{keys}</td></tr>'
    yield "</table></section>"


def _said(lang: str, words: Msg | str) -> str:
    return escape(words if isinstance(words, str) else tr(lang, words))


class KeyCard:
    """The buttons that save and print the card."""

    def __init__(self, ctx: UiContext, page: KeyHelpPage) -> None:
        self.ctx, self.page = ctx, page
        self.save = Button(ctx, msg("keys-sheet"), kind="quiet", does=self._ask)
        self.print = Button(ctx, msg("rulebook-print"), kind="quiet", does=self._print)

    def _html(self, style: str = SCREEN) -> str:
        return to_html(self.page.groups, self.page.on, self.ctx.language, style)

    def _ask(self) -> None:
        name = f"{NAME}-{self.ctx.language}.html"
        ask_file(self.page, self.ctx.t("keys-sheet"), name, self.write)

    def write(self, path: Path) -> None:
        """Write the card, and say how it went."""
        good = msg("keys-sheet-saved", file=str(path))
        tell_written(lambda: files.write(path, self._html()), path, self.page.said.emit, good)

    def _print(self) -> None:
        def made() -> QTextDocument:
            return document(self._html(""), SHEET)

        print_out(self.page, made, self.page.said.emit, msg("keys-no-printer"))
