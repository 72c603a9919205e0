"""What is asked, what the choice of the moment would bring, and all that can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.parts import (
    CAN,
    CANNOT,
    CHOSEN,
    ActionButton,
    Answer,
    Payment,
)
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.controller.words.names import tile_name, tile_sides
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.lists.line import ListLine, named_once, told, told_of
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.board import hint_button
from alhambra_qt.ui.table.bubbles import bubble_of_answer
from alhambra_qt.ui.table.callout import Bubble, bubble_of_callout, bubble_of_refusal
from alhambra_qt.ui.table.prompt import button_value


def question(look: Look, view: TableView, answer: Answer | None) -> tuple[ListLine, ...]:
    """The question with its lines, what a choice would do, a hint, and what was asked about."""
    prompt = view.prompt
    lines = [told("ask", look.text(prompt.title))]
    if prompt.tile:
        sides = tile_sides(prompt.tile)
        lines.append(told("tile", *map(look.text, (tile_name(prompt.tile), *sides))))
    lines += [told(f"ask-{k}", look.text(one.text)) for k, one in enumerate(prompt.lines)]
    if prompt.rule:
        words = look.text(cited(prompt.rule, msg("rulebook-read-more")))
        lines.append(told("rule", words, rule=prompt.rule))
    if view.notice is not None:
        lines.append(told("notice", look.text(view.notice)))
    if answer is not None:
        lines += _bubble("answer", bubble_of_answer(look, answer))
    elif view.refusal is not None:
        lines += _bubble("refusal", bubble_of_refusal(look, view.refusal))
    elif view.callout is not None:
        lines += _bubble("callout", bubble_of_callout(look, view.callout))
    if view.hint is not None:
        hint = (view.hint.title, *(one.text for one in view.hint.lines))
        lines += [told(f"hint-{k}", look.text(one)) for k, one in enumerate(hint)]
    return named_once(lines)


def _bubble(name: str, bubble: Bubble) -> Iterator[ListLine]:
    """What a callout says beside the table, and the rules it leads to."""
    for k, one in enumerate((bubble.title, *bubble.told)):
        yield told(f"{name}-{k}", one)
    for target, title in bubble.rules:
        yield told(f"{name}/{target}", title, rule=target.name)


def choices(look: Look, view: TableView, table: Iterable[ListLine]) -> tuple[ListLine, ...]:
    """Everything that can be chosen now: first what goes on, last what leads back."""
    prompt, undo = view.prompt, view.undo
    backs = [one for one in prompt.buttons if one.key == "Esc" or one.target == undo.undo.target]
    goes_on = sorted(
        (one for one in prompt.buttons if one not in backs), key=lambda one: not one.primary
    )
    asked: list[ActionButton | Payment] = [*goes_on, *prompt.payments, *prompt.chips]
    helps = [*backs, *(view.hint.buttons if view.hint is not None else (hint_button(view),))]
    helps += [undo.undo, undo.redo, undo.restart]
    lying = [_placed(part, one) for part in table for one in part.every()]
    found: dict[Target | None, ListLine] = {}
    first, last = [_button(look, one) for one in asked], [_button(look, one) for one in helps]
    for one in (*first, *lying, *last):
        if one.offered:
            found.setdefault(one.target, one)
    return named_once(evolve(one, lines=()) for one in found.values())


def _placed(part: ListLine, one: ListLine) -> ListLine:
    """A thing that says in which part of the table it lies."""
    if one is part or not part.short:
        return one
    return evolve(one, text=f"{one.text} \N{EN DASH} {part.short}")


def _button(look: Look, one: ActionButton | Payment) -> ListLine:
    """A button, a chip or a way to pay."""
    works, key = (True, "") if isinstance(one, Payment) else (one.enabled, one.key)
    chosen = look.t("table-say-chosen") if one.chosen else ""
    value = ", ".join(filter(None, (chosen, button_value(look, one))))
    spot = Spot(one.target, QRectF(), "prompt", "chip", look.text(one.text), value, key, works)
    return told_of(spot, CHOSEN if one.chosen else CAN if works else CANNOT)
