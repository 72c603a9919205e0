"""Every thing on the table has its own answer, in every kind of position, for every person."""

import logging

import pytest

from alhambra_qt.controller.desk.why import why
from alhambra_qt.controller.view.parts import Answer
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    Target,
)
from alhambra_qt.controller.words.sentences import is_known
from alhambra_qt.i18n import LANGS, Msg, tr
from tests.cases import count
from tests.controller.asked import each_sort, everything, moments, sets
from tests.controller.kit import texts

CHOSEN = (AtSlot, AtDisplay, AtHand, AtReserve, AtBought, AtCell)
# What is said of nothing in particular.
GENERIC = ("ask-nothing", "ask-nothing-title", "rule-other-title", "refuse-other", "zone-other")


def wrong(target: Target, answer: Answer, *, over: bool) -> str:
    """What is wrong with an answer; empty if it is one about this thing."""
    refused_space = answer.title.id == "ask-title-here"
    if (
        isinstance(target, CHOSEN)
        and not target.whole
        and not (answer.now or refused_space or over)
    ):
        return f"{target}: neither what can be done nor why not"
    general = [one.id for one in texts(answer) if one.id in GENERIC]
    if general:
        return f"{target}: general: {general}"
    said = tr("en", answer.text).strip()
    if not said or not tr("en", answer.title).strip():
        return f"{target}: nothing is said"
    if said == tr("en", answer.title) or said.startswith("Rule "):
        return f"{target}: only its name: {said}"
    if not all(is_known(link.rule) for link in answer.rules):
        return f"{target}: an unknown rule among {answer.rules}"
    if answer.refusal is not None and not answer.rules:
        return f"{target}: refused by no rule"
    return ""


@pytest.mark.parametrize("name", sets())
def test_everything_has_its_own_answer(name: str, caplog: pytest.LogCaptureFixture) -> None:
    """The seat to move and another one are told what each thing is, in every kind of question."""
    share = {"all": 4, "base": 1}.get(name.rstrip("0123456789"), 2)
    asked, told, found = 0, set[Msg](), list[str]()
    with caplog.at_level(logging.WARNING, logger="alhambra_qt.i18n"):
        for number, (frame, desk) in enumerate(moments(sets()[name])):
            seat = desk.session.to_move or 0
            for viewer in (seat, (seat + 1) % desk.session.seats):
                desk.viewing.viewer, desk.viewing.waiting = viewer, None
                asker = desk.asker()
                for target in each_sort(everything(asker.view), share, number):
                    answer = why(asker, target)
                    told.update(texts(answer))
                    if mistake := wrong(target, answer, over=desk.session.over):
                        found.append(f"{frame}, seat {viewer}: {mistake}")
                    asked += 1
        found += [f"{lang}: {one}" for lang in LANGS for one in told if not said(lang, one)]
    assert not found, "\n".join(found)
    assert asked > count(200, 500)
    assert not caplog.records


def said(lang: str, text: Msg) -> bool:
    """Whether a text says something, but for those that are meant to be empty."""
    return bool(tr(lang, text)) or text.id == "play-empty"
