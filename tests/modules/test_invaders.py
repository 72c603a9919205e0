"""Section 7.15: attacks of the invaders, and positions with them."""

from typing import Any

import pytest

from alhambra_qt.engine import Game, Setup, score_now
from alhambra_qt.engine.events import DirkDrew, Scored
from alhambra_qt.engine.ids import SIDE_LETTERS, SIDES, Seat, xy
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.pieces import SCORING_2, TYPES
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.modules import new_game, read_position
from alhambra_qt.modules.invaders.rules import (
    AttackTurned,
    Enemies,
    Invaders,
    ScoutLeft,
    ScoutShown,
    attack_lines,
    open_sides,
)
from tests.kit import Table, table
from tests.lab.kit import complaint
from tests.moves import END_ACTIONS, END_TURN, buy, reserve, take

# Open sides: 1 to the north, 3 to the east, 2 to the south, 3 to the west.
EXAMPLE = "tower-11 @ 0,-1  garden-10-n @ 1,0  garden-11 @ 0,1"
MARKET = {
    "florin": "garden-9-e",
    "dirham": "tower-7-new",
    "denar": "arcades-9",
    "ducat": "tower-11",
}


def enemies(game: Game) -> Enemies:
    """Give the attack cards and scouts."""
    state = Invaders.of(game)
    assert isinstance(state, Enemies)
    return state


def attack(seen: Table, letters: str) -> Table:
    """Stack the attack cards, the next one first."""
    enemies(seen.game).stack = [SIDE_LETTERS.index(letter) for letter in letters][::-1]
    return seen


def scouts(seen: Table, opened: str, closed: str = "") -> Table:
    """Lay scouts open, the others closed in this order; what is not named has left the game."""
    state = enemies(seen.game)
    state.open = [TYPES.index(name) for name in opened.split()]
    state.scouts = [TYPES.index(name) for name in closed.split()][::-1]
    used = state.open + state.scouts
    state.left = [kind for kind in range(6) if kind not in used]
    return seen


def losses(seen: Table, scoring: int, seat: Seat = 0) -> list[tuple[str, float, int]]:
    """Give what a seat would lose in a scoring: direction, open sides, points."""
    lines = score_now(seen.game, scoring, losses=True).lines
    mine = [line for line in lines if line.rule == "invaders.attack" and line.seat == seat]
    return [(line.item, line.count, line.points) for line in mine]


def kinds(names: str) -> list[int]:
    """Read building types."""
    return [TYPES.index(name) for name in names.split()]


# -- attacks ----------------------------------------------------------------------------------


def test_four_attack_cards() -> None:
    """`invaders.attack`: one card for each direction, shuffled by the seed."""
    stacks = {
        tuple(enemies(new_game(Setup(3, seed, ("invaders",)))).stack)
        for seed in ("a", "b", "c", "d", "e")
    }
    assert len(stacks) > 1
    assert all(sorted(stack) == list(SIDES) for stack in stacks)


@pytest.mark.parametrize(("scoring", "lost"), [(1, 3), (2, 6), (3, 12)])
def test_the_examples_of_the_rulebook(scoring: int, lost: int) -> None:
    """`invaders.attack`: three open sides cost 3 points at first, 12 at last with two flanks."""
    seen = table(3, ["invaders"]).alhambra(0, EXAMPLE).scores(50, 50, 50)
    attack(seen, "wnse" if scoring == 1 else "ewns")
    assert sum(points for _, _, points in losses(seen, scoring)) == -lost


def test_points_per_side() -> None:
    """`invaders.attack`: 1, 2, then 3 points for each open side; at last 1 for each flank's."""
    seen = attack(table(3, ["invaders"]).alhambra(0, EXAMPLE).scores(50, 0, 0), "swne")
    assert losses(seen, 1) == [("s", 2, -2)]
    assert losses(seen, 2) == [("s", 2, -4)]
    assert losses(seen, 3) == [("s", 2, -6), ("e", 3, -3), ("w", 3, -3)]


def test_the_ledger_shows_the_open_sides() -> None:
    """`invaders.attack`: each line lists its open sides and the tiles they belong to."""
    seen = attack(table(3, ["invaders"]).alhambra(0, EXAMPLE).scores(50, 0, 0), "eswn")
    line = next(
        line
        for line in score_now(seen.game, 1, losses=True).lines
        if line.rule == "invaders.attack"
    )
    assert [(*xy(cell), SIDE_LETTERS[side]) for cell, side in line.sides] == [
        (0, -1, "e"),
        (0, 1, "e"),
        (1, 0, "e"),
    ]
    assert line.cells == tuple(cell for cell, _ in line.sides)


def test_losses_come_only_with_the_scoring() -> None:
    """`invaders.attack`: the gains of a scoring are the same with and without the attack."""
    seen = attack(table(3, ["invaders"]).alhambra(0, EXAMPLE).scores(50, 0, 0), "eswn")
    gains = score_now(seen.game, 1)
    assert "invaders.attack" not in {line.rule for line in gains.lines}
    with_attack = score_now(seen.game, 1, losses=True)
    assert with_attack.totals[0] == gains.totals[0] - 3
    assert with_attack.lines[: len(gains.lines)] == gains.lines


def test_the_fountain_is_attacked() -> None:
    """`invaders.attack`: a fountain alone has an open side in each direction."""
    seen = table(2, ["invaders"]).scores(9, 0)
    for letters in ("nesw", "eswn", "swne", "wnes"):
        attack(seen, letters)
        assert losses(seen, 1) == [(letters[0], 1, -1)]


def test_walls_protect() -> None:
    """`invaders.attack`: a side with a wall is not open, nor one with a tile beyond."""
    layout = "garden-9-e @ 1,0  arcades-9 @ 0,1"
    seen = table(2, ["invaders"]).alhambra(0, layout).scores(9, 0)
    palace = seen.game.players[0].palace
    assert [[xy(cell) for cell, _ in open_sides(palace, side)] for side in SIDES] == [
        [(0, 0), (1, 0)],
        [(0, 1)],
        [(0, 1), (1, 0)],
        [(0, 0), (0, 1)],
    ]


def test_sticks_protect() -> None:
    """`invaders.attack`: a stick is a wall here too."""
    seen = attack(table(2, ["invaders"]).scores(9, 0), "nesw")
    seen.game.players[0].palace.set_walls(0, 0b0001)
    assert losses(seen, 1) == []


def test_bays_count() -> None:
    """`invaders.attack`: an open side inside a bay counts though tiles stand to its sides."""
    bay = "garden-11 @ 1,0  garden-10 @ 2,0  tower-11 @ 0,-1  tower-12 @ 2,-1"
    seen = attack(table(2, ["invaders"]).alhambra(0, bay).scores(9, 0), "nesw")
    line = next(
        line
        for line in score_now(seen.game, 1, losses=True).lines
        if line.rule == "invaders.attack"
    )
    assert [xy(cell) for cell, _ in line.sides] == [(0, -1), (1, 0), (2, -1)]


def test_huts_and_bazaars_are_attacked() -> None:
    """`invaders.attack`: huts and bazaars have open sides and protect like any tile."""
    bazaar = "bazaar-denar-pavilion-seraglio-garden"
    layout = f"hut-garden-e @ 1,0  {bazaar} @ 0,-1"
    seen = table(2, ["invaders"]).alhambra(0, layout, checked=False)
    attack(seen.scores(9, 0), "nesw")
    assert losses(seen, 1) == [("n", 2, -2)]
    attack(seen, "eswn")
    assert losses(seen, 1) == [("e", 1, -1)]


def test_camps_neither_count_nor_protect() -> None:
    """`invaders.attack`: a camp has no open side; a wall behind it still protects."""
    layout = "garden-10-n @ 1,0  camp-5-s @ 1,-1"
    seen = table(2, ["camps", "invaders"]).alhambra(0, layout).scores(9, 0)
    assert losses(attack(seen, "nesw"), 1) == [("n", 1, -1)]
    assert losses(attack(seen, "eswn"), 1) == [("e", 1, -1)]


def test_an_open_side_towards_a_camp_counts() -> None:
    """`invaders.attack`: a camp beyond an open side does not protect it."""
    seen = table(2, ["camps", "invaders"]).alhambra(0, "camp-4-e @ 0,-1", checked=False)
    assert losses(attack(seen.scores(9, 0), "nesw"), 1) == [("n", 1, -1)]


def test_never_below_zero() -> None:
    """`invaders.attack`: nobody falls below 0, counted after the gains of the scoring."""
    seen = attack(table(3, ["invaders"]).scores(0, 1, 5), "nesw")
    assert [losses(seen, 2, seat) for seat in range(3)] == [
        [("n", 1, 0)],
        [("n", 1, -1)],
        [("n", 1, -2)],
    ]
    seen.alhambra(0, "arcades-9 @ 1,0")
    # Three points for the arcades; two open sides to the north would cost four.
    assert losses(seen, 1) == [("n", 2, -2)]
    assert score_now(seen.game, 2, losses=True).totals[0] == 6
    attack(seen.alhambra(1, EXAMPLE), "eswn").scores(0, 4, 5)
    gains = score_now(seen.game, 1).totals[1]
    assert losses(seen, 1, 1) == [("e", 3, -3)]
    assert score_now(seen.game, 1, losses=True).totals[1] == gains - 3


def test_what_is_left_is_lost_in_order() -> None:
    """`invaders.attack`: the main direction comes first, then the flanks, as far as points go."""
    seen = table(3, ["invaders"]).alhambra(0, EXAMPLE)
    lines = attack_lines(seen.game, SIDE_LETTERS.index("s"), 3, [7, 0, 0])
    mine = [(line.item, line.points) for line in lines if line.seat == 0]
    assert mine == [("s", -6), ("e", -1), ("w", 0)]


def test_dirk_is_not_attacked() -> None:
    """`invaders.attack`: Dirk has no Alhambra: he loses nothing."""
    seen = attack(table(2, ["invaders"]).dirk("garden-11 tower-12").scores(9, 9), "nesw")
    assert score_now(seen.game, 1, losses=True).dirk == score_now(seen.game, 1).dirk == 11


# -- scorings in a game -----------------------------------------------------------------------


def play_scoring(seats: int = 3, number: int = 1, modules: tuple[str, ...] = ()) -> Table:
    """Play a turn whose refill draws a scoring card."""
    seen = table(seats, ["invaders", *modules]).display("ducat-9 ducat-8 ducat-7 florin-9")
    seen = seen.deck(f"scoring-{number} denar-1 denar-2").scores(*[10] * seats)
    scouts(attack(seen, "wnes"), "garden tower", "arcades pavilion seraglio chambers")
    return seen.play(0, take("ducat-9"), END_TURN)


def test_the_card_is_turned_with_the_scoring() -> None:
    """`invaders.attack`: after each scoring the top card is turned and everybody loses points."""
    seen = play_scoring()
    seen.expect(scorings=1, scores=[9, 9, 9])
    state = enemies(seen.game)
    assert seen.happened(AttackTurned) == [AttackTurned(SIDE_LETTERS.index("w"))]
    assert [SIDE_LETTERS[side] for side in state.turned] == ["w"]
    assert [SIDE_LETTERS[side] for side in state.stack] == ["s", "e", "n"]
    ledger = seen.game.ledgers[0]
    assert ledger.totals == (-1, -1, -1)
    assert [line for line in ledger.lines if line.seat == 1] == [
        Line(1, "invaders.attack", "w", 1, 0, -1, (0,), ((0, 3),), each=1)
    ]


def test_the_order_after_a_scoring() -> None:
    """Section 8: the attack, then new scouts, then Dirk's tiles."""
    seen = play_scoring(2)
    found = [type(event) for event in seen.events]
    order = [Scored, AttackTurned, ScoutLeft, ScoutShown, DirkDrew]
    assert [kind for kind in dict.fromkeys(found) if kind in order] == order


def test_each_scoring_has_its_own_card() -> None:
    """`invaders.attack`: the second scoring uses the second card, worth 2 points a side."""
    seen = play_scoring()
    seen.game.deck[:] = [*seen.game.deck[:1], SCORING_2]
    seen.play(1, take("ducat-8"), END_TURN).expect(scorings=2, scores=[7, 7, 7])
    assert [SIDE_LETTERS[side] for side in enemies(seen.game).turned] == ["w", "n"]


def test_the_last_attack() -> None:
    """`invaders.attack`: scoring 3 comes with its attack, flanks included; no scouts follow."""
    seen = table(3, ["invaders"]).bag("").display("ducat-9").deck("").scores(20, 20, 1)
    scouts(attack(seen, "nesw"), "garden tower").market(**MARKET).hand(0, "florin-9")
    seen.play(0, buy("florin", "florin-9"), END_ACTIONS, reserve("garden-9-e"), END_TURN)
    seen.expect(over=True, scores=[15, 15, 0])
    assert seen.happened(ScoutShown) == seen.happened(ScoutLeft) == []
    assert len(enemies(seen.game).turned) == 1


# -- positions --------------------------------------------------------------------------------


def position(**fields: Any) -> dict[str, Any]:
    """Give a position of three seats."""
    form = {"format": "alhambra-position", "version": 1, "modules": ["invaders"]}
    return {**form, "seats": [{}, {}, {}], **fields}


@pytest.mark.parametrize("done", [0, 1, 2])
def test_reading_a_position(done: int) -> None:
    """`invaders.attack`: the next card as given, as many turned as scorings were made."""
    data = position(scorings_done=done, attack_next="e", scouts_open=["scout-tower"])
    state = enemies(read_position(data).game)
    assert SIDE_LETTERS[state.stack[-1]] == "e"
    assert len(state.turned) == done
    assert sorted(state.stack + state.turned) == list(SIDES)
    assert state.open == kinds("tower")
    assert len(state.scouts) == 4 - 2 * done
    assert sorted(state.scouts + state.open + state.left) == list(range(6))
    assert state.seen == [False] * 3


def test_the_attack_is_drawn_where_none_is_given() -> None:
    """`invaders.attack`: left out or null, the seed decides which attack comes next."""
    drawn = {
        enemies(read_position(position(seed=seed, attack_next=None)).game).stack[-1]
        for seed in range(30)
    }
    assert drawn == set(SIDES)
    same = [enemies(read_position(position(seed=3)).game).stack for _ in range(2)]
    assert same[0] == same[1]


def test_position_round_trip() -> None:
    """`invaders.attack`: what is written is read back."""
    game = new_game(Setup(3, "trip", ("invaders",)))
    data = position_to_json(game)
    again = read_position(data).game
    assert enemies(again).stack[-1] == enemies(game).stack[-1]
    assert enemies(again).open == enemies(game).open
    written = position_to_json(again)
    assert written["attack_next"] == data["attack_next"]
    assert written["scouts_open"] == data["scouts_open"]


def test_a_position_of_the_open_variant() -> None:
    """`invaders.open`: the next attack is known to all, scouts are refused."""
    data = position(variants={"invaders": "open"}, attack_next="s")
    state = enemies(read_position(data).game)
    assert (state.seen, state.scouts, state.open) == ([True] * 3, [], [])
    assert complaint(read_position, {**data, "scouts_open": ["scout-garden"]}) == (
        "scouts_open.0",
        "invaders.open",
    )


@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"attack_next": "x"}, "attack_next", ""),
        ({"attack_next": 1}, "attack_next", ""),
        ({"attack_next": ["n"]}, "attack_next", ""),
        ({"scouts_open": ["scout-hut"]}, "scouts_open.0", ""),
        ({"scouts_open": ["scout-garden"] * 2}, "scouts_open.1", "invaders.scouts"),
        ({"scouts_open": ["scout-garden", "scout-tower", "scout-arcades"]}, "scouts_open", ""),
        ({"scouts_open": "scout-garden"}, "scouts_open", ""),
        ({"attack_next": "n", "modules": []}, "attack_next", "invaders.attack"),
        ({"scouts_open": ["scout-garden"], "modules": []}, "scouts_open", "invaders.attack"),
    ],
)
def test_broken_positions(fields: dict[str, Any], field: str, rule: str) -> None:
    """`invaders.scouts`: what cannot lie there is refused with its field."""
    assert complaint(read_position, position(**fields)) == (field, rule)


def test_with_the_module_off() -> None:
    """`invaders.attack`: without the module no scoring costs anything."""
    seen = table(3).alhambra(0, EXAMPLE).scores(9, 9, 9)
    assert score_now(seen.game, 1, losses=True) == score_now(seen.game, 1)
