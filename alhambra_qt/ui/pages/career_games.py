"""The list of games on the career page: a row opens its game, and each can be deleted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from alhambra_qt.controller.career import said
from alhambra_qt.controller.career.figures import CareerGameOf
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import RIGHT, Box, Fixed, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Pressed
from alhambra_qt.ui.kit.rows import ByWidth, Column, Grid, Row
from alhambra_qt.ui.kit.widgets import Button, SureButton
from alhambra_qt.ui.pages.career_part import CareerView, OpeningPart, all_room

AT_ONCE = 20  # games that are shown, and that are added each time
BROAD = 52.0  # ems from which a game stands in one line
WIDE = (6.5, 5.0, 5.5, 7.0)  # ems for day, place, points and lead then


class CareerGames(OpeningPart):
    """All chosen games, the newest first.

    Signals:
        deleted: a game shall be deleted.
    """

    title = "career-games-title"
    deleted = Signal(object)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.most = AT_ONCE
        self.deletes: list[SureButton] = []
        self.more = Button(ctx, "", kind="quiet", does=self._show_more)

    @property
    def listed(self) -> list[CareerGameOf]:
        """The games that have a row."""
        return list(reversed(self.games))[: self.most]

    def show_games(self, view: CareerView, games: Sequence[CareerGameOf]) -> None:
        if (view.person, len(games)) != (self.view.person, len(self.games)):
            self.most = AT_ONCE
        super().show_games(view, games)

    def _show_more(self) -> None:
        before, self.most = len(self.listed), self.most + AT_ONCE
        self.show_facts(self.said())
        if before < len(self.facts) and self.laid.found:  # once the new rows have their places
            self.facts[before].setFocus()

    def said(self) -> Sequence[Msg]:
        """Each game with its end, its rivals and its modules."""
        return [
            msg(
                "career-game",
                result=said.result(one, self.day_of(one)),
                rivals=said.rivals(one),
                modules=said.played_with(one),
            )
            for one in self.listed
        ]

    def show_facts(self, words: Sequence[Msg | str]) -> None:
        """Each row opens its game; beside it stands what deletes it."""
        for old in self.deletes:
            old.deleteLater()
        super().show_facts(words)
        listed = self.listed
        self.opens(self.facts, listed)
        self.deletes = [self._delete(one) for one in listed]
        self.more.set_words(msg("career-more", n=len(self.games) - len(listed)))

    def _delete(self, one: CareerGameOf) -> SureButton:
        button = SureButton(self.ctx, msg("career-delete"), msg("career-delete-sure"))
        button.confirmed.connect(lambda: self.deleted.emit(one))
        button.setAccessibleDescription(self.ctx.text(said.result(one, self.day_of(one))))
        return button

    def content(self) -> Sequence[Box]:
        """The rows, and a button for those that have none yet."""
        rows = [self._row(number, one) for number, one in enumerate(self.listed)]
        more = [Pressed(self.more)] if len(self.games) > len(rows) else []
        return [self.small(msg("career-games-keys")), Column(*rows, gap=0.1), *more]

    def _row(self, number: int, one: CareerGameOf) -> Box:
        look = self.look
        day = Words(self.day_of(one), "small", "ink2")
        place = Words(look.t("rank-place", n=one.seat.place), "strong" if one.won else "body")
        points = Words(look.t("count-point", n=one.seat.points), align=RIGHT)
        margin = Words(look.text(said.lead(one.margin)), "bold" if one.won else "body", align=RIGHT)
        rivals = Words(look.text(said.rivals(one)), "small", "ink2", wrap=True)
        modules = Words(look.text(said.played_with(one)), "small", "ink2", wrap=True)
        result = Row(day, place, points, margin, gap=0.9)
        cells = [
            Fixed(one, wide=wide)
            for wide, one in zip(WIDE, (day, place, points, margin), strict=True)
        ]
        grows = (*(0.0 for _ in cells), 1.0, 1.0)
        broad = Grid([[*cells, rivals, modules]], grows, (1.0, 0), equal=True)
        held = ByWidth(BROAD, broad, Column(result, rivals, modules, gap=0))
        line = self.striped(number, held)
        if number >= len(self.deletes):
            return line
        return Row(all_room(line), Pressed(self.deletes[number]), gap=0.2)
