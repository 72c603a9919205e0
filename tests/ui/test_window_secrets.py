"""In a hot-seat game nothing that a hand holds can be found anywhere by the wrong person."""

from __future__ import annotations

import random

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import AI, GameConfig, default_config
from alhambra_qt.controller.view.targets import AtHand, PeekInto, SkipUntil
from alhambra_qt.controller.words.names import token_name
from alhambra_qt.engine.actions import PassWindow
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.options import Options
from alhambra_qt.ui.table.mouse import HELD
from tests.cases import count
from tests.controller.kit import chance, true_game
from tests.ui.window_keys import K, frame_of, go_to, step, take_turn
from tests.ui.window_kit import Player, accessible_texts, clipboard


def go_on(player: Player) -> None:
    """Do the next thing; at the table at random, since the texts do not depend on the action."""
    if player.page != "table":
        step(player)
        return
    session = player.game.desk.session
    chance(session, random.Random(len(session.steps)))
    player.settle()


def hand_pieces(player: Player) -> list[str]:
    """The cards that are painted or could be pointed at in the place of the hand."""
    scene = player.game.table.table
    area = scene.hand.area
    pieces = [piece.id for piece in scene.pieces if area.intersects(piece.sceneBoundingRect())]
    spots = [str(spot.target) for spot in scene.spots() if isinstance(spot.target, AtHand)]
    return [piece for piece in pieces if piece != "back"] + spots


def everything_said(player: Player) -> str:
    """Return all texts of the window, its title, the clipboard, and the accessible tree."""
    texts = [player.window.windowTitle(), clipboard(), *accessible_texts(player.window)]
    for widget in player.window.findChildren(QWidget):
        texts += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    return "\n".join(texts)


def sums(player: Player) -> list[str]:
    """Return the texts about hands: card names with their value, as in the hand panel."""
    view = player.game.table.view_shown
    groups = () if view is None else view.hand.groups
    return [player.ctx.text(card.name) for group in groups for card in group.cards]


def test_handover_shows_no_hand(qtbot: QtBot) -> None:
    """While the computer is handed over no card of a hand is painted, named or read out."""
    QAccessible.setActive(True)
    setup = default_config(("Anna", "Marco", "Ioana"), humans=2, seed="secret")
    player = Player(Options(lang="en"))
    player.program.running.play(setup)
    player.settle()
    seen = shown = 0
    for _ in range(60):
        if player.page == "handover":
            seen += 1
            assert hand_pieces(player) == []
            assert sums(player) == []
            text = everything_said(player)
            # The table lies behind the page: what it still says must be the same for everybody.
            assert "hidden from the others" not in text
            player.key(K.Key_Space)
            assert len(sums(player)) == player.view.hand.count
            shown += bool(hand_pieces(player))
        else:
            step(player)
        if seen >= 4:
            break
    assert seen >= 4
    assert shown >= 3
    player.close()


def test_no_hand_at_any_frame_of_computers(qtbot: QtBot) -> None:
    """At every change while computers play, between two people, no hand is shown."""
    setup = default_config(("Anna", "Marco", "Ioana", "Tom"), humans=2, seed="frames")
    seats = setup.seats
    setup = evolve(setup, seats=(seats[0], evolve(seats[2], kind=AI), seats[1], seats[3]))
    player = Player(Options(lang="en"))
    player.program.running.play(setup)
    player.settle()
    frames = 0

    def look(*_: object) -> None:
        nonlocal frames
        session = player.game.desk.session
        if session.is_ai(session.to_move) and player.game.desk.viewing.viewer is None:
            frames += 1
            assert hand_pieces(player) == []

    player.game.desk.session.listeners.append(look)
    player.game.table.idle.connect(look)
    turns = player.game.desk.session
    while turns.turn < 9:
        go_on(player)
    assert frames > 10
    player.close()


def asked_between(setup: GameConfig) -> Player:
    """A game, played until a person is asked between two turns."""
    player = Player(Options(lang="en"))
    player.program.running.play(setup)
    player.settle()
    while frame_of(player) != "window" or player.page != "table":
        go_on(player)
    return player


def test_passing_by_itself_calls_nobody(qtbot: QtBot) -> None:
    """Set by keys alone, it keeps the computer where it is; one key in the own turn ends it."""
    setup = evolve(default_config(("Anna", "Marco", "Ioana"), 3, "quiet"), modules=("vizier",))
    player = asked_between(setup)
    session, seat = player.game.desk.session, player.game.desk.viewing.viewer
    player.key("q")
    assert player.game.table.focus.target == SkipUntil("turn")
    for target in (SkipUntil("price"), SkipUntil("scoring"), SkipUntil("always")):
        player.key(K.Key_Tab)
        assert player.game.table.focus.target == target
    player.key(K.Key_Space)
    assert seat is not None
    assert session.skips[seat].until == "always"
    called = 0
    while session.turn < count(6, 12):
        waiting = player.game.desk.viewing.waiting
        called += session.between_turns and waiting == seat
        if player.page == "table":
            shown = player.spot(SkipUntil("off")) is not None
            assert shown == (player.view.viewer in session.skips)
        go_on(player)
    assert called == 0
    assert (
        sum(
            played_step.seat == seat and isinstance(played_step.action, PassWindow)
            for played_step in session.steps
        )
        > 1
    )
    while player.page != "table" or player.game.desk.viewing.viewer != seat:
        go_on(player)
    player.key("q")
    assert session.skips == {}
    assert player.spot(SkipUntil("off")) is None
    player.close()


def scouted() -> tuple[Player, int, str]:
    """A game in which a seat knows the next attack: that seat, and the name of the card."""
    QAccessible.setActive(True)
    setup = evolve(default_config(("Anna", "Marco"), 2, "scout"), modules=("invaders",))
    player = Player(Options(lang="en"))
    player.program.running.play(setup)
    player.settle()
    session = player.game.desk.session
    first = session.to_move
    assert first is not None
    enemies = Invaders.of(true_game(session))
    enemies.seen[first] = True
    return player, first, player.ctx.text(token_name(f"attack-{'nesw'[enemies.stack[-1]]}"))


def test_a_scout_shows_its_card(qtbot: QtBot) -> None:
    """The attack card is nowhere until its owner turns it up with Space, and gone with the seat."""
    player, first, name = scouted()
    session = player.game.desk.session
    player.key(K.Key_Space)  # the person is there
    assert name not in everything_said(player)
    go_to(player, PeekInto("attack-next"))
    player.key(K.Key_Space)
    assert name in everything_said(player)
    assert "Only you know this" in everything_said(player)
    player.key(K.Key_Space)
    assert name not in everything_said(player)
    player.key(K.Key_Space)
    while player.page == "table" and session.to_move == first:
        take_turn(player)
    assert player.page == "handover"
    assert name not in everything_said(player)
    player.key(K.Key_Space)
    assert name not in everything_said(player)
    assert player.spot(PeekInto("attack-next")) is None
    player.close()


def test_a_scout_under_a_long_press(qtbot: QtBot) -> None:
    """A long press shows the card until it is let go; a click leaves it open until the next."""
    player, _, name = scouted()
    player.key(K.Key_Space)
    handle, place = player.window.windowHandle(), player.place_of(PeekInto("attack-next"))
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(handle, button, none, place)
    player.settle()
    assert name in everything_said(player)
    QTest.qWait(HELD + 50)
    QTest.mouseRelease(handle, button, none, place)
    player.settle()
    assert name not in everything_said(player)
    player.click(PeekInto("attack-next"))
    assert name in everything_said(player)
    player.click(PeekInto("attack-next"))
    assert name not in everything_said(player)
    player.close()
