"""The pages for playing together, with sample contents."""

from attrs import evolve
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together.frames import Lobby, LobbySeat
from alhambra_qt.controller.together.invitation import Invitation, Route
from alhambra_qt.controller.together.listed import ListedTable
from alhambra_qt.controller.view.page_views import DealLine
from alhambra_qt.i18n import msg
from alhambra_qt.net.sockets import Address
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.together.company import Company
from alhambra_qt.ui.together.lobby import LobbyFacts, LobbyPage
from alhambra_qt.ui.together.page import TogetherPage
from alhambra_qt.ui.together.phrases import SayPage
from alhambra_qt.ui.together.reopen import ReopenPage
from tests.ui.table_drive import Drive
from tests.ui.window_kit import later

WAYS = (Route(Address("192.168.1.23", 8765)),)


def invitation(number: int) -> Invitation:
    """An invitation to a table of that number."""
    return Invitation(bytes([number] * 32), bytes(range(16)), WAYS)


TABLES = [
    ListedTable(invitation(1), "Claire", 3, 0, began=True, app="1.1.0", mine=True, near=True),
    ListedTable(invitation(2), "Marco", 4, 2, app="1.1.0", near=True),
    ListedTable(invitation(3), "Elif", 3, 2, app="1.2.0", protocol=2, near=True),
]
SEATS = [
    LobbySeat(name="Anna", mark="circle", state="here", host=True, ready=True),
    LobbySeat(name="Marco", mark="diamond", state="here", lang="it", ready=True, agrees=True),
    LobbySeat(name="Claire", mark="triangle", state="away", lang="fr", away=45),
    LobbySeat(name="Tom", mark="square", state="open"),
    LobbySeat(name="Ioana", mark="hexagon", state="computer", level="medium", style="balanced"),
]


def page(ctx: UiContext) -> QWidget:
    """The page to open a table or to join one."""
    found = TogetherPage(ctx)
    found.show_self("Anna", "circle", "192.168.1.23:8765", msg("together-waits", name="Sunday"))
    found.joins.show_tables(TABLES)
    return found


def lobby(ctx: UiContext, *, hosts: bool = True) -> QWidget:
    """The lobby of the host, or of a guest."""
    found = LobbyPage(ctx)
    modules = ["vizier", "camps", "thieves"]
    table = Lobby(seats=SEATS, modules=modules, watchers=["Elif", "Yusuf"], hands=True)
    texts = {
        seat: ctx.t("together-message", invitation=str(invitation(seat))) for seat in (1, 2, 3)
    }
    address = "192.168.1.23:8765"
    relay = msg("lobby-relay-there", address="relay.example:8765")
    facts = LobbyFacts("Anna", table, (0,), True, False, texts, address, relay, "ALH1", 4)
    found.show_table(facts if hosts else LobbyFacts("Anna", table, (1,)))
    return found


def reopen(ctx: UiContext) -> QWidget:
    """The question before a game is shown whose table is closed."""
    found = ReopenPage(ctx)
    found.show_away(["Anna 2", "Marco"], kept=True, costs=True)
    return found


def phrases(ctx: UiContext) -> QWidget:
    """The phrases."""
    found = SayPage(ctx)
    found.show_people([(1, "Marco", True), (2, "Claire", False)])
    return found


def deal() -> DealLine:
    """Return the line of the results on a deal that does not agree."""
    title, show = msg("deal-turn", n=31), msg("deal-show", n=31)
    return DealLine(title, (msg("deal-turn-note"),), "warn", 120, show)


def table(ctx: UiContext, *, watches: bool = False) -> QWidget:
    """A table where everybody waits for Marco; Tom's seat is played by a computer meanwhile.

    With ``watches`` it is shown to somebody without a seat.
    """
    config = default_config(("Claire", "Marco", "Anna", "Tom"), 4, "guard")
    config = evolve(config, modules=("camps", "vizier"))
    session = later(Session.new(config), lambda now: now.turn > 12 and now.to_move == 1, 0)
    session.play_elsewhere((0, 1, 2, 3) if watches else (1, 2, 3))
    seats = [
        LobbySeat(name="Claire", mark="circle", state="here"),
        LobbySeat(name="Marco", mark="diamond", state="away", away=130, wants=[2]),
        LobbySeat(name="Anna", mark="triangle", state="here", host=True),
        LobbySeat(name="Tom", mark="square", state="computer"),
    ]
    drive = Drive(ctx, session, painted=True)
    company = Company(session, "Anna", Lobby(seats=seats, modules=[], began=True, hands=watches))
    company.watches = watches
    company.setParent(drive.table)
    drive.table.show_view(company.laid(drive.desk.view()))
    return drive.alone()
