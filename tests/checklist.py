"""List what a module still lacks: ``python -m tests.checklist harbour``.

Every line names something that the tests ask of a module and the file where it belongs, in the
order of the recipe in ``docs/RECIPES.md``; with nothing missing there is no output and the exit
status is 0. What is asked comes from the module's own code (``tests/module_parts.py``) and from the
tables of the program: the tests of the modules ask the same functions.
"""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import attrs

from alhambra_qt import modules, paths
from alhambra_qt.controller.faces.face import GEM, STAR, Act, Face
from alhambra_qt.controller.faces.found import moves
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.presets import MIXES
from alhambra_qt.controller.words.sentences import REFUSED, rule_id
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.pieces import CARD_KIND, TILE_KIND
from alhambra_qt.engine.rules import Module
from alhambra_qt.i18n import DEFAULT, LANGS, has_text
from alhambra_qt.teaching import examples, quarry
from alhambra_qt.teaching.lesson import BadLesson, about_module
from tests import module_parts as parts
from tests.ai.blunders_modules import MISUSED
from tests.engine.test_rule_ids import named, provoked
from tests.golden_games import golden_names, golden_record, table_names
from tests.i18n import freshness, real
from tests.i18n.fluent_files import entries
from tests.i18n.fluent_files import texts as written
from tests.matrix.pairs import PAGE, rulings, table, written_table
from tests.property.points import LOSS
from tests.saves.make import FOLDER
from tests.scored_samples import scored
from tests.teaching.plain_answers import PLAIN

PLAIN_SCORING = parts.ROOT / "tests" / "property" / "plain_scoring.py"
UNWRITTEN = "⚑"  # how a text begins that the scaffold made and nobody has written yet


@attrs.frozen
class Candidate:
    """A module that is asked about: its id and, as soon as there is one, its class."""

    id: str
    kind: type[Module[Any]] | None

    @property
    def texts(self) -> str:
        """Where its texts belong."""
        return f"i18n/<language>/mod-{self.id}.ftl"

    @property
    def face(self) -> str:
        """Where its face belongs."""
        return f"alhambra_qt/modules/{self.id}/face.py"

    @property
    def rules(self) -> str:
        """Where its rules belong."""
        return f"alhambra_qt/modules/{self.id}/rules.py"


Lacking = Iterator[tuple[str, str]]  # what, and the file where it belongs


# -- rules and tests --------------------------------------------------------------------------


def rules(candidate: Candidate) -> Lacking:
    """Yield what lacks of the module itself."""
    if candidate.kind is None:
        yield f"a Module with the id {candidate.id}", candidate.rules
    if candidate.id not in modules.IDS:
        yield "its class in ALL", "alhambra_qt/modules/__init__.py"
    if not parts.rules(candidate.id):
        yield f"the ids of its rules, such as {candidate.id}.score", "tests/data/rule_ids.txt"


def scenarios(candidate: Candidate) -> Lacking:
    """Yield the rules that no test shows, the refusals that none provokes, and a mistake."""
    where = f"tests/modules/test_{candidate.id}.py"
    for rule in parts.rules(candidate.id):
        if rule not in named():
            yield f"a test whose docstring names `{rule}`", where
    for rule in sorted(refused(candidate) - provoked()):
        yield f"a test that is refused by {rule}", where
    if candidate.kind is not None and parts.actions(candidate.kind) and candidate.id not in MISUSED:
        yield "a mistake with it that anybody would see", "tests/ai/blunders_asked.py"


def refused(candidate: Candidate) -> set[str]:
    """Give the module's own rules with which it refuses."""
    files = parts.sources(candidate.kind) if candidate.kind else []
    found = {rule for path in files for rule in parts.refused_rules(path)}
    return found & {*parts.rules(candidate.id)}


def stored(module: Candidate) -> Lacking:
    """Yield the games and counts that are kept of every module."""
    played = [golden_record(name)["setup"]["modules"] for name in golden_names()]
    if not any(module.id in some for some in played):
        yield f"python -m tests.regolden --record {module.id}", f"tests/golden/{module.id}.json"
    if module.id not in table_names():
        yield (
            f"lines such as: a 2 {module.id} 0 6; then python -m tests.regolden --only {module.id}",
            f"tests/perft/{module.id}.txt",
        )
    save = FOLDER / f"version-{records.VERSION}" / f"one-{module.id}{records.SUFFIX}"
    if not save.exists():
        yield "python -m tests.saves.make", save.relative_to(parts.ROOT).as_posix()


def meetings(candidate: Candidate) -> Lacking:
    """Yield the row of the module in the page of interactions, and what its rulings lack."""
    page = PAGE.read_text(encoding="utf-8")
    related = json.loads((paths.assets_dir() / "teaching" / "related.json").read_text("utf-8"))
    if candidate.id not in {row for row, *_ in table(page)}:
        yield "its rulings, if any; then python -m tests.matrix.pairs", "docs/INTERACTIONS.md"
    elif written_table(page) not in page:
        yield "python -m tests.matrix.pairs", "docs/INTERACTIONS.md"
    for pair in (ruling.pair for ruling in rulings(page) if candidate.id in ruling.pair):
        text = f"ruling-{pair[0]}-{pair[1]}"
        lacking = [lang for lang in LANGS if not is_written(lang, text, "book-rulings")]
        if lacking:
            yield f"{text} ({', '.join(lacking)})", "i18n/<language>/book-rulings.ftl"
        if "-".join(pair) not in related:
            yield f"the rules of {'-'.join(pair)}", "assets/teaching/related.json"


# -- texts ------------------------------------------------------------------------------------


def wanted_texts(candidate: Candidate) -> list[str]:
    """Name the texts that the program asks for by the names of what the module has."""
    found = [
        f"{start}-{candidate.id}" for start in ("mod", "new-idea", "new-pieces", "new-changes")
    ]
    found.append(f"book-intro-{candidate.id}")
    refusing = refused(candidate)
    for rule in parts.rules(candidate.id):
        name = rule_id(rule)
        found += [f"rule-{name}-title", f"rule-{name}-text", f"book-{name}"]
        found += [f"refuse-{name}"] if rule in refusing and rule not in REFUSED else []
    return found + (_texts_of(candidate.kind) if candidate.kind else [])


def _texts_of(kind: type[Module[Any]]) -> list[str]:
    found = []
    for value in kind.variants:
        ends = ("new-variant-{}", "new-differs-{}", "book-variant-{}", "book-variant-{}-title")
        found += [end.format(f"{kind.id}-{value}") for end in ends]
    found += [f"log-{event.name}" for event in parts.events(kind)]
    face = parts.face_of(kind.id)
    acts = face.acts if face else {}
    plain = [action.name for action in parts.actions(kind) if acts.get(action, Act()).text is None]
    found += [f"act-{_said(name)}" for name in plain]
    asked = (
        {name for name, question in face.questions.items() if question.describe} if face else set()
    )
    found += [f"ask-{_said(name)}" for name in parts.questions(kind) if name not in asked]
    counts = kind.score_items is not Module.score_items  # a move changes what comes of it
    starts = ("play-row", "proof-pay", "what") if counts else ("play-row", "proof-pay")
    found += [f"{start}-{row}" for row in parts.rows(kind) for start in starts]
    zones = parts.zone_names(kind.id) if kind in modules.ALL else ()
    return found + [f"zone-{_said(name)}" for name in zones]


def _said(name: str) -> str:
    return name.replace("_", "-")


def texts(candidate: Candidate) -> Lacking:
    """Yield the texts that are not there, or not yet written, with the languages that lack them."""
    for text in wanted_texts(candidate):
        lacking = [lang for lang in LANGS if not is_written(lang, text, f"mod-{candidate.id}")]
        if lacking:
            yield f"{text} ({', '.join(lacking)})", candidate.texts


def is_written(lang: str, text: str, file: str = "*") -> bool:
    """Return whether a language has a text, in any file or in one, that is no mere placeholder."""
    entry = entries(lang, file).get(text)
    return entry is not None and not any(UNWRITTEN in part for part in written(entry))


def facts_of_texts(candidate: Candidate) -> Lacking:
    """Yield facts that the tests of the texts need about them."""
    wanted = {*wanted_texts(candidate)}
    for line in real.unknown():
        slot = line.removeprefix("no row for ")
        if slot != line and slot.partition(",")[0] in wanted:
            yield f"what stands in {slot}", "tests/i18n/slots.csv"
    english = freshness.originals()
    for lang in freshness.translations():
        stale = freshness.stale(freshness.read(lang), english)
        own = [text for text in stale if text in wanted or is_about(text, candidate.id)]
        old = [text for text in own if is_written(DEFAULT, text) and is_written(lang, text)]
        if old:
            text = f"python -m tests.i18n.translated {lang} {' '.join(old)}"
            yield text, f"i18n/{lang}/{freshness.MARKS}"


def is_about(text: str, module: str) -> bool:
    """Return whether a text is of a lesson, an exercise or a ruling of a module."""
    ruled = text.startswith("ruling-") and module in text.split("-")[1:]
    return ruled or text.startswith((f"lesson-{module}-", f"exercise-ask-{module}"))


# -- what is seen and counted -----------------------------------------------------------------


def looks(candidate: Candidate) -> Lacking:
    """Yield what lacks of the face, and what it names that does not exist."""
    face = parts.face_of(candidate.id)
    if face is None:
        yield "its FACE", candidate.face
    elif candidate.kind is not None:
        lacking = (*_acting(face, candidate.kind), *_pieces(face, candidate))
        yield from ((what, candidate.face) for what in lacking)
    for icon in _icons(face) if face else [candidate.id]:
        if not (paths.assets_dir() / "svg" / f"icon_{icon}.svg").exists():
            yield f"the icon {icon}", f"assets/svg/icon_{icon}.svg"


def _acting(face: Face, kind: type[Module[Any]]) -> Iterator[str]:
    """Say what lacks of actions, questions, rows and events, and what the module does not have."""
    handled, class_s, asked = parts.actions(kind), parts.events(kind), parts.questions(kind)
    yield from (f"the action {class_.__name__}" for class_ in handled if class_ not in face.acts)
    yield from (f"no action {act.__name__}" for act in face.acts if act not in handled)
    yield from (f"no event {move.__name__}" for move in face.moves if move not in class_s)
    yield from (f"no question {question}" for question in face.questions if question not in asked)
    given = {rule for path in parts.sources(kind) for rule in parts.line_rules(path)}
    yield from (f"the row {rule}" for rule in sorted(given - {*face.rows}))
    moving = {*moves(), *face.moves}
    for class_ in class_s:
        if class_.__base__ is Event and class_ not in moving:
            yield f"what moves at {class_.__name__}"


def _pieces(face: Face, candidate: Candidate) -> Iterator[str]:
    """Say what lacks of zones, and what there is not of zones, cards, tiles and the like."""
    for name in parts.zone_names(candidate.id) if candidate.id in modules.IDS else ():
        if not any(f"{zone}-".startswith(f"{name}-") for zone in face.zones):
            yield f"the zone {name}"
    shown = {zone for shelf in face.shelves for zone in shelf.zones}
    lines = {shelf.name for shelf in face.shelves if has_text(f"shelf-{shelf.name}")}
    for what, used, known in (
        ("kind of card", {*face.cards}, CARD_KIND),
        ("kind of tile", {*face.tiles}, TILE_KIND),
        ("zone in its zones", shown, face.zones),
        ("text shelf-", {shelf.name for shelf in face.shelves}, lines),
        ("mix", {face.mix} - {""}, MIXES),
        ("rule", _rules_named(face), parts.known_rules()),
    ):
        yield from (f"no {what} {name}" for name in sorted(used - {*known}))


def _rules_named(face: Face) -> set[str]:
    """Give every rule that a face names."""
    cards, tiles, zones = face.cards.values(), face.tiles.values(), face.zones.values()
    return {
        *(rule for act in face.acts.values() for rule in (act.rule, act.why)),
        *(rule for card in cards for rule in (card.rule, card.paid, card.taken)),
        *(tile.stood for tile in tiles),
        *(tile.stall.rule for tile in tiles if tile.stall is not None),
        *(zone.rule for zone in zones),
        *(zone.special.rule for zone in zones if zone.special is not None),
        *(shelf.rule for shelf in face.shelves),
        *(foretold.rule for foretold in face.foretold.values()),
        *face.needs,
    } - {""}


def _icons(face: Face) -> list[str]:
    """Name the pictures of a face."""
    icons = {face.icon, *(act.icon for act in face.acts.values())} - {GEM, STAR}
    icons |= {row.icon for row in face.rows.values()} | {shelf.icon for shelf in face.shelves}
    return sorted(icons)


def measured(candidate: Candidate) -> Lacking:
    """Yield the figures that are measured or learned."""
    facts = json.loads((paths.assets_dir() / "modules.json").read_text(encoding="utf-8"))
    if candidate.id not in facts["modules"]:
        text = f"python -m tests.bench.measure_modules --module {candidate.id}"
        yield text, "assets/modules.json"
    learned = (paths.assets_dir() / "value_modules.json").read_text(encoding="utf-8")
    promises = candidate.kind is not None and candidate.kind.prospect is not Module.prospect
    if promises and f"prospect/{candidate.id}" not in json.loads(learned):
        text = f"the weight of prospect/{candidate.id}: tests/bench/train_modules.py says how"
        yield text, "assets/value_modules.json"


def counted(candidate: Candidate) -> Lacking:
    """Yield the rules that give points, but none in the sample of a scoring of all modules.

    What a scoring takes away is not among the points of the plain scorer.
    """
    lines = {line.rule for line in scored(6, 3).ledger.lines}
    plain = PLAIN_SCORING.read_text(encoding="utf-8")
    for path in parts.sources(candidate.kind) if candidate.kind else ():
        for rule in sorted(parts.line_rules(path)):
            if rule not in lines:
                yield f"a table on which {rule} counts", "tests/scored_samples.py"
            if rule != LOSS and f'"{rule}"' not in plain:
                yield f"what {rule} gives", PLAIN_SCORING.relative_to(parts.ROOT).as_posix()


# -- for learners -----------------------------------------------------------------------------


def lessons(candidate: Candidate) -> Lacking:
    """Yield what lacks of examples and of the lesson."""
    folder = Path("assets/teaching")
    file = str(folder / "examples" / f"{candidate.id}.json")
    for rule in parts.rules(candidate.id):
        try:
            if not examples.exists(rule):
                yield f"an example of {rule}", file
            else:
                examples.example(rule).start()
        except examples.BadExample as error:
            yield f"an example of {rule} that can be played: {error}", file
    try:
        if about_module(candidate.id) is None:
            yield "a lesson about it", str(folder / "lessons" / f"{candidate.id}.json")
    except BadLesson as error:
        yield f"a lesson that can be read: {error}", str(folder / "lessons")


def exercises(candidate: Candidate) -> Lacking:
    """Yield what lacks of the exercises."""
    file = parts.folder(candidate.id) / "lessons.py"
    if not file.exists() or UNWRITTEN in file.read_text(encoding="utf-8"):
        yield "its exercise", f"alhambra_qt/modules/{candidate.id}/lessons.py"
    if candidate.id not in PLAIN:
        yield "their reference implementation in MODULES", "tests/teaching/plain_modules.py"
    if not quarry.positions(candidate.id):
        yield "python -m tests.teaching.gather_positions", "assets/teaching/exercises.json"


STEPS: tuple[Callable[[Candidate], Lacking], ...] = (
    rules,
    scenarios,
    counted,
    texts,
    facts_of_texts,
    looks,
    stored,
    meetings,
    measured,
    lessons,
    exercises,
)


def missing(id: str, kind: type[Module[Any]] | None = None) -> list[str]:
    """List what a module lacks, each with the file where it belongs, in the order of the recipe."""
    candidate = Candidate(id, kind or parts.module_of(id))
    found = ((what, where.replace("\\", "/")) for step in STEPS for what, where in step(candidate))
    return [f"{where}: {what}" for what, where in found]


def main(words: Sequence[str]) -> int:
    """Print what the modules named lack."""
    if not words:
        sys.stderr.write("usage: python -m tests.checklist MODULE...\n")
        return 2
    found = [line for word in words for line in missing(word)]
    sys.stdout.writelines(f"{line}\n" for line in found)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
