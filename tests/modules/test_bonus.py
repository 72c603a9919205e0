"""Section 7.3: bonus cards."""

import json
from typing import Any

import pytest

from alhambra_qt.engine import Game, Line, Setup, observe, redeal, to_move
from alhambra_qt.engine.codec import digest, observation_to_json, state_from_json, state_to_json
from alhambra_qt.engine.events import GameOver, Scored
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.pieces import BUILDINGS, TILE_BY_ID, TILE_ID, TILE_WALLS
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.modules import new_game, read_position, rules_for
from alhambra_qt.modules.bonus.rules import (
    BONUS,
    Bonus,
    BonusCards,
    BonusReturned,
    BonusShown,
    KeepBonus,
    RevealBonus,
)
from alhambra_qt.modules.huts.rules import Huts
from tests import moves
from tests.kit import Table, names, table
from tests.lab.kit import built, complaint, position

KEEP = KeepBonus.of()
BAG = "tower-13-e garden-10-n seraglio-8-s garden-12-s arcades-8-n tower-7-new garden-8-ne"


def reveal(tile: str) -> RevealBonus:
    """Show the bonus card of a tile."""
    return RevealBonus.of(TILE_BY_ID[tile])


def with_cards(*hands: str, seats: int = 0, modules: tuple[str, ...] = ("bonus",)) -> Table:
    """A table where the seats hold just these bonus cards; the rest is out of the game."""
    seats = seats or len(hands)
    seen = table(seats, list(modules))
    hidden = [moves.tiles_of(hand) for hand in hands] + [[] for _ in range(seats - len(hands))]
    held = [tile for cards in hidden for tile in cards]
    removed = [tile for tile in BONUS if tile not in held]
    seen.unfilled.ext["bonus"] = BonusCards(hidden, [[] for _ in range(seats)], removed)
    market = {"florin": "garden-9-e", "dirham": "tower-9-es", "denar": None, "ducat": None}
    market |= {"denar": "garden-8-nw", "ducat": "tower-10-w"}
    return seen.market(**market).bag(BAG)


def before_scoring(seen: Table, number: int = 1, mover: int = 0) -> Table:
    """Let a seat take money so that a scoring card is drawn."""
    seen.game.scorings_done = number - 1
    seen.display("denar-9 denar-8 denar-7 denar-6").deck(f"scoring-{number} ducat-1 ducat-2")
    return seen.play(mover, moves.take("denar-9"), moves.END_TURN)


def hands(game: Game) -> list[str]:
    """Give the cards in hand by seat."""
    return [names(cards) for cards in Bonus.of(game).hidden]


def shown(game: Game) -> list[str]:
    """Give the cards shown by seat."""
    return [names(cards) for cards in Bonus.of(game).shown]


def line_of(seen: Table, kind: str, seat: int = 0) -> Line:
    """Give a seat's line of a majority in a scoring now."""
    lines = seen.lines(1, "score.majority", seat)
    return next(line for line in lines if line.item == kind)


# -- dealing ----------------------------------------------------------------------------------


def test_the_ten_cards() -> None:
    """`bonus.deal`: the cards show the ten building tiles without walls."""
    assert len(BONUS) == 10
    assert list(BONUS) == [tile for tile in BUILDINGS if not TILE_WALLS[tile]]


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 1)])
def test_how_many_are_dealt(seats: int, each: int) -> None:
    """`bonus.deal`: three each for 2 or 3 players, two for 4 or 5, one for 6; by the seed."""
    deals = []
    for seed in range(8):
        state = Bonus.of(new_game(Setup(seats, str(seed), ("bonus",))))
        assert [len(cards) for cards in state.hidden] == [each] * seats
        assert len(state.removed) == 10 - each * seats
        everything = [*state.removed, *(card for cards in state.hidden for card in cards)]
        assert sorted(everything) == list(BONUS)
        assert state.shown == [[]] * seats
        deals.append(json.dumps(state.hidden))
    assert len(set(deals)) == 8


# -- before scorings 1 and 2 ------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2])
def test_asked_before_a_scoring(number: int) -> None:
    """`bonus.reveal`: all who hold cards are asked before it, from the player next to move."""
    seen = with_cards("tower-11", "tower-12", "", "garden-10").alhambra(1, "tower-12 @ 1,0")
    before_scoring(seen, number)
    asked = []
    while seen.game.frame.kind == "bonus":
        seat = to_move(seen.game)
        assert seat is not None
        assert not seen.happened(Scored)
        asked.append(seat)
        seen.play(seat, KEEP)
    assert asked == [1, 3, 0]
    assert len(seen.happened(Scored)) == 1
    seen.expect(asks="turn", seat=1)


def test_showing_a_card() -> None:
    """`bonus.reveal`: it counts as one more building of its type in that scoring."""
    seen = with_cards("", "tower-12 tower-11", "", "").alhambra(1, "tower-12 @ 1,0")
    seen.alhambra(2, "tower-13-e @ 1,0")
    seen.bag(BAG.replace("tower-13-e ", ""))
    before_scoring(seen)
    assert seen.options() == [reveal("tower-12"), KEEP]
    before = seen.game.reveals
    seen.play(1, reveal("tower-12")).expect(asks="bonus", seat=1)
    assert seen.happened(BonusShown) == [BonusShown(1, TILE_BY_ID["tower-12"])]
    assert (hands(seen.game)[1], shown(seen.game)[1]) == ("tower-11", "tower-12")
    assert seen.game.reveals == before + 1
    seen.play(1, KEEP).expect(scores=[0, 6, 1, 0])  # seat 2 has a wall
    towers = [line for line in seen.game.ledgers[0].lines if line.item == "tower"]
    assert [(line.seat, line.count, line.rank) for line in towers] == [(1, 2, 1), (2, 1, 2)]


def test_the_order_of_showing_is_forgotten() -> None:
    """`bonus.reveal`: cards shown one way or the other lie there alike."""
    layout = "tower-12 @ 1,0  tower-11 @ 2,0"
    found = []
    for order in (("tower-12", "tower-11"), ("tower-11", "tower-12")):
        seen = with_cards("tower-12 tower-11", "", "").alhambra(0, layout).bag("arcades-10")
        before_scoring(seen).play(0, *map(reveal, order))
        found.append(Bonus.of(seen.game).shown[0])
    assert found == [moves.tiles_of("tower-11 tower-12")] * 2


def test_no_question_after_the_last_card() -> None:
    """`bonus.reveal`: who has shown all cards is asked no more, also not in scoring 2."""
    seen = with_cards("tower-12", "").alhambra(0, "tower-12 @ 1,0").dirk("")
    before_scoring(seen).expect(asks="bonus", seat=0)
    seen.play(0, reveal("tower-12"))
    assert len(seen.happened(Scored)) == 1
    before_scoring(seen.play(1, moves.take("denar-8"), moves.END_TURN), 2)
    assert len(seen.happened(Scored)) == 1


def test_asked_before_each_of_two_scorings() -> None:
    """`score.when`: both cards in one refill: asked, scoring 1, asked again, scoring 2."""
    seen = with_cards("", "tower-12", "").alhambra(1, "tower-12 @ 1,0")
    seen.display("denar-9 denar-8 denar-7 denar-6").deck("scoring-2 scoring-1 ducat-1")
    seen.play(0, moves.take("denar-9"), moves.END_TURN).expect(asks="bonus", seat=1, scorings=0)
    seen.play(1, KEEP).expect(asks="bonus", seat=1, scorings=1)
    seen.play(1, reveal("tower-12")).expect(asks="turn", scorings=2)
    assert [ledger.scoring for ledger in seen.game.ledgers] == [1, 2]
    counts = [line.count for ledger in seen.game.ledgers for line in ledger.lines]
    assert counts == [1, 2]


def test_asked_between_turns_too() -> None:
    """`bonus.reveal`: a scoring that a vizier's refill brings is asked for in the same order."""
    seen = with_cards("tower-12", "garden-10", "", modules=("bonus", "vizier"))
    seen.hand(2, "florin-9").display("denar-9 denar-8 denar-7").deck("ducat-1")
    seen.play(0, moves.take("denar-9"), moves.END_TURN)
    seen.game.deck = list(moves.cards_of("ducat-3 ducat-2 scoring-1"))
    seen.game.display[0] = -1
    seen.play(1, moves.PASS_WINDOW).play(
        2, moves.use_vizier("florin", "florin-9"), moves.reserve("garden-9-e")
    )
    seen.expect(asks="bonus", seat=1).play(1, KEEP).expect(asks="bonus", seat=0)
    seen.play(0, KEEP).expect(asks="window", seat=1, scorings=1)


def test_all_holders_are_asked() -> None:
    """`bonus.reveal`: who cannot show a card is asked as well: the cards are secret."""
    seen = before_scoring(with_cards("tower-12", "", ""))
    seen.expect(asks="bonus", seat=0)
    assert seen.options() == [KEEP]


def test_a_card_that_cannot_be_shown() -> None:
    """`bonus.reveal`: only the own card, only while exactly its tile stands."""
    seen = with_cards("tower-12", "garden-10", "").reserve(0, "tower-12")
    seen.alhambra(0, "tower-11 @ 1,0  garden-10 @ 0,1").alhambra(1, "garden-11 @ 1,0")
    before_scoring(seen)
    seen.refused(reveal("garden-10"), "bonus.reveal", reason="not_built")
    seen.refused(reveal("garden-11"), "bonus.reveal", reason="not_held")
    seen.play(1, KEEP)
    seen.refused(reveal("tower-12"), "bonus.reveal", reason="not_built")
    seen.refused(reveal("garden-10"), "bonus.reveal", reason="not_held")


def test_asked_only_then() -> None:
    """`bonus.reveal`: in a turn the program does not ask; other actions wait for the answer."""
    seen = with_cards("tower-12", "", "").alhambra(0, "tower-12 @ 1,0")
    seen.refused(KEEP, "bonus.reveal", reason="not_now")
    before_scoring(seen)
    for late in (moves.take("denar-8"), moves.END_TURN, moves.remove("1,0")):
        seen.refused(late, "bonus.reveal", reason="not_now", frame="bonus")


def test_without_the_module() -> None:
    """`bonus.reveal`: with the module off there are no such cards."""
    seen = table(3)
    seen.refused(reveal("tower-12"), "module.off", action="reveal_bonus")
    seen.refused(KEEP, "module.off", action="keep_bonus")


# -- at any time of a turn --------------------------------------------------------------------


SHOW = reveal("tower-12")


def builder(*seats: str, modules: tuple[str, ...] = ("bonus",)) -> Table:
    """A table where seat 0 has built its tower and can pay two tiles exactly."""
    seen = with_cards("tower-12 garden-10", *(seats or ("tower-11", "")), modules=modules)
    seen.alhambra(0, "tower-12 @ 1,0").hand(0, "florin-9 dirham-9 ducat-1")
    return seen.display("denar-9 denar-8 denar-7 denar-6").deck("ducat-1 ducat-2 ducat-3")


def test_shown_before_the_first_action() -> None:
    """`bonus.reveal`: at any time: it is no action, and the first one is still to be done."""
    seen = builder()
    assert seen.options()[-1] == SHOW
    seen.play(0, SHOW).expect(asks="turn", seat=0)
    assert seen.happened(BonusShown) == [BonusShown(0, TILE_BY_ID["tower-12"])]
    assert (hands(seen.game)[0], shown(seen.game)[0]) == ("garden-10", "tower-12")
    assert (seen.game.acted, line_of(seen, "tower").count) == (0, 2)
    seen.refused(moves.END_ACTIONS, "turn.pass", reason="first")
    seen.refused(SHOW, "bonus.reveal", reason="not_held")
    seen.play(0, moves.take("denar-9"), moves.END_TURN).expect(seat=1)


def test_shown_between_and_after_actions() -> None:
    """`bonus.reveal`: also after an exact purchase, beside tiles to place, at the turn's end."""
    buy = moves.buy("florin", "florin-9")
    again = (buy, moves.END_ACTIONS, moves.reserve("garden-9-e"))
    for done, asks in ((1, "turn"), (2, "place"), (3, "turn_end")):
        seen = builder().play(0, *again[:done]).expect(asks=asks, seat=0)
        seen.play(0, SHOW).expect(asks=asks, seat=0)
        assert (seen.game.acted, shown(seen.game)[0]) == (1, "tower-12")
        seen.play(0, *again[done:], moves.END_TURN).expect(asks="turn", seat=1)


def test_shown_as_soon_as_its_tile_stands() -> None:
    """`bonus.reveal`: not while the tile is held aside, but once it is placed in the turn."""
    seen = with_cards("tower-12 garden-10", "", "").hand(0, "ducat-9 ducat-3 florin-9")
    seen.market(ducat="tower-12").play(0, moves.buy("ducat", "ducat-9 ducat-3"))
    seen.play(0, moves.buy("florin", "florin-9"), moves.END_ACTIONS)
    seen.refused(SHOW, "bonus.reveal", reason="not_built")
    seen.play(0, moves.place("tower-12 @ 1,0")).expect(asks="place", seat=0)
    seen.play(0, SHOW).expect(asks="place", seat=0)
    assert shown(seen.game)[0] == "tower-12"


def test_revealed_for_a_vizier_s_tile() -> None:
    """`bonus.reveal`: while the tile of a vizier is placed between two turns."""
    seen = builder(modules=("bonus", "vizier")).hand(1, "")
    seen.play(0, moves.take("denar-9"), moves.END_TURN).play(1, moves.PASS_WINDOW)
    seen.play(2, moves.PASS_WINDOW).play(0, moves.use_vizier("florin", "florin-9"))
    seen.expect(asks="place", seat=0).play(0, SHOW).expect(asks="place", seat=0)
    assert shown(seen.game)[0] == "tower-12"


def test_no_action_saves_from_passing() -> None:
    """`turn.pass`, `bonus.reveal`: who can only show a card may pass, before or after it."""
    fixed = "tower-12 @ 1,0  garden-9-e @ 2,0  chambers-9-w @ 3,0"
    for first in ((), (SHOW,)):
        seen = with_cards("tower-12", "tower-11", "", modules=("bonus", "gates")).bare_market()
        seen.alhambra(0, fixed, checked=False).hand(0, "").display("")
        seen.unfilled.players[0].palace.open_gate(moves.cell_of("2,0"), "nesw".index("e"))
        assert seen.options() == [moves.PASS, SHOW]
        seen.play(0, *first, moves.PASS).expect(asks="turn_end", seat=0)


def test_known_to_all_at_once() -> None:
    """Section 9: a card shown in a turn is known to everybody from that moment on."""
    seen = builder()
    assert Bonus.of(observe(seen.game, 1).game).hidden[0] == [UNKNOWN] * 2
    seen.play(0, SHOW)
    for seat in (1, 2):
        known = Bonus.of(observe(seen.game, seat).game)
        assert (known.hidden[0], known.shown[0]) == ([UNKNOWN], moves.tiles_of("tower-12"))
        guess = Bonus.of(redeal(observe(seen.game, seat), "x"))
        assert guess.shown[0] == moves.tiles_of("tower-12")
        assert TILE_BY_ID["tower-12"] not in [*guess.hidden[1], *guess.hidden[2], *guess.removed]


def test_shown_early_and_the_question() -> None:
    """`bonus.reveal`: who has shown all is not asked before the scoring, the others still are."""
    seen = with_cards("tower-12", "tower-11", "").alhambra(0, "tower-12 @ 1,0")
    seen.play(0, SHOW)
    before_scoring(seen).expect(asks="bonus", seat=1).play(1, KEEP)
    towers = [line for line in seen.game.ledgers[0].lines if line.item == "tower"]
    assert [(line.seat, line.count, line.points) for line in towers] == [(0, 2, 6)]


def test_nothing_hidden_is_seen_by_showing() -> None:
    """`bonus.reveal`: in a turn it is no barrier for undo; before a scoring it is one."""
    seen = builder()
    before = seen.game.reveals
    assert seen.play(0, SHOW).game.reveals == before


def test_taken_back_and_shown_again_in_a_turn() -> None:
    """`bonus.return`: out of the Alhambra the card is in the hand, built again it may be shown."""
    seen = builder().play(0, SHOW, moves.remove("1,0"))
    assert shown(seen.game)[0] == ""
    seen.refused(SHOW, "bonus.reveal", reason="not_built")
    seen.play(0, moves.END_TURN)
    for seat, card in ((1, "denar-9"), (2, "denar-8")):
        seen.play(seat, moves.take(card), moves.END_TURN)
    seen.play(0, moves.add("tower-12 @ 1,0"), SHOW).expect(asks="turn_end", seat=0)
    assert shown(seen.game)[0] == "tower-12"


# -- asked again ------------------------------------------------------------------------------


def keepers(seen: Table, answers: dict[int, list[str]]) -> list[int]:
    """Answer each question before the scoring: the seat's next card, or keep; say who was asked."""
    asked = []
    while seen.game.frame.kind == "bonus":
        seat = to_move(seen.game)
        assert seat is not None
        assert not seen.happened(Scored)
        asked.append(seat)
        card = answers[seat].pop(0) if answers.get(seat) else ""
        seen.play(seat, reveal(card) if card else KEEP)
    return asked


BUILT = ("tower-12 @ 1,0", "tower-11 @ 1,0", "garden-10 @ 1,0  garden-11 @ 2,0")


def three_holders() -> Table:
    """Three seats whose cards can all be shown; seat 1 moves next."""
    seen = with_cards("tower-12", "tower-11", "garden-10 garden-11")
    for seat, layout in enumerate(BUILT):
        seen.alhambra(seat, layout)
    return seen


@pytest.mark.parametrize("number", [1, 2])
def test_who_kept_a_card_is_asked_again(number: int) -> None:
    """`bonus.reveal`: once a later seat shows one, and so again if one is shown on that."""
    seen = before_scoring(three_holders(), number)
    assert keepers(seen, {1: ["", "tower-11"], 2: ["garden-10", ""], 0: [""]}) == [
        1,
        2,
        2,
        0,
        1,
        2,
        0,
    ]
    assert shown(seen.game) == ["", "tower-11", "garden-10"]


def test_not_asked_after_the_last_card() -> None:
    """`bonus.reveal`: who answered after the last card was shown knew of it."""
    seen = before_scoring(three_holders())
    assert keepers(seen, {1: ["tower-11"], 2: ["garden-10", ""]}) == [1, 2, 2, 0]


def test_the_second_round_of_questions() -> None:
    """`bonus.reveal`: the second round goes from the player next to move as well."""
    seen = before_scoring(three_holders())
    assert keepers(seen, {0: ["tower-12"]}) == [1, 2, 0, 1, 2]
    assert len(seen.happened(Scored)) == 1


# -- scoring 3 --------------------------------------------------------------------------------


def final(seen: Table) -> Table:
    """Let the last slot stay empty: the game ends."""
    seen.bag("").market(florin=None)
    return seen.play(0, moves.take("denar-9"), moves.END_TURN)


def test_shown_by_itself_before_scoring_3() -> None:
    """`bonus.reveal`: at scoring 3 all cards that count are shown, nobody is asked."""
    seen = with_cards("tower-12 garden-10", "tower-11", "", seats=3)
    seen.alhambra(0, "tower-12 @ 1,0").alhambra(1, "tower-11 @ 1,0").reserve(0, "garden-10")
    seen.bare_market().display("denar-9 denar-8 denar-7 denar-6")
    final(seen).expect(over=True)
    assert seen.happened(BonusShown) == [
        BonusShown(1, TILE_BY_ID["tower-11"]),
        BonusShown(0, TILE_BY_ID["tower-12"]),
    ]
    kinds = [type(event) for event in seen.events]
    assert kinds.index(BonusShown) < kinds.index(Scored) < kinds.index(GameOver)
    assert hands(seen.game) == ["garden-10", "", ""]
    towers = [line for line in seen.game.ledgers[-1].lines if line.item == "tower"]
    assert [(line.seat, line.count, line.points) for line in towers] == [(0, 2, 17), (1, 2, 17)]


def test_a_scoring_3_made_now() -> None:
    """`bonus.reveal`: scoring 3 counts the cards it would show, scorings 1 and 2 do not."""
    seen = with_cards("tower-12 garden-10", "", "").alhambra(0, "tower-12 @ 1,0")
    found = {}
    for scoring in (1, 2, 3):
        line = seen.lines(scoring, "score.majority", 0)[0]
        found[scoring] = (line.count, [part.item for part in line.parts])
    assert found == {1: (1, []), 2: (1, []), 3: (2, ["bonus-tower-12"])}
    assert shown(seen.game) == ["", "", ""]


# -- back to the hand -------------------------------------------------------------------------


def laid_open(seats: int = 3) -> Table:
    """A table where seat 0 has shown the card of its tower."""
    seen = with_cards("", "garden-11", seats=seats)
    seen.alhambra(0, "tower-12 @ 1,0").reserve(0, "seraglio-9")
    Bonus.of(seen.unfilled).removed.remove(TILE_BY_ID["tower-12"])
    Bonus.of(seen.unfilled).shown[0] = moves.tiles_of("tower-12")
    return seen


def test_the_tile_is_removed() -> None:
    """`bonus.return`: the card goes back to the hand and counts no more."""
    seen = laid_open()
    assert line_of(seen, "tower").count == 2
    seen.play(0, moves.remove("1,0")).expect(reserve={0: "seraglio-9 tower-12"})
    assert (hands(seen.game)[0], shown(seen.game)[0]) == ("tower-12", "")
    assert seen.happened(BonusReturned) == [BonusReturned(0, TILE_BY_ID["tower-12"])]
    assert seen.lines(1, "score.majority", 0) == []


def test_the_tile_is_swapped_out() -> None:
    """`bonus.return`: the same when another tile takes its place."""
    seen = laid_open().play(0, moves.swap("seraglio-9 @ 1,0"))
    assert (hands(seen.game)[0], shown(seen.game)[0]) == ("tower-12", "")


def test_shown_again_when_it_stands_again() -> None:
    """`bonus.return`: built again, the card may be shown again."""
    seen = laid_open().hand(1, "").play(0, moves.remove("1,0"), moves.END_TURN)
    seen.display("denar-9 denar-8 denar-7 denar-6")
    seen.play(1, moves.take("denar-9"), moves.END_TURN).play(
        2, moves.take("denar-8"), moves.END_TURN
    )
    seen.game.deck = []
    seen.game.discards = []
    seen.play(0, moves.add("tower-12 @ 1,0"))
    assert shown(seen.game)[0] == ""
    seen.game.display = [-1] * 4
    seen.game.deck = [*reversed(table(3).deck("scoring-1 ducat-1 ducat-2").game.deck)][::-1]
    seen.play(0, moves.END_TURN).expect(asks="bonus", seat=1)
    seen.play(1, KEEP).play(0, reveal("tower-12"))
    assert shown(seen.game)[0] == "tower-12"


def test_other_tiles_leave_it_alone() -> None:
    """`bonus.return`: only the very tile matters."""
    seen = laid_open().alhambra(0, "tower-11 @ 0,1").play(0, moves.remove("0,1"))
    assert shown(seen.game)[0] == "tower-12"
    assert seen.happened(BonusReturned) == []


# -- counting ---------------------------------------------------------------------------------


def test_one_more_building() -> None:
    """`bonus.reveal`: one more building of that type when majorities are counted."""
    seen = laid_open().alhambra(0, "tower-11 @ 0,1")
    line = line_of(seen, "tower")
    assert line.count == 3
    assert [(part.item, part.count, part.cells) for part in line.parts] == [
        ("bonus-tower-12", 1, ())
    ]
    assert line.cells == (moves.cell_of("1,0"), moves.cell_of("0,1"))


def test_a_card_in_the_hand_counts_nothing() -> None:
    """`bonus.reveal`: before it is shown a card counts nothing."""
    seen = with_cards("tower-12", "", "").alhambra(0, "tower-12 @ 1,0")
    assert line_of(seen, "tower").count == 1


def test_no_tile_for_anything_else() -> None:
    """`bonus.reveal`: it is no tile: no wall, no neighbour for a bazaar or a hut."""
    seen = with_cards("tower-12", seats=3, modules=("bonus", "huts", "bazaars"))
    Huts.of(seen.unfilled).stacks = [[] for _ in range(6)]
    seen.alhambra(0, "tower-12 @ 1,0  hut-tower-e @ 1,1  bazaar-florin-arcades-garden-tower @ 0,1")
    for open_, number in ((False, 2), (True, 3)):
        if open_:
            Bonus.of(seen.game).shown[0] = Bonus.of(seen.game).hidden[0]
        assert line_of(seen, "tower").count == number
        assert [line.points for line in seen.lines(3, "bazaars.score")] == [1]


# -- state, positions, secrets ----------------------------------------------------------------


def game_of(seats: list[dict[str, Any]]) -> Game:
    """Read a position with bonus cards."""
    return read_position(position(modules=["bonus"], seats=seats)).game


def test_a_position() -> None:
    """`bonus.deal`: cards in hand and cards shown; the rest is out of the game."""
    ana = {
        "alhambra": built(("garden-10", 1, 0)),
        "bonus": ["bonus-tower-12", "bonus-arcades-9"],
        "bonus_shown": ["bonus-garden-10"],
    }
    game = game_of([ana, {"bonus": ["bonus-pavilion-8"]}])
    assert hands(game) == ["arcades-9 tower-12", "pavilion-8"]
    assert shown(game) == ["garden-10", ""]
    assert len(Bonus.of(game).removed) == 6
    data = json.loads(json.dumps(position_to_json(game)))
    assert position_to_json(read_position(data).game) == data
    assert data["seats"][0]["bonus_shown"] == ["bonus-garden-10"]
    assert hands(game_of([{}, {}])) == ["", ""]


@pytest.mark.parametrize(
    ("seat", "field", "rule"),
    [
        ({"bonus": ["tower-12"]}, "seats.0.bonus.0", "bonus.deal"),
        ({"bonus": ["bonus-tower-13-e"]}, "seats.0.bonus.0", "bonus.deal"),
        ({"bonus": ["bonus-nothing"]}, "seats.0.bonus.0", "bonus.deal"),
        ({"bonus": [7]}, "seats.0.bonus.0", "bonus.deal"),
        ({"bonus": "bonus-tower-12"}, "seats.0.bonus", ""),
        ({"bonus": ["bonus-tower-12"] * 2}, "seats.0.bonus.1", "bonus.deal"),
        (
            {"bonus": ["bonus-tower-12"], "bonus_shown": ["bonus-tower-12"]},
            "seats.0.bonus_shown.0",
            "bonus.deal",
        ),
        ({"bonus_shown": ["bonus-tower-12"]}, "seats.0.bonus_shown", "bonus.return"),
        (
            {"bonus": [f"bonus-{TILE_ID[tile]}" for tile in BONUS[:4]]},
            "seats.0.bonus",
            "bonus.deal",
        ),
    ],
)
def test_wrong_positions(seat: dict[str, Any], field: str, rule: str) -> None:
    """`bonus.deal`: whatever is wrong with the bonus cards of a position is named."""
    assert complaint(game_of, [seat, {}]) == (field, rule)


def test_the_same_card_at_two_seats() -> None:
    """`bonus.deal`: each card exists once."""
    assert complaint(game_of, [{"bonus": ["bonus-tower-12"]}, {"bonus": ["bonus-tower-12"]}]) == (
        "seats.1.bonus.0",
        "bonus.deal",
    )


def test_positions_without_the_module() -> None:
    """`bonus.deal`: bonus cards in a position without the module are refused."""
    for name in ("bonus", "bonus_shown"):
        assert complaint(read_position, position(seats=[{name: ["bonus-tower-12"]}, {}])) == (
            f"seats.0.{name}",
            "bonus.deal",
        )
    read_position(position(seats=[{"bonus": [], "bonus_shown": []}, {}]))


def test_a_state_is_written_and_read() -> None:
    """Section 9: the whole state survives JSON, also while a seat is asked; clones are free."""
    game = before_scoring(with_cards("tower-12", "tower-11", "")).game
    data = json.loads(json.dumps(state_to_json(game)))
    assert digest(state_from_json(data, rules_for(["bonus"]))) == digest(game)
    twin = BonusCards.clone(Bonus.of(game))
    for cards in (*twin.hidden, *twin.shown, twin.removed):
        cards.clear()
    assert hands(game) == ["tower-12", "tower-11", ""]


def test_what_is_secret() -> None:
    """Section 9: cards not shown and those removed are secret; their number is public."""
    seen = laid_open()
    Bonus.of(seen.game).hidden[0] = moves.tiles_of("arcades-9")
    Bonus.of(seen.game).removed.remove(TILE_BY_ID["arcades-9"])
    known = Bonus.of(observe(seen.game, 0).game)
    assert known.hidden == [moves.tiles_of("arcades-9"), [UNKNOWN], []]
    assert known.shown == [moves.tiles_of("tower-12"), [], []]
    assert known.removed == [UNKNOWN] * 7
    data = json.dumps(observation_to_json(observe(seen.game, 0))["game"]["ext"])
    assert str(TILE_BY_ID["garden-11"]) not in json.loads(data)["bonus"]["hidden"]


def test_where_they_lie() -> None:
    """Section 9: hands and cards shown by seat; what a seat cannot see is counted only."""
    known = zones(observe(laid_open().game, 0).game)
    found = {(zone.name, zone.seat): (zone.tokens, len(zone.cards)) for zone in known}
    assert found == {
        ("bonus", 0): ((), 0),
        ("bonus_shown", 0): (("bonus-tower-12",), 0),
        ("bonus", 1): ((), 1),
        ("bonus_shown", 1): ((), 0),
        ("bonus", 2): ((), 0),
        ("bonus_shown", 2): ((), 0),
        ("bonus_removed", -1): ((), 8),
    }
    mine = zones(observe(laid_open().game, 1).game)
    assert mine[2].tokens == ("bonus-garden-11",)


def test_a_guess_agrees() -> None:
    """Section 9: a guess deals the unknown cards to the places nobody sees."""
    seen = laid_open()
    guesses = [Bonus.of(redeal(observe(seen.game, 0), str(seed))) for seed in range(20)]
    for guess in guesses:
        assert guess.shown == [moves.tiles_of("tower-12"), [], []]
        assert (guess.hidden[0], guess.hidden[2]) == ([], [])
        held = [*guess.hidden[1], *guess.removed, TILE_BY_ID["tower-12"]]
        assert sorted(held) == list(BONUS)
    assert len({guess.hidden[1][0] for guess in guesses}) > 3
