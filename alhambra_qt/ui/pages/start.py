"""The start page: continue, new game, learn, saved games, demonstration, settings, languages."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QWidget

from alhambra_qt.i18n import LANGS, Msg, language_names, msg
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.box import CENTRE, Box, Drawn, Space, Words, gilded, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import when
from alhambra_qt.ui.kit.frames import Scroll, TablePage
from alhambra_qt.ui.kit.holder import CardGrid, Holder, Live
from alhambra_qt.ui.kit.layouts import Flow, Lines
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.menu import MenuButton
from alhambra_qt.ui.pieces.picture import ALONE, AlhambraPicture
from alhambra_qt.ui.saved.summary import Waiting


class _Title(Holder):
    """The star and the name of the game."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.setAccessibleName(ctx.text(msg("app-name")))

    def tree(self) -> Box:
        name = Words(self.ctx.t("app-name"), "logo", align=CENTRE)
        if self.look.m.small:
            return Row(spring(), Drawn(self._star, 3.6, 3.6), name, spring(), gap=0.8)
        return Column(Space(high=0.25), Drawn(self._star, 5.0, 5.0), name, gap=0.0)

    def _star(self, painter: QPainter, rect: QRectF) -> None:
        paint.logo(painter, rect.center(), rect.height() / 2, self.ctx.theme)


class StartPage(TablePage, QWidget):
    """The first thing anybody sees; `set_continue` tells which game waits, if any."""

    continue_game = Signal()
    new_game = Signal()
    learn = Signal()
    today = Signal()
    saved_games = Signal()
    career = Signal()
    real = Signal()
    together = Signal()
    demo = Signal()
    settings = Signal()
    reader = Signal()
    quit = Signal()
    language_chosen = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self._waiting: Waiting | None = None
        self.newcomer = self.begun = False
        self.picture = AlhambraPicture(ctx, msg("start-picture"))
        self.menu = _Panel(ctx)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        self._row.addWidget(self.picture, 1)
        self._row.addWidget(self.menu, 0)
        self._make_entries()
        self.set_continue(None)
        self.restyle()

    def _make_entries(self) -> None:
        ctx = self.ctx
        self.go_on = MenuButton(ctx, msg("button-continue"), "fountain")
        words, detail = msg("button-new-game"), msg("start-new-detail")
        self.new = MenuButton(ctx, words, "star", detail=detail, key="Ctrl+N")
        self.learning = MenuButton(ctx, msg("start-learn"), "bonus")
        detail = msg("start-today-detail")
        self.daily = MenuButton(ctx, msg("today-title"), "day", detail=detail)
        saved = msg("start-saved-detail")
        self.saved = MenuButton(ctx, msg("start-saved"), "cards", detail=saved)
        self.played = MenuButton(ctx, msg("career-title"), "crown", tight=True)
        self.at_table = MenuButton(ctx, msg("real-title"), "wall", tight=True)
        self.with_others = MenuButton(ctx, msg("together-title"), "swap", tight=True)
        self.show_demo = MenuButton(ctx, msg("start-demo"), "eye", tight=True)
        self.set_up = MenuButton(ctx, msg("button-settings"), "hammer", tight=True)
        self.leave = MenuButton(ctx, msg("button-quit"), "gate", tight=True)
        self.entries = (
            (self.go_on, self.continue_game),
            (self.new, self.new_game),
            (self.learning, self.learn),
            (self.daily, self.today),
            (self.saved, self.saved_games),
            (self.played, self.career),
            (self.at_table, self.real),
            (self.with_others, self.together),
            (self.show_demo, self.demo),
            (self.set_up, self.settings),
            (self.leave, self.quit),
        )
        for entry, signal in self.entries:
            entry.clicked.connect(signal)
            if not entry.tight:
                self.menu.column.addWidget(entry)
        brief = (entry for entry, _ in self.entries if entry.tight)  # their words are short
        self.menu.column.addWidget(CardGrid(ctx, 10.7, brief, most=2, gap=0.1))
        self._make_languages()

    def _make_languages(self) -> None:
        """The languages, and below them whose work the program is."""
        ctx = self.ctx
        self.languages = {
            lang: Button(ctx, name, kind="quiet") for lang, name in language_names().items()
        }
        row = CardGrid(ctx, 5.75, [self.languages[one] for one in LANGS], most=len(LANGS), gap=0.1)
        begun = Flow(ctx)  # beside the name of these stands what part is done
        for lang, button in self.languages.items():
            button.setCheckable(True)
            button.clicked.connect(weakly(self._choose, lang))
            if lang not in LANGS:
                begun.addWidget(button)
        self.by_ear = Button(ctx, msg("reader-entry"), kind="quiet", key="F3")
        self.by_ear.clicked.connect(self.reader)
        self.menu.column.addStretch(2)
        self.menu.column.addWidget(self.by_ear, 0, Qt.AlignmentFlag.AlignHCenter)
        self.menu.column.addWidget(row)
        self.menu.column.addLayout(begun)
        about = Text(ctx, msg("start-about"), role="tiny", tone="ink2", centre=True)
        self.menu.column.addWidget(about)
        self._mark_language()

    def set_continue(
        self, game: Waiting | None, *, newcomer: bool = False, begun: bool = False
    ) -> None:
        """Show what "continue" would continue, if anything, or recommend (to go on) learning."""
        self._waiting, self.newcomer, self.begun = game, newcomer, begun
        self.go_on.setVisible(game is not None)
        self.retranslate()
        if self.focusWidget() in (self.new, self.learning):  # also in a window not yet active
            self.focus_first()

    def retranslate(self) -> None:
        """The second line of "continue" holds a date in the language."""
        game = self._waiting
        self.new.set_detail(msg("start-new-detail"), main=game is None and not self.newcomer)
        first = self.newcomer and game is None
        about = msg("start-learn-again" if self.begun else "start-learn-first")
        self.learning.set_detail(about if first else msg("start-learn-detail"), main=first)
        if game is not None:
            # What is not known yet has its room: nothing may move when it comes.
            names = ", ".join((name.split() or [name])[0] for name in game.names) or " "
            told: Msg | str = " "
            if game.saved is not None:
                time = when(game.saved, self.ctx.language)
                told = msg("start-continue-detail", n=game.round, when=time)
            if game.table:
                names = self.ctx.t("lobby-title", name=game.table)
                told = msg("together-mine")
            self.go_on.set_detail(names, main=True, more=told, preview=game.preview or ALONE)
        self._mark_language()

    def _mark_language(self) -> None:
        for lang, button in self.languages.items():
            button.setChecked(lang == self.ctx.language)

    def _choose(self, lang: str) -> None:
        self.language_chosen.emit(lang)
        self._mark_language()

    def restyle(self) -> None:
        """Take sizes from the context; the picture gives way where there is no room for it."""
        m = self.ctx.metrics
        edge = m.pick(28, 12, 6)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(m.pick(24, 12, 6))
        self.menu.setFixedWidth(min(m.pick(470, 390, 350), max(200, self.width() - 2 * edge)))
        self.menu.tagline.setVisible(not m.tiny)  # all entries are seen at once
        self.daily.setVisible(self.ctx.settings.switch("today"))
        self.picture.setVisible(self.width() >= self.menu.width() + m.px(280))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def focus_first(self) -> None:
        first = self.learning if self.newcomer else self.new
        (first if self._waiting is None else self.go_on).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in focus.ARROWS:
            focus.move(self, focus.ARROWS[key])
        elif QKeySequence(event.keyCombination()) == self.ctx.keys.shown(self.new.key):
            self.new_game.emit()
        elif key == Qt.Key.Key_F3:
            self.reader.emit()
        elif key == Qt.Key.Key_F6:
            inside = any(button.hasFocus() for button in self.languages.values())
            first = next(entry for entry, _ in self.entries if not entry.isHidden())
            target = first if inside else self.languages[self.ctx.language]
            target.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)


class _Panel(Holder):
    """The card with title and menu."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        content = QWidget()
        side = (19, 9, 1)
        self.column = Lines(ctx, content, pad=(side, (12, 4, 0), side, (8, 2, 0)))
        self.column.addWidget(_Title(ctx))
        self.tagline = Text(ctx, msg("start-tagline"), role="small", tone="ink2", centre=True)
        self.column.addWidget(self.tagline)
        self.column.addStretch(1)
        self.scroller = Scroll(ctx, content)

    def tree(self) -> Box:
        return gilded(self.look, Live(self.scroller, grow=1), (0.05, 0.05))
