"""The rules a person knows, by part, also as a page to print or keep."""

from collections import Counter
from collections.abc import Iterator, Mapping
from html import escape

from attrs import frozen

from alhambra_qt.controller.words.sentences import rule_title
from alhambra_qt.i18n import Msg, msg, tr
from alhambra_qt.modules import IDS
from alhambra_qt.teaching.coach import state_of
from alhambra_qt.teaching.coach_rules import proposal
from alhambra_qt.teaching.exercises import FAMILIES, family_name
from alhambra_qt.teaching.practising import next_of
from alhambra_qt.teaching.progress import Profile, RuleKnown
from alhambra_qt.teaching.rulebook import cited, rules_of
from alhambra_qt.teaching.rulebook_html import STYLE

MASTERED, NEW = "mastered", "new"
STATES = (MASTERED, "met", "missed", NEW)  # the best known first


@frozen
class KnownRule:
    """A rule and how it is known: "new", "met", "missed" or "mastered"."""

    rule: str
    title: Msg
    state: str
    known: RuleKnown


@frozen
class KnownPart:
    """A part of the rules, or a module, with its rules."""

    name: Msg
    rules: tuple[KnownRule, ...]

    @property
    def mastered(self) -> int:
        """How many of its rules are mastered."""
        return sum(rule.state == MASTERED for rule in self.rules)

    @property
    def met(self) -> int:
        """How many of its rules were met, mastered ones included."""
        return sum(rule.state != NEW for rule in self.rules)

    @property
    def counts(self) -> Mapping[str, int]:
        """How many of its rules are in each state."""
        return Counter(rule.state for rule in self.rules)

    @property
    def text(self) -> Msg:
        """The counts in words."""
        return msg("known-counts", **{state: self.counts[state] for state in STATES})

    @property
    def next(self) -> KnownRule:
        """The rule to practise next; of a part that is mastered its first one, to stay so."""
        found = next_of((rule.rule, rule.state) for rule in self.rules)
        return next((rule for rule in self.rules if rule.rule == found), self.rules[0])

    @property
    def advice(self) -> Msg:
        """The next thing to do."""
        rule = self.next
        if rule.state == MASTERED:
            return msg("known-part-done")
        return msg("known-todo", title=rule.title, state=msg(f"known-{rule.state}"))

    @property
    def heading(self) -> Msg:
        """The name with how much of it was met and is mastered."""
        return msg("known-part", name=self.name, k=self.met, n=len(self.rules), m=self.mastered)


def known_parts(profile: Profile) -> tuple[KnownPart, ...]:
    """List all rules by part and module, each with how the person knows it."""
    return tuple(
        KnownPart(
            msg(f"mod-{part}") if part in IDS else msg(f"book-part-{part}"),
            tuple(_known(profile, rule) for rule in rules),
        )
        for part, rules in rules_of().items()
    )


def _known(profile: Profile, rule: str) -> KnownRule:
    known = profile.rules.get(rule, RuleKnown())
    return KnownRule(rule, rule_title(rule), state_of(known), known)


def summary(profile: Profile) -> tuple[Msg, ...]:
    """Say what was learned in a few lines: exercises, lessons, the next module."""
    solved, tried = sum(profile.solved.values()), sum(profile.tried.values())
    steps = sum(len(done) for done in profile.lessons.values())
    lines = [
        msg("known-record", k=solved, n=tried, best=profile.best),
        msg("known-lessons", n=steps),
    ]
    module = proposal(profile)
    if module:
        lines.append(msg("known-next", module=msg(f"mod-{module}")))
    return tuple(lines)


def intro(profile: Profile) -> Msg:
    """Say whose knowledge it is, and that it stays here."""
    if profile.name:
        return msg("known-intro-name", name=profile.name)
    return msg("known-intro")


# -- as a page --------------------------------------------------------------------------------


def to_html(profile: Profile, lang: str) -> str:
    """Write what a person knows as a page for a browser or a printer."""
    title = escape(tr(lang, msg("known-title")))
    head = (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
    )
    body = "\n".join(_body(profile, lang, title))
    return f"{head}{body}\n</body>\n</html>\n"


def _body(profile: Profile, lang: str, title: str) -> Iterator[str]:
    yield f"<h1>{title}</h1>"
    for line in (intro(profile), *summary(profile)):
        yield f"<p>{escape(tr(lang, line))}</p>"
    for part in known_parts(profile):
        yield f"<h3>{escape(tr(lang, part.heading))}</h3>"
        yield f"<p>{escape(tr(lang, part.text))}<br>{escape(tr(lang, part.advice))}</p>"
        yield "<ul>"
        for rule in part.rules:
            named, state = cited(rule.rule, rule.title), msg(f"known-{rule.state}")
            text = msg("known-rule", title=named, state=state)
            yield f"<li>{escape(tr(lang, text))}</li>"
        yield "</ul>"
    yield f"<h3>{escape(tr(lang, msg('practice-title')))}</h3>"
    yield "<ul>"
    for family in FAMILIES:
        tried = profile.tried.get(family, 0)
        if tried:
            record = msg("practice-record", k=profile.solved.get(family, 0), n=tried)
            text = msg("practice-topic", name=family_name(family), record=record)
            yield f"<li>{escape(tr(lang, text))}</li>"
    yield "</ul>"
