"""What the preview says will happen is what the engine does, and nothing else happens.

Random games are played with no module, with each alone and with all sixteen. Whatever could be done
in a position is foretold from what the seat knows, then done in a copy of the true game.
"""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.faces.found import foretold, questions
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.whatif.effects import effects
from alhambra_qt.controller.words.sentences import event_name
from alhambra_qt.engine import Game, apply, legal_actions, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import LANGS, Msg, tr
from tests.cases import count
from tests.controller.kit import chance, config

GAMES = {"base": (), **{name: (name,) for name in modules.IDS}, "all": tuple(modules.IDS)}
STEPS = {"base": 120, "all": 420}
EACH = 0.25  # how many positions are looked at

# What an action says itself: the events that bear its name, and those that are told in its prompt.
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
    seat = to_move(before)
    assert seat is not None
    names = [(event_name(event), event) for event in events]
    drawn = [n for n, _ in names if n in ("card-shown", "tile-shown", "slot-empty")]
    dealt = bool(drawn) or len(before.deck) != len(after.deck)
    found = set[str]()
    if after.reveals != before.reveals or to_move(after) not in (seat, None):
        found.add("final")
    for name, event in names:
        kind = type(event)
        one = foretold().get(kind)
        whose = getattr(event, "seat", seat)
        mine = whose == seat or (one is not None and one.anybody)
        own = name in itself(action) and one is None
        again = name == "chest-placed" and action.name == "place_chest" and event == _placed(events)
        if mine and not own and not again and name not in DRAWN | STARTED | SCORED:
            found.add(f"event-{name}")
    told = {name for name, _ in names}
    if "scored" in told and not dealt:
        found.add("scored")
    if told & REFILLED and "yammerad-used" not in told:
        found.add("refill")
    more = [new > old for new, old in zip(_gaps(after), _gaps(before), strict=True)]
    left = (after.bag or after.market.count(0), after.deck or after.discards)
    same = after.turn == before.turn and not after.over and not dealt
    if same and any(gap and there for gap, there in zip(more, left, strict=True)):
        found.add("refill-later")
    return found | _cards(before, after, seat) | _asked(before, after, seat, dealt)


def _gaps(game: Game) -> tuple[int, int]:
    return game.market.count(0), game.display.count(-1)


def _placed(events: list[Event]) -> Event:
    return next(event for event in events if event_name(event) == "chest-placed")


def _cards(before: Game, after: Game, seat: Seat) -> set[str]:
    """Tell whether a card of the hand left the game."""
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
            if rng.random() < EACH or session._game.frame.kind not in ("turn", "window"):
                yield seed, session, rng
            chance(session, rng)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_else_happens(name: str) -> None:
    """Of every kind of action the preview announces what happens, neither more nor less."""
    tested = Counter[str]()
    for seed, session, rng in positions(name, games=count(1, 2)):
        seat = session.to_move
        assert seat is not None
        game = session.observation(seat).game
        legal = legal_actions(game)
        kinds = {action.name: action for action in rng.sample(legal, len(legal))}
        for action in kinds.values():
            after = session._game.clone()
            events = apply(after, action)
            true = happened(session._game, after, events, action)
            said = foreseen(session, game, seat, action)
            place = f"seed {seed}, step {len(session.steps)}: {action}"
            assert said == true, f"{place}: {sorted(said ^ true)} of {sorted(true)}"
            tested[action.name] += 1
    print(name, dict(tested))
    assert len(tested) >= (18 if name == "all" else 6), tested


def test_everything_foretold_can_be_said() -> None:
    """Whatever the preview may announce has words in every language."""
    told = set[Msg]()
    for name in ("base", "all"):
        for _, session, _ in positions(name):
            seat = session.to_move
            assert seat is not None
            game = session.observation(seat).game
            for action in {action.name: action for action in legal_actions(game)}.values():
                found = effects(game, seat, session.tags, action)
                told.update(effect.fact.text for effect in found)
    assert told
    assert [(lang, one) for lang in LANGS for one in told if set(tr(lang, one)) & set("{}")] == []
