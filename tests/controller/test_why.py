"""Everything on the table has an answer: why not, what it is, why a computer player did it."""

import json
import logging
import random
from functools import cache
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt.ai.player import choose
from alhambra_qt.ai.worker import choice_to_json
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.desk.why import chosen_in_vain, why
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import answered
from alhambra_qt.controller.game.records import BadFile
from alhambra_qt.controller.game.saves import Autosave
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import (
    Thought,
    Weighed,
    Why,
    answer,
    less_text,
    reason_text,
    unsure,
    why_of,
)
from alhambra_qt.controller.view.targets import (
    AskWhy,
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    Begin,
    Decide,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, Answer
from alhambra_qt.controller.words.sentences import is_known
from alhambra_qt.engine import why_not
from alhambra_qt.engine.actions import EndTurn, Place
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import LANGS, Msg, msg, tr
from alhambra_qt.modules.bazaars.rules import Bazaars
from tests.cases import count, night
from tests.controller.asked import dark, desks, each_sort, everything, moments, sets
from tests.controller.kit import (
    act,
    arranged,
    config,
    desk,
    english,
    interrupt,
    last_tiles,
    picks,
    texts,
    there,
    tiles,
)

GENERIC = ("refuse-other", "rule-other-title", "ask-nothing")


def generic(answer: Answer) -> bool:
    """Whether an answer says nothing that belongs to the thing."""
    titles = [link.title.id for link in answer.rules]
    unruled = not answer.rules and not answer.text.id.startswith("does-")  # a button of ours
    return answer.text.id in GENERIC or unruled or any(title in GENERIC for title in titles)


def test_everything_dark_says_why(caplog: pytest.LogCaptureFixture) -> None:
    """In random positions every thing that cannot be chosen has a reason and a rule with text."""
    rng, kinds = random.Random(8), set()
    with caplog.at_level(logging.WARNING, logger="alhambra_qt.i18n"):
        for table in desks(games=10, most=90, each=0.06):
            mode = there(table.mode())
            kinds.add(mode.table.game.frame.kind)
            targets = dark(table.view())
            for target in rng.sample(targets, min(count(6, 25), len(targets))):
                answer = table.explain(target)
                assert not generic(answer), (target, mode.table.game.frame.kind, answer)
                assert all(is_known(link.rule) for link in answer.rules)
                for lang in LANGS:
                    assert all(tr(lang, line) for line in (answer.text, *answer.lines))
    assert len(kinds) > 4
    assert not caplog.records


def test_reasons_are_the_engine_s() -> None:
    """A pick with a refusal is never played by a click; spaces are refused by the engine's rule."""
    rng = random.Random(9)
    for table in desks(games=6, most=60, each=0.08):
        mode = there(table.mode())
        targets = [place for place in dark(table.view()) if not isinstance(place, (Press, Begin))]
        before = table.session.version
        for target in rng.sample(targets, min(12, len(targets))):
            answer = table.explain(target)
            if answer.refusal is None:
                continue
            if isinstance(target, AtCell) and mode.table.game.frame.kind == "place":
                tile = TILE_BY_ID[str(answer.refusal.tile)]
                refusal = there(why_not(mode.table.game, Place.of(tile, target.cell)))
                assert refusal.rule == answer.refusal.rule
            table.pick(target)
            assert table.session.version == before
            tiles_ = table.view().palace.tiles
            assert not any(
                palace_tile.target == target and palace_tile.state == CHOSEN
                for palace_tile in tiles_
            )
            table.cancel()


def said(table: Desk, target: Target) -> str:
    """Why a target cannot be chosen."""
    answer = table.explain(target)
    return tr("en", answer.now or answer.text)


def piece(table: Desk, zone: str, id: str = "") -> Target:
    """Find a piece of a zone in the middle of the table."""
    zones = [view for view in table.view().zones if view.name == zone]
    return next(
        zone_piece.target for zone_piece in zones[0].pieces if zone_piece.id == id or not id
    )


def test_a_bazaar_is_not_refused_for_karim() -> None:
    """A bazaar that is too expensive names its own rule and the gap, not who is not there."""
    setup = config(3, modules=("characters", "bazaars"))
    game = arranged(setup, hand="florin-3 denar-4", market="seraglio-6-es - - -")
    Bazaars.of(game).open[:] = tiles("bazaar-florin-arcades-garden-tower")
    table = Desk(Session.at(setup, game, {}))
    target = piece(table, "bazaars")
    assert said(table, target) == "A bazaar must be paid for exactly: 3 too little."


def test_a_room_counts_all_that_pays() -> None:
    """The missing amount for a room of chests is counted against the whole hand."""
    table = desk(config(3, modules=("treasure",)), hand="florin-3 denar-4", market="- - - -")
    assert said(table, piece(table, "room-1")) == "A room costs 8: still to pay 1."


def test_spaces_in_a_turn() -> None:
    """In a turn the board says what would be needed to do something there."""
    table = desk(palace="seraglio-9 1 0", hand="florin-9", market="- - - -")
    assert said(table, AtCell(0, 0)) == "The fountain stays where it is."
    assert said(table, AtCell(4, 4)) == "No side of this space touches the Alhambra."
    assert said(table, AtCell(0, 1)) == "Bought tiles are placed at the end of the turn."
    assert said(table, Press("reserve")) == "Bought tiles are placed at the end of the turn."


def test_the_last_tiles() -> None:
    """Of tiles won at the end nobody says that they were bought, or that more may be taken."""
    setup = config(2, 1)
    game = last_tiles(setup, "garden-8-nw tower-9-nw - -", "florin-3 dirham-4")
    table = Desk(Session.at(setup, game, {}))
    act(table, AtDisplay(0))
    table.confirm()
    assert there(table.mode()).table.game.frame.kind == "distribute"
    asked = [AtDisplay(0), AtDisplay(1), AtSlot(0), AtHand(0), Press("next")]
    answers = [
        table.explain(target) for target in (*asked, *(item.target for item in table.view().bought))
    ]
    said_ = " ".join(english(text) for text in texts(answers))
    assert "bought" not in said_
    assert "You may" not in said_
    assert all(there(one.refusal).rule == "end.distribute" for one in answers[:4])
    for tile in table.view().bought:
        picks(table, tile.target, Press("reserve"), Press("reserve"))
    assert table.session.over
    assert said(table, AtDisplay(1)) == "The game is over"


def test_a_tile_of_no_turn() -> None:
    """The vizier's tile is placed between two turns: it is the last of none."""
    setup = config(2, 1, modules=("vizier",))
    game = arranged(setup, hand="florin-8", market="garden-8-nw tower-9-nw - -")
    interrupt(game, "window", 0)
    table = Desk(Session.at(setup, game, {}))
    act(table, AtSlot(0))
    lines = [line.text.id for line in table.view().prompt.lines]
    assert there(table.mode()).table.game.frame.kind == "place"
    assert "prompt-place-last" not in lines


def test_a_card_like_one_on_display() -> None:
    """A card in the hand that looks like one on display cannot be taken."""
    table = desk(hand="florin-3", market="- - - -", display="florin-3 denar-9 - -")
    assert english(table.explain(AtHand(0)).now) == "No purchase is possible with it now."
    assert english(table.explain(AtDisplay(0)).now) == "Possible now – Take"


def test_the_sum_of_a_single_payment() -> None:
    """If only one payment fits the picked card, its sum is shown, not that card alone."""
    hand = "dirham-5 dirham-8 denar-5"
    table = desk(config(3, modules=("treasure",)), hand=hand, market="- - - -")
    table.pick(piece(table, "room-1"))
    table.pick(AtHand(0))
    lines = [tr("en", line.text) for line in table.view().prompt.lines]
    assert "5 + 5 = 10" in lines
    assert "2 more than needed" in lines


def test_cards_that_are_no_plain_money() -> None:
    """A diamond or another card of the hand says what it is for."""
    setup = config(3, modules=("diamonds",))
    table = desk(setup, hand="florin-3 diamond-4", market="- - - -")
    hand = [card for group in table.view().hand.groups for card in group.cards]
    diamond = next(card for card in hand if card.card.startswith("diamond"))
    assert [link.rule for link in table.explain(diamond.target).rules] == ["diamonds.use"]


def test_what_is_a_rival_s() -> None:
    """A piece of somebody else says whose it is and what it is for."""
    table = desk(config(3, modules=("bonus",)))
    theirs = [zone for zone in table.view().zones if zone.name == "bonus" and zone.tag]
    other = next(zone for zone in theirs if zone.tag and zone.tag.seat == 1)
    answer = table.explain(other.pieces[0].target)
    assert english(answer.now) == "Only Marco can use it."
    assert [link.rule for link in answer.rules] == ["bonus.reveal"]


def test_while_others_choose() -> None:
    """While somebody else is asked, a thing says what it is and who is waited for."""
    game = arranged(config(3))
    game.decisions[-1] = game.decisions[-1]._replace(seat=1)
    answer = Desk(Session.at(config(3), game, {})).explain(AtSlot(0))
    assert "Marco" in english(answer.now)


def test_what_cannot_be_dragged_says_why() -> None:
    """Dragging a tile that is too expensive, or one that must stay, tells the rule at once."""
    table = desk(palace="seraglio-9 1 0", hand="florin-3", market="tower-9-es - - -")
    for target, rule in (
        (AtSlot(0), "buy.pay"),
        (AtSlot(1), "turn.refill_late"),
        (AtCell(0, 0), "setup.fountain"),
    ):
        table.lift(target)
        assert there(table.view().refusal).rule == rule
        assert table.view().drops == ()
        table.drop(target)
        assert table.view().refusal is not None
    table.lift(AtCell(1, 0))
    assert table.view().refusal is None


CHOOSABLE = (AtSlot, AtDisplay, AtHand, AtReserve, AtBought, AtCell)
# What is said of nothing in particular.
GENERAL = ("ask-nothing", "ask-nothing-title", "rule-other-title", "refuse-other", "zone-other")


def wrong(target: Target, answer: Answer, *, over: bool) -> str:
    """Return the fault of an answer; empty if it is one about this thing."""
    refused_space = answer.title.id == "ask-title-here"
    if (
        isinstance(target, CHOOSABLE)
        and not target.whole
        and not (answer.now or refused_space or over)
    ):
        return f"{target}: neither what can be done nor why not"
    general = [text.id for text in texts(answer) if text.id in GENERAL]
    if general:
        return f"{target}: general: {general}"
    text = tr("en", answer.text).strip()
    if not text or not tr("en", answer.title).strip():
        return f"{target}: nothing is said"
    if text == tr("en", answer.title) or text.startswith("Rule "):
        return f"{target}: only its name: {text}"
    if not all(is_known(link.rule) for link in answer.rules):
        return f"{target}: an unknown rule among {answer.rules}"
    if answer.refusal is not None and not answer.rules:
        return f"{target}: refused by no rule"
    return ""


@pytest.mark.parametrize("name", sets())
def test_everything_has_its_own_answer(name: str, caplog: pytest.LogCaptureFixture) -> None:
    """The seat to move and another one get an answer about each thing, in every question."""
    share = {"all": 9, "base": 1}.get(name.rstrip("0123456789"), 3)
    asked, lines, found = 0, set[Msg](), list[str]()
    with caplog.at_level(logging.WARNING, logger="alhambra_qt.i18n"):
        for number, (frame, desk) in enumerate(moments(sets()[name])):
            seat = desk.session.to_move or 0
            viewers = (seat, (seat + 1) % desk.session.seats)
            alone = share > 2 and number % 2 and not night()  # modules alone are asked by both
            for viewer in viewers[:1] if alone else viewers:
                desk.viewing.viewer, desk.viewing.waiting = viewer, None
                asker = desk.asker()
                for target in each_sort(everything(asker.view), share, number):
                    answer = why(asker, target)
                    lines.update(texts(answer))
                    if mistake := wrong(target, answer, over=desk.session.over):
                        found.append(f"{frame}, seat {viewer}: {mistake}")
                    asked += 1
        found += [
            f"{lang}: {text}" for lang in LANGS for text in lines if not says_something(lang, text)
        ]
    assert not found, "\n".join(found)
    assert asked > count(100, 500)
    assert not caplog.records


def says_something(lang: str, text: Msg) -> bool:
    """Whether a text says something, but for those that are meant to be empty."""
    return bool(tr(lang, text)) or text.id == "play-empty"


# -- why a computer did that -----------------------------------------------------------------------


def thought(session: Session, level: str = "medium") -> Thought:
    """Return the computer's thought about this moment."""
    seat = there(session.to_move)
    choice = choose(session.ai_observation(seat), level, session.ai_seed(seat))
    return answered(json.dumps({"number": 1, **choice_to_json(choice)}).encode())[1]


@cache
def thoughts() -> list[Thought]:
    """Return the thoughts in that game so far, one for each action."""
    return []


def played(turns: int = 6) -> Session:
    """A game in which a person plays against computers, all with their thoughts."""
    plain = config(3, seed="why")
    thinking = tuple(evolve(seat, level="medium") for seat in plain.seats)
    session, known = Session.new(evolve(plain, seats=thinking)), thoughts()
    while session.turn < turns:
        if len(known) == len(session.steps):
            known.append(thought(session))
        found = known[len(session.steps)]
        session.play(found.action, found if session.is_ai(session.to_move) else None)
    return session


def test_lines_of_computers_can_be_asked() -> None:
    """The first line of what a computer did has a target; what a person did has none."""
    session = played()
    table = Desk(session)
    asked = [line for line in table.view().log if line.target]
    assert asked
    assert all(line.seat and session.is_ai(line.seat.seat) for line in asked)
    for line in asked:
        assert isinstance(line.target, AskWhy)
        assert session.steps[line.target.number].why is not None
        found = table.explain(line.target)
        assert found.title in (line.text, dict(line.text.args).get("act"))
        assert found.lines or found.text == msg("why-secret")
        for lang in LANGS:
            assert not any("{" in tr(lang, text) or "???" in tr(lang, text) for text in found.lines)
    assert tr("en", table.explain(AskWhy(9999)).text).startswith("No single reason")


def test_no_reason_betrays_a_hand() -> None:
    """Public reasons are named at once; the computer's own reasons follow at the end."""
    seen = Why(reasons=(msg("ai-reason-exact"),), partial=True)
    own = Why(
        reasons=(msg("ai-reason-soon", price=8, type="garden"),),
        others=(Weighed(msg("kind-take-money"), 0.4), Weighed(msg("kind-buy"), 3.1)),
    )
    lines = [
        [tr("en", line) for line in (found.text, *found.lines)]
        for found in (
            answer(AskWhy(0), msg("why-title"), seen, over=False),
            answer(AskWhy(0), msg("why-title"), evolve(seen, reasons=()), over=False),
            answer(AskWhy(0), msg("why-title"), seen, over=True),
            answer(AskWhy(0), msg("why-title"), own, over=True),
        )
    ]
    heading = "Its reasons that everybody can see, compared with doing nothing:"
    later = "Its reasons might give its hand away, so they are shown when the game is over"
    assert lines == [
        [heading, "• Paid exactly: another action", later],
        [later],
        [
            heading,
            "• Paid exactly: another action",
            "Its reasons were not sent to this computer",
        ],
        [
            "Its reasons, compared with the next best move:",
            "• A garden (8): payable exactly next turn",
            "It also considered:",
            "Take money – a little worse (−0.4)",
            "Buy a tile – clearly worse (−3.1)",
        ],
    ]


TASTE = (("n", 75), ("points", -0.3), ("width", 2.4), ("win", 20))


def test_a_comparison_of_futures_is_told() -> None:
    """A comparison has lead, interval and number of rollouts; chance is not clearly worse."""
    assert tr("en", reason_text("ai-reason-taste", TASTE)) == (
        "A matter of taste; the next best move is about as good: "
        "−0.3 ± 2.4 points on average (a win counts as 20 more), in 75 simulated continuations"
    )
    margin = (*TASTE[:1], ("points", 3.2), ("width", 2.4), ("win", 0))
    assert tr("fr", reason_text("ai-reason-clearly", margin)) == (
        "Nettement mieux que le deuxième meilleur coup\u202f: "
        "+3,2 ± 2,4 points en moyenne, sur 75 suites simulées"
    )
    even = (*TASTE[:1], ("points", 0.0), *TASTE[2:])
    assert ": 0 ± 2.4 points on average" in tr("en", reason_text("ai-reason-taste", even))
    seen = Thought(EndTurn.of(), reasons=(("ai-reason-taste", TASTE),))
    assert unsure(seen) == 2.4
    assert tr("en", less_text(msg("kind-buy"), 2.3, 2.4)) == "Buy a tile – a little worse (−2.3)"
    assert tr("en", less_text(msg("kind-buy"), 2.5, 2.4)) == "Buy a tile – clearly worse (−2.5)"


def test_a_broken_comparison_is_only_a_reason() -> None:
    """A file may hold anything in the place of a number."""
    odd = Thought(EndTurn.of(), reasons=(("ai-reason-taste", (("points", "x"), ("width", "y"))),))
    assert unsure(odd) == 0.0
    assert tr("en", reason_text(*odd.reasons[0]))


def test_a_record_keeps_every_thought(tmp_path: Path) -> None:
    """A loaded game can be asked why from its first move on, saved as a copy or by itself."""
    session = played(30)
    copy, own = tmp_path / "why.alhambra", tmp_path / "auto.alhambra"
    records.save(session, copy)
    Autosave(session, own)
    assert sum(step.thought is not None for step in session.steps) > 40
    for path in (copy, own):
        again = records.load(path)
        assert again.digest() == session.digest()
        assert [step.why for step in again.steps] == [step.why for step in session.steps]


def test_saved_thoughts_after_undo(tmp_path: Path) -> None:
    """The file has the thought of the action that was played, not of the one taken back."""
    session = played(6)
    while not session.is_ai(session.to_move):
        session.play(thought(session).action)
    saved = Autosave(session, tmp_path / "auto.alhambra")
    seat, best = session.to_move, thought(session)
    assert seat is not None
    for value in (1.0, 2.0):
        session.play(best.action, evolve(best, value=value))
        assert records.load(saved.path).steps[-1].thought == session.steps[-1].thought
        session.undo(seat)


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        ([], "thoughts"),
        ({"x": {}}, "thoughts.x"),
        ({"9999": {}}, "thoughts.9999"),
        ({"0": 7}, "thoughts.0"),
        ({"0": {"reasons": [{"id": 3}]}}, "thoughts.0.reasons.0.id"),
        ({"0": {"reasons": [{"id": "load-newer"}]}}, "thoughts.0.reasons.0.id"),
        (
            {"0": {"reasons": [{"id": "ai-reason-wall", "params": {"points": -1e308}}]}},
            "thoughts.0.reasons.0.params.points",
        ),
        ({"0": {"alternatives": [[1]]}}, "thoughts.0.alternatives.0"),
        ({"0": {"alternatives": [[{"type": "fly"}, 1]]}}, "thoughts.0.type"),
        ({"0": {"value": True}}, "thoughts.0.value"),
        ({"0": {}, "1": {"value": 10**400}}, "thoughts.1.value"),
    ],
)
def test_broken_thoughts_are_named(tmp_path: Path, broken: object, field: str) -> None:
    """A file with unreadable thoughts says which."""
    path = tmp_path / "broken.alhambra"
    record = records.to_record(played(2)) | {"thoughts": broken}
    path.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(BadFile) as error:
        records.load(path)
    assert error.value.field == field


def test_a_move_without_thoughts_cannot_be_asked() -> None:
    """Random players have no reasons."""
    session = Session.new(config(3, humans=0, seed="why"))
    found = thought(session, "random")
    session.play(found.action, found)
    assert session.why(0) is None
    assert not any(line.target for line in Desk(session).view().log)


def test_the_move_compared_with_is_named() -> None:
    """Where it is known."""
    rival = Weighed(msg("kind-buy"), 1.0)
    why = Why((msg("ai-reason-exact"),), others=(rival,), rival=rival)
    alone = Why((msg("ai-reason-exact"),), alone=True)
    found = (why, evolve(why, rival=None), alone, evolve(alone, alone=False))
    lines = [tr("en", answer(AskWhy(0), msg("why-title"), one, over=True).text) for one in found]
    assert lines == [
        "Its reasons, compared with “Buy a tile”:",
        "Its reasons, compared with the next best move:",
        "Its reasons, compared with doing nothing:",
        "Its reasons:",
    ]


def test_a_thought_of_a_game_names_its_rival() -> None:
    """The move that reasons compare with is the first of the others; without one it is none."""
    session, named = played(12), 0
    for step, before in zip(session.steps, session._past, strict=True):
        if step.thought is None:
            continue
        why = why_of(step.thought, before, step.seat, session.tags)
        assert (why.rival is None) == (not step.thought.alternatives)
        if why.rival is not None:
            assert why.rival == why.others[0]
            named += 1
    assert named > 3


def test_only_what_is_chosen_in_vain_is_explained() -> None:
    """A double click asks about the thing; on a choice that only the button plays it asks nothing.

    A hut cannot be given back, so the second click of a double click leaves it chosen.
    """
    table = desk(config(2, modules=("huts",)))
    pieces = (zone_piece for zone in table.view().zones for zone_piece in zone.pieces)
    hut, space = (
        next(zone_piece.target for zone_piece in pieces if zone_piece.state == CAN),
        AtCell(0, -1),
    )
    for target, wanted in ((Decide(space), space), (hut, None), (Decide(hut), None)):
        before = table.view()
        table.pick(target)
        assert chosen_in_vain(target, before, table.view()) == wanted
    assert not table.session.steps
