"""Remarks at the table: the coach's lie over the board as hints do, and can be silenced.

After a scoring the computer players make theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import evolve

from alhambra_qt.controller.view.table_view import HintLine, HintView, TableView
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.controller.view.view_parts import ActionButton
from alhambra_qt.i18n import msg

if TYPE_CHECKING:
    from alhambra_qt.controller.desk.desk import Desk
    from alhambra_qt.controller.view.page_views import ScoringPage
    from alhambra_qt.engine.ids import Seat
    from alhambra_qt.teaching.coach import Coach
    from alhambra_qt.teaching.remarks import Remark

RULE, OFF, CLOSE = Press("coach-rule"), Press("coach-off"), Press("hint-close")


def remark_view(remark: Remark) -> HintView:
    """Show a remark in the box of a hint."""
    buttons = (
        ActionButton(OFF, msg("coach-off")),
        ActionButton(CLOSE, msg("coach-close"), "Esc"),
        ActionButton(RULE, msg("coach-rule"), primary=True),
    )
    return HintView(0, msg("coach-title"), (HintLine(remark.text),), buttons=buttons)


class Coached:
    """Shows the coach's remarks to the person at the screen; without a coach it does nothing."""

    def __init__(
        self, desk: Desk, refresh: Callable[[], None], open_rule: Callable[[str], None]
    ) -> None:
        self.desk, self._refresh, self._open_rule = desk, refresh, open_rule
        self.coach: Coach | None = None

    def attend(self, coach: Coach) -> None:
        """Let a coach attend the game."""
        self.coach = coach

    @property
    def remark(self) -> Remark | None:
        """The remark for whoever looks at the screen now; a hint asked for comes first."""
        if self.coach is None or self.desk.hints.is_open:
            return None
        remark = self.coach.remark
        mine = remark is not None and remark.seat == self.desk.viewing.viewer
        return remark if mine else None

    def laid(self, view: TableView) -> TableView:
        """Lay the remark over the table, and remember which rule was shown as broken."""
        viewer = self.desk.viewing.viewer
        if self.coach is not None and view.refusal is not None:
            self.coach.saw(viewer, view.refusal.rule, self.desk.session.version)
        remark = self.remark
        if remark is None or view.hint is not None:
            return view
        return evolve(view, hint=remark_view(remark))

    def press_remark(self, target: Target) -> bool:
        """Do the action picked in its box; return whether there was one."""
        remark = self.remark
        if self.coach is None or remark is None or target not in (RULE, OFF, CLOSE):
            return False
        if target == RULE:
            self._open_rule(remark.rule)
            return True
        if target == OFF:
            self.coach.switch(remark.seat, on=False)
        else:
            self.coach.dismiss()
        self._refresh()
        return True

    def opened(self, rule: str) -> None:
        """A rule was read about."""
        if self.coach is not None and rule:
            self.coach.saw(self.desk.viewing.viewer, rule)

    def toggle(self) -> None:
        """Silence the coach for whoever looks at the screen, or let it speak; say what is now."""
        viewer: Seat | None = self.desk.viewing.viewer
        if self.coach is None or viewer is None or self.coach.profile_of(viewer) is None:
            self.desk.notice = msg("coach-not-here")
        else:
            on = not self.coach.speaks_to(viewer)
            self.coach.switch(viewer, on=on)
            self.desk.notice = msg("coach-is-on") if on else msg("coach-is-off")
        self._refresh()

    def after(self, page: ScoringPage) -> tuple[Remark, ...]:
        """Return what the computer players say about a scoring."""
        return () if self.coach is None else self.coach.after(page)

    def greet(self) -> None:
        """Greet whoever looks at the screen: it is their first game."""
        viewer: Seat | None = self.desk.viewing.viewer
        if self.coach is not None and viewer is not None:
            self.coach.greet(viewer)
            self._refresh()

    def close(self) -> None:
        """The game is left."""
        if self.coach is not None:
            self.coach.close()
