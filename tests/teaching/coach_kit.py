"""A learner with the coach beside them, for the tests of both."""

from collections.abc import Mapping

from attrs import evolve

from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import Action, Buy, Place, TakeMoney
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import tr
from alhambra_qt.teaching.coach import Coach
from alhambra_qt.teaching.progress import Profile
from tests.controller.kit import arranged, cards, config

GARDEN = "garden-8-sw"


class Learner:
    """A learner in seat 0 of a game that is laid as wanted, with the coach beside them."""

    def __init__(
        self,
        state: Mapping[str, str] | None = None,
        assist: str = "learn",
        modules: tuple[str, ...] = (),
        scorings: int = 0,
    ) -> None:
        setup = config(modules=modules)
        seats = (evolve(setup.seats[0], assist=assist), *setup.seats[1:])
        self.setup: GameConfig = evolve(setup, seats=seats)
        self.profile = Profile("Anna")
        game = arranged(self.setup, **(state or {}))
        game.scorings_done = scorings
        self.session = Session.at(self.setup, game, {})
        self.saved = 0
        self.coach = Coach(self.session, self.known, self.save)

    def known(self, seat: int) -> Profile | None:
        """Only seat 0 is somebody."""
        return self.profile if seat == 0 else None

    def save(self) -> None:
        """Count how often something was kept."""
        self.saved += 1

    def play(self, *actions: Action) -> "Learner":
        """Play some actions."""
        for action in actions:
            self.session.play(action)
        return self

    def card(self) -> Action:
        """Give the action of taking one open card, the first that may be taken."""
        return next(
            action
            for action in legal_actions(self.session.observation(0).game)
            if isinstance(action, TakeMoney) and len(action.cards) == 1
        )

    @property
    def said(self) -> str:
        """The coach's remark in English, an empty text if there is none."""
        remark = self.coach.remark
        return tr("en", remark.text) if remark is not None else ""


def buy(slot: int, text: str) -> Buy:
    """Buy the tile of a slot with cards."""
    return Buy(slot, tuple(sorted(cards(text))))


def take(text: str) -> TakeMoney:
    """Take open cards."""
    return TakeMoney(tuple(sorted(cards(text))))


def place(tile: str, x: int, y: int) -> Place:
    """Build a bought tile."""
    return Place(TILE_BY_ID[tile], cell_at(x, y))


HAND = {
    "hand": "florin-9 florin-8 dirham-2",
    "market": f"{GARDEN} tower-9-es - -",
    "display": "denar-9 denar-8 ducat-9 ducat-8",
}
