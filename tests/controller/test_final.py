"""The sign of what can't be taken back: on buttons and in the log, and that it tells the truth."""

import random
from collections import Counter

import pytest

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.desk.signed import is_final, played_by
from alhambra_qt.controller.game.declined import WINDOW
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import AtDisplay, AtSlot, Press
from alhambra_qt.controller.whatif.outcome import foresee
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.modules.invaders.rules import Invaders
from tests.cases import count
from tests.controller.anywhere import desks
from tests.controller.kit import arranged, config, desk, english


@pytest.mark.parametrize("confirm", ["irreversible", "off"])
def test_a_button_bears_the_sign_exactly_if_it_is_final(confirm: str) -> None:
    """Whatever a button would play: with the sign there is no way back, else there is."""
    seen, rng = Counter[bool](), random.Random(3)
    for one in desks(games=5, most=160, each=0.3):
        one.options = DeskOptions(confirm)
        one.pick(rng.choice([AtDisplay(0), AtDisplay(1), *map(AtSlot, range(4))]))
        mode, seat = one.mode(), one.actor
        assert mode is not None
        for button in one.view().prompt.buttons:
            action = played_by(mode, button) if button.enabled else None
            if action is None:
                assert not button.final
                continue
            session = Session.at(one.session.config, one.session._game.clone(), {})
            Desk(session, one.options)._play(action)
            lost = session.to_move not in (seat, None) or session.undo_blocked(seat) is not None
            assert button.final == lost, f"{action} in {one.session.config.seed}"
            seen[lost] += 1
    assert min(seen[True], seen[False]) > 20, seen


def test_who_passes_by_itself_sees_the_sign_at_the_end_of_a_turn() -> None:
    """A question to the same seat is no way back where that seat passes without being asked."""
    found = 0
    for one in desks(games=6, most=160, each=count(30, 50) / 100):
        seat, session = one.actor, one.session
        if seat is None or EndTurn.of() not in legal_actions(session.observation(seat).game):
            continue
        out = foresee(session.observation(seat).game, seat, EndTurn.of())
        if out is None or out.final or out.after.over or out.after.frame.kind != WINDOW:
            continue
        mode = one.mode()
        assert mode is not None
        assert not is_final(mode, EndTurn.of(), ends=False)
        assert is_final(mode, EndTurn.of(), ends=False, passes=True)
        found += 1
    assert found > 0


def test_a_scout_bears_the_sign_and_so_does_its_line() -> None:
    """Buying with a scout is final: at the button, in the preview, and in the log."""
    setup = config(3, modules=("invaders",))
    game = arranged(setup, "florin-8 florin-3", "tower-11 - - -")
    Invaders.of(game).open = [TYPES.index("tower")]
    table = Desk(Session.at(setup, game, {}))
    table.pick(AtSlot(0))
    view = table.view()
    assert [one.final for one in view.prompt.buttons] == [False, True]
    assert view.callout is not None
    final = [english(fact.text) for fact in view.callout.facts if fact.final]
    assert final[0] == "scout (tower) used: only you see the next attack card"
    table.confirm()
    told = {english(line.text): line.final for line in table.view().log}
    assert [line for line, marked in told.items() if marked] == [
        "Anna uses a scout (tower) and looks at the next attack card"
    ]
    assert table.session.undo_blocked(0) is not None


def test_only_choosing_bears_no_sign() -> None:
    """Taking money can be taken back until the turn is ended, which then bears the sign."""
    table = desk(display="florin-1 denar-2 dirham-3 ducat-4")
    table.pick(AtDisplay(0))
    assert not any(one.final for one in table.view().prompt.buttons)
    table.confirm()
    buttons = {one.target: one.final for one in table.view().prompt.buttons}
    assert buttons == {Press("confirm"): True}
