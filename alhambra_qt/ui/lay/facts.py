"""What is known of a laid table beside its pieces: seats, points, turn, scorings, modules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import (
    DEFAULT_NAMES,
    MAX_SEATS,
    MIN_SEATS,
    NAME_LENGTH,
)
from alhambra_qt.controller.lay import draft as lay
from alhambra_qt.controller.lay.draft import Draft
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Box, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown, Field, Segmented
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, Grid, Row
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, Cross, Toggle

Change = Callable[[Draft], Draft]
MOST_DIGITS = 3


class ScoreField(Field):
    """The points of a player."""

    wide = least = 46.0


class LayFacts(Holder):
    """The facts of a table.

    Signals:
        edited: a change of the table is wanted.
    """

    WIDE = 19.0
    edited = Signal(object)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.draft: Draft | None = None
        self.names: list[Field] = []
        self.scores: list[Field] = []
        self.crosses: list[Cross] = []
        scorings = [(str(k), str(k + 1)) for k in range(3)]
        self.next = Segmented(ctx, msg("lay-next"), scorings, "0")
        self.next.changed.connect(self._scorings)
        self.turn = DropDown(ctx, msg("lay-turn"), [("", "")])
        self.turn.changed.connect(self._to_move)
        self.add = Button(ctx, msg("real-add-seat"), kind="quiet", does=self._add)
        self.switches = {name: Toggle(ctx, msg(f"mod-{name}.bare")) for name in modules.IDS}
        for switch in self.switches.values():
            switch.clicked.connect(self._switch)
        self.retranslate()

    # -- what it shows ------------------------------------------------------------------------

    def show_draft(self, draft: Draft) -> None:
        """Show the facts of a table."""
        self.draft = draft
        players, every = draft.game.players, draft.tags
        if len(self.names) != len(players):
            self._make_seats(len(players))
        for k, player in enumerate(players):
            for field, text in (
                (self.names[k], every[k].name),
                (self.scores[k], str(player.score)),
            ):
                if field.text().strip() != text and not field.hasFocus():
                    field.setText(text)
            self.crosses[k].setEnabled(len(players) > MIN_SEATS)
        self.add.setEnabled(len(players) < MAX_SEATS)
        self.next.set_value(str(draft.game.scorings_done), silent=True)
        self.turn.set_choices([(str(tag.seat), tag.said) for tag in every])
        self.turn.set_value(str(draft.game.to_play), silent=True)
        for name, switch in self.switches.items():
            switch.setChecked(name in draft.game.setup.modules)
        self.change()

    def _make_seats(self, number: int) -> None:
        discard([*self.names, *self.scores, *self.crosses])
        self.names, self.scores, self.crosses = [], [], []
        for k in range(number):
            name = Field(self.ctx, msg("real-name", n=k + 1), limit=NAME_LENGTH)
            score = ScoreField(self.ctx, msg("lay-score", n=k + 1), limit=MOST_DIGITS)
            cross = Cross(self.ctx, msg("real-remove-seat", n=k + 1))
            name.changed.connect(weakly(self._rename, k))
            score.changed.connect(weakly(self._score, k))
            cross.clicked.connect(weakly(self._remove, k))
            self.names.append(name)
            self.scores.append(score)
            self.crosses.append(cross)

    # -- changes ------------------------------------------------------------------------------

    def _want(self, change: Change) -> None:
        self.edited.emit(change)

    def _rename(self, seat: int) -> None:
        name = self.names[seat].text().strip()
        if name:
            self._want(partial(lay.put_seat, seat=seat, name=name))

    def _score(self, seat: int) -> None:
        text = self.scores[seat].text()
        if text.isascii() and text.isdecimal():
            self._want(partial(lay.put_seat, seat=seat, score=int(text)))

    def _remove(self, seat: int) -> None:
        self._want(partial(lay.remove_seat, seat=seat))

    def _add(self) -> None:
        taken = [] if self.draft is None else [tag.name for tag in self.draft.tags]
        name = next(one for one in DEFAULT_NAMES if one not in taken)
        self._want(partial(lay.add_seat, name=name))

    def _scorings(self, done: str) -> None:
        self._want(partial(lay.put, scorings_done=int(done)))

    def _to_move(self, seat: str) -> None:
        self._want(partial(lay.put, to_move=int(seat)))

    def _switch(self) -> None:
        on = [name for name, one in self.switches.items() if one.isChecked()]
        self._want(partial(lay.put, modules=on))

    # -- its tree -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("real-tab-table"))
        super().retranslate()

    def tree(self) -> Box:
        if self.draft is None:
            return Space()
        points = Words(self.look.t("lay-points"), "small", "ink2")
        heads = [Space(), self._label("section", "real-players"), points, Space()]
        seats: list[Sequence[Box]] = [heads]
        for k, tag in enumerate(self.draft.tags):
            score = Live(self.scores[k])
            seats.append(
                [SeatMark(tag, side=1.6), Live(self.names[k]), score, Live(self.crosses[k])]
            )
        switches = [
            Row(Live(one), Words(self.look.text(one.words), "body", wrap=True), gap=0.2)
            for one in self.switches.values()
        ]
        held = (
            Grid(seats, (0, 1, 0, 0), (0.1, 0)),
            Row(Live(self.add), spring()),
            *(self._label("strong", "lay-next"), Live(self.next)),
            *(self._label("strong", "lay-turn"), Live(self.turn)),
            *(self._label("section", "real-modules"), *switches),
        )
        return Ground(Plate(Column(*held, gap=0.25), pad=0.7), pad=0.12)

    def _label(self, role: str, text: str) -> Box:
        return Words(self.look.t(text), role)
