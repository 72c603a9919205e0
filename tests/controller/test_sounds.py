"""Which sound a motion has: by its event, else by what lands where; longer walls have their own."""

import random

from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.motions import sounds
from alhambra_qt.controller.motions.events import motions, moved, moves
from alhambra_qt.controller.motions.sounds import GROWN, named, with_walls
from alhambra_qt.controller.view.sounds import SOUNDS
from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.events import ActionsEnded, Bought, Removed
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.modules.bazaars.rules import BazaarBought
from alhambra_qt.modules.change.rules import CoinsDrawn
from alhambra_qt.modules.invaders.rules import AttackTurned
from tests.controller.kit import config


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
    """A purchase of a module is heard like a purchase."""
    garden, card = TILE_BY_ID["garden-8-nw"], CARD_BY_ID["florin-8"]
    for kind in (Bought, BazaarBought):
        event = kind(0, 1, garden, (card,), 8, 0)
        assert [one.sound for one in sounds.heard(event, moved(event))] == ["coin", "lift"]
    assert sounds.heard(ActionsEnded(0), ()) == []


def test_whole_games(seed: str) -> None:
    """With all modules every motion has a sound, and each wall that grows is heard once."""
    rng = random.Random(seed)
    changes: list[SessionChange] = []
    session = Session.new(evolve(config(4, 1, seed=seed), modules=modules.IDS))
    session.listeners.append(changes.append)
    desk = Desk(session)
    heard, after = set[str](), desk.view()
    for _ in range(400):
        if session.over:
            break
        before = after
        session.play(rng.choice(legal_actions(session._game)))
        after = desk.view()
        told = with_walls(motions(changes[-1]), before, after)
        assert all(motion.sound in SOUNDS for motion in told)
        old, new = sounds.walls(before), sounds.walls(after)
        for seat, wall in new.items():
            mine = [one for one in told if one.sound == GROWN and one.seat == seat]
            built = [one for one in told if one.kind == "tile" and isinstance(one.dest, AtCell)]
            grows = wall > old[seat] and any(one.seat == seat for one in built)
            assert len(mine) == int(grows)
        heard |= {motion.sound for motion in told}
    assert {"coin", "card", "lift", "tile", GROWN} <= heard


def test_taking_back_moves_nothing() -> None:
    """What is taken back is heard as one sound, not as motions backwards."""
    change = SessionChange("undone", ())
    assert motions(change) == ()
