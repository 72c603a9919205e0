"""Facts about a tabletop game: who plays, where and when, the modules, the turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial

from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import (
    DEFAULT_NAMES,
    MAX_SEATS,
    MIN_SEATS,
    NAME_LENGTH,
)
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor import facts
from alhambra_qt.controller.position_editor.draft import Draft
from alhambra_qt.controller.position_editor.keeping import Kept
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Box, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import day
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown, Field, Segmented
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, EqualColumns, First, Grid, Row
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, Cross, Toggle
from alhambra_qt.ui.position_editor.marks import TileMarks
from alhambra_qt.ui.setup.module_cards import sign

Change = Callable[[Draft], Draft]


def _varied() -> dict[str, Sequence[str]]:
    return {module.id: module.variants for module in modules.ALL if module.variants}


MOST_DIGITS = 3
PLACE_LENGTH = 60
MODULE = 15.0  # ems of a column of modules

NAMED = 2  # players in the list of games, beside the date


class ScoreField(Field):
    """The points of a player."""

    wide = least = 46.0


class NumberSteps(Holder):
    """A number with a button for one less and one for one more."""

    def __init__(self, ctx: UiContext, name: str) -> None:
        super().__init__(ctx)
        self.name, self.number, self.least, self.most = name, 0, 0, 0
        self.field = ScoreField(ctx, msg(f"position-{name}"), limit=MOST_DIGITS)
        self.field.changed.connect(self._type)
        self.field.editingFinished.connect(self._show)
        self.less = Button(ctx, "−", kind="quiet", does=weakly(self._step, -1))
        self.more = Button(ctx, "+", kind="quiet", does=weakly(self._step, 1))
        self.retranslate()

    def show_number(self, number: int, least: int, most: int) -> None:
        """Show a number, and how far it can go."""
        self.number, self.least, self.most = number, least, most
        if not self.field.hasFocus():
            self._show()
        self.less.setEnabled(number > least)
        self.more.setEnabled(number < most)

    def _show(self) -> None:
        self.field.setText(str(self.number))

    def _type(self, text: str) -> None:
        """Take a number; one that cannot be is not taken, as more digits may follow."""
        if text.isascii() and text.isdecimal() and self.least <= int(text) <= self.most:
            self.wish("number", self.name, int(text))

    def _step(self, step: int) -> None:
        self.wish("number", self.name, self.number + step)

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t(f"position-{self.name}"))
        for button, text in ((self.less, "real-less"), (self.more, "real-more")):
            button.setAccessibleDescription(self.ctx.t(f"position-{self.name}"))
            button.setAccessibleName(self.ctx.t(text))
        super().retranslate()

    def tree(self) -> Box:
        words = Words(self.look.t(f"position-{self.name}"), "body", grow=1.0)
        keys = Live(self.less), Live(self.field), Live(self.more)
        return First(Row(words, *keys, gap=0), Column(words, Row(*keys, spring(), gap=0), gap=0))


class TableFacts(Holder):
    """The facts of a table; those of laid tiles only while tiles are laid."""

    GRANTS: Mapping[str, str] = {"number": "_come"}

    WIDE = 20.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.draft: Draft | None = None
        self.every: dict[str, Kept] = {}  # all games there are, by their files
        self.names: list[Field] = []
        self.scores: list[Field] = []
        self.crosses: list[Cross] = []
        scorings = [(str(k), str(k + 1)) for k in range(3)]
        self.next = Segmented(ctx, msg("position-next"), scorings, "0")
        self.next.changed.connect(self._scorings)
        self.turn = DropDown(ctx, msg("position-turn"), [("", "")])
        self.turn.changed.connect(self._to_move)
        self.add = Button(ctx, msg("real-add-seat"), kind="quiet", does=self._add)
        self.coming = {name: NumberSteps(ctx, name) for name in ("bag", "deck")}
        self.choices = TileMarks(ctx)
        self.variants = {name: self._variants_of(name, found) for name, found in _varied().items()}
        self.place = Field(ctx, msg("real-where"), limit=PLACE_LENGTH, hint=msg("real-where-hint"))
        self.place.changed.connect(self._put_place)
        self.day = Field(ctx, msg("real-day"), limit=10)
        self.day.changed.connect(self._put_day)
        self.others = DropDown(ctx, msg("real-others"), [("", "")])
        self.others.changed.connect(self.wishing("open_game"))
        self.switches = {name: Toggle(ctx, msg(f"mod-{name}.bare")) for name in modules.IDS}
        for switch in self.switches.values():
            switch.clicked.connect(self._switch)
        self.retranslate()

    def _variants_of(self, name: str, found: Sequence[str]) -> DropDown:
        kinds = [("", msg(f"new-variant-{name}-usual"))]
        kinds += [(variant, msg(f"new-variant-{name}-{variant}")) for variant in found]
        choice = DropDown(self.ctx, msg(f"new-variant-{name}"), kinds)
        choice.changed.connect(self._vary)
        return choice

    # -- what it shows ------------------------------------------------------------------------

    def show_draft(self, draft: Draft) -> None:
        """Show the facts of a table."""
        self.draft = draft
        players, every = draft.game.players, draft.tags
        if len(self.names) != len(players):
            self._make_seats(len(players))
        for k, player in enumerate(players):
            _show_text(self.names[k], every[k].name)
            _show_text(self.scores[k], str(player.score))
            self.crosses[k].setEnabled(len(players) > MIN_SEATS)
        self.add.setEnabled(len(players) < MAX_SEATS)
        _show_text(self.place, draft.place)
        _show_text(self.day, draft.day)
        self.next.set_value(str(draft.game.scorings_done), silent=True)
        self.turn.set_choices([(str(tag.seat), tag.label) for tag in every])
        self.turn.set_value(str(draft.game.to_play), silent=True)
        for name, switch in self.switches.items():
            switch.setChecked(name in draft.game.setup.modules)
        for name, choice in self.variants.items():
            choice.set_value(dict(draft.game.setup.variants).get(name, ""), silent=True)
        for name, numbers in editor.rest(draft).items():
            self.coming[name].show_number(*numbers)
        self.choices.show_table(draft)
        self._show_others(draft)
        self.change()

    def _show_others(self, draft: Draft) -> None:
        """Offer all games there are, among them the one that is shown."""
        self.every[draft.file] = Kept(draft.day, draft.names)
        self.others.set_choices(
            [
                (name, msg("real-other", day=self._day(kept.day), names=_brief(kept.names)))
                for name, kept in self.every.items()
            ]
        )
        self.others.set_value(draft.file, silent=True)

    def _day(self, text: str) -> str:
        return day(datetime.fromisoformat(text), self.ctx.language)

    def _make_seats(self, number: int) -> None:
        discard([*self.names, *self.scores, *self.crosses])
        self.names, self.scores, self.crosses = [], [], []
        for k in range(number):
            name = Field(self.ctx, msg("real-name", n=k + 1), limit=NAME_LENGTH)
            score = ScoreField(self.ctx, msg("position-score", n=k + 1), limit=MOST_DIGITS)
            cross = Cross(self.ctx, msg("real-remove-seat", n=k + 1))
            name.changed.connect(weakly(self._rename, k))
            score.changed.connect(weakly(self._score, k))
            cross.clicked.connect(weakly(self._remove, k))
            self.names.append(name)
            self.scores.append(score)
            self.crosses.append(cross)

    # -- changes ------------------------------------------------------------------------------

    def _rename(self, seat: int) -> None:
        name = self.names[seat].text().strip()
        self.wish("edit", partial(facts.rename, seat=seat, name=name))

    def _score(self, seat: int) -> None:
        text = self.scores[seat].text()
        if text.isascii() and text.isdecimal():
            self.wish("edit", partial(editor.put_seat, seat=seat, score=int(text)))

    def _remove(self, seat: int) -> None:
        self.wish("edit", partial(facts.remove_seat, seat=seat))

    def _add(self) -> None:
        taken = [] if self.draft is None else [tag.name for tag in self.draft.tags]
        name = next(name for name in DEFAULT_NAMES if name not in taken)
        self.wish("edit", partial(facts.add_seat, name=name))

    def _scorings(self, done: str) -> None:
        self.wish("edit", partial(editor.put, scorings_done=int(done)))

    def _to_move(self, seat: str) -> None:
        self.wish("edit", partial(editor.put, to_move=int(seat)))

    def _switch(self) -> None:
        on = [name for name, switch in self.switches.items() if switch.isChecked()]
        self.wish("edit", partial(facts.switch, on=on))

    def _vary(self) -> None:
        chosen = {name: variant.value for name, variant in self.variants.items() if variant.value}
        self.wish("edit", partial(editor.put, variants=chosen))

    def _come(self, name: str, number: int) -> None:
        self.wish("edit", lambda draft: editor.put(draft, **{name: number}))

    def _put_place(self) -> None:
        self.wish("edit", partial(evolve, place=self.place.text().strip()))

    def _put_day(self) -> None:
        self.wish("edit", partial(facts.put_day, day=self.day.text().strip()))

    # -- its tree -----------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("real-tab-table"))
        super().retranslate()

    def tree(self) -> Box:
        if self.draft is None:
            return Space()
        tiles = self.draft.way == "tiles"
        points = Words(self.look.t("position-points"), "small", "ink2") if tiles else Space()
        heads = [Space(), self._label("section", "real-players"), points, Space()]
        seats: list[Sequence[Box]] = [heads]
        for k, tag in enumerate(self.draft.tags):
            score = Live(self.scores[k]) if tiles else Space()
            seats.append(
                [SeatMark(tag, side=1.6), Live(self.names[k]), score, Live(self.crosses[k])]
            )
        laid = (
            *(self._label("strong", "position-next"), Live(self.next)),
            *(self._label("strong", "position-turn"), Live(self.turn)),
            *(self._label("strong", "position-coming"), *map(Live, self.coming.values())),
        )
        choices = Live(self.choices) if tiles and self.choices.shown else None
        where = [
            [self._label("strong", "real-where"), Live(self.place, grow=1)],
            [self._label("strong", "real-day"), Live(self.day, grow=1)],
        ]
        parts = (
            *(Grid(seats, (0, 1, 0, 0), (0.1, 0)), Row(Live(self.add), spring())),
            *(laid if tiles else ()),
            *(self._label("section", "real-evening"), Grid(where, (0, 1))),
            *(self._label("section", "real-modules"), choices, self._modules(tiles)),
            *(self._label("section", "real-others"), Live(self.others)),
        )
        return Ground(Plate(Column(*parts, gap=0.25), pad=0.7), pad=0.12)

    def _modules(self, tiles: bool) -> Box:
        """A switch for each module, and below it how it is played if it can be laid so."""
        rows: list[Box] = []
        for name, switch in self.switches.items():
            words = Words(self.look.text(switch.words), "body", wrap=True)
            row = Row(Live(switch), sign(self.ctx, name, 1.7), words, gap=0.3)
            varied = tiles and name in self.variants and switch.isChecked()
            rows.append(Column(row, Live(self.variants[name]), gap=0.1) if varied else row)
        return EqualColumns(MODULE, rows, gap=0.25)

    def _label(self, role: str, text: str) -> Box:
        return Words(self.look.t(text), role)


def _show_text(field: Field, text: str) -> None:
    """Show a text unless somebody is writing another."""
    if field.text().strip() != text and not field.hasFocus():
        field.setText(text)


def _brief(names: Sequence[str]) -> str:
    """Join names for a closed list, which has room for two."""
    return ", ".join(names[:NAMED]) + (" …" if len(names) > NAMED else "")
