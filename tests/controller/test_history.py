"""The history: the log, the recap, and the moved pieces."""

import random
from collections import Counter
from functools import cache

import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.faces import found
from alhambra_qt.controller.game.history import History, ToldStep
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.presenter.motions import motions
from alhambra_qt.controller.presenter.recap_view import MOST, open_log, recap
from alhambra_qt.controller.view import targets
from alhambra_qt.controller.view.page_views import TOPICS, LogFilter
from alhambra_qt.controller.view.table_view import Recap
from alhambra_qt.engine import events as ev
from alhambra_qt.engine import legal_actions, observe, score_now
from alhambra_qt.engine.actions import Action, Buy, EndTurn, RemoveTile, TakeMoney
from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import Msg, gain, msg, tr
from alhambra_qt.modules import IDS
from alhambra_qt.modules.treasure.chests import ChestsPassed
from tests.cases import count
from tests.controller.kit import (
    SETS,
    arranged,
    cards,
    chance,
    chances,
    config,
    english,
    played,
    tiles,
    true_game,
    wander,
)

STATE = {
    "hand": "florin-3 florin-4 denar-9",
    "market": "pavilion-7-e tower-12 garden-9-e tower-11",
    "display": "florin-1 denar-2 ducat-9 dirham-8",
    "palace": "garden-10 1 0",
}


def session(**more: str) -> Session:
    """A game in which seat 0 can pay a pavilion exactly."""
    setup = config()
    return Session.at(setup, arranged(setup, **{**STATE, **more}), {})


def test_log_follows_undo() -> None:
    """The log grows with every action and shrinks when one is taken back."""
    game = session()
    history = History(game)
    assert history.log() == ()
    game.play(Buy.of(0, tuple(cards("florin-3 florin-4"))))
    game.play(TakeMoney.of(tuple(cards("ducat-9"))))
    assert [tr("en", line.text) for line in history.log()] == [
        "Anna buys a pavilion for exactly 7 florins",
        "Anna takes 1 card (9)",
    ]
    game.undo(0)
    assert len(history.log()) == 1
    game.redo()
    assert len(history.log()) == 2
    assert len(history.log(last=1)) == 1


@pytest.mark.parametrize("modules", [(), IDS])
def test_the_log_has_one_line_per_act(seed: str, modules: tuple[str, ...]) -> None:
    """A purchase and the placing of its tile are one line; every other event has its own."""
    session = Session.new(config(2, 2, seed[-40:], modules=modules))
    history, found = History(session), Counter[str]()
    chances(session, random.Random(seed), 500)
    bought: dict[tuple[int, int], Msg] = {}
    texts = list[Msg]()
    for told in history.trail():
        assert isinstance(told, ToldStep)
        for event, line in told.entries:
            key = told.step.seat, getattr(event, "tile", 0)
            if isinstance(event, ev.TurnStarted):
                bought.clear()
            elif isinstance(event, ev.Bought):
                bought[key] = line.text
            elif key in bought and isinstance(event, ev.Placed | ev.Reserved | ev.GaveToDirk):
                act = bought.pop(key)
                kind = line.text.id.removeprefix("log-")
                texts[texts.index(act)] = msg(f"log-and-{kind}", act=act)
                found[kind] += 1
                continue
            texts.append(line.text)
    assert found["placed"]
    assert [line.text for line in history.log()] == texts
    for last in range(1, 30):
        assert history.log(last) == history.log()[-last:]


def test_log_is_the_same_told_at_once() -> None:
    """A log built step by step equals the one built at the end."""
    game = session()
    history = History(game)
    rng = random.Random(4)
    for _ in range(60):
        chance(game, rng)
        history.log()
    assert history.log() == History(game).log()


def test_since_the_last_turn() -> None:
    """The recap lists the others' actions since a seat's turn, but no own moves and no refill."""
    game = session()
    game.play(TakeMoney.of(tuple(cards("ducat-9"))))
    game.play(EndTurn.of())
    rng = random.Random(1)
    while game.to_move != 0:
        chance(game, rng)
    lines = History(game).since(0)
    assert {line.seat.seat for line in lines if line.seat} == {1, 2}
    assert all(line.kind in ("move", "scoring") for line in lines)


def test_recap_groups_by_opponent() -> None:
    """After one's own comes an entry per opponent in turn order, until it is dismissed."""
    desk = Desk(session(), DeskOptions("off"))
    desk.pick(targets.AtDisplay(2))
    desk.confirm()
    rng = random.Random(1)
    while desk.session.to_move != 0:
        chance(desk.session, rng)
    assert [entry.seat.seat for entry in desk.view().recap] == [0, 1, 2]
    desk.pick(targets.Press("recap"))
    assert desk.view().recap == ()


def test_the_recap_stays_for_the_whole_turn() -> None:
    """It begins after one's first move and stays until that turn ends, or until it is put away."""
    setup = config(2, 1)
    game = arranged(setup)
    game.to_play = 1
    game.decisions[-1] = game.decisions[-1]._replace(seat=1)
    session = Session.at(setup, game, {})
    desk = Desk(session, DeskOptions("off"))

    def move() -> None:
        session.play(TakeMoney.of((true_game(session).display[0],)))

    for _ in range(3):
        assert desk.view().recap == ()
        move()
        session.play(EndTurn.of())
    recaps = desk.view().recap
    assert recaps
    move()
    assert desk.view().recap == recaps
    desk.pick(targets.Press("recap"))
    assert desk.view().recap == ()
    desk.sight.recap_again()
    assert desk.view().recap == recaps
    session.play(EndTurn.of())
    move()
    session.play(EndTurn.of())
    assert desk.view().recap not in ((), recaps)


def test_motions_of_a_purchase() -> None:
    """A purchase moves the cards to the discards and the tile beside the board."""
    game = session()
    step = game.play(Buy.of(0, tuple(cards("florin-3 florin-4"))))
    moved = [(m.piece, m.source, m.dest) for m in motions(SessionChange("played", (step,)))]
    assert moved == [
        ("florin-3", targets.AtHand(), targets.AT_DISCARDS),
        ("florin-4", targets.AtHand(), targets.AT_DISCARDS),
        ("pavilion-7-e", targets.AtSlot(0), targets.AtBought()),
    ]
    assert motions(SessionChange("undone", (step,))) == ()


def test_motions_of_a_redesign_and_a_refill() -> None:
    """A removed tile goes to the reserve; new cards come from the deck, tiles from the bag."""
    game = session(market="- tower-12 garden-9-e tower-11", display="- denar-2 ducat-9 dirham-8")
    step = game.play(RemoveTile.of(cell_at(1, 0)))
    (moved,) = motions(SessionChange("played", (step,)))
    assert (moved.source, moved.dest, moved.seat) == (targets.AtCell(1, 0), targets.AtReserve(), 0)
    step = game.play(EndTurn.of())
    assert [(m.kind, m.source, m.dest) for m in motions(SessionChange("played", (step,)))] == [
        ("card", targets.AT_DECK, targets.AtDisplay(0)),
        ("tile", targets.AT_BAG, targets.AtSlot(0)),
    ]


def test_every_piece_that_moves_is_shown() -> None:
    """In whole games every card and tile event has its motion."""
    game = played(config(2, humans=0, seed="move", modules=("vizier", "camps")))
    found = motions(SessionChange("played", tuple(game.steps)))
    kinds = {tuple(str(end).split(":")[0] for end in (m.source, m.dest)) for m in found}
    assert {
        ("hand", "discards"),
        ("slot", "bought"),
        ("bought", "cell"),
        ("deck", "display"),
        ("bag", "slot"),
        ("bag", "dirk"),
        ("display", "hand"),
    } <= kinds


# -- the open log ----------------------------------------------------------------------------------


SEEDS = range(count(2, 4))


@cache
def wandered(on: str, seed: int) -> tuple[Session, History, list[tuple[Action, bool]]]:
    """A long game with much taken back, to be read only."""
    return wander(on, seed, 400)


def said(text: Msg | str) -> str:
    """Put words into English."""
    return text if isinstance(text, str) else tr("en", text)


@pytest.mark.parametrize("on", SETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_struck_lines_are_what_was_taken_back(on: str, seed: int) -> None:
    """The trail is every action in its place; what does not stand, and nothing else, is struck."""
    session, history, plain = wandered(on, seed)
    steps = [one for one in history.trail() if isinstance(one, ToldStep)]
    assert [(step.step.action, step.stands) for step in steps] == plain
    assert [step.step for step in steps if step.stands] == session.steps
    assert any(not step.stands for step in steps)
    for step in steps:
        assert all(line.undone is not step.stands for line in step.lines)
        assert step.stands or all(line.target is None for line in step.lines)
    view = open_log(history, 0)
    struck = [line for line in view.lines if line.undone]
    assert struck == [line for step in steps if not step.stands for line in step.lines]
    assert [line.text for line in view.lines] == [
        line.text for line in open_log(History(session), 0).lines
    ]


@pytest.mark.parametrize("on", SETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_part_for_each_turn(on: str, seed: int) -> None:
    """Turns come in their order with their players; great events and scorings stand apart."""
    _, history, _ = wandered(on, seed)
    view = open_log(history, 1)
    every = [event for step in history.session.steps for event in step.events]
    started = [event for event in every if isinstance(event, ev.TurnStarted)]
    turns = [group for group in view.groups if group.kind == "turn"]
    numbers = [group.turn for group in turns]
    assert numbers == sorted(numbers)
    owners = {event.turn + 1: event.seat for event in started}
    for group in turns:
        assert group.seat is not None
        assert owners.get(group.turn, group.seat.seat) == group.seat.seat
        assert group.own is (group.seat.seat == 1)
    scored = [e.ledger.scoring for e in every if isinstance(e, ev.Scored)]
    titles = [said(group.title) for group in view.groups if group.kind == "scoring"]
    assert titles == [f"Scoring {number}" for number in scored]
    great = [type(e) for e in every if type(e) in found.heads()]
    heads = [group for group in view.groups if group.kind == "module"]
    assert len(heads) == len(great)
    assert not any(isinstance(line.text, str) for line in view.lines)


def test_all_lines_stand_in_a_part() -> None:
    """Every line of the log is in a part, but for the mere machinery of turns."""
    _, history, _ = wandered("base", 1)
    view = open_log(history, 0)
    parts = [said(line.text) for line in view.lines if not line.undone and line.kind != "scoring"]
    whole = [said(line.text) for line in history.log() if line.kind not in ("turn", "scoring")]
    assert parts == whole


def test_each_filter_hides_its_lines() -> None:
    """Without a topic all others stay; all filters off show everything."""
    _, history, _ = wandered("great", 1)
    view = open_log(history, 0)
    every = LogFilter(without=frozenset())
    shown = [line for _, lines in every.of(view.groups, said) for line in lines]
    assert tuple(shown) == view.lines
    for topic in TOPICS:
        less = LogFilter(without=frozenset({topic}))
        kept = [line for _, lines in less.of(view.groups, said) for line in lines]
        assert kept == [line for line in view.lines if line.topic != topic], topic
        assert (less.active, every.active) == (1, 0)


def test_filters_of_the_log() -> None:
    """Players, struck lines and words hide what they say; a line must pass all of them."""
    _, history, _ = wandered("base", 0)
    groups = open_log(history, 0).groups

    def lines(wanted: LogFilter) -> list[str]:
        return [said(line.text) for _, some in wanted.of(groups, said) for line in some]

    nobody = LogFilter(frozenset(), frozenset({0}))
    assert lines(nobody)
    assert not any(text.startswith("Anna ") for text in lines(nobody))
    assert any(text.startswith("Anna ") for text in lines(LogFilter(frozenset())))
    standing = LogFilter(frozenset(), struck=False)
    assert len(lines(standing)) < len(lines(LogFilter(frozenset())))
    assert all("TAKES" in text.upper() for text in lines(LogFilter(words=" TaKeS ")))
    assert lines(LogFilter(words="takes"))
    assert not lines(LogFilter(words="no such word"))


def test_the_wall_beside_what_was_built() -> None:
    """The effect is the longest wall before and after, as the Alhambra itself counts it."""
    session = Session.new(config(3, 3, seed="walls"))
    history, chance = History(session), random.Random(5)
    seen: list[tuple[int, int]] = []
    for _ in range(300):
        seat = session.to_move
        if seat is None:
            break
        before = session.observation(None).game.players[seat].palace.longest_wall()
        session.play(chance.choice(legal_actions(session.observation(seat).game)))
        after = session.observation(None).game.players[seat].palace.longest_wall()
        if before != after:
            seen.append((before, after))
    texts = [line.effect for line in history.log() if line.effect is not None]
    assert [said(text) for text in texts] == [f"wall {a} → {b}" for a, b in seen]
    assert seen


def test_every_great_event_has_a_name_and_a_sign() -> None:
    """Each event with a part of its own belongs to a module that has a face."""
    assert set(found.heads().values()) <= set(modules.IDS)
    assert len(found.heads()) == 4


def test_purists_forget_cards() -> None:
    """Before the last round only how many were taken; once the game is over everything again."""
    _, open_to_all, _ = wander("base", 3, 400)
    session = open_to_all.session
    everything = open_to_all.log()
    session.config = evolve(session.config, purist=True)
    history, since = History(session), session.turn - session.seats
    assert not session.over
    steps = [one for one in history.trail() if isinstance(one, ToldStep)]
    for step in steps:
        for event, line in step.entries:
            named = any(icon.kind == "card" for icon in line.icons)
            if isinstance(event, ev.TookMoney | ev.CardShown) and step.step.turn < since:
                assert not named
                assert line.text.id == "log-took-forgotten"
    raw = [History(session)._tell(step.step, 0) for step in steps]
    late = [(a, b) for a, b in zip(steps, raw, strict=True) if a.step.turn >= since]
    assert late
    assert all(a.lines == b.lines for a, b in late if a.stands)
    assert {line.text for line in history.log()} < {
        *(line.text for line in everything),
        *(line.text for line in history.log() if line.text.id == "log-took-forgotten"),
    }
    chance = random.Random(3)
    while session.to_move is not None:
        session.play(chance.choice(legal_actions(session.observation(session.to_move).game)))
    assert history.log()[: len(everything)] == everything


# -- the recap -------------------------------------------------------------------------------------


def lines(entry: Recap) -> list[str]:
    """The sentences of one entry."""
    return [tr("en", line.text) for line in entry.lines]


def overtaken() -> Session:
    """Anna has the only tower and takes money; then Marco builds two towers."""
    setup = config(2, 2)
    game = arranged(setup, palace="tower-9-nw 1 0", display="florin-1 denar-2 ducat-9 dirham-8")
    game.turn = 4
    game.dirk = []
    session = Session.at(setup, game, {})
    session.play(TakeMoney.of(tuple(cards("florin-1"))))
    session.play(EndTurn.of())
    game = true_game(session)
    game.market = tiles("pavilion-7-e tower-12 garden-9-e tower-11")
    player = game.players[1]
    player.hand, player.hidden = sorted(cards("dirham-9 dirham-3 ducat-9 ducat-2 florin-1")), []
    session.play(Buy.of(1, tuple(sorted(cards("dirham-9 dirham-3")))))
    session.play(Buy.of(3, tuple(sorted(cards("ducat-9 ducat-2")))))
    return session


def test_a_lost_majority_comes_first() -> None:
    """An overtaken seat reads by how many points; purchases of others are counted and listed."""
    session = overtaken()
    tower, other = tiles("tower-12 tower-11")
    true_game(session).events = None
    player = true_game(session).players[1]
    player.palace.place(tower, cell_at(1, 0))
    player.palace.place(other, cell_at(2, 0))
    first, theirs = recap(session, History(session), 0)
    assert lines(first)[:2] == ["If scored now: +7 → +1", "Towers: 6 → 0"]
    assert lines(first)[2:] == ["Marco bought the tower (12): you had the money"]
    assert english(first.rest) == "Meanwhile: 2 purchases"
    assert [line.split(" buys")[0] for line in lines(theirs)] == ["Marco", "Marco"]


def test_the_worst_news_comes_first() -> None:
    """A loss of the reader is listed before gains, whatever the order of the rows."""
    session = overtaken()
    (pavilion, *towers) = tiles("pavilion-8 tower-12 tower-11")
    you, other = true_game(session).players
    you.palace.place(pavilion, cell_at(-1, 0))
    for x, tower in enumerate(towers, 1):
        other.palace.place(tower, cell_at(x, 0))
    first, _ = recap(session, History(session), 0)
    assert lines(first)[:3] == ["If scored now: +7 → +2", "Towers: 6 → 0", "Pavilions: 0 → 1"]


def test_losses_come_before_gains() -> None:
    """Points lost to an attack are listed before the points of the scoring."""
    session, found = Session.new(config(3, 3, "attacked", modules=("invaders",))), 0
    dice = random.Random(1)
    while not session.over:
        chance(session, dice)
        if any(isinstance(event, Scored) for event in session.steps[-1].events):
            for seat in {0, 1, 2} - {session.steps[-1].seat}:
                begun = [
                    text.split(":")[0] for text in lines(recap(session, History(session), seat)[0])
                ]
                texts = [text for text in begun if text == "Attack" or text.startswith("Scoring")]
                assert texts[-1].startswith("Scoring")
                found += texts[0] == "Attack"
    assert found


def short_of(hand: str) -> list[str]:
    """Return the recap of Anna, who passed, after Marco bought a garden for 9 denars."""
    setup = config(2, 2)
    game = arranged(setup, hand=hand, market="- - garden-9-e -", display="florin-1 denar-2")
    game.turn, game.dirk = 4, []
    session = Session.at(setup, game, {})
    session.play(TakeMoney.of(tuple(cards("florin-1"))))
    session.play(EndTurn.of())
    player = true_game(session).players[1]
    player.hand, player.hidden = cards("denar-9"), []
    slot = true_game(session).market.index(*tiles("garden-9-e"))
    session.play(Buy.of(slot, tuple(cards("denar-9"))))
    return lines(recap(session, History(session), 0)[0])


def test_a_tile_that_one_nearly_had_is_named() -> None:
    """A purchase of what the reader had the money for, or was a little short of, is news."""
    had = "Marco bought the garden (9): you had the money"
    assert short_of("denar-5 denar-7") == [had]
    assert short_of("denar-7") == ["Marco bought the garden (9): you were 2 short"]
    for hand in ("denar-5", "florin-9"):  # it was out of reach
        assert not any("Marco" in card for card in short_of(hand))


def test_else_what_is_new_on_sale_is_said() -> None:
    """Where nothing happened to the reader it is what is new on sale; nothing is never claimed."""
    setup = config(3, 3)
    game = arranged(setup, market="- tower-12 - -", display="florin-1 denar-2 ducat-9 dirham-8")
    session = Session.at(setup, game, {})
    session.play(TakeMoney.of(tuple(cards("florin-1"))))
    session.play(EndTurn.of())
    session.play(TakeMoney.of(tuple(cards("denar-2"))))
    true_game(session).market[:] = tiles("garden-9-e tower-12 seraglio-6-es -")
    first, *_ = recap(session, History(session), 0)
    assert lines(first) == ["New on sale: garden 9 and seraglio 6"]


def test_nothing_of_ones_own_is_said() -> None:
    """Where there is no news for the reader there is no line; nothing at all is no recap."""
    setup = config(3, 3)
    session = Session.at(setup, arranged(setup, display="florin-1 denar-2 ducat-9 dirham-8"), {})
    assert recap(session, History(session), 0) == ()
    session.play(TakeMoney.of(tuple(cards("florin-1"))))
    session.play(EndTurn.of())
    first, theirs = recap(session, History(session), 1)
    assert lines(first) == []
    assert lines(theirs) == ["Anna takes 1 card (1)"]


def test_what_is_left_out_is_counted() -> None:
    """With room for one line of the others, the newest is shown and the earlier is counted."""
    session = overtaken()
    first, theirs = recap(session, History(session), 0, 1)
    assert len(theirs.lines) == 1
    assert english(first.rest) == "Meanwhile: 1 purchase"


def test_games_tell_the_truth(seed: int) -> None:
    """In random games with all modules the rows add up to what the next scoring would change."""
    desk = Desk(Session.new(config(3, 3, str(seed)[-40:], modules=IDS)), DeskOptions("off"))
    session, rng = desk.session, random.Random(seed)
    for _ in range(400):
        if session.over or session.to_move is None:
            break
        seat = session.to_move
        recaps = recap(session, desk.history, seat)
        since = desk.history.told_since(seat)
        left = session.left_by(seat)
        if recaps:
            assert len(recaps[0].lines) <= MOST
            assert all(line.seat == session.tags[seat] for line in recaps[0].lines)
        scored = any(isinstance(happening.event, Scored) for happening in since)
        now = observe(true_game(session), seat, memory=False).game
        number = next_scoring(now)
        whole = bool(recaps) and len(recaps[0].lines) < MOST
        if whole and left is not None and not scored and next_scoring(left) == number:
            old, new = (score_now(game, number, losses=True).totals[seat] for game in (left, now))
            said = [dict(line.text.args) for line in recaps[0].lines if line.text.id == "recap-row"]
            assert sum(int(str(one["new"])) - int(str(one["old"])) for one in said) == new - old
            total = [line.text for line in recaps[0].lines if line.text.id == "recap-total"]
            assert total == [msg("recap-total", old=gain(old), new=gain(new))] * bool(said)
            gains = [int(str(one["new"])) - int(str(one["old"])) for one in said]
            assert gains == sorted(gains)
        chance(session, rng)


@pytest.mark.parametrize("modules", [(), IDS])
def test_each_turn_is_one_entry(seed: str, modules: tuple[str, ...]) -> None:
    """Entries name exactly the log's acts since the reader's move; the own turn of each leads back.

    What others did in somebody's turn has an entry of its own, which leads nowhere.
    """
    session = Session.new(config(3, 3, seed[-40:], modules=modules))
    history, rng, whole = History(session), random.Random(seed), 0
    for _ in range(400):
        if session.over or session.to_move is None:
            break
        seat = session.to_move
        entries = recap(session, history, seat)[1:]
        told = [line for entry in entries for line in entry.lines]
        assert sorted(map(repr, told)) == sorted(map(repr, history.since(seat)))
        log = history.log()
        assert all(any(line.text == known.text for known in log) for line in told)
        moments = [entry.moment for entry in entries if entry.moment >= 0]
        assert moments == sorted(set(moments))
        for entry in entries:
            if entry.moment >= 0:
                first = session.steps[entry.moment]
                assert first.seat == entry.seat.seat
                assert not entry.moment or session.steps[entry.moment - 1].turn < first.turn
                whole += 1
        chance(session, rng)
    assert whole > 20


def test_chests_that_came_are_told() -> None:
    """Chests that went on to the left are news for their new owner."""
    found = 0
    for number in range(count(3, 12)):
        session = Session.new(config(3, 3, f"chests{number}", modules=("treasure",)))
        history, rng = History(session), random.Random(number)
        while not session.over and session.to_move is not None and len(session.steps) < 250:
            seat = session.to_move
            since = history.told_since(seat)
            came = [
                happening
                for happening in since
                if isinstance(happening.event, ChestsPassed) and happening.own
            ]
            if came:
                found += 1
                recaps = recap(session, history, seat)
                assert came[0].line in recaps[0].lines
            chance(session, rng)
    assert found
