"""The career page: what a person's finished games add up to.

    page = CareerPage(ctx)
    page.show_view(view)            # a CareerView
    page.opened.connect(...)        # a game to be opened

The list of games always has a tab of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt import files
from alhambra_qt.controller.career.export import to_csv
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import ENDLESS, Bounded, Box, Fixed, Ground, Plate, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live, Pressed
from alhambra_qt.ui.kit.rows import ByWidth, Column, Row
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.career_filters import CareerFilters
from alhambra_qt.ui.pages.career_games import CareerGames
from alhambra_qt.ui.pages.career_part import CareerPart, CareerView, all_room
from alhambra_qt.ui.pages.career_person import CareerPerson, CareerRecords, CareerRows
from alhambra_qt.ui.pages.career_results import CareerResults, CareerSources
from alhambra_qt.ui.pages.career_strength import CareerLevels, CareerModules
from alhambra_qt.ui.pages.paper import ask_file
from alhambra_qt.ui.pages.tabbed import TabbedPage, TabSheet

TABS = ("all", "results", "points", "strength", "records", "games")
LEFT, RIGHT, TOGETHER = 21.0, 34.0, 88.0  # ems: side columns, and from which on all stands together
NARROW = 23.0  # ems: the column beside the results
BESIDE = 60.0  # ems from which on two parts stand beside each other
ALONE = 46.0  # ems, the most for what stands alone
GAP = 0.4
FILE = "alhambra-career.csv"


class CareerSheet(TabSheet):
    """The parts of a tab, in as many columns as there is room for."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, TABS[0])
        self.person, self.records, self.rows = (
            CareerPerson(ctx),
            CareerRecords(ctx),
            CareerRows(ctx),
        )
        self.results, self.sources = CareerResults(ctx), CareerSources(ctx)
        self.levels, self.modules = CareerLevels(ctx), CareerModules(ctx)
        self.games = CareerGames(ctx)
        self.new_game = Button(ctx, msg("button-new-game"), kind="primary")

    @property
    def parts(self) -> tuple[CareerPart, ...]:
        """All parts, in the order of F6."""
        return (
            *(self.person, self.results, self.sources, self.levels, self.modules),
            *(self.records, self.rows, self.games),
        )

    def tree(self) -> Box:
        """The parts that are looked at, or why there are none."""
        if not self.person.games:
            return self._empty()
        beside = Column(Live(self.person), Live(self.rows, grow=1), gap=GAP)
        made: dict[str, Callable[[], Box]] = {
            "all": self._all,
            "results": lambda: _pair(Live(self.results), Fixed(beside, wide=NARROW), beside),
            "points": lambda: Live(self.sources),
            "strength": lambda: _pair(Live(self.levels), all_room(Live(self.modules))),
            "records": lambda: _pair(Live(self.records), all_room(Live(self.rows))),
            "games": lambda: Live(self.games),
        }
        return Ground(Column(made[self.tab]()), pad=GAP)

    def _empty(self) -> Box:
        """One sentence, and what to do about it."""
        any_games = bool(self.person.view.games)
        text = self.look.t("career-none-chosen" if any_games else "career-empty")
        held: list[Box] = [Words(text, "body", wrap=True)]
        if not any_games:
            held.append(Row(Pressed(self.new_game)))
        plate = Plate(Column(*held, gap=0.8), pad=(1.2, 1.0))
        return Ground(Column(Bounded(plate, most=(ALONE, ENDLESS)), spring()), pad=GAP)

    def _all(self) -> Box:
        left = Column(Live(self.person), Live(self.records), Live(self.rows, grow=1), gap=GAP)
        middle = Column(Live(self.results, grow=1), Live(self.sources), gap=GAP)
        right = Column(Live(self.levels), Live(self.modules, grow=1), gap=GAP)
        columns = Fixed(left, wide=LEFT), all_room(middle), Fixed(right, wide=RIGHT)
        return Row(*columns, gap=GAP, middle=False, grow=1)


def _pair(first: Box, second: Box, below: Box | None = None) -> Box:
    """Two parts beside each other, or where that has no room below each other."""
    broad = Row(all_room(first), second, gap=GAP, middle=False)
    return ByWidth(BESIDE, broad, Column(first, below or second, gap=GAP), grow=1)


class CareerPage(TabbedPage):
    """The page; see the module's text.

    Signals:
        opened: a game shall be opened, a ``CareerGameOf``.
        deleted: a game shall be deleted.
        person_chosen: somebody else's games are wanted.
        profiles_wanted: the profiles are to be shown.
        new_game: a new game is wanted.
        told: a sentence to tell, and whether it is good.
    """

    opened = Signal(object)
    deleted = Signal(object)
    person_chosen = Signal(str)
    profiles_wanted = Signal()
    new_game = Signal()
    told = Signal(object, bool)

    def __init__(self, ctx: UiContext) -> None:
        tabs = {tab: msg(f"career-tab-{tab}") for tab in TABS}
        sheet = CareerSheet(ctx)
        super().__init__(ctx, msg("career-title"), "crown", tabs, sheet)
        self.sheet, self.view = sheet, CareerView()
        self.filters = CareerFilters(ctx)
        header = partial(Button, ctx, kind="header")
        self.profiles = header(msg("profiles-title"), does=self.profiles_wanted)
        self.export = header(msg("career-export"), does=self._choose_file)
        self.sheet.new_game.clicked.connect(self.new_game)
        self.filters.changed.connect(self.show_chosen)
        self.filters.person_chosen.connect(self.person_chosen)
        self.sheet.games.deleted.connect(self.deleted)
        for part in self.sheet.parts:
            part.opened.connect(self.opened)

    # -- what it shows ------------------------------------------------------------------------

    def show_view(self, view: CareerView) -> None:
        """Show the games of a person."""
        self.view = view
        self.filters.show_view(view)
        self.show_chosen()
        self.change()  # without anybody there are no filters

    def show_chosen(self) -> None:
        """Show the games that the filters leave."""
        games = self.view.chosen(self.filters.choice)
        self.filters.show_left(len(games))
        self.export.setEnabled(bool(games))
        for part in self.sheet.parts:
            part.show_games(self.view, games)
        self.show_tab(self.sheet.wished)

    @property
    def offered(self) -> list[str]:
        """The tabs there is room for: all together only in a large window."""
        if not self.view.games:
            return []
        wide = self.width() >= TOGETHER * self.ctx.metrics.body
        return [TABS[0], TABS[-1]] if wide else list(TABS[1:])

    @property
    def parts_by_key(self) -> Sequence[QWidget]:
        return [self.filters, *self.sheet.parts, self.band]

    def at_right(self) -> list[Button]:
        return [self.profiles, self.export, self.close_button]

    def tree(self) -> Box:
        """The band, the filters, and below them the parts."""
        filters = [Live(self.filters)] if self.view.people else []
        return Column(Live(self.band), *filters, Live(self.scroller, grow=1), gap=0)

    def focus_first(self) -> None:
        """The first filter; without games the new game."""
        first = focus.focusable(self.filters) if self.view.people else []
        if first:
            first[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().focus_first()

    # -- export -------------------------------------------------------------------------------

    def _choose_file(self) -> None:
        ask_file(self, self.ctx.t("career-export"), FILE, self.write)

    def write(self, path: Path) -> None:
        """Keep the chosen games as a table, or say why that is not possible."""
        try:
            files.write(path, to_csv(self.view.chosen(self.filters.choice)))
        except OSError as error:
            self.told.emit(msg("career-not-exported", reason=files.why_unwritable(error)), False)
        else:
            self.told.emit(msg("career-exported", file=str(path)), True)
