"""Which rule somebody means who opens the rulebook from a running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra_qt.ui.table.bubbles import rule_in_sight

if TYPE_CHECKING:
    from alhambra_qt.ui.game.screen import GameScreen


def rule_meant(screen: GameScreen) -> str:
    """That of what is told, of the thing with the focus, or of the question; empty elsewhere."""
    table, lists = screen.table, screen.lists
    if screen.shown not in ("table", "lists"):
        return ""
    focus, view = table.focus, table.view_shown
    seen = focus.shown and not lists.on
    target = lists.target if lists.on else focus.target if seen else None
    rule = "" if lists.on else rule_in_sight(table.table, focus.spot() if seen else None)
    if not rule and target is not None:
        rule = screen.desk.rule_about(target)
    return rule or (view.prompt.rule if view is not None else "")
