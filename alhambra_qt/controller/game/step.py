"""A step of a game: the action, what it changed and revealed, and what listeners receive.

Also here: zones of the modules (``zones_of``), a branch, and what a seat could do between turns
when it passed (``Chance``). After each action between turns everybody is asked again; a seat that
passed and has no new option passes again automatically. Hands are secret: where several people
share the screen, a seat is asked again as soon as anything new is *visible*, whatever its hand
holds, so that neither a question nor its absence reveals a hand.
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
    TurnEnded,
    WindowPassed,
)
from alhambra_qt.engine.ids import Cell, Seat
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.rules import AnyModule, Module
from alhambra_qt.i18n import Msg, msg


def zones_of(game: Game) -> list[Zone]:
    """List the zones of a game's modules."""
    found: list[Zone] = []
    for add in game.rules.zones:
        add(game, found)
    return found


def beside_dirk(game: Game) -> tuple[str, ...]:
    """Return the tokens that the imaginary player has."""
    zones = [zone for zone in zones_of(game) if zone.name.startswith("dirk-")]
    return tuple(token for zone in zones for token in zone.tokens)


def on_boards(game: Game) -> dict[Seat, dict[Cell, tuple[str, ...]]]:
    """Return the tokens in the Alhambras, by seat and cell."""
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
    """A step's effect on a seat, before and after: longest wall, points."""

    seat: Seat
    wall: tuple[int, int]
    points: tuple[int, int]


def effects(before: Game, after: Game) -> tuple[StepEffect, ...]:
    """Compare walls and points of all seats; unchanged seats are left out."""
    found = []
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        walls = old.palace.longest_wall(), new.palace.longest_wall()
        if walls[0] != walls[1] or old.score != new.score:
            found.append(StepEffect(seat, walls, (old.score, new.score)))
    return tuple(found)


def scored_boards(before: Game, after: Game, events: Sequence[Event]) -> tuple[ScoredBoard, ...]:
    """Return what each scoring counted; nothing is built from then to the next question."""
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
    """Say what was revealed, which makes undo impossible."""
    cards = any(isinstance(event, CardShown | DeckShuffled) for event in events)
    tiles = any(isinstance(event, TileShown | DirkDrew) for event in events)
    if cards and not tiles:
        return msg("undo-revealed-card")
    if tiles and not cards:
        return msg("undo-revealed-tile")
    return msg("undo-revealed")


WINDOW = "window"  # the question between turns
OWN = {"card", "cards"}  # action fields that come from a seat's hand
SOLD, SHOWN = {"slot", "tile"}, {"taken_card"}
Visible = frozenset[tuple[str, tuple[int, ...]]]


@frozen
class Chance:
    """The actions of a seat between turns, and the part of them that everybody sees.

    ``seen`` is None if the actions do not show that.
    """

    can: frozenset[Action]
    seen: Visible | None

    @classmethod
    def of(cls, game: Game, seat: Seat) -> Chance:
        """Return a seat's options at the current question between turns."""
        can = (action for action in legal_actions(game) if not isinstance(action, PassWindow))
        return cls(frozenset(can), _seen(game, seat))

    def brings_more_than(self, before: Chance, *, public: bool) -> bool:
        """Return whether there is an option that was not there before."""
        if not self.can <= before.can:
            return True
        if not public:
            return False
        return self.seen is None or before.seen is None or not self.seen <= before.seen


def asking(game: Game, seat: Seat) -> tuple[AnyModule, ...]:
    """Return the modules that ask a seat between turns, judged by public information."""
    return tuple(
        module
        for module in game.rules.modules
        if module.window_open(game, seat, False)
        or (_acts(module) and type(module).window_open is Module.window_open)
    )


def _acts(module: AnyModule) -> tuple[type[Action], ...]:
    handlers = module.handlers().items()
    return tuple(
        kind for kind, handler in handlers if WINDOW in handler.frames and kind is not PassWindow
    )


def _seen(game: Game, seat: Seat) -> Visible | None:
    on_sale = [(offer.tile, offer.currency, offer.price) for offer in offers(game)]
    shown = [(card,) for card in game.display if card >= 0]
    found: set[tuple[str, tuple[int, ...]]] = set()
    for kind in (kind for module in asking(game, seat) for kind in _acts(module)):
        about = set(kind.__match_args__) - OWN
        if about <= SOLD:
            found |= {(kind.name, offered) for offered in on_sale}
        elif about <= SHOWN:
            found |= {(kind.name, offered) for offered in shown}
        else:
            return None
    return frozenset(found)


Json = dict[str, Any]

MARK = 12  # letters of a branch's id


@define(eq=False)
class Branch:
    """A line of play that forks from another one.

    Attributes:
        name: the person's name for it.
        parent: the branch it forks from, None for the game itself.
        at: the number of actions played before the fork.
        luck: the seed for a new deal at the fork; empty keeps the original deal.
        data: its actions and metadata, as in the file; errors in it are reported when the branch is
            opened.
    """

    name: str
    parent: Branch | None = field(repr=False)
    at: int
    luck: str = ""
    data: Json = field(factory=lambda: {"actions": []})

    @property
    def length(self) -> int:
        """The number of actions in the game at the end of this branch."""
        return self.at + len(self.data["actions"])

    @property
    def way(self) -> tuple[Branch, ...]:
        """The branches from the game to this one, outermost first."""
        found, branch = [self], self.parent
        while branch is not None:
            found.append(branch)
            branch = branch.parent
        return tuple(reversed(found))

    @property
    def dealt(self) -> Mapping[int, str]:
        """New deals on the way here: the action before which each happened, with its seed."""
        return {branch.at: branch.luck for branch in self.way if branch.luck}

    @property
    def mark(self) -> str:
        """Its id outside the record, derived from its moves and independent of its name."""
        way = self.way
        ends = [*(branch.at for branch in way[1:]), self.length]
        played = [
            {
                "at": branch.at,
                "luck": branch.luck,
                "actions": branch.data["actions"][: end - branch.at],
            }
            for branch, end in zip(way, ends, strict=True)
        ]
        text = json.dumps(played, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:MARK]

    def leaves(self, other: Branch | None) -> bool:
        """Return whether it descends from a line and is deleted with it."""
        return other is None or other in self.way[:-1]


@frozen(eq=False)
class PlayedStep:
    """A played action: seat, turn, and what happened.

    ``action`` is None where it may be secret: another player's, at another computer. Events hold
    no secrets. ``thought`` is a computer player's thought behind it, ``why`` what everybody may
    know of its reasons; ``declined`` are the options of a person who passed between turns.
    ``effects`` are the changes of walls and points.
    """

    seat: Seat
    action: Action | None
    events: tuple[Event, ...]
    turn: int
    revealed: bool
    scored: tuple[ScoredBoard, ...] = ()
    thought: Thought | None = None
    why: Why | None = None
    declined: Chance | None = None
    effects: tuple[StepEffect, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether a seat declined to act between two turns."""
        return isinstance(next(iter(self.events), None), WindowPassed)

    @property
    def ended_turn(self) -> bool:
        """Whether a seat ended its turn."""
        return isinstance(next(iter(self.events), None), TurnEnded)


@frozen
class SessionChange:
    """The notification to listeners: ``kind`` is "played", "undone", "redone" or "seated".

    A change of players ("seated") has no steps.
    """

    kind: Literal["played", "undone", "redone", "seated"]
    steps: tuple[PlayedStep, ...]
