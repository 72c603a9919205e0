"""What the picks of the acting person lay over the plain table."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from attrs import define, evolve, field

from alhambra_qt.controller.view.parts import (
    CAN,
    CANNOT,
    CHOSEN,
    PLAIN,
    Callout,
    CardItem,
    Ghost,
    LegalCell,
    PalaceTile,
    RefusalView,
    State,
    TileItem,
)
from alhambra_qt.controller.view.table_view import MarketSlot, Prompt
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.i18n import Msg

Item = TypeVar("Item", CardItem, MarketSlot, PalaceTile, TileItem)


@define
class Overlay:
    """States of targets with their reasons, the prompt, and what is drawn on the board.

    ``moves`` are the names of the actions that are legal now, ``drops`` the targets where a thing
    that is being dragged may be dropped, ``lit`` what is to be chosen from for what is asked.
    """

    prompt: Prompt
    states: dict[Target, State] = field(factory=dict)
    whys: dict[Target, Msg] = field(factory=dict)
    legal: tuple[LegalCell, ...] = ()
    ghost: Ghost | None = None
    callout: Callout | None = None
    refusal: RefusalView | None = None
    notice: Msg | None = None
    moves: frozenset[str] = frozenset()
    drops: tuple[Target, ...] = ()
    lit: frozenset[Target] = frozenset()

    def state(self, target: Target) -> State:
        """Give the state of a target."""
        return self.states.get(target, PLAIN)

    def mark(self, item: Item) -> Item:
        """Give something of the table in the state that the picks put it in."""
        state = self.states.get(item.target, PLAIN)
        why = None if state == PLAIN else self.whys.get(item.target)
        if state == item.state and why is item.why:
            return item
        return evolve(item, state=state, why=why)

    @contextmanager
    def lighting(self, *, asked: bool = True) -> Iterator[None]:
        """Light what is marked meanwhile, if it is what the question asks for."""
        if not asked:
            yield
            return
        before, self.states = self.states, {}
        yield
        open_ = (target for target, state in self.states.items() if state in (CAN, CHOSEN))
        self.lit |= frozenset(open_)
        self.states = before | self.states

    def can(self, *targets: Target) -> None:
        """Mark targets that can be chosen."""
        self.states.update(dict.fromkeys(targets, CAN))

    def chosen(self, *targets: Target) -> None:
        """Mark targets that are chosen."""
        self.states.update(dict.fromkeys(targets, CHOSEN))

    def cannot(self, target: Target, why: Msg) -> None:
        """Mark a target that a rule forbids."""
        self.states[target] = CANNOT
        self.whys[target] = why
