"""Seats: players, who may look at the screen (hot seat), automatic passing, takeovers.

A seat may change from a person to a computer or back during a game (``Takeover``). Automatic
passing (``Skip``) is part of the running game and its saved file, but not of the rules. If it is
missing or unreadable in a file, nobody passes automatically.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import asdict, define, evolve, frozen

from alhambra_qt import files
from alhambra_qt.controller.game import file_shapes
from alhambra_qt.controller.game.gameconfig import (
    AI,
    BALANCED,
    HUMAN,
    KINDS,
    LEVELS,
    STYLES,
    GameConfig,
    SeatConfig,
)
from alhambra_qt.controller.view.view_parts import LogLine, SeatTag
from alhambra_qt.engine.events import Event, Scored, TurnStarted
from alhambra_qt.engine.ids import DIRK, Seat, Tile
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_ID
from alhambra_qt.i18n import Msg, bare, msg


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return the letters of the marks: the initial, or two letters if initials are equal.

    The second letter is the next one of the name, or if that is equal too, the first that differs.

    >>> letters(["Anna", "Marco", "Mihai", "Elena 1", "Elena 2"])
    ('A', 'Ma', 'Mi', 'E1', 'E2')
    """
    seen = [bare(name).strip() or "?" for name in names]
    short = [(name[0].upper(), name[0].upper() + name[1:2].lower()) for name in seen]
    every = Counter(sign for two in short for sign in set(two))
    signs = [next((sign for sign in two if every[sign] == 1), "") for two in short]
    for seat, name in enumerate(seen):
        if not signs[seat]:
            apart = (sign for sign in _apart(name, seen) if sign not in signs)
            signs[seat] = next(apart, short[seat][1])
    return tuple(signs)


def _apart(name: str, names: Sequence[str]) -> Iterator[str]:
    """Return the initial with each letter that distinguishes a name from similar ones."""
    twins = [other for other in names if other != name and other[:2].lower() == name[:2].lower()]
    for place, letter in enumerate(name[2:], 2):
        others = {other[place : place + 1].lower() for other in twins}
        if twins and letter != " " and letter.lower() not in others:
            yield name[0].upper() + letter


def tags(config: GameConfig) -> tuple[SeatTag, ...]:
    """Return the tag of each seat."""
    signs = letters([seat.name for seat in config.seats])
    return tuple(
        SeatTag(
            seat=index,
            name=seat.name,
            mark=seat.mark,
            letters=signs[index],
            kind="human" if seat.kind == HUMAN else "ai",
            level=None if seat.kind == HUMAN else msg(f"level-{seat.level}"),
            style=None if seat.kind == HUMAN else msg(f"style-{seat.style}"),
        )
        for index, seat in enumerate(config.seats)
    )


DIRK_TAG = SeatTag(DIRK, "Dirk", "dirk", "D", "dirk", alias=msg("dirk"))


def tag_of(all_tags: Sequence[SeatTag], seat: Seat) -> SeatTag:
    """Return a seat's tag; Dirk has one too."""
    return DIRK_TAG if seat == DIRK else all_tags[seat]


def people(config: GameConfig) -> tuple[Seat, ...]:
    """List the seats of people, wherever they sit."""
    return tuple(index for index, seat in enumerate(config.seats) if seat.kind == HUMAN)


@define
class Viewing:
    """The person looking at the screen, and the one who must take it over.

    Several people may share the screen in turn; people at other computers never look at it. Before
    another person's secrets are shown, ``waiting`` names the person who must confirm that they have
    taken over. Until then, and while others play, nobody is the ``viewer`` (None) and no hand is
    shown. A single person never waits; with nobody ``here`` no hand is shown, and the Alhambra of
    the seat ``middle`` is the large one. ``last`` is the last viewer.
    """

    here: tuple[Seat, ...]
    viewer: Seat | None = None
    waiting: Seat | None = None
    last: Seat | None = None
    middle: Seat = 0

    @classmethod
    def of(cls, here: tuple[Seat, ...]) -> Viewing:
        """Return the viewing at the start of a game: a single person sees their hand at once."""
        return cls(here, here[0] if len(here) == 1 else None)

    def turn_to(self, seat: Seat | None, *, passing: bool = False) -> None:
        """Update when a seat must choose (None: the game is over): may the screen stay as it is?

        A seat that is ``passing`` automatically need not take the screen.
        """
        if passing:
            self.waiting = None
            return
        if seat is None or seat not in self.here:
            self.waiting = None
            if seat is not None and len(self.here) > 1:
                self.viewer = None  # the next person at the screen may be someone else
            return
        if seat == self.viewer:
            self.waiting = None
        elif len(self.here) > 1 or self.viewer is None:
            self.viewer, self.waiting = None, seat

    def reseat(self, here: tuple[Seat, ...]) -> None:
        """Update after a takeover: a new person must first confirm that they are here.

        A single person who was the viewer remains the viewer.
        """
        self.here = here
        if self.viewer not in here:
            self.viewer = None
        if self.last not in here:
            self.last = None
        self.waiting = None

    def taken(self) -> None:
        """Confirm that the awaited person is at the computer."""
        if self.waiting is not None:
            self.viewer, self.last, self.waiting = self.waiting, self.waiting, None


Json = dict[str, Any]


@frozen
class Seating:
    """The player of a seat: a person, or a computer with level and style.

    Level and style are stored for a person too, to be offered again.
    """

    seat: Seat
    kind: str
    level: str
    style: str = BALANCED


@frozen
class Spoken:
    """A player's language and help level."""

    seat: Seat
    lang: str
    assist: str


def spoken_to(seats: Sequence[SeatConfig], change: Spoken) -> tuple[SeatConfig, ...]:
    """Return the seats after a change of language or help."""
    return tuple(
        evolve(seat, lang=change.lang, assist=change.assist) if index == change.seat else seat
        for index, seat in enumerate(seats)
    )


@frozen
class Takeover(Seating):
    """Somebody else plays a seat from now on: ``at`` is the number of actions played before."""

    at: int = 0


def seated(seats: Sequence[SeatConfig], change: Seating) -> tuple[SeatConfig, ...]:
    """Return the seats after a takeover."""
    seat = seats[change.seat]
    now = evolve(seat, kind=change.kind, level=change.level, style=change.style)
    fitting = seat.fitting and (now.kind, now.level) == (seat.kind, seat.level)
    return tuple(evolve(now, fitting=fitting) if config is seat else config for config in seats)


def kind_at(
    began: Sequence[SeatConfig], changes: Sequence[Takeover], seat: Seat, index: int
) -> str:
    """Return whether a person or a computer played a seat at an action."""
    kinds = [change.kind for change in changes if change.seat == seat and change.at <= index]
    return kinds[-1] if kinds else began[seat].kind


def line(change: Takeover, tags: Sequence[SeatTag]) -> LogLine:
    """Return a takeover as a line of the log."""
    tag = tags[change.seat]
    return LogLine(text(change, tag), tag, kind="move")


def text(change: Seating, tag: SeatTag) -> Msg:
    """Say who plays a seat from now on."""
    if change.kind != AI:
        return msg("log-takeover-human", name=tag.label)
    level, style = msg(f"level-{change.level}"), msg(f"style-{change.style}")
    return msg("log-takeover-ai", name=tag.label, level=level, style=style)


# -- as data ----------------------------------------------------------------------------------


def to_json(changes: Sequence[Takeover]) -> list[Json]:
    """Write changes."""
    return [asdict(change) for change in changes]


def from_saved(
    changes: Sequence[file_shapes.SavedTakeover], seats: int, actions: int
) -> tuple[Takeover, ...]:
    """Read takeovers from the file of a game with so many seats and actions.

    Raises:
        Unreadable: with the field that does not fit.
    """
    for number, change in enumerate(changes):
        fits = {
            "at": change.at <= actions,
            "seat": change.seat < seats,
            "kind": change.kind in KINDS,
            "level": change.level in LEVELS,
            "style": change.style in STYLES,
        }
        for name, is_good in fits.items():
            if not is_good:
                raise files.bad_field(f"takeovers.{number}.{name}")
    return tuple(
        Takeover(takeover.seat, takeover.kind, takeover.level, takeover.style, takeover.at)
        for takeover in changes
    )


TURN, PRICE, SCORING, ALWAYS = "turn", "price", "scoring", "always"
UNTIL = (TURN, PRICE, SCORING, ALWAYS)


@frozen
class Skip:
    """A seat passes between turns ``until`` an event; ``known`` are the prices it has seen."""

    until: str
    known: tuple[Tile, ...] = ()


Skips = dict[Seat, Skip]


def still(skips: Mapping[Seat, Skip], events: Iterable[Event]) -> Skips:
    """Return the remaining skips after events: a turn begins, a scoring is counted."""
    left = dict(skips)
    for event in events:
        match event:
            case TurnStarted(seat) if seat in left and left[seat].until == TURN:
                del left[seat]
            case Scored():
                left = {seat: skip for seat, skip in left.items() if skip.until != SCORING}
    return left


def skips_to_json(skips: Mapping[Seat, Skip]) -> dict[str, Any]:
    """Return skips as JSON data, by seat."""
    return {
        str(seat): {"until": skip.until, "known": [TILE_ID[tile] for tile in skip.known]}
        for seat, skip in sorted(skips.items())
    }


def skips_from_json(data: Any, seats: Iterable[Seat]) -> Skips:
    """Read the skips of these seats, ignoring unreadable ones."""
    entries = data if isinstance(data, dict) else {}
    found = ((seat, _read_skip(entries.get(str(seat)))) for seat in seats)
    return {seat: skip for seat, skip in found if skip is not None}


def _read_skip(entry: Any) -> Skip | None:
    if not isinstance(entry, dict) or entry.get("until") not in UNTIL:
        return None
    known = entry.get("known")
    names = known if isinstance(known, list) else []
    tiles = (TILE_BY_ID[name] for name in names if isinstance(name, str) and name in TILE_BY_ID)
    return Skip(entry["until"], tuple(tiles))
