"""A move's effects on everybody's walls, majorities, points and module pieces.

The move is tried on a copy of the seat's observation; hidden information is neither needed nor
used.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import get_args

from attrs import evolve

from alhambra_qt.controller.faces.face import Effect, Losses, Threat
from alhambra_qt.controller.faces.found import act_of, acts, faces, known_row
from alhambra_qt.controller.presenter.player_panels import item_of, rows_of
from alhambra_qt.controller.view.view_parts import At, Callout, Fact, SeatTag, When
from alhambra_qt.controller.whatif.foreseen import (
    ACTIONS,
    HAPPENS,
    ORDINARY,
    OVER,
    SPENT,
    following,
    foresee,
)
from alhambra_qt.controller.words.names import no_space, plain, row_name, row_of
from alhambra_qt.controller.words.sentences import rule_link, text_of
from alhambra_qt.engine import DIRK, Game, Ledger, Line, score_now
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    GiveToDirk,
    Place,
    RemoveTile,
    Reserve,
    SwapTile,
)
from alhambra_qt.engine.building import build, cells_for, lift, run_place, walls_of
from alhambra_qt.engine.ids import SIDE_LETTERS, Cell, Seat, Side, Tile, xy
from alhambra_qt.engine.pieces import TILE_ID, TYPES
from alhambra_qt.engine.scoring import (
    Counts,
    counted_parts,
    module_lines,
    next_scoring,
    standing_counts,
)
from alhambra_qt.i18n import Arg, Msg, gain, has_text, listing, msg, signed

LAST = 3


def can_be_tried(action: Action) -> bool:
    """Return whether a module's action can be simulated."""
    return act_of(action.name).tried


def try_action(game: Game, seat: Seat, action: Action) -> None:
    """Execute a module's action on a copy."""
    game.rules.handlers[type(action)].run(game, seat, action)
    followed = act_of(action.name).followed
    if followed:
        _follow(game, seat, followed)


def _follow(game: Game, seat: Seat, kinds: tuple[str, ...]) -> None:
    """Run the step that follows an action, as if nobody did anything before it."""
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
    """Run what follows automatically within a turn, up to the next question."""
    following = {kind for act in acts().values() for kind in act.followed}
    if game.decisions and game.frame.kind in {"tiles_placed"} | following:
        del game.decisions[:-1]
        while game.decisions and game.frame.kind in game.rules.steps:
            game.rules.steps[game.frame.kind](game, game.frame)


def module_effects(game: Game, tried: Game, seat: Seat, tags: Sequence[SeatTag]) -> list[Effect]:
    """List a move's effects on what modules count."""
    found = [*_lines(game, tried, seat)]
    for module, face in faces().items():
        if module in game.ext and face.effects is not None:
            found += face.effects(game, tried, seat, tags)
    return [*found, *_threats(game, tried, seat)]


def scorings_left(game: Game) -> int:
    """Return the number of scorings still to come, at least one."""
    return LAST + 1 - next_scoring(game)


# -- points -----------------------------------------------------------------------------------


def lines_at(game: Game, seat: Seat, number: int) -> list[Line]:
    """List a seat's module lines in a scoring, and those that only the last one counts."""
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


# -- attacks ----------------------------------------------------------------------------------


def threats(game: Game) -> dict[str, Threat]:
    """Return a game's sources of losses, by module."""
    return {
        module: face.threat
        for module, face in faces().items()
        if module in game.ext and face.threat is not None
    }


def _threats(game: Game, tried: Game, seat: Seat) -> list[Effect]:
    """Say how the next scoring's losses change: by the known attack, or by all possible ones."""
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
            every = reduce(
                lambda some, message: msg("what-attack-parts", parts=some, part=message), parts
            )
            text = msg("what-attack", changes=every)
        found.append(Effect(Fact(module, text), threat.rule, weight=weight))
    return found


def _change(old: Losses, new: Losses, side: Side) -> dict[str, Arg]:
    return {"dir": SIDE_LETTERS[side], "old": _loss(old[side]), "new": _loss(new[side])}


def _loss(points: int) -> Arg:
    return gain(-points)


Names = Sequence[str | Msg]
NOW, END = "what-points", "what-points-end"
BUILT = "what-points-built"  # the tiles held aside count as built
PLACED = "what-points-placed"  # on the best space for this scoring
BEST_END = "what-points-end-best"  # on the space that is the best for the last scoring


def ledger_of(game: Game, number: int) -> Ledger:
    """Count a scoring as if it came now.

    The known part of the next attack is subtracted in the next scoring, not in a later one.
    """
    return score_now(game, number, losses=not game.over and number == next_scoring(game))


def points_change(game: Game, tried: Game, number: int = 0) -> list[int]:
    """Return the change of a scoring (by default the next) per seat, Dirk last."""
    number = number or next_scoring(game)
    return _points_change(ledger_of(game, number), ledger_of(tried, number))


def points_effects(
    game: Game, tried: Game, tags: Sequence[SeatTag], seat: Seat, now: str = NOW
) -> list[Effect]:
    """Say what everybody would gain or lose now and at the end, and why."""
    names: Names = [*(tag.label for tag in tags), msg("dirk")]
    number = next_scoring(game)
    found = [_said(game, tried, names, seat, number, now)]
    if number < LAST and any(points_change(game, tried, LAST)):
        found.append(_said(game, tried, names, seat, LAST, END))
    return [Effect(fact, "score.when", points=True) for fact in found]


def _said(game: Game, tried: Game, names: Names, seat: Seat, number: int, text: str) -> Fact:
    old, new = ledger_of(game, number), ledger_of(tried, number)
    changes = _points_change(old, new)
    if not any(changes):
        return Fact("crown", msg(f"{text}-same", k=number))
    gains, note = _gains(names, changes), _attack_note(game, seat, number, (old, new))
    if note is not None:
        gains = msg("what-points-noted", changes=gains, note=note)
    sentence = msg(text, k=number, changes=gains)
    theirs = any(change for other, change in enumerate(changes) if other != seat)
    return Fact("crown", sentence, _reasons(old, new, names) if theirs else None)


def _attack_note(game: Game, seat: Seat, number: int, ledgers: tuple[Ledger, Ledger]) -> Msg | None:
    """Say whether a change of points counts an attack: the one that is known, or none."""
    for threat in threats(game).values():
        sides = [*threat.losses(game, seat, number)]
        if sides and number != next_scoring(game):
            return msg("what-without-attack")
        old, new = ([line for line in each.lines if line.rule == threat.rule] for each in ledgers)
        if old != new:  # only a known attack has lines
            return msg("what-with-attack", dir=SIDE_LETTERS[sides[0]])
    return None


def _points_change(old: Ledger, new: Ledger) -> list[int]:
    change = [b - a for a, b in zip(old.totals, new.totals, strict=True)]
    if old.dirk is not None and new.dirk is not None:
        change.append(new.dirk - old.dirk)
    return change


def _gains(names: Names, changes: Sequence[int]) -> Msg | str:
    parts = [
        msg("log-gain", name=name, n=signed(change))
        for name, change in zip(names, changes, strict=False)
        if change
    ]
    return text_of(listing(parts))


def _reasons(old: Ledger, new: Ledger, names: Names) -> Msg | None:
    """Say row by row who gains or loses; None if no row changes."""
    text: Msg | None = None
    for item in dict.fromkeys((*rows_of(old), *rows_of(new))):
        changes = [
            b - a for a, b in zip(_points_row(old, item), _points_row(new, item), strict=True)
        ]
        if any(changes):
            row = msg("what-points-row", row=row_name(item), changes=_gains(names, changes))
            text = row if text is None else msg("what-points-rows", rows=text, row=row)
    return text


def _points_row(ledger: Ledger, item: str) -> list[int]:
    seats = [*range(len(ledger.totals)), *([DIRK] if ledger.dirk is not None else [])]
    lines = [line for line in ledger.lines if item_of(line) == item]
    return [sum(line.points for line in lines if line.seat == seat) for seat in seats]


# Limits for unchanged facts and for rule links; the full details show the others.
MAX_SAME, MAX_RULES = 1, 3
WHENS = get_args(When)  # in chronological order
TILES = (Place, AddTile, SwapTile, RemoveTile)
SAID = 1.0  # importance of what an action is about
COUNTED = 2.5  # importance of a change in a majority, in points


def after(game: Game, seat: Seat, action: Action) -> Game:
    """Return a copy of the game with an action's tile already in place."""
    tried = game.clone()
    tried.events = []
    match action:
        case Place(tile) if tile in tried.players[seat].bought and tried.frame.kind == "place":
            run_place(tried, seat, action)
        case Place(tile, cell) | AddTile(tile, cell):
            build(tried, seat, tile, cell)
        case SwapTile(tile, cell):
            lift(tried, seat, cell)
            build(tried, seat, tile, cell)
        case RemoveTile(cell):
            lift(tried, seat, cell)
        case GiveToDirk(tile):
            if tried.dirk is not None:
                tried.dirk.append(tile)
        case _ if can_be_tried(action):
            try_action(tried, seat, action)
    settle(tried)
    return tried


def callout(
    game: Game, seat: Seat, tags: Sequence[SeatTag], action: Action, show_all: bool = False
) -> Callout | None:
    """Return the effects of an action; None if they are the same in every turn.

    Events and changes of worth are always listed. Unchanged facts, the reasons for others' points,
    and that the action is used up (the prompt says so) are listed only with ``show_all``.
    """
    found = effects(game, seat, tags, action)
    if all(effect.kind in ORDINARY for effect in found):
        return None
    if any(effect.kind == OVER for effect in found):  # it implies that the action is used up
        found = tuple(effect for effect in found if effect.kind != SPENT)
    if not show_all:
        found = _brief(found)
    every = dict.fromkeys(effect.rule for effect in found if effect.rule and not effect.points)
    rules = tuple(every) if show_all else tuple(every)[:MAX_RULES]
    placing = isinstance(action, Place | AddTile | SwapTile) or act_of(action.name).places
    title = msg("what-title") if placing else msg("what-title-move")
    links = tuple(rule_link(rule) for rule in rules)
    at_once = (
        effect.fact
        for effect in found
        if effect.fact.warns or (effect.fact.when == "now" and effect.kind not in ACTIONS)
    )
    facts = tuple(effect.fact for effect in found)
    return Callout(title, facts, links, _cell(action), next(at_once, None))


def _brief(found: Sequence[Effect]) -> tuple[Effect, ...]:
    """Drop unchanged facts and the reasons for points if there is more to say."""
    effects = [effect for effect in found if effect.kind != SPENT]
    much = any(effect.kind for effect in effects)
    same = [effect for effect in effects if not (effect.kind or effect.weight or effect.points)]
    effects = [effect for effect in effects if effect not in same[0 if much else MAX_SAME :]]
    points = [effect for effect in effects if effect.points][0 if much else 1 :]
    return tuple(
        evolve(effect, fact=evolve(effect.fact, detail=None)) if effect in points else effect
        for effect in effects
    )


def _cell(action: Action) -> At | None:
    cell = getattr(action, "cell", None)
    return None if cell is None else xy(cell)


def effects(game: Game, seat: Seat, tags: Sequence[SeatTag], action: Action) -> tuple[Effect, ...]:
    """List an action's effects in chronological order: at once, its worth, the turn's end.

    Warnings come before all others.
    """
    out = foresee(game, seat, action)
    effects = following(out) if out is not None else []
    every = (*_worth(game, seat, tags, action), *effects)  # where a tile goes comes first
    ordered = sorted(every, key=lambda effect: WHENS.index(effect.fact.when))
    return tuple(sorted(ordered, key=lambda effect: not effect.fact.warns))


def _worth(game: Game, seat: Seat, tags: Sequence[SeatTag], action: Action) -> tuple[Effect, ...]:
    act = act_of(action.name)
    if act.brings is not None:
        facts = act.brings(game, seat, tags, action)
        return tuple(Effect(fact, act.rule, weight=SAID) for fact in facts)
    match action:
        case Buy(slot, _):
            return tuple(_bought(game, seat, tags, game.market[slot]))
        case Reserve():
            fact = Fact("shelf", msg("what-reserve"))
            return (Effect(fact, "reserve.free"),)
        case GiveToDirk():
            return tuple(points_effects(game, after(game, seat, action), tags, seat))
        case Place() | AddTile() | SwapTile() | RemoveTile():
            return _building_effects(game, seat, tags, action)
        case _ if act.gets:
            return tuple(_bought(game, seat, tags, tile_got(game, action)))
        case _ if act.followed:
            stood = placed_at_best(game, seat)
            now = NOW if stood is game else BUILT
            return _building_effects(stood, seat, tags, action, now)
        case _ if can_be_tried(action):
            return _building_effects(game, seat, tags, action)
    return ()


def _building_effects(
    game: Game, seat: Seat, tags: Sequence[SeatTag], action: Action, now: str = NOW
) -> tuple[Effect, ...]:
    tried = after(game, seat, action)
    wall = _wall(game, tried, seat)
    if not isinstance(action, TILES) and not act_of(action.name).places:
        wall = [effect for effect in wall if effect.weight]
    counts = _counts(game, tried, seat, tags)
    found = [*wall, *module_effects(game, tried, seat, tags), *counts]
    return (*_by_weight(found), *points_effects(game, tried, tags, seat, now))


def tile_got(game: Game, action: Action) -> Tile:
    """Return the tile that an action gets, to be placed later."""
    tile: Tile = getattr(action, "tile", 0) or game.market[getattr(action, "slot", 0)]
    return tile


def best_place(game: Game, seat: Seat, tile: Tile) -> Cell | None:
    """Return the space where a tile would bring most now; None if there is none."""
    found = _worths(game, seat, tile)
    return max(found, key=lambda cell: found[cell], default=None)


def _worths(game: Game, seat: Seat, tile: Tile) -> dict[Cell, tuple[int, int, int | float, int]]:
    """Return what a tile would bring on each space.

    Points of the next scoring, then of the last, then counts, then the wall.
    """

    def worth(cell: Cell) -> tuple[int, int, int | float, int]:
        tried, number = after(game, seat, Place.of(tile, cell)), next_scoring(game)
        soon = ledger_of(tried, number).totals[seat]
        last = soon if number == LAST else ledger_of(tried, LAST).totals[seat]
        counted = sum(_row(standing_counts(tried), seat))
        return soon, last, counted, wall_change(game, seat, tile, cell)

    return {cell: worth(cell) for cell in cells_for(game, seat, tile)}


def placed_at_best(game: Game, seat: Seat) -> Game:
    """Return the game with the tiles held aside built, each where it brings most.

    Effects of an action may need them; the game itself if none of them fits.
    """
    for tile in game.players[seat].bought:
        cell = best_place(game, seat, tile)
        if cell is not None:
            game = after(game, seat, Place.of(tile, cell))
    return game


def _bought(game: Game, seat: Seat, tags: Sequence[SeatTag], tile: Tile) -> list[Effect]:
    """Say what a tile would count for, and its best possible effect on the wall.

    The tiles held aside count as built: its neighbours may be among them. What depends on the
    space follows the points, which say that it is the best.
    """
    stood = placed_at_best(game, seat)
    if cells_for(stood, seat, tile):
        game = stood
    worths = _worths(game, seat, tile)
    if not worths:
        fact = Fact("unfit", no_space(game, tile), when="now")
        return [Effect(fact, "reserve.free", weight=HAPPENS)]
    best = max(worths, key=lambda cell: worths[cell])
    tried = after(game, seat, Place.of(tile, best))
    old = game.players[seat].palace.longest_wall()
    new = old + max(wall_change(game, seat, tile, at) for at in worths)
    wall = Effect(Fact("wall", msg("what-wall-best", old=old, new=new)), "score.wall", weight=0.0)
    points = points_effects(game, tried, tags, seat, PLACED)
    of_modules = _by_weight(module_effects(game, tried, seat, tags))
    last, best_end = max(worths, key=lambda cell: worths[cell][1]), list[Effect]()
    if worths[last][1] > worths[best][1]:  # the best space for the last scoring is another one
        names: Names = [*(tag.label for tag in tags), msg("dirk")]
        tried_last = after(game, seat, Place.of(tile, last))
        fact = _said(game, tried_last, names, seat, LAST, BEST_END)
        at_end = _by_weight(filter(_at_end, module_effects(game, tried_last, seat, tags)))
        best_end, points = [Effect(fact, "score.when", points=True), *at_end], points[:1]
        of_modules = [effect for effect in of_modules if not _at_end(effect)]
    return [*_counts(game, tried, seat, tags), wall, *points, *of_modules, *best_end]


def _by_weight(found: Iterable[Effect]) -> list[Effect]:
    return sorted(found, key=lambda effect: -effect.weight)


def _at_end(effect: Effect) -> bool:
    """Return whether only the last scoring counts what an effect is about."""
    return known_row(effect.rule).at_end


def _wall(game: Game, tried: Game, seat: Seat) -> list[Effect]:
    old = game.players[seat].palace.longest_wall()
    new = tried.players[seat].palace.longest_wall()
    if old == new:
        return [Effect(Fact("wall", msg("what-wall-same", n=new)), "score.wall")]
    each = msg("what-wall-each", n=signed(new - old))
    fact = Fact("wall", msg("what-wall", old=old, new=new), each)
    return [Effect(fact, "score.wall", weight=abs(new - old) * scorings_left(game))]


def _counts(game: Game, tried: Game, seat: Seat, tags: Sequence[SeatTag]) -> list[Effect]:
    before, counts = standing_counts(game), standing_counts(tried)
    old, new = _row(before, seat), _row(counts, seat)
    found = []
    for kind, name in enumerate(TYPES):
        if old[kind] == new[kind]:
            continue
        text = msg("what-count", old=old[kind], new=msg(f"play-many-{name}", n=new[kind]))
        detail = _lead(_others(counts, seat, tags, kind), old[kind], new[kind])
        found.append(Effect(Fact(name, text, detail), "score.majority", weight=COUNTED))
    return found


def _row(counts: Counts, seat: Seat) -> list[int | float]:
    return [plain(count) for count in counts[seat]]


def _others(
    counts: Counts, seat: Seat, tags: Sequence[SeatTag], kind: int
) -> list[tuple[int | float, str | Msg]]:
    names: list[str | Msg] = [*(tag.label for tag in tags), msg("dirk")]
    return [
        (plain(row[kind]), name)
        for other, (row, name) in enumerate(zip(counts, names, strict=False))
        if other != seat
    ]


def _lead(others: list[tuple[int | float, str | Msg]], old: int | float, new: int | float) -> Msg:
    most, name = max(others, key=lambda other: other[0])
    if not most:
        return msg("what-only")
    if new > most:
        if old <= most:
            return msg("what-lead-new", name=name, n=most)
        if new > old:
            return msg("what-lead-grows", name=name, n=most)
        return msg("what-lead-shrinks", name=name, n=most)
    if new == most:
        return msg("what-lead-tie", name=name, n=most)
    return msg("what-behind", name=name, n=most)


def lines_of(game: Game, seat: Seat, tile: int, cell: int) -> list[Line]:
    """List what a module's tile would count on a cell, at least at the end."""
    tried = after(game, seat, Place.of(tile, cell))
    lines = lines_at(tried, seat, next_scoring(game))
    return [line for line in lines if line.item == TILE_ID[tile]]


def counted_as(game: Game, seat: Seat, tile: int, cell: int) -> int:
    """Return as how many buildings a module's tile would count on a cell."""
    tried = after(game, seat, Place.of(tile, cell))
    parts = counted_parts(tried, next_scoring(game), seat)
    return sum(int(part.count) for part in parts if part.item == TILE_ID[tile])


def wall_change(game: Game, seat: Seat, tile: int, cell: int) -> int:
    """Return the change of the longest wall if a tile were built on a cell."""
    built = game.players[seat].palace
    tried = built.clone()
    tried.place(tile, cell, walls_of(game.players[seat], tile))
    return tried.longest_wall() - built.longest_wall()
