"""The rooms of the two large floors: imports go one way between them, also those for types."""

from collections.abc import Iterator

import pytest

from tests.arch.source import PACKAGE, imports, module_name, place, python_files

# From the lowest room to the highest: each imports only itself and rooms before it.
ROOMS = {
    "controller": (
        *("view", "faces", "words", "game", "unseen", "build", "whatif", "share"),
        *("desk", "career", "motions", "replay", "review"),
    ),
    "ui": (
        *("kit", "pieces", "plots", "table", "ledger", "results", "scoring", "pages", "lesson"),
        *("lists", "replay"),
        *("game", "doors", "main"),
    ),
}


def room(name: str, floor: str) -> str:
    """The room of a dotted name on a floor, empty for the floor itself and names elsewhere."""
    parts = name.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == floor else ""


def arrows(floor: str) -> Iterator[tuple[str, str, str]]:
    """Every import from one room of a floor to another, with its place."""
    for path in python_files(PACKAGE / floor):
        here = room(module_name(path), floor)
        for target, line in imports(path):
            there = room(target, floor)
            if here and there in ROOMS[floor] and there != here:
                yield here, there, place(path, line)


@pytest.mark.parametrize("floor", ROOMS)
def test_every_file_has_a_room(floor: str) -> None:
    """Nothing lies on the stairs: each file stands in one of the rooms."""
    loose = {path.name for path in (PACKAGE / floor).glob("*.py")} - {"__init__.py"}
    rooms = {path.name for path in (PACKAGE / floor).iterdir() if (path / "__init__.py").exists()}
    assert (loose, rooms) == (set(), set(ROOMS[floor]))


@pytest.mark.parametrize("floor", ROOMS)
def test_rooms_import_one_way(floor: str) -> None:
    """A room imports only rooms below it."""
    order = ROOMS[floor]
    wrong = [
        f"{where}: {here} imports {there}"
        for here, there, where in arrows(floor)
        if order.index(there) > order.index(here)
    ]
    assert not wrong, "\n".join(wrong)
