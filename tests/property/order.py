"""What happens after a turn happens in the order of section 8, whatever modules are played."""

from alhambra_qt.engine import Game
from alhambra_qt.engine.events import DirkDrew, Event, Scored, TurnStarted

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
