"""The face of the gates: a card that opens a wall."""

from collections.abc import Mapping, Sequence
from typing import Any

from alhambra_qt.controller.faces.blocks import card, on_shelf
from alhambra_qt.controller.faces.face import (
    Act,
    CardFace,
    Face,
    Foretold,
    LaidField,
    PieceFace,
    ShelfFace,
    Table,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import CARDS
from alhambra_qt.controller.view.targets import AT_DECK, AT_DISCARDS, AtHand, target_of
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import NOBODY, SIDE_LETTERS, STEP, cell_at, letters_of, xy
from alhambra_qt.engine.pieces import CARD_ID
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules.gates.rules import (
    GATE,
    AddWithGate,
    GateDiscarded,
    GateOpened,
    GateShown,
    GateTaken,
    PlaceWithGate,
    TakeGate,
)

USE, TAKE = "gates.use", "gates.take"
SHOWN = on_shelf("gate", CARD_ID[GATE])


def _both_sides(gate: Mapping[str, Any]) -> dict[tuple[int, int], str]:
    """Give the two tiles of a gate of a position, each with the side it is on."""
    side = SIDE_LETTERS.index(gate["side"])
    beside = cell_at(*gate["at"]) + STEP[side]
    return {tuple(gate["at"]): gate["side"], xy(beside): SIDE_LETTERS[side ^ 2]}


def _gates_at(seat: Mapping[str, Any], at: tuple[int, int]) -> str:
    found = {_both_sides(gate).get(at, "") for gate in seat.get("gates") or ()}
    return "".join(letter for letter in SIDE_LETTERS if letter in found)


def _put_gates(seat: dict[str, Any], at: tuple[int, int], sides: object) -> None:
    others = [gate for gate in seat.get("gates") or () if at not in _both_sides(gate)]
    seat["gates"] = [*others, *({"at": [*at], "side": letter} for letter in str(sides or ""))]


def _discarded(_event: GateDiscarded) -> Sequence[Motion]:
    """Show the card beside the one that lies open, then discard it."""
    there = on_shelf("gate")
    return [card(GATE, AT_DECK, there, NOBODY), card(GATE, there, AT_DISCARDS, NOBODY)]


def _opens(table: Table, action: Action) -> Msg:
    return msg("then-open-gate", side=SIDE_LETTERS[getattr(action, "side", 0)])


WITH_GATE = Act(key="Y", icon="gate", rule=USE, then=_opens, tried=True, places=True)

FACE = Face(
    icon="gate",
    colour="#8C4A28",
    box=2,
    mix="city",
    learned=11,
    needs=("redesign.add",),
    acts={
        TakeGate: Act(key="Y", icon="gate", rule=TAKE),
        PlaceWithGate: WITH_GATE,
        AddWithGate: WITH_GATE,
    },
    moves={
        GateShown: lambda _: [card(GATE, AT_DECK, SHOWN, NOBODY)],
        GateDiscarded: _discarded,
        GateTaken: lambda e: [card(GATE, SHOWN, AtHand(), e.seat)],
        GateOpened: lambda e: [card(GATE, AtHand(), target_of(e.cell), e.seat)],
    },
    zones={"gate-open": ZoneFace()},
    rows={},
    shelves=(
        ShelfFace(
            order=2,
            name="gate",
            zones=("gate-open",),
            shape=CARDS,
            icon="gate",
            key="Y",
            rule=TAKE,
        ),
    ),
    cards={"gate": CardFace(rule=USE)},
    foretold={GateOpened: Foretold("gate", "gates.fixed", anybody=True)},
    pieces={"gate": PieceFace(USE)},
    laid={
        "gates": LaidField(
            "tile", tuple(map(letters_of, range(1, 16))), reads=_gates_at, writes=_put_gates
        ),
        "gate_open": LaidField("table", (True,), single=True),
    },
)
