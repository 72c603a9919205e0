"""The prompt: what can be done now, what it causes, and the buttons to do it.

Its height follows its words in the language shown, so it is planned before the other zones.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from alhambra_qt.controller.view.parts import ActionButton, Payment
from alhambra_qt.controller.view.table import Prompt, TableView
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.buttons import ButtonLook, button, button_width, key_cap_width
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.richtext import Block, Run, layout_runs, plain
from alhambra_qt.ui.kit.writing import line, put_block
from alhambra_qt.ui.table.kept import Kept
from alhambra_qt.ui.table.panel import Panel
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import token_picture

ARROWS = {"Up": "\N{UPWARDS ARROW}", "Down": "\N{DOWNWARDS ARROW}"}
TOKENS = ("resident-", "chest-")
PIECES = (*TOKENS, "tile:", "card:")
CHOICES = ("choice:", "card:", "tile:", "paid:")  # targets that are a part of one action
TOKEN_SIZE = 1.4  # a piece stands larger on a chip than an icon
SECTION = "§"  # after the title, where a rule can be read
TONES = {"ok": "ok", "warn": "warn", "strong": "ink"}


@frozen
class PlacedButton:
    """A button of the prompt with its area, relative to the prompt's corner."""

    target: str
    area: QRectF
    look: ButtonLook
    name: str
    value: str
    key: str


@frozen
class PromptPlan:
    """The prompt laid out in a width: words, buttons and the height they need."""

    height: float
    title: Block
    words: Block | None
    corner: QRectF
    tile: QRectF
    buttons: tuple[PlacedButton, ...]
    chips: tuple[PlacedButton, ...]
    label: QRectF


def buttons_of(view: TableView) -> tuple[ActionButton, ...]:
    """The buttons of the prompt; undo comes first unless something is being picked."""
    shown = view.prompt.buttons
    targets = {one.target for one in shown}
    undo = view.undo.undo
    if not undo.enabled or view.prompt.mood != "ask" or targets & {undo.target, "button:cancel"}:
        return shown
    return (undo, *shown)


def plan(look: Look, view: TableView, width: float) -> PromptPlan:
    """Lay the prompt out: buttons beside the words if that needs no more height, else below."""
    near = _plan(look, view, width, beside=True)
    if near is not None and near.height <= look.m.prompt:
        return near
    below = _plan(look, view, width, beside=False)
    if below is None:
        raise RuntimeError("buttons below the words always have room")
    if near is None or near.height > below.height:
        return below
    crowded = near.words is not None and near.words.lines > 2
    return below if crowded else near


def _plan(look: Look, view: TableView, width: float, *, beside: bool) -> PromptPlan | None:
    """The prompt in one of its two forms; None if the buttons leave the words too little room."""
    prompt = view.prompt
    pad = look.pick(14, 9, 8)
    left = look.pick(24, 18, 15)
    thumb = look.pick(56, 46, 42) if prompt.tile else 0
    if prompt.card:
        thumb = look.pick(84, 72, 58)
    inner = width - left - pad
    shown = [_button(look, one) for one in buttons_of(view)]
    gap = look.pick(14, 8, 6)
    row = sum(wide for wide, _ in shown) + gap * max(0, len(shown) - 1)
    if beside and row > inner * 0.64:
        return None
    indent = left + (thumb + look.pick(16, 10, 8) if thumb else 0)
    text_width = width - indent - pad - (row + look.pick(18, 10, 8) if beside and shown else 0)
    title, words = _words(look, prompt, text_width)
    high = title.height + (words.height + look.pick(2, 0, 0) if words else 0)
    button_high = look.pick(46, 36, 32)
    top_row = max(high, thumb, button_high if beside and shown else 0)
    chip_rows = _chips(look, prompt, inner)
    extra = len(chip_rows) * (look.pick(36, 28, 26) + look.pick(6, 5, 4))
    below = 0.0 if beside or not shown else button_high + look.pick(8, 6, 5)
    needed = top_row + extra + below + 2 * look.pick(10, 8, 6)
    height = float(round(max(look.m.prompt, needed)))
    slack = (height - (top_row + extra + below)) / 2
    corner = QRectF(indent, slack + (top_row - high) / 2, text_width, high)
    tile = QRectF(left, slack + (top_row - thumb) / 2, thumb, thumb)
    y = slack + (top_row - button_high) / 2 if beside else slack + top_row + look.pick(8, 6, 5)
    placed = _row(look, shown, width - pad - row, y, button_high, gap)
    first = slack + top_row + below + look.pick(6, 5, 4)
    lead = 0.0 if _choices(prompt) else _or_width(look, prompt)
    laid, label = _lay_chips(look, chip_rows, QPointF(left, first), lead)
    return PromptPlan(height, title, words, corner, tile, placed, laid, label)


def _words(look: Look, prompt: Prompt, width: float) -> tuple[Block, Block | None]:
    """Title and second line; they wrap, they are never cut."""
    font = look.font("prompt")
    asked = plain(look.text(prompt.title))
    room = width
    if prompt.rule:
        asked.append(Run(f"\u00a0{SECTION}", colour=look.theme.acc, glue=True))
        room -= width_of(font, asked[-1].text)
    size = look.pick(22, 18, 16)
    while layout_runs(asked, font, room).lines > 1 and font.pixelSize() > size:
        font.setPixelSize(font.pixelSize() - 1)
    title = layout_runs(asked, font, room, 1.25)
    runs: list[Run] = []
    for k, one in enumerate(prompt.lines):
        if k:
            runs.append(Run("·", colour=look.theme.ink2))
        colour: QColor = getattr(look.theme, TONES.get(one.tone, "ink2"))
        runs.append(Run(look.text(one.text), bold=bool(one.tone), colour=colour))
    return title, _second(look, runs, width) if runs else None


def _second(look: Look, runs: Sequence[Run], width: float) -> Block:
    """The second line; a little smaller if that keeps it in one line."""
    font = look.font("body")
    usual = layout_runs(runs, font, width, 1.25)
    for _ in range(2):
        font.setPixelSize(max(look.smallest, font.pixelSize() - 1))
        block = layout_runs(runs, font, width, 1.25)
        if usual.lines > 1 and block.lines < usual.lines:
            return block
    return usual


def _button(look: Look, one: ActionButton) -> tuple[float, ActionButton]:
    key = "" if look.m.tiny else one.key
    return button_width(look.m, look.text(one.text), key_name(look, key)), one


def key_name(look: Look, key: str) -> str:
    """A key as it stands on the key cap of the language."""
    names = {"Enter": "key-enter", "Esc": "key-esc", "Space": "key-space"}
    if key in ARROWS:
        return ARROWS[key]
    return look.t(names[key]) if key in names else key.replace("+", " ")


def _row(
    look: Look,
    shown: Sequence[tuple[float, ActionButton]],
    x: float,
    y: float,
    high: float,
    gap: float,
) -> tuple[PlacedButton, ...]:
    placed = []
    for wide, one in shown:
        key = "" if look.m.tiny else key_name(look, one.key)
        text = look.text(one.text)
        kind = "primary" if one.primary else "secondary"
        face = ButtonLook(text=text, key=key, kind=kind, enabled=one.enabled, chosen=one.chosen)
        why = look.text(one.why) if one.why is not None else ""
        placed.append(PlacedButton(one.target, QRectF(x, y, wide, high), face, text, why, one.key))
        x += wide + gap
    return tuple(placed)


Chip = tuple[float, ActionButton | Payment | None]  # None is the word before the other actions


def _choices(prompt: Prompt) -> bool:
    """Whether there are chips of the action that is being chosen, before those of others."""
    return bool(prompt.payments) or any(one.target.startswith(CHOICES) for one in prompt.chips)


def _chips(look: Look, prompt: Prompt, width: float) -> list[list[Chip]]:
    """Payments and choices, then "or" and other actions, as chips broken into rows."""
    choices = [one for one in prompt.chips if one.target.startswith(CHOICES)]
    others = [one for one in prompt.chips if one not in choices]
    chips: list[Chip] = [(_pay_width(look, pay), pay) for pay in prompt.payments]
    chips += [(_chip_width(look, chip), chip) for chip in choices]
    lead = _or_width(look, prompt)
    room = width if chips else width - lead
    if chips and others and lead:
        chips.append((lead, None))
    chips += [(_chip_width(look, chip), chip) for chip in others]
    rows: list[list[Chip]] = []
    gap = look.pick(8, 5, 4)
    x = 0.0
    for k, chip in enumerate(chips):
        needed = chip[0] if chip[1] is not None else chip[0] + chips[k + 1][0]
        if not rows or x + needed > room:
            rows.append([])
            x = 0.0
        rows[-1].append(chip)
        x += chip[0] + (gap if chip[1] is not None else 0)
    return rows


def _or_width(look: Look, prompt: Prompt) -> float:
    if not prompt.beside:
        return 0.0
    return width_of(look.font("body"), look.t("table-or")) + look.pick(10, 8, 6)


def _pay_width(look: Look, pay: Payment) -> float:
    text = look.text(pay.text)
    return width_of(look.font("button"), text) + look.pick(56, 44, 40)


def _chip_width(look: Look, chip: ActionButton) -> float:
    font = look.font("button", 600)
    wide = width_of(font, look.text(chip.text)) + look.pick(28, 22, 16)
    if chip.icon:
        wide += look.pick(26, 22, 19)
        wide += (TOKEN_SIZE - 1) * look.pick(18, 16, 14) if chip.icon.startswith(PIECES) else 0
    if chip.key and not look.m.tiny:
        wide += key_cap_width(look.m, key_name(look, chip.key)) + look.pick(8, 6, 5)
    return wide


def _lay_chips(
    look: Look, rows: list[list[Chip]], corner: QPointF, indent: float
) -> tuple[tuple[PlacedButton, ...], QRectF]:
    """The chips at their places, and where "or" is written: before them all or among them."""
    placed: list[PlacedButton] = []
    high = look.pick(36, 28, 26)
    label = QRectF(corner.x(), corner.y(), indent, high) if rows and indent else QRectF()
    y = corner.y()
    for row in rows:
        x = corner.x() + indent
        for wide, chip in row:
            if chip is None:
                label = QRectF(x + look.pick(4, 3, 2), y, wide, high)
                x += wide
                continue
            placed.append(_chip(look, chip, QRectF(x, y, wide, high)))
            x += wide + look.pick(8, 5, 4)
        y += high + look.pick(6, 5, 4)
    return tuple(placed), label


def _chip(look: Look, chip: ActionButton | Payment, area: QRectF) -> PlacedButton:
    text = look.text(chip.text)
    if isinstance(chip, Payment):
        mark = "✓ " if chip.exact else ""
        face = ButtonLook(text=mark + text, kind="quiet", chosen=chip.chosen)
        said = look.t("play-pay-exact") if chip.exact else ""
        return PlacedButton(chip.target, area, face, text, said, "")
    key = "" if look.m.tiny else key_name(look, chip.key)
    ink = look.theme.acc if chip.chosen else look.theme.ink if chip.enabled else look.theme.ink2
    icon = _icon(look, chip.icon, look.pick(18, 16, 14), ink)
    kind = "quiet" if chip.enabled else "dashed"
    face = ButtonLook(text, key, kind, icon, chip.enabled, chosen=chip.chosen)
    why = look.text(chip.why) if chip.why is not None else ""
    return PlacedButton(chip.target, area, face, text, why, chip.key)


def _icon(look: Look, name: str, size: int, ink: QColor) -> QPixmap | None:
    """The picture of a chip: an icon, the chip of a building type, or the piece itself."""
    if not name:
        return None
    kind, _, piece = name.partition(":")
    if piece:
        high = size * TOKEN_SIZE
        return look.tile(piece, high) if kind == "tile" else look.card(piece, high / CARD_RATIO)
    if name.startswith(TOKENS):
        return token_picture(look, name, size * TOKEN_SIZE)
    return look.chip(name, size) if name in TYPES else look.icon(name, size, ink)


class PromptPanel(Panel):
    """The question of the moment."""

    zone = "prompt"

    def __init__(self) -> None:
        super().__init__()
        self._plans: Kept[PromptPlan] = Kept()

    def planned(self, view: TableView, look: Look, width: float) -> PromptPlan:
        """The prompt of a view, laid out in a width."""
        made_of = look, width, view.prompt, view.undo
        return self._plans.get(made_of, lambda: plan(look, view, width))

    def part(self, view: TableView) -> object:
        """The prompt and undo."""
        return view.prompt, view.undo

    def build(self) -> None:
        """Lay everything out."""
        self._plan = self.planned(self.view, self.look, self.rect.width())
        self._build_link()
        for one in (*self._plan.buttons, *self._plan.chips):
            area = one.area.translated(self.rect.topLeft())
            role = "chip" if one in self._plan.chips else "button"
            self.spots.append(
                Spot(
                    one.target,
                    area,
                    self.zone,
                    role,
                    one.name,
                    one.value,
                    one.key,
                    one.look.enabled,
                    radius=area.height() * 0.24,
                )
            )

    def _build_link(self) -> None:
        """The sign after the title leads to the rule; keys have F1 for it."""
        rule = self.view.prompt.rule
        if not rule:
            return
        title, corner = self._plan.title, self._plan.corner.topLeft() + self.rect.topLeft()
        sign = title.pieces[-1]
        y = corner.y() + sign.line * title.line_height
        area = QRectF(corner.x() + sign.x, y, sign.width, title.line_height).adjusted(0, -2, 8, 2)
        said = self.look.t("rulebook-read-more")
        self.spots.append(
            Spot("prompt:rule", area, self.zone, "link", said, focusable=False, tip=said, rule=rule)
        )

    def draw(self, painter: QPainter) -> None:
        """Paint band, tile, words, buttons and chips."""
        look, theme, laid = self.look, self.look.theme, self._plan
        asks = self.view.prompt.mood == "ask"
        edge = theme.acc if asks else theme.line
        paint.panel(
            painter, self.rect, theme, radius=look.m.radius, border=edge, width=2.4 if asks else 1.2
        )
        band = QPainterPath()
        band.addRoundedRect(self.rect, look.m.radius, look.m.radius)
        strip = QPainterPath()
        strip.addRect(
            QRectF(self.rect.left(), self.rect.top(), look.pick(10, 8, 6), self.rect.height())
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(band.intersected(strip), theme.acc if asks else theme.ink2)
        origin = self.rect.topLeft()
        if self.view.prompt.card:
            wide = laid.tile.height() / CARD_RATIO
            art = look.card(self.view.prompt.card, wide)
            left = laid.tile.center().x() - wide / 2
            painter.drawPixmap(QPointF(left, laid.tile.top()) + origin, art)
        elif self.view.prompt.tile:
            art = look.tile(self.view.prompt.tile, laid.tile.width())
            painter.drawPixmap((laid.tile.translated(origin)).topLeft(), art)
        box = laid.corner.translated(origin)
        put_block(look, painter, laid.title, box, theme.ink)
        if laid.words is not None:
            below = box.adjusted(0, laid.title.height + look.pick(2, 0, 0), 0, 0)
            put_block(look, painter, laid.words, below, theme.ink2)
        for one in laid.buttons:
            button(painter, one.area.translated(origin), theme, look.m, one.look)
        self._draw_chips(painter)

    def _draw_chips(self, painter: QPainter) -> None:
        look, laid, origin = self.look, self._plan, self.rect.topLeft()
        if not laid.chips:
            return
        label = laid.label.translated(origin)
        if not laid.label.isEmpty():
            line(look, painter, label, look.t("table-or"), "body", look.theme.ink2)
        for one in laid.chips:
            button(painter, one.area.translated(origin), look.theme, look.m, one.look)
