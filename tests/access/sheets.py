"""The score sheets of a game read from outside, each sum and share reckoned again.

Runs under the system's Python like `outside.py`, which is all that it knows: no rule, no target.
"""

from __future__ import annotations

import re
from functools import partial
from typing import NamedTuple

from tests.access.outside import Lost, Program

TITLES = ("Scoring 1", "Scoring 2", "Final scoring")
CELL = re.compile(r"(.+), (.+?): ([−–]?\d+) points?")  # row, player, points
SUM = re.compile(r"(This scoring|Before|Now), (.+) ([+−]?\d+)")
SHARE = re.compile(r"\(([\d +]+)\) ÷ (\d+) = (\d+) ÷ \d+ = (\d+)")


Places = dict[tuple[str, str], int]  # points, by row and player


class Sheet(NamedTuple):
    """A scoring as it is read: points, sums, and the points and words of each majority."""

    cells: Places
    sums: Places
    shares: list[tuple[str, str, str, str]]


def sheet(program: Program, title: str) -> Sheet | None:
    """Read a scoring that is shown; None until all of it is there."""
    table = program.look(title, "table")
    names = [thing.name for thing in table.all()] if table is not None else []
    cells = {(match[1], match[2]): whole(match[3]) for name in names if (match := CELL.match(name))}
    sums = {(match[1], match[2]): whole(match[3]) for name in names if (match := SUM.match(name))}
    texts = [thing.told for thing in program.window().all() if thing.role == "panel"]
    shares = [
        (match[1], match[2], match[3], match[4]) for text in texts for match in SHARE.finditer(text)
    ]
    if not cells or any(("This scoring", player) not in sums for _, player in cells):
        return None
    return Sheet(cells, sums, shares)


def ledger(program: Program) -> dict[str, object]:
    """The score sheet of a game that is over: every sum and share is reckoned again."""
    program.go("Score sheet")
    known, read, shares = dict[str, int](), 0, 0
    for title in TITLES:
        program.go(title, "page tab")
        found = program.wait(f"whole sheet {title}", partial(sheet, program, title))
        read, shares = read + len(found.cells), shares + len(found.shares)
        for player in {player for _, player in found.cells}:
            points = sum(worth for (_, whose), worth in found.cells.items() if whose == player)
            before = known.get(player, 0)
            known[player] = before + points
            reckoned = (("This scoring", points), ("Before", before), ("Now", known[player]))
            for row, number in reckoned:
                same(f"{title}, {row}, {player}", number, found.sums.get((row, player), number))
        for places, players, added, each in found.shares:
            total = sum(map(int, places.split(" + ")))
            same(f"{title}, share", (total, total // int(players)), (int(added), int(each)))
    program.go("Close")
    for player, number in known.items():
        program.wait(f"rank of {player}", partial(ranked, program, player, number))
    return {"cells": read, "points": known, "shares": shares}


def ranked(program: Program, player: str, points: int) -> bool:
    """Whether the page of the results says how many points somebody has."""
    ends = (f"{player}, {points} points", f"{player}: {points} points")
    return any(
        thing.role == "radio button" and thing.name.endswith(ends)
        for thing in program.window().all()
    )


def whole(text: str) -> int:
    """A number as it is written."""
    return int(text.replace("−", "-").replace("–", "-"))


def same(what: str, one: object, other: object) -> None:
    """Check that a computed value is the announced one."""
    if one != other:
        raise Lost(f"{what}: {one} was reckoned, {other} is said")
