"""The coach: decides what remarks are made at the table, and remembers who met which rules.

It listens to a game. When a person's turn is over it looks at its moves with what the seat knew
then (``coach_checks.py``), keeps in the person's profile which rules were used well and which
occasion was missed, and makes at most one short remark, only about a rule that is not mastered
yet. Nothing hidden is ever looked at, and no move is given away before it is made. When the base
rules are mastered it proposes a module for the next game, once in each game, after scoring 2.
After a scoring it lets the computer players speak (``remarks.py``).
"""

from collections import Counter
from collections.abc import Callable, Sequence

from attrs import define, field

from alhambra_qt.controller.game.gameconfig import HUMAN
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep, SessionChange
from alhambra_qt.controller.view.page_views import ScoringPage
from alhambra_qt.controller.words.moves import kind_text
from alhambra_qt.engine import Observation, answers
from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.coach_checks import Finding, Move, findings
from alhambra_qt.teaching.coach_rules import (
    OFFERED,
    RULE_OF,
    TRIED_AFTER,
    mastered,
    proposal,
)
from alhambra_qt.teaching.progress import Profile, RuleKnown
from alhambra_qt.teaching.remarks import Remark, remarks

LEARN = "learn"
AUTO, ON = "auto", "on"
LATE = 2  # so many scorings are over before the next game is spoken of


@define
class _Judged:
    """A move of the running turn and what was found in it."""

    step: PlayedStep
    found: list[Finding]


@define(eq=False)
class Coach:
    """The coach of one game.

    Attributes:
        session: the game.
        profile_of: gives what the person in a seat has learned, None for a stranger.
        learned: called when something was learned that should be kept.
        mode: whom it speaks to where a person has not chosen: learners, everybody or nobody.
        lets_speak: whether computer players make remarks after a scoring.
        remark: what is said now, None for nothing.
    """

    session: Session
    profile_of: Callable[[Seat], Profile | None]
    learned: Callable[[], None] = lambda: None
    mode: Callable[[], str] = lambda: AUTO
    lets_speak: Callable[[], bool] = lambda: True
    remark: Remark | None = field(default=None, init=False)
    _before: Observation | None = field(default=None, init=False)
    _turn: list[_Judged] = field(factory=list, init=False)
    _possible: dict[Seat, Counter[str]] = field(factory=dict, init=False)
    _offered: set[str] = field(factory=set, init=False)
    _shown: set[tuple[str, object]] = field(factory=set, init=False)
    _proposed: set[Seat] = field(factory=set, init=False)

    def __attrs_post_init__(self) -> None:
        """Begin to listen."""
        self.session.listeners.append(self._changed)
        self._look()

    def close(self) -> None:
        """Listen no more."""
        if self._changed in self.session.listeners:
            self.session.listeners.remove(self._changed)

    # -- whether it speaks --------------------------------------------------------------------

    def speaks_to(self, seat: Seat) -> bool:
        """Return whether it speaks to a seat: as the person chose, else only to learners."""
        profile = self.profile_of(seat)
        if profile is None or self.session.config.seats[seat].kind != HUMAN:
            return False
        if profile.coach is not None:
            return profile.coach
        learns = self.session.config.seats[seat].assist == LEARN
        mode = self.mode()
        return learns if mode == AUTO else mode == ON

    def switch(self, seat: Seat, *, on: bool) -> None:
        """Let it speak to the person in a seat from now on, or be silent."""
        profile = self.profile_of(seat)
        if profile is not None:
            profile.coach = on
            self.learned()
        if not on:
            self.dismiss()

    def greet(self, seat: Seat) -> None:
        """Say at the beginning of somebody's first game where help is found."""
        if self.speaks_to(seat):
            name = self.session.config.seats[seat].name
            self.remark = Remark(seat, msg("coach-hello", name=name, own_key="H"))

    def after(self, page: ScoringPage) -> tuple[Remark, ...]:
        """Return what the computer players say about a scoring."""
        return remarks(page) if self.lets_speak() else ()

    def dismiss(self) -> None:
        """The remark was read."""
        self.remark = None

    # -- what is met --------------------------------------------------------------------------

    def saw(self, seat: Seat | None, rule: str, where: object = None) -> None:
        """Remember that a rule was shown to a seat; the same sight (``where``) counts once."""
        profile = None if seat is None else self.profile_of(seat)
        if profile is None or (rule, where) in self._shown:
            return
        self._shown.add((rule, where))
        profile.met(rule, seen=1)

    def _changed(self, change: SessionChange) -> None:
        if change.kind == "undone":
            del self._turn[max(0, len(self._turn) - len(change.steps)) :]
        else:
            self._shown.clear()
            for step in change.steps:
                self._follow(step)
        self._look()

    def _follow(self, step: PlayedStep) -> None:
        self._note_scorings(step)
        before = self._before
        if before is None or before.seat != step.seat or step.action is None:
            return
        if self.remark is not None and self.remark.seat == step.seat:
            self.remark = None
        move = Move(before.game, before.seat, step.action, step.events)
        self._turn.append(_Judged(step, findings(move)))
        session = self.session
        if session.to_move != step.seat or session.turn != step.turn or session.over:
            self._close_turn(step.seat)

    def _note_scorings(self, step: PlayedStep) -> None:
        for event in step.events:
            if not isinstance(event, Scored):
                continue
            for seat in range(self.session.seats):
                profile = self.profile_of(seat)
                rules = {line.rule for line in event.ledger.lines if line.seat == seat}
                if profile is not None:
                    for rule in sorted(rules):
                        profile.met(rule, seen=1)
                    self.learned()

    def _look(self) -> None:
        """Keep what a person who must choose knows now, to judge the choice by it."""
        seat = self.session.to_move
        if seat is None or seat not in self.session.here or self.profile_of(seat) is None:
            self._before = None
            return
        self._before = self.session.observation(seat)
        names = {action.name for action in answers(self._before.game)}
        self._offered |= names & set(OFFERED)

    # -- the end of a turn --------------------------------------------------------------------

    def _close_turn(self, seat: Seat) -> None:
        """Keep what the turn taught, and make a remark if there is one to make."""
        found = [finding for judged in self._turn for finding in judged.found]
        self._turn.clear()
        profile = self.profile_of(seat)
        if profile is None:
            return
        found += self._never_tried(seat, profile, found)
        for finding in found:
            profile.met(finding.rule, used=finding.good, missed=not finding.good)
        self.remark = self._remark(seat, profile, found)
        if self.remark is not None and self.remark.rule not in profile.offered:
            profile.met(self.remark.rule, seen=1)
        self.learned()

    def _never_tried(self, seat: Seat, profile: Profile, found: Sequence[Finding]) -> list[Finding]:
        """Find what was possible in some turns and has never been done."""
        possible = self._possible.setdefault(seat, Counter())
        possible.update(self._offered)
        self._offered.clear()
        used = {finding.rule for finding in found if finding.good}
        missed = []
        for name in sorted(possible):
            rule = RULE_OF[name]
            if rule in used or profile.rules.get(rule, RuleKnown()).used:
                del possible[name]
            elif possible[name] >= TRIED_AFTER:
                del possible[name]
                missed.append(Finding(rule, msg("coach-untried", action=kind_text(name))))
        return missed

    def _remark(self, seat: Seat, profile: Profile, found: Sequence[Finding]) -> Remark | None:
        """Choose what is said: the first miss of a rule not mastered, else perhaps a module."""
        if not self.speaks_to(seat):
            return None
        for finding in found:
            if finding.text is not None and not mastered(profile, finding.rule):
                return Remark(seat, finding.text, finding.rule)
        early = self.session.observation(seat).game.scorings_done < LATE
        module = "" if early or seat in self._proposed else proposal(profile)
        if not module or module in self.session.config.modules:
            return None
        self._proposed.add(seat)
        profile.offered.append(module)
        return Remark(seat, msg("coach-next", module=msg(f"mod-{module}")), module)


def states(profile: Profile, rules: Sequence[str]) -> dict[str, str]:
    """Tell how each rule is known: "new", "met", "missed" (again and again) or "mastered"."""
    return {rule: state_of(profile.rules.get(rule, RuleKnown())) for rule in rules}


def state_of(known: RuleKnown) -> str:
    """Tell how a rule is known."""
    if known.mastered:
        return "mastered"
    if known.missed > max(1, known.used):  # once is not often
        return "missed"
    return "met" if known.seen or known.used or known.missed else "new"
