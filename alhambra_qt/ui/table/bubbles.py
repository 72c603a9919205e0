"""Which callout is shown: a rule, an answer, a broken rule, or what the move would do."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import field, frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.parts import Answer, RefusalView, RuleBox
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import AtCell, Target
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.table.asking import bubble_of_answer
from alhambra_qt.ui.table.callout import (
    HARD,
    SOFT,
    Bubble,
    Dock,
    bubble_of_callout,
    bubble_of_refusal,
    bubble_of_rule,
    bubble_of_words,
)
from alhambra_qt.ui.table.panel import Panel
from alhambra_qt.ui.table.scene import TableScene
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.zones import Zones


@frozen
class Extra:
    """What a person asked to be told: an answer of the desk, a rule, or a few sentences.

    `at` is where it was asked, empty for the place of the thing; `whole` asks for all that the move
    would do, where the prompt tells the beginning.
    """

    answer: Answer | None = None
    rule: str = ""
    told: tuple[Msg, ...] = ()
    whole: bool = False
    at: QRectF = field(factory=QRectF)


NOTHING = Extra()
# How bad it is to cover a pixel of a panel.
COVERED, COVERED_RIVAL, COVERED_LOG = 0.01, 0.004, 0.002


def show(scene: TableScene, look: Look, extra: Extra) -> None:
    """Show the callout of the moment, or none."""
    view, z = scene.view, scene.zones
    if view is None or z is None:
        return
    found = _choose(scene, look, view, extra)
    if found is None or (scene.overlay.kind and extra == NOTHING):
        scene.callout.clear()
        return
    bubble, anchor = found
    on_board = z.board.contains(anchor.center()) or anchor.isEmpty()
    area = z.board if on_board else z.window.adjusted(0, z.header.height(), 0, 0)
    free = _free(scene, view, scene.recap, scene.hint) if on_board else _panels(scene)
    if anchor.isEmpty():
        anchor = QRectF()
    weight = HARD if on_board else SOFT
    dock = _dock(scene, z) if on_board else None
    scene.callout.show_bubble(look, bubble, anchor, area, free, weight, dock)


def rule_in_sight(scene: TableScene, focused: Spot | None) -> str:
    """The rule that the thing with the focus names, or that is told now; empty if none."""
    if focused is not None and focused.rule:
        return focused.rule
    told = scene.callout.bubble if scene.callout.isVisible() else None
    return told.rules[0][0].name if told is not None and told.rules else ""


def show_hint(scene: TableScene, look: Look) -> None:
    """Show the box of a hint and its marks, or none."""
    view, z = scene.view, scene.zones
    if view is None or z is None:
        return
    hint = view.hint if not scene.overlay.kind else None
    marked = [rect_of_target(scene, one.target) for one in hint.marks] if hint is not None else []

    def free() -> Sequence[QRectF]:
        return (*_free(scene, view), *marked)  # not its own place: it may stay there

    place = scene.hint.rect_on(view, z.board, look, free) if hint is not None else QRectF()
    scene.hint.show_view(view, place, look)
    scene.hint_marks.show_on(hint, look, lambda target: rect_of_target(scene, target))


def _dock(scene: TableScene, z: Zones) -> Dock:
    """Where a callout goes that the board has no room for: over what is not needed to place.

    The question and the bought tiles stay in sight; the log matters least, then the others.
    """
    panels = [panel.rect for panel in scene.panels()[1:] if panel.isVisible()]
    cheap = {rect.getRect(): COVERED_RIVAL for rect in (*z.rivals, z.counts, z.bar)}
    cheap[z.log.getRect()] = COVERED_LOG
    soft = [(rect, cheap.get(rect.getRect(), COVERED)) for rect in panels if rect != z.board]
    area = z.window.adjusted(0, z.header.height(), 0, 0)
    return Dock(area, (z.prompt, z.reserve), tuple(soft))


def _choose(
    scene: TableScene, look: Look, view: TableView, extra: Extra
) -> tuple[Bubble, QRectF] | None:
    rule, answer = extra.rule, extra.answer
    if extra.told:
        return bubble_of_words(look, extra.told), QRectF()
    if rule:
        name = rule.replace(".", "-").replace("_", "-")
        box = RuleBox(rule, msg(f"rule-{name}-title"), msg(f"rule-{name}-text"))
        return bubble_of_rule(look, box), _last_anchor(scene, view)
    if answer is not None:
        at = rect_of_target(scene, answer.target) if extra.at.isEmpty() else extra.at
        return bubble_of_answer(look, answer), at
    refusal = scene.refusal
    if refusal is not None:
        return bubble_of_refusal(look, refusal), _of_refusal(scene, refusal)
    if view.callout is not None and (extra.whole or not look.m.scarce):
        return bubble_of_callout(look, view.callout), _of_callout(scene, view)
    return None


def rect_of_target(scene: TableScene, target: Target | None) -> QRectF:
    """Where a target lies; of a cell also where nothing can be chosen."""
    found = scene.rect_of(target)
    if found.isEmpty() and isinstance(target, AtCell) and scene.board.camera is not None:
        return scene.board.camera.rect(target.x, target.y)
    return found


def _of_refusal(scene: TableScene, refusal: RefusalView) -> QRectF:
    if refusal.at is not None and scene.board.camera is not None:
        return scene.board.camera.rect(*refusal.at)
    return rect_of_target(scene, refusal.target)


def _of_callout(scene: TableScene, view: TableView) -> QRectF:
    at = view.callout.at if view.callout is not None else None
    if at is not None and scene.board.camera is not None:
        return scene.board.camera.rect(*at)
    return QRectF()


def _last_anchor(scene: TableScene, view: TableView) -> QRectF:
    """A rule opened from a callout stands where that callout stood."""
    if not scene.callout.anchor.isEmpty():
        return scene.callout.anchor
    return _of_callout(scene, view)


def _panels(scene: TableScene) -> Sequence[QRectF]:
    """What a callout beside a panel must not cover: other panels (the log matters least)."""
    others = (*scene.panels()[1:],)
    keep = [p.rect for p in others if p.isVisible() and p not in (scene.board, scene.log)]
    return [*keep, *(spot.rect for spot in scene.board.cells)]


def _free(scene: TableScene, view: TableView, *strips: Panel) -> Sequence[QRectF]:
    """What a box on the board must not cover: tiles, legal cells, what a refusal shows, strips."""
    camera = scene.board.camera
    seen = scene.board.rect
    rects = [spot.rect & seen for spot in scene.board.cells if spot.rect.intersects(seen)]
    if camera is None:
        return rects
    rects += [camera.rect(token.x, token.y) for token in view.palace.tokens]
    if view.refusal is not None:
        cells = {*view.refusal.cells, *view.refusal.path}
        rects += [camera.rect(x, y) for x, y in cells]
    rects += [strip.rect for strip in (*strips, scene.notice) if strip.isVisible()]
    tools = [spot.rect for spot in scene.board.spots if spot.role == "tool"]
    if tools:
        rects.append(QRectF(tools[-1].topLeft(), tools[0].bottomRight()))
    return rects
