"""The new-game page: seats, options, favourites, modules; Enter plays what was played last time.

page = NewGamePage(ctx)
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import reduce

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QCursor, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from alhambra_qt import modules
from alhambra_qt.controller.career import career_words
from alhambra_qt.controller.career.figures import games_of
from alhambra_qt.controller.career.finished import CareerGame
from alhambra_qt.controller.career.rating import (
    Rating,
    fits,
    fitted,
    fitting,
    person_in,
    rate,
    set_of,
)
from alhambra_qt.controller.game import presets, setup_code
from alhambra_qt.controller.game.gameconfig import (
    AI,
    AI_NAMES,
    GameConfig,
    checked,
    default_config,
    from_json,
    problems,
    to_json,
)
from alhambra_qt.controller.game.presets import minutes
from alhambra_qt.controller.game.seats import people
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import ENDLESS, Bounded, Box, Fixed
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Row, Wrapped, all_room
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.setup.favourite_list import FavouriteList, players_and_modules
from alhambra_qt.ui.setup.game_options import GameOptions
from alhambra_qt.ui.setup.module_cards import ModuleCard, ModuleStrip, PresetBar, offered
from alhambra_qt.ui.setup.seat_cards import NAMES, Heading, SeatCard, SeatList

PLAY = msg("new-play")
UNFOLD_KEY = "M"


class NewGamePage(PageFrame):
    """The page of a new game; `play` carries the checked set-up, ``go`` is its button."""

    GRANTS: Mapping[str, str] = {
        "update": "_update",
        "config": "set_config",
        "keep_favourite": "_keep_favourite",
        "modules": "_choose",
        "surprise": "_surprise",
        "point": "_point",
    }

    widest = 1864
    KEYS = (PageKey("F1", "read_rules"), PageKey(UNFOLD_KEY, "unfold"))

    def __init__(self, ctx: UiContext, seed: str = "", go: Msg = PLAY) -> None:
        super().__init__(ctx, msg("button-new-game"))
        self._career: Sequence[CareerGame] = ()
        self._stays = False  # whether the modules stay in their place on the screen
        self._wide, self._left = True, 0  # whether both sides stand beside each other; how wide
        self._line = 0  # the width at which a seat stands in one line
        self._arranged = (True, 0, 0, False)  # what the tree was made for
        self.folded = self._opened = False  # whether all but the seats is one line; if opened once
        self.seat_list = SeatList(ctx)
        self.shortcuts: list[Button] = []
        self.cards = [ModuleCard(ctx, module) for module in offered()]
        self.options = GameOptions(ctx)
        self.favourites = FavouriteList(ctx)
        self.strip = ModuleStrip(ctx, _differences(most_different()))
        self._make_columns()
        self._make_footer(go)
        self.scroller.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.set_config(evolve(self._remembered(), seed=seed))
        self.restyle()

    # What is asked for.

    @property
    def seats(self) -> list[SeatCard]:
        return self.seat_list.cards

    def config(self) -> GameConfig:
        """The set-up as it stands, checked or not."""
        chosen = tuple(card.module for card in self.cards if card.isChecked())
        config = GameConfig(
            seats=tuple(card.config for card in self.seats),
            modules=chosen,
            seed=self.options.seed(),
            variants=self.options.variants(chosen),
            youngest=self.options.youngest(len(self.seats)),
            counts=self.options.counts(),
            purist=self.options.purist(),
            sealed=self.options.sealed(),
        )
        return self._fitted(config)

    def _fitted(self, config: GameConfig) -> GameConfig:
        """Draw the levels that are to fit the person, if there is exactly one."""
        rating = self._rating(config)
        return config if rating is None else fitted(config, rating)

    def _rating(self, config: GameConfig) -> Rating | None:
        """The rating of the only person, with as many modules."""
        person = person_in(config)
        games = games_of(self._career, person)
        return rate(games, set_of(config.modules)) if person else None

    def show_career(self, games: Sequence[CareerGame]) -> None:
        """Take these finished games of all people for their ratings."""
        self._career = games
        self._update()

    def fold(self, first: bool) -> None:
        """Show all but the seats as one line before the ``first`` game, unless it was used."""
        last = self._last()
        used = self._opened or self.favourites.rows or self.config().modules
        self._set_folded(first and not used and not (last is not None and last.modules))

    def unfold(self) -> bool:
        """Show everything; return whether it was folded."""
        if not self.folded:
            return False
        self._opened = True
        self._set_folded(False)
        self.presets.base.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _set_folded(self, folded: bool) -> None:
        if folded == self.folded:
            return
        self.folded = folded
        self.options.setVisible(not folded)
        self.more.setVisible(folded)
        for shortcut in self.shortcuts[:-1]:  # without rules they lead to what is folded
            self.header.offer(shortcut, not folded)
        self.zones = [self.header, self.left, self.right, self.footer]
        if folded:
            self.zones.remove(self.right)
        self.arrange()
        self.change_now()

    def set_config(self, config: GameConfig, far: Container[int] = ()) -> None:
        """Show another set-up; people in the ``far`` seats are at other computers."""
        self.seat_list.show_seats(config.seats, far)
        self.arrange()
        for card in self.cards:
            card.setChecked(card.module in config.modules)
        self.options.show_config(config)
        self._update()

    def _remembered(self) -> GameConfig:
        """The last set-up with a new seed; at first one person against three computers."""
        return self._last() or self._fresh()

    def _last(self) -> GameConfig | None:
        """The set-up of the last game, None if there was none that can be played."""
        data = self.ctx.settings.data("last_setup")
        if not data:
            return None
        try:
            config = from_json(data)
        except Unreadable:
            return None
        kept = tuple(module for module in config.modules if module in offered())
        variants = tuple(pair for pair in config.variants if pair[0] in kept)
        config = evolve(config, seed="", modules=kept, variants=variants)
        return None if problems(config) else config

    def _fresh(self) -> GameConfig:
        """One person against three computers, with help as the settings say."""
        settings = self.ctx.settings
        others = [name for name in AI_NAMES if name != settings.person][:3]
        config, assist = default_config((settings.person, *others)), settings.text("assist")
        seats = tuple(evolve(seat, assist=assist) for seat in config.seats)
        return evolve(config, seats=seats, counts=settings.switch("show_counts"))

    def start(self) -> None:
        """Play, if that is possible; the set-up is remembered."""
        config = self.config()
        if _wrong(config):
            return
        self.ctx.settings.set("last_setup", to_json(evolve(config, seed="")))
        self.last.setEnabled(True)
        self.wish("play", self._fitted(checked(config)))  # only now there surely is a seed
        # Who comes back here wants another game, not the same cards again.
        self.options.roll()

    # How it is laid out.

    def _make_columns(self) -> None:
        self.left, self.right = QWidget(), QWidget()
        self.right.installEventFilter(self)
        self.left.installEventFilter(self)
        left, right = QVBoxLayout(self.left), QVBoxLayout(self.right)
        for column in (left, right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
        left.addWidget(self.seat_list)
        self.options.code.field.changed.connect(self._take_code)
        left.addWidget(self.options)
        self.more = Button(self.ctx, msg("new-more"), kind="dashed", key=UNFOLD_KEY)
        self.more.clicked.connect(self.unfold)
        self.more.hide()
        left.addWidget(self.more)
        left.addStretch(1)
        self._fill_right(right)
        self.zones = [self.header, self.left, self.right, self.footer]

    def _fill_right(self, right: QVBoxLayout) -> None:
        self.chosen = Text(self.ctx, "", role="body", tone="ink2", wrap=False)
        heading = Heading(self.ctx, msg("new-modules"))
        heading.row.addWidget(self.chosen)
        self.presets = PresetBar(self.ctx)
        heading.row.addWidget(self.presets, 1)
        right.addWidget(heading)
        for card in self.cards:
            card.toggled.connect(self._update)
        right.addWidget(Holder(self.ctx, self._modules))
        right.addWidget(self.favourites)
        right.addStretch(1)

    def _modules(self) -> Box:
        return EqualColumns(12.3, [*map(Live, self.cards)], most=4, gap=0)

    def _make_footer(self, go: Msg) -> None:
        self.go = Button(self.ctx, go, kind="primary", key=msg("key-enter"))
        self.go.clicked.connect(self.start)
        self.primary.connect(self.start)
        self.footer.put(self.button_back(), self.go)
        for words, run in (
            (msg("new-code-header"), self.options.code.take_focus),
            (msg("new-favourites"), self.favourites.take_focus),
            (msg("new-last"), self._show_last),
            (msg("new-reset"), self._reset),
            (msg("rulebook-title"), self._want_rules),
        ):
            self.shortcuts.append(Button(self.ctx, words, kind="header"))
            self.shortcuts[-1].clicked.connect(run)
        self.shortcuts[-1].key = "F1"
        self.last = self.shortcuts[2]
        self.last.setEnabled(self._last() is not None)

    def body_tree(self) -> Box:
        look = self.look
        gap, left, right = look.ems(24, 16, 10), Live(self.left), Live(self.right)
        # Where the header has no room for them, its buttons stand here.
        shown = self.shortcuts[-1:] if self.folded else self.shortcuts
        buttons = None if self.header.buttons else Wrapped(*map(Live, shown), gap=0)
        if self.folded:
            most = max(self._line, self._left) / look.em
            sides: Box = Bounded(left, most=(most, ENDLESS))
        elif self._wide:
            aside = Fixed(left, width=self._left / look.em)
            sides = Row(aside, all_room(right), gap=gap, middle=False)
        else:
            sides = Column(left, right, gap=gap)
        return self.stacked(buttons, sides)

    def below(self) -> Box:
        return Column(None if self.folded else Live(self.strip), Live(self.footer), gap=0)

    def _show_last(self) -> None:
        self.set_config(self._remembered())

    def _reset(self) -> None:
        self.set_config(self._fresh())

    def _want_rules(self) -> None:
        self.wish("rules", "")

    def first_focus(self) -> QWidget | None:
        """Play, so that two clicks or two keys lead from the start page to a board."""
        return self.go

    def read_rules(self) -> None:
        """Open the rules of the shown module, without one those of the set-up."""
        self.wish("rules", self.strip.module)

    def _point(self, module: str) -> None:
        """Tell of the module under the pointer, else of the one with the focus, else of none."""
        pointed = [card.module for card in self.cards if card.underMouse()]
        focused = [card.module for card in self.cards if card.hasFocus()]
        self.strip.show_module(module or next(iter((*pointed, *focused)), ""))

    def _scrolled(self) -> None:
        """Let a card go that left a resting pointer; Qt notices only when the pointer moves."""
        under = QApplication.widgetAt(QCursor.pos())
        for card in self.cards:
            if card.underMouse() and card not in (under, under and under.parentWidget()):
                QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))

    def restyle(self) -> None:
        super().restyle()
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.left and event.type() == QEvent.Type.LayoutRequest:
            if self.seat_list.one_line() != self._line:  # as in another language
                self.arrange()
        elif watched is self.right and isinstance(event, QMoveEvent) and self._stays:
            bar = self.scroller.verticalScrollBar()
            bar.setValue(bar.value() + event.pos().y() - event.oldPos().y())
        return super().eventFilter(watched, event)

    def arrange(self) -> None:
        self._stays = False
        m, room = self.ctx.metrics, self.panel_rect()
        self._wide = wide = room.width() >= m.px(900)
        # So wide that a seat stands in one line, if that leaves room for four modules in a row.
        self._line = line = self.seat_list.one_line()
        self._left = left = line if room.width() - line >= m.px(900) else m.pick(500, 440, 412)
        free = room.width() - 3 * m.pick(24, 14, 10)
        self.seat_list.arrange((left if wide and not self.folded else free) >= line)
        self._place_around(room.width() >= m.px(800), room.height() >= m.px(520))
        arranged = self._wide, line, left, bool(self.header.buttons)
        if arranged != self._arranged:
            self._arranged = arranged
            self.change()  # not now: other parts may still have the looks of before

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()

    def _place_around(self, wide: bool, high: bool) -> None:
        """Buttons in the header and all of the strip; less of both in a small window."""
        self.header.put(*(self.shortcuts if wide else ()))
        if self.strip.slim == high:
            self.strip.slim = not high
            self.strip.restyle()

    # Keeping everything in step.

    def offer_lessons(self) -> None:
        """Offer the lessons that are not done; whoever comes back may have done one."""
        for card in self.cards:
            card.refresh_offer()

    def offer_lesson(self, module: str, minutes: int) -> None:
        """Offer the lesson about a module, of so many minutes; 0: there is none to be offered."""
        self.cards[offered().index(module)].offer.offer(minutes)

    def _choose(self, wanted: Sequence[str]) -> None:
        for card in self.cards:
            with QSignalBlocker(card):
                card.setChecked(card.module in wanted)
        self._update()

    def _surprise(self, budget: int) -> None:
        drawn = presets.surprise(self.options.seed(), budget)
        if drawn == self.config().modules:
            self.options.roll()
            drawn = presets.surprise(self.options.seed(), budget)
        self._choose(drawn)

    def _take_code(self, text: str) -> None:
        """Set up what a code says, or say what is wrong with it."""
        try:
            config = setup_code.read(text, self.config())
        except setup_code.BadCode as error:
            self.options.code.say(error.text, "warn")
            return
        self.set_config(config)
        self.options.code.say(msg("new-code-done"), "ok")

    def _keep_favourite(self) -> None:
        if not problems(self.config()):
            self.favourites.keep(self.config())

    def _update(self) -> None:
        config = self.config()
        self.options.show_names([seat.name for seat in config.seats])
        # In one column options come and go above the modules: what was pressed keeps its place.
        pressed = QApplication.focusWidget()
        self._stays = pressed is not None and self.right.isAncestorOf(pressed)
        self.options.show_modules(config.modules)
        self.presets.show_modules(config.modules)
        persons = len(people(config))
        chosen = msg("new-modules-chosen", n=len(config.modules), total=len(self.cards))
        self.chosen.set_words(chosen)
        for module_card in self.cards:
            module_card.show_seats(len(config.seats), persons)
        self.strip.show_chosen(config.modules, _differences(config))
        self.seat_list.show_rating(self._told(config), [seat.level for seat in config.seats])
        self._show_summary(config)

    def _told(self, config: GameConfig) -> list[Msg]:
        """Return the expected result of the person at this table, and the level that was drawn."""
        rating, drawn = self._rating(config), [seat for seat in config.seats if seat.fitting]
        if rating is None:
            return []
        levels = [seat.level for seat in config.seats if seat.kind == AI]
        found = career_words.expected(rating, levels, draws=fits(config))
        if fits(config):
            found.append(career_words.drawn(fitting(rating, config), drawn[0].level))
        return found

    def _show_summary(self, config: GameConfig) -> None:
        """Sum up the set-up and its differences from the printed rules; or say what is wrong."""
        wrong = _wrong(config)
        self.go.setEnabled(not wrong)
        self.options.code.show_code("" if wrong else setup_code.write(config))
        if wrong:
            self.footer.say(wrong[0], "warn")
            return
        players, with_what = players_and_modules(config)
        length = minutes(config.modules, len(config.seats), len(people(config)))
        summary = msg("new-summary", players=players, modules=with_what, minutes=length)
        for seat in config.seats:
            if seat.fitting and seat.kind == AI:  # all of them have drawn the same
                drawn = msg("new-fitting-level", level=msg(f"level-{seat.level}"))
                summary = msg("new-joined", head=summary, rest=drawn)
                break
        self.footer.say(summary, "ink")


def _wrong(config: GameConfig) -> list[Msg]:
    """Return the reasons why a set-up cannot be played, in sentences."""
    found = [problem.text for problem in problems(config)]
    return found or [msg("new-fitting-one")] * (fits(config) and not person_in(config))


def _differences(config: GameConfig) -> Msg:
    return reduce(lambda a, b: msg("new-joined", head=a, rest=b), presets.differences(config))


def most_different() -> GameConfig:
    """The set-up that differs from the printed rules in most ways."""
    variants = tuple((module.id, module.variants[-1]) for module in modules.ALL if module.variants)
    return evolve(default_config(NAMES[:2], 2), modules=offered(), variants=variants)
