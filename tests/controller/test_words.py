"""Every event, refusal and rule is said in every language."""

import re
from typing import Any

import attrs
import pytest

from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.words import sentences as words
from alhambra_qt.engine import Ledger, Refusal
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_BY_ID
from alhambra_qt.i18n import LANGS, catalog, has_text, msg, tr
from alhambra_qt.modules.vizier.rules import VizierUsed, VizierWoken
from tests.controller.kit import cards, config
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


def kinds_of(kind: type[ev.Event]) -> set[Any]:
    """Every kind of event that is derived from one, in the program itself."""
    found: set[Any] = set()
    for one in kind.__subclasses__():
        found |= {one, *kinds_of(one)}
    return {one for one in found if attrs.has(one) and one.__module__.startswith("alhambra")}


ADDED = sorted(
    kinds_of(ev.Event) - {type(event) for event in EVENTS}, key=lambda kind: kind.__name__
)
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
    said = [sentences(lang, sample(kind)) for kind in ADDED]
    assert not caplog.messages
    for kind, text in zip(ADDED, said, strict=True):
        assert not re.search(r"[{}]|\b(log|play|count|card|token)-[a-z-]+", text), kind


@pytest.mark.parametrize("lang", LANGS)
def test_events_in_every_language(lang: str) -> None:
    """No event is said with a missing word, and no two events alike."""
    said = [sentences(lang, event) for event in EVENTS]
    assert len(set(said)) == len(said)
    for text in said:
        assert "{" not in text
        assert not re.search(r"\b(log|play|count|refuse|rule)-[a-z-]+", text)


def test_log_sentences() -> None:
    """The log speaks as the language guide has it."""
    exact, over = EVENTS[2], EVENTS[3]
    assert sentences("en", exact) == "Marco buys a garden for 8 florins, exactly: another action"
    assert sentences("it", over) == "Marco compra un giardino (7 fiorini) e paga 8: 1 in più"
    assert sentences("ro", EVENTS[0]) == "Tura 12: Anna"
    assert sentences("fr", EVENTS[24]) == "Anna gagne avec 101 points"
    assert sentences("en", EVENTS[18]) == (
        "Scoring 1 of 3: Anna +3, Marco ±0, Ioana +21 and Dirk +4"
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
            "Marco buys a garden for 8 diamonds, exactly: another action",
        ),
        (
            "diamond-3 diamond-5",
            "ro",
            "Marco cumpără o grădină cu 8 diamante, sumă exactă: încă o acțiune",
        ),
        ("diamond-9", "it", "Marco compra un giardino (8 diamanti) e paga 9: 1 in più"),
        ("diamond-9", "fr", "Marco achète un jardin (8 diamants) et paie 9 : 1 en trop"),
        (
            "exchange-denar-ducat ducat-5 denar-3",
            "en",
            "Marco buys a garden for 3 denars and 5 ducats, exactly: another action",
        ),
        (
            "exchange-denar-ducat ducat-5 denar-3",
            "fr",
            "Marco achète un jardin pour 3 dinars et 5 ducats (appoint) : encore une action",
        ),
        (
            "exchange-denar-ducat ducat-5 denar-3",
            "ro",
            "Marco cumpără o grădină cu 3 dinari și 5 ducați, sumă exactă: încă o acțiune",
        ),
        (
            "exchange-denar-ducat builder-denar ducat-4 coin-denar",
            "it",
            "Marco compra un giardino per 4 dinari e 4 ducati, importo esatto: un’altra azione",
        ),
        (
            "exchange-denar-ducat ducat-8",
            "en",
            "Marco buys a garden for 8 ducats, exactly: another action",
        ),
    ],
)
def test_purchase_is_said_in_the_money_paid(paid: str, lang: str, said: str) -> None:
    """Neither diamonds nor what an exchange card joins is told as money of the slot."""
    some = tuple(cards(paid))
    over = sum(CARD_VALUE[card] for card in some) - 8
    assert sentences(lang, ev.Bought(1, 2, GARDEN, some, 8, over)) == said


def test_vizier_is_said_in_the_money_paid() -> None:
    """What the vizier paid is told as it was paid too."""
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
        said = {tr(lang, words.refusal_text(one, "garden-8-nw")) for one in refusals}
        odd = [text for text in said if re.search(r"refuse-|\{|[^.]\Z", text)]
        wrong += odd or ([] if len(said) == len(ways) else [f"{rule}: {said}"])
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
    one = Refusal("build.edges", (), ((5, 1),))
    assert tr("en", words.refusal_text(one, "garden-8-ne")) == (
        "On the east side a wall would meet an open side."
    )
    assert tr("fr", words.refusal_text(one, "garden-8-nw")) == (
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
