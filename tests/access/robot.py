"""Plays from outside, through the tree alone; prints one line of JSON.

    sh tests/access/session.sh /usr/bin/python3 tests/access/robot.py game HOME PYTHON -m alhambra_qt ...

Runs under the system's Python like `outside.py`, which is all that it knows: no rule, no target.
"""

from __future__ import annotations

import json
import random
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

from outside import Lost, Program, Thing

TRIES = 12  # things chosen for one question before it is given up for another
CONFIRM, CANCEL, UNDO = "Enter", "Esc", "Ctrl+Z"  # keys of buttons whose words say what they do
AGAIN = "Play again"  # stands on the page of the results only
LONGEST = 300.0  # seconds for a game
WAITING = "is thinking…"  # so ends the question while there is none to the person
ONWARD = ("Continue", "To the end", "Next", "Got it", "Close")
# Parts of the table in which nothing is chosen, by their names.
LOOKED_AT = ("Round and points", "Other players", "Building counts", "What happened", "You")
LOOKED_AT += ("Supplies beside the boards", "Since your move")
CHOSEN = ("push button", "check box", "radio button", "table cell")
TOOLS = "Alhambra:"  # the part of the table in which buttons are tools and cells are chosen


class Player:
    """Plays a game: confirms what is chosen, else chooses something not tried for this question."""

    def __init__(self, program: Program, seed: str) -> None:
        self.program, self.rng = program, random.Random(seed)
        self.asked, self.tried = "", set[str]()
        self.pressed, self.confirmed, self.kinds = 0, 0, set[str]()
        self.over, self.known = False, None

    def table(self) -> Thing | None:
        """The table, if it is shown and nothing lies over it."""
        known = Thing(self.known) if self.known is not None else None
        if known is None or "showing" not in known.states:
            found = (one for page in self.program.window().parts for one in page.parts)
            known = next((one for one in found if one.role == "layered pane" and one.name), None)
            self.known = known.node if known is not None else None
        return known

    def step(self) -> bool:
        """Press one thing; false where there is nothing to press now."""
        table = self.table()
        if table is not None and table.name.endswith(WAITING):
            return False
        if table is None or len(table.parts) == 1:
            return self.onward()
        question = next((one for one in table.parts if one.name == table.name), None)
        if question is None:
            return False
        keys = {one.key: one for one in question.parts if one.role == "push button"}
        if CONFIRM in keys and keys[CONFIRM].can:
            self.confirmed += 1
            self.kinds.add(keys[CONFIRM].name)
            return self.press(keys[CONFIRM])
        if table.name != self.asked:
            self.asked, self.tried = table.name, set()
        chosen = self.choose(table, question) if len(self.tried) < TRIES else None
        if chosen is None:
            self.tried = set()
            chosen = keys.get(CANCEL)
        return chosen is not None and self.press(chosen)

    def choose(self, table: Thing, question: Thing) -> Thing | None:
        """Something that was not tried for this question."""
        zones = [one for one in table.parts if one.name not in LOOKED_AT and one is not question]
        self.rng.shuffle(zones)
        for zone in [question, *zones] if self.rng.random() < 0.5 else [*zones, question]:
            tools = zone.name.startswith(TOOLS)
            able = [
                one
                for one in zone.parts
                if one.role in CHOSEN and one.can and one.key not in (CONFIRM, CANCEL, UNDO)
                if not (tools and one.role != "table cell") and one.name not in self.tried
            ]
            if able:
                found = self.rng.choice(able)
                self.tried.add(found.name)
                return found
        return None

    def press(self, thing: Thing) -> bool:
        """Press it."""
        self.pressed += 1
        self.program.press(thing)
        return True

    def onward(self) -> bool:
        """Leave what is shown over the table or instead of it."""
        names = [one.casefold() for one in ONWARD]
        for one in self.program.window().all():
            if one.name == AGAIN:
                self.over = True
                return True
            if one.name.casefold() in names and one.can:
                return self.press(one)
        return False


def game(program: Program) -> dict[str, object]:
    """From the start page: a new game of two with all modules, to the page of its results."""
    program.go("New game")
    for number in (4, 3):
        program.go(f"Remove player {number}")
    program.go("All", "check box")
    program.go("Play")
    player, end = Player(program, "robot"), time.monotonic() + LONGEST
    while not player.over:
        if time.monotonic() > end:
            raise Lost("the game does not end. " + program.report())
        program.wait("anything to do", player.step)
    return {"pressed": player.pressed, "confirmed": player.confirmed, "kinds": sorted(player.kinds)}


PLAYS: dict[str, Callable[[Program], dict[str, object]]] = {"game": game}


def main() -> None:
    """Play, and end the program as a person does."""
    play, home, *command = sys.argv[1:]
    program = Program(command, Path(home))
    try:
        begun = time.monotonic()
        told = PLAYS[play](program)
        took = round(time.monotonic() - begun, 1)
        print(json.dumps({"seconds": took, "errors": program.errors(), **told}), flush=True)
    except Lost as lost:
        print(lost, file=sys.stderr, flush=True)
        sys.exit(1)
    finally:
        program.kill()


if __name__ == "__main__":
    main()
