"""A computer player's thought behind a move, as data and as an answer at the table.

A thought comes from the computers' process with the action, stays with the step and is saved in the
record. Parts that reveal a hidden hand stay hidden until the game is over.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from attrs import define, field, frozen

from alhambra_qt.ai.reasons import CLEAR, HARDLY
from alhambra_qt.ai.reasons import SAME as SAME_POINTS
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game import file_shapes
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.controller.view.view_parts import Answer, SeatTag
from alhambra_qt.controller.words.moves import OPEN, move_text
from alhambra_qt.engine import Game, why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json, action_to_json
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
    """

    action: Action
    value: float = 0.0
    alternatives: tuple[tuple[Action, float], ...] = ()
    reasons: tuple[tuple[str, Params], ...] = ()


def to_json(thought: Thought) -> Json:
    """Return a thought as JSON data without its action, which its step holds."""
    return {
        "value": thought.value,
        "alternatives": [[action_to_json(action), value] for action, value in thought.alternatives],
        "reasons": [{"id": name, "params": dict(params)} for name, params in thought.reasons],
    }


@define
class Written:
    """A cache of a game's thoughts as text: a game is saved after every action."""

    _texts: dict[int, tuple[Thought, str]] = field(factory=dict)

    def text(self, kept: Iterable[tuple[int, Thought]]) -> str:
        """Return thoughts as text, by the numbers of their steps."""
        return "{" + ",".join(f'"{number}":{self._one(number, one)}' for number, one in kept) + "}"

    def _one(self, number: int, thought: Thought) -> str:
        known = self._texts.get(number)
        if known is None or known[0] is not thought:  # undone, and something else played
            text = json.dumps(to_json(thought), ensure_ascii=False, separators=(",", ":"))
            known = self._texts[number] = (thought, text)
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
        tuple((one.id, tuple(sorted(one.params.items()))) for one in data.reasons),
    )


HAND_REASONS = frozenset({"ai-reason-soon"})  # they name what a hand could pay
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
        open: whether any onlooker may know of it.
        how: "same" if it makes no difference, "even" if it is about as good, else empty.
    """

    text: Msg
    less: float
    open: bool
    how: str = ""


@frozen
class Why:
    """A computer player's thought in words.

    Attributes:
        reasons: why it made the move; ``secret`` are those that reveal a hand.
        others: the alternatives.
        chance: differences up to this many points may be due to chance.
        rival: the move that the reasons compare with; None if it cannot be shown.
        alone: whether they compare with doing nothing.
    """

    reasons: tuple[Msg, ...] = ()
    secret: tuple[Msg, ...] = ()
    others: tuple[Weighed, ...] = ()
    chance: float = 0.0
    rival: Weighed | None = None
    alone: bool = False


def told(thought: Thought | None, before: Game, seat: Seat, tags: Sequence[SeatTag]) -> Why | None:
    """Put a thought into words, given the game before the move; None without a thought."""
    if thought is None or not (thought.reasons or thought.alternatives):
        return None
    table = Table(before, seat, tags)
    found = [(name, reason_text(name, params)) for name, params in thought.reasons]
    others = [
        Weighed(move_text(table, action), less, action.name in OPEN, how)
        if why_not(before, action) is None  # a damaged file may hold illegal actions
        else None
        for action, less, how in weighed(thought)
    ]
    return Why(
        tuple(text for name, text in found if name not in HAND_REASONS),
        tuple(text for name, text in found if name in HAND_REASONS),
        tuple([one for one in others if one is not None][:SHOWN]),
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
    """Explain why a move was made; ``over`` means that nothing is secret any more."""
    reasons = (*why.reasons, *(why.secret if over else ()))
    others = [one for one in why.others if over or one.open]
    kept = len(why.others) - len(others) + (0 if over else len(why.secret))
    lines = [msg("why-reason", reason=reason) for reason in reasons]
    if others:
        lines.append(msg("why-others"))
        lines += [less_text(one.text, one.less, why.chance, one.how) for one in others]
    if kept:
        lines.append(msg("why-secret", n=kept))
    text = _heading(why, over=over) if reasons else msg("why-no-reason")
    return Answer(target, title, text, lines=tuple(lines))


def _heading(why: Why, *, over: bool) -> Msg:
    """Return the heading: the move compared with, or a neutral one if that reveals the hand."""
    if why.alone:
        return msg("why-alone")
    if why.rival is not None and (over or why.rival.open):
        return msg("why-against", move=why.rival.text)
    return msg("why-rather") if why.others else msg("why-reasons")
