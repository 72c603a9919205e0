"""Events, refusals, rules, moves, tiles and answers in words, in every language."""

import re
from typing import Any

import attrs
import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.desk.modes import ghost, legal_cell, refused_tile
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.view.targets import AtCell, AtSlot
from alhambra_qt.controller.words import sentences as words
from alhambra_qt.controller.words.names import cards_named, modules_named, things_named, tile_sides
from alhambra_qt.controller.words.sentences import rule_of_event
from alhambra_qt.controller.words.speech import ANSWERS, spoken
from alhambra_qt.engine import Ledger, Refusal, why_not
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.actions import AddTile
from alhambra_qt.engine.ids import cell_at, mask_of
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_BY_ID, TILE_WALLS
from alhambra_qt.i18n import LANGS, Arg, Msg, catalog, has_text, msg, tr
from alhambra_qt.modules.vizier.rules import VizierUsed, VizierWoken
from alhambra_qt.teaching import examples, tryout
from alhambra_qt.teaching.rulebook import all_rules, module_of
from tests import samples
from tests.controller.kit import all_events, arranged, cards, config, desk, english
from tests.module_parts import every_source, known_rules, refused_rules

TAGS = tags(config(3))
GARDEN, TOWER = TILE_BY_ID["garden-8-nw"], TILE_BY_ID["tower-12"]
FLORINS = tuple(cards("florin-3 florin-5"))
LEDGER = Ledger(1, (), (0, 0, 0), (3, 0, 21), 4)
EVENTS: tuple[ev.Event, ...] = (
    ev.TurnStarted(0, 11),
    ev.TookMoney(0, FLORINS),
    ev.Bought(1, 0, GARDEN, FLORINS, 8, 0),
    ev.Bought(1, 0, GARDEN, FLORINS, 7, 1),
    ev.Placed(0, GARDEN, 1),
    ev.Reserved(0, GARDEN),
    ev.GaveToDirk(0, GARDEN),
    ev.Added(0, GARDEN, 1),
    ev.Removed(0, GARDEN, 1),
    ev.Swapped(0, GARDEN, TOWER, 1),
    ev.Passed(0),
    ev.ActionsEnded(0),
    ev.TurnEnded(0),
    ev.CardShown(0, FLORINS[0]),
    ev.TileShown(0, GARDEN),
    ev.SlotEmpty(0),
    ev.DeckShuffled(40),
    ev.ScoringDrawn(1),
    ev.Scored(LEDGER),
    ev.DirkDrew((GARDEN, TOWER)),
    ev.Distributed(0, GARDEN, 2, (1, 2, 9)),
    ev.Distributed(0, GARDEN, -2, (0, 4, 4)),
    ev.Distributed(0, GARDEN, -2, (0, 0, 0)),
    ev.WindowPassed(0),
    ev.GameOver((0,), (101, 90, 80)),
    ev.GameOver((0, 2), (101, 90, 101)),
    VizierUsed(0, 0, GARDEN, FLORINS, 8, 0),
    VizierWoken(0),
)


def sentences(lang: str, event: ev.Event) -> str:
    """The log line of an event."""
    return tr(lang, words.log_line(event, TAGS).text)


ADDED = [kind for kind in all_events() if kind not in map(type, EVENTS)]
# A value for each field of an event, by the last word of its name.
VALUES: dict[str, object] = {
    "seat": 0,
    "tile": GARDEN,
    "drawn": TOWER,
    "card": FLORINS[0],
    "given": FLORINS[1],
    "thief": cards("thief-florin")[0],
    "cards": FLORINS,
    "colour": 4,
    "colours": (1, 4),
    "side": 2,
    "cell": 257,
    "chests": (1, 1, 2, 5),
    "residents": (1, 2, 4),
}


def sample(kind: Any) -> ev.Event:
    """An event of a kind; fields of which nothing is known are the number 2."""
    fields = [field.name for field in attrs.fields(kind)]
    event: ev.Event = kind(*(VALUES.get(name.rpartition("_")[2], 2) for name in fields))
    return event


def test_every_event_is_said() -> None:
    """Each kind of event that exists has its own sentence."""
    others = [msg("log-other", name="Anna"), msg("log-nobody")]
    for event in (*EVENTS, *map(sample, ADDED)):
        assert words.log_line(event, TAGS).text not in others, event


@pytest.mark.parametrize("lang", LANGS)
def test_events_of_modules_in_every_language(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """No event of a module is said with a missing word or the id of anything."""
    texts = [sentences(lang, sample(kind)) for kind in ADDED]
    assert not caplog.messages
    for kind, text in zip(ADDED, texts, strict=True):
        assert not re.search(r"[{}]|\b(log|play|count|card|token)-[a-z-]+", text), kind


@pytest.mark.parametrize("lang", LANGS)
def test_events_in_every_language(lang: str) -> None:
    """No event is said with a missing word, and no two events alike."""
    texts = [sentences(lang, event) for event in EVENTS]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert "{" not in text
        assert not re.search(r"\b(log|play|count|refuse|rule)-[a-z-]+", text)


def test_log_sentences() -> None:
    """The log speaks as the language guide has it."""
    exact, over = EVENTS[2], EVENTS[3]
    assert sentences("en", exact) == "Marco buys a garden for exactly 8 florins"
    assert sentences("it", over) == "Marco compra un giardino per 8 invece di 7 fiorini"
    assert sentences("ro", EVENTS[0]) == "Tura 12: Anna"
    assert sentences("fr", EVENTS[24]) == "Anna gagne avec 101 points"
    assert sentences("en", EVENTS[18]) == (
        "Scoring 1 of 3: Anna +3, Marco 0, Ioana +21 and Dirk +4"
    )
    assert sentences("it", EVENTS[6]) == "Anna dà un giardino a Carlo"
    assert (
        sentences("ro", EVENTS[20]) == "Ioana are cei mai mulți florini (9) și primește o grădină"
    )


@pytest.mark.parametrize(
    ("paid", "lang", "said"),
    [
        (
            "diamond-3 diamond-5",
            "en",
            "Marco buys a garden for exactly 8 diamonds",
        ),
        (
            "diamond-3 diamond-5",
            "ro",
            "Marco cumpără o grădină cu exact 8 diamante",
        ),
        ("diamond-9", "it", "Marco compra un giardino per 9 invece di 8 diamanti"),
        ("diamond-9", "fr", "Marco achète un jardin pour 9 au lieu de 8 diamants"),
        (
            "exchange-denar-ducat ducat-5 denar-3",
            "en",
            "Marco buys a garden for exactly 3 denars and 5 ducats",
        ),
        (
            "exchange-denar-ducat ducat-5 denar-3",
            "fr",
            "Marco achète un jardin pour exactement 3 dinars et 5 ducats",
        ),
        (
            "exchange-denar-ducat ducat-5 denar-3",
            "ro",
            "Marco cumpără o grădină cu exact 3 dinari și 5 ducați",
        ),
        (
            "exchange-denar-ducat builder-denar ducat-4 coin-denar",
            "it",
            "Marco compra un giardino per 4 dinari e 4 ducati esatti",
        ),
        (
            "exchange-denar-ducat ducat-8",
            "en",
            "Marco buys a garden for exactly 8 ducats",
        ),
    ],
)
def test_purchase_is_said_in_the_money_paid(paid: str, lang: str, said: str) -> None:
    """Neither diamonds nor a payment by exchange card is described as money of the slot."""
    some = tuple(cards(paid))
    over = sum(CARD_VALUE[card] for card in some) - 8
    assert sentences(lang, ev.Bought(1, 2, GARDEN, some, 8, over)) == said


def test_vizier_is_said_in_the_money_paid() -> None:
    """A vizier's payment is described in the money that was paid."""
    event = VizierUsed(0, 2, GARDEN, tuple(cards("diamond-8")), 8, 0)
    assert sentences("en", event) == "Anna uses the vizier: a garden for 8 diamonds"


def test_unknown_event_is_said_too() -> None:
    """The event of a module that nobody taught words to still names its player."""

    class Strange(ev.Event):
        seat = 1

    class Stranger(ev.Event):
        pass

    assert tr("en", words.log_line(Stranger(), TAGS).text) == "Something happens"
    assert tr("en", words.log_line(Strange(), TAGS).text) == "Marco plays"


# -- rules ------------------------------------------------------------------------------------

RULE_IDS = known_rules()
# What can be refused with a sentence of its own.
REFUSED = """
turn.pass turn.refill_late money.take buy.pay buy.place_late redesign.add redesign.remove
redesign.swap turn.refill build.edges build.free build.adjacent build.walk build.hole build.after
setup.fountain end.trigger end.distribute dirk.gift vizier.use vizier.reactivate camps.build
module.off
""".split()
PARAMS: dict[str, tuple[dict[str, Any], ...]] = {
    "turn.pass": ({"reason": "first"}, {"reason": "possible"}),
    "money.take": (
        {"reason": "sum", "sum": 9},
        {"reason": "not_shown"},
        {"reason": "alone"},
        {"reason": "empty"},
        {"reason": "none"},
    ),
    "buy.pay": (
        {"reason": "short", "currency": "ducat", "missing": 2, "price": 9, "paid": 7, "held": 7},
        {"reason": "short", "currency": "ducat", "missing": 2, "price": 9, "paid": 7, "held": 12},
        {"reason": "currency", "currency": "denar"},
        {"reason": "not_held", "currency": "denar"},
    ),
    "buy.place_late": ({"reason": "not_held"}, {"reason": "not_now", "frame": "place"}),
    "redesign.swap": ({"reason": "not_in_reserve"}, {"reason": "empty"}),
    "build.after": ({"kind": "walk"}, {"kind": "hole"}),
    "dirk.gift": ({"reason": "no_dirk"}, {"reason": "distribution"}, {"reason": "hut"}),
    "vizier.use": ({"reason": "inactive"}, {"reason": "exact", "over": 2}, {"reason": "not_now"}),
    "camps.build": ({"reason": "sides"}, {"reason": "bastion"}, {}),
}


@pytest.mark.parametrize("lang", LANGS)
def test_refusals_in_every_language(lang: str) -> None:
    """Every rule that can be broken has a sentence for every way of breaking it."""
    wrong = []
    for rule in REFUSED:
        ways = PARAMS.get(rule, ({},))
        refusals = [Refusal(rule, (1, 2), ((1, 1),), tuple(params.items())) for params in ways]
        texts = {tr(lang, words.refusal_text(refusal, "garden-8-nw")) for refusal in refusals}
        odd = [text for text in texts if re.search(r"refuse-|\{|[^.]\Z", text)]
        wrong += odd or ([] if len(texts) == len(ways) else [f"{rule}: {texts}"])
    assert not wrong


def test_every_refusal_of_the_engine_is_said() -> None:
    """There is no rule in the code that the desk cannot put into words."""
    refused = {rule for path in every_source() for rule in refused_rules(path)}
    unknown = {rule for rule in refused if not has_text(f"refuse-{words.rule_id(rule)}")}
    assert not unknown - set(words.REFUSED)


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_has_title_and_sentence(lang: str) -> None:
    """Each rule id of the base game, the vizier and the camps has a title and a sentence."""
    texts = catalog(lang)
    for rule in RULE_IDS:
        box = words.rule_box(rule)
        assert texts.has(box.title.id), rule
        assert texts.has(box.text.id), rule
        assert tr(lang, box.text).endswith(".")


def test_unknown_rule_is_named() -> None:
    """A rule without a text is shown by its id."""
    view = words.refusal_view(Refusal("moon.rise", (1,)))
    assert tr("en", view.title) == "Rule moon.rise"
    assert "moon.rise" in tr("en", view.text)


def test_edges_name_the_side() -> None:
    """One failing side is named with what meets there, several are listed."""
    refusal = Refusal("build.edges", (), ((5, 1),))
    assert tr("en", words.refusal_text(refusal, "garden-8-ne")) == (
        "On the east side a wall would meet an open side."
    )
    assert tr("fr", words.refusal_text(refusal, "garden-8-nw")) == (
        "À l’est\u202f: côté ouvert contre mur."
    )
    two = Refusal("build.edges", (), ((5, 1), (5, 2)))
    assert tr("ro", words.refusal_text(two, "garden-8-nw")) == (
        "Laturi care nu se potrivesc: est și sud."
    )


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (0, "0 puncte"),
        (1, "1 punct"),
        (2, "2 puncte"),
        (19, "19 puncte"),
        (20, "20 de puncte"),
        (100, "100 de puncte"),
        (101, "101 puncte"),
        (120, "120 de puncte"),
    ],
)
def test_romanian_plurals(n: int, text: str) -> None:
    """Romanian counts points as the guide's table has it."""
    event = ev.GameOver((0,), (n, 0, 0))
    assert sentences("ro", event) == f"Anna câștigă cu {text}"


# -- which rule a line leads to --------------------------------------------------------------------


def test_events_of_modules_name_their_rule() -> None:
    """Each leads to a paragraph of its module, not only to the module's part."""
    found = [kind for kind in all_events() if kind.__module__ != ev.__name__]
    assert found
    assert [kind for kind in found if kind.rule not in all_rules()] == []
    assert [
        class_ for class_ in found if module_of(class_.rule) != class_.__module__.split(".")[2]
    ] == []


# What only tells how a turn goes on.
MACHINERY = {ev.TurnStarted, ev.ActionsEnded, ev.TurnEnded, ev.WindowPassed}


def test_events_of_the_base_game_name_their_rule() -> None:
    """Each but the machinery leads to a rule of the base game."""
    found = [kind for kind in all_events() if kind.__module__ == ev.__name__]
    assert {kind for kind in found if not kind.rule} == MACHINERY
    named = [kind for kind in found if kind.rule]
    assert [kind for kind in named if kind.rule not in all_rules() or module_of(kind.rule)] == []


def test_an_exact_purchase_leads_to_its_own_rule() -> None:
    """An overpaid purchase opens the rule of paying, an exact one that of the next action."""
    exact = ev.Bought(0, 0, 1, (4,), 5, 0)
    assert rule_of_event(exact) == "buy.exact"
    assert rule_of_event(attrs.evolve(exact, overpaid=2)) == "buy.pay"
    assert rule_of_event(VizierUsed(0, 0, 1, (4,), 5, 0)) == VizierUsed.rule


# -- names -----------------------------------------------------------------------------------------


def named(lang: str, named: Arg) -> str:
    """Return the text of a name."""
    assert isinstance(named, Msg)
    return tr(lang, named)


@pytest.mark.parametrize(
    ("ids", "text"),
    [
        ("ducat-4", "4 ducats"),
        ("ducat-4 ducat-4", "4 + 4 ducats"),
        ("ducat-4 florin-2 ducat-1 exchange-florin-ducat", "4 + 1 ducats, 2 florins and a "),
        ("karim", "Abdul Karim"),
        ("", ""),
    ],
)
def test_cards_of_one_currency_are_one_sum(ids: str, text: str) -> None:
    """Cards are grouped by currency, each group is said once, what has no value after them."""
    assert named("en", cards_named(tuple(cards(ids)))).startswith(text)


def test_hidden_cards_are_not_named() -> None:
    """Cards that nobody has seen have no name in a list."""
    assert named("it", cards_named((-1, *cards("denar-5"), -1))) == "5 dinari"


def test_equal_things_are_said_once() -> None:
    """A list says how many there are of the same."""
    garden, tower = msg("type-garden"), msg("type-tower")
    assert named("fr", things_named([garden, tower, garden])) == "jardin ×\xa02 et tour"


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_modules_have_no_article_in_lists(lang: str) -> None:
    """Where a language gives its modules an article, a list of them leaves it out."""
    for module in modules.IDS:
        name, bare = tr(lang, msg(f"mod-{module}")), named(lang, modules_named([module]))
        article, _, rest = name.replace("’", " ").partition(" ")
        assert article in {"Il", "La", "I", "Le", "Gli", "Les", "L"}
        assert bare.lower() == rest.lower()


# -- sides and sticks ------------------------------------------------------------------------------


def sides_of(tile: str, lang: str = "en", **more: str) -> str:
    """Return the text of a tile's sides."""
    return ", ".join(tr(lang, side) for side in tile_sides(tile, **more))


def tile_with(walls: str) -> str:
    """A building with these walls printed."""
    mask = mask_of(walls)
    return next(one for one, tile in TILE_BY_ID.items() if TILE_WALLS[tile] == mask)


def test_walls_and_open_sides() -> None:
    """Each side is said once: walled, or open."""
    one = tile_with("w")
    assert sides_of(one) == "walls: west, open: north, east and south"


def test_fountain() -> None:
    """A tile without walls is open on all sides."""
    assert sides_of("fountain") == "open on all sides"


def test_sticks_and_gates() -> None:
    """Walls that were added are said with the printed ones, and what opens one."""
    one = tile_with("w")
    text = sides_of(one, walls="nesw", gates="w")
    assert text == "walls: north, east, south and west, gate: west"


def test_camp_has_bastions() -> None:
    """A kind of tile that has something else there says so."""
    camp = next(one for one in TILE_BY_ID if one.startswith("camp"))
    assert sides_of(camp).startswith("bastions: ")
    assert "wall" not in sides_of(camp)


def test_unknown() -> None:
    """A tile that lies face down has no text."""
    assert tile_sides("back") == ()


@pytest.mark.parametrize("lang", LANGS)
def test_every_tile(lang: str) -> None:
    """Every tile of the game has words for its sides, in every language."""
    for tile in TILE_BY_ID:
        if tile:
            assert sides_of(tile, lang), tile
            assert "{" not in sides_of(tile, lang)


UNWALLED = TILE_BY_ID["garden-11"]  # no wall is printed on it
SETUP = evolve(config(3), modules=("walls",))


def reserved(sticks: int = 1) -> Table:
    """A garden without printed walls in the reserve, with sticks (by default a north one)."""
    game = arranged(SETUP, reserve="garden-11", palace="garden-10-n 1 0|tower-9-ne 0 -1")
    game.players[0].sticks = {UNWALLED: sticks}
    return Table.of(game, 0, tags(SETUP), "normal")


def test_ghost_shows_sticks() -> None:
    """A tile shown where it would stand has its sticks; without them it has printed walls only."""
    table = reserved()
    assert ghost(table, UNWALLED, cell_at(0, 1), legal=True, put=False).walls == "n"
    assert ghost(table, TILE_BY_ID["tower-9-ne"], 0, legal=True, put=False).walls == "ne"


def test_refusal_shows_and_names_sticks() -> None:
    """A refusal draws the sticks, and says that the touching side is a wall because of them."""
    table = reserved()
    cell = cell_at(0, 1)
    refusal = why_not(table.game, AddTile.of(UNWALLED, cell))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "build.edges"
    view = refused_tile(table, refusal, AtCell(0, 1), UNWALLED, cell).refusal
    assert view is not None
    assert view.walls == "n"
    assert tr("en", view.text) == "On the north side a wall would meet an open side."


def test_wall_change_counts_sticks() -> None:
    """The change of the longest wall by a space counts the sticks of the tile."""
    cell = cell_at(2, 0)
    assert legal_cell(reserved(0), UNWALLED, cell, msg("play-empty")).wall == 0
    assert legal_cell(reserved(1), UNWALLED, cell, msg("play-empty")).wall == 1


# -- moves and answers -----------------------------------------------------------------------------


# Isolating marks that say nothing to the ear and the eye.
MARKS = re.compile("[\u2066-\u2069]")


def try_of(rule: str, number: int) -> str:
    """Return the description of an example's try."""
    example = examples.example(rule)
    return MARKS.sub("", tr("en", tryout.outcome_text(example, example.tries[number])))


@pytest.mark.parametrize(
    ("rule", "number", "words"),
    [
        ("buy.pay", 0, "Buy a garden (8) with 3 + 5"),
        ("buy.pay", 3, "Buy an arcade (6) with 7 denars"),
        (
            "exchange.use",
            0,
            "Buy a tower (9) with 4 denars, 5 ducats and a denar–ducat exchange card",
        ),
        ("diamonds.use", 0, "Buy a chamber (10) with 3 + 7 diamonds"),
        ("gates.use", 0, "Add a garden from the reserve with a gate (2 east, west side)"),
    ],
)
def test_payments_and_gates(rule: str, number: int, words: str) -> None:
    """Cards are named where not all are in the currency of the slot; a gate names its side."""
    assert try_of(rule, number) == words


def test_vizier() -> None:
    """A purchase between two turns names tile and cards; of an empty slot only the cards."""
    assert try_of("vizier.use", 1) == "Use the vizier for a pavilion (7) with 2 + 3 + 4 florins"
    assert try_of("vizier.limits", 3).endswith(
        "The Vizier’s Favour – 3 florins, 4 ducats, florin–ducat exchange card"
    )


def answers(query: str) -> list[str]:
    """The answers about the table of the design picture, in English."""
    return [tr("en", text) for text in spoken(samples.table_place(), query)]


def test_answers_name_everybody() -> None:
    """Walls and points are read for every player, counts for every row."""
    assert answers("walls") == ["Longest wall: Anna 9, Marco 11, Ioana 6 and Claire 8"]
    assert answers("points") == ["Points: Anna 23, Marco 19, Ioana 26 and Claire 14"]
    assert answers("counts")[4] == "Gardens: Anna 4, Marco 0, Ioana 1 and Claire 2"


def test_hands_are_counted_not_told() -> None:
    """Of every hand, the own one too, only the size is said."""
    assert answers("hands") == ["Cards in hand: Anna 7, Marco 7, Ioana 4 and Claire 5"]


def test_free_cells_are_counted_from_the_fountain() -> None:
    """The legal cells are named by their way from the fountain."""
    assert answers("free")[:3] == ["5 possible spaces", "2 west, 1 north", "1 north"]


def test_last_move() -> None:
    """The last move is the last line of the log that is a move."""
    assert answers("last") == ["Anna buys a garden for exactly 8 dirhams"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_query_in_every_language(lang: str) -> None:
    """There is an answer to every query, also when there is nothing to tell."""
    for view in (samples.table_place(), samples.table_wait()):
        for query in ANSWERS:
            for text in spoken(view, query):
                assert "{" not in tr(lang, text)


def test_the_chip_of_a_payment() -> None:
    """A builder among the cards is counted on the chip; without one the sum stands alone."""
    setup = config(3, modules=("builders",))
    table = desk(setup, hand="builder-florin florin-3 florin-8", market="tower-11 - - -")
    table.pick(AtSlot(0))
    kept, spent = table.view().prompt.payments
    assert (kept.chosen, kept.coins, english(kept.text)) == (True, ("florin",), "3 + 8 = 11")
    assert english(spent.text) == "8 + 3 = 11, 1 card leaves the game"
