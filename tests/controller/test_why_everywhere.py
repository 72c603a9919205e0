"""Whatever cannot be chosen says why, or what it is, with a rule: everywhere, with all modules."""

import logging
import random

import pytest

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.parts import CHOSEN, Answer
from alhambra_qt.controller.view.targets import AtCell, AtSlot, Begin, Press, Target
from alhambra_qt.controller.words.sentences import is_known
from alhambra_qt.engine import why_not
from alhambra_qt.engine.actions import Place
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import LANGS, tr
from alhambra_qt.modules.bazaars.rules import Bazaars
from tests.controller.anywhere import dark, desks
from tests.controller.kit import arranged, config, desk, english, tiles

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
            mode = table.mode()
            assert mode is not None
            kinds.add(mode.table.game.frame.kind)
            targets = dark(table.view())
            for target in rng.sample(targets, min(25, len(targets))):
                answer = table.ask(target)
                assert not generic(answer), (target, mode.table.game.frame.kind, answer)
                assert all(is_known(link.rule) for link in answer.rules)
                for lang in LANGS:
                    assert all(tr(lang, one) for one in (answer.text, *answer.lines))
    assert len(kinds) > 4
    assert not caplog.records


def test_reasons_are_the_engine_s() -> None:
    """What is refused is never picked by a click, and a space is refused for the engine's rule."""
    rng = random.Random(9)
    for table in desks(games=6, most=60, each=0.08):
        mode = table.mode()
        assert mode is not None
        targets = [one for one in dark(table.view()) if not isinstance(one, (Press, Begin))]
        before = table.session.version
        for target in rng.sample(targets, min(12, len(targets))):
            answer = table.ask(target)
            if answer.refusal is None:
                continue
            if isinstance(target, AtCell) and mode.table.game.frame.kind == "place":
                tile = TILE_BY_ID[str(answer.refusal.tile)]
                refusal = why_not(mode.table.game, Place.of(tile, target.cell))
                assert refusal is not None
                assert refusal.rule == answer.refusal.rule
            table.pick(target)
            assert table.session.version == before
            tiles_ = table.view().palace.tiles
            assert not any(one.target == target and one.state == CHOSEN for one in tiles_)
            table.cancel()


def said(table: Desk, target: Target) -> str:
    """Why a target cannot be chosen."""
    answer = table.ask(target)
    return tr("en", answer.now or answer.text)


def piece(table: Desk, zone: str, id: str = "") -> Target:
    """Find a piece of a zone in the middle of the table."""
    zones = [one for one in table.view().zones if one.name == zone]
    return next(one.target for one in zones[0].pieces if one.id == id or not id)


def test_a_bazaar_is_not_refused_for_karim() -> None:
    """A bazaar that is too dear names its own rule and what is missing, not who is not there."""
    setup = config(3, modules=("characters", "bazaars"))
    game = arranged(setup, hand="florin-3 denar-4", market="seraglio-6-es - - -")
    Bazaars.of(game).open[:] = tiles("bazaar-florin-arcades-garden-tower")
    table = Desk(Session.at(setup, game, {}))
    target = piece(table, "bazaars")
    assert said(table, target) == "A bazaar must be paid for exactly: 3 too little."


def test_a_room_counts_all_that_pays() -> None:
    """What is missing for a room of chests is what is missing beside the whole hand."""
    table = desk(config(3, modules=("treasure",)), hand="florin-3 denar-4", market="- - - -")
    assert said(table, piece(table, "room-1")) == "A room costs 8: still to pay 1."


def test_spaces_in_a_turn() -> None:
    """In a turn the board says what would be needed to do something there."""
    table = desk(palace="seraglio-9 1 0", hand="florin-9", market="- - - -")
    assert said(table, AtCell(0, 0)) == "The fountain stays where it is."
    assert said(table, AtCell(4, 4)) == "No side of this space touches the Alhambra."
    assert said(table, AtCell(0, 1)) == "Bought tiles are placed at the end of the turn."
    assert said(table, Press("reserve")) == "Bought tiles are placed at the end of the turn."


def test_cards_that_are_no_plain_money() -> None:
    """A diamond or another card of the hand says what it is for."""
    setup = config(3, modules=("diamonds",))
    table = desk(setup, hand="florin-3 diamond-4", market="- - - -")
    hand = [card for group in table.view().hand.groups for card in group.cards]
    diamond = next(card for card in hand if card.card.startswith("diamond"))
    assert [link.rule for link in table.ask(diamond.target).rules] == ["diamonds.use"]


def test_what_is_a_rival_s() -> None:
    """A piece of somebody else says whose it is and what it is for."""
    table = desk(config(3, modules=("bonus",)))
    theirs = [zone for zone in table.view().zones if zone.name == "bonus" and zone.tag]
    other = next(zone for zone in theirs if zone.tag and zone.tag.seat == 1)
    answer = table.ask(other.pieces[0].target)
    assert english(answer.now) == "Only Marco can use it."
    assert [link.rule for link in answer.rules] == ["bonus.reveal"]


def test_while_others_choose() -> None:
    """While somebody else is asked, a thing says what it is and who is waited for."""
    game = arranged(config(3))
    game.decisions[-1] = game.decisions[-1]._replace(seat=1)
    table = Desk(Session.at(config(3), game, {}))
    answer = table.ask(AtSlot(0))
    assert answer.now is not None
    assert "Marco" in tr("en", answer.now)


def test_what_cannot_be_dragged_says_why() -> None:
    """Dragging a tile that is too dear, or one that must stay, tells the rule at once."""
    table = desk(palace="seraglio-9 1 0", hand="florin-3", market="tower-9-es - - -")
    for target, rule in (
        (AtSlot(0), "buy.pay"),
        (AtSlot(1), "turn.refill_late"),
        (AtCell(0, 0), "setup.fountain"),
    ):
        table.lift(target)
        refusal = table.view().refusal
        assert refusal is not None
        assert refusal.rule == rule
        assert table.view().drops == ()
        table.drop(target)
        assert table.view().refusal is not None
    table.lift(AtCell(1, 0))
    assert table.view().refusal is None
