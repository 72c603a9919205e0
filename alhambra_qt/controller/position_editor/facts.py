"""Facts about a tabletop game beside its pieces and numbers: players, modules, date.

Each change keeps what is laid and what is written down, and drops what nobody asks for any more.
"""

from collections.abc import Sequence
from copy import deepcopy
from datetime import date

from attrs import evolve

from alhambra_qt.controller.game.gameconfig import MIN_SEATS, GameConfig, SeatConfig, problems
from alhambra_qt.controller.position_editor.draft import BadDraft, Draft, edited
from alhambra_qt.controller.position_editor.laid import cleared
from alhambra_qt.controller.position_editor.numbers import fitted, without
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.engine.ids import MOST_SEATS
from alhambra_qt.files import bad_field
from alhambra_qt.i18n import msg


def check_names(names: Sequence[str]) -> None:
    """Check the names of the players.

    Raises:
        BadDraft: if one is missing, too long, or there twice.
    """
    seats = tuple(SeatConfig(name, mark=mark) for name, mark in zip(names, MARKS, strict=False))
    for problem in problems(GameConfig(seats)):
        raise BadDraft(problem.text)


def rename(draft: Draft, seat: int, name: str) -> Draft:
    """Give a player another name.

    Raises:
        BadDraft: if nobody can have it.
    """
    check_names([name if k == seat else old for k, old in enumerate(draft.names)])
    data = deepcopy(draft.data)
    data["seats"][seat]["name"] = name
    return edited(draft, data)


def add_seat(draft: Draft, name: str) -> Draft:
    """Add a player.

    Raises:
        BadDraft: if six play.
    """
    if len(draft.data["seats"]) == MOST_SEATS:
        raise BadDraft(msg("config-seats", n=MOST_SEATS + 1))
    data = deepcopy(draft.data)
    data["seats"].append({"name": name})
    data.pop("dirk", None)  # he plays with two only; his tiles and his numbers go with him
    return edited(without(draft, MIN_SEATS) if draft.dirk else draft, data)


def remove_seat(draft: Draft, seat: int) -> Draft:
    """Remove a player with the pieces and the numbers.

    Raises:
        BadDraft: if only two play.
    """
    data = deepcopy(draft.data)
    del data["seats"][seat]
    data["to_move"] = 0
    return edited(without(draft, seat), data)


def switch(draft: Draft, on: Sequence[str]) -> Draft:
    """Switch modules on and off; with one that goes, its pieces and its numbers leave the table.

    Raises:
        BadDraft: if one cannot be switched on.
    """
    data = {**draft.data, "modules": list(on)}
    removed = {*draft.modules} - {*on}
    if not removed:
        return edited(draft, data)
    data, count = cleared(data, removed)
    try:
        found = edited(draft, data)
    except BadDraft:  # what is left of a board may break a rule
        found = edited(draft, {**data, "as_it_lies": True})
    return evolve(fitted(found), cleared=count)


def put_day(draft: Draft, day: str) -> Draft:
    """Change the day of the game, as ``2026-11-28``.

    Raises:
        BadDraft: if there is no such day.
    """
    if not is_day(day):
        raise BadDraft(bad_field("day").reason)
    return evolve(draft, day=day)


def is_day(text: str) -> bool:
    """Whether a text is a day as it is written in files."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
