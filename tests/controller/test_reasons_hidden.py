"""Texts about a computer's moves do not depend on pieces hidden from those who look on.

After each move everything hidden from an onlooker is dealt anew so that the move fits, and the
computer thinks again. Log lines, reasons, remarks and what guests are sent must not change.
"""

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from attrs import define, evolve, field

from alhambra_qt.ai.player import choose
from alhambra_qt.ai.worker import choice_to_json
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.desk.hints import Hints
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.ai_host import answered
from alhambra_qt.controller.game.gameconfig import AI, HUMAN, GameConfig
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.controller.presenter.score_sheet import scoring_page
from alhambra_qt.controller.together import frames
from alhambra_qt.controller.together.chairs import Visitor
from alhambra_qt.controller.together.running import Running
from alhambra_qt.controller.view.targets import AskWhy
from alhambra_qt.engine import Game, observe, redeal, why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.pieces import CARD_KIND
from alhambra_qt.engine.play import answers
from alhambra_qt.i18n import Msg, tr
from alhambra_qt.modules import IDS
from alhambra_qt.teaching.remarks import remarks
from tests.cases import count, some
from tests.controller.kit import config, go_on, there, true_game
from tests.property.secrets import MONEY, shaken
from tests.together.kit import at_once

LEVEL = "easy"
NEXT = 12  # cards of the deck that a step may turn up
MOST_GAMES = 4
ONLY = "ai-reason-only"
# Seats, modules and what else is agreed; two players play with Dirk.
TABLES: dict[str, tuple[int, tuple[str, ...], dict[str, Any]]] = {
    "all": (3, IDS, {}),
    "base": (3, (), {}),
    "dirk": (2, IDS, {}),
    "dirk-base": (2, (), {}),
    "purists": (3, (), {"purist": True}),
    "purists-all": (3, IDS, {"purist": True}),
    "sealed": (3, ("characters", "bonus", "thieves"), {"sealed": True}),
}


def seated(name: str, seed: str) -> GameConfig:
    """A person in seat 0, and computers."""
    seats, on, more = TABLES[name]
    plain = config(seats, 1, seed, modules=on, **more)
    return evolve(plain, seats=tuple(evolve(seat, level=LEVEL) for seat in plain.seats))


def thought(session: Session, seat: Seat) -> Thought:
    """Return the computer's thought about this moment."""
    found = choose(session.ai_observation(seat), LEVEL, session.ai_seed(seat))
    return answered(json.dumps({"number": 1, **choice_to_json(found)}).encode())[1]


# -- another deal --------------------------------------------------------------------------------


def bring(game: Game, onlooker: Seat, card: Card, places: list[Card], index: int) -> bool:
    """Exchange a hidden card for the one in a place; whether it was found."""
    if CARD_KIND[card] not in MONEY:
        return False
    hands = [player.hand for k, player in enumerate(game.players) if k != onlooker]
    covered = [(game.deck, NEXT), *((hand, 0) for hand in hands), (game.discards, 1)]
    for cards, above in covered:
        for at, other in enumerate(cards[: max(0, len(cards) - above)]):
            if other == card and cards is not places:
                cards[at], places[index] = places[index], card
                return True
    return False


def with_cards(game: Game, onlooker: Seat, seat: Seat, action: Action) -> bool:
    """Put what an action pays into the hand; whether that was possible."""
    hand, wanted = game.players[seat].hand, Counter[Card]()
    for name in action.__match_args__:
        value = getattr(action, name)
        wanted.update(value if name == "cards" and action.name != "take_money" else ())
    for card in (wanted - Counter(hand)).elements():
        spare = Counter(hand) - wanted
        plain = (k for k, card in enumerate(hand) if spare[card] and CARD_KIND[card] in MONEY)
        at = next(plain, None)
        if at is None or not bring(game, onlooker, card, hand, at):
            return False
    return True


def dealt_anew(
    game: Game, onlooker: Seat, action: Action, rng: random.Random, *, keeps: bool
) -> Game | None:
    """Deal everything hidden from an onlooker anew so that an action fits; None if it does not.

    ``keeps`` leaves what is turned up next, so that the same happens.
    """
    other, seat = redeal(observe(game, onlooker, memory=False), str(rng.random())), game.frame.seat
    if keeps:
        other.bag[:] = game.bag
        deck, end = other.deck, len(game.deck)
        for index in range(end - 1, max(-1, end - 1 - NEXT), -1):  # the next card first
            card = game.deck[index]
            if card in deck[: index + 1]:
                at = deck.index(card)
                deck[at], deck[index] = deck[index], card
            elif not bring(other, onlooker, card, deck, index):
                return None
    if not with_cards(other, onlooker, seat, action):
        return None
    for player in other.players:
        player.hand.sort()
        player.hidden[:] = sorted((Counter(player.hidden) & Counter(player.hand)).elements())
    return other if why_not(other, action) is None else None


# -- what is shown ---------------------------------------------------------------------------------


@define(eq=False)
class Sent(Visitor):
    """A guest who keeps what is sent."""

    came: list[frames.Down] = field(factory=list)

    def pass_on(self, data: bytes) -> None:
        """Keep a frame."""
        self.came.append(frames.read_down(data))


@define
class Shown:
    """Everything that is said of one move."""

    over: bool
    events: object
    lines: list[tuple[object, ...]]
    why: list[object]
    sent: list[object]
    remarks: list[object]
    seen: object


def shown(setup: GameConfig, before: Game, move: Thought, onlooker: Seat) -> Shown:
    """Play a move and return everything that an onlooker gets to see of it."""
    session = Session.at(setup, before.clone(), {})
    guest = Sent(seat=onlooker)
    Running(session, lambda: [guest], at_once, bool)
    step = session.play(move.action, move)
    history = History(session)
    lines = history.at(0).lines
    why = [history.why(line.target) for line in lines if isinstance(line.target, AskWhy)]
    desk = Desk(session)
    desk.viewing.viewer, desk.viewing.waiting = onlooker, None
    view = desk.view()
    return Shown(
        session.over,
        step.events,
        [(line.text, line.target, line.effect, line.icons, line.rule) for line in lines],
        [(answer.text, answer.lines) for answer in why],
        [frame.whys for frame in guest.came if isinstance(frame, frames.Seen)],
        [remarks(scoring_page(board, session.tags)) for board in step.scored],
        (view.log, view.recap, view.hint),
    )


def ids(text: object) -> set[str]:
    """The names of all messages within one."""
    found = {text.id} if isinstance(text, Msg) else set[str]()
    inner = [value for _, value in text.args] if isinstance(text, Msg) else text
    return found.union(*map(ids, inner)) if isinstance(inner, list | tuple) else found


@define
class Compared:
    """Counts of compared moves by action, of deals and reasons, and the differences."""

    moves: Counter[str] = field(factory=Counter)
    deals: int = 0
    remarks: int = 0
    reasons: Counter[str] = field(factory=Counter)
    unlike: list[str] = field(factory=list)
    untrue: int = 0

    def compare(self, session: Session, move: Thought, rng: random.Random, times: int) -> None:
        """Compare what is said of a move with what is said in other deals."""
        before, setup = true_game(session).clone(), session.config
        onlooker = rng.choice([k for k in range(session.seats) if k != session.to_move])
        first = shown(setup, before, move, onlooker)
        if first.over:
            return  # all hands are open
        texts = ids(first.why)
        self.reasons.update(one for one in texts if one.startswith("ai-reason"))
        self.moves[move.action.name] += 1
        for number in range(times):
            keeps = number % 2 == 0
            other = dealt_anew(before, onlooker, move.action, rng, keeps=keeps)
            if other is None:
                continue
            self.deals += 1
            self.untrue += ONLY in texts and len(answers(other)) > 1
            again = Session.at(setup, other.clone(), {})
            other_move = evolve(thought(again, other.frame.seat), action=move.action)
            second = shown(setup, other, other_move, onlooker)
            parts = ["why", "sent"]
            if first.events == second.events:
                parts += ["lines", "remarks", "seen"]
                self.remarks += len(first.remarks)
            for part in parts:
                one_of_two, two = getattr(first, part), getattr(second, part)
                if one_of_two != two:
                    where = f"{before.frame.kind}, {move.action}"
                    self.unlike.append(f"{where}: {part}: {one_of_two} / {two}")


def scores_soon(game: Game) -> bool:
    """Whether a scoring may follow the next answer."""
    ends = game.frame.kind in ("turn_end", "window")
    turned_up = any(frame.kind == "scorings" for frame in game.decisions)
    return turned_up or (ends and any(CARD_KIND[card] == "scoring" for card in game.deck[-6:]))


def watched(
    setup: GameConfig,
    seed: str,
    each: Callable[[Session, Thought], None] = lambda _, __: None,
    most: int = 5_000,
    often: float = 1.0,
) -> Session:
    """Play a game of computers, who think now and then, and of a person who plays at random."""
    session, rng = Session.new(setup), random.Random(seed)
    while not session.over and len(session.steps) < most:
        seat = there(session.to_move)
        may_skip = rng.random() > often and not scores_soon(true_game(session))
        if not session.is_ai(seat) or may_skip:
            go_on(session, rng)
            continue
        move = thought(session, seat)
        each(session, move)
        session.play(move.action, move)
    return session


@pytest.mark.parametrize("name", TABLES)
def test_words_hide_what_is_hidden(name: str) -> None:
    """Log, reasons, remarks and frames are the same in other deals that an onlooker allows."""
    rng, found, kinds = random.Random(name), Compared(), Counter[tuple[str, str]]()

    def each(session: Session, move: Thought) -> None:
        game = true_game(session)
        kind = (game.frame.kind, move.action.name)
        kinds[kind] += 1
        if kinds[kind] <= count(5, 10_000) or scores_soon(game):
            found.compare(session, move, rng, 2)

    for number in range(MOST_GAMES):
        if number < count(1, MOST_GAMES) or not (found.remarks or TABLES[name][1]):
            seed = f"{name} {number}"
            watched(seated(name, seed), seed, each, count(500, 5_000), often=count(25, 100) / 100)
    assert not found.unlike, f"{len(found.unlike)} of {found.deals}: " + "\n".join(found.unlike[:5])
    assert not found.untrue
    assert found.deals > 40
    assert found.remarks or TABLES[name][1]  # with modules, other things are turned up beside them
    assert found.reasons.total() > 10
    assert {"buy", "place", "take_money", "end_turn"} <= set(found.moves)


@pytest.mark.parametrize("name", some(sorted(TABLES), 3))
def test_a_hint_depends_on_what_its_seat_knows(name: str) -> None:
    """All three steps of a hint are the same in other deals that the person asking allows."""
    session, rng, tried = Session.new(seated(name, "hints")), random.Random(name), 0
    while not session.over and tried < count(12, 60):
        seat = there(session.to_move)
        if not session.is_ai(seat) and rng.random() < 0.2:
            game = true_game(session)
            others = [game, shaken(game, seat, True, rng)]
            assert hinted(session, others[0], seat) == hinted(session, others[1], seat)
            tried += 1
        go_on(session, rng)
    assert tried > 5


def hinted(session: Session, game: Game, seat: Seat) -> list[object]:
    """The three steps of a hint."""
    here = Session.at(session.config, game, {})
    hints, table = Hints(here), Table.of(here.observation(seat).game, seat, here.tags, "normal")
    move, views = thought(here, seat), []
    hints._step, hints._version, hints._thought = 1, here.version, move
    for step in (1, 2, 3):
        hints._step = step
        views.append(hints.view(table))
    return list(views)


# -- when its own reasons are shown ----------------------------------------------------------------


def reasons_of(session: Session) -> list[list[str]]:
    """Return the texts about each move that can be asked about."""
    history, found = History(session), []
    for index in range(len(session.steps)):
        for line in history.at(index).lines:
            if isinstance(line.target, AskWhy):
                answer = history.why(line.target)
                found.append([tr("en", text) for text in (answer.text, *answer.lines)])
    return found


def test_own_reasons_after_the_end() -> None:
    """While a person plays nothing compares moves; after the end all that was thought is there."""
    running = list[list[list[str]]]()

    def each(session: Session, move: Thought) -> None:
        if not len(session.steps) % 40:
            running.append(reasons_of(session))

    over = reasons_of(watched(seated("base", "over"), "over", each))
    assert len(running) > 1
    compares = ("It also considered", "compared with “", "next best", "Money for later")
    during = "\n".join(text for moves in running for texts in moves for text in texts)
    assert not [part for part in compares if part in during]
    assert "Its reasons that everybody can see, compared with doing nothing:" in during
    assert "shown when the game is over" in during
    after = "\n".join(text for texts in over for text in texts)
    assert "shown when the game is over" not in after
    assert [part for part in compares if part in after] == list(compares)


def test_own_reasons_in_a_demonstration() -> None:
    """With computers only, their own reasons are shown at once, until a person takes a seat."""
    plain = seated("base", "demo")
    setup = evolve(plain, seats=tuple(evolve(seat, kind=AI) for seat in plain.seats))
    session = watched(setup, "demo", most=30)
    assert session.demonstration
    text = "\n".join(text for texts in reasons_of(session) for text in texts)
    assert "It also considered" in text
    assert "shown when the game is over" not in text
    session.take_over(Seating(0, HUMAN, LEVEL))
    assert not session.demonstration
    text = "\n".join(text for said in reasons_of(session) for text in said)
    assert "It also considered" not in text
    session.take_over(Seating(0, AI, LEVEL))  # the person may come back
    assert not session.demonstration
