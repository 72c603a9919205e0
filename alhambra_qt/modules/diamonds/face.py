"""The face of the diamonds: the fifth currency."""

from alhambra_qt.controller.faces.face import GEM, CardFace, Face, PieceFace

USE = "diamonds.use"

FACE = Face(
    icon=GEM,
    colour="#3E6E8E",
    box=2,
    mix="money",
    learned=1,
    easy=True,
    own_numbers=True,
    acts={},
    moves={},
    zones={},
    rows={},
    cards={"diamond": CardFace(rule=USE, paid=USE)},
    pieces={"diamond": PieceFace(USE)},
)
