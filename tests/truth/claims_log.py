"""The log: each line against its event and against the games before and after its step."""

from collections import Counter
from typing import Any

from alhambra_qt.controller.words.names import the_tile, tile_name
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.ids import xy
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CARD_ID,
    CARD_VALUE,
    TILE_ID,
    TILE_KIND,
    TILE_PRICE,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.i18n import Msg, tr
from tests.property.paying import value
from tests.truth.claims_what import ROWS, gains
from tests.truth.counting import ext, next_number, number, rules_points, wall
from tests.truth.moment import Said, Untried, claims, differs


def event_of(said: Said) -> Any:
    """The event that a line of the log tells."""
    if said.event is None or said.before is None or said.after is None:
        raise Untried
    if "name" in said.args:
        seat = getattr(said.event, "seat", None)
        tags = said.at.desk.session.tags
        if seat is not None and 0 <= seat < len(tags) and tags[seat].name != said.args["name"]:
            raise AssertionError(f"the name is {tags[seat].name}")
    return said.event


def noun(tile: int) -> str:
    """The word for a tile."""
    return TILE_ID[tile].split("-")[0]


def tile_said(said: Said, name: str = "tile") -> str:
    """The word by which a line calls a tile."""
    text = said.args[name]
    assert isinstance(text, Msg)
    return text.id.removeprefix("a-").removeprefix("the-").removesuffix(".a")


@claims("log-took", "log-took-forgotten", "log-took-card")
def took(said: Said) -> str | None:
    """Cards of the display went into the hand."""
    event, before, after = event_of(said), said.before, said.after
    assert before is not None
    assert after is not None
    if Counter(event.cards) - Counter(before.display):
        return "they were not on display"
    more = Counter(after.players[event.seat].hand) - Counter(before.players[event.seat].hand)
    if Counter(event.cards) - more:
        return f"the hand got {more}"
    if said.text.id == "log-took-card":
        return None
    found = len(event.cards), sum(value(card) for card in event.cards)
    return differs("cards and sum", (said.args["n"], said.args.get("sum", found[1])), found)


@claims("log-exact", "log-over", "log-vizier-used", "log-bazaar-bought")
def bought(said: Said) -> str | None:
    """A tile was bought: for its price, or for so much more."""
    event, before = event_of(said), said.before
    assert before is not None
    assert said.after is not None
    paid = sum(value(card) for card in event.cards)
    hand = before.players[event.seat].hand
    missing = Counter(event.cards) - Counter(hand)
    if any(not CARD_ID[card].startswith("coin") for card in missing):
        return f"paid with {missing}"
    if tile_said(said) != noun(event.tile):
        return f"it is a {noun(event.tile)}"
    price = paid - event.overpaid
    if said.text.id == "log-over":
        told = number(said.args["price"]), number(said.args["paid"])
        return differs("price and paid", told, (price, paid))
    if said.text.id in ("log-exact", "log-bazaar-bought"):
        again = any(f.kind == "turn" and f.seat == event.seat for f in said.after.decisions)
        asked = said.after.frame.kind
        if not again or said.after.turn != before.turn:
            return f"no other action, asked is {asked}"
    if TILE_PRICE[event.tile] and TILE_PRICE[event.tile] != price:
        return f"it costs {TILE_PRICE[event.tile]}"
    return differs("overpaid", 0, event.overpaid)


PUT = {"placed": ev.Placed, "reserved": ev.Reserved, "gift": ev.GaveToDirk}


@claims("log-and-placed", "log-and-reserved", "log-and-gift")
def put(said: Said) -> str | None:
    """In one turn the tile was bought, and went there."""
    act, kind = said.args["act"], PUT[said.text.id.removeprefix("log-and-")]
    name, session = dict(act.args)["name"], said.at.desk.session
    bought: set[tuple[int, int]] = set()
    for step in session.steps:
        for event in step.events:
            key = step.turn, getattr(event, "tile", 0)
            if isinstance(event, ev.Bought) and session.tags[event.seat].name == name:
                bought.add(key)
            tile = dict(act.args)["tile"].id.removeprefix("a-")
            if type(event) is kind and key in bought and noun(key[1]) == tile:
                return None
    return "there is no such purchase"


@claims("log-placed", "log-added", "log-reserved", "log-gift", "log-removed", "log-swapped")
def moved(said: Said) -> str | None:
    """A tile went where the line says, and it is that tile."""
    event, before, after = event_of(said), said.before, said.after
    assert before is not None
    assert after is not None
    me = after.players[event.seat]
    tile = getattr(event, "tile", getattr(event, "tile_in", 0))
    match said.text.id:
        case "log-placed" | "log-added":
            if me.palace.tiles.get(event.cell) != tile:
                return "it does not stand there"
        case "log-reserved":
            if tile not in me.reserve:
                return "it is not in the reserve"
        case "log-gift":
            if tile not in (after.dirk or ()):
                return "Dirk has not got it"
        case "log-removed":
            if event.cell in me.palace.tiles or tile not in me.reserve:
                return "it still stands"
        case "log-swapped":
            told = tile_said(said, "old"), tile_said(said, "new")
            return differs("the tiles", told, (noun(event.tile_out), noun(event.tile_in)))
    if said.text.id == "log-added" and tile not in before.players[event.seat].reserve:
        return "it was not in the reserve"
    return differs("the tile", tile_said(said), noun(tile))


@claims("log-effect-wall")
def effect(said: Said) -> str | None:
    """The longest wall of who the line is about, before and after."""
    if said.before is None or said.after is None or said.owner.seat is None:
        raise Untried
    seat = said.owner.seat.seat
    told = said.args["before"], said.args["after"]
    return differs("the wall", told, (wall(said.before, seat), wall(said.after, seat)))


@claims(
    "log-turn-started", "log-turn-ended", "log-actions-ended", "log-passed", "log-window-passed"
)
def turns(said: Said) -> str | None:
    """Check whose turn begins or ends, and its number."""
    event = event_of(said)
    before, after = said.before, said.after
    assert before is not None
    assert after is not None
    if said.text.id == "log-turn-started":
        return differs("the turn", (said.args["k"], event.seat), (after.turn + 1, after.to_play))
    if said.text.id == "log-actions-ended":
        on = any(frame.kind == "turn" for frame in after.decisions) and after.turn == before.turn
        return "the actions go on" if on else None
    if said.text.id == "log-passed":
        from alhambra_qt.engine import legal_actions

        return None if [a.name for a in legal_actions(before)] == ["pass"] else "more was possible"
    if said.text.id == "log-turn-ended":
        return differs("whose turn", event.seat, before.to_play)
    return None


@claims("log-card-shown", "log-tile-shown", "log-slot-empty", "log-shuffled", "log-dirk-drew")
def shown(said: Said) -> str | None:
    """Check the piece that lies there afterwards, or the number drawn."""
    event, after = event_of(said), said.after
    assert after is not None
    assert said.before is not None
    match event:
        case ev.CardShown(place, card):
            lies = after.display[place] == card
            return None if lies else f"there lies {after.display[place]}"
        case ev.TileShown(slot, tile):
            given = after.over or any(f.kind == "distribute" for f in after.decisions)
            again = given or after.market[slot] == tile
            return None if again else f"there lies {after.market[slot]}"
        case ev.SlotEmpty():
            return "there are more tiles" if after.bag else None
        case ev.DeckShuffled(count):
            return differs("cards", said.args["n"], count)
    more = len(after.dirk or ()) - len(said.before.dirk or ())
    return differs("Dirk's new tiles", said.args["n"], more)


@claims("log-scored")
def scored(said: Said) -> str | None:
    """Check everybody's gains: the difference of their points."""
    event, before, after = event_of(said), said.before, said.after
    assert before is not None
    assert after is not None
    told = gains(said.args["points"])
    ledger = event.ledger
    tags = said.at.desk.session.tags
    for tag, total in zip(tags, ledger.totals, strict=True):
        if told.get(tag.name, 0) != total:
            return f"{tag.name}: {total}"
    if after.scorings_done - before.scorings_done != 1:
        return None
    others = [step for step in event_names(said) if step.startswith("FatimaKept")]
    for tag, player, old in zip(tags, after.players, before.players, strict=True):
        if not others and player.score - old.score != told.get(tag.name, 0):
            return f"{tag.name} got {player.score - old.score}"
    return None


def event_names(said: Said) -> list[str]:
    """Return the names of the events in the step."""
    return [type(event).__name__ for event in said.at.desk.session.steps[-1].events]


@claims("log-won", "log-won-shared")
def victory(said: Said) -> str | None:
    """Check who has most points, and how many."""
    after = said.after
    assert after is not None
    scores = [player.score for player in after.players]
    names = [
        t.name for t, s in zip(said.at.desk.session.tags, scores, strict=True) if s == max(scores)
    ]
    if said.text.id == "log-won" and names != [said.args["name"]]:
        return f"the winners are {names}"
    missing = [name for name in names if name not in said.english]
    return f"{missing} win too" if missing else differs("points", said.args["n"], max(scores))


@claims("log-thief-used", "log-knihstig-used", "log-machma-used", "log-gate-taken")
@claims("log-karim-used", "log-hut-taken", "log-laila-used", "log-ammar-used", "log-builder-used")
def got(said: Said) -> str | None:
    """Check that the seat's gain is in its hand or held aside, or that it may redesign."""
    event, after = event_of(said), said.after
    assert after is not None
    new = after.players[event.seat]
    match said.text.id:
        case "log-karim-used" | "log-hut-taken":
            return None if event.tile in new.bought else f"held aside: {new.bought}"
        case "log-laila-used":
            return None if event.tile in after.bag else "it is not in the bag"
        case "log-ammar-used" | "log-builder-used":
            redesigns = any(frame.kind == "redesign" for frame in after.decisions)
            return None if redesigns else "no redesign is possible"
    assert said.before is not None
    more = Counter(new.hand) - Counter(said.before.players[event.seat].hand)
    card = getattr(event, "card", -1)
    return None if more or card in new.hand else "the hand got nothing"


@claims("log-faruk-used", "log-vizier-woken", "log-sticks-built", "log-gate-opened")
@claims("log-chest-placed", "log-resident-moved-in", "log-bonus-shown", "log-scout-taken")
def stands(said: Said) -> str | None:
    """Check that a module's event shows in its state afterwards."""
    event, before, after = event_of(said), said.before, said.after
    assert before is not None
    assert after is not None
    seat = event.seat
    old, new = before.players[seat], after.players[seat]
    match said.text.id:
        case "log-vizier-woken":
            return None if ext(after, "vizier").active[seat] else "he sleeps"
        case "log-sticks-built":
            more = new.sticks.get(event.tile, 0) ^ old.sticks.get(event.tile, 0)
            return differs("walls", said.args["count"], more.bit_count())
        case "log-chest-placed":
            return _stands(said, ext(after, "treasure").chests[seat])
        case "log-resident-moved-in":
            return _stands(said, ext(after, "trader").homes[seat])
        case "log-bonus-shown":
            shown_ = ext(after, "bonus").shown[seat]
            return None if event.tile in shown_ else f"shown are {shown_}"
        case "log-gate-opened":
            return None if new.palace.gates.get(event.cell) else "no gate is there"
        case "log-scout-taken":
            return None if after.reveals > before.reveals else "nothing was seen"
    return None if ext(after, "characters").star else "no * was used"


@claims("log-coins-drawn", "log-chests-bought")
def amounts(said: Said) -> str | None:
    """How many coins came, how many chests for how much."""
    event = event_of(said)
    if said.text.id == "log-coins-drawn":
        return differs("coins", said.args["count"], len(event.cards))
    paid = sum(value(card) for card in event.cards)
    told = said.args["count"], said.args["amount"]
    return differs("chests and price", told, (len(event.chests), paid))


def _stands(said: Said, pieces: dict[int, int]) -> str | None:
    event: Any = said.event
    cell, colour = event.cell, event.colour
    kind = said.args.get("colour")
    tile = said.after.players[event.seat].palace.tiles.get(cell, 0) if said.after else 0
    if pieces.get(cell) != colour:
        return f"nothing stands at {xy(cell)}"
    if kind is not None and kind != TYPES[colour]:
        return f"its colour is {TYPES[colour]}"
    if TILE_KIND[tile] == "building" and TILE_TYPE[tile] != colour:
        return "the building has another colour"
    return None


@claims(
    "log-scoring-drawn", "log-attack-turned", "log-hakim-chose", "log-fatima-kept", "log-bid-made"
)
def details(said: Said) -> str | None:
    """Which scoring, which side, which type, how many points."""
    event, before, after = event_of(said), said.before, said.after
    assert before is not None
    assert after is not None
    match said.text.id:
        case "log-scoring-drawn":
            return differs(
                "the scoring", said.args["k"], before.scorings_done + len(before.pending) + 1
            )
        case "log-attack-turned":
            turned = ext(after, "invaders").turned
            return differs("the side", said.args["side"], "nesw"[turned[-1]])
        case "log-hakim-chose":
            return differs("the type", said.args["colour"], TYPES[event.colour])
        case "log-fatima-kept":
            more = after.players[event.seat].score - before.players[event.seat].score
            scored_ = after.scorings_done > before.scorings_done
            return None if scored_ else differs("points", said.args["points"], more)
    return differs("the bid", said.args["amount"], event.amount)


@claims(
    "log-chest-lost", "log-resident-lost", "log-trader-aside", "log-hut-shown", "log-room-filled"
)
@claims("log-room-closed", "log-nobody-bid", "log-bid-passed", "log-auction-opened")
def pieces(said: Said) -> str | None:
    """Where the piece is afterwards."""
    event, before, after = event_of(said), said.before, said.after
    assert before is not None
    assert after is not None
    match said.text.id:
        case "log-chest-lost" | "log-resident-lost":
            name, held = ("treasure", "chests") if "chest" in said.text.id else ("trader", "homes")
            there = getattr(after.ext[name], held)[event.seat].get(event.cell)
            return None if there is None else "it still stands there"
        case "log-trader-aside":
            return None if ext(after, "trader").aside[event.seat] else "he is not"
        case "log-hut-shown":
            tops = [stack[-1] for stack in ext(after, "huts").stacks if stack]
            return None if event.tile in tops else f"face up are {tops}"
        case "log-room-filled" | "log-room-closed":
            room = ext(after, "treasure").rooms[event.room]
            return differs("chests", 4 if said.text.id == "log-room-filled" else 0, len(room))
        case "log-nobody-bid":
            return None if event.card in after.gone else "it has not left"
    return None


@claims("recap-scored")
def recap(said: Said) -> str | None:
    """Check the reader's points from a scoring, and their sum then."""
    ledgers = [ledger for ledger in said.at.game.ledgers if ledger.scoring == said.args["k"]]
    if not ledgers:
        return "that scoring has not taken place"
    seat = said.owner.seat.seat
    ledger = ledgers[0]
    found = ledger.totals[seat], ledger.before[seat] + ledger.totals[seat]
    return differs("gained and total", (said.args["n"], said.args["total"]), found)


@claims("recap-row", "recap-total")
def standing(said: Said) -> str | None:
    """Check the reader's points by the next scoring: when they last acted, and now."""
    seat, game = said.owner.seat.seat, said.at.game
    left = said.at.desk.session.left_by(seat)
    if left is None or game.over or left.scorings_done != game.scorings_done:
        return "there is nothing to compare"
    if "characters" in game.ext:
        raise Untried
    which = next_number(game)
    was, now = (rules_points(game, which, seat)[seat] for game in (left, game))
    if said.text.id == "recap-total":
        found = sum(was.values()), sum(now.values())
        return differs("the points", (said.args["old"], said.args["new"]), found)
    row = said.args["row"].id.removeprefix("play-row-")
    if row not in ROWS:
        raise Untried
    found = was.get(ROWS[row], 0), now.get(ROWS[row], 0)
    return differs(row, (said.args["old"], said.args["new"]), found)


@claims("recap-sold")
def sold(said: Said) -> str | None:
    """The tile was on sale when the reader left, somebody bought it, and the money was so short."""
    seat, session = said.owner.seat.seat, said.at.desk.session
    left = session.left_by(seat)
    assert left is not None
    if {"change", "diamonds", "builders"} & {*left.ext}:
        raise Untried  # other ways to pay
    for event in (event for step in session.steps for event in step.events):
        if not isinstance(event, ev.Bought) or event.tile not in left.market:
            continue
        tile = event.tile
        if session.tags[event.seat].name != said.args["name"]:
            continue
        slot, price = left.market.index(tile), TILE_PRICE[tile]
        if tr("en", the_tile(TILE_ID[tile])) != said.say("tile") or price != said.args["price"]:
            continue
        money = [card for card in left.players[seat].hand if CARD_CURRENCY[card] == slot]
        short = max(0, price - sum(CARD_VALUE[card] for card in money))
        return differs("short by", said.args["n"], short)
    raise Untried  # sold by a module


@claims("recap-new")
def new_on_sale(said: Said) -> str | None:
    """Each tile is on sale and was not when the reader left."""
    left = said.at.desk.session.left_by(said.owner.seat.seat)
    assert left is not None
    known, now = ({offer.tile for offer in offers(game)} for game in (left, said.at.game))
    words = said.say("tiles")
    named = {tile for tile in now - known if tr("en", tile_name(TILE_ID[tile])) in words}
    return differs("new", len(named), len(now - known))
