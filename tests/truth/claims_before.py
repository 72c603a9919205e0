"""Claims on what something would bring before it is bought: bazaars, chests, characters."""

from collections.abc import Iterator
from typing import Any

from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import xy
from alhambra_qt.engine.pieces import BAZAARS, TILE_ID, TYPES
from alhambra_qt.i18n import Msg
from tests.property import plain_scoring
from tests.property.paying import currency, value
from tests.truth.claims_what import action_of, tried
from tests.truth.claims_why import hand
from tests.truth.counting import ext, next_number, number, places, rules_points, town
from tests.truth.moment import Said, claims, differs

Gains = dict[str, int]
# The messages that say before a purchase or a bid what it would bring, by module.
CLAIMED = {
    "bazaars": ("bazaar-worth", "what-bazaar-first", "what-bazaar-next", "what-bazaars"),
    "treasure": ("chests-fit", "chests-fit-others", "what-chests-others", "what-chests-none"),
    "characters": ("what-auction", "what-auction-pay", "what-auction-points", "auction-rivals"),
}


def _around(at: plain_scoring.Place) -> list[plain_scoring.Place]:
    x, y = at
    steps = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
    return [(x + dx, y + dy) for dx, dy in steps]


def _new_bazaars(said: Said) -> Iterator[tuple[int, int, Gains]]:
    """Give the points of each new bazaar, its empty spaces, and what one more building adds."""
    seat = said.at.seat
    for old, new in tried(said):
        before = old.players[seat].palace.tiles
        mine = town(new, seat)
        for cell, tile in new.players[seat].palace.tiles.items():
            if tile not in BAZAARS or before.get(cell) == tile:
                continue
            at = xy(cell)
            alone = mine._replace(
                tiles={
                    place: name
                    for place, name in mine.tiles.items()
                    if place == at or not name.startswith("bazaar-")
                }
            )
            now = plain_scoring.bazaar_points(alone)
            free = [place for place in _around(at) if place not in mine.tiles]
            gains = {
                kind: plain_scoring.bazaar_points(
                    alone._replace(tiles={**alone.tiles, free[0]: f"{kind}-5"})
                )
                - now
                for kind in TYPES
                if free
            }
            yield now, len(free), {kind: n for kind, n in gains.items() if n}


def _told(text: object) -> Gains:
    """Read "pavilion +2 and tower +6" back from its messages."""
    if not isinstance(text, Msg):
        return {}
    args = dict(text.args)
    if text.id == "chip-gain":
        what = args["what"]
        assert isinstance(what, Msg)
        return {what.id.removeprefix("type-"): number(args["n"])}
    found: Gains = {}
    for arg in args.values():
        found |= _told(arg)
    return found


@claims("what-bazaar-next")
def next_beside_bazaar(said: Said) -> str | None:
    """Put one more building of each type on an empty space around a new bazaar."""
    found = list(_new_bazaars(said))
    told = said.args["free"], _told(said.args["more"])
    fits = any((free, gains) == told and now for now, free, gains in found)
    return None if fits else f"{found}, not {told}"


@claims("what-bazaar-first")
def first_beside_bazaar(said: Said) -> str | None:
    """Nothing counts yet; a building of one of its types on an empty space adds 1."""
    found = list(_new_bazaars(said))
    fits = any(
        not now and free == said.args["free"] and set(gains.values()) == {1}
        for now, free, gains in found
    )
    return None if fits else f"{found}"


@claims("bazaar-worth")
def best_of_bazaar(said: Said) -> str | None:
    """Put the bazaar on each space where it may be built now."""
    game, seat = said.at.game, said.at.seat
    tile = said.owner.target.tile
    found = [_points_on(game, seat, TILE_ID[tile], at) for at in places(game, seat, tile)]
    return differs("the most points", number(said.args["n"]), max(found, default=0))


def _points_on(game: Game, seat: int, name: str, cell: int) -> int:
    mine = town(game, seat)
    built = {at: tile for at, tile in mine.tiles.items() if not tile.startswith("bazaar-")}
    return plain_scoring.bazaar_points(mine._replace(tiles={**built, xy(cell): name}))


# -- auctions ------------------------------------------------------------------------------------


def _parts(text: object, id_: str) -> list[dict[str, Any]]:
    """Return the values of all messages of an id in a text."""
    if not isinstance(text, Msg):
        return []
    args = dict(text.args)
    return [args] if text.id == id_ else [one for arg in args.values() for one in _parts(arg, id_)]


@claims("what-auction-points")
def owner_gains(said: Said) -> str | None:
    """Count all scorings to come with the character and without it; the attack is left out."""
    game, seat = said.at.game, said.at.seat
    owned = game.clone()
    ext(owned, "characters").owned[seat].append(game.frame.data[0])
    told = {one["k"]: number(one["n"]) for one in _parts(said.text, "what-auction-part")}
    for each in _parts(said.text, "what-auction-each"):
        told = dict.fromkeys(range(next_number(game), 4), number(each["n"]))
    found = {
        k: _without_attack(owned, k, seat) - _without_attack(game, k, seat)
        for k in range(next_number(game), 4)
    }
    return differs("the gains", told, found)


def _without_attack(game: Game, scoring: int, seat: int) -> int:
    rows = rules_points(game, scoring, seat)[seat]
    return sum(n for rule, n in rows.items() if rule != "invaders.attack")


@claims("what-auction-pay")
def pays_bid(said: Said) -> str | None:
    """Try every set of cards of one currency that covers the bid."""
    amount = getattr(action_of(said), "amount", 0)
    cards = hand(said.at)
    over = min(
        paid - amount
        for name in {currency(card) for card in cards}
        for paid in _sums([value(card) for card in cards if currency(card) == name])
        if paid >= amount
    )
    return differs("too much", said.args["over"], over)


def _sums(values: list[int]) -> set[int]:
    sums = {0}
    for one in values:
        sums |= {one + other for other in sums}
    return sums


@claims("auction-rivals")
def rivals(said: Said) -> str | None:
    """Check who has not passed, and the number of their cards."""
    game, tags = said.at.game, said.at.desk.session.tags
    passed = game.frame.data[3]
    told = {one["name"]: number(one["cards"]) for one in _parts(said.text, "auction-hand")}
    found = {
        tag.name: len(game.players[tag.seat].hand)
        for tag in tags
        if not passed >> tag.seat & 1 and tag.seat != said.at.seat
    }
    return differs("who can bid", told, found)


@claims("what-residents-tiles")
def buildings_in_game(said: Said) -> str | None:
    """Count the buildings of the chosen colours among all tiles."""
    found = {
        kind: sum(name.split("-")[0] == kind for name in TILE_ID)
        for colour in getattr(action_of(said), "colours", ())
        for kind in (TYPES[colour],)
    }
    told = {
        one["name"].id.removeprefix("type-"): number(one["n"])
        for one in _parts(said.text, "say-number")
    }
    return differs("the buildings", told, found)
