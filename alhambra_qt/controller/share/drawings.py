"""The drawings of a shared game, as SVG: Alhambras, pieces, seat marks, line charts over the turns.

Each picture of the program is defined once in the page and referenced from there.
"""

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape

from attrs import define, field, frozen

from alhambra_qt import paths
from alhambra_qt.controller.share.shared_game import Series, SharedGame
from alhambra_qt.controller.view.view_parts import MARKS, AlhambraView, PalaceTile, SeatTag
from alhambra_qt.controller.words.names import price_of, tile_noun
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import clean

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
    words = token.split("-")
    names = ["_".join(words[:known]) for known in range(len(words), 0, -1)]
    kinds = ("{}", "character_{}", "card_{}_mini", "card_{}")
    wanted = (kind.format(name) for name in names for kind in kinds)
    return next((symbol for symbol in wanted if _inside(symbol)), "")


@define
class Symbols:
    """The pictures that a page uses, and the parts of positions made of them, by number."""

    names: dict[str, None] = field(factory=dict)
    parts: dict[str, int] = field(factory=dict)

    def part(self, drawn: str) -> int:
        """Return the number of a part that the page's script places."""
        return self.parts.setdefault(drawn, len(self.parts))

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
        art = "".join(
            f'<symbol id="art-{name}" viewBox="{picture[0]}">{picture[1]}</symbol>'
            for name, picture in found
            if picture is not None
        )
        return art + "".join(f'<g id="p{k}">{part}</g>' for part, k in self.parts.items())


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


Layered = tuple[int, str]  # a drawing and its layer
LAYERS = 4  # tiles; walls, dark below light; gates and tokens: these reach over the next tile
WALLS = ((1, "#3E1B0C", 11), (2, "#C0804F", 6.5))


def drawing(palace: AlhambraView, symbols: Symbols) -> str:
    """Draw an Alhambra."""
    cells = [(tile.x, tile.y, [*cell_drawn(tile, symbols)]) for tile in palace.tiles]
    cells += [(token.x, token.y, _tokens((token.id,), symbols)) for token in palace.tokens]
    return "".join(
        f'<use href="#p{symbols.part(text)}" x="{x * CELL}" y="{y * CELL}"/>'
        for layer in range(LAYERS)
        for x, y, parts in cells
        for at, text in parts
        if at == layer
    )


def cell_drawn(tile: PalaceTile, symbols: Symbols) -> Iterator[Layered]:
    """Yield the parts of a tile in an Alhambra, seen from its corner."""
    yield 0, tile_drawn(tile.tile, symbols)
    lines = [ENDS[side] for side in tile.walls if side not in tile_art(tile.tile)[1]]
    path = "".join(f"M{ax:g} {ay:g}L{bx:g} {by:g}" for (ax, ay), (bx, by) in lines)
    for layer, ink, thick in WALLS if path else ():
        yield (
            layer,
            f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{thick}" '
            'stroke-linecap="square"/>',
        )
    yield from ((LAYERS - 1, _gate(side, symbols)) for side in tile.gates)
    yield from _tokens(tile.tokens, symbols)


def tile_drawn(tile: str, symbols: Symbols) -> str:
    """Draw a tile with its price."""
    text = symbols.use(tile_art(tile)[0], 0, 0, CELL)
    if tile_noun(tile) in TYPES:
        at, side = BADGE
        text += symbols.use(f"badge_{price_of(tile)}", at, at, side)
    return text


def piece_drawn(kind: str, piece: str, symbols: Symbols) -> str:
    """Draw a piece that lies beside the Alhambras, in the square of a tile."""
    if not piece:
        return _card("#5A5F73", "#FFF6E3", "?")
    if kind == "tile":
        return tile_drawn(piece, symbols)
    noun, _, value = piece.partition("-")
    if noun in MONEY and value.isdigit():
        plate = '<circle cx="50" cy="27" r="19" fill="#FFF9EC"/>'
        symbol = symbols.use(f"symbol_{noun}", 37, 14, 26)
        return _card(*MONEY[noun], value) + plate + symbol
    return symbols.use(token_art(piece), 4, 4, CELL - 8)


# Cards are drawn small and plain: their pictures would make a page a third larger. Fill and ink
# are those of the window.
MONEY = {
    "florin": ("#F2C230", "#4A3300"),
    "dirham": ("#238046", "#FFFDF5"),
    "denar": ("#2358AC", "#FFFDF5"),
    "ducat": ("#E57A1F", "#3B1B00"),
    "diamond": ("#B9D9E8", "#123445"),
}


def _card(fill: str, ink: str, value: str) -> str:
    return (
        f'<rect x="14" y="2" width="72" height="96" rx="9" fill="{fill}" stroke="#43382A" '
        f'stroke-width="2"/><text x="50" y="89" text-anchor="middle" font-size="48" '
        f'font-weight="700" fill="{ink}">{value}</text>'
    )


def _gate(side: str, symbols: Symbols) -> str:
    lies = side in "ns"
    width, height = GATE if lies else GATE[::-1]
    (ax, ay), (bx, by) = ENDS[side]
    out = {"n": (0, -INSET), "e": (INSET, 0), "s": (0, INSET), "w": (-INSET, 0)}[side]
    x = (ax + bx) / 2 + out[0] - width / 2
    y = (ay + by) / 2 + out[1] - height / 2
    return symbols.use("gate_piece_h" if lies else "gate_piece_v", x, y, width, height)


def _tokens(tokens: Iterable[str], symbols: Symbols) -> list[Layered]:
    found, half, inner = [], PLATE / 2, PLATE * 0.7
    for token, (left, top) in zip(tokens, CORNERS, strict=False):
        plate = (
            f'<circle cx="{left + half:g}" cy="{top + half:g}" r="{half - 1:g}" '
            'fill="#FFF9EC" stroke="#1B2238" stroke-width="1.6"/>'
        )
        shift = (PLATE - inner) / 2
        token_drawn = symbols.use(token_art(token), left + shift, top + shift, inner)
        found.append((LAYERS - 1, plate + token_drawn))
    return found


WIDE, HIGH = 720, 300
LEFT, TOP, RIGHT, BOTTOM = 44, 16, 44, 30
MARK = 22
APART = 26  # between the marks of two costly choices
BESIDE = ((0, -1), (0, 1), (1, 0), (-1, 0))
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


@frozen
class Plane:
    """The coordinates of turns and values in a chart."""

    first: int
    last: int
    low: float
    top: float

    @classmethod
    def of(cls, series: Series, top: float) -> "Plane":
        """Return the plane of a series that reaches at least to 0 and ``top``."""
        values = [value for _, row in series for value in row]
        first = series[0][0]
        return cls(first, max(series[-1][0], first + 1), min(0.0, *values), max(1.0, top, *values))

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
    plane = Plane.of(series, top)
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


ChoiceMark = tuple[int, int, int, float, float]  # moment, seat, number; left and top in percent


def choice_marks(game: SharedGame) -> list[ChoiceMark]:
    """Place a mark for each costly choice in the chart of chances; none covers another."""
    if len(game.shares) < 2:
        return []
    plane, values, found = Plane.of(game.shares, 100.0), dict(game.shares), list[ChoiceMark]()
    taken: list[tuple[float, float]] = []
    for note in game.notes:
        for number, (at, _) in enumerate(note.choices, start=1):
            turn = next((turn for turn, end in game.turns if end >= at), plane.last)
            turn = max(turn for turn in (plane.first, turn) if turn in values)
            x, y = _free(plane.x(turn), plane.y(values[turn][note.seat]), taken)
            taken.append((x, y))
            left, top = round(100 * x / WIDE, 1), round(100 * y / HIGH, 1)
            found.append((at, note.seat, number, left, top))
    return found


def _free(x: float, y: float, taken: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the nearest place in the chart that no other mark covers."""
    steps = [(0, 0), *((k * dx, k * dy) for k in range(1, 9) for dx, dy in BESIDE)]
    wanted = [(x + APART * dx, y + APART * dy) for dx, dy in steps]
    inside = [(a, b) for a, b in wanted if LEFT <= a <= WIDE - RIGHT and TOP <= b <= HIGH - BOTTOM]
    return next(
        ((a, b) for a, b in inside if all(max(abs(a - c), abs(b - d)) >= APART for c, d in taken)),
        (x, y),
    )


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
    path, before = "", 0.0
    for turn, values in series:
        x, y = plane.x(turn), plane.y(values[tag.seat])
        if not path or not stepped:
            path += f"{'L' if path else 'M'}{x} {y}"
        elif y != before:
            path += f"H{x}V{y}"
        before = y
    path += f"H{plane.x(series[-1][0])}" if stepped else ""
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
