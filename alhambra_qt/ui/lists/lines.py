"""The table as lines of text: the question, the parts of the table, the cells of an Alhambra.

What a thing is called, its state, and why it cannot be chosen come from the spots of the panels
that show it. Here is only their order, the headings, and what has no spot at the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve, frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import STALLS, PlayerView, TableView
from alhambra_qt.controller.view.targets import AT_BAG, OnCell, Target
from alhambra_qt.controller.view.view_parts import (
    CAN,
    CHOSEN,
    PLAIN,
    ActionButton,
    Answer,
    At,
    LogLine,
    PalaceTile,
    Payment,
    State,
)
from alhambra_qt.controller.words.names import money, tile_name, tile_sides, token_name
from alhambra_qt.controller.words.speech import Where, board_at
from alhambra_qt.ui.kit.access import without
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.sides.callout import Bubble, bubble_of_callout, bubble_of_refusal
from alhambra_qt.ui.sides.counts import count_spots, share_spot
from alhambra_qt.ui.sides.header import score_spot
from alhambra_qt.ui.sides.log_side import log_spot
from alhambra_qt.ui.sides.players import counts_said, dirk_spot, player_spot
from alhambra_qt.ui.sides.prompt import rule_spot
from alhambra_qt.ui.sides.recap import turn_spot
from alhambra_qt.ui.sides.shelf_rows import about, row_spot, shelf_rows, title
from alhambra_qt.ui.sides.special import card_spot as special_spot
from alhambra_qt.ui.sides.spots import Spot, choice_spot
from alhambra_qt.ui.sides.tray import heading_text, in_order, piece_spot
from alhambra_qt.ui.table.board import empty_spot, hint_button, legal_spot, tile_spot
from alhambra_qt.ui.table.bubbles import bubble_of_answer
from alhambra_qt.ui.table.market import slot_spot
from alhambra_qt.ui.table.money import card_spot, deck_spot
from alhambra_qt.ui.table.reserve import item_spot


@frozen
class ListLine:
    """One line with the lines below it.

    Attributes:
        name: stays the same as long as it is about the same thing.
        text: the accessible text. target: sent back when the line is chosen; None if it can only be
            read.
        state: as everywhere: whether it can be chosen, is chosen, or is forbidden.
        works: choosing it does something; else it explains why not.
        key: the key of the program that stands on it.
        rule: opens the rulebook at this rule instead. short: a shorter text where the place is
            clear, as in a grid; the title of a part.
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


def line_of(spot: Spot) -> ListLine:
    """A thing of the table as a line, called as it is there."""
    text = ", ".join([spot.name, *without([spot.name], [spot.value])])
    return ListLine(
        *(f"{spot.zone}/{spot.target}", text, spot.target, spot.state, spot.enabled),
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
        lines.append(evolve(line_of(rule_spot(look, prompt.rule)), target=None))
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
    """Yield the lines of a callout beside the table, and the rules it leads to."""
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
        [line_of(choice_spot(look, choice, "prompt")) for choice in some] for some in (asked, helps)
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


LOG, ALL_COUNTS, RECAP = "log", "counts", "recap"
FOLDED = (LOG, ALL_COUNTS)  # at first


def parts(look: Look, view: TableView) -> tuple[ListLine, ...]:
    """All of the table but the Alhambras: the spots of its panels under their headings."""
    made = (
        *(_market(look, view), _display(look, view), _hand(look, view)),
        *(_bought(look, view), _reserve(look, view), *_shelves(look, view), *_zones(look, view)),
        *(_recap(look, view), *_players(look, view), _header(look, view)),
        *(_counts(look, view), _log(look, view)),
    )
    return named_once(line for line in made if line.lines or line.target)


def _part(name: str, *texts: str, lines: Iterable[Spot | ListLine]) -> ListLine:
    below = (line_of(line) if isinstance(line, Spot) else line for line in lines)
    return evolve(list_line(name, *texts), short=texts[0], lines=tuple(below))


def _header(look: Look, view: TableView) -> ListLine:
    lines: list[Spot | ListLine] = [
        score_spot(look, view.track),
        deck_spot(look, view.deck),
        *(
            list_line(f"pile-{pile.number}", look.t("lists-scoring", n=pile.scoring, k=pile.number))
            for pile in view.deck.piles
            if pile.scoring and not pile.came
        ),
        Spot(AT_BAG, QRectF(), "bag", name=look.text(view.bag.text)),
    ]
    return _part("header", look.t("table-said-header"), look.text(view.header.text), lines=lines)


def _market(look: Look, view: TableView) -> ListLine:
    if view.shares:
        shares = (share_spot(look, k, row) for k, row in enumerate(view.shares))
        return _part("market", look.t("table-shares"), lines=shares)
    stalls = (row_spot(look, row, "market", "slot") for row in shelf_rows(look, view, STALLS))
    slots = (slot_spot(look, slot) for slot in view.market)
    return _part("market", look.t("table-market"), lines=(*slots, *stalls))


def _display(look: Look, view: TableView) -> ListLine:
    cards = (card_spot(look, card, "display") for card in view.display.cards if card is not None)
    hint, limit = view.display.hint, look.t("play-display-rule", limit=view.display.limit)
    together = limit if hint is None else look.text(hint.text)
    return _part("display", look.t("table-display"), together, lines=cards)


def _hand(look: Look, view: TableView) -> ListLine:
    hand, lines = view.hand, list[Spot | ListLine]()
    for group in hand.groups:
        if group.currency and len(group.cards) > 1:
            text = look.text(money(group.currency, group.sum))
            lines.append(list_line(f"sum-{group.currency}", text))
        lines += [card_spot(look, card, "hand") for card in group.cards]
    return _part("hand", look.text(hand.title), look.text(hand.text), lines=lines)


def _bought(look: Look, view: TableView) -> ListLine:
    tiles = (item_spot(look, item) for item in view.bought)
    return _part("bought", look.t("lists-bought"), lines=tiles)


def _reserve(look: Look, view: TableView) -> ListLine:
    note = list_line("reserve-note", look.text(view.reserve.note))
    tiles = [item_spot(look, tile) for tile in view.reserve.tiles]
    return _part("reserve", look.t("table-reserve"), lines=tiles or [note])


def _shelves(look: Look, view: TableView) -> Iterator[ListLine]:
    for shelf in view.shelf:
        note = look.text(shelf.note) if shelf.note is not None else ""
        rule = list_line(f"about-{shelf.name}", about(look, view, shelf.name))
        rows = (row_spot(look, row, "shelf") for row in shelf_rows(look, view, shelf.name))
        texts = title(look, view, shelf.name), note
        yield _part(f"shelf-{shelf.name}", *texts, lines=(rule, *rows))


def _zones(look: Look, view: TableView) -> Iterator[ListLine]:
    for zone in in_order(view):
        owner = zone.tag.seat if zone.tag is not None else ""
        pieces = (piece_spot(look, piece) for piece in zone.pieces)
        yield _part(f"zone-{zone.name}-{owner}", heading_text(look, zone), lines=pieces)


def _players(look: Look, view: TableView) -> Iterator[ListLine]:
    for player in (view.you, *view.opponents):
        first = line_of(player_spot(look, player, "seat"))
        yield evolve(first, lines=tuple(_owned(look, view, player)))
    dirk = view.dirk
    if dirk is not None:
        built = list_line("built-dirk", *counts_said(look, dirk))
        tiles = (list_line(f"dirk-{tile}", look.text(tile_name(tile))) for tile in dirk.tiles)
        yield evolve(line_of(dirk_spot(look, dirk, "seat")), lines=(built, *tiles))


def _owned(look: Look, view: TableView, player: PlayerView) -> Iterator[ListLine]:
    """Yield the belongings of a player: buildings by type, a rival's reserve, special cards."""
    seat = player.seat.seat
    yield list_line(f"built-{seat}", *counts_said(look, player))
    if player is not view.you and player.reserve:
        tiles = ", ".join(look.text(tile_name(tile)) for tile in player.reserve)
        yield list_line(f"kept-{seat}", look.t("table-reserve"), tiles)
    for card in player.extras.cards if player.extras is not None else ():
        yield line_of(special_spot(look, card, "special"))


def _counts(look: Look, view: TableView) -> ListLine:
    lines = count_spots(look, view.counts, ALL_COUNTS)
    return _part(ALL_COUNTS, look.text(view.counts.title), lines=lines)


def _recap(look: Look, view: TableView) -> ListLine:
    lines = [_log_line(look, line) for recap in view.recap[:1] for line in recap.lines]
    lines += [line_of(turn_spot(look, recap)) for recap in view.recap[1:]]
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
    spot = log_spot(look, entry)
    return evolve(line_of(spot), name=f"log/{spot.name}")


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
            cells[at] = line_of(legal_spot(look, legal[at]))
        else:
            cells[at] = _more(line_of(empty_spot(look, *at)), short=look.t(EMPTY))
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
    spot = tile_spot(look, tile)
    short = ", ".join(filter(None, (look.text(tile_name(tile.tile)), spot.value)))
    return evolve(line_of(spot), short=short)


def _more(line: ListLine, *texts: str, short: str = "") -> ListLine:
    short = ", ".join([short or line.short or line.text, *without([line.text], texts)])
    return evolve(line, text=", ".join([line.text, *without([line.text], texts)]), short=short)
