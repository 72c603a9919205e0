"""The face of the change: coins that come back for what was paid too much."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from alhambra_qt.controller.faces.blocks import card
from alhambra_qt.controller.faces.face import (
    CardFace,
    Counted,
    Face,
    Foretold,
    LaidField,
    PieceFace,
    ZoneFace,
)
from alhambra_qt.controller.view.targets import AtHand, OnTray
from alhambra_qt.controller.words.names import money
from alhambra_qt.engine.pieces import CARD_ID
from alhambra_qt.i18n import msg
from alhambra_qt.modules.change.rules import COINS, CoinsDrawn

USE, BAG = "change.use", "coin-bag"


def _coins(seat: Mapping[str, Any], _at: tuple[int, int]) -> list[str]:
    counts = seat.get("coins") or {}
    return [f"coin-{name}" for name, count in counts.items() for _ in range(count)]


def _put(seat: dict[str, Any], _at: tuple[int, int], every: Sequence[str]) -> None:
    seat["coins"] = dict(Counter(coin_name.partition("-")[2] for coin_name in every))


FACE = Face(
    icon="coins",
    colour="#A9761A",
    box=3,
    mix="money",
    learned=5,
    acts={},
    sounds={CoinsDrawn: "coin"},
    moves={
        CoinsDrawn: lambda e: [card(coin, OnTray(BAG), AtHand(), e.seat) for coin in e.cards],
    },
    zones={
        "coins": ZoneFace(rule=USE, counted=Counted(order=5, icon="coins", text="count-coin")),
        BAG: ZoneFace(rule="change.draw"),
    },
    rows={},
    foretold={
        CoinsDrawn: Foretold(
            "coins",
            "change.draw",
            seen=True,
            text=lambda event: msg("what-coins", n=event.count),
        )
    },
    cards={
        "coin": CardFace(
            name=lambda words, value: msg("card-coin", money=money(words[0], value)),
            rule=USE,
            spent=OnTray(BAG),
            paid=USE,
        )
    },
    pieces={"coin": PieceFace(USE)},
    laid={
        "coins": LaidField(
            "seat", tuple(CARD_ID[coin] for coin in COINS), copies=True, reads=_coins, writes=_put
        )
    },
)
