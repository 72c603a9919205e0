"""Somebody who plays with the keyboard alone: no rule is known here but what the table offers."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import Qt

from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Press, SkipUntil, Target
from alhambra_qt.controller.view.view_parts import CAN
from tests.ui.geometry import unpainted
from tests.ui.window_kit import Player

K = Qt.Key
MOST_STEPS = 4000
MOST_PICKS = 12


def frame_of(player: Player) -> str:
    """Return the game's question: turn, place, turn_end, window, distribute, or a module's."""
    return player.game.desk.session.observation(None).game.frame.kind


def take_turn(player: Player) -> None:
    """Do one thing that the table asks for, with keys alone."""
    player.events()  # at night each question is painted, but not every key
    frame = frame_of(player)
    with unpainted(player.game.table):
        if frame in ("place", "distribute"):
            place(player)
        elif frame == "window":
            use_vizier(player)
        elif frame == "turn_end":
            confirm(player)
        elif frame == "turn" and player.state()[0] % 2:
            act(player)
        else:
            answer(player)


def step(player: Player) -> None:
    """Do one thing on whatever page of a game is shown."""
    match player.page:
        case "table":
            take_turn(player)
        case "scoring":
            player.key(K.Key_Escape)
        case "handover":
            player.key(K.Key_Space)


@cache
def after(setup: GameConfig, turns: int) -> Session:
    """A game in which so many turns were played by keys: once, whoever opens it."""
    player = Player()
    player.program.running.play(setup)
    player.settle()
    while player.game.desk.session.turn < turns:
        take_turn(player)
    session = player.game.desk.session
    player.close()
    return session


def go_to(player: Player, goal: Target) -> None:
    """Press Tab until something has the focus."""
    focus = player.game.table.focus
    for _ in range(len(focus.order()) + 1):
        if focus.target == goal:
            return
        player.key(K.Key_Tab)
    raise AssertionError(f"Tab does not lead to {goal}")


def confirm(player: Player) -> None:
    """Go to the button that confirms, and press it."""
    go_to(player, Press("confirm"))
    player.key(K.Key_Return)


def answer(player: Player) -> None:
    """Answer any question: go to something that can be chosen until the answer is complete."""
    rng = random.Random(player.state()[0])
    for _ in range(MOST_PICKS):
        button = player.spot(Press("confirm"))
        if button is not None and button.enabled:
            confirm(player)
            return
        focus = player.game.table.focus
        goals = [spot.target for spot in focus.order() if spot.target in can(player.view)]
        if not goals:
            break
        go_to(player, rng.choice(goals))
        before = player.state()
        player.key(K.Key_Space)
        if player.state() != before:
            return
    player.key(K.Key_Escape, "N")


def can(view: TableView) -> set[Target]:
    """Return the targets that can be chosen now and are not."""
    cards = [card for card in view.display.cards if card is not None]
    cards += [card for group in view.hand.groups for card in group.cards]
    found: set[Target] = {card.target for card in cards if card.state == CAN}
    found |= {item.target for item in (*view.reserve.tiles, *view.bought) if item.state == CAN}
    found |= {tile.target for tile in view.palace.tiles if tile.state == CAN}
    found |= {slot.target for slot in view.market if slot.state == CAN}
    chips = [chip for chip in view.prompt.chips if not isinstance(chip.target, SkipUntil)]
    found |= {chip.target for chip in chips if chip.enabled and not chip.chosen}
    return found | {cell.target for cell in view.legal}


def use_vizier(player: Player) -> None:
    """Buy with the vizier if that can be paid, do what else is offered now and then, or say no."""
    for index, slot in enumerate(player.view.market):
        if slot.tile and slot.pay == "exact" and slot.state == CAN:
            player.key(str(index + 1), K.Key_Return)
            return
    if can(player.view) and not player.state()[0] % 3:
        answer(player)
    else:
        player.key("N")


def act(player: Player) -> None:
    """Buy a tile if one can be paid, exactly if possible; else take money."""
    market = player.view.market
    wake = next((chip for chip in player.view.prompt.chips if chip.key == "V"), None)
    if wake is not None and wake.enabled:
        player.key("v", K.Key_Return)
        return
    for wanted in ("exact", "over"):
        for index, slot in enumerate(market):
            if slot.tile and slot.pay == wanted:
                player.key(str(index + 1))
                player.key(K.Key_Return)
                return
    cards = [k for k, card in enumerate(player.view.display.cards) if card is not None]
    if not cards:
        player.key(K.Key_Return)
        return
    player.key(str(5 + cards[0]))
    player.key(K.Key_Return)


def place(player: Player) -> None:
    """Put the tile where the focus goes, or into the reserve if it fits nowhere."""
    view = player.view
    gift = next((b for b in view.prompt.buttons if b.target == Press("dirk") and b.enabled), None)
    if gift is not None and len(view.palace.tiles) % 4 == 0:
        player.key("g", K.Key_Return)
    elif not view.legal:
        player.key("r", K.Key_Return)
    else:
        before = player.state()
        player.key(K.Key_Right, K.Key_Return)
        if player.state() == before:  # everything is confirmed
            player.key(K.Key_Return)


def play_by_keys(player: Player, until: Callable[[], bool] | None = None) -> set[str]:
    """Play to the results page, or until something is true; gives the pages that were seen."""
    seen = set()
    before, tries = (-1, ""), 0
    for _ in range(MOST_STEPS):
        seen.add(player.page)
        if player.page == "results" or (until is not None and until()):
            return seen
        step(player)
        tries = tries + 1 if player.state() == before else 0
        before = player.state()
        assert tries < 12, (player.page, player.ctx.text(player.view.prompt.title))
    raise AssertionError("the game does not end" if until is None else "it did not happen")
