"""Names that come from another computer: of people, and of tables."""

import unicodedata

from alhambra_qt.controller.game.gameconfig import NAME_LENGTH


def plain(name: str) -> str:
    """Return a name without what is not seen or turns the text, cut to length."""
    seen = "".join(
        letter if unicodedata.category(letter)[0] not in "CZ" else " "
        for letter in unicodedata.normalize("NFC", name)
    )
    return " ".join(seen.split())[:NAME_LENGTH].strip()
