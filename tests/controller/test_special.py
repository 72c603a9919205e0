"""Pieces of modules beside the players, as the view shows them, and the secrets it keeps."""

import random
from typing import Any

import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import Extras, SpecialCard
from alhambra_qt.controller.view.targets import AtDisplay, Do
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.i18n import tr
from alhambra_qt.modules import IDS
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.thieves.rules import Thieves
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.modules.vizier.rules import Vizier
from tests.controller.kit import cards, chance, config, english, picks, there, tiles
from tests.special_kit import laid

ALL: dict[str, Any] = {"modules": IDS}


def extras(desk: Desk) -> Extras:
    """Return the pieces beside the viewer."""
    return there(desk.view().you.extras)


def card(desk: Desk, id: str) -> SpecialCard:
    """One of the viewer's special cards."""
    return next(special_card for special_card in extras(desk).cards if special_card.id == id)


def desk_at(setup: GameConfig, game: Game) -> Desk:
    """A desk of a game that was laid out."""
    return Desk(Session.at(setup, game, {}))


def seated(setup: GameConfig, **given: Any) -> Desk:
    """A desk at which the pieces given are laid."""
    return desk_at(setup, laid(setup, **given))


def test_nothing_without_modules() -> None:
    """A base game lays nothing beside anybody."""
    view = Desk(Session.new(config(4))).view()
    assert all(panel.extras is None for panel in (view.you, *view.opponents))


def test_own_cards_have_a_name_and_a_state() -> None:
    """Thieves are secret, characters and bonus cards say their state, the vizier is active."""
    desk = seated(config(3, **ALL), characters=["karim hakim"])
    shown = [
        (special_card.id.split("-")[0], tr("en", special_card.note))
        for special_card in extras(desk).cards
    ]
    assert ("karim", "once") in shown
    assert ("hakim", "+½ building") in shown
    assert ("thief", "secret") in shown
    assert ("bonus", "hidden") in shown
    assert ("vizier", "active") in shown
    keys = {special_card.id.split("-")[0]: special_card.key for special_card in extras(desk).cards}
    assert keys == {"karim": "K", "hakim": "K", "thief": "J", "bonus": "X", "vizier": "V"}


def test_lit_when_usable_else_with_a_reason() -> None:
    """In a turn Karim can be chosen; Hakim and a thief say when they are used."""
    desk = seated(config(3, **ALL), characters=["karim hakim yusuf"])
    assert card(desk, "karim").state == "can"
    assert card(desk, "karim").why is None
    why = there(card(desk, "hakim").why)
    assert tr("en", why) == "Hakim’s type is chosen just before a scoring."
    answer = desk.explain(card(desk, "hakim").target)
    assert answer.now == why
    assert [link.rule for link in answer.rules] == ["hakim"]
    thief = next(
        special_card for special_card in extras(desk).cards if special_card.id.startswith("thief")
    )
    assert english(thief.why) == "Thieves can only be used between two turns."
    always = card(desk, "yusuf")
    assert always.why is None
    assert tr("en", desk.explain(always.target).title).startswith("Yusuf")


def test_one_that_has_acted_shuts_the_others_out() -> None:
    """Faruk is announced before he acts, in the log, and by each card marked * all turn."""
    setup = config(3, modules=("characters",))
    game = laid(setup, characters=["ammar faruk laila yusuf"])
    game.players[0].reserve, game.display = tiles("tower-12"), cards("florin-3 denar-2 ducat-2 -")
    desk = desk_at(setup, game)
    assert card(desk, "laila").state == "plain"
    picks(desk, AtDisplay(0), AtDisplay(1), AtDisplay(2))
    facts = [english(fact.text) for fact in there(desk.view().callout).facts]
    assert "Faruk acts: no other card marked * this turn" in facts
    desk.confirm()
    assert "Faruk: Anna takes up to 7 at once" in [english(line.text) for line in desk.view().log]
    for name in ("ammar", "faruk", "laila"):
        assert card(desk, name).state == "cannot"
        answer = desk.explain(card(desk, name).target)
        text = "Not this turn: Faruk Will’haben has already acted."
        assert english(answer.now) == text
        assert [link.rule for link in answer.rules] == [name, "characters.limits"]
    assert card(desk, "yusuf").state == "plain"


def test_a_character_begins_its_action() -> None:
    """Choosing Karim's card begins the free tile, as its chip does."""
    desk = seated(config(3, **ALL), characters=["karim"])
    desk.pick(card(desk, "karim").target)
    assert card(desk, "karim").state == "chosen"
    chosen = [chip.target for chip in desk.view().prompt.chips if chip.chosen]
    assert Do("use_karim") in chosen


def test_an_inactive_vizier_can_be_reactivated() -> None:
    """An inactive vizier is lit in the turn and chosen like its chip."""
    setup = config(3, **ALL)
    game = laid(setup)
    Vizier.of(game).active[0] = False
    desk = desk_at(setup, game)
    vizier = card(desk, "vizier-inactive")
    assert (vizier.state, vizier.target) == ("can", Do("wake_vizier"))
    assert tr("en", vizier.note) == "inactive"


def test_counted_pieces_of_all() -> None:
    """Everybody's chests, residents, thieves, hidden bonus cards and coins are counted."""
    setup = config(3, **ALL)
    game = laid(setup)
    Change.of(game).held[1] = [2, 0, 1, 0]
    view = desk_at(setup, game).view()
    marco = there(view.opponents[0].extras)
    counted = {tally.icon: tally.number for tally in marco.tallies}
    held = len(Thieves.of(game).held[1]), len(Bonus.of(game).hidden[1])
    assert (counted["mask"], counted["bonus"]) == held
    assert counted["coins"] == 3


def test_open_cards_of_others_are_shown() -> None:
    """The characters of another seat lie open: they are named, without a key or a reason."""
    view = seated(config(3, **ALL), characters=["", "faruk laila"]).view()
    marco = there(view.opponents[0].extras)
    assert [special_card.id for special_card in marco.cards] == ["faruk", "laila"]
    assert all(not special_card.key and special_card.why is None for special_card in marco.cards)


def test_places_of_chests_and_residents() -> None:
    """The own summary says the place of the chests and what the residents would count."""
    setup = config(3, **ALL)
    game = laid(setup)
    Treasure.of(game).chests[0] = {cell_at(0, 1): 0}
    Treasure.of(game).chests[1] = {cell_at(0, 1): 0, cell_at(1, 0): 1}
    Trader.of(game).homes[0] = {cell_at(0, 1): 0, cell_at(1, 0): 1, cell_at(2, 0): 2}
    desk = desk_at(setup, game)
    texts = [tr("en", tally.worth) for tally in extras(desk).tallies if tally.worth is not None]
    assert texts == ["1 chest, 2nd", "3 residents: +6"]
    hidden = evolve(setup, counts=False)
    texts = [
        tr("en", tally.worth)
        for tally in extras(desk_at(hidden, game)).tallies
        if tally.worth is not None
    ]
    assert texts == ["1 chest", "3 residents"]


def test_open_sides_are_told_with_invaders_only() -> None:
    """The fountain alone is open on all sides; without invaders nothing is said of it."""
    desk = seated(config(2, modules=("invaders",)))
    attack = there(extras(desk).attack)
    assert tr("en", attack) == "open sides: N\u00a01, E\u00a01, S\u00a01, W\u00a01"
    others = config(2, modules=("thieves",))
    assert extras(desk_at(others, laid(others))).attack is None


def test_dirk_shows_his_chests() -> None:
    """In the game for two the chests of the imaginary player lie in his panel."""
    setup = config(2, **ALL)
    game = laid(setup)
    Treasure.of(game).dirk[:] = [2, 0, 0, 1, 0, 0]
    dirk = there(desk_at(setup, game).view().dirk)
    assert [(piece.id, piece.count) for piece in dirk.pieces] == [
        ("chest-pavilion", 2),
        ("chest-chambers", 1),
    ]


# -- secrets ----------------------------------------------------------------------------------


def test_nothing_hidden_of_others_in_the_view() -> None:
    """The view does not change when others hold other thieves and bonus cards."""
    setup = config(3, **ALL)
    game = laid(setup)
    view = desk_at(setup, game).view()
    swapped = laid(setup)
    thieves, bonus = Thieves.of(swapped), Bonus.of(swapped)
    pool = sorted(thieves.held[1] + thieves.held[2] + thieves.removed)
    random.Random(4).shuffle(pool)
    for place in (thieves.held[1], thieves.held[2], thieves.removed):
        place[:] = sorted(pool.pop() for _ in place)
    rest = bonus.hidden[1] + bonus.hidden[2] + bonus.removed
    random.Random(5).shuffle(rest)
    for place in (bonus.hidden[1], bonus.hidden[2], bonus.removed):
        place[:] = sorted(rest.pop() for _ in place)
    assert thieves.held[1] != Thieves.of(game).held[1]
    assert bonus.hidden[1] != Bonus.of(game).hidden[1]
    other = desk_at(setup, swapped).view()
    assert (view.you, view.opponents, view.zones) == (other.you, other.opponents, other.zones)


@pytest.mark.parametrize("seats", [2, 6])
def test_cards_lie_face_down_while_nobody_looks(seats: int) -> None:
    """While the computer is handed over the secret cards at the bottom show their backs."""
    desk = seated(config(seats, humans=2, **ALL))
    assert desk.viewing.viewer is None
    secret = [
        special_card
        for special_card in extras(desk).cards
        if special_card.zone in ("thieves", "bonus")
    ]
    assert secret
    assert not any(special_card.id for special_card in secret)
    desk.take_seat()
    assert all(special_card.id for special_card in extras(desk).cards)


def test_a_bonus_card_without_its_building() -> None:
    """Asked before a scoring, a card that cannot be shown tells why."""
    setup = config(3, modules=("bonus",))
    game = laid(setup)
    game.push("bonus", 0, 1)
    desk = desk_at(setup, game)
    for special_card in extras(desk).cards:
        assert english(special_card.why) == "This card’s building is not in the Alhambra."


def test_a_bonus_card_beside_huts() -> None:
    """With huts in the game too, a bonus card says why it cannot be shown."""
    desk = seated(config(3, modules=("huts", "bonus")))
    for special_card in extras(desk).cards:
        desk.pick(special_card.target)
        assert there(desk.view().refusal).rule == "bonus.reveal"
        assert [link.rule for link in desk.explain(special_card.target).rules] == ["bonus.reveal"]


def test_random_games_never_fail() -> None:
    """The view of whole games with all modules can be built at every step."""
    rng = random.Random(11)
    for seats in (2, 4):
        session = Session.new(config(seats, **ALL))
        desk = Desk(session)
        for _ in range(60):
            view = desk.view()
            assert view.you.extras is not None
            for panel in view.opponents:
                assert all(special_card.id for special_card in there(panel.extras).cards)
            if session.over:
                break
            chance(session, rng)


def test_a_thief_is_used_from_its_card() -> None:
    """Between two turns a thief that finds its currency is lit; choosing it begins its action."""
    setup = config(3, humans=1, modules=("thieves",))
    game = laid(setup)
    Thieves.of(game).held[0] = sorted(cards("thief-florin thief-ducat"))
    game.display = cards("florin-3 dirham-4 denar-5 denar-6")
    game.push("window", 0)
    desk = desk_at(setup, game)
    lit = {special_card.id: special_card.state for special_card in extras(desk).cards}
    assert lit == {"thief-florin": "can", "thief-ducat": "plain"}
    why = there(card(desk, "thief-ducat").why)
    assert tr("en", why) == "This thief takes only money of its own currency."
    shown = [card_item.state for card_item in desk.view().display.cards if card_item is not None]
    assert "chosen" not in shown
    desk.pick(card(desk, "thief-florin").target)
    assert card(desk, "thief-florin").state == "chosen"
    shown = [card_item.state for card_item in desk.view().display.cards if card_item is not None]
    assert shown == ["chosen", "plain", "plain", "plain"]  # the only card it can take
    desk.confirm()
    assert [special_card.id for special_card in extras(desk).cards] == ["thief-ducat"]
