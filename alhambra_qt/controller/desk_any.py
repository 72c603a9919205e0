"""The question of a module that nobody wrote picks for."""

from alhambra_qt.controller.modes import CANCEL, NOTHING, Mode, Picked, Table
from alhambra_qt.controller.overlay import Overlay
from alhambra_qt.controller.picking import Narrow, action_text, kind_chips
from alhambra_qt.controller.view import Prompt, PromptLine
from alhambra_qt.controller.view_parts import Button
from alhambra_qt.controller.words import text_of
from alhambra_qt.controller.zoned import pieces_named
from alhambra_qt.engine.actions import Action, PassWindow
from alhambra_qt.engine.ids import Cell
from alhambra_qt.i18n import Msg, has_text, listing, msg


class GenericMode(Mode):
    """Any question: its actions are narrowed by what is clicked."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.narrow = Narrow(table, table.others((PassWindow,)) or table.legal)

    def pick(self, target: str) -> Picked:
        """Take a pick, or the answer no."""
        if target == "button:no":
            return Picked(action=self.no())
        return self.narrow.take(target) or NOTHING

    def ready(self) -> Action | None:
        """Give the only action left."""
        return self.narrow.ready()

    def cancel(self) -> bool:
        """Forget the picks."""
        had = bool(self.narrow.picks)
        self.narrow.picks.clear()
        return had

    def tile_at(self, cell: Cell) -> int:
        """Give the tile that the picks would build."""
        return self.narrow.tile()

    def overlay(self) -> Overlay:
        """Show what can be picked."""
        action = self.ready()
        text = action_text(action.name) if action is not None else msg("button-confirm")
        cancel = (CANCEL,) if self.narrow.picks else ()
        no = (Button("button:no", msg("play-button-no"), "Esc"),) if self.no() else ()
        buttons = (*no, *cancel, self.confirm_button(text))
        chips = (*kind_chips(self.narrow), *self.narrow.chips())
        kind = self.table.game.frame.kind
        lines = tuple(PromptLine(line, "strong") for line in about(self.table, kind))
        offered = self.narrow.offers()
        overlay = Overlay(Prompt(question(kind), lines, None, buttons, chips, offered))
        self.narrow.lay(overlay)
        self.say_effects(overlay)
        return overlay


def question(kind: str) -> Msg:
    """Say what a kind of question asks: by the text that bears its name, such as ``ask-chests``."""
    text = f"ask-{kind.replace('_', '-')}"
    return msg(text) if has_text(text) else msg("prompt-choose")


def about(table: Table, kind: str) -> tuple[Msg, ...]:
    """Name the pieces that a question is about: those of the common zone that bears its name."""
    names = pieces_named(table.game, kind.replace("_", "-"))
    text = text_of(listing(names)) if names else None
    return (msg("play-about", things=text),) if text is not None else ()
