"""Set-up codes: short texts that bring a whole set-up to another computer."""

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from alhambra_qt import modules
from alhambra_qt.controller.game import gameconfig, setup_code
from alhambra_qt.controller.game.gameconfig import (
    AI,
    HUMAN,
    GameConfig,
    default_config,
    new_seed,
    problems,
)
from alhambra_qt.i18n import LANGS, tr
from tests.controller.kit import NAMES

SAMPLE = evolve(
    default_config(NAMES[:3], 2, "8K4F-2QTR"),
    modules=("thieves", "bazaars"),
    variants=(("thieves", "round"),),
    youngest=1,
    counts=False,
)
CODE = "2R28-00G9-8MT4-9M2Q-2RN9"


@st.composite
def set_ups(draw: st.DrawFn) -> GameConfig:
    """Any set-up that can be played."""
    count = draw(st.integers(2, 6))
    config = default_config(NAMES[:count], draw(st.integers(0, count)))
    levels, styles = st.sampled_from(["random", "medium"]), st.sampled_from(gameconfig.STYLES)
    seats = tuple(
        evolve(s, level=draw(levels), style=draw(styles)) if s.kind == AI else s
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
        seed=draw(st.builds(new_seed) | st.text(min_size=1, max_size=40)),
    )


@given(set_ups())
def test_round_trip(config: GameConfig) -> None:
    """What is written comes back, whatever was set up before."""
    assert setup_code.read(setup_code.write(config), config) == config


def test_every_level_has_its_place() -> None:
    """No level that can be set up is without a number in the code."""
    assert set(gameconfig.LEVELS) <= set(setup_code.LEVELS)
    assert set(gameconfig.STYLES) <= set(setup_code.STYLES)


def test_styles_make_a_code_longer_only_where_there_are_some() -> None:
    """A code without styles is the one that older programs write and read."""
    seats = (*SAMPLE.seats[:2], evolve(SAMPLE.seats[2], style="builder"))
    styled = evolve(SAMPLE, seats=seats)
    code = setup_code.write(styled)
    assert code != CODE
    assert setup_code.read(code, SAMPLE) == styled
    assert setup_code.read(CODE, styled) == SAMPLE


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
    table = default_config(["Zoe", "Bruno"], 1)
    seats = (evolve(table.seats[0], lang="fr", mark="star", assist="learn"), table.seats[1])
    read = setup_code.read(CODE, evolve(table, seats=seats))
    assert [seat.name for seat in read.seats][:2] == ["Zoe", "Bruno"]
    assert read.seats[0] == seats[0]
    assert [seat.kind for seat in read.seats] == [HUMAN, HUMAN, AI]
    assert problems(read) == ()


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
    """Whatever is wrong with a code is said in one sentence."""
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
        newer.setattr(setup_code, "PLAIN", 4)
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
