"""The worth of a thing now: counted by the plain scorer."""

from collections.abc import Iterator
from fractions import Fraction

from alhambra_qt.controller.view.targets import AtCell, AtSeat, NumberOf, OnCell
from alhambra_qt.engine.ids import SIDE_LETTERS, Seat, xy
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CARD_ID,
    CURRENCIES,
    TILE_BY_ID,
    TILE_PRICE,
    TYPES,
)
from alhambra_qt.i18n import Msg, tr
from tests.property import plain_scoring
from tests.property.paying import pays_tile, value
from tests.truth.claims_table import RULES
from tests.truth.claims_what import name_of
from tests.truth.claims_why import hand, tile_at
from tests.truth.counting import (
    built,
    ext,
    next_number,
    number,
    owners,
    points,
    rules_points,
    town,
    wall,
)
from tests.truth.moment import Said, Untried, claims, differs


def asked_seat(said: Said) -> Seat:
    """Return the owner of the thing asked about."""
    match said.target:
        case OnCell():
            return said.target.seat
        case AtSeat():
            return said.target.number
        case NumberOf() if said.target.seat >= 0:
            return said.target.seat
        case AtCell():
            return said.at.seat
    raise Untried


def told_points(said: Said) -> tuple[int, int] | None:
    """The points that stand beside a fact, and the scoring they are for."""
    detail = said.owner.detail
    if not isinstance(detail, Msg) or detail.id not in ("worth-now", "worth-was"):
        return None
    args = dict(detail.args)
    return number(args["n"]), number(args["k"])


@claims("worth-has")
def has(said: Said) -> str | None:
    """Check somebody's number of something, and its points."""
    at, target = said.at, said.target
    game = at.game
    if said.owner.icon == "sword":
        return attack_cost(said)
    if not isinstance(target, NumberOf):
        raise Untried
    item = target.what
    owner = next(k for k in range(owners(game)) if name_of(said, k) == said.say("name"))
    beside = told_points(said)
    if item in TYPES:
        extra = "characters" in game.ext or "bonus" in game.ext
        count = built(game, owner, item)
        wrong = None if extra else differs(item, Fraction(said.args["n"]), Fraction(count))
        if wrong is None and beside is not None and not extra:
            wrong = differs("points", beside[0], majority(said, item, beside[1])[owner])
        return wrong
    if item == "wall":
        found = wall(game, owner) if owner < len(game.players) else 0
        return differs("the wall", (said.args["n"], found), (found, beside[0] if beside else found))
    if item in RULES and beside is not None and not game.over:
        rows = rules_points(game, beside[1], at.seat)
        return differs("points", beside[0], rows[owner].get(RULES[item], 0))
    raise Untried


def attack_cost(said: Said) -> str | None:
    """Check somebody's loss by the next attack, after the gains of the scoring."""
    game, which = said.at.game, next_number(said.at.game)
    owner = next(k for k in range(owners(game)) if name_of(said, k) == said.say("name"))
    stack = ext(game, "invaders").stack
    if game.over or not stack:
        return "no attack comes any more"
    side = SIDE_LETTERS[stack[-1]]
    gained = rules_points(game, which, said.at.seat)[owner]
    gain = sum(n for rule, n in gained.items() if rule != RULES["invaders"])
    lost = min(plain_loss(said, owner, side, which), game.players[owner].score + gain)
    return differs("the cost", said.args["n"], lost)


def majority(said: Said, kind: str, which: int) -> list[int]:
    """The points of everybody for a type in a scoring."""
    game = said.at.game
    counts = [Fraction(built(game, owner, kind)) for owner in range(owners(game))]
    prizes = [place[TYPES.index(kind)] for place in plain_scoring.PLACES[which]]
    return plain_scoring.shares(counts, prizes)


@claims("worth-all")
def everything(said: Said) -> str | None:
    """Check the points of a player by the next scoring now."""
    beside = told_points(said)
    if beside is None:
        raise Untried
    seat, game = asked_seat(said), said.at.game
    if game.over:
        return differs("points", beside, (game.ledgers[-1].totals[seat], 3))
    found = points(game, beside[1], said.at.seat)[seat]
    return differs("points", beside, (found, next_number(game)))


@claims("worth-place")
def place(said: Said) -> str | None:
    """How many of a type its owner has, which place that is, and its points."""
    game, seat, kind = said.at.game, asked_seat(said), said.owner.icon
    if "characters" in game.ext or "bonus" in game.ext:
        raise Untried
    if kind == "treasure":
        state = ext(game, "treasure")
        counts = [len(chest) for chest in state.chests]
        counts += [sum(state.dirk)] if game.dirk is not None else []
    elif kind in TYPES:
        counts = [built(game, owner, kind) for owner in range(owners(game))]
    else:
        raise Untried
    rank = 1 + sum(count > counts[seat] for count in counts)
    told = said.args["n"], number(said.args["place"])
    wrong = differs("count and place", told, (counts[seat], rank))
    beside = told_points(said)
    if wrong is None and beside is not None and kind in TYPES:
        wrong = differs("points", beside[0], majority(said, kind, beside[1])[seat])
    return wrong


@claims("worth-wall")
def part_of_wall(said: Said) -> str | None:
    """How long the longest wall is; so many of its sides are at most on one tile."""
    seat = asked_seat(said)
    found = wall(said.at.game, seat)
    if not 1 <= said.args["n"] <= 4:
        return "a tile has four sides"
    mine = town(said.at.game, seat)
    at = xy(said.target.cell)
    outer = [s for s in mine.walls[at] if not mine.is_built(plain_scoring.step(at, s))]
    if said.args["n"] > len(outer):
        return f"only {len(outer)} outer walls are there"
    beside = told_points(said)
    return differs("the wall", (said.args["all"], beside and beside[0]), (found, beside and found))


@claims("worth-types")
def types(said: Said) -> str | None:
    """Check one's number of a type, and the most that another has."""
    game, kind = said.at.game, said.owner.icon
    counts = [built(game, owner, kind) for owner in range(owners(game))]
    mine = counts.pop(said.at.seat)
    if "characters" in game.ext or "bonus" in game.ext:
        raise Untried
    return differs("the counts", (said.args["n"], said.args["most"]), (mine, max(counts)))


@claims("worth-pays")
def prizes(said: Said) -> str | None:
    """Check the points for the places of a type in the next scoring."""
    which = said.args["k"]
    if which != next_number(said.at.game):
        return f"the next scoring is {next_number(said.at.game)}"
    assert isinstance(said.target, NumberOf)
    kind = said.target.what
    if kind not in TYPES:
        raise Untried
    wanted = [place[TYPES.index(kind)] for place in plain_scoring.PLACES[which]]
    digits = "".join(c if c.isdigit() else " " for c in said.english).split()[1:]
    return differs("the places", [int(digit) for digit in digits], wanted)


@claims("worth-price")
def price(said: Said) -> str | None:
    """Check the price of the tile, and the money held for it."""
    tile = tile_at(said)
    slot = said.target.number
    cards = [card for card in hand(said.at) if CARD_CURRENCY[card] == slot]
    told = number(said.args["price"]), said.args["held"]
    return differs("price and held", told, (TILE_PRICE[tile], sum(map(value, cards))))


@claims("worth-purse", "worth-sale")
def purse(said: Said) -> str | None:
    """Check the money held of a currency, and the tile on sale for it."""
    text = said.args.get("money")
    game = said.at.game
    if said.text.id == "worth-sale":
        tiles = [(tr("en", name(said, t)), TILE_PRICE[t]) for t in game.market if t]
        return None if (said.say("tile"), said.args["n"]) in tiles else f"on sale: {tiles}"
    assert isinstance(text, Msg)
    slot = CURRENCIES.index(text.id.removeprefix("count-"))
    cards = [card for card in hand(said.at) if CARD_CURRENCY[card] == slot]
    return differs("held", number(text), sum(map(value, cards)))


def name(said: Said, tile: int) -> Msg:
    """The name by which the table calls a tile of the market."""
    for slot in said.at.view.market:
        if slot.tile is not None and TILE_BY_ID[slot.tile] == tile:
            word = slot.tile.split("-")[0]
            if word in TYPES:
                return Msg(
                    "play-tile-name", (("n", TILE_PRICE[tile]), ("word", Msg(f"type-{word}")))
                )
    raise Untried


@claims("worth-residents", "worth-moves-in")
def residents(said: Said) -> str | None:
    """Check the points of the residents at home, now and with one more."""
    state = ext(said.at.game, "trader")
    seat = asked_seat(said)
    home = [TYPES[colour] for colour in state.homes[seat].values()]
    now = plain_scoring.resident_points(home)
    if said.text.id == "worth-residents":
        beside = told_points(said)
        return differs(
            "residents", (said.args["n"], beside and beside[0]), (len(home), beside and now)
        )
    kind = said.owner.icon
    more = plain_scoring.resident_points([*home, kind])
    return differs("points", (said.args["old"], said.args["new"]), (now, more))


@claims("worth-bonus-built", "worth-bonus-missing")
def bonus(said: Said) -> str | None:
    """Whether the building of a bonus card stands."""
    pieces = (piece for zone in said.at.view.zones for piece in zone.pieces)
    card = next((piece.id for piece in pieces if piece.target == said.target), "")
    if not card:
        raise Untried
    tile = TILE_BY_ID.get(card.removeprefix("bonus-"), 0)
    zones = [z for z in said.at.view.zones if any(p.target == said.target for p in z.pieces)]
    if not tile or zones[0].tag is None:
        raise Untried
    stands = tile in said.at.game.players[zones[0].tag.seat].palace.tiles.values()
    return differs("it stands", said.text.id == "worth-bonus-built", stands)


@claims("worth-thief-none", "worth-vizier-none")
def none(said: Said) -> str | None:
    """No card can be taken; no tile can be paid for exactly."""
    game = said.at.game
    if said.text.id == "worth-vizier-none":
        found = [
            tile
            for slot, tile in enumerate(game.market)
            if tile and _exactly(hand(said.at), CURRENCIES[slot], TILE_PRICE[tile])
        ]
        return f"payable: {found}" if found else None
    raise Untried


def _exactly(cards: list[int], money: str, price_: int) -> bool:
    """Try every set of cards."""
    useful = [card for card in cards if _may_pay(card, money)]
    return any(pays_tile(some, money, price_, exactly=True) for some in _subsets(useful[:14]))


def _may_pay(card: int, money: str) -> bool:
    kind = CARD_ID[card].split("-")[0]
    return kind in (money, "diamond", "builder", "coin", "exchange") or kind in CURRENCIES


def _subsets(cards: list[int]) -> Iterator[tuple[int, ...]]:
    for bits in range(1, 1 << len(cards)):
        yield tuple(card for k, card in enumerate(cards) if bits >> k & 1)


@claims("worth-attack-side")
def attacked(said: Said) -> str | None:
    """Check the loss by an attack from a side in the next scoring, however few points there are."""
    seat, which = said.at.seat, next_number(said.at.game)
    lost = plain_loss(said, seat, said.args["dir"], which)
    return differs("the loss", said.args["n"], lost)


def plain_loss(said: Said, seat: Seat, side: str, which: int) -> int:
    """Count what an attack costs."""
    mine = town(said.at.game, seat)
    lost = plain_scoring.ATTACK[which] * plain_scoring.open_sides(mine, side)
    if which == 3:
        others = set("nesw") - {side, plain_scoring.FACING[side]}
        lost += sum(plain_scoring.open_sides(mine, other) for other in others)
    return lost
