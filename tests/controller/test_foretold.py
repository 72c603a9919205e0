"""The predicted effects of a move are those that the engine plays and counts."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.faces.found import act_of, acts, foretold, questions
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import PeekInto, Press
from alhambra_qt.controller.whatif.effects import (
    TILES,
    after,
    callout,
    can_be_tried,
    effects,
    ledger_of,
    points_change,
)
from alhambra_qt.engine import Game, apply, legal_actions, observe, score_now, to_move
from alhambra_qt.engine.actions import Action, Buy, GiveToDirk, Place
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import SIDE_LETTERS, Seat, cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import LANGS, Msg, tr
from alhambra_qt.modules.bonus.rules import Bonus, RevealBonus
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.modules.treasure.chests import BuyChests
from alhambra_qt.modules.treasure.rules import Treasure
from tests.cases import count
from tests.controller.asked import setups
from tests.controller.kit import arranged, chance, config, there, true_game

GAMES = {"base": (), **{name: (name,) for name in modules.IDS}, "all": tuple(modules.IDS)}
STEPS = {"base": 120, "all": 420}
EACH = 0.25  # how many positions are looked at

# What an action says itself: the events that bear its name, and those in its prompt.
ITSELF = {
    "add_with_gate": {"added", "gate-opened"},
    "bid": {"bid-made"},
    "build_sticks": {"sticks-built"},
    "build_sticks_aside": {"sticks-built"},
    "buy": {"bought"},
    "buy_bazaar": {"bazaar-bought"},
    "choose_hakim": {"hakim-chose"},
    "choose_residents": {"residents-chosen"},
    "end_actions": {"actions-ended"},
    "end_turn": {"turn-ended"},
    "give_to_dirk": {"gave-to-dirk"},
    "keep_fatima": {"fatima-kept"},
    "move_in": {"resident-moved-in", "resident-taken"},
    "pass": {"passed"},
    "pass_bid": {"bid-passed"},
    "pass_window": {"window-passed"},
    "pay_bid": {"character-won"},
    "place_with_gate": {"placed", "gate-opened"},
    "remove": {"removed"},
    "reserve": {"reserved"},
    "reveal_bonus": {"bonus-shown"},
    "stay_out": {"residents-stayed"},
    "swap": {"swapped"},
    "swap_fatima": {"fatima-swapped"},
    "swap_resident": {"resident-swapped"},
    "take_gate": {"gate-taken"},
    "take_hut": {"hut-taken"},
    "take_money": {"took-money"},
    "buy_chests": {"chests-bought"},
    "use_vizier_aside": {"vizier-used"},
    "wake_vizier": {"vizier-woken"},
    "add": {"added"},
    "place": {"placed"},
    "place_chest": {"chest-placed"},
    "place_trader": {"trader-placed"},
}
# What comes out of deck and bag, or with it; the preview says that they are drawn from.
DRAWN = {
    "card-shown",
    "tile-shown",
    "slot-empty",
    "deck-shuffled",
    "scoring-drawn",
    "wall-card-shown",
    "gate-shown",
    "gate-discarded",
    "bazaar-shown",
    "auction-opened",
    "distributed",
    "dirk-drew",
    "yammerad-turned",
    "yammerad-drew",
    "yammerad-failed",
    "laila-failed",
}
# What belongs to a scoring; the preview says that it takes place.
SCORED = {
    "scored",
    "attack-turned",
    "attack-foreseen",
    "scout-shown",
    "scout-left",
    "game-over",
    "bonus-shown",
}
REFILLED = {"card-shown", "tile-shown", "auction-opened", "distributed"}
STARTED = {"turn-started"}


def itself(action: Action) -> set[str]:
    """Name the events that an action is."""
    return ITSELF.get(action.name) or {f"{action.name.removeprefix('use_')}-used"}


def happened(before: Game, after: Game, events: list[Event], action: Action) -> set[str]:
    """Name everything that an action did, found in the true states and events alone."""
    seat = there(to_move(before))
    names = [(event.name, event) for event in events]
    drawn = [n for n, _ in names if n in ("card-shown", "tile-shown", "slot-empty")]
    dealt = bool(drawn) or len(before.deck) != len(after.deck)
    found = set[str]()
    if after.reveals != before.reveals or to_move(after) not in (seat, None):
        found.add("final")
    for name, event in names:
        kind = type(event)
        forecast = foretold().get(kind)
        whose = getattr(event, "seat", seat)
        mine = whose == seat or (forecast is not None and forecast.anybody)
        own = name in itself(action) and forecast is None
        again = name == "chest-placed" and action.name == "place_chest" and event == _placed(events)
        if mine and not own and not again and name not in DRAWN | STARTED | SCORED:
            found.add(f"event-{name}")
    texts = {name for name, _ in names}
    if "scored" in texts and not dealt:
        found.add("scored")
    if texts & REFILLED and "yammerad-used" not in texts:
        found.add("refill")
    more = [new > old for new, old in zip(_gaps(after), _gaps(before), strict=True)]
    left = (after.bag or after.market.count(0), after.deck or after.discards)
    same = after.turn == before.turn and not after.over and not dealt
    if same and any(gap and there for gap, there in zip(more, left, strict=True)):
        found.add("refill-later")
    free = action.name == "reveal_bonus" and before.frame.kind != "bonus"  # in one's turn
    asked = {"free"} if free else _asked(before, after, seat, dealt)
    return found | _cards(before, after, seat) | asked


def _gaps(game: Game) -> tuple[int, int]:
    return game.market.count(0), game.display.count(-1)


def _placed(events: list[Event]) -> Event:
    return next(event for event in events if event.name == "chest-placed")


def _cards(before: Game, after: Game, seat: Seat) -> set[str]:
    """Return the "gone" mark if a card of the hand left the game."""
    gone = Counter(after.gone) - Counter(before.gone)
    return {"gone"} if gone & Counter(before.players[seat].hand) else set()


def _asked(before: Game, after: Game, seat: Seat, dealt: bool) -> set[str]:
    """Tell what the seat is asked next, and whether its turn goes on."""
    found = set[str]()
    old = {frame.kind for frame in before.decisions}
    for frame in after.decisions:
        face = questions().get(frame.kind)
        told = face is not None and face.foretold is not None
        if told and not dealt and frame.seat == seat and frame.kind not in old:
            found.add(f"ask-{frame.kind.replace('_', '-')}")
    if before.frame.kind == "turn":
        on = any(frame.kind == "turn" for frame in after.decisions) and after.turn == before.turn
        found.add("again" if on else "spent")
    return found


def foreseen(session: Session, game: Game, seat: Seat, action: Action) -> set[str]:
    """Name everything that the preview says will happen; what is only worth points is left out."""
    found = set[str]()
    for effect in effects(game, seat, session.tags, action):
        if effect.kind not in ("", "seen", "others", "over"):
            found.add(effect.kind)
        if effect.fact.when == "now" and effect.fact.final:
            found.add("final")
    return found


def positions(name: str, games: int = 1) -> Iterator[tuple[str, Session, random.Random]]:
    """Play random games with some modules; gives its seed at every position that is looked at."""
    for number in range(games):
        seed = f"foretold-{name}-{number}"
        rng = random.Random(seed)
        seats = rng.randint(2, 4)
        session = Session.new(config(seats, seats, seed=seed, modules=GAMES[name]))
        for _ in range(STEPS.get(name, 90)):
            if session.over:
                break
            if rng.random() < EACH or true_game(session).frame.kind not in ("turn", "window"):
                yield seed, session, rng
            chance(session, rng)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_else_happens(name: str) -> None:
    """Of every kind of action the preview announces what happens, neither more nor less."""
    tested = Counter[str]()
    for seed, session, rng in positions(name, games=count(1, 2)):
        seat = there(session.to_move)
        game = session.observation(seat).game
        legal = legal_actions(game)
        kinds = {action.name: action for action in rng.sample(legal, len(legal))}
        for action in kinds.values():
            after = true_game(session).clone()
            events = apply(after, action)
            true = happened(true_game(session), after, events, action)
            texts = foreseen(session, game, seat, action)
            place = f"seed {seed}, step {len(session.steps)}: {action}"
            assert texts == true, f"{place}: {sorted(texts ^ true)} of {sorted(true)}"
            tested[action.name] += 1
    print(name, dict(tested))
    assert len(tested) >= (18 if name == "all" else 6), tested


def test_everything_foretold_can_be_said() -> None:
    """Every effect that the preview may announce has words in every language."""
    texts = set[Msg]()
    for name in ("base", "all"):
        for _, session, _ in positions(name):
            seat = there(session.to_move)
            game = session.observation(seat).game
            for action in {action.name: action for action in legal_actions(game)}.values():
                found = effects(game, seat, session.tags, action)
                texts.update(effect.fact.text for effect in found)
    assert texts
    assert [
        (lang, text) for lang in LANGS for text in texts if set(tr(lang, text)) & set("{}")
    ] == []


# -- the points of everybody -----------------------------------------------------------------------


LAST = 3
RARE = {name for name, act in acts().items() if act.tried} - {"buy_chests"}


def is_tried(action: Action) -> bool:
    """Whether an action is carried out on a copy to tell what it does."""
    return isinstance(action, (*TILES, GiveToDirk)) or can_be_tried(action)


def made(game: Game, seat: Seat, action: Action) -> Game | None:
    """Make a move in a game and give what its seat knows then; None if a scoring follows it."""
    scorings = game.scorings_done
    if "treasure" in game.ext and Treasure.of(game).emptied >= 0:
        return None  # chests follow that were bought before
    apply(game, action)
    for kind in act_of(action.name).followed[1:]:
        while not game.over and game.frame.kind == kind:
            apply(game, legal_actions(game)[0])
        if Treasure.of(game).emptied >= 0:
            return None  # tiles come first
    if game.over or game.scorings_done != scorings:
        return None
    return observe(game, seat).game


def test_what_is_foreseen_comes_true() -> None:
    """In random positions each change of the next and of the last scoring is the engine's."""
    tested = Counter[str]()
    for place, setup in setups(9):
        session, rng = Session.new(setup), random.Random(place + 500)
        for _ in range(110):
            seat = session.to_move
            if session.over or seat is None:
                break
            game = session.observation(seat).game
            legal = legal_actions(game)
            if rng.random() < 0.2 or any(action.name in RARE for action in legal):
                kinds = {action.name: action for action in rng.sample(legal, len(legal))}
                for action in kinds.values():
                    tested[action.name] += _comes_true(session, game, seat, action)
            chance(session, rng)
    assert len([name for name, times in tested.items() if times]) >= 8, tested


def _comes_true(session: Session, game: Game, seat: Seat, action: Action) -> bool:
    shown = callout(game, seat, session.tags, action, show_all=True)
    if not is_tried(action):
        gets = isinstance(action, Buy) or act_of(action.name).gets
        assert not gets or shown is not None, action
        return False
    true = made(true_game(session).clone(), seat, action)
    if true is None:
        return False
    tried = after(game, seat, action)
    for number in (next_scoring(game), LAST):
        assert points_change(game, tried, number) == points_change(game, true, number), action
    return True


def lines(game: Game, action: Action, seats: int, lang: str = "en") -> list[str]:
    """Return the sentences about everybody's points."""
    shown = there(callout(game, 0, tags(config(seats)), action, True))
    return [
        tr(lang, fact.text) + (f" | {tr(lang, fact.detail)}" if fact.detail else "")
        for fact in shown.facts
        if fact.icon == "crown"
    ]


def attacked(scorings: int = 0) -> tuple[Game, Action]:
    """Give a game in which the open north side of a garden will be attacked, and its action."""
    game = arranged(config(3, modules=("invaders",)))
    game.players[0].score = 20
    game.scorings_done = scorings
    stack = Invaders.of(game).stack
    stack.remove(SIDE_LETTERS.index("n"))
    stack.append(SIDE_LETTERS.index("n"))
    return game, Place.of(TILE_BY_ID["garden-12-s"], cell_at(1, 0))


def test_a_known_attack_is_counted() -> None:
    """The points of the next scoring are those after an attack that the seat knows of."""
    game, place = attacked()
    stack = Invaders.of(game).stack
    assert lines(game, place, 3)[0].startswith("If scoring 1 took place now: Anna +5")
    stack[:] = [-1] * len(stack)
    assert lines(game, place, 3)[0].startswith("If scoring 1 took place now: Anna +6")


def test_the_attack_belongs_to_the_next_scoring() -> None:
    """A known next attack is not subtracted from a later scoring."""
    game, _ = attacked()
    assert min(ledger_of(game, 1).totals) < 0
    assert min(ledger_of(game, LAST).totals) == 0
    game.scorings_done = 2
    assert min(ledger_of(game, LAST).totals) < 0


@pytest.mark.parametrize("variant", [True, False])
def test_only_who_knows_counts_the_attack(variant: bool) -> None:
    """With the open card everybody counts the attack, else only the seat whose scout looked."""
    variants = (("invaders", "open"),) if variant else ()
    game = arranged(config(3, modules=("invaders",), variants=variants))
    for player in game.players:
        player.score = 20
    Invaders.of(game).seen[1] = True
    counted = [min(ledger_of(observe(game, seat).game, 1).totals) < 0 for seat in range(3)]
    assert counted == [variant, True, variant]


def test_chests_are_foreseen_to_the_last() -> None:
    """Buying a room tells everybody's points once its chests are placed and handed on."""
    game = arranged(config(3, modules=("treasure",)), "florin-8", palace="garden-10 1 0")
    state = Treasure.of(game)
    state.rooms[0] = [5, 5, 4, 4]
    action = next(a for a in legal_actions(game) if isinstance(a, BuyChests) and a.room == 0)
    before = [dict(chests) for chests in state.chests]
    assert lines(game, action, 3)[-1].startswith("In the last scoring: Anna +")
    assert state.chests == before


def test_the_last_tile_brings_its_chests() -> None:
    """The points of the last tile placed count the chests that are put on it at once."""
    game = arranged(config(3, modules=("treasure",)), "florin-8")
    game.players[0].bought = [TILE_BY_ID["garden-10"]]
    Treasure.of(game).rooms[0] = [4, 4, 5, 5]
    apply(game, next(a for a in legal_actions(game) if isinstance(a, BuyChests) and a.room == 0))
    place = next(action for action in legal_actions(game) if isinstance(action, Place))
    gained = -score_now(game, 1).totals[0]
    text = lines(game, place, 3)[0]
    apply(game, place)
    gained += score_now(game, 1).totals[0]
    assert Treasure.of(game).chests[0]
    assert text == f"If scoring 1 took place now: Anna +{gained}"


def test_chests_on_tiles_held_aside() -> None:
    """The preview of chests counts the tiles held aside in their best places."""
    game = arranged(config(3, modules=("treasure",)), "florin-8")
    Treasure.of(game).rooms[0] = [4, 4, 5, 5]
    action = next(a for a in legal_actions(game) if isinstance(a, BuyChests) and a.room == 0)
    assert lines(game, action, 3) == ["If scoring 1 took place now: no change"]
    game.players[0].bought = [TILE_BY_ID["garden-10"], TILE_BY_ID["tower-9-es"]]
    before = digest(game)
    texts = lines(game, action, 3)
    most = "With your new tiles placed where they score most"
    start = f"{most}, if scoring 1 took place now: Anna +"
    assert texts[0].startswith(start)
    assert digest(game) == before
    game.players[0].bought = game.players[0].bought[:1]
    assert lines(game, action, 3)[0].startswith(start)
    Treasure.of(game).rooms[0] = [0, 0, 0, 0]
    assert lines(game, action, 3)[0].endswith("if scoring 1 took place now: no change")


def test_a_bonus_card_says_what_it_brings() -> None:
    """Showing a bonus card tells everybody's points."""
    game = arranged(config(3, modules=("bonus",)), palace="garden-10 1 0")
    garden = TILE_BY_ID["garden-10"]
    game.players[1].palace.place(TILE_BY_ID["garden-11"], cell_at(0, 1))
    state = Bonus.of(game)
    state.hidden, state.shown = [[garden], [], []], [[], [], []]
    game.decisions[-1] = game.decisions[-1]._replace(kind="bonus", seat=0)
    shown = lines(game, RevealBonus.of(garden), 3)
    assert shown[0].startswith("If scoring 1 took place now: Anna +")
    assert "Marco −" in shown[0]


@pytest.mark.parametrize("lang", LANGS)
def test_points_of_all_in_every_language(lang: str) -> None:
    """Now, at the end and their reasons are said in every language."""
    game = arranged(config(3), "florin-5 florin-4", "seraglio-6-es - - -", palace="seraglio-9 1 0")
    game.players[1].palace.place(TILE_BY_ID["seraglio-8-s"], cell_at(0, 1))
    buy = next(a for a in legal_actions(game) if isinstance(a, Buy))
    shown = lines(game, buy, 3, lang)
    assert len(shown) == 2
    assert all("Marco" in one and "|" in one for one in shown)
    assert not any(set(one) & set("{}") for one in shown)


def looked(people: int, variant: bool, knows: bool) -> Desk:
    """Seat 0 of some people looks at the table; it may know the next attack, as all may."""
    variants = (("invaders", "open"),) if variant else ()
    setup = config(3, people, modules=("invaders",), variants=variants)
    game = arranged(setup, reserve="garden-12-s")
    for player in game.players:
        player.score = 20
    Invaders.of(game).seen[0] |= knows
    desk = Desk(Session.at(setup, game, {}))
    desk.pick(Press("here"))
    return desk


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("variant", [True, False])
@pytest.mark.parametrize("knows", [True, False])
def test_who_is_told_of_an_attack(people: int, variant: bool, knows: bool) -> None:
    """Table and preview count an attack that all know, a secret one only if nobody else looks."""
    desk = looked(people, variant, knows)
    told = variant or (knows and people == 1)
    mode = there(desk.mode())
    counts = desk.view().counts
    assert any(row.loss for row in counts.rows) == told
    assert counts.totals == ledger_of(mode.table.game, 1).totals
    assert (min(counts.totals) < 0) == told


def test_an_attack_turned_up_in_secret() -> None:
    """A seat that turns the attack card up sees its losses, until it is down again."""
    desk = looked(3, variant=False, knows=True)
    for up in (True, False):
        desk.pick(PeekInto("attack-next"))
        assert any(row.loss for row in desk.view().counts.rows) == up
