"""Observations and events from outside: those of games pass, others are refused by name."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import attrs
import pytest

from alhambra_qt import modules
from alhambra_qt.engine import (
    BadData,
    Game,
    Setup,
    apply,
    legal_actions,
    observe,
)
from alhambra_qt.engine.codec import observation_from_json, observation_to_json
from alhambra_qt.engine.event_json import event_from_json, event_to_json
from alhambra_qt.engine.events import Event, GameOver, Placed, TookMoney, TurnEnded
from alhambra_qt.engine.fields import EACH_SEAT, Json
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.seen_check import check_event, check_observation
from alhambra_qt.modules.vizier.rules import VizierWoken
from tests.cases import count

BASE = Setup(seats=3, seed="seen")
ALL = Setup(seats=3, seed="seen", modules=modules.IDS)


def games(roll: Random, number: int) -> Iterator[tuple[Game, list[Event]]]:
    """Moments of random games with all sorts of set-ups, and the events just before."""
    for _ in range(number):
        ids = tuple(one for one in modules.IDS if roll.random() < roll.choice((0, 0.4, 1)))
        variants = tuple(
            (class_.id, roll.choice(class_.variants))
            for class_ in modules.ALL
            if class_.id in ids and class_.variants and roll.random() < 0.5
        )
        setup = Setup(roll.randint(2, 6), str(roll.random()), ids, tuple(sorted(variants)))
        game, events = modules.new_game(setup), list[Event]()
        while not game.over:
            yield game, events
            events = apply(game, roll.choice(legal_actions(game)))
        yield game, events


def take(data: Json, setup: Setup, seat: Seat) -> Game:
    """Read an observation as a guest does."""
    seen = observation_from_json(data, modules.rules_for(setup.modules))
    check_observation(seen, data, setup, seat)
    return seen.game


def plain(value: Any) -> Any:
    """A value as JSON brings it."""
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value


def test_what_is_seen_in_games_passes(seed: str) -> None:
    """Every observation and event of random games is taken, whatever modules are played."""
    roll = Random(seed)
    for game, events in games(roll, count(2, 200)):
        for event in events:
            again = event_from_json(event_to_json(event))
            check_event(again, game)
            assert again == event
        if roll.random() < count(4, 10) / 100 or game.over:
            seat = roll.randrange(game.setup.seats)
            take(plain(observation_to_json(observe(game, seat))), game.setup, seat)


def test_what_has_an_item_for_each_seat_says_so(seed: str) -> None:
    """A list of a module's state is marked if and only if it has always as many items as seats."""
    lengths = defaultdict[tuple[str, str], set[bool]](set)
    marked = set[tuple[str, str]]()
    for game, _ in games(Random(seed), count(6, 60)):
        for name, part in game.ext.items():
            for field in attrs.fields(type(part)):
                value = getattr(part, field.name)
                if isinstance(value, list):
                    lengths[name, field.name].add(len(value) == game.setup.seats)
                    if EACH_SEAT.items() <= field.metadata.items():
                        marked.add((name, field.name))
    assert {field for field, same in lengths.items() if same == {True}} == marked


def _dropped(name: str) -> Callable[[Json], object]:
    return lambda game: game[name].pop()


def _put(name: str, value: object) -> Callable[[Json], object]:
    return lambda game: game.__setitem__(name, value)


ALTERED: list[tuple[str, Callable[[Json], object]]] = [
    ("a player too few", _dropped("players")),
    ("a market slot too few", _dropped("market")),
    ("a slot of the display too few", _dropped("display")),
    ("a pile too few", _dropped("piles")),
    ("other cards in the piles", lambda game: game["piles"].__setitem__(0, 99)),
    ("another module", lambda game: game["setup"].__setitem__("modules", ["camps"])),
    ("another number of seats", lambda game: game["setup"].__setitem__("seats", 4)),
    ("a state that is missing", lambda game: game["ext"].pop("vizier")),
    ("a vizier too few", lambda game: game["ext"]["vizier"]["active"].pop()),
    ("a room too few", lambda game: game["ext"]["treasure"]["rooms"].pop()),
    ("a chest of no type", lambda game: game["ext"]["treasure"]["rooms"][0].append(6)),
    ("a stack of residents too few", lambda game: game["ext"]["trader"]["supply"].pop()),
    ("an attack from no side", lambda game: game["ext"]["invaders"]["turned"].append(4)),
    ("no question", _put("decisions", [])),
    ("an unknown question", _put("decisions", [["riddle", 0, []]])),
    ("a step on top", _put("decisions", [["next_turn", 0, []]])),
    ("a question to nobody", _put("decisions", [["turn", -1, []]])),
    ("a question without an answer", _put("decisions", [["place", 0, []]])),
    ("an end with a question", _put("over", True)),
    ("a text for a number", _put("turn", "5")),
    ("a number for a truth", _put("over", 0)),
    ("a turn of long ago", _put("turn", -1)),
    ("a huge score", lambda game: game["players"][0].__setitem__("score", 2**70)),
    ("a tile in two places", lambda game: game["players"][0]["reserve"].append(game["market"][0])),
    ("a tile that does not touch", lambda game: _lay(game, 5, 5)),
    ("a wall too many", lambda game: game["players"][0]["alhambra"][0].__setitem__(3, 16)),
    ("a card too many", lambda game: game["discards"].extend(["florin-1"] * 4)),
    ("more in the bag than there is", lambda game: game.update(bag=[None] * 200)),
    ("a turn of nobody", _put("to_play", 3)),
    ("a scoring that is none", _put("pending", [9])),
]


def _lay(game: Json, x: int, y: int) -> None:
    game["players"][0]["alhambra"].append(["garden-8-sw", x, y, 0])


@pytest.mark.parametrize(("what", "alter"), ALTERED, ids=[what for what, _ in ALTERED])
def test_what_no_game_has_is_refused(what: str, alter: Callable[[Json], object]) -> None:
    """Data that contradict the set-up, or that the rules cannot handle, are refused."""
    game = modules.new_game(ALL)
    while not (game.frame.kind == "turn" and game.turn > 3):
        apply(game, legal_actions(game)[0])
    data = plain(observation_to_json(observe(game, 1)))
    take(data, ALL, 1)
    alter(data["game"])
    with pytest.raises((BadData, ValueError, LookupError)):
        take(data, ALL, 1)


def test_it_is_for_the_own_seat() -> None:
    """An observation of another seat is refused, whatever it shows."""
    data = plain(observation_to_json(observe(modules.new_game(BASE), 1)))
    with pytest.raises(BadData):
        take(data, BASE, 2)


def test_newer_programs_may_say_more() -> None:
    """Fields that this program does not know are passed over."""
    data = plain(observation_to_json(observe(modules.new_game(BASE), 1)))
    data["game"]["weather"] = "fine"
    assert take(data, BASE, 1).turn == 0


@pytest.mark.parametrize(
    "event",
    [
        Placed(3, 5, 1),
        TurnEnded(5),
        GameOver((0,), (1, 2)),
        GameOver((3,), (1, 2, 3)),
        VizierWoken(0),
    ],
)
def test_events_that_cannot_happen(event: Event) -> None:
    """An event names seats of the game, has a number for each, and belongs to a module of it."""
    game = modules.new_game(BASE)
    check_event(TookMoney(2, (0,)), game)
    with pytest.raises(BadData):
        check_event(event, game)


def test_numbers_of_events_have_limits() -> None:
    """A place that the display does not have, or a seat that is none, is refused on reading."""
    for data in (
        {"type": "card-shown", "place": 4, "card": "florin-1"},
        {"type": "turn-ended", "seat": -2},
        {"type": "scoring-drawn", "number": 3},
    ):
        with pytest.raises(BadData):
            event_from_json(data)
