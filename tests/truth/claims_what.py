"""If you do this: what a move would change, played on a copy and counted anew."""

from collections.abc import Iterator

from alhambra_qt.controller.faces.found import act_of
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action, Buy
from alhambra_qt.engine.building import build
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import Msg, tr
from tests.truth.counting import (
    built,
    ext,
    has,
    known_attack,
    next_number,
    number,
    owners,
    places,
    points,
    rules_points,
    wall,
)
from tests.truth.moment import Said, Untried, claims, differs

Tried = tuple[Game, Game]


def action_of(said: Said) -> Action:
    """The action whose consequences are shown."""
    if said.at.ready is None or said.at.ready not in said.at.legal:
        raise Untried
    action: Action = said.at.ready
    return action


def tile_got(game: Game, action: Action) -> int:
    """The tile that an action gets, to be placed later; 0 if it gets none."""
    if not isinstance(action, Buy) and not act_of(action.name).gets:
        return 0
    return getattr(action, "tile", 0) or game.market[getattr(action, "slot", 0)]


def tried(said: Said) -> list[Tried]:
    """Give the games before and after an action; of a tile that is got, on each space."""
    cache = said.at.__dict__.setdefault("_tried", {})
    action = action_of(said)
    if action not in cache:
        cache[action] = list(_tried(said, action))
    if not cache[action]:
        raise Untried
    found: list[Tried] = cache[action]
    return found


def _tried(said: Said, action: Action) -> Iterator[Tried]:
    game, seat = said.at.game, said.at.seat
    tile = tile_got(game, action)
    if tile:
        if game.players[seat].bought:
            return  # the tiles of before are placed first
        for cell in places(game, seat, tile):
            after = game.clone()
            build(after, seat, tile, cell)
            yield game, after
    elif act_of(action.name).followed:
        return  # the tiles of the turn are placed first
    else:
        after, events = said.at.after(action)
        if has(events, "BonusShown"):
            return  # more happens at once than what is placed
        if after.scorings_done == game.scorings_done and not after.over:
            yield game, after


@claims("what-wall", "what-wall-same", "what-wall-best")
def wall_changes(said: Said) -> str | None:
    """The longest wall before and after; on the best space of all for a tile that is got."""
    seat = said.at.seat
    both = [(wall(old, seat), wall(new, seat)) for old, new in tried(said)]
    old, new = both[0][0], max(one for _, one in both)
    found = (new, new) if said.text.id == "what-wall-same" else (old, new)
    told = said.args.get("old", said.args.get("n")), said.args.get("new", said.args.get("n"))
    if said.text.id == "what-wall-same" and old != new:
        return f"the wall changes: {old} to {new}"
    return differs("the wall", told, found)


@claims("what-wall-each")
def wall_each(said: Said) -> str | None:
    """So much more in each scoring."""
    seat = said.at.seat
    changes = {wall(new, seat) - wall(old, seat) for old, new in tried(said)}
    return None if said.args["n"] in changes else f"changes by {changes}"


def counted(said: Said, kind: str) -> set[tuple[int, int]]:
    """Give what the seat may have of a type before and after."""
    seat = said.at.seat
    return {(built(old, seat, kind), built(new, seat, kind)) for old, new in tried(said)}


@claims("what-count")
def counts(said: Said) -> str | None:
    """Check the seat's number of a type, before and after."""
    kind = said.owner.icon
    shown = said.args["new"]
    told = said.args["old"], number(shown)
    if f"play-many-{kind}" != shown.id:
        return f"another type: {shown.id}"
    found = counted(said, kind)
    return None if told in found else f"{kind}: {found}, not {told}"


@claims(
    "what-lead-grows",
    "what-lead-new",
    "what-lead-tie",
    "what-lead-shrinks",
    "what-behind",
    "what-only",
)
def leads(said: Said) -> str | None:
    """Check the others' numbers of the type, and whether the lead is new, shared, or none."""
    kind, seat = said.owner.icon, said.at.seat
    verdicts = []
    for old, new in tried(said):
        mine, before = built(new, seat, kind), built(old, seat, kind)
        others = {k: built(new, k, kind) for k in range(owners(new)) if k != seat}
        verdicts.append(_leads(said, mine, before, others))
    return None if None in verdicts else verdicts[0]


def _leads(said: Said, mine: int, before: int, others: dict[int, int]) -> str | None:
    most = max(others.values())
    if said.text.id == "what-only":
        return differs("the most of others", 0, most)
    names = [name_of(said, k) for k, n in others.items() if n == most]
    if said.args["n"] != most or said.say("name") not in names:
        return f"the most is {most}: {names}"
    fits = {
        "what-lead-grows": before > most and mine > before,
        "what-lead-new": mine > most >= before,
        "what-lead-tie": mine == most,
        "what-lead-shrinks": most < mine < before,
        "what-behind": mine < most,
    }
    return None if fits[said.text.id] else f"from {before} to {mine}, the most of others {most}"


def name_of(said: Said, owner: int) -> str:
    """The name of a seat, or Dirk's."""
    tags = said.at.desk.session.tags
    return tags[owner].name if owner < len(tags) else tr("en", Msg("dirk"))


def gains(text: object) -> dict[str, int]:
    """Read "Anna +2 and Marco −3" back from its messages."""
    if not isinstance(text, Msg):
        return {}
    args = dict(text.args)
    if text.id == "log-gain":
        name = args["name"]
        return {tr("en", name) if isinstance(name, Msg) else str(name): number(args["n"])}
    found: dict[str, int] = {}
    for value in args.values():
        found |= gains(value)
    return found


def changes(said: Said, which: int) -> list[dict[str, int]]:
    """How a scoring changes for everybody by name, in each way that the tile could go."""
    seat = said.at.seat
    found = []
    for old, new in tried(said):
        before, after = points(old, which, seat), points(new, which, seat)
        pairs = zip(before, after, strict=True)
        found.append({name_of(said, k): b - a for k, (a, b) in enumerate(pairs) if a != b})
    return found


def on_best(said: Said, which: int) -> list[dict[str, int]]:
    """How a scoring changes, on the best spaces for the next scoring if a tile is got."""
    found, own = changes(said, which), name_of(said, said.at.seat)
    if not tile_got(said.at.game, action_of(said)):
        return found
    soon = [change.get(own, 0) for change in changes(said, next_number(said.at.game))]
    return [one for one, now in zip(found, soon, strict=True) if now == max(soon)]


def most(said: Said, found: list[dict[str, int]]) -> int:
    """The most that the seat would gain."""
    return max(one.get(name_of(said, said.at.seat), 0) for one in found)


@claims("what-points", "what-points-end", "what-points-placed")
def points_now(said: Said) -> str | None:
    """Check everybody's gains or losses; on the best space if one is still to be chosen."""
    which = said.args.get("k", 3)
    if which == next_number(said.at.game) == 3 and said.text.id == "what-points-end":
        return "the next scoring is the last"
    found, told = on_best(said, which), gains(said.args["changes"])
    if told not in found:
        return f"scoring {which}: {found[:3]}, not {told}"
    if said.text.id == "what-points-end" and tile_got(said.at.game, action_of(said)):
        return differs(
            "the most in the last scoring", most(said, [told]), most(said, changes(said, 3))
        )
    return None


@claims("what-points-same", "what-points-placed-same")
def points_same(said: Said) -> str | None:
    """Nobody's points change."""
    found = on_best(said, said.args["k"])
    return None if {} in found else f"changes: {found[:3]}"


@claims("what-points-end-best")
def points_best(said: Said) -> str | None:
    """In the last scoring another space would bring more than the best for the next."""
    found, told = changes(said, 3), gains(said.args["changes"])
    if told not in found or most(said, [told]) != most(said, found):
        return f"not the most: {told}, {found[:3]}"
    return None if most(said, on_best(said, 3)) < most(said, [told]) else "the same space is best"


@claims("what-with-attack")
def with_attack(said: Said) -> str | None:
    """The attack that is counted is known to come from there."""
    return differs("the attack", said.args["dir"], known_attack(said.at.game))


@claims("what-without-attack")
def without_attack(said: Said) -> str | None:
    """It is about the last scoring, whose attack is not the next."""
    fine = said.owner.text.id.startswith("what-points-end") and next_number(said.at.game) < 3
    return None if fine and ext(said.at.game, "invaders").stack else "an attack is counted"


ROWS = {"wall": "score.wall", "camps": "camps.score", "trader": "trader.score"}
ROWS |= {"treasure": "treasure.score", "bazaars": "bazaars.score", "invaders": "invaders.attack"}
ROWS |= {"yusuf": "yusuf"}


@claims("what-points-row")
def points_row(said: Said) -> str | None:
    """Row by row, whose points change (the types of buildings are one rule together)."""
    row = said.args["row"].id.removeprefix("types-").removeprefix("play-row-")
    if row in TYPES or (said.inside is not None and said.inside.id == "what-points-rows"):
        raise Untried
    rule = ROWS[row]
    which = dict(said.owner.text.args).get("k", 3)
    seat, found = said.at.seat, []
    for old, new in tried(said):
        both = zip(rules_points(old, which, seat), rules_points(new, which, seat), strict=True)
        diff = {name_of(said, k): b.get(rule, 0) - a.get(rule, 0) for k, (a, b) in enumerate(both)}
        found.append({name: change for name, change in diff.items() if change})
    told = gains(said.args["changes"])
    return None if told in found else f"{row}: {found[:3]}, not {told}"


@claims("what-camps", "what-trader", "what-treasure", "what-yusuf", "what-bazaars")
def module_rows(said: Said) -> str | None:
    """Check the change of a module's points for the seat."""
    row = said.text.id.removeprefix("what-")
    which = 3 if row == "bazaars" else next_number(said.at.game)
    seat = said.at.seat
    found = {
        rules_points(new, which, seat)[seat].get(ROWS[row], 0)
        - rules_points(old, which, seat)[seat].get(ROWS[row], 0)
        for old, new in tried(said)
    }
    return None if said.args["n"] in found else f"{found}, not {said.args['n']}"
