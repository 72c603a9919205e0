"""The program's own pictures inside a page: each stands there once, wherever it is used."""

import re
from functools import cache

from attrs import define, field

from alhambra_qt import paths
from alhambra_qt.engine.pieces import TYPES

SIDES = frozenset("nesw")
_SVG = re.compile(r'<svg[^>]* viewBox="([^"]+)"[^>]*>(?:<defs></defs>)?(.*)</svg>', re.DOTALL)


@cache
def _inside(name: str) -> tuple[str, str] | None:
    """Give the view box and the shapes of a picture, None if there is none of that name."""
    path = paths.assets_dir() / "svg" / f"{name}.svg"
    found = _SVG.search(path.read_text(encoding="utf-8")) if path.is_file() else None
    return None if found is None else (found[1], found[2].strip())


@cache
def tile_art(tile: str) -> tuple[str, str]:
    """Give the picture of a tile by its printed id, and the wall sides that are drawn in it."""
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
    """Give the picture of a token, or of the card that it is; empty if it has none."""
    name = token.replace("-", "_")
    wanted = (name, f"character_{name}", f"card_{name}_mini", f"card_{name}")
    return next((one for one in wanted if _inside(one)), "")


@define
class Symbols:
    """The pictures that a page uses."""

    names: dict[str, None] = field(factory=dict)

    def use(self, name: str, x: float, y: float, wide: float, high: float = 0) -> str:
        """Put a picture somewhere; without one an empty frame stands there."""
        place = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high or wide:g}"'
        if _inside(name) is None:
            return f'<rect {place} fill="#F4ECDA" stroke="#43382A" stroke-width="2"/>'
        self.names[name] = None
        return f'<use href="#art-{name}" {place}/>'

    def defined(self) -> str:
        """Give all that were used, to stand in the page once."""
        found = ((name, _inside(name)) for name in self.names)
        return "".join(
            f'<symbol id="art-{name}" viewBox="{art[0]}">{art[1]}</symbol>'
            for name, art in found
            if art is not None
        )
