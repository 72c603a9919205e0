"""A game of several computers whose table is closed: nothing of the seats elsewhere is shown yet.

page = ReopenPage(ctx)
page.show_away(names, keys_kept, costs)
page.primary.connect(...)       # the table is to be opened
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.gameconfig import AI, HUMAN
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.ui.kit.box import Box, Ground
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.rows import Wrapped
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button, SureButton


class ReopenPage(PageFrame):
    """The page; see the module's text."""

    snug, widest = True, 900

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("reopen-title", n=1, names=""))
        self.kept = self.costs = False
        self.computer = SureButton(ctx, msg("company-computer"), msg("reopen-computer-sure"))
        self.here = SureButton(ctx, msg("reopen-here"), msg("reopen-here-sure"))
        self.computer.confirmed.connect(weakly(self.wish, "alone", AI))
        self.here.confirmed.connect(weakly(self.wish, "alone", HUMAN))
        open_it, enter = msg("together-reopen-do"), msg("key-enter")
        self.open = Button(ctx, open_it, kind="primary", key=enter, does=self.primary)
        self.footer.put(self.button_back(), self.open)

    def body_tree(self) -> Box:
        look = self.look
        texts = [
            self.sentence(msg(f"reopen-{'kept' if self.kept else 'lost'}")),
            self.sentence(msg("reopen-without"), "section"),
            self.sentence(msg("reopen-note"), tone="ink2"),
        ]
        if self.costs:
            texts.append(self.sentence(msg("players-career"), "small", "ink2"))
        choices = Wrapped(Live(self.computer), Live(self.here), gap=look.ems(6))
        return self.stacked(*(Ground(text, pad=(look.ems(RING), 0)) for text in texts), choices)

    def show_away(self, names: Sequence[Msg | str], *, kept: bool, costs: bool) -> None:
        """Name the people elsewhere.

        ``kept``: the old invitations still work. ``costs``: a computer in a person's seat would
        take the game out of the career.
        """
        self.header.say(msg("reopen-title", n=len(names), names=listing(names)))
        self.kept, self.costs = kept, costs
        self.change()
        for choice in (self.computer, self.here):
            choice.ask(False)

    def first_focus(self) -> QWidget:
        return self.open
