"""Taking over: a seat that changes from a person to a computer or back while the game goes on.

A record keeps who began and every change with the number of actions played before it, so that a
loaded game knows who played what.
"""

from collections.abc import Sequence
from typing import Any

from attrs import evolve, frozen

from alhambra_qt import files
from alhambra_qt.controller.game import saved
from alhambra_qt.controller.game.gameconfig import AI, BALANCED, KINDS, LEVELS, STYLES, SeatConfig
from alhambra_qt.controller.view.parts import LogLine, SeatTag
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg

Json = dict[str, Any]


@frozen
class Seating:
    """Who plays a seat: a person, or a computer of a level and a style.

    Level and style are kept for a person too, to be offered again.
    """

    seat: Seat
    kind: str
    level: str
    style: str = BALANCED


@frozen
class Spoken:
    """How the table speaks to whoever plays a seat: the language, and how much help."""

    seat: Seat
    lang: str
    assist: str


def spoken_to(seats: Sequence[SeatConfig], change: Spoken) -> tuple[SeatConfig, ...]:
    """Give the seats after a change of language or help."""
    return tuple(
        evolve(seat, lang=change.lang, assist=change.assist) if index == change.seat else seat
        for index, seat in enumerate(seats)
    )


@frozen
class Takeover(Seating):
    """From now on somebody else plays a seat: ``at`` is how many actions had been played."""

    at: int = 0


def seated(seats: Sequence[SeatConfig], change: Seating) -> tuple[SeatConfig, ...]:
    """Give the seats after a change."""
    return tuple(
        evolve(seat, kind=change.kind, level=change.level, style=change.style)
        if index == change.seat
        else seat
        for index, seat in enumerate(seats)
    )


def kind_at(
    began: Sequence[SeatConfig], changes: Sequence[Takeover], seat: Seat, index: int
) -> str:
    """Say whether a person or a computer sat in a seat when an action was played."""
    kinds = [change.kind for change in changes if change.seat == seat and change.at <= index]
    return kinds[-1] if kinds else began[seat].kind


def line(change: Takeover, tags: Sequence[SeatTag]) -> LogLine:
    """Say a change as a line of the log."""
    tag = tags[change.seat]
    return LogLine(text(change, tag), tag, kind="move")


def text(change: Seating, tag: SeatTag) -> Msg:
    """Say who plays a seat from now on."""
    if change.kind != AI:
        return msg("log-takeover-human", name=tag.said)
    level, style = msg(f"level-{change.level}"), msg(f"style-{change.style}")
    return msg("log-takeover-ai", name=tag.said, level=level, style=style)


# -- as data ----------------------------------------------------------------------------------


def to_json(changes: Sequence[Takeover]) -> list[Json]:
    """Write changes."""
    return [
        {
            "at": change.at,
            "seat": change.seat,
            "kind": change.kind,
            "level": change.level,
            "style": change.style,
        }
        for change in changes
    ]


def from_saved(
    changes: Sequence[saved.SavedTakeover], seats: int, actions: int
) -> tuple[Takeover, ...]:
    """Take changes from the file of a game with so many seats and actions.

    Raises:
        Unreadable: naming the field that does not fit.
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
    return tuple(Takeover(one.seat, one.kind, one.level, one.style, one.at) for one in changes)
