"""A table that has shown a game act by act looks and reads like one that shows only its last view.

Parts of panels are kept from view to view, with their places and pictures.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.ai_host import play_one
from alhambra_qt.controller.game.gameconfig import AI_NAMES, default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import HintView
from alhambra_qt.controller.view.targets import AtSlot, Press
from alhambra_qt.i18n import msg
from alhambra_qt.ui.sides.panel import Panel
from alhambra_qt.ui.table.board import BoardPanel
from tests.cases import count, some
from tests.ui import table_kit

ACTS = count(4, 60)


def picks(desk: Desk) -> list[AtSlot | Press]:
    """Picks that a person would try, and then let go of."""
    return [AtSlot(0), AtSlot(1), Press("cancel")] if desk.actor is not None else []


def same(one: Panel, other: Panel) -> bool:
    """Whether two panels hold and paint the same; a board may be seen from nearer."""
    if one.is_shown != other.is_shown:
        return False
    if isinstance(one, BoardPanel):
        return [note.words for note in one.notes] == [note.words for note in other.notes]
    alike = one.area == other.area and one.spots == other.spots and one.notes == other.notes
    return alike and (not one.is_shown or one.picture().toImage() == other.picture().toImage())


@pytest.mark.parametrize(("seats", "scale"), some([(6, 1.0), (3, 2.0), (2, 1.5)], 2))
def test_a_table_keeps_nothing_that_has_changed(seats: int, scale: float) -> None:
    """After each act and each pick every panel equals that of a table which shows nothing else."""
    config = evolve(default_config(AI_NAMES[:seats], 1, f"anew-{seats}"), modules=modules.IDS)
    desk = Desk(Session.new(config))
    while desk.session.turn < 3 * seats:
        play_one(desk.session)
    with table_kit.showing(desk.view(), scale=scale) as table:
        for _ in range(ACTS):
            for view in filter(None, map(desk.after, picks(desk)[:-1])):
                table.prepare_question(view)
                table.prepare_callout(view)
            for pick in [*picks(desk), None]:
                if pick is None:
                    play_one(desk.session)
                else:
                    desk.pick(pick)
                view = desk.view()
                table.show_view(view)
                with table_kit.showing(view, scale=scale) as fresh:
                    pairs = zip(table.table.panels(), fresh.table.panels(), strict=True)
                    wrong = [type(one).__name__ for one, other in pairs if not same(one, other)]
                assert not wrong, (desk.session.version, pick, wrong)


def test_the_hint_button_shows_a_clock_while_a_hint_is_computed() -> None:
    """The board is painted anew when the computing begins, and when it ends."""
    desk = Desk(Session.new(default_config(AI_NAMES[:3], 3, "clock")))
    view = desk.view()
    with table_kit.showing(view) as table:
        board = next(panel for panel in table.table.panels() if isinstance(panel, BoardPanel))
        before = board.picture().toImage()
        table.show_view(evolve(view, hint=HintView(0, msg("hint-button"))))
        assert board.picture().toImage() != before
        table.show_view(view)
        assert board.picture().toImage() == before
