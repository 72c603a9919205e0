"""What is asked about at a point of the table, and the bubble with the answer.

The order of hit: a number or sign that tells something, a token in an Alhambra, the thing under
the pointer, a tile of a small Alhambra, and the panel where nothing else is.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.controller.view.parts import AlhambraView, Answer, Fact
from alhambra_qt.controller.view.targets import AtSeat, OnCell, OpenRule, Target, ToRead
from alhambra_qt.i18n import capital
from alhambra_qt.ui.kit.heard import sentences
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.richtext import Run, plain
from alhambra_qt.ui.kit.tips import TALL
from alhambra_qt.ui.table.callout import Bubble, bubble_of_refusal, rule_links
from alhambra_qt.ui.table.overlays import OverlayPanel
from alhambra_qt.ui.table.panel import Panel
from alhambra_qt.ui.table.rivals import PlayerPanel
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import corner_of

if TYPE_CHECKING:
    from alhambra_qt.ui.table.scene import TableScene

Asked = tuple[Target, QRectF]  # the thing, and where the bubble is moored


def asked_at(scene: TableScene, point: QPointF, spot: Spot | None) -> Asked | None:
    """What is asked about at a point, given the spot there; None on what tells all by itself."""
    if scene.callout.isVisible() and scene.callout.rect.contains(point):
        return (spot.target, spot.rect) if spot and isinstance(spot.target, OpenRule) else None
    shown = (one for one in reversed(scene.panels()) if one.isVisible())
    top = next((one for one in shown if one.rect.contains(point)), None)
    notes = reversed(top.notes) if top is not None else ()
    note = next((one for one in notes if one.about and one.rect.contains(point)), None)
    if note is not None and note.about is not None:
        return note.about, note.rect
    small = _in_small(scene, top, point) if top is not None else None
    if small is not None and (spot is None or isinstance(spot.target, AtSeat | ToRead | OnCell)):
        return small
    token = _on_board(scene, point) if spot is not None and spot.role == "cell" else None
    if token is not None:
        return token
    if spot is not None:
        return spot.target, _near(spot.rect, point)
    if top is None:
        return None
    return ToRead("panel", top.zone), _near(top.rect, point)


def _near(rect: QRectF, point: QPointF) -> QRectF:
    """A thing itself; of one that is large, the place that was pointed at."""
    if max(rect.width(), rect.height()) <= 2 * TALL:
        return rect
    return QRectF(point.x() - 8, point.y() - 8, 16, 16)


def _on_board(scene: TableScene, point: QPointF) -> Asked | None:
    """A token of the own Alhambra."""
    camera, view = scene.board.camera, scene.view
    if camera is None or view is None:
        return None
    x, y = camera.cell(point)
    return _token(view.palace, (x, y), camera.rect(x, y), point)


def _token(palace: AlhambraView, at: tuple[int, int], cell: QRectF, point: QPointF) -> Asked | None:
    seat = palace.seat.seat
    for tile in palace.tiles:
        for token in tile.tokens if (tile.x, tile.y) == at else ():
            corner = corner_of(cell, token)
            if corner.contains(point):
                return OnCell(seat, *at, token), corner
    free = next((one for one in palace.tokens if (one.x, one.y) == at), None)
    return (OnCell(seat, *at, free.id), cell) if free is not None else None


def _in_small(scene: TableScene, panel: Panel, point: QPointF) -> Asked | None:
    """What stands in the small Alhambra of another player, or in one opened over the table."""
    view = scene.view
    if view is None or not isinstance(panel, PlayerPanel | OverlayPanel):
        return None
    player, (size, origin) = panel.player(view), panel.grid
    if player is None or not size:
        return None
    at = floor((point.x() - origin.x()) / size), floor((point.y() - origin.y()) / size)
    cell = QRectF(origin.x() + at[0] * size, origin.y() + at[1] * size, size, size)
    token = _token(player.palace, at, cell, point)
    if token is not None or not any((one.x, one.y) == at for one in player.palace.tiles):
        return token
    return OnCell(player.seat.seat, *at), cell


# -- the bubble ---------------------------------------------------------------------------------


def bubble_of_answer(look: Look, answer: Answer) -> Bubble:
    """A callout with the answer: what it is, what it is worth, what can be done or why not."""
    if answer.refusal is not None and answer.now is None:
        return bubble_of_refusal(look, answer.refusal)
    parts = [("", tuple(plain(look.text(one)))) for one in (answer.text, *answer.lines)]
    parts += [(fact.icon, worth(look, fact)) for fact in answer.worth]
    if answer.now is not None:
        tone = look.theme.acc if answer.refusal is None else look.theme.warn
        parts.append(("", (Run(look.text(answer.now), bold=True, colour=tone),)))
    rules = rule_links(look, answer.rules)
    return Bubble(capital(look.text(answer.title)), tuple(parts), rules)


def worth(look: Look, fact: Fact) -> tuple[Run, ...]:
    """A fact with what it brings."""
    said = Run(capital(look.text(fact.text)), bold=True)
    if fact.detail is None:
        return (said,)
    return said, Run(f"· {look.text(fact.detail)}", colour=look.theme.ink2)


def spoken(look: Look, answer: Answer) -> str:
    """The whole answer for those who listen."""
    facts = (text for fact in answer.worth for text in (fact.text, fact.detail))
    every = (answer.title, answer.text, *answer.lines, *facts, answer.now)
    return sentences(look.text(one) for one in every if one is not None)
