"""A shared game as one HTML file: an article per language, one style, no script, no links."""

from collections.abc import Iterable, Sequence
from html import escape

from attrs import frozen

from alhambra_qt import __version__
from alhambra_qt.controller.game.seats import DIRK_TAG
from alhambra_qt.controller.share.drawings import (
    CELL,
    HIGH,
    PALE,
    WIDE,
    Symbols,
    box_of,
    drawing,
    lines_drawn,
    mark_drawn,
)
from alhambra_qt.controller.share.shared_game import Note, Series, SharedGame, SharedSeat, Telling
from alhambra_qt.controller.view.page_views import LedgerRow, LogGroup, Proof, ScoringPage
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.controller.words.names import stands
from alhambra_qt.controller.words.scoring_words import proof_sentences
from alhambra_qt.i18n import LANGS, Msg, capital, msg, own_name

LOOK = """
:root{color-scheme:light dark;--bg:#F4ECDA;--panel:#FCF8EE;--line:#C9B78E;--ink:#1B2238;
--soft:#56545A;--acc:#096969;--gold:#82550F;--board:#F0E7D3}
@media (prefers-color-scheme:dark){:root{--bg:#0F1728;--panel:#1D2946;--line:#4A5B86;
--ink:#F6EDD9;--soft:#BDC4D6;--acc:#45CBBB;--gold:#F0C766;--board:#1A2540}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:64rem;background:var(--bg);color:var(--ink);
font:1rem/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif}
h1{margin:.6rem 0 .2rem;font:700 1.9rem/1.2 Alegreya,Georgia,serif}
h2{margin:2rem 0 .6rem;padding-bottom:.2rem;border-bottom:2px solid var(--gold);
font:700 1.4rem/1.2 Alegreya,Georgia,serif}
h3{margin:1.4rem 0 .3rem;font-size:1.1rem}
p,ul{margin:.3rem 0}
ul{padding-left:1.3rem}
.soft,figcaption p,td small,th small{color:var(--soft)}
.defs{position:absolute;width:0;height:0;overflow:hidden}
.lang{position:absolute;opacity:0}
.lang+label{display:inline-block;margin:0 .3rem .3rem 0;padding:.2rem .8rem;
border:1px solid var(--acc);border-radius:1rem;color:var(--acc);cursor:pointer}
.lang:checked+label{background:var(--acc);color:var(--panel)}
.lang:focus-visible+label{outline:3px solid var(--gold);outline-offset:2px}
article{display:none}
.wide{overflow-x:auto}
table{border-collapse:collapse;background:var(--panel);font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;border:1px solid var(--line);text-align:center;vertical-align:top}
th[scope=row],thead th:first-child{text-align:left}
td small,th small{display:block;font-weight:400}
tfoot{font-weight:700}
.best{color:var(--acc);font-weight:700}
.mark{width:1.5em;height:1.5em;margin-right:.3em;vertical-align:-.35em}
.boards{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
figure{margin:0;padding:.8rem;background:var(--panel);border:1px solid var(--line);
border-radius:.5rem;max-width:100%}
figcaption{margin-bottom:.5rem}
.board{display:block;max-width:100%;height:auto;background:var(--board);border-radius:.3rem}
.course{display:block;width:100%;height:auto}
.tick{fill:var(--soft)}
.grid{stroke:var(--line)}
.scored{stroke:var(--gold)}
summary{margin:.4rem 0;color:var(--acc);cursor:pointer}
.turns{columns:22rem;column-gap:1.5rem}
.turns section{break-inside:avoid}
footer{margin-top:2.5rem;border-top:1px solid var(--line);color:var(--soft)}
@media print{:root{color-scheme:light;--bg:#fff;--panel:#fff;--line:#999;--ink:#000;--soft:#333;
--acc:#044;--gold:#640;--board:#fff}body{max-width:none;padding:0;font-size:10pt}
.lang+label,figure details{display:none}figure,tr{break-inside:avoid}h2,h3{break-after:avoid}
.boards{display:block}.boards figure{display:inline-block;vertical-align:top;margin:0 .8em .8em 0}
details::details-content{content-visibility:visible;height:auto}}
"""


def style(langs: Iterable[str]) -> str:
    """Return a page's style: it shows the article of the chosen language."""
    shown = ",".join(f"#lang-{lang}:checked~main .in-{lang}" for lang in langs)
    pale = "".join(f".line.{mark}{{stroke:{colour}}}" for mark, colour in PALE.items())
    dark = f"@media screen and (prefers-color-scheme:dark){{{pale}}}"
    return f"{LOOK}{shown}{{display:block}}\n{dark}\n"


SIDE = 58  # of a tile on a wide screen, in pixels
Cells = Iterable[str]


@frozen
class Article(Telling):
    """A game in one language; all its ids have a language prefix, as articles share a page."""

    def say(self, words: Msg | str) -> str:
        """Return a text as escaped HTML."""
        return escape(self.plain(words))

    def whole(self) -> str:
        """Return the whole article."""
        game = self.game
        parts = [self._head(), self._result(), self._boards()]
        if len(game.points) > 1:
            parts.append(self._course("points", game.points))
        if len(game.shares) > 1:
            parts.append(self._course("victory", game.shares))
        if game.notes:
            parts.append(
                self._part("review", msg("review-title"), "".join(map(self._note, game.notes)))
            )
        parts += [self._scoring(page) for page in game.scorings]
        parts += [self._log(), f"<footer><p>{self.say(msg('share-made', version=__version__))}</p>"]
        head = f'<article class="in-{self.lang}" id="{self.lang}" lang="{self.lang}">'
        return f"{head}{''.join(parts)}</footer></article>"

    def _part(self, name: str, title: Msg, inside: str) -> str:
        own = f"{self.lang}-{name}"
        head = f'<h2 id="{own}">{self.say(title)}</h2>'
        return f'<section aria-labelledby="{own}">{head}{inside}</section>'

    def _head(self) -> str:
        game, facts = self.game, self.say(self.game.round)
        if game.day is not None:
            day = f'<time datetime="{game.day.isoformat()}">{escape(self.day())}</time>'
            facts = f"{day} · {facts}"
        lines = [facts, *map(escape, self.about())]
        told = "".join(f'<p class="soft">{line}</p>' for line in lines)
        return f"<header><h1>{self.say(game.title)}</h1>{told}</header>"

    def _result(self) -> str:
        pages = self.game.scorings
        heads = [msg("share-place"), msg("players-title")]
        heads += [page.name for page in pages] + [msg("results-total")]
        rows = [self._standing(seat) for seat in self.game.seats]
        if self.game.dirk is not None:
            points = map(self.number, (*self.game.dirk, sum(self.game.dirk)))
            rows.append(_row(self.say(msg("results-none")), [self._name(DIRK_TAG), *points]))
        table = _table(map(self.say, heads), rows, f"{self.lang}-result")
        return self._part("result", msg("result-show"), table)

    def _standing(self, seat: SharedSeat) -> str:
        who = f"{self._name(seat.tag)}<small>{self.say(seat.plays)}</small>"
        points = map(self.number, (*seat.gained, seat.score))
        return _row(self.say(msg("rank-place", n=seat.place)), [who, *points])

    def _name(self, tag: SeatTag) -> str:
        """Return a name after its mark; Dirk has none."""
        use = f'<use href="#mark-{tag.seat}"/>' if tag.seat >= 0 else ""
        mark = f'<svg class="mark" aria-hidden="true" viewBox="0 0 24 24">{use}</svg>'
        return f"{mark if use else ''}{self.say(tag.said)}"

    def _boards(self) -> str:
        boards = "".join(map(self._board, self.game.seats))
        title = msg("share-alhambras")
        return self._part("boards", title, f'<div class="boards">{boards}</div>')

    def _board(self, seat: SharedSeat) -> str:
        palace, own = seat.palace, f"{self.lang}-board-{seat.tag.seat}"
        facts = escape(self.built(seat))
        _, _, wide, high = box_of(palace)
        size = f'width="{wide * SIDE // CELL}" height="{high * SIDE // CELL}"'
        tiles = [", ".join(map(self.say, stands(tile))) for tile in palace.tiles]
        return (
            f"<figure><figcaption><strong>{self._name(seat.tag)}</strong> · {seat.score}"
            f"<p>{facts}</p></figcaption>"
            f'<svg class="board" role="img" aria-labelledby="{own}-name {own}-facts" {size} '
            f'viewBox="0 0 {wide} {high}"><title id="{own}-name">{self.say(palace.title)}</title>'
            f'<desc id="{own}-facts">{facts}</desc>'
            f'<use href="#board-{seat.tag.seat}" width="{wide}" height="{high}"/></svg>'
            f"{self._folded(msg('share-tiles'), _list(tiles))}</figure>"
        )

    def _folded(self, title: Msg, inside: str) -> str:
        return f"<details><summary>{self.say(title)}</summary>{inside}</details>"

    def _course(self, name: str, series: Series) -> str:
        title, own = msg(f"share-{name}"), f"{self.lang}-{name}"
        tags = self.game.tags
        heads = [self.say(msg("share-turn")), *map(self._name, tags)]
        rows = [
            _row(str(turn), [f"{values[tag.seat]:.0f}" for tag in tags])
            for k, (turn, values) in enumerate(series)
            if not k or values != series[k - 1][1]
        ]
        who = ", ".join(map(self._name, tags))
        drawn = (
            f"<figure><figcaption>{who}<p>{self.say(msg('share-scored'))}</p></figcaption>"
            f'<svg class="course" role="img" aria-labelledby="{own}" viewBox="0 0 {WIDE} {HIGH}">'
            f'<use href="#lines-{name}" width="{WIDE}" height="{HIGH}"/></svg></figure>'
        )
        table = _table(heads, rows, own)
        return self._part(name, title, drawn + self._folded(msg("share-numbers"), table))

    def _note(self, note: Note) -> str:
        return f"<h3>{self.say(note.title)}</h3>{_list(map(self.say, note.lines))}"

    def _scoring(self, page: ScoringPage) -> str:
        heads = [self.say(msg("share-counted")), *(self._name(tag) for tag in page.seats)]
        rows = [self._ledger_row(row) for row in page.rows]
        sums = (("this", page.gained), ("before", page.before), ("now", page.now))
        feet = [_row(self.say(msg(f"ledger-{name}")), map(self.number, row)) for name, row in sums]
        name = f"scoring-{page.number}"
        told = "<br>".join(capital(self.say(one)) for one in (page.when, page.pays))
        about = f'<p class="soft">{told}</p>'
        table = _table(heads, rows, f"{self.lang}-{name}", feet)
        proofs = "".join(map(self._proof, page.proofs))
        inside = about + table + self._folded(msg("share-proofs"), proofs)
        return self._part(name, page.title, inside)

    def _ledger_row(self, row: LedgerRow) -> str:
        cells = []
        for cell in row.cells:
            points = self.number(cell.points)
            points = f'<span class="best">{points}</span>' if cell.most else points
            cells.append(f"{points}<small>{self.say(cell.text)}</small>")
        return _row(f"{self.say(row.name)}<small>{self.say(row.pay)}</small>", cells)

    def _proof(self, proof: Proof) -> str:
        lines = map(escape, proof_sentences(self.plain, proof))
        return f"<h3>{self.say(proof.title)}</h3>{_list(lines)}"

    def _log(self) -> str:
        turns = "".join(map(self._turn, self.game.log))
        return self._part("log", msg("table-log"), f'<div class="turns">{turns}</div>')

    def _turn(self, group: LogGroup) -> str:
        lines = _list(map(escape, self.happened(group)))
        return f"<section><h3>{escape(self.entitled(group))}</h3>{lines}</section>"


def _list(lines: Cells) -> str:
    return f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"


def _row(head: str, cells: Cells) -> str:
    held = "".join(f"<td>{cell}</td>" for cell in cells)
    return f'<tr><th scope="row">{head}</th>{held}</tr>'


def _table(heads: Cells, rows: Cells, title: str, feet: Cells = ()) -> str:
    """Return a table labelled by the heading with an id."""
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    foot = f"<tfoot>{''.join(feet)}</tfoot>" if feet else ""
    return (
        f'<div class="wide"><table aria-labelledby="{title}"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody>{foot}</table></div>"
    )


def page(game: SharedGame, lang: str) -> str:
    """Return a game as a page that opens in this language."""
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
    return "".join(
        f'<input class="lang" type="radio" name="lang" id="lang-{one}"'
        f'{" checked" if one == chosen else ""}><label for="lang-{one}" lang="{one}">'
        f"{escape(own_name(one))}</label>"
        for one in langs
    )


def _drawings(game: SharedGame) -> str:
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
