"""Faces of computer players: names after stars, an emblem of the style, the level beside it."""

from itertools import combinations

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.career.finished import CareerProfile
from alhambra_qt.controller.game import setup_code
from alhambra_qt.controller.game.gameconfig import (
    AI,
    AI_NAMES,
    DEFAULT_NAMES,
    HUMAN,
    MAX_SEATS,
    OFFERED_LEVELS,
    STYLES,
    default_config,
)
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import AtSeat
from alhambra_qt.ui.flows.lessons import guided_config
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import STARS, emblem
from alhambra_qt.ui.kit.theme import THEMES
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from tests.ui.table_drive import Drive
from tests.ui.test_colour_vision import ALIKE, difference, shape
from tests.ui.test_contrast import SHAPE, around

WINDOWS = [(1366, 768, 1.0), (1024, 600, 1.0), (1920, 1080, 1.0), (1366, 768, 1.2)]


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("size", [96, 20])
def test_emblems(ctx: UiContext, name: str, size: int) -> None:
    """Each style has an emblem of its own, seen on every ground and distinct without colour."""
    ctx.set_theme(name)
    look = Look(ctx, 1366, 768)
    arts = {style: emblem(look, f"style-{style}", size) for style in STYLES}
    for art in arts.values():
        for ground in ("panel", "panel2", "board"):
            assert around(art, getattr(ctx.theme, ground)) >= SHAPE
    shapes = {style: shape(art) for style, art in arts.items()}
    for one, other in combinations(STYLES, 2):
        assert difference(shapes[one], shapes[other]) >= ALIKE, (one, other)


def test_levels_have_stars() -> None:
    """The squares beside an emblem know every level that is offered, in its order."""
    assert [STARS[level] for level in OFFERED_LEVELS] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("window", WINDOWS)
def test_faces_are_always_in_sight(ctx: UiContext, window: tuple[int, int, float]) -> None:
    """With five opponents each panel of a computer shows style and level, in every window."""
    width, height, scale = window
    ctx.set_scale(scale)
    config = default_config(("Anna", "Marco", *AI_NAMES[:4]), humans=2, seed="faces")
    styled = [
        evolve(seat, style=STYLES[k % 3], level=OFFERED_LEVELS[k % 5])
        for k, seat in enumerate(config.seats)
    ]
    session = Session.new(evolve(config, seats=tuple(styled)))
    drive = Drive(ctx, session, painted=True)
    table = drive.alone()
    table.resize(width, height)
    drive.settle()
    shown = {}
    for panel in table.table.rivals:
        for note in panel.notes:
            if isinstance(note.about, AtSeat):
                shown[note.about.number] = note.words
                assert note.rect.width() >= 16
                assert QRectF(table.rect()).contains(note.rect)
    assert shown == {
        tag.seat: ctx.t("table-ai-style", level=tag.level, style=tag.style)
        for tag in tags(session.config)
        if tag.level is not None and tag.style is not None
    }


def test_no_two_names_are_alike() -> None:
    """There are more names than seats, none twice, and none is one that we give to people."""
    assert len(set(AI_NAMES)) == len(AI_NAMES) >= 2 * MAX_SEATS
    assert not {name.casefold() for name in AI_NAMES} & {name.casefold() for name in DEFAULT_NAMES}
    guided = [seat.name for seat in guided_config("Vega").seats]
    assert len(set(guided)) == len(guided)
    assert set(guided[1:]) < set(AI_NAMES)


def test_new_seats_avoid_the_names_of_people(ctx: UiContext, qtbot: QtBot) -> None:
    """A computer never gets the name of a seat or of a profile, in whatever way it comes."""
    page = NewGamePage(ctx)
    seats = page.seat_list
    seats.show_profiles((CareerProfile("vega"), CareerProfile("Mizar"), CareerProfile("Anna")))
    while len(page.seats) < MAX_SEATS:
        seats.add_seat()
    first = page.seats[0]
    for k, (before, after) in enumerate(((HUMAN, AI), (AI, HUMAN), (HUMAN, AI))):
        assert first.config.kind == before
        first.kind.buttons[after].click()
        names = [card.config.name.casefold() for card in page.seats]
        assert len(set(names)) == MAX_SEATS, k
        assert (first.config.name in AI_NAMES) == (after == AI)
        assert first.name.text() == first.config.name
    assert not {"mizar"} & {card.config.name.casefold() for card in page.seats}


def test_a_person_takes_a_name_from_a_computer(ctx: UiContext, qtbot: QtBot) -> None:
    """When somebody called like a computer sits down, the computer is called otherwise."""
    page = NewGamePage(ctx)
    first, second, *_ = page.seats
    person = CareerProfile(second.config.name)
    page.seat_list.show_profiles((person,))
    first.profile.wish("profile", person)
    assert first.config.name == person.name
    assert second.config.name != person.name
    assert second.config.name in AI_NAMES


def test_a_name_somebody_wrote_stays(ctx: UiContext, qtbot: QtBot) -> None:
    """Only names that the program gave change with the kind of a seat."""
    page = NewGamePage(ctx)
    card = page.seats[0]
    card.name.selectAll()
    qtbot.keyClicks(card.name, "Zoe")
    card.kind.buttons[AI].click()
    assert card.config.name == "Zoe"


def test_codes_name_computers(ctx: UiContext) -> None:
    """Players seated by a set-up code get names of their kind; present ones keep theirs."""
    whole = evolve(default_config(("Anna", *AI_NAMES[:5])), seed="code")
    code = setup_code.write(whole)
    alone = evolve(default_config(("Anna", "Vega"), humans=2), seed="code")
    seats = setup_code.read(code, alone).seats
    assert [seat.kind for seat in seats] == [HUMAN, *[AI] * 5]
    assert len({seat.name for seat in seats}) == 6
    assert seats[0].name == "Anna"
    assert {seat.name for seat in seats[1:]} < set(AI_NAMES)


def test_the_set_up_shows_the_emblem(ctx: UiContext, qtbot: QtBot) -> None:
    """The emblem beside the style changes with it."""
    page = NewGamePage(ctx)
    qtbot.addWidget(page)
    page.show()
    card = page.seats[1]
    before = card.emblem.grab().toImage()
    card.style_choice.set_value("builder")
    assert card.emblem.grab().toImage() != before
