"""The keys of pages that the list of keys has too; `keys-<page>-<row>` is the text of a row.

They are not in their pages because the list would have to import these, which takes 0.2 s.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from alhambra_qt.ui.kit.page_keys import PageKey

Rows = Mapping[str, tuple[str, ...]]

SEATS = ("1", "2", "3", "4", "5", "6")
STRIDE_KEYS = {  # of a replay, back and on
    "action": ("Left", "Right"),
    "turn": ("Ctrl+Left", "Ctrl+Right"),
    "round": ("PgUp", "PgDown"),
    "scoring": ("Ctrl+PgUp", "Ctrl+PgDown"),
}

REPLAY = (
    *(
        PageKey(key, "_stepped", (stride, way), f"{stride}s")
        for stride, pair in STRIDE_KEYS.items()
        for key, way in zip(pair, (-1, 1), strict=True)
    ),
    PageKey("Home", "put_at", (0,), "ends"),
    PageKey("End", "_to_end", (), "ends"),
    PageKey("N", "branch", (1,), "forks"),
    PageKey("Shift+N", "branch", (-1,), "forks"),
    PageKey("V", "bar.tried.click", (), "tried"),
    *(PageKey(key, "_seen_by_seat", (seat,), "seats") for seat, key in enumerate(SEATS)),
    PageKey("7", "look_from", (None,), "open"),
    PageKey("Space", "player.toggle", (), "play"),
    PageKey("R", "bar.back.click", (), "back"),
    PageKey(",", "player.turn", (-1,), "pace"),
    PageKey(".", "player.turn", (1,), "pace"),
    PageKey("?", "why", (), "why"),
    PageKey("B", "play_on", (), "on"),
    PageKey("S", "_ledger"),
    PageKey("L", "wish", ("log",)),
    PageKey("Esc", "escape"),
    PageKey("F6", "turn_zone", (1,)),
    PageKey("Shift+F6", "turn_zone", (-1,)),
)
REVIEW = (
    PageKey("Ctrl+Left", "_change", (-1,), "events"),
    PageKey("Ctrl+Right", "_change", (1,), "events"),
    PageKey("V", "show_turning", (), "turning"),
    PageKey("N", "step_choice", (1,), "dear"),
    PageKey("Shift+N", "step_choice", (-1,), "dear"),
    PageKey("Space", "toggle_choice", (), "open"),
    PageKey("Y", "try_it", (), "try"),
    PageKey("Return", "go_there", (), "there"),
    PageKey("Enter", "go_there"),
    PageKey("P", "go_there", (), "there"),
    PageKey("B", "play_on", (), "on"),
    *(PageKey(key, "choose", (seat,), "seats") for seat, key in enumerate(SEATS)),
    PageKey("7", "_turn_even", (), "even"),
    PageKey("Z", "sheet.graph.zoom", (1,), "zoom"),
    PageKey("Shift+Z", "sheet.graph.zoom", (-1,), "zoom"),
    PageKey("S", "wish", ("ledger",), "ledger"),
    PageKey("E", "wish", ("share",), "share"),
    PageKey("Alt+T", "_turn_table", (), "table"),
    PageKey("Alt+V", "_say_turn", (), "say"),
    PageKey("Esc", "_escape"),
)


def keys_by_row(keys: Iterable[PageKey]) -> dict[str, tuple[str, ...]]:
    """Group the keys that the list has by their rows there."""
    found: dict[str, tuple[str, ...]] = {}
    for key in keys:
        if key.row:
            found[key.row] = (*found.get(key.row, ()), key.key)
    return found
