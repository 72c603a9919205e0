"""The question of the moment with its buttons and chips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import product
from operator import itemgetter

from attrs import define, evolve, frozen
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from alhambra_qt.controller.view.table_view import Prompt, PromptLine, TableView
from alhambra_qt.controller.view.targets import (
    Choose,
    Do,
    NamedCard,
    NamedTile,
    PaidCard,
    Press,
    SkipUntil,
    Target,
    ToRead,
)
from alhambra_qt.controller.view.view_parts import ActionButton, Callout, Fact, Payment
from alhambra_qt.controller.words.names import row_icons
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    Art,
    Box,
    Cache,
    Fixed,
    Ground,
    Layout,
    PaintedOnce,
    Plate,
    Space,
    Tone,
    Words,
    lay,
)
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import ButtonLook, button_width, key_cap_width
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped, all_room
from alhambra_qt.ui.kit.signs import SeatMark, mark_colour
from alhambra_qt.ui.kit.sizes import CHIP, LINE_HEIGHT, width_of
from alhambra_qt.ui.kit.text import Run
from alhambra_qt.ui.pieces.small_pieces import SIGN, final_runs, final_sign, token_picture
from alhambra_qt.ui.sides.panel import STRIP, Panel, edged
from alhambra_qt.ui.sides.spots import Role, Spot, choice_spot, find, pressed, spotted

Choice = ActionButton | Payment
Line = tuple[Box | None, int]  # a box, and how many chips are seen in it
Second = Callable[[float], Line | None]  # the second line for its width
Form = tuple[Box | None, Box, Sequence[Box], int]  # picture, title, buttons, those beside the title
TOKENS = ("resident-", "chest-")
TOKEN_SIZE = 1.4  # a piece stands larger on a chip than an icon


def _cap(look: Look, key: str) -> str:
    """The key cap on a button; in the smallest layouts F2 shows them instead."""
    return "" if look.m.at_most_xs else look.ctx.cap(key)


def _shut(chip: Choice) -> bool:
    """Whether a chip only keeps its place: its action is impossible."""
    return isinstance(chip.target, Do) and isinstance(chip, ActionButton) and not chip.enabled


def chip_look(
    look: Look, chip: Choice, *, cap: bool = True, brief: bool = False
) -> tuple[ButtonLook, float]:
    """How a chip looks, with its key or without, and how wide it is; if `brief` only the sign."""
    text = "" if brief else look.text(chip.text)
    cap = cap and not brief
    if isinstance(chip, Payment):
        mark = "✓ " if chip.exact else ""
        size = look.pick(20, 17, 16)
        pictures = [look.coin(coin, size) for coin in chip.coins]
        coins = _beside(look, pictures, size) if pictures else None
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
TONES = {"ok": "ok", "warn": "warn", "strong": "ink"}
BACK, ON, WHY, CANCEL = Press("chips-back"), Press("chips-on"), Press("why"), Press("cancel")
PICKS = 6  # between which somebody may go back and forth: those of the market are prepared
SHAPES = (("body", 1), ("small", 1), ("small", 2))  # letters and lines of words beside chips
SHARES = (0.0, 1.0, 0.6, ENDLESS)  # of their length left for words, or only what all chips leave
TIGHT = 1.1  # the spacing of lines beside a button, which are no higher than that
LEAD = 0.15  # how much lines may be squeezed, in ems: what lies between them is empty
USUAL, LOW = (10, 8, 5), (6, 6, 3)  # the room above and below


def buttons_of(view: TableView) -> tuple[ActionButton, ...]:
    """The buttons of the prompt; undo comes first unless something is being picked."""
    shown = view.prompt.buttons
    targets = {button.target for button in shown}
    undo = view.undo.undo
    if not undo.enabled or view.prompt.mood != "ask" or targets & {undo.target, CANCEL}:
        return shown
    return (undo, *shown)


def _rule_sign(look: Look) -> Box:
    """The sign after the title, where a rule can be read: its spot says it in words."""
    side = look.pick(21, 18, 17) / look.em
    words = Words("?", "smallstrong", "acc", CENTRE)
    return Ground(words, None, "acc", 1.4, radius=side / 2, least=(side, side))


def _runs(look: Look, lines: Sequence[PromptLine]) -> list[list[Run]]:
    """Return the lines of the prompt as runs."""
    tones = [TONES.get(line.tone, "ink2") for line in lines]
    return [
        [Run(look.text(line.text), bold=bool(line.tone), colour=look.tone(tone))]
        for line, tone in zip(lines, tones, strict=True)
    ]


def _dotted(look: Look, *parts: list[Run]) -> list[Run]:
    """Some words with dots between them."""
    dots = [[Run("·", colour=look.theme.ink2), *part] for part in parts if part]
    return [run for part in dots for run in part][1:]


def _parted(prompt: Prompt) -> tuple[list[Choice], list[ActionButton]]:
    """The choices of the action that is begun, and other actions."""
    choices = [chip for chip in prompt.chips if isinstance(chip.target, CHOICES)]
    choices = [choice for choice in choices if choice.target != SKIP]
    others = [chip for chip in prompt.chips if chip not in choices]
    return [*prompt.payments, *choices], others


def _begun(prompt: Prompt) -> bool:
    """Whether an action is begun, so that the others step back behind the button to cancel."""
    return any(button.target == CANCEL for button in prompt.buttons)


def _standing(prompt: Prompt) -> list[Choice]:
    """The chips that do not step back."""
    choices, others = _parted(prompt)
    return choices if _begun(prompt) else [*choices, *others]


def _small(look: Look, runs: list[Run], width: float) -> Words | None:
    """Small words in at most two lines; None if they are longer."""
    words = Words(runs, "small", "ink2", wrap=True, grow=1.0, spacing=TIGHT)
    down = words.size(look, ENDLESS)[1]
    return words if width > 0 and words.size(look, width)[1] <= 2 * down else None


def thumb_size(look: Look) -> int:
    """How large the tile beside the question is, in pixels."""
    return look.pick(56, 46, 42)


def _thumb(look: Look, prompt: Prompt) -> Box | None:
    if prompt.card:
        return Art(look.card, prompt.card, look.pick(84, 72, 58) / look.em, 1 / CARD_RATIO)
    if prompt.person is not None:
        return SeatMark(prompt.person, side=2.4)
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
        painter.fillPath(whole & strip, look.tone("ink2" if self.border == "line" else self.border))


def rule_spot(look: Look, rule: str) -> Spot:
    """The way to the rule about the question."""
    text = look.text(cited(rule, msg("rulebook-read-more")))
    spot = Spot(RULE_SIGN, QRectF(), "prompt", "link", text, focusable=False)
    return evolve(spot, tip=text, rule=rule)


@define(eq=False, repr=False)
class LaidPrompt:
    """A question laid out: how many of its chips are seen, where it is, and its picture."""

    seen: int
    area: QRectF
    laid: Layout
    picture: QPixmap | None = None


class PromptPanel(Panel):
    """The question of the moment: title, picture, words, buttons, and chips to choose from.

    The roomy form has the words below the title, and below both all chips in lines that wrap. The
    narrow form has two lines: the title, then chips and what they cause; the buttons stand in the
    first, or where that is too short in the second. `first` is the first chip seen in a line.
    What one line does not hold reaches over the upper edge of the board, which stays where it is.
    """

    zone, roomy, level = "prompt", (0.0, 5.6), STRIP - 1

    def __init__(self) -> None:
        super().__init__()
        self.first = 0
        self._recent: Cache[LaidPrompt] = Cache(PICKS)
        self._made: Cache[list[Box]] = Cache(3)  # the chips, with their keys and without
        self._asked: object = None
        self._given, self._room = QRectF(), QRectF()  # the least and the most it takes
        self._shown: LaidPrompt

    def part(self, view: TableView) -> object:
        """Return the prompt, its buttons, and the effects of the move if they are shown here."""
        return view.prompt, buttons_of(view), view.callout, self.first

    def title(self) -> str:
        return self.look.text(self.view.prompt.title)

    def high_for(self, view: TableView, look: Look) -> float:
        """The height of every question of a game but for its choices.

        So the Alhambra stays where it is. Modules that bring actions get a line more; where letters
        are large the zones say it.
        """
        payments, chips = view.prompt.payments, view.prompt.chips
        asked = [payment.target for payment in payments], [chip.target for chip in chips]
        if self._asked != asked:
            self._asked, self.first = asked, 0
        more = look.pick(54, 34, 0) if view.header.modules else 0
        fingers = look.m.chip - look.pick(*CHIP) if more else 0
        return float(look.m.prompt + more + fingers)

    def fits(self, area: QRectF, look: Look) -> bool:
        """Return whether the roomy form fits; room for fingers is no room for more."""
        return super().fits(area.adjusted(0, 0, 0, -look.m.fingers), look)

    @property
    def narrow(self) -> bool:
        return not self.fits(self._room, self.look)

    def put(self, area: QRectF) -> None:
        self._given = QRectF(area)
        self._room = area.adjusted(0, 0, 0, self.look.m.asked)
        if not area.isEmpty():
            self._shown = self._found()
            area = self._shown.area
        super().put(area)
        self._pixmap = self._shown.picture if self.is_shown else None

    def prepare(self, view: TableView) -> None:
        """Lay out and paint the question of a view that may be shown next."""
        shown, first = self.view, self.first
        self.view, self.first = view, 0
        try:
            asked = self._found()
        finally:
            self.view, self.first = shown, first
        if asked.picture is None:
            edges = edged(asked.area)
            asked.picture = paint.picture_of(edges, self.look.dpr, asked.laid.paint)

    def _found(self) -> LaidPrompt:
        """Return the question in the area given, kept if it was laid out recently."""
        view, place = self.view, self._given.getRect()
        made_of = self.look, place, view.prompt, buttons_of(view), self._callout, self.first
        return self._recent.get(made_of, self._made_anew)

    def _made_anew(self) -> LaidPrompt:
        tree, seen = self._fitting()
        area = self._given if self._in_height(tree, self._given.height()) else self._room
        return LaidPrompt(seen, area, lay(tree, self.look, area))

    def layout(self) -> Layout:
        return self._shown.laid

    def picture(self) -> QPixmap:
        self._shown.picture = super().picture()
        return self._shown.picture

    @property
    def _callout(self) -> Callout | None:
        """Return the effects of the move, which the narrow form shows instead of the board."""
        return self.view.callout if self.narrow else None

    def _in_height(self, tree: Box, height: float = 0.0) -> bool:
        room, lead = self._room, LEAD * self.look.em
        return tree.size(self.look, room.width())[1] <= (height or room.height()) + lead

    def turn(self, step: int) -> None:
        """Go on (or back) in the line of chips."""
        last = max(0, len(self.view.prompt.chips) - 1)
        self.first = max(0, min(last, self.first + step * max(1, self._shown.seen)))

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
        height = look.m.button if role == "button" else look.m.chip
        spot = evolve(choice_spot(look, choice, self.zone, role), radius=height * 0.24)
        spot = spot if face.text else evolve(spot, tip=f"{spot.name}\n{spot.value}")
        child = pressed(look, face, width, height)
        if face.kind != "primary":  # which has a shadow
            child = PaintedOnce(child, "panel")
        return spotted(spot, child)

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

    def _chip(self, choice: Choice, *, cap: bool = True, brief: bool = False) -> Box:
        face = chip_look(self.look, choice, cap=cap, brief=brief and _shut(choice))
        return self._pressed(choice, *face, "chip")

    def _behind(self, child: Box, behind: Sequence[Choice], *, focusable: bool = True) -> Box:
        """Chips that step back behind something, where keys find them."""
        for choice in behind:
            spot = choice_spot(self.look, choice, self.zone)
            spot = evolve(spot, focusable=focusable, behind=True)
            child = spotted(spot, child)
        return child

    def _boxes(self, *, caps: bool = True, brief: bool = False) -> list[Box]:
        """The chips that do not step back, made once however many forms are tried."""
        chips, make = _standing(self.view.prompt), partial(self._chip, cap=caps, brief=brief)
        made_of = self.look, tuple(chips), caps, brief
        return self._made.get(made_of, lambda: list(map(make, chips)))

    def _chips(self, *, said: bool, caps: bool = True, brief: bool = False) -> Box | None:
        """Payments and choices, then "or" and other actions, in lines that wrap.

        Before other actions alone "or" stands only where what else can be done is ``said``.
        """
        look, prompt = self.look, self.view.prompt
        choices = _parted(prompt)[0]
        gap = look.pick(8, 5, 4) / look.em
        chips = self._boxes(caps=caps, brief=brief)
        first, rest = chips[: len(choices)], chips[len(choices) :]
        either = prompt.beside and rest and (first or said)
        word = Words(look.t("table-or"), "body", "ink2") if either else None
        if word is None or not first:
            lines = Wrapped(*first, *rest, gap=gap, grow=1.0) if first or rest else None
            return lines if word is None else Row(word, lines, gap=gap * 1.6, middle=False)
        return Wrapped(*first, Row(word, rest[0], gap=gap * 1.6), *rest[1:], gap=gap)

    def _line_of_chips(self, width: float, *, alone: bool = True) -> Line:
        """Choices, or else the other actions, in one line, and how many of them are seen.

        Those before and after it lie behind two arrows; the first keeps its place where the chips
        stand ``alone``.
        """
        look, first, chips = self.look, self.first, _standing(self.view.prompt)
        boxes = self._boxes()
        faces = [box.room(look, ENDLESS)[0] for box in boxes]
        gap, arrow = look.px(4), look.px(30)
        if not chips:
            return None, 0
        if len(chips) == 1 or sum(faces) + gap * (len(faces) - 1) <= width:
            return Row(*boxes, gap=gap / look.em), len(chips)
        seen, room = 0, width - (2 if alone or first else 1) * (arrow + gap)
        while first + seen < len(faces) and (not seen or room >= faces[first + seen]):
            room -= faces[first + seen] + gap
            seen += 1
        shown = boxes[first : first + seen]
        back = self._arrow("‹", BACK, chips[:first], look.t("table-tray-back"))
        on = self._arrow("›", ON, chips[first + seen :], look.t("table-tray-on"))
        row = (back if alone or first else None, *shown, Space(grow=1.0) if alone else None, on)
        return Row(*row, gap=gap / look.em), seen

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
        sign = _rule_sign(look)
        around = max(2.0, look.m.beside(sign.size(look, ENDLESS)[0])) / look.em
        return Row(title, spotted(rule_spot(look, rule), sign, around), gap=0.25)

    def _facts(self, callout: Callout, width: float, *, spare: bool) -> Box | None:
        """Return the effects of the move in one line; if need be only the one to know first.

        To spare room only that it is final; None if even that has no room.
        """
        look, boxes = self.look, list[Box]()
        facts = sorted(callout.facts, key=lambda fact: fact is not callout.first)
        for k, fact in enumerate(facts):
            icon = SIGN if fact.final else row_icons().get(fact.icon, fact.icon)
            make, name = (look.chip, fact.icon) if icon in TYPES else (look.icon, icon)
            words = Words(look.text(fact.text), "strong", "warn" if fact.warns else "ink")
            boxes.append(Row(Art(make, name, 1.1), words, gap=0.3, keep=8 - min(7, k)))
        if boxes[0].size(look, ENDLESS)[0] > width:
            tone = look.tone("warn" if facts[0].warns else "ink")
            runs = [Run(look.text(facts[0].text), bold=True, colour=tone)]
            return _small(look, final_runs(look) if spare and facts[0].final else runs, width)
        return Fixed(Row(*boxes, gap=0.7), width / look.em)

    def _why(self) -> Box:
        """The button that tells all that the move would do."""
        why, radius = self.look.t("why-ask"), self.look.m.radius * 0.6
        face = Ground(
            Words(why, "button", "acc"), "panel", "acc", 2.0, (0.6, 0.2), least=(0.0, 1.75)
        )
        return spotted(Spot(WHY, QRectF(), self.zone, "tool", why, radius=radius), face)

    # -- the two forms ------------------------------------------------------------------------

    def _fitting(self) -> tuple[Box, int]:
        """The first form that fits, and how many of its chips are seen.

        The narrow form in usual letters is better than the roomy one in small letters, unless only
        that has all chips in sight; best is one line with all of it.
        """
        chips = len(_standing(self.view.prompt))
        if self.narrow:
            return self._in_two()
        sayings = self._sayings() or [[]]
        few, fewest = sayings[min(1, len(sayings) - 1)], sayings[-1]
        if chips:
            tries = product((True, False), ("prompt", "title")) if sayings == [[]] else ()
            lines = (self._in_one(role, caps=caps) for caps, role in tries)
        else:
            texts = (None,) if self._final else (None, few)
            lines = (self._roomy(words, edges=LOW) for words in texts)
        for line in lines:
            if self._in_height(line, self._given.height()):
                return line, chips
        brief = any(map(_shut, self.view.prompt.chips))
        usual: list[tuple[list[Run] | None, bool, bool]] = [(None, True, False)]
        if chips:
            usual += [(few, True, False), (fewest, True, False)]
            usual += [(fewest, True, True)] if brief else []
            usual += [(fewest, False, brief)]
        roomy = (self._roomy(words, caps=caps, brief=short) for words, caps, short in usual)
        fitting = next(filter(self._in_height, roomy), None)
        if fitting is not None:
            return fitting, chips
        tree, seen = self._in_two()
        lowest = partial(self._roomy, fewest, brief=brief, small=True)
        small = (lowest(caps=caps) for caps in (True, False))
        fitting = next(filter(self._in_height, small), None) if seen < chips else None
        return (tree, seen) if fitting is None else (fitting, chips)

    def _in_one(self, role: str, *, caps: bool = True) -> Box:
        """Title, chips and buttons in one line."""
        line = Row(self._title(role), self._chips(said=False, caps=caps), gap=0.8, grow=1.0)
        return self._around(self._beside(None, line, self._buttons(self._button)), LOW)

    def _roomy(
        self,
        few: list[Run] | None = None,
        *,
        caps: bool = True,
        brief: bool = False,
        small: bool = False,
        edges: tuple[float, float, float] = USUAL,
    ) -> Box:
        """The roomy form, with only a few words and no picture if these are given.

        With all words, a sign is explained below its button.
        """
        look, prompt, whole = self.look, self.view.prompt, few is None
        runs = _dotted(look, *_runs(look, prompt.lines)) if few is None else few
        title, low = "title" if small else "prompt", small or edges == LOW
        body, gap = ("small", 0.0) if low else ("body", 0.1)
        space = TIGHT if low else LINE_HEIGHT
        words = Words(runs, body, "ink2", wrap=True, spacing=space) if runs else None
        column = Column(self._title(title), words, gap=gap, grow=1.0)
        buttons = self._buttons(self._said_button if whole and self._final else self._button)
        thumb = _thumb(look, prompt) if whole or (not small and low) else None
        row = self._beside(thumb, column, buttons)
        chips = self._chips(said=whole and bool(runs), caps=caps, brief=brief)
        column = Column(row, chips, gap=0.4 if whole else 3 * gap, grow=1.0)
        return self._around(column, LOW if low else edges)

    def _in_two(self) -> tuple[Box, int]:
        """The narrow form: the largest letters, and most buttons in the first line, that fit.

        It is a line with keys, picture and large title at best, and without words at worst.
        """
        thumb = _thumb(self.look, self.view.prompt)
        every, *fewer = (self._buttons(self._button, fewer) for fewer in range(4))
        large, small = (Column(self._title(role), gap=0, grow=1.0) for role in ("prompt", "title"))
        forms: list[Form] = [
            (thumb, large, self._buttons(partial(self._button, cap=True)), len(every)),
            (thumb, large, every, len(every)),
        ]
        for buttons in (every, *fewer):
            counts = range(len(buttons), -1, -1)
            forms += [(None, title, buttons, k) for k, title in product(counts, (large, small))]
        least = 2 * len(fewer[-1]) + 2
        tries = [(form, False) for form in forms[:-least]] + [(form, True) for form in forms]
        second = cache(self._second)
        for form, spare in tries:
            found = self._two_lines(form, partial(second, spare=spare), spare=spare)
            if found is not None and self._in_height(found[0]):
                return found
        last = None, small, fewer[-1], len(fewer[-1])
        chips = partial(self._line_of_chips, alone=False)
        return self._two_lines(last, chips, spare=True) or (self._roomy([]), 0)

    def _two_lines(self, form: Form, second: Second, *, spare: bool) -> tuple[Box, int] | None:
        """The narrow form with so many buttons in the first line; None if a line is too long."""
        thumb, title, buttons, above = form
        look, parted = self.look, len(buttons) - above
        room = self._room.width() - look.pick(24, 18, 15) - look.pick(14, 9, 8)
        room -= thumb.room(look, room)[0] + look.pick(16, 10, 8) if thumb is not None else 0
        upper = self._beside(None, title, buttons[parted:])
        word = Words(max(self.title().split(), key=len, default=""), "strong")
        if (
            self._beside(None, Row(word, _rule_sign(look), gap=0.25), buttons[parted:]).size(
                look, ENDLESS
            )[0]
            > room
        ):
            return None
        why = self._why() if self._callout is not None and not spare else None
        rest = Row(why, *buttons[:parted], gap=0.4)
        taken = rest.size(look, ENDLESS)[0]
        found = second(room - (taken + 0.7 * look.em if taken else 0))
        if found is None:
            return None
        low, seen = found
        lower = Row(all_room(low or Space()), rest, gap=0.7) if taken else low
        lines = Column(upper, lower, gap=0.15, grow=1.0)
        return self._around(self._beside(thumb, lines, ()), LOW), seen

    def _second(self, width: float, *, spare: bool) -> Line | None:
        """The second line and how many chips are seen; None if it is too long.

        The effects of the move stand there if nothing is to be chosen. Fewer words are better than
        fewer chips, but what an answer causes stays: ways to pay step back behind it, since their
        cards are in the hand, and so does all that is chosen if something is to be known first.
        """
        look, gap, callout = self.look, 0.8 * self.look.em, self._callout
        choices, standing = _parted(self.view.prompt)[0], len(_standing(self.view.prompt))
        if not standing and callout is not None:
            facts = self._facts(callout, width, spare=spare)
            return None if facts is None else (facts, 0)
        sayings = [] if spare else self._sayings()
        rows: list[Line] = []
        every = [
            (Words(runs, role, "ink2", wrap=True, grow=1.0, spacing=TIGHT), lines)
            for (role, lines), runs in product(SHAPES, sayings)
        ]
        for share, (words, lines) in product(SHARES if standing else SHARES[:1], every):
            across, down = words.room(look, ENDLESS)
            own = width - gap - across * share if share else ENDLESS
            chips, seen = self._line_of_chips(own, alone=False)
            left = width - (chips.size(look, ENDLESS)[0] + gap if chips is not None else 0)
            if left > 0 and words.room(look, left)[1] <= down * lines:
                if seen == standing:
                    return Row(chips, words, gap=0.8), seen
                rows.append((Row(chips, words, gap=0.8), seen))
        if rows:
            return max(rows, key=itemgetter(1))
        paid = choices == list(self.view.prompt.payments)
        if sayings and choices and (paid or self._known is not None):
            words = _small(look, sayings[-1], width)
            return None if words is None else (self._behind(words, choices), len(choices))
        if any(run.bold for run in (sayings or [[]])[-1]):
            return None
        chips, seen = self._line_of_chips(width, alone=not sayings and not spare)
        return (chips, seen) if chips is None or chips.size(look, ENDLESS)[0] <= width else None

    # -- their parts --------------------------------------------------------------------------

    @property
    def _final(self) -> bool:
        """Whether a button cannot be undone."""
        return any(button.final for button in buttons_of(self.view))

    @property
    def _known(self) -> Fact | None:
        """Return the fact to know before acting: what is used up or cannot be undone."""
        return self._callout.first if self._callout is not None else None

    def _sayings(self) -> list[list[Run]]:
        """Return the texts, the whole first, then ever shorter: at last only the effects.

        There are none beside other actions if they only list choices. A fact to know first stays to
        the last; that an answer is final stays unless its button has the sign.
        """
        look, prompt, fact = self.look, self.view.prompt, self._known
        first = final_runs(look)[: 1 if fact is not None else None] if self._final else []
        if fact is not None:
            first.append(Run(look.text(fact.text), bold=True, colour=look.theme.ink))
        toned = [line for line in prompt.lines if line.tone]
        choices, others = _parted(prompt)
        if others and not (_begun(prompt) or toned or first or choices):
            return []
        fewer = prompt.lines, toned or prompt.lines[-1:], toned[-1:]
        before, after = (first, []) if self.narrow else ([], first)
        sayings = [_dotted(look, before, *_runs(look, lines), after) for lines in fewer]
        if self.narrow:
            sayings.append(first if fact is not None else _dotted(look, *_runs(look, toned[-1:])))
        return [runs for runs in sayings if runs]

    def _around(self, child: Box, edges: tuple[float, float, float]) -> Box:
        look, em = self.look, self.look.em
        left, pad, down = look.pick(24, 18, 15), look.pick(14, 9, 8), look.pick(*edges)
        row = Row(Space(grow=0.0, width=(left - pad) / em), child, gap=0)
        prompt = self.view.prompt
        colour: Tone = "line" if prompt.person is None else mark_colour(prompt.person.mark)
        edge, width = ("acc", 2.4) if prompt.mood == "ask" else (colour, 1.2)
        return AskedPlate(row, None, edge, width, (pad / em, down / em), alone=True)

    def _beside(self, thumb: Box | None, box: Box, buttons: Sequence[Box]) -> Row:
        """The words with the picture before and the buttons after them."""
        look = self.look
        row = Row(*buttons, gap=look.pick(14, 8, 6) / look.em) if buttons else None
        return Row(thumb, box, row, gap=look.pick(16, 10, 8) / look.em, grow=1.0)

    def _buttons(self, make: Callable[[ActionButton], Box], fewer: int = 0) -> list[Box]:
        """The buttons: all, those that work, the last of these and that to cancel, or the last.

        Those left out, and other actions, step back behind one of them, where keys find them.
        """
        prompt, undo = self.view.prompt, self.view.undo.undo
        every, behind = buttons_of(self.view), _parted(prompt)[1]
        if self.narrow:  # undo stands beside the board
            every = tuple(button for button in prompt.buttons if button.target != undo.target)
        shown = [button for button in every if button.enabled or not fewer]
        if fewer > 1 and _begun(prompt):
            kept = [button for button in shown[:-1] if button.target == CANCEL and fewer == 2]
            behind += [button for button in shown[:-1] if button not in kept]
            shown = [*kept, *shown[-1:]]
        first = next((button for button in shown if button.target == CANCEL), None)
        first = shown[0] if first is None and fewer > 1 and shown else first
        back = partial(self._behind, behind=behind, focusable=False)
        return [back(make(button)) if button is first else make(button) for button in shown]
