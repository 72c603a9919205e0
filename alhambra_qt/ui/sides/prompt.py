"""The question of the moment with its buttons and chips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from attrs import evolve, frozen
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
from alhambra_qt.controller.view.view_parts import ActionButton, Callout, Payment
from alhambra_qt.controller.words.names import row_icons
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit.box import ENDLESS, Art, Box, Cache, Fixed, Ground, Plate, Space, Words
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import ButtonLook, button_width, key_cap_width
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.sizes import BUTTON, CHIP, LINE_HEIGHT, width_of
from alhambra_qt.ui.kit.text import Run
from alhambra_qt.ui.pieces.small_pieces import SIGN, final_runs, final_sign, token_picture
from alhambra_qt.ui.sides.panel import Panel
from alhambra_qt.ui.sides.spots import Role, Spot, choice_spot, find, pressed, spotted

Choice = ActionButton | Payment
TOKENS = ("resident-", "chest-")
TOKEN_SIZE = 1.4  # a piece stands larger on a chip than an icon


def _cap(look: Look, key: str) -> str:
    """The key cap on a button; in the smallest layouts F2 shows them instead."""
    return "" if look.m.at_most_xs else look.ctx.cap(key)


def chip_look(look: Look, chip: Choice, *, cap: bool = True) -> tuple[ButtonLook, float]:
    """How a chip looks, with its key or without, and how wide it is."""
    text = look.text(chip.text)
    if isinstance(chip, Payment):
        mark = "✓ " if chip.exact else ""
        coins = _coins(look, chip.coins)
        face = ButtonLook(text=mark + text, kind="quiet", icon=coins, chosen=chip.chosen)
        width = coins.deviceIndependentSize().width() + look.pick(8, 6, 5) if coins else 0
        return face, width_of(look.font("button"), text) + look.pick(56, 44, 40) + width
    key = _cap(look, chip.key) if cap else ""
    ink = look.theme.acc if chip.chosen else look.theme.ink if chip.enabled else look.theme.ink2
    icon = _icon(look, chip.icon, look.pick(18, 16, 14), ink)
    kind = "quiet" if chip.enabled else "dashed"
    width = width_of(look.font("button", 600), text) + look.pick(28, 22, 16)
    if icon is not None:
        width += icon.deviceIndependentSize().width() + look.pick(8, 6, 5)
    width += key_cap_width(look.m, key) + look.pick(8, 6, 5) if key else 0
    return ButtonLook(text, key, kind, icon, chip.enabled, chosen=chip.chosen), width


def _coins(look: Look, coins: Sequence[str]) -> QPixmap | None:
    """The coins of what is paid in."""
    size = look.pick(20, 17, 16)
    return _beside(look, [look.coin(coin, size) for coin in coins], size) if coins else None


def _beside(look: Look, pictures: Sequence[QPixmap], size: int) -> QPixmap:
    """Pictures of one size side by side."""
    whole = QPixmap(round(len(pictures) * size * look.dpr), round(size * look.dpr))
    whole.setDevicePixelRatio(look.dpr)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    for place, picture in enumerate(pictures):
        painter.drawPixmap(place * size, 0, picture)
    painter.end()
    return whole


def _icon(look: Look, name: str, size: int, ink: QColor) -> QPixmap | None:
    """The picture of a chip: an icon, the chip of a building type, or the pieces themselves."""
    if not name:
        return None
    if " " in name:
        size = round(size * TOKEN_SIZE)
        return _beside(look, [token_picture(look, word, size) for word in name.split()], size)
    kind, _, piece = name.partition(":")
    if piece:
        height = size * TOKEN_SIZE
        return look.tile(piece, height) if kind == "tile" else look.card(piece, height / CARD_RATIO)
    if name.startswith(TOKENS):
        return token_picture(look, name, size * TOKEN_SIZE)
    return look.chip(name, size) if name in TYPES else look.icon(name, size, ink)


# Targets that are a part of one action; but to ask until when to pass is another.
CHOICES = (Choose, NamedCard, NamedTile, PaidCard, SkipUntil)
SKIP = SkipUntil("open")
RULE_SIGN = ToRead("prompt", "rule")
SECTION = "§"  # after the title, where a rule can be read
TONES = {"ok": "ok", "warn": "warn", "strong": "ink"}
BACK, ON, WHY, CANCEL = Press("chips-back"), Press("chips-on"), Press("why"), Press("cancel")
PICKS = 3  # between which somebody may go back and forth
LETTERS = (("prompt", "body"), ("title", "body"), ("title", "small"))  # the question, words below


def buttons_of(view: TableView) -> tuple[ActionButton, ...]:
    """The buttons of the prompt; undo comes first unless something is being picked."""
    shown = view.prompt.buttons
    targets = {button.target for button in shown}
    undo = view.undo.undo
    if not undo.enabled or view.prompt.mood != "ask" or targets & {undo.target, CANCEL}:
        return shown
    return (undo, *shown)


def _lines(look: Look, lines: Sequence[PromptLine]) -> list[Run]:
    """The second line: what is possible and what it causes."""
    runs: list[Run] = []
    for line in lines:
        runs += [Run("·", colour=look.theme.ink2)] if runs else []
        colour: QColor = getattr(look.theme, TONES.get(line.tone, "ink2"))
        runs.append(Run(look.text(line.text), bold=bool(line.tone), colour=colour))
    return runs


def _parted(prompt: Prompt) -> tuple[list[Choice], list[ActionButton]]:
    """The choices of the action that is begun, and other actions."""
    choices = [chip for chip in prompt.chips if isinstance(chip.target, CHOICES)]
    choices = [choice for choice in choices if choice.target != SKIP]
    others = [chip for chip in prompt.chips if chip not in choices]
    return [*prompt.payments, *choices], others


def _begun(prompt: Prompt) -> bool:
    """Whether an action is begun, so that the others step back behind the button to cancel."""
    return any(button.target == CANCEL for button in prompt.buttons)


def _first(look: Look, callout: Callout | None, *, final: bool) -> list[Run]:
    """Return facts to know before acting: what is used up, that it is final; else nothing."""
    fact = callout.first if callout is not None else None
    if fact is None:
        return final_runs(look) if final else []
    sign = final_runs(look)[:1] if final else []
    return [*sign, Run(look.text(fact.text), bold=True, colour=look.theme.ink)]


def _signed(look: Look, runs: list[Run], first: list[Run]) -> list[Run]:
    """The words with what is to be known first: last, or first where not all may have room."""
    if not first:
        return runs
    dot = [Run("·", colour=look.theme.ink2)] if runs else []
    return [*first, *dot, *runs] if look.m.is_xxs else [*runs, *dot, *first]


def _told(look: Look, prompt: Prompt, first: list[Run], *, fact: bool) -> list[list[Run]]:
    """Return the texts beside chips, the whole first, then ever shorter: at last only the effects.

    Nothing where no answer is begun and the text only lists choices. A ``fact`` that is to be
    known first stays to the last.
    """
    toned = [lines for lines in prompt.lines if lines.tone]
    if not (toned or first or prompt.payments or _parted(prompt)[0]):
        return []
    some = [prompt.lines, toned or prompt.lines[-1:], toned[-1:]]
    every = [_signed(look, _lines(look, lines), first) for lines in some]
    if fact:
        every.append(first)
    elif look.m.is_xxs and toned:  # the button bears the sign
        every.append(_lines(look, toned[-1:]))
    return [runs for runs in every if runs]


def _brief(look: Look, runs: list[Run], width: float, lines: int, usual: str = "body") -> Box:
    """Return the task in so many lines, with more of it only where that has room.

    Small letters that keep all of it in one line are better than two lines.
    """
    toned = [run for run in runs if run.bold] or runs[-1:]
    forms = (runs, "body", 1), (runs, "small", 1), (runs, usual, lines), (toned, usual, lines)
    for some, role, most in forms:
        words = Words(some, role, "ink2", wrap=True, grow=1.0)
        if some and words.size(look, width)[1] < (most + 0.5) * LINE_HEIGHT * look.em:
            return words
    return Space(grow=1.0)


def thumb_size(look: Look) -> int:
    """How large the tile beside the question is, in pixels."""
    return look.pick(56, 46, 42)


def rule_spot(look: Look, rule: str) -> Spot:
    """The way to the rule about the question."""
    text = look.text(cited(rule, msg("rulebook-read-more")))
    spot = Spot(RULE_SIGN, QRectF(), "prompt", "link", text, focusable=False)
    return evolve(spot, tip=text, rule=rule)


def _thumb(look: Look, prompt: Prompt) -> Box | None:
    if prompt.card:
        return Art(look.card, prompt.card, look.pick(84, 72, 58) / look.em, 1 / CARD_RATIO)
    return Art(look.tile, prompt.tile, thumb_size(look) / look.em) if prompt.tile else None


@frozen(eq=False, repr=False)
class AskedPlate(Plate):
    """The ground of the question, with a band at its left in the colour of the one who is asked."""

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        super().draw(painter, look, rect)
        whole, strip = QPainterPath(), QPainterPath()
        whole.addRoundedRect(rect, look.m.radius, look.m.radius)
        strip.addRect(QRectF(rect.topLeft(), QSizeF(look.pick(10, 8, 6), rect.height())))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(whole & strip, look.tone("acc" if self.border == "acc" else "ink2"))


class PromptPanel(Panel):
    """The question of the moment; `first` is the first chip seen where they stand in one line."""

    zone = "prompt"

    def __init__(self) -> None:
        super().__init__()
        self.first = 0
        self._trees: Cache[tuple[Box, int]] = Cache(PICKS)
        self._seen = 0
        self._asked: object = None

    def part(self, view: TableView) -> object:
        """Return the prompt, undo, and the effects of the move if they are shown here."""
        return view.prompt, view.undo, view.callout, self.first

    def title(self) -> str:
        return self.look.text(self.view.prompt.title)

    def high_for(self, view: TableView, look: Look) -> float:
        """The height of every question of a game, so that the Alhambra stays where it is.

        Modules that bring actions get a line more; where letters are large the zones say it.
        """
        payments, chips = view.prompt.payments, view.prompt.chips
        asked = [payment.target for payment in payments], [chip.target for chip in chips]
        if self._asked != asked:
            self._asked, self.first = asked, 0
        more = look.pick(54, 34, 0) if view.header.modules else 0
        if more:
            more += look.m.chip - look.pick(*CHIP) + look.m.button - look.pick(*BUTTON)
        return float(look.m.prompt + more)

    def tree(self) -> Box:
        """The first form that is not too high, and how many of its chips are seen."""
        look, view, width, height = self.look, self.view, self.area.width(), self.area.height()
        callout = view.callout if look.m.is_xxs else None
        made_of = look, width, height, view.prompt, view.undo, callout, self.first
        make = (
            partial(self._tight, width) if look.m.is_xxs else partial(self._fitting, width, height)
        )
        tree, self._seen = self._trees.get(made_of, make)
        return tree

    def _fitting(self, width: float, high: float) -> tuple[Box, int]:
        tell = self._told_above
        above = (partial(tell, part=1), tell, partial(tell, caps=False))
        thumb, chips = _thumb(self.look, self.view.prompt), self.view.prompt.chips
        low = (partial(self._in_two, thumb, "prompt"), partial(self._in_two, None, "title"))
        for form in (self._roomy, *(above if chips else ()), *low):
            tree, seen = form(width)
            if tree.size(self.look, width)[1] <= high + 1:
                break
        for caps in (True, False) if seen < len(chips) and thumb is None else ():
            small = self._told_above(width, caps=caps, low=True)
            if small[0].size(self.look, width)[1] <= high + 1:
                return small  # smaller words are better than hidden chips
        return tree, seen

    def turn(self, step: int) -> None:
        """Go on (or back) in the line of chips."""
        last = max(0, len(self.view.prompt.chips) - 1)
        self.first = max(0, min(last, self.first + step * max(1, self._seen)))

    def reveal(self, target: Target | None) -> bool:
        """Turn to a chip that lies behind an arrow; return whether there was one."""
        hidden = next((spot for spot in self.spots if spot.target == target and spot.behind), None)
        for side, step in ((BACK, -1), (ON, 1)):
            arrow = find(self.spots, side)
            if hidden is not None and arrow is not None and arrow.rect == hidden.rect:
                self.turn(step)
                return True
        return False

    # -- buttons and chips --------------------------------------------------------------------

    def _pressed(self, choice: Choice, face: ButtonLook, width: float, role: Role) -> Box:
        """A button or a chip."""
        look = self.look
        least = look.m.reach(look.px(29 if role == "button" else 24))
        height = least if look.m.is_xxs else look.m.button if role == "button" else look.m.chip
        spot = evolve(choice_spot(look, choice, self.zone, role), radius=height * 0.24)
        return spotted(spot, pressed(look, face, width, height))

    def _button(self, button: ActionButton, *, cap: bool = False) -> Box:
        """A button, with its key where there is room; one that is final bears the sign."""
        look, theme = self.look, self.look.theme
        text = look.text(button.text)
        key = look.ctx.cap(button.key) if cap else _cap(look, button.key)
        kind = "primary" if button.primary else "secondary"
        inks = (theme.accink, theme.acc) if button.primary else (theme.ink, theme.panel)
        sign = final_sign(look, *inks) if button.final else None
        face = ButtonLook(text, key, kind, sign, button.enabled, chosen=button.chosen)
        width = sign.deviceIndependentSize().width() if sign is not None else 0
        return self._pressed(button, face, button_width(look.m, text, key, width), "button")

    def _said_button(self, button: ActionButton) -> Box:
        """A button, and below it the words of its sign, or their room: all stand at one height."""
        words = self.look.t("final") if button.final else " "
        return Column(self._button(button), Words(words, "small", "ink"), gap=0.45)  # for the ring

    def _chip(self, choice: Choice, *, cap: bool = True) -> Box:
        return self._pressed(choice, *chip_look(self.look, choice, cap=cap), "chip")

    def _behind(self, child: Box, behind: Sequence[Choice], *, focusable: bool = True) -> Box:
        """Chips that step back behind something, where keys find them."""
        for choice in behind:
            spot = choice_spot(self.look, choice, self.zone)
            spot = evolve(spot, focusable=focusable, behind=True)
            child = spotted(spot, child)
        return child

    def _chips(self, *, said: bool, caps: bool = True) -> Box | None:
        """Payments and choices, then "or" and other actions, in lines that wrap.

        Before other actions alone "or" stands only where what else can be done is ``said``.
        """
        look, prompt = self.look, self.view.prompt
        choices, others = _parted(prompt)
        others = [] if _begun(prompt) else others
        gap = look.pick(8, 5, 4) / look.em
        first, rest = (
            [self._chip(choice, cap=caps) for choice in some] for some in (choices, others)
        )
        either = prompt.beside and rest and (first or said)
        word = Words(look.t("table-or"), "body", "ink2") if either else None
        if word is None or not first:
            lines = Wrapped(*first, *rest, gap=gap, grow=1.0) if first or rest else None
            return lines if word is None else Row(word, lines, gap=gap * 1.6, middle=False)
        return Wrapped(*first, Row(word, rest[0], gap=gap * 1.6), *rest[1:], gap=gap)

    def _line_of_chips(self, width: float, *, alone: bool = True) -> tuple[Box | None, int]:
        """Choices, or else the other actions, in one line, and how many of them are seen.

        Those before and after it lie behind two arrows; the first keeps its place where the chips
        stand ``alone``.
        """
        look, prompt, first = self.look, self.view.prompt, self.first
        choices, others = _parted(prompt)
        chips = choices if _begun(prompt) else [*choices, *others]
        faces = [chip_look(look, chip)[1] for chip in chips]
        gap, arrow = look.px(4), look.px(30)
        if not chips:
            return None, 0
        if len(chips) == 1 or sum(faces) + gap * (len(faces) - 1) <= width:
            return Row(*map(self._chip, chips), gap=gap / look.em), len(chips)
        seen, room = 0, width - (2 if alone or first else 1) * (arrow + gap)
        while first + seen < len(faces) and (not seen or room >= faces[first + seen]):
            room -= faces[first + seen] + gap
            seen += 1
        shown = map(self._chip, chips[first : first + seen])
        back = self._arrow("‹", BACK, chips[:first], look.t("table-tray-back"))
        on = self._arrow("›", ON, chips[first + seen :], look.t("table-tray-on"))
        if not alone:
            return Row(back if first else None, *shown, on, gap=gap / look.em), seen
        return Row(back, *shown, Space(grow=1.0), on, gap=gap / look.em), seen

    def _arrow(self, sign: str, target: Target, behind: Sequence[Choice], name: str) -> Box:
        """An arrow, and below it the chips to which it leads; without any it keeps its place."""
        look = self.look
        width, height = look.m.reach(look.px(30)), look.m.chip
        if not behind:
            return Space(width / look.em, height / look.em)
        spot = Spot(target, QRectF(), self.zone, "tool", name, focusable=False)
        face = pressed(look, ButtonLook(text=sign, kind="quiet"), width, height)
        return self._behind(spotted(spot, face), behind)

    # -- words --------------------------------------------------------------------------------

    def _title(self, role: str = "prompt") -> Box:
        """The question, a little smaller if that keeps it in one line, and the way to its rule."""
        look, rule = self.look, self.view.prompt.rule
        least = look.m.smallest / look.em * (1.3 if role == "prompt" else 1.0)
        title = Words(self.title(), role, wrap=True, least=least)
        if not rule:
            return title
        sign = Words(SECTION, role, "acc")
        around = max(2.0, look.m.beside(sign.size(look, ENDLESS)[0])) / look.em
        return Row(title, spotted(rule_spot(look, rule), sign, around), gap=0.25)

    def _facts(self, callout: Callout, width: float) -> Box:
        """Return the effects of the move in one line; if need be only the one to know first."""
        look, boxes = self.look, list[Box]()
        facts = sorted(callout.facts, key=lambda fact: fact is not callout.first)
        for k, fact in enumerate(facts):
            icon = SIGN if fact.final else row_icons().get(fact.icon, fact.icon)
            make, name = (look.chip, fact.icon) if icon in TYPES else (look.icon, icon)
            words = Words(look.text(fact.text), "strong", "warn" if fact.warns else "ink")
            boxes.append(Row(Art(make, name, 1.1), words, gap=0.3, keep=8 - min(7, k)))
        if boxes[0].size(look, ENDLESS)[0] > width:
            tone = "warn" if facts[0].warns else "ink"
            words = Words(look.text(facts[0].text), "smallstrong", tone, wrap=True, grow=1.0)
            whole = words.size(look, width)[1] < 2.5 * LINE_HEIGHT * look.em or not facts[0].final
            return words if whole else Words(final_runs(look), "smallstrong", wrap=True, grow=1.0)
        return Fixed(Row(*boxes, gap=0.7), width / look.em)

    def _why(self) -> Box:
        """The button that tells all that the move would do."""
        why, radius = self.look.t("why-ask"), self.look.m.radius * 0.6
        face = Ground(
            Words(why, "button", "acc"), "panel", "acc", 2.0, (0.6, 0.2), least=(0.0, 1.75)
        )
        return spotted(Spot(WHY, QRectF(), self.zone, "tool", why, radius=radius), face)

    def _low(self, width: float) -> tuple[Box | None, int]:
        """The line below the question if that is more than words, and how many chips are seen.

        Chips with what they cause, else what the move would do.
        """
        look, view, callout = self.look, self.view, self.view.callout
        chips, seen = self._line_of_chips(width)
        if chips is None:
            return self._facts(callout, width) if callout is not None else None, 0
        first = _first(look, callout, final=any(button.final for button in buttons_of(view)))
        fact = callout is not None and callout.first is not None
        runs = _told(look, view.prompt, first, fact=fact)
        return self._told_beside(runs, width, fact=fact) if runs else (chips, seen)

    # -- the whole ----------------------------------------------------------------------------

    def _around(self, child: Box, edges: tuple[float, float, float] = (10, 8, 5)) -> Box:
        look, em = self.look, self.look.em
        left, pad, down = look.pick(24, 18, 15), look.pick(14, 9, 8), look.pick(*edges)
        row = Row(Space(grow=0.0, width=(left - pad) / em), child, gap=0)
        edge, width = ("acc", 2.4) if self.view.prompt.mood == "ask" else ("line", 1.2)
        return AskedPlate(row, None, edge, width, (pad / em, down / em))

    def _roomy(self, width: float) -> tuple[Box, int]:
        """All words, the buttons beside them, and the chips below in lines that wrap."""
        look, prompt = self.look, self.view.prompt
        runs, final = (
            _lines(look, prompt.lines),
            any(button.final for button in buttons_of(self.view)),
        )
        make = self._said_button if final else self._button
        words = Words(runs, "body", "ink2", wrap=True) if runs else None
        column = Column(self._title(), words, gap=0.1, grow=1.0)
        row = self._row(column, _thumb(look, prompt), make)
        return self._around(Column(row, self._chips(said=bool(runs)), grow=1.0)), len(prompt.chips)

    def _told_above(
        self, width: float, part: int = -1, *, caps: bool = True, low: bool = False
    ) -> tuple[Box, int]:
        look, view = self.look, self.view
        final = any(button.final for button in buttons_of(view))
        runs = _told(look, view.prompt, _first(look, None, final=final), fact=False)
        title, body, gap = ("title", "small", 0.0) if low else ("prompt", "body", 0.1)
        words = Words(runs[min(part, len(runs) - 1)], body, "ink2", wrap=True) if runs else None
        row = self._row(Column(self._title(title), words, gap=gap, grow=1.0), None)
        whole = Column(row, self._chips(said=False, caps=caps), gap=3 * gap, grow=1.0)
        return self._around(whole, (6, 6, 5) if low else (10, 8, 5)), len(view.prompt.chips)

    def _in_two(self, thumb: Box | None, role: str, width: float) -> tuple[Box, int]:
        """One line of chips, and beside it what the answer causes; else what can be done."""
        look, view, prompt = self.look, self.view, self.view.prompt
        final = any(button.final for button in buttons_of(view))
        title = self._title(role)
        row = self._row(Column(title, Space(), gap=0), thumb)
        left = width - self._around(row).size(look, ENDLESS)[0] + title.size(look, ENDLESS)[0]
        chips, seen = self._line_of_chips(left)
        low: Box | None = chips
        first = _first(look, None, final=final)
        told = _told(look, prompt, first, fact=False) if chips is not None else []
        if told:
            low, seen = self._told_beside(told[-1:], left)
        elif chips is None:
            runs = _signed(look, _lines(look, prompt.lines), first)
            low = _brief(look, runs, left, 1)
        return self._around(self._row(Column(title, low, gap=0.25, grow=1.0), thumb)), seen

    def _row(
        self, box: Box, thumb: Box | None, make: Callable[[ActionButton], Box] | None = None
    ) -> Row:
        """The words with the picture before and the buttons after them."""
        look = self.look
        every = self._buttons(make or self._button)
        row = Row(*every, gap=look.pick(14, 8, 6) / look.em) if every else None
        return Row(thumb, box, row, gap=look.pick(16, 10, 8) / look.em, grow=1.0)

    def _buttons(self, make: Callable[[ActionButton], Box], *, able: bool = False) -> list[Box]:
        """The buttons, or those that work alone.

        The other actions step back behind that to cancel, where keys find them.
        """
        prompt, undo = self.view.prompt, self.view.undo.undo
        shown = buttons_of(self.view)
        if self.look.m.is_xxs:  # undo stands beside the board
            shown = tuple(button for button in prompt.buttons if button.target != undo.target)
        others = _parted(prompt)[1]
        every = [(button, make(button)) for button in shown if button.enabled or not able]
        behind = partial(self._behind, behind=others, focusable=False)
        return [behind(box) if button.target == CANCEL else box for button, box in every]

    def _tight(self, width: float) -> tuple[Box, int]:
        """Where letters are large: question and buttons in one line, below it one line more."""
        look, prompt, view = self.look, self.view.prompt, self.view
        thumb, gap = _thumb(look, prompt), look.pick(16, 10, 8) / look.em
        side = thumb.size(look, width)[0] + gap * look.em if thumb is not None else 0
        room = width - look.pick(24, 18, 15) - look.pick(14, 9, 8)
        for make in (partial(self._button, cap=True), self._button):
            every = self._buttons(make)
            row = Row(*every, gap=0.4) if every else None
            needed = Row(self._title(), row, gap=0.6).size(look, ENDLESS)[0]
            if needed + side <= room:
                break
        else:
            thumb, side = None, 0
        why = self._why() if view.callout is not None else None
        aside = why.size(look, ENDLESS)[0] + 1.4 * look.em if why is not None else 0
        low, seen = self._low(room - side - aside)
        final = any(button.final for button in buttons_of(view))
        runs = _signed(look, _lines(look, prompt.lines), _first(look, None, final=final))
        title = Column(self._title(), gap=0, grow=1.0)
        if needed > room:
            if low is None:  # the question has a line of its own, the buttons stand below it
                taken = row.size(look, room)[0] + 0.6 * look.em if row is not None else 0
                for role, letters in LETTERS:  # the largest that are not too high
                    title = Column(self._title(role), gap=0, grow=1.0)
                    one_line = title.size(look, room)[1] < 1.5 * look.hand(role)[1].height
                    box = _brief(look, runs, room - taken, 2 if one_line else 1, letters)
                    tree = self._around(Column(title, Row(box, row, gap=0.6), gap=0.1, grow=1.0))
                    if tree.size(look, width)[1] <= self.area.height() + 1:
                        break
                return tree, seen
            short = self._title("title")
            title = Column(short, gap=0, grow=1.0)
            least = Row(short, row, gap=0.6).size(look, ENDLESS)[0]
            able = self._buttons(self._button, able=True)
            if least > room and len(able) == 1:  # what cannot be done goes first
                row = Row(*able)
            elif least > room and len(every) > 1:  # one button beside each line
                rest, row, why = Row(why, *every[:-1], gap=0.4), Row(every[-1]), None
                low, seen = self._low(room - rest.size(look, room)[0] - look.em)
                low = Row(low, Space(grow=1.0), rest, gap=0.4)
        elif low is None and runs:
            low = _brief(look, runs, room - side, 2 if row is None else 1)
        low = Row(low, Space(grow=1.0), why, gap=0.7) if why is not None else low
        whole = Column(Row(title, row, gap=0.6), low, gap=0.2, grow=1.0)
        return self._around(Row(thumb, whole, gap=gap, grow=1.0)), seen

    def _told_beside(
        self, told: Sequence[list[Run]], width: float, *, fact: bool = False
    ) -> tuple[Box | None, int]:
        """Chips and what they cause in one line: as much of it as fits, if need be fewer chips.

        Where that is too long it is made smaller, and ways to pay step behind it: their cards are
        in the hand. So do all choices that are made if there is a ``fact`` to be known first.
        """
        look, prompt, gap = self.look, self.view.prompt, 0.8 * self.look.em
        for runs in told:
            words = Words(runs, "body", "ink2")
            room = width - words.size(look, ENDLESS)[0] - gap
            own_width = room if runs is told[-1] and look.m.at_most_xs else ENDLESS
            chips, seen = self._line_of_chips(own_width, alone=False)
            if chips is not None and chips.size(look, ENDLESS)[0] <= room:
                return Row(chips, words, gap=0.8), seen
        chips, seen = self._line_of_chips(1, alone=False)
        room = width - (chips.size(look, ENDLESS)[0] if chips is not None else 0) - gap
        for runs in told:
            child = Words(runs, "small", "ink2", wrap=True, grow=1.0)
            if room > 0 and child.size(look, room)[1] < 2.5 * LINE_HEIGHT * look.em:
                return Row(chips, child, gap=0.8), seen
        choices, _ = _parted(prompt)
        if not fact and not (choices and choices == list(prompt.payments)):
            return self._line_of_chips(width)
        return self._behind(child, choices), len(choices)
