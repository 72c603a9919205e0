"""Scoring as it is written in the rules: brute force over names and places, nothing shared.

What lies on the table is read from a position, as any program outside would have to read it. Only
the ids of the pieces are understood: ``garden-10-n`` says type and walls, ``camp-7-sw`` bastions,
``bazaar-ducat-pavilion-garden-tower`` the colours it asks for.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

Place = tuple[int, int]
Json = Mapping[str, Any]
Points = dict[str, int]  # what each rule gives

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
# For each scoring the points of the first place for the six types, then of the second, the third.
PLACES = {
    1: [(1, 2, 3, 4, 5, 6)],
    2: [(8, 9, 10, 11, 12, 13), (1, 2, 3, 4, 5, 6)],
    3: [(16, 17, 18, 19, 20, 21), (8, 9, 10, 11, 12, 13), (1, 2, 3, 4, 5, 6)],
}
CHEST_PLACES = {1: [7], 2: [14, 7], 3: [22, 14, 7]}
SET_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
ATTACK = {1: 1, 2: 2, 3: 3}
BEYOND = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}


class Town(NamedTuple):
    """The buildings of one seat, by place, and the cards that count with them."""

    tiles: dict[Place, str]
    walls: dict[Place, str]
    chests: list[str]
    residents: list[str]
    bonus: list[str]
    characters: list[str]

    def lies(self, place: Place, *kinds: str) -> bool:
        """Return whether a tile of one of these kinds lies on a place."""
        return self.tiles.get(place, "").split("-")[0] in kinds

    def is_built(self, place: Place) -> bool:
        """Return whether anything but a camp lies on a place."""
        return place in self.tiles and not self.lies(place, "camp")


def town_of(seat: Json, scoring: int = 0) -> Town:
    """Read the Alhambra of one seat and the cards that count: bonus cards in hand at scoring 3."""
    tiles, walls = {(0, 0): "fountain"}, {(0, 0): ""}
    chests, residents = [], []
    for entry in seat["alhambra"]:
        x, y = entry["at"]
        tiles[x, y] = entry["tile"]
        walls[x, y] = letters(entry["tile"]) + entry.get("sticks", "")
        if entry.get("chest"):
            chests.append(entry["tile"])
        if entry.get("resident"):
            residents.append(entry["resident"])
    cards = [*seat.get("bonus_shown", ()), *(seat.get("bonus", ()) if scoring == 3 else ())]
    bonus = [card.removeprefix("bonus-") for card in cards]
    return Town(tiles, walls, chests, residents, bonus, list(seat.get("characters", ())))


def letters(tile: str) -> str:
    """Give the sides on which a tile bears walls or bastions, from its name."""
    last = tile.split("-")[-1]
    return last if set(last) <= set("nesw") else ""


def step(place: Place, side: str) -> Place:
    """Give the place over a side."""
    return place[0] + BEYOND[side][0], place[1] + BEYOND[side][1]


# -- majorities and chests ---------------------------------------------------------------------


def hut_worth(town: Town, place: Place) -> int:
    """Count the buildings of a hut's type that it touches with no wall between."""
    kind = town.tiles[place].split("-")[1]
    return sum(
        town.lies(step(place, side), kind)
        and side not in town.walls[place]
        and FACING[side] not in town.walls[step(place, side)]
        for side in BEYOND
    )


def buildings(town: Town, kind: str) -> int:
    """Count what a seat has of a type: tiles, huts, bonus cards of tiles that stand."""
    standing = [tile for tile in town.tiles.values() if tile.startswith(f"{kind}-")]
    huts = [place for place, tile in town.tiles.items() if tile.startswith(f"hut-{kind}-")]
    extra = [tile for tile in town.bonus if tile in standing]
    return len(standing) + len(extra) + sum(min(3, hut_worth(town, place)) for place in huts)


def shares(counts: list[Fraction], prizes: list[int]) -> list[int]:
    """Share prizes out: whoever ties adds up the places they fill and splits them."""
    points = []
    for count in counts:
        before = sum(other > count for other in counts)
        tied = sum(other == count for other in counts)
        filled = prizes[before : before + tied]
        points.append(sum(filled) // tied if count else 0)
    return points


def majorities(
    towns: list[Town], dirk: list[str] | None, scoring: int, favourites: Mapping[int, str]
) -> list[int]:
    """Share out the points for the six types; Dirk's come last.

    ``favourites`` says for which type a seat's Hakim counts half a building more.
    """
    points = [0] * (len(towns) + (dirk is not None))
    for number, kind in enumerate(TYPES):
        counts = [Fraction(buildings(town, kind)) for town in towns]
        for seat, favourite in favourites.items():
            if favourite == kind and counts[seat]:
                counts[seat] += Fraction(1, 2)
        if dirk is not None:
            counts.append(Fraction(sum(tile.startswith(f"{kind}-") for tile in dirk)))
        gained = shares(counts, [place[number] for place in PLACES[scoring]])
        points = [old + new for old, new in zip(points, gained, strict=True)]
    return points


def best_favourites(position: Json, scoring: int) -> dict[int, str]:
    """Give the type in which Hakim gains his owner most now, the first of equals."""
    towns = [town_of(seat, scoring) for seat in position["seats"]]
    dirk = (position.get("dirk") or {}).get("tiles")
    for seat, town in enumerate(towns):
        kinds = [kind for kind in TYPES if buildings(town, kind)]
        if "hakim" in town.characters and kinds:
            gains = [majorities(towns, dirk, scoring, {seat: kind})[seat] for kind in kinds]
            return {seat: kinds[gains.index(max(gains))]}
    return {}


# -- the wall, camps, residents, bazaars -------------------------------------------------------


def outer_walls(town: Town) -> set[tuple[Place, Place]]:
    """Give the outer walls as pairs of end points."""
    return {
        end_points(place, side)
        for place in town.tiles
        if town.is_built(place)
        for side in town.walls[place]
        if not town.is_built(step(place, side))
    }


def end_points(place: Place, side: str) -> tuple[Place, Place]:
    """Give the corners between which a side lies."""
    x, y = place
    return {
        "n": ((x, y), (x + 1, y)),
        "e": ((x + 1, y), (x + 1, y + 1)),
        "s": ((x, y + 1), (x + 1, y + 1)),
        "w": ((x, y), (x, y + 1)),
    }[side]


def longest_wall(town: Town) -> int:
    """Search all walls that hang together, from each wall on, and count the most."""
    walls = outer_walls(town)
    longest = 0
    while walls:
        stretch = [walls.pop()]
        for wall in stretch:
            near = {other for other in walls if set(other) & set(wall)}
            walls -= near
            stretch += near
        longest = max(longest, len(stretch))
    return longest


def camp_points(town: Town) -> int:
    """Walk along every arrow of every camp."""
    points = 0
    for place, tile in town.tiles.items():
        for side in letters(tile) if town.lies(place, "camp") else "":
            ahead = step(place, side)
            while town.is_built(ahead):
                points += 1
                ahead = step(ahead, side)
    return points


def resident_points(residents: list[str]) -> int:
    """Take sets of different colours away, the largest first, until nobody is left."""
    points, left = 0, list(residents)
    while left:
        colours = set(left)
        points += SET_POINTS[len(colours)]
        for colour in colours:
            left.remove(colour)
    return points


def bazaar_points(town: Town) -> int:
    """Look at the eight places around each bazaar."""
    points = 0
    for (x, y), tile in town.tiles.items():
        if tile.startswith("bazaar-"):
            around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            near = [town.tiles.get(place, "").split("-")[0] for place in around]
            fitting = [kind for kind in near if kind in tile.split("-")[2:]]
            points += len(fitting) * len(set(fitting))
    return points


# -- a whole scoring ---------------------------------------------------------------------------


def score(
    position: Json, scoring: int, favourites: Mapping[int, str] | None = None
) -> tuple[list[Points], Points | None]:
    """Give what each rule gives each seat in a scoring now, and Dirk; without the attack."""
    towns = [town_of(seat, scoring) for seat in position["seats"]]
    dirk = position.get("dirk")
    most = majorities(towns, dirk and dirk["tiles"], scoring, favourites or {})
    chests = [Fraction(len(town.chests)) for town in towns]
    if dirk:
        chests.append(Fraction(len(dirk.get("chests", ()))))
    treasure = shares(chests, CHEST_PLACES[scoring])
    gained = []
    for seat, town in enumerate(towns):
        wall = longest_wall(town)
        gained.append(
            {
                "score.majority": most[seat],
                "score.wall": wall,
                "yusuf": wall // 3 if "yusuf" in town.characters else 0,
                "camps.score": camp_points(town),
                "trader.score": resident_points(town.residents),
                "treasure.score": treasure[seat],
                "bazaars.score": bazaar_points(town) if scoring == 3 else 0,
            }
        )
    return gained, {"score.majority": most[-1], "treasure.score": treasure[-1]} if dirk else None


def open_sides(town: Town, side: str) -> int:
    """Count the sides that an attack from there finds open."""
    return sum(
        side not in town.walls[place] and not town.is_built(step(place, side))
        for place in town.tiles
        if town.is_built(place)
    )


def losses(position: Json, scoring: int, attack: str, scores: list[int]) -> list[int]:
    """Give what an attack takes from scores already counted, as numbers from 0 down."""
    lost = []
    for seat, before in zip(position["seats"], scores, strict=True):
        town = town_of(seat)
        loss = ATTACK[scoring] * open_sides(town, attack)
        if scoring == 3:
            across = set(BEYOND) - {attack, FACING[attack]}
            loss += sum(open_sides(town, side) for side in across)
        lost.append(-min(loss, before))
    return lost
