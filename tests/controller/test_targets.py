"""Targets: spelled and read, lit where they can be chosen, marked where they are final."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.desk.dragging import is_final, played_by
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import WINDOW
from alhambra_qt.controller.view import targets
from alhambra_qt.controller.whatif.foreseen import foresee
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.engine.pieces import CARD_BY_ID, TYPES
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.invaders.rules import Invaders
from tests.cases import count, some
from tests.controller.asked import desks
from tests.controller.kit import act, arranged, config, desk, english, there, true_game

LESSONS = Path(__file__).parents[2] / "assets" / "teaching" / "lessons"
# One spelling of each kind, and of those that have no kind of their own.
SPELLED = (
    *("cell:2,-1", "slot:0", "display:2", "hand:", "reserve:garden-8-sw", "bought:hut-garden-e"),
    *("seat:2", "zone:3,0", "shelf:huts=hut-tower-e", "shelf:stalls", "tray:coin-bag", "tray:"),
    *("tray:thieves-used,1", "special:karim", "button:hint-close", "chip:money", "action:buy"),
    *(
        "choice:new_colour=-1",
        "card:gate",
        "paid:florin-7",
        "tile:tower-11",
        "pay:0",
        "skip:open",
        "decide:cell:2,-1",
    ),
    *(
        "peek:attack-next",
        "badge:vizier",
        "hidden:attack-next",
        "why:12",
        "step:7",
        "rule:build.edges",
    ),
    *("dock:reserve", "area:board", "dirk:", "nothing:", "zoom:in", "tray:on", "button:why"),
    *(
        "prompt:rule",
        "count:wall",
        "log:overlay-3",
        "on:1,2,-1,trader",
        "number:wall,2",
        "number:garden",
    ),
)


def in_lessons() -> Iterator[str]:
    """All targets that lessons name."""
    for path in sorted(LESSONS.glob("*.json")):
        for step in json.loads(path.read_text(encoding="utf-8"))["steps"]:
            for name in ("highlight", "hint", "solve"):
                yield from step.get(name, ())


def test_what_is_read_is_spelled_as_before() -> None:
    """Every spelling comes back as it was, and every kind is tried."""
    for text in (*SPELLED, *in_lessons()):
        assert str(targets.read(text)) == text
    assert {text.partition(":")[0] for text in SPELLED} >= set(targets.KINDS)


def test_what_is_equal() -> None:
    """A target is what it says: two of a kind that say the same are one, of two kinds never."""
    made: dict[str, targets.Target] = {
        "cell:2,-1": targets.AtCell(2, -1),
        "hand:": targets.AtHand(),
        "reserve:tower-11": targets.AtReserve("tower-11"),
        "choice:side=n": targets.Choose("side", "n"),
        "shelf:rooms": targets.OnShelf("rooms"),
        "tray:attacks": targets.OnTray("attacks"),
    }
    for text, target in made.items():
        assert targets.read(text) == target
        assert hash(targets.read(text)) == hash(target)
    assert len({targets.AtCell(2, 1), targets.AtZone(2, 1), targets.read("cell:2,1")}) == 2
    assert targets.AtHand().whole
    assert not targets.AtHand(0).whole


@pytest.mark.parametrize(
    "text",
    ["", ":", "x", "castle:", "cell:", "cell:1", "cell:a,b", "slot:one", "button:fly", "chip:x"],
)
def test_nonsense_is_no_target(text: str) -> None:
    """A text that names no target is refused."""
    with pytest.raises(ValueError, match=r".*"):
        targets.read(text)


# -- lights ----------------------------------------------------------------------------------------


def bought(modules: str, people: int = 1) -> Desk:
    """Anna has bought a tower for 11 exactly."""
    setup = config(3, people, modules=tuple(modules.split()))
    game = arranged(
        setup, "florin-8 florin-3", "tower-11 - - -", "florin-1 denar-2 ducat-3 ducat-4"
    )
    game.decisions[-1] = game.decisions[-1]._replace(kind="turn", seat=0)
    if "characters" in game.ext:
        Characters.of(game).owned[0] = [CARD_BY_ID["knihstig"]]
    if "invaders" in game.ext:
        Invaders.of(game).open = [TYPES.index("tower")]
    table = Desk(Session.at(setup, game, {}))
    table.viewing.taken()
    act(table, targets.AtSlot(0))
    return table


def test_knihstig_lights_the_display() -> None:
    """The cards that he may take are lit, no other card is."""
    table = bought("characters")
    view = table.view()
    assert {target for target in view.lit if isinstance(target, targets.AtDisplay)} == set(
        map(targets.AtDisplay, range(4))
    )
    assert not any(
        isinstance(target, targets.AtHand | targets.AtSlot | targets.AtBought)
        for target in view.lit
    )
    table.pick(targets.AtDisplay(0))
    assert targets.AtDisplay(0) in table.view().lit


def test_money_and_market_are_lit() -> None:
    """Taking money lights the display, buying lights the market."""
    table = desk(hand="florin-9")
    for begun, kind in (
        (targets.Begin("money"), targets.AtDisplay),
        (targets.Begin("buy"), targets.AtSlot),
    ):
        table.pick(begun)
        lit = table.view().lit
        assert any(isinstance(target, kind) for target in lit), begun
        assert all(isinstance(target, kind | targets.AtHand) for target in lit), begun
        table.cancel()


def test_nothing_is_lit_where_nothing_is_asked() -> None:
    """In a turn in which no action is begun everything can be chosen, so that nothing is lit."""
    assert not desk().view().lit
    held = "builder-florin builder-denar florin-4"
    table = desk(config(modules=("builders",)), hand=held, palace="garden-10 1 0")
    act(table, targets.AtDisplay(0))
    assert not table.view().lit
    table.pick(targets.Do("use_builder"))
    view = table.view()
    cards = {card.target: card.card for group in view.hand.groups for card in group.cards}
    assert sorted(cards[target] for target in view.lit if isinstance(target, targets.AtHand)) == [
        "builder-denar",
        "builder-florin",
    ]


def test_what_is_lit_can_be_chosen() -> None:
    """In random positions everything lit is something that the question takes or holds."""
    seen = 0
    for one in desks(games=6, most=150, each=count(15, 30) / 100):
        view, mode = one.view(), one.mode()
        assert mode is not None
        for target in view.lit:
            twin = mode.twin()
            refusal = twin.take_pick(target).refusal
            assert refusal is None, (target, refusal)
            seen += 1
    assert seen > 100


def test_a_look_is_shown_and_said() -> None:
    """Alone at the screen the attack card lies face up from then on; beside others it waits."""
    alone = bought("invaders")
    said = english(alone.notice)
    assert said.startswith("Only you know it: attack card (")
    for _ in range(2):
        pieces = (
            piece.piece
            for shelf in alone.view().shelf
            for group in shelf.groups
            for piece in group.pieces
            if group.zone == "attack-next"
        )
        (card,) = pieces
        assert (card.id[:7], english(card.name)) == ("attack-", said)
        alone.pick(targets.PeekInto("attack-next"))
    shared = bought("invaders", people=2)
    assert english(shared.notice).startswith("You may look at the next attack card")
    assert not shared.peek.open
    shared.pick(targets.Press("cancel"))
    assert shared.notice is None


# -- what can't be taken back ----------------------------------------------------------------------


@pytest.mark.parametrize("confirm", some(["irreversible", "off"], 1))
def test_the_sign_of_a_final_button(confirm: str) -> None:
    """A button with the sign leads to an action without undo, one without it can be undone."""
    seen, rng = Counter[bool](), random.Random(3)
    for one in desks(games=5, most=160, each=count(18, 30) / 100):
        one.options = DeskOptions(confirm)
        one.pick(
            rng.choice([targets.AtDisplay(0), targets.AtDisplay(1), *map(targets.AtSlot, range(4))])
        )
        mode, seat = one.mode(), one.actor
        assert mode is not None
        for button in one.view().prompt.buttons:
            action = played_by(mode, button) if button.enabled else None
            if action is None:
                assert not button.final
                continue
            session = Session.at(one.session.config, true_game(one.session).clone(), {})
            Desk(session, one.options)._play(action)
            lost = session.to_move not in (seat, None) or session.undo_blocked(seat) is not None
            assert button.final == lost, f"{action} in {one.session.config.seed}"
            seen[lost] += 1
    assert min(seen[True], seen[False]) > count(10, 20), seen


def test_the_sign_of_a_seat_that_passes() -> None:
    """A question to the same seat is no way back where that seat passes without being asked."""
    found = 0
    for one in desks(games=6, most=160, each=count(30, 50) / 100):
        seat, session = one.actor, one.session
        if seat is None or EndTurn.of() not in legal_actions(session.observation(seat).game):
            continue
        out = foresee(session.observation(seat).game, seat, EndTurn.of())
        if out is None or out.final or out.after.over or out.after.frame.kind != WINDOW:
            continue
        mode = there(one.mode())
        assert not is_final(mode, EndTurn.of(), ends=False)
        assert is_final(mode, EndTurn.of(), ends=False, passes=True)
        found += 1
    assert found > 0


def test_the_sign_of_a_scout() -> None:
    """Buying with a scout is final: at the button, in the preview, and in the log."""
    setup = config(3, modules=("invaders",))
    game = arranged(setup, "florin-8 florin-3", "tower-11 - - -")
    Invaders.of(game).open = [TYPES.index("tower")]
    table = Desk(Session.at(setup, game, {}))
    table.pick(targets.AtSlot(0))
    view = table.view()
    assert [button.final for button in view.prompt.buttons] == [False, True]
    final = [english(fact.text) for fact in there(view.callout).facts if fact.final]
    assert final[0] == "scout (tower) used: only you see the next attack card"
    table.confirm()
    told = {english(line.text): line.final for line in table.view().log}
    assert [line for line, marked in told.items() if marked] == [
        "Anna uses a scout (tower) and looks at the next attack card"
    ]
    assert table.session.undo_blocked(0) is not None


def test_only_choosing_bears_no_sign() -> None:
    """Taking money can be taken back until the turn is ended, which then bears the sign."""
    table = desk(display="florin-1 denar-2 dirham-3 ducat-4")
    table.pick(targets.AtDisplay(0))
    assert not any(button.final for button in table.view().prompt.buttons)
    table.confirm()
    buttons = {button.target: button.final for button in table.view().prompt.buttons}
    assert buttons == {targets.Press("confirm"): True}
