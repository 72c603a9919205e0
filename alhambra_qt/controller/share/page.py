"""The whole of a shared game as one file of HTML: no script, nothing from elsewhere.

    page(shared_game(session), "fr")

Every language stands in it as an article of its own; radio buttons say which is seen.
"""

from collections.abc import Sequence
from html import escape

from alhambra_qt.controller.share.art import Symbols
from alhambra_qt.controller.share.article import Article
from alhambra_qt.controller.share.course import HIGH, WIDE, lines_drawn
from alhambra_qt.controller.share.drawn import box_of, drawing
from alhambra_qt.controller.share.marks import mark_drawn
from alhambra_qt.controller.share.style import style
from alhambra_qt.controller.share.told import Series, SharedGame
from alhambra_qt.i18n import LANGS, own_name


def page(game: SharedGame, lang: str) -> str:
    """Write a game as a page of which this language is seen first."""
    langs = tuple(dict.fromkeys((*LANGS, lang)))
    title = Article(game, lang).say(game.title)
    articles = "\n".join(Article(game, one).whole() for one in langs)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title} – Alhambra</title>\n<style>{style(langs)}</style>\n</head>\n<body>\n"
        f"{_drawings(game)}\n{_choice(langs, lang)}\n<main>\n{articles}\n</main>\n"
        "</body>\n</html>\n"
    )


def _choice(langs: Sequence[str], chosen: str) -> str:
    """Give a radio button for each language, called by its own name."""
    return "".join(
        f'<input class="lang" type="radio" name="lang" id="lang-{one}"'
        f'{" checked" if one == chosen else ""}><label for="lang-{one}" lang="{one}">'
        f"{escape(own_name(one))}</label>"
        for one in langs
    )


def _drawings(game: SharedGame) -> str:
    """Draw once what every language shows: marks, Alhambras, lines."""
    symbols, drawn = Symbols(), [mark_drawn(tag) for tag in game.tags]
    for seat in game.seats:
        x, y, wide, high = box_of(seat.palace)
        held = drawing(seat.palace, symbols)
        box = f"{x} {y} {wide} {high}"
        drawn.append(f'<symbol id="board-{seat.tag.seat}" viewBox="{box}">{held}</symbol>')
    drawn.append(_lines(game, "points", game.points, stepped=True))
    drawn.append(_lines(game, "victory", game.shares, stepped=False))
    return f'<svg class="defs" aria-hidden="true">{symbols.defined()}{"".join(drawn)}</svg>'


def _lines(game: SharedGame, name: str, series: Series, *, stepped: bool) -> str:
    if len(series) < 2:
        return ""
    scored = [group.turn for group in game.log if group.kind == "scoring"]
    top = 1.0 if stepped else 100.0
    held = lines_drawn(series, game.tags, scored, top=top, stepped=stepped)
    return f'<symbol id="lines-{name}" viewBox="0 0 {WIDE} {HIGH}">{held}</symbol>'
