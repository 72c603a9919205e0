"""A whole game with all modules in the window, by keys only."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.targets import AtCell, AtHand, Do, Press, Target
from tests.ui.whole_game import Person, whole_game
from tests.ui.whole_hand import Hand

K = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
SEED = "keys-10"


class KeyHand(Hand):
    """Presses the key that stands on a thing, or goes there with F6 and Tab."""

    def choose(self, target: Target) -> None:
        """Choose something that is shown."""
        spots = [*self.player.game.table.focus.order(), *self.player.game.table.table.spots()]
        key = next((spot.key for spot in spots if spot.target == target), "")
        one = {spot.target for spot in spots if spot.key == key} == {target}
        # The key of a cell only leads to it.
        leads = isinstance(target, (AtHand, AtCell)) or target == Press("confirm")
        if one and len(key) == 1 and not leads:
            self._press(key.lower(), target)
            return
        self._go_to(target)
        self._press(K.Key_Return if isinstance(target, Press) else K.Key_Space, target)

    def give_up(self) -> None:
        """Forget what was chosen so far."""
        self._press(K.Key_Escape, "give up")

    def go_on(self) -> None:
        """Leave the scoring."""
        self._press(K.Key_Escape, "scoring")

    def _go_to(self, goal: Target) -> None:
        focus = self.player.game.table.focus
        if goal not in [spot.target for spot in focus.order()]:
            self._press(K.Key_Escape, f"closing what covers {goal}")
        where = {spot.target: spot.zone for spot in focus.order()}
        assert goal in where, f"no key leads to {goal}"
        zones = list(dict.fromkeys(where.values()))
        for _ in zones:
            here = focus.spot()
            zone = here.zone if here is not None else ""
            if zone == where[goal]:
                break
            far = (
                (zones.index(where[goal]) - zones.index(zone)) % len(zones) if zone in zones else 0
            )
            self._press(K.Key_F6, goal, SHIFT if far > len(zones) / 2 else None)
        for _ in where:
            if focus.target == goal:
                return
            targets = [spot.target for spot in focus.order()]
            back = focus.target in targets and targets.index(focus.target) > targets.index(goal)
            self._press(K.Key_Tab, goal, SHIFT if back else None)
        raise AssertionError(f"Tab does not lead to {goal}")

    def _press(
        self, key: Qt.Key | str, what: object, mod: Qt.KeyboardModifier | None = None
    ) -> None:
        name = key if isinstance(key, str) else key.name
        self.inputs.append(f"{'Shift+' if mod else ''}{name} for {what}")
        self.player.key(key, mod=mod)


def test_whole_game_by_keys(qtbot: QtBot) -> None:
    """Every question of a game with all modules is answered with keys alone."""
    player = whole_game(SEED, ("Anna", "Marco"))
    Person(KeyHand(player), SEED, 0, never=(Do("add_with_gate"),)).play()
    player.close()
