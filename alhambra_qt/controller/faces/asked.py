"""What is known where a seat must choose: the observation, the legal actions, the help wanted."""

from collections.abc import Sequence

from attrs import define, field

from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.engine import Game, Refusal, answers, legal_actions, why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.building import walls_of
from alhambra_qt.engine.ids import Card, Seat, letters_of
from alhambra_qt.engine.payments import extra_money


def wallet(game: Game, seat: Seat) -> list[Card]:
    """Give what a seat can spend: its hand, then what lies open before it."""
    return [*game.players[seat].hand, *sorted(extra_money(game, seat))]


@define
class Table:
    """What a mode may know: the observation of its seat and how much help is wanted."""

    game: Game
    seat: Seat
    tags: Sequence[SeatTag]
    assist: str = "normal"
    legal: list[Action] = field(factory=list)

    @classmethod
    def of(cls, game: Game, seat: Seat, tags: Sequence[SeatTag], assist: str) -> "Table":
        """Look at a game with the eyes of the seat that must choose."""
        return cls(game, seat, tags, assist, legal_actions(game))

    @property
    def hand(self) -> list[int]:
        """What the seat can spend: its hand, then what lies open before it."""
        return wallet(self.game, self.seat)

    def options(self, kind: type[Action]) -> list[Action]:
        """List the legal actions of a type."""
        return [action for action in self.legal if type(action) is kind]

    def others(self, own: tuple[type[Action], ...]) -> list[Action]:
        """List the legal actions of all other types: what modules add."""
        return [action for action in self.legal if type(action) not in own]

    def only(self, action: Action) -> bool:
        """Tell whether an action is the only answer, whatever free acts there are beside it."""
        return answers(self.game) == [action]

    def refusal(self, action: Action) -> Refusal | None:
        """Give the rule that forbids an action now."""
        return why_not(self.game, action)

    def walls(self, tile: int) -> str:
        """Give the wall sides of a tile that the seat would build, sticks included."""
        return letters_of(walls_of(self.game.players[self.seat], tile)) if tile else ""
