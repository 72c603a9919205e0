"""A hint in three steps for the person to move: the topic, the candidates, the best move.

The computer players' process receives this seat's observation and answers asynchronously. A hint
plays its move only on request.
"""

from collections import Counter
from collections.abc import Callable

from attrs import define, field

from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.ai_host import AiHost
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import (
    FUTURES,
    LITTLE,
    ONLY,
    Thought,
    against_nothing,
    less_text,
    reason_text,
    unsure,
    weighed,
)
from alhambra_qt.controller.presenter.zone_views import Meaning, meanings
from alhambra_qt.controller.view.table_view import HintLine, HintMark, HintView
from alhambra_qt.controller.view.targets import (
    AtDisplay,
    AtHand,
    Choose,
    Do,
    NamedCard,
    NamedTile,
    PaidCard,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import ActionButton
from alhambra_qt.controller.whatif.foreseen import foresee
from alhambra_qt.controller.words.moves import kind_text, move_text, targets
from alhambra_qt.engine.actions import Action, EndActions, EndTurn, Pass
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import CARD_ID
from alhambra_qt.i18n import msg, signed

MORE, DO, CLOSE = Press("hint"), Press("hint-do"), Press("hint-close")
KEY, DO_KEY = "H", "Shift+H"
TOPIC, CANDIDATES, BEST = 1, 2, 3
MOST = 3  # candidates
PLAIN = (PaidCard, NamedCard, NamedTile, Choose, Do)  # targets without a place on the table
MOVED = ("turn", "turn_end", "place", "distribute", "redesign")  # questions about what, not whether
CONFIRMED = (EndTurn, EndActions, Pass)


@define(eq=False)
class Hints:
    """The current hint.

    Attributes:
        host: the process to ask; None if there is none.
        level: the computer level that thinks about it.
        on_ready: callback for an answer, or for its absence.
        failed: whether the last request got no answer.
    """

    session: Session
    host: AiHost | None = None
    level: str = "expert"
    on_ready: Callable[[], None] | None = None
    failed: bool = field(default=False, init=False)
    _step: int = field(default=0, init=False)
    _version: int = field(default=-1, init=False)
    _thought: Thought | None = field(default=None, init=False)

    @property
    def is_open(self) -> bool:
        """Whether a hint is shown or being computed."""
        return self._step > 0 and self._version == self.session.version

    @property
    def step(self) -> int:
        """The step shown: 0 for nothing yet, then topic, candidates, best move."""
        return self._step if self.is_open and self._thought is not None else 0

    @property
    def best(self) -> Action | None:
        """The move that is recommended, once it is shown."""
        return self._thought.action if self.step == BEST and self._thought is not None else None

    def press(self, seat: Seat) -> None:
        """Ask for a hint or its next step, also while it is computed; after the best it closes."""
        if not self.is_open:
            self._ask(seat)
        elif self._step < BEST:
            self._step += 1
        elif self._thought is not None:
            self.close()

    def _ask(self, seat: Seat) -> None:
        if self.host is None:
            return
        session = self.session
        self._step, self._version, self._thought = TOPIC, session.version, None
        self.failed = False
        version = session.version

        def answer(thought: Thought) -> None:
            self._take(thought, version)

        self.host.ask(session.ai_observation(seat), self.level, session.ai_seed(seat), answer)

    def _take(self, thought: Thought, version: int) -> None:
        if not self.is_open or version != self.session.version:
            return
        if thought.blind:
            self._step, self.failed = 0, True
        else:
            self._thought = thought
        if self.on_ready is not None:
            self.on_ready()

    def close(self) -> None:
        """Close the hint and cancel any request."""
        if self.is_open and self._thought is None and self.host is not None:
            self.host.cancel()
        self._step, self._thought = 0, None

    def view(self, table: Table) -> HintView | None:
        """Return the hint as shown now."""
        close = ActionButton(CLOSE, msg("hint-close"), "Esc")
        if not self.is_open:
            return None
        thought = self._thought
        if thought is None:
            further = ActionButton(MORE, msg("hint-more"), KEY)
            buttons = (close, further) if self._step < BEST else (close,)
            return HintView(0, msg("hint-thinking", k=self._step), buttons=buttons)
        title = msg("hint-title", k=self._step)
        more = ActionButton(MORE, msg("hint-more"), KEY, primary=True)
        if self._step == TOPIC:
            return HintView(TOPIC, title, (_topic(table, thought),), buttons=(close, more))
        if self._step == CANDIDATES:
            return _candidates(table, thought, (close, more))
        return _best(table, thought, close)


def _topic(table: Table, thought: Thought) -> HintLine:
    """Name the kind of move; for a question that can be declined, the answer."""
    asked = table.game.frame.kind not in MOVED and any(action.declines for action in table.legal)
    text = "hint-topic-answer" if asked else "hint-topic"
    return HintLine(msg(text, kind=kind_text(thought.action.name)))


def _candidates(table: Table, thought: Thought, buttons: tuple[ActionButton, ...]) -> HintView:
    lines = [HintLine(move_text(table, thought.action), 1)]
    marks: dict[Target, HintMark] = {}
    chance = unsure(thought)
    others = weighed(thought)[: MOST - 1]
    for place, (action, less, how) in enumerate(others, start=2):
        lines.append(HintLine(less_text(move_text(table, action), less, chance, how), place))
    for place, action in enumerate((thought.action, *(other[0] for other in others)), start=1):
        for target in places(table, action):
            if not isinstance(target, AtHand):  # the payment is part of the best move
                marks.setdefault(target, HintMark(target, place, Do(action.name)))
    if not others:
        only = any(name == ONLY for name, _ in thought.reasons)
        lines.append(HintLine(msg(ONLY if only else "hint-alone")))
    title = msg("hint-title", k=CANDIDATES)
    return HintView(CANDIDATES, title, tuple(lines), tuple(marks.values()), buttons)


def _compared(table: Table, thought: Thought) -> list[HintLine]:
    """Say what the reasons compare with: the next best move, or doing nothing."""
    if against_nothing(thought):
        return [HintLine(msg("hint-nothing"))]
    told = any(name in FUTURES for name, _ in thought.reasons)
    for action, less, how in weighed(thought)[:1]:
        other = move_text(table, action)
        if told or how or less < LITTLE:  # nothing to say, or a reason already says it
            return [HintLine(msg("hint-next", move=other))]
        return [HintLine(msg("hint-than", move=other, n=signed(round(less, 1))))]
    return []


def _best(table: Table, thought: Thought, close: ActionButton) -> HintView:
    text = msg("hint-best", move=move_text(table, thought.action))
    lines = [HintLine(text, 1), *_compared(table, thought)]
    lines += [HintLine(reason_text(name, params)) for name, params in thought.reasons]
    if not thought.reasons:
        lines.append(HintLine(msg("why-no-reason")))
    chip = Do(thought.action.name)
    marks = tuple(HintMark(target, 1, chip) for target in places(table, thought.action))
    out = foresee(table.game, table.seat, thought.action)
    final = out is not None and out.final
    do = ActionButton(DO, msg("hint-do"), DO_KEY, primary=True, final=final)
    title = msg("hint-title", k=BEST)
    return HintView(BEST, title, tuple(lines), marks, (close, do))


def places(table: Table, action: Action) -> tuple[Target, ...]:
    """Return an action's targets on the table, in the order to click, the main one first."""
    found: list[Target] = []
    wanted: Counter[Meaning] = Counter()
    for target in targets(table, action):
        if isinstance(target, PLAIN):
            wanted[target] += 1
        else:
            found.append(target)
    shown = ((AtHand, table.hand, PaidCard), (AtDisplay, table.game.display, NamedCard))
    for kind, cards, named in shown:
        for place, card in enumerate(cards):
            named_card = named(CARD_ID[card] if card >= 0 else "-")
            if wanted[named_card] > 0:
                wanted[named_card] -= 1
                found.append(kind(place))
    found += _pieces(table, wanted)
    if not found:
        asked = len(table.answers) > 1 and isinstance(action, EndActions)
        answer = Press("no") if asked else Press("confirm")
        found.append(answer if isinstance(action, CONFIRMED) else Do(action.name))
    return tuple(sorted(found, key=lambda named_card: isinstance(named_card, AtHand)))


def _pieces(table: Table, wanted: "Counter[Meaning]") -> list[Target]:
    found: list[Target] = []
    for target, meant in meanings(table.game, table.seat).items():
        if any(wanted[meaning] > 0 for meaning in meant if not isinstance(meaning, PaidCard)):
            found.append(target)
            for meaning in meant:
                wanted[meaning] -= 1
    return [
        *found,
        *(meaning for meaning in wanted if wanted[meaning] > 0 and isinstance(meaning, Choose)),
    ]
