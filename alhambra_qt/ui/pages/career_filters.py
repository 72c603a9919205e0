"""The filters of the career page: whose games, since when, at what tables, against whom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from alhambra_qt.controller.career import said
from alhambra_qt.controller.career.figures import (
    ALL,
    BASE,
    DAYS,
    PEOPLE,
    CareerChoice,
    CareerGameOf,
)
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.game.gameconfig import LEVELS
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Ground, Plate, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.inputs import Choices, DropDown
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.career_part import CareerView

NAMES = ("person", "since", "seats", "module", "level")


class CareerFilters(Holder):
    """A choice for each filter, how many games are left, and a button that clears them.

    Where there is little room they fold into a button that says how many are active.

    Signals:
        changed: other games are to be looked at.
        person_chosen: the games of somebody else are wanted.
    """

    WIDE = 80.0
    changed = Signal()
    person_chosen = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.choice = CareerChoice()
        self.left = 0
        self.lists = {
            name: DropDown(ctx, msg(f"career-filter-{name}"), [("", "")]) for name in NAMES
        }
        for name, one in self.lists.items():
            one.changed.connect(lambda value, name=name: self._choose(name, value))
        self.clear = Button(ctx, msg("career-filters-clear"), kind="quiet", does=self.clear_all)
        self.fold = Button(ctx, "", kind="quiet")
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self.change)

    def show_view(self, view: CareerView) -> None:
        """Offer what there is among the games of a person; what is gone is chosen no longer."""
        games, choice = view.games, self.choice
        offered: dict[str, Choices] = {
            "person": [(name, name) for name in view.people] or [("", "–")],
            "since": [(key, msg(f"career-since-{key}")) for key in (ALL, *reversed(DAYS))],
            "seats": _seats(games),
            "module": [(one, said.module_name(one)) for one in (ALL, *_modules(games))],
            "level": [(one, said.level_name(one)) for one in (ALL, *_levels(games))],
        }
        wanted = {
            "person": view.person,
            "since": choice.since,
            "seats": str(choice.seats),
            "module": choice.module,
            "level": choice.level,
        }
        for name, one in self.lists.items():
            one.set_choices(offered[name])
            known = [key for key, _ in offered[name]]
            one.set_value(wanted[name] if wanted[name] in known else known[0], silent=True)
        self.choice = self._chosen(view.person)

    def _chosen(self, person: str) -> CareerChoice:
        lists = self.lists
        return CareerChoice(
            person,
            lists["since"].value,
            int(lists["seats"].value or 0),
            lists["module"].value,
            lists["level"].value,
        )

    def _choose(self, name: str, value: str) -> None:
        if name == "person":
            self.person_chosen.emit(value)
        else:
            self.choice = self._chosen(self.choice.person)
            self.changed.emit()

    def clear_all(self) -> None:
        """Look at all games again."""
        for name, one in self.lists.items():
            if name != "person":
                one.set_value(one.choices[0][0], silent=True)
        self.choice = self._chosen(self.choice.person)
        self.changed.emit()

    def show_left(self, left: int) -> None:
        """Say how many games the filters leave."""
        self.left = left
        self.clear.setEnabled(self.choice.active > 0)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("career-filters"))
        self.fold.set_words(msg("career-filters-fold", n=self.choice.active))
        super().retranslate()

    def tree(self) -> Box:
        """The filters in lines, or behind a button."""
        look = self.look
        pairs = [self._pair(name) for name in NAMES]
        words = look.t("career-chosen", games=msg("career-games", n=self.left))
        left, clear = Words(words, "strong"), Pressed(self.clear)
        every = Wrapped(*pairs, left, clear, gap=0.9)
        if not look.m.tiny:
            return Ground(Plate(every, pad=(0.7, 0.15)), pad=0.12)
        head = Wrapped(pairs[0], Pressed(self.fold), left, gap=0.6)
        held = Column(head, Wrapped(*pairs[1:], clear, gap=0.6), gap=0.1)
        return Ground(Plate(held if self.fold.isChecked() else head, pad=(0.5, 0.05)), pad=0.12)

    def _pair(self, name: str) -> Box:
        """A choice with its name; one that leaves games out stands on a ground of its own."""
        words = Words(self.look.t(f"career-filter-{name}"), "small", "ink2")
        held = Row(words, Live(self.lists[name]), gap=0.1)
        on = name != "person" and self.lists[name].currentIndex() > 0
        return Ground(held, "accs" if on else None, "acc" if on else None, pad=(0.3, 0))


def _seats(games: Sequence[CareerGameOf]) -> list[tuple[str, Msg | str]]:
    counts = sorted({len(one.game.seats) for one in games})
    numbers: list[tuple[str, Msg | str]] = [(str(n), msg("career-number", n=n)) for n in counts]
    return [("0", msg("career-seats-all")), *numbers]


def _modules(games: Sequence[CareerGameOf]) -> list[str]:
    played = {module for one in games for module in one.played}
    return [module for module in (BASE, *faces()) if module in played]


def _levels(games: Sequence[CareerGameOf]) -> list[str]:
    met = {one.level for one in games}
    return [level for level in (*LEVELS, PEOPLE) if level in met]
