"""A game as it was: looked at again, played on from, and nothing that is secret."""

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.records import to_record
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import Branch
from alhambra_qt.controller.game.thoughts import Written
from alhambra_qt.controller.presenter.results import branch_lines
from alhambra_qt.controller.replay.replayed import NO_UNDO, Replay
from alhambra_qt.controller.view.table_view import Prompt, TableView
from alhambra_qt.controller.view.targets import AtSlot, AtStep
from alhambra_qt.controller.words.sentences import QUIET
from alhambra_qt.engine.actions import EndTurn, PassWindow
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.pieces import CARD_ID
from alhambra_qt.i18n import LANGS, Msg, msg, tr
from alhambra_qt.modules import IDS
from tests.cases import count
from tests.controller.kit import chance, chances, config, english, played, there, true_game, words
from tests.property.secrets import shaken
from tests.saves import make


def laid(view: TableView) -> TableView:
    """A view without keys, thoughts and hints, without what stands above board and hand."""
    you = evolve(view.you, thinking=False)
    cards = tuple(card and evolve(card, key="") for card in view.display.cards)
    return evolve(
        view,
        you=you,
        opponents=tuple(evolve(opponent, thinking=False) for opponent in view.opponents),
        market=tuple(evolve(slot, key="") for slot in view.market),
        display=evolve(view.display, hint=None, cards=cards),
        hand=evolve(view.hand, title=msg("table-hand"), text=msg("play-empty")),
        prompt=Prompt(msg("play-empty")),
        undo=NO_UNDO,
        log=(),
        notice=None,
    )


def followed(modules: tuple[str, ...], seed: str, steps: int) -> tuple[Desk, dict[int, TableView]]:
    """Play a game by chance; give it with what its table showed the first seat meanwhile.

    Only moments at which others choose: while one chooses oneself the choices are lit.
    """
    desk = Desk(Session.new(config(3, 1, seed=seed[-20:], modules=modules)))
    session, rng, seen = desk.session, random.Random(seed), dict[int, TableView]()
    while not session.over and len(session.steps) < steps:
        if desk.actor is None and rng.random() < 0.2:
            seen[len(session.steps)] = desk.view()
        chance(session, rng)
    return desk, seen | {len(session.steps): desk.view()} if session.over else seen


@pytest.mark.parametrize(("modules", "steps"), [((), 5000), (IDS, 300)], ids=["base", "all"])
def test_moments_are_what_was_shown(modules: tuple[str, ...], steps: int, seed: str) -> None:
    """The view from the own seat is what was shown there, after a game and while it goes on."""
    desk, seen = followed(modules, seed, steps)
    replay = Replay(desk.session, 0)
    assert desk.session.over == (not modules)
    assert len(seen) > 20
    for at, then in seen.items():
        now = replay.view(at, 0)
        assert laid(now) == laid(then), at
        assert (english(now.hand.title) == "Your hand") == bool(modules)


@pytest.mark.parametrize("seed_of", ["a", "b"])
def test_a_game_that_goes_on_shows_no_secret(seed_of: str) -> None:
    """With everything hidden from the viewer otherwise, each moment looks and reads the same."""
    session = played(config(3, 2, seed=seed_of, modules=IDS), 120, 3)
    replay, rng = Replay(session, 0), random.Random(seed_of)
    for at in rng.sample(range(len(session.steps)), 15):
        for seat in range(3):
            before, real = replay.view(at, seat), session._past[at]
            session._past[at] = shaken(real, 0, False, rng)
            assert replay.view(at, seat) == before
            assert seat == 0 or before.hand.hidden
            session._past[at] = real


@pytest.mark.parametrize("on", [(), ("trader", "vizier"), IDS])
def test_others_actions_need_not_be_known(on: tuple[str, ...], seed: str) -> None:
    """Log, recap and replay are the same without the actions of others, of which events tell."""
    game = played(config(3, 3, seed="far", modules=on), actions=count(150, 600))
    assert all(step.passed == isinstance(step.action, PassWindow) for step in game.steps)
    assert all(step.ended_turn == isinstance(step.action, EndTurn) for step in game.steps)
    twin = game.as_it_was(len(game.steps))
    known = (step.action if step.seat == 0 else None for step in game.steps)
    twin.steps = [
        evolve(step, action=action) for step, action in zip(twin.steps, known, strict=True)
    ]
    moments = random.Random(seed).sample(range(len(game.steps)), count(10, 60))
    for seat in (0, 1, None):
        one, other = ([x.line for x in History(y).told_since(seat)] for y in (game, twin))
        assert one == other
        replays = Replay(game, seat), Replay(twin, seat)
        for at in moments:
            view, same = (replay.view(at, seat or 0) for replay in replays)
            assert view == same
            assert len({replay.actor(at) for replay in replays}) == 1
    with pytest.raises(RuntimeError):
        assert twin.actions


def test_hands_are_open_after_the_end() -> None:
    """While a game goes on no view has a hand that is not the viewer's; afterwards all lie open."""
    going = played(config(3, 1, seed="open"), 60)
    for seat in (None, 0, 1, 2):
        view = Replay(going, 0).view(30, seat)
        assert not view.hands
        assert view.hand.hidden == (view.you.seat.seat != 0 or seat is None)
    over = played(config(3, 1, seed="open"))
    view = Replay(over, 0).view(30, None)
    held = [len(player.hand) for player in over.as_it_was(30).observation(0).game.players]
    assert [len(words(hand) & set(CARD_ID)) > 0 for hand in view.hands] == [True] * 3
    assert [sum(len(group.cards) for group in hand.groups) for hand in view.hands] == held


def test_purists_see_the_last_round_again() -> None:
    """A game without counting help shows no money that was taken longer ago than a round."""
    session = played(config(3, 1, seed="purist", purist=True), 60)
    replay = Replay(session, 0)
    first = session.steps[replay.stops.first]
    assert first.turn == session.turn - 3
    assert replay.view(0, 0) == replay.view(replay.stops.first, 0)
    assert Replay(evolved(session), 0).stops.first == 0


def evolved(session: Session) -> Session:
    """The same game of people who are helped."""
    again = Session.new(evolve(session.config, purist=False))
    again.replay(session.actions)
    return again


def test_stops_lead_through_the_whole_game() -> None:
    """Each stride leads from one end to the other and back, by growing parts."""
    stops = Replay(played(config(3, 0, seed="stops")), None).stops
    lengths = []
    for stride in ("action", "turn", "round", "scoring"):
        on, back = [stops.first], [stops.last]
        while on[-1] < stops.last:
            on.append(stops.beside(on[-1], stride, 1))
        while back[-1] > stops.first:
            back.append(stops.beside(back[-1], stride, -1))
        assert on == back[::-1]
        lengths.append(len(on))
    assert lengths == sorted(lengths, reverse=True)
    assert [stops.place(at + 1).turn for at in stops.of["turn"][:-1]] == list(
        range(1, stops.place(stops.last).turn + 1)
    )


@pytest.mark.parametrize("on", [(), IDS], ids=["base", "all"])
def test_where_a_step_lies_is_told_truly(on: tuple[str, ...]) -> None:
    """Turn, round and the action of so many are those of counting along the game."""
    session = played(config(3, 0, seed="where", modules=on), 250)
    replay, said = Replay(session, None), dict[int, list[str]]()
    acts = Counter[int]()
    for at, step in enumerate(session.steps, start=1):
        heard = [event for event in step.events if not isinstance(event, QUIET)]
        acted = bool(heard) and not isinstance(step.action, EndTurn)
        acts[step.turn] += acted
        if heard:
            where = english(replay.prompt(at).lines[0].text)
            here = [step.turn + 1, step.turn // 3 + 1, *[acts[step.turn]] * acted]
            numbers = [int(one) for one in re.findall(r"\d+", where)]
            assert numbers[: len(here)] == here, where
            assert len(numbers) == len(here) + acted, where
            said.setdefault(step.turn, []).extend(where.split(" of ")[1:])
    assert all({int(n) for n in of} <= {acts[turn]} for turn, of in said.items())
    assert sum(map(len, said.values())) > 60


def test_the_log_has_what_was_is_and_comes() -> None:
    """Around each moment the log tells past, present and the next step, each with its moment."""
    replay = Replay(played(config(3, 1, seed="log")), 0)
    for at in replay.stops.of["action"][5:-1:7]:
        log = replay.view(at, 0).log
        assert [line.when for line in log] == sorted(
            (line.when for line in log), key=["past", "now", "next"].index
        )
        for line in log:
            there = line.target.number if isinstance(line.target, AtStep) else -1
            assert (there > at) - (there < at) == {"past": -1, "now": 0, "next": 1}[line.when]


def test_things_of_a_moment() -> None:
    """A tile of the market says what it is, and nothing of what could be done with it."""
    replay = Replay(played(config(3, 1, seed="ask")), 0)
    answer = replay.explain(40, None, AtSlot(0))
    assert english(answer.title)
    assert answer.now is None


# -- sessions of the past --------------------------------------------------------------------------


def wandered(seed: str) -> tuple[Session, dict[int, Session]]:
    """Play a game with takeovers by chance; give it with what it was after every 7th action."""
    rng, twin = random.Random(seed), dict[int, Session]()
    game = Session.new(config(seats=3, humans=2, seed=seed[-20:], modules=IDS))
    while not game.over and len(game.steps) < 90:
        if len(game.steps) in (20, 60):
            kind = "human" if game.is_ai(1) else "ai"
            game.take_over(Seating(1, kind, "easy"))
        if len(game.steps) % 7 == 0:
            twin[len(game.steps)] = _again(game)
        chance(game, rng)
    return game, twin


def _again(game: Session) -> Session:
    """The plain way: play everything again from the beginning."""
    again = Session.new(evolve(game.config, seats=game.began))
    for index, action in enumerate(game.actions):
        for change in game.takeovers:
            if change.at == index:
                again.reseat(change)
        again.replay((action,))
    for change in game.takeovers:
        if change.at == len(game.steps):
            again.reseat(change)
    return again


def test_every_moment_is_what_playing_again_gives(seed: str) -> None:
    """Position, log, seats, record and what people last knew are those of then."""
    game, moments = wandered(seed)
    for number, plain in moments.items():
        was = game.as_it_was(number)
        assert was.digest() == plain.digest()
        assert History(was).log() == History(plain).log()
        assert was.config.seats == plain.config.seats
        record, other = to_record(was), to_record(plain)
        for one in (record, other):
            del one["meta"]["saved"]
        assert record == other
        for seat in range(3):
            known, knew = was.left_by(seat), plain.left_by(seat)
            marks = [None if game is None else digest(game) for game in (known, knew)]
            assert marks[0] == marks[1]


def test_going_on_leaves_the_game_alone(seed: str) -> None:
    """Playing on from a moment changes nothing in the original game."""
    game, _ = wandered(seed)
    digest, steps = game.digest(), list(game.steps)
    was = game.as_it_was(30)
    chances(was, random.Random(seed), 20)
    assert (game.digest(), game.steps) == (digest, steps)
    assert was.steps[:30] == steps[:30]


def test_a_moment_after_taking_back(seed: str) -> None:
    """An action that was taken back is no moment of the game."""
    game, _ = wandered(seed)
    last = game.steps[-1]
    if game.undo(last.seat) is not None:
        assert game.as_it_was(len(game.steps)).digest() == game.digest()


# -- branches --------------------------------------------------------------------------------------


LUCK = "other cards"


@pytest.fixture(scope="module")
def over() -> Session:
    """A game of people and computers that is over."""
    game = records.load(make.FOLDER / "version-1" / "people.alhambra")
    assert game.over
    return game


@pytest.fixture
def game(over: Session) -> Session:
    """The same with nothing tried in it."""
    over.branches.clear()
    return over


def go_on(session: Session, actions: int, seed: int = 1) -> None:
    """Play some actions by chance."""
    rng = random.Random(seed)
    for _ in range(actions):
        if not session.over:
            chance(session, rng)


def saved(session: Session, tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """Save a game or a branch; give the file and what is in it."""
    path = tmp_path / "tried.alhambra"
    records.save(session, path)
    return path, json.loads(path.read_text(encoding="utf-8"))


def test_the_same_luck_brings_the_same(game: Session) -> None:
    """A branch with the same luck and the same actions is the same game."""
    again = records.play_on(game, 40, "again")
    assert again.digest() == game.as_it_was(40).digest()
    again.replay(game.actions[40:])
    assert (again.digest(), again.over) == (game.digest(), True)


def test_new_luck_keeps_what_is_held(game: Session) -> None:
    """With new luck everybody holds what they held, and something else will come."""
    moment, tried = game.as_it_was(40), records.play_on(game, 40, "other", LUCK)
    for seat in range(game.seats):
        kept, new = moment.observation(seat).game, tried.observation(seat).game
        assert [player.hand for player in kept.players] == [player.hand for player in new.players]
        assert (kept.market, kept.display) == (new.market, new.display)
    assert tried.digest() != moment.digest()
    assert true_game(tried).deck != true_game(moment).deck


def test_the_game_stays_as_it_was(game: Session) -> None:
    """Branches leave the game, its record and its log alone."""
    before, log = game.digest(), History(game).log()
    record = records.to_record(game)
    go_on(records.play_on(game, 30, "a", LUCK, [Seating(0, "ai", "easy")]), 50)
    assert (game.digest(), History(game).log()) == (before, log)
    again = records.to_record(game)
    assert len(again.pop("branches")) == 1
    for one in (record, again):
        one["meta"].pop("saved")
    assert again == record


def test_anybody_may_play_a_seat(game: Session) -> None:
    """The log says who plays on from there, and nothing before it changes."""
    tried = records.play_on(game, 30, "a", changes=[Seating(0, "ai", "hard", "builder")])
    assert tried.is_ai(0)
    assert not tried.was_ai(0, 29)
    lines, before = (History(session).log() for session in (tried, game.as_it_was(30)))
    assert [line.text for line in lines[:-1]] == [line.text for line in before]
    assert not game.is_ai(0)


def test_nothing_before_it_can_be_taken_back(game: Session) -> None:
    """Taking back ends where the branch begins."""
    tried = records.play_on(game, 30, "a")
    go_on(tried, 1)
    while tried.undo(tried.steps[-1].seat) is not None:
        pass
    assert len(tried.steps) >= 30


def test_a_running_game_has_none() -> None:
    """While a game goes on, playing on from it would show what is still to be drawn."""
    game = played(config(3), 20)
    reason = records.no_branch_yet(game)
    assert reason is not None
    with pytest.raises(ValueError, match="nobody can play on"):
        records.play_on(game, 5, "a")


def test_nothing_can_follow_the_end(game: Session) -> None:
    """From the end of a game nobody plays on."""
    assert records.no_branch_yet(game) is None
    with pytest.raises(ValueError, match="nobody can play on"):
        records.play_on(game, len(game.steps), "a")


@pytest.mark.parametrize("luck", ["", LUCK])
def test_a_branch_comes_back_from_the_file(game: Session, tmp_path: Path, luck: str) -> None:
    """A branch opens again with its players, thoughts and digests, and can be played on."""
    tried = records.play_on(game, 50, "Țiganii & co", luck, [Seating(1, "ai", "medium")])
    go_on(tried, 60)
    path, data = saved(tried, tmp_path)
    assert data["version"] == 2
    root = records.load(path)
    assert (root.digest(), root.over) == (game.digest(), True)
    (branch,) = root.branches
    again = records.open_branch(root, branch)
    assert (again.digest(), again.actions) == (tried.digest(), tried.actions)
    assert again.config.seats == tried.config.seats
    assert History(again).log() == History(tried).log()
    go_on(again, 5)


def test_branches_of_branches(game: Session, tmp_path: Path) -> None:
    """A branch can be left in turn, also before it began, and is removed with what leaves it."""
    first = records.play_on(game, 40, "first", LUCK)
    go_on(first, 40)
    while not first.over:
        go_on(first, 1, len(first.steps))
    later = records.play_on(first, 60, "later")
    earlier = records.play_on(first, 20, "earlier", LUCK)
    assert (later.branch and later.branch.parent) is first.branch
    assert earlier.branch is not None
    assert earlier.branch.parent is None
    go_on(later, 10)
    path, _ = saved(first, tmp_path)
    root = records.load(path)
    assert [line.name for line in root.branches] == ["first", "later", "earlier"]
    for branch, session in zip(root.branches, (first, later, earlier), strict=True):
        if session is not later:  # which was not saved since
            assert records.open_branch(root, branch).digest() == session.digest()
    records.remove_branch(root, root.branches[0])
    assert [line.name for line in root.branches] == ["earlier"]


def test_a_branch_keeps_its_game(game: Session) -> None:
    """A game that is left by a branch stays whole."""
    records.play_on(game, 40, "first")
    assert game.undo_blocked(game.steps[-1].seat) is not None


def test_nor_in_a_branch_that_is_left_in_turn(game: Session, tmp_path: Path) -> None:
    """A branch of a branch still fits after the first one is played on, saved and opened."""
    first = records.play_on(game, 40, "first")
    go_on(first, 3)
    records.play_on(first, len(first.steps) - 1, "second")
    assert first.undo_blocked(first.steps[-1].seat) is not None
    assert first.undo(first.steps[-1].seat) is None
    root = records.load(saved(first, tmp_path)[0])
    assert [branch.at for branch in root.branches] == [40, 42]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"at": 100_000}, "branches.0.at"),
        ({"at": -1}, "branches.0.at"),
        ({"parent": 0}, "branches.0.parent"),
        ({"parent": -2}, "branches.0.parent"),
        ({"name": 5}, "branches.0.name"),
        ({"luck": "x" * 300}, "branches.0.luck"),
        ({"actions": 3}, "branches.0.actions"),
    ],
)
def test_a_branch_that_cannot_be(
    game: Session, tmp_path: Path, change: dict[str, Any], field: str
) -> None:
    """A branch that hangs nowhere is left out and named by its field, and stays in the file."""
    path, data = saved(records.play_on(game, 40, "first"), tmp_path)
    data["branches"][0].update(change)
    path.write_text(json.dumps(data), encoding="utf-8")
    lines: list[Msg] = []
    root = records.load(path, tell=lines.append)
    assert (root.branches, len(lines)) == ([], 1)
    for lang in LANGS:
        assert field in tr(lang, lines[0])
    record = records.to_record(root)
    assert record["left_out"] == data["branches"]
    path.write_text(json.dumps(record), encoding="utf-8")
    assert (
        records.to_record(records.load(path, tell=lines.append))["left_out"] == record["left_out"]
    )
    assert len(lines) == 1


def test_bad_branches_leave_the_good_ones(game: Session, tmp_path: Path) -> None:
    """Of many branches only the bad ones are left out, and what leaves them."""
    path, data = saved(records.play_on(game, 40, "first"), tmp_path)
    one = {**data["branches"][0], "actions": data["actions"][40:42]}
    long = {**one, "name": "long", "actions": [{}] * (records.LONGEST_BRANCH + 1)}
    lost = [{**one, "name": f"lost {parent}", "parent": parent} for parent in (7, 1, 2)]
    second = {**one, "name": "second", "at": 41, "parent": 0, "actions": data["actions"][41:43]}
    data["branches"] = [one, *lost, long, 3, second]
    path.write_text(json.dumps(data), encoding="utf-8")
    lines: list[Msg] = []
    root = records.load(path, tell=lines.append)
    assert [branch.name for branch in root.branches] == ["first", "second"]
    assert tr("en", lines[0]).startswith("5 branches of this game could not be loaded")
    assert records.open_branch(root, root.branches[1]).digest() == game.as_it_was(43).digest()


def test_more_branches_than_anybody_makes(game: Session, tmp_path: Path) -> None:
    """A chain as long as can be is read, listed, opened and removed; what is beyond is left out."""
    path, data = saved(records.play_on(game, 40, "first"), tmp_path)
    link = {"at": 40, "luck": "", "actions": data["actions"][40:41]}
    many = records.MOST_BRANCHES + 30
    data["branches"] = [{**link, "name": f"{n}", "parent": n - 1} for n in range(many)]
    path.write_text(json.dumps(data), encoding="utf-8")
    lines: list[Msg] = []
    root = records.load(path, tell=lines.append)
    last = root.branches[-1]
    assert (len(root.branches), len(lines)) == (records.MOST_BRANCHES, 1)
    assert tr("en", lines[0]).startswith(
        "30 branches of this game could not be loaded: a game can have"
    )
    assert branch_lines(root)[-1].depth == records.MOST_BRANCHES
    assert records.open_branch(root, last).digest() == game.as_it_was(41).digest()
    assert (last.mark != root.branches[0].mark, last.dealt) == (True, {})
    assert there(records.no_branch_yet(root)).id == "branch-most"
    with pytest.raises(ValueError, match="nobody"):
        records.play_on(root, 5, "one more")
    records.remove_branch(root, root.branches[1])
    assert [branch.name for branch in root.branches] == ["0"]


def test_a_broken_branch_leaves_the_game_whole(game: Session, tmp_path: Path) -> None:
    """An error inside a branch is reported when it is opened, in every language."""
    tried = records.play_on(game, 40, "first")
    go_on(tried, 30)
    path, data = saved(tried, tmp_path)
    spoilt: tuple[dict[str, Any], ...] = (
        {"actions": [{"type": "dance"}]},
        {"actions": data["branches"][0]["actions"][1:]},
        {"thoughts": {"3": {}}},
        {"digests": {"41": "0"}},
        {"takeovers": 5},
    )
    for change in spoilt:
        text = {**data, "branches": [{**data["branches"][0], **change}]}
        path.write_text(json.dumps(text), encoding="utf-8")
        root = records.load(path)
        with pytest.raises(records.BadBranch) as caught:
            records.open_branch(root, root.branches[0])
        for lang in LANGS:
            assert "first" in tr(lang, caught.value.text)
        assert records.to_record(root)["branches"] == text["branches"]


def test_what_is_not_known_is_kept(game: Session, tmp_path: Path) -> None:
    """A field of a branch that this version does not know is written back."""
    path, data = saved(records.play_on(game, 40, "first"), tmp_path)
    data["branches"][0]["colour"] = "blue"
    path.write_text(json.dumps(data), encoding="utf-8")
    root = records.load(path)
    go_on(branch := records.open_branch(root, root.branches[0]), 3)
    assert records.to_record(branch)["branches"][0]["colour"] == "blue"


def test_the_text_is_that_of_the_record(game: Session) -> None:
    """A running branch saves itself with all that its game holds."""
    tried = records.play_on(game, 40, "first", LUCK)
    go_on(tried, 30)
    text = json.loads(records.to_text(tried, Written()))
    record = records.to_record(tried)
    for one in (text, record):
        one["meta"].pop("saved")
        one["branches"][0]["meta"].pop("saved")
    assert text == record


def test_old_games_open() -> None:
    """A game of version 1 has no branches and can be left by one."""
    data = {"version": 1, "format": records.FORMAT}
    assert records.migrated(data)["branches"] == []


def test_length_counts_what_was_before() -> None:
    """The length of a branch is that of the game at its end."""
    assert Branch("a", None, 7, data={"actions": [{}, {}]}).length == 9
