"""The faces of the modules: complete, and true to their rules."""

from collections import Counter

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.faces import found
from alhambra_qt.controller.faces.face import GEM, Face
from alhambra_qt.controller.game.presets import MIXES
from alhambra_qt.controller.game.standing import zones_of
from alhambra_qt.engine import Setup
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.pieces import CARD_KIND, TILE_KIND
from alhambra_qt.engine.rules import Module
from alhambra_qt.i18n import has_text
from alhambra_qt.paths import assets_dir
from alhambra_qt.teaching.rulebook import all_rules

EVERY = pytest.mark.parametrize("module", modules.ALL, ids=lambda module: module.id)


def face_of(module: type[Module]) -> Face:
    """The face of a module."""
    return found.face_of(module.id)


def rules_named(face: Face) -> set[str]:
    """Every rule that a face names."""
    cards, tiles, zones = face.cards.values(), face.tiles.values(), face.zones.values()
    return {
        *(rule for act in face.acts.values() for rule in (act.rule, act.why)),
        *(rule for card in cards for rule in (card.rule, card.paid, card.taken)),
        *(tile.stood for tile in tiles),
        *(tile.stall.rule for tile in tiles if tile.stall is not None),
        *(zone.rule for zone in zones),
        *(zone.special.rule for zone in zones if zone.special is not None),
        *(shelf.rule for shelf in face.shelves),
        *(one.rule for one in face.foretold.values()),
        *face.needs,
    } - {""}


@EVERY
def test_every_action_has_its_face(module: type[Module]) -> None:
    """A face speaks of exactly the actions that its module handles."""
    assert set(face_of(module).acts) == set(module().handlers())


@EVERY
def test_every_event_has_its_face(module: type[Module]) -> None:
    """Each event that a module tells has a motion in its face or in that of its base."""
    home = f"{modules.__name__}.{module.id}."
    told = {kind for kind in kinds(Event) if kind.__module__.startswith(home)}
    moves = {**found.moves()}
    assert set(face_of(module).moves) <= told
    assert all(kind in moves or kind.__base__ is not Event for kind in told)


def kinds(kind: type[Event]) -> set[type[Event]]:
    """Every class of events below one."""
    below = set(kind.__subclasses__())
    return below.union(*(kinds(one) for one in below)) if below else below


def test_every_zone_has_its_face() -> None:
    """Wherever a module lays pieces in a game with all of them, a face speaks of the place."""
    game = modules.new_game(Setup(2, "faces", modules.IDS))
    assert {zone.name for zone in zones_of(game)} <= set(found.zones())


@EVERY
def test_a_face_names_what_exists(module: type[Module]) -> None:
    """Rules, questions, kinds of cards and tiles, zones on shelves and pictures exist."""
    face = face_of(module)
    assert rules_named(face) <= set(all_rules())
    assert set(face.questions) <= set(module().decisions())
    assert set(face.cards) <= set(CARD_KIND)
    assert set(face.tiles) <= set(TILE_KIND)
    assert {zone for shelf in face.shelves for zone in shelf.zones} <= set(face.zones)
    assert face.mix in (*MIXES, "")
    icons = {face.icon, *(act.icon for act in face.acts.values())} - {GEM}
    icons |= {row.icon for row in face.rows.values()} | {shelf.icon for shelf in face.shelves}
    assert all((assets_dir() / "svg" / f"icon_{icon}.svg").exists() for icon in icons)
    assert all(has_text(f"shelf-{shelf.name}") for shelf in face.shelves)


def test_faces_do_not_share_what_is_theirs() -> None:
    """No two faces speak of the same thing, or stand in the same place of an order."""
    every = found.faces().values()
    for table in ("acts", "moves", "zones", "rows", "questions", "cards", "tiles"):
        named = Counter(key for face in every for key in getattr(face, table))
        assert set(named.values()) <= {1}, table
    assert sorted(face.learned for face in every) == [*range(1, len(modules.IDS) + 1)]
    orders = [shelf.order for shelf in found.shelves()]
    assert len(orders) == len(set(orders))
