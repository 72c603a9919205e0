"""Setting up a game: fields, ready-made choices, codes, and set-ups kept by name."""

import json
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra_qt import modules
from alhambra_qt.controller.game import gameconfig, presets, setup_code
from alhambra_qt.controller.game import gameconfig as gc
from alhambra_qt.controller.game.presets import Favourite, complexity, facts
from alhambra_qt.controller.game.session import Session
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import LANGS, tr
from tests.cases import count
from tests.controller.kit import NAMES, config


def fields(setup: gc.GameConfig) -> list[str]:
    """The fields that are wrong."""
    return [problem.field for problem in gc.problems(setup)]


def with_seat(index: int, **change: Any) -> gc.GameConfig:
    """A set-up with one seat changed."""
    setup = config()
    seats = list(setup.seats)
    seats[index] = evolve(seats[index], **change)
    return evolve(setup, seats=tuple(seats))


def test_default_is_playable() -> None:
    """A set-up made from names alone can be played."""
    assert gc.problems(gc.default_config(["Anna", "Marco"])) == ()


@pytest.mark.parametrize(
    ("index", "change", "field"),
    [
        (0, {"name": "  "}, "seats.0.name"),
        (1, {"name": "x" * 25}, "seats.1.name"),
        (2, {"name": "Anna"}, "seats.2.name"),
        (1, {"mark": "circle"}, "seats.1.mark"),
        (1, {"mark": "heart"}, "seats.1.mark"),
        (0, {"kind": "cat"}, "seats.0.kind"),
        (2, {"level": "god"}, "seats.2.level"),
        (2, {"style": "baroque"}, "seats.2.style"),
        (0, {"lang": "q1"}, "seats.0.lang"),
        (0, {"assist": "much"}, "seats.0.assist"),
    ],
)
def test_seat_problems(index: int, change: dict[str, object], field: str) -> None:
    """A seat that cannot be is named with its field, in every language."""
    found = gc.problems(with_seat(index, **change))
    assert [problem.field for problem in found] == [field]
    for lang in LANGS:
        assert str(index + 1) in tr(lang, found[0].text)


def test_a_seat_may_speak_any_language_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that was added as a folder is good for a seat too."""
    monkeypatch.setattr(gc, "available", lambda: (*LANGS, "q1"))
    assert gc.problems(with_seat(0, lang="q1")) == ()


def test_game_problems() -> None:
    """Too few seats, an unknown module, a long seed and a youngest who is not there are named."""
    setup = config()
    assert fields(evolve(setup, seats=setup.seats[:1])) == ["seats"]
    assert fields(evolve(setup, modules=("vizier", "dragons"))) == ["modules"]
    assert fields(evolve(setup, seed="x" * 41)) == ["seed"]
    assert fields(evolve(setup, youngest=3)) == ["youngest"]


def test_checked_raises_with_all_problems() -> None:
    """Everything that is wrong is said at once."""
    broken = evolve(with_seat(0, name=""), modules=("dragons",))
    with pytest.raises(gc.BadConfig) as caught:
        gc.checked(broken)
    assert [problem.field for problem in caught.value.problems] == ["seats.0.name", "modules"]


def test_checked_makes_a_seed() -> None:
    """A game without a seed gets one that can be read out, another every time."""
    first, second = (gc.checked(evolve(config(), seed="")).seed for _ in range(2))
    assert len(first) == 9
    assert first[4] == "-"
    assert first != second


def test_styles_are_remembered_and_may_be_missing() -> None:
    """A set-up keeps each computer's style; one of an older program has balanced computers."""
    setup = with_seat(1, style="builder")
    data = gc.to_json(setup)
    assert gc.from_json(data) == setup
    for seat in data["seats"]:
        del seat["style"]
    assert [seat.style for seat in gc.from_json(data).seats] == ["balanced"] * 3


def test_json_round_trip() -> None:
    """A set-up that is remembered comes back the same."""
    setup = evolve(config(), modules=("camps",), youngest=1, counts=False)
    assert gc.from_json(gc.to_json(setup)) == setup


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ([], ""),
        ({"seats": "two"}, "seats"),
        ({"seats": [3]}, "seats.0"),
        ({"seats": [{"name": 3}]}, "seats.0.name"),
        ({"modules": "camps"}, "modules"),
        ({"variants": []}, "variants"),
        ({"seed": 7}, "seed"),
        ({"youngest": "me"}, "youngest"),
        ({"youngest": 10**400}, "youngest"),
        ({"seats": [{}, {"name": "x" * 5000}]}, "seats.1.name"),
        ({"variants": {"x": "y" * 5000}}, "variants.x"),
    ],
)
def test_broken_json(data: object, field: str) -> None:
    """A remembered set-up that is broken names its field."""
    with pytest.raises(Unreadable) as caught:
        gc.from_json(data)
    assert caught.value.field == field


def test_half_letters_can_be_played() -> None:
    """Half a letter in a name or a seed, as a command line may bring it, becomes a sign."""
    setup = gc.checked(gc.default_config(("An\udcffna", "Marco"), seed="\ud800"))
    assert (setup.seats[0].name, setup.seed) == ("An?na", "?")
    assert Session.new(setup).digest()


# -- presets ---------------------------------------------------------------------------------------


EVERY = (
    presets.base_only(),
    presets.first_steps(),
    presets.everything(),
    *presets.boxes(),
    *presets.mixes(),
)


@pytest.mark.parametrize("module", modules.IDS)
def test_partners(module: str) -> None:
    """Three others go well with a module: of its mix, if it is in one, the easy ones first."""
    found = presets.partners(module)
    mixed = {name for mix in presets.mixes() if module in mix.modules for name in mix.modules}
    assert set(found) == mixed - {module}
    assert len(found) == (presets.PARTNERS if mixed else 0)
    levels = [facts(name).level for name in found]
    assert levels == sorted(levels)


@pytest.mark.parametrize("preset", EVERY, ids=lambda preset: preset.id)
def test_presets(preset: presets.Preset) -> None:
    """Each has a name in every language and modules that exist, in rulebook order."""
    assert preset.modules == tuple(name for name in modules.IDS if name in preset.modules)
    for lang in LANGS:
        assert tr(lang, preset.name) != preset.name.id


def test_no_two_are_the_same() -> None:
    """Every choice is another one."""
    assert len({preset.modules for preset in EVERY}) == len(EVERY)


@pytest.mark.parametrize("family", [presets.boxes(), presets.mixes()])
def test_boxes_and_mixes_share_the_modules_out(family: tuple[presets.Preset, ...]) -> None:
    """No module is in two expansions or in two mixes, and those of the expansions are mixed."""
    shared = [name for preset in family for name in preset.modules]
    assert len(set(shared)) == len(shared)
    assert set(shared) == {name for preset in presets.boxes() for name in preset.modules}


def test_a_module_in_no_box_goes_with_nothing() -> None:
    """A module that is in no expansion and no mix has no partners."""
    assert presets.partners("harbour") == ()


def test_first_steps_are_easy() -> None:
    """The first steps use only modules of the lowest complexity."""
    assert {facts(name).level for name in presets.first_steps().modules} == {1}


@settings(max_examples=count(40, 200))
@given(st.text(max_size=40), st.integers(0, 60))
def test_surprise(seed: str, budget: int) -> None:
    """A surprise keeps to the budget, uses it as far as it can, and hangs on the seed alone."""
    drawn = presets.surprise(seed, budget)
    assert drawn == presets.surprise(seed, budget)
    assert complexity(drawn) <= budget
    left = [name for name in modules.IDS if name not in drawn]
    assert all(complexity((*drawn, name)) > budget for name in left)


def test_surprises_differ() -> None:
    """Other seeds draw other modules, and every module may be drawn."""
    drawn = [presets.surprise(f"seed {number}", 8) for number in range(100)]
    assert len(set(drawn)) > 50
    assert {name for ids in drawn for name in ids} == set(modules.IDS)


# What differs from the printed rules.


def said(**more: Any) -> list[str]:
    """The ids of the sentences about a set-up."""
    return [text.id for text in presets.differences(config(**more))]


def test_rules_are_followed() -> None:
    """Without variants nothing differs."""
    assert said(modules=("vizier", "walls")) == ["new-differs-nothing"]


def test_variants_are_told() -> None:
    """Each variant is named; one of a module that is off is no difference."""
    both = (("invaders", "open"), ("thieves", "round"))
    (line,) = presets.differences(config(modules=("thieves", "invaders"), variants=both))
    for lang in LANGS:
        text = tr(lang, line)
        for name, value in both:
            assert tr(lang, evolve(line, id=f"new-differs-{name}-{value}", args=())) in text
    assert said(modules=("walls",), variants=both) == ["new-differs-nothing"]


def test_every_variant_has_a_sentence() -> None:
    """Every chosen variant is named."""
    for module in modules.ALL:
        for value in module.variants:
            setup = config(modules=(module.id,), variants=((module.id, value),))
            assert presets.differences(setup)[0].id == "new-differs"
            for lang in LANGS:
                assert "new-differs" not in tr(lang, presets.differences(setup)[0])


def test_numbers_of_our_own_are_told() -> None:
    """Modules whose numbers no source gives are named."""
    assert said(modules=("huts", "walls")) == ["new-differs-nothing", "new-differs-numbers"]
    line = presets.differences(config(modules=("huts", "camps", "vizier")))[1]
    assert tr("en", line).endswith("Builders’ huts and Camps")


def test_one_screen_for_several_is_told() -> None:
    """Several people at one computer cover their hands."""
    assert said(humans=2) == ["new-differs-nothing", "new-differs-shared"]


# -- codes -----------------------------------------------------------------------------------------


SAMPLE = evolve(
    gc.default_config(NAMES[:3], 2, "8K4F-2QTR"),
    modules=("thieves", "bazaars"),
    variants=(("thieves", "round"),),
    youngest=1,
    counts=False,
)
CODE = "2R28-00G9-8MT4-9M2Q-2RN9"


LONG_SEEDS = st.integers(0, 2**160 - 1).map(lambda number: f"{number:040x}")


@st.composite
def set_ups(draw: st.DrawFn) -> gc.GameConfig:
    """Any set-up that can be played."""
    count = draw(st.integers(2, 6))
    config = gc.default_config(NAMES[:count], draw(st.integers(0, count)))
    levels, styles = st.sampled_from(["random", "medium"]), st.sampled_from(gameconfig.STYLES)
    seats = tuple(
        evolve(s, level=draw(levels), style=draw(styles)) if s.kind == gc.AI else s
        for s in config.seats
    )
    ids = tuple(name for name in modules.IDS if draw(st.booleans()))
    known = sorted(setup_code.known_variants())
    variants = tuple(v for v in known if v[0] in ids and draw(st.booleans()))
    return evolve(
        config,
        seats=seats,
        modules=ids,
        variants=variants,
        youngest=draw(st.none() | st.integers(0, count - 1)),
        counts=draw(st.booleans()),
        seed=draw(st.builds(gc.new_seed) | st.text(min_size=1, max_size=40) | LONG_SEEDS),
    )


@given(set_ups())
def test_codes_round_trip(config: gc.GameConfig) -> None:
    """A code restores its set-up, whatever was set up before."""
    assert setup_code.read(setup_code.write(config), config) == config


def test_every_level_has_its_place() -> None:
    """No level that can be set up is without a number in the code."""
    assert set(gameconfig.LEVELS) <= set(setup_code.LEVELS)
    assert set(gameconfig.STYLES) <= set(setup_code.STYLES)


def test_a_code_without_styles() -> None:
    """A code without styles is the one that older programs write and read."""
    seats = (*SAMPLE.seats[:2], evolve(SAMPLE.seats[2], style="builder"))
    styled = evolve(SAMPLE, seats=seats)
    code = setup_code.write(styled)
    assert code != CODE
    assert setup_code.read(code, SAMPLE) == styled
    assert setup_code.read(CODE, styled) == SAMPLE


def test_codes_of_shared_seeds() -> None:
    """A seed of 160 bits, made by several computers, takes 32 letters of the code."""
    long = evolve(SAMPLE, seed="0123456789abcdef" * 2 + "0a1b2c3d")
    other = evolve(SAMPLE, seed="0123456789ABCDEF" * 2 + "0A1B2C3D")
    assert gc.checked(long) == long
    sizes = [
        len(setup_code.write(game_config).replace("-", "")) for game_config in (SAMPLE, long, other)
    ]
    assert sizes[1] - sizes[0] == 24
    assert sizes[2] > 1.5 * sizes[1]
    for game_config in (long, evolve(long, purist=True, counts=True)):
        assert setup_code.read(setup_code.write(game_config), SAMPLE) == game_config


def test_form_of_a_code() -> None:
    """A code is short, in groups of four, and always the same for the same set-up."""
    assert setup_code.write(SAMPLE) == CODE
    assert all(len(group) <= 4 for group in CODE.split("-"))


@pytest.mark.parametrize(
    "typed",
    [
        CODE.lower(),
        CODE.replace("-", ""),
        f"  {CODE}\n",
        CODE.replace("-", " "),
        CODE.replace("0", "O").replace("1", "I"),
    ],
)
def test_typed_codes(typed: str) -> None:
    """Small letters, spaces, missing hyphens and letters that look alike do no harm."""
    assert setup_code.read(typed, SAMPLE) == SAMPLE


def test_people_keep_what_is_theirs() -> None:
    """Names, marks, languages and help of the table stay; missing seats get new names."""
    table = gc.default_config(["Zoe", "Bruno"], 1)
    seats = (evolve(table.seats[0], lang="fr", mark="star", assist="learn"), table.seats[1])
    read = setup_code.read(CODE, evolve(table, seats=seats))
    assert [seat.name for seat in read.seats][:2] == ["Zoe", "Bruno"]
    assert read.seats[0] == seats[0]
    assert [seat.kind for seat in read.seats] == [gc.HUMAN, gc.HUMAN, gc.AI]
    assert gc.problems(read) == ()


def refused(code: str) -> str:
    """The id of the sentence that a wrong code gets; it exists in every language."""
    with pytest.raises(setup_code.BadCode) as caught:
        setup_code.read(code, SAMPLE)
    for lang in LANGS:
        assert len(tr(lang, caught.value.text)) > 10
    return caught.value.text.id


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "code-empty"),
        (" - ", "code-empty"),
        ("2R28-00!", "code-letter"),
        ("2R28-00U", "code-letter"),
        ("2", "code-wrong"),
        ("2R28", "code-wrong"),
        (CODE[:-1], "code-wrong"),
        (CODE + "7", "code-wrong"),
        ("0" * 23, "code-wrong"),
    ],
)
def test_wrong_codes(code: str, said: str) -> None:
    """Any fault of a code is reported in one sentence."""
    assert refused(code) == said


def test_every_slip_is_found() -> None:
    """A code with any one letter changed, or two neighbours swapped, is refused."""
    plain = CODE.replace("-", "")
    slips = {
        plain[:place] + letter + plain[place + 1 :]
        for place in range(len(plain))
        for letter in setup_code.LETTERS
    }
    slips |= {
        plain[:place] + plain[place + 1] + plain[place] + plain[place + 2 :]
        for place in range(len(plain) - 1)
    }
    for slip in slips - {plain}:
        assert refused(slip) == "code-wrong"


def test_codes_of_newer_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module, a level or a form of code that is not known yet is said to be newer."""
    with monkeypatch.context() as newer:
        newer.setattr(setup_code, "PLAIN", 7)
        later = setup_code.write(SAMPLE)
    assert refused(later) == "code-newer"
    monkeypatch.setattr(modules, "IDS", modules.IDS[:1])
    assert refused(CODE) == "code-newer"


def test_a_new_module_changes_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set-up without a new module has the code it always had; with it, older programs say so."""
    with monkeypatch.context() as newer:
        newer.setattr(modules, "IDS", (*modules.IDS, "harbour"))
        assert setup_code.write(SAMPLE) == CODE
        later = setup_code.write(evolve(SAMPLE, modules=(*SAMPLE.modules, "harbour")))
    assert refused(later) == "code-newer"


def test_level_that_is_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level that this version does not offer is named."""
    monkeypatch.setattr(gameconfig, "LEVELS", ("random",))
    assert refused(CODE) == "config-seat-value"


# -- favourites ------------------------------------------------------------------------------------


ONE = config(modules=("vizier",))


def kept(*names: str) -> tuple[Favourite, ...]:
    """Favourites of these names."""
    return tuple(Favourite(name, evolve(ONE, seed="")) for name in names)


def test_keeping() -> None:
    """A set-up is kept under its name without spaces around and without its seed."""
    assert presets.keep((), "  Sunday ", ONE) == kept("Sunday")
    assert presets.keep(kept("a"), "b", ONE) == kept("a", "b")


def test_same_name_takes_the_place() -> None:
    """A second one of the same name replaces the first where it stands."""
    other = config(4)
    found = presets.keep(kept("a", "b"), "a", other)
    assert found == (Favourite("a", evolve(other, seed="")), *kept("b"))


def test_no_room() -> None:
    """When all places are taken only a known name can be kept."""
    full = kept(*map(str, range(presets.MOST)))
    assert presets.keep(full, "new", ONE) is None
    assert presets.keep(full, "3", ONE) == full


def test_forgetting() -> None:
    """One is left out, the others stay."""
    assert presets.forget(kept("a", "b", "c"), "b") == kept("a", "c")


def test_round_trip() -> None:
    """They survive the settings file."""
    data = json.loads(json.dumps(presets.write(kept("a", "Zoë"), {})))
    assert presets.read(data) == kept("a", "Zoë")


def test_what_is_not_understood_stays() -> None:
    """A favourite with a module of a newer version is not lost when another is kept."""
    strange = {"name": "new", "setup": {"seats": [{}, {}], "modules": ["dragons"]}}
    before = {"list": [strange, 7]}
    data = presets.write(kept("a"), before)
    assert presets.read(data) == kept("a")
    assert data["list"][1:] == [strange, 7]
    assert presets.write((), data) == before
    many = {"list": presets.write(kept(*map(str, range(presets.MOST + 2))), {})["list"]}
    assert presets.write(presets.read(many)[1:], many) == {"list": many["list"][1:]}


@pytest.mark.parametrize(
    "bad",
    [
        3,
        {},
        {"name": " "},
        {"name": "x" * 5000, "setup": {"seats": [{}, {}]}},
        {"name": "x"},
        {"name": "x", "setup": {"seats": 7}},
        {"name": "x", "setup": {"seats": []}},
        {
            "name": "x",
            "setup": {**presets.write(kept("x"), {})["list"][0]["setup"], "modules": ["?"]},
        },
    ],
)
def test_broken_ones_are_left_out(bad: object) -> None:
    """One that cannot be read or played does not hide the others."""
    good = presets.write(kept("a"), {})["list"]
    assert presets.read({"list": [bad, *good]}) == kept("a")


@pytest.mark.parametrize("data", [{}, {"list": None}, {"list": {}}])
def test_nothing_kept(data: dict[str, object]) -> None:
    """Without favourites there are none."""
    assert presets.read(data) == ()
