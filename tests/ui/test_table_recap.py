"""The recap of what the others did: it moves nothing, opens to a list and is put away."""

import random

import pytest
from attrs import evolve

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import Recap, TableView
from alhambra_qt.controller.view.targets import AtSeat, AtStep, Press, Target
from alhambra_qt.controller.view.view_parts import ActionButton, LogLine
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.sides.popovers import CLOSER, RECAP
from alhambra_qt.ui.sides.recap import MORE, strip_height
from tests.controller.kit import arranged, chance, config
from tests.ui.table_drive import Drive
from tests.ui.table_kit import SIZES, Size, showing
from tests.ui.table_play_kit import SETUP
from tests.ui.table_samples import full_table


def told_of_rivals(view: TableView, lines: int) -> tuple[Recap, ...]:
    """Return a recap with so many lines about each of the others."""
    text = view.prompt.title
    return tuple(
        Recap(opponent.seat, (LogLine(text, opponent.seat),))
        for opponent in view.opponents
        for _ in range(lines)
    )


def test_nothing_moves_the_board(ctx: UiContext) -> None:
    """A recap has its place above the log: the Alhambra stays where it is."""
    laid = arranged(SETUP, palace="garden-10-n 1 0|tower-12 0 1|tower-9-nw 0 2|arcades-8-e 0 -1")
    made = Drive.at(ctx, SETUP, laid)
    made.table.resize(1024, 600)
    made.refresh()
    scene, view = made.table.table, made.desk.view()
    before = scene.board.camera, scene.board.area
    made.table.show_view(evolve(view, recap=told_of_rivals(view, 30)))
    assert (scene.board.camera, scene.board.area) == before
    assert not scene.recap.area.intersects(scene.board.area)
    assert not scene.recap.area.intersects(scene.log.area)


@pytest.mark.parametrize("size", SIZES)
def test_a_long_recap_tells_what_is_new(ctx: UiContext, size: Size) -> None:
    """In its strip there is one's own news, and how many more a list tells."""
    made = Drive.at(ctx, SETUP, arranged(SETUP), size=size)
    view, recap = made.desk.view(), made.table.table.recap
    opened = made.table.table.opened
    words = msg("play-action", name="Elif takes the garden of the first stack")
    happened = (
        Recap(view.you.seat, (LogLine(words, view.you.seat),), words),
        *told_of_rivals(view, 30),
    )
    told = sum(len(recap.lines) for recap in happened)
    made.table.show_view(evolve(view, recap=happened))
    zones = made.table.table.zones
    assert zones is not None
    assert recap.area == zones.recap
    assert recap.area.height() >= strip_height(made.table.look)
    assert zones.recap.top() >= zones.display.bottom()
    more = made.spot(MORE)
    left_out = int("".join(letter for letter in more.name if letter.isdigit()))
    assert 0 < left_out < told
    assert recap.area.contains(more.rect)
    made.click(MORE)
    assert RECAP in opened
    assert made.table.table.zones is not None
    assert recap.area.top() >= made.table.table.zones.market.top()
    picked: list[Target] = []
    made.table.picked.connect(picked.append)
    made.click(Press("log-more"))
    assert picked == [Press("log-more")]
    made.keys("Esc")
    assert RECAP not in opened
    few = (evolve(happened[0], lines=happened[0].lines[:1]),)
    made.table.show_view(evolve(view, recap=few))
    assert made.spot(MORE).name == made.ctx.t("table-recap-list")
    made.keys("P")
    assert RECAP in opened
    made.table.show_view(evolve(view, recap=few, prompt=evolve(view.prompt, title=words)))
    assert RECAP not in opened, "another question closes it"


def test_moves_are_counted_once(ctx: UiContext) -> None:
    """Where the line has room to count what the others did, the link only opens the list."""
    made = Drive.at(ctx, SETUP, arranged(SETUP), size=(1920, 1080))
    view = made.desk.view()
    own, also = (
        (LogLine(msg("recap-new", tiles="garden 8"), view.you.seat),),
        msg("recap-n-other", n=12),
    )
    first = Recap(view.you.seat, own, msg("recap-rest", what=also))
    made.table.show_view(evolve(view, recap=(first, *told_of_rivals(view, 4))))
    assert made.spot(MORE).name == made.ctx.t("table-recap-list")


def test_esc_answers_the_button_that_shows_it(ctx: UiContext) -> None:
    """A recap is closed by Esc only while no button above the Alhambra says Esc."""
    made = Drive.at(ctx, SETUP, arranged(SETUP))
    view = made.desk.view()
    happened = told_of_rivals(view, 1)
    no = ActionButton(Press("no"), msg("play-button-no"), "Esc")
    picked: list[Target] = []
    made.table.picked.disconnect()
    made.table.picked.connect(picked.append)
    for buttons in ((), (no,)):
        asked = evolve(view.prompt, buttons=buttons)
        made.table.show_view(evolve(view, recap=happened, prompt=asked))
        made.table.cancel()
    assert picked == [Press("recap"), Press("cancel")]


def after_a_round(ctx: UiContext, size: Size) -> Drive:
    """Return a table at which the others have played since Anna's move."""
    session = Session.new(config(4, 1, "round"))
    rng = random.Random(5)
    while session.turn < 8 or session.to_move != 0:
        chance(session, rng)
    return Drive(ctx, session, size=size)


@pytest.mark.parametrize("size", SIZES)
def test_each_turn_has_a_line(ctx: UiContext, size: Size) -> None:
    """It shows the turn on that player's Alhambra, by pointer and by keys, and replays it."""
    made = after_a_round(ctx, size)
    turns = made.desk.view().recap[1:]
    assert [turn.seat.seat for turn in turns] == [1, 2, 3]
    table = made.table
    for turn in turns:
        spot = made.spot(AtStep(turn.moment))
        assert all(ctx.text(line.text) in spot.name for line in turn.lines)
        assert table.table.recap.area.contains(spot.rect)
        made.move_to(spot.rect.center().toPoint())
        made.table.come_closer(spot, at_once=True)
        assert table.table.opened.shows(CLOSER) == AtSeat(turn.seat.seat)
        table.focus.to(spot.target, shown=True)
        made.keys("Return")
        assert made.picked[-1] == AtStep(turn.moment)


def test_the_list_replays_too(ctx: UiContext) -> None:
    """Where letters are large the list has the lines of the turns."""
    large = UiContext("light", "en", 2.0, settings=ctx.settings)
    made = after_a_round(large, (1366, 768))
    turns = made.desk.view().recap[1:]
    assert not made.has(AtStep(turns[-1].moment))
    made.keys("P")
    made.click(AtStep(turns[-1].moment))
    assert made.picked[-1] == AtStep(turns[-1].moment)


@pytest.mark.usefixtures("qapp")
def test_no_ring_on_the_list() -> None:
    """The ring of a thing that lies below the open list is not painted on it."""
    view = full_table(4)
    with showing(evolve(view, recap=told_of_rivals(view, 30))) as table:
        table.show()
        table.activate(MORE)
        recap, opened = table.table.recap, table.table.opened
        others = (
            spot for spot in table.table.spots() if spot.zone != recap.zone and spot.focusable
        )
        below = next(spot for spot in others if recap.area.contains(spot.rect))
        place = recap.area.toAlignedRect()
        before = table.grab(place).toImage()
        table.focus.to(below.target, shown=True)
        table.focus_moved()
        assert table.table.ring.isVisible()
        assert RECAP in opened
        assert table.grab(place).toImage() == before
