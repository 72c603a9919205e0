"""All modules' faces, looked up by module id and loaded on first use.

Anything that belongs to an action, a zone or a card is found by its name, whichever module defines
it.
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
    LaidField,
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
    """Return all faces by module id, in rulebook order."""
    return {module: face_of(module) for module in modules.IDS}


def _joined(table: Callable[[Face], Mapping[Kind, Named]]) -> dict[Kind, Named]:
    """Merge a table of all faces; keys of different modules are disjoint."""
    return {key: named for face in faces().values() for key, named in table(face).items()}


@cache
def acts() -> Mapping[str, Act]:
    """Return all modules' actions by name."""
    return {kind.name: act for kind, act in _joined(lambda face: face.acts).items()}


NO_ACT = Act()


def act_of(name: str) -> Act:
    """Return an action's data by its name; an empty entry for an action of no module."""
    return acts().get(name, NO_ACT)


@cache
def moves() -> Mapping[type[Event], Mover | str]:
    """Return the motions of all modules' events, or why nothing moves."""
    return _joined(lambda face: face.moves)


@cache
def sounds() -> Mapping[type[Event], str]:
    """Return the sounds of all module events that have one of their own."""
    return _joined(lambda face: face.sounds)


@cache
def heads() -> Mapping[type[Event], str]:
    """Return the events that begin their own section of the log, and each one's module."""
    return {event: module for module, face in faces().items() for event in face.heads}


@cache
def zones() -> Mapping[str, ZoneFace]:
    """Return all modules' zones by name."""
    return _joined(lambda face: face.zones)


NO_ZONE = ZoneFace()


def known_zone(name: str) -> ZoneFace:
    """Return a zone's data; an empty entry if no face defines it."""
    return zones().get(name, NO_ZONE)


@cache
def specials() -> tuple[tuple[str, Special], ...]:
    """Return the zones with special cards, in display order."""
    found = [(name, named.special) for name, named in zones().items() if named.special is not None]
    return tuple(sorted(found, key=lambda named: named[1].order))


@cache
def counted() -> tuple[tuple[str, Counted], ...]:
    """Return the zones whose pieces are counted beside a player, in their order."""
    found = [(name, named.counted) for name, named in zones().items() if named.counted is not None]
    return tuple(sorted(found, key=lambda named: named[1].order))


@cache
def shelves() -> tuple[ShelfFace, ...]:
    """Return all modules' shelves, in display order."""
    every = (shelf for face in faces().values() for shelf in face.shelves)
    return tuple(sorted(every, key=lambda shelf: shelf.order))


@cache
def rows() -> Mapping[str, RowFace]:
    """Return all modules' score sheet rows by the rules of the lines."""
    return _joined(lambda face: face.rows)


NO_ROW = RowFace()


def known_row(rule: str) -> RowFace:
    """Return the row of a rule's lines; an empty entry if no face defines it."""
    return rows().get(rule, NO_ROW)


@cache
def questions() -> Mapping[str, QuestionFace]:
    """Return all modules' questions by kind."""
    return _joined(lambda face: face.questions)


@cache
def auctions(module: str) -> bool:
    """Return whether a module auctions something.

    >>> [one for one in modules.IDS if auctions(one)]
    ['characters']
    """
    return any(question.sealed is not None for question in face_of(module).questions.values())


@cache
def card_kinds() -> Mapping[str, CardFace]:
    """Return all modules' kinds of cards."""
    return _joined(lambda face: face.cards)


@cache
def tile_kinds() -> Mapping[str, TileFace]:
    """Return all modules' kinds of tiles."""
    return _joined(lambda face: face.tiles)


@cache
def pieces() -> Mapping[str, PieceFace]:
    """Return all modules' pieces by the first word of their ids."""
    return _joined(lambda face: face.pieces)


@cache
def stalls() -> Mapping[str, StallFace]:
    """Return the places of sale beside the market, by zone."""
    kinds = tile_kinds().values()
    return {kind.stall.zone: kind.stall for kind in kinds if kind.stall is not None}


@cache
def free_tokens() -> frozenset[str]:
    """Return the tokens that stand on a cell of their own."""
    return frozenset(token for face in faces().values() for token in face.free)


@cache
def laid() -> Mapping[str, tuple[str, LaidField]]:
    """Return the fields of positions that are laid out, each with its module."""
    return {
        name: (module, field)
        for module, face in faces().items()
        for name, field in face.laid.items()
    }


@cache
def foretold() -> Mapping[type[Event], Foretold]:
    """Return the events that are predicted before a move, those of the last modules first."""
    return dict(reversed(_joined(lambda face: face.foretold).items()))
