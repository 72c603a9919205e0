"""One random game under watch: chooses actions and checks everything after each of them."""

import json
from bisect import bisect_left
from collections.abc import Mapping
from itertools import accumulate
from random import Random

from alhambra_qt.engine import Game, Setup, apply, apply_unchecked, legal_actions, to_move, why_not
from alhambra_qt.engine.actions import Action, Buy
from alhambra_qt.engine.codec import digest, setup_from_json, setup_to_json
from alhambra_qt.engine.errors import AlhambraError
from alhambra_qt.engine.events import (
    CardShown,
    DirkDrew,
    Distributed,
    Event,
    Scored,
    ScoringDrawn,
    TileShown,
)
from alhambra_qt.engine.ids import NOBODY_LOOKING
from alhambra_qt.engine.payments import purse_of
from alhambra_qt.modules import new_game
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.characters.actions import FatimaKept
from tests.property import building, checks, order, paying, pieces, places, points, secrets

# How likely a kind of action is, where several kinds are open.
WEIGHTS = {
    "buy": 24.0,
    "take_money": 9.0,
    "place": 6.0,
    "use_vizier": 4.0,
    "buy_bazaar": 3.0,
    "swap": 2.0,
    "add": 2.0,
    "remove": 0.5,
    "pass_bid": 2.0,
}
# Whatever a broken rule may end in.
FAILURES = (
    AlhambraError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)
LONGEST = 4000  # no game takes as many actions


def start(setup: Setup) -> Game:
    """Set a game up in which each seat took its first two cards unseen."""
    game = new_game(setup_from_json(json.loads(json.dumps(setup_to_json(setup)))))
    for player in game.players:
        if not player.hidden:
            player.hidden = player.hand[:2]
    return game


class Watched:
    """A game that is played and checked step by step.

    What costs much is checked at one action in ``every``, what stays wrong once it is wrong
    (a piece lost, an Alhambra against the rules) at one in ``often``, the rest at each action.
    """

    def __init__(self, setup: Setup, every: int = 1, often: int = 1) -> None:
        self.setup = setup
        self.game = start(setup)
        self.every = every
        self.often = often
        self.actions: list[Action] = []
        self.built: dict[int, int] = {}
        self.rng = Random(setup.seed)
        self.dice = Random(f"checks of {setup.seed}")  # how often is checked changes no game
        self.offset = 0 if every == 1 else self.dice.randrange(every)
        self.turn = order.OneTurn()
        self.sheet = points.Sheet([0] * setup.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    def is_time(self, every: int) -> bool:
        """Return whether a check that is made at one action in so many is made now."""
        return (len(self.actions) + self.offset) % every == 0 or self.over

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
        """Sometimes pay with all there is of the currency: any overpayment is legal."""
        if pick * 100 % 1 < 0.9:
            return buy
        every = Buy.of(buy.slot, purse_of(self.game, self.game.decisions[-1].seat, buy.slot))
        return every if why_not(self.game, every) is None else buy

    def act(self, action: Action) -> None:
        """Play an action, now and then on copies first, and check everything."""
        seat, turn, asked = self.game.to_play, self.game.turn, self.game.decisions[-1]
        coins = sum(Change.of(self.game).bag) if "change" in self.game.ext else 0
        events = self.compared(action) if self.is_time(self.often) else apply(self.game, action)
        self.actions.append(action)
        self.check()
        self.turn.goes_on(asked, turn, action)
        order.is_kept(self.game, events)
        paying.is_settled(self.game, events, coins)
        order.seats_follow(seat, turn, self.game, events)
        if any(isinstance(event, Scored) for event in events):
            points.scorings_are_right(self.game, events)
        self.sheet.goes_on(self.game, fatima(events))

    def compared(self, action: Action) -> list[Event]:
        """Play an action on a copy with and without the checks, then on the game."""
        game, revealed = self.game, self.game.reveals
        closely = self.is_time(self.every)
        before = digest(game) if closely else ""
        before_it, twin, unchecked = game.clone(), game.clone(), game.clone()
        events = apply(twin, action)
        apply_unchecked(unchecked, action)
        if closely:
            assert digest(game) == before, "playing on a copy changed the original"
        assert apply(game, action) == events
        assert digest(game) == digest(twin) == digest(unchecked)
        revelations_are_counted(revealed, game, events)
        if twin.reveals == revealed:
            secrets.stays_hidden(before_it, twin, action, events, self.dice)
        return events

    def play(self, most: int = LONGEST) -> None:
        """Play to the end."""
        try:
            while not self.over:
                assert len(self.actions) < most, "the game does not end"
                self.act(self.choose(self.rng.random(), self.rng.random()))
        except FAILURES as error:
            error.add_note(f"after {len(self.actions)} actions of {setup_to_json(self.setup)}")
            raise

    # -- checks -------------------------------------------------------------------------------

    def check(self) -> None:
        """Check what must always hold, the costly parts now and then."""
        checks.nothing_is_left_on_the_stack(self.game)
        if self.is_time(self.often):
            self.check_pieces()
        if self.is_time(self.every):
            self.check_choices()
            self.check_knowledge()

    def check_pieces(self) -> None:
        """Check that no piece is lost and that every Alhambra that changed is right."""
        pieces.are_conserved(self.game)
        places.are_right(self.game)
        for seat, player in enumerate(self.game.players):
            walls, gates = player.palace.walls, player.palace.gates
            board = hash((frozenset(walls.items()), frozenset(gates.items())))
            if self.built.get(seat) != board:
                self.built[seat] = board
                building.palace_is_right(player)

    def check_choices(self) -> None:
        """Check what may be done now, and what a scoring would give."""
        checks.listed_actions_are_legal(self.game)
        checks.money_choices_are_complete(self.game)
        scoring = self.dice.randint(1, 3)
        points.are_right(self.game, scoring)
        points.are_right(points.decorated(self.game, self.dice), scoring)
        if to_move(self.game) is not None:
            building.agrees(self.game, self.dice)
            paying.agrees(self.game, self.dice)

    def check_knowledge(self) -> None:
        """Check what a seat, by turns each of them, and somebody without a seat may know."""
        seat = self.dice.randrange(len(self.game.players))
        memory = self.dice.random() < 0.5
        secrets.nothing_hidden_is_seen(self.game, seat, memory, self.dice)
        secrets.guesses_agree(self.game, seat, memory, self.dice)
        secrets.nothing_hidden_is_seen(self.game, NOBODY_LOOKING, False, self.dice)
        checks.written_and_read_again(self.game)
        checks.position_is_read_back(self.game)

    def replayed(self) -> None:
        """The same set-up and actions give the same game again, checked or not."""
        for play in (apply, apply_unchecked):
            again = start(self.setup)
            for action in self.actions:
                play(again, action)
            assert digest(again) == digest(self.game)
            assert again.ledgers == self.game.ledgers


def fatima(events: list[Event]) -> Mapping[int, int]:
    """Give the points that a seat got outside the scorings (rule fatima)."""
    return {event.seat: 8 for event in events if isinstance(event, FatimaKept)}


def revelations_are_counted(before: int, game: Game, events: list[Event]) -> None:
    """The count of revelations grew with every card and tile drawn.

    Of the base game's pieces each counts once; what modules draw counts too.
    """
    drawn = sum(isinstance(event, CardShown | ScoringDrawn | TileShown) for event in events)
    drawn += sum(len(event.tiles) for event in events if isinstance(event, DirkDrew))
    drawn += sum(isinstance(event, Distributed) for event in events)  # hands are compared
    if game.setup.modules:
        assert game.reveals - before >= drawn
    else:
        assert game.reveals - before == drawn
