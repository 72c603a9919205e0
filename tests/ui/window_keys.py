"""Somebody who plays with the keyboard alone: no rule is known here but what the table offers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from tests.ui.window_kit import Player

K = Qt.Key
MOST_KEYS = 4000


def frame_of(player: Player) -> str:
    """What the game asks now: turn, place, turn_end, window or distribute."""
    return player.game.desk.session.observation(None).game.frame.kind


def take_turn(player: Player) -> None:
    """Do one thing that the table asks for, with keys alone."""
    frame = frame_of(player)
    if frame in ("place", "distribute"):
        place(player)
    elif frame == "window":
        use_vizier(player)
    elif frame == "turn_end":
        player.key(K.Key_Return)
    elif frame == "turn":
        act(player)
    else:
        raise AssertionError(f"nobody knows what to do at {frame}")


def use_vizier(player: Player) -> None:
    """Buy with the vizier if that can be paid, else say no."""
    for index, slot in enumerate(player.view.market):
        if slot.tile and slot.pay == "exact":
            player.key(str(index + 1), K.Key_Return)
            return
    player.key(K.Key_Escape)


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
    gift = next((b for b in view.prompt.buttons if b.target == "button:dirk" and b.enabled), None)
    if gift is not None and len(view.palace.tiles) % 4 == 0:
        player.key("g", K.Key_Return)
    elif not view.legal:
        player.key("r", K.Key_Return)
    else:
        player.key(K.Key_Right, K.Key_Return, K.Key_Return)


def play_by_keys(player: Player, look: Callable[[Player], None] | None = None) -> set[str]:
    """Play to the results page; gives the pages that were seen. ``look`` is called at each."""
    seen = set()
    before, tries = (-1, ""), 0
    for _ in range(MOST_KEYS):
        seen.add(player.page)
        if look is not None:
            look(player)
        match player.page:
            case "table":
                take_turn(player)
            case "ledger":
                player.key(K.Key_Escape)
            case "handover":
                player.key(K.Key_Space)
            case "results":
                return seen
        tries = tries + 1 if player.state() == before else 0
        before = player.state()
        assert tries < 12, (player.page, player.ctx.text(player.view.prompt.title))
    raise AssertionError("the game does not end")
