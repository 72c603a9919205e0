"""Whole games played at the desk by picks alone."""

import logging
import random
from collections.abc import Iterator
from typing import Any

import pytest

from alhambra_qt.controller.desk import pages
from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import (
    AT_DIRK,
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSeat,
    AtSlot,
    AtZone,
    Choose,
    Do,
    PayWay,
    Press,
    Target,
)
from alhambra_qt.i18n import LANGS, Msg, tr
from tests.cases import count
from tests.controller.kit import chance, config, texts


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
    [
        (2, 1, (), "irreversible"),
        (3, 2, ("vizier",), "off"),
        (4, 4, ("camps", "vizier"), "on"),
        (6, 1, ("camps",), "off"),
    ],
)
def test_games_by_picks(seats: int, humans: int, modules: tuple[str, ...], confirm: str) -> None:
    """What can be chosen never leads to a refusal, and every button that is off says why."""
    setup = config(seats, humans, seed=f"picks{seats}", modules=modules)
    session = Session.new(setup)
    desk = Desk(session, DeskOptions(confirm))
    rng = random.Random(seats)
    for _ in range(500):
        if session.over:
            break
        if session.is_ai(session.to_move):
            chance(session, rng)
            continue
        if desk.between.passing:
            desk.between.pass_()
            continue
        if desk.viewing.waiting is not None:
            assert pages.handover(desk) is not None
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
    setup = config(2, 1, seed="texts", modules=("camps", "vizier"))
    session = Session.new(setup)
    desk, rng, told = Desk(session), random.Random(seed), set[Msg]()
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
            told.update(texts((desk.view(), desk.ask(asked))))
        empty = [(lang, one) for lang in LANGS for one in told if not tr(lang, one)]
    assert {one.id for _, one in empty} <= {"play-empty"}
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
        desk.ask(target)
        desk.drop(target, AtCell(0, 1))
        desk.drop(AtDisplay(0), target)
        desk.view()
    assert desk.session.digest() == before


def test_drag_and_drop_in_a_turn() -> None:
    """A tile dragged off the board is removed; a card dragged on a slot pays it."""
    from tests.controller.kit import desk as at

    table = at(
        palace="seraglio-9 1 0", reserve="garden-10", hand="florin-9", market="tower-9-es - - -"
    )
    table.drop(AtCell(1, 0), AtReserve())
    assert tr("en", table.view().prompt.title) == "Remove the seraglio?"
    table.cancel()
    table.drop(AtCell(1, 0), AtReserve("garden-10"))
    assert tr("en", table.view().prompt.title) == "Swap the seraglio for the garden?"
    table.cancel()
    table.drop(AtReserve("garden-10"), AtCell(0, 1))
    assert tr("en", table.view().prompt.title) == "Add the garden here?"
    table.cancel()
    table.drop(AtHand(0), AtSlot(0))
    assert tr("en", table.view().prompt.title) == "Buy the tower for 9 florins?"
