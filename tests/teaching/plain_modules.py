"""Plain answers of the modules’ families."""

from collections.abc import Mapping

from alhambra_qt.controller.view.view_parts import AlhambraView, At
from alhambra_qt.i18n import Msg
from alhambra_qt.teaching.exercise import Answer, Exercise
from tests.teaching import plain_base
from tests.teaching.plain_boards import STEPS, around, bastions, kind_of, open_sides, walls_of

CURRENCIES = ("florin", "dirham", "denar", "ducat", "diamond")
CHESTS = {1: (7,), 2: (14, 7), 3: (22, 14, 7)}
SETS = (0, 1, 3, 6, 10, 15, 21)


def order(exercise: Exercise) -> set[Answer]:
    """Return the first seat with an active vizier after the one that has just moved."""
    if not exercise.lines:
        return plain_base.payable(exercise)
    names = [str(option.words) for option in exercise.options]
    moved = names.index(str(plain_base.args(exercise.lines[1])["name"]))
    awake = said_names(exercise.lines[2])
    turn = [names[(moved + step) % len(names)] for step in range(1, len(names) + 1)]
    first = next(name for name in turn if name in awake)
    return {frozenset((names.index(first),))}


def said_names(message: object) -> set[str]:
    """The names in a list."""
    if isinstance(message, Msg):
        return {name for _, part in message.args for name in said_names(part)}
    return {str(message)}


def camps(exercise: Exercise) -> int | set[Answer]:
    """The tiles in line with the framed camps, or where a camp may be built."""
    if exercise.rows:
        return plain_base.cells(exercise)
    board = exercise.boards[0]
    built = {(tile.x, tile.y): tile.tile for tile in board.palace.tiles}
    points = 0
    for at in board.marked:
        for side in bastions(built[at]):
            x, y = at[0] + STEPS[side][0], at[1] + STEPS[side][1]
            while (x, y) in built and not built[x, y].startswith("camp"):
                points, x, y = points + 1, x + STEPS[side][0], y + STEPS[side][1]
    return points


def hut_worth(board: AlhambraView, at: At, hut: str) -> int:
    """How many buildings of its type stand beside a hut with no wall between."""
    near = {(tile.x, tile.y): tile.tile for tile in board.tiles}
    found = 0
    for side, (dx, dy) in STEPS.items():
        other = near.get((at[0] + dx, at[1] + dy), "")
        found += side not in walls_of(board, at, hut) and kind_of(other) == hut.split("-")[1]
    return min(3, found)


def huts(exercise: Exercise) -> int | set[Answer]:
    """Return the count of the hut, that of all of its type, or the cell where it counts most."""
    board = exercise.boards[0]
    built = {(tile.x, tile.y): tile.tile for tile in board.palace.tiles}
    if exercise.rows:
        worth = [hut_worth(board.palace, at, plain_base.tile_of(exercise)) for at in board.cells]
        return {frozenset((n,)) for n, one in enumerate(worth) if one == max(worth)}
    at = board.marked[0]
    if exercise.question.id == "exercise-ask-hut":
        return hut_worth(board.palace, at, built[at])
    kind = built[at].split("-")[1]
    total = sum(kind_of(tile) == kind for tile in built.values())
    for cell, tile in built.items():
        if tile.startswith(f"hut-{kind}"):
            total += hut_worth(board.palace, cell, tile)
    return total


def bazaars(exercise: Exercise) -> int | set[Answer]:
    """A bazaar’s price, its points, or where it would bring most."""
    tile = plain_base.tile_of(exercise)
    if exercise.question.id.endswith("price"):
        market = plain_base.ids(plain_base.row(exercise, "market"))
        shown = market[CURRENCIES.index(tile.split("-")[1])]
        return next(int(part) for part in shown.split("-") if part.isdigit())
    board = exercise.boards[0]
    if board.marked:
        return bazaar_points(board.palace, board.marked[0], tile)
    points = [bazaar_points(board.palace, at, tile) for at in board.cells]
    return {frozenset((n,)) for n, point in enumerate(points) if point == max(points)}


def bazaar_points(board: AlhambraView, at: At, tile: str) -> int:
    """Buildings of its colours around, times the colours among them."""
    colours = tile.split("-")[2:]
    near = [
        kind_of(palace_tile.tile)
        for palace_tile in board.tiles
        if max(abs(palace_tile.x - at[0]), abs(palace_tile.y - at[1])) == 1
        and kind_of(palace_tile.tile) in colours
    ]
    return len(near) * len(set(near))


def residents(exercise: Exercise) -> int:
    """The sets of the residents on the board."""
    homes = [
        token.removeprefix("resident-")
        for tile in exercise.boards[0].palace.tiles
        for token in tile.tokens
        if token.startswith("resident-")
    ]
    points, left_over = 0, sorted(homes)
    while left_over:
        colours = set(left_over)
        points += SETS[len(colours)]
        for colour in colours:
            left_over.remove(colour)
    return points


def chests(exercise: Exercise) -> int | set[Answer]:
    """The points of chests, or the buildings that can take one."""
    if exercise.boards:
        board = exercise.boards[0]
        colour = plain_base.ids(plain_base.row(exercise, "chest"))[0].removeprefix("chest-")
        free = {
            (tile.x, tile.y)
            for tile in board.palace.tiles
            if kind_of(tile.tile) == colour
            and not any(token.startswith("chest") for token in tile.tokens)
        }
        return {frozenset(n for n, at in enumerate(board.cells) if at in free)}
    said = plain_base.args(exercise.question)
    rows = [row for row in exercise.rows if row.title.id == "exercise-row-of"]
    names = [str(plain_base.args(row.title)["name"]) for row in rows]
    counts = [float(len(row.pieces)) for row in rows]
    return plain_base.shared(counts, CHESTS[int(str(said["k"]))])[names.index(str(said["name"]))]


def attack(exercise: Exercise) -> int:
    """The open sides that an attack finds, by what each costs."""
    said, board = plain_base.args(exercise.question), exercise.boards[0].palace
    scoring, side = int(str(said["k"])), str(said["dir"])
    lost = scoring * open_sides(board, side)
    if scoring == 3:
        letters = "nesw"
        place = letters.index(side)
        lost += sum(open_sides(board, letters[(place + turn) % 4]) for turn in (1, 3))
    return lost


def coins(exercise: Exercise) -> int | set[Answer]:
    """A coin for each full two overpaid, or which cards pay exactly."""
    if exercise.question.id == "exercise-ask-exact":
        return plain_base.exact(exercise)
    asked = plain_base.args(exercise.question)["price"]
    assert isinstance(asked, Msg)
    paid = sum(map(plain_base.value, plain_base.ids(plain_base.row(exercise, "paid"))))
    return (paid - plain_base.price(asked)[1]) // 2


def thieves(exercise: Exercise) -> set[Answer]:
    """The open cards of a thief’s currency, or who may play one."""
    if exercise.options:
        names = [str(option.words) for option in exercise.options]
        hands = {str(plain_base.args(row.title)["name"]): row.pieces for row in exercise.rows}
        coming = str(plain_base.args(exercise.lines[0])["name"])
        return {frozenset(n for n, name in enumerate(names) if hands[name] and name != coming)}
    held = {thief.split("-")[1] for thief in plain_base.ids(plain_base.row(exercise, "thieves"))}
    shown = plain_base.ids(plain_base.row(exercise, "display"))
    return {frozenset(n for n, card in enumerate(shown) if plain_base.currency(card) in held)}


def sticks(exercise: Exercise) -> set[Answer]:
    """The tiles with these sides free of walls and neighbours."""
    board, card = exercise.boards[0], plain_base.ids(plain_base.row(exercise, "card"))[0]
    built = {(tile.x, tile.y): tile for tile in board.palace.tiles}
    right = set()
    for number, at in enumerate(board.cells):
        tile = built[at]
        free = [
            side not in tile.walls and (at[0] + STEPS[side][0], at[1] + STEPS[side][1]) not in built
            for side in card.split("-")[1]
        ]
        if all(free) and not tile.tile.startswith("camp"):
            right.add(number)
    return plain_base.any_of(exercise, right)


def gates(exercise: Exercise) -> set[Answer]:
    """The cells where every touching side is a double wall, and a gate helps."""
    board, tile = exercise.boards[0], plain_base.tile_of(exercise)
    right = {n for n, at in enumerate(board.cells) if around(board.palace, tile, at) == "walls"}
    return plain_base.any_of(exercise, right)


def bonus(exercise: Exercise) -> int | set[Answer]:
    """Which card’s tile stands there, how many count, or the points."""
    if exercise.question.id == "exercise-ask-majority":
        return plain_base.majority(exercise)
    built = [tile.tile for tile in exercise.boards[0].palace.tiles]
    if exercise.options:
        right = {
            n
            for n, option in enumerate(exercise.options)
            if option.piece is not None and option.piece.id.removeprefix("bonus-") in built
        }
        return plain_base.any_of(exercise, right)
    card = plain_base.ids(plain_base.row(exercise, "bonus"))[0].removeprefix("bonus-")
    return sum(kind_of(tile) == kind_of(card) for tile in built) + 1


def yusuf(exercise: Exercise) -> int:
    """A point for each full three sides."""
    return plain_base.wall(exercise) // 3


def characters(exercise: Exercise) -> int | set[Answer]:
    """Faruk’s cards, Yusuf’s points, Hakim’s half."""
    if exercise.rule == "faruk":
        return plain_base.together(exercise)
    return yusuf(exercise) if exercise.rule == "yusuf" else plain_base.majority(exercise)


def builders(exercise: Exercise) -> set[Answer]:
    """Exact payments, or who gets a tile."""
    return plain_base.final(exercise) if exercise.options else plain_base.exact(exercise)


MODULES: Mapping[str, plain_base.Plain] = {
    "vizier": order,
    "exchange": plain_base.exact,
    "bonus": bonus,
    "huts": huts,
    "gates": gates,
    "diamonds": plain_base.exact,
    "characters": characters,
    "camps": camps,
    "walls": sticks,
    "thieves": thieves,
    "change": coins,
    "trader": residents,
    "treasure": chests,
    "builders": builders,
    "invaders": attack,
    "bazaars": bazaars,
}
