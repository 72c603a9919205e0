"""A person's knowledge: every rule by part and module with its state, exercises, lessons.

A rule can be opened in the rulebook or practised; each part says what to practise next. The page
can be kept as a file for a browser or a printer; everything that was learned can be deleted, which
is asked first.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from alhambra_qt import files
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.known_page import (
    STATES,
    KnownPart,
    KnownRule,
    intro,
    known_parts,
    summary,
    to_html,
)
from alhambra_qt.teaching.practising import way_to
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Space, Words, small_panel
from alhambra_qt.ui.kit.boxed import ShareBar
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.paper import ask_file, tell_written
from alhambra_qt.ui.kit.rows import ByWidth, Column, EqualColumns, Row, Wrapped
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.widgets import Button, SureButton
from alhambra_qt.ui.pages.facts import FactRow, FactsPart

# The states, the best known first, with their colours.
TONES = dict(zip(STATES, ("ok", "acc", "warn", "ink2"), strict=True))
# What the ways to practise a rule are called.
PRACTISE = {
    "exercise": msg("known-practise"),
    "lesson": msg("known-lesson"),
    "book": msg("known-read"),
}
FILE = "alhambra-known.html"
PAIRED = 20.0  # ems from which on two rules stand beside each other


def sign(look: Look, state: str) -> Drawn:
    """Return the sign of a state, distinguished by its shape as well as by its colour."""

    def how(painter: QPainter, rect: QRectF) -> None:
        theme, centre, radius = look.theme, rect.center(), rect.width() / 2
        with paint.saved(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(getattr(theme, TONES[state]))
            if state == "mastered":
                painter.drawEllipse(centre, radius, radius)
                paint.tick(painter, centre, radius * 0.85, theme.panel)
            elif state == "missed":
                paint.cross_mark(painter, centre, radius)
            elif state == "met":
                painter.drawChord(rect, 90 * 16, 180 * 16)
                painter.setPen(QPen(theme.acc, max(1.4, radius * 0.2)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, radius * 0.9, radius * 0.9)
            else:
                painter.drawEllipse(centre, radius * 0.3, radius * 0.3)

    return Drawn(how, 1.1, 1.1)


class RuleRow(FactRow):
    """A rule that is read with its state; pressed, it is about its rule.

    How often it was used and missed is its tip.
    """

    def __init__(self, ctx: UiContext, rule: KnownRule) -> None:
        self.rule = rule
        super().__init__(ctx, rule.title, rule.rule, "rule")

    def show_rule(self, rule: KnownRule) -> None:
        """Show how the rule is known now."""
        self.rule = rule
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        rule, text = self.rule, self.ctx.text
        state = msg(f"known-{rule.state}")
        self.setAccessibleName(text(msg("known-rule", title=rule.title, state=state)))
        uses = text(msg("known-uses", used=rule.known.used, missed=rule.known.missed))
        self.setAccessibleDescription(uses)
        set_tip(self.ctx, self, uses)


class PractiseButton(Button):
    """Practises what a part says is next; it is read with the title of its rule."""

    def __init__(self, ctx: UiContext, rule: KnownRule) -> None:
        self.rule = rule
        super().__init__(ctx, "", kind="quiet")
        self.show_rule(rule)

    def show_rule(self, rule: KnownRule) -> None:
        """Practise another rule."""
        self.rule = rule
        self.set_words(PRACTISE[way_to(rule.rule).kind])

    def retranslate(self) -> None:
        super().retranslate()
        words = msg("known-practises", what=self.words, title=self.rule.title)
        self.setAccessibleName(self.ctx.text(words))


class Legend(Holder):
    """The legend of the signs."""

    def tree(self) -> Box:
        look = self.look
        pairs = (
            Row(sign(look, state), Words(look.t(f"known-{state}"), "small", "ink2"))
            for state in STATES
        )
        return Wrapped(*pairs, gap=1.2)


class PartCard(FactsPart):
    """A part of the rules or a module: how much of it is known, what is next, and its rules."""

    def __init__(self, ctx: UiContext, part: KnownPart) -> None:
        super().__init__(ctx)
        self.part = part
        self.button = PractiseButton(ctx, part.next)
        self.button.clicked.connect(self._practise)
        self.rules = {rule.rule: RuleRow(ctx, rule) for rule in part.rules}
        self.retranslate()

    def _practise(self) -> None:
        self.wish("practise", self.part.next.rule)

    def show_part(self, part: KnownPart) -> None:
        """Show how it is known now."""
        self.part = part
        self.button.show_rule(part.next)
        for rule in part.rules:
            self.rules[rule.rule].show_rule(rule)
        self.retranslate()

    def heading(self) -> Msg:
        return self.part.heading

    def retranslate(self) -> None:
        text = self.ctx.text
        self.setAccessibleDescription(f"{text(self.part.text)}. {text(self.part.advice)}")
        super().retranslate()

    def tree(self) -> Box:
        look, part = self.look, self.part
        shares = [
            (part.counts[state] / len(part.rules), tone)
            for state, tone in TONES.items()
            if state != "new"
        ]
        numbers = (
            Row(sign(look, state), Words(look.t("play-number", n=part.counts[state])), gap=0.25)
            for state in STATES
        )
        name = Words(look.text(part.name), "title", wrap=True, grow=1)
        advice = Words(look.text(part.advice), wrap=True, grow=1)
        head = Row(name, *numbers, gap=0.7)
        following = Row(advice, Live(self.button), gap=0.4)
        rows = [self._rule(row) for row in self.rules.values()]
        pairs = [rows[k : k + 2] for k in range(0, len(rows), 2)]
        two = [Row(*pair, *[Space()] * (2 - len(pair)), gap=0, even=True) for pair in pairs]
        rules = ByWidth(PAIRED, Column(*two, gap=0), Column(*rows, gap=0))
        child = Column(head, ShareBar(tuple(shares), 0.4), following, rules, gap=0.15)
        return small_panel(child, (0.85, 0.35))

    def _rule(self, row: RuleRow) -> Box:
        tone = "ink2" if row.rule.state == "new" else "ink"
        words = Words(self.look.text(row.rule.title), tone=tone, wrap=True, grow=1.0)
        return Live(row, self.row(Row(sign(self.look, row.rule.state), words, gap=0.5)))


class KnownPage(PageFrame):
    """The page of what a person knows; ``show_profile`` fills it."""

    KEYS = (PageKey("P", "practise"),)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("known-title"))
        self.profile = Profile("")
        self.rules: dict[str, RuleRow] = {}
        self.legend = Legend(ctx)
        self.parts = [PartCard(ctx, part) for part in known_parts(self.profile)]
        for card in self.parts:
            self.rules |= card.rules
        self.delete = SureButton(ctx, msg("known-delete"), msg("known-delete-sure"))
        self.delete.confirmed.connect(self._delete)
        self.save = Button(ctx, msg("known-save"), does=self._choose_file)
        self.done = self.button_back("primary")
        self.footer.put(self.delete, self.save, self.done)

    def body_tree(self) -> Box:
        return self.stacked(
            self.sentence(intro(self.profile), tone="ink2"),
            *(self.sentence(line, "strong") for line in summary(self.profile)),
            Live(self.legend),
            self.sentence(msg("known-keys"), "small", "ink2"),
            EqualColumns(30, [*map(Live, self.parts)], most=3, packed=True),
        )

    def show_profile(self, profile: Profile) -> None:
        """Show what a person knows now."""
        self.profile = profile
        for card, part in zip(self.parts, known_parts(profile), strict=True):
            card.show_part(part)
        self.delete.ask(False)
        self.change()

    def practise(self) -> None:
        """Practise the rule that has the focus."""
        here = self.focusWidget()
        if isinstance(here, RuleRow):
            self.wish("practise", here.rule.rule)

    def _delete(self) -> None:
        self.wish("delete")
        self.wish("say", msg("known-deleted"), True)

    # -- saving -------------------------------------------------------------------------------

    def _choose_file(self) -> None:
        ask_file(self, self.ctx.t("known-save"), FILE, self.write)

    def write(self, path: Path) -> None:
        """Keep the page as a file, or say why that is not possible."""
        html = to_html(self.profile, self.ctx.language)
        tell_written(lambda: files.write(path, html), path, self.wishing("say"))
