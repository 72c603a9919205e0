"""Claims of modules on a position: attacks, huts, coins, residents, chests, thieves, viziers."""

import re
from collections import Counter
from fractions import Fraction
from typing import Any

from alhambra_qt.controller.words.names import card_name
from alhambra_qt.engine.actions import TakeMoney
from alhambra_qt.engine.building import build
from alhambra_qt.engine.ids import xy
from alhambra_qt.engine.pieces import (
    CARD_BY_ID,
    CARD_ID,
    CURRENCIES,
    TILE_BY_ID,
    TILE_ID,
    TILE_KIND,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.i18n import Msg, msg, tr
from tests.property import plain_scoring
from tests.property.paying import value
from tests.truth.claims_what import ROWS, action_of, tried
from tests.truth.claims_why import chosen_cards, tile_at
from tests.truth.claims_worth import told_points
from tests.truth.counting import (
    ext,
    has,
    known_attack,
    next_number,
    number,
    places,
    points,
    rules_points,
    town,
)
from tests.truth.moment import Said, Untried, claims, differs


def state(said: Said, module: str) -> Any:
    """Return the state of a module in the true game."""
    return ext(said.at.game, module)


# -- attacks --------------------------------------------------------------------------------------


def loss(said: Said, game: Any, side: str) -> int:
    """Return the loss of the seat by an attack from a side, at most all its points."""
    at = said.at
    which = next_number(at.game)
    mine = town(game, at.seat)
    lost = plain_scoring.ATTACK[which] * plain_scoring.open_sides(mine, side)
    if which == 3:
        across = set("nesw") - {side, plain_scoring.FACING[side]}
        lost += sum(plain_scoring.open_sides(mine, one) for one in across)
    return lost


@claims("what-attack-part", "what-attack-known")
def attack(said: Said) -> str | None:
    """Check the loss by an attack from that side, before and after; "known" only where it is."""
    side = said.args["dir"]
    if said.text.id == "what-attack-known" and known_attack(said.at.game) not in ("", side):
        return f"the attack comes from {known_attack(said.at.game)}"
    pairs = set()
    for old, new in tried(said):
        pair = []
        for game in (old, new):
            gained = points(game, next_number(game), said.at.seat)[said.at.seat]
            score = game.players[said.at.seat].score + gained
            pair.append(-min(loss(said, game, side), max(score, 0)))
            pair.append(-loss(said, game, side))
        pairs |= {(pair[0], pair[2]), (pair[1], pair[3]), (pair[0], pair[3]), (pair[1], pair[2])}
    told = number(said.args["old"]), number(said.args["new"])
    return None if told in pairs else f"from {side}: {pairs}, not {told}"


@claims("what-attack")
def next_attack(said: Said) -> str | None:
    """Only where nobody knows the next attack it is said what would be; its parts are tried."""
    return "the attack is known" if known_attack(said.at.game) else None


# -- huts, coins, cards ---------------------------------------------------------------------------


@claims("what-hut")
def hut(said: Said) -> str | None:
    """Check the count of a hut of the seat after the move."""
    counts = set()
    for _, new in tried(said):
        mine = town(new, said.at.seat)
        huts = (at for at, tile in mine.tiles.items() if tile.startswith("hut-"))
        counts |= {min(3, plain_scoring.hut_worth(mine, at)) for at in huts}
    told = [value for value in said.args.values() if isinstance(value, int)]
    return None if set(told) <= counts else f"huts count {counts}"


@claims("what-chests")
def more_chests(said: Said) -> str | None:
    """The chests of the seat before, and with those of the room on its buildings, new ones too."""
    seat, room = said.at.seat, getattr(action_of(said), "room", -1)
    chests, bought = state(said, "treasure").chests[seat], state(said, "treasure").rooms[room]
    player, free = said.at.game.players[seat], _free(said, seat)
    new = Counter(TILE_TYPE[tile] for tile in player.bought if TILE_KIND[tile] == "building")
    least, most = (len(chests) + (Counter(bought) & some).total() for some in (free, free + new))
    told = said.args["old"], number(said.args["new"])
    fits = told[0] == len(chests) and least <= told[1] <= most
    return None if fits else f"{len(chests)} to {least}-{most} chests, not {told}"


def _free(said: Said, seat: int) -> Counter[int]:
    """A seat's buildings without a chest, by colour."""
    chests = state(said, "treasure").chests[seat]
    return Counter(
        TILE_TYPE[tile]
        for cell, tile in said.at.game.players[seat].palace.tiles.items()
        if TILE_KIND[tile] == "building" and cell not in chests
    )


@claims("what-chests-none")
def none_fits(said: Said) -> str | None:
    """No building of the seat can take a chest of the room."""
    lying = Counter(state(said, "treasure").rooms[getattr(action_of(said), "room", -1)])
    fits = lying & _free(said, said.at.seat)
    return differs("chests that fit", 0, fits.total())


@claims("chests-fit-others")
def go_to_others_at_all(said: Said) -> str | None:
    """Count the chests of that room that others can place after the seat."""
    game, seat = said.at.game, said.at.seat
    left = Counter(state(said, "treasure").rooms[int(said.owner.target.chosen) - 1])
    new = (TILE_TYPE[tile] for tile in game.players[seat].bought if TILE_KIND[tile] == "building")
    left -= _free(said, seat) + Counter(new)
    others = [_free(said, other) for other in range(len(game.players)) if other != seat]
    fits = sum(
        min(n, sum(free[kind] for free in (*others, _dirks(said)))) for kind, n in left.items()
    )
    return differs("go to others", said.args["n"], fits)


@claims("chests-fit")
def chests_fit(said: Said) -> str | None:
    """Check how many chests of that room would stand on buildings of the seat, new ones too."""
    player = said.at.game.players[said.at.seat]
    new = Counter(TILE_TYPE[tile] for tile in player.bought if TILE_KIND[tile] == "building")
    room = int(said.owner.target.chosen) - 1
    lying = Counter(state(said, "treasure").rooms[room])
    fits = (lying & (_free(said, said.at.seat) + new)).total()
    return differs("that fit", said.args["n"], fits)


@claims("what-chests-others")
def go_to_others(said: Said) -> str | None:
    """Check that chests without a place go on to the left, where each takes all that fit."""
    game, seat, tags = said.at.game, said.at.seat, said.at.desk.session.tags
    if game.players[seat].bought:
        raise Untried
    left = Counter(state(said, "treasure").rooms[getattr(action_of(said), "room", -1)])
    left -= _free(said, seat)
    names = {tag.name: _free(said, tag.seat) for tag in (*tags[seat + 1 :], *tags[:seat])}
    taken = dict[str, Counter[str]]()
    for name, free in ({"Dirk": _dirks(said)} | names).items():
        if fits := left & free:
            taken[name] = Counter({TYPES[kind]: n for kind, n in fits.items()})
            left -= fits
    told = {
        name: _types_in(words) for name, words in re.findall(r"(\w+) \((.*?)\)", said.say("who"))
    }
    return differs("the others", told, taken)


def _dirks(said: Said) -> Counter[int]:
    """Dirk's buildings without a chest, by colour."""
    chests = Counter(dict(enumerate(state(said, "treasure").dirk)))
    return Counter(TILE_TYPE[tile] for tile in said.at.game.dirk or ()) - chests


def _types_in(words: str) -> Counter[str]:
    """Read "chamber and tower × 3" back."""
    told = Counter[str]()
    for name in TYPES:
        if found := re.search(rf"{tr('en', msg(f'type-{name}'))}(?:\s×\s(\d))?", words):
            told[name] = int(found[1] or 1)
    return told


@claims("what-chests-left")
def left_over(said: Said) -> str | None:
    """The chests of the room without those that are placed."""
    room = state(said, "treasure").rooms[getattr(action_of(said), "room", -1)]
    told = _types_in(tr("en", said.text))
    lying = Counter(TYPES[one] for one in room)
    return None if told <= lying and told.total() else f"{lying} were bought, not {told}"


@claims("what-auction")
def up_for_auction(said: Said) -> str | None:
    """The character that is auctioned now, and what that one does."""
    name = CARD_ID[said.at.game.frame.data[0]]
    told = said.args["card"], said.args["about"].id
    return differs("the card", told, (card_name(name), f"about-{name}"))


@claims("what-coins")
def coins(said: Said) -> str | None:
    """Check the number of drawn coins."""
    after, events = said.at.after(action_of(said))
    drawn = sum(
        getattr(event, "count", 0) for event in events if type(event).__name__ == "CoinsDrawn"
    )
    del after
    return differs("coins", said.args["n"], drawn)


@claims("worth-hut", "worth-hut-best")
def hut_worth(said: Said) -> str | None:
    """Check the count of a hut where it stands, or on its best space now."""
    at = said.at
    if said.text.id == "worth-hut":
        seat = getattr(said.target, "seat", at.seat)
        cell = getattr(said.target, "cell", None)
        if cell is None:
            raise Untried
        mine = town(at.game, seat)
        return differs("it counts", said.args["n"], min(3, plain_scoring.hut_worth(mine, xy(cell))))
    tile = tile_at(said)
    if not tile or at.game.players[at.seat].bought:
        raise Untried
    best = 0
    mine = town(at.game, at.seat)
    for cell in places(at.game, at.seat, tile):
        tiles = {**mine.tiles, xy(cell): TILE_ID[tile]}
        walls = {**mine.walls, xy(cell): plain_scoring.letters(TILE_ID[tile])}
        there = mine._replace(tiles=tiles, walls=walls)
        best = max(best, min(3, plain_scoring.hut_worth(there, xy(cell))))
    return differs("at best", said.args["n"], best)


@claims("refuse-money-take")
def not_together(said: Said) -> str | None:
    """The cards cannot be taken together: they are worth more than the limit."""
    reason, at = said.args["reason"], said.at
    if reason == "empty":
        place_ = getattr(said.target, "number", -1)
        return "a card lies there" if at.game.display[place_] >= 0 else None
    if reason == "sum":
        takes = [action for action in at.legal if isinstance(action, TakeMoney)]
        if said.args["sum"] <= said.args["limit"]:
            return "that is not too much"
        sums = {sum(map(value, take.cards)) for take in takes if len(take.cards) > 1}
        return f"{sums} are taken together" if said.args["sum"] in sums else None
    raise Untried


@claims("refuse-builders-money", "refuse-change-use", "refuse-diamonds-use", "refuse-exchange-use")
def not_mixed(said: Said) -> str | None:
    """The payment that is chosen is illegal."""
    action = said.at.ready
    if not said.path.startswith("prompt"):
        raise Untried
    return f"{action} is legal" if action in said.at.legal else None


@claims("refuse-gates-use")
def no_gate(said: Said) -> str | None:
    """No gate can be opened for the space."""
    cell = getattr(said.target, "cell", None)
    found = [action for action in said.at.legal if action.name.endswith("_with_gate")]
    found = [one for one in found if getattr(one, "cell", None) == cell]
    return f"legal: {found[0]}" if found else None


# -- residents, chests ----------------------------------------------------------------------------


@claims("trader-with", "trader-home", "trader-supply")
def with_trader(said: Said) -> str | None:
    """Which residents are there, and how many of each."""
    keeps, seat = state(said, "trader"), said.at.seat
    held = {
        "trader-with": Counter(keeps.residents[seat]),
        "trader-home": Counter(keeps.homes[seat].values()),
        "trader-supply": Counter(dict(enumerate(keeps.supply))),
    }[said.text.id]
    wanted = {TYPES[k]: n for k, n in held.items() if n}
    return differs("they", dict(_listed(said.args["things"])), wanted)


def _listed(text: object) -> list[tuple[str, int]]:
    """Read names with their numbers back from a list."""
    if not isinstance(text, Msg):
        return []
    args = dict(text.args)
    if text.id == "table-times":
        return [(kind, number(args["n"])) for kind, _ in _listed(args["thing"])]
    if text.id.startswith("type-"):
        return [(text.id.removeprefix("type-"), 1)]
    return [one for value_ in args.values() for one in _listed(value_)]


@claims("chosen-of")
def chosen(said: Said) -> str | None:
    """How many of three are chosen."""
    return None if 0 <= said.args["n"] <= said.args["most"] else "too many"


@claims("special-place", "special-worth")
def tally(said: Said) -> str | None:
    """Which place the chests of somebody reach; what their residents score now."""
    at = said.at
    panels = (at.view.you, *at.view.opponents)
    seats = [
        panel.seat.seat
        for panel in panels
        if panel.extras is not None
        and any(piece_tally is said.owner for piece_tally in panel.extras.tallies)
    ]
    if not seats:
        raise Untried
    if said.text.id == "special-worth":
        homes = state(said, "trader").homes[seats[0]]
        found = plain_scoring.resident_points([TYPES[colour] for colour in homes.values()])
        return differs("points", (number(said.args["things"]), said.args["n"]), (len(homes), found))
    keeps = state(said, "treasure")
    counts = [len(chest) for chest in keeps.chests]
    mine = counts[seats[0]]
    counts += [sum(keeps.dirk)] if at.game.dirk is not None else []
    rank = 1 + sum(count > mine for count in counts)
    return differs(
        "chests and place", (number(said.args["things"]), said.args["rank"]), (mine, rank)
    )


# -- between turns and before scorings ------------------------------------------------------------


@claims("worth-vizier", "worth-thief")
def payable(said: Said) -> str | None:
    """Check that there is something to buy or take."""
    game = said.at.game
    if said.text.id == "worth-vizier":
        return None if any(game.market) or state(said, "bazaars") else "nothing is on sale"
    cards = [CARD_ID[card] for card in game.display if card >= 0]
    return (
        None if any(card.split("-")[0] in CURRENCIES for card in cards) else "no money lies there"
    )


@claims("bonus-none")
def no_bonus(said: Said) -> str | None:
    """None of the buildings of one's bonus cards stands."""
    shown = [action for action in said.at.legal if action.name == "reveal_bonus"]
    mine = state(said, "bonus").hidden[said.at.seat]
    stands = set(said.at.game.players[said.at.seat].palace.tiles.values()) & set(mine)
    return f"{stands or shown} stand" if stands or shown else None


@claims("bonus-how", "hakim-how")
def which(said: Said) -> str | None:
    """The scoring that is about to take place."""
    return differs("the scoring", said.args["k"], next_number(said.at.game))


@claims("pay-lost")
def lost(said: Said) -> str | None:
    """How many cards of a payment leave the game."""
    cards = getattr(said.owner, "cards", None)
    if cards is None:
        cards_ = chosen_cards(said.at)
    else:
        held = {
            card.target: card.card for group in said.at.view.hand.groups for card in group.cards
        }
        cards_ = [CARD_BY_ID[held[target]] for target in cards]
    gone = sum(CARD_ID[card].startswith("builder") for card in cards_)
    return differs("cards", said.args["n"], gone)


@claims("chests-price", "chests-price-diamonds")
def chests(said: Said) -> str | None:
    """The price, and diamonds only where there are some."""
    diamonds = "diamonds" in said.at.game.setup.modules
    told = said.args["n"], said.text.id.endswith("diamonds")
    return differs("price and diamonds", told, (8, diamonds))


@claims("worth-best", "worth-counted", "worth-part")
def beside(said: Said) -> str | None:
    """The points beside it are a row of the plain scorer, or part of one."""
    found = told_points(said)
    if found is None or said.owner.icon not in ROWS:
        raise Untried
    if said.text.id == "worth-best":
        raise Untried
    seat = getattr(said.target, "seat", said.at.seat)
    row = rules_points(said.at.game, found[1], said.at.seat)[seat].get(ROWS[said.owner.icon], 0)
    return None if found[0] <= row else f"the whole row is {row}"


@claims("worth-now", "worth-was")
def now(said: Said) -> str | None:
    """It is of the next scoring, or of the last; nobody gets more than all together."""
    which_ = said.args["k"]
    if said.at.game.over != (said.text.id == "worth-was"):
        return f"over: {said.at.game.over}"
    if which_ not in (next_number(said.at.game), 3):
        return f"the next scoring is {next_number(said.at.game)}"
    return None


@claims("then-use-machma", "then-use-knihstig", "then-use-thief", "then-keep-fatima")
@claims("then-swap-fatima", "then-use-ammar", "then-use-builder", "then-use-laila")
@claims("then-use-yammerad", "then-reveal-bonus", "then-place-with-gate", "then-add-with-gate")
@claims("then-open-gate", "then-place-trader")
def then(said: Said) -> str | None:
    """Check that the announced consequence follows when the action is played."""
    action: Any = action_of(said)
    at = said.at
    name = said.text.id.removeprefix("then-").replace("-", "_")
    if action.name != name and name != "open_gate":
        raise Untried
    after, events = at.after(action)
    me, old = after.players[at.seat], at.game.players[at.seat]
    more = Counter(me.hand) - Counter(old.hand)
    redesign = any(frame.kind == "redesign" for frame in after.decisions)
    gone = Counter(after.gone) - Counter(at.game.gone)
    fits = {
        "use_machma": lambda: action.given_card in (*after.discards, *gone) and -1 in after.display,
        "use_knihstig": lambda: sum(more.values()) == 1,
        "use_thief": lambda: sum(more.values()) == 1,
        "keep_fatima": lambda: me.score >= old.score + 8 and bool(gone),
        "swap_fatima": lambda: bool(gone),
        "use_ammar": lambda: redesign,
        "use_builder": lambda: redesign and bool(gone),
        "use_laila": lambda: has(events, "LailaUsed") or has(events, "LailaFailed"),
        "use_yammerad": lambda: has(events, "YammeradUsed"),
        "reveal_bonus": lambda: has(events, "BonusShown"),
        "place_with_gate": lambda: bool(gone) and len(me.palace.gates) > len(old.palace.gates),
        "add_with_gate": lambda: bool(gone) and len(me.palace.gates) > len(old.palace.gates),
        "open_gate": lambda: has(events, "GateOpened"),
        "place_trader": lambda: after.ext["trader"] is not None,
    }
    return None if fits[name]() else f"hand {more}, gone {gone}, events {events}"


@claims("cell-counts")
def counts_there(said: Said) -> str | None:
    """As how many buildings the hut would count there."""
    cell, name = (
        getattr(getattr(said.owner, "target", None), "cell", None),
        said.at.view.prompt.tile,
    )
    if cell is None or name is None:
        raise Untried
    after = said.at.game.clone()
    build(after, said.at.seat, TILE_BY_ID[name], cell)
    found = min(3, plain_scoring.hut_worth(town(after, said.at.seat), xy(cell)))
    return differs("the hut", (said.args["n"], said.owner.counts), (found, found))


@claims("cell-gate")
def with_gate(said: Said) -> str | None:
    """The tile can be placed there with a gate only."""
    cell = getattr(getattr(said.owner, "target", None), "cell", None)
    if cell is None:
        raise Untried
    names = {action.name for action in said.at.legal if getattr(action, "cell", None) == cell}
    return None if any("gate" in name for name in names) else f"possible: {names}"


@claims("what-before")
def before(said: Said) -> str | None:
    """Check the count of the hut before."""
    counts = {0}
    mine = town(said.at.game, said.at.seat)
    huts = (at for at, tile in mine.tiles.items() if tile.startswith("hut-"))
    counts |= {min(3, plain_scoring.hut_worth(mine, at)) for at in huts}
    return None if Fraction(said.args["n"]) in counts else f"huts count {counts}"


@claims("ask-usable")
def usable(said: Said) -> str | None:
    """Some action of the card is legal."""
    return None if any(not action.declines for action in said.at.legal) else "nothing is legal"
