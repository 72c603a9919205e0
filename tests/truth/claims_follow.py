"""Consequences of a move, at once or at the end of the turn: played on a copy."""

from collections import Counter

from alhambra_qt.engine import to_move
from alhambra_qt.engine.events import Bought, Distributed, Scored, SlotEmpty
from alhambra_qt.engine.pieces import CARD_ID, CARD_KIND, TILE_ID
from tests.truth.claims_what import action_of, tile_got
from tests.truth.claims_why import tile_at
from tests.truth.counting import has, places, play_on
from tests.truth.moment import Said, Untried, claims, differs


@claims("what-exact", "what-again")
def again(said: Said) -> str | None:
    """The same seat can act again in this turn; "exact" only where something was paid."""
    after, events = said.at.after(action_of(said))
    exact = [event for event in events if isinstance(event, Bought) and not event.overpaid]
    on = any(frame.kind == "turn" and frame.seat == said.at.seat for frame in after.decisions)
    if not on or after.turn != said.at.game.turn:
        return "no further action"
    return differs("paid exactly", said.text.id == "what-exact", bool(exact))


@claims("what-spent")
def spent(said: Said) -> str | None:
    """There is no further action in this turn."""
    after, _ = said.at.after(action_of(said))
    on = any(frame.kind == "turn" for frame in after.decisions)
    return "the seat acts again" if on and after.turn == said.at.game.turn else None


@claims("what-over")
def over(said: Said) -> str | None:
    """So much is paid too much, and no coin comes back."""
    _after, events = said.at.after(action_of(said))
    over_ = [event.overpaid for event in events if isinstance(event, Bought)]
    if has(events, "CoinsDrawn"):
        return "coins come back"
    return differs("paid too much", [said.args["n"]], over_)


@claims("what-over-change")
def over_with_change(said: Said) -> str | None:
    """So much is paid too much, and no further action follows."""
    _, events = said.at.after(action_of(said))
    over_ = [event.overpaid for event in events if isinstance(event, Bought)]
    return differs("paid too much", [said.args["n"]], over_) or spent(said)


@claims("what-free")
def free(said: Said) -> str | None:
    """The action is none of the actions of the turn: as many can be made after it."""
    after, _ = said.at.after(action_of(said))
    game = said.at.game
    if after.acted != game.acted or after.turn != game.turn:
        return f"{after.acted - game.acted} actions were made"
    return None if to_move(after) == said.at.seat else "somebody else is asked"


@claims("what-gone")
def gone(said: Said) -> str | None:
    """The card leaves the game."""
    after, _ = said.at.after(action_of(said))
    found = Counter(after.gone) - Counter(said.at.game.gone)
    names = [CARD_ID[card] for card in found]
    kinds = [CARD_KIND[card] for card in found]
    if not names:
        return "no card leaves the game"
    detail = said.owner.detail
    if detail is not None:
        hand = after.players[said.at.seat].hand
        left = {sum(CARD_KIND[card] == kind for card in hand) for kind in kinds}
        told = dict(detail.args)["n"]
        if told not in left:
            return f"{left} of its kind are left, not {told}"
    return None


@claims("what-market-filled", "what-display-filled")
def filled(said: Said) -> str | None:
    """Market or display are filled, at once or as soon as the turn is over."""
    after, events = said.at.after(action_of(said))
    name = "TileShown" if said.text.id == "what-market-filled" else "CardShown"
    if said.owner.when != "now":
        if has(events, name):
            return "filled at once"
        before = Counter(after.market), Counter(after.display)
        after, events = play_on(after, said.at.seat)
        if name == "CardShown" and has(events, "SlotEmpty"):
            return None
        del before
    return None if has(events, name) else f"nothing is filled: {events}"


@claims("what-market-last", "prompt-end-last")
def last(said: Said) -> str | None:
    """The game ends with this turn."""
    after, events = said.at.after(action_of(said))
    after, more = play_on(after, said.at.seat)
    ends = [event for event in (*events, *more) if isinstance(event, SlotEmpty)]
    return None if ends else "the market is filled"


@claims("what-shared-out")
def shared(said: Said) -> str | None:
    """The last tiles are given away."""
    _, events = said.at.after(action_of(said))
    return None if any(isinstance(event, Distributed) for event in events) else "they are not"


@claims("what-scored")
def scored(said: Said) -> str | None:
    """Check that the scoring takes place at once."""
    _, events = said.at.after(action_of(said))
    found = [event.ledger.scoring for event in events if isinstance(event, Scored)]
    return None if said.args["k"] in found else f"scorings: {found}"


@claims("what-seen")
def seen(said: Said) -> str | None:
    """Something hidden is seen: the action is no longer taken back."""
    if "bonus" in said.at.game.ext and said.at.game.frame.kind == "distribute":
        raise Untried  # at the end others may show cards: the preview guesses which ones they hold
    after, _ = said.at.after(action_of(said))
    return None if after.reveals > said.at.game.reveals else "nothing was revealed"


@claims("what-others")
def others(said: Said) -> str | None:
    """Somebody else is asked next."""
    after, _ = said.at.after(action_of(said))
    if said.at.desk.asking.sealed.asking is not None:
        raise Untried  # bids said in secret are played by the desk
    return "the same seat is asked" if to_move(after) in (said.at.seat, None) else None


@claims("what-reserve", "what-no-space")
def nowhere(said: Said) -> str | None:
    """A tile goes to the reserve, or fits on no space of the plain board."""
    game, seat = said.at.game, said.at.seat
    if said.text.id == "what-reserve":
        after, _ = said.at.after(action_of(said))
        more = len(after.players[seat].reserve) - len(game.players[seat].reserve)
        return differs("more tiles in the reserve", 1, more)
    tile = tile_got(game, action_of(said)) if said.path.startswith("callout") else tile_at(said)
    if not tile or game.players[seat].bought:
        raise Untried
    found = places(game, seat, tile)
    gift = game.dirk is not None and not TILE_ID[tile].startswith("hut")
    if said.args["dirk"] != ("yes" if gift else "no"):
        return f"it may be given to Dirk: {gift}"
    return f"it fits on {len(found)} spaces" if found else None


FOLLOWED = {
    "chest-lost": "ChestLost",
    "resident-lost": "ResidentLost",
    "bonus-returned": "BonusReturned",
    "yammerad-used": "YammeradUsed",
    "nobody-bid": "NobodyBid",
    "hut-shown": "HutShown",
    "room-filled": "RoomFilled",
    "room-closed": "RoomClosed",
    "chest-placed": "ChestPlaced",
    "chests-passed": "ChestsPassed",
    "dirk-took-chests": "DirkTookChests",
    "chests-returned": "ChestsReturned",
    "residents-shown": "ResidentsShown",
    "trader-aside": "TraderAside",
    "gate-opened": "GateOpened",
    "faruk-used": "FarukUsed",
}


@claims(*(f"what-event-{name}" for name in FOLLOWED))
def happens(said: Said) -> str | None:
    """It happens at once when the action is played."""
    _, events = said.at.after(action_of(said))
    name = FOLLOWED[said.text.id.removeprefix("what-event-")]
    return None if has(events, name) else f"no {name} among {events}"


@claims("what-scout")
def scout(said: Said) -> str | None:
    """The scout is taken and its card looked at."""
    after, events = said.at.after(action_of(said))
    found = [event for event in events if type(event).__name__ == "ScoutTaken"]
    return None if found and after.reveals > said.at.game.reveals else "no scout is taken"


ASKED = ("trader_in", "trader_swap", "trader_back", "knihstig", "fatima", "pay_bid")


@claims(*(f"what-ask-{name.replace('_', '-')}" for name in ASKED))
def asks(said: Said) -> str | None:
    """The seat is asked that question then."""
    after, _ = said.at.after(action_of(said))
    name = said.text.id.removeprefix("what-ask-").replace("-", "_")
    found = [(frame.kind, frame.seat) for frame in after.decisions]
    return None if (name, said.at.seat) in found else f"asked: {found}"


@claims("final")
def final(said: Said) -> str | None:
    """The action can't be taken back."""
    after, _ = said.at.after(action_of(said))
    if after.reveals > said.at.game.reveals or to_move(after) != said.at.seat:
        return None
    return "it can be taken back"
