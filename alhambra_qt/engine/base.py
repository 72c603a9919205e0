"""The base game as module zero: it uses the same tables as every other module."""

from collections.abc import Callable, Mapping
from typing import Any

from . import building, ending, refill, turn
from .actions import (
    Action,
    AddTile,
    Buy,
    EndActions,
    EndTurn,
    GiveToDirk,
    Pass,
    PassWindow,
    Place,
    RemoveTile,
    Reserve,
    SwapTile,
    TakeMoney,
)
from .contracts import Deal
from .ids import Card, Seat, Tile
from .payments import BASE_MONEY
from .pieces import BUILDINGS, SCORING_1, SCORING_2
from .rules import Decision, Game, Handler, Module, MoneyKind, TileRule
from .state import Frame, Setup

_TURN = ("turn",)
_REDESIGN = ("turn", "redesign")
_ASIDE = ("place", "distribute")


def _redesign(run: Callable[[Game, Seat, Any], None]) -> Callable[[Game, Seat, Any], None]:
    def run_as_action(game: Game, seat: Seat, action: Action) -> None:
        turn.redesigning(game, seat)
        run(game, seat, action)

    return run_as_action


class BaseGame(Module[None]):
    """The rules of sections 1 to 6."""

    id = "base"

    def tiles(self, setup: Setup) -> tuple[Tile, ...]:
        """The 54 buildings."""
        return BUILDINGS

    def deals(self, setup: Setup) -> tuple[Deal, ...]:
        """Scoring card 1 into pile 2, scoring card 2 into pile 4 (rule setup.deck)."""
        return (Deal("scoring", (SCORING_1,), {2: 1}), Deal("scoring", (SCORING_2,), {4: 1}))

    def handlers(self) -> Mapping[type[Action], Handler]:
        """The actions of the base game."""
        return {
            TakeMoney: Handler(_TURN, turn.check_take, turn.run_take),
            Buy: Handler(_TURN, turn.check_buy, turn.run_buy),
            AddTile: Handler(_REDESIGN, building.check_add, _redesign(building.run_add)),
            RemoveTile: Handler(_REDESIGN, building.check_remove, _redesign(building.run_remove)),
            SwapTile: Handler(_REDESIGN, building.check_swap, _redesign(building.run_swap)),
            EndActions: Handler(_TURN, turn.check_end_actions, turn.run_end_actions),
            Pass: Handler(_TURN, turn.check_pass, turn.run_pass),
            Place: Handler(_ASIDE, building.check_place, building.run_place, "buy.place_late"),
            Reserve: Handler(
                _ASIDE, building.check_reserve, building.run_reserve, "buy.place_late"
            ),
            GiveToDirk: Handler(_ASIDE, building.check_gift, building.run_gift, "buy.place_late"),
            EndTurn: Handler(("turn_end",), turn.check_always, turn.run_end_turn),
            PassWindow: Handler(("window",), turn.check_always, refill.run_pass_window),
        }

    def decisions(self) -> Mapping[str, Decision]:
        """The questions of the base game."""
        return {
            "turn": Decision(turn.turn_options, "turn.pass"),
            "place": Decision(building.place_options, "buy.place_late"),
            "turn_end": Decision(turn.turn_end_options, "turn.refill"),
            "redesign": Decision(turn.redesign_frame_options, "turn.refill"),
            "window": Decision(refill.window_options, "vizier.use"),
            "distribute": Decision(building.place_options, "end.distribute"),
        }

    def steps(self) -> Mapping[str, Callable[[Game, Frame], None]]:
        """The automatic steps between two turns, in the order of section 8."""
        return {
            "first_turn": refill.first_turn,
            "tiles_placed": turn.tiles_placed,
            "building_done": turn.building_done,
            "refill_money": refill.refill_money,
            "refill_tiles": refill.refill_tiles,
            "scorings": refill.scorings,
            "score": refill.score,
            "count": refill.count,
            "dirk_draws": refill.dirk_draws,
            "end_check": ending.end_check,
            "open_window": refill.open_window,
            "next_turn": refill.next_turn,
            "game_over": ending.game_over,
        }

    def drawn(self) -> Mapping[str, Callable[[Game, Card], bool]]:
        """Scoring cards are set aside."""
        return {"scoring": refill.scoring_drawn}

    def money_kinds(self) -> Mapping[str, MoneyKind]:
        """Money cards go to the discards."""
        return {"money": BASE_MONEY}

    def tile_rules(self) -> Mapping[str, TileRule]:
        """The building rules of section 3."""
        return {"building": building.BUILDING_RULE}
