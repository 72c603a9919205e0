"""The face of the exchange cards: money of two currencies."""

from alhambra_qt.controller.faces.face import CardFace, Face, PieceFace
from alhambra_qt.i18n import msg

USE = "exchange.use"

FACE = Face(
    icon="swap",
    colour="#2358AC",
    box=1,
    mix="money",
    learned=2,
    easy=True,
    acts={},
    moves={},
    zones={},
    rows={},
    cards={
        "exchange": CardFace(
            name=lambda words, _: msg(
                "card-exchange", one=msg(f"cur-{words[0]}"), two=msg(f"cur-{words[1]}")
            ),
            rule=USE,
            paid=USE,
            taken="exchange.take",
        )
    },
    pieces={"exchange": PieceFace(USE)},
)
