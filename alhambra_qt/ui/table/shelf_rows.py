"""What lies on the shelf as lines of words: for its drawer, and for who hears it read out."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from alhambra_qt.controller.view.parts import CHOSEN, State, ZonePiece
from alhambra_qt.controller.view.shelf import (
    CARDS,
    ROOMS,
    STALLS,
    WATCHED,
    ShelfGroup,
    ShelfPiece,
    ShelfView,
    Stall,
)
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.look import Look


@frozen
class ShelfRow:
    """A line of the drawer: its target, pictures (with the zone of each), words and state.

    `coin` is the currency it is sold for, `number` the price, or how many lie there.
    """

    target: Target
    pictures: tuple[tuple[ZonePiece, str], ...]
    name: str
    detail: str
    state: State
    number: int = 0
    coin: str = ""


def piece_text(look: Look, one: ShelfPiece) -> str:
    """What a piece is called, with the number of equal ones."""
    name = look.text(one.piece.name)
    count = one.piece.count
    return look.text(msg("table-times", thing=name, n=count)) if count > 1 else name


def group_text(look: Look, group: ShelfGroup) -> str:
    """What lies in a group, each kind with its number."""
    return ", ".join(piece_text(look, one) for one in group.pieces)


def group_state(group: ShelfGroup) -> State:
    """The state of a group that is chosen as a whole: that of its first piece."""
    return group.pieces[0].piece.state


def stack_text(look: Look, one: ShelfPiece) -> str:
    """How many lie in the stack of a piece."""
    return look.t("shelf-stack", n=one.left) if one.left else ""


def said(look: Look, state: State, *more: str) -> str:
    """The state of a piece in words."""
    chosen = look.t("table-say-chosen") if state == CHOSEN else ""
    return ", ".join(part for part in (*more, chosen) if part)


def short_text(row: ShelfRow) -> str:
    """The number of a row; a dash where there is no price."""
    if row.coin:
        return str(row.number) if row.number else "\N{EN DASH}"
    return str(row.number) if row.number > 1 else ""


def shelf_rows(look: Look, view: TableView, name: str) -> list[ShelfRow]:
    """All rows of the drawer of that name."""
    if name == STALLS:
        items = view.stalls.items if view.stalls is not None else ()
        return [_stall_row(look, item) for item in items]
    return [row for one in view.shelf if one.name == name for row in _rows(look, one)]


def _stall_row(look: Look, item: Stall) -> ShelfRow:
    name, detail = look.text(item.piece.name), look.text(item.text)
    pictures = ((item.piece, STALLS),)
    state = item.piece.state
    return ShelfRow(item.piece.target, pictures, name, detail, state, item.price, item.currency)


def _rows(look: Look, shelf: ShelfView) -> Iterator[ShelfRow]:
    """A row for each piece, or for each room."""
    for group in shelf.groups:
        if shelf.shape == ROOMS:
            every = tuple(
                (one.piece, group.zone) for one in group.pieces for _ in range(one.piece.count)
            )
            target = group.pieces[0].piece.target
            name, detail = look.text(group.title), group_text(look, group)
            yield ShelfRow(target, every, name, detail, group_state(group), len(every))
            continue
        for one in group.pieces:
            piece, number = one.piece, max(one.left, one.piece.count)
            name, detail = piece_text(look, one), stack_text(look, one)
            if group is shelf.groups[0] and shelf.shape in (CARDS, WATCHED):
                detail = look.text(shelf.note) if shelf.note is not None else ""
            yield ShelfRow(piece.target, ((piece, group.zone),), name, detail, piece.state, number)


def title(look: Look, view: TableView, name: str) -> str:
    """What the drawer is called."""
    if name == STALLS and view.stalls is not None:
        return look.text(view.stalls.title)
    return next((look.text(one.title) for one in view.shelf if one.name == name), "")


def about(look: Look, view: TableView, name: str) -> str:
    """The rule about what lies there."""
    if name == STALLS and view.stalls is not None:
        return look.text(view.stalls.about)
    return next((look.text(one.about) for one in view.shelf if one.name == name), "")
