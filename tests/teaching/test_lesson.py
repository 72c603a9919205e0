"""Lessons can be learned: every step by its solution, every wrong move answered and taken back."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt import i18n
from alhambra_qt.controller.view.targets import AtCell, AtDisplay, AtSlot, Press
from alhambra_qt.engine.actions import Action, EndTurn, TakeMoney
from alhambra_qt.engine.codec import action_to_json
from alhambra_qt.i18n import has_text, msg
from alhambra_qt.modules import IDS
from alhambra_qt.teaching import lesson as lessons
from alhambra_qt.teaching.lesson import BadLesson, Lesson, Step
from alhambra_qt.teaching.lesson_session import LessonSession
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.tutor import DONE, FOUND, HINT, WRONG, Tutor
from tests.controller.kit import picks, there
from tests.module_parts import rules as rules_of

ALL = lessons.lessons()
MOST_MINUTES = 15  # of the whole course of the base game
MOST_STEPS = 9
WORDS = {"turn": 30, "done": 32, "hint": 32, "wrong": 32, "": 38}  # the most a text may have
MOST_TRIED = 14  # wrong moves that are tried at one moment, of different kinds first


def params(found: tuple[Lesson, ...] = ALL) -> list[Any]:
    """Every lesson, by its id."""
    return [pytest.param(lesson, id=lesson.id) for lesson in found]


def solve(tutor: Tutor) -> None:
    """Do the step of now as it says."""
    for target in tutor.step.solve:
        tutor.pick(target)
        tutor.settle_all()


def said(tutor: Tutor) -> str:
    """The kind of the last answer."""
    return "" if tutor.say is None else tutor.say.kind


def test_every_chapter_has_a_picture() -> None:
    """A tile or card stands for each chapter, and no two chapters share one."""
    pictures = [lesson.picture for lesson in lessons.course()]
    assert all(pictures)
    assert len({*pictures}) == len(pictures)


def test_the_course() -> None:
    """The base game has five chapters in order, which a beginner does in a quarter of an hour."""
    course = lessons.course()
    assert [lesson.id for lesson in course] == ["money", "market", "building", "wall", "scoring"]
    assert [lesson.chapter for lesson in course] == [1, 2, 3, 4, 5]
    assert sum(lesson.minutes for lesson in course) <= MOST_MINUTES
    assert lessons.lesson("wall") is course[3]
    assert lessons.lesson("nothing") is None
    for found in ALL[5:]:
        assert lessons.about_module(found.module) is found


@pytest.mark.parametrize("lesson", params())
def test_texts(lesson: Lesson) -> None:
    """Every text of a lesson exists, every one there is is used, none is too long."""
    english = i18n.catalog("en")
    wanted = set(lesson.texts())
    missing = [text for text in sorted(wanted) if not has_text(text)]
    assert not missing
    begins = f"lesson-{lesson.id}-"
    unused = [key for key in english.ids() if key.startswith(begins) and key not in wanted]
    assert not unused
    for lang in i18n.LANGS:
        for text in sorted(wanted):
            kind = text.rpartition("-")[2]
            most = WORDS.get("wrong" if "-wrong" in text else kind, WORDS[""])
            words = i18n.catalog(lang).text(i18n.msg(text)).split()
            assert len(words) <= most, f"{lang} {text}: {len(words)} words"


@pytest.mark.parametrize("lesson", params())
def test_steps(lesson: Lesson) -> None:
    """A lesson is short, mostly played, and names rules that exist."""
    assert len(lesson.steps) <= MOST_STEPS
    played = [step for step in lesson.steps if step.want is not None]
    assert len(played) * 3 >= len(lesson.steps) * 2
    for step in lesson.steps:
        for rule in step.rules:
            key = rule.replace(".", "-").replace("_", "-")
            assert has_text(f"rule-{key}-title"), f"{step.id}: {rule}"


@pytest.mark.parametrize("lesson", params())
def test_played_right(lesson: Lesson) -> None:
    """A learner who does what each step asks for completes the lesson, and that is remembered."""
    profile = Profile("Ana")
    tutor = Tutor(lesson, profile)
    for index, step in enumerate(lesson.steps):
        assert tutor.index == index
        if step.want is not None:
            assert (tutor.done, tutor.count) == (False, (0, step.want.count)), step.id
            solve(tutor)
            full = (step.want.count, step.want.count)
            assert (tutor.done, tutor.count, said(tutor)) == (True, full, DONE), step.id
            assert all(profile.rules[rule].seen for rule in step.rules)
        assert tutor.was_done(step)
        assert tutor.next() == (index + 1 < len(lesson.steps))
    assert tutor.finished
    assert tutor.last


@pytest.mark.parametrize("lesson", params())
def test_from_every_step(lesson: Lesson) -> None:
    """Beginning at a step leads to the position that playing through leads to."""
    through = Tutor(lesson, Profile("Ana"))
    for index in range(len(lesson.steps)):
        direct = Tutor(lesson, Profile("Bob", resume={lesson.id: lesson.steps[index].id}))
        assert direct.index == index
        assert direct.session.digest() == through.session.digest()
        assert direct.done == (lesson.steps[index].want is None)
        if through.step.want is not None:
            solve(through)
        through.next()


def moments(tutor: Tutor) -> Iterator[Step]:
    """Every moment of a lesson at which the learner chooses."""
    for _ in tutor.lesson.steps:
        step = tutor.step
        if step.want is not None:
            yield step
            for target in step.solve:
                steps = len(tutor.session.steps)
                tutor.pick(target)
                tutor.settle_all()
                if tutor.asks and len(tutor.session.steps) != steps:
                    yield step
        tutor.next()


def kinds_first(legal: list[Action]) -> list[Action]:
    """The same actions, different kinds first."""
    firsts = list({type(action): action for action in legal}.values())
    return [*firsts, *(action for action in legal if action not in firsts)]


@pytest.mark.parametrize("lesson", params())
def test_wrong_moves(lesson: Lesson) -> None:
    """An allowed move that the step does not ask for is answered and taken back."""
    tutor = Tutor(lesson, Profile("Ana"))
    answered: dict[str, set[str]] = {}
    for step in moments(tutor):
        texts = answered.setdefault(step.id, set())
        wanted = len(step.wrong) + 1
        for tried, action in enumerate(kinds_first(tutor.session.legal())):
            if tried >= MOST_TRIED and len(texts) >= wanted:
                break
            texts |= play_wrong(tutor, action)
    for step in lesson.steps:
        named = {step.text(f"wrong-{name}").id for name in step.wrong}
        assert named <= answered.get(step.id, set()), f"{step.id}: no move gets this answer"


def play_wrong(tutor: Tutor, action: Action) -> set[str]:
    """Play an action; gives the answer if it was not wanted, and checks that nothing stays."""
    before, count = tutor.session.digest(), tutor.count
    steps = len(tutor.session.steps)
    tutor.session.play(action)
    answer = tutor.say
    if answer is not None and answer.kind == WRONG:
        assert not tutor.done
        tutor.settle()
        assert tutor.session.digest() == before
        assert tutor.asks
        assert tutor.count == count
        return {answer.text.id}
    if said(tutor) == FOUND:
        tutor.settle()
    tutor.again()  # a right one, or one that is neither: back to this moment
    while len(tutor.session.steps) < steps:
        for target in tutor.step.solve:
            if len(tutor.session.steps) == steps:
                break
            tutor.pick(target)
            tutor.settle_all()
    return set()


def test_found_once() -> None:
    """A repeated find counts once, gets its own answer, is taken back, and the last one stays."""
    tutor = at("money", "several")
    for text in ("lesson-found", "lesson-found-again"):
        picks(tutor, AtDisplay(0), AtDisplay(1), Press("confirm"))
        assert said(tutor) == FOUND
        assert there(tutor.say).text == msg(text)
        assert tutor.count == (1, 2)
        assert tutor.settle()
    assert not tutor.session.steps
    picks(tutor, AtDisplay(0), AtDisplay(2), Press("confirm"))
    assert tutor.done
    assert not tutor.settle()
    assert len(tutor.session.steps) == 1


def test_refused_is_wanted() -> None:
    """A step may want what a rule forbids: what is allowed is answered and taken back."""
    tutor = at("building", "edges")
    picks(tutor, AtCell(-1, 0), Press("confirm"))
    assert tutor.say is not None
    assert (tutor.say.kind, tutor.say.text.id) == (WRONG, "lesson-allowed")
    tutor.settle_all()
    tutor.pick(AtCell(5, 5))  # forbidden, but by another rule
    assert not tutor.done
    tutor.pick(AtCell(-1, -1))
    assert tutor.done


def test_undone_by_hand() -> None:
    """A right action that was taken back has to be done again."""
    tutor = at("market", "again")
    picks(tutor, AtSlot(2), Press("confirm"))
    assert tutor.count == (1, 2)
    tutor.pick(Press("undo"))
    assert tutor.count == (0, 2)
    solve(tutor)
    assert tutor.done


def test_what_a_step_builds_on_stays() -> None:
    """Neither a step that is done nor the start of the next one can be taken back by hand."""
    tutor = at("money", "several")
    solve(tutor)
    left = len(tutor.session.steps)
    tutor.pick(Press("undo"))
    assert len(tutor.session.steps) == left
    tutor.next()
    tutor.pick(Press("undo"))
    assert len(tutor.session.steps) == left
    solve(tutor)
    assert tutor.done


def test_the_hint() -> None:
    """A hint shows its targets until it is put away or the step goes on."""
    tutor = at("money", "currency")
    assert tutor.highlight == (AtSlot(3),)
    tutor.hint()
    assert said(tutor) == HINT
    assert tutor.highlight == tutor.step.hint
    tutor.hint()
    assert said(tutor) == ""
    tutor.hint()
    solve(tutor)
    assert not tutor.hinted
    tutor.hint()  # nothing is asked any more
    assert not tutor.hinted


def test_going_back() -> None:
    """Every step can be visited again, done or not."""
    tutor = at("money", "several")
    assert tutor.back()
    assert tutor.step.id == "take"
    assert not tutor.done
    assert tutor.back()
    assert not tutor.back()
    tutor.go(4)
    assert tutor.profile.resume["money"] == "currency"


def test_skipping_is_not_learning() -> None:
    """A step that the tutor does for a learner who skips it does not count as done."""
    tutor = at("market", "exact")
    assert tutor.next()
    assert tutor.step.id == "again"
    assert tutor.profile.lessons.get("market", []) == []
    solve(tutor)
    assert tutor.profile.lessons["market"] == ["again"]
    assert "turn.refill_late" in tutor.profile.rules


def test_rules_that_are_read_are_met() -> None:
    """A step to be read teaches its rules as one to be played does, once."""
    tutor = at("scoring", "ties")
    assert "score.tie" in tutor.step.rules
    assert tutor.profile.rules["score.tie"].seen == 1
    tutor.again()
    assert tutor.profile.rules["score.tie"].seen == 1


def test_points_come_with_scoring() -> None:
    """Points are shown from the chapter that teaches them, and in every module."""
    known = [lesson.id for lesson in lessons.course() if lesson.scores]
    assert known == ["wall", "scoring"]
    assert all(lesson.scores for lesson in lessons.lessons() if lesson.module)


def test_taking_back_the_refill() -> None:
    """In a lesson even the end of a turn and what others did can be taken back."""
    tutor = at("money", "take")
    session = tutor.session
    before = session.digest()
    taken = next(a for a in session.legal() if isinstance(a, TakeMoney))
    session.replay([taken, EndTurn.of()])
    other = next(a for a in session.legal() if isinstance(a, TakeMoney))
    session.replay([other, EndTurn.of()])
    session.take_back(0)
    assert session.digest() == before


def test_the_others_play() -> None:
    """When it is their turn the others play what the step says, else what changes least."""
    data = sample()
    data["steps"][0]["want"] = [{"action": {"type": "end_turn"}}, {"is": "one_card"}]
    data["steps"][0]["allow"] = [{"is": "legal"}]
    data["steps"][0]["rivals"] = [{"type": "take_money", "cards": ["denar-5"]}]
    tutor = Tutor(lessons.read_lesson(data), Profile("Ana"))
    picks(tutor, AtDisplay(3), Press("confirm"), Press("confirm"))
    tutor.settle_all()
    steps = tutor.session.steps
    assert [step.seat for step in steps] == [0, 0, 1, 1, 2, 2]
    assert action_to_json(tutor.session.actions[2])["cards"] == ["denar-5"]
    assert tutor.asks


def at(name: str, step: str) -> Tutor:
    """A tutor at a step of a lesson."""
    return Tutor(there(lessons.lesson(name)), Profile("Ana", resume={name: step}))


def sample() -> dict[str, Any]:
    """A lesson of one step, as data."""
    data: dict[str, Any] = json.loads((lessons.folder() / "money.json").read_text("utf-8"))
    data["steps"] = data["steps"][:2]
    del data["steps"][0]
    first = json.loads((lessons.folder() / "money.json").read_text("utf-8"))["steps"][0]
    data["steps"][0]["position"] = first["position"]
    return data


Spoil = Callable[[dict[str, Any]], object]
BROKEN: dict[str, tuple[Spoil, str]] = {
    "format": (lambda d: d.update(format="lesson"), "format: must be"),
    "version": (lambda d: d.update(version=9), "version: must be"),
    "id": (lambda d: d.update(id="Two words"), "id: 'Two words' must be lower-case"),
    "both": (lambda d: d.update(module="huts"), "chapter: a lesson has either"),
    "neither": (lambda d: d.pop("chapter"), "chapter: a lesson has either"),
    "module": (lambda d: (d.pop("chapter"), d.update(module="sheds")), "module: 'sheds'"),
    "minutes": (lambda d: d.update(minutes=0), "minutes: must be a whole number"),
    "no steps": (lambda d: d.update(steps=[]), "steps: a lesson has steps"),
    "field": (lambda d: d.update(colour="red"), "colour: there is no field"),
    "position": (lambda d: d["steps"][0].pop("position"), "steps.0.position: the first step"),
    "tile": (
        lambda d: d["steps"][0]["position"]["market"].update(florin="garden-99"),
        "steps.0.position.market.florin: ",
    ),
    "before": (
        lambda d: d["steps"][0].update(before=[{"type": "pass"}]),
        "steps.0.before: turn.pass",
    ),
    "points": (lambda d: d["steps"][0].update(points=4), "steps.0.points: must be"),
    "show": (lambda d: d["steps"][0].update(show=["sky"]), "steps.0.show.0: 'sky' is none of"),
    "target": (lambda d: d["steps"][0].update(hint=["there"]), "steps.0.hint.0: 'there' is no"),
    "picture": (lambda d: d["steps"][0].update(picture="cat"), "steps.0.picture: 'cat' is no"),
    "solve": (lambda d: d["steps"][0].pop("solve"), "steps.0.solve: a step that wants"),
    "want": (lambda d: d["steps"][0].update(want={}), "steps.0.want: must be a list"),
    "nothing": (lambda d: d["steps"][0].update(want=[]), "steps.0.want: must be a list"),
    "condition": (
        lambda d: d["steps"][0].update(want=[{"was": "exact"}]),
        "steps.0.want.0.was: there is no condition 'was'",
    ),
    "predicate": (
        lambda d: d["steps"][0].update(want=[{"any": [{"is": "nice"}]}]),
        "steps.0.want.0.any.0.is: 'nice' is none of exact",
    ),
    "action": (
        lambda d: d["steps"][0].update(want=[{"action": {"type": "fly"}}]),
        "steps.0.want.0.action.type: unknown action type 'fly'",
    ),
    "action field": (
        lambda d: d["steps"][0].update(want=[{"not": {"action": {"type": "buy", "at": 1}}}]),
        "steps.0.want.0.not.action.at: buy has no field 'at'",
    ),
    "event": (
        lambda d: d["steps"][0].update(want=[{"event": "Rain"}]),
        "steps.0.want.0.event: there is no event 'Rain'",
    ),
    "wall": (lambda d: d["steps"][0].update(want=[{"wall": 0}]), "steps.0.want.0.wall: must be"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_lessons(name: str, tmp_path: Path) -> None:
    """Any fault of a lesson is reported in one sentence with file and field."""
    spoil, text = BROKEN[name]
    data = sample()
    spoil(data)
    path = tmp_path / "money.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadLesson) as caught:
        lessons.load(path)
    assert str(caught.value).startswith(f"money.json: {text}")
    assert "\n" not in str(caught.value)


def test_the_sample_is_good(tmp_path: Path) -> None:
    """The base of the broken lessons is valid; a wrong name of the file is an error."""
    path = tmp_path / "money.json"
    path.write_text(json.dumps(sample()), encoding="utf-8")
    assert lessons.load(path).steps[0].id == "take"
    path = path.rename(tmp_path / "gold.json")
    with pytest.raises(BadLesson, match=r"gold\.json: id: the file is named"):
        lessons.load(path)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadLesson, match=r"gold\.json: cannot be read"):
        lessons.load(path)


def test_conditions() -> None:
    """Conditions look at the action, what happened, and the wall afterwards."""
    tutor = at("wall", "longer")
    assert isinstance(tutor.session, LessonSession)
    picks(tutor, AtCell(-1, 2), Press("confirm"))
    assert there(tutor.say).text.id == "lesson-wall-longer-wrong"
    tutor.settle_all()
    picks(tutor, AtCell(0, 1), Press("confirm"))
    assert tutor.done


@pytest.mark.parametrize("module", IDS)
def test_a_lesson_about_a_module_is_short(module: str) -> None:
    """It has three to five steps, takes three minutes at most and names rules of the module."""
    lesson = there(lessons.about_module(module))
    assert 3 <= len(lesson.steps) <= 5
    assert lesson.minutes <= 3
    assert {rule for step in lesson.steps for rule in step.rules} & {*rules_of(module)}
