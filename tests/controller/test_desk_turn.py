"""Picking the actions of a turn, and whole games played at the desk by picks alone."""

import logging
import random
from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.table_presenter import deck
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AT_DIRK,
    NOTHING,
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSeat,
    AtSlot,
    AtZone,
    Begin,
    Choose,
    Do,
    PayWay,
    Press,
    Target,
)
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    EndTurn,
    RemoveTile,
    SwapTile,
    TakeMoney,
)
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import LANGS, Msg, msg, tr
from alhambra_qt.modules.trader.rules import Trader
from tests.cases import count, some
from tests.controller.kit import (
    act,
    arranged,
    cards,
    chance,
    config,
    desk,
    english,
    picks,
    refusal_of,
    texts,
    there,
)
from tests.special_kit import laid

STATE: dict[str, Any] = {
    "hand": "florin-1 florin-2 florin-5 dirham-6 denar-3 denar-7 ducat-3",
    "market": "tower-8-nes chambers-6-es arcades-5-nw pavilion-4-es",
    "display": "ducat-3 florin-7 florin-2 denar-9",
}


def said(table: Desk) -> str:
    """The title of the prompt."""
    return tr("en", table.view().prompt.title)


def lines(table: Desk) -> list[str]:
    """The second line of the prompt."""
    return [tr("en", line.text) for line in table.view().prompt.lines]


def hand_states(table: Desk) -> dict[Target, str]:
    """The state of each card of the hand by its target."""
    return {c.target: c.state for group in table.view().hand.groups for c in group.cards}


def test_take_one_card() -> None:
    """Picking a card and confirming takes it."""
    table = desk(**STATE)
    table.pick(AtDisplay(1))
    assert said(table) == "Take 7 florins?"
    table.confirm()
    assert table.session.actions[0] == TakeMoney.of(tuple(cards("florin-7")))


def test_take_sum_of_five() -> None:
    """Cards worth 5 together are taken together and their sum is shown."""
    table = desk(**STATE)
    table.pick(AtDisplay(0))
    assert "3 so far, up to 5 together" in lines(table)
    table.pick(AtDisplay(2))
    assert "3 + 2 = 5" in lines(table)
    assert said(table) == "Take 2 cards?"
    table.pick(Press("confirm"))
    assert table.session.actions[0] == TakeMoney.of(tuple(sorted(cards("ducat-3 florin-2"))))


def test_more_than_five_starts_anew() -> None:
    """A card that does not go with the others replaces them; asking says why."""
    table = desk(**STATE)
    table.pick(AtDisplay(0))
    answer = table.explain(AtDisplay(3))
    assert there(answer.refusal).rule == "money.take"
    assert english(answer.now) == "Together these cards are worth 12: the limit is 5."
    table.pick(AtDisplay(3))
    assert said(table) == "Take 9 denars?"
    assert "Together these cards are worth 12: the limit is 5." in lines(table)
    picks(table, AtDisplay(1), AtDisplay(1), AtDisplay(0))
    assert "3 so far, up to 5 together" in lines(table)


def test_display_hint() -> None:
    """The best group of cards up to 5 is pointed out."""
    hint = there(desk(**STATE).view().display.hint)
    assert hint.cards == (0, 2)
    assert tr("en", hint.text) == "3 + 2 = 5"


def test_slot_preselects_exact_payment() -> None:
    """Picking a slot chooses the exact payment that keeps the most useful hand."""
    table = desk(**STATE)
    table.pick(AtSlot(0))
    assert said(table) == "Buy the tower for 8 florins?"
    assert lines(table) == ["1 + 2 + 5 = 8", "exact: you act again after this"]
    states = hand_states(table)
    assert [states[AtHand(i)] for i in range(3)] == ["chosen"] * 3
    assert states[AtHand(3)] == "cannot"
    table.confirm()
    assert table.session.actions[0] == Buy.of(0, tuple(cards("florin-1 florin-2 florin-5")))
    assert said(table) == "Another action?"


def test_most_useful_hand_is_kept() -> None:
    """Of two exact payments the one is suggested that leaves more prices payable."""
    table = desk(
        hand="florin-2 florin-3 florin-4 florin-5", market="seraglio-9 - - -", display="- - - -"
    )
    table.pick(AtSlot(0))
    chosen = [target for target, state in hand_states(table).items() if state == "chosen"]
    assert chosen == [AtHand(2), AtHand(3)]
    offers = table.view().prompt.payments
    assert [tr("en", offer.text) for offer in offers] == ["4 + 5 = 9", "2 + 3 + 4 = 9"]
    table.pick(PayWay(1))
    assert lines(table)[0] == "2 + 3 + 4 = 9"


def test_overpaying_is_warned_about() -> None:
    """Too much money is allowed, and what it means is said before."""
    table = desk(**STATE)
    table.pick(AtSlot(2))
    assert lines(table) == ["7", "2 over: no further action"]
    table.confirm()
    assert said(table) == "Place the arcade"


def test_exact_possibility_is_mentioned() -> None:
    """An overpayment although an exact payment exists gets a note."""
    table = desk(hand="florin-4 florin-5 florin-9", market="seraglio-9 - - -", display="- - - -")
    picks(table, AtSlot(0), AtHand(0))
    assert lines(table)[1:] == [
        "4 over: no further action",
        "an exact payment is possible: 9",
    ]


def test_changing_cards() -> None:
    """Cards are added and taken back; while they do not suffice Buy says what is missing."""
    table = desk(**STATE)
    picks(table, AtSlot(0), AtHand(2))
    assert lines(table)[-1] == "Still to pay: 5 florins"
    buy = table.view().prompt.buttons[-1]
    assert not buy.enabled
    assert english(buy.why) == "Still to pay: 5 florins."
    table.confirm()
    assert table.session.actions == ()
    assert table.view().refusal is not None


def test_hand_card_chooses_its_slot() -> None:
    """Picking a card of the hand first chooses the slot of its currency."""
    table = desk(**STATE)
    table.pick(AtHand(3))
    assert said(table) == "Buy the chamber for 6 dirhams?"


def test_wrong_currency_is_refused() -> None:
    """A card of another currency cannot pay, and the sentence names the currency."""
    table = desk(**STATE)
    picks(table, AtSlot(0), AtHand(3))
    refusal = refusal_of(table.view())
    assert refusal.rule == "buy.pay"
    assert tr("en", refusal.text) == "Only florins are accepted here."


def test_unpayable_slot() -> None:
    """A slot that cannot be paid is marked, and asking tells what is missing."""
    table = desk(**STATE)
    slot = table.view().market[3]
    assert (slot.pay, slot.state) == ("short", "cannot")
    assert english(slot.why) == "Price 4, in hand 3: still to pay 1 ducat."
    table.pick(AtSlot(3))
    assert table.view().refusal is not None


def test_pay_marks() -> None:
    """Every slot says how it can be paid at best."""
    marks = [slot.pay_text for slot in desk(**STATE).view().market]
    exact, over = msg("play-pay-exact"), msg("play-pay-over", n=2)
    assert marks == [exact, exact, over, msg("play-pay-short", n=1)]


def test_what_is_left_to_draw() -> None:
    """The deck says its pile, then that it was shuffled again; an empty one speaks of no pile."""
    game = arranged(config())
    assert tr("en", deck(game).text) == f"{len(game.deck)} cards, pile 1 of 5"
    game.piles, left, game.deck = [0] * 5, game.deck, []
    assert tr("en", deck(game).text) == "0 cards"
    game.deck, game.shuffles = left[:3], 1
    assert tr("en", deck(game).text) == "3 cards, reshuffled"


def test_empty_slot() -> None:
    """An empty slot says when it is refilled, and cannot be bought."""
    table = desk(**{**STATE, "market": "- chambers-6-es arcades-5-nw pavilion-4-es"})
    slot = table.view().market[0]
    assert english(slot.note) == "new tile after the turn"
    assert refusal_of(table.explain(AtSlot(0))).rule == "turn.refill_late"


def test_end_actions() -> None:
    """After an exact purchase the actions can be ended, before it the rule says no."""
    table = desk(**STATE)
    table.pick(Press("end-actions"))
    assert refusal_of(table.view()).rule == "turn.pass"
    act(table, AtSlot(1))
    button = table.view().prompt.buttons[0]
    assert tr("en", button.text) == "End actions"
    table.pick(button.target)
    assert said(table) == "Place the chamber"


def test_redesign_add_remove_swap() -> None:
    """A reserve tile and a free cell add, with a built tile they swap, a built tile alone goes."""
    state = {**STATE, "reserve": "garden-10", "palace": "seraglio-9 1 0|tower-12 2 0"}
    add = desk(**state)
    add.pick(AtReserve("garden-10"))
    assert add.view().legal
    add.pick(AtCell(0, 1))
    assert said(add) == "Add the garden here?"
    add.confirm()
    assert add.session.actions[0] == AddTile.of(TILE_BY_ID["garden-10"], cell_at(0, 1))
    swap = desk(**state)
    picks(swap, Press("redesign"), AtReserve("garden-10"), AtCell(1, 0))
    assert said(swap) == "Swap the seraglio for the garden?"
    swap.confirm()
    assert swap.session.actions[0] == SwapTile.of(TILE_BY_ID["garden-10"], cell_at(1, 0))
    remove = desk(**state)
    picks(remove, Begin("redesign"), AtCell(2, 0))
    assert said(remove) == "Remove the tower?"
    remove.confirm()
    assert remove.session.actions[0] == RemoveTile.of(cell_at(2, 0))


def test_redesign_refusals() -> None:
    """The fountain, a tile that others hang on, and a bad cell are refused with their rules."""
    table = desk(**{**STATE, "palace": "seraglio-9 1 0|tower-12 2 0", "reserve": "garden-8-nw"})
    picks(table, Press("redesign"), AtCell(0, 0))
    assert refusal_of(table.view()).rule == "setup.fountain"
    table.pick(AtCell(1, 0))
    refusal = refusal_of(table.view())
    assert refusal.rule == "build.after"
    assert refusal.cells == ((2, 0),)
    picks(table, AtReserve("garden-8-nw"), AtCell(0, 1))
    refusal = refusal_of(table.view())
    assert refusal.rule == "build.edges"
    assert refusal.sides == ((0, 1, "n"),)
    assert tr("en", refusal.text) == "On the north side a wall would meet an open side."
    assert tr("it", refusal.text) == "Lato nord: muro contro lato aperto."


def test_a_reserve_tile_that_fits_nowhere() -> None:
    """It is said at once, not only when a space is refused; one that fits is asked for a space."""
    palace = "garden-9-e 1 0|seraglio-4-ne 1 -1"
    table = desk(**{**STATE, "palace": palace, "reserve": "arcades-4-nes garden-10"})
    picks(table, Press("redesign"), AtReserve("arcades-4-nes"))
    assert not table.view().legal
    (line,) = table.view().prompt.lines
    assert (line.text.id, line.tone) == ("prompt-add-nowhere", "warn")
    confirm = next(b for b in table.view().prompt.buttons if b.target == Press("confirm"))
    assert english(confirm.why) == "This tile fits nowhere now."
    table.pick(AtReserve("garden-10"))
    (line,) = table.view().prompt.lines
    assert (line.text.id, line.tone) == ("prompt-add-how", "")


def test_cancel_forgets_picks() -> None:
    """Cancel, and undo while something is picked, forget the picks only."""
    table = desk(**STATE)
    picks(table, AtSlot(0), Press("cancel"))
    assert said(table) == "Choose an action"
    picks(table, AtDisplay(0), Press("undo"))
    assert said(table) == "Choose an action"
    assert table.session.actions == ()


def test_end_of_turn_is_asked_when_final() -> None:
    """Before the refill the turn's end is asked for; with confirmation off it is not."""
    asked = desk(**STATE)
    act(asked, AtDisplay(1))
    assert said(asked) == "End the turn?"
    asked.confirm()
    assert asked.session.actions[-1] == EndTurn.of()
    silent = desk(confirm="off", **STATE)
    act(silent, AtDisplay(1))
    assert silent.session.actions[-1] == EndTurn.of()


def redesigned(confirm: str, humans: int = 1, *modules: str) -> Desk:
    """A desk where the first seat of three has just made a redesign, and nothing is refilled."""
    setup = config(3, humans, modules=modules)
    state = {**STATE, "palace": "seraglio-9 1 0"}
    table = Desk(Session.at(setup, arranged(setup, **state), {}), DeskOptions(confirm))
    table.pick(Press("here"))
    picks(table, Press("redesign"), AtCell(1, 0), Press("confirm"))
    return table


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("confirm", ["irreversible", "on"])
def test_a_turn_without_a_refill_is_asked(confirm: str, humans: int) -> None:
    """A redesign before a computer or a person cannot be taken back, so the turn's end is asked."""
    asked = redesigned(confirm, humans)
    assert said(asked) == "End the turn?"
    assert lines(asked) == ["nothing is refilled now"]
    assert [button.final for button in asked.view().prompt.buttons] == [True]
    asked.undo()
    assert not asked.session.actions
    asked.redo()
    asked.confirm()
    assert list(asked.session.actions)[-1] == EndTurn.of()
    assert asked.session.to_move == 1


def test_an_end_with_a_trader_is_not_asked() -> None:
    """Where the same person must still put down the trader, the turn ends by itself."""
    setup = config(3, modules=("trader",))
    game = laid(setup)
    game.players[0].palace.place(TILE_BY_ID["seraglio-9"], cell_at(1, 0))
    Trader.of(game).at[0] = None
    Trader.of(game).aside[0] = True
    table = Desk(Session.at(setup, game, {}), DeskOptions("irreversible"))
    picks(table, Press("redesign"), AtCell(1, 0), Press("confirm"))
    assert table.session.actions[-1] == EndTurn.of()
    assert table.session.to_move == 0
    table.undo()
    assert said(table) == "End the turn?"


def test_an_end_without_undo_is_not_asked() -> None:
    """After chests that found no building nothing is left to take back: the turn ends by itself."""
    table = desk(config(3, modules=("treasure",)), hand="florin-8")
    picks(table, Do("buy_chests"), Choose("room", "1"), Press("confirm"))
    assert table.session.actions[-1] == EndTurn.of()


def test_the_last_turn_is_asked_and_said() -> None:
    """Where the bag cannot fill the market nothing is drawn, but the game ends: that is asked."""
    setup = config()
    game = arranged(setup, **STATE)
    game.bag.clear()
    table = Desk(Session.at(setup, game, {}), DeskOptions("irreversible"))
    act(table, AtSlot(2))
    table.pick(Press("reserve"))
    assert said(table) == "End the turn?"
    assert lines(table) == ["too few tiles are left for the market: the game ends with this turn"]
    table.confirm()
    assert table.session.actions[-1] == EndTurn.of()


def test_undo_after_barrier_says_why() -> None:
    """Undo after the refill shows the reason and its button carries it."""
    table = desk(confirm="off", **STATE)
    act(table, AtDisplay(1))
    table.pick(Press("undo"))
    reason = "A card was drawn. You can go back to here, but no further."
    assert english(table.view().notice) == reason
    button = table.view().undo.undo
    assert not button.enabled
    assert english(button.why) == reason


def test_disabled_buttons_say_why() -> None:
    """Every button that does not work tells why, in every state of the desk."""
    table = desk(**STATE)
    for target in (
        NOTHING,
        AtSlot(0),
        AtHand(0),
        AtDisplay(0),
        Begin("redesign"),
        Begin("buy"),
        Begin("money"),
    ):
        table.pick(target)
        view = table.view()
        undo = (view.undo.undo, view.undo.redo, view.undo.restart)
        for button in (*view.prompt.buttons, *view.prompt.chips, *undo):
            assert button.enabled or button.why is not None, button.target


def test_asking_explains_what_a_thing_is() -> None:
    """Asked about a thing that no rule forbids, the desk says what it is."""
    table = desk(**{**STATE, "reserve": "garden-10"})
    for target, title, now in (
        (AtSlot(0), "tower 8", "Possible now – Buy"),
        (AtDisplay(0), "", "Possible now – Take"),
        (AtHand(0), "", "Possible now – Buy"),
        (AtReserve("garden-10"), "garden 10", "Possible now – Add"),
        (AtCell(0, 1), "1 south", "Possible now – Add"),
    ):
        answer = table.explain(target)
        assert answer.refusal is None
        assert tr("en", answer.title) == title or not title
        assert english(answer.now) == now


def test_expert_gets_no_offers() -> None:
    """An expert who plays without help gets no payments offered and no what-if."""
    setup = config()
    expert = evolve(setup.seats[0], assist="expert")
    table = desk(evolve(setup, seats=(expert, *setup.seats[1:])), **STATE)
    table.pick(AtSlot(0))
    view = table.view()
    assert view.prompt.payments == ()
    assert view.callout is None
    assert view.display.hint is None


def open_targets(view: TableView) -> list[Target]:
    """Everything that the view says can be chosen now."""
    items: list[Any] = [*view.market, *view.reserve.tiles, *view.bought, *view.palace.tiles]
    items += [card for card in view.display.cards if card is not None]
    items += [card for group in view.hand.groups for card in group.cards]
    targets: list[Target] = [item.target for item in items if item.state == "can"]
    targets += [cell.target for cell in view.legal]
    buttons = (*view.prompt.buttons, *view.prompt.chips)
    targets += [button.target for button in buttons if button.enabled]
    return targets + [payment.target for payment in view.prompt.payments]


CONFIRM: Target = Press("confirm")


def buttons_of(view: TableView) -> Iterator[tuple[Target, bool, bool]]:
    """Every button: its target, whether it works, whether it says why not."""
    undo = (view.undo.undo, view.undo.redo, view.undo.restart)
    for button in (*view.prompt.buttons, *view.prompt.chips, *undo):
        yield button.target, button.enabled, button.why is not None


@pytest.mark.parametrize(
    ("seats", "humans", "modules", "confirm"),
    some(
        [
            (2, 1, (), "irreversible"),
            (3, 2, ("vizier",), "off"),
            (4, 4, ("camps", "vizier"), "on"),
            (6, 1, ("camps",), "off"),
        ],
        2,
    ),
)
def test_games_by_picks(seats: int, humans: int, modules: tuple[str, ...], confirm: str) -> None:
    """A pick that is offered never leads to a refusal, and every disabled button says why."""
    session = Session.new(config(seats, humans, seed=f"picks{seats}", modules=modules))
    desk = Desk(session, DeskOptions(confirm))
    rng = random.Random(seats)
    for _ in range(count(300, 500)):
        if session.over:
            break
        if session.is_ai(session.to_move):
            chance(session, rng)
            continue
        if desk.between.passing:
            desk.between.pass_()
            continue
        if desk.viewing.waiting is not None:
            assert desk.handover() is not None
            desk.pick(Press("here"))
        view = desk.view()
        for target, enabled, told in buttons_of(view):
            assert enabled or told, target
        targets = open_targets(view)
        assert targets, "somebody must always be able to do something"
        goal = rng.choice([*targets, CONFIRM])
        desk.pick(goal)
        if goal != CONFIRM:
            assert desk.view().refusal is None, goal
    assert len(session.steps) > 20


@pytest.mark.parametrize("seed", range(count(1, 4)))
def test_all_texts_of_a_game(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    """All through a game every text of the view exists in all languages and lacks no word."""
    session = Session.new(config(2, 1, seed="texts", modules=("camps", "vizier")))
    desk, rng, sentences = Desk(session), random.Random(seed), set[Msg]()
    with caplog.at_level(logging.WARNING, logger="alhambra_qt.i18n"):
        for _ in range(150):
            if session.over:
                break
            if session.is_ai(session.to_move):
                chance(session, rng)
                continue
            if desk.between.passing:
                desk.between.pass_()
                continue
            desk.pick(rng.choice([*open_targets(desk.view()), CONFIRM]))
            desk.hover(rng.choice([AtCell(1, 0), AtCell(-1, -1), AtCell(0, 1), None]))
            asked = rng.choice([AtSlot(0), AtHand(0), AtCell(0, 0), AtCell(2, 2), Press("undo")])
            sentences.update(texts((desk.view(), desk.explain(asked))))
        empty = [(lang, text) for lang in LANGS for text in sentences if not tr(lang, text)]
    assert {text.id for _, text in empty} <= {"play-empty"}
    assert not caplog.records


def test_nonsense_does_no_harm() -> None:
    """Targets that do not exist change nothing and raise nothing."""
    desk = Desk(Session.new(config(3, 3, seed="nonsense")))
    desk.pick(Press("here"))
    before = desk.session.digest()
    nonsense: tuple[Target, ...] = (
        AtSlot(), AtSlot(9), AtHand(), AtHand(99), AtDisplay(7), AtCell(99, 0), AtReserve("garden"),
        AtBought("castle"), PayWay(3), Do("fly"), Press("save"), AtSeat(9), AT_DIRK, AtZone(9, 9),
        Choose("a", "b"),
    )  # fmt: skip
    for target in nonsense:
        desk.pick(target)
        desk.hover(target)
        desk.explain(target)
        desk.drop(target, AtCell(0, 1))
        desk.drop(AtDisplay(0), target)
        desk.view()
    assert desk.session.digest() == before


def test_drag_and_drop_in_a_turn() -> None:
    """A drop redesigns at once, unless everything is confirmed; a card on a slot only pays it."""
    laid: dict[str, Any] = {"palace": "seraglio-9 1 0", "reserve": "garden-10", "hand": "florin-9"}
    laid["market"] = "tower-9-es - - -"
    drops: tuple[tuple[Target, Target, str, type[Action]], ...] = (
        (AtCell(1, 0), AtReserve(), "Remove the seraglio?", RemoveTile),
        (AtCell(1, 0), AtReserve("garden-10"), "Swap the seraglio for the garden?", SwapTile),
        (AtReserve("garden-10"), AtCell(0, 1), "Add the garden here?", AddTile),
    )
    for thing, onto, asked, played in drops:
        for confirm in ("on", "irreversible"):
            table = desk(confirm=confirm, **laid)
            table.drop(thing, onto)
            if confirm == "on":
                assert tr("en", table.view().prompt.title) == asked
                table.confirm()
            assert played in map(type, table.session.actions)
    table = desk(**laid)
    before = table.session.actions
    table.drop(AtHand(0), AtSlot(0))
    assert tr("en", table.view().prompt.title) == "Buy the tower for 9 florins?"
    assert table.view().ghost is None
    assert table.session.actions == before
