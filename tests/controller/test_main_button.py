"""The main button: what Enter plays when nothing was chosen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.desk.generic import LimitMode
from alhambra_qt.controller.desk.placing import PlaceMode
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import AtCell, AtDisplay, AtSlot, Press
from alhambra_qt.controller.view.view_parts import ActionButton
from alhambra_qt.engine.actions import Action, Buy, EndActions, Reserve, TakeMoney
from alhambra_qt.i18n import tr
from tests.cases import count
from tests.controller.kit import chance, config, desk, refusal_of, there

LONG = 500  # actions of a game: by chance some modules redesign without end
SETS = [(), ("vizier", "characters", "bonus"), tuple(modules.IDS)]
STATE: dict[str, Any] = {
    "hand": "denar-5",
    "market": "- - chambers-5-nsw -",
    "display": "denar-1 ducat-9 - -",
}


def main(table: Desk) -> ActionButton:
    """The main button."""
    return next(button for button in table.view().prompt.buttons if button.primary)


def on_to(table: Desk, roll: random.Random, there: Callable[[Desk], bool]) -> None:
    """Play at random until a person is asked something."""
    while table.viewing.waiting is not None or not there(table):
        if table.viewing.waiting is not None:
            table.take_seat()
        else:
            chance(table.session, roll)


def sole(table: Desk) -> Action | None:
    """The only answer to the question that somebody at the screen is asked, if there is one."""
    mode = table.mode()
    return None if mode is None or isinstance(mode, LimitMode) else mode.sole


@pytest.mark.parametrize("ids", SETS)
def test_the_only_answer_is_the_main_button(ids: tuple[str, ...]) -> None:
    """In every question with one answer the main button plays it, whatever kind it is."""
    kinds = Counter[str]()
    for game in range(count(1, 20)):
        setup = config(3, humans=3, seed=f"main{game}", modules=ids)
        table, roll = Desk(Session.new(setup)), random.Random(game)
        while not table.session.over and len(table.session.steps) < LONG:
            on_to(table, roll, lambda one: one.session.over or sole(one) is not None)
            if table.session.over:
                break
            action, steps = there(sole(table)), len(table.session.steps)
            assert main(table).enabled, action
            table.confirm()
            assert table.session.steps[steps].action == action
            kinds[action.name] += 1
    assert kinds["end_turn"]
    assert len(kinds) > 1


def test_only_the_reserve_is_left() -> None:
    """If only the reserve is left, the main button says so; a space still says why it is none."""
    table = Desk(Session.new(config(3, humans=3, seed="main0")))

    def nowhere(one: Desk) -> bool:
        mode = one.mode()
        return isinstance(mode, PlaceMode) and isinstance(mode.sole, Reserve)

    on_to(table, random.Random(1), nowhere)
    assert tr("en", main(table).text) == "To the reserve"
    assert Press("reserve") not in {button.target for button in table.view().prompt.buttons}
    built = {(tile.x, tile.y) for tile in table.view().palace.tiles}
    x, y = next((x, y + 1) for x, y in built if (x, y + 1) not in built)
    table.hover(AtCell(x, y))
    assert refusal_of(table.view()).rule.startswith("build.")
    table.confirm()
    assert isinstance(table.session.actions[-1], Reserve)


def test_an_exact_payment_is_not_given_away() -> None:
    """After it Enter plays nothing as long as there is something to do; N ends the actions."""
    table = desk(**STATE)
    table.pick(AtSlot(2))
    table.confirm()
    assert isinstance(table.session.actions[-1], Buy)
    no = next(button for button in table.view().prompt.buttons if button.target == Press("no"))
    assert (tr("en", no.text), no.key, no.primary) == ("End actions", "N", False)
    answer = table.explain(Press("no"))
    assert tr("en", answer.text).startswith("Ends the actions of the turn")
    assert [link.rule for link in answer.rules] == ["turn.pass"]
    assert not main(table).enabled
    table.confirm()
    assert tr("en", there(table.notice)) == "First choose what to do."
    table.pick(AtDisplay(0))
    assert Press("no") not in {button.target for button in table.view().prompt.buttons}
    table.cancel()
    table.pick(Press("no"))
    assert isinstance(table.session.actions[-1], EndActions)


def test_only_the_end_is_left() -> None:
    """After an exact payment with no money on display, ending the actions is all that is left."""
    table = desk(**{**STATE, "display": "- - - -"})
    table.pick(AtSlot(2))
    table.confirm()
    assert tr("en", main(table).text) == "End actions"
    assert Press("no") not in {button.target for button in table.view().prompt.buttons}
    table.confirm()
    assert isinstance(table.session.actions[-1], EndActions)


def test_only_one_card_is_left() -> None:
    """The main button takes the only card, whatever is chosen, at the beginning of a turn too."""
    table = desk(hand="denar-5", market="- - - -", display="denar-1 - - -")
    assert tr("en", main(table).text) == "Take"
    table.pick(Press("redesign"))
    assert tr("en", main(table).text) == "Take"
    table.confirm()
    assert isinstance(table.session.actions[-1], TakeMoney)
