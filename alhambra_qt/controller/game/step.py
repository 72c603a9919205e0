"""A step of a game: the action, what it changed and revealed, and what listeners receive.

Also here: what modules keep on the table (``zones_of``), a branch, and what a seat could do between
two turns when it passed (``Chance``). After each use of such a moment everybody is asked again; a
seat that passed and can do nothing new passes once more unasked. Hands are secret: where several
people share the screen, a seat is asked again as soon as anything new is *visible*, whatever its
hand holds, so that neither a question nor a silence gives a hand away.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from attrs import define, field, frozen

from alhambra_qt.controller.faces.face import ScoredBoard
from alhambra_qt.controller.game.thoughts import Thought, Why
from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import Action, PassWindow
from alhambra_qt.engine.contracts import Zone
from alhambra_qt.engine.events import (
    CardShown,
    DeckShuffled,
    DirkDrew,
    Event,
    GaveToDirk,
    Scored,
    TileShown,
)
from alhambra_qt.engine.ids import Cell, Seat
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.rules import AnyModule, Module
from alhambra_qt.i18n import Msg, msg


def zones_of(game: Game) -> list[Zone]:
    """List the places where the modules of a game keep pieces."""
    found: list[Zone] = []
    for add in game.rules.zones:
        add(game, found)
    return found


def beside_dirk(game: Game) -> tuple[str, ...]:
    """Return the tokens that the imaginary player has."""
    zones = [zone for zone in zones_of(game) if zone.name.startswith("dirk-")]
    return tuple(token for zone in zones for token in zone.tokens)


def on_boards(game: Game) -> dict[Seat, dict[Cell, tuple[str, ...]]]:
    """Return the tokens that stand in the Alhambras, by seat and cell."""
    return _standing(zones_of(game))


def _standing(zones: Sequence[Zone]) -> dict[Seat, dict[Cell, tuple[str, ...]]]:
    found: dict[Seat, dict[Cell, tuple[str, ...]]] = {}
    for zone in zones:
        for token, cell in zip(zone.tokens, zone.cells, strict=False):
            cells = found.setdefault(zone.seat, {})
            cells[cell] = (*cells.get(cell, ()), token)
    return found


@frozen
class StepEffect:
    """What a step changed for a seat, before and after: sides of the longest wall, points."""

    seat: Seat
    wall: tuple[int, int]
    points: tuple[int, int]


def effects(before: Game, after: Game) -> tuple[StepEffect, ...]:
    """Compare walls and points of all seats; who lost and gained nothing is left out."""
    pairs = zip(before.players, after.players, strict=True)
    every = (
        StepEffect(
            seat, (old.palace.longest_wall(), new.palace.longest_wall()), (old.score, new.score)
        )
        for seat, (old, new) in enumerate(pairs)
    )
    return tuple(one for one in every if len({*one.wall}) + len({*one.points}) > 2)


def scored_boards(before: Game, after: Game, events: Sequence[Event]) -> tuple[ScoredBoard, ...]:
    """Keep what each scoring counted: nothing is built between a scoring and the next question."""
    boards = []
    dirk = before.dirk
    for event in events:
        if dirk is not None and isinstance(event, DirkDrew):
            dirk = [*dirk, *event.tiles]
        elif dirk is not None and isinstance(event, GaveToDirk):
            dirk = [*dirk, event.tile]
        elif isinstance(event, Scored):
            palaces = tuple(player.palace.clone() for player in after.players)
            tiles = None if dirk is None else tuple(dirk)
            seat, tokens = before.to_play, on_boards(after)
            beside = beside_dirk(after)
            boards.append(ScoredBoard(event.ledger, palaces, tiles, seat, tokens, beside))
    return tuple(boards)


def barrier_text(events: Sequence[Event]) -> Msg:
    """Say what was revealed, so that nothing before it can be taken back."""
    cards = any(isinstance(event, CardShown | DeckShuffled) for event in events)
    tiles = any(isinstance(event, TileShown | DirkDrew) for event in events)
    if cards and not tiles:
        return msg("undo-revealed-card")
    if tiles and not cards:
        return msg("undo-revealed-tile")
    return msg("undo-revealed")


WINDOW = "window"  # the question between two turns
OWN = {"card", "cards"}  # fields of actions that come out of what a seat holds
SOLD, SHOWN = {"slot", "tile"}, {"taken_card"}
Sight = frozenset[tuple[str, tuple[int, ...]]]


@frozen
class Chance:
    """What a seat can do between two turns, and what of it everybody sees.

    ``seen`` is None if that cannot be told from the actions.
    """

    can: frozenset[Action]
    seen: Sight | None

    @classmethod
    def of(cls, game: Game, seat: Seat) -> Chance:
        """Look at the question between two turns that a seat is asked."""
        can = (one for one in legal_actions(game) if not isinstance(one, PassWindow))
        return cls(frozenset(can), _seen(game, seat))

    def brings_more_than(self, before: Chance, *, public: bool) -> bool:
        """Whether there is anything that was not there before."""
        if not self.can <= before.can:
            return True
        if not public:
            return False
        return self.seen is None or before.seen is None or not self.seen <= before.seen


def asking(game: Game, seat: Seat) -> tuple[AnyModule, ...]:
    """Return the modules that ask a seat between two turns, by what everybody can see."""
    return tuple(
        module
        for module in game.rules.modules
        if module.window_open(game, seat, False)
        or (_acts(module) and type(module).window_open is Module.window_open)
    )


def _acts(module: AnyModule) -> tuple[type[Action], ...]:
    handlers = module.handlers().items()
    return tuple(kind for kind, one in handlers if WINDOW in one.frames and kind is not PassWindow)


def _seen(game: Game, seat: Seat) -> Sight | None:
    on_sale = [(offer.tile, offer.currency, offer.price) for offer in offers(game)]
    shown = [(card,) for card in game.display if card >= 0]
    found: set[tuple[str, tuple[int, ...]]] = set()
    for kind in (kind for module in asking(game, seat) for kind in _acts(module)):
        about = set(kind.__match_args__) - OWN
        if about <= SOLD:
            found |= {(kind.name, one) for one in on_sale}
        elif about <= SHOWN:
            found |= {(kind.name, one) for one in shown}
        else:
            return None
    return frozenset(found)


Json = dict[str, Any]

MARK = 12  # letters of what a branch is known by


@define(eq=False)
class Branch:
    """A line of play that leaves another one.

    Attributes:
        name: what the person calls it.
        parent: the branch that it leaves, None for the game itself.
        at: how many actions had been played when it left.
        luck: what is dealt anew there by; empty: everything lies as it lay.
        data: its actions and what goes with them, as in the file; what is wrong in it is told when
            the branch is opened.
    """

    name: str
    parent: Branch | None = field(repr=False)
    at: int
    luck: str = ""
    data: Json = field(factory=lambda: {"actions": []})

    @property
    def length(self) -> int:
        """How many actions the game has at the end of this branch."""
        return self.at + len(self.data["actions"])

    @property
    def way(self) -> tuple[Branch, ...]:
        """The branches from the game to this one: first the one that left the game itself."""
        found, branch = [self], self.parent
        while branch is not None:
            found.append(branch)
            branch = branch.parent
        return tuple(reversed(found))

    @property
    def dealt(self) -> Mapping[int, str]:
        """What was dealt anew on the way here: before which action of the game, and by what."""
        return {one.at: one.luck for one in self.way if one.luck}

    @property
    def mark(self) -> str:
        """What it is known by outside its record, whatever it is called: what was played in it."""
        way = self.way
        ends = [*(one.at for one in way[1:]), self.length]
        played = [
            {"at": one.at, "luck": one.luck, "actions": one.data["actions"][: end - one.at]}
            for one, end in zip(way, ends, strict=True)
        ]
        text = json.dumps(played, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:MARK]

    def leaves(self, other: Branch | None) -> bool:
        """Whether it leaves a line, or one that does, and is lost without it."""
        return other is None or other in self.way[:-1]


@frozen(eq=False)
class PlayedStep:
    """An action that was played: by whom, in which turn, and what happened.

    ``thought`` is what a computer player thought when it chose, ``why`` the same in words;
    ``declined`` is what a person could have done who passed between two turns.
    ``effects`` are what it changed of walls and points.
    """

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    turn: int
    revealed: bool
    scored: tuple[ScoredBoard, ...] = ()
    thought: Thought | None = None
    why: Why | None = None
    declined: Chance | None = None
    effects: tuple[StepEffect, ...] = ()


@frozen
class SessionChange:
    """What listeners are told: ``kind`` is "played", "undone", "redone" or "seated".

    A change of players ("seated") has no steps.
    """

    kind: Literal["played", "undone", "redone", "seated"]
    steps: tuple[PlayedStep, ...]
