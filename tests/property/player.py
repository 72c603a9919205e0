"""One random game under watch: chooses actions and checks everything after each of them."""

import json
from bisect import bisect_left
from itertools import accumulate
from random import Random

from alhambra_qt.engine import Game, Setup, apply, apply_unchecked, legal_actions, to_move, why_not
from alhambra_qt.engine.actions import Action, Buy
from alhambra_qt.engine.codec import digest, setup_from_json, setup_to_json
from alhambra_qt.engine.pieces import CARD_CURRENCY
from alhambra_qt.modules import new_game
from tests.property import checks

# How likely a kind of action is, where several kinds are open.
WEIGHTS = {"buy": 6.0, "take_money": 3.0, "place": 6.0, "use_vizier": 4.0, "swap": 2.0, "add": 2.0}


def start(setup: Setup) -> Game:
    """Set a game up in which each seat took its first two cards unseen."""
    game = new_game(setup_from_json(json.loads(json.dumps(setup_to_json(setup)))))
    for player in game.players:
        player.hidden = player.hand[:2]
    return game


class Watched:
    """A game that is played and checked step by step.

    ``every`` spreads the costly checks: each is made at one action in so many.
    """

    def __init__(self, setup: Setup, every: int = 1) -> None:
        self.setup = setup
        self.game = start(setup)
        self.every = every
        self.actions: list[Action] = []
        self.built: dict[int, int] = {}
        self.rng = Random(setup.seed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    def choose(self, roll: float, pick: float) -> Action:
        """Draw an action: first its kind by weight, then one of the kind."""
        kinds: dict[str, list[Action]] = {}
        for action in legal_actions(self.game):
            kinds.setdefault(action.name, []).append(action)
        reach = list(accumulate(WEIGHTS.get(name, 1.0) for name in kinds))
        actions = list(kinds.values())[bisect_left(reach, roll * reach[-1])]
        chosen = actions[int(pick * len(actions))]
        return self.overpaid(chosen, pick) if isinstance(chosen, Buy) else chosen

    def overpaid(self, buy: Buy, pick: float) -> Action:
        """Sometimes pay with every card of the currency: any overpayment is legal."""
        if pick * 100 % 1 < 0.9:
            return buy
        hand = self.game.players[self.game.decisions[-1].seat].hand
        return Buy.of(buy.slot, tuple(card for card in hand if CARD_CURRENCY[card] == buy.slot))

    def act(self, action: Action) -> None:
        """Play an action on a copy, then on the game, and compare; then check everything."""
        game = self.game
        assert why_not(game, action) is None
        before, revealed = digest(game), game.reveals
        twin = game.clone()
        events = apply(twin, action)
        assert digest(game) == before, "playing on a copy changed the original"
        assert apply(game, action) == events
        assert digest(game) == digest(twin)
        checks.revelations_are_counted(revealed, game, events)
        self.actions.append(action)
        self.check()

    def check(self) -> None:
        """Check what must always hold, the costly parts now and then."""
        game, number = self.game, len(self.actions)
        checks.pieces_are_conserved(game)
        checks.nothing_is_left_on_the_stack(game)
        checks.listed_actions_are_legal(game)
        checks.money_choices_are_complete(game)
        checks.scorings_add_up(game)
        checks.points_are_right(game, number % 3 + 1)
        for seat, player in enumerate(game.players):
            if self.built.get(seat) != hash(frozenset(player.palace.tiles.items())):
                self.built[seat] = hash(frozenset(player.palace.tiles.items()))
                checks.palace_is_right(player.palace)
        if to_move(game) is not None and number % self.every == 0:
            checks.building_agrees(game, self.rng)
        seat = number % len(game.players)
        memory = number % 2 == 0
        if number % self.every == 0:
            checks.nothing_hidden_is_seen(game, seat, memory, self.rng)
            checks.guesses_agree(game, seat, memory, self.rng)
            checks.written_and_read_again(game)

    def replayed(self) -> None:
        """The same set-up and actions give the same game again, checked or not."""
        for play in (apply, apply_unchecked):
            again = start(self.setup)
            for action in self.actions:
                play(again, action)
            assert digest(again) == digest(self.game)
            assert again.ledgers == self.game.ledgers
