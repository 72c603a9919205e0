"""The face of the invaders: attacks that are watched, and scouts."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from alhambra_qt.controller.faces.blocks import back, on_shelf, sides_at, token
from alhambra_qt.controller.faces.face import (
    AskedPiece,
    Face,
    Foretold,
    LaidField,
    PieceFace,
    RowFace,
    ScoredBoard,
    ShelfFace,
    Threat,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion, ProofLine, ProofPiece
from alhambra_qt.controller.view.table_view import WATCHED
from alhambra_qt.controller.view.targets import AT_OUT, AtSeat, OnTray
from alhambra_qt.controller.view.view_parts import Fact
from alhambra_qt.controller.words.names import plain
from alhambra_qt.engine import Line, score_now
from alhambra_qt.engine.ids import NOBODY, SIDE_LETTERS, SIDES
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import msg
from alhambra_qt.modules.invaders.rules import (
    SCOUTS,
    AttackForeseen,
    AttackTurned,
    ScoutLeft,
    ScoutShown,
    ScoutTaken,
    attack_lines,
    open_sides,
    possible_losses,
)

SHELF, NEXT, BACK, RULE = "attack", "attack-next", "back-attack", "invaders.attack"
NEXT_CARD = on_shelf(SHELF, NEXT)


def _turned(event: AttackTurned) -> Sequence[Motion]:
    letter = dict(zip(SIDES, SIDE_LETTERS, strict=True))[event.side]
    return [back(f"attack-{letter}", NEXT_CARD, OnTray("attacks"), NOBODY)]


def _scout_shown(event: ScoutShown) -> Sequence[Motion]:
    name = SCOUTS[event.colour]
    return [token(name, OnTray("scouts"), on_shelf(SHELF, name), NOBODY)]


def _scout_left(event: ScoutLeft) -> Sequence[Motion]:
    name = SCOUTS[event.colour]
    return [token(name, on_shelf(SHELF, name), AT_OUT, NOBODY)]


def _scout_taken(event: ScoutTaken) -> Sequence[Motion]:
    """Send the scout to its user, who alone may look at the attack card: only its back moves."""
    name = SCOUTS[event.colour]
    return [
        token(name, on_shelf(SHELF, name), AtSeat(), event.seat),
        back(BACK, NEXT_CARD, AtSeat(), event.seat),
        back(BACK, AtSeat(), NEXT_CARD, event.seat),
    ]


def _line(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """The open sides facing the enemies; nobody loses more than there is."""
    side, count = SIDE_LETTERS[line.sides[0][1]], plain(line.count)
    would = int(line.each * line.count)
    lost = msg("proof-lost", n=would)
    if would > -line.points:
        lost = msg("proof-lost-less", n=would, less=-line.points)
    return ProofLine(
        text=msg("proof-line-invaders", dir=side, t=count, k=line.each),
        sides=sides_at(line.sides),
        kind="open",
        number=line.each,
        pieces=(ProofPiece("token", f"attack-{side}"),),
        detail=lost,
        count=count,
    )


def _costs(piece: AskedPiece) -> Sequence[Fact]:
    """Say what an attack that comes would cost everybody; where nobody knows it, the asker."""
    game, number = piece.game, piece.number
    side = SIDE_LETTERS.find(piece.id.removeprefix("attack-")) if "-" in piece.id else -1
    if side < 0:
        losses = possible_losses(game, piece.seat, number).items()
        some = ((SIDE_LETTERS[side], lost) for side, lost in losses)
        return [Fact("sword", msg("worth-attack-side", dir=at, n=lost)) for at, lost in some]
    if game.over or side not in possible_losses(game, piece.seat, number):
        return ()  # it has come already
    gains = zip(game.players, score_now(game, number).totals, strict=True)
    lost = Counter[int]()
    for line in attack_lines(game, side, number, [gained.score + gain for gained, gain in gains]):
        lost[line.seat] -= line.points
    names = enumerate(tag.label for tag in piece.tags)
    return [Fact("sword", msg("worth-has", name=name, n=lost[seat])) for seat, name in names]


def _turned_before(table: Mapping[str, Any], _at: tuple[int, int]) -> list[str]:
    return [f"attack-{attack}" for attack in table.get("attacks") or ()]


def _put_turned(table: dict[str, Any], _at: tuple[int, int], every: Sequence[str]) -> None:
    table["attacks"] = [name.partition("-")[2] for name in every]


FACE = Face(
    icon="sword",
    colour="#7A1418",
    box=4,
    mix="rivals",
    learned=12,
    needs=("camps.build",),
    acts={},
    heads=(AttackTurned,),
    sounds={AttackTurned: "attack"},
    moves={
        AttackTurned: _turned,
        AttackForeseen: "the card is turned up where it lies",
        ScoutShown: _scout_shown,
        ScoutLeft: _scout_left,
        ScoutTaken: _scout_taken,
    },
    zones={
        "attacks": ZoneFace(rule=RULE),
        NEXT: ZoneFace(back=BACK),
        "scouts": ZoneFace(rule="invaders.scouts"),
    },
    rows={RULE: RowFace("sword", _line, loses=True)},
    shelves=(
        ShelfFace(
            order=6,
            name=SHELF,
            zones=(NEXT, "scouts"),
            shape=WATCHED,
            icon="sword",
            key="I",
            rule=RULE,
            watched=NEXT,
        ),
    ),
    foretold={
        ScoutTaken: Foretold(
            "eye",
            "invaders.scouts",
            seen=True,
            text=lambda event: msg("what-scout", type=TYPES[event.colour]),
        )
    },
    threat=Threat(
        rule=RULE,
        lines=attack_lines,
        losses=possible_losses,
        open=lambda game, seat: tuple(
            len(open_sides(game.players[seat].palace, side)) for side in SIDES
        ),
    ),
    pieces={"scout": PieceFace("invaders.scouts"), "attack": PieceFace(RULE, _costs)},
    laid={
        "attacks": LaidField(
            "table",
            tuple(f"attack-{letter}" for letter in SIDE_LETTERS),
            reads=_turned_before,
            writes=_put_turned,
        ),
        "attack_next": LaidField("table", tuple(SIDE_LETTERS), single=True),
        "scouts_open": LaidField("table", SCOUTS),
    },
)
