"""The painted pictures of a page, and the texts that name them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.words.names import (
    card_name,
    money,
    row_name,
    tile_name,
    type_name,
)
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.access import plainly
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import Images
from alhambra_qt.ui.kit.theme import CURRENCY_NAMES, TYPE_NAMES
from tests.access.hearing import painted

PICTURES = ("tile", "card", "chip", "coin")


@contextmanager
def asked_for() -> Iterator[set[tuple[str, Any]]]:
    """Which pictures are asked for meanwhile: their kinds and names."""
    seen: set[tuple[str, Any]] = set()
    with pytest.MonkeyPatch.context() as patch:
        for kind in PICTURES:
            patch.setattr(Images, kind, _noted(kind, getattr(Images, kind), seen))
        yield seen


def _noted(kind: str, usual: Any, seen: set[tuple[str, Any]]) -> Any:
    def noted(images: Images, name: Any, *args: Any, **named: Any) -> Any:
        seen.add((kind, name))
        return usual(images, name, *args, **named)

    return noted


def drawn(page: QWidget) -> set[tuple[str, Any]]:
    """The pictures of a page."""
    with asked_for() as seen:
        painted(page)
    return seen


def says(kind: str, name: Any) -> tuple[Msg, ...]:
    """Return the texts that may name a picture; nothing for pieces that lie face down."""
    match kind:
        case "tile" if name in TILE_BY_ID:
            return (tile_name(name),)
        case "card" if name in CARD_BY_ID:
            return (card_name(name),)
        case "chip":
            return type_name(TYPE_NAMES[name]), row_name(TYPE_NAMES[name])
        case "coin":
            return msg(f"play-cur-{CURRENCY_NAMES[name]}"), money(CURRENCY_NAMES[name], 2)
    return ()


def unnamed(ctx: UiContext, seen: set[tuple[str, Any]], heard: str) -> set[tuple[str, Any]]:
    """Return painted tiles, cards, building types and currencies that no accessible text names."""
    found = set()
    for kind, one in seen:
        words = [plainly(ctx.text(name)).removeprefix("2 ") for name in says(kind, one)]
        if words and not any(word in heard for word in words):
            found.add((kind, one))
    return found
