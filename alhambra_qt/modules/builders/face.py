"""The face of the builders: cards that are money, or a redesign."""

from alhambra_qt.controller.faces.blocks import paid
from alhambra_qt.controller.faces.face import Act, CardFace, Face, PieceFace
from alhambra_qt.controller.view.targets import AT_OUT
from alhambra_qt.controller.words.names import money
from alhambra_qt.i18n import msg
from alhambra_qt.modules.builders.rules import BuilderUsed, UseBuilder

MONEY = "builders.money"

FACE = Face(
    icon="hammer",
    colour="#5E6B12",
    box=4,
    mix="money",
    learned=10,
    needs=("redesign.add",),
    acts={UseBuilder: Act(key="D", icon="hammer", rule="builders.redesign")},
    moves={BuilderUsed: lambda e: paid(e.seat, (e.card,))},
    zones={},
    rows={},
    cards={
        "builder": CardFace(
            name=lambda words, value: msg("card-builder", money=money(words[0], value)),
            rule=MONEY,
            spent=AT_OUT,
            paid=MONEY,
        )
    },
    pieces={"builder": PieceFace(MONEY)},
)
