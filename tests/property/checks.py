"""Conditions that hold after every action of any game, whatever modules are played."""

import json
from itertools import combinations

from alhambra_qt.engine import Game, codec, legal_actions, why_not
from alhambra_qt.engine.actions import TakeMoney
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.pieces import CARD_KIND, CARD_VALUE
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.engine.turn import take_limit
from alhambra_qt.modules import read_position

# What a turn, the time between two turns and the end of the game begin with.
ROOTS = ("turn", "turn_end", "next_turn", "game_over", "first_turn")
DEEPEST = 16


def nothing_is_left_on_the_stack(game: Game) -> None:
    """One question is on top, below it is what is still to come, nothing of turns gone by."""
    if game.over:
        assert not game.decisions
        return
    kinds = [frame.kind for frame in game.decisions]
    rules = game.rules
    assert kinds[-1] in rules.decisions, kinds
    assert all(kind in rules.decisions or kind in rules.steps for kind in kinds), kinds
    assert kinds[0] in ROOTS, kinds
    assert sum(kind in ROOTS for kind in kinds) == 1, kinds
    assert len(kinds) <= DEEPEST, kinds
    assert len(set(game.decisions)) == len(kinds), game.decisions
    for frame in game.decisions:
        if frame.kind in ("turn", "turn_end"):
            assert frame.seat == game.to_play
        if frame.kind in rules.decisions:
            assert 0 <= frame.seat < len(game.players)
        assert all(isinstance(part, int | str) for part in frame.data), frame


# -- actions -----------------------------------------------------------------------------------


def listed_actions_are_legal(game: Game, share: int = 1) -> None:
    """Each listed action is legal, listed once, and survives being written and read.

    Of very many only every so manieth is looked at closely.
    """
    listed = legal_actions(game)
    assert len(set(listed)) == len(listed)
    assert bool(listed) != game.over
    for action in listed[::share]:
        assert why_not(game, action) is None, (action, why_not(game, action))
    for action in listed[:: max(1, len(listed) // 5)]:
        assert (
            codec.action_from_json(json.loads(json.dumps(codec.action_to_json(action)))) is action
        )


def money_choices_are_complete(game: Game) -> None:
    """In a turn all single open money cards may be taken, and all groups worth 5 (7) or less."""
    if game.over or game.decisions[-1].kind != "turn":
        return
    limit = take_limit(game, game.decisions[-1].seat)
    assert limit in (5, 7)
    shown = sorted(card for card in game.display if card >= 0)
    wanted: set[tuple[Card, ...]] = {(card,) for card in shown}
    money = [card for card in shown if CARD_KIND[card] in ("money", "diamond", "builder")]
    wanted |= {
        group
        for size in range(2, 5)
        for group in combinations(money, size)
        if sum(CARD_VALUE[card] for card in group) <= limit
    }
    found = {a.cards for a in legal_actions(game) if isinstance(a, TakeMoney)}
    assert found == wanted


# -- copies ------------------------------------------------------------------------------------


def written_and_read_again(game: Game) -> None:
    """A state written as JSON and read again is the same state with the same choices."""
    data = json.loads(json.dumps(codec.state_to_json(game)))
    again = codec.state_from_json(data, game.rules)
    assert codec.digest(again) == codec.digest(game)
    assert legal_actions(again) == legal_actions(game)
    for player, other in zip(again.players, game.players, strict=True):
        for name in ("frontier", "gates", "camps", "walls"):
            assert getattr(player.palace, name) == getattr(other.palace, name)
        assert list(player.palace.tiles) == list(other.palace.tiles)  # in the order they were laid


def position_is_read_back(game: Game) -> None:
    """At the beginning of a turn the game written as a position reads back with its choices."""
    if [frame.kind for frame in game.decisions] != ["turn"] or game.acted:
        return
    data = json.loads(json.dumps(position_to_json(game)))
    again = read_position(data).game
    assert json.loads(json.dumps(position_to_json(again))) == data
    assert legal_actions(again) == legal_actions(game)
