"""The running game: playing, taking back, and where that stops."""

import random

import pytest

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.engine import IllegalAction
from alhambra_qt.engine.actions import Buy, EndActions, EndTurn, Place, RemoveTile, TakeMoney
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import tr
from tests.controller.kit import arranged, cards, chance, config, english

STATE = {
    "hand": "florin-3 florin-4 denar-9",
    "market": "pavilion-7-e tower-12 garden-9-e tower-11",
    "display": "florin-1 denar-2 ducat-9 dirham-8",
}
EXACT = Buy.of(0, tuple(cards("florin-3 florin-4")))


def session(**more: str) -> Session:
    """A game in which seat 0 can pay a pavilion and a garden exactly."""
    setup = config()
    return Session.at(setup, arranged(setup, **{**STATE, **more}), {})


def test_play_tells_listeners() -> None:
    """Everybody who listens hears of an action with its seat and events."""
    game = session()
    heard: list[SessionChange] = []
    game.listeners.append(heard.append)
    step = game.play(EXACT)
    assert heard == [SessionChange("played", (step,))]
    assert step.seat == 0
    assert step.events


def test_illegal_action_changes_nothing() -> None:
    """An action that a rule forbids is refused and leaves the game as it was."""
    game = session()
    before = game.digest()
    with pytest.raises(IllegalAction):
        game.play(RemoveTile.of(0))
    assert game.digest() == before
    assert game.steps == []


def test_undo_step_by_step_is_exact() -> None:
    """Undo gives back exactly the state before each action."""
    game = session()
    marks = [game.digest()]
    for action in (EXACT, Buy.of(2, tuple(cards("denar-9"))), EndActions.of()):
        game.play(action)
        marks.append(game.digest())
    for mark in reversed(marks[:-1]):
        assert game.undo(0) is not None
        assert game.digest() == mark
    assert game.undo_blocked(0) is not None


def test_redo_is_exact() -> None:
    """Redo plays what was undone; a new action forgets it."""
    game = session()
    game.play(EXACT)
    after = game.digest()
    game.undo(0)
    assert game.redo() is not None
    assert game.digest() == after
    game.undo(0)
    game.play(TakeMoney.of(tuple(cards("florin-1"))))
    assert game.redo() is None
    assert english(game.redo_blocked()) == "There is no move to redo."


def test_playing_the_same_again_keeps_redo() -> None:
    """Playing by hand what redo would play keeps the rest of redo."""
    game = session()
    game.play(EXACT)
    game.play(EndActions.of())
    game.undo(0)
    game.undo(0)
    game.play(EXACT)
    assert game.redo_blocked() is None


def test_restart_turn() -> None:
    """The whole turn is taken back at once."""
    game = session()
    start = game.digest()
    game.play(EXACT)
    game.play(EndActions.of())
    game.play(Place.of(TILE_BY_ID["pavilion-7-e"], cell_at(1, 0)))
    assert len(game.restart_turn(0)) == 3
    assert game.digest() == start


def test_reveal_is_a_barrier_with_a_reason() -> None:
    """After the refill nothing can be taken back, and the reason says what was drawn."""
    game = session()
    game.play(TakeMoney.of(tuple(cards("ducat-9"))))
    assert game.undo_blocked(0) is None
    step = game.play(EndTurn.of())
    assert step.revealed
    reason = game.undo_blocked(0)
    assert reason is not None
    assert tr("en", reason) == "A card was drawn. You can go back to here, but no further."
    assert game.undo(0) is None
    assert game.restart_turn(0) == ()


def test_turn_without_reveal_can_be_taken_back() -> None:
    """A turn after which nothing is refilled can be taken back until somebody moves."""
    game = session(palace="garden-10 1 0")
    before = game.digest()
    game.play(RemoveTile.of(cell_at(1, 0)))
    assert not game.play(EndTurn.of()).revealed
    assert game.undo_blocked(0) is None
    game.undo(0)
    game.undo(0)
    assert game.digest() == before


def test_move_of_another_is_a_barrier() -> None:
    """Once somebody else has moved, the reason names them."""
    game = session(palace="garden-10 1 0")
    game.play(RemoveTile.of(cell_at(1, 0)))
    game.play(EndTurn.of())
    chance(game, random.Random(1))
    reason = game.undo_blocked(0)
    assert reason is not None
    assert "Marco" in tr("en", reason)
    assert game.undo_blocked(1) is None


def test_nobody_takes_back_for_others() -> None:
    """Who is not looking, or did not move, cannot take back."""
    game = session()
    game.play(EXACT)
    assert game.undo_blocked(None) is not None
    assert game.undo_blocked(2) is not None


def test_replay_is_exact() -> None:
    """The recorded actions lead to the same state again."""
    setup = config(4, humans=0, seed="replay", modules=("vizier", "camps"))
    game = Session.new(setup)
    rng = random.Random(3)
    while not game.over:
        chance(game, rng)
    again = Session.new(setup)
    again.replay(game.actions)
    assert again.digest() == game.digest()
    assert [board.ledger for board in again.scored] == [board.ledger for board in game.scored]


def test_scored_boards_keep_what_was_counted() -> None:
    """The Alhambras kept with a scoring are those that its ledger counts."""
    game = Session.new(config(2, humans=0, seed="boards"))
    rng = random.Random(5)
    while not game.over:
        chance(game, rng)
    assert [board.ledger.scoring for board in game.scored] in ([1, 2, 3], [1, 3], [3])
    for board in game.scored:
        for line in board.ledger.lines:
            if line.rule == "score.majority" and line.seat >= 0:
                built = board.palaces[line.seat].tiles
                assert all(cell in built for cell in line.cells)


def test_observation_hides_other_hands() -> None:
    """A session hands out observations only: other hands are unknown cards."""
    game = session()
    seen = game.observation(0).game
    assert set(seen.players[1].hand) == {-1}
    assert -1 not in seen.players[0].hand
    nobody = game.observation(None).game
    assert all(set(player.hand) == {-1} for player in nobody.players)
