"""The places of a laid table: a button for each near one, and the palette of what can lie there."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt

from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor.draft import Draft, PositionPlace
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import Box, Ground, Plate, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, Wrapped
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.position_editor.pieces import Tray

LEFT = 18.0  # ems, of the palette
NEAR = ("reserve", "hand")  # of the seat that is shown; other places are in the list of all
SHARED = ("market", "display", "dirk")


def zone_name(draft: Draft, zone: PositionPlace) -> Msg:
    """Name a place of the table."""
    if zone.seat < 0:
        return msg(f"position-zone-{zone.kind}")
    return msg(f"position-zone-{zone.kind}", name=draft.tags[zone.seat].label)


class PlaceBar(Holder):
    """A button for each Alhambra, for what else the seat has, and for the middle of the table."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.buttons: dict[PositionPlace, Button] = {}
        self.seat = 0
        self.retranslate()

    def show_places(self, draft: Draft, zone: PositionPlace) -> None:
        """Show the places near one, each with the number of its pieces."""
        self.seat = zone.seat if zone.seat >= 0 else min(self.seat, len(draft.tags) - 1)
        near = [
            place
            for place in editor.zones(draft)
            if place.kind == "alhambra" or place.kind in SHARED or self._is_near(place)
        ]
        if near != list(self.buttons):
            discard(self.buttons.values())
            self.buttons = {place: self._button(place) for place in near}
        for place, button in self.buttons.items():
            number = len(editor.pieces(draft, place))
            button.set_words(msg("position-place", place=zone_name(draft, place), n=number))
            button.setChecked(place == zone)
        self.change()

    def _is_near(self, zone: PositionPlace) -> bool:
        return zone.kind in NEAR and zone.seat == self.seat

    def _button(self, zone: PositionPlace) -> Button:
        found = Button(self.ctx, "", kind="quiet", does=weakly(self.wish, "zone", zone))
        found.setCheckable(True)
        return found

    def under(self, point: QPoint) -> PositionPlace | None:
        """Return the place at a point of the screen into which a piece can be dropped."""
        for zone, button in self.buttons.items():
            if zone.kind != "alhambra" and button.rect().contains(button.mapFromGlobal(point)):
                return zone
        return None

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("position-where"))
        super().retranslate()

    def tree(self) -> Box:
        small = self.look.m.at_most_s  # there the others' Alhambras are only in the list of all
        near = [
            Live(button)
            for zone, button in self.buttons.items()
            if not small or zone.seat in (-1, self.seat)
        ]
        return Wrapped(*near, gap=0)


class Palette(Holder):
    """The pieces of a group that can lie in a place."""

    GRANTS: Mapping[str, str] = {"pick": "_pick", "drop": "_drop", "take": "_keep"}

    WIDE = LEFT

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.group = ""
        self.found: dict[str, list[str]] = {}
        self.which = DropDown(ctx, msg("position-group"), [("", "")])
        self.which.changed.connect(self._choose)
        self.tray = Tray(ctx)
        self._shown: tuple[Draft, PositionPlace, str] | None = None
        self.retranslate()

    def show_zone(self, draft: Draft, zone: PositionPlace, held: str) -> None:
        """Show what can lie in a place."""
        self._shown = draft, zone, held
        self.found = editor.groups(draft, zone)
        here = next((name for name, every in self.found.items() if held in every), self.group)
        self.group = here if here in self.found else next(iter(self.found))
        self.which.set_choices([(name, editor.group_name(name)) for name in self.found])
        self.which.set_value(self.group, silent=True)
        where = {} if zone.of_cards else editor.places(draft)
        notes: dict[str, Msg | str] = {name: zone_name(draft, at) for name, at in where.items()}
        copies = dict(editor.left(draft)) if zone.of_cards else None
        self.tray.show_pieces(self.found[self.group], held, notes, copies)
        self.tray.setAccessibleName(self.ctx.text(editor.group_name(self.group)))
        self.change()

    def focus_on(self, piece: str) -> None:
        """Give the focus to a piece."""
        number = self.tray.pieces.index(piece)
        self.tray.stop_at(number)
        self.tray.stop.setFocus(Qt.FocusReason.OtherFocusReason)
        focus.reveal(self.tray.stop)

    def _choose(self, group: str) -> None:
        self.group = group
        if self._shown is not None:
            draft, zone, _ = self._shown
            self.show_zone(draft, zone, "")

    def _keep(self, number: int) -> None:
        """Take nothing away: these pieces lie nowhere yet."""

    def _pick(self, number: int) -> None:
        self.wish("hold", self.tray.pieces[number])

    def _drop(self, number: int, point: QPoint) -> None:
        self.wish("drop_new", self.tray.pieces[number], point)

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("position-pieces"))
        super().retranslate()

    def tree(self) -> Box:
        hint = Words(self.look.t("position-hint"), "small", "ink2", wrap=True)
        title = Words(self.look.t("position-pieces"), "section")
        child = Column(title, Live(self.which), Live(self.tray), hint, gap=0.4)
        return Ground(Plate(child, pad=0.7), pad=0.12)
