"""The faces of all modules, found by their ids and read when one is first asked for.

What belongs to an action, a zone or a card is found by its name, whatever module it is of.
"""

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from alhambra_qt import modules
from alhambra_qt.controller.faces.face import (
    Act,
    CardFace,
    Counted,
    Face,
    Foretold,
    Mover,
    PieceFace,
    QuestionFace,
    RowFace,
    ShelfFace,
    Special,
    StallFace,
    TileFace,
    ZoneFace,
)
from alhambra_qt.engine.events import Event

Kind = TypeVar("Kind")
Named = TypeVar("Named")


@cache
def face_of(module: str) -> Face:
    """Return the face of a module.

    >>> face_of("camps").icon
    'camp'
    """
    face: Face = importlib.import_module(f"{modules.__name__}.{module}.face").FACE
    return face


@cache
def faces() -> Mapping[str, Face]:
    """Return all faces by the ids of their modules, in rulebook order."""
    return {module: face_of(module) for module in modules.IDS}


def _joined(table: Callable[[Face], Mapping[Kind, Named]]) -> dict[Kind, Named]:
    """Join a table of all faces; no two modules speak of the same thing."""
    return {key: one for face in faces().values() for key, one in table(face).items()}


@cache
def acts() -> Mapping[str, Act]:
    """Return the actions of all modules by their names."""
    return {kind.name: act for kind, act in _joined(lambda face: face.acts).items()}


NO_ACT = Act()


def act_of(name: str) -> Act:
    """Return what is known of an action by its name; of one of no module, nothing is."""
    return acts().get(name, NO_ACT)


@cache
def moves() -> Mapping[type[Event], Mover | str]:
    """Return what moves in the events of all modules, or why nothing does."""
    return _joined(lambda face: face.moves)


@cache
def sounds() -> Mapping[type[Event], str]:
    """Return what is heard of the events of all modules that have a sound of their own."""
    return _joined(lambda face: face.sounds)


@cache
def heads() -> Mapping[type[Event], str]:
    """Return the events that begin a part of the log of their own, and the module of each."""
    return {event: module for module, face in faces().items() for event in face.heads}


@cache
def zones() -> Mapping[str, ZoneFace]:
    """Return the zones of all modules by their names."""
    return _joined(lambda face: face.zones)


NO_ZONE = ZoneFace()


def known_zone(name: str) -> ZoneFace:
    """Return what is known of a zone; of one that no face speaks of, nothing is."""
    return zones().get(name, NO_ZONE)


@cache
def specials() -> tuple[tuple[str, Special], ...]:
    """Return the zones with special cards, in the order in which they lie."""
    found = [(name, one.special) for name, one in zones().items() if one.special is not None]
    return tuple(sorted(found, key=lambda one: one[1].order))


@cache
def counted() -> tuple[tuple[str, Counted], ...]:
    """Return the zones whose pieces are counted beside a player, in their order."""
    found = [(name, one.counted) for name, one in zones().items() if one.counted is not None]
    return tuple(sorted(found, key=lambda one: one[1].order))


@cache
def shelves() -> tuple[ShelfFace, ...]:
    """Return what all modules show on the shelf, in its order."""
    every = (shelf for face in faces().values() for shelf in face.shelves)
    return tuple(sorted(every, key=lambda shelf: shelf.order))


@cache
def rows() -> Mapping[str, RowFace]:
    """Return what all modules add to the score sheet by the rules of the lines."""
    return _joined(lambda face: face.rows)


NO_ROW = RowFace()


def known_row(rule: str) -> RowFace:
    """Return what is known of lines by their rule; of those that no face speaks of, nothing is."""
    return rows().get(rule, NO_ROW)


@cache
def questions() -> Mapping[str, QuestionFace]:
    """Return the questions of all modules by their kinds."""
    return _joined(lambda face: face.questions)


@cache
def auctions(module: str) -> bool:
    """Whether a module auctions something.

    >>> [one for one in modules.IDS if auctions(one)]
    ['characters']
    """
    return any(one.sealed is not None for one in face_of(module).questions.values())


@cache
def card_kinds() -> Mapping[str, CardFace]:
    """Return the kinds of cards of all modules."""
    return _joined(lambda face: face.cards)


@cache
def tile_kinds() -> Mapping[str, TileFace]:
    """Return the kinds of tiles of all modules."""
    return _joined(lambda face: face.tiles)


@cache
def pieces() -> Mapping[str, PieceFace]:
    """Return what the pieces of all modules are, by the first words of their ids."""
    return _joined(lambda face: face.pieces)


@cache
def stalls() -> Mapping[str, StallFace]:
    """Return where tiles are sold beside the market, by the zones."""
    kinds = tile_kinds().values()
    return {kind.stall.zone: kind.stall for kind in kinds if kind.stall is not None}


@cache
def free_tokens() -> frozenset[str]:
    """Return the tokens that stand on a cell of their own."""
    return frozenset(token for face in faces().values() for token in face.free)


@cache
def foretold() -> Mapping[type[Event], Foretold]:
    """Return the events that a move is said to bring about, of the last modules first."""
    return dict(reversed(_joined(lambda face: face.foretold).items()))
