"""Positions of every kind to ask in, and everything in them that can be asked about."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import attrs

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view import targets as kinds
from alhambra_qt.controller.view.table_view import PlayerView, TableView
from alhambra_qt.controller.view.targets import (
    AT_BAG,
    AT_DECK,
    AT_DIRK,
    AtCell,
    AtDisplay,
    AtReserve,
    AtZone,
    Handle,
    NumberOf,
    OnCell,
    OnTray,
    Press,
    PullOut,
    SkipUntil,
    Target,
    ToRead,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN
from alhambra_qt.engine.pieces import CURRENCIES, TYPES
from tests.cases import night, some
from tests.controller.kit import chance, config, fields_of, go_on, true_game

PANELS = (
    *("header", "prompt", "market", "display", "hand", "reserve", "counts", "log", "recap"),
    *("shelf", "tray"),
)
ELSEWHERE = get_args(kinds.Ending)  # buttons of another page
VERBS = [
    word
    for group in get_args(kinds.Verb)
    for word in (get_args(group) or (group,))
    if word not in ELSEWHERE
]
CONTROLS = (Handle, NumberOf, Press, PullOut, ToRead)
BASE_FRAMES = {"turn", "turn_end", "place", "redesign", "distribute", "window"}
NUMBERS = ("hand", "reserve", "score", "wall", *TYPES)


def everything(view: TableView) -> list[Target]:
    """List all that can be pointed at where a view is shown, whatever the size of the window."""
    found: list[Target] = [target for target in _targets(view) if not _apart(target)]
    found += [AtDisplay(n) for n, card in enumerate(view.display.cards) if card is None]
    left, top, right, bottom = view.palace.box
    found += [AtCell(x, y) for x in range(left - 1, right + 2) for y in range(top - 1, bottom + 2)]
    found += [AtReserve(), OnTray(), AT_DECK, AT_BAG, *(AT_DIRK,) * (view.dirk is not None)]
    found += [Press(word) for word in VERBS]
    found += [Handle(name) for group in get_args(kinds.HandleName) for name in _words(group)]
    found += [PullOut(name) for name in get_args(kinds.DockName)]
    found += [ToRead("panel", zone) for zone in PANELS]
    found += [ToRead("score"), ToRead("hint"), ToRead("drawer"), ToRead("log", "log-0")]
    found += [ToRead("recap", "1"), *(ToRead("notice"),) * (view.notice is not None)]
    found += [ToRead("share", str(k)) for k in range(len(view.shares))]
    found += [NumberOf(name) for name in (*CURRENCIES[:4], "total")]
    found += [NumberOf(row.item) for row in view.counts.rows]
    for player in (view.you, *view.opponents):
        found += _of_player(player)
    return list(dict.fromkeys(found))


def each_sort(targets: list[Target], share: int = 1, turn: int = 0) -> list[Target]:
    """Return one or a few things of each sort in the daily run, wherever they lie.

    Of what is no piece, such as buttons and numbers, only every ``share``-th sort has its turn; of
    pieces every third one where the share is that small.
    """
    sorts: dict[tuple[Any, ...], list[Target]] = {}
    for target in targets:
        said = attrs.astuple(target, recurse=False)
        zone = said[:1] if isinstance(target, AtZone) else ()
        words = (one for one in said if isinstance(one, str))
        sorts.setdefault((type(target), *zone, *words), []).append(target)
    pieces = [alike for alike in sorts.values() if not isinstance(alike[0], CONTROLS)]
    controls = [alike for alike in sorts.values() if isinstance(alike[0], CONTROLS)]
    if not night():
        controls = controls[turn % share :: share]
        pieces = pieces[turn % 3 :: 3] if share > 3 else pieces
    if share > 2 and not night():
        return [alike[turn % len(alike)] for alike in (*pieces, *controls)]
    return [place for alike in (*pieces, *controls) for place in some(alike, 4)]


def _of_player(player: PlayerView) -> Iterator[Target]:
    """Yield the parts of a player: numbers, tokens, and each tile of the Alhambra."""
    seat, extras = player.seat.seat, player.extras
    yield from (NumberOf(name, seat) for name in NUMBERS)
    yield from (NumberOf(badge.module, seat) for badge in player.badges)
    if extras is not None:
        yield from (NumberOf(tally.zone, seat) for tally in extras.tallies)
        yield from (NumberOf("attack", seat),) * (extras.attack is not None)
    for tile in player.palace.tiles:
        yield OnCell(seat, tile.x, tile.y)
        yield from (OnCell(seat, tile.x, tile.y, token) for token in tile.tokens)
    yield from (OnCell(seat, token.x, token.y, token.id) for token in player.palace.tokens)


def _words(group: Any) -> tuple[Any, ...]:
    return get_args(group) or (group,)


def _apart(target: Target) -> bool:
    """Return whether a target has its own answer (why a computer did that), or ends passing."""
    return isinstance(target, kinds.AskWhy) or target == SkipUntil("open")


@cache
def is_target(kind: type) -> bool:
    """Whether something of this class can be pointed at; there are thirty such classes."""
    return issubclass(kind, Target)


def _targets(view: TableView) -> Iterator[Target]:
    """Every target in a view, from the first to the last."""
    todo: list[Any] = [view]
    while todo:
        thing = todo.pop()
        if isinstance(thing, tuple):
            todo += reversed(thing)
        elif is_target(thing.__class__):
            yield thing
        elif thing and not isinstance(thing, str):
            names = fields_of(thing.__class__) or ()
            todo += [getattr(thing, name) for name in reversed(names)]


def sets() -> dict[str, GameConfig]:
    """Give the games to ask in: without modules, with each one alone, and with all.

    In the daily run four people play with all; two do with some of the modules alone.
    """
    plain = {f"base{seats}": config(seats, seats, seed=f"asked{seats}") for seats in (2, 3)}
    alone = {
        name: config(2 + k % 3, 2 + k % 3, seed=f"asked-{name}", modules=(name,))
        for k, name in enumerate(modules.IDS)
    }
    seats = (2, 4) if night() else (4,)
    every = {f"all{n}": config(n, n, seed="asked", modules=modules.IDS) for n in seats}
    return plain | alone | every


def moments(setup: GameConfig) -> Iterator[tuple[str, Desk]]:
    """Play a game at random; stop the first time that each kind of question is asked, and last.

    At night the second time too. In the daily run a module alone is asked about in its own
    questions and in a late turn: the other questions are those of the base game.
    """
    often = 2 if night() and len(setup.modules) < 2 else 1
    known = set() if night() or len(setup.modules) != 1 else BASE_FRAMES
    session, rng, seen = Session.new(setup), random.Random(9), dict[str, int]()
    while not session.over:
        frame = true_game(session).frame.kind
        turns = seen.get(frame, 0)
        seen[frame] = turns + 1
        first = turns < often and frame not in known
        if first or (frame == "turn" and turns in ((20, 60) if night() else (20,))):
            yield frame, Desk(session)
            session.listeners.clear()  # else each desk of before follows the game to its end
        go_on(session, rng)
    yield "over", Desk(session)


VARIANTS = (("invaders", "open"), ("thieves", "round"))
SHARES = (0.2, 0.5, 0.8, 1.0)  # how likely a module is to play


def setups(number: int) -> Iterator[tuple[int, GameConfig]]:
    """Give games of two to six people with random modules and variants.

    Each module is drawn by itself: one more leaves the others where they are.
    """
    rng = random.Random(number)
    for place in range(number):
        seats = 2 + place % 5
        share = SHARES[place % len(SHARES)]
        draws = {name: random.Random(f"{number}/{place}/{name}") for name in modules.IDS}
        some = tuple(name for name in modules.IDS if draws[name].random() < share)
        variants = tuple(
            variant for variant in VARIANTS if variant[0] in some and rng.random() < 0.5
        )
        seed = f"anywhere{place}"
        yield place, config(seats, seats, seed=seed, modules=some, variants=variants)


def desks(games: int, most: int, each: float) -> Iterator[Desk]:
    """Play at random and stop at every so many positions; ``most`` actions in a game."""
    for place, setup in setups(games):
        session, rng = Session.new(setup), random.Random(place)
        desk = Desk(session)
        for _ in range(most):
            if session.over:
                break
            if rng.random() < each:
                if desk.viewing.waiting is not None:
                    desk.pick(Press("here"))
                if desk.mode() is not None:
                    yield desk
            chance(session, rng)


def dark(view: TableView) -> list[Target]:
    """List everything shown on the table that cannot be chosen now."""
    shown = list(_states(view))
    lit: set[Target] = {target for target, state in shown if state in (CAN, CHOSEN)}
    lit |= {cell.target for cell in view.legal}
    found: list[Target] = [target for target, _ in shown]
    found += [AtDisplay(n) for n, card in enumerate(view.display.cards) if card is None]
    buttons = (*view.prompt.buttons, *view.prompt.chips)
    found += [button.target for button in buttons if not button.enabled]
    left, top, right, bottom = view.palace.box
    found += [AtCell(x, y) for x in range(left - 2, right + 3) for y in range(top - 2, bottom + 3)]
    return [target for target in dict.fromkeys(found) if target not in lit]


def _states(view: TableView) -> Iterator[tuple[Target, str]]:
    """Give what lies on the table with its state."""
    cards = [card for card in view.display.cards if card is not None]
    cards += [card for group in view.hand.groups for card in group.cards]
    yield from ((card.target, card.state) for card in cards)
    yield from ((slot.target, slot.state) for slot in view.market)
    yield from ((tile.target, tile.state) for tile in (*view.reserve.tiles, *view.bought))
    yield from ((tile.target, tile.state) for tile in view.palace.tiles)
    for zone in view.zones:
        yield from ((piece.target, piece.state) for piece in zone.pieces)
    for panel in (view.you, *view.opponents):
        if panel.extras is not None:
            yield from ((card.target, card.state) for card in panel.extras.cards)
