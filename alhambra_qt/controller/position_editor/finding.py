"""Finding pieces by letters that are typed, and their names."""

import re
import unicodedata
from collections.abc import Callable

from alhambra_qt.controller.position_editor.draft import Draft, PositionPlace, group_name, groups
from alhambra_qt.controller.words.names import card_name, tile_name, token_name
from alhambra_qt.engine.pieces import CARD_BY_ID, CURRENCIES, TILE_BY_ID
from alhambra_qt.i18n import Msg, msg

TYPED = re.compile(r"([^\W\d]+)\s*(\d*)\s*([^\W\d]*)")
SIDES = "nesw"  # as names of tiles have them, and as they are typed in English


def find(draft: Draft, zone: PositionPlace, typed: str, say: Callable[[Msg], str]) -> list[str]:
    """Find the pieces that letters name: the type's first letters, the price, sides with walls."""
    match = TYPED.fullmatch(_bare(typed))
    if match is None:
        return []
    walls = _walls(match[3], say)
    found = []
    if zone.of_module:
        every = [name for names in groups(draft, zone).values() for name in names]
        return [name for name in every if _begins(_bare(say(piece_name(name))), match[1])]
    for group, names in groups(draft, zone).items():
        word = msg(f"cur-{group}") if group in CURRENCIES else group_name(group)
        if _bare(say(word)).startswith(match[1]):
            for name in names:
                _, *rest = name.split("-")
                price = next((part for part in rest if part.isdecimal()), "")
                if price.startswith(match[2]) and walls <= set(rest[-1] if rest else ""):
                    found.append(name)
    return sorted(found, key=lambda name: f"-{match[2]}" not in name + "-" or not match[2])


def piece_name(piece: str) -> Msg:
    """Name a tile, a card or a token."""
    if piece in TILE_BY_ID:
        return tile_name(piece)
    return card_name(piece) if piece in CARD_BY_ID else token_name(piece)


def _begins(name: str, letters: str) -> bool:
    return any(word.startswith(letters) for word in re.findall(r"\w+", name))


def _walls(letters: str, say: Callable[[Msg], str]) -> set[str]:
    """Return the sides that letters of the language name, or else English ones; "" for others."""
    sides = dict(zip(SIDES, SIDES, strict=True))
    sides |= dict(zip(_bare(say(msg("position-walls"))), SIDES, strict=True))
    return {sides.get(letter, "") for letter in letters}


def _bare(text: str) -> str:
    """Return letters as they are typed without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in apart if not unicodedata.combining(character)).strip()
