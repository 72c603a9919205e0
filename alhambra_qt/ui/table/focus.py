"""The keyboard focus of the table: a target that survives every change of the view."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra_qt.controller.view.targets import AtCell, Press, Target
from alhambra_qt.controller.view.view_parts import CAN
from alhambra_qt.ui.sides.spots import ZONE_ORDER, Spot, find, towards
from alhambra_qt.ui.table.panels import PanelScene


class Focus:
    """Which target has the focus, and where it goes next; `shown` once a key was used."""

    def __init__(self, scene: PanelScene) -> None:
        self.scene = scene
        self.target: Target | None = None
        self.shown = False
        self._legal: set[AtCell] = set()
        self._seat = -1  # whose table it is

    # -- what there is ------------------------------------------------------------------------

    def order(self, some: Sequence[Spot] | None = None) -> list[Spot]:
        """All spots that take the focus, or some, in the order of the zones; each target once."""
        spots = self.scene.spots() if some is None else some
        modal = self.scene.opened.modal
        if modal is not None:
            return [spot for spot in spots if spot.zone == modal.zone and spot.focusable]
        rank = {zone: k for k, zone in enumerate(ZONE_ORDER)}
        known: dict[Target, Spot] = {}
        for spot in sorted(spots, key=lambda spot: rank.get(spot.zone, len(rank))):
            if spot.focusable:
                known.setdefault(spot.target, spot)
        return list(known.values())

    def spot(self) -> Spot | None:
        """The spot with the focus; an empty cell of the board may have it too."""
        if self.target is None:
            return None
        those = [spot for spot in self.scene.spots() if spot.target == self.target]
        found = find((*self.order(those), *those), self.target)
        if found is None and isinstance(self.target, AtCell):
            return self.scene.board.empty_spot(self.target.x, self.target.y)
        return found

    # -- moving -------------------------------------------------------------------------------

    def to(self, target: Target | None, *, shown: bool | None = None) -> None:
        """Give the focus to a target."""
        self.target = target
        if shown is not None:
            self.shown = shown

    def step_zone(self, step: int, *, wraps: bool = True) -> bool:
        """Go to the next zone that has items; False beyond the last one, unless it `wraps`."""
        order = self.order()
        zones = list(dict.fromkeys(spot.zone for spot in order))
        here = self.spot()
        at = zones.index(here.zone) if here is not None and here.zone in zones else None
        index = min(0, step) if at is None else at + step
        if not zones or not (wraps or at is None or 0 <= index < len(zones)):
            return False
        zone = zones[index % len(zones)]
        self.to(self._entry([spot for spot in order if spot.zone == zone]).target)
        return True

    def _entry(self, spots: Sequence[Spot]) -> Spot:
        """Return the entry of a zone: on the board a legal cell, elsewhere its first item."""
        legal = {cell.target for cell in self.scene.view.legal} if self.scene.view else set()
        return next((spot for spot in spots if spot.target in legal), spots[0])

    def step_item(self, step: int) -> None:
        """Go to the next item, through all zones."""
        order = self.order()
        if not order:
            return
        targets = [spot.target for spot in order]
        every = [spot.target for spot in self.scene.overlay.spots]
        if self.target in targets:
            index = targets.index(self.target) + step
        elif self.target in every:  # a line of the log that only the arrows reach
            passed = sum(target in targets for target in every[: every.index(self.target)])
            index = passed if step > 0 else passed - 1
        else:
            index = 0
        self.to(targets[index % len(targets)])

    def step_to(self, direction: tuple[int, int]) -> None:
        """Go to the nearest item of the zone in a direction."""
        here = self.spot()
        if here is None:
            self.start()
            return
        others = [s for s in self.order() if s.zone == here.zone and s.target != here.target]
        if here.zone == "board" and here.role == "cell":
            others = [spot for spot in others if spot.role == "cell"]
        found = towards(others, here.rect, direction)
        if found is not None:
            self.to(found.target)

    def step_cell(self, direction: tuple[int, int]) -> None:
        """Go to the neighbouring cell of the board, built, legal or empty."""
        x, y = 0, 0
        if isinstance(self.target, AtCell):
            x, y = self.target.x + direction[0], self.target.y + direction[1]
        self.to(AtCell(x, y))

    def start(self) -> None:
        """Take the focus where one begins: a legal cell, the main button, or what it waits for."""
        order = self.order()
        if not order:
            return
        view = self.scene.view
        if view is not None and view.legal and not self.scene.opened.modal:
            self.to(view.legal[0].target)
            return
        if view is not None and not view.prompt.beside and not self.scene.opened.modal:
            lit = next((t.target for t in view.palace.tiles if t.state == CAN), None)
            if lit is not None:  # a question that is answered on the board
                self.to(lit)
                return
        prompt = [spot for spot in order if spot.zone == "prompt"]
        primary = next((s for s in prompt if s.target == Press("confirm")), None)
        asked = next(iter(prompt), None)
        if primary is not None and not primary.enabled:
            chip = next((s for s in prompt if s.role == "chip" and s.enabled), None)
            primary = chip or primary
        self.to((primary or asked or order[0]).target)

    def follow(self) -> None:
        """After a new view: stay, or go where the question is if the item is gone."""
        view = self.scene.view
        legal = {cell.target for cell in view.legal} if view else set()
        if view is not None and view.you.seat.seat != self._seat:
            if self.target is not None:
                self.target = None  # that was what somebody else thought about
                self.start_if_asked()
            self._seat = view.you.seat.seat
        # Another tile to place: the cell that was legal for the last one is built on now.
        fresh = not self._legal or self.target in self._legal
        if legal and fresh and self.target not in legal:
            self.start()  # also after the mouse: the next arrow key begins where the question is
        # The tile went elsewhere: the cell where it might have stood is nothing now.
        over = not legal and self.target in self._legal and not find(self.order(), self.target)
        if not self.scene.opened.modal:  # what is asked meanwhile is new to whoever comes back
            self._legal = legal
        if self.target is not None and (over or self.spot() is None):
            self.target = None  # nothing to answer: the focus waits for the next question
            self.start_if_asked()

    def start_if_asked(self) -> None:
        """Begin where the question is, if there is one; while others play Enter means nothing."""
        view = self.scene.view
        waits = view is not None and view.prompt.mood == "wait"
        if not waits and any(spot.zone == "prompt" for spot in self.order()):
            self.start()
