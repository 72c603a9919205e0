"""The keys that pages have for themselves: a game looked at again, its review, the career.

They stand on the page of all keys below the name of their page, and stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping

Rows = Mapping[str, tuple[str, ...]]

SEATS = ("1", "2", "3", "4", "5", "6")
ENDS = ("Home", "End")
# Page: its rows, each with its keys; the words are ``keys-<page>-<row>``.
PAGES: Mapping[str, Rows] = {
    "replay": {
        "actions": ("Left", "Right"),
        "turns": ("Ctrl+Left", "Ctrl+Right"),
        "rounds": ("PgUp", "PgDown"),
        "scorings": ("Ctrl+PgUp", "Ctrl+PgDown"),
        "ends": ENDS,
        "forks": ("N", "Shift+N"),
        "tried": ("V",),
        "seats": SEATS,
        "open": ("7",),
        "play": ("Space",),
        "back": ("R",),
        "pace": (",", "."),
        "why": ("?",),
        "on": ("B",),
    },
    "review": {
        "turns": ("Left", "Right"),
        "events": ("Ctrl+Left", "Ctrl+Right"),
        "scorings": ("PgUp", "PgDown"),
        "ends": ENDS,
        "turning": ("V",),
        "dear": ("N", "Shift+N"),
        "open": ("Space",),
        "try": ("Y",),
        "there": ("Return", "P"),
        "on": ("B",),
        "seats": SEATS,
        "even": ("7",),
        "zoom": ("Z", "Shift+Z"),
        "ledger": ("S",),
        "share": ("E",),
        "table": ("Alt+T",),
        "say": ("Alt+V",),
    },
    "career": {
        "games": ("Left", "Right"),
        "ends": ENDS,
    },
}
