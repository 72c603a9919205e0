"""The career page: what a person's finished games add up to.

    page = CareerPage(ctx)
    page.show_view(view)            # a CareerView
    page.opened.connect(...)        # a game to be opened

Where there is room all parts stand together, else each behind its tab; the list of games always has
one. Esc closes, Ctrl+Tab turns the tabs, F6 goes from part to part, the arrows from row to row.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog

from alhambra_qt import files
from alhambra_qt.controller.career.export import to_csv
from alhambra_qt.controller.game.records import why_unwritable
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import ENDLESS, Bounded, Box, Fixed, Ground, Plate, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Scroll
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed, Spread
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.ledger.header import Band
from alhambra_qt.ui.pages.career_filters import CareerFilters
from alhambra_qt.ui.pages.career_games import CareerGames
from alhambra_qt.ui.pages.career_part import CareerPart, CareerView
from alhambra_qt.ui.pages.career_person import CareerPerson, CareerRecords, CareerRows
from alhambra_qt.ui.pages.career_results import CareerResults, CareerSources
from alhambra_qt.ui.pages.career_strength import CareerLevels, CareerModules

TABS = ("all", "results", "points", "strength", "records", "games")
LEFT, RIGHT, TOGETHER = 21.0, 34.0, 88.0  # ems: side columns, and from which on all stands together
BESIDE = 60.0  # ems from which on two parts stand beside each other
ALONE = 46.0  # ems, the most for what stands alone
GAP = 0.4
FILE = "alhambra-career.csv"
TAB = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class CareerSheet(Holder):
    """The parts of a tab, in as many columns as there is room for."""

    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.tab = self.wished = TABS[0]
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
        made: dict[str, Callable[[], Box]] = {
            "all": self._all,
            "results": lambda: self._pair(Live(self.results), self._beside(), 0.7),
            "points": lambda: Column(Live(self.sources)),
            "strength": lambda: self._pair(Live(self.levels), Live(self.modules)),
            "records": lambda: self._pair(Live(self.records), Live(self.rows)),
            "games": lambda: Column(Live(self.games)),
        }
        return Ground(made[self.tab](), pad=GAP)

    def _empty(self) -> Box:
        """One sentence, and what to do about it."""
        any_games = bool(self.person.view.games)
        text = self.look.t("career-none-chosen" if any_games else "career-empty")
        held: list[Box] = [Words(text, "body", wrap=True)]
        if not any_games:
            held.append(Row(Pressed(self.new_game)))
        plate = Plate(Column(*held, gap=0.8), pad=(1.2, 1.0))
        return Ground(Bounded(plate, most=(ALONE, ENDLESS)), pad=GAP)

    def _beside(self) -> Box:
        return Column(Live(self.person), Live(self.rows, grow=1), gap=GAP)

    def _pair(self, first: Box, second: Box, share: float = 0.5) -> Box:
        if self.width() < BESIDE * self.look.em:
            return Column(first, second, gap=GAP)
        room = self.width() / self.look.em - 3 * GAP
        one, two = Fixed(first, wide=share * room), Fixed(second, wide=room - share * room)
        return Row(one, two, gap=GAP, middle=False)

    def _all(self) -> Box:
        room = self.width() / self.look.em - 4 * GAP
        left = Column(Live(self.person), Live(self.records), Live(self.rows, grow=1), gap=GAP)
        middle = Column(Live(self.results, grow=1), Live(self.sources), gap=GAP)
        right = Column(Live(self.levels), Live(self.modules, grow=1), gap=GAP)
        widths = (LEFT, room - LEFT - RIGHT, RIGHT)
        columns = (
            Fixed(column, wide=wide)
            for column, wide in zip((left, middle, right), widths, strict=True)
        )
        return Row(*columns, gap=GAP, middle=False)


class CareerPage(Spread):
    """The page; see the module's text.

    Signals:
        back: Esc or Close.
        opened: a game shall be opened, a ``CareerGameOf``.
        deleted: a game shall be deleted.
        person_chosen: somebody else's games are wanted.
        profiles_wanted: the profiles are to be shown.
        new_game: a new game is wanted.
        told: a sentence to tell, and whether it is good.
    """

    back = Signal()
    opened = Signal(object)
    deleted = Signal(object)
    person_chosen = Signal(str)
    profiles_wanted = Signal()
    new_game = Signal()
    told = Signal(object, bool)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view = CareerView()
        self.band = Band(ctx, msg("career-title"))
        self.filters = CareerFilters(ctx)
        self.sheet = CareerSheet(ctx)
        self.scroller = Scroll(ctx, self.sheet)
        self.tabs: dict[str, Button] = {}
        for tab in TABS:
            button = Button(ctx, msg(f"career-tab-{tab}"), kind="header")
            button.setCheckable(True)
            button.clicked.connect(partial(self.show_tab, tab))
            self.tabs[tab] = button
        self.profiles = Button(ctx, msg("profiles-title"), kind="header")
        self.export = Button(ctx, msg("career-export"), kind="header")
        self.close_button = Button(ctx, msg("ledger-close"), kind="header", key=msg("key-esc"))
        self.dialog: QFileDialog | None = None
        self._connect()

    def _connect(self) -> None:
        self.profiles.clicked.connect(lambda _=False: self.profiles_wanted.emit())
        self.export.clicked.connect(lambda _=False: self._choose_file())
        self.close_button.clicked.connect(lambda _=False: self.back.emit())
        self.sheet.new_game.clicked.connect(lambda _=False: self.new_game.emit())
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

    def show_tab(self, tab: str, _checked: bool = False) -> None:
        """Turn to a tab, or to the first while there is no room for it."""
        offered = self.offered
        self.sheet.wished = tab
        if offered and tab not in offered:
            tab = offered[0]
        self.sheet.tab = tab
        for name, button in self.tabs.items():
            button.setChecked(name == tab)
        right = [self.profiles, self.export, self.close_button]
        self.band.put([self.tabs[name] for name in offered], [], right)
        self.sheet.change()
        self.scroller.verticalScrollBar().setValue(0)

    def tree(self) -> Box:
        """The band, the filters, and below them the parts."""
        filters = [Live(self.filters)] if self.view.people else []
        return Column(Live(self.band), *filters, Live(self.scroller, grow=1), gap=0)

    # -- keys ---------------------------------------------------------------------------------

    def focus_first(self) -> None:
        """The first filter; without games the new game."""
        first = focus.focusable(self.filters) or focus.focusable(self.sheet)
        (first[0] if first else self.close_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def turn(self, step: int) -> None:
        """Turn to the next tab or the one before."""
        offered = self.offered
        if offered:
            here = offered.index(self.sheet.tab) if self.sheet.tab in offered else 0
            self.show_tab(offered[(here + step) % len(offered)])
            found = focus.focusable(self.sheet)
            if found:
                found[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the whole page."""
        key, mods = Qt.Key(event.key()), event.modifiers()
        back = bool(mods & Qt.KeyboardModifier.ShiftModifier) or key == Qt.Key.Key_Backtab
        if key == Qt.Key.Key_Escape:
            self.back.emit()
        elif key in TAB and mods & Qt.KeyboardModifier.ControlModifier:
            self.turn(-1 if back else 1)
        elif key == Qt.Key.Key_F6:
            focus.next_zone([self.filters, *self.sheet.parts, self.band], -1 if back else 1)
        elif key in focus.ARROWS:
            if focus.move(self, focus.ARROWS[key]):
                self._reveal()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab goes on as usual, and what has the focus is in sight."""
        moved = super().focusNextPrevChild(following)
        self._reveal()
        return moved

    def _reveal(self) -> None:
        held = self.window().focusWidget()
        if held is not None and self.sheet.isAncestorOf(held):
            focus.reveal(held)

    # -- the page itself ----------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the first filter."""
        super().showEvent(event)
        self.focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for all parts, or no longer."""
        super().resizeEvent(event)
        self.show_tab(self.sheet.wished)

    def restyle(self) -> None:
        """Take sizes from the context."""
        super().restyle()
        self.setWindowTitle(self.ctx.text(msg("career-title")))
        self.show_tab(self.sheet.wished)

    # -- export -------------------------------------------------------------------------------

    def _choose_file(self) -> None:
        dialog = QFileDialog(self, self.ctx.text(msg("career-export")))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.selectFile(FILE)
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog = dialog
        dialog.open()

    def write(self, path: Path) -> None:
        """Keep the chosen games as a table, or say why that is not possible."""
        said: Msg
        try:
            files.write(path, to_csv(self.view.chosen(self.filters.choice)))
        except OSError as error:
            said = msg("career-not-exported", reason=why_unwritable(error))
            self.told.emit(said, False)
        else:
            self.told.emit(msg("career-exported", file=str(path)), True)
