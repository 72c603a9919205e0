"""The deals of the day: fixed for ever, equal for everybody, all modules in every month."""

import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.game import setup_code
from alhambra_qt.controller.game.gameconfig import (
    DEFAULT_NAMES,
    SeatConfig,
    problems,
)
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.setup_code import FIRST_MODULES
from alhambra_qt.controller.today.deals import BASE, KINDS, MODULES, WEEK, code_of, deal_of
from alhambra_qt.controller.view.view_parts import MARKS
from tests.processes import environment, run

# Never to be changed: whoever plays an older version plays these.
FIXED = (
    ("2026-01-01", "4RHM-G000-27RJ-YJ0B-WF09-E", "4RHM-G090-27ZN-VRC3-WQ81-X"),
    ("2026-11-28", "4RNR-G000-27W9-WWG5-T60B-Y", "4RNR-G500-27SS-5RMM-PYRA-E"),
    ("2026-12-31", "4RHM-G000-27V5-3D6W-6BGG-T", "4RHM-G003-27W6-VD3B-1Z8B-K"),
    ("2027-03-14", "50GH-JG00-027Z-1PTZ-31W0-CV", "50GH-JG06-027X-60FD-7KDR-X7"),
    ("2027-08-08", "50GH-JG00-027R-MCYH-QAYR-M6", "50GH-JG0C-027T-ZBW1-WZE0-PC"),
    ("2028-02-29", "4RDG-G000-27W2-PKN5-FNG1-8", "4RDG-G600-27TM-YGXM-NNRX-W"),
    ("2028-07-17", "4RCE-G000-27X1-94RA-9W8H-6", "4RCE-G40G-27YN-1RW9-VR8W-4"),
    ("2029-05-01", "4RDG-G000-27XH-TWB6-AXG1-Z", "4RDG-G280-27RE-TPRY-X70H-P"),
    ("2029-10-10", "4RGJ-G000-27V4-WX85-F1GC-8", "4RGJ-GGG0-27SW-HQDY-2X86-Y"),
    ("2030-06-21", "4RMP-G000-27ZE-Q252-KER9-5", "4RMP-G041-27TS-H1RJ-5PGT-P"),
    ("2030-12-25", "4RGJ-G000-27VX-SGDK-E6RJ-T", "4RGJ-G80G-27WP-28HH-DE0J-B"),
)
DEAL = """
from datetime import date
from alhambra_qt.controller.today.deals import KINDS, code_of
print(*(code_of(date(2027, 2, 3), kind) for kind in KINDS))
"""


@pytest.mark.parametrize(("day", "base", "with_modules"), FIXED)
def test_deals_are_fixed_for_ever(day: str, base: str, with_modules: str) -> None:
    """A date has the same two deals in every version of the program."""
    found = tuple(code_of(date.fromisoformat(day), kind) for kind in KINDS)
    assert found == (base, with_modules)


def test_two_homes_get_the_same_deal(tmp_path: Path) -> None:
    """Neither the folder nor the time zone nor the order of sets changes a deal."""
    texts = set()
    for number, zone in enumerate(("Pacific/Auckland", "America/New_York")):
        home = {"ALHAMBRA_QT_HOME": str(tmp_path / zone), "TZ": zone, "PYTHONHASHSEED": str(number)}
        done = run([sys.executable, "-c", DEAL], env=environment(**home), check=True)
        texts.add(done.stdout)
    assert len(texts) == 1


def test_all_modules_in_every_month() -> None:
    """For ten years, the first eight days of each month bring all sixteen modules, two a day."""
    every, day = set(modules.IDS[:FIRST_MODULES]), date(2026, 1, 1)
    while day.year < 2036:
        first = [deal_of(day + timedelta(days=k), MODULES, SeatConfig("Anna")) for k in range(8)]
        assert {len(config.modules) for config in first} == {2}
        assert {name for config in first for name in config.modules} == every
        day = (day.replace(day=28) + timedelta(days=4)).replace(day=1)


def test_a_deal_for_another_person() -> None:
    """Name, mark, language and help are the person's; the code is the same for everybody."""
    day = date(2026, 11, 29)
    for name, mark in zip(DEFAULT_NAMES, MARKS, strict=False):
        person = SeatConfig(name, mark=mark, lang="fr", assist="expert")
        for kind in KINDS:
            deal = deal_of(day, kind, person)
            assert problems(deal) == ()
            assert deal.seats[0] == person
            assert setup_code.write(deal) == code_of(day, kind)
            assert setup_code.read(code_of(day, kind), deal) == deal


@pytest.mark.parametrize("weekday", range(7))
def test_opponents_of_a_weekday(weekday: int) -> None:
    """Each day of the week has its opponents, in both deals, in every week."""
    monday = date(2026, 11, 30)
    for week in range(4):
        for kind in KINDS:
            day = monday + timedelta(days=7 * week + weekday)
            seats = deal_of(day, kind, SeatConfig("Anna")).seats[1:]
            assert tuple((seat.level, seat.style) for seat in seats) == WEEK[weekday]


def test_deals_differ() -> None:
    """No two deals of a year are alike, and the base game has no modules."""
    days = [date(2027, 1, 1) + timedelta(days=k) for k in range(365)]
    assert len({code_of(day, kind) for day in days for kind in KINDS}) == 2 * len(days)
    assert deal_of(days[0], BASE, SeatConfig("Anna")).modules == ()


def test_a_deal_can_be_played() -> None:
    """A game begins from each deal of a week."""
    for k in range(8):
        for kind in KINDS:
            session = Session.new(deal_of(date(2026, 11, 1 + k), kind, SeatConfig("Anna")))
            assert session.to_move is not None
