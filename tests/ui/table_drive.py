"""A table with a desk behind it, driven as a person drives it: by pointer and keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.presenter.motions import motions
from alhambra_qt.controller.view.targets import Area, AtCell, Target
from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.sides.panel import Panel
from alhambra_qt.ui.sides.spots import Spot, find
from alhambra_qt.ui.table.focus import Focus
from alhambra_qt.ui.table.widget import TableWidget

SIZE = (1366, 768)
LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
MIDDLE = Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier


class Drive:
    """Wires a table to a desk as the program does; computers are moved by `others`.

    It is `painted` only where it is looked at: painting takes much of the time.
    """

    def __init__(
        self,
        ctx: UiContext,
        session: Session,
        size: tuple[int, int] = SIZE,
        *,
        painted: bool = False,
    ) -> None:
        self.ctx = ctx
        ctx.set_window(*size)
        self.table = TableWidget(ctx)
        self.table.setUpdatesEnabled(painted)
        self.table.resize(*size)
        self._begin(session)
        self.table.picked.connect(self._pick)
        self.table.asked.connect(self._ask)
        self.table.hovered.connect(self._hover)
        self.table.lifted.connect(self._lift)
        self.table.dropped.connect(self._drop)
        self.table.idle.connect(self._idle)
        self.table.show()
        self.refresh()
        QApplication.processEvents()

    def _begin(self, session: Session) -> None:
        self.desk = Desk(session)
        self.desk.viewing.taken()
        session.listeners.append(self._changed)
        self.picked: list[Target] = []
        self.idles = 0
        self.questions: list[Target] = []
        self.answering = True

    def lay(self, session: Session) -> Drive:
        """Lay another game on the same table, where nothing is open then and nothing focused."""
        self.desk.session.listeners.remove(self._changed)
        self.table.close_all()
        self.table.put_away()
        self.table.focus = Focus(self.table.table)
        self._begin(session)
        self.refresh()
        QApplication.processEvents()
        return self

    @classmethod
    def at(
        cls,
        ctx: UiContext,
        config: GameConfig,
        game: Game,
        size: tuple[int, int] = SIZE,
        *,
        painted: bool = False,
    ) -> Drive:
        """Go on from a game that was laid out."""
        return cls(ctx, Session.at(config, game, {}), size, painted=painted)

    def alone(self) -> TableWidget:
        """The table, which is no longer driven: nothing but its page keeps it."""
        self.desk.session.listeners.remove(self._changed)
        return self.table

    # -- as the program does ------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what the desk sees."""
        self.table.show_view(self.desk.view())

    def _pick(self, target: Target) -> None:
        self.picked.append(target)
        version = self.desk.session.version
        self.desk.pick(target)
        if self.desk.session.version == version:
            self.refresh()

    def _lift(self, target: Target) -> None:
        self.desk.lift(target)
        self.refresh()

    def _drop(self, target: Target, onto: Target) -> None:
        version = self.desk.session.version
        self.desk.drop(target, onto)
        if self.desk.session.version == version:
            self.refresh()

    def _hover(self, target: Target) -> None:
        self.desk.hover(target or None)
        self.refresh()

    def _ask(self, target: Target) -> None:
        self.questions.append(target)
        if not self.answering:
            return
        answer = self.desk.explain(target)
        self.refresh()
        self.table.show_answer(answer)

    def _changed(self, change: SessionChange) -> None:
        self.table.play(motions(change), self.desk.view())

    def _idle(self) -> None:
        self.idles += 1
        self.refresh()

    # -- as a person does ---------------------------------------------------------------------

    def settle(self) -> None:
        """Wait until nothing moves."""
        for _ in range(400):
            QApplication.processEvents()
            if not self.table.busy and not self.table.table.director.busy:
                return
            QTest.qWait(5)
        raise AssertionError("the table never came to rest")

    def spot(self, target: Target) -> Spot:
        """The spot of a target; fails if it is not on the table."""
        found = find(self.table.table.spots(), target)
        assert found is not None, f"{target} is not on the table"
        return found

    def has(self, target: Target) -> bool:
        """Whether a target is on the table."""
        return find(self.table.table.spots(), target) is not None

    def point(self, target: Target) -> QPoint:
        """A place on the widget inside a target."""
        scene = self.table.table
        areas: dict[Target, Panel] = {
            Area("board"): scene.board,
            Area("hand"): scene.hand,
            Area("you"): scene.you,
            Area("prompt"): scene.prompt,
        }
        if target in areas:  # a part of the table without what lies on it
            corner = areas[target].area.bottomLeft()
            return self.table.mapFromScene(corner + QPointF(5, -5))
        camera = scene.board.camera
        if isinstance(target, AtCell) and camera is not None and not self.has(target):
            return self.table.mapFromScene(camera.cell(target.x, target.y).center())
        rect = self.spot(target).rect
        inside = QPointF(min(rect.center().x(), rect.left() + 20), rect.center().y())
        return self.table.mapFromScene(inside)

    def click(self, target: Target, button: Qt.MouseButton = LEFT) -> None:
        """Click on a target."""
        QTest.mouseClick(self.table.viewport(), button, NONE, self.point(target))
        QApplication.processEvents()

    def move_to(self, place: QPoint, buttons: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        """Move the pointer."""
        viewport = self.table.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(place),
            QPointF(viewport.mapToGlobal(place)),
            Qt.MouseButton.NoButton,
            buttons,
            NONE,
        )
        QApplication.sendEvent(viewport, event)
        QApplication.processEvents()

    def wheel(self, area: QRectF, turned: int) -> None:
        """Turn the wheel over the middle of an area of the scene."""
        viewport, at = self.table.viewport(), QPointF(self.table.mapFromScene(area.center()))
        event = QWheelEvent(
            at,
            QPointF(viewport.mapToGlobal(at)),
            QPoint(),
            QPoint(0, turned),
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def drag(self, target: Target, goal: Target) -> None:
        """Drag a target onto another."""
        start = self.point(target)
        QTest.mousePress(self.table.viewport(), LEFT, NONE, start)
        self.move_to(start + QPoint(20, -20), LEFT)
        end = self.point(goal)
        self.move_to(end, LEFT)
        QTest.mouseRelease(self.table.viewport(), LEFT, NONE, end)
        QApplication.processEvents()

    def keys(self, *names: str) -> None:
        """Press keys by their names, such as "Enter", "Ctrl+Z", "M"."""
        for name in names:
            *held, key = name.split("+") if name != "+" else ["+"]
            modifiers = NONE
            for part in held:
                modifiers |= getattr(
                    Qt.KeyboardModifier, f"{part.replace('Ctrl', 'Control')}Modifier"
                )
            names_of = {
                "Enter": "Return",
                "Esc": "Escape",
                "?": "Question",
                "+": "Plus",
                "-": "Minus",
            }
            code = getattr(Qt.Key, f"Key_{names_of.get(key, key)}")
            QTest.keyClick(self.table, code, modifiers)
            QApplication.processEvents()

    def others(self) -> None:
        """Let every seat but the first play the first thing that is legal until it may choose."""
        session = self.desk.session
        while not session.over and session.to_move != 0:
            seat = session.to_move
            assert seat is not None
            session.play(legal_actions(session.observation(seat).game)[0])
        self.settle()
