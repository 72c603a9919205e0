"""What happened: the log, the recap, and which pieces moved."""

import random

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.motions.events import motions
from alhambra_qt.controller.view.targets import (
    AT_BAG,
    AT_DECK,
    AT_DISCARDS,
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    Press,
)
from alhambra_qt.engine.actions import Buy, EndActions, EndTurn, RemoveTile, TakeMoney
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.i18n import tr
from tests.controller.kit import arranged, cards, chance, config, played

STATE = {
    "hand": "florin-3 florin-4 denar-9",
    "market": "pavilion-7-e tower-12 garden-9-e tower-11",
    "display": "florin-1 denar-2 ducat-9 dirham-8",
    "palace": "garden-10 1 0",
}


def session(**more: str) -> Session:
    """A game in which seat 0 can pay a pavilion exactly."""
    setup = config()
    return Session.at(setup, arranged(setup, **{**STATE, **more}), {})


def test_log_follows_undo() -> None:
    """The log grows with every action and shrinks when one is taken back."""
    game = session()
    history = History(game)
    assert history.log() == ()
    game.play(Buy.of(0, tuple(cards("florin-3 florin-4"))))
    game.play(EndActions.of())
    assert [tr("en", line.text) for line in history.log()] == [
        "Anna buys a pavilion for 7 florins, exactly: another action",
        "Anna takes no further action",
    ]
    game.undo(0)
    assert len(history.log()) == 1
    game.redo()
    assert len(history.log()) == 2
    assert len(history.log(last=1)) == 1


def test_log_is_the_same_told_at_once() -> None:
    """A log told step by step is the one told at the end."""
    game = session()
    history = History(game)
    rng = random.Random(4)
    for _ in range(60):
        chance(game, rng)
        history.log()
    assert history.log() == History(game).log()


def test_since_the_last_turn() -> None:
    """What others did since a seat acted is told, its own moves and the refill are not."""
    game = session()
    game.play(TakeMoney.of(tuple(cards("ducat-9"))))
    game.play(EndTurn.of())
    rng = random.Random(1)
    while game.to_move != 0:
        chance(game, rng)
    lines = History(game).since(0)
    assert {line.seat.seat for line in lines if line.seat} == {1, 2}
    assert all(line.kind in ("move", "scoring") for line in lines)


def test_recap_groups_by_opponent() -> None:
    """After one's own comes an entry per opponent in turn order, until it is dismissed."""
    desk = Desk(session(), DeskOptions("off"))
    desk.pick(AtDisplay(2))
    desk.confirm()
    rng = random.Random(1)
    while desk.session.to_move != 0:
        chance(desk.session, rng)
    assert [entry.seat.seat for entry in desk.view().recap] == [0, 1, 2]
    desk.pick(Press("recap"))
    assert desk.view().recap == ()


def test_motions_of_a_purchase() -> None:
    """A purchase moves the cards to the discards and the tile beside the board."""
    game = session()
    step = game.play(Buy.of(0, tuple(cards("florin-3 florin-4"))))
    moved = [(m.piece, m.source, m.dest) for m in motions(SessionChange("played", (step,)))]
    assert moved == [
        ("florin-3", AtHand(), AT_DISCARDS),
        ("florin-4", AtHand(), AT_DISCARDS),
        ("pavilion-7-e", AtSlot(0), AtBought()),
    ]
    assert motions(SessionChange("undone", (step,))) == ()


def test_motions_of_a_redesign_and_a_refill() -> None:
    """A removed tile goes to the reserve; new cards come from the deck, tiles from the bag."""
    game = session(market="- tower-12 garden-9-e tower-11", display="- denar-2 ducat-9 dirham-8")
    step = game.play(RemoveTile.of(cell_at(1, 0)))
    (moved,) = motions(SessionChange("played", (step,)))
    assert (moved.source, moved.dest, moved.seat) == (AtCell(1, 0), AtReserve(), 0)
    step = game.play(EndTurn.of())
    assert [(m.kind, m.source, m.dest) for m in motions(SessionChange("played", (step,)))] == [
        ("card", AT_DECK, AtDisplay(0)),
        ("tile", AT_BAG, AtSlot(0)),
    ]


def test_every_piece_that_moves_is_shown() -> None:
    """In whole games every card and tile event has its motion."""
    game = played(config(2, humans=0, seed="move", modules=("vizier", "camps")))
    found = motions(SessionChange("played", tuple(game.steps)))
    kinds = {tuple(str(end).split(":")[0] for end in (m.source, m.dest)) for m in found}
    assert {
        ("hand", "discards"),
        ("slot", "bought"),
        ("bought", "cell"),
        ("deck", "display"),
        ("bag", "slot"),
        ("bag", "dirk"),
        ("display", "hand"),
    } <= kinds
