"""The career page: what a person's finished games add up to.

    page = CareerPage(ctx)
    page.show_view(view)            # a CareerView

The list of games always has a tab of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal

from alhambra_qt import files
from alhambra_qt.controller.career import career_view, career_words
from alhambra_qt.controller.career.figures import (
    ALL,
    BASE,
    DAYS,
    PEOPLE,
    REAL,
    CareerChoice,
    CareerGameOf,
    to_csv,
)
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.game.gameconfig import LEVELS
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.career.career_panels import (
    CareerEmpty,
    CareerGames,
    CareerPart,
    CareerPerson,
    CareerRecords,
    CareerRows,
)
from alhambra_qt.ui.career.career_plots import (
    CareerResults,
    CareerSources,
)
from alhambra_qt.ui.career.level_panel import YourLevel
from alhambra_qt.ui.career.milestone_panel import MilestonePanel
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import Box, Fixed, Ground, Plate, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.inputs import Choices, DropDown
from alhambra_qt.ui.kit.paper import ask_file, tell_written
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped, all_room
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.facts import FACTS_KEYS, GAP, Facts, FactsSheet, alone, pair

TABS = ("all", "results", "points", "strength", "records", "milestones", "games")
LEFT, RIGHT = 21.0, 34.0  # ems: the side columns where all stands together
NARROW = 23.0  # ems: the column beside the results
ALONE = 46.0  # ems, the most for what stands alone
FILE = "alhambra-career.csv"
NAMES = ("person", "since", "seats", "module", "level")  # of the filters


class CareerSheet(FactsSheet):
    """The parts of a tab, in as many columns as there is room for."""

    TABS = TABS
    TOGETHER = 88.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.person, self.results = CareerPerson(ctx), CareerResults(ctx)
        self.sources, self.level = CareerSources(ctx), YourLevel(ctx)
        self.records = CareerRecords(ctx)
        self.rows, self.games, self.none = CareerRows(ctx), CareerGames(ctx), CareerEmpty(ctx)
        self.milestones = MilestonePanel(ctx)
        self.parts: tuple[CareerPart, ...] = (  # in the order of F6
            *(self.person, self.results, self.sources, self.level, self.records, self.rows),
            *(self.milestones, self.games),
        )

    @property
    def empty(self) -> bool:
        return not self.person.games

    def offered(self, together: bool) -> Sequence[str]:
        if self.empty:
            return ()
        tabs = [TABS[0], *TABS[-2:]] if together else TABS[1:]
        return [tab for tab in tabs if tab != "milestones" or self.milestones.filled]

    def trees(self) -> dict[str, Box]:
        beside = Column(Live(self.person), Live(self.rows, grow=1), gap=GAP)
        level, rated = Live(self.level), bool(self.level.ratings)
        later = () if rated else (level,)  # a sentence needs no column
        left = Column(
            Live(self.person), Live(self.records), *later, Live(self.rows, grow=1), gap=GAP
        )
        middle = Column(Live(self.results, grow=1), Live(self.sources), gap=GAP)
        right = Fixed(level, width=RIGHT) if rated else None
        columns = Fixed(left, width=LEFT), all_room(middle), right
        return {
            "all": Row(*columns, gap=GAP, middle=False, grow=1),
            "results": pair(Live(self.results), Fixed(beside, width=NARROW), beside),
            "points": Live(self.sources),
            "strength": Live(self.level),
            "records": pair(Live(self.records), all_room(Live(self.rows))),
            "milestones": Live(self.milestones),
            "games": Live(self.games, grow=1),
            "": alone(Live(self.none), ALONE),
        }


class CareerPage(PageFrame):
    """The page; see the module's text."""

    TITLE = msg("career-title")
    KEYS = FACTS_KEYS

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view = career_view.CareerView()
        self.filters = CareerFilters(ctx)
        header = partial(Button, ctx, kind="header")
        self.profiles = header(msg("profiles-title"), wish="profiles")
        self.export = header(msg("career-export"), does=self._choose_file)
        buttons = self.profiles, self.export, self.button_back("header", "ledger-close")
        self.facts = Facts(ctx, "career", "crown", CareerSheet, *buttons)
        self.sheet = self.facts.sheet
        self.zones = [self.filters, *self.sheet.parts, self.facts.band]
        self.filters.changed.connect(self.show_chosen)

    # -- what it shows ------------------------------------------------------------------------

    def show_view(self, view: career_view.CareerView) -> None:
        """Show the games of a person; the filters stay as they are while these are read."""
        waited = self.view.state == "reading" and not self.view.people
        self.view = view
        if view.state != "reading":
            self.filters.show_view(view)
        self.facts.above = self.filters if view.people else None
        self.facts.change()
        self.show_chosen()
        focused = self.window().focusWidget()
        lost = focused is None or (waited and self.isAncestorOf(focused))
        if lost and self.isVisible():
            self.facts.change_now()  # the filters may appear only now
            self.focus_first()

    def show_chosen(self) -> None:
        """Show the games that the filters leave."""
        games = self.view.chosen(self.filters.choice)
        self.filters.show_left(len(games) if self.view.state == "read" else None)
        self.export.setEnabled(bool(games))
        for part in (*self.sheet.parts, self.sheet.none):
            part.show_games(self.view, games)
        self.facts.show_tab()

    def tree(self) -> Box:
        return Live(self.facts, grow=1)

    def focus_first(self) -> None:
        first = focus.focusable(self.filters) if self.view.people else []
        if first:
            first[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.facts.focus_first()

    # -- export -------------------------------------------------------------------------------

    def _choose_file(self) -> None:
        ask_file(self, self.ctx.t("career-export"), FILE, self.write)

    def write(self, path: Path) -> None:
        """Keep the chosen games as a table, or say why that is not possible."""
        # Without the mark Excel takes the letters for those of the system.
        table = "\ufeff" + to_csv(self.view.chosen(self.filters.choice))
        tell_written(lambda: files.write(path, table), path, self.wishing("say"))


class CareerFilters(Holder):
    """A choice for each filter, how many games are left, and a button that clears them.

    Where there is little room they fold into a button that says how many are active.

    Signals:
        changed: other games are to be looked at.
    """

    WIDE = 80.0
    changed = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.choice = CareerChoice()
        self.left: int | None = 0
        self.lists = {
            name: DropDown(ctx, msg(f"career-filter-{name}"), [("", "")]) for name in NAMES
        }
        for name, drop_down in self.lists.items():
            drop_down.changed.connect(self.wishing("person") if name == "person" else self._choose)
        self.clear = Button(ctx, msg("career-filters-clear"), kind="quiet", does=self.clear_all)
        self.fold = Button(ctx, "", kind="quiet")
        self.fold.setCheckable(True)
        self.fold.toggled.connect(self.change)

    def show_view(self, view: career_view.CareerView) -> None:
        """Offer what there is among the games of a person; what is gone is chosen no longer."""
        games, choice = view.games, self.choice
        offered: dict[str, Choices] = {
            "person": [(name, name) for name in view.people] or [("", "–")],
            "since": [(key, msg(f"career-since-{key}")) for key in (ALL, *reversed(DAYS))],
            "seats": _seats(games),
            "module": [
                (module, career_words.module_name(module)) for module in (ALL, *_modules(games))
            ],
            "level": [(level, career_words.level_name(level)) for level in (ALL, *_levels(games))],
        }
        wanted = {
            "person": view.person,
            "since": choice.since,
            "seats": str(choice.seats),
            "module": choice.module,
            "level": choice.level,
        }
        for name, drop_down in self.lists.items():
            drop_down.set_choices(offered[name])
            known = [key for key, _ in offered[name]]
            drop_down.set_value(wanted[name] if wanted[name] in known else known[0], silent=True)
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

    def _choose(self) -> None:
        self.choice = self._chosen(self.choice.person)
        self.changed.emit()

    def clear_all(self) -> None:
        """Look at all games again."""
        for name, drop_down in self.lists.items():
            if name != "person":
                drop_down.set_value(drop_down.choices[0][0], silent=True)
        self._choose()

    def show_left(self, left: int | None) -> None:
        """Say how many games the filters leave, if that is known."""
        self.left = left
        self.clear.setEnabled(self.choice.active > 0)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("career-filters"))
        self.fold.set_words(msg("career-filters-fold", n=self.choice.active))
        super().retranslate()

    def tree(self) -> Box:
        look = self.look
        pairs = [self._pair(name) for name in NAMES]
        known = self.left is not None
        words = look.t("career-chosen", games=msg("career-games", n=self.left or 0))
        left, clear = Words(words if known else "", "strong"), Pressed(self.clear)
        every = Wrapped(*pairs, left, clear, gap=0.9)
        if not look.m.at_most_xs:
            return Ground(Plate(every, pad=(0.7, 0.15)), pad=0.12)
        head = Wrapped(pairs[0], Pressed(self.fold), left, gap=0.6)
        child = Column(head, Wrapped(*pairs[1:], clear, gap=0.6), gap=0.1)
        return Ground(Plate(child if self.fold.isChecked() else head, pad=(0.5, 0.05)), pad=0.12)

    def _pair(self, name: str) -> Box:
        """A choice with its name; one that leaves games out stands on a ground of its own."""
        words = Words(self.look.t(f"career-filter-{name}"), "small", "ink2")
        child = Row(words, Live(self.lists[name]), gap=0.1)
        on = name != "person" and self.lists[name].currentIndex() > 0
        return Ground(child, "accs" if on else None, "acc" if on else None, pad=(0.3, 0))


def _seats(games: Sequence[CareerGameOf]) -> list[tuple[str, Msg | str]]:
    counts = sorted({len(game.game.seats) for game in games})
    numbers: list[tuple[str, Msg | str]] = [(str(n), msg("career-number", n=n)) for n in counts]
    return [("0", msg("career-seats-all")), *numbers]


def _modules(games: Sequence[CareerGameOf]) -> list[str]:
    played = {module for game in games for module in game.played}
    return [module for module in (BASE, *faces()) if module in played]


def _levels(games: Sequence[CareerGameOf]) -> list[str]:
    met = {game.level for game in games}
    return [level for level in (*LEVELS, PEOPLE, REAL) if level in met]
