"""Computer players: names after stars, portraits, emblems of the styles, the level beside them."""

from itertools import combinations
from statistics import fmean

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
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
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.ui.flows.lessons import guided_config
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import STARS, emblem
from alhambra_qt.ui.kit.theme import THEMES
from alhambra_qt.ui.pieces.portraits import FACES, face_of, portrait
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from tests.ui.table_drive import Drive
from tests.ui.test_colour_vision import ALIKE, difference, shape
from tests.ui.test_contrast import SHAPE, around

APART = 0.04  # how much lighter or darker each pixel of another face is on average
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


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("size", [72, 24])
def test_portraits(ctx: UiContext, name: str, size: int) -> None:
    """Each usual name has a face of its own, seen on every ground and distinct without colour."""
    ctx.set_theme(name)
    arts = {who: portrait(ctx.images, ctx.theme, who, "star", size, 1.0) for who in AI_NAMES}
    for art in arts.values():
        for ground in ("panel", "panel2", "board"):
            assert around(art, getattr(ctx.theme, ground)) >= SHAPE
    greys = {who: _greys(art) for who, art in arts.items()}
    for one, other in combinations(AI_NAMES, 2):
        pairs = zip(greys[one], greys[other], strict=True)
        assert fmean(abs(a - b) for a, b in pairs) >= APART, (one, other)


def _greys(art: QPixmap) -> list[float]:
    """How light each pixel is."""
    image = art.toImage()
    each = ((x, y) for y in range(image.height()) for x in range(image.width()))
    return [image.pixelColor(x, y).lightnessF() for x, y in each]


def test_renamed_computers_have_different_faces() -> None:
    """With any names, no two marks share a face, and a name keeps its face in its seat."""
    assert len(FACES) == 2 * len(MARKS)
    for names in (("Ada",) * len(MARKS), [f"Name {k}" for k in range(len(MARKS))]):
        faces = [face_of(who, mark) for who, mark in zip(names, MARKS, strict=True)]
        assert len(set(faces)) == len(MARKS)


def test_levels_have_stars() -> None:
    """The squares beside a portrait know every level that is offered, in its order."""
    assert [STARS[level] for level in OFFERED_LEVELS] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("window", WINDOWS)
def test_faces_are_always_in_sight(ctx: UiContext, window: tuple[int, int, float]) -> None:
    """With five opponents each panel of a computer shows a face and the level, in every window."""
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
