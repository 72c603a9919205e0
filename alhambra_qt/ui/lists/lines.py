"""The table as lines of text: the question, the parts of the table, the cells of an Alhambra."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import STALLS, PlayerView, SpecialCard, TableView
from alhambra_qt.controller.view.targets import AT_BAG, AT_DECK, AT_DIRK, OnCell, Target
from alhambra_qt.controller.view.view_parts import (
    CAN,
    CANNOT,
    CHOSEN,
    PLAIN,
    ActionButton,
    Answer,
    At,
    CardItem,
    LogLine,
    PalaceTile,
    Payment,
    State,
    ZonePiece,
)
from alhambra_qt.controller.words.names import money, tile_name, tile_sides, token_name
from alhambra_qt.controller.words.speech import COUNTS, RIVAL, Where, board_at, spoken
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit.access import without
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.pieces.small_pieces import piece_text
from alhambra_qt.ui.sides.callout import Bubble, bubble_of_callout, bubble_of_refusal
from alhambra_qt.ui.sides.counts import lines_said
from alhambra_qt.ui.sides.log_side import log_spot
from alhambra_qt.ui.sides.players import dirk_said, player_said
from alhambra_qt.ui.sides.prompt import button_value
from alhambra_qt.ui.sides.shelf_rows import about, said, shelf_rows, title
from alhambra_qt.ui.sides.special import card_name, card_said
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.sides.tray import heading_text, in_order
from alhambra_qt.ui.table.board import empty_spot, hint_button, legal_spot, tile_spot
from alhambra_qt.ui.table.bubbles import bubble_of_answer
from alhambra_qt.ui.table.market import slot_spot
from alhambra_qt.ui.table.money import card_spot
from alhambra_qt.ui.table.reserve import item_spot


@frozen
class ListLine:
    """One line with the lines below it.

    Attributes:
        name: stays the same as long as it is about the same thing.
        text: what is read.
        target: what is sent back when it is chosen; None for what is only read.
        state: as everywhere: whether it can be chosen, is chosen, or is forbidden.
        works: choosing it does something; else it tells why not.
        key: the key of the program that stands on it.
        rule: what the rulebook is opened at instead.
        short: what is shown where the place is told otherwise, as in a grid; the title of a part.
    """

    name: str
    text: str
    target: Target | None = None
    state: State = PLAIN
    works: bool = True
    key: str = ""
    rule: str = ""
    short: str = ""
    lines: tuple[ListLine, ...] = ()

    @property
    def offered(self) -> bool:
        """Whether it can be chosen now, or is."""
        return self.target is not None and self.state in (CAN, CHOSEN)

    def every(self) -> Iterator[ListLine]:
        """The line and all below it."""
        yield self
        for one in self.lines:
            yield from one.every()


def told(name: str, *texts: str, rule: str = "") -> ListLine:
    """A line that is only read; what is said already is not said again."""
    return ListLine(name, ", ".join(without([], texts)), rule=rule)


def told_of(spot: Spot, state: State = PLAIN) -> ListLine:
    """A thing of the table as a line, called as it is there."""
    text = ", ".join([spot.name, *without([spot.name], [spot.value])])
    return ListLine(
        *(f"{spot.zone}/{spot.target}", text, spot.target, state, spot.enabled),
        key=spot.key,
        rule=spot.rule,
    )


def named_once(lines: Iterable[ListLine]) -> tuple[ListLine, ...]:
    """The same lines, those below them too, with no name twice."""
    known: dict[str, int] = {}

    def renamed(line: ListLine) -> ListLine:
        count = known[line.name] = known.get(line.name, 0) + 1
        name = line.name if count == 1 else f"{line.name}*{count}"
        return evolve(line, name=name, lines=tuple(map(renamed, line.lines)))

    return tuple(map(renamed, lines))


def question(look: Look, view: TableView, answer: Answer | None) -> tuple[ListLine, ...]:
    """The question with its lines, what a choice would do, a hint, and what was asked about."""
    prompt = view.prompt
    lines = [told("ask", look.text(prompt.title))]
    if prompt.tile:
        sides = tile_sides(prompt.tile)
        lines.append(told("tile", *map(look.text, (tile_name(prompt.tile), *sides))))
    lines += [told(f"ask-{k}", look.text(one.text)) for k, one in enumerate(prompt.lines)]
    if prompt.rule:
        words = look.text(cited(prompt.rule, msg("rulebook-read-more")))
        lines.append(told("rule", words, rule=prompt.rule))
    if view.notice is not None:
        lines.append(told("notice", look.text(view.notice)))
    if answer is not None:
        lines += _bubble("answer", bubble_of_answer(look, answer))
    elif view.refusal is not None:
        lines += _bubble("refusal", bubble_of_refusal(look, view.refusal))
    elif view.callout is not None:
        lines += _bubble("callout", bubble_of_callout(look, view.callout))
    if view.hint is not None:
        hint = (view.hint.title, *(one.text for one in view.hint.lines))
        lines += [told(f"hint-{k}", look.text(one)) for k, one in enumerate(hint)]
    return named_once(lines)


def _bubble(name: str, bubble: Bubble) -> Iterator[ListLine]:
    """What a callout says beside the table, and the rules it leads to."""
    for k, one in enumerate((bubble.title, *bubble.told)):
        yield told(f"{name}-{k}", one)
    for target, heading in bubble.rules:
        yield told(f"{name}/{target}", heading, rule=target.name)


def choices(look: Look, view: TableView, table: Iterable[ListLine]) -> tuple[ListLine, ...]:
    """Everything that can be chosen now: first what goes on, last what leads back."""
    prompt, undo = view.prompt, view.undo
    backs = [one for one in prompt.buttons if one.key == "Esc" or one.target == undo.undo.target]
    goes_on = sorted(
        (one for one in prompt.buttons if one not in backs), key=lambda one: not one.primary
    )
    asked: list[ActionButton | Payment] = [*goes_on, *prompt.payments, *prompt.chips]
    helps = [*backs, *(view.hint.buttons if view.hint is not None else (hint_button(view),))]
    helps += [undo.undo, undo.redo, undo.restart]
    lying = [_placed(part, one) for part in table for one in part.every()]
    found: dict[Target | None, ListLine] = {}
    first, last = [_button(look, one) for one in asked], [_button(look, one) for one in helps]
    for one in (*first, *lying, *last):
        if one.offered:
            found.setdefault(one.target, one)
    return named_once(evolve(one, lines=()) for one in found.values())


def _placed(part: ListLine, one: ListLine) -> ListLine:
    """A thing that says in which part of the table it lies."""
    if one is part or not part.short:
        return one
    return evolve(one, text=f"{one.text} \N{EN DASH} {part.short}")


def _button(look: Look, one: ActionButton | Payment) -> ListLine:
    works, key = (True, "") if isinstance(one, Payment) else (one.enabled, one.key)
    chosen = look.t("table-say-chosen") if one.chosen else ""
    value = ", ".join(filter(None, (chosen, button_value(look, one))))
    spot = Spot(one.target, QRectF(), "prompt", "chip", look.text(one.text), value, key, works)
    return told_of(spot, CHOSEN if one.chosen else CAN if works else CANNOT)


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
    return evolve(told(name, *texts), short=texts[0], lines=tuple(lines))


def _thing(
    target: Target, zone: str, name: str, value: str, state: State = PLAIN, key: str = ""
) -> ListLine:
    spot = Spot(target, NOWHERE, zone, name=name, value=value, key=key)
    return evolve(told_of(spot, state), works=state != CANNOT)


def _header(look: Look, view: TableView) -> ListLine:
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
    if view.shares:
        shares = [told(f"share-{k}", look.text(one.text)) for k, one in enumerate(view.shares)]
        return _part("market", look.t("table-shares"), lines=shares)
    lines = [told_of(slot_spot(look, one)(NOWHERE), one.state) for one in view.market]
    return _part("market", look.t("table-market"), lines=[*lines, *_shelf(look, view, STALLS)])


def _card(look: Look, card: CardItem, zone: str) -> ListLine:
    return told_of(card_spot(look, card, NOWHERE, zone), card.state)


def _display(look: Look, view: TableView) -> ListLine:
    lines = [_card(look, one, "display") for one in view.display.cards if one is not None]
    hint, limit = view.display.hint, look.t("play-display-rule", limit=view.display.limit)
    together = limit if hint is None else look.text(hint.text)
    return _part("display", look.t("table-display"), together, lines=lines)


def _hand(look: Look, view: TableView) -> ListLine:
    hand, lines = view.hand, list[ListLine]()
    for group in hand.groups:
        if group.currency and len(group.cards) > 1:
            lines.append(told(f"sum-{group.currency}", look.text(money(group.currency, group.sum))))
        lines += [_card(look, one, "hand") for one in group.cards]
    return _part("hand", look.text(hand.title), look.text(hand.text), lines=lines)


def _bought(look: Look, view: TableView) -> ListLine:
    lines = [told_of(item_spot(look, one, NOWHERE), one.state) for one in view.bought]
    return _part("bought", look.t("lists-bought"), lines=lines)


def _reserve(look: Look, view: TableView) -> ListLine:
    kept = view.reserve
    lines = [told_of(item_spot(look, one, NOWHERE), one.state) for one in kept.tiles]
    lines = lines or [told("reserve-note", look.text(kept.note))]
    return _part("reserve", look.t("table-reserve"), lines=lines)


def _shelves(look: Look, view: TableView) -> Iterator[ListLine]:
    for one in view.shelf:
        texts = (title(look, view, one.name), look.text(one.note) if one.note is not None else "")
        rule = told(f"about-{one.name}", about(look, view, one.name))
        lines = [rule, *_shelf(look, view, one.name)]
        yield _part(f"shelf-{one.name}", *texts, lines=lines)


def _shelf(look: Look, view: TableView, name: str) -> Iterator[ListLine]:
    for row in shelf_rows(look, view, name):
        yield _thing(row.target, "shelf", row.name, said(look, row.state, row.detail), row.state)


def _zones(look: Look, view: TableView) -> Iterator[ListLine]:
    for zone in in_order(view):
        owner = zone.tag.seat if zone.tag is not None else ""
        lines = [_piece(look, one) for one in zone.pieces]
        yield _part(f"zone-{zone.name}-{owner}", heading_text(look, zone), lines=lines)


def _piece(look: Look, one: ZonePiece) -> ListLine:
    return _thing(one.target, "tray", piece_text(look, one), said(look, one.state), one.state)


def _players(look: Look, view: TableView) -> Iterator[ListLine]:
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
    said_of = lines_said(look, view.counts)
    lines = [told(f"count-{item}", name, text) for item, name, text in said_of]
    return _part(ALL_COUNTS, look.text(view.counts.title), lines=lines)


def _recap(look: Look, view: TableView) -> ListLine:
    lines = [_log_line(look, one) for recap in view.recap for one in recap.lines]
    rests = (one.rest for one in view.recap if one.rest is not None)
    lines += [told(f"rest-{k}", look.text(one)) for k, one in enumerate(rests)]
    return _part(RECAP, look.t("table-recap-title"), lines=lines)


def _log(look: Look, view: TableView) -> ListLine:
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


EMPTY = "table-say-empty"


@frozen
class ListedBoard:
    """The cells of an Alhambra by their places, from its first column and row to its last."""

    title: str
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    cells: dict[At, ListLine]


def listed_board(look: Look, view: TableView, seat: int | None) -> ListedBoard:
    """The Alhambra of a seat with one empty cell all around, so that each place can be asked."""
    board = board_at(view, Where(seat))
    own = board is view.palace
    legal = {(one.x, one.y): one for one in view.legal} if own else {}
    tiles = {(one.x, one.y): one for one in board.tiles}
    tokens = {(one.x, one.y): one.id for one in board.tokens}
    columns, rows = (
        range(min(one) - 1, max(one) + 2) for one in zip(*legal, *tiles, *tokens, strict=True)
    )
    cells: dict[At, ListLine] = {}
    for at in ((x, y) for y in rows for x in columns):
        if at in tiles:
            cells[at] = _tile(look, tiles[at])
        elif at in legal:
            state: State = CHOSEN if legal[at].chosen else CAN
            cells[at] = told_of(legal_spot(look, legal[at], NOWHERE), state)
        else:
            cells[at] = _more(told_of(empty_spot(look, *at, NOWHERE)), short=look.t(EMPTY))
        if at in tokens:
            cells[at] = _more(cells[at], look.text(token_name(tokens[at])))
        if not own:
            target = OnCell(board.seat.seat, *at, tokens.get(at, ""))
            cells[at] = evolve(cells[at], target=target, state=PLAIN, works=False)
    ghost = view.ghost
    if own and ghost is not None and ghost.put and (ghost.x, ghost.y) in cells:
        put = (look.text(tile_name(ghost.tile)), look.t("table-say-chosen"))
        line = _more(cells[ghost.x, ghost.y], *put)
        cells[ghost.x, ghost.y] = evolve(line, state=CHOSEN)
    return ListedBoard(look.text(board.title), tuple(columns), tuple(rows), cells)


def _tile(look: Look, tile: PalaceTile) -> ListLine:
    """A tile; in its place in a grid it need not be said where that is."""
    spot = tile_spot(look, tile, NOWHERE)
    short = ", ".join(filter(None, (look.text(tile_name(tile.tile)), spot.value)))
    return evolve(told_of(spot, tile.state), short=short)


def _more(line: ListLine, *texts: str, short: str = "") -> ListLine:
    """A line of which more is said."""
    short = ", ".join([short or line.short or line.text, *without([line.text], texts)])
    return evolve(line, text=", ".join([line.text, *without([line.text], texts)]), short=short)
