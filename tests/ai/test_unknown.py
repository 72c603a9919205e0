"""What no computer player was told about: actions and questions of a module yet to come."""

from collections.abc import Mapping

from alhambra_qt.ai import choose
from alhambra_qt.ai.player import MOST_OPTIONS
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
from alhambra_qt.modules.vizier import UseVizier, WakeVizier
from tests.ai.positions import mover

MANY = 20


# Actions of another module are borrowed: whatever is defined here would be known everywhere.
CHEER = WakeVizier()


class Festival(Module):
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


def test_declining_is_always_weighed() -> None:
    """However many purchases a question offers, doing nothing is among what is weighed."""
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
    assert len(legal_actions(game)) == MOST_OPTIONS + 4
    choice = choose(observe(game, 0), "medium", "s")
    weighed = [choice.action, *(action for action, _ in choice.alternatives)]
    assert PassWindow.of() in weighed
