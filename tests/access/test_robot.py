"""Somebody who finds everything in the tree, and acts through it alone, plays with all modules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from attrs import evolve
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.modules import IDS
from alhambra_qt.ui.kit.access import PRESS, plainly
from tests.access.hearing import KEYS, NAME, all_of
from tests.cases import count, some
from tests.ui.geometry import unpainted
from tests.ui.window_kit import Player

Role = QAccessible.Role
OWN_MOVES = count(3, 8)  # that the robot makes
HURRY = 0.5  # how often it looks no further than the question
PATIENCE = 150  # things pressed until then
# Parts of the table in which nothing is chosen for a turn, by their names.
LOOKED_AT = ("Round and points", "Other players", "Building counts", "Log", "You")
ONWARD = ("Continue", "Skip", "Next", "Got it", "Close")


class Robot:
    """Knows names, roles, states and what can be done; no rule and no target."""

    def __init__(self, player: Player, seed: str) -> None:
        self.player, self.rng, self.moves = player, random.Random(seed), 0
        self.tried: list[str] = []
        self.asked, self.known = "", set[str]()

    def zones(self) -> list[QAccessibleInterface]:
        """The parts of the table, or what lies over it."""
        root = QAccessible.queryAccessibleInterface(self.player.game.table)
        assert root is not None
        return [
            interface for k in range(root.childCount()) if (interface := root.child(k)) is not None
        ]

    def can_press(self, zone: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        """Yield the things in a part of the table that may be pressed for a turn."""
        board = zone.text(NAME).startswith("Alhambra") and zone.role() != Role.Dialog
        for interface in all_of(zone):
            doer = interface.actionInterface()
            tool = board and interface.role() != Role.Cell
            if doer is None or interface.state().disabled or tool or interface.role() == Role.Link:
                continue
            if PRESS in doer.actionNames():
                yield interface

    def fresh(self, zones: list[QAccessibleInterface]) -> Iterator[QAccessibleInterface]:
        """Yield the things not tried for this question; those of the question come first."""
        able = (interface for zone in zones for interface in self.can_press(zone))
        return (interface for interface in able if interface.text(NAME) not in self.known)

    def press(self, interface: QAccessibleInterface) -> None:
        """Press a thing and wait until somebody must act."""
        self.tried.append(interface.text(NAME))
        doer = interface.actionInterface()
        assert doer is not None
        before = self.player.state()[0]
        doer.doAction(PRESS)
        self.player.settle()
        self.moves += self.player.state()[0] > before

    def step(self) -> None:
        """Confirm what is chosen, else choose something."""
        if self.player.page != "table":
            return self.go_on()
        zones = [zone for zone in self.zones() if zone.text(NAME) not in LOOKED_AT]
        able = (interface for zone in zones for interface in self.can_press(zone))
        first = [
            interface
            for interface in able
            if interface.text(KEYS) == "Enter" or interface.text(NAME) in ONWARD
        ]
        if first:
            return self.press(first[0])
        root = QAccessible.queryAccessibleInterface(self.player.game.table)
        asked = root.text(NAME) if root is not None else ""
        if asked != self.asked:
            self.asked, self.known = asked, set()
        if next(self.fresh(zones), None) is None:
            self.known = set()
        if self.rng.random() < HURRY:
            fresh = list(islice(self.fresh(zones), 3))
        else:
            self.rng.shuffle(zones)
            fresh = next(found for zone in zones if (found := list(self.fresh([zone]))))
        chosen = self.rng.choice(fresh)
        self.known.add(chosen.text(NAME))
        return self.press(chosen)

    def go_on(self) -> None:
        """Leave what is shown over the table or instead of it."""
        root = QAccessible.queryAccessibleInterface(self.player.window)
        assert root is not None
        names = {plainly(one) for one in ONWARD}
        for interface in all_of(root):
            doer = interface.actionInterface()
            if (
                plainly(interface.text(NAME)) in names
                and doer is not None
                and not interface.state().disabled
            ):
                return self.press(interface)
        raise AssertionError(f"nothing leads on from {self.player.page}")


@pytest.mark.parametrize("seed", some(["tree-1", "tree-2"], 1))
def test_plays_with_all_modules(qtbot: QtBot, seed: str) -> None:
    """Several moves are made by pressing what the tree holds, with all sixteen modules."""
    player = Player()
    config = default_config(("Anna", "Marco", "Ioana"), 1, seed)
    player.program.running.play(evolve(config, modules=IDS))
    player.settle()
    robot = Robot(player, seed)
    with unpainted(player.window):
        for _ in range(PATIENCE):
            robot.step()
            if robot.moves >= OWN_MOVES or player.page == "results":
                break
    assert robot.moves >= OWN_MOVES, robot.tried[-40:]
    player.close()
