"""A moment of a game that is over, and a choice as its seat saw it."""

from collections.abc import Collection, Sequence

from attrs import frozen

from alhambra_qt.controller.build.panels import palace_of
from alhambra_qt.controller.faces.asked import wallet
from alhambra_qt.controller.game.history import told_lines
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.standing import on_boards
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.review.facts import turn_of
from alhambra_qt.controller.review.telling import payable
from alhambra_qt.controller.review.view import MomentCard, MomentView
from alhambra_qt.engine import Game
from alhambra_qt.engine.events import CardShown, Placed, TileShown
from alhambra_qt.engine.ids import Cell, Seat
from alhambra_qt.engine.pieces import CARD_ID, CURRENCIES, TILE_ID
from alhambra_qt.i18n import Msg, msg


@frozen
class _Came:
    """What a turn brought: the slots, the places of the display, the cells that were built on."""

    slots: frozenset[int] = frozenset()
    places: frozenset[int] = frozenset()
    cells: frozenset[Cell] = frozenset()


def ends(session: Session) -> tuple[int, ...]:
    """Give how many actions had been played before the first turn and after each."""
    found = [0] * (turn_of(session, session.steps[-1]) + 2) if session.steps else [0]
    for number, step in enumerate(session.steps, 1):
        found[turn_of(session, step) + 1] = number
    for turn in range(1, len(found)):  # a turn without any action
        found[turn] = found[turn] or found[turn - 1]
    return tuple(found)


def moment_after(session: Session, turn: int, seat: Seat | None = None) -> MomentView:
    """Show the game after a turn, with the Alhambra of a seat (None: of whose turn it was)."""
    bounds = ends(session)
    at, before = bounds[turn], bounds[max(0, turn - 1)]
    steps = session.steps[before:at]
    # Whoever acts first in a turn has it; at the end of a game others place their last tiles.
    whose = (steps or session.steps)[0].seat
    title = msg("review-after", turn=turn) if turn else msg("review-beginning")
    shown = whose if seat is None else seat
    fact = payable(session, at - 1) if at else None
    return _moment(session, at, shown, title, steps, fact)


def moment_of(session: Session, at: int) -> MomentView:
    """Show a choice: what its seat saw, and what it had done before in this turn."""
    step = session.steps[at]
    first = next(k for k, one in enumerate(session.steps) if one.turn == step.turn)
    title = msg(
        "review-choice-of", turn=turn_of(session, step) + 1, name=session.tags[step.seat].said
    )
    before = session.steps[first:at]
    return _moment(session, at, step.seat, title, before, None)


def _moment(
    session: Session,
    at: int,
    shown: Seat,
    title: Msg,
    steps: Sequence[PlayedStep],
    fact: Msg | None,
) -> MomentView:
    was = session.as_it_was(at)
    holder = was.to_move
    game = was.observation(shown if holder is None else holder).game
    came, tags = _came(steps), session.tags
    board = game.players[shown]
    held = wallet(game, holder) if holder is not None else []
    return MomentView(
        title=title,
        board=palace_of(
            board.palace, tags[shown], came.cells, tokens=on_boards(game).get(shown, {})
        ),
        about=msg(
            "review-about",
            n=len(board.palace.tiles) - 1,
            reserve=len(board.reserve),
            wall=board.palace.longest_wall(),
        ),
        market=_market(game, came.slots),
        display=_cards(game.display, came.places),
        holder=None if holder is None else tags[holder],
        hand=_cards(held),
        told=_told(session, steps),
        fact=fact,
        next_at=at,
    )


def _came(steps: Sequence[PlayedStep]) -> _Came:
    events = [event for step in steps for event in step.events]
    return _Came(
        frozenset(one.slot for one in events if isinstance(one, TileShown)),
        frozenset(one.place for one in events if isinstance(one, CardShown)),
        frozenset(one.cell for one in events if isinstance(one, Placed)),
    )


def _market(game: Game, new: Collection[int]) -> tuple[MomentCard, ...]:
    return tuple(
        MomentCard(TILE_ID[tile], slot in new, CURRENCIES[slot])
        for slot, tile in enumerate(game.market)
        if tile
    )


def _cards(cards: Sequence[int], new: Collection[int] = ()) -> tuple[MomentCard, ...]:
    return tuple(
        MomentCard(CARD_ID[card], place in new) for place, card in enumerate(cards) if card >= 0
    )


def _told(session: Session, steps: Sequence[PlayedStep]) -> tuple[Msg, ...]:
    """Tell what somebody did in these steps."""
    lines = (line for step in steps for line in told_lines(step, session.tags))
    return tuple(line.text for line in lines if line.kind in ("move", "scoring"))
