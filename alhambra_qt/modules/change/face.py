"""The face of the change: coins that come back for what was paid too much."""

from alhambra_qt.controller.faces.blocks import card
from alhambra_qt.controller.faces.face import (
    CardFace,
    Counted,
    Face,
    Foretold,
    PieceFace,
    ZoneFace,
)
from alhambra_qt.controller.view.targets import AtHand, OnTray
from alhambra_qt.controller.words.names import money
from alhambra_qt.i18n import msg
from alhambra_qt.modules.change.rules import CoinsDrawn

USE, BAG = "change.use", "coin-bag"

FACE = Face(
    icon="coins",
    colour="#A9761A",
    box=3,
    mix="money",
    learned=5,
    acts={},
    sounds={CoinsDrawn: "coin"},
    moves={
        CoinsDrawn: lambda e: [card(one, OnTray(BAG), AtHand(), e.seat) for one in e.cards],
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
)
