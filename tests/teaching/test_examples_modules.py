"""The examples of the modules show what they are meant to show.

Whether tries do what they say, and in which words, is tested for all files in test_examples.py.
"""

from alhambra_qt.controller.view.view_parts import AlhambraView
from alhambra_qt.controller.words.sentences import rule_id
from alhambra_qt.engine import apply
from alhambra_qt.engine.events import Event, Scored, ScoringDrawn
from alhambra_qt.i18n import tr
from alhambra_qt.modules import IDS
from alhambra_qt.modules.characters.actions import AuctionOpened, NobodyBid
from alhambra_qt.modules.gates.rules import GateDiscarded, GateShown
from alhambra_qt.modules.vizier.rules import VizierUsed
from alhambra_qt.teaching import examples
from alhambra_qt.teaching.example_rows import ExampleRow
from alhambra_qt.teaching.examples import Count, Example, Lay
from alhambra_qt.teaching.rulebook import part_of
from alhambra_qt.teaching.tryout import Outcome, look
from tests.i18n.fluent_files import entries, selects
from tests.teaching.test_examples import OF_MODULES, outcomes

# What is also a reason, but cannot be met in a small position of one module.
NOT_SHOWN = {
    "vizier.use": {"inactive"},  # such a seat is asked between turns because of its thieves only
    "gates.use": {"stick"},  # sticks are a module of their own
    # A question of the program, no rule; and a position does not say who has acted.
    "characters.limits": {"not_now", "star"},
    "ammar": {"not_owned", "no_redesign"},
    "fatima": {"empty"},
    "laila": {"not_owned", "empty_slot", "empty_bag"},
    "machma": {"not_owned"},
    "yammerad": {"not_owned", "no_card"},
    "camps.build": {"swap"},
    "walls.build": {"no_tile", "camp", "not_own"},
    "thieves.use": {"round", "next"},
    "trader.deal": {"taken"},
    "trader.move_in": {"taken", "new", "same", "supply"},
    "treasure.buy": {"other", "kind", "diamonds"},
    "treasure.place": {"none"},
    "builders.redesign": {"none"},
    "bazaars.buy": {"short"},
}
UNNAMED = {"camps.build": "leans"}  # the reason that is meant if none is named
MOST_TRIES = 8
MOST_TILES = 9  # for a picture that is understood at once
WITH_OTHERS = {"vizier.limits"}  # what other modules change in a rule


def test_complete() -> None:
    """Every rule of a module has an example, and its file holds no other."""
    for module in IDS:
        rules = [rule for rule in OF_MODULES if part_of(rule) == module]
        assert sorted(examples.examples(module)) == sorted(rules) != []


def test_reasons() -> None:
    """Each reason for which a rule refuses something is shown by a wrong try of the module."""
    english, lost = entries("en"), []
    for rule in OF_MODULES:
        text = f"refuse-{rule_id(rule)}"
        if text in english:
            choices = (
                select.keys for select in selects(english[text]) if select.variable == "reason"
            )
            wanted = {key for keys in choices for key in keys} - NOT_SHOWN.get(rule, set())
            shown = {
                dict(outcome.refusal.text.args)["reason"] or UNNAMED.get(rule)
                for other in examples.examples(part_of(rule))
                for outcome in outcomes(other)
                if outcome.refusal is not None and outcome.refusal.text.id == text
            }
            if not shown or (wanted and wanted != shown):  # without a choice any is shown
                lost.append(f"{rule}: {wanted ^ shown}")
    assert not lost


def test_small() -> None:
    """A position can be taken in at a glance: few tiles and tries, and only its own module."""
    large = []
    for rule in OF_MODULES:
        example = examples.example(rule)
        alone = rule in WITH_OTHERS or example.position["modules"] == [part_of(rule)]
        if len(look(example).palace.tiles) > MOST_TILES or len(example.tries) > MOST_TRIES:
            large.append(rule)
        large += [] if alone else [f"{rule} has other modules"]
    assert not large


def test_no_secrets() -> None:
    """No example lays open what nobody may see."""
    secret = {"side_stack", "huts_below", "bonus_removed"}
    assert [rule for rule in OF_MODULES if not secret.isdisjoint(examples.example(rule).show)] == []


# -- what some of them show -------------------------------------------------------------------


def events(example: Example, number: int) -> list[Event]:
    """Return the events of a right try."""
    game = example.start()
    found: list[Event] = []
    for step in example.right[number].steps:
        assert not isinstance(step, Count | Lay)
        found += apply(game, step)
    return found


def points(rule: str, number: int) -> list[tuple[int, int]]:
    """Return the seats and points of the row that a try is about, in the order shown."""
    return [(line.tag.seat, line.points) for line in outcomes(rule)[number].points]


def happened(outcome: Outcome) -> list[str]:
    """Return all events of a try in words, in English."""
    return [tr("en", line.text) for line in outcome.happened]


def gains(rule: str) -> list[list[int]]:
    """The points of the lines of every right try of a rule."""
    return [[line.points for line in outcome.points] for outcome in outcomes(rule) if outcome.legal]


def pieces(rows: tuple[ExampleRow, ...], name: str) -> dict[str, int]:
    """How many of each piece lie in a row; none if it is not there."""
    found: dict[str, int] = {}
    for row in rows:
        if row.name == name:
            for piece in row.pieces:
                found[piece.id] = found.get(piece.id, 0) + piece.count
    return found


def standing(palace: AlhambraView, x: int, y: int) -> tuple[str, ...]:
    """Return the tokens on a tile of an Alhambra."""
    return next(tile.tokens for tile in palace.tiles if (tile.x, tile.y) == (x, y))


def test_vizier_order() -> None:
    """The one who just moved uses the vizier last, and after a use the first is asked again."""
    example = examples.example("vizier.order")
    used = [[e.seat for e in events(example, k) if isinstance(e, VizierUsed)] for k in (0, 1)]
    assert used == [[1, 2, 3, 0], [2, 1]]


def test_exchange_use() -> None:
    """Two currencies pay with the card, not without it; the card lies on the discards then."""
    with_card, *_, without = outcomes("exchange.use")
    assert with_card.legal
    assert not without.legal
    (discards,) = (row for row in with_card.rows if row.name == "discards")
    assert "exchange-denar-ducat" in {piece.id for piece in discards.pieces}


def test_bonus() -> None:
    """The card shown breaks a tie; the card that returned loses the majority."""
    assert points("bonus.reveal", 0)[:2] == [(0, 6), (1, 0)]
    assert points("bonus.reveal", 1)[:2] == [(0, 3), (1, 3)]
    assert points("bonus.return", 2) == [(0, 20), (1, 12)]
    assert points("bonus.return", 3) == [(1, 20), (0, 12)]


def test_huts_score() -> None:
    """A hut counts once for the garden without a wall; the hut without neighbours not at all."""
    assert points("huts.score", 0) == [(0, 5), (1, 0)]
    assert points("huts.score", 2) == [(1, 19)]


def test_gates_deal() -> None:
    """One gate card lies open, another is discarded."""
    example = examples.example("gates.deal")
    kinds = [{type(event) for event in events(example, k)} for k in (0, 1)]
    assert GateShown in kinds[0]
    assert GateDiscarded not in kinds[0]
    assert {GateShown, GateDiscarded} <= kinds[1]


def test_gates_use() -> None:
    """The same tile on the same cell: with a gate it may stand, without it not."""
    example = examples.example("gates.use")
    (gated, *_), (plain, *_) = example.right[0].steps, example.wrong[0].steps
    for name in ("tile", "cell"):
        assert getattr(gated, name) == getattr(plain, name)
    assert [tile.gates for tile in outcomes("gates.use")[0].after.tiles].count("w") == 1


def test_auction() -> None:
    """A character is auctioned as soon as it is drawn; without a bid it leaves the game."""
    dealt = events(examples.example("characters.deal"), 0)
    assert [event.seat for event in dealt if isinstance(event, AuctionOpened)] == [0]
    passed = events(examples.example("characters.auction"), 1)
    assert any(isinstance(event, NobodyBid) for event in passed)


def test_hakim_and_yusuf() -> None:
    """Half a building breaks a tie; a wall of eight sides brings two points more."""
    assert points("hakim", 0) == [(0, 6), (1, 0)]
    assert points("hakim", 1) == [(0, 3), (1, 3)]
    assert (points("yusuf", 0), points("yusuf", 1)) == ([(0, 8)], [(0, 2)])


def test_yammerad() -> None:
    """The first draw is money; in the other try a scoring comes first and is counted."""
    example = examples.example("yammerad")
    drawn = [{type(event) for event in events(example, k)} for k in (0, 1)]
    assert {ScoringDrawn, Scored}.isdisjoint(drawn[0])
    assert {ScoringDrawn, Scored} <= drawn[1]


def test_camps() -> None:
    """A tile at the end of a line is a point more; a camp adds nothing to the wall."""
    own = [[p for seat, p in points("camps.score", k) if seat == 0] for k in (0, 1)]
    assert own == [[2, 2, 3], [2, 2, 4]]
    assert [points("camps.wall", number) for number in range(3)] == [[(0, 4)]] * 3


def test_walls() -> None:
    """Wall cards are laid aside while the display gets its four cards; walls lengthen the wall."""
    first, second = outcomes("walls.deal")
    assert [len(pieces(outcome.rows, "walls-open")) for outcome in (first, second)] == [1, 2]
    assert all(sum(pieces(outcome.rows, "display").values()) == 4 for outcome in (first, second))
    outcome, corner, _, *_ = outcomes("walls.build")
    assert (outcome.before.wall, outcome.after.wall, corner.after.wall) == (1, 3, 3)


def test_thieves() -> None:
    """Fewer thieves each for more players; a thief used is gone, and the display full again."""
    dealt = [sum(pieces(outcome.rows, "thieves").values()) for outcome in outcomes("thieves.deal")]
    assert dealt == [4, 3, 2]
    used = outcomes("thieves.use")[1].rows
    assert pieces(used, "thieves") == {"thief-florin": 1}
    assert "" not in pieces(used, "display")


def test_change() -> None:
    """A coin for each full 2 too much; coins decide at the end, too."""
    drawn = [sum(pieces(outcome.rows, "coins").values()) for outcome in outcomes("change.draw")]
    assert drawn == [2, 1, 0]
    exact, late, *_ = outcomes("change.use")
    assert "coin-florin" not in pieces(exact.rows, "coins")
    assert "Anna holds the most dirhams (5) and gets an arcade" in happened(late)


def test_trader() -> None:
    """The fitting resident moves in, or one is swapped; sets count; who loses a home goes back."""
    kept = outcomes("trader.deal")[0]
    assert len(pieces(kept.rows, "trader")) == 3
    moved, swapped, back, *_ = outcomes("trader.move_in")
    assert standing(moved.after, 3, 0) == ("resident-garden",)
    assert pieces(moved.rows, "trader").keys() == {f"resident-{one}" for one in MOVED}
    assert standing(swapped.after, 3, 0) == ()
    assert [(token.id, token.x, token.y) for token in back.after.tokens] == [("trader", 2, 1)]
    assert gains("trader.score") == [[10, 1, 3], [10, 1, 3]]
    before = pieces(look(examples.example("trader.return")).rows, "resident-supply")
    for gone in outcomes("trader.return"):
        supply = pieces(gone.rows, "resident-supply")
        assert supply["resident-tower"] == before["resident-tower"] + 1


MOVED = ("pavilion", "chambers", "tower")


def test_treasure() -> None:
    """Chests find their buildings, rooms fill again, and the most chests win."""
    assert gains("treasure.score") == [[7, 0, 0], [14, 7, 0], [22, 14, 7]]
    (filled,) = outcomes("treasure.refill")
    assert sum(pieces(filled.rows, "room-2").values()) == 4
    closed = outcomes("treasure.buy")[1]
    assert pieces(closed.rows, "room-2") == {}
    west, east = outcomes("treasure.place")[:2]
    assert standing(west.after, -1, 0) == standing(east.after, 1, 0) == ("chest-garden",)
    assert "1 chest passes to the left: Marco" in happened(west)
    lost = outcomes("treasure.lost")[0]
    assert len(lost.after.tiles) == len(lost.before.tiles) - 1
    assert pieces(lost.rows, "chest-bag")["chest-tower"] == 9


def test_builders() -> None:
    """Two builders for each; one that pays is not discarded; one that works adds a tile."""
    (dealt,) = outcomes("builders.deal")
    hands = [row for row in dealt.rows if row.name == "hand"]
    found = [sum(piece.id.startswith("builder") for piece in row.pieces) for row in hands]
    assert found == [2, 2, 2]
    paid = outcomes("builders.money")[0]
    assert pieces(paid.rows, "discards") == {"florin-5": 1}
    built = outcomes("builders.redesign")[0]
    assert len(built.after.tiles) == len(built.before.tiles) + 2


def test_invaders() -> None:
    """Each scoring costs more, nobody falls below 0; only who pays exactly uses a scout."""
    first, second, third = gains("invaders.attack")
    assert (first, second) == ([-2, -2, -2], [-4, -4, -6])
    assert third[:3] == [-6, -3, -2]
    scouts = [len(pieces(outcome.rows, "scouts")) for outcome in outcomes("invaders.scouts")]
    assert scouts == [1, 2, 2]
    (foreseen,) = outcomes("invaders.open")
    before = pieces(look(examples.example("invaders.open")).rows, "attack-next")
    assert before == pieces(foreseen.rows, "attacks") == {"attack-n": 1}
    assert pieces(foreseen.rows, "attack-next") == {"attack-e": 1}


def test_bazaars() -> None:
    """Bazaars lie beside the market and keep no slot filled; five buildings in three colours."""
    outcome, last = outcomes("bazaars.deal")
    assert [len(pieces(shown.rows, "bazaars")) for shown in (outcome, last)] == [3, 4]
    assert "A market slot stays empty: the game ends" in happened(last)
    assert "A market slot stays empty: the game ends" not in happened(outcome)
    assert gains("bazaars.score") == [[15, 4], []]
