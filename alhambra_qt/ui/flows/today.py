"""The day: its deals, one's own month, and challenges."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtGui import QGuiApplication

from alhambra_qt import files
from alhambra_qt.controller.career.finished import person_key, profile_named, seat_of
from alhambra_qt.controller.career.store import default_store
from alhambra_qt.controller.game import records, setup_code
from alhambra_qt.controller.game.gameconfig import (
    GameConfig,
    SeatConfig,
    first_person,
)
from alhambra_qt.controller.game.reviews import whole_review
from alhambra_qt.controller.game.seats import people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.today import deals
from alhambra_qt.controller.today.challenge import (
    BadChallenge,
    Challenge,
    challenge,
    read,
    with_moves,
)
from alhambra_qt.controller.today.compare import ChallengeView, challenge_view, even_of
from alhambra_qt.controller.today.days import (
    DayDeal,
    DayHint,
    DayView,
    OwnGame,
    day_hint,
    day_view,
    label,
)
from alhambra_qt.controller.today.tries import DealTry, Tries, may_be_try, person_of
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit.window import MainWindow, Page

if TYPE_CHECKING:
    from alhambra_qt.ui.today.today_page import TodayPage


class TodayFlow(PageFlow):
    """Shows the deals of a date, and keeps which games are tries."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self.folder, self.tries = folder, Tries()
        self.person = ""
        self.day: date | None = None  # None: today
        self._whole: Challenge | None = None  # the last one sent, with all moves
        self._gone: tuple[GameConfig, Challenge] | None = None  # the last one removed
        self._told: set[tuple[str, bool]] = set()  # tries that are kept: file, and whether over
        self.page: Page[TodayPage] = self.add_page(
            "today",
            enter=self.fill,
            play=self._play,
            open_try=self._open,
            day=self._turn_to,
            person=self._choose,
            dare=self._dare,
            review=partial(self.go, "after-saved", "review"),
            given=self._receive,
            challenge=self._play_challenge,
            forget=self._forget,
        )

    # -- tries --------------------------------------------------------------------------------

    def attend(self, session: Session, path: Path) -> None:
        """Keep a game as a try of its deal, from its first action on.

        It counts for the day on which it began, whatever the clock says later.
        """
        if not may_be_try(session):
            return
        now, code = deals.today(), setup_code.write(session.config)
        kinds = (label(now, kind) for kind in deals.KINDS if deals.code_of(now, kind) == code)
        deal = next(kinds, "")
        before = self.tries.of(person_of(session)).get(code)
        other = before is not None and before.record != path.name
        renamed = before is not None and not os.path.exists(self.folder / before.record)
        goes_on = other and renamed and bool(session.steps)
        # First of all listeners: the game itself is saved after that.
        session.listeners.insert(0, lambda _change: self._keep(session, path.name, deal))
        self._keep(session, path.name, deal, goes_on=goes_on)
        if before is not None and before.deal and other and not goes_on:
            self.say(msg("today-practising"), good=True)

    def hand_over(self, before: str, after: str) -> None:
        """Follow a profile that was renamed, or deleted if ``after`` is empty; "" is everybody."""
        self._write(lambda: self.tries.hand_over(before, after))

    def _write(self, change: Callable[[], None]) -> None:
        try:
            change()
        except OSError as error:
            self.say(msg("today-not-kept", reason=files.why_unwritable(error)))
        self._complain()

    def _keep(self, session: Session, record: str, deal: str, *, goes_on: bool = False) -> None:
        if not session.steps or (record, session.over) in self._told:
            return
        self._told.add((record, session.over))
        self._write(lambda: self.tries.begin(session, record, deal, goes_on=goes_on))
        if session.over:
            self._write(lambda: self.tries.end(session, record))

    def _complain(self) -> None:
        if self.tries.trouble is not None:
            self.say(self.tries.trouble)
            self.tries.trouble = None

    @property
    def left(self) -> Msg:
        """Say how many deals of today are still to be finished."""
        now, tries = deals.today(), self.tries.of(self.me.name)
        mine = (tries.get(deals.code_of(now, kind)) for kind in deals.KINDS)
        return msg(
            "start-today-left", n=sum(not attempt or attempt.points is None for attempt in mine)
        )

    # -- the page -----------------------------------------------------------------------------

    def show(self) -> None:
        """Show today."""
        self.day = None
        self.fill()  # before it is shown, so that what comes first has the focus
        self.page.open()

    def fill(self) -> None:
        """Update what is shown."""
        profiles = default_store().profiles() or ()
        me, names = self.me, [profile.name for profile in profiles]
        if person_key(me.name) not in map(person_key, names):
            names.insert(0, me.name)
        now, tries = deals.today(), self.tries.of(me.name)
        view = day_view(me, tries, self.day or now, now)
        self.page().show_people(names, me.name)
        self.page().show_view(evolve(view, hint=self._hint(view, tries)))
        self._show_challenge(me, tries)
        self._complain()

    def _hint(self, view: DayView, tries: Mapping[str, DealTry]) -> DayHint | None:
        """Return the best way in a deal of the date shown if it is over, else of the day before."""
        day = view.day if view.day < view.today else view.day - timedelta(days=1)
        codes = (deals.code_of(day, kind) for kind in deals.KINDS)
        done = (tries[code] for code in codes if code in tries)
        mine = next((attempt for attempt in done if attempt.points is not None), None)
        path = self.folder / Path(mine.record).name if mine is not None else None
        if mine is None or path is None or not os.path.exists(path):
            return None
        reviewed = os.path.exists(records.review_path(path))
        return day_hint(day, path.name, self._game_of(mine) if reviewed else (None, None))

    @property
    def me(self) -> SeatConfig:
        """The seat of whom the page is about: who was chosen, else who played last."""
        seat = first_person(self.settings.data("last_setup"))
        seat = seat or SeatConfig(self.settings.person, assist=self.settings.text("assist"))
        profile = profile_named(default_store().profiles() or (), self.person or seat.name)
        return seat if profile is None else seat_of(profile, seat)

    def _choose(self, person: str) -> None:
        self.person = person
        self.fill()

    def _turn_to(self, day: date) -> None:
        self.day = None if day == deals.today() else day
        self.fill()

    def _play(self, deal: DayDeal) -> None:
        self.go("play", deal.config)

    def _open(self, deal: DayDeal) -> None:
        if deal.mine is not None:
            self._open_try(deal.mine, deal.config)

    def _open_try(self, mine: DealTry, config: GameConfig) -> None:
        """Open a try; if its file is gone before its end, what is left is practice."""
        path = self.folder / Path(mine.record).name
        if os.path.exists(path):
            self.go("open", path)
        elif mine.points is None:
            self.go("play", config)
        else:
            self.say(msg("career-record-gone"))

    # -- challenges ---------------------------------------------------------------------------

    def challenge(self, session: Session) -> None:
        """Challenge others with the game on the table, if it is the try that counts."""
        if may_be_try(session):
            mine = self.tries.of(person_of(session)).get(setup_code.write(session.config))
            self._challenge(session.config, mine)

    def _dare(self, deal: DayDeal) -> None:
        self._challenge(deal.config, deal.mine)

    def _challenge(self, config: GameConfig, mine: DealTry | None) -> None:
        """Put a challenge into the clipboard, and offer the one with all moves."""
        if mine is None or mine.points is None:
            self.say(msg("challenge-no-try"))
            return
        own = self._game_of(mine)
        name = config.seats[people(config)[0]].name
        short = challenge(config, name, mine.sources, even_of(own))
        text = self._copied(short)
        if own[0] is None:
            self.say(text, good=True)
            return
        self._whole = with_moves(short, own[0])
        words = msg("challenge-whole")
        self.window.notice.say(text, good=True, more=self._copy_whole, label=words)

    def _copied(self, found: Challenge) -> Msg:
        text = str(found)
        QGuiApplication.clipboard().setText(text)
        return msg("challenge-copied", n=len(text))

    def _copy_whole(self) -> None:
        if self._whole is not None:
            self.say(self._copied(self._whole), good=True)

    def _game_of(self, mine: DealTry) -> OwnGame:
        """Return the game of a try and its review, if their files are there."""
        path = self.folder / Path(mine.record).name
        try:
            game = records.load(path)
        except records.BadFile:
            return None, None
        return game, whole_review(game, path)

    def _receive(self, text: str) -> None:
        """Take a text that was pasted; a challenge is kept."""
        page = self.page().challenge
        try:
            found = read(text) if text.strip() else None
            config = found.config(self.me) if found is not None else None
        except BadChallenge as error:
            page.show_nothing(error.text)
            return
        if found is None or config is None:
            page.show_nothing()
            return
        code, others = setup_code.write(config), self._received(setup_code.write(config))
        others.pop(person_key(found.name), None)
        self._write(lambda: self.tries.receive(code, found))
        self._show([*others.values(), found], config, self.tries.of(self.me.name))

    def _received(self, code: str) -> dict[str, Challenge]:
        """Return the readable challenges of a deal by person, the newest last."""
        found: dict[str, Challenge] = {}
        for text in self.tries.received().get(code, ()):
            with suppress(BadChallenge):
                each = read(text)
                found.pop(person_key(each.name), None)
                found[person_key(each.name)] = each
        return found

    def _forget(self, config: GameConfig, name: str) -> None:
        """Keep a person's challenge no longer, and offer to put it back."""
        code = setup_code.write(config)
        self._gone = config, self._received(code)[person_key(name)]
        self._write(lambda: self.tries.forget(code, name))
        self.page().challenge.put("")
        self._show_deal(config)
        label = msg("challenge-put-back")
        self.window.notice.say(
            msg("challenge-removed", name=name), good=True, more=self._put_back, label=label
        )

    def _put_back(self) -> None:
        if self._gone is not None:
            config, found = self._gone
            self._write(lambda: self.tries.receive(setup_code.write(config), found))
            self._show_deal(config)

    def _show_deal(self, config: GameConfig) -> None:
        """Show the challenges to a deal, or if none is left, those of another."""
        tries, found = self.tries.of(self.me.name), self._received(setup_code.write(config))
        if found:
            self._show([*found.values()], config, tries)
        else:
            self._show_challenge(self.me, tries)

    def _show_challenge(self, me: SeatConfig, tries: Mapping[str, DealTry]) -> None:
        """Show the newest challenge to the deals of the day that was chosen, else of all."""
        received = [*self.tries.received()]
        chosen = {deals.code_of(self.day, kind) for kind in deals.KINDS} if self.day else set()
        code = next(iter([code for code in received if code in chosen][-1:] or received[-1:]), "")
        found = [*self._received(code).values()]
        with suppress(BadChallenge):
            if found:
                self._show(found, found[-1].config(me), tries)

    def _show(
        self, found: Sequence[Challenge], config: GameConfig, tries: Mapping[str, DealTry]
    ) -> None:
        """Show the challenges to a deal; the last is the newest."""
        mine = tries.get(setup_code.write(config))
        over = mine is not None and mine.points is not None
        own = self._game_of(mine) if mine is not None and over else (None, None)
        *others, newest = found
        view = challenge_view(newest, config, mine, own, deals.today(), others)
        self.page().challenge.show_view(view)

    def _play_challenge(self, view: ChallengeView) -> None:
        if view.mine is None:
            self.go("play", view.config)
        else:
            self._open_try(view.mine, view.config)
