"""Full sample views, as the design pictures show them, for tests of everything that draws.

``table_place()`` is the table while a garden is placed (picture a), ``table_buy()`` six players
while a tower is paid (picture b without modules), ``table_refused()`` an illegal cell that was
asked about, ``table_wait()`` another player's turn; ``ledger()`` is picture d, ``results()`` the
end and ``handover()`` picture f.
"""

from typing import Any

from attrs import evolve

from alhambra_qt.controller.view import table_view as v
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    Begin,
    PayWay,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import (
    CHOSEN,
    PLAIN,
    ActionButton,
    Bag,
    Callout,
    CardItem,
    Deck,
    Fact,
    Ghost,
    Header,
    Icon,
    LegalCell,
    LogLine,
    Payment,
    Pile,
    PileState,
    RefusalView,
    RuleLink,
    ScoreMark,
    ScoreTrack,
    State,
    SumHint,
    TileItem,
)
from alhambra_qt.controller.words.names import (
    a_tile,
    card_name,
    cell_name,
    money,
    price_of,
    row_name,
    sum_text,
    the_tile,
    tile_name,
)
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import msg, signed
from tests.sample_pages import handover, ledger, results
from tests.sample_parts import (
    COUNTS,
    SCORES,
    SLOTS,
    WALLS,
    WORTH,
    icon_card,
    icon_tile,
    palace,
    panel,
    tag,
)

__all__ = [
    "handover",
    "ledger",
    "results",
    "table_buy",
    "table_place",
    "table_refused",
    "table_wait",
]


def card(target: Target, name: str, state: State = PLAIN, key: str = "") -> CardItem:
    """Build a money card."""
    return CardItem(target, name, card_name(name), state, key=key)


def hand(chosen: tuple[int, ...] = ()) -> v.Hand:
    """Build Anna's hand: 8 florins, 6 dirhams, 10 denars, 3 ducats."""
    names = ["florin-1", "florin-2", "florin-5", "dirham-6", "denar-3", "denar-7", "ducat-3"]
    groups = []
    for currency in SLOTS:
        cards = tuple(
            card(AtHand(i), name, CHOSEN if i in chosen else PLAIN)
            for i, name in enumerate(names)
            if name.startswith(currency)
        )
        total = sum(int(c.card.split("-")[1]) for c in cards)
        groups.append(v.HandGroup(currency, cards, total))
    text = msg("play-hand", cards=msg("count-card", n=7), total=27)
    return v.Hand(tuple(groups), 7, 27, text)


def slot(index: int, tile: str | None, held: int, **more: Any) -> v.MarketSlot:
    """Build a market slot."""
    currency = SLOTS[index]
    base = v.MarketSlot(
        target=AtSlot(index),
        currency=currency,
        name=msg(f"play-cur-{currency}"),
        tile=tile,
        price=price_of(tile) if tile else 0,
        held=held,
        held_text=msg("play-held", n=held),
        note=None if tile else msg("play-slot-bought"),
        key=str(index + 1),
    )
    return evolve(base, **more)


def market() -> tuple[v.MarketSlot, ...]:
    """Build the market of picture a: the dirham tile was bought this turn."""
    return (
        slot(0, "tower-11-s", 8, pay="short", pay_text=msg("play-pay-short", n=3)),
        slot(1, None, 6),
        slot(2, "arcades-5-nw", 10, pay="over", pay_text=msg("play-pay-over", n=2)),
        slot(3, "pavilion-4-es", 3, pay="short", pay_text=msg("play-pay-short", n=1)),
    )


def display() -> v.Display:
    """Build the open money with a pair worth 5."""
    names = ("ducat-3", "florin-7", "florin-2", "denar-9")
    cards = tuple(card(AtDisplay(i), n, key=str(i + 5)) for i, n in enumerate(names))
    return v.Display(cards, 5, SumHint((0, 2), sum_text([3, 2])))


def deck() -> Deck:
    """Build the deck in its third pile; scoring 1 came."""
    states: tuple[PileState, ...] = ("past", "past", "now", "ahead", "ahead")
    scoring = (0, 1, 0, 2, 0)
    piles = tuple(Pile(i + 1, states[i], scoring[i], came=scoring[i] == 1) for i in range(5))
    return Deck(43, 3, piles, msg("play-deck", cards=msg("count-card", n=43), k=3), 12)


def log() -> tuple[LogLine, ...]:
    """Build the log of picture a, oldest first."""
    took = msg("log-took", name="Claire", n=2, sum=5)
    exact = msg("log-exact", name="Ioana", tile=a_tile("tower-10-w"), price=money("ducat", 10))
    tile = a_tile("garden-10-n")
    over = msg("log-over", name="Ioana", tile=tile, price=money("denar", 10), paid=11)
    swap = msg("log-swapped", name="Marco", old=a_tile("arcades-5-nw"), new=a_tile("arcades-8-n"))
    mine = msg("log-exact", name="Anna", tile=a_tile("garden-8-nw"), price=money("dirham", 8))
    return (
        LogLine(took, tag(3), (icon_card("denar-4"), icon_card("ducat-1"))),
        LogLine(exact, tag(2), (icon_tile("tower-10-w"),)),
        LogLine(over, tag(2), (icon_tile("garden-10-n"),)),
        LogLine(swap, tag(1), (icon_tile("arcades-5-nw"), icon_tile("arcades-8-n"))),
        LogLine(mine, tag(0), (icon_tile("garden-8-nw"),)),
    )


def counts(seats: int = 4) -> v.CountTable:
    """Build the count table for scoring 2."""
    rows = []
    for index, item in enumerate(TYPES):
        have = [COUNTS[s][index] for s in range(seats)]
        cells = tuple(
            v.CountCell(s, have[s], WORTH[index][s] if s < 4 else 0, 0 < have[s] == max(have))
            for s in range(seats)
        )
        rows.append(v.CountRow(item, row_name(item), cells))
    wall = tuple(v.CountCell(s, WALLS[s], WALLS[s], WALLS[s] == max(WALLS)) for s in range(seats))
    rows.append(v.CountRow("wall", row_name("wall"), wall))
    totals = tuple(sum(row.cells[s].points for row in rows) for s in range(seats))
    tags = tuple(tag(s) for s in range(seats))
    return v.CountTable(msg("play-counts-title", n=2), 2, tags, tuple(rows), totals, SCORES[:seats])


def undo(can: bool = True) -> v.Undo:
    """Build the undo buttons; without anything to undo they say why."""
    why = None if can else msg("undo-revealed-card")
    return v.Undo(
        ActionButton(Press("undo"), msg("play-button-undo"), "Ctrl+Z", enabled=can, why=why),
        ActionButton(
            Press("redo"),
            msg("play-button-redo"),
            "Ctrl+Shift+Z",
            enabled=False,
            why=msg("undo-no-redo"),
        ),
        ActionButton(Press("restart"), msg("play-button-restart"), "Ctrl+R", enabled=can, why=why),
    )


def legal() -> tuple[LegalCell, ...]:
    """Build the five cells where the garden may go."""
    cells = ((-2, -1, 4), (0, -1, 0), (2, 0, -2), (2, -3, 0), (3, -2, 0))
    return tuple(
        LegalCell(
            AtCell(x, y),
            x,
            y,
            wall,
            msg("play-cell-legal", cell=cell_name(x, y), wall=signed(wall)),
        )
        for x, y, wall in cells
    )


def callout() -> Callout:
    """Build what placing the garden in the north west would do."""
    wall = Fact("wall", msg("what-wall", old=9, new=13), msg("what-wall-each", n=signed(4)))
    gardens = Fact(
        "garden",
        msg("what-count", old=4, new=msg("play-many-garden", n=5)),
        msg("what-lead-grows", name="Claire", n=2),
    )
    rules = (
        RuleLink("score.wall", msg("rule-score-wall-title")),
        RuleLink("score.majority", msg("rule-score-majority-title")),
    )
    return Callout(msg("what-title"), (wall, gardens), rules, (-2, -1))


def place_prompt() -> v.Prompt:
    """Build the prompt of picture a."""
    return v.Prompt(
        title=msg("prompt-place", tile=the_tile("garden-8-nw")),
        lines=(
            v.PromptLine(msg("prompt-place-cells", n=5), "ok"),
            v.PromptLine(msg("prompt-place-how")),
            v.PromptLine(msg("prompt-place-last")),
        ),
        tile="garden-8-nw",
        buttons=(
            undo().undo,
            ActionButton(Press("reserve"), msg("play-button-reserve"), "R"),
            ActionButton(Press("confirm"), msg("button-confirm"), "Enter", primary=True),
        ),
    )


def header(seats: int, number: int) -> Header:
    """Build the header of a base game."""
    text = msg(
        "play-header",
        game=msg("play-header-base"),
        players=msg("count-player", n=seats),
        round=number,
    )
    return Header(text, (), number, number * seats, seats)


def table_place() -> v.TableView:
    """Build picture a: four players, Anna places a garden, callout open."""
    bought = TileItem(AtBought("garden-8-nw"), "garden-8-nw", tile_name("garden-8-nw"), CHOSEN)
    reserve = TileItem(AtReserve("tower-9-nw"), "tower-9-nw", tile_name("tower-9-nw"))
    return v.TableView(
        viewer=0,
        header=header(4, 9),
        track=ScoreTrack(tuple(ScoreMark(tag(s), SCORES[s]) for s in range(4)), 80),
        market=market(),
        display=display(),
        deck=deck(),
        bag=Bag(13, msg("play-bag", n=13)),
        hand=hand(),
        reserve=v.ReserveView((reserve,), msg("play-reserve-note")),
        bought=(bought,),
        palace=palace(0),
        you=panel(0, acting=True),
        opponents=(panel(1, next=True), panel(2), panel(3)),
        prompt=place_prompt(),
        undo=undo(),
        counts=counts(),
        log=log(),
        legal=legal(),
        ghost=Ghost("garden-8-nw", -2, -1, "nw", legal=True, put=True),
        callout=callout(),
    )


def buy_prompt() -> v.Prompt:
    """Build the prompt while a tower is paid exactly, with the other actions as chips."""
    pay = (
        Payment(PayWay(0), (AtHand(3),), sum_text([6]), exact=True, chosen=True),
        Payment(PayWay(1), (AtHand(3), AtHand(5)), sum_text([3, 7]), exact=False),
    )
    return v.Prompt(
        title=msg("prompt-buy", tile=the_tile("tower-9-nw"), price=money("denar", 9)),
        lines=(
            v.PromptLine(sum_text([6, 3]), "strong"),
            v.PromptLine(msg("prompt-buy-exact"), "ok"),
        ),
        tile="tower-9-nw",
        buttons=(
            ActionButton(Press("cancel"), msg("button-cancel"), "Esc"),
            ActionButton(Press("confirm"), msg("play-button-buy"), "Enter", primary=True),
        ),
        chips=(
            ActionButton(Begin("money"), msg("play-chip-money"), "M", icon="cards"),
            ActionButton(Begin("redesign"), msg("play-chip-redesign"), "D", icon="swap"),
            ActionButton(
                Press("end-actions"),
                msg("play-button-end-actions"),
                "E",
                enabled=False,
                why=msg("why-choose-first"),
            ),
        ),
        payments=pay,
    )


def table_buy() -> v.TableView:
    """Build a table of six while Anna pays a tile; nothing is placed."""
    base = table_place()
    slots = (
        slot(0, "tower-12", 8, pay="short", pay_text=msg("play-pay-short", n=4)),
        slot(1, "garden-7-nsw", 6, pay="short", pay_text=msg("play-pay-short", n=1)),
        slot(
            2,
            "tower-9-nw",
            10,
            pay="over",
            pay_text=msg("play-pay-over", n=1),
            state=CHOSEN,
        ),
        slot(3, "pavilion-4-es", 3, pay="short", pay_text=msg("play-pay-short", n=1)),
    )
    return evolve(
        base,
        header=header(6, 7),
        track=ScoreTrack(tuple(ScoreMark(tag(s), SCORES[s]) for s in range(6)), 80),
        market=slots,
        hand=hand((4, 5)),
        bought=(),
        opponents=(panel(1, next=True), panel(2), panel(3), panel(4), panel(5)),
        prompt=buy_prompt(),
        counts=counts(6),
        legal=(),
        ghost=None,
        callout=None,
    )


def table_refused() -> v.TableView:
    """Build picture a after asking about a cell whose east side does not match."""
    text = msg("refuse-build-edges", dir="s", mine="open")
    refusal = RefusalView(
        rule="build.edges",
        title=msg("rule-build-edges-title"),
        text=text,
        rule_text=msg("rule-build-edges-text"),
        cells=((1, -2),),
        sides=((1, -2, "s"),),
        tile="garden-8-nw",
        at=(1, -2),
        walls="nw",
        target=AtCell(1, -2),
    )
    return evolve(table_place(), ghost=None, callout=None, refusal=refusal)


def table_wait() -> v.TableView:
    """Build the table while Marco thinks; Anna reads what happened since her turn."""
    lines = log()
    prompt = v.Prompt(msg("prompt-wait-ai", name="Marco"), mood="wait")
    lost = msg("recap-row", row=row_name("tower"), old=16, new=8)
    rest = msg("recap-rest", what=msg("recap-n-bought", n=2))
    own = v.Recap(tag(0), (LogLine(lost, tag(0), (Icon("type", "tower"),)),), rest)
    recap = (own, v.Recap(tag(2), (lines[1], lines[2])), v.Recap(tag(3), (lines[0],)))
    return evolve(
        table_place(),
        bought=(),
        prompt=prompt,
        legal=(),
        ghost=None,
        callout=None,
        recap=recap,
        undo=undo(can=False),
        you=panel(0),
        opponents=(panel(1, acting=True, thinking=True), panel(2, next=True), panel(3)),
    )
