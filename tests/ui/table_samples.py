"""More sample views of the table: full Alhambras, two players with Dirk, the end, a long hand."""

from __future__ import annotations

from functools import cache

from attrs import evolve

from alhambra_qt.controller.view import table_view as v
from alhambra_qt.controller.view.targets import AT_DIRK, AtCell, AtHand, Press
from alhambra_qt.controller.view.view_parts import (
    CAN,
    CANNOT,
    CHOSEN,
    PLAIN,
    ActionButton,
    AlhambraView,
    CardItem,
    PalaceTile,
    State,
)
from alhambra_qt.controller.words.names import card_name
from alhambra_qt.engine.pieces import TILE_ID, TILE_KIND
from alhambra_qt.i18n import msg
from tests import samples
from tests.sample_parts import DIRK, NAMES, SLOTS, panel, tag, walls_of

BUILDINGS = [TILE_ID[t] for t in range(len(TILE_ID)) if TILE_KIND[t] == "building"]


def full_palace(seat: int, columns: int = 6, rows: int = 4) -> AlhambraView:
    """Build a large Alhambra (not a legal one: it is only drawn)."""
    cells = [(x - columns // 2, y - rows // 2) for y in range(rows) for x in range(columns)]
    tiles = []
    for k, (x, y) in enumerate(cells):
        tile = "fountain" if (x, y) == (0, 0) else BUILDINGS[(k * 5 + seat * 9) % len(BUILDINGS)]
        walls = walls_of(tile)
        tiles.append(PalaceTile(AtCell(x, y), tile, x, y, walls, last=k == 3))
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    box = (min(xs), min(ys), max(xs), max(ys))
    return AlhambraView(tag(seat), msg("play-alhambra", name=NAMES[seat]), tuple(tiles), 12, box)


def full_table(seats: int = 6) -> v.TableView:
    """Build the table late in a game: everybody has a large Alhambra and many cards."""
    base = samples.table_buy() if seats > 4 else samples.table_place()
    others = tuple(
        evolve(panel(k), palace=full_palace(k), score=140 + 7 * k, hand=14, wall=17)
        for k in range(1, seats)
    )
    return evolve(
        base,
        palace=full_palace(0),
        opponents=others,
        hand=long_hand(),
        ghost=None,
        legal=(),
        callout=None,
    )


def long_hand(each: int = 7) -> v.Hand:
    """Build a hand of many cards of all currencies."""
    groups = []
    index = 0
    for currency in SLOTS:
        cards = []
        for k in range(each):
            name = f"{currency}-{k % 9 + 1}"
            state: State = CHOSEN if currency == "denar" and k < 2 else PLAIN
            if currency == "ducat":
                state = CANNOT
            cards.append(CardItem(AtHand(index), name, card_name(name), state))
            index += 1
        groups.append(v.HandGroup(currency, tuple(cards), 33))
    text = msg("play-hand", cards=msg("count-card", n=index), total=132)
    return v.Hand(tuple(groups), index, 132, text)


def two_players() -> v.TableView:
    """Build a game of two with Dirk, who may be given the bought tile."""
    base = samples.table_place()
    dirk = v.DirkPanel(AT_DIRK, DIRK, tuple(BUILDINGS[3:40:3]), (2, 1, 3, 2, 4, 1), CAN)
    counts = samples.counts(2)
    seats = (*counts.seats, DIRK)
    rows = tuple(evolve(row, cells=(*row.cells, v.CountCell(-1, 3, 4))) for row in counts.rows)
    gift = ActionButton(Press("dirk"), msg("play-button-dirk"), "G")
    buttons = (*base.prompt.buttons[:-1], gift, base.prompt.buttons[-1])
    return evolve(
        base,
        opponents=base.opponents[:1],
        dirk=dirk,
        counts=evolve(counts, seats=seats, rows=rows, totals=(*counts.totals, 20)),
        prompt=evolve(base.prompt, buttons=buttons),
    )


def the_end() -> v.TableView:
    """Build the last placing: four tiles are given away, Anna won one of them."""
    base = samples.table_place()
    shares = tuple(
        v.ShareRow(
            currency,
            BUILDINGS[k * 8 + 2],
            (11, 9, 3, 0),
            tag(k % 2),
            msg("log-distributed", name=NAMES[k % 2], cur=currency, sum=11, tile=msg("a-tower")),
        )
        for k, currency in enumerate(SLOTS)
    )
    market = tuple(
        evolve(slot, tile=None, note=msg("play-slot-given"), pay_text=None) for slot in base.market
    )
    return evolve(base, shares=shares, market=market)


def refused(rule: str) -> v.TableView:
    """Build a table on which a rule is shown as broken: walk, hole or adjacent."""
    base = samples.table_refused()
    refusal = base.refusal
    assert refusal is not None
    if rule == "build.walk":
        shown = evolve(refusal, sides=(), path=((0, 0), (1, 0), (1, -1)), at=(0, -2))
    elif rule == "build.hole":
        shown = evolve(refusal, sides=(), cells=((2, 0), (2, 1)), at=(2, 1))
    else:
        shown = evolve(refusal, sides=(), cells=(), at=(4, 2))
    name = rule.replace(".", "-")
    return evolve(
        base,
        refusal=evolve(
            shown, rule=rule, title=msg(f"rule-{name}-title"), rule_text=msg(f"rule-{name}-text")
        ),
    )


@cache
def everything() -> dict[str, v.TableView]:
    """Give all samples by name."""
    return {
        "place": samples.table_place(),
        "buy": samples.table_buy(),
        "refused": samples.table_refused(),
        "wait": samples.table_wait(),
        "full": full_table(),
        "two": two_players(),
        "end": the_end(),
        "walk": refused("build.walk"),
        "hole": refused("build.hole"),
    }
