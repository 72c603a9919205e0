"""A guest's desk: whatever is chosen there comes out as at a desk with the whole game."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.i18n import msg
from alhambra_qt.modules import IDS
from tests.cases import count, each
from tests.controller.test_later import drag
from tests.together.kit import NAMES, Party, some_action
from tests.truth.walk import _lit

SEAT = 1  # the guest's


@pytest.mark.parametrize(
    *each(on=[(), ("vizier", "invaders"), IDS], confirm=["irreversible", "on", "off"])
)
def test_a_guest_plays_as_at_home(on: tuple[str, ...], confirm: str, seed: str) -> None:
    """Picks, drops, undo and what follows by itself: views, notices and moves are the same."""
    roll = Random(seed)
    config = evolve(default_config(NAMES[:2], humans=2, seed="desk"), modules=on)
    party = Party(config, [SEAT])
    party.begin()
    home = Session.new(party.session.config)
    home.play_elsewhere({0})
    options = DeskOptions(confirm, ask_idle=False)
    desks = [Desk(home, options), Desk(party.friends[SEAT].mirror, options)]
    for _ in range(count(60, 1500)):
        if home.over:
            break
        if desks[0].viewing.waiting is not None:
            both(party, desks, Desk.take_seat)
        elif home.to_move != SEAT:
            action = some_action(home, 0, roll)
            home.play(action)
            party.session.play(action)
            party.pump()
        elif desks[0].asking.goes_on:
            both(party, desks, lambda desk: desk.asking.go_on())
        else:
            choose(party, desks, roll)
        if home.over:  # guests have the whole game then, so the table takes nothing back
            home.bar_undo(msg("undo-revealed"))
        assert desks[1].view() == desks[0].view()
        assert desks[1].notice == desks[0].notice
        assert party.session.actions == home.actions
    assert any(step.seat == SEAT for step in home.steps)


def test_counts_of_the_last_scoring(seed: str) -> None:
    """When all is over the counts are those of the last scoring, with what was lost in it."""
    roll = Random(seed)
    party = Party(evolve(default_config(NAMES[:3], humans=3), modules=("invaders",)), [SEAT])
    party.begin()
    while not party.session.over:
        seat = party.session.to_move
        assert seat is not None
        party.session.play(some_action(party.session, seat, roll, quickly=True))
        party.pump()
    counts = [
        Desk(session).view().counts for session in (party.session, party.friends[SEAT].mirror)
    ]
    assert counts[0] == counts[1]
    assert "invaders" in [row.item for row in counts[0].rows]


def both(party: Party, desks: list[Desk], does: Callable[[Desk], object]) -> None:
    """Do something at both desks, the guest's twice before the answer comes."""
    does(desks[0])
    does(desks[1])
    if desks[1].session.waiting:
        does(desks[1])
    party.pump()


def choose(party: Party, desks: list[Desk], roll: Random) -> None:
    """Press, pick or drag something."""
    view = desks[0].view()
    lit = _lit(view)
    back: list[Target] = [Press("undo"), Press("redo"), Press("restart")]
    pressed = [button.target for button in view.prompt.buttons if button.enabled]
    target = roll.choice(back if not lit or roll.random() < 0.1 else lit)
    if pressed and roll.random() < 0.4:
        target = roll.choice(pressed)
    for desk in desks:
        desk.lift(target)
    goals = desks[0].view().drops
    for desk in desks:
        desk.drop(target)
    if goals and roll.random() < 0.5:
        both(party, desks, partial(drag, target, roll.choice(sorted(goals, key=str))))
    else:
        both(party, desks, lambda desk: desk.pick(target))
