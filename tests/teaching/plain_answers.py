"""A second, plain way to the answers of exercises: from what is shown, without the engine.

Each family that is checked here has a function that gives every right answer, worked out from the
pieces and boards that the learner sees and the numbers in the question.
"""

from collections.abc import Callable, Mapping
from itertools import combinations

from alhambra_qt.controller.view_parts import At, Palace
from alhambra_qt.i18n import Msg
from alhambra_qt.teaching.exercise import NUMBER, ONE, Answer, Exercise, Row
from tests.teaching.plain_boards import (
    TYPES,
    around,
    bastions,
    fits_camp,
    fits_tile,
    kind_of,
    longest,
    open_sides,
    removable,
    walls_of,
)

CURRENCIES = ("florin", "dirham", "denar", "ducat", "diamond")
PLACES = {1: (1,), 2: (8, 1), 3: (16, 8, 1)}  # of a pavilion
CHESTS = {1: (7,), 2: (14, 7), 3: (22, 14, 7)}
SETS = (0, 1, 3, 6, 10, 15, 21)
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def args(message: Msg) -> dict[str, object]:
    """The values in a message."""
    return dict(message.args)


def value(card: str) -> int:
    """What a card is worth when it pays."""
    kind, *rest = card.split("-")
    return {"builder": 3, "coin": 1, "exchange": 0}.get(kind) or (
        int(rest[-1]) if rest and rest[-1].isdigit() else 0
    )


def currency(card: str) -> str:
    """The currency of a card; an exchange card has none."""
    kind, *rest = card.split("-")
    return rest[0] if kind in ("builder", "coin") else kind


def row(exercise: Exercise, title: str) -> Row:
    """The row with a title."""
    return next(one for one in exercise.rows if one.title.id == f"exercise-row-{title}")


def ids(one: Row) -> list[str]:
    """The pieces of a row."""
    return [piece.id for piece in one.pieces]


def price(message: Msg) -> tuple[str, int]:
    """The currency and the number of an amount of money."""
    return message.id.removeprefix("count-"), int(str(args(message)["n"]))


def pays_exactly(cards: list[str], wanted: str, cost: int) -> bool:
    """Whether some cards pay a price exactly, in any way that a module allows."""
    if sum(map(value, cards)) != cost or not cards:
        return False
    swaps = [card for card in cards if card.startswith("exchange")]
    money = [currency(card) for card in cards if not card.startswith("exchange")]
    if set(money) == {"diamond"}:
        return not swaps
    if len(swaps) > 1 or "diamond" in money:
        return False
    allowed = {wanted, *(swaps[0].split("-")[1:] if swaps else ())}
    return set(money) <= allowed and (not swaps or wanted in swaps[0].split("-")[1:])


def exact(exercise: Exercise) -> set[Answer]:
    """Every choice of cards of the hand that pays exactly."""
    cards = ids(row(exercise, "hand"))
    asked = args(exercise.question)["price"]
    assert isinstance(asked, Msg)
    wanted, cost = price(asked)
    return {
        frozenset(some)
        for size in range(1, len(cards) + 1)
        for some in combinations(range(len(cards)), size)
        if pays_exactly([cards[place] for place in some], wanted, cost)
    }


def payable(exercise: Exercise) -> set[Answer]:
    """The tiles that some cards of the hand pay exactly."""
    cards = ids(row(exercise, "hand"))
    right = set()
    for number, option in enumerate(exercise.options):
        assert isinstance(option.words, Msg)
        asked = args(option.words)["price"]
        assert isinstance(asked, Msg)
        wanted, cost = price(asked)
        sums = {0}
        for card in cards:
            if currency(card) == wanted:
                sums |= {total + value(card) for total in sums}
        if cost in sums:
            right.add(number)
    return {frozenset((one,)) for one in right} if exercise.single else {frozenset(right)}


def order(exercise: Exercise) -> set[Answer]:
    """Who is asked first: the first with an active vizier behind whoever has just moved."""
    if not exercise.lines:
        return payable(exercise)
    names = [str(option.words) for option in exercise.options]
    moved = names.index(str(args(exercise.lines[1])["name"]))
    awake = said_names(exercise.lines[2])
    turn = [names[(moved + step) % len(names)] for step in range(1, len(names) + 1)]
    first = next(name for name in turn if name in awake)
    return {frozenset((names.index(first),))}


def said_names(message: object) -> set[str]:
    """The names in a list."""
    if isinstance(message, Msg):
        return {name for _, part in message.args for name in said_names(part)}
    return {str(message)}


def together(exercise: Exercise) -> set[Answer]:
    """The several open cards that are worth most up to the limit."""
    limit = int(str(args(exercise.question)["limit"]))
    cards = [value(card) for card in ids(row(exercise, "display"))]
    some = [
        frozenset(places)
        for size in (2, 3, 4)
        for places in combinations(range(len(cards)), size)
        if sum(cards[place] for place in places) <= limit
    ]
    best = max(sum(cards[place] for place in one) for one in some)
    return {one for one in some if sum(cards[place] for place in one) == best}


def left(exercise: Exercise) -> int:
    """What is left, or how much is overpaid, after the cheapest payment."""
    asked = args(exercise.question)["price"]
    assert isinstance(asked, Msg)
    wanted, cost = price(asked)
    cards = [value(card) for card in ids(row(exercise, "hand")) if currency(card) == wanted]
    sums = {0}
    for card in cards:
        sums |= {total + card for total in sums}
    paid = min(total for total in sums if total >= cost)
    return paid - cost if exercise.question.id.endswith("over") else sum(cards) - paid


def final(exercise: Exercise) -> set[Answer]:
    """Who has the most of a currency; the last option is nobody."""
    asked = args(exercise.question)["currency"]
    assert isinstance(asked, Msg)
    wanted = asked.id.removeprefix("curs-")
    hands = [ids(one) for one in exercise.rows if one.title.id == "exercise-row-of"]
    sums = [sum(value(card) for card in hand if currency(card) == wanted) for hand in hands]
    most = [seat for seat, total in enumerate(sums) if total == max(sums)]
    return {frozenset((most[0] if len(most) == 1 else len(sums),))}


def shared(counts: list[float], points: tuple[int, ...]) -> list[int]:
    """The points of each count: tied ones add the places they fill and share them."""
    found = []
    for count in counts:
        above = sum(other > count for other in counts)
        tied = counts.count(count)
        places = [*points, *[0] * len(counts)][above : above + tied]
        found.append(sum(places) // tied if count else 0)
    return found


def type_points(scoring: int, kind: str) -> tuple[int, ...]:
    """What the places of a type are worth."""
    return tuple(points + TYPES.index(kind) for points in PLACES[scoring])


def counted(exercise: Exercise, kind: str) -> tuple[list[str], list[float]]:
    """The names and how many buildings of a type each has, from rows or boards."""
    rows = [
        one
        for one in exercise.rows
        if one.title.id == "exercise-row-of" and (not one.pieces or one.pieces[0].kind == "type")
    ]
    if rows:
        names = [str(args(one.title)["name"]) for one in rows]
        counts = [sum(p.worth for p in one.pieces if p.id == kind) for one in rows]
        return names, [float(count) for count in counts]
    names = [board.palace.seat.name for board in exercise.boards]
    tiles = [[kind_of(tile.tile) for tile in board.palace.tiles] for board in exercise.boards]
    return names, [float(kinds.count(kind)) for kinds in tiles]


def majority(exercise: Exercise) -> int | set[Answer]:
    """The points of one name for a type, or who has the most."""
    said = args(exercise.question)
    types = said["types"]
    assert isinstance(types, Msg)
    kind = types.id.removeprefix("types-")
    names, counts = counted(exercise, kind)
    if exercise.question.id == "exercise-ask-winner":
        return {frozenset((counts.index(max(counts)),))}
    place = names.index(str(said["name"]))
    if exercise.question.id == "exercise-ask-hakim":
        counts[place] += 0.5
    if exercise.rule == "bonus.reveal":
        counts[place] += 1
    return shared(counts, type_points(int(str(said["k"])), kind))[place]


def whole(exercise: Exercise) -> int:
    """The points of majorities and wall."""
    said, board = args(exercise.question), exercise.boards[0].palace
    scoring = int(str(said["k"]))
    total = longest(board)
    for kind in TYPES:
        names, counts = counted(exercise, kind)
        points = shared(counts, type_points(scoring, kind))
        total += points[names.index(str(said["name"]))]
    return total


def wall(exercise: Exercise) -> int:
    """The longest wall of the board."""
    return longest(exercise.boards[0].palace)


def yusuf(exercise: Exercise) -> int:
    """A point for each full three sides."""
    return wall(exercise) // 3


def tile_of(exercise: Exercise) -> str:
    """The tile that is spoken of."""
    return ids(row(exercise, "tile"))[0]


def any_of(exercise: Exercise, right: set[int]) -> set[Answer]:
    """One of these, or all of them, as the exercise asks."""
    return {frozenset((one,)) for one in right} if exercise.single else {frozenset(right)}


def cells(exercise: Exercise) -> set[Answer]:
    """The cells where a tile or a camp may be built."""
    board, tile = exercise.boards[0], tile_of(exercise)
    fits = fits_camp if tile.startswith("camp") else fits_tile
    right = {n for n, at in enumerate(board.cells) if fits(board.palace, tile, at)}
    return any_of(exercise, right)


def best_wall(exercise: Exercise) -> set[Answer]:
    """The cells with the longest wall."""
    board, tile = exercise.boards[0], tile_of(exercise)
    sizes = [longest(board.palace, {at: tile}) for at in board.cells]
    return {frozenset((n,)) for n, size in enumerate(sizes) if size == max(sizes)}


def remove(exercise: Exercise) -> set[Answer]:
    """The tiles without which all others are still reached, with no hole."""
    board = exercise.boards[0]
    right = {n for n, at in enumerate(board.cells) if removable(board.palace, at)}
    return any_of(exercise, right)


def camps(exercise: Exercise) -> int | set[Answer]:
    """The tiles in line with the framed camps, or where a camp may be built."""
    if exercise.rows:
        return cells(exercise)
    board = exercise.boards[0]
    built = {(tile.x, tile.y): tile.tile for tile in board.palace.tiles}
    points = 0
    for at in board.marked:
        for side in bastions(built[at]):
            x, y = at[0] + STEPS[side][0], at[1] + STEPS[side][1]
            while (x, y) in built and not built[x, y].startswith("camp"):
                points, x, y = points + 1, x + STEPS[side][0], y + STEPS[side][1]
    return points


def hut_worth(board: Palace, at: At, hut: str) -> int:
    """How many buildings of its type stand beside a hut with no wall between."""
    near = {(tile.x, tile.y): tile.tile for tile in board.tiles}
    found = 0
    for side, (dx, dy) in STEPS.items():
        other = near.get((at[0] + dx, at[1] + dy), "")
        found += side not in walls_of(board, at, hut) and kind_of(other) == hut.split("-")[1]
    return min(3, found)


def huts(exercise: Exercise) -> int | set[Answer]:
    """What the hut counts, what all of its type count, or where it counts most."""
    board = exercise.boards[0]
    built = {(tile.x, tile.y): tile.tile for tile in board.palace.tiles}
    if exercise.rows:
        worth = [hut_worth(board.palace, at, tile_of(exercise)) for at in board.cells]
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
    tile = tile_of(exercise)
    if exercise.question.id.endswith("price"):
        market = ids(row(exercise, "market"))
        shown = market[CURRENCIES.index(tile.split("-")[1])]
        return next(int(part) for part in shown.split("-") if part.isdigit())
    board = exercise.boards[0]
    if board.marked:
        return bazaar_points(board.palace, board.marked[0], tile)
    points = [bazaar_points(board.palace, at, tile) for at in board.cells]
    return {frozenset((n,)) for n, one in enumerate(points) if one == max(points)}


def bazaar_points(board: Palace, at: At, tile: str) -> int:
    """Buildings of its colours around, times the colours among them."""
    colours = tile.split("-")[2:]
    near = [
        kind_of(one.tile)
        for one in board.tiles
        if max(abs(one.x - at[0]), abs(one.y - at[1])) == 1 and kind_of(one.tile) in colours
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
        colour = ids(row(exercise, "chest"))[0].removeprefix("chest-")
        free = {
            (tile.x, tile.y)
            for tile in board.palace.tiles
            if kind_of(tile.tile) == colour
            and not any(token.startswith("chest") for token in tile.tokens)
        }
        return {frozenset(n for n, at in enumerate(board.cells) if at in free)}
    said = args(exercise.question)
    rows = [one for one in exercise.rows if one.title.id == "exercise-row-of"]
    names = [str(args(one.title)["name"]) for one in rows]
    counts = [float(len(one.pieces)) for one in rows]
    return shared(counts, CHESTS[int(str(said["k"]))])[names.index(str(said["name"]))]


def attack(exercise: Exercise) -> int:
    """The open sides that an attack finds, by what each costs."""
    said, board = args(exercise.question), exercise.boards[0].palace
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
        return exact(exercise)
    asked = args(exercise.question)["price"]
    assert isinstance(asked, Msg)
    paid = sum(map(value, ids(row(exercise, "paid"))))
    return (paid - price(asked)[1]) // 2


def thieves(exercise: Exercise) -> set[Answer]:
    """The open cards of a thief’s currency, or who may play one."""
    if exercise.options:
        names = [str(option.words) for option in exercise.options]
        hands = {str(args(one.title)["name"]): one.pieces for one in exercise.rows}
        coming = str(args(exercise.lines[0])["name"])
        return {frozenset(n for n, name in enumerate(names) if hands[name] and name != coming)}
    held = {thief.split("-")[1] for thief in ids(row(exercise, "thieves"))}
    shown = ids(row(exercise, "display"))
    return {frozenset(n for n, card in enumerate(shown) if currency(card) in held)}


def sticks(exercise: Exercise) -> set[Answer]:
    """The tiles with these sides free of walls and neighbours."""
    board, card = exercise.boards[0], ids(row(exercise, "card"))[0]
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
    return any_of(exercise, right)


def gates(exercise: Exercise) -> set[Answer]:
    """The cells where every touching side is a double wall, and a gate helps."""
    board, tile = exercise.boards[0], tile_of(exercise)
    right = {n for n, at in enumerate(board.cells) if around(board.palace, tile, at) == "walls"}
    return any_of(exercise, right)


def bonus(exercise: Exercise) -> int | set[Answer]:
    """Which card’s tile stands there, how many count, or the points."""
    if exercise.question.id == "exercise-ask-majority":
        return majority(exercise)
    built = [tile.tile for tile in exercise.boards[0].palace.tiles]
    if exercise.options:
        right = {
            n
            for n, option in enumerate(exercise.options)
            if option.piece is not None and option.piece.id.removeprefix("bonus-") in built
        }
        return any_of(exercise, right)
    card = ids(row(exercise, "bonus"))[0].removeprefix("bonus-")
    return sum(kind_of(tile) == kind_of(card) for tile in built) + 1


def characters(exercise: Exercise) -> int | set[Answer]:
    """Faruk’s cards, Yusuf’s points, Hakim’s half."""
    if exercise.rule == "faruk":
        return together(exercise)
    return yusuf(exercise) if exercise.rule == "yusuf" else majority(exercise)


def builders(exercise: Exercise) -> set[Answer]:
    """Exact payments, or who gets a tile."""
    return final(exercise) if exercise.options else exact(exercise)


Plain = Callable[[Exercise], int | set[Answer]]
PLAIN: Mapping[str, Plain] = {
    "exact": exact,
    "market": payable,
    "take": together,
    "left": left,
    "cells": cells,
    "wall-cell": best_wall,
    "remove": remove,
    "wall": wall,
    "majority": majority,
    "tie": majority,
    "scoring": whole,
    "final": final,
    "vizier": order,
    "exchange": exact,
    "bonus": bonus,
    "huts": huts,
    "gates": gates,
    "diamonds": exact,
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


def plain_answers(exercise: Exercise) -> frozenset[Answer] | None:
    """Every right answer, worked out plainly; None for a family that has no plain way."""
    say = PLAIN.get(exercise.family)
    if say is None:
        return None
    found = say(exercise)
    if not isinstance(found, int):
        return frozenset(found)
    if exercise.kind == NUMBER:
        return frozenset((frozenset((found,)),))
    assert exercise.kind == ONE
    words = [one.words for one in exercise.options if isinstance(one.words, Msg)]
    numbers = [int(str(args(one)["n"])) for one in words]
    return frozenset((frozenset((numbers.index(found),)),))
