"""Invaders: open sides cost points at every scoring (rules of section 7.15)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

import attrs

from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.codec import read_choice
from alhambra_qt.engine.contracts import Future, PositionFields, Purchase, Zone
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.fields import EACH_SEAT, Json
from alhambra_qt.engine.ids import (
    SIDE_LETTERS,
    SIDES,
    STEP,
    Cell,
    Seat,
    Side,
    may_see,
    reading_order,
)
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.engine.rules import Game, Module
from alhambra_qt.engine.state import UNKNOWN, ModuleState

RULE = "invaders.attack"
VARIANT = ("invaders", "open")
LOSS = {1: 1, 2: 2, 3: 3}
SIDE_LOSS = {1: 0, 2: 0, 3: 1}
CLOSING = 0.7  # part of the sides open now that a computer player expects to stay open
SCOUTS = tuple(f"scout-{name}" for name in TYPES)
OPEN_SCOUTS = 2


# -- losses -----------------------------------------------------------------------------------


def open_sides(palace: Palace, side: Side) -> list[tuple[Cell, Side]]:
    """List the sides facing a direction that bear no wall and have no tile beyond, by x, then y.

    Camps are neither attacked nor do they protect what lies behind them; bays count.
    """
    camps = palace.camps
    return [
        (cell, side)
        for cell in sorted(palace.tiles, key=reading_order)
        if cell not in camps
        and not palace.walls[cell] >> side & 1
        and (cell + STEP[side] not in palace.tiles or cell + STEP[side] in camps)
    ]


def _open(palace: Palace) -> tuple[int, ...]:
    """Count the ``open_sides`` of each direction, for computer players: without the places."""
    counts = [0] * len(SIDES)
    camps, masks = palace.camps, palace.walls
    for cell, mask in masks.items():
        if cell in camps:
            continue
        for side, step in enumerate(STEP):
            near = cell + step
            if not mask >> side & 1 and (near not in masks or near in camps):
                counts[side] += 1
    return tuple(counts)


@lru_cache(maxsize=5_000)
def _mean_losses(
    open_: tuple[int, ...], known: Side, turned: tuple[Side, ...], scorings: tuple[int, ...]
) -> tuple[float, ...]:
    """Give what the attacks of some scorings cost, over the sides still possible.

    Computer players ask for the same ones again and again.
    """
    left = [side for side in SIDES if side not in turned]
    first = left if known == UNKNOWN else [known]
    return tuple(
        [
            _mean_loss(open_, left if index else first, scoring)
            for index, scoring in enumerate(scorings)
        ]
    )


def _mean_loss(open_: tuple[int, ...], sides: Sequence[Side], scoring: int) -> float:
    """Give what an attack costs from any of some sides, by the open sides of each direction."""
    losses = [
        LOSS[scoring] * open_[side]
        + SIDE_LOSS[scoring] * (open_[(side + 1) % 4] + open_[(side + 3) % 4])
        for side in sides
    ]
    return sum(losses) / len(losses) if losses else 0.0


def sides_worth(side: Side, scoring: int) -> dict[Side, int]:
    """Give what an open side costs in an attack, by direction: its own, at last both flanks."""
    worth = {side: LOSS[scoring]}
    if SIDE_LOSS[scoring]:
        worth |= dict.fromkeys(sorted((side + turn) % 4 for turn in (1, 3)), SIDE_LOSS[scoring])
    return worth


def possible_losses(game: Game, seat: Seat, scoring: int) -> dict[Side, int]:
    """Give what each attack that may come next would cost a seat, however few points it has.

    It is one attack alone where the next card is known, and none where none is left.
    """
    state = Invaders.of(game)
    known = state.stack[-1] if state.stack else UNKNOWN
    left = [side for side in SIDES if side not in state.turned] if state.stack else []
    palace = game.players[seat].palace
    return {
        side: sum(
            each * len(open_sides(palace, facing))
            for facing, each in sides_worth(side, scoring).items()
        )
        for side in ([known] if known != UNKNOWN else left)
    }


def attack_lines(game: Game, side: Side, scoring: int, scores: Sequence[int]) -> list[Line]:
    """List what an attack from a side costs each seat (rule invaders.attack).

    ``scores`` are the seats' scores with the gains of the scoring; nobody falls below 0, so that
    what comes last costs less or nothing.
    """
    worth = sides_worth(side, scoring)
    lines = []
    for seat, player in enumerate(game.players):
        left = scores[seat]
        for facing, each in worth.items():
            sides = tuple(open_sides(player.palace, facing))
            if not sides:
                continue
            lost = min(each * len(sides), left)
            left -= lost
            cells = tuple(cell for cell, _ in sides)
            item = SIDE_LETTERS[facing]
            number = len(sides)
            lines.append(Line(seat, RULE, item, number, 0, -lost, cells, sides, each=each))
    return lines


# -- events -----------------------------------------------------------------------------------


@attrs.frozen
class AttackTurned(Event):
    """The attack card of a scoring was turned."""

    rule: ClassVar[str] = "invaders.attack"

    side: Side


@attrs.frozen
class AttackForeseen(Event):
    """Everybody may see where the next attack comes from (rule invaders.open)."""

    rule: ClassVar[str] = "invaders.open"

    side: Side


@attrs.frozen
class ScoutShown(Event):
    """A scout was turned open."""

    rule: ClassVar[str] = "invaders.scouts"

    colour: int


@attrs.frozen
class ScoutLeft(Event):
    """A scout that nobody used left the game."""

    rule: ClassVar[str] = "invaders.scouts"

    colour: int


@attrs.frozen
class ScoutTaken(Event):
    """A seat used a scout and looked at the next attack card."""

    rule: ClassVar[str] = "invaders.scouts"

    seat: Seat
    colour: int


# -- the module -------------------------------------------------------------------------------


@attrs.define(eq=False)
class Enemies(ModuleState):
    """The attack cards and the scouts.

    Attributes:
        stack: the sides of the attack cards not yet turned, the next one last.
        turned: those of the cards turned so far.
        seen: which seats know the next card.
        scouts: the types of the closed scouts, the next one last.
        open: those of the open scouts.
        left: those of the scouts that left the game.
    """

    stack: list[Side]
    turned: list[Side]
    seen: list[bool] = attrs.field(metadata=EACH_SEAT)
    scouts: list[int]
    open: list[int]
    left: list[int]

    def check(self) -> None:
        """The cards have sides, the scouts types.

        Raises:
            ValueError: if not.
        """
        if not {*self.stack, *self.turned} <= {UNKNOWN, *SIDES}:
            raise ValueError("there are attack cards of no side")
        if not {*self.scouts, *self.open, *self.left} <= {UNKNOWN, *range(len(TYPES))}:
            raise ValueError("there are scouts of no building type")


class Invaders(Module[Enemies]):
    """Rules invaders.attack, invaders.scouts, invaders.open."""

    id = "invaders"
    fields = ("attack_next", "attacks", "attack_seen", "scouts_open", "scouts_left")
    dealt = "invaders.attack"
    variants = ("open",)

    def setup(self, game: Game) -> None:
        """Shuffle the attack cards and the scouts, and open two scouts."""
        foreseen = VARIANT in game.setup.variants
        seed = game.setup.seed
        scouts = [] if foreseen else shuffled(range(len(TYPES)), seed, "scouts")
        opened = [scouts.pop() for _ in range(OPEN_SCOUTS)] if scouts else []
        seen = [foreseen] * len(game.players)
        stack = shuffled(SIDES, seed, self.id)
        self.keep(game, Enemies(stack, [], seen, scouts, opened, []))

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The attack cards turned, the next one if it is known, and the open scouts."""
        state = self.own(game)
        out.append(Zone("attacks", tokens=_attacks(state.turned)))
        out.append(Zone("attack-next", tokens=_attacks(state.stack[-1:])))
        out.append(Zone("scouts", tokens=tuple(_names(state.open))))

    # -- scorings -----------------------------------------------------------------------------

    def score_losses(
        self, game: Game, scoring: int, scores: Sequence[int], out: list[Line]
    ) -> None:
        """The next attack comes with the next scoring; who does not know it foresees nothing."""
        side = self.own(game).stack[-1]
        if side != UNKNOWN:
            out += attack_lines(game, side, scoring, scores)

    def scored(self, game: Game, scoring: int) -> None:
        """Turn the attack card; after scorings 1 and 2 new scouts are opened."""
        state = self.own(game)
        foreseen = VARIANT in game.setup.variants
        side = state.stack.pop()
        state.turned.append(side)
        state.seen = [foreseen] * len(game.players)
        game.reveals += 1
        game.emit(AttackTurned(side))
        if scoring == max(LOSS):
            return
        if foreseen:
            game.emit(AttackForeseen(state.stack[-1]))
        self._change_scouts(game, state)

    def _change_scouts(self, game: Game, state: Enemies) -> None:
        for kind in state.open:
            game.emit(ScoutLeft(kind))
        state.left += state.open
        state.open = [state.scouts.pop() for _ in range(min(OPEN_SCOUTS, len(state.scouts)))]
        for kind in state.open:
            game.emit(ScoutShown(kind))

    # -- scouts -------------------------------------------------------------------------------

    def bought(self, game: Game, seat: Seat, purchase: Purchase) -> None:
        """Show a seat the next attack for an exact purchase of an open scout's type."""
        state = self.own(game)
        if not purchase.exact or TILE_KIND[purchase.tile] != "building":
            return
        kind = TILE_TYPE[purchase.tile]
        if kind not in state.open:
            return
        state.open.remove(kind)
        state.left.append(kind)
        state.seen[seat] = True
        game.reveals += 1
        game.emit(ScoutTaken(seat, kind))

    # -- for computer players -----------------------------------------------------------------

    def prospect(self, game: Game, seat: Seat, future: Future, value: float) -> float:
        """Return the expected cost of the coming attacks, over the sides still possible."""
        state = self.own(game)
        open_ = game.players[seat].palace.known(_open)
        known = state.stack[-1] if state.stack else UNKNOWN
        stays = CLOSING if future.turns else 1.0  # nothing is closed after the last turn
        for loss in _mean_losses(open_, known, tuple(state.turned), future.scorings):
            value -= stays * loss
        return value

    # -- what may be known --------------------------------------------------------------------

    def redact(self, game: Game, seat: Seat) -> None:
        """Hide the stack, unless the seat looked at the next card, and the closed scouts."""
        state = self.own(game)
        foreseen = VARIANT in game.setup.variants  # also by who looks on without a seat
        looked = any(may_see(seat, owner) for owner, seen in enumerate(state.seen) if seen)
        known = state.stack[-1:] if foreseen or looked else []
        hidden = len(state.stack) - len(known)
        state.stack = [UNKNOWN] * hidden + known
        state.scouts = [UNKNOWN] * len(state.scouts)

    def redeal(self, game: Game, seed: str) -> None:
        """Shuffle the attack cards and scouts that the observer has not seen."""
        state = self.own(game)
        state.stack = _guess(state.stack, SIDES, state.turned, f"{seed}/attacks")
        seen = state.open + state.left
        state.scouts = _guess(state.scouts, range(len(TYPES)), seen, f"{seed}/scouts")

    # -- positions ----------------------------------------------------------------------------

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """Read attacks, the seats that know the next one, and scouts; the seed fills gaps."""
        done, seed = game.scorings_done, game.setup.seed
        foreseen = VARIANT in game.setup.variants
        turned = _read_all(fields, "attacks", tuple(SIDE_LETTERS), done, [])
        stack = [side for side in shuffled(SIDES, seed, self.id) if side not in turned]
        value = fields.top.take("attack_next")
        following = []
        if value is not None:
            following = [read_choice(value, tuple(SIDE_LETTERS), "attack_next")]
            if following[0] in turned:
                raise BadData("attack_next", f"{value} was turned already", "invaders.attack")
            stack.remove(following[0])
        missing = len(stack) - done + len(turned)
        turned += stack[missing:][::-1]
        opened = self._read_scouts(game, fields, "scouts_open", OPEN_SCOUTS, [])
        left = self._read_scouts(game, fields, "scouts_left", len(TYPES), opened)
        closed = 0 if foreseen else len(TYPES) - OPEN_SCOUTS * (done + 1)
        others = [kind for kind in range(len(TYPES)) if kind not in (*opened, *left)]
        scouts = [] if foreseen else shuffled(others, seed, "scouts")
        seats = [str(seat) for seat in range(len(game.players))]
        seen = [
            read_choice(str(seat), tuple(seats), path)
            for path, seat in fields.top.items("attack_seen")
        ]
        self.keep(
            game,
            Enemies(
                stack[:missing] + following,
                turned,
                [foreseen or seat in seen for seat in range(len(seats))],
                scouts[:closed],
                opened,
                left + scouts[closed:],
            ),
        )

    def _read_scouts(
        self, game: Game, fields: PositionFields, name: str, most: int, known: Sequence[int]
    ) -> list[int]:
        if VARIANT in game.setup.variants and fields.top.data.get(name):
            text = "no scouts are used while the next attack is open"
            raise BadData(f"{name}.0", text, RULE_OPEN)
        return _read_all(fields, name, SCOUTS, most, known)

    def write_position(self, game: Game, data: Json) -> None:
        """The attacks turned and the next one, who has seen that, and the scouts."""
        state = self.own(game)
        data["attacks"] = [SIDE_LETTERS[side] for side in state.turned]
        data["attack_next"] = SIDE_LETTERS[state.stack[-1]]
        if VARIANT not in game.setup.variants:
            data["attack_seen"] = [seat for seat, seen in enumerate(state.seen) if seen]
        data["scouts_open"] = _names(state.open)
        data["scouts_left"] = _names(state.left)


RULE_OPEN = "invaders.open"


def _read_all(
    fields: PositionFields, name: str, ids: tuple[str, ...], most: int, known: Sequence[int]
) -> list[int]:
    """Read pieces of which one each exists, and that are none of those known already."""
    found: list[int] = []
    for path, value in fields.top.items(name, most):
        piece = read_choice(value, ids, path)
        if piece in (*known, *found):
            rule = "invaders.scouts" if ids is SCOUTS else "invaders.attack"
            raise BadData(path, f"{value} exists once", rule)
        found.append(piece)
    return found


def _names(scouts: Sequence[int]) -> list[str]:
    return [SCOUTS[kind] for kind in scouts]


def _attacks(sides: Sequence[Side]) -> tuple[str, ...]:
    return tuple(f"attack-{SIDE_LETTERS[side]}" for side in sides if side != UNKNOWN)


def _guess(stack: list[int], all_: Sequence[int], gone: Sequence[int], seed: str) -> list[int]:
    """Fill the unknown places of a stack with what lies neither in it nor elsewhere."""
    left = [tile for tile in all_ if tile not in gone and tile not in stack]
    left = shuffled(left, seed, "invaders")
    return [left.pop() if tile == UNKNOWN else tile for tile in stack]
