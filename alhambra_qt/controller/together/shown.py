"""The view of a seat as JSON: steps, observations, and sentences about them.

Nothing here may hold what that seat must not know: no seed, no digest of the whole, no thoughts and
nobody else's actions, which may be secret. Events hold no secrets.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from alhambra_qt import modules
from alhambra_qt.controller.faces.face import ScoredBoard
from alhambra_qt.controller.game.file_shapes import Count, Place, Points, Seat, Text
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep, StepEffect
from alhambra_qt.controller.game.thoughts import Why
from alhambra_qt.engine import BadData, Game, Observation
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    observation_from_json,
    observation_to_json,
    palace_from_json,
    palace_to_json,
)
from alhambra_qt.engine.event_json import event_from_json, event_to_json
from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.ids import ALL_HANDS, NOBODY_LOOKING, Card, Cell, cell_at, xy
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_BY_ID, TILE_ID
from alhambra_qt.engine.rules import Rules
from alhambra_qt.engine.seen_check import check_board, check_event, check_observation
from alhambra_qt.engine.state import Setup
from alhambra_qt.i18n import Arg, Msg, Signed, has_text

Json = dict[str, Any]
BLANK = ""  # the chain of no steps
DEEPEST = 6  # sentences within sentences
LONGEST = 200  # letters of what is put into one


class SeenBoard(Struct):
    """The counted tiles of a scoring; ``event`` is the place of its event in the step."""

    event: Count
    palaces: list[Any]
    player: Seat
    tokens: list[tuple[Seat, Place, Place, list[Text]]]
    dirk_tokens: list[Text]
    dirk: list[Text] | None = None


class SeenStep(Struct):
    """A step as a seat may see it."""

    seat: Seat
    turn: Count
    revealed: bool
    events: list[Json]
    effects: list[tuple[Seat, tuple[Points, Points], tuple[Points, Points]]]
    scored: list[SeenBoard]
    action: Json | None = None


class SeenWhy(Struct):
    """Why a computer did that, as far as everybody may know."""

    reasons: list[Any]
    partial: bool


# -- steps ------------------------------------------------------------------------------------


def step_to_json(step: PlayedStep, seat: Seat | None) -> Raw:
    """Write a step for a seat: actions are its own only."""
    own = step.action is not None and step.seat == seat
    shown = SeenStep(
        step.seat,
        step.turn,
        step.revealed,
        [event_to_json(event) for event in step.events],
        [(effect.seat, effect.wall, effect.points) for effect in step.effects],
        _boards_to_json(step),
        action_to_json(step.action) if own and step.action is not None else None,
    )
    return Raw(msgspec.json.encode(shown))


def step_from_json(raw: Raw, game: Game, why: Raw | None = None) -> PlayedStep:
    """Read a step of a game with the rules and seats of this one.

    Raises:
        BadData, ValueError: if it is none.
    """
    shown = msgspec.json.decode(raw, type=SeenStep)
    events = tuple(event_from_json(data) for data in shown.events)
    for event in events:
        check_event(event, game)
    _check_boards(shown, events, game)
    return PlayedStep(
        shown.seat,
        None if shown.action is None else action_from_json(shown.action),
        events,
        shown.turn,
        shown.revealed,
        tuple(_board_from_json(board, events, game.rules) for board in shown.scored),
        why=None if why is None else why_from_json(why),
        effects=tuple(StepEffect(*effect) for effect in shown.effects),
    )


def _check_boards(shown: SeenStep, events: Sequence[object], game: Game) -> None:
    """Check who is named, and that each scoring has its boards."""
    seats = len(game.players)
    counted = [at for at, event in enumerate(events) if isinstance(event, Scored)]
    boards = shown.scored
    named = {
        shown.seat,
        *(effect[0] for effect in shown.effects),
        *(board.player for board in boards),
    }
    named |= {token[0] for board in boards for token in board.tokens}
    if max(named) >= seats or [board.event for board in boards] != counted:
        raise BadData("step", "does not fit the game")
    for board in boards:
        if len(board.palaces) != seats or (board.dirk is None) != (game.dirk is None):
            raise BadData("scored", "does not fit the game")


def chained(chain: str, raws: Iterable[Raw]) -> str:
    """Return the chain of some more steps: equal ones have equal chains."""
    for raw in raws:
        chain = hashlib.sha256(chain.encode() + bytes(raw)).hexdigest()[:32]
    return chain


def _boards_to_json(step: PlayedStep) -> list[SeenBoard]:
    counted = [at for at, event in enumerate(step.events) if isinstance(event, Scored)]
    return [
        SeenBoard(
            at,
            [palace_to_json(palace) for palace in board.palaces],
            board.player,
            [
                (seat, *xy(cell), list(tokens))
                for seat, cells in board.tokens.items()
                for cell, tokens in cells.items()
            ],
            list(board.dirk_tokens),
            None if board.dirk is None else [TILE_ID[tile] for tile in board.dirk],
        )
        for at, board in zip(counted, step.scored, strict=True)
    ]


def _board_from_json(shown: SeenBoard, events: Sequence[object], rules: Rules) -> ScoredBoard:
    event = events[shown.event]
    if not isinstance(event, Scored):
        raise BadData("scored.event", "is no scoring")
    tokens: dict[int, dict[Cell, tuple[str, ...]]] = {}
    for seat, x, y, names in shown.tokens:
        tokens.setdefault(seat, {})[cell_at(x, y)] = tuple(names)
    dirk = None if shown.dirk is None else tuple(_tile(name) for name in shown.dirk)
    palaces = tuple(palace_from_json(palace, "scored.palaces") for palace in shown.palaces)
    for palace in palaces:
        check_board(rules, palace, "scored.palaces")
    beside = tuple(shown.dirk_tokens)
    return ScoredBoard(event.ledger, palaces, dirk, shown.player, tokens, beside)


def _tile(name: str) -> int:
    if name not in TILE_BY_ID:
        raise BadData("scored.dirk", "unknown tile")
    return TILE_BY_ID[name]


# -- observations -----------------------------------------------------------------------------


def seen_by(session: Session, seat: Seat | None) -> Observation:
    """Return what a guest in a seat may know, or, without one, what is public."""
    return session.observation(None) if seat is None else session.ai_observation(seat)


def seen_to_json(observation: Observation) -> Raw:
    """Write an observation."""
    return Raw(msgspec.json.encode(observation_to_json(observation)))


def hands_to_json(hands: Iterable[Iterable[Card]]) -> Raw:
    """Write all hands of a position."""
    return Raw(msgspec.json.encode([[CARD_ID[card] for card in hand] for hand in hands]))


def with_hands(game: Game, raw: Raw) -> Game:
    """Return a position of which all hands were hidden, with these hands.

    Raises:
        Exception: if they do not fit it: BadData, or an error of the rules (`frames.FOREIGN`).
    """
    hands, opened = msgspec.json.decode(raw, type=list[list[Text]]), game.clone()
    for player, hand in zip(opened.players, hands, strict=True):
        if len(hand) != len(player.hand):
            raise BadData("hands", "does not fit the game")
        player.hand = [CARD_BY_ID[name] for name in hand]
        player.hidden = list(player.hand)
    seen = Observation(ALL_HANDS, opened)
    return seen_from_json(seen_to_json(seen), opened.setup, ALL_HANDS)


def seen_from_json(raw: Raw, setup: Setup, seat: Seat | None) -> Game:
    """Read an observation of a game with this set-up, for a seat or without one.

    Raises:
        Exception: if it is none: BadData, or an error of the rules (`frames.FOREIGN`).
    """
    data = msgspec.json.decode(raw)
    seen = observation_from_json(data, modules.rules_for(setup.modules))
    check_observation(seen, data, setup, NOBODY_LOOKING if seat is None else seat)
    return seen.game


# -- sentences --------------------------------------------------------------------------------


def why_to_json(why: Why) -> Raw:
    """Write what everybody can see of a computer's reasons."""
    shown = SeenWhy([text_to_json(reason) for reason in why.reasons], why.partial)
    return Raw(msgspec.json.encode(shown))


def why_from_json(raw: Raw) -> Why:
    """Read a computer's reasons.

    Raises:
        BadData, ValueError: if they are wrong.
    """
    shown = msgspec.json.decode(raw, type=SeenWhy)
    return Why(tuple(text_from_json(reason) for reason in shown.reasons), partial=shown.partial)


def text_to_json(text: Msg) -> list[Any]:
    """Write a sentence: its id and what is put into it."""
    return [text.id, {name: _arg_to_json(value) for name, value in text.args}]


def _arg_to_json(value: Arg) -> Any:
    if isinstance(value, Msg):
        return text_to_json(value)
    return {"signed": value.value} if isinstance(value, Signed) else value


def text_from_json(data: Any, deep: int = DEEPEST) -> Msg:
    """Read a sentence.

    Raises:
        BadData: if it is none.
    """
    match data:
        case [str(id), dict(args)] if deep and has_text(id):
            found = ((str(name), _arg_from_json(value, deep - 1)) for name, value in args.items())
            return Msg(id, tuple(sorted(found, key=lambda item: item[0])))
    raise BadData("text", "is no sentence")


def _arg_from_json(value: Any, deep: int) -> Arg:
    match value:
        case str() if len(value) <= LONGEST:
            return value
        case int() | float():
            return value
        case {"signed": int() | float() as number}:
            return Signed(number)
    return text_from_json(value, deep)
