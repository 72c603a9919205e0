"""Everything after a turn is in the order of section 8, whatever modules are played."""

from collections import Counter

from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action, TakeMoney
from alhambra_qt.engine.events import DirkDrew, Event, Scored, TurnStarted
from alhambra_qt.engine.pieces import CARD_VALUE
from alhambra_qt.engine.state import Frame

# The order of what an action brings about; a scoring begins again behind the refill.
STAGES = {
    name: stage
    for stage, names in enumerate(
        (
            ("TookMoney", "Bought", "BazaarBought", "KarimUsed", "ChestsBought", "HutTaken"),
            ("Placed", "Reserved", "GaveToDirk", "Added", "Removed", "Swapped"),
            ("TurnEnded", "TraderPlaced"),
            ("CardShown", "ScoringDrawn", "GateShown", "WallCardShown", "AuctionOpened"),
            ("BazaarShown", "TileShown", "SlotEmpty"),
            ("HakimChose",),
            ("Scored",),
            ("AttackTurned",),
            ("ScoutLeft", "ScoutShown"),
            ("DirkDrew",),
            ("Distributed",),
            ("TurnStarted", "GameOver"),
        )
    )
    for name in names
}
SCORING = STAGES["HakimChose"]
AGAIN = (SCORING, STAGES["Scored"])  # a second scoring follows what came after the first


def is_kept(game: Game, events: list[Event]) -> None:
    """The events of an action come in order; nothing is refilled after a scoring.

    But for Yammerad: while his owner draws, a scoring is counted at once and drawing goes on.
    """
    dirk_draws_his_tiles(game, events)
    names = [type(event).__name__ for event in events]
    drawing = any(frame.kind == "yammerad" for frame in game.decisions)
    if drawing or any(name.startswith("Yammerad") for name in names):
        return
    last = scored = 0
    for name in names:
        stage = STAGES.get(name, last)
        assert not (scored and stage < SCORING), names
        assert stage >= last or stage in AGAIN, names
        scored = scored or stage >= SCORING
        last = stage


def dirk_draws_his_tiles(game: Game, events: list[Event]) -> None:
    """Dirk gets six tiles after scoring 1, after scoring 2 a third of the bag (dirk.tiles)."""
    left = len(game.bag)
    number = 0
    for event in reversed(events):
        if isinstance(event, DirkDrew):
            number = len(event.tiles)
            left += number
        if isinstance(event, Scored) and game.dirk is not None:
            wanted = {1: min(6, left), 2: left // 3, 3: 0}[event.ledger.scoring]
            assert number == wanted
            number = 0


def seats_follow(before: int, turn: int, game: Game, events: list[Event]) -> None:
    """The turn goes to the next seat, one turn at a time."""
    for event in events:
        if isinstance(event, TurnStarted) and event.turn:
            assert (event.seat, event.turn) == ((before + 1) % len(game.players), turn + 1)
            assert game.to_play == event.seat


# -- what may be done once in a turn -----------------------------------------------------------

# Actions that end the actions of the turn: none of them is followed by another action.
LAST = {
    "take_money", "take_gate", "take_hut", "buy_chests", "build_sticks", "build_sticks_aside",
    "wake_vizier", "add", "remove", "swap", "add_with_gate", "pass", "end_actions",
}  # fmt: skip
STARS = {"use_knihstig", "use_ammar", "use_laila", "use_machma", "use_yammerad"}


class OneTurn:
    """The actions of the player to move in its turn."""

    def __init__(self) -> None:
        self.turn = -1
        self.done: Counter[str] = Counter()

    def goes_on(self, before: Frame, turn: int, action: Action) -> None:
        """Hold an action, chosen at this question in this turn, against those before it."""
        if turn != self.turn:
            self.turn = turn
            self.done.clear()
        if before.kind == "turn":
            assert not LAST & set(self.done), (action, self.done)
            self.done[action.name] += 1
        elif action.name in STARS or action.name == "use_builder":
            self.done[action.name] += 1
        if isinstance(action, TakeMoney) and sum(CARD_VALUE[card] for card in action.cards) > 5:
            self.done["faruk"] += len(action.cards) > 1
        assert self.done["use_builder"] <= 1
        stars = sum(self.done[name] for name in (*STARS, "faruk"))
        assert stars <= 1, self.done
