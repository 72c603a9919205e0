"""A computer player's thought behind a move, as data and as an answer at the table.

A thought comes from the computers' process with the action, stays with the step and is saved in the
record. It compares moves that a hidden hand allows, so it is shown only once the game is over.
Until then a move is explained by what everybody can see of it (``ai/onlooker.py``).
"""

import json
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from attrs import define, field, frozen

from alhambra_qt.ai.onlooker import open_reasons
from alhambra_qt.ai.reasons import CLEAR, HARDLY
from alhambra_qt.ai.reasons import SAME as SAME_POINTS
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game import file_shapes
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.controller.view.view_parts import Answer, SeatTag
from alhambra_qt.controller.words.moves import move_text
from alhambra_qt.engine import Game, why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json, action_to_json
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Arg, Msg, has_text, msg, signed

Json = dict[str, Any]
Params = tuple[tuple[str, str | int | float], ...]

MOST_ALTERNATIVES = 4


@frozen
class Thought:
    """A chosen action with the evaluation behind it.

    Attributes:
        action: the chosen action.
        value: its expected points.
        alternatives: other actions with their expected points, best first.
        reasons: text ids with their values, the most important first.
        blind: whether nothing was evaluated, because no process answered; not saved.
    """

    action: Action
    value: float = 0.0
    alternatives: tuple[tuple[Action, float], ...] = ()
    reasons: tuple[tuple[str, Params], ...] = ()
    blind: bool = False


def to_json(thought: Thought) -> Json:
    """Return a thought as JSON data without its action, which its step holds."""
    return {
        "value": thought.value,
        "alternatives": [[action_to_json(action), value] for action, value in thought.alternatives],
        "reasons": [{"id": name, "params": dict(params)} for name, params in thought.reasons],
    }


_json = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))


@define
class Written:
    """A cache of a game's actions and thoughts as text: a game is saved after every action."""

    _texts: dict[int, tuple[Thought, str]] = field(factory=dict)
    _actions: tuple[Action, ...] = ()
    _action_text: str = ""

    def actions(self, played: tuple[Action, ...]) -> str:
        """Return actions as text, without brackets; only new ones are written."""
        known = len(self._actions)
        if played[:known] != self._actions:  # undone
            known, self._action_text = 0, ""
        texts = [_json(action_to_json(action)) for action in played[known:]]
        self._action_text = ",".join(filter(None, (self._action_text, *texts)))
        self._actions = played
        return self._action_text

    def text(self, kept: Iterable[tuple[int, Thought]]) -> str:
        """Return thoughts as text, by the numbers of their steps."""
        return (
            "{"
            + ",".join(f'"{number}":{self._one(number, thought)}' for number, thought in kept)
            + "}"
        )

    def _one(self, number: int, thought: Thought) -> str:
        known = self._texts.get(number)
        if known is None or known[0] is not thought:  # undone, and something else played
            known = self._texts[number] = (thought, _json(to_json(thought)))
        return known[1]


def from_saved(data: file_shapes.SavedThought, action: Action, field: str = "thought") -> Thought:
    """Read a thought about an action from a file or an answer.

    Raises:
        BadData: with the field that holds an invalid alternative action.
    """
    return Thought(
        action,
        data.value,
        tuple(
            (action_from_json(other, field), value)
            for other, value in data.alternatives[:MOST_ALTERNATIVES]
        ),
        tuple((reason.id, tuple(sorted(reason.params.items()))) for reason in data.reasons),
    )


# Comparisons of rollouts: they may come out slightly against the move.
FUTURES = frozenset({"ai-reason-clearly", "ai-reason-slightly", "ai-reason-taste"})
SHOWN = 3  # other moves shown
LITTLE = SAME_POINTS  # a negligible difference in points
ONLY, SAME, TASTE = "ai-reason-only", "ai-reason-same", "ai-reason-taste"


@frozen
class Weighed:
    """An alternative move.

    Attributes:
        text: the move in words.
        less: by how many points it was worth less.
        how: "same" if it makes no difference, "even" if it is about as good, else empty.
    """

    text: Msg
    less: float
    how: str = ""


@frozen
class Why:
    """Why a computer player made a move, in words.

    Attributes:
        reasons: what speaks for the move.
        others: the alternatives.
        chance: differences up to this many points may be due to chance.
        rival: the move that the reasons compare with; None if it cannot be shown.
        alone: whether they compare with doing nothing.
        partial: whether they are what everybody can see, and its own reasons stay hidden.
    """

    reasons: tuple[Msg, ...] = ()
    others: tuple[Weighed, ...] = ()
    chance: float = 0.0
    rival: Weighed | None = None
    alone: bool = False
    partial: bool = False


def seen_by_all(before: Game, after: Game, events: Sequence[Event]) -> Why:
    """Explain a move by what everybody can see: all that may be shown while the game runs."""
    found = open_reasons(before, after, events)
    whole = any(reason.id == ONLY for reason in found)
    return Why(tuple(reason_text(reason.id, reason.params) for reason in found), partial=not whole)


def why_of(thought: Thought, before: Game, seat: Seat, tags: Sequence[SeatTag]) -> Why:
    """Put a thought into words, given the game before the move."""
    table = Table(before, seat, tags)
    others = [
        Weighed(move_text(table, action), less, how)
        if why_not(before, action) is None  # a damaged file may hold illegal actions
        else None
        for action, less, how in weighed(thought)
    ]
    return Why(
        tuple(reason_text(name, params) for name, params in thought.reasons),
        tuple([rival_choice for rival_choice in others if rival_choice is not None][:SHOWN]),
        unsure(thought),
        others[0] if others else None,
        against_nothing(thought),
    )


def weighed(thought: Thought) -> list[tuple[Action, float, str]]:
    """List the alternatives: how much less each promises, and how close calls compare.

    If the reasons give a rollout comparison with the next best move, use its number everywhere: it
    comes from the same worlds and is rounded once.
    """
    compared = [dict(params).get("points") for name, params in thought.reasons if name in FUTURES]
    alike = any(name == SAME for name, _ in thought.reasons)
    taste = any(name == TASTE for name, _ in thought.reasons)
    found: list[tuple[Action, float, str]] = []
    for place, (action, value) in enumerate(thought.alternatives):
        less, exact = thought.value - value, alike
        if place == 0 and compared and isinstance(compared[0], int | float):
            less, exact = float(compared[0]), True
        even = taste if place == 0 else less <= max(unsure(thought), LITTLE)
        how = "even" if even else ""
        if abs(less) < HARDLY and (exact or less >= LITTLE):
            how = "same"
        found.append((action, less, how))
    return found


def against_nothing(thought: Thought) -> bool:
    """Return whether the reasons compare with doing nothing: no other move came close."""
    return bool(thought.reasons) and not (
        thought.alternatives or any(name == ONLY for name, _ in thought.reasons)
    )


def reason_text(name: str, params: Sequence[tuple[str, Arg]]) -> Msg:
    """Phrase a reason."""
    if not has_text(name):
        return msg("ai-reason-other")
    values = dict(params)
    points = values.get("points")
    if name in FUTURES and isinstance(points, int | float) and points:
        values["points"] = signed(points)
    return msg(name, **values)


def unsure(thought: Thought) -> float:
    """Return the margin in points within which a rollout comparison may be chance, else 0."""
    for name, params in thought.reasons:
        width = dict(params).get("width")
        if name in FUTURES and isinstance(width, int | float):
            return float(width)
    return 0.0


def less_text(text: Msg, less: float, chance: float = 0.0, how: str = "") -> Msg:
    """Phrase a move with how much less it promises than the best: clearly, a little, hardly.

    A difference within ``chance`` (points) is not clearly worse; ``how`` is that of ``Weighed``.
    """
    if how:
        return msg("weighed-same" if how == "same" else "weighed-even", move=text)
    if less < LITTLE:
        return msg("weighed-next", move=text)
    clearly = less >= max(CLEAR, chance)
    return msg(
        "weighed-clearly" if clearly else "weighed-little", move=text, n=signed(-round(less, 1))
    )


def answer(target: Target, title: Msg, why: Why, *, over: bool) -> Answer:
    """Explain why a move was made; ``over`` says whether the game is."""
    own = msg("why-unsent" if over else "why-secret")
    lines = [msg("why-reason", reason=reason) for reason in why.reasons]
    if why.others:
        lines.append(msg("why-others"))
        lines += [less_text(other.text, other.less, why.chance, other.how) for other in why.others]
    if why.partial and lines:
        lines.append(own)
    text = own if why.partial and not lines else _heading(why)
    return Answer(target, title, text, lines=tuple(lines))


def _heading(why: Why) -> Msg:
    """Return the heading: what the reasons compare with, or that none stands out."""
    if why.partial:
        return msg("why-seen")
    if not why.reasons:
        return msg("why-no-reason")
    if why.alone:
        return msg("why-alone")
    if why.rival is not None:
        return msg("why-against", move=why.rival.text)
    return msg("why-rather") if why.others else msg("why-reasons")
