"""Facts about this game, as a tree for the menu and the results; buttons to copy seed and code.

facts = ThisGamePanel(ctx)
facts.show_game(game)
"""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from alhambra_qt.controller.view.page_views import ThisGame
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Pressed
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, Row, Wrapped
from alhambra_qt.ui.kit.signs import SeatMark, name_of
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button

BROAD = 24.0  # ems from which on a seat and who plays it stand in one line


class ThisGamePanel(Holder):
    """Modules, differences, seats, seed and code; on a panel of its own, or as part of another."""

    def __init__(self, ctx: UiContext, *, framed: bool = True) -> None:
        super().__init__(ctx)
        self.game: ThisGame | None = None
        self.framed = framed
        self.copy_seed, self.copy_code = (
            Button(ctx, msg("new-seed-copy"), kind="quiet", does=weakly(self._copy, what))
            for what in ("seed", "code")
        )

    def _copy(self, what: str) -> None:
        if self.game is not None:
            QGuiApplication.clipboard().setText(getattr(self.game, what))

    def show_this_game(self, game: ThisGame) -> None:
        """Show another game, or the same as it is now."""
        self.game = game
        self.retranslate()

    def retranslate(self) -> None:
        if self.game is not None:
            self.setAccessibleName("\n".join(spoken(self.ctx, self.game)))
            for button, what in ((self.copy_seed, "new-seed"), (self.copy_code, "new-code")):
                button.setAccessibleDescription(self.ctx.t(what))
        super().retranslate()

    def tree(self) -> Box:
        look, game = self.look, self.game
        if game is None:
            return Space()
        codes: list[Box] = [Words(look.t("this-game-unknown"), "small", "ink2", wrap=True)]
        if game.seed:
            codes = [
                self._copied("new-seed", game.seed, self.copy_seed),
                self._copied("new-code", game.code, self.copy_code),
            ]
        child = Column(_head(look, game), _modules(look, game), _seats(look, game), *codes)
        return Plate(child, pad=(1.0, 0.8)) if self.framed else Ground(child, pad=(0.3, 0.3))

    def _copied(self, name: str, value: str, button: Button) -> Box:
        look = self.look
        title = Words(look.t(name), "smallstrong", "ink2")
        words = Words(value, "body", wrap=True)
        return Row(Column(title, words, gap=0, grow=1), Pressed(button), gap=0.4)


def spoken(ctx: UiContext, game: ThisGame) -> list[str]:
    """Return the accessible text of every line."""
    modules = [
        ctx.text(name) if variant is None else f"{ctx.text(name)} ({ctx.text(variant)})"
        for _, name, variant in game.modules
    ]
    branch = "" if game.branch is None else ctx.text(game.branch)
    lines = [ctx.t("this-game-title"), branch, ctx.text(game.round), ", ".join(modules)]
    lines += [ctx.text(difference) for difference in game.differences]
    lines += [ctx.t("ledger-line", name=tag.label, text=plays) for tag, plays in game.seats]
    for name, value in (("new-seed", game.seed), ("new-code", game.code)):
        lines.append(ctx.t("ledger-line", name=msg(name), text=value) if game.seed else "")
    lines.append("" if game.seed else ctx.t("this-game-unknown"))
    return [line for line in lines if line]


def _head(look: Look, game: ThisGame) -> Box:
    when = Words(look.text(game.round), "small", "ink2", keep=1)
    title = Row(Words(look.t("this-game-title"), "section"), spring(), when)
    branch = None if game.branch is None else Words(look.text(game.branch), "strong", wrap=True)
    return Column(title, branch, gap=0)


def _modules(look: Look, game: ThisGame) -> Box:
    plates = [_module(look, name, variant) for _, name, variant in game.modules]
    base = Words(look.t("this-game-base"), "body")
    differences = [
        Words(_large(look.text(difference)), "small", "ink2", wrap=True)
        for difference in game.differences
    ]
    title = Words(look.t("new-modules"), "smallstrong", "ink2")
    shown: Box = Wrapped(*plates, gap=0.35) if plates else base
    return Column(title, shown, *differences, gap=0.25)


def _module(look: Look, name: Msg, variant: Msg | None) -> Box:
    more = None if variant is None else Words(look.text(variant), "small", "ink2")
    child = Row(Words(look.text(name), "strong"), more, gap=0.4)
    return Ground(child, "panel2", "rule", 1.2, (0.5, 0.15))


def _large(text: str) -> str:
    return text[:1].upper() + text[1:]


def _seats(look: Look, game: ThisGame) -> Box:
    title = Words(look.t("players-title"), "smallstrong", "ink2")
    rows = []
    for tag, plays in game.seats:
        mark, name = SeatMark(tag, side=1.5), name_of(look, tag, "strong", 9.0)
        words = Words(look.text(plays), "body", "ink2", wrap=True, grow=1)
        line = Row(mark, name, words, gap=0.5)
        rows.append(ByWidth(BROAD, line, Column(Row(mark, name, gap=0.5), words, gap=0)))
    return Column(title, *rows, gap=0.25)
