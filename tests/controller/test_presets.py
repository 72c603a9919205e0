"""Ready-made choices of modules, surprises, and what differs from the printed rules."""

from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from alhambra_qt import modules
from alhambra_qt.controller.game import presets
from alhambra_qt.controller.game.module_facts import complexity, facts
from alhambra_qt.i18n import LANGS, tr
from tests.controller.kit import config

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
    """Who begins meets only modules of the lowest complexity."""
    assert {facts(name).level for name in presets.first_steps().modules} == {1}


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
    setup = config(modules=("thieves", "invaders"), variants=both)
    (line,) = presets.differences(setup)
    for lang in LANGS:
        text = tr(lang, line)
        for name, value in both:
            assert tr(lang, evolve(line, id=f"new-differs-{name}-{value}", args=())) in text
    assert said(modules=("walls",), variants=both) == ["new-differs-nothing"]


def test_every_variant_has_a_sentence() -> None:
    """No variant is chosen without being told."""
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
