"""Scoring as it is written in the rules: brute force over names and places, nothing shared.

Only the ids of the tiles are read: ``garden-10-n`` says type and walls, ``camp-7-sw`` bastions.
"""

from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import xy
from alhambra_qt.engine.pieces import TILE_ID

Place = tuple[int, int]
Town = dict[Place, str]  # where which tile lies

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
# For each scoring the points of the first place for the six types, then of the second, the third.
PLACES = {
    1: [(1, 2, 3, 4, 5, 6)],
    2: [(8, 9, 10, 11, 12, 13), (1, 2, 3, 4, 5, 6)],
    3: [(16, 17, 18, 19, 20, 21), (8, 9, 10, 11, 12, 13), (1, 2, 3, 4, 5, 6)],
}
BEYOND = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def towns(game: Game) -> list[Town]:
    """Read the Alhambras of a game."""
    return [
        {xy(cell): TILE_ID[tile] for cell, tile in player.palace.tiles.items()}
        for player in game.players
    ]


def letters(tile: str) -> str:
    """Give the sides on which a tile bears walls or bastions, from its name."""
    last = tile.split("-")[-1]
    return last if set(last) <= set("nesw") else ""


def step(place: Place, side: str) -> Place:
    """Give the place over a side."""
    return place[0] + BEYOND[side][0], place[1] + BEYOND[side][1]


def majorities(owned: list[list[str]], scoring: int) -> list[int]:
    """Share out the points for the six types among owners of tiles."""
    points = [0] * len(owned)
    for kind, name in enumerate(TYPES):
        counts = [sum(tile.startswith(name) for tile in tiles) for tiles in owned]
        for owner, count in enumerate(counts):
            if not count:
                continue
            before = sum(other > count for other in counts)
            tied = sum(other == count for other in counts)
            filled = PLACES[scoring][before : before + tied]
            points[owner] += sum(place[kind] for place in filled) // tied
    return points


def outer_walls(town: Town) -> set[tuple[Place, Place]]:
    """Give the outer walls as pairs of end points."""
    walls = set()
    for place, tile in town.items():
        for side in "" if tile.startswith("camp") else letters(tile):
            if town.get(step(place, side), "camp").startswith("camp"):
                walls.add(end_points(place, side))
    return walls


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
    for place, tile in town.items():
        for side in letters(tile) if tile.startswith("camp") else "":
            ahead = step(place, side)
            while not town.get(ahead, "camp").startswith("camp"):
                points += 1
                ahead = step(ahead, side)
    return points


def totals(game: Game, scoring: int) -> tuple[list[int], int | None]:
    """Give what each seat would gain in a scoring now, and Dirk."""
    built = towns(game)
    owned: list[list[str]] = [list(town.values()) for town in built]
    if game.dirk is not None:
        owned.append([TILE_ID[tile] for tile in game.dirk])
    shares = majorities(owned, scoring)
    gained = [
        shares[seat] + longest_wall(town) + camp_points(town) for seat, town in enumerate(built)
    ]
    return gained, shares[-1] if game.dirk is not None else None
