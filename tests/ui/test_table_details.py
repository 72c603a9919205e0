"""Details of the table that are easily lost: what is read stays readable, apart and said once."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product

import pytest
from attrs import evolve
from PySide6.QtGui import QFontMetricsF, QPixmap

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.ai_host import play_one
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view import table_view as v
from alhambra_qt.controller.view.targets import (
    AtDisplay,
    AtSlot,
    Choose,
    PayWay,
    Press,
    Target,
    ToRead,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, ActionButton, Token
from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.i18n import LANGS, Msg, msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.text import Run, layout_runs
from alhambra_qt.ui.sides.prompt import CHOICES, chip_look
from tests import samples
from tests.cases import each, some
from tests.controller.kit import act, arranged, config, interrupt, picks
from tests.ui.table_kit import (
    COMMON,
    SIZES,
    SMALL,
    Size,
    covered,
    rooms,
    showing,
    shown,
    spills,
    written,
)
from tests.ui.table_samples import everything, two_players

READABLE = 60
PLACES = [(-3, 0), (-2, 1), (0, 2), (3, 0), (4, -1), (1, -4)]

pytestmark = pytest.mark.usefixtures("qapp")


@cache
def begun(*names: str) -> v.TableView:
    """A game of four with these modules, at the beginning of the first seat's third turn."""
    session = Session.new(config(4, humans=1, seed="details", modules=names or modules.IDS))
    while session.turn < 8 or session.to_move != 0:
        play_one(session)
    desk = Desk(session)
    desk.viewing.taken()
    return desk.view()


@pytest.mark.parametrize("size", SIZES)
def test_prices_of_the_market_can_be_read(size: Size) -> None:
    """A tile so small that its badge cannot be read has a larger one."""
    seen = set[bool]()
    for view in (begun(), samples.table_buy()):
        table = shown(view, size)
        tiles = {slot.target: slot for slot in view.market if slot.tile}
        places = [
            piece_place for piece_place in table.table.market.places if piece_place.target in tiles
        ]
        assert len(places) == len(tiles)
        prices: dict[Target | None, int] = {at_slot: slot.price for at_slot, slot in tiles.items()}
        for place in places:
            small = place.rect.width() < READABLE
            seen.add(small)
            assert place.price == (prices[place.target] if small else 0)
    assert size != SMALL or seen == {False, True}


@pytest.mark.parametrize(("lang", "size"), rooms())
def test_the_own_panel_is_used_in_full(size: Size, lang: str) -> None:
    """Counted pieces alone leave wall, counts and the button with words where they are."""
    view = begun("trader", "treasure", "invaders")
    assert view.you.extras is not None
    assert not view.you.extras.cards
    table = shown(view, size, lang)
    you, texts = table.table.you, written(table)
    button = next(spot for spot in you.spots if spot.target == Press("counts"))
    assert button.rect.width() > you.area.width() * 0.8
    rows = [text.box for text in texts if you.area.contains(text.used.center())]
    assert any(box.top() > you.area.center().y() for box in rows)
    zones = [tally.zone for tally in view.you.extras.tallies if tally.worth is not None]
    worths = [note.rect for note in you.notes if getattr(note.about, "what", "") in zones]
    assert worths
    for worth in worths:
        assert worth.bottom() <= button.rect.top() + 1
        assert not any(box.intersects(worth) and not worth.contains(box.center()) for box in rows)
    below = [text.text for text in texts if table.table.board.area.contains(text.box)]
    assert view.you.extras.attack is not None
    assert table.ctx.text(view.you.extras.attack) in below
    assert table.ctx.t("special-wall", n=view.you.wall) not in below  # the panel tells it


@pytest.mark.parametrize("size", SIZES)
def test_the_tick_of_a_bought_tile_covers_no_word(size: Size) -> None:
    """The label of the bought tiles stays above the disc of the one chosen."""
    view = samples.table_place()
    chosen = tuple(evolve(item, state=CHOSEN) for item in view.bought[:1])
    for reserve in (view.reserve, evolve(view.reserve, tiles=())):
        table = shown(evolve(view, bought=chosen, reserve=reserve, ghost=None), size, "ro")
        word = table.ctx.t("table-bought")
        label = [text for text in written(table) if text.text == word]
        place = next(
            piece_place for piece_place in table.table.reserve.places if piece_place.state == CHOSEN
        )
        disc = max(8.0, min(12.0, place.rect.width() * 0.15))
        assert label or size == SMALL
        for text in label:
            assert text.used.bottom() <= place.rect.top() - disc * 0.3


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("hand", [9, 11, 24])
def test_numbers_of_a_rival_keep_apart(size: Size, hand: int) -> None:
    """Two digits leave room before the next picture."""
    view = samples.table_buy()
    rivals = tuple(
        evolve(panel, hand=hand, wall=11, reserve=("tower-9-nw",) * 3) for panel in view.opponents
    )
    table = shown(evolve(view, opponents=rivals), size)
    panel = table.table.rivals[0].area
    wanted = {"11", str(hand), "3"}
    boxes = sorted(
        (text.used for text in written(table) if panel.contains(text.box) and text.text in wanted),
        key=lambda used: (round(used.top() / 4), used.left()),
    )
    row = [box for box in boxes if abs(box.top() - boxes[0].top()) < 3]
    for rect, other in pairwise(row):
        assert other.left() - rect.right() >= 14 + 3


@pytest.mark.parametrize(("lang", "size"), rooms())
def test_other_actions_step_back(size: Size, lang: str) -> None:
    """Once an action is begun only its choices stand as chips, the others behind the cancel."""
    view = samples.table_buy()
    choices = tuple(
        ActionButton(Choose("colour", kind), msg(f"type-{kind}"), icon=f"resident-{kind}")
        for kind in ("garden", "chambers")
    )
    chips = (*view.prompt.chips, *choices)
    table = shown(evolve(view, prompt=evolve(view.prompt, chips=chips)), size, lang)
    panel = table.table.prompt
    cancel = next(spot for spot in panel.spots if spot.target == Press("cancel"))
    spots = [spot for spot in panel.spots if spot.role == "chip"]
    assert {spot.target for spot in spots} >= {button.target for button in chips}
    for spot in spots:
        own = isinstance(spot.target, (*CHOICES, PayWay))
        assert own == (spot.rect != cancel.rect), spot
        assert own or (spot.behind and not spot.focusable), spot
    assert not covered(spot for spot in spots if not spot.behind)
    letters = QFontMetricsF(table.look.font("button", 600))
    for chip in (*view.prompt.chips, *choices):
        face, width = chip_look(table.look, chip)
        icon = face.icon.deviceIndependentSize().width() if face.icon else 0
        assert width >= letters.horizontalAdvance(face.text) + icon + table.look.px(14), face.text


@cache
def consequences() -> dict[str, tuple[v.TableView, Msg]]:
    """Questions with wide chips, and what must be said beside them."""
    found = {}
    setup = config(3, modules=("builders", "invaders", "change"))
    game = arranged(setup, "florin-3 florin-5 builder-florin dirham-5", "seraglio-8-s - - -")
    desk = Desk(Session.at(setup, game, {}))
    picks(desk, AtSlot(0))
    view = desk.view()
    florins = [card for card in view.hand.groups[0].cards if card.state == CAN]
    picks(desk, *(florin.target for florin in florins))
    found["over"] = desk.view(), msg("prompt-buy-over", n=3)
    setup = config(3, modules=("characters",))
    game = arranged(setup, "florin-9 florin-8 dirham-5")
    interrupt(game, "auction", 0, CARD_BY_ID["faruk"], 2, 1, 0)
    desk = Desk(Session.at(setup, game, {}))
    auction = desk.view()
    found["auction"] = auction, auction.prompt.lines[-1].text  # what one would bid for
    setup = config(2, modules=("builders",))
    game = arranged(setup, "builder-florin", palace="tower-12 1 0", display="ducat-9 - - -")
    desk = Desk(Session.at(setup, game, {}))
    act(desk, AtDisplay(0))
    found["end"] = desk.view(), msg("prompt-end-then")
    return found


@pytest.mark.parametrize(
    *each(size=SIZES, scale=(1.0, 1.2, 1.5, 2.0), lang=LANGS, name=("over", "auction", "end"))
)
def test_a_consequence_is_never_dropped(size: Size, scale: float, lang: str, name: str) -> None:
    """The consequence of an answer is whole in the question, however wide the chips are.

    In the smallest layout the fact to know first may take its place: "Why?" shows the rest.
    """
    view, sentence = consequences()[name]
    with showing(view, size, lang, scale) as table:
        first = view.callout.first if view.callout is not None and table.look.m.is_xxs else None
        every = [sentence, first.text] if first is not None else [sentence]
        panel, wanted = table.table.prompt, [table.ctx.text(text).split() for text in every]
        inside = [text for text in written(table) if panel.area.contains(text.box.center())]
        assert not [text for text in inside if spills(text) or not panel.area.contains(text.used)]
        text = " ".join(" ".join(text.text for text in inside).split())
        assert any(" ".join(words) in text for words in wanted)
        chips = [spot for spot in panel.spots if spot.role == "chip" and not spot.behind]
        assert all(panel.area.contains(spot.rect) for spot in chips)
        assert not covered(chips)


def test_a_mark_stays_with_its_name() -> None:
    """Nothing that is kept with what follows ends a line."""
    mark = QPixmap(15, 15)
    font = UiContext("light", "en", 1.0).font("small")
    for width in range(60, 200, 7):
        runs = [Run("Marco takes a card"), Run(picture=mark, keep=True), Run("Claire passes")]
        block = layout_runs(runs, font, width)
        lines = {piece.text or "mark": piece.line for piece in block.pieces}
        assert lines["mark"] == lines["Claire"], width


@pytest.mark.parametrize("size", SIZES[1:])
def test_a_long_count_table_leaves_out_noughts(size: Size) -> None:
    """With many rows those of zeros give way, so that no line lies on another."""
    base = samples.table_place()
    row = base.counts.rows[-1]
    nought = evolve(row, cells=tuple(evolve(c, count=0, points=0, most=False) for c in row.cells))
    lost = evolve(row, item="invaders", loss=True, name=msg("play-row-invaders"))
    more = tuple(evolve(nought, item=f"none-{k}") for k in range(6))
    counts = evolve(base.counts, rows=(*base.counts.rows, *more, lost))
    table = shown(evolve(base, counts=counts), size)
    panel = table.table.counts
    items = [str(spot.target).removeprefix("count:") for spot in panel.spots]
    assert {count_row.item for count_row in base.counts.rows} <= set(items)
    assert "invaders" in items
    assert all(spot.rect.height() >= 12 for spot in panel.spots)
    assert size != SIZES[1] or len(items) < len(counts.rows)
    table.open("counts")
    lines = [
        spot
        for spot in table.table.overlay.spots
        if isinstance(spot.target, ToRead) and spot.target.about == "count"
    ]
    assert len(lines) == len(counts.rows) + 2, "the sums and the points after them too"


@pytest.mark.parametrize(("at", "size"), some(list(product(PLACES, SIZES)), 5))
def test_the_callout_leaves_the_trader_in_sight(size: Size, at: tuple[int, int]) -> None:
    """A token on an empty space of the own Alhambra is never covered."""
    base = samples.table_place()
    palace = evolve(base.palace, tokens=(Token("trader", *at),))
    x1, y1, x2, y2 = palace.box
    box = (min(x1, at[0]), min(y1, at[1]), max(x2, at[0]), max(y2, at[1]))
    table = shown(evolve(base, palace=evolve(palace, box=box)), size, "fr")
    board, callout = table.table.board, table.table.callout
    assert board.camera is not None
    assert callout.is_shown
    assert not callout.area.intersects(board.camera.cell(*at))
    for spot in board.cells:
        assert not callout.area.intersects(spot.rect), spot.target


@pytest.mark.parametrize("lang", LANGS)
def test_whose_turn_is_next_hides_no_tile(lang: str) -> None:
    """In the panel of a game of two, which is high and narrow, it stands beside the name."""
    view = two_players()
    assert view.opponents[0].next
    table = shown(view, COMMON, lang)
    (text,) = [text for text in written(table) if text.text == table.look.t("table-next")]
    rival = table.table.rivals[0]
    assert not text.used.intersects(rival.field)
    assert rival.area.contains(text.used)


def test_who_is_next_has_a_level_too() -> None:
    """The panel of whoever plays next says what kind of player it is, as the others do."""
    view = everything()["full"]
    first, *others = view.opponents
    view = evolve(view, opponents=(evolve(first, next=True, thinking=False), *others))
    table = shown(view)
    assert table.look.t("table-next") in [text.text for text in written(table)]
    words = [text.text for text in written(table)]
    levels = [opponent.seat.level for opponent in view.opponents]
    kinds = [table.look.t("table-ai", level=level) for level in levels if level is not None]
    assert sorted(word for word in words if word in kinds) == sorted(kinds)
