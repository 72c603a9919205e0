"""The machinery of modules: hooks, owners, and that no hook is idle."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from alhambra_qt.engine import Game, SetupClash
from alhambra_qt.engine.actions import Action, EndTurn
from alhambra_qt.engine.base import BaseGame
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.rules import HOOKS, AnyModule, Decision, Handler, Module, Rules, TileRule
from alhambra_qt.engine.state import Frame
from alhambra_qt.modules import ALL, IDS, chosen, rules_for

ROOT = Path(__file__).parent.parent.parent
TABLES = {"handlers", "decisions", "steps", "drawn", "tile_rules"}


def nothing(*args: object) -> None:
    """Do nothing."""


class SecondHandler(Module[None]):
    """Wants to own the end of a turn as well."""

    id = "handler"

    def handlers(self) -> dict[type[Action], Handler]:
        """Give an action that has an owner."""
        return {EndTurn: Handler(("turn_end",), nothing, nothing)}


class SecondDecision(Module[None]):
    """Wants to own the question of the turn as well."""

    id = "decision"

    def decisions(self) -> dict[str, Decision]:
        """Give a question that has an owner."""
        return {"turn": Decision(lambda game, frame: [], "turn.pass")}


class SecondStep(Module[None]):
    """Wants to own the refill as well."""

    id = "step"

    def steps(self) -> dict[str, Callable[[Game, Frame], None]]:
        """Give a step that has an owner."""
        return {"refill_money": nothing}


class SecondCard(Module[None]):
    """Wants to own scoring cards as well."""

    id = "card"

    def drawn(self) -> dict[str, Callable[[Game, Card], bool]]:
        """Give a card that has an owner."""
        return {"scoring": lambda game, card: True}


class SecondTile(Module[None]):
    """Wants to own the building rules as well."""

    id = "tile"

    def tile_rules(self) -> dict[str, TileRule]:
        """Give a tile that has an owner."""
        return {"building": TileRule(lambda palace, mask: [], nothing, nothing)}


@pytest.mark.parametrize(
    "module", [SecondHandler, SecondDecision, SecondStep, SecondCard, SecondTile]
)
def test_there_is_one_owner(module: type[AnyModule]) -> None:
    """A second owner of anything that has one is an error when the rules are compiled."""
    with pytest.raises(SetupClash, match=module.id) as caught:
        Rules(BaseGame(), module())
    assert caught.value.field == "modules"


def test_a_bare_module_adds_no_hook() -> None:
    """Only methods really overridden are kept; a bare module adds to no hook."""
    bare, base = Rules(BaseGame(), Module()), Rules(BaseGame())
    assert [len(getattr(bare, hook)) for hook in HOOKS] == [
        len(getattr(base, hook)) for hook in HOOKS
    ]


def hooks_called() -> set[str]:
    """Give the hooks that the engine, or a computer player, asks ``rules`` for."""
    found = set()
    layers = (ROOT / "alhambra_qt" / layer for layer in ("engine", "ai"))
    for path in (path for layer in layers for path in layer.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in {*HOOKS, *TABLES}:
                owner = node.value
                named = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
                if named == "rules":
                    found.add(node.attr)
    return found


def test_every_hook_is_called() -> None:
    """The engine calls each hook and looks into each table."""
    assert hooks_called() == {*HOOKS, *TABLES}


def test_every_hook_has_a_user() -> None:
    """Each hook is overridden by the base game or a module."""
    overridden = {
        name
        for module in (BaseGame, *ALL)
        for name in (*HOOKS, *TABLES)
        if getattr(module, name) is not getattr(Module, name)
    }
    assert overridden == {*HOOKS, *TABLES}


def test_hooks_are_few() -> None:
    """There are at most forty hooks beside the tables of owners, for all modules."""
    assert len(HOOKS) <= 40


def test_hooks_explain_themselves() -> None:
    """Each hook says in its documentation of which shape it is."""
    for name in HOOKS:
        assert re.match(r"(Data|Tell|Add|Fold): ", getattr(Module, name).__doc__ or ""), name
    for name in TABLES:
        assert (getattr(Module, name).__doc__ or "").startswith("Own: "), name


def test_modules_come_in_one_order() -> None:
    """The rules do not depend on the order of the named modules, nor on repetitions."""
    wanted = [type(module) for module in chosen(IDS)]
    assert [type(module) for module in chosen(reversed([*IDS, *IDS]))] == wanted == list(ALL)
    with pytest.raises(SetupClash, match="harbour"):
        rules_for(("vizier", "harbour"))
