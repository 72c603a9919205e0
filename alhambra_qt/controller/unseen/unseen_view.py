"""The page of hidden information and its texts: for the seat at the screen, or closed."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from attrs import frozen

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.unseen.count import (
    Likely,
    Mark,
    PieceRow,
    PurseCell,
    RivalPurse,
    ScoringAhead,
    Unseen,
    WorthCount,
    count,
)
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.controller.words.names import card_name, money, tile_name, tile_noun
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import CARD_ID, CURRENCIES, TILE_ID, TYPES
from alhambra_qt.i18n import Msg, has_text, listing, msg

HUNDRED = 100


def percent(share: Fraction) -> Msg:
    """Format a chance as a whole percentage; only certainties are 0 or 100."""
    if 0 < share * HUNDRED < 1:
        return msg("unseen-percent-less")
    if HUNDRED - 1 < share * HUNDRED < HUNDRED:
        return msg("unseen-percent-more")
    return msg("unseen-percent", n=int(share * HUNDRED + Fraction(1, 2)))


def row_title(row: PieceRow) -> Msg:
    """Return a row's name: a building type, a currency, or the module that adds the pieces."""
    if row.kind in TYPES:
        return msg(f"types-{row.kind}")
    if row.kind in CURRENCIES:
        return msg(f"play-cur-{row.kind}")
    return msg(f"mod-{row.kind}.bare")


def tile_said(row: PieceRow) -> Msg:
    """Phrase a row of tiles with the chance for the next one."""
    text = msg("unseen-row", kind=row_title(row), n=row.left, all=row.total)
    next_one = msg("unseen-next-tile", percent=percent(row.chance))
    return _clauses([text, next_one, *_worths("unseen-prices", row.worths)])


def card_said(row: PieceRow) -> Msg:
    """Phrase a row of cards."""
    text = msg("unseen-row", kind=row_title(row), n=row.left, all=row.total)
    return _clauses([text, *_worths("unseen-values", row.worths)])


def _worths(text: str, worths: Sequence[WorthCount]) -> list[Msg]:
    left = [worth for worth in worths if worth.left and worth.worth]
    parts = [
        f"{worth_count.left} × {worth_count.worth}"
        if worth_count.left > 1
        else str(worth_count.worth)
        for worth_count in left
    ]
    return [msg(text, list=", ".join(parts))] if parts else []


def _clauses(parts: Sequence[Msg]) -> Msg:
    first, *more = parts
    for part in more:
        first = msg("unseen-and", one=first, other=part)
    return first


# -- the scoring ------------------------------------------------------------------------------


def coming_title(ahead: ScoringAhead) -> Msg:
    """Say which pile holds the next scoring card."""
    cards = msg("count-card", n=ahead.cards)
    return msg("unseen-coming-where", n=ahead.number, k=ahead.pile, cards=cards)


def coming_notes(ahead: ScoringAhead) -> list[Msg]:
    """Say which cards come before its pile, and which cards in it fill no place."""
    notes = []
    if ahead.before:
        notes.append(msg("unseen-coming-before", n=ahead.before))
    if ahead.aside:
        notes.append(msg("unseen-coming-aside", n=ahead.aside))
    return [*notes, msg("unseen-coming-usual")]


def moment(mark: Mark) -> Msg:
    """Phrase a moment with its number of cards: "after your turn (2 cards)"."""
    return msg(f"unseen-moment-{mark.moment}", cards=msg("count-card", n=mark.places))


def coming_said(ahead: ScoringAhead) -> Msg:
    """Phrase the chances of a scoring."""
    chances = [
        msg("unseen-chance", percent=percent(ahead.chance(mark.places)), moment=moment(mark))
        for mark in ahead.marks
    ]
    return _clauses([coming_title(ahead), *chances])


# -- money ------------------------------------------------------------------------------------


def covered(purse: RivalPurse) -> list[Msg]:
    """Say which unseen cards a rival may hold."""
    if not purse.unseen:
        return [msg("unseen-none-covered")]
    return [msg(_family(family), n=number) for family, number in purse.unseen]


def _family(family: str) -> str:
    text = f"unseen-family-{family}"
    return text if has_text(text) else "unseen-family-any"


def verdict(cell: PurseCell) -> Msg:
    """Phrase the verdict on a market price."""
    kind = cell.verdict
    if kind == "pays" and cell.exact.can:
        return _with_share("unseen-pays-exact", "unseen-pays-maybe", cell.exact)
    if kind == "possible":
        return _with_share("unseen-possible-share", "unseen-possible", cell.pays)
    return msg(f"unseen-{kind}")


def _with_share(known: str, unknown: str, likely: Likely) -> Msg:
    return msg(unknown) if likely.share is None else msg(known, percent=percent(likely.share))


def market_noun(tile: str) -> Msg:
    """Return the noun of a market tile: "garden", "camp"."""
    noun = tile_noun(tile)
    return msg(f"type-{noun}" if noun in TYPES else f"noun-{noun}")


def amount(cell: PurseCell) -> Msg:
    """Phrase the certain sum, or the range up to the largest possible one."""
    most = money(cell.currency, cell.most)
    return most if cell.sure == cell.most else msg("unseen-amount", least=cell.sure, most=most)


def cell_said(name: Msg | str, cell: PurseCell, page: Unseen) -> Msg:
    """Phrase one currency of a rival's money."""
    known = listing([card_name(CARD_ID[card]) for card in cell.known] or [msg("unseen-nothing")])
    coins = msg(f"play-cur-{cell.currency}")
    text = msg("unseen-purse", name=name, money=coins, low=cell.sure, high=cell.most)
    parts = [text, msg("unseen-purse-cards", cards=known)]
    if cell.price:
        tile = tile_name(TILE_ID[page.market[CURRENCIES.index(cell.currency)]])
        parts.append(msg("unseen-purse-price", tile=tile, verdict=verdict(cell)))
    return _clauses(parts)


@frozen(eq=False)
class UnseenView:
    """The page.

    Attributes:
        page: the counts; None while nothing is counted for anybody.
        tags: everybody, by seat.
    """

    page: Unseen | None
    tags: tuple[SeatTag, ...]


def unseen_view(session: Session, viewer: Seat | None) -> UnseenView:
    """Return the page for the person at the screen; ``viewer`` is None for a spectator."""
    closed = session.unaided
    return UnseenView(None if closed else count(session.ai_observation(viewer)), session.tags)
