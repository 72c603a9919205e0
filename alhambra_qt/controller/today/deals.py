"""The deals of a date: the same cards, tiles and opponents for everybody, on every system.

The rule is fixed for ever (`docs/TODAY.md`); `tests/controller/test_deals.py` holds the deals of
some dates.
"""

from datetime import date, datetime

from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import (
    AI,
    AI_NAMES,
    BALANCED,
    DEFAULT_NAMES,
    SEED_LETTERS,
    GameConfig,
    SeatConfig,
)
from alhambra_qt.controller.game.setup_code import FIRST_MODULES, write
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.engine.chance import pick, shuffled

BASE, MODULES = "base", "modules"
KINDS = (BASE, MODULES)
EACH = 2  # modules a day
DAYS = FIRST_MODULES // EACH  # days in which each of them comes once
FIRST = date(2026, 1, 1)  # no earlier deals are offered

# The opponents of each day of the week, from Monday: level and style.
WEEK = (
    (("easy", BALANCED), ("easy", "builder")),
    (("easy", "collector"), ("medium", BALANCED)),
    (("medium", BALANCED), ("medium", "builder")),
    (("medium", "collector"), ("hard", BALANCED)),
    (("hard", BALANCED), ("hard", "builder")),
    (("hard", "collector"), ("expert", BALANCED)),
    (("medium", BALANCED), ("medium", "collector"), ("medium", "builder")),
)


def today() -> date:
    """Return the date on the clock of this computer."""
    return datetime.now().astimezone().date()


def modules_of(day: date) -> tuple[str, ...]:
    """Return the modules of a date, in rulebook order.

    Each eight days from the first of a month on, all sixteen modules come in an order of their own.
    """
    block, place = divmod(day.day - 1, DAYS)
    known = modules.IDS[:FIRST_MODULES]
    order = shuffled(known, day.isoformat()[:7], "modules of the day", block)
    chosen = order[EACH * place : EACH * (place + 1)]
    return tuple(name for name in known if name in chosen)


def deal_of(day: date, kind: str, person: SeatConfig) -> GameConfig:
    """Return the set-up of a date's deal for a person, who has the first seat."""
    letters = [pick(SEED_LETTERS, day.isoformat(), f"deal of the day, {kind}", k) for k in range(8)]
    others = tuple(SeatConfig("", AI, level, style) for level, style in WEEK[day.weekday()])
    chosen = modules_of(day) if kind == MODULES else ()
    seed = "".join(letters[:4]) + "-" + "".join(letters[4:])
    return seated(GameConfig((person, *others), chosen, seed), person)


def seated(config: GameConfig, person: SeatConfig) -> GameConfig:
    """Return a set-up with a person in the seat of people, and computers with other names."""
    own = person.name.strip().casefold()
    names = iter(name for name in AI_NAMES if name.casefold() != own)
    marks = iter(mark for mark in MARKS if mark != person.mark)
    seats = tuple(
        evolve(seat, name=next(names), mark=next(marks)) if seat.kind == AI else person
        for seat in config.seats
    )
    return evolve(config, seats=seats)


def code_of(day: date, kind: str) -> str:
    """Return the set-up code of a date's deal, the same for everybody."""
    return write(deal_of(day, kind, SeatConfig(DEFAULT_NAMES[0])))
