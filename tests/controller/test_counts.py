"""The worth of a thing now, the losses by a known attack, and games without counting help."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.faces.blocks import sides_at
from alhambra_qt.controller.game import gameconfig, records, setup_code
from alhambra_qt.controller.game.ai_host import request
from alhambra_qt.controller.game.gameconfig import AI, GameConfig
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.player_panels import scored_counts
from alhambra_qt.controller.view.table_view import CountTable
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtReserve,
    AtSeat,
    AtSlot,
    AtZone,
    Begin,
    NumberOf,
    OnCell,
    OnShelf,
    PeekInto,
    Press,
    Target,
)
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID, TYPES
from alhambra_qt.i18n import tr
from alhambra_qt.modules import IDS
from alhambra_qt.modules.bazaars.rules import Bazaars
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.ui.sides.counts import number
from tests.cases import count
from tests.controller.kit import (
    NAMES,
    arranged,
    cards,
    chances,
    config,
    desk,
    english,
    go_on,
    played,
    there,
    tiles,
    true_game,
)

PEEK = PeekInto("attack-next")
SETUP = config(3, humans=3, seed="counts", modules=("invaders",))
OPEN = config(3, humans=3, seed="counts", modules=("invaders",), variants=(("invaders", "open"),))


def exposed(setup: GameConfig = SETUP, *, seen: bool = True) -> Game:
    """A game in which everybody has open sides and some points, the next card known to seat 0."""
    game = arranged(setup)
    for seat, player in enumerate(game.players):
        player.score = 10 * seat
        player.palace.place(TILE_BY_ID["garden-11"], cell_at(0, 1))
    if seen:
        Invaders.of(game).seen[0] = True
    return game


def at_screen(game: Game, setup: GameConfig = SETUP) -> Desk:
    """A desk at which seat 0 sits."""
    desk = Desk(Session.at(setup, game, {}))
    desk.viewing.taken()
    return desk


def losses(table: CountTable) -> list[int]:
    """Return the losses in the table of each seat."""
    return [sum(row.cells[k].points for row in table.rows if row.loss) for k in range(3)]


def test_an_open_attack_is_counted() -> None:
    """Turned up the table takes off what the attack costs, in a row of its own."""
    game = exposed()
    desk = at_screen(game)
    plain = desk.view().counts
    assert not any(row.loss for row in plain.rows)
    assert list(plain.totals) == list(score_now(game, 1).totals)
    desk.pick(PEEK)
    table = desk.view().counts
    assert list(table.totals) == list(score_now(game, 1, losses=True).totals)
    assert [row.item for row in table.rows if row.loss] == ["invaders"]
    assert losses(table) == [a - b for a, b in zip(table.totals, plain.totals, strict=True)]
    assert min(losses(table)) < 0
    assert not any(cell.most for row in table.rows if row.loss for cell in row.cells)
    desk.pick(PEEK)
    assert desk.view().counts == plain


def test_who_did_not_look_sees_no_attack() -> None:
    """An unknown attack takes nothing off in the table."""
    game = exposed(seen=False)
    table = at_screen(game).view().counts
    assert not any(row.loss for row in table.rows)
    assert list(table.totals) == list(score_now(game, 1).totals)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_table_ends_with_who_would_lead(seed: str, seats: int) -> None:
    """After each scoring the points are those now and the scoring's; all who tie are marked."""
    session = Session.new(config(seats, seats, str(seed)[-40:], modules=IDS))
    desk, rng = Desk(session), random.Random(seed)
    while not session.over:
        events = session.steps[-1].events if session.steps else ()
        scored = [event for event in events if isinstance(event, Scored)]
        if scored or len(session.steps) % count(20, 1) == 0:  # a whole view takes long
            desk.viewing.taken()
            view = desk.view()
            table, game = view.counts, session.observation(view.viewer).game
            known = any(row.loss for row in table.rows)
            would = score_now(game, table.scoring, losses=known).totals
            then = [player.score + new for player, new in zip(game.players, would, strict=True)]
            assert list(table.then) == then
            assert list(table.first) == [0 < points == max(then) for points in then]
            for event in scored:
                shown = scored_counts(table, event.ledger)
                assert sum(shown.then) == sum(event.ledger.before) + sum(event.ledger.totals)
        go_on(session, rng)
    desk.viewing.taken()
    assert desk.view().counts.then == session.scores


def test_an_attack_that_all_may_see_is_counted() -> None:
    """With the next attack open to all nothing needs to be turned up."""
    game = exposed(OPEN, seen=False)
    table = at_screen(game, OPEN).view().counts
    assert [row.item for row in table.rows if row.loss] == ["invaders"]
    assert list(table.totals) == list(score_now(game, 1, losses=True).totals)
    assert min(losses(table)) < 0


def test_panels_count_like_the_table() -> None:
    """A hut beside its like, and Hakim's half, are counted in the player's panel too."""
    setup = config(2, humans=2, seed="counts", modules=("huts", "characters"))
    game = arranged(setup, palace="garden-11 0 1|hut-garden-e 1 1|garden-10 0 2")
    Characters.of(game).owned[0][:] = [CARD_BY_ID["hakim"]]
    view = at_screen(game, setup).view()
    assert view.you.counts[TYPES.index("garden")] == 3.5
    assert view.dirk is not None
    panels = [panel.counts for panel in (view.you, *view.opponents)] + [view.dirk.counts]
    for k, item in enumerate(TYPES):
        row = next(row for row in view.counts.rows if row.item == item)
        assert [counts[k] for counts in panels] == [cell.count for cell in row.cells]


def test_halves_are_written_after_the_whole() -> None:
    """A half alone has no zero before it; ten and a half keep theirs."""
    assert [number(count) for count in (0.5, 2, 2.5, 10.5)] == ["½", "2", "2½", "10½"]


# -- purists ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("purist", [False, True])
def test_a_game_keeps_its_choice(purist: bool, tmp_path: Path) -> None:
    """The choice made before the game is saved, and nobody changes it by leaving."""
    session = Session.new(config(3, 2, purist=purist))
    records.save(session, tmp_path / "one.alhambra")
    again = records.load(tmp_path / "one.alhambra")
    again.take_over(Seating(0, AI, "easy"), Seating(1, AI, "easy"))
    assert [session.unaided, again.unaided] == [purist, purist]


@pytest.mark.parametrize(("saved", "unaided"), [({"on": True}, True), ({"agreed": [0, 1]}, False)])
def test_votes_of_older_games(saved: dict[str, object], unaided: bool) -> None:
    """A unanimous vote of an older version holds; an unfinished one is ignored."""
    record = records.to_record(Session.new(config(3, 3)))
    again = records.opened(record | {"purists": saved})
    assert again.unaided == unaided
    assert ("purists" in records.to_record(again)) == unaided


def test_after_the_game_all_opens() -> None:
    """When the game is over everything may be looked at."""
    session, rng = Session.new(config(2, 1, purist=True)), random.Random(1)
    assert session.unaided
    chances(session, rng)
    assert not session.unaided


@pytest.mark.parametrize(("counts", "purist"), [(True, False), (True, True), (False, False)])
def test_the_set_up_keeps_what_is_counted(counts: bool, purist: bool) -> None:
    """Code and remembered set-up bring it back; where not even buildings are, nothing is."""
    setup = evolve(config(3, 1), counts=counts, purist=purist, seed="8K4F-2QTR")
    assert setup.unaided == (purist or not counts)
    assert gameconfig.from_json(gameconfig.to_json(setup)) == setup
    read: GameConfig = setup_code.read(setup_code.write(setup), config(2, 1))
    assert (read.counts, read.purist) == (counts, purist)


def test_codes_without_purists() -> None:
    """The code of a set-up says nothing of purists unless they play."""
    usual = evolve(config(3, 1), seed="8K4F-2QTR")
    none = evolve(usual, counts=False)
    assert setup_code.write(evolve(none, purist=True)) == setup_code.write(none)
    assert setup_code.write(usual) != setup_code.write(evolve(usual, purist=True))


def test_what_computers_are_told_stays() -> None:
    """Purists change nothing in the observations of a computer player."""
    asked = [
        request(1, Session.new(config(3, 1, purist=on)).ai_observation(1), "easy", "x")
        for on in (False, True)
    ]
    assert asked[0] == asked[1]


# -- what a thing is worth now ---------------------------------------------------------------------


NOW = "if scoring 1 took place now"


def worth(table: Desk, target: Target) -> list[str]:
    """Return the worth of a thing, in English."""
    facts = table.explain(target).worth
    return [
        tr("en", fact.text) + (f" · {tr('en', fact.detail)}" if fact.detail is not None else "")
        for fact in facts
    ]


def at(game: Game, modules: Sequence[str]) -> Desk:
    """Sit down at a game that was laid out."""
    return Desk(Session.at(config(3, modules=tuple(modules)), game, {}))


def laid(module: str, palace: str, **more: str) -> Game:
    """Lay a game with one module out."""
    return arranged(config(3, modules=(module,)), palace=palace, **more)


def test_a_building() -> None:
    """A building tells the place of its type, its sides of the wall and the points of both."""
    table = desk(palace="garden-12-s 1 0", market="garden-8-nw - - -", hand="florin-9")
    assert worth(table, AtCell(1, 0)) == [
        f"Gardens: 1 (1st place) · 5 points {NOW}",
        f"Of the longest wall, 1 side is here, of 1 · 1 point {NOW}",
    ]
    assert "Gardens: 1 in your Alhambra, 0 at most in another" in worth(table, AtSlot(0))


def test_a_hut() -> None:
    """A hut tells how many buildings it counts as."""
    game = laid("huts", "hut-garden-e 1 0|garden-10 1 1")
    assert "Gardens: counts as 1, 3 at most" in worth(at(game, ["huts"]), AtCell(1, 0))


def test_a_camp() -> None:
    """A camp tells what the line of each arrow counts; what stands in it tells the camp."""
    name = next(one for one in TILE_BY_ID if one.startswith("camp-") and one.endswith("-w"))
    table = at(laid("camps", f"seraglio-9 1 0|{name} 2 0"), ["camps"])
    assert worth(table, AtCell(2, 0)) == [f"West: 2 tiles in line · 2 points {NOW}"]
    assert worth(table, AtCell(1, 0))[-1].startswith("Also counted by: camp")


def test_a_chest_is_hit_first() -> None:
    """A chest tells how many its owner has and the place that reaches, not what it stands on."""
    game = laid("treasure", "garden-10 1 0")
    Treasure.of(game).chests[0][cell_at(1, 0)] = TYPES.index("garden")
    table = at(game, ["treasure"])
    chest = OnCell(0, 1, 0, "chest-garden")
    assert worth(table, chest) == [f"Chests: 1 (1st place) · 7 points {NOW}"]
    assert english(table.explain(chest).title) == "chest (garden)"
    assert worth(table, AtCell(1, 0))[-1] == worth(table, chest)[0]


def test_the_trader() -> None:
    """The trader tells what the set scores now, and with each of those that wait."""
    game = laid("trader", "garden-10 1 0|tower-11 1 1")
    state = Trader.of(game)
    state.at[0] = cell_at(0, 1)
    state.homes[0] = {cell_at(1, 0): TYPES.index("garden"), cell_at(1, 1): TYPES.index("tower")}
    state.residents[0] = [TYPES.index("tower"), TYPES.index("seraglio")]
    table = at(game, ["trader"])
    assert worth(table, AtCell(0, 1)) == [
        f"Residents at home: 2 · 3 points {NOW}",
        "Once this one lives here: 3 → 6",
        "Once this one lives here: 3 → 4",
    ]
    resident = worth(table, OnCell(0, 1, 0, "resident-garden"))
    assert [one.endswith(f"3 points {NOW}") for one in resident] == [True]
    game.over, game.scorings_done = True, 3
    assert (
        worth(at(game, ["trader"]), OnCell(0, 0, 1))[0]
        == "Residents at home: 2 · 3 points in scoring 3"
    )


def test_a_bazaar() -> None:
    """A bazaar on sale tells its price and what it would score at the end on its best space."""
    game = laid("bazaars", "garden-10 1 0", hand="florin-3", market="seraglio-6-es - - -")
    Bazaars.of(game).open[:] = tiles("bazaar-florin-arcades-garden-tower")
    table = at(game, ["bazaars"])
    zones = [zone for zone in table.view().zones if zone.name == "bazaars"]
    target = zones[0].pieces[0].target
    assert isinstance(target, AtZone)
    texts = worth(table, target)
    assert texts[0] == "costs 6 florins now, exactly"
    assert texts[1] == "On its best space · 1 point if scoring 3 took place now"
    assert english(table.explain(target).now) == "A bazaar must be paid for exactly: 3 too little."


def test_an_attack() -> None:
    """The attack card that lies open tells what it would cost everybody."""
    game = laid("invaders", "garden-10 1 0")
    Invaders.of(game).stack[-1] = 0
    table = at(game, ["invaders"])
    assert "From the north it would cost you 2" in worth(table, NumberOf("attack", 0))


def attack_card(table: Desk, zone: str) -> Target:
    """The attack card in a zone beside the boards."""
    return next(view.pieces[0].target for view in table.view().zones if view.name == zone)


def test_losses_come_after_gains() -> None:
    """An open attack card tells what is lost after the gains; one that has come costs no more."""
    game = exposed(OPEN, seen=False)
    for player in game.players:
        player.score = 0
    totals = zip(score_now(game, 1).totals, score_now(game, 1, losses=True).totals, strict=True)
    lost = [gained - left for gained, left in totals]
    assert max(lost) > 0
    table = at_screen(game, OPEN)
    texts = worth(table, attack_card(table, "attack-next"))
    assert texts == [f"{NAMES[seat]}: {lost[seat]}" for seat in range(3)]
    state = Invaders.of(game)
    state.turned.append(state.stack.pop())
    table = at_screen(game, OPEN)
    assert worth(table, attack_card(table, "attacks")) == []


def test_points_of_a_game_that_is_over() -> None:
    """Once the last scoring is counted no points are shown as if it took place now."""
    session = Session.new(config(3, humans=3, seed="over"))
    chances(session, random.Random(4))
    table = Desk(session)
    points = session.observation(0).game.ledgers[-1].totals[0]
    assert worth(table, AtSeat(0)) == [f"In total · {points} points in scoring 3"]


def test_a_tile_that_fits_nowhere() -> None:
    """The slot and its right click say so, of a building too; in the reserve it lies already."""
    built = "garden-8-nw -1 0|arcades-6-sw -1 1|chambers-11 0 1|chambers-10 1 1|tower-11-s 0 2"
    market, kept = "pavilion-3-sw garden-12-s - -", "seraglio-3-esw"
    table = desk(config(3), palace=built, market=market, reserve=kept)
    text = "it fits nowhere now: it would go to the reserve"
    slots = table.view().market
    assert (english(slots[0].note), slots[1].note) == (text, None)
    assert text in worth(table, AtSlot(0))
    assert text not in worth(table, AtSlot(1))
    assert text not in worth(table, AtReserve(kept))


def test_numbers_of_rivals() -> None:
    """A number beside a rival tells whose it is and what it brings."""
    table = desk(palace="garden-12-s 1 0")
    assert english(table.explain(NumberOf("garden", 1)).title) == "Gardens (Marco)"
    assert worth(table, NumberOf("garden", 1))[0] == f"Marco: 0 · 0 points {NOW}"
    assert len(worth(table, NumberOf("garden"))) == 4


def test_buttons_do_not_ask_who_decides() -> None:
    """A button says what it does; one that does not work says why."""
    table = desk(market="- - - -", hand="florin-3")
    for target in (Press("hint"), Press("ledger"), Press("log"), Press("menu"), Begin("money")):
        answer = table.explain(target)
        assert answer.text.id.startswith("does-"), target
        assert answer.refusal is None
    assert english(table.explain(Press("undo")).now) == "There is no move to undo."
    assert english(table.explain(Begin("buy")).now) == "No tile can be bought with this hand."
    assert english(table.explain(OnShelf("huts")).title) == "Modules"


def test_a_shelf_of_several_things() -> None:
    """The attack and the scouts lie together, and each is described."""
    table = desk(config(3, modules=("invaders",)))
    answer = table.explain(OnShelf("attack"))
    assert english(answer.text).startswith("After each scoring an attack card")
    assert english(answer.lines[0]).startswith("Two scouts lie face up")
    assert [link.rule for link in answer.rules] == ["invaders.scouts"]


def test_a_tile_beside_a_gate() -> None:
    """A tile at a gate tells that it stays, as the card did."""
    setup = config(3, modules=("gates",))
    game = arranged(setup, palace="garden-8-ne 1 0")
    game.players[0].hand += cards("gate")
    game.players[0].bought = tiles("tower-9-nw")
    game.push("place", 0)
    table = Desk(Session.at(setup, game, {}))
    hand = [card for group in table.view().hand.groups for card in group.cards]
    gate = next(card for card in hand if card.card == "gate")
    assert english(table.explain(gate.target).text).endswith("both tiles then stay for good.")
    cell = next(action for action in table.view().legal if action.gates)
    table.pick(cell.target)
    facts = [english(fact.text) for fact in there(table.view().callout).facts]
    assert "neither tile at the gate can ever be removed or swapped" in facts
    table.confirm()
    assert "wall and tile stay for good" in english(table.explain(cell.target).lines[0])


def test_the_wall_that_is_drawn_is_the_one_that_counts() -> None:
    """The longest wall at the table has the sides that a scoring counts, with modules too."""
    session = played(config(3, seed="walls", modules=IDS), 250)
    view, lines = Desk(session).view(), score_now(true_game(session), 1).lines
    counted = {line.seat: sides_at(line.sides) for line in lines if line.rule == "score.wall"}
    palaces = (view.palace, *(player.palace for player in view.opponents))
    assert len(counted) > 1
    assert {p.seat.seat: p.path for p in palaces if p.path} == counted
    assert all(palace.wall == len(palace.path) for palace in palaces)
