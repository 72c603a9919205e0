"""The last turn and the last tiles: the last scoring pays nothing for what is not done now.

The last turn is known by the market: a slot is empty that the bag can no longer fill. Then the
points that a seat can still make are computed to the end, against every attack still possible.
"""

from collections.abc import Iterator, Mapping

from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    EndActions,
    EndTurn,
    Place,
    Reserve,
    SwapTile,
    TakeMoney,
)
from alhambra_qt.engine.ids import SIDES
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_KIND
from alhambra_qt.engine.scoring import score_now
from alhambra_qt.modules.builders.rules import UseBuilder
from alhambra_qt.modules.characters.actions import DeclineKnihstig, UseAmmar, UseKarim
from alhambra_qt.modules.gates.rules import PlaceWithGate
from alhambra_qt.modules.huts.rules import TakeHut
from alhambra_qt.modules.invaders.rules import Invaders, attack_lines
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.vizier.rules import WakeVizier
from alhambra_qt.modules.walls.rules import BuildSticks
from tests.ai.blunders import CLEAR, after
from tests.ai.blunders_asked import ends_now
from tests.ai.blunders_boards import Kinds

LAST = 3
SURE = 3  # points of the last scoring from which a mistake is clear
MOST_HELD = 2  # tiles held aside whose places are all tried
Points = tuple[int, ...]  # of the last scoring, by the attacks still possible
OWN = ("trader_in", "trader_swap")  # small questions that building asks
ASIDE = ("place", "distribute")


def last_points(game: Game, seat: int) -> Points:
    """Give what the last scoring would bring a seat now, for each attack that may come."""
    totals = score_now(game, LAST).totals
    if "invaders" not in game.setup.modules or not Invaders.of(game).stack:
        return (totals[seat],)
    turned = Invaders.of(game).turned
    scores = [player.score + total for player, total in zip(game.players, totals, strict=True)]
    return tuple(
        totals[seat]
        + sum(line.points for line in attack_lines(game, side, LAST, scores) if line.seat == seat)
        for side in SIDES
        if side not in turned
    )


def beats(better: Points, worse: Points, gap: int) -> bool:
    """Return whether one is ahead by so many points, whatever attack happens."""
    return all(mine >= theirs + gap for mine, theirs in zip(better, worse, strict=True))


def _ways_on(game: Game, seat: int) -> list[Action]:
    """List the seat's ways on while it builds; none where the building is over."""
    if not game.decisions or game.frame.seat != seat:
        return []
    if game.frame.kind in OWN:
        return legal_actions(game)
    if game.frame.kind in ASIDE and game.players[seat].bought:
        places = (Place, PlaceWithGate, Reserve)
        return [action for action in legal_actions(game) if isinstance(action, places)]
    return []


def finals(game: Game, seat: int) -> Iterator[Points]:
    """Give the last points of every way to put the tiles held aside away."""
    ways = _ways_on(game, seat)
    if not ways:
        yield last_points(game, seat)
    for action in ways:
        yield from finals(after(game, action), seat)


def most_of(game: Game, seat: int) -> Points:
    """Give the most that any way brings, for each attack."""
    return tuple(map(max, zip(*finals(game, seat), strict=True)))


def _ended(game: Game, action: Action) -> Game:
    """Carry out an action, then nothing but what building asks."""
    tried = after(game, action)
    if tried.frame.kind == "knihstig":
        tried = after(tried, DeclineKnihstig.of())
    return after(tried, EndActions.of()) if tried.frame.kind == "turn" else tried


def _costs_nothing(game: Game, action: Action) -> bool:
    """Return whether an action of the last turn takes nothing that could still be useful.

    Money of a slot that is empty wins no tile when the market is given away, nor do diamonds.
    """
    if isinstance(action, Buy):
        return all(
            CARD_KIND[card] == "diamond" or CARD_CURRENCY[card] == action.slot
            for card in action.cards
        )
    return isinstance(action, UseKarim | BuildSticks | TakeHut | AddTile | SwapTile)


def _is_idle(action: Action) -> bool:
    """Return whether an action of the last turn brings neither points nor money."""
    if isinstance(action, TakeMoney):
        return all(CARD_KIND[card] in ("exchange", "diamond") for card in action.cards)
    return isinstance(action, EndActions | WakeVizier)


def last_turn_idle(game: Game) -> tuple[Action, ...]:
    """Nothing is done with the last turn although points could be had for nothing."""
    seat = game.frame.seat
    if not ends_now(game) or len(game.players[seat].bought) >= MOST_HELD:
        return ()
    options = legal_actions(game)
    idle = tuple(action for action in options if _is_idle(action))
    if not idle:
        return ()
    most = most_of(_ended(game, idle[0]), seat)
    for action in options:
        ways = finals(_ended(game, action), seat) if _costs_nothing(game, action) else ()
        if any(beats(points, most, SURE) for points in ways):
            return idle
    return ()


def last_redesign(game: Game) -> tuple[Action, ...]:
    """A redesign before the last scoring is waived that would pay, or made although none does."""
    seat = game.frame.seat
    if not ends_now(game):
        return ()
    uses = [
        action
        for action in legal_actions(game)
        if isinstance(action, UseAmmar)
        or (isinstance(action, UseBuilder) and not game.market[CARD_CURRENCY[action.card]])
    ]
    if not uses:
        return ()
    now = last_points(game, seat)
    asked = after(game, uses[0])
    then = [last_points(after(asked, action), seat) for action in legal_actions(asked)]
    if any(beats(points, now, SURE) for points in then):
        return (EndTurn.of(),)
    return tuple(uses) if all(beats(now, points, SURE) for points in then) else ()


def last_redesign_lost(game: Game) -> tuple[Action, ...]:
    """Of the redesigns before the last scoring one is made that brings much less."""
    if not ends_now(game):
        return ()
    return _beaten(game, CLEAR)


def last_tile_lost(game: Game) -> tuple[Action, ...]:
    """The last tile of all goes where it brings less, or onto the reserve."""
    if len(game.players[game.frame.seat].bought) != 1:
        return ()
    if game.frame.kind == "distribute":
        return _beaten(game, SURE)
    return _beaten(game, CLEAR) if ends_now(game) else ()


def last_side_open(game: Game) -> tuple[Action, ...]:
    """The last tile leaves a side open to every attack that another cell closes for nothing."""
    seat = game.frame.seat
    if len(game.players[seat].bought) != 1:
        return ()
    places = [action for action in legal_actions(game) if isinstance(action, Place)]
    ends = {action: after(game, action) for action in places}
    paid = {action: score_now(end, LAST).totals for action, end in ends.items()}
    left = {action: last_points(end, seat) for action, end in ends.items()}
    return tuple(
        action
        for action in places
        if any(paid[way] == paid[action] and beats(left[way], left[action], 2) for way in places)
    )


def last_resident_out(game: Game) -> tuple[Action, ...]:
    """The last tile of all goes elsewhere although a resident would move in and pay more."""
    seat = game.frame.seat
    tiles, trader = game.players[seat].bought, Trader.of(game).at[seat]
    if len(tiles) != 1 or trader is None or Place.of(tiles[0], trader) not in legal_actions(game):
        return ()
    home = after(game, Place.of(tiles[0], trader))
    if home.frame.kind != "trader_in":
        return ()
    best = most_of(home, seat)
    return tuple(
        action
        for action in legal_actions(game)
        if beats(best, most_of(after(game, action), seat), SURE)
    )


def _beaten(game: Game, gap: int) -> tuple[Action, ...]:
    """List the answers behind which another surely leaves so much more."""
    seat = game.frame.seat
    ends = {action: list(finals(after(game, action), seat)) for action in legal_actions(game)}
    best = {points for ways in ends.values() for points in ways}
    found = []
    for action, ways in ends.items():
        most = tuple(map(max, zip(*ways, strict=True)))
        if any(beats(points, most, gap) for points in best):
            found.append(action)
    return tuple(found)


ENDS: Mapping[str, Kinds] = {
    "turn": {"last_turn_idle": ((), last_turn_idle)},
    "turn_end": {"last_redesign": (("characters", "builders"), last_redesign)},
    "redesign": {"last_redesign_lost": (("characters", "builders"), last_redesign_lost)},
    "place": {"last_tile_lost": ((), last_tile_lost)},
    "distribute": {
        "last_tile_lost": ((), last_tile_lost),
        "last_side_open": (("invaders",), last_side_open),
        "last_resident_out": (("trader",), last_resident_out),
    },
}
