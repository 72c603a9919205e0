"""All commands: what a person can ask for by a key, in a menu, or on the start page.

The handling of keys, the page of all keys, custom keys, the menus and the routes of the program
read this one table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:  # the start page needs the commands, but neither targets nor rules
    from alhambra_qt.controller.view.targets import Verb

AT_GAME = "game."  # begins the way of what the running game does itself


@frozen(eq=False, repr=False)
class Command:
    """One row of the table.

    Attributes:
        name: what handlers of keys call it; the settings store a person's own keys by it.
        group: where it is on the page of all keys (the text ``keys-group-<group>``); empty if it
            is not there.
        keys: the default keys, as Qt writes them.
        row: the commands that share a row of that page (``keys-<row>``); without one its own.
        target: the word of the button of the table that a key presses.
        button: another button that does the same, at the table or among the results.
        route: what it does: the path of a method from the program, and its first argument if there
            is one. Without one the table or the desk knows what to do.
        text, icon: its label in menus.
        like: the command that has its key.
        fixed: its keys work the same on every page, so they cannot be changed.
    """

    name: str
    group: str = ""
    keys: tuple[str, ...] = ()
    row: str = ""
    target: Verb | None = None
    button: Verb | None = None
    route: str = ""
    text: str = ""
    icon: str = ""
    like: str = ""
    fixed: bool = False


# Those with keys in the order of the page of all keys, then those that are only buttons.
COMMANDS = (
    Command("zone-next", "go", ("F6",), row="zones", fixed=True),
    Command("zone-back", "go", ("Shift+F6",), row="zones", fixed=True),
    Command("item-next", "go", ("Tab",), row="items", fixed=True),
    Command("item-back", "go", ("Shift+Tab",), row="items", fixed=True),
    Command("left", "go", ("Left",), row="arrows", fixed=True),
    Command("right", "go", ("Right",), row="arrows", fixed=True),
    Command("up", "go", ("Up",), row="arrows", fixed=True),
    Command("down", "go", ("Down",), row="arrows", fixed=True),
    Command("cell-left", "go", ("Ctrl+Left",), row="cells"),
    Command("cell-right", "go", ("Ctrl+Right",), row="cells"),
    Command("cell-up", "go", ("Ctrl+Up",), row="cells"),
    Command("cell-down", "go", ("Ctrl+Down",), row="cells"),
    Command("primary", "go", ("Return", "Enter"), fixed=True),
    Command("choose", "go", ("Space",), fixed=True),
    Command("cancel", "go", ("Esc",), fixed=True),
    Command("why", "go", ("?", "Shift+F1")),
    Command(
        "rules", "go", ("F1",), fixed=True, route="book.open", text="rulebook-title", icon="book"
    ),
    Command("undo", "game", ("Ctrl+Z",), target="undo"),
    Command("redo", "game", ("Ctrl+Shift+Z", "Ctrl+Y"), target="redo"),
    Command("restart", "game", ("Ctrl+R",), target="restart"),
    Command("hint", "game", ("H",), target="hint"),
    Command("hint-do", "game", ("Shift+H",), target="hint-do"),
    Command("coach", "game", ("Ctrl+K",), route="game.coached.toggle"),
    Command(
        "players",
        "game",
        ("Ctrl+P",),
        target="players",
        route="running.show_players",
        text="menu-players",
        icon="person",
    ),
    Command(
        "save",
        "game",
        ("Ctrl+S",),
        button="save",
        route="running.save_as",
        text="menu-save",
        icon="chest",
    ),
    Command(
        "new",
        "game",
        ("Ctrl+N",),
        button="new",
        route="new_game.show",
        text="button-new-game",
        icon="star",
    ),
    Command(
        "leave",
        "game",
        ("Ctrl+W",),
        button="start",
        route="running.leave",
        text="menu-leave",
        icon="gate",
    ),
    Command("menu", "game", ("F10",), target="menu", route="running.menu.open"),
    Command("mute", "game", ("Ctrl+M",)),
    Command(
        "my-turn",
        "game",
        ("Shift+Return", "Shift+Enter"),
        target="my-turn",
        route="game.hurry",
    ),
    Command("slower", "game", (",",), row="pace", route="game.pace.slower"),
    Command("faster", "game", (".",), row="pace", route="game.pace.faster"),
    Command("cues", "game", ("F2",)),
    Command("help", "game", ("F3",), route="keys.show", text="keys-title", icon="hand"),
    Command("full-screen", "game", ("F11",), fixed=True),
    Command("say", "game", ("F7",), route="say_something", text="say-title", icon="hand"),
    Command("invite", "game", ("Ctrl+I",), route="invite", text="menu-invite", icon="person"),
    Command("ledger", "see", ("S",), target="ledger", route="game.show_ledger"),
    Command("counts", "see", ("T",), target="counts"),
    Command("unseen", "see", ("E",), route="running.show_unseen", text="menu-unseen", icon="eye"),
    Command(
        "lists", "see", ("F4",), route="game.lists.open_lists", text="menu-lists", icon="cards"
    ),
    Command("log", "see", ("L",), target="log", button="log-more", route="game.log.open_log"),
    Command("replay", "see", ("P",), route="game.recap_again"),
    Command("opponent-next", "see", ("O",), row="opponents"),
    Command("opponent-back", "see", ("Shift+O",), row="opponents"),
    Command("tray", "see", ("Z",), target="tray"),
    Command("zoom-in", "see", ("+", "="), row="zoom"),
    Command("zoom-out", "see", ("-", "\N{MINUS SIGN}"), row="zoom"),
    Command("zoom-fit", "see", ("0",), row="zoom"),
    Command("pan-left", "see", ("Shift+Left",), row="pan"),
    Command("pan-right", "see", ("Shift+Right",), row="pan"),
    Command("pan-up", "see", ("Shift+Up",), row="pan"),
    Command("pan-down", "see", ("Shift+Down",), row="pan"),
    Command("page-up", "see", ("PgUp",), row="pages", fixed=True),
    Command("page-down", "see", ("PgDown",), row="pages", fixed=True),
    Command("say-walls", "say", ("Alt+W",)),
    Command("say-counts", "say", ("Alt+C",)),
    Command("say-free", "say", ("Alt+F",)),
    Command("say-points", "say", ("Alt+P",)),
    Command("say-last", "say", ("Alt+L",)),
    Command("say-row", "say", ("Alt+R",)),
    Command("say-column", "say", ("Alt+V",)),
    Command("say-sides", "say", ("Alt+S",)),
    Command("say-near", "say", ("Alt+N",)),
    Command("say-along", "say", ("Alt+A",)),
    Command("say-board", "say", ("Alt+B",)),
    Command("say-since", "say", ("Alt+H",)),
    Command("say-hand", "say", ("Alt+M",)),
    Command("say-market", "say", ("Alt+O",)),
    Command("say-hands", "say", ("Alt+E",)),
    Command("say-rival-board", "say", ("Alt+Shift+B",)),
    Command("say-rival-row", "say", ("Alt+Shift+R",), row="say-rival-lines"),
    Command("say-rival-column", "say", ("Alt+Shift+V",), row="say-rival-lines"),
    Command("say-rival-sides", "say", ("Alt+Shift+S",), row="say-rival-lines"),
    Command("say-rival-along", "say", ("Alt+Shift+A",)),
    Command("say-rival-counts", "say", ("Alt+Shift+C",)),
    Command("continue", route="continue_game", text="button-continue", icon="fountain"),
    Command("learn", route="lessons.show", text="start-learn", icon="bonus"),
    Command("today", route="today.show", text="today-title", icon="day"),
    Command("saved", route="saved.games.open", text="start-saved", icon="cards"),
    Command("career", route="people.show", text="career-title", icon="crown"),
    Command("real", route="real.show", text="real-title", icon="wall"),
    Command("together", route="play_together", text="together-title", icon="swap"),
    Command("demo", route="running.play_demo", text="start-demo", icon="play"),
    Command("settings", route="settings_page.open", text="button-settings", icon="hammer"),
    Command("quit", route="window.close", text="button-quit", icon="cart"),
    Command("reader", keys=("F3",), route="reader.open", text="reader-entry"),
    Command("leave-table", like="leave", route="running.leave", text="lobby-leave", icon="gate"),
    Command("ask", route="running.ask_players", text="position-ask", icon="ask"),
    Command("step", button="step", route="game.pacing.step"),
    Command("results", button="results", route="game.show_results"),
    Command("table", button="table", route="game.proceed"),
    Command("rematch", button="rematch", route="play_again"),
    Command("same-deal", button="same-deal", route="running.play_same_deal"),
    Command(
        "original",
        button="original",
        route="running.after original",
        text="branch-leave",
        icon="crown",
    ),
    Command(
        "branches",
        button="branches",
        route="running.after branches",
        text="branches-title",
        icon="stick",
    ),
    Command(
        "again",
        button="replay",
        like="replay",
        route="running.after replay",
        text="replay-title",
        icon="swap",
    ),
    Command("review", button="review", route="running.after review"),
    Command("share-game", button="share-game", route="running.after share-game"),
    Command("dare", button="challenge", route="running.after challenge"),
    Command("in-career", button="career", route="running.after career"),
)
BY_NAME: Mapping[str, Command] = {command.name: command for command in COMMANDS}
BY_BUTTON: Mapping[Verb, Command] = {
    button: command
    for command in COMMANDS
    for button in (command.target, command.button)
    if button is not None
}
# What each menu offers, in order: the start page in large and in small entries, and the menu of a
# game in two groups under these titles.
MENUS: Mapping[str, tuple[str, ...]] = {
    "start": ("continue", "new", "learn", "today"),
    "start-more": ("saved", "career", "together", "demo", "real", "rules", "settings", "quit"),
    "this-game-title": (
        *("say", "leave-table", "original", "branches", "save", "players", "unseen", "ask"),
        *("invite", "again", "lists"),
    ),
    "menu-program": ("rules", "help", "settings", "new", "leave", "quit"),
}


def key_of(name: str) -> str:
    """Return the first default key of a command; empty if it has none."""
    command = BY_NAME[name]
    return next(iter(BY_NAME[command.like or name].keys), "")
