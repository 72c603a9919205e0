"""Acting with modules by keys and pointer: bids are stepped, residents are toggled."""

from __future__ import annotations

from itertools import cycle

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import Choose, Do
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.engine.state import Frame
from alhambra_qt.i18n import LANGS
from alhambra_qt.modules.characters.actions import Bid, PassBid
from alhambra_qt.modules.trader.residents import ChooseResidents
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from tests.controller.kit import arranged, config, there
from tests.ui.table_drive import Drive
from tests.ui.table_kit import written


def auction(qtbot: QtBot, lang: str, size: tuple[int, int]) -> Drive:
    """Show an auction with a bid of 4 to beat, and cards for 11."""
    assert load_fonts() == []
    setup = config(3, modules=("characters",))
    game = arranged(setup, hand="denar-5 denar-6 florin-2")
    game.decisions.append(Frame("auction", 0, (CARD_BY_ID["karim"], 4, 1, 0)))
    drive = Drive.at(UiContext("light", lang, 1.0, speed=0), setup, game, size=size)
    qtbot.addWidget(drive.table)
    return drive


@pytest.mark.parametrize(
    ("lang", "size"), list(zip(LANGS, cycle([(1024, 600), (1366, 768)]), strict=False))
)
def test_a_bid_is_stepped_by_keys(qtbot: QtBot, lang: str, size: tuple[int, int]) -> None:
    """Up and down change the amount, Enter bids it."""
    drive = auction(qtbot, lang, size)
    drive.keys("Up", "Up", "Up", "Down", "Down", "Up", "Enter")
    assert drive.desk.session.actions[-1] == Bid.of(7)


def test_a_bid_is_not_lower_than_the_last(qtbot: QtBot) -> None:
    """Down at the lowest bid changes nothing; N passes, Esc does not."""
    drive = auction(qtbot, "en", (1366, 768))
    drive.keys("Down")
    assert drive.picked == []
    drive.keys("Esc", "N")
    assert len(drive.desk.session.actions) == 1
    assert drive.desk.session.actions[-1] == PassBid.of()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_one_does_not_bid_blind(qtbot: QtBot, lang: str, size: tuple[int, int]) -> None:
    """The power of the person up for auction is below the question, and in the preview."""
    drive = auction(qtbot, lang, size)
    about = plain(drive.table.ctx.t("about-karim"))
    scene = drive.table.table
    every = written(drive.table)
    below = [text for text in every if scene.prompt.area.contains(text.box.center())]
    assert about in plain("".join(text.text for text in below))
    callout = there(drive.desk.view().callout)
    assert any(about in plain(drive.table.ctx.text(fact.text)) for fact in callout.facts)


def plain(text: str) -> str:
    """A text without its spaces, however it is broken into lines."""
    return "".join(text.split())


@pytest.mark.parametrize("room", [1, 2, 3])
def test_rooms_are_chosen_by_their_numbers(qtbot: QtBot, room: int) -> None:
    """After C the keys 1 to 3 choose the room whose button shows them, not a market slot."""
    assert load_fonts() == []
    setup = config(3, modules=("treasure",))
    game = arranged(setup, hand="denar-5 denar-6 florin-2", market="tower-11 - - -")
    drive = Drive.at(UiContext("light", "en", 1.0, speed=0), setup, game)
    qtbot.addWidget(drive.table)
    drive.keys("C", str(room))
    target = Choose("room", str(room))
    chips = {chip.target: chip for chip in drive.desk.view().prompt.chips}
    assert chips[target].key == str(room)
    assert [
        place for place, chip in chips.items() if chip.chosen and place != Do("buy_chests")
    ] == [target]


def test_residents_are_toggled_by_their_numbers(qtbot: QtBot) -> None:
    """1 to 6 choose residents, even where cards and slots have the same keys."""
    assert load_fonts() == []
    session = Session.new(config(3, modules=("trader",), seed="first"))
    while session.to_move != 0:
        session.play(legal_actions(session.ai_observation(session.to_move or 0).game)[0])
    drive = Drive(UiContext("dark", "fr", 1.0, speed=0), session)
    qtbot.addWidget(drive.table)
    drive.keys("5", "5", "2", "6")
    assert [chip.key for chip in drive.desk.view().prompt.chips if chip.chosen] == ["2", "6"]
    drive.keys("5", "Enter")
    assert session.actions[-1] == ChooseResidents.of((1, 4, 5))
