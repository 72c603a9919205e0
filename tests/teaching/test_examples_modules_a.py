"""The examples of the first eight modules show what they are meant to show.

Whether tries do what they say, and in which words, is tested for all files in test_examples.py.
"""

from alhambra_qt.controller.words.sentences import rule_id
from alhambra_qt.engine import apply
from alhambra_qt.engine.events import Event, Scored, ScoringDrawn
from alhambra_qt.modules.characters.actions import AuctionOpened, NobodyBid
from alhambra_qt.modules.gates.rules import GateDiscarded, GateShown
from alhambra_qt.modules.vizier.rules import VizierUsed
from alhambra_qt.teaching import examples
from alhambra_qt.teaching.examples import Count, Example, Lay
from alhambra_qt.teaching.rulebook import part_of
from tests.i18n.fluent_files import entries, selects
from tests.teaching.test_examples import RULES, outcomes, unexplained

MODULES = tuple("vizier exchange bonus huts gates diamonds characters camps".split())
OURS = [rule for rule in RULES if part_of(rule) in MODULES]
# What is also a reason, but cannot be met in a small position of these modules alone.
NOT_SHOWN = {
    "vizier.use": {"inactive"},  # such a seat is asked between turns because of its thieves only
    "gates.use": {"stick"},  # sticks are a module of their own
    "characters.limits": {"not_now"},  # a question of the program, no rule
    "ammar": {"not_owned", "no_redesign"},
    "fatima": {"empty"},
    "laila": {"not_owned", "empty_slot", "empty_bag"},
    "machma": {"not_owned"},
    "yammerad": {"not_owned", "no_card"},
    "camps.build": {"swap"},
}
UNNAMED = {"camps.build": "leans"}  # the reason that is meant if none is named
MOST_TRIES = 8
MOST_TILES = 9  # beside the fountain, for a picture that is understood at once


def test_complete() -> None:
    """Every rule of the eight modules has an example, the ten persons included."""
    assert OURS
    assert unexplained(OURS) == []


def test_reasons() -> None:
    """Each reason for which a rule refuses something is shown by a wrong try of the module."""
    english, lost = entries("en"), []
    for rule in OURS:
        text = f"refuse-{rule_id(rule)}"
        if text in english:
            choices = (one.keys for one in selects(english[text]) if one.variable == "reason")
            wanted = {key for keys in choices for key in keys} - NOT_SHOWN.get(rule, set())
            shown = {
                dict(outcome.refusal.text.args)["reason"] or UNNAMED.get(rule)
                for other in examples.examples(part_of(rule))
                for outcome in outcomes(other)
                if outcome.refusal is not None and outcome.refusal.text.id == text
            }
            lost += [] if shown and wanted <= shown else [f"{rule}: {wanted - shown}"]
    assert not lost


def test_small() -> None:
    """The Alhambra shown is small, and only a few tries are offered."""
    large = []
    for rule in OURS:
        example = examples.example(rule)
        tiles = example.start().players[example.seat].palace.tiles
        if len(tiles) - 1 > MOST_TILES or len(example.tries) > MOST_TRIES:
            large.append(rule)
    assert not large


def test_no_secrets() -> None:
    """No example lays open what nobody may see."""
    secret = {"side_stack", "huts_below", "bonus_removed"}
    assert [rule for rule in OURS if not secret.isdisjoint(examples.example(rule).show)] == []


# -- what some of them show -------------------------------------------------------------------


def events(example: Example, number: int) -> list[Event]:
    """What happens when a right try is made."""
    game = example.start()
    found: list[Event] = []
    for step in example.right[number].steps:
        assert not isinstance(step, Count | Lay)
        found += apply(game, step)
    return found


def points(rule: str, number: int) -> list[tuple[int, int]]:
    """The seats and points of the row that a try is about, in the order they are told."""
    return [(line.tag.seat, line.points) for line in outcomes(rule)[number].points]


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
