"""The coach: what it remembers and proposes, when it speaks, what it never does."""

import random
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.score_sheet import scoring_page
from alhambra_qt.engine import apply, legal_actions
from alhambra_qt.engine.actions import AddTile, EndActions, EndTurn, Place, Reserve, action_types
from alhambra_qt.engine.building import spots
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import LANGS, has_text, tr
from alhambra_qt.modules import ALL, IDS
from alhambra_qt.teaching import coach_rules, progress
from alhambra_qt.teaching.coach import Coach, state_of, states
from alhambra_qt.teaching.progress import MASTERED, Profile, RuleKnown
from alhambra_qt.teaching.rulebook import all_rules, module_of
from tests import module_parts
from tests.cases import count
from tests.controller.kit import chance, config, played, there, true_game
from tests.teaching.coach_kit import GARDEN, HAND, Learner, buy, place, take


def test_an_exact_payment_not_seen() -> None:
    """Overpaying what could be paid exactly is said after the turn, with the sum."""
    learner = Learner(HAND).play(buy(0, "florin-9"))
    assert learner.said == ""
    learner.play(Reserve(TILE_BY_ID[GARDEN]))
    assert learner.said == ""
    learner.play(EndTurn())
    assert (
        learner.said
        == "8 florins could have been paid exactly, with 8. An exact payment gives another action."
    )
    assert there(learner.coach.remark).rule == "buy.exact"
    assert learner.profile.rules["buy.exact"] == RuleKnown(seen=1, missed=1)
    assert learner.saved == 1


def test_an_exact_purchase_that_could_come_first() -> None:
    """Overpaying one tile while another could be bought exactly leaves an action unused."""
    state = {**HAND, "hand": "florin-9 dirham-9"}
    learner = Learner(state)
    learner.play(buy(0, "florin-9"), Reserve(TILE_BY_ID[GARDEN]), EndTurn())
    assert learner.said.startswith("First make the exact purchase: 9 dirhams with 9.")


def test_an_exact_payment_is_remembered() -> None:
    """A rule used well is noted without a remark."""
    learner = Learner(HAND).play(buy(0, "florin-8"), EndActions())
    learner.play(place(GARDEN, 0, 1), EndTurn())
    assert learner.said == ""
    assert learner.profile.rules["buy.exact"].used == 1
    assert learner.profile.rules["reserve.free"].used == 1
    assert learner.profile.rules["score.wall"].used == 1


def test_silent_after_three_uses() -> None:
    """A remark comes at most until the rule was used well three times; it is still remembered."""
    for used in range(MASTERED + 2):
        learner = Learner(HAND)
        learner.profile.met("buy.exact", used=used)
        learner.profile.met("reserve.free", used=MASTERED)
        learner.play(buy(0, "florin-9"), Reserve(TILE_BY_ID[GARDEN]), EndTurn())
        assert bool(learner.said) == (used < MASTERED)
        assert learner.profile.rules["buy.exact"].missed == 1


def test_one_small_card_of_several() -> None:
    """Taking one small card alone is remarked on, several together are a use of the rule."""
    shown = {**HAND, "display": "denar-2 denar-3 ducat-9 ducat-8"}
    learner = Learner(shown).play(take("denar-2"), EndTurn())
    assert learner.said == (
        "Several cards worth up to 5 together may be taken at once. Here: 3 + 2 = 5."
    )
    assert learner.profile.rules["money.take"].missed == 1
    learner = Learner(shown).play(take("denar-2 denar-3"), EndTurn())
    assert learner.said == ""
    assert learner.profile.rules["money.take"].used == 1
    learner = Learner(shown).play(take("ducat-9"), EndTurn())
    assert "money.take" not in learner.profile.rules


def test_a_reserve_and_a_shorter_wall() -> None:
    """A tile reserved though it fits, and a place that makes no longer wall, are remarked on."""
    learner = Learner(HAND).play(buy(0, "florin-8"), EndActions())
    learner.play(Reserve(TILE_BY_ID[GARDEN]), EndTurn())
    assert "could have been placed on" in learner.said
    assert learner.profile.rules["reserve.free"].missed == 1
    walled = {
        "hand": "florin-7 denar-9",
        "market": "pavilion-7-e - - -",
        "palace": "garden-8-ne 1 0",
        "display": "denar-9 denar-8 ducat-9 ducat-8",
    }
    learner = Learner(walled)
    seen = learner.session.observation(0).game
    tile = TILE_BY_ID["pavilion-7-e"]
    before = seen.players[0].palace.longest_wall()
    lengths = {}
    for cell in spots(seen, 0, tile):
        built = seen.players[0].palace.clone()
        built.place(tile, cell)
        lengths[cell] = built.longest_wall()
    worst = min(lengths, key=lambda cell: lengths[cell])
    assert lengths[worst] <= before < max(lengths.values())
    learner.play(buy(0, "florin-7"), EndActions(), Place(tile, worst), EndTurn())
    assert f"{max(lengths.values())} sides" in learner.said


def test_one_remark_a_turn() -> None:
    """However much was missed, one remark is made; it is gone once the person moves again."""
    learner = Learner(HAND)
    learner.play(buy(0, "florin-9"), Reserve(TILE_BY_ID[GARDEN]), EndTurn())
    assert learner.profile.rules["buy.exact"].missed == 1
    assert learner.profile.rules["reserve.free"].missed == 1
    assert "exactly" in learner.said
    while learner.session.to_move != 0:
        seen = learner.session.ai_observation(learner.session.to_move or 0).game
        learner.play(legal_actions(seen)[0])
        assert learner.said
    learner.play(legal_actions(learner.session.observation(0).game)[0])
    assert learner.said == ""


def test_what_is_taken_back_was_never_done() -> None:
    """A move that was undone teaches nothing."""
    learner = Learner(HAND).play(buy(0, "florin-9"))
    learner.session.undo(0)
    learner.play(buy(0, "florin-8"), EndActions(), place(GARDEN, 0, 1), EndTurn())
    assert learner.said == ""
    assert learner.profile.rules["buy.exact"] == RuleKnown(used=1)


def test_hidden_things_are_never_looked_at() -> None:
    """With other hands, another deck and another bag the same is said."""
    texts = set()
    for seed in ("a", "b", "c"):
        learner = Learner(HAND)
        game = true_game(learner.session)
        rng = random.Random(seed)
        rng.shuffle(game.bag)
        rng.shuffle(game.deck)
        hidden = [*game.players[1].hand, *game.players[2].hand]
        rng.shuffle(hidden)
        game.players[1].hand = sorted(hidden[: len(game.players[1].hand)])
        game.players[2].hand = sorted(hidden[len(game.players[1].hand) :])
        assert set(there(learner.coach._before).game.bag) == {-1}
        learner.play(buy(0, "florin-9"), Reserve(TILE_BY_ID[GARDEN]), EndTurn())
        texts.add(learner.said)
    assert len(texts) == 1


@pytest.mark.parametrize(("assist", "speaks"), [("learn", True), ("normal", False)])
def test_whom_it_speaks_to(assist: str, *, speaks: bool) -> None:
    """It speaks to learners unless they chose otherwise, and remembers for everybody."""
    learner = Learner(HAND, assist)
    assert learner.coach.speaks_to(0) == speaks
    assert not learner.coach.speaks_to(1)
    learner.coach.switch(0, on=not speaks)
    assert learner.profile.coach is not speaks
    learner.play(buy(0, "florin-9"), Reserve(TILE_BY_ID[GARDEN]), EndTurn())
    assert bool(learner.said) != speaks
    assert learner.profile.rules["buy.exact"].missed == 1
    learner.coach.switch(0, on=False)
    assert learner.said == ""
    assert not Learner(HAND, "expert").coach.speaks_to(0)


@pytest.mark.parametrize("speak", [True, False])
def test_it_lets_computer_players_speak(*, speak: bool) -> None:
    """After a scoring each computer player makes its remark, unless that is switched off."""
    session = played(config(3, 1, "remarks"))
    coach = Coach(session, lambda _: None, lets_speak=lambda: speak)
    page = scoring_page(session.scored[0], session.tags)
    assert [remark.seat for remark in coach.after(page)] == ([1, 2] if speak else [])


def test_what_is_never_tried() -> None:
    """An action of a module that was possible for some turns and never done is named once."""
    learner = Learner(HAND, modules=("huts",))
    learner.profile.met("reserve.free", used=MASTERED)
    texts = []
    for _ in range(5):
        act = learner.card()
        learner.profile.met("money.take", used=1)
        learner.profile.met("money.take", used=MASTERED)
        learner.play(act, EndTurn())
        texts.append(learner.said)
        while learner.session.to_move != 0:
            seen = learner.session.ai_observation(learner.session.to_move or 0).game
            learner.play(legal_actions(seen)[0])
    assert [bool(one) for one in texts] == [False, False, False, True, False]
    assert "Take a hut" in texts[3] or "hut" in texts[3].lower()
    assert learner.profile.rules["huts.take"].missed == 1


def test_a_redesign_and_what_modules_add_are_uses() -> None:
    """Adding from the reserve is a use of its rule, and so is whatever a module’s action does."""
    learner = Learner({**HAND, "reserve": GARDEN})
    learner.play(AddTile(TILE_BY_ID[GARDEN], cell_at(0, 1)), EndTurn())
    assert learner.profile.rules["redesign.add"].used == 1
    hut = Learner(HAND, modules=("huts",))
    taking = next(
        action
        for action in legal_actions(hut.session.observation(0).game)
        if action.name == "take_hut"
    )
    hut.play(taking)
    hut.play(legal_actions(hut.session.observation(0).game)[0], EndTurn())
    assert hut.profile.rules["huts.take"].used == 1


def test_the_tables_name_what_exists() -> None:
    """Every action, rule, kind and module in the tables exists."""
    rules = set(all_rules())
    named = {
        *coach_rules.RULE_OF.values(),
        *coach_rules.PAID_WITH.values(),
        *coach_rules.TAKEN.values(),
        *coach_rules.STOOD.values(),
        *coach_rules.BASICS,
    }
    assert named <= rules
    assert set(coach_rules.RULE_OF) <= set(action_types())
    assert set(coach_rules.OFFERED) <= set(coach_rules.RULE_OF)
    assert set(coach_rules.NEEDS) == set(IDS)
    practised = {module_of(rule) for rule in named}
    assert practised >= {module.id for module in ALL if module_parts.actions(module)}


def test_a_scripted_learner(tmp_path: Path) -> None:
    """In whole games no remark comes about a mastered rule, and everything is in one file."""
    kept = progress.load(tmp_path / "learning.json")
    profile = kept.choose("Anna")
    heard: list[str] = []
    saves: list[int] = []
    for number, on in enumerate([(), (), ("huts", "vizier", "exchange"), IDS]):
        setup = config(seed=f"script-{number}", modules=tuple(on))
        seats = (evolve(setup.seats[0], assist="learn"), *setup.seats[1:])
        session = Session.new(evolve(setup, seats=seats))
        coach = Coach(session, {0: profile}.get, lambda: saves.append(1))
        rng = random.Random(number)
        while not session.over and len(session.steps) < count(400, 10_000):
            seat = session.to_move
            remark, rules = coach.remark, dict(profile.rules)
            chance(session, rng)
            now = coach.remark
            if now is not None and now is not remark:
                heard.append(now.rule)
                assert now.seat == 0 == seat
                if now.rule not in coach_rules.NEEDS:
                    used = profile.rules[now.rule].used
                    assert used < MASTERED
                    assert rules.get(now.rule, RuleKnown()).used < MASTERED
        coach.close()
    assert heard
    assert len(saves) > len(heard)
    kept.save()
    assert profile.rules["score.majority"].seen >= 3
    again = progress.load(tmp_path / "learning.json")
    assert again.profiles["Anna"].rules == profile.rules
    assert [path.name for path in tmp_path.iterdir()] == ["learning.json"]
    again.delete_file()
    assert not list(tmp_path.iterdir())


def test_the_same_sight_counts_once() -> None:
    """A broken rule that stays in sight is met once until something is played."""
    learner = Learner(HAND)
    for rule in ("build.hole", "build.walk", "build.hole"):
        learner.coach.saw(0, rule, 0)
    assert learner.profile.rules["build.hole"].seen == 1
    learner.play(take("denar-9"))
    learner.coach.saw(0, "build.hole", 1)
    assert learner.profile.rules["build.hole"].seen == 2
    learner.coach.saw(1, "build.edges", 1)
    assert "build.edges" not in learner.profile.rules


def test_how_a_rule_is_known() -> None:
    """New, met, often missed, mastered."""
    profile = Profile("Anna")
    profile.met("buy.exact", used=3)
    profile.met("money.take", seen=1)
    profile.met("score.wall", missed=2, used=1)
    assert states(profile, ("buy.exact", "money.take", "score.wall", "build.hole")) == {
        "buy.exact": "mastered",
        "money.take": "met",
        "score.wall": "missed",
        "build.hole": "new",
    }
    assert all(has_text(f"known-{state}") for state in ("new", "met", "missed", "mastered"))
    assert state_of(RuleKnown(used=3, missed=3)) == state_of(RuleKnown(missed=1)) == "met"


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_said(lang: str) -> None:
    """The remarks exist in every language, with what is put into them."""
    learner = Learner(HAND)
    learner.play(buy(0, "florin-9"), Reserve(TILE_BY_ID[GARDEN]), EndTurn())
    text = tr(lang, there(learner.coach.remark).text)
    assert "8" in text
    assert "{" not in text


def test_engine_and_coach_agree() -> None:
    """A payment that the coach calls exact is exact for the engine: the turn goes on."""
    learner = Learner(HAND)
    game = true_game(learner.session).clone()
    apply(game, buy(0, "florin-8"))
    assert game.acted == 1
    assert game.frame.kind == "turn"


# -- modules ---------------------------------------------------------------------------------------


def test_a_module_comes_after_its_needs() -> None:
    """A proposed module has all its needs mastered, and is proposed once."""
    rng = random.Random(5)
    rules = [*coach_rules.BASICS, *{rule for needs in coach_rules.NEEDS.values() for rule in needs}]
    for _ in range(300):
        profile = Profile("Anna")
        for rule in rules:
            profile.met(rule, used=rng.randrange(5))
        profile.offered = rng.sample(list(coach_rules.NEEDS), rng.randrange(len(coach_rules.NEEDS)))
        module = coach_rules.proposal(profile)
        if not module:
            continue
        assert module not in profile.offered
        for rule in (*coach_rules.BASICS, *coach_rules.NEEDS[module]):
            assert profile.rules[rule].used >= MASTERED
    assert coach_rules.proposal(Profile("nobody")) == ""
    for module, needs in coach_rules.NEEDS.items():
        earlier = list(coach_rules.NEEDS)[: list(coach_rules.NEEDS).index(module)]
        assert {module_of(rule) for rule in needs} - {""} <= set(earlier)


def test_every_module_is_proposed_in_the_end() -> None:
    """A person who masters one module after the other is led through all of them."""
    profile = Profile("Anna")
    for rule in (*coach_rules.BASICS, "redesign.add"):
        profile.met(rule, used=MASTERED)
    led = []
    while module := coach_rules.proposal(profile):
        led.append(module)
        for rule in all_rules():
            if module_of(rule) == module:
                profile.met(rule, used=MASTERED)
    assert sorted(led) == sorted(IDS)


def test_a_module_is_proposed_once_in_a_game() -> None:
    """After the base rules one module is proposed in a game, in a turn with no other remark."""
    learner = Learner(HAND, scorings=2)
    for rule in coach_rules.BASICS:
        learner.profile.met(rule, used=MASTERED)
    texts = []
    for _ in range(3):
        free = learner.card()
        learner.play(free, EndTurn())
        texts.append(learner.said)
        while learner.session.to_move != 0:
            seen = learner.session.ai_observation(learner.session.to_move or 0).game
            learner.play(legal_actions(seen)[0])
    assert texts == [
        "You know the base rules. A module to try in the next game: Diamonds.",
        "",
        "",
    ]
    assert learner.profile.offered == ["diamonds"]
    assert learner.coach.remark is None
    again = Learner(HAND, scorings=2)
    again.profile.rules, again.profile.offered = learner.profile.rules, learner.profile.offered
    again.play(take("denar-9"), EndTurn())
    assert again.profile.offered == ["diamonds", "exchange"]
    fresh = Learner(HAND, scorings=2)
    fresh.play(take("denar-9"), EndTurn())
    assert fresh.profile.offered == []


def test_no_module_before_scoring_2() -> None:
    """Before the second scoring nobody is sent on to another game."""
    learner = Learner(HAND)
    for rule in coach_rules.BASICS:
        learner.profile.met(rule, used=MASTERED)
    learner.play(take("denar-9"), EndTurn())
    assert learner.said == ""
    assert learner.profile.offered == []
    silent = Learner(HAND, "expert")
    silent.profile.rules = learner.profile.rules
    silent.play(take("denar-9"), EndTurn())
    assert silent.profile.offered == []
