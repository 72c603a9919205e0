"""What a move would do to what modules count: pieces gained and lost, huts, bazaars, attacks.

Facts are found by comparing two states, by what modules tell while the move is tried, and by the
questions they ask then; the texts are named after them, as ``what-event-chest-lost``.
"""

from collections.abc import Callable, Mapping

from attrs import frozen

from alhambra_qt.controller.view.parts import Fact
from alhambra_qt.controller.words.names import plain, row_of, tile_name
from alhambra_qt.controller.words.sentences import event_name, text_of
from alhambra_qt.engine import Game, Line
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import SIDE_LETTERS, Seat, Side
from alhambra_qt.engine.pieces import TILE_ID, TILE_KIND
from alhambra_qt.engine.scoring import counted_parts, module_lines, next_scoring
from alhambra_qt.i18n import Arg, has_text, listing, msg, signed
from alhambra_qt.modules.invaders.rules import possible_losses

LAST = 3
HUT = "hut"
PIECE_LOST, ASKED, HUT_CHANGED = 5.0, 3.5, 3.0  # how much such facts matter, in points

# How to add one: an action of a module that can be tried, as it neither draws nor reveals.
TRIED = frozenset(
    {
        *("place_with_gate", "add_with_gate", "build_sticks", "move_in"),
        *("place_chest", "buy_chests", "reveal_bonus", "choose_hakim"),
    }
)
# How to add one: such an action that is followed by a step and its questions, whose answers change
# nothing of what is counted.
FOLLOWED: Mapping[str, tuple[str, ...]] = {"buy_chests": ("hand_chests", "chests")}


@frozen
class Effect:
    """A fact, the rule behind it, whether it tells everybody's points, and how much it matters."""

    fact: Fact
    rule: str
    points: bool = False
    weight: float = 0


def can_be_tried(action: Action) -> bool:
    """Whether an action of a module can be tried to see what it does."""
    return action.name in TRIED


def try_action(game: Game, seat: Seat, action: Action) -> None:
    """Carry an action of a module out, on a copy."""
    game.rules.handlers[type(action)].run(game, seat, action)
    if action.name in FOLLOWED:
        _follow(game, seat, FOLLOWED[action.name])


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


def module_effects(game: Game, tried: Game, seat: Seat) -> list[Effect]:
    """List what a move did to what modules count."""
    return [
        *_lines(game, tried, seat),
        *_happened(tried, seat),
        *_asked(game, tried, seat),
        *_huts(game, tried, seat),
        *_threats(game, tried, seat),
    ]


def scorings_left(game: Game) -> int:
    """How many scorings are still to come, one at least."""
    return LAST + 1 - next_scoring(game)


# -- points -----------------------------------------------------------------------------------


# Rules of lines that only the last scoring counts.
AT_THE_END = frozenset({"bazaars.score"})


def lines_at(game: Game, seat: Seat, number: int) -> list[Line]:
    """List what modules count for a seat in a scoring, and what only the last one will count."""
    lines = module_lines(game, number)
    if number < LAST:
        lines += [line for line in module_lines(game, LAST) if line.rule in AT_THE_END]
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
            weight = abs(change) * (1 if rule in AT_THE_END else left)
            text = msg(f"what-{row}", n=signed(change))
            found.append(Effect(Fact(row, text), rule, weight=weight))
    return found


# -- pieces -----------------------------------------------------------------------------------

# What modules tell while a move is tried: the icon and the rule of the fact.
EVENTS: Mapping[str, tuple[str, str]] = {
    "chest-lost": ("treasure", "treasure.lost"),
    "resident-lost": ("trader", "trader.return"),
    "bonus-returned": ("cards", "bonus.return"),
}
# What modules ask then, likewise.
QUESTIONS: Mapping[str, tuple[str, str]] = {
    "trader-in": ("trader", "trader.move_in"),
    "trader-swap": ("trader", "trader.move_in"),
}


def _happened(tried: Game, seat: Seat) -> list[Effect]:
    """Say which pieces leave the Alhambra together with a tile."""
    names = [event_name(event) for event in tried.events or () if _own(event, seat)]
    return [
        Effect(Fact(icon, msg(f"what-event-{name}")), rule, weight=PIECE_LOST)
        for name, (icon, rule) in EVENTS.items()
        if name in names
    ]


def _own(event: object, seat: Seat) -> bool:
    return getattr(event, "seat", None) == seat


def _asked(game: Game, tried: Game, seat: Seat) -> list[Effect]:
    """Say what will be asked because of the move."""
    before = [frame.kind for frame in game.decisions]
    new = [f.kind.replace("_", "-") for f in tried.decisions if f.kind not in before]
    return [
        Effect(Fact(icon, msg(f"what-ask-{name}")), rule, weight=ASKED)
        for name, (icon, rule) in QUESTIONS.items()
        if name in new
    ]


def _huts(game: Game, tried: Game, seat: Seat) -> list[Effect]:
    """Say how many buildings a hut counts as, where that changes or is new."""
    old, new = _worths(game, seat), _worths(tried, seat)
    found = []
    for item, worth in new.items():
        was = old.get(item)
        if worth == was:
            continue
        detail = None if was is None else msg("what-before", n=plain(was))
        text = msg("what-hut", tile=tile_name(item), n=plain(worth))
        icon = item.split("-")[1]
        found.append(Effect(Fact(icon, text, detail), "huts.score", weight=HUT_CHANGED))
    return found


def _worths(game: Game, seat: Seat) -> dict[str, float]:
    """Give how many buildings each hut of a seat counts as."""
    built = game.players[seat].palace.tiles.values()
    found = {TILE_ID[tile]: 0.0 for tile in built if TILE_KIND[tile] == HUT}
    for part in counted_parts(game, next_scoring(game), seat):
        if part.item in found:
            found[part.item] = part.count
    return found


# -- attacks ----------------------------------------------------------------------------------

Losses = Mapping[Side, int]
# How to add one: the state of a module that takes points away, and what each thing that may
# come next would cost a seat, by the side it comes from.
THREATS: Mapping[str, Callable[[Game, Seat, int], Losses]] = {"invaders": possible_losses}


def _threats(game: Game, tried: Game, seat: Seat) -> list[Effect]:
    """Say how the losses of the next scoring change: of the one known, or of all that may come."""
    number = next_scoring(game)
    found = []
    for module, losses in THREATS.items():
        if module not in game.ext:
            continue
        old, new = losses(game, seat, number), losses(tried, seat, number)
        changed = [side for side in old if old[side] != new[side]]
        if not changed:
            continue
        weight = sum(abs(new[side] - old[side]) for side in changed) / len(old)
        if len(old) == 1:
            text = msg("what-attack-known", **_change(old, new, changed[0]))
        else:
            parts = [msg("what-attack-part", **_change(old, new, side)) for side in changed]
            text = msg("what-attack", changes=text_of(listing(parts)))
        found.append(Effect(Fact(module, text), "invaders.attack", weight=weight))
    return found


def _change(old: Losses, new: Losses, side: Side) -> dict[str, Arg]:
    return {"dir": SIDE_LETTERS[side], "old": _loss(old[side]), "new": _loss(new[side])}


def _loss(points: int) -> Arg:
    return signed(-points) if points else 0
