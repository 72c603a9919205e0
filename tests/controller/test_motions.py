"""The motions of each event, and their sounds."""

import random
from collections import Counter
from typing import Any

import attrs
import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.presenter.motions import (
    BASE,
    GROWN,
    motions,
    moved,
    moves,
    named,
    walls,
    with_sounds,
    with_walls,
)
from alhambra_qt.controller.view import targets
from alhambra_qt.controller.view.motion import SOUNDS
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.engine import events as ev
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import TakeMoney
from alhambra_qt.engine.events import ActionsEnded, Bought, Removed
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.modules.bazaars.rules import BazaarBought
from alhambra_qt.modules.change.rules import CoinsDrawn
from alhambra_qt.modules.characters.actions import CharacterWon, YammeradDrew
from alhambra_qt.modules.gates.rules import GateOpened
from alhambra_qt.modules.huts.rules import HutShown
from alhambra_qt.modules.invaders.rules import AttackTurned, ScoutTaken
from alhambra_qt.modules.thieves.rules import ThiefUsed
from alhambra_qt.modules.treasure.chests import ChestsBought
from alhambra_qt.modules.vizier.rules import VizierUsed
from tests.cases import count, some
from tests.controller.kit import all_events, chance, config, there, true_game

# The ends of a motion that everybody sees: what comes from there or goes there has a face.
OPEN_ENDS: tuple[targets.Target | type[targets.Target], ...] = (
    targets.AtDisplay,
    targets.AtSlot,
    targets.AtCell,
    targets.NamedTile,
    targets.AT_DISCARDS,
    targets.AT_OUT,
    targets.AT_RULER,
    targets.OnShelf,
    targets.OnTray("coin-bag"),
    targets.OnTray("thieves-used"),
    targets.OnTray("attacks"),
    targets.OnTray("side_stack"),
)


def test_every_event_moves_or_tells_why_not() -> None:
    """Each event has a line of its own in a face, or that of its base."""
    wrong = []
    for kind in all_events():
        lines = [moves()[class_] for class_ in kind.__mro__ if class_ in moves()]
        if not lines or (isinstance(lines[0], str) and len(lines[0].split()) < 2):
            wrong.append(kind.__name__)
    assert not wrong


def test_events_in_one_face_only() -> None:
    """A face speaks of events that exist, and no two faces of the same one."""
    tables = [BASE, *(face.moves for face in faces().values())]
    named = [kind for table in tables for kind in table]
    assert set(named) <= set(all_events())
    assert len(named) == len(set(named))


def test_what_stays_holds_no_piece() -> None:
    """Events in which nothing moves tell of no cards or tiles, but for a hut that stays."""
    pieces = {"cards", "tiles", "tile", "cell"}
    still = [kind for kind, move in moves().items() if isinstance(move, str)]
    assert {kind for kind in still if pieces & set(fields_of(kind))} == {HutShown}


def fields_of(kind: Any) -> list[str]:
    """Name the fields of an event."""
    return [field.name for field in attrs.fields(kind)]


def ends(event: ev.Event) -> list[tuple[str, targets.Target, targets.Target]]:
    """Return the motions of an event, with their starts and ends."""
    return [(motion.piece, motion.source, motion.dest) for motion in moved(event)]


def card(name: str) -> int:
    """A card by its printed id."""
    return CARD_BY_ID[name]


def test_payments_go_where_their_kind_goes() -> None:
    """Money is discarded, coins go back into their bag, a builder leaves the game."""
    paid = tuple(card(name) for name in ("florin-3", "coin-florin", "builder-florin", "diamond-2"))
    event = CharacterWon(2, card("karim"), 5, paid)
    assert ends(event) == [
        ("florin-3", targets.AtHand(), targets.AT_DISCARDS),
        ("coin-florin", targets.AtHand(), targets.OnTray("coin-bag")),
        ("builder-florin", targets.AtHand(), targets.AT_OUT),
        ("diamond-2", targets.AtHand(), targets.AT_DISCARDS),
        ("karim", targets.OnShelf("auction", "karim"), targets.BesideSeat("karim")),
    ]
    assert {motion.seat for motion in moved(event)} == {2}


def test_a_tile_comes_from_where_it_was_sold() -> None:
    """The vizier buys from a slot or from a stall, the market's slots sell no bazaar."""
    bazaar = "bazaar-denar-arcades-chambers-tower"
    tiles = {"pavilion-7-e": targets.AtSlot(2), bazaar: targets.OnShelf("stalls", bazaar)}
    for name, source in tiles.items():
        event = VizierUsed(0, 2, TILE_BY_ID[name], (), 7, 0)
        assert ends(event) == [
            ("vizier-active", targets.BesideSeat("vizier"), source),
            (name, source, targets.AtBought()),
        ]
    assert ends(BazaarBought(0, 2, TILE_BY_ID[bazaar], (), 7, 0)) == [
        (bazaar, targets.OnShelf("stalls", bazaar), targets.AtBought())
    ]


def test_chests_and_thieves_and_gates() -> None:
    """Pieces of modules go from their shelf to the tray and onto the tiles."""
    assert ends(ChestsBought(1, 2, (card("denar-8"),), 2, 8, (0, 5))) == [
        ("denar-8", targets.AtHand(), targets.AT_DISCARDS),
        ("chest-pavilion", targets.OnShelf("treasure", "room-3"), targets.OnTray("chests-bought")),
        ("chest-tower", targets.OnShelf("treasure", "room-3"), targets.OnTray("chests-bought")),
    ]
    assert ends(ThiefUsed(1, (card("florin-9"),), card("thief-florin"))) == [
        ("thief-florin", targets.BesideSeat("thief-florin"), targets.OnTray("thieves-used")),
        ("florin-9", targets.AtDisplay(), targets.AtHand()),
    ]
    cell = cell_at(1, -2)
    assert ends(GateOpened(0, 3, cell, 1)) == [("gate", targets.AtHand(), targets.target_of(cell))]


def test_what_one_seat_alone_sees_flies_face_down() -> None:
    """A card drawn by Yammerad and the one a scout shows are backs, for whoever looks."""
    assert ends(YammeradDrew(1)) == [("back", targets.AT_DECK, targets.AtHand())]
    looked = [motion for motion in moved(ScoutTaken(1, 2)) if motion.kind == "card"]
    assert {motion.piece for motion in looked} == {"back-attack"}
    assert len(looked) == 2


def shows_a_secret(motion: Motion) -> bool:
    """Whether a card with a face flies between two places of which nobody sees into either."""
    if motion.kind != "card" or motion.piece.startswith("back"):
        return False
    # Yammerad's owner lays what cannot be kept before all.
    ends_of = (motion.source, motion.dest)
    return not any(
        end in OPEN_ENDS or type(end) in OPEN_ENDS or end == targets.AtSeat() for end in ends_of
    )


@pytest.mark.parametrize("seats", some([2, 4, 6], 1))
def test_no_secret_flies(seats: int) -> None:
    """In whole random games with all modules every face that flies comes or goes openly."""
    session = Session.new(config(seats, humans=0, seed=f"fly-{seats}", modules=modules.IDS))
    rng = random.Random(seats)
    while session.to_move is not None:
        chance(session, rng)
    found = motions(SessionChange("played", tuple(session.steps)))
    assert [motion for motion in found if shows_a_secret(motion)] == []
    kinds = Counter(motion.kind for motion in found)
    assert min(kinds[kind] for kind in ("card", "tile", "token")) > 20


# -- sounds ----------------------------------------------------------------------------------------


def test_sounds_of_events() -> None:
    """An event with a sound of its own is seen to move, and its sound exists."""
    assert {Removed, CoinsDrawn, AttackTurned} <= set(named())
    for event, sound in named().items():
        assert sound in SOUNDS
        assert not isinstance(moves()[event], str), event


def test_each_sound_is_seen() -> None:
    """Each sound says what is seen at the same moment."""
    assert all(sound.seen and sound.kind in ("effect", "notice") for sound in SOUNDS.values())


def test_derived_events_sound_alike() -> None:
    """A purchase of a module sounds like a purchase."""
    garden, card = TILE_BY_ID["garden-8-nw"], CARD_BY_ID["florin-8"]
    for kind in (Bought, BazaarBought):
        event = kind(0, 1, garden, (card,), 8, 0)
        assert [motion.sound for motion in with_sounds(event, moved(event))] == ["coin", "lift"]
    assert with_sounds(ActionsEnded(0), ()) == []


def test_whole_games(seed: str) -> None:
    """With all modules every motion has a sound, and each wall that grows has its own once."""
    rng = random.Random(seed)
    changes: list[SessionChange] = []
    session = Session.new(evolve(config(4, 1, seed=seed), modules=modules.IDS))
    session.listeners.append(changes.append)
    desk = Desk(session)
    heard, after = set[str](), desk.view()
    for _ in range(count(220, 400)):
        if session.over:
            break
        before = after
        session.play(rng.choice(legal_actions(true_game(session))))
        after = desk.view()
        told = with_walls(motions(changes[-1]), before, after)
        assert all(motion.sound in SOUNDS for motion in told)
        old, new = walls(before), walls(after)
        for seat, wall in new.items():
            mine = [motion for motion in told if motion.sound == GROWN and motion.seat == seat]
            built = [
                motion
                for motion in told
                if motion.kind == "tile" and isinstance(motion.dest, targets.AtCell)
            ]
            grows = wall > old[seat] and any(motion.seat == seat for motion in built)
            assert len(mine) == int(grows)
        heard |= {motion.sound for motion in told}
    assert {"coin", "card", "lift", "tile", GROWN} <= heard


def test_taking_back_moves_nothing() -> None:
    """Undo plays one sound, and no motions backwards."""
    changes: list[SessionChange] = []
    session = Session.new(config(3, 3))
    session.listeners.append(changes.append)
    money = next(
        action for action in legal_actions(true_game(session)) if isinstance(action, TakeMoney)
    )
    session.play(money)
    session.undo(there(changes[0].steps[0].seat))
    assert [change.kind for change in changes] == ["played", "undone"]
    assert changes[1].steps == changes[0].steps
    assert [bool(motions(change)) for change in changes] == [True, False]
