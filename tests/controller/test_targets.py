"""Targets at the border: each is spelled and read again, and nonsense is refused."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra_qt.controller.view.targets import (
    KINDS,
    AtCell,
    AtHand,
    AtReserve,
    AtZone,
    Choose,
    OnShelf,
    OnTray,
    Target,
    read,
)

LESSONS = Path(__file__).parents[2] / "assets" / "teaching" / "lessons"
# One spelling of each kind, and of those that have no kind of their own.
SPELLED = (
    *("cell:2,-1", "slot:0", "display:2", "hand:", "reserve:garden-8-sw", "bought:hut-garden-e"),
    *("seat:2", "zone:3,0", "shelf:huts=hut-tower-e", "shelf:stalls", "tray:coin-bag", "tray:"),
    *("tray:thieves-used,1", "special:karim", "button:hint-close", "chip:money", "action:buy"),
    *("choice:new_colour=-1", "card:gate", "paid:florin-7", "tile:tower-11", "pay:0", "skip:open"),
    *(
        "peek:attack-next",
        "badge:vizier",
        "hidden:attack-next",
        "why:12",
        "step:7",
        "rule:build.edges",
    ),
    *("dock:reserve", "area:board", "dirk:", "nothing:", "zoom:in", "tray:on", "button:why"),
    *(
        "prompt:rule",
        "count:wall",
        "log:overlay-3",
        "on:1,2,-1,trader",
        "number:wall,2",
        "number:garden",
    ),
)


def in_lessons() -> Iterator[str]:
    """All targets that lessons name."""
    for path in sorted(LESSONS.glob("*.json")):
        for step in json.loads(path.read_text(encoding="utf-8"))["steps"]:
            for name in ("highlight", "hint", "solve"):
                yield from step.get(name, ())


def test_what_is_read_is_spelled_as_before() -> None:
    """Every spelling comes back as it was, and every kind is tried."""
    for text in (*SPELLED, *in_lessons()):
        assert str(read(text)) == text
    assert {text.partition(":")[0] for text in SPELLED} >= set(KINDS)


def test_what_is_equal() -> None:
    """A target is what it says: two of a kind that say the same are one, of two kinds never."""
    made: dict[str, Target] = {
        "cell:2,-1": AtCell(2, -1),
        "hand:": AtHand(),
        "reserve:tower-11": AtReserve("tower-11"),
        "choice:side=n": Choose("side", "n"),
        "shelf:rooms": OnShelf("rooms"),
        "tray:attacks": OnTray("attacks"),
    }
    for text, target in made.items():
        assert read(text) == target
        assert hash(read(text)) == hash(target)
    assert len({AtCell(2, 1), AtZone(2, 1), read("cell:2,1")}) == 2
    assert AtHand().whole
    assert not AtHand(0).whole


@pytest.mark.parametrize(
    "text",
    ["", ":", "x", "castle:", "cell:", "cell:1", "cell:a,b", "slot:one", "button:fly", "chip:x"],
)
def test_nonsense_is_no_target(text: str) -> None:
    """What names nothing that can be pointed at is refused."""
    with pytest.raises(ValueError, match=r".*"):
        read(text)
