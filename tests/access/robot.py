"""Plays from outside, through the tree alone; prints one line of JSON.

    sh tests/access/session.sh /usr/bin/python3 -m tests.access.robot PLAY HOME PROGRAM ...

Runs under the system's Python like `outside.py`, which is all that it knows: no rule, no target.
"""

from __future__ import annotations

import json
import random
import re
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path

from tests.access.outside import Lost, Program, Thing, again
from tests.access.sheets import ledger

TRIES = 12  # things chosen for one question before it is given up for another
CONFIRM, CANCEL, UNDO = "Enter", "Esc", "Ctrl+Z"  # keys of buttons whose words say what they do
AGAIN = "Play again"  # stands on the page of the results only
MOVES, FIRST = 16, 3  # confirmed, where no whole game is played, and where little is done
MARKED = "marked"
CHAPTER, NEXT_CHAPTER = "chapter 1 of 5", "Next chapter"
TABS = 60  # at most, to what should be reached
LONGEST = 1500.0  # seconds until a game or a lesson is over
WAITING = "is thinking…"  # so ends the question while there is none to the person
ONWARD = ("Continue", "Skip", "Next", "Got it", "Close")
# Parts of the table in which nothing is chosen, by their names.
LOOKED_AT = (
    *("Round and points", "Other players", "Building counts", "Log", "You"),
    *("Supplies beside the boards", "Since your move"),
)
CHOSEN = ("push button", "check box", "radio button", "table cell", "list item")
TOOLS = "Alhambra:"  # the part of the table in which buttons are tools and cells are chosen


class Player:
    """Plays a game: confirms what is chosen, else chooses something not tried for this question."""

    def __init__(self, program: Program, moves: int = 0) -> None:
        self.program, self.rng, self.moves = program, random.Random("robot"), moves
        self.asked, self.tried = "", set[str]()
        self.pressed, self.confirmed, self.kinds = 0, 0, set[str]()
        self.over = False  # the game, or what is to be played of it
        self.known: Thing | None = None  # the table, as long as it is shown

    def table(self) -> Thing | None:
        """The table, if it is shown and nothing lies over it."""
        self.known = again(self.known)
        if self.known is None:
            found = (thing for page in self.program.window().parts for thing in page.parts)
            tables = (thing for thing in found if thing.role == "layered pane" and thing.name)
            self.known = next(tables, None)
        return self.known

    def step(self) -> bool:
        """Press one thing; false where there is nothing to press now."""
        table = self.table()
        if table is None or table.count == 1:
            return self.onward()
        if table.name.endswith(WAITING):
            return False
        question = next((thing for thing in table.parts if thing.name == table.name), None)
        if question is None:
            return False
        keys = {thing.key: thing for thing in question.parts if thing.role == "push button"}
        if CONFIRM in keys and keys[CONFIRM].can:
            self.confirmed += 1
            self.over = self.confirmed == self.moves
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
        zones = [
            thing for thing in table.parts if thing.name not in LOOKED_AT and thing is not question
        ]
        self.rng.shuffle(zones)
        for zone in [question, *zones] if self.rng.random() < 0.5 else [*zones, question]:
            tools = zone.name.startswith(TOOLS)
            able = [
                thing
                for part in zone.parts
                for thing in (part.parts if part.role == "list" else (part,))
                if thing.role in CHOSEN and thing.can and thing.key not in (CONFIRM, CANCEL, UNDO)
                if not (tools and thing.role != "table cell") and thing.name not in self.tried
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
        for thing in self.program.window().all():
            if thing.name == AGAIN:
                self.over = True
                return True
            if thing.name.casefold() in names and thing.can:
                return self.press(thing)
        return False


def set_up(program: Program) -> None:
    """From the start page: a game with all modules against quick computers."""
    program.go("New game")
    for number in (4, 3):
        program.go(f"Remove player {number}")
        program.wait("fewer", partial(gone, program, f"Name of player {number}"))
    program.go("Base game · add modules")
    program.go("All", "check box")
    while (level := program.look("Medium", "combo box")) is not None:
        program.press(level)
        program.do(program.find("Beginner", "table cell"), "Toggle")
        program.wait("a closed list", partial(gone, program, "Beginner", "table cell"))
    program.go("Play")


def gone(program: Program, name: str, role: str = "") -> bool:
    """Whether nothing is called so any more."""
    return program.look(name, role) is None


def game(program: Program) -> dict[str, object]:
    """A whole game with all modules, to the page of its results."""
    set_up(program)
    return finish(program)


def opening(program: Program) -> dict[str, object]:
    """A new game with all modules: the first moves of it."""
    set_up(program)
    return finish(program, MOVES)


def finish(program: Program, moves: int = 0) -> dict[str, object]:
    """A running game, to the page of its results, or so many moves of it."""
    player = Player(program, moves)
    play_on(program, player)
    return {"pressed": player.pressed, "confirmed": player.confirmed, "kinds": sorted(player.kinds)}


def some(program: Program) -> dict[str, object]:
    """A little of all: an exercise, a lesson and a new game, and back to the start from each."""
    told = exercise(program)
    home(program)
    told |= lesson(program, FIRST)
    home(program)
    set_up(program)
    return told | finish(program, 1)


def home(program: Program) -> None:
    """Press what Esc would press, until the start page is there."""

    def there() -> bool:
        things = list(program.window().all())
        for thing in things:
            if thing.key == CANCEL and thing.can:
                program.press(thing)
        return any(thing.name == "New game" for thing in things)

    program.wait("start page", there)


def end(program: Program) -> dict[str, object]:
    """A running game to its results, and its score sheet."""
    return finish(program) | ledger(program)


def lesson(program: Program, steps: int = 0) -> dict[str, object]:
    """The first chapter: reads each step, asks for a hint and does what is marked then."""
    program.go("Learn")
    program.go("Begin")
    program.find(CHAPTER)
    learner = Learner(program, steps)
    play_on(program, learner)
    return {"steps": learner.steps, "moves": learner.moves}


def play_on(program: Program, one: Player | Learner) -> None:
    """Let somebody act until it is over."""
    end = time.monotonic() + LONGEST
    while not one.over:
        if time.monotonic() > end:
            raise Lost("it does not end. " + program.report())
        program.wait("anything to do", one.step)


class Learner:
    """Does a lesson: knows that things are marked, and tries them all, then fewer of them."""

    def __init__(self, program: Program, most: int) -> None:
        self.program, self.over, self.most = program, False, most
        self.steps, self.moves = list[str](), 0
        self.plans: Iterator[tuple[str, ...]] = iter(())  # what may be wanted in this step
        self.plan: list[str] = []  # what is still to be pressed of it

    def step(self) -> bool:
        """Go on if that is possible, else do something of what the step may want."""
        things = list(self.program.window().all())
        buttons = {
            thing.name: thing for thing in things if thing.role == "push button" and thing.can
        }
        table = [thing for thing in things if thing.role == "layered pane"]
        asked = [thing for thing in table[0].all() if thing.role == "push button"] if table else []
        keys = {thing.key: thing for thing in asked if thing.can}
        head = next((thing.name for thing in reversed(things) if thing.role == "heading"), "")
        if head not in self.steps:
            self.steps.append(head)
            self.plans, self.plan = iter(()), []
        marked = {
            thing.name: thing for thing in things if MARKED in thing.told.split(", ") and thing.can
        }
        self.over = NEXT_CHAPTER in buttons or len(self.steps) == self.most
        if "Next" in buttons and not self.over:
            return self.press(buttons["Next"])
        if self.over:
            return True
        if not any(thing.name == "Hint" and thing.role == "label" for thing in things):
            return "Hint" in buttons and self.press(buttons["Hint"])
        return self.press_planned(marked, keys)

    def press_planned(self, marked: dict[str, Thing], keys: dict[str, Thing]) -> bool:
        """Press what is left of the plan, then confirm; without either make another plan."""
        while self.plan:
            name = self.plan.pop(0)
            if name in marked and "selected" not in marked[name].states:
                return self.press(marked[name])
        if CONFIRM in keys:
            self.moves += 1
            return self.press(keys[CONFIRM])
        self.plan = list(next(self.plans, ()))
        if not self.plan:
            self.plans = tried(list(marked))
        return CANCEL in keys and self.press(keys[CANCEL])

    def press(self, thing: Thing) -> bool:
        """Press it."""
        self.program.press(thing)
        return True


def tried(names: list[str]) -> Iterator[tuple[str, ...]]:
    """All of them, then all but one, and so on."""
    return (some for size in range(len(names), 0, -1) for some in combinations(names, size))


def exercise(program: Program) -> dict[str, object]:
    """An exercise of exact payment, with keys alone; whoever hears it can add."""
    for name in ("Learn", "Exercises", "Paying exactly..."):
        reach(program, name)
        program.type("Return")
    asked = program.find("Which cards add up to exactly...", "panel")
    found = re.search(r"(\d+) (\w+)", asked.name)
    if found is None:
        raise Lost(f"no sum in {asked.name}")
    wanted, kind = int(found[1]), found[2][:4]
    names = program.wait("cards", partial(cards, asked))
    words = [name.split() for name in names]
    worth = [int(number) if name.startswith(kind) else 0 for number, name in words]
    many = range(1, 2 ** len(names))
    picks = ([k for k in range(len(names)) if bits >> k & 1] for bits in many)
    good = (pick for pick in picks if all(worth[k] for k in pick))
    right = next(one for one in good if sum(worth[k] for k in one) == wanted)
    reach(program, names[0])
    for place in range(len(names)):
        if place in right:
            program.type("space")
            program.wait("a chosen card", lambda: "checked" in (program.focus() or asked).states)
        if place < right[-1]:
            move(program, "Right")
    reach(program, "Check")
    program.type("Return")
    program.find("Right!")
    return {"asked": asked.name, "answered": [names[k] for k in right]}


def cards(asked: Thing) -> list[str]:
    """The cards that can be chosen for an answer."""
    return [thing.name for thing in asked.all() if thing.role == "check box"]


def move(program: Program, key: str, before: Thing | None = None) -> Thing:
    """Press a key that moves the keyboard on from what had it before; what has it then."""
    before = before or program.focus()
    node = before.node if before is not None else None
    program.type(key)

    def elsewhere() -> Thing | None:
        now = program.focus()
        return now if now is not None and now.node != node else None

    return program.wait(f"move by {key}", elsewhere)


def reach(program: Program, name: str) -> None:
    """Go by Tab to what is called so."""
    start = name.removesuffix("...")
    program.find(name)
    now = program.wait("focus", program.focus)
    for _ in range(TABS):
        if now.name == name or (start != name and now.name.startswith(start)):
            return
        now = move(program, "Tab", now)
    raise Lost(f"Tab does not lead to {name}. " + program.report())


PLAYS: dict[str, Callable[[Program], dict[str, object]]] = {
    "some": some,
    "end": end,
    "game": game,
    "opening": opening,
    "finish": finish,
    "lesson": lesson,
    "exercise": exercise,
    "ledger": ledger,
}
# These press keys; the others only what the tree offers.
BY_KEYS = ("exercise", "some")


def main() -> None:
    """Play, and end the program as a person does."""
    play, home, *command = sys.argv[1:]
    program = Program(command, Path(home), keys=play in BY_KEYS)
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
