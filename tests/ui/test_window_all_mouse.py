"""A whole game with all modules in the window, by mouse only."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.targets import Do, Handle, Press, PullOut, Target
from alhambra_qt.ui.sides.drawer import CLOSE
from alhambra_qt.ui.sides.popovers import PULLED
from alhambra_qt.ui.sides.prompt import BACK, ON
from alhambra_qt.ui.sides.spots import at
from alhambra_qt.ui.sides.tray import TRAY
from tests.ui.whole_game import Person, whole_game
from tests.ui.whole_hand import Hand

SEED = "mouse-24"
PARTS = (0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95)


class MouseHand(Hand):
    """Clicks what is seen; what covers it is closed first."""

    def choose(self, target: Target) -> None:
        """Choose something that is shown."""
        place = self._seen(target)
        pulled = self.player.game.table.table.opened.shows(PULLED)
        covers: list[Target] = [CLOSE, TRAY, Handle("zoom:fit")]
        covers += [PullOut(pulled)] if pulled else []
        for other in (*covers, *[BACK] * 8, *[ON] * 8):
            if place is None and self._seen(other) is not None:
                self._click(other)
                place = self._seen(target)
        assert place is not None, f"{target} is not seen"
        table = self.player.game.table
        spot, least = self.player.spot(target), table.look.m.target
        tiny = spot is not None and spot.role == "cell" and spot.rect.width() < least
        self._click(target)
        if tiny:  # the first click enlarged the board
            self._click(target)

    def give_up(self) -> None:
        """Forget what was chosen so far."""
        if self._seen(Press("cancel")) is not None:
            self._click(Press("cancel"))

    def go_on(self) -> None:
        """Leave the scoring."""
        band = self.player.game.scorings.stage.band
        self.inputs.append("click to leave the scoring")
        self.player.click_widget(band.leave if band.whole else band.skip)

    def _click(self, target: Target) -> None:
        place = self._seen(target)
        assert place is not None, f"{target} is not seen"
        self.inputs.append(f"click on {target}")
        self.player.click_at(place)

    def _seen(self, target: Target) -> QPoint | None:
        """A place of a thing that nothing lies over, seen from the window."""
        table = self.player.game.table
        spots, seen = table.table.spots(), table.viewport().rect()
        for spot in spots:
            if spot.target != target:
                continue
            for down in PARTS:
                for across in PARTS:
                    box = spot.rect
                    point = box.topLeft() + QPointF(box.width() * across, box.height() * down)
                    found, place = at(spots, point), table.mapFromScene(point)
                    if found is not None and found.target == target and seen.contains(place):
                        return table.viewport().mapTo(self.player.window, place)
        return None


def test_whole_game_by_mouse(qtbot: QtBot) -> None:
    """With the mouse alone every question of a game is answered where all letters are large."""
    player = whole_game(SEED, ("Anna", "Marco"), 2.0)
    assert player.game.table.look.m.is_xxs
    Person(MouseHand(player), SEED, 1, never=(Do("keep_fatima"),)).play()
    player.close()
