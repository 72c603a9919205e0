"""The drawings of a shared page as SVG: Alhambras, seat marks, line charts over the turns.

Each picture of the program is defined once in the page and referenced from there.
"""

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape

from attrs import define, field, frozen

from alhambra_qt import paths
from alhambra_qt.controller.share.shared_game import Series
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
    name = next((one for one in found if _inside(one)), "")
    return name, sides if name.removesuffix("_mini").endswith(f"_{sides}") else ""


@cache
def token_art(token: str) -> str:
    """Return the picture of a token, or of the card that it is; empty if there is none."""
    name = token.replace("-", "_")
    wanted = (name, f"character_{name}", f"card_{name}_mini", f"card_{name}")
    return next((one for one in wanted if _inside(one)), "")


@define
class Symbols:
    """The pictures that a page uses."""

    names: dict[str, None] = field(factory=dict)

    def use(self, name: str, x: float, y: float, wide: float, high: float = 0) -> str:
        """Place a picture; a missing one becomes an empty frame."""
        place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high or wide:g}"'
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
    wide, high = (east - west + 1) * CELL, (south - north + 1) * CELL
    return west * CELL - EDGE, north * CELL - EDGE, wide + 2 * EDGE, high + 2 * EDGE


def drawing(palace: AlhambraView, symbols: Symbols) -> str:
    """Draw an Alhambra: tiles, then walls, then gates and tokens."""
    parts = [one for tile in palace.tiles for one in _tile(tile, symbols)]
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
    wide, high = GATE if lies else GATE[::-1]
    (ax, ay), (bx, by) = ENDS[side]
    out = {"n": (0, -INSET), "e": (INSET, 0), "s": (0, INSET), "w": (-INSET, 0)}[side]
    x = tile.x * CELL + (ax + bx) / 2 + out[0] - wide / 2
    y = tile.y * CELL + (ay + by) / 2 + out[1] - high / 2
    return symbols.use("gate_piece_h" if lies else "gate_piece_v", x, y, wide, high)


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
    step = next((one for one in STEPS if (top - low) / one <= most), STEPS[-1])
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
    for seat in sorted(ends, key=lambda one: -ends[one]):
        found[seat] = min(ends[seat], room)
        room = found[seat] - MARK
    shift = max(0.0, MARK / 2 - room - MARK)
    return {seat: y + shift for seat, y in found.items()}
