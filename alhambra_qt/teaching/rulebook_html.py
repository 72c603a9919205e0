"""The rulebook as one page for a browser or a printer: standing alone, with contents and links."""

import re
from collections.abc import Iterable, Iterator
from html import escape

from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.i18n import Msg, msg, tr
from alhambra_qt.teaching.rulebook import Book, Paragraph, RulebookPart, cited

STYLE = """
body { max-width: 42em; margin: 2em auto; padding: 0 1em; font: 17px/1.5 Georgia, serif;
  color: #1b2238; background: #fcf8ee; }
h1, h2, h3 { line-height: 1.25; color: #0a6b6b; }
h2 { margin-top: 2.2em; border-bottom: 2px solid #d2bf96; }
h3 { margin: 1.6em 0 0.2em; }
p { margin: 0.5em 0; }
a { color: #0a6b6b; }
nav ul { list-style: none; padding-left: 1.2em; }
nav > ul { padding-left: 0; }
nav > ul > li { margin-top: 0.5em; font-weight: bold; }
nav ul ul { font-weight: normal; columns: 2; }
.more { font-size: 0.9em; }
.two { max-width: 72em; }
.pair { border-collapse: collapse; table-layout: fixed; }
.pair td { padding: 0 1.2em 0 0; }
@media screen and (max-width: 44em) { .pair td { display: block; width: auto; } }
@media print {
  body { max-width: none; margin: 0; background: none; font-size: 11pt; }
  h2 { break-before: page; }
  h2, h3 { break-after: avoid; }
  p { orphans: 3; widows: 3; }
  a { color: inherit; text-decoration: none; }
}
"""
# What a text document of Qt understands, for paper.
PAPER = """
body { font-size: 10pt; }
h1 { font-size: 20pt; }
h2 { font-size: 15pt; }
h3 { font-size: 11pt; margin-top: 10px; margin-bottom: 2px; }
p { margin-top: 2px; margin-bottom: 4px; }
.more { font-size: 8pt; color: #56545a; }
a { color: #1b2238; text-decoration: none; }
"""


def made_for(book: Book) -> tuple[Msg, ...]:
    """Say in sentences what the book is composed for: players, modules, variants."""
    players = msg("count-player", n=book.seats)
    if book.modules:
        modules = modules_named(book.modules)
        first = msg("rulebook-for-modules", players=players, modules=modules)
    else:
        first = msg("rulebook-for-base", players=players)
    lines = [msg(f"book-variant-{name}-{value}-title") for name, value in book.variants]
    return (first, *lines)


def pieces(text: str) -> list[str]:
    """Give the paragraphs that a text is made of; an empty line parts them."""
    return [one_line(piece) for piece in text.split("\n\n") if piece.strip()]


def one_line(text: str) -> str:
    """Give a text on one line; narrow and no-break spaces stay what they are."""
    return re.sub(r"[ \t\n]+", " ", text).strip(" ")


def head(lang: str, title: str, style: str) -> list[str]:
    """Give the lines with which a page in a language begins; the title is written out already."""
    return [
        "<!DOCTYPE html>",
        f'<html lang="{escape(lang)}">',
        f'<head><meta charset="utf-8"><title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{style}</style></head>",
    ]


def to_html(book: Book, lang: str, style: str = STYLE, second: str = "") -> str:
    """Write the whole book as one HTML file in a language, perhaps with a second one beside it."""
    title = _said(lang, msg("rulebook-whole-title"))
    wide = ' class="two"' if second else ""
    lines = [
        *head(lang, title, style),
        f"<body{wide}><h1>{title}</h1>",
        *(f"<p><em>{_said(lang, line)}</em></p>" for line in made_for(book)),
        *_contents(book, lang),
    ]
    for part in book.parts:
        lines += part_html(book, part, lang, second)
    return "\n".join([*lines, "</body></html>", ""])


def _said(lang: str, words: Msg) -> str:
    return escape(tr(lang, words))


def _link(lang: str, rule: str, title: Msg) -> str:
    return f'<a href="#{escape(rule)}">{_said(lang, title)}</a>'


def _entry(lang: str, rule: str, title: Msg) -> str:
    return _link(lang, rule, cited(rule, title))


def _contents(book: Book, lang: str) -> Iterator[str]:
    yield f"<nav><h2>{_said(lang, msg('rulebook-contents'))}</h2><ul>"
    for part in book.parts:
        inside = "".join(f"<li>{_entry(lang, o.rule, o.title)}</li>" for o in part.paragraphs)
        below = f"<ul>{inside}</ul>" if inside else ""
        yield f"<li>{_entry(lang, part.key, part.title)}{below}</li>"
    yield "</ul></nav>"


def part_html(
    book: Book, part: RulebookPart, lang: str, second: str = "", *, below: bool = False
) -> Iterator[str]:
    """Write a part, perhaps with a second language beside it, or below where it is narrow."""
    begun = _begun(f'<h2 id="{escape(part.key)}">', part.key, part.title, part.text, lang, "intro")
    again = _begun("<h2>", part.key, part.title, part.text, second, "intro") if second else ()
    yield from _pair(begun, again, second, below)
    for paragraph in part.paragraphs:
        again = (
            _begun("<h3>", paragraph.rule, paragraph.title, paragraph.text, second)
            if second
            else ()
        )
        yield from _pair(_paragraph(book, paragraph, lang), again, second, below)


def _begun(tag: str, rule: str, title: Msg, text: Msg, lang: str, kind: str = "") -> Iterator[str]:
    """Give a heading and the text below it; the anchor stands in the first language."""
    yield f"{tag}{_said(lang, cited(rule, title))}</{tag[1:3]}>"
    start = f'<p class="{kind}">' if kind else "<p>"
    yield from (f"{start}{escape(piece)}</p>" for piece in pieces(tr(lang, text)))


def _pair(first: Iterable[str], again: Iterable[str], second: str, below: bool) -> Iterator[str]:
    """Two texts beside each other: a table, which a text document of Qt understands too."""
    if not second:
        yield from first
        return
    yield '<table class="pair" role="presentation" width="100%" cellpadding="4"><tr>'
    wide = "100%" if below else "50%"
    yield from (f'<td width="{wide}" valign="top">', *first, "</td>")
    yield "</tr><tr>" if below else ""
    yield from (f'<td width="{wide}" valign="top" lang="{escape(second)}">', *again, "</td>")
    yield "</tr></table>"


def _paragraph(book: Book, paragraph: Paragraph, lang: str) -> Iterator[str]:
    yield from _begun(
        f'<h3 id="{escape(paragraph.rule)}">', paragraph.rule, paragraph.title, paragraph.text, lang
    )
    links = [_link(lang, other.rule, other.title) for other in book.related(paragraph)]
    if links:
        yield f'<p class="more">{_said(lang, msg("rulebook-see-also"))} {" · ".join(links)}</p>'
