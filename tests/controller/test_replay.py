"""A game looked at again: what the table showed then, and nothing that is secret."""

import random

import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.replay.replay import NO_UNDO, Replay
from alhambra_qt.controller.view.table import Prompt, TableView
from alhambra_qt.i18n import msg
from alhambra_qt.modules import IDS
from tests.controller.kit import chance, config


def laid(view: TableView) -> TableView:
    """A view without keys, thoughts and hints, and without what stands above the board."""
    you = evolve(view.you, thinking=False)
    cards = tuple(card and evolve(card, key="") for card in view.display.cards)
    return evolve(
        view,
        you=you,
        opponents=tuple(evolve(one, thinking=False) for one in view.opponents),
        market=tuple(evolve(slot, key="") for slot in view.market),
        display=evolve(view.display, hint=None, cards=cards),
        prompt=Prompt(msg("play-empty")),
        undo=NO_UNDO,
        log=(),
        notice=None,
    )


def followed(modules: tuple[str, ...], seed: str, steps: int) -> tuple[Desk, dict[int, TableView]]:
    """Play a game by chance; give it with what its table showed the first seat meanwhile.

    Only moments at which others choose: while one chooses oneself the choices are lit.
    """
    desk = Desk(Session.new(config(3, 1, seed=seed[-20:], modules=modules)))
    session, rng, seen = desk.session, random.Random(seed), dict[int, TableView]()
    while not session.over and len(session.steps) < steps:
        if desk.actor is None and rng.random() < 0.4:
            seen[len(session.steps)] = desk.view()
        chance(session, rng)
    return desk, seen | {len(session.steps): desk.view()} if session.over else seen


@pytest.mark.parametrize(("modules", "steps"), [((), 5000), (IDS, 400)], ids=["base", "all"])
def test_every_moment_is_what_the_table_showed_then(
    modules: tuple[str, ...], steps: int, seed: str
) -> None:
    """The view from the own seat is what was shown there, after a game and while it goes on."""
    desk, seen = followed(modules, seed, steps)
    replay = Replay(desk.session, 0)
    assert desk.session.over == (not modules)
    assert len(seen) > 60
    for at, then in seen.items():
        assert laid(replay.view(at, 0)) == laid(then), at
