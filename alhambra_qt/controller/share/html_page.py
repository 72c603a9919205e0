"""A shared game as one HTML file: an article per language, one style, no script, no links.

Its drawings are SVG: Alhambras, seat marks, line charts over the turns. Each picture of the program
is defined once in the page and referenced from there.
"""

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape

from attrs import define, field, frozen

from alhambra_qt import __version__, paths
from alhambra_qt.controller.game.seats import DIRK_TAG
from alhambra_qt.controller.share.shared_game import Note, Series, SharedGame, SharedSeat, Telling
from alhambra_qt.controller.view.page_views import LedgerRow, LogGroup, Proof, ScoringPage
from alhambra_qt.controller.view.view_parts import MARKS, AlhambraView, PalaceTile, SeatTag
from alhambra_qt.controller.words.names import price_of, stands, tile_noun
from alhambra_qt.controller.words.scoring_words import proof_sentences
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import LANGS, Msg, capital, clean, msg, own_name

# The window's colours, and paler ones for lines on a dark background (tests compare and measure
# them).
_INKS = ("#0B7A75", "#B0316B", "#9A6700", "#3B5BA5", "#5E6B12", "#B8461A")
_PALE = ("#3FC3B4", "#F07FAE", "#E3AF3F", "#8FAAF0", "#B9CB52", "#F59A6F")
_DASHED = ("none", "9 5", "2 5", "10 4 2 4", "16 5", "6 3 1.5 3 1.5 3")
INKS = dict(zip(MARKS, _INKS, strict=True))
PALE = dict(zip(MARKS, _PALE, strict=True))
DASHED = dict(zip(MARKS, _DASHED, strict=True))
GREY = "#5A5F73"  # Dirk's colour
# Number of corners of the polygons, starting at the top, and the radius of the inner ones.
_CORNERS = {"diamond": (4, 1.0), "triangle": (3, 1.0), "hexagon": (6, 1.0), "star": (5, 0.52)}


def mark_drawn(tag: SeatTag) -> str:
    """Draw a seat's mark as a symbol of 24 by 24 units."""
    paint = f'fill="{INKS.get(tag.mark, GREY)}" stroke="#FFF9EC" stroke-width="1.4"'
    narrow = tag.mark in ("triangle", "star")
    size = 8.5 if narrow or len(tag.letters) > 1 else 11.5
    return (
        f'<symbol id="mark-{tag.seat}" viewBox="0 0 24 24">{_shape(tag.mark, paint)}'
        f'<text x="12" y="{12.2 + 0.36 * size + narrow:.1f}" text-anchor="middle" '
        f'font-size="{size}" font-weight="700" fill="#FFFFFF">{escape(clean(tag.letters))}</text>'
        "</symbol>"
    )


def _shape(mark: str, paint: str) -> str:
    if mark == "circle":
        return f'<circle cx="12" cy="12" r="10.4" {paint}/>'
    if mark == "square":
        return f'<rect x="2.4" y="2.4" width="19.2" height="19.2" rx="1.6" {paint}/>'
    count, inner = _CORNERS.get(mark, (8, 1.0))
    radius, drop = (12.6, 1.6) if mark == "triangle" else (11.2, 0.0)
    start = math.pi / 6 if mark == "hexagon" else 0.0
    points = []
    for k in range(2 * count):
        far = radius * (inner if k % 2 else 1)
        angle = math.pi * k / count + start - math.pi / 2
        if k % 2 == 0 or inner < 1:
            x, y = 12 + far * math.cos(angle), 12 + drop + far * math.sin(angle)
            points.append(f"{x:.1f},{y:.1f}")
    return f'<polygon points="{" ".join(points)}" stroke-linejoin="round" {paint}/>'


SIDES = frozenset("nesw")
_SVG = re.compile(r'<svg[^>]* viewBox="([^"]+)"[^>]*>(?:<defs></defs>)?(.*)</svg>', re.DOTALL)


@cache
def _inside(name: str) -> tuple[str, str] | None:
    path = paths.assets_dir() / "svg" / f"{name}.svg"
    found = _SVG.search(path.read_text(encoding="utf-8")) if path.is_file() else None
    return None if found is None else (found[1], found[2].strip())


@cache
def tile_art(tile: str) -> tuple[str, str]:
    """Return a tile's picture by its printed id, and the wall sides drawn in it."""
    noun, *rest = tile.split("-")
    if noun in TYPES:
        return f"tile_{noun}_mid", ""
    sides = rest[-1] if rest and set(rest[-1]) <= SIDES else ""
    wanted = [f"{noun}_{sides}"] if sides else []
    wanted += ["_".join((noun, *rest[:known])) for known in range(len(rest), -1, -1)]
    found = (f"{whole}{small}" for whole in wanted for small in ("_mini", ""))
    name = next((symbol for symbol in found if _inside(symbol)), "")
    return name, sides if name.removesuffix("_mini").endswith(f"_{sides}") else ""


@cache
def token_art(token: str) -> str:
    """Return the picture of a token, or of the card that it is; empty if there is none."""
    name = token.replace("-", "_")
    wanted = (name, f"character_{name}", f"card_{name}_mini", f"card_{name}")
    return next((symbol for symbol in wanted if _inside(symbol)), "")


@define
class Symbols:
    """The pictures that a page uses."""

    names: dict[str, None] = field(factory=dict)

    def use(self, name: str, x: float, y: float, width: float, height: float = 0) -> str:
        """Place a picture; a missing one becomes an empty frame."""
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height or width:g}"'
        if _inside(name) is None:
            return f'<rect {place} fill="#F4ECDA" stroke="#43382A" stroke-width="2"/>'
        self.names[name] = None
        return f'<use href="#art-{name}" {place}/>'

    def defined(self) -> str:
        """Return the definitions of all pictures used, once for the page."""
        found = ((name, _inside(name)) for name in self.names)
        return "".join(
            f'<symbol id="art-{name}" viewBox="{art[0]}">{art[1]}</symbol>'
            for name, art in found
            if art is not None
        )


CELL, EDGE = 100, 8
BADGE = (14.5, 26)  # position of the price on a tile, and its size
INSET = 5.5  # of a wall's centre line from the edge of its tile
GATE = (42, 28)  # length and width of a gate
PLATE = 36  # size of a token on a tile
# The end points of a wall on each side of a tile.
ENDS = {
    "n": ((INSET, INSET), (CELL - INSET, INSET)),
    "e": ((CELL - INSET, INSET), (CELL - INSET, CELL - INSET)),
    "s": ((INSET, CELL - INSET), (CELL - INSET, CELL - INSET)),
    "w": ((INSET, INSET), (INSET, CELL - INSET)),
}
# Positions of several tokens on a tile: the first at the lower right.
CORNERS = ((64, 64), (0, 64), (64, 0), (0, 0))


def box_of(palace: AlhambraView) -> tuple[int, int, int, int]:
    """Return the corner and size of the smallest box around a drawing."""
    west, north, east, south = palace.box
    width, height = (east - west + 1) * CELL, (south - north + 1) * CELL
    return west * CELL - EDGE, north * CELL - EDGE, width + 2 * EDGE, height + 2 * EDGE


def drawing(palace: AlhambraView, symbols: Symbols) -> str:
    """Draw an Alhambra: tiles, then walls, then gates and tokens."""
    parts = [element for tile in palace.tiles for element in _tile(tile, symbols)]
    parts += _walls(palace.tiles)
    for tile in palace.tiles:
        parts += [_gate(tile, side, symbols) for side in tile.gates]
        parts += _tokens(tile.tokens, tile.x, tile.y, symbols)
    for token in palace.tokens:
        parts += _tokens((token.id,), token.x, token.y, symbols)
    return "".join(parts)


def _tile(tile: PalaceTile, symbols: Symbols) -> Iterator[str]:
    x, y = tile.x * CELL, tile.y * CELL
    yield symbols.use(tile_art(tile.tile)[0], x, y, CELL)
    if tile_noun(tile.tile) in TYPES:
        at, side = BADGE
        yield symbols.use(f"badge_{price_of(tile.tile)}", x + at, y + at, side)


def _walls(tiles: Iterable[PalaceTile]) -> list[str]:
    path = ""
    for tile in tiles:
        for side in tile.walls:
            if side not in tile_art(tile.tile)[1]:
                (ax, ay), (bx, by) = ENDS[side]
                x, y = tile.x * CELL, tile.y * CELL
                path += f"M{x + ax:g} {y + ay:g}L{x + bx:g} {y + by:g}"
    if not path:
        return []
    return [
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{thick}" '
        'stroke-linecap="square"/>'
        for ink, thick in (("#3E1B0C", 11), ("#C0804F", 6.5))
    ]


def _gate(tile: PalaceTile, side: str, symbols: Symbols) -> str:
    lies = side in "ns"
    width, height = GATE if lies else GATE[::-1]
    (ax, ay), (bx, by) = ENDS[side]
    out = {"n": (0, -INSET), "e": (INSET, 0), "s": (0, INSET), "w": (-INSET, 0)}[side]
    x = tile.x * CELL + (ax + bx) / 2 + out[0] - width / 2
    y = tile.y * CELL + (ay + by) / 2 + out[1] - height / 2
    return symbols.use("gate_piece_h" if lies else "gate_piece_v", x, y, width, height)


def _tokens(tokens: Iterable[str], x: int, y: int, symbols: Symbols) -> list[str]:
    found, half = [], PLATE / 2
    for token, (dx, dy) in zip(tokens, CORNERS, strict=False):
        left, top = x * CELL + dx, y * CELL + dy
        found.append(
            f'<circle cx="{left + half:g}" cy="{top + half:g}" r="{half - 1:g}" '
            'fill="#FFF9EC" stroke="#1B2238" stroke-width="1.6"/>'
        )
        inner = PLATE * 0.7
        shift = (PLATE - inner) / 2
        found.append(symbols.use(token_art(token), left + shift, top + shift, inner))
    return found


WIDE, HIGH = 720, 300
LEFT, TOP, RIGHT, BOTTOM = 44, 16, 44, 30
MARK = 22
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


@frozen
class Plane:
    """The coordinates of turns and values in a chart."""

    first: int
    last: int
    low: float
    top: float

    def x(self, turn: float) -> float:
        """Return the horizontal position of a turn."""
        share = (turn - self.first) / (self.last - self.first)
        return round(LEFT + (WIDE - LEFT - RIGHT) * share, 1)

    def y(self, value: float) -> float:
        """Return the vertical position of a value."""
        share = (value - self.low) / (self.top - self.low)
        return round(HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * share, 1)


def ticks(low: float, top: float, most: int) -> list[int]:
    """Return round numbers between two values, at most ``most`` plus one.

    >>> ticks(0, 118, 5)
    [0, 25, 50, 75, 100]
    """
    step = next((step for step in STEPS if (top - low) / step <= most), STEPS[-1])
    return list(range(-int(-low // step) * step, int(top) + 1, step))


def lines_drawn(
    series: Series, tags: Sequence[SeatTag], scored: Iterable[int], *, top: float, stepped: bool
) -> str:
    """Draw a line for every seat; ``scored`` are the turns of scorings.

    A ``stepped`` line stays level between changes.
    """
    values = [value for _, row in series for value in row]
    first = series[0][0]
    plane = Plane(first, max(series[-1][0], first + 1), min(0.0, *values), max(1.0, top, *values))
    parts = _grid(plane)
    bottom = HIGH - BOTTOM
    parts += [
        f'<path class="scored" d="M{plane.x(turn)} {TOP}V{bottom}" fill="none" stroke="#B98A2B" '
        'stroke-width="1.6" stroke-dasharray="1.5 4"/>'
        for turn in scored
    ]
    parts += [_line(plane, series, tag, stepped=stepped) for tag in tags]
    ends = _apart({tag.seat: plane.y(series[-1][1][tag.seat]) for tag in tags})
    parts += [
        f'<use href="#mark-{seat}" x="{WIDE - RIGHT + 8}" y="{y - MARK / 2:.1f}" '
        f'width="{MARK}" height="{MARK}"/>'
        for seat, y in ends.items()
    ]
    return "".join(parts)


def _grid(plane: Plane) -> list[str]:
    right, bottom = WIDE - RIGHT, HIGH - BOTTOM
    parts = []
    for value in ticks(plane.low, plane.top, 5):
        y = plane.y(value)
        parts.append(
            f'<path class="grid" d="M{LEFT} {y}H{right}" stroke="#9A8F7A" stroke-width="0.7"/>'
            f'<text class="tick" x="{LEFT - 8}" y="{y + 4}" text-anchor="end" font-size="12">'
            f"{value}</text>"
        )
    for turn in ticks(plane.first, plane.last, 10):
        parts.append(
            f'<text class="tick" x="{plane.x(turn)}" y="{bottom + 18}" text-anchor="middle" '
            f'font-size="12">{turn}</text>'
        )
    return parts


def _line(plane: Plane, series: Series, tag: SeatTag, *, stepped: bool) -> str:
    path = ""
    for turn, values in series:
        x, y = plane.x(turn), plane.y(values[tag.seat])
        path += f"H{x}V{y}" if stepped and path else f"{'L' if path else 'M'}{x} {y}"
    return (
        f'<path class="line {tag.mark}" d="{path}" fill="none" stroke-width="2.6" '
        f'stroke="{INKS.get(tag.mark, GREY)}" stroke-dasharray="{DASHED.get(tag.mark, "none")}"/>'
    )


def _apart(ends: dict[int, float]) -> dict[int, float]:
    """Move overlapping marks apart, the lowest first."""
    found: dict[int, float] = {}
    room = HIGH - MARK / 2
    for seat in sorted(ends, key=lambda end: -ends[end]):
        found[seat] = min(ends[seat], room)
        room = found[seat] - MARK
    shift = max(0.0, MARK / 2 - room - MARK)
    return {seat: y + shift for seat, y in found.items()}


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
        text = "".join(f'<p class="soft">{line}</p>' for line in lines)
        return f"<header><h1>{self.say(game.title)}</h1>{text}</header>"

    def _result(self) -> str:
        pages = self.game.scorings
        heads = [msg("share-place"), msg("players-title")]
        heads += [page.name for page in pages]
        heads += [msg("results-between")] * self._paid_between + [msg("results-total")]
        rows = [self._standing(seat) for seat in self.game.seats]
        if self.game.dirk is not None:
            points = self._numbers(self.game.dirk, sum(self.game.dirk))
            rows.append(_row(self.say(msg("results-none")), [self._name(DIRK_TAG), *points]))
        table = _table(map(self.say, heads), rows, f"{self.lang}-result")
        return self._part("result", msg("result-show"), table)

    def _standing(self, seat: SharedSeat) -> str:
        who = f"{self._name(seat.tag)}<small>{self.say(seat.plays)}</small>"
        points = self._numbers(seat.gained, seat.score)
        return _row(self.say(msg("rank-place", n=seat.place)), [who, *points])

    @property
    def _paid_between(self) -> bool:
        return any(seat.score != sum(seat.gained) for seat in self.game.seats)

    def _numbers(self, gained: tuple[int, ...], score: int) -> Iterator[str]:
        between = (score - sum(gained),) * self._paid_between
        return map(self.number, (*gained, *between, score))

    def _name(self, tag: SeatTag) -> str:
        """Return a name after its mark; Dirk has none."""
        use = f'<use href="#mark-{tag.seat}"/>' if tag.seat >= 0 else ""
        mark = f'<svg class="mark" aria-hidden="true" viewBox="0 0 24 24">{use}</svg>'
        return f"{mark if use else ''}{self.say(tag.label)}"

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
        text = "<br>".join(capital(self.say(text)) for text in (page.when, page.pays))
        about = f'<p class="soft">{text}</p>'
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
    head = "".join(f'<th scope="col">{head}</th>' for head in heads)
    foot = f"<tfoot>{''.join(feet)}</tfoot>" if feet else ""
    return (
        f'<div class="wide"><table aria-labelledby="{title}"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody>{foot}</table></div>"
    )


def page(game: SharedGame, lang: str) -> str:
    """Return a game as a page that opens in this language."""
    langs = tuple(dict.fromkeys((*LANGS, lang)))
    title = Article(game, lang).say(game.title)
    articles = "\n".join(Article(game, lang).whole() for lang in langs)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title} – Alhambra</title>\n<style>{style(langs)}</style>\n</head>\n<body>\n"
        f"{_drawings(game)}\n{_choice(langs, lang)}\n<main>\n{articles}\n</main>\n"
        "</body>\n</html>\n"
    )


def _choice(langs: Sequence[str], chosen: str) -> str:
    return "".join(
        f'<input class="lang" type="radio" name="lang" id="lang-{lang}"'
        f'{" checked" if lang == chosen else ""}><label for="lang-{lang}" lang="{lang}">'
        f"{escape(own_name(lang))}</label>"
        for lang in langs
    )


def _drawings(game: SharedGame) -> str:
    symbols, drawn = Symbols(), [mark_drawn(tag) for tag in game.tags]
    for seat in game.seats:
        x, y, width, height = box_of(seat.palace)
        held = drawing(seat.palace, symbols)
        box = f"{x} {y} {width} {height}"
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
