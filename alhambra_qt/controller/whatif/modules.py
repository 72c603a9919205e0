"""What a move would do to what modules count: pieces gained and lost, huts, bazaars, attacks.

Facts are found by comparing two states, by what modules tell while the move is tried, and by the
questions they ask then; the texts are named after them, as ``what-event-chest-lost``.
"""

from functools import reduce

from alhambra_qt.controller.faces.face import Effect, Losses, Threat
from alhambra_qt.controller.faces.found import act_of, acts, faces, known_row
from alhambra_qt.controller.view.parts import Fact
from alhambra_qt.controller.words.names import row_of
from alhambra_qt.engine import Game, Line
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import SIDE_LETTERS, Seat, Side
from alhambra_qt.engine.scoring import module_lines, next_scoring
from alhambra_qt.i18n import Arg, has_text, msg, signed

LAST = 3


def can_be_tried(action: Action) -> bool:
    """Whether an action of a module can be tried to see what it does."""
    return act_of(action.name).tried


def try_action(game: Game, seat: Seat, action: Action) -> None:
    """Carry an action of a module out, on a copy."""
    game.rules.handlers[type(action)].run(game, seat, action)
    followed = act_of(action.name).followed
    if followed:
        _follow(game, seat, followed)


def _follow(game: Game, seat: Seat, kinds: tuple[str, ...]) -> None:
    """Go through the step that follows an action, as if nothing were to be done before it."""
    game.decisions.clear()
    game.push(kinds[0], seat, seat)
    while game.decisions:
        frame = game.frame
        if frame.kind == kinds[0]:
            game.rules.steps[frame.kind](game, frame)
        else:
            answer = game.rules.decisions[frame.kind].options(game, frame)[0]
            game.rules.handlers[type(answer)].run(game, frame.seat, answer)


def settle(game: Game) -> None:
    """Go through what follows by itself within a turn, up to the next question."""
    following = {kind for act in acts().values() for kind in act.followed}
    if game.decisions and game.frame.kind in {"tiles_placed"} | following:
        del game.decisions[:-1]
        while game.decisions and game.frame.kind in game.rules.steps:
            game.rules.steps[game.frame.kind](game, game.frame)


def module_effects(game: Game, tried: Game, seat: Seat) -> list[Effect]:
    """List what a move did to what modules count."""
    return [
        *_lines(game, tried, seat),
        *_of_faces(game, tried, seat),
        *_threats(game, tried, seat),
    ]


def scorings_left(game: Game) -> int:
    """How many scorings are still to come, one at least."""
    return LAST + 1 - next_scoring(game)


# -- points -----------------------------------------------------------------------------------


def lines_at(game: Game, seat: Seat, number: int) -> list[Line]:
    """List what modules count for a seat in a scoring, and what only the last one will count."""
    lines = module_lines(game, number)
    if number < LAST:
        lines += [line for line in module_lines(game, LAST) if known_row(line.rule).at_end]
    return [line for line in lines if line.seat == seat]


def _lines(game: Game, tried: Game, seat: Seat) -> list[Effect]:
    """Say what modules count more or less; the text is named after the row, as ``what-camps``."""
    number, left = next_scoring(game), scorings_left(game)
    gained: dict[str, int] = {}
    for state, sign in ((tried, 1), (game, -1)):
        for line in lines_at(state, seat, number):
            gained[line.rule] = gained.get(line.rule, 0) + sign * line.points
    found = []
    for rule, change in gained.items():
        row = row_of(rule)
        if change and has_text(f"what-{row}"):
            weight = abs(change) * (1 if known_row(rule).at_end else left)
            text = msg(f"what-{row}", n=signed(change))
            found.append(Effect(Fact(row, text), rule, weight=weight))
    return found


def _of_faces(game: Game, tried: Game, seat: Seat) -> list[Effect]:
    """Say what modules find by comparing the two states."""
    return [
        effect
        for module, face in faces().items()
        if module in game.ext and face.effects is not None
        for effect in face.effects(game, tried, seat)
    ]


# -- attacks ----------------------------------------------------------------------------------


def threats(game: Game) -> dict[str, Threat]:
    """Give what takes points away in a game, by the modules."""
    return {
        module: face.threat
        for module, face in faces().items()
        if module in game.ext and face.threat is not None
    }


def _threats(game: Game, tried: Game, seat: Seat) -> list[Effect]:
    """Say how the losses of the next scoring change: of the one known, or of all that may come."""
    number = next_scoring(game)
    found = []
    for module, threat in threats(game).items():
        old, new = threat.losses(game, seat, number), threat.losses(tried, seat, number)
        changed = [side for side in old if old[side] != new[side]]
        if not changed:
            continue
        weight = sum(abs(new[side] - old[side]) for side in changed) / len(old)
        if len(old) == 1:
            text = msg("what-attack-known", **_change(old, new, changed[0]))
        else:
            parts = [msg("what-attack-part", **_change(old, new, side)) for side in changed]
            every = reduce(lambda some, one: msg("what-attack-parts", parts=some, part=one), parts)
            text = msg("what-attack", changes=every)
        found.append(Effect(Fact(module, text), threat.rule, weight=weight))
    return found


def _change(old: Losses, new: Losses, side: Side) -> dict[str, Arg]:
    return {"dir": SIDE_LETTERS[side], "old": _loss(old[side]), "new": _loss(new[side])}


def _loss(points: int) -> Arg:
    return signed(-points) if points else 0
