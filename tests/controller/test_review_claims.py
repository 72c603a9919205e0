"""The claims of a review, computed again: its turning point, its facts, every sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, cast

from attrs import define, evolve, field

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import setup_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.review.review_build import (
    answer,
    ends,
    judged_at,
    moment_after,
    moment_of,
    review_view,
)
from alhambra_qt.controller.review.review_view import ReviewView
from alhambra_qt.controller.review.review_words import PLACES, payable, turn_of, verdict
from alhambra_qt.controller.words.sentences import log_line
from alhambra_qt.engine import Game, actions, legal_actions, why_not
from alhambra_qt.engine.events import (
    Added,
    Bought,
    Placed,
    Removed,
    Reserved,
    ScoringDrawn,
    TookMoney,
)
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_PRICE
from alhambra_qt.i18n import Msg, msg, unmarked
from alhambra_qt.review import model
from tests.cases import night
from tests.controller.kit import cards, config, english, texts, there
from tests.controller.test_review import shown
from tests.engine.plain_palace import wall_runs
from tests.engine.random_palaces import board_of
from tests.review.endings import ending
from tests.review.samples import game, review_of
from tests.review.test_analyse import RANDOM, of_random
from tests.review.test_model import plain_rise


def moved(review: model.Review, levels: list[float]) -> model.Review:
    """A review in which the first seat has these shares at first and after each swing."""
    rows = [shared(review.seats, 0, level) for level in levels]
    swings = tuple(
        evolve(swing, before=before, after=after)
        for swing, before, after in zip(review.swings, rows, rows[1:], strict=False)
    )
    return evolve(review, start=rows[0], result=rows[-1], swings=swings)


def by_turn(review: model.Review, line: list[float]) -> model.Review:
    """A review in which the first seat has these shares after each turn, and wins in the last."""
    last = [*({swing.turn: k for k, swing in enumerate(review.swings)}.values())]
    levels, now = [line[0]], 0
    for k in range(len(review.swings)):
        now += k in last[: len(line) - 1]
        levels.append(1.0 if k == last[-1] else line[now])
    return moved(review, levels)


def shared(seats: int, winner: int, share: float) -> model.Shares:
    """The share of the winner, and the rest to the others alike."""
    rest = (1 - share) / (seats - 1)
    return tuple(share if seat == winner else rest for seat in range(seats))


def test_the_turning_point() -> None:
    """It is a turn with half of what was won for good, a run of turns, the end, or nothing."""
    session, review, _ = shown(3)
    slow = [0.3 + 0.01 * k for k in range(20)]
    for line, title, text in (
        (
            [0.3, *[0.48] * 20, 0.28, *[0.35] * 9, 0.9, 0.8, *[0.95] * 99],
            "turn 31",
            "goes from about 35 to 90",
        ),
        ([*slow, 0.58, 0.67, 0.76, *[0.9] * 99], "turns 20 to 23", "goes from about 49 to 90"),
        ([*slow, *[0.49] * 99], "Open until the last turn", "stood at about 49 wins"),
        (
            [0.3, *[0.3 + 0.009 * k for k in range(85)]],
            "little by little",
            "goes from about 30 to",
        ),
    ):
        view = review_view(session, by_turn(review, line))
        assert title in english(view.turning.title)
        assert f"Anna {text}" in unmarked(english(view.turning.text))
        claims = Claims(session, by_turn(review, line), view)
        claims.read(view.turning)
        assert not claims.wrong
        assert view.turning.turn > 0


def test_the_weightier_half_of_a_turn_is_told() -> None:
    """If a turn's choices weigh more, all of them are shown, else its reveals."""
    session, review, _ = shown(3)
    bought = next(
        played_step for played_step in session.steps if isinstance(played_step.events[0], Bought)
    )
    here = [k for k, swing in enumerate(review.swings) if swing.turn == bought.turn]
    for chosen in (True, False):
        big = next(k for k in here if isinstance(review.swings[k], model.JudgedChoice) == chosen)
        levels = [0.3 if k <= big else 0.9 for k in range(len(review.swings))]
        turning = review_view(session, moved(review, [*levels, 1.0])).turning
        text = english(turning.text)
        assert english(turning.title).startswith("What decided it: ")
        assert ("New on the table" in text) != chosen
        for step in session.steps:
            if step.turn == bought.turn and isinstance(step.events[0], Bought | TookMoney):
                sentence = english(log_line(step.events[0], session.tags).text)
                assert (sentence in text) == chosen


def test_an_exchange_card_is_named_in_a_payment() -> None:
    """A payment in two currencies names the exchange card among the cards."""
    setup = config(3, 1, "exchange", modules=("exchange",))
    start = modules.new_game(setup_of(setup))
    start.market[0] = 0  # a florin slot: what comes costs 8
    start.bag.append(next(tile for tile in start.bag if TILE_PRICE[tile] == 8))
    start.players[1].hand = sorted(cards("florin-5 denar-3 exchange-florin-denar"))
    session = Session.at(setup, start, {"format": "position"})
    session.play(
        next(action for action in legal_actions(start) if isinstance(action, actions.TakeMoney))
    )
    session.play(actions.EndTurn.of())
    assert english(payable(session, 1)) == (
        "Marco, who is next, can pay exactly: 5 florins, 3 denars and a florin–denar exchange card"
    )


FREE = actions.EndTurn.of()  # something else that was tried
DOUBTED = model.TriedCost(0.05, 0.03, 0.07, unclear=True)
DEARER = model.TriedCost(0.05, 0.03, 0.07)

# -- every sentence ---------------------------------------------------------------------------


@define
class Claims:
    """Parses each sentence of a review and computes again what it claims.

    A sentence that nobody knows how to check is an error: whoever writes one says here what it
    claims.
    """

    session: Session
    review: model.Review
    view: ReviewView
    checked: Counter[str] = field(factory=Counter)
    wrong: list[str] = field(factory=list)

    def read(self, thing: object, **known: Any) -> None:
        """Check all sentences of a view; ``known`` is what they are about."""
        for text in _nested(thing):
            found = next((key for key in CLAIMS if fnmatchcase(text.id, key)), None)
            if found is None:
                if text.id.startswith(("review-", "result-")):
                    self.wrong.append(f"nobody knows what it claims: {text.id}")
                continue
            self.checked[text.id] += 1
            if not CLAIMS[found](self, dict(text.args), known):
                self.wrong.append(f"{english(text)!r} ({known})")

    def whole(self) -> None:
        """Read the page, seat by seat, each moment, each choice and each answer."""
        view = self.view
        self.read((view.title, view.turning, view.even_lines))
        for mark in view.scorings:
            self.read(mark.name, turn=mark.turn)
        for seat, review in enumerate(view.seats):
            self.read(
                (
                    *(verdict(review.tag, review.terms), review.like, review.facts),
                    *(review.unclear, review.behind),
                ),
                seat=seat,
            )
            judged = msg("review-judged", n=review.judged, cost=max(0, -review.terms.own))
            self.read(judged, seat=seat)
            for choice in review.dearest:
                self.read(choice, choice=choice)
                self.read(moment_of(self.session, choice.at), at=choice.at)
                real = there(judged_at(self.review, choice.at))
                self.read(
                    [answer(real, tried) for tried in (real.best, real.played)], choice=choice
                )
        for real in filter(lambda choice: choice.unclear, self.review.judged()):
            tries = {real.best: None, real.played: None, FREE: DOUBTED}
            answers = [answer(real, tried, found) for tried, found in tries.items()]
            self.read(answers, unclear=real)
            self.read(answer(real, FREE, DEARER), unclear=real, tried=DEARER)
        for turn in range(0, view.turns + 1, 9):
            moment = moment_after(self.session, turn)
            self.read(moment, turn=turn, at=moment.next_at)

    # -- what is asked ------------------------------------------------------------------------

    def name_of(self, seat: int) -> object:
        """How a seat is named."""
        return self.session.tags[seat].label

    def line(self, name: object) -> list[int]:
        """The shares of a seat by its name, as they are shown."""
        seat = [tag.label for tag in self.session.tags].index(cast("str", name))
        return [row[seat] for row in self.view.shares]

    def rise(self, args: dict[str, Any]) -> bool:
        """Whether a winner rose as is said, for good, and by the run that a plain search finds."""
        line = self.line(args["name"])
        first, last = there(plain_rise(line))
        title = dict(self.view.turning.title.args)
        turns = (title.get("first", title.get("turn")), title.get("last", title.get("turn")))
        turn = max(range(first, last + 1), key=lambda k: line[k + 1] - line[k]) + 1
        return (
            line[-1] == max(self.view.shares[-1])
            and turns in ((first + 1, last + 1), (None, None))
            and args["before"] == line[first] == min(line[first:])
            and args.get("after", line[last + 1]) == line[last + 1] > line[first]
            and args.get("turn", turn) == turn == self.view.turning.turn
        )

    def came(self, args: dict[str, Any]) -> bool:
        """Whether a tile or a card really lay there after the turning point, but not before."""
        ends_of = ends(self.session)
        turn = self.view.turning.turn
        games = [
            self.session.as_it_was(ends_of[k]).observation(None).game for k in (turn - 1, turn)
        ]
        old, new = (Counter([*game.market, *game.display]) for game in games)
        things = [
            text for text in texts(args["things"]) if text.id not in ("list-end", "list-more")
        ]
        return len(things) >= 1 and sum((new - old).values()) > 0

    def pays(self, args: dict[str, Any], known: dict[str, Any]) -> bool:
        """Whether whoever is named chooses next, and may buy something exactly."""
        at = known.get("at", ends(self.session)[self.view.turning.turn])
        was = self.session.as_it_was(at)
        seat = there(was.to_move)
        game = was.observation(seat).game
        exact = any(_exact(game, action) for action in legal_actions(game))
        return exact and game.frame.kind == "turn" and args["name"] == self.name_of(seat)

    def facts(self, seat: int) -> tuple[int, int, int, int, int, int]:
        """Tiles bought and paid exactly, turns and those of just a card, cards and money left."""
        bought = exact = 0
        taken, turns, busy = Counter[int](), set[int](), set[int]()
        for step in self.session.steps:
            if step.seat != seat:
                continue
            act = step.action
            for event in step.events:
                if isinstance(event, Bought):
                    bought += 1
                    paid = sum(CARD_VALUE[card] for card in getattr(act, "cards", ()))
                    exact += paid == TILE_PRICE[event.tile]
            if isinstance(act, actions.TakeMoney):
                taken[step.turn] += len(act.cards)
            elif isinstance(act, actions.EndTurn):
                turns.add(step.turn)
            elif not isinstance(act, actions.EndActions | actions.Pass | actions.PassWindow):
                busy.add(step.turn)
        hand = self.session.observation(seat).game.players[seat].hand
        money = [card for card in hand if CARD_VALUE[card]]
        single = sum(n == 1 for turn, n in taken.items() if turn not in busy)
        return bought, exact, len(turns), single, len(money), sum(CARD_VALUE[c] for c in money)


def _nested(thing: object) -> Iterator[Msg]:
    """All messages in a view, and those that stand in them."""
    for text in texts(thing):
        yield text
        for value in dict(text.args).values():
            yield from _nested(value) if isinstance(value, Msg) else ()


def _exact(game: Game, action: actions.Action) -> bool:
    """Whether an action buys a tile without paying too much."""
    if not isinstance(action, actions.Buy):
        return False
    return sum(CARD_VALUE[card] for card in action.cards) == TILE_PRICE[game.market[action.slot]]


def _verdict(claims: Claims, args: dict[str, Any], known: dict[str, Any]) -> bool:
    terms = claims.view.seats[known["seat"]].terms
    bad, own, more = -terms.luck, -terms.own, terms.result > terms.start
    fits: dict[object, bool] = {
        "lucky": bad <= -5 and own < 5,
        "helped": bad <= -5 and own >= 5,
        "others": bad > -5 and more and terms.others > max(terms.luck, terms.own),
        "luck": bad >= 5 and own < 5 and not more,
        "choices": bad < 5 and own >= 5 and not more,
        "more-luck": bad > own >= 5 and not more,
        "more-choices": own > bad >= 5 and not more,
        "both": min(bad, own) >= 5 and max(bad, own) <= 1.5 * min(bad, own) and not more,
        "neither": abs(bad) < 5 and (own < 5 or more),
    }
    return fits[args["kind"]]


def _nearest(claims: Claims, _args: dict[str, Any], _known: dict[str, Any]) -> bool:
    left = [seat.terms.result - seat.terms.luck for seat in claims.view.seats]
    return min(left) < 0 and list(claims.view.even) != left


def _even(claims: Claims, args: dict[str, Any], _known: dict[str, Any]) -> bool:
    even, result = claims.view.even, claims.review.result
    best = [seat for seat, share in enumerate(even) if share == max(even)]
    named = list(texts(args["name"])) or [args["name"]]
    kinds = ("level",) if len(best) > 1 else ("still",) if result[best[0]] else ("other",)
    alone = len(best) > 1 or named == [claims.name_of(best[0])]
    return args["kind"] in kinds and args["n"] == max(even) and alone


def _spread(claims: Claims, args: dict[str, Any], known: dict[str, Any]) -> bool:
    cost = known["choice"].cost if "choice" in known else 100 * known["tried"].cost
    return bool(args["low"] <= cost <= args["high"]) and (
        (args["kind"] == "near") == (args["low"] == args["high"])
    )


def _dear(claims: Claims, args: dict[str, Any], known: dict[str, Any]) -> bool:
    choice = known["choice"]
    real = there(judged_at(claims.review, choice.at))
    seat = real.seat
    listed = claims.view.seats[seat].dearest
    step = claims.session.steps[choice.at]
    worse = [
        judged_choice
        for judged_choice in claims.review.judged(seat)
        if judged_choice.low > 0
        and judged_choice.cost > real.cost
        and judged_choice.at not in [each.at for each in listed]
    ]
    return (
        (args["k"], args["of"])
        == ([dear_choice.at for dear_choice in listed].index(choice.at) + 1, len(listed))
        and step.action == real.played != real.best
        and args["turn"] == turn_of(claims.session, step) + 1
        and args["cost"] == round(100 * real.cost + 1e-9)
        and why_not(claims.session.as_it_was(choice.at).observation(seat).game, real.best) is None
        and args["word"].id == f"review-severity-{sum(args['cost'] >= n for n in (2, 6, 12))}"
        and sum(reason.part or 0 for reason in choice.reasons) in (args["cost"], 0)
        and not worse
    )


def _unclear(claims: Claims, args: dict[str, Any], known: dict[str, Any]) -> bool:
    """Whether just these turns hold a choice of the seat with an unclear cost, which is nowhere."""
    seat = known["seat"]
    unclear = [choice for choice in claims.review.judged(seat) if choice.unclear]
    turns = {turn_of(claims.session, claims.session.steps[choice.at]) + 1 for choice in unclear}
    named = [text.args for text in _nested(args["turns"]) if text.id == "play-number"]
    counted = not any(choice.cost or any(choice.own) for choice in unclear)
    listed = {choice.at for choice in claims.view.seats[seat].dearest}
    return (
        args["n"] == len(turns) == len(named)
        and turns == {dict(number)["n"] for number in named}
        and counted
        and not listed & {choice.at for choice in unclear}
    )


def _tried_unclear(_claims: Claims, args: dict[str, Any], known: dict[str, Any]) -> bool:
    return known["unclear"].unclear and args["kind"] in ("best", "played", "other")


def _tried_worse(_claims: Claims, args: dict[str, Any], known: dict[str, Any]) -> bool:
    cost = known["tried"].cost
    return args["n"] == round(100 * cost) and args["kind"] == "unclear" and not args["cost"]


def _behind(claims: Claims, args: dict[str, Any], known: dict[str, Any]) -> bool:
    line = [row[known["seat"]] for row in claims.view.exact]
    turn = args["turn"]
    before = turn < 2 or line[turn - 2] >= 2
    long = len(line) - turn >= 0.25 * (len(line) - 1)
    return all(share < 2 for share in line[turn - 1 :]) and before and long


def _about(claims: Claims, args: dict[str, Any], known: dict[str, Any]) -> bool:
    if "turn" in known:
        shown = moment_after(claims.session, known["turn"]).board
    else:
        shown = moment_of(claims.session, known["at"]).board
    seat = shown.seat.seat
    first = claims.session.as_it_was(0).observation(seat).game.players[seat]
    built, stored = len(first.palace.tiles) - 1, len(first.reserve)
    for step in claims.session.steps[: known["at"]]:
        for event in step.events:
            if getattr(event, "seat", None) == seat:
                built += isinstance(event, Placed | Added) - isinstance(event, Removed)
                stored += isinstance(event, Reserved | Removed) - isinstance(event, Added)
    board = claims.session.as_it_was(known["at"]).observation(seat).game.players[seat].palace
    wall = max(map(len, wall_runs(board_of(board))), default=0)
    return (args["n"], args["reserve"], args["wall"]) == (built, stored, wall)


def _like(claims: Claims, args: dict[str, Any], known: dict[str, Any]) -> bool:
    like = there(claims.view.seats[known["seat"]].like)
    named = [PLACES.index(arg.id.removeprefix("level-")) for arg in args.values()]
    return bool(min(named) <= like.at + 0.5 and max(named) >= like.at - 0.5)


def _scored(claims: Claims, args: dict[str, Any], known: dict[str, Any]) -> bool:
    return any(
        isinstance(event, ScoringDrawn) and event.number == args["k"]
        for step in claims.session.steps
        if turn_of(claims.session, step) == known["turn"] - 1
        for event in step.events
    )


def _won(claims: Claims, args: dict[str, Any], _known: dict[str, Any]) -> bool:
    scores = claims.session.scores
    won = [claims.name_of(k) for k, score in enumerate(scores) if score == max(scores)]
    named = args["name"] if len(won) == 1 else len([*texts(args["name"])])
    return args["n"] == max(scores) and named == (won[0] if len(won) == 1 else len(won) - 1)


Check = Callable[[Claims, dict[str, Any], dict[str, Any]], bool]
CLAIMS: dict[str, Check] = {
    "result-win*": _won,
    "review-turning-luck": lambda c, a, _: a["turn"] == c.view.turning.turn,
    "review-turning-choice": lambda c, a, _: a["turn"] == c.view.turning.turn,
    "review-turning-turns": lambda c, a, _: a["first"] <= c.view.turning.turn <= a["last"],
    "review-turning-last": lambda c, _a, _k: c.view.turning.turn == c.view.turns,
    "review-turning-none*": lambda c, _a, _k: (
        not any(plain_rise([row[seat] for row in c.view.shares]) for seat in range(c.session.seats))
    ),
    "review-turning-*": lambda c, a, _: c.rise(a),
    "review-done-both": lambda _c, _a, _k: True,  # its parts are lines of the log
    "review-came": lambda c, a, _: c.came(a),
    "review-came-ready": lambda _c, _a, _k: True,  # its parts are read by themselves
    "review-tile": lambda _c, a, _: a["price"] in TILE_PRICE,
    "review-ready": lambda c, a, k: c.pays(a, k),
    "review-verdict": _verdict,
    "review-even-text": _even,
    "review-even-nearest": _nearest,
    "review-scoring": _scored,
    "review-final": lambda c, _a, k: k["turn"] == c.view.turns,
    "review-like*": _like,
    "review-fact-exact": lambda c, a, k: (a["all"], a["n"]) == c.facts(k["seat"])[:2],
    "review-fact-single": lambda c, a, k: (a["all"], a["n"]) == c.facts(k["seat"])[2:4],
    "review-fact-left": lambda c, a, k: (
        (dict(a["cards"].args)["n"], a["n"]) == c.facts(k["seat"])[4:]
    ),
    "review-judged": lambda c, a, k: (
        a["n"] == sum(1 for _ in c.review.judged(k["seat"]))
        and abs(a["cost"] - max(0, -100 * c.review.choices(k["seat"]))) < 1.5
    ),
    "review-behind": _behind,
    "review-dear-heard": _dear,
    "review-dear-unclear": _unclear,
    "review-tried-unclear": _tried_unclear,
    "review-tried-worse": _tried_worse,
    "review-severity-*": lambda _c, _a, k: k["choice"].word.id.endswith(
        str(sum(k["choice"].cost >= n for n in (2, 6, 12)))
    ),
    "review-spread": _spread,
    "review-tried-best": lambda _c, a, k: a["n"] == k["choice"].cost,
    "review-tried-played": lambda _c, a, k: (
        a["n"] == k["choice"].cost and (a["kind"] == "cost") == (k["choice"].severity > 0)
    ),
    "review-after": lambda c, a, k: (
        a["turn"] == k["turn"]
        and all(turn_of(c.session, step) < a["turn"] for step in c.session.steps[: k["at"]])
        and all(turn_of(c.session, step) >= a["turn"] for step in c.session.steps[k["at"] :])
    ),
    "review-beginning": lambda _c, _a, k: k["turn"] == k["at"] == 0,
    "review-choice-of": lambda c, a, k: (
        a["turn"] == turn_of(c.session, c.session.steps[k["at"]]) + 1
        and a["name"] == c.name_of(c.session.steps[k["at"]].seat)
    ),
    "review-about": _about,
}


@cache
def ended() -> tuple[Session, model.Review]:
    """The end of a game of random players, and what was really found out about it."""
    start, played = ending(*RANDOM)
    session = Session.at(config(2, 0), start.clone(), {"format": "position"})
    for action in played:
        session.play(action)
    return session, of_random()


def test_every_sentence_of_a_review_is_true() -> None:
    """Every sentence of a review agrees with a new computation."""
    samples: list[tuple[int, tuple[str, ...]]] = [(2, ()), (4, ("exchange", "vizier", "camps"))]
    samples += [(3, ()), (6, ())] if night() else []
    games = [game(*sample) for sample in samples]
    reviewed = [(session, review_of(session, seed)) for session in games for seed in (1, 2, 3)]
    checked, wrong = Counter[str](), list[str]()
    for session, review in [*reviewed, ended()]:
        claims = Claims(session, review, review_view(session, review))
        claims.whole()
        checked += claims.checked
        wrong += claims.wrong
    assert not wrong, "\n".join(wrong[:40])
    assert sum(checked.values()) > 1000
