"""The question of a sealed auction: how far would you go? A number, said once and in secret."""

from alhambra_qt.controller.build.overlay import Overlay
from alhambra_qt.controller.desk.acting import asked
from alhambra_qt.controller.desk.choices import stepper
from alhambra_qt.controller.desk.modes import NOTHING, Mode, Picked
from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.view.parts import ActionButton
from alhambra_qt.controller.view.table import Prompt, PromptLine
from alhambra_qt.controller.view.targets import Choose, Press, Target
from alhambra_qt.controller.words.names import card_name
from alhambra_qt.engine.actions import Action
from alhambra_qt.i18n import Msg, msg


class LimitMode(Mode):
    """How far somebody would go in an auction; begins with the least that is a bid."""

    def __init__(self, table: Table, least: int, most: int) -> None:
        super().__init__(table)
        self.least, self.most = least, most
        self.limit = least if least <= most else 0

    def pick(self, target: Target) -> Picked:
        """Take another number."""
        number = target.number if isinstance(target, Choose) else None
        if number is not None and self._why(number) is None:
            self.limit = number
        return NOTHING

    def said(self, target: Target) -> int | None:
        """Give what is said by a button; None if this is none of its two."""
        if target == Press("no"):
            return 0
        return self.limit if target == Press("confirm") else None

    def holds(self, target: Target) -> bool:
        """Tell whether a number is the one chosen."""
        return target == Choose("amount", str(self.limit))

    def ready(self) -> Action | None:
        """Nothing is played yet."""
        return None

    def _why(self, amount: int) -> Msg | None:
        if amount < self.least:
            return msg("sealed-least", n=self.least)
        return msg("sealed-most", n=self.most) if amount > self.most else None

    def overlay(self) -> Overlay:
        """Ask for the number; what the card does and who bid what is said as in an open auction."""
        about = asked(self.table)
        none, limit = msg("sealed-none"), msg("sealed-limit", n=self.limit)
        no = ActionButton(Press("no"), none, "Esc", primary=self.limit == 0, final=True)
        yes = ActionButton(Press("confirm"), limit, "Enter", primary=True, final=True)
        chips = stepper(self.limit, self.most, self._why) if self.limit else ()
        title = msg("sealed-title", card=card_name(about.card))
        lines = (PromptLine(msg("sealed-how")), *about.lines)
        buttons = (no, yes) if self.limit else (no,)
        return Overlay(Prompt(title, lines, None, buttons, chips, card=about.card, beside=False))
