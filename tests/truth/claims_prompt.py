"""The question of the moment: its numbers, and what follows from the answer."""

from alhambra_qt.controller.words.names import action_text
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Pass, PassWindow, TakeMoney
from alhambra_qt.engine.events import Bought, Distributed
from alhambra_qt.engine.pieces import CARD_BY_ID, CURRENCIES, TILE_BY_ID, TILE_PRICE
from alhambra_qt.i18n import tr
from tests.property.paying import currency, value
from tests.truth.claims_what import action_of
from tests.truth.claims_why import chosen_cards, hand, slot_of
from tests.truth.counting import ext, has, number
from tests.truth.moment import Moment, Said, Untried, claims, differs


def acts_again(before: Game, after: Game) -> bool:
    """Whether the turn goes on with a further action."""
    return after.turn == before.turn and any(
        decision.kind == "turn" for decision in after.decisions
    )


@claims("prompt-turn", "prompt-again", "prompt-pass")
def turn(said: Said) -> str | None:
    """A turn begins, or goes on after an action; or nothing can be done in it."""
    game = said.at.game
    if said.text.id == "prompt-pass":
        return None if said.at.legal == [Pass.of()] else f"possible: {said.at.legal[:3]}"
    if game.frame.kind != "turn" or said.at.legal == [Pass.of()]:
        return f"asked is {game.frame.kind}"
    return differs("actions done", said.text.id == "prompt-again", game.acted > 0)


@claims("prompt-again-why")
def exact(said: Said) -> str | None:
    """The last thing paid in this turn was paid exactly."""
    session = said.at.desk.session
    events = [event for step in session.steps[-8:] for event in step.events]
    paid = [event for event in events if isinstance(event, Bought)]
    if not paid:
        return "nothing was bought"
    last = paid[-1]
    if last.overpaid or not last.cards:
        return f"the last purchase: {last}"
    return None


@claims("prompt-held", "prompt-place-more", "prompt-place-last")
def held(said: Said) -> str | None:
    """How many bought tiles wait."""
    count = len(said.at.game.players[said.at.seat].bought)
    if said.text.id == "prompt-place-last":
        if any(frame.kind == "next_turn" for frame in said.at.game.decisions):
            return "no turn goes on"
        return differs("tiles held aside", 1, count)
    return differs("tiles", said.args["n"], count - (said.text.id == "prompt-place-more"))


@claims("prompt-take", "prompt-take-ends", "then-buy-chests", "then-take-hut", "then-take-gate")
@claims("then-build-sticks", "then-build-sticks-aside", "prompt-buy-over")
def ends(said: Said) -> str | None:
    """There is no further action in this turn."""
    action = said.at.ready
    legal = said.at.legal
    if action not in legal:
        name = said.text.id.removeprefix("then-").replace("-", "_")
        action = next((action for action in legal if action.name == name), None)
    if action is None:
        raise Untried
    after, events = said.at.after(action)
    if said.text.id == "prompt-buy-over":
        wrong = differs(
            "over", [said.args["n"]], [e.overpaid for e in events if isinstance(e, Bought)]
        )
        if wrong:
            return wrong
    if said.text.id == "then-buy-chests" and has(events, "CoinsDrawn"):
        return "change is given"
    return "the seat acts again" if acts_again(said.at.game, after) else None


@claims("prompt-buy-exact", "then-buy-bazaar", "then-use-karim")
def goes_on(said: Said) -> str | None:
    """Another action follows."""
    after, _ = said.at.after(action_of(said))
    return None if acts_again(said.at.game, after) else "there is no further action"


@claims("prompt-vizier-exact")
def sleeps(said: Said) -> str | None:
    """The vizier is inactive afterwards."""
    after, _ = said.at.after(action_of(said))
    return "he stays active" if ext(after, "vizier").active[said.at.seat] else None


@claims("prompt-vizier-over", "prompt-buy-short")
def off(said: Said) -> str | None:
    """So much more, or less, than the price is chosen."""
    price = TILE_PRICE[said.at.game.market[slot_of(said)]]
    paid = sum(value(card) for card in chosen_cards(said.at))
    told = number(said.args.get("n", said.args.get("price")))
    return differs("the difference", told, abs(price - paid))


@claims("prompt-buy", "prompt-vizier-buy", "prompt-buy-choose")
def buys(said: Said) -> str | None:
    """The tile on sale and its price."""
    slot = slot_of(said)
    tile = said.at.game.market[slot]
    told = number(said.args["price"])
    asked = said.at.view.prompt.tile
    if "tile" in said.args and asked is not None and TILE_BY_ID[asked] != tile:
        return f"on sale is {tile}"
    return differs("the price", told, TILE_PRICE[tile])


@claims("prompt-buy-could")
def could(said: Said) -> str | None:
    """An exact payment is possible."""
    slot = slot_of(said)
    price = TILE_PRICE[said.at.game.market[slot]]
    found = [
        action
        for action in said.at.legal
        if getattr(action, "slot", -1) == slot
        and sum(value(card) for card in getattr(action, "cards", ())) == price
    ]
    return None if found else "it is not"


@claims("prompt-take-more", "prompt-money-how", "ask-card")
def take_more(said: Said) -> str | None:
    """The sum so far, and how much may be taken together: tried with the legal actions."""
    at = said.at
    limit = limit_of(at)
    if said.args["limit"] != limit:
        return f"the limit is {limit}"
    if "sum" not in said.args:
        return None
    now = action_of(said)
    assert isinstance(now, TakeMoney)
    more = [
        action
        for action in at.legal
        if isinstance(action, TakeMoney) and len(action.cards) > len(now.cards)
    ]
    more = [money for money in more if set(now.cards) <= set(money.cards)]
    if not more:
        return "nothing more can be taken"
    return differs("the sum", said.args["sum"], sum(value(card) for card in now.cards))


def limit_of(at: Moment) -> int:
    """How much several cards may be worth together: 7 with Faruk, unless this turn used *."""
    if "characters" not in at.game.ext:
        return 5
    state = ext(at.game, "characters")
    faruk = CARD_BY_ID["faruk"] in state.owned[at.seat]
    going = all(frame.kind != "next_turn" for frame in at.game.decisions)
    used = state.star and at.game.to_play == at.seat and going
    return 7 if faruk and not used else 5


@claims("prompt-place-cells", "prompt-place-nowhere", "place-gates")
def cells(said: Said) -> str | None:
    """How many spaces the tile may go to; only the reserve where there is none."""
    at, shown = said.at, said.at.view.prompt.tile
    if shown is None:
        raise Untried
    tile = TILE_BY_ID[shown]
    mine = [action for action in at.legal if getattr(action, "tile", 0) == tile]
    free = {one.cell for one in mine if hasattr(one, "cell")}
    plain = {one.cell for one in mine if one.name in ("place", "add")}
    if said.text.id == "prompt-place-nowhere":
        gift = {"give_to_dirk"} if said.args["dirk"] == "yes" else set()
        return differs("possible", {"reserve", *gift}, {one.name for one in mine})
    if said.text.id == "place-gates":
        return differs("spaces with a gate", said.args["n"], len(free - plain))
    return differs("spaces", said.args["n"], len(free))


@claims("prompt-add-nowhere")
def add_nowhere(said: Said) -> str | None:
    """The tile of the reserve fits nowhere, nor in a swap."""
    shown = said.at.view.prompt.tile
    if shown is None:
        raise Untried
    found = [action for action in said.at.legal if getattr(action, "tile", 0) == TILE_BY_ID[shown]]
    return f"possible: {found[0]}" if found else None


@claims("prompt-place-won", "log-distributed", "log-distributed-you")
@claims("log-distributed-tie", "log-distributed-none")
def won(said: Said) -> str | None:
    """Check who holds most money of a currency at the end, and how much."""
    event = said.event
    events: list[Distributed] = []
    if isinstance(event, Distributed):
        events = [event]
        game = said.before
    else:
        steps = said.at.desk.session.steps
        events = [e for step in steps for e in step.events if isinstance(e, Distributed)]
        game = said.at.game
    del game
    for distributed in events:
        if _fits(said, distributed):
            return None
    return f"given away: {events}"


def _fits(said: Said, event: Distributed) -> bool:
    most = max(event.sums)
    holders = [seat for seat, held in enumerate(event.sums) if held == most]
    args, id_ = said.args, said.text.id
    if "cur" in args and args["cur"] != CURRENCIES[event.slot]:
        return False
    if id_ == "log-distributed-tie":
        return len(holders) > 1 and args["sum"] == most > 0 and event.seat < 0
    if id_ == "log-distributed-none":
        return most == 0 and event.seat < 0
    mine = holders == [event.seat] and args["sum"] == most
    if id_ == "log-distributed":
        return mine and said.at.desk.session.tags[event.seat].name == args["name"]
    return mine and event.seat == said.at.seat


@claims("prompt-window", "prompt-window-only", "prompt-window-none", "between-nothing")
def between(said: Said) -> str | None:
    """Several, one or no kinds of things can be done between two turns."""
    at = said.at
    names = {action.name for action in at.legal if not isinstance(action, PassWindow)}
    if "extras" in said.path or said.path == "why.now":  # said of one card
        word = getattr(said.target, "name", "").rpartition("_")[2]
        names = {name for name in names if f"_{word}_" in f"{name}_"}
    said_only = said.text.id == "prompt-window-only"
    if said_only:
        texts = {tr("en", action_text(name)) for name in names}
        return differs("possible", {said.say("what")}, texts)
    if said.text.id == "prompt-window":
        return None if len(names) > 1 else f"possible: {names}"
    return f"possible: {names}" if names else None


@claims("prompt-over", "prompt-wait-human")
def waits(said: Said) -> str | None:
    """The game is over, or somebody else is asked."""
    session = said.at.desk.session
    if said.text.id == "prompt-over":
        return differs("the game is over", True, session.over)
    mover = session.to_move
    name = session.tags[mover].name if mover is not None else ""
    return differs("who is asked", said.args["name"], name)


@claims("auction-top", "auction-first", "auction-passed", "step-most")
def auction(said: Said) -> str | None:
    """The highest bid and whose it is; what this seat could pay at most."""
    game, tags = said.at.game, said.at.desk.session.tags
    frames = [frame for frame in game.decisions if frame.kind == "auction"]
    if said.text.id == "step-most":
        return _most(said)
    if not frames:
        raise Untried
    _, highest, bidder, passed = frames[-1].data
    if said.text.id == "auction-passed":
        out = [tag.name for tag in tags if passed >> tag.seat & 1]
        wrong = [tag.name for tag in tags if (tag.name in said.english) != (tag.name in out)]
        return f"out are {out}" if wrong else None
    if said.text.id == "auction-first":
        return differs("the bidder", -1, bidder)
    return differs("the bid", (said.args["n"], said.args["name"]), (highest, tags[bidder].name))


def _most(said: Said) -> str | None:
    bids = [action.amount for action in said.at.legal if action.name == "bid"]
    if not bids:
        raise Untried
    purses = [sum(value(c) for c in hand(said.at) if currency(c) == money) for money in CURRENCIES]
    return differs("the highest bid", said.args["n"], max(purses))


@claims("pay-just", "pay-over", "pay-short")
def paying(said: Said) -> str | None:
    """Check the chosen payment against the price, and whether it can be paid so."""
    paid = sum(value(card) for card in chosen_cards(said.at))
    action = said.at.ready
    legal = action in said.at.legal
    if said.text.id == "pay-short":
        return "it is enough" if legal and paid else None
    cards = tuple(sorted(chosen_cards(said.at)))  # a room or a place may still be chosen
    if said.text.id == "pay-just" and not legal:
        so = any(getattr(action, "cards", None) == cards for action in said.at.legal)
        return None if so else "it cannot be paid so"
    return None
