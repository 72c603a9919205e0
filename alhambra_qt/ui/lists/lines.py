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
from alhambra_qt.ui.sides.shelf_rows import about, shelf_rows, state_label, title
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
        for line in self.lines:
            yield from line.every()


def list_line(name: str, *texts: str, rule: str = "") -> ListLine:
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
    lines = [list_line("ask", look.text(prompt.title))]
    if prompt.tile:
        sides = tile_sides(prompt.tile)
        lines.append(list_line("tile", *map(look.text, (tile_name(prompt.tile), *sides))))
    lines += [list_line(f"ask-{k}", look.text(line.text)) for k, line in enumerate(prompt.lines)]
    if prompt.rule:
        words = look.text(cited(prompt.rule, msg("rulebook-read-more")))
        lines.append(list_line("rule", words, rule=prompt.rule))
    if view.notice is not None:
        lines.append(list_line("notice", look.text(view.notice)))
    if answer is not None:
        lines += _bubble("answer", bubble_of_answer(look, answer))
    elif view.refusal is not None:
        lines += _bubble("refusal", bubble_of_refusal(look, view.refusal))
    elif view.callout is not None:
        lines += _bubble("callout", bubble_of_callout(look, view.callout))
    if view.hint is not None:
        hint = (view.hint.title, *(line.text for line in view.hint.lines))
        lines += [list_line(f"hint-{k}", look.text(text)) for k, text in enumerate(hint)]
    return named_once(lines)


def _bubble(name: str, bubble: Bubble) -> Iterator[ListLine]:
    """What a callout says beside the table, and the rules it leads to."""
    for k, text in enumerate((bubble.title, *bubble.texts)):
        yield list_line(f"{name}-{k}", text)
    for target, heading in bubble.rules:
        yield list_line(f"{name}/{target}", heading, rule=target.name)


def choices(look: Look, view: TableView, table: Iterable[ListLine]) -> tuple[ListLine, ...]:
    """Everything that can be chosen now: first what goes on, last what leads back."""
    prompt, undo = view.prompt, view.undo
    backs = [
        choice
        for choice in prompt.buttons
        if choice.key == "Esc" or choice.target == undo.undo.target
    ]
    goes_on = sorted(
        (choice for choice in prompt.buttons if choice not in backs),
        key=lambda choice: not choice.primary,
    )
    asked: list[ActionButton | Payment] = [*goes_on, *prompt.payments, *prompt.chips]
    helps = [*backs, *(view.hint.buttons if view.hint is not None else (hint_button(view),))]
    helps += [undo.undo, undo.redo, undo.restart]
    lying = [_placed(part, choice) for part in table for choice in part.every()]
    found: dict[Target | None, ListLine] = {}
    first, last = (
        [_button(look, choice) for choice in asked],
        [_button(look, choice) for choice in helps],
    )
    for choice in (*first, *lying, *last):
        if choice.offered:
            found.setdefault(choice.target, choice)
    return named_once(evolve(choice, lines=()) for choice in found.values())


def _placed(part: ListLine, line: ListLine) -> ListLine:
    """A thing that says in which part of the table it lies."""
    if line is part or not part.short:
        return line
    return evolve(line, text=f"{line.text} \N{EN DASH} {part.short}")


def _button(look: Look, choice: ActionButton | Payment) -> ListLine:
    works, key = (True, "") if isinstance(choice, Payment) else (choice.enabled, choice.key)
    chosen = look.t("table-say-chosen") if choice.chosen else ""
    value = ", ".join(filter(None, (chosen, button_value(look, choice))))
    spot = Spot(
        choice.target, QRectF(), "prompt", "chip", look.text(choice.text), value, key, works
    )
    return told_of(spot, CHOSEN if choice.chosen else CAN if works else CANNOT)


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
    return named_once(line for line in made if line.lines or line.target)


def _part(name: str, *texts: str, lines: Sequence[ListLine]) -> ListLine:
    return evolve(list_line(name, *texts), short=texts[0], lines=tuple(lines))


def _thing(
    target: Target, zone: str, name: str, value: str, state: State = PLAIN, key: str = ""
) -> ListLine:
    spot = Spot(target, NOWHERE, zone, name=name, value=value, key=key)
    return evolve(told_of(spot, state), works=state != CANNOT)


def _header(look: Look, view: TableView) -> ListLine:
    points = ", ".join(f"{look.text(mark.seat.label)} {mark.score}" for mark in view.track.marks)
    lines = [
        list_line("points", look.t("table-score"), points),
        _thing(AT_DECK, "deck", look.t("table-deck"), look.text(view.deck.text)),
        *(
            list_line(f"pile-{pile.number}", look.t("lists-scoring", n=pile.scoring, k=pile.number))
            for pile in view.deck.piles
            if pile.scoring and not pile.came
        ),
        _thing(AT_BAG, "bag", look.text(view.bag.text), ""),
    ]
    return _part("header", look.t("table-said-header"), look.text(view.header.text), lines=lines)


def _market(look: Look, view: TableView) -> ListLine:
    if view.shares:
        shares = [
            list_line(f"share-{k}", look.text(share.text)) for k, share in enumerate(view.shares)
        ]
        return _part("market", look.t("table-shares"), lines=shares)
    lines = [told_of(slot_spot(look, slot)(NOWHERE), slot.state) for slot in view.market]
    return _part("market", look.t("table-market"), lines=[*lines, *_shelf(look, view, STALLS)])


def _card(look: Look, card: CardItem, zone: str) -> ListLine:
    return told_of(card_spot(look, card, NOWHERE, zone), card.state)


def _display(look: Look, view: TableView) -> ListLine:
    lines = [_card(look, card, "display") for card in view.display.cards if card is not None]
    hint, limit = view.display.hint, look.t("play-display-rule", limit=view.display.limit)
    together = limit if hint is None else look.text(hint.text)
    return _part("display", look.t("table-display"), together, lines=lines)


def _hand(look: Look, view: TableView) -> ListLine:
    hand, lines = view.hand, list[ListLine]()
    for group in hand.groups:
        if group.currency and len(group.cards) > 1:
            lines.append(
                list_line(f"sum-{group.currency}", look.text(money(group.currency, group.sum)))
            )
        lines += [_card(look, card, "hand") for card in group.cards]
    return _part("hand", look.text(hand.title), look.text(hand.text), lines=lines)


def _bought(look: Look, view: TableView) -> ListLine:
    lines = [told_of(item_spot(look, item, NOWHERE), item.state) for item in view.bought]
    return _part("bought", look.t("lists-bought"), lines=lines)


def _reserve(look: Look, view: TableView) -> ListLine:
    kept = view.reserve
    lines = [told_of(item_spot(look, tile, NOWHERE), tile.state) for tile in kept.tiles]
    lines = lines or [list_line("reserve-note", look.text(kept.note))]
    return _part("reserve", look.t("table-reserve"), lines=lines)


def _shelves(look: Look, view: TableView) -> Iterator[ListLine]:
    for shelf_view in view.shelf:
        texts = (
            title(look, view, shelf_view.name),
            look.text(shelf_view.note) if shelf_view.note is not None else "",
        )
        rule = list_line(f"about-{shelf_view.name}", about(look, view, shelf_view.name))
        lines = [rule, *_shelf(look, view, shelf_view.name)]
        yield _part(f"shelf-{shelf_view.name}", *texts, lines=lines)


def _shelf(look: Look, view: TableView, name: str) -> Iterator[ListLine]:
    for row in shelf_rows(look, view, name):
        yield _thing(
            row.target, "shelf", row.name, state_label(look, row.state, row.detail), row.state
        )


def _zones(look: Look, view: TableView) -> Iterator[ListLine]:
    for zone in in_order(view):
        owner = zone.tag.seat if zone.tag is not None else ""
        lines = [_piece(look, piece) for piece in zone.pieces]
        yield _part(f"zone-{zone.name}-{owner}", heading_text(look, zone), lines=lines)


def _piece(look: Look, piece: ZonePiece) -> ListLine:
    return _thing(
        piece.target, "tray", piece_text(look, piece), state_label(look, piece.state), piece.state
    )


def _players(look: Look, view: TableView) -> Iterator[ListLine]:
    for player in (view.you, *view.opponents):
        first = told_of(Spot(player.target, NOWHERE, "seat", "panel", *player_said(look, player)))
        yield evolve(first, lines=tuple(_owned(look, view, player)))
    dirk = view.dirk
    if dirk is not None:
        spot = Spot(AT_DIRK, NOWHERE, "seat", "panel", *dirk_said(look, dirk))
        tiles = (list_line(f"dirk-{tile}", look.text(tile_name(tile))) for tile in dirk.tiles)
        yield evolve(told_of(spot, dirk.state), lines=tuple(tiles))


def _owned(look: Look, view: TableView, player: PlayerView) -> Iterator[ListLine]:
    """What a player has: buildings by types, the reserve of a rival, special cards."""
    seat = player.seat.seat
    (counts,) = spoken(view, f"{RIVAL}{COUNTS}", Where(seat))[-1:]
    yield list_line(f"built-{seat}", look.text(counts))
    if player is not view.you and player.reserve:
        tiles = ", ".join(look.text(tile_name(tile)) for tile in player.reserve)
        yield list_line(f"kept-{seat}", look.t("table-reserve"), tiles)
    for card in player.extras.cards if player.extras is not None else ():
        yield _special(look, card)


def _special(look: Look, card: SpecialCard) -> ListLine:
    value = [card_said(look, card), look.text(card.why) if card.why is not None else ""]
    name, told_too = card_name(look, card), ", ".join(filter(None, value))
    line = _thing(card.target, "special", name, told_too, card.state, card.key)
    return evolve(line, works=line.offered)


def _counts(look: Look, view: TableView) -> ListLine:
    said_of = lines_said(look, view.counts)
    lines = [list_line(f"count-{item}", name, text) for item, name, text in said_of]
    return _part(ALL_COUNTS, look.text(view.counts.title), lines=lines)


def _recap(look: Look, view: TableView) -> ListLine:
    lines = [_log_line(look, line) for recap in view.recap for line in recap.lines]
    rests = (recap.rest for recap in view.recap if recap.rest is not None)
    lines += [list_line(f"rest-{k}", look.text(text)) for k, text in enumerate(rests)]
    return _part(RECAP, look.t("table-recap-title"), lines=lines)


def _log(look: Look, view: TableView) -> ListLine:
    turns: list[list[LogLine]] = [[]]
    for line in view.log:
        if line.kind == "turn":
            turns.append([])
        turns[-1].append(line)
    lines = [
        evolve(_log_line(look, first), lines=tuple(_log_line(look, line) for line in rest))
        for first, *rest in reversed([turn for turn in turns if turn])
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
    legal = {(group.x, group.y): group for group in view.legal} if own else {}
    tiles = {(group.x, group.y): group for group in board.tiles}
    tokens = {(group.x, group.y): group.id for group in board.tokens}
    columns, rows = (
        range(min(group) - 1, max(group) + 2) for group in zip(*legal, *tiles, *tokens, strict=True)
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
    short = ", ".join([short or line.short or line.text, *without([line.text], texts)])
    return evolve(line, text=", ".join([line.text, *without([line.text], texts)]), short=short)
