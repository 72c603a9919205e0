"""What lies on the table, part by part: each a line with lines below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.parts import CANNOT, PLAIN, CardItem, LogLine, State, ZonePiece
from alhambra_qt.controller.view.table_view import STALLS, PlayerView, SpecialCard, TableView
from alhambra_qt.controller.view.targets import AT_BAG, AT_DECK, AT_DIRK, Target
from alhambra_qt.controller.words.names import money, tile_name
from alhambra_qt.controller.words.speech import COUNTS, RIVAL, Where, spoken
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.lists.line import ListLine, named_once, told, told_of
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.counts import lines_said
from alhambra_qt.ui.table.log import log_spot
from alhambra_qt.ui.table.market import slot_spot
from alhambra_qt.ui.table.money import card_spot
from alhambra_qt.ui.table.reserve import item_spot
from alhambra_qt.ui.table.rivals import dirk_said, player_said
from alhambra_qt.ui.table.shelf_rows import about, said, shelf_rows, title
from alhambra_qt.ui.table.special import card_name, card_said
from alhambra_qt.ui.table.tray import heading_text, in_order, piece_text

# Lines have no place on the table.
NOWHERE = QRectF()
LOG, ALL_COUNTS, RECAP = "log", "counts", "recap"
FOLDED = (LOG, ALL_COUNTS)  # at first


def parts(look: Look, view: TableView) -> tuple[ListLine, ...]:
    """All of the table but the Alhambras."""
    made = (
        *(_market(look, view), _display(look, view), _hand(look, view)),
        *(_bought(look, view), _reserve(look, view), *_shelves(look, view), *_zones(look, view)),
        *(_recap(look, view), *_players(look, view), _header(look, view)),
        *(_counts(look, view), _log(look, view)),
    )
    return named_once(one for one in made if one.lines or one.target)


def _part(name: str, *texts: str, lines: Sequence[ListLine]) -> ListLine:
    """A part: its title, what else is said of all of it, and its lines."""
    return evolve(told(name, *texts), short=texts[0], lines=tuple(lines))


def _thing(
    target: Target, zone: str, name: str, value: str, state: State = PLAIN, key: str = ""
) -> ListLine:
    """A thing whose words are known."""
    spot = Spot(target, NOWHERE, zone, name=name, value=value, key=key)
    return evolve(told_of(spot, state), works=state != CANNOT)


def _header(look: Look, view: TableView) -> ListLine:
    """Which game this is, the points, and what is left in deck and bag."""
    points = ", ".join(f"{look.text(one.seat.said)} {one.score}" for one in view.track.marks)
    lines = [
        told("points", look.t("table-score"), points),
        _thing(AT_DECK, "deck", look.t("table-deck"), look.text(view.deck.text)),
        *(
            told(f"pile-{one.number}", look.t("lists-scoring", n=one.scoring, k=one.number))
            for one in view.deck.piles
            if one.scoring and not one.came
        ),
        _thing(AT_BAG, "bag", look.text(view.bag.text), ""),
    ]
    return _part("header", look.t("table-said-header"), look.text(view.header.text), lines=lines)


def _market(look: Look, view: TableView) -> ListLine:
    """The slots and what else is on sale, or how the last tiles were shared out."""
    if view.shares:
        shares = [told(f"share-{k}", look.text(one.text)) for k, one in enumerate(view.shares)]
        return _part("market", look.t("table-shares"), lines=shares)
    lines = [told_of(slot_spot(look, one)(NOWHERE), one.state) for one in view.market]
    return _part("market", look.t("table-market"), lines=[*lines, *_shelf(look, view, STALLS)])


def _card(look: Look, card: CardItem, zone: str) -> ListLine:
    return told_of(card_spot(look, card, NOWHERE, zone), card.state)


def _display(look: Look, view: TableView) -> ListLine:
    """The open money, and which of it may be taken together."""
    lines = [_card(look, one, "display") for one in view.display.cards if one is not None]
    hint, limit = view.display.hint, look.t("play-display-rule", limit=view.display.limit)
    together = limit if hint is None else look.text(hint.text)
    return _part("display", look.t("table-display"), together, lines=lines)


def _hand(look: Look, view: TableView) -> ListLine:
    """The cards by currencies, with their sums."""
    hand, lines = view.hand, list[ListLine]()
    for group in hand.groups:
        if group.currency and len(group.cards) > 1:
            lines.append(told(f"sum-{group.currency}", look.text(money(group.currency, group.sum))))
        lines += [_card(look, one, "hand") for one in group.cards]
    return _part("hand", look.text(hand.title), look.text(hand.text), lines=lines)


def _bought(look: Look, view: TableView) -> ListLine:
    """The tiles held aside."""
    lines = [told_of(item_spot(look, one, NOWHERE), one.state) for one in view.bought]
    return _part("bought", look.t("lists-bought"), lines=lines)


def _reserve(look: Look, view: TableView) -> ListLine:
    """The reserve."""
    kept = view.reserve
    lines = [told_of(item_spot(look, one, NOWHERE), one.state) for one in kept.tiles]
    lines = lines or [told("reserve-note", look.text(kept.note))]
    return _part("reserve", look.t("table-reserve"), lines=lines)


def _shelves(look: Look, view: TableView) -> Iterator[ListLine]:
    """What modules keep for everybody."""
    for one in view.shelf:
        texts = (title(look, view, one.name), look.text(one.note) if one.note is not None else "")
        rule = told(f"about-{one.name}", about(look, view, one.name))
        lines = [rule, *_shelf(look, view, one.name)]
        yield _part(f"shelf-{one.name}", *texts, lines=lines)


def _shelf(look: Look, view: TableView, name: str) -> Iterator[ListLine]:
    for row in shelf_rows(look, view, name):
        yield _thing(row.target, "shelf", row.name, said(look, row.state, row.detail), row.state)


def _zones(look: Look, view: TableView) -> Iterator[ListLine]:
    """What lies beside the boards."""
    for zone in in_order(view):
        owner = zone.tag.seat if zone.tag is not None else ""
        lines = [_piece(look, one) for one in zone.pieces]
        yield _part(f"zone-{zone.name}-{owner}", heading_text(look, zone), lines=lines)


def _piece(look: Look, one: ZonePiece) -> ListLine:
    return _thing(one.target, "tray", piece_text(look, one), said(look, one.state), one.state)


def _players(look: Look, view: TableView) -> Iterator[ListLine]:
    """Everybody, the viewer first, and Dirk."""
    for player in (view.you, *view.opponents):
        first = told_of(Spot(player.target, NOWHERE, "seat", "panel", *player_said(look, player)))
        yield evolve(first, lines=tuple(_owned(look, view, player)))
    dirk = view.dirk
    if dirk is not None:
        spot = Spot(AT_DIRK, NOWHERE, "seat", "panel", *dirk_said(look, dirk))
        tiles = (told(f"dirk-{one}", look.text(tile_name(one))) for one in dirk.tiles)
        yield evolve(told_of(spot, dirk.state), lines=tuple(tiles))


def _owned(look: Look, view: TableView, player: PlayerView) -> Iterator[ListLine]:
    """What a player has: buildings by types, the reserve of a rival, special cards."""
    seat = player.seat.seat
    (counts,) = spoken(view, f"{RIVAL}{COUNTS}", Where(seat))[-1:]
    yield told(f"built-{seat}", look.text(counts))
    if player is not view.you and player.reserve:
        tiles = ", ".join(look.text(tile_name(one)) for one in player.reserve)
        yield told(f"kept-{seat}", look.t("table-reserve"), tiles)
    for card in player.extras.cards if player.extras is not None else ():
        yield _special(look, card)


def _special(look: Look, card: SpecialCard) -> ListLine:
    value = [card_said(look, card), look.text(card.why) if card.why is not None else ""]
    name, told_too = card_name(look, card), ", ".join(filter(None, value))
    line = _thing(card.target, "special", name, told_too, card.state, card.key)
    return evolve(line, works=line.offered)


def _counts(look: Look, view: TableView) -> ListLine:
    """What everybody has, and what it would pay now."""
    said_of = lines_said(look, view.counts)
    lines = [told(f"count-{item}", name, text) for item, name, text in said_of]
    return _part(ALL_COUNTS, look.text(view.counts.title), lines=lines)


def _recap(look: Look, view: TableView) -> ListLine:
    """What happened since the viewer's turn."""
    lines = [_log_line(look, one) for recap in view.recap for one in recap.lines]
    rests = (one.rest for one in view.recap if one.rest is not None)
    lines += [told(f"rest-{k}", look.text(one)) for k, one in enumerate(rests)]
    return _part(RECAP, look.t("table-recap-title"), lines=lines)


def _log(look: Look, view: TableView) -> ListLine:
    """What happened, the last turn first, in it everything in its order."""
    turns: list[list[LogLine]] = [[]]
    for one in view.log:
        if one.kind == "turn":
            turns.append([])
        turns[-1].append(one)
    lines = [
        evolve(_log_line(look, first), lines=tuple(_log_line(look, one) for one in rest))
        for first, *rest in reversed([one for one in turns if one])
    ]
    return _part(LOG, look.t("table-log"), lines=lines)


def _log_line(look: Look, entry: LogLine) -> ListLine:
    """A line of the log; what a computer did can be asked about."""
    spot = log_spot(look, entry, 0, NOWHERE)
    return evolve(told_of(spot), name=f"log/{spot.name}")
