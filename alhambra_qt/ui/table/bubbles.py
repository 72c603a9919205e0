"""Questions about a point of the table, and the callout that answers them.

The order of hit: a number or sign with a meaning, a token in an Alhambra, the thing under the
pointer, a tile of a small Alhambra, and the panel where nothing else is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtCell, AtSeat, OnCell, OpenRule, Target, ToRead
from alhambra_qt.controller.view.view_parts import (
    CAN,
    CHOSEN,
    AlhambraView,
    Answer,
    Fact,
    RefusalView,
    RuleBox,
)
from alhambra_qt.i18n import capital, msg
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.text import Run, plain
from alhambra_qt.ui.kit.tips import TALL
from alhambra_qt.ui.pieces.small_pieces import corner_of
from alhambra_qt.ui.sides.callout import (
    HARD,
    SOFT,
    Bubble,
    Dock,
    bubble_of_callout,
    bubble_of_refusal,
    bubble_of_rule,
    bubble_of_words,
    rule_links,
)
from alhambra_qt.ui.sides.overlay import OverlayPanel
from alhambra_qt.ui.sides.panel import Panel
from alhambra_qt.ui.sides.popovers import ANSWER, NOTHING, REFUSAL, Extra
from alhambra_qt.ui.sides.rivals import PlayerPanel
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.panels import PanelScene
from alhambra_qt.ui.table.zones import Zones

Asked = tuple[Target, QRectF]  # the thing, and where the bubble is moored


def asked_at(scene: PanelScene, point: QPointF, spot: Spot | None) -> Asked | None:
    """Return the subject at a point, given the spot there; None on callouts."""
    if scene.callout.is_shown and scene.callout.area.contains(point):
        return (spot.target, spot.rect) if spot and isinstance(spot.target, OpenRule) else None
    top = scene.on_top(point)
    notes = reversed(top.notes) if top is not None else ()
    note = next((note for note in notes if note.about and note.rect.contains(point)), None)
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
    return ToRead("panel", top.zone), _near(top.area, point)


def _near(rect: QRectF, point: QPointF) -> QRectF:
    """A thing itself; of one that is large, the place that was pointed at."""
    if max(rect.width(), rect.height()) <= 2 * TALL:
        return rect
    return QRectF(point.x() - 8, point.y() - 8, 16, 16)


def _on_board(scene: PanelScene, point: QPointF) -> Asked | None:
    """A token of the own Alhambra."""
    camera, view = scene.board.camera, scene.view
    if camera is None or view is None:
        return None
    x, y = camera.at(point)
    return _token(view.palace, (x, y), camera.cell(x, y), point)


def _token(palace: AlhambraView, at: tuple[int, int], cell: QRectF, point: QPointF) -> Asked | None:
    seat = palace.seat.seat
    for tile in palace.tiles:
        for token in tile.tokens if (tile.x, tile.y) == at else ():
            corner = corner_of(cell, token)
            if corner.contains(point):
                return OnCell(seat, *at, token), corner
    free = next((token for token in palace.tokens if (token.x, token.y) == at), None)
    return (OnCell(seat, *at, free.id), cell) if free is not None else None


def _in_small(scene: PanelScene, panel: Panel, point: QPointF) -> Asked | None:
    """Return the cell at a point of another player's Alhambra, small or opened over the table."""
    view = scene.view
    if view is None or not isinstance(panel, PlayerPanel | OverlayPanel):
        return None
    player, (size, origin) = panel.player(view), panel.grid
    if player is None or not size:
        return None
    at = floor((point.x() - origin.x()) / size), floor((point.y() - origin.y()) / size)
    cell = QRectF(origin.x() + at[0] * size, origin.y() + at[1] * size, size, size)
    token = _token(player.palace, at, cell, point)
    if token is not None or not any((tile.x, tile.y) == at for tile in player.palace.tiles):
        return token
    return OnCell(player.seat.seat, *at), cell


# -- the bubble ---------------------------------------------------------------------------------


def bubble_of_answer(look: Look, answer: Answer) -> Bubble:
    """A callout with the answer: what it is, what it is worth, what can be done or why not."""
    if answer.refusal is not None and answer.now is None:
        return bubble_of_refusal(look, answer.refusal)
    parts = [("", tuple(plain(look.text(line)))) for line in (answer.text, *answer.lines)]
    parts += [(fact.icon, worth(look, fact)) for fact in answer.worth]
    if answer.now is not None:
        tone = look.theme.acc if answer.refusal is None else look.theme.warn
        parts.append(("", (Run(look.text(answer.now), bold=True, colour=tone),)))
    rules = rule_links(look, answer.rules)
    return Bubble(capital(look.text(answer.title)), tuple(parts), rules)


def worth(look: Look, fact: Fact) -> tuple[Run, ...]:
    """A fact with what it brings."""
    run = Run(capital(look.text(fact.text)), bold=True)
    if fact.detail is None:
        return (run,)
    return run, Run(f"· {look.text(fact.detail)}", colour=look.theme.ink2)


def spoken(look: Look, answer: Answer) -> str:
    """The whole answer for those who listen."""
    facts = (text for fact in answer.worth for text in (fact.text, fact.detail))
    every = (answer.title, answer.text, *answer.lines, *facts, answer.now)
    return sentences(look.text(line) for line in every if line is not None)


# How bad it is to cover a pixel of a panel.
COVERED_CELL, COVERED, COVERED_RIVAL, COVERED_LOG = 1.0, 0.01, 0.004, 0.002


def show(scene: PanelScene, look: Look) -> None:
    """Show the callout of the moment, or none."""
    view, z, extra = scene.view, scene.zones, scene.opened.shows(ANSWER) or NOTHING
    if view is None or z is None:
        return
    found = _choose(scene, look, view, extra)
    if found is None or (scene.opened.modal and extra == NOTHING):
        scene.callout.clear()
        return
    bubble, anchor = found
    on_board = z.board.contains(anchor.center()) or anchor.isEmpty()
    area = z.free if on_board else z.window.adjusted(0, z.header.height(), 0, 0)
    free = _free(scene, view, scene.recap, scene.hint) if on_board else _panels(scene)
    if anchor.isEmpty():
        anchor = QRectF()
    weight = HARD if on_board else SOFT
    dock = _dock(scene, z, free) if on_board else None
    scene.callout.show_bubble(look, bubble, anchor, area, free, weight, dock)


def prepare(scene: PanelScene, look: Look, view: TableView) -> None:
    """Measure the callout of a view that may be shown next."""
    if view.callout is not None and not scene.prompt.narrow:
        scene.callout.prepare(look, bubble_of_callout(look, view.callout))


def rule_in_sight(scene: PanelScene, focused: Spot | None) -> str:
    """Return the rule of the focused thing, or of the shown callout; empty if none."""
    if focused is not None and focused.rule:
        return focused.rule
    bubble = scene.callout.bubble if scene.callout.is_shown else None
    return bubble.rules[0][0].name if bubble is not None and bubble.rules else ""


def show_hint(scene: PanelScene, look: Look) -> None:
    """Show the box of a hint and its marks, or none."""
    view, z = scene.view, scene.zones
    if view is None or z is None:
        return
    hint = view.hint if not scene.opened.modal else None
    marked = [rect_of_target(scene, mark.target) for mark in hint.marks] if hint is not None else []

    def free() -> Sequence[QRectF]:
        return (*_free(scene, view), *marked)  # not its own place: it may stay there

    # Where letters are large it needs the room of hand and dock too.
    area = z.free.united(z.hand).united(z.dock) if z.dock else z.free
    place = scene.hint.rect_on(view, area, look, free) if hint is not None else QRectF()
    scene.hint.show_view(view, place, look)
    scene.hint_marks.show_on(hint, look, lambda target: rect_of_target(scene, target))


def _dock(scene: PanelScene, z: Zones, free: Sequence[QRectF]) -> Dock:
    """Return the area for a callout without room on the board: over parts not needed to place.

    The question stays in sight, and if possible the bought tiles, the cells, the hand while one
    pays from it, market, money and the others; the log matters least.
    """
    groups = scene.view.hand.groups if scene.view is not None else ()
    pays = any(card.state in (CAN, CHOSEN) for group in groups for card in group.cards)
    panels = [panel.area for panel in scene.panels()[1:] if panel.is_shown]
    cheap = {rect.getRect(): COVERED_RIVAL for rect in (*z.rivals, z.counts, z.bar)}
    cheap[z.log.getRect()] = COVERED_LOG
    soft = [(rect, cheap.get(rect.getRect(), COVERED)) for rect in panels if rect != z.board]
    area = z.window.adjusted(0, z.header.height(), 0, 0)
    keep = (*free, z.prompt, z.reserve, *((z.hand,) if pays else ()))
    keeps = (*keep, z.market, z.display, z.deck, *z.rivals), keep, (z.prompt,)
    return Dock(area, keeps, (*soft, *((rect, COVERED_CELL) for rect in free)))


def _choose(
    scene: PanelScene, look: Look, view: TableView, extra: Extra
) -> tuple[Bubble, QRectF] | None:
    rule, answer = extra.rule, extra.answer
    if extra.lines:
        return bubble_of_words(look, extra.lines), QRectF()
    if rule:
        name = rule.replace(".", "-").replace("_", "-")
        box = RuleBox(rule, msg(f"rule-{name}-title"), msg(f"rule-{name}-text"))
        return bubble_of_rule(look, box), _last_anchor(scene, view)
    if answer is not None:
        at = rect_of_target(scene, answer.target) if extra.at.isEmpty() else extra.at
        return bubble_of_answer(look, answer), at
    refusal = scene.opened.shows(REFUSAL)
    if refusal is not None:
        return bubble_of_refusal(look, refusal), _of_refusal(scene, refusal)
    if view.callout is not None and (extra.whole or not scene.prompt.narrow):
        return bubble_of_callout(look, view.callout), _of_callout(scene, view)
    return None


def rect_of_target(scene: PanelScene, target: Target | None) -> QRectF:
    """Return the rectangle of a target; of a cell also if it cannot be chosen."""
    found, board = scene.rect_of(target), scene.board
    if isinstance(target, AtCell) and found.isEmpty() and board.camera and board.is_shown:
        return board.camera.cell(target.x, target.y)
    return found


def _of_refusal(scene: PanelScene, refusal: RefusalView) -> QRectF:
    if refusal.at is not None and scene.board.camera is not None:
        return scene.board.camera.cell(*refusal.at)
    return rect_of_target(scene, refusal.target)


def _of_callout(scene: PanelScene, view: TableView) -> QRectF:
    at = view.callout.at if view.callout is not None else None
    if at is not None and scene.board.camera is not None:
        return scene.board.camera.cell(*at)
    return QRectF()


def _last_anchor(scene: PanelScene, view: TableView) -> QRectF:
    """A rule opened from a callout stands where that callout stood."""
    if not scene.callout.anchor.isEmpty():
        return scene.callout.anchor
    return _of_callout(scene, view)


def _panels(scene: PanelScene) -> Sequence[QRectF]:
    """Return areas that a callout beside a panel leaves free: other panels, but not the log."""
    others = (*scene.panels()[1:],)
    keep = [p.area for p in others if p.is_shown and p not in (scene.board, scene.log)]
    return [*keep, *(spot.rect for spot in scene.board.cells)]


def _free(scene: PanelScene, view: TableView, *strips: Panel) -> Sequence[QRectF]:
    """Return areas that a box on the board leaves free: tiles, legal cells, refusals, strips."""
    camera = scene.board.camera
    seen = scene.board.area
    rects = [spot.rect & seen for spot in scene.board.cells if spot.rect.intersects(seen)]
    if camera is None:
        return rects
    rects += [camera.cell(token.x, token.y) for token in view.palace.tokens]
    if view.refusal is not None:
        cells = {*view.refusal.cells, *view.refusal.path}
        rects += [camera.cell(x, y) for x, y in cells]
    rects += [strip.area for strip in (*strips, scene.notice) if strip.is_shown]
    tools = [spot.rect for spot in scene.board.spots if spot.role == "tool"]
    if tools:
        rects.append(QRectF(tools[-1].topLeft(), tools[0].bottomRight()))
    return rects
