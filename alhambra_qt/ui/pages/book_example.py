"""An example of a rule that can be tried out: a small live board, right tries and wrong ones.

view = ExampleView(ctx)
if view.available("build.hole"):
    view.show_rule("build.hole")
view.rule_wanted.connect(book.show_rule)      # a rule named in an answer was clicked
"""

from __future__ import annotations

import logging

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt.teaching import examples
from alhambra_qt.ui.context import UiContext

log = logging.getLogger(__name__)


class ExampleView(QWidget):
    """The example of one rule."""

    rule_wanted = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.rule = ""

    def available(self, rule: str) -> bool:
        """Whether there is an example of a rule; a broken file is reported and has none."""
        try:
            return examples.exists(rule)
        except examples.BadExample as error:
            log.warning("%s", error)
            return False

    def show_rule(self, rule: str) -> None:
        """Show the example of a rule from its beginning."""
        self.rule = rule
