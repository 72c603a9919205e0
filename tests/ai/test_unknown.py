"""A module unknown to the computer players: its actions and questions."""

from collections.abc import Mapping

import pytest

from alhambra_qt.ai import choose, player
from alhambra_qt.ai.plans import WAYS_TO_PAY
from alhambra_qt.engine import Game, Setup, apply, legal_actions, observe
from alhambra_qt.engine.actions import Action, PassWindow
from alhambra_qt.engine.base import BaseGame
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Decision, Handler, Module, Rules
from alhambra_qt.engine.setup import new_game
from alhambra_qt.engine.state import Frame
from alhambra_qt.engine.turn import end_actions
from alhambra_qt.modules import read_position
from alhambra_qt.modules.vizier.rules import UseVizier, WakeVizier
from tests.ai.positions import mover

MANY = 20


# Actions of another module are borrowed: whatever is defined here would be known everywhere.
CHEER = WakeVizier()


class Festival(Module[None]):
    """Every turn begins with a question, and cheering is an action."""

    id = "festival"

    def turn_starting(self, game: Game, seat: Seat) -> None:
        """Ask."""
        game.push("number", seat)

    def turn_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Cheering is always possible."""
        out.append(CHEER)

    def decisions(self) -> Mapping[str, Decision]:
        """The question."""
        return {"number": Decision(_numbers, "turn.pass")}

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Cheering and answering."""
        return {
            WakeVizier: Handler(("turn",), _legal, _cheer),
            UseVizier: Handler(("number",), _legal, _answer),
        }


def _numbers(game: Game, frame: Frame) -> list[Action]:
    return [UseVizier(number, ()) for number in (0, 2, 1)]


def _legal(game: Game, seat: Seat, action: Action) -> Refusal | None:
    return None


def _cheer(game: Game, seat: Seat, action: WakeVizier) -> None:
    game.players[seat].score += MANY
    end_actions(game, seat)


def _answer(game: Game, seat: Seat, action: UseVizier) -> None:
    game.decisions.pop()
    game.players[seat].score += action.slot


def test_unknown_things_are_tried_out() -> None:
    """Unknown actions and questions are weighed by what they lead to."""
    game = new_game(Setup(3, "festival"), Rules(BaseGame(), Festival()))
    cheers = 0
    for _ in range(60):
        kind = game.frame.kind
        action = choose(observe(game, mover(game)), "medium", "s").action
        if kind == "number":
            assert action == UseVizier(2, ())
        elif kind == "turn" and action == CHEER:
            cheers += 1
        apply(game, action)
    assert cheers > 10


def many_purchases() -> Game:
    """A window in which two tiles may be paid for in more than forty ways."""
    hand = [f"{name}-{value}" for name in ("florin", "dirham") for value in range(1, 10)]
    hand += ["florin-1", "florin-2", "florin-3"]
    game = read_position(
        {
            "format": "alhambra-position",
            "version": 1,
            "modules": ["vizier"],
            "seats": [{"hand": hand, "vizier": True}, {}, {}],
            "market": {"florin": "tower-13-e", "dirham": "garden-12-s"},
        }
    ).game
    game.decisions.clear()
    game.push("next_turn")
    game.push("window", 0)
    assert len(legal_actions(game)) > 40
    return game


def weighed_in(game: Game) -> list[Action]:
    """Give the actions that a medium player weighs."""
    choice = choose(observe(game, 0), "medium", "s")
    return [choice.action, *(action for action, _ in choice.alternatives)]


def test_declining_is_always_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many answers there are and however few are tried, doing nothing is among them."""
    game = many_purchases()
    assert PassWindow.of() in weighed_in(game)
    monkeypatch.setattr(player, "MOST_OPTIONS", 2)
    few = weighed_in(game)
    assert PassWindow.of() in few
    assert len(few) <= 3


def test_the_cheapest_payments_are_weighed() -> None:
    """For each tile, and to bring it home or not, the payments with most cards are tried."""
    game = many_purchases()
    tried = [action for action in weighed_in(game) if not action.declines]
    by_purchase: dict[tuple[object, ...], list[int]] = {}
    for action in legal_actions(game):
        if not action.declines:
            assert isinstance(action, UseVizier)
            purchase = (type(action), action.slot)
            by_purchase.setdefault(purchase, []).append(len(action.cards))
    for key, cards in by_purchase.items():
        found = [
            len(action.cards)
            for action in tried
            if isinstance(action, UseVizier) and (type(action), action.slot) == key
        ]
        assert sorted(found, reverse=True) == sorted(cards, reverse=True)[:WAYS_TO_PAY]
