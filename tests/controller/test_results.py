"""The table and the numbers when the game is over."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import AI, setup_of
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.results import results_view, story
from alhambra_qt.controller.presenter.score_sheet import ledger_view
from alhambra_qt.controller.presenter.table_presenter import given_away
from alhambra_qt.controller.view.page_views import ScoringPage
from alhambra_qt.controller.view.targets import AtDisplay, Press
from alhambra_qt.engine import apply, legal_actions
from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.engine.events import Bought, Distributed
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_ID, TILE_PRICE, TYPES
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.i18n import Msg, listing, msg, tr
from tests.cases import count, each
from tests.controller.kit import (
    arranged,
    chance,
    chances,
    config,
    english,
    go_on,
    played,
    there,
    true_game,
)
from tests.engine.plain_palace import wall_runs
from tests.engine.random_palaces import board_of
from tests.saves import make


def turns(session: Session) -> list[int]:
    """Return the numbers of turns that the results show for each seat."""
    rows = sorted(there(results_view(session)).rows, key=lambda row: row.seat.seat)
    lines = [stat.text for row in rows for stat in row.stats if stat.id == "turns"]
    return [int(tr("en", text)) for text in lines]


def shares(session: Session, first: int, begun: int = 0) -> list[int]:
    """How many turns each seat had from one turn on, by the order around the table."""
    owners = [(first + turn) % session.seats for turn in range(session.turn - begun + 1)]
    return [owners.count(seat) for seat in range(session.seats)]


@pytest.mark.parametrize("on", [(), modules.IDS])
def test_tiles_are_given_away_in_the_last_turn(on: tuple[str, ...]) -> None:
    """At every moment the last turn has all of them, also those placed afterwards."""
    steps = played(config(4, 0, seed="given", modules=on)).steps
    for end in range(len(steps) + 1):
        events = [event for step in steps[:end] for event in step.events]
        assert list(given_away(steps[:end])) == [e for e in events if isinstance(e, Distributed)]
    assert list(given_away(steps))


@pytest.mark.parametrize(*each(seats=[2, 3, 5], on=[(), ("trader",), ("vizier", "thieves")]))
def test_every_turn_is_counted(seats: int, on: tuple[str, ...]) -> None:
    """Also the first one of the player who begins, whether or not something was asked before."""
    session = played(config(seats, 0, seed=f"turns-{seats}", modules=on))
    first = session.steps[0].seat
    assert turns(session) == shares(session, first)


def test_turns_of_a_game_from_a_position() -> None:
    """A game that begins with a position counts the turns since then, the one begun too."""
    setup, rng = config(3, 0, seed="later"), random.Random(4)
    game = modules.new_game(setup_of(setup))
    while game.turn < 7:
        apply(game, rng.choice(legal_actions(game)))
    first, begun = game.to_play, game.turn
    session = Session.at(setup, game, position_to_json(game))
    chances(session, rng)
    assert turns(session) == shares(session, first, begun)


def test_turns_with_undo_a_take_over_and_a_file(tmp_path: Path) -> None:
    """Taking back, playing for somebody else and going on from a file change no number."""
    session, rng = Session.new(config(3, 3, seed="kept")), random.Random(5)
    first = there(session.to_move)
    chance(session, rng)
    session.undo(first)
    while session.turn < 9:
        chance(session, rng)
    session.take_over(Seating(first, AI, "random", "builder"))
    records.save(session, tmp_path / "kept.json")
    session = records.load(tmp_path / "kept.json")
    chances(session, rng)
    assert turns(session) == shares(session, first)


@pytest.mark.parametrize("on", [(), ("camps", "exchange", "vizier", "walls")])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_number_of_the_results_is_true(seats: int, on: tuple[str, ...]) -> None:
    """Winner, places, scorings and statistics are those computed from the record."""
    session = played(config(seats, 0, seed=f"results-{seats}", modules=on))
    view, scores = there(results_view(session)), session.scores
    won = [k for k, score in enumerate(scores) if score == max(scores)]
    assert [tag.seat for tag in view.winners] == won
    text = tr("en", view.title)
    assert all(session.tags[k].name in text for k in won)
    assert re.findall(r"\d+", text) == [str(max(scores))]
    assert tr("en", there(view.game).round) == f"round {session.turn // seats + 1}"
    for row in view.rows:
        seat = row.seat.seat
        bought = [
            (step.action, event)
            for step in session.steps
            for event in step.events
            if isinstance(event, Bought) and event.seat == seat
        ]
        over = [
            sum(CARD_VALUE[card] for card in getattr(action, "cards", ())) - TILE_PRICE[event.tile]
            for action, event in bought
        ]
        palace = session.observation(seat).game.players[seat].palace
        said = {stat.id: int(tr("en", stat.text).split()[0]) for stat in row.stats}
        assert said["exact"] == over.count(0)
        assert said["overpaid"] == sum(over)
        assert said["wall"] == max(map(len, wall_runs(board_of(palace))), default=0)
        assert said["tiles"] == sum(
            TILE_ID[tile].split("-")[0] in TYPES for tile in palace.tiles.values()
        )
        assert (row.score, row.place) == (scores[seat], 1 + sum(n > scores[seat] for n in scores))
        assert row.winner == (row.place == 1) == (seat in won)
        for number, gained in enumerate(row.gained, 1):
            boards = [board for board in session.scored if board.ledger.scoring == number]
            lines = (line for board in boards for line in board.ledger.lines if line.seat == seat)
            assert gained == sum(line.points for line in lines)


STORIES = {  # seats, people, seed, modules: what is said
    (3, 1, 4): "story-ahead story-rows",
    (3, 1, 15): "story-ahead story-source-you",
    (3, 1, 16): "story-ahead story-led-you",
    (2, 1, 0): "story-ahead story-turned-you",
    (2, 1, 4): "story-ahead story-dirk",
    (2, 1, 51): "story-level story-source-you story-source",
    (2, 1, 1): "story-behind story-led-before",
    (4, 1, 23): "story-behind story-led",
    (3, 0, 0): "story-ahead story-turned",
    (3, 1, 7): "story-behind story-source",
    (3, 0, 2): "story-level story-source story-source",
    (4, 1, 1): "story-behind story-rows",  # behind two who share the victory
    (3, 1, 6, "characters", "invaders"): "story-ahead story-rows",  # the attack decided
}


@pytest.mark.parametrize(("case", "wanted"), STORIES.items())
def test_the_story_of_each_kind_of_game(case: tuple[Any, ...], wanted: str) -> None:
    """A close game, a clear one, one that turned at the end, a tie: each has its own sentence."""
    seats, humans, number, *on = case
    session = played(config(seats, humans, seed=f"story{number}", modules=tuple(on)), seed=number)
    assert " ".join(checked_story(session)) == wanted


@pytest.mark.parametrize("number", range(count(6, 60)))
@pytest.mark.parametrize("on", [(), ("characters", "diamonds"), ("camps", "invaders", "treasure")])
def test_the_story_is_true_of_any_game(number: int, on: tuple[str, ...]) -> None:
    """Also with modules whose points come between scorings, or are lost again."""
    session = Session.new(config(2 + number % 5, number % 3, f"true{number}", modules=on))
    rng = random.Random(number)
    while not session.over:
        go_on(session, rng)
    checked_story(session)


Sums = dict[Msg, dict[int, int]]


def checked_story(session: Session) -> list[str]:
    """Name what is said of a game, once it is compared with the sheets that players see."""
    scores, here = session.scores, session.here
    parts = story(session, here[0] if len(here) == 1 else None)
    pages = [page for page in ledger_view(session.scored, session.tags).pages if page]
    paid: Sums = {msg("results-between"): dict(enumerate(scores))}
    rows = [row for page in pages for row in page.rows]
    for row in rows:
        sums = paid.setdefault(row.name, dict.fromkeys(range(session.seats), 0))
        for cell in row.cells[: session.seats]:  # Dirk is the last
            sums[cell.seat] += cell.points
            paid[msg("results-between")][cell.seat] -= cell.points
    for part in parts:
        if part.id in ("story-rows", "story-source", "story-source-you"):
            check_sources(session, part, paid)
        else:
            check_points(session, part, pages)
    mine, best = max((scores[seat] for seat in here), default=max(scores)), max(scores)
    second = max((score for score in scores if score < best), default=best)
    asked = f"lost {best - mine}" if mine < best else f"won {best - second}"
    why = next(b.text for b in there(results_view(session)).buttons if b.target == Press("review"))
    shared = mine == best and scores.count(best) > 1
    assert why == msg("result-why") if shared else "result-" + asked == f"{why.id} {n_of(why)}"
    return [part.id for part in parts]


def n_of(text: Any) -> Any:
    """The number in a text, that of its points if it has none of its own."""
    args = dict(text.args)
    return n_of(args["points"]) if "points" in args else args.get("n")


def seat_of(session: Session, part: Msg, slot: str = "name") -> int:
    """The seat that a sentence names; "you" is the only person."""
    name = dict(part.args).get(slot, msg("lesson-you"))
    found = [tag.seat for tag in session.tags if tag.label == name]
    return found[0] if found else session.here[0]


def check_points(session: Session, part: Msg, pages: list[ScoringPage]) -> None:
    """Compare a sentence about the order with the scores before and after each scoring."""
    scores, n, me = session.scores, n_of(part), (*session.here, -1)[0]
    best, before = max(scores), pages[-1].before[: session.seats]
    won = [seat for seat, score in enumerate(scores) if score == best]
    lower = max((score for score in scores if score < best), default=best)
    seat = seat_of(session, part) if part.id.startswith(("story-turned", "story-led")) else -1
    match part.id:
        case "story-ahead":
            names = [tag.label for tag in session.tags if scores[tag.seat] == lower]
            assert (len(won), n) == (1, best - lower)
            assert dict(part.args)["name"] == listing(names)
        case "story-behind":
            assert n == best - scores[me] > 0
        case "story-led-before":
            assert seat in won
            assert n == before[me] - before[seat] > 0
        case "story-turned" | "story-turned-you":
            assert seat in won
            other = seat_of(session, part, "other")
            assert scores[other] == lower  # only of a victory
            assert n == before[other] - before[seat] > 0
        case "story-led" | "story-led-you":
            assert won == [seat]
            for page in pages:
                now = [a + b for a, b in zip(page.before, page.gained, strict=True)]
                assert sorted(now)[-2] < now[seat] == max(now)
        case "story-dirk":
            assert n == sum(page.gained[-1] for page in pages) > best
        case "story-level":
            assert len(won) > 1
        case _:
            pytest.fail(f"nobody checks {part.id}")


def check_sources(session: Session, part: Msg, paid: Sums) -> None:
    """Compare a sentence about sources: without the rows it names, nobody would be in front."""
    said, scores, seat = dict(part.args), session.scores, seat_of(session, part)
    assert scores[seat] == max(scores)
    if part.id == "story-rows":
        other, rows = seat_of(session, part, "other"), listed(said["rows"])
        assert said["n"] == sum(paid[row][seat] for row in rows)
        assert said["m"] == sum(paid[row][other] for row in rows)
        assert scores[seat] - n_of(part) <= scores[other] - int(str(said["m"]))
    else:
        assert n_of(part) == paid[listed(said["row"])[0]][seat]
        assert n_of(part) == max(sums[seat] for sums in paid.values())


def listed(names: Any) -> list[Msg]:
    """Take a list of names apart."""
    if names.id not in ("list-end", "list-more"):
        return [names]
    return [name for _, part in names.args for name in listed(part)]


def test_a_game_from_a_position_tells_only_the_distance() -> None:
    """The sheets miss the points from before, so no row is called the best."""
    setup, rng = config(3, 0, seed="later"), random.Random(4)
    game = modules.new_game(setup_of(setup))
    while game.scorings_done < 1:
        apply(game, rng.choice(legal_actions(game)))
    session = Session.at(setup, game, position_to_json(game))
    chances(session, rng)
    assert {part.id for part in story(session, None)} <= {
        "story-ahead",
        "story-turned",
        "story-level",
    }
    assert results_view(Session.at(setup, game, {})) is None  # broken off: nothing has ended


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((100, 96, 40), "You only just win, with 100 points"),
        ((100, 90, 40), "You win with 100 points"),
        ((100, 60, 40), "You win by a wide margin, with 100 points"),
        ((96, 100, 40), "So close: 2nd place with 96 points"),
        ((60, 100, 90), "You come third with 60 points"),
    ],
)
def test_a_close_result_sounds_different(scores: tuple[int, ...], said: str) -> None:
    """A defeat by 4 and a victory by 40 have their own words."""
    session = played(config(3, 1, seed="feel"))
    for player, score in zip(true_game(session).players, scores, strict=True):
        player.score = score
    assert english(there(results_view(session)).title) == said


def test_the_green_button_asks_why() -> None:
    """It leads to the review; out of a branch, to the game."""
    root = records.load(make.FOLDER / "version-1" / "one-trader.alhambra")
    assert main_word(root) == "review"
    branch = records.play_on(root, len(root.steps) - 1, "Another end")
    chances(branch, random.Random(1))
    assert main_word(branch) == "original"


def main_word(session: Session) -> str:
    """Return the word of the one button that the results offer first."""
    view = there(results_view(session))
    (main,) = (button.target for button in view.buttons if button.primary)
    assert isinstance(main, Press)
    return main.word


def ended(humans: int = 1, *modules: str) -> Desk:
    """A game of three played to its end; the first seat, a person's at first, by a computer."""
    session = Session.new(config(3, humans, seed="over", modules=modules))
    desk, rng = Desk(session), random.Random(2)
    desk.take_seat()
    chances(session, rng, 12)
    session.take_over(Seating(0, AI, "random", "builder"))
    assert desk.view().hand.hidden
    chances(session, rng)
    return desk


@pytest.mark.parametrize("humans", [1, 2])
def test_the_hand_lies_face_up(humans: int) -> None:
    """The hand of the seat at the bottom is shown, though a computer played it or nobody looks."""
    desk = ended(humans)
    hand = desk.view().hand
    assert not hand.hidden
    shown = [card.card for group in hand.groups for card in group.cards]
    assert len(shown) == hand.count > 0


def test_the_counts_are_those_of_the_last_scoring() -> None:
    """The table of counts stays and says what scoring 3 gave, not what would come now."""
    desk = ended(1, "bonus", "characters", "invaders", "treasure")
    counts, last = desk.view().counts, desk.session.scored[-1].ledger
    assert tr("en", counts.title) == "What scoring 3 gave"
    assert counts.totals == last.totals


def test_the_end_is_said_once() -> None:
    """However many slots stay empty, the log says one time that the game ends."""
    market = "- - arcades-5-nw pavilion-4-es"
    game = arranged(config(3), market=market, display="ducat-3 florin-7 florin-2 denar-9")
    game.bag.clear()
    desk = Desk(Session.at(config(3), game, {}))
    desk.pick(AtDisplay(0))
    desk.confirm()
    desk.session.play(EndTurn.of())
    texts = [tr("en", line.text) for line in desk.view().log]
    assert texts.count("A market slot stays empty: the game ends") == 1


@pytest.mark.parametrize("humans", [1, 2])
def test_the_page_speaks_to_the_only_person(humans: int) -> None:
    """It says "you" to one person, celebrates nobody else, and names the winner to several."""
    seen = set()
    for number in range(count(3, 6)):
        session = played(config(3, humans, seed=f"you{number}"), seed=number)
        view = there(results_view(session))
        mine, best = session.scores[0], max(session.scores)
        place = 1 + sum(score > mine for score in session.scores)
        seen.add(place == 1)
        if humans > 1:
            assert view.title.id.startswith("result-win")
            assert view.celebrated == view.winners
        elif mine == best:
            assert english(view.title).startswith("You ")
            assert view.celebrated == view.winners
        else:
            assert f"{mine} points" in english(view.title)
            assert english(view.text).startswith(f"{best - mine} point")
            assert not view.celebrated
        assert view.own == (-1 if humans > 1 else 0)
    assert seen == {True, False}
