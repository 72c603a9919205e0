"""What a person reads when they come back: what happened to them first, the worst first."""

import random

from alhambra_qt.controller.build.recap import MOST, recap
from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table import Recap
from alhambra_qt.engine import observe, score_now
from alhambra_qt.engine.actions import Buy, EndTurn, TakeMoney
from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import tr
from alhambra_qt.modules import IDS
from alhambra_qt.modules.treasure.chests import ChestsPassed
from tests.controller.kit import arranged, cards, chance, config, english, tiles


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
    game = session._game
    game.market = tiles("pavilion-7-e tower-12 garden-9-e tower-11")
    player = game.players[1]
    player.hand, player.hidden = sorted(cards("dirham-9 dirham-3 ducat-9 ducat-2 florin-1")), []
    session.play(Buy.of(1, tuple(sorted(cards("dirham-9 dirham-3")))))
    session.play(Buy.of(3, tuple(sorted(cards("ducat-9 ducat-2")))))
    return session


def test_a_lost_majority_comes_first() -> None:
    """Who was overtaken reads by how many points; purchases of others are counted and listed."""
    session = overtaken()
    tower, other = tiles("tower-12 tower-11")
    session._game.events = None
    player = session._game.players[1]
    player.palace.place(tower, cell_at(1, 0))
    player.palace.place(other, cell_at(2, 0))
    first, theirs = recap(session, History(session), 0)
    assert lines(first) == ["Towers: 6 → 0, if scoring 1 took place now"]
    assert english(first.rest) == "Otherwise: 2 purchases"
    assert [line.split(" buys")[0] for line in lines(theirs)] == ["Marco", "Marco"]


def test_nothing_of_ones_own_is_said() -> None:
    """Where nothing changed for the reader that is the first line; nothing at all is no recap."""
    setup = config(3, 3)
    session = Session.at(setup, arranged(setup, display="florin-1 denar-2 ducat-9 dirham-8"), {})
    assert recap(session, History(session), 0) == ()
    session.play(TakeMoney.of(tuple(cards("florin-1"))))
    session.play(EndTurn.of())
    first, theirs = recap(session, History(session), 1)
    assert lines(first) == ["Nothing of yours changed"]
    assert lines(theirs) == ["Anna takes 1 card (1)"]


def test_what_is_left_out_is_counted() -> None:
    """With room for one line of the others, the newest is shown and the earlier is counted."""
    session = overtaken()
    first, theirs = recap(session, History(session), 0, 1)
    assert len(theirs.lines) == 1
    assert english(first.rest) == "Otherwise: 1 purchase"


def test_games_tell_the_truth(seed: int) -> None:
    """In random games with all modules the rows add up to what the next scoring would change."""
    setup = config(3, 3, str(seed)[-40:], modules=IDS)
    desk = Desk(Session.new(setup), DeskOptions("off"))
    session, rng = desk.session, random.Random(seed)
    for _ in range(400):
        if session.over or session.to_move is None:
            break
        seat = session.to_move
        told = recap(session, desk.history, seat)
        since = desk.history.told_since(seat)
        left = session.left_by(seat)
        if told:
            assert 1 <= len(told[0].lines) <= MOST
            assert all(line.seat == session.tags[seat] for line in told[0].lines)
        scored = any(isinstance(one.event, Scored) for one in since)
        now = observe(session._game, seat, memory=False).game
        number = next_scoring(now)
        whole = bool(told) and len(told[0].lines) < MOST
        if whole and left is not None and not scored and next_scoring(left) == number:
            change = score_now(now, number).totals[seat] - score_now(left, number).totals[seat]
            said = [dict(line.text.args) for line in told[0].lines if line.text.id == "recap-row"]
            assert sum(int(str(one["new"])) - int(str(one["old"])) for one in said) == change
            gains = [int(str(one["new"])) - int(str(one["old"])) for one in said]
            assert gains == sorted(gains)
        chance(session, rng)


def test_chests_that_came_are_told() -> None:
    """Chests that went on to the left are news for whom they came to."""
    found = 0
    for number in range(12):
        session = Session.new(config(3, 3, f"chests{number}", modules=("treasure",)))
        history, rng = History(session), random.Random(number)
        while not session.over and session.to_move is not None and len(session.steps) < 250:
            seat = session.to_move
            since = history.told_since(seat)
            came = [one for one in since if isinstance(one.event, ChestsPassed) and one.own]
            if came:
                found += 1
                told = recap(session, history, seat)
                assert came[0].line in told[0].lines
            chance(session, rng)
    assert found
