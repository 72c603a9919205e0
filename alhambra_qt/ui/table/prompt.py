"""The question of the moment with its buttons and chips."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from alhambra_qt.controller.view.table_view import Prompt, PromptLine, TableView
from alhambra_qt.controller.view.targets import (
    Choose,
    NamedCard,
    NamedTile,
    PaidCard,
    Press,
    SkipUntil,
    Target,
    ToRead,
)
from alhambra_qt.controller.view.view_parts import NO_STEPS, ActionButton, Callout, Payment
from alhambra_qt.controller.words.names import row_icons
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Art, Box, Drawn, Ground, Hit, Layout, Space, Words, lay
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import ButtonLook, button, button_width, key_cap_width
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.sizes import LINE_HEIGHT, width_of
from alhambra_qt.ui.kit.text import Run
from alhambra_qt.ui.pieces.small_pieces import final_runs, final_sign, token_picture
from alhambra_qt.ui.sides.spots import Role, Spot, find
from alhambra_qt.ui.table.panel import Kept, Panel

TOKENS = ("resident-", "chest-")
PIECES = (*TOKENS, "tile:", "card:")  # icons that are pieces
TOKEN_SIZE = 1.4  # a piece stands larger on a chip than an icon


def _cap(look: Look, key: str) -> str:
    """The key cap on a button; in the smallest layouts F2 shows them instead."""
    return "" if look.m.tiny else look.ctx.cap(key)


def button_value(look: Look, one: ActionButton | Payment) -> str:
    """What is said of a button or chip beside its words: why it does not work, that it is final."""
    if isinstance(one, Payment):
        return look.t("play-pay-exact") if one.exact else ""
    if one.final:
        return look.t("final")
    return look.text(one.why) if one.why is not None else ""


def pressed(
    look: Look, one: ActionButton | Payment, face: ButtonLook, wide: float, role: Role
) -> Box:
    """A button of the kit as a box."""
    if look.m.scarce:
        high = look.px(29 if role == "button" else 24)
    else:
        high = look.pick(46, 36, 32) if role == "button" else look.pick(36, 28, 26)
    name, value = look.text(one.text), button_value(look, one)
    if one.chosen:
        value = ", ".join([look.t("table-say-chosen"), *([value] if value else [])])
    key, steps = ("", NO_STEPS) if isinstance(one, Payment) else (one.key, one.steps)

    def spot(area: QRectF) -> Spot:
        found = Spot(one.target, area, "prompt", role, name, value, key, face.enabled)
        return evolve(found, radius=area.height() * 0.24, chosen=one.chosen, steps=steps)

    def press(painter: QPainter, area: QRectF) -> None:
        button(painter, area, look.theme, look.m, face)

    return Hit(Drawn(press, wide / look.em, high / look.em), spot)


def button_box(look: Look, one: ActionButton) -> Box:
    """A button; one that can't be taken back bears the sign."""
    text, key = look.text(one.text), _cap(look, one.key)
    kind = "primary" if one.primary else "secondary"
    theme = look.theme
    inks = (theme.accink, theme.acc) if one.primary else (theme.ink, theme.panel)
    sign = final_sign(look, *inks) if one.final else None
    face = ButtonLook(text, key, kind, sign, one.enabled, chosen=one.chosen)
    wide = sign.deviceIndependentSize().width() if sign is not None else 0
    return pressed(look, one, face, button_width(look.m, text, key, wide), "button")


def said_button(look: Look, one: ActionButton) -> Box:
    """A button, and below it the words of its sign, or their room: all stand at one height."""
    words = look.t("final") if one.final else " "
    return Column(button_box(look, one), Words(words, "small", "ink"), gap=0.1)


def chip_look(look: Look, chip: ActionButton | Payment) -> tuple[ButtonLook, float]:
    """How a chip looks, and how wide it is."""
    text = look.text(chip.text)
    if isinstance(chip, Payment):
        mark = "✓ " if chip.exact else ""
        coins = _coins(look, chip.coins)
        face = ButtonLook(text=mark + text, kind="quiet", icon=coins, chosen=chip.chosen)
        wide = coins.deviceIndependentSize().width() + look.pick(8, 6, 5) if coins else 0
        return face, width_of(look.font("button"), text) + look.pick(56, 44, 40) + wide
    key = _cap(look, chip.key)
    ink = look.theme.acc if chip.chosen else look.theme.ink if chip.enabled else look.theme.ink2
    icon = _icon(look, chip.icon, look.pick(18, 16, 14), ink)
    kind = "quiet" if chip.enabled else "dashed"
    wide = width_of(look.font("button", 600), text) + look.pick(28, 22, 16)
    if icon is not None:
        wide += icon.deviceIndependentSize().width() + look.pick(8, 6, 5)
    wide += key_cap_width(look.m, key) + look.pick(8, 6, 5) if key else 0
    return ButtonLook(text, key, kind, icon, chip.enabled, chosen=chip.chosen), wide


def _coins(look: Look, coins: Sequence[str]) -> QPixmap | None:
    """The coins of what is paid in, side by side."""
    if not coins:
        return None
    size = look.pick(20, 17, 16)
    whole = QPixmap(round(len(coins) * size * look.dpr), round(size * look.dpr))
    whole.setDevicePixelRatio(look.dpr)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    for place, one in enumerate(coins):
        painter.drawPixmap(place * size, 0, look.coin(one, size))
    painter.end()
    return whole


def chip_box(look: Look, chip: ActionButton | Payment) -> Box:
    """A chip as a box."""
    face, wide = chip_look(look, chip)
    return pressed(look, chip, face, wide, "chip")


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


# Targets that are a part of one action; but to ask until when to pass is another.
CHOICES = (Choose, NamedCard, NamedTile, PaidCard, SkipUntil)
SKIP = SkipUntil("open")
RULE_SIGN = ToRead("prompt", "rule")
SECTION = "§"  # after the title, where a rule can be read
TONES = {"ok": "ok", "warn": "warn", "strong": "ink"}
BACK, ON, WHY = Press("chips-back"), Press("chips-on"), Press("why")
CANCEL = Press("cancel")
PICKS = 3  # between which somebody may go back and forth
BESIDE = 0.64  # more of the width buttons beside the words never take


def buttons_of(view: TableView) -> tuple[ActionButton, ...]:
    """The buttons of the prompt; undo comes first unless something is being picked."""
    shown = view.prompt.buttons
    targets = {one.target for one in shown}
    undo = view.undo.undo
    if not undo.enabled or view.prompt.mood != "ask" or targets & {undo.target, CANCEL}:
        return shown
    return (undo, *shown)


# -- words ------------------------------------------------------------------------------------


def _title(look: Look, prompt: Prompt, role: str = "prompt") -> Box:
    """The question, a little smaller if that keeps it in one line, and the way to its rule."""
    text = look.text(prompt.title)
    least = look.m.smallest / look.em * (1.3 if role == "prompt" else 1.0)
    title = Words(text, role, wrap=True, least=least)
    if not prompt.rule:
        return title
    said = look.text(cited(prompt.rule, msg("rulebook-read-more")))

    def spot(area: QRectF) -> Spot:
        found = Spot(ToRead("prompt", "rule"), area.adjusted(-2, -2, 8, 2), "prompt", "link", said)
        return evolve(found, focusable=False, tip=said, rule=prompt.rule)

    return Row(title, Hit(Words(SECTION, role, "acc"), spot), gap=0.25)


def _lines(look: Look, lines: Sequence[PromptLine]) -> list[Run]:
    """The second line: what is possible and what it causes."""
    runs: list[Run] = []
    for k, one in enumerate(lines):
        if k:
            runs.append(Run("·", colour=look.theme.ink2))
        colour: QColor = getattr(look.theme, TONES.get(one.tone, "ink2"))
        runs.append(Run(look.text(one.text), bold=bool(one.tone), colour=colour))
    return runs


def facts(look: Look, callout: Callout) -> Box:
    """What the move would do in one line, the first things first, and the button for the rest."""
    told: list[Box] = []
    for k, fact in enumerate(callout.facts):
        icon = row_icons().get(fact.icon, fact.icon)
        art = Art(look.chip, fact.icon, 1.1) if fact.icon in TYPES else Art(look.icon, icon, 1.1)
        told.append(Row(art, Words(look.text(fact.text), "strong"), gap=0.3, keep=8 - min(7, k)))
    why = look.t("why-ask")

    def spot(area: QRectF) -> Spot:
        return Spot(WHY, area, "prompt", "tool", why, radius=look.m.radius * 0.6)

    face = Ground(Words(why, "button", "acc"), "panel", "acc", 2.0, (0.6, 0.2), least=(0.0, 1.75))
    return Row(*told, Space(grow=1.0), Hit(face, spot), gap=0.7)


# -- buttons and chips ------------------------------------------------------------------------


def _parted(prompt: Prompt) -> tuple[list[ActionButton | Payment], list[ActionButton]]:
    """The choices of the action that is begun, and other actions."""
    choices = [one for one in prompt.chips if isinstance(one.target, CHOICES)]
    choices = [one for one in choices if one.target != SKIP]
    others = [one for one in prompt.chips if one not in choices]
    return [*prompt.payments, *choices], others


def _chips(look: Look, prompt: Prompt) -> Box | None:
    """Payments and choices, then "or" and other actions, in lines that wrap."""
    choices, others = _parted(prompt)
    gap = look.pick(8, 5, 4) / look.em
    first, rest = [chip_box(look, one) for one in choices], [chip_box(look, one) for one in others]
    word = Words(look.t("table-or"), "body", "ink2") if prompt.beside and rest else None
    if word is None or not first:
        lines = Wrapped(*first, *rest, gap=gap, grow=1.0) if first or rest else None
        return lines if word is None else Row(word, lines, gap=gap * 1.6, middle=False)
    return Wrapped(*first, Row(word, rest[0], gap=gap * 1.6), *rest[1:], gap=gap)


def _line_of_chips(
    look: Look, prompt: Prompt, width: float, first: int, *, alone: bool = True
) -> tuple[Box | None, int]:
    """Choices, or else the other actions, in one line, and how many of them are seen.

    Those before and after it lie behind two arrows, where keys find them; the first keeps its place
    where the chips stand ``alone``.
    """
    choices, others = _parted(prompt)
    begun = any(one.target == CANCEL for one in prompt.buttons)
    chips = choices if begun else [*choices, *others]
    if choices and not look.m.scarce:  # what must be chosen is all in sight
        return Wrapped(*(chip_box(look, one) for one in chips), gap=0.3), len(chips)
    faces = [chip_look(look, chip)[1] for chip in chips]
    gap, arrow = look.px(4), look.px(30)
    if not chips:
        return None, 0
    if sum(faces) + gap * (len(faces) - 1) <= width:
        return Row(*(chip_box(look, one) for one in chips), gap=gap / look.em), len(chips)
    seen, room = 0, width - (2 if alone or first else 1) * (arrow + gap)
    while first + seen < len(faces) and (not seen or room >= faces[first + seen]):
        room -= faces[first + seen] + gap
        seen += 1
    shown = [chip_box(look, one) for one in chips[first : first + seen]]
    back = _arrow(look, "‹", BACK, chips[:first], look.t("table-tray-back"))
    on = _arrow(look, "›", ON, chips[first + seen :], look.t("table-tray-on"))
    if not alone:
        return Row(back if first else None, *shown, on, gap=gap / look.em), seen
    return Row(back, *shown, Space(grow=1.0), on, gap=gap / look.em), seen


def _arrow(
    look: Look, sign: str, target: Target, behind: Sequence[ActionButton | Payment], name: str
) -> Box:
    """An arrow, and below it the chips to which it leads; without any it keeps its place."""
    wide, high = look.px(30) / look.em, look.pick(36, 28, 26) / look.em
    if not behind:
        return Space(wide, high)
    face = ButtonLook(text=sign, kind="quiet")

    def press(painter: QPainter, area: QRectF) -> None:
        button(painter, area, look.theme, look.m, face)

    held: Box = Hit(
        Drawn(press, wide, high),
        lambda area: Spot(target, area, "prompt", "tool", name, focusable=False),
    )
    for one in behind:
        held = Hit(held, partial(_behind, look, one))
    return held


def _behind(
    look: Look, one: ActionButton | Payment, area: QRectF, *, focusable: bool = True
) -> Spot:
    key = "" if isinstance(one, Payment) else one.key
    enabled = isinstance(one, Payment) or one.enabled
    found = Spot(one.target, area, "prompt", "chip", look.text(one.text), "", key, enabled)
    return evolve(found, focusable=focusable, behind=True, chosen=one.chosen)


# -- the whole --------------------------------------------------------------------------------


def thumb_size(look: Look) -> int:
    """How large the tile beside the question is, in pixels."""
    return look.pick(56, 46, 42)


def _thumb(look: Look, prompt: Prompt) -> Box | None:
    if prompt.card:
        return Art(look.card, prompt.card, look.pick(84, 72, 58) / look.em, 1 / CARD_RATIO)
    if prompt.tile:
        return Art(look.tile, prompt.tile, thumb_size(look) / look.em)
    return None


def _around(look: Look, held: Box) -> Box:
    left, pad, down = look.pick(24, 18, 15), look.pick(14, 9, 8), look.pick(10, 8, 5)
    row = Row(Space(grow=0.0, wide=(left - pad) / look.em), held, gap=0)
    return Ground(row, pad=(pad / look.em, down / look.em))


def roomy(look: Look, view: TableView, width: float) -> Box:
    """Buttons beside the words if that needs no more height, else below; then the chips."""
    prompt = view.prompt
    title, runs = _title(look, prompt), _lines(look, prompt.lines)
    words = Words(runs, "body", "ink2", wrap=True) if runs else None
    thumb = _thumb(look, prompt)
    gap = look.pick(16, 10, 8) / look.em
    said = Row(thumb, Column(title, words, gap=0.1, grow=1.0), gap=gap, grow=1.0)
    final = any(one.final for one in buttons_of(view))
    every = [said_button(look, one) if final else button_box(look, one) for one in buttons_of(view)]
    row = Row(*every, gap=look.pick(14, 8, 6) / look.em)
    chips = _chips(look, prompt)
    near = _around(look, Column(Row(said, row if every else None, gap=gap), chips, grow=1.0))
    below = _around(look, Column(said, Row(Space(grow=1.0), row, gap=0), chips, grow=1.0))
    if not every or near.size(look, width)[1] <= look.m.prompt:
        return near
    if row.size(look, width)[0] > BESIDE * width:
        return below
    return near if near.size(look, width)[1] <= below.size(look, width)[1] else below


def tight(look: Look, view: TableView, width: float, first: int) -> tuple[Box, int]:
    """Question and buttons in one line, below it one line more; and how many chips are seen."""
    prompt = view.prompt
    thumb = _thumb(look, prompt)
    shown = buttons_of(view)
    if look.m.scarce:  # undo stands beside the board
        shown = tuple(one for one in prompt.buttons if one.target != view.undo.undo.target)
    _, others = _parted(prompt)
    every = []
    for one in shown:
        box = button_box(look, one)
        if one.target == CANCEL:  # the other actions step back behind it, where keys find them
            for other in others:
                box = Hit(box, partial(_behind, look, other, focusable=False))
        every.append(box)
    row = Row(*every, gap=0.4) if every else None
    gap = look.pick(16, 10, 8) / look.em
    side = thumb.size(look, width)[0] + gap * look.em if thumb is not None else 0
    room = width - look.pick(24, 18, 15) - look.pick(14, 9, 8)
    needed = Row(_title(look, prompt), row, gap=0.6).size(look, width * 9)[0]
    if needed + side > room:
        thumb, side = None, 0
    beside = width - side - look.px(32)
    chips, seen = _line_of_chips(look, prompt, beside, first)
    final = any(one.final for one in shown)
    runs = _signed(look, _lines(look, prompt.lines), final=final)
    words: Box | None = Words(runs, "body", "ink2", wrap=True) if runs else None
    if look.m.scarce and words is not None:
        words = _brief(look, runs, room - side, 2 if chips is None and row is None else 1)
    if look.m.scarce and view.callout is not None and chips is None:
        words = None
        chips = facts(look, view.callout)
    title = Column(_title(look, prompt), gap=0, grow=1.0)
    told = _told(look, prompt, final=final) if chips is not None and words is not None else []
    low: Box | None = chips if chips is not None else words
    if told:
        low, seen = _told_beside(look, prompt, told, beside, first)
    if look.m.scarce and needed > room:
        if low is words:  # the question has a line of its own, the buttons stand below it
            taken = row.size(look, room)[0] + 0.6 * look.em if row is not None else 0
            one_line = title.size(look, room)[1] < 1.5 * look.hand("prompt")[1].height
            said = _brief(look, runs, room - taken, 2 if one_line else 1)
            return _around(look, Column(title, Row(said, row, gap=0.6), gap=0.2, grow=1.0)), seen
        short = _title(look, prompt, "title")
        title = Column(short, gap=0, grow=1.0)
        least = Row(short, row, gap=0.6).size(look, width * 9)[0]
        if least > room and len(every) > 1 and chips is not None:  # one button beside each line
            rest, row = Row(*every[:-1], gap=0.4), Row(every[-1])
            left = room - rest.size(look, room)[0] - look.em
            some = _told_beside(look, prompt, told, left, first) if told else None
            low, seen = some or _line_of_chips(look, prompt, left, first)
            low = Row(low, Space(grow=1.0), rest, gap=0.4)
    whole = Column(Row(title, row, gap=0.6), low, gap=0.3, grow=1.0)
    return _around(look, Row(thumb, whole, gap=gap, grow=1.0)), seen


def _signed(look: Look, runs: list[Run], *, final: bool) -> list[Run]:
    """The words with the sign of what is final: last, or first where not all may have room."""
    if not final:
        return runs
    dot = [Run("·", colour=look.theme.ink2)] if runs else []
    sign = final_runs(look)
    return [*sign, *dot, *runs] if look.m.scarce else [*runs, *dot, *sign]


def _told(look: Look, prompt: Prompt, *, final: bool) -> list[list[Run]]:
    """What is said beside chips, the whole first, then ever less: at last only what it causes.

    Nothing where no answer is begun and only what could be chosen is told.
    """
    toned = [one for one in prompt.lines if one.tone]
    if not (toned or final or prompt.payments or _parted(prompt)[0]):
        return []
    some = [prompt.lines, toned or prompt.lines[-1:], toned[-1:]]
    every = [_signed(look, _lines(look, one), final=final) for one in some]
    if look.m.scarce and toned:  # the button bears the sign
        every.append(_lines(look, toned[-1:]))
    return [runs for runs in every if runs]


def _told_beside(
    look: Look, prompt: Prompt, told: Sequence[list[Run]], width: float, first: int
) -> tuple[Box | None, int]:
    """Chips and what they cause in one line: as much of it as fits, rather less chips than none.

    Where that is too long the chips stand below it. In the narrowest windows it is made smaller,
    and ways to pay step behind it: their cards are in the hand.
    """
    gap = 0.8 * look.em
    for runs in told:
        words = Words(runs, "body", "ink2")
        room = width - words.size(look, ENDLESS)[0] - gap
        wide = room if runs is told[-1] and look.lined else ENDLESS
        chips, seen = _line_of_chips(look, prompt, wide, first, alone=False)
        if chips is not None and chips.size(look, ENDLESS)[0] <= room:
            return Row(chips, words, gap=0.8), seen
    if not look.m.scarce:
        chips, seen = _line_of_chips(look, prompt, width, first)
        return Column(Words(told[0], "body", "ink2", wrap=True), chips, gap=0.2), seen
    held: Box = Words(told[-1], "small", "ink2", wrap=True, grow=1.0)
    chips, seen = _line_of_chips(look, prompt, 1, first, alone=False)
    room = width - (chips.size(look, ENDLESS)[0] if chips is not None else 0) - gap
    if room > 0 and held.size(look, room)[1] < 2.5 * LINE_HEIGHT * look.em:
        return Row(chips, held, gap=0.8), seen
    if _parted(prompt)[0] != list(prompt.payments):
        return _line_of_chips(look, prompt, width, first)
    for one in prompt.payments:
        held = Hit(held, partial(_behind, look, one))
    return held, len(prompt.payments)


def _brief(look: Look, runs: list[Run], width: float, lines: int) -> Box:
    """What there is to do now in so many lines, and more of it only where that has room."""
    toned = [run for run in runs if run.bold]
    for some in (runs, toned or runs[-1:]):
        said = Words(some, "body", "ink2", wrap=True, grow=1.0)
        if some and said.size(look, width)[1] < (lines + 0.5) * LINE_HEIGHT * look.em:
            return said
    return Space(grow=1.0)


class PromptPanel(Panel):
    """The question of the moment; `first` is the first chip seen where they stand in one line."""

    zone = "prompt"

    def __init__(self) -> None:
        super().__init__()
        self.first = 0
        self._trees: Kept[tuple[Box, int, float]] = Kept(PICKS)
        self._layouts: Kept[Layout] = Kept(PICKS)
        self._pictures: Kept[QPixmap] = Kept(PICKS)
        self._made_of: tuple[Box, Look, QRectF] | tuple[()] = ()
        self._seen = 0
        self._asked: object = None

    def _tree(self, view: TableView, look: Look, width: float) -> tuple[Box, int, float]:
        payments, chips = view.prompt.payments, view.prompt.chips
        asked = [one.target for one in payments], [one.target for one in chips]
        if self._asked != asked:
            self._asked, self.first = asked, 0
        callout = view.callout if look.m.scarce else None
        made_of = look, width, view.prompt, view.undo, callout, self.first

        def make() -> tuple[Box, int, float]:
            if look.lined:
                tree, seen = tight(look, view, width, self.first)
            else:
                tree, seen = roomy(look, view, width), len(view.prompt.chips)
            # Where letters are large every question is as high, so that the Alhambra stays.
            high = 0.0 if look.m.scarce else max(look.m.prompt, tree.size(look, width)[1])
            return tree, seen, float(round(high))

        return self._trees.get(made_of, make)

    def needed(self, view: TableView, look: Look, width: float) -> float:
        """The height the prompt of a view needs in a width, in pixels."""
        return self._tree(view, look, width)[2]

    def part(self, view: TableView) -> object:
        """The prompt and undo, and what the move would do where that is told here."""
        return view.prompt, view.undo, view.callout, self.first

    def turn(self, step: int) -> None:
        """Go on (or back) in the line of chips."""
        last = max(0, len(self.view.prompt.chips) - 1)
        self.first = max(0, min(last, self.first + step * max(1, self._seen)))

    def reveal(self, target: Target | None) -> bool:
        """Turn to a chip that lies behind an arrow; tells whether it did."""
        hidden = next((one for one in self.spots if one.target == target and one.behind), None)
        for side, step in ((BACK, -1), (ON, 1)):
            arrow = find(self.spots, side)
            if hidden is not None and arrow is not None and arrow.rect == hidden.rect:
                self.turn(step)
                return True
        return False

    def build(self) -> None:
        """Lay everything out; the way to the rule comes after the buttons."""
        tree, self._seen, _ = self._tree(self.view, self.look, self.rect.width())
        self._made_of = made_of = tree, self.look, self.rect
        self.laid = self._layouts.get(made_of, lambda: lay(*made_of))
        self.spots = sorted(self.laid.of(Spot), key=lambda spot: spot.role != "link")

    def _render(self) -> QPixmap:
        """What is picked, let go and picked again looks as before."""
        if self.look.trace is not None:
            return super()._render()
        return self._pictures.get(self._made_of, super()._render)

    def draw(self, painter: QPainter) -> None:
        """Paint the band of the one who is asked, then words and buttons."""
        look, theme = self.look, self.look.theme
        asks = self.view.prompt.mood == "ask"
        edge, width = (theme.acc, 2.4) if asks else (theme.line, 1.2)
        paint.panel(painter, self.rect, theme, radius=look.m.radius, border=edge, width=width)
        band = QPainterPath()
        band.addRoundedRect(self.rect, look.m.radius, look.m.radius)
        strip = QPainterPath()
        strip.addRect(QRectF(self.rect.topLeft(), QSizeF(look.pick(10, 8, 6), self.rect.height())))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(band.intersected(strip), theme.acc if asks else theme.ink2)
        self.laid.paint(painter)
