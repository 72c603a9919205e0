"""Plain answers of the base game’s families, and how what is shown is read."""

from collections.abc import Callable, Mapping
from itertools import combinations

from alhambra_qt.i18n import Msg
from alhambra_qt.teaching.exercise import Answer, Exercise, ExerciseRow
from tests.teaching.plain_boards import TYPES, fits_camp, fits_tile, kind_of, longest, removable

Plain = Callable[[Exercise], int | set[Answer]]
PLACES = {1: (1,), 2: (8, 1), 3: (16, 8, 1)}  # of a pavilion


def args(message: Msg) -> dict[str, object]:
    """The values in a message."""
    return dict(message.args)


def value(card: str) -> int:
    """Return the worth of a card in a payment."""
    kind, *rest = card.split("-")
    return {"builder": 3, "coin": 1, "exchange": 0}.get(kind) or (
        int(rest[-1]) if rest and rest[-1].isdigit() else 0
    )


def currency(card: str) -> str:
    """The currency of a card; an exchange card has none."""
    kind, *rest = card.split("-")
    return rest[0] if kind in ("builder", "coin") else kind


def row(exercise: Exercise, title: str) -> ExerciseRow:
    """The row with a title."""
    return next(
        exercise_row
        for exercise_row in exercise.rows
        if exercise_row.title.id == f"exercise-row-{title}"
    )


def ids(exercise_row: ExerciseRow) -> list[str]:
    """The pieces of a row."""
    return [piece.id for piece in exercise_row.pieces]


def price(message: Msg) -> tuple[str, int]:
    """The currency and the number of an amount of money."""
    return message.id.removeprefix("count-"), int(str(args(message)["n"]))


def tile_of(exercise: Exercise) -> str:
    """The tile that is spoken of."""
    return ids(row(exercise, "tile"))[0]


def any_of(exercise: Exercise, right: set[int]) -> set[Answer]:
    """One of these, or all of them, as the exercise asks."""
    return {frozenset((one,)) for one in right} if exercise.single else {frozenset(right)}


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
    """Return the rest, or the overpayment, after the cheapest payment."""
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
    """Return the player with the most of a currency; the last option is nobody."""
    asked = args(exercise.question)["currency"]
    assert isinstance(asked, Msg)
    wanted = asked.id.removeprefix("curs-")
    hands = [
        ids(exercise_row)
        for exercise_row in exercise.rows
        if exercise_row.title.id == "exercise-row-of"
    ]
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
    """Return the points for the places of a type."""
    return tuple(points + TYPES.index(kind) for points in PLACES[scoring])


def counted(exercise: Exercise, kind: str) -> tuple[list[str], list[float]]:
    """The names and how many buildings of a type each has, from rows or boards."""
    rows = [
        exercise_row
        for exercise_row in exercise.rows
        if exercise_row.title.id == "exercise-row-of"
        and (not exercise_row.pieces or exercise_row.pieces[0].kind == "type")
    ]
    if rows:
        names = [str(args(exercise_row.title)["name"]) for exercise_row in rows]
        counts = [
            sum(p.worth for p in exercise_row.pieces if p.id == kind) for exercise_row in rows
        ]
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


BASE: Mapping[str, Plain] = {
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
}
