"""The steps between two turns: refills, scorings, the window, the next turn."""

from .actions import Action, PassWindow
from .events import DirkDrew, ScoringDrawn, SlotEmpty, TileShown, TurnStarted, WindowPassed
from .ids import Card, Seat
from .market import draw_market_tile
from .pieces import CARD_ID, CARD_KIND
from .rules import Game
from .scoring import count_scoring
from .state import Frame

DIRK_START = 6


def refill_money(game: Game, frame: Frame) -> None:
    """Fill the empty places of the display (rules turn.refill, deck.reshuffle).

    A special card may raise a question at once (an auction): the step then stays on the stack and
    continues after the answer.
    """
    depth = len(game.decisions)
    special = game.rules.drawn
    for place, shown in enumerate(game.display):
        while shown < 0:
            card = game.draw_card()
            if card is None:
                break
            drawn = special.get(CARD_KIND[card])
            if drawn is None or drawn(game, card):
                game.show_card(place, card)
                break
            if len(game.decisions) > depth:
                return
            if not game.deck and set(game.discards) == {card}:
                break  # the card drawn went straight back, and no other can be drawn
    game.decisions.pop()


def scoring_drawn(game: Game, card: Card) -> bool:
    """Set a scoring card aside until the refill is complete (rule score.when)."""
    number = int(CARD_ID[card][-1])
    game.pending.append(number)
    game.gone.append(card)
    if game.events is not None:
        game.events.append(ScoringDrawn(number))
    return False


def refill_tiles(game: Game, frame: Frame) -> None:
    """Fill the empty market slots in slot order (rule turn.refill)."""
    for slot, tile in enumerate(game.market):
        if tile:
            continue
        drawn = draw_market_tile(game) if game.rules.tile_drawn else game.draw_tile()
        if drawn is not None:
            game.market[slot] = drawn
        if game.events is not None:
            game.events.append(SlotEmpty(slot) if drawn is None else TileShown(slot, drawn))
    game.decisions.pop()


def scorings(game: Game, frame: Frame) -> None:
    """Count the pending scorings, each completely before the next (rule score.when)."""
    if not game.pending:
        game.decisions.pop()
        return
    game.pending.sort()
    game.push("score", -1, game.pending.pop(0))


def score(game: Game, frame: Frame) -> None:
    """Start one scoring, with Dirk's draw afterwards (rules score.when, dirk.tiles)."""
    number: int = frame.data[0]
    game.decisions.pop()
    if game.dirk is not None and number < 3:
        game.push("dirk_draws", -1, number)
    if not game.rules.scoring_coming:
        count_scoring(game, number)
        return
    game.push("count", -1, number)
    for told in reversed(game.rules.scoring_coming):
        told(game, number)


def count(game: Game, frame: Frame) -> None:
    """Count a scoring after the modules' questions are answered."""
    game.decisions.pop()
    count_scoring(game, frame.data[0])


def dirk_draws(game: Game, frame: Frame) -> None:
    """Let Dirk draw: six tiles at the start and after scoring 1, a third of the bag after 2."""
    game.decisions.pop()
    number = len(game.bag) // 3 if frame.data[0] == 2 else DIRK_START
    give_dirk_tiles(game, number)


def give_dirk_tiles(game: Game, number: int) -> None:
    """Draw tiles for Dirk, fewer if the bag has fewer (rule dirk.tiles)."""
    if game.dirk is None:
        return
    tiles = tuple(tile for _ in range(number) if (tile := game.draw_tile()) is not None)
    game.dirk += tiles
    if tiles and game.events is not None:
        game.events.append(DirkDrew(tiles))


# -- the window between turns -----------------------------------------------------------------


def asked_seats(game: Game) -> list[Seat]:
    """Return the seats to ask between turns, from the next to move to the last mover."""
    count = len(game.players)
    folds = game.rules.window_open
    asked = []
    for offset in range(count):
        seat = (game.to_play + 1 + offset) % count
        open_ = False
        for fold in folds:
            open_ = fold(game, seat, open_)
        if open_:
            asked.append(seat)
    return asked


def open_window(game: Game, frame: Frame) -> None:
    """Ask the seats in turn; after each action all are asked again (rule vizier.order)."""
    game.decisions.pop()
    seats = asked_seats(game)
    if seats:
        game.push("window", seats[0], *seats[1:])


def window_options(game: Game, frame: Frame) -> list[Action]:
    """List a seat's actions between two turns; declining is always possible."""
    out: list[Action] = []
    for add in game.rules.window_actions:
        add(game, frame.seat, out)
    out.append(PassWindow.of())
    return out


def run_pass_window(game: Game, seat: Seat, action: PassWindow) -> None:
    """Decline; the next seat is asked."""
    rest = game.decisions.pop().data
    if game.events is not None:
        game.events.append(WindowPassed(seat))
    if rest:
        game.push("window", rest[0], *rest[1:])


def window_used(game: Game) -> None:
    """Close the current question so that all seats are asked again."""
    game.decisions.pop()
    game.push("open_window")


def next_to_move(game: Game) -> Seat:
    """Return the seat that moves after the current turn."""
    return (game.to_play + 1) % len(game.players)


def next_turn(game: Game, frame: Frame) -> None:
    """Hand the turn to the next seat."""
    game.decisions.pop()
    game.turn += 1
    start_turn(game, next_to_move(game))


def first_turn(game: Game, frame: Frame) -> None:
    """Begin the game once the first tiles are laid."""
    game.decisions.pop()
    start_turn(game, game.to_play)


def start_turn(game: Game, seat: Seat) -> None:
    """Begin a seat's turn."""
    game.to_play = seat
    game.acted = 0
    if game.events is not None:
        game.events.append(TurnStarted(seat, game.turn))
    game.push("turn", seat)
    for told in game.rules.turn_starting:
        told(game, seat)
