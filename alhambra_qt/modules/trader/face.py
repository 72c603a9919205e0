"""The face of the street trader: a cart, residents, and sets of them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from alhambra_qt.controller.faces.blocks import token, token_on, tokens, worth
from alhambra_qt.controller.faces.face import (
    Act,
    Asked,
    AskedPiece,
    Counted,
    Face,
    Foretold,
    Holding,
    LaidField,
    PieceFace,
    QuestionFace,
    RowFace,
    ScoredBoard,
    Table,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion, ProofLine, ProofPiece
from alhambra_qt.controller.view.table_view import PromptLine
from alhambra_qt.controller.view.targets import AT_CART, AtSeat, OnTray, target_of
from alhambra_qt.controller.view.view_parts import Fact, SeatTag
from alhambra_qt.controller.words.names import plain, type_name, worth_in
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import Game, Line
from alhambra_qt.engine.ids import Seat, xy
from alhambra_qt.engine.pieces import BUILDINGS, TILE_TYPE, TYPES
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.i18n import Msg, listing, msg, signed
from alhambra_qt.modules.trader.residents import (
    RESIDENT_ID,
    ChooseResidents,
    MoveIn,
    PlaceTrader,
    ResidentLost,
    ResidentMovedIn,
    ResidentsChosen,
    ResidentsShown,
    ResidentsStayed,
    ResidentSwapped,
    ResidentTaken,
    StayOut,
    SwapResident,
    TraderAside,
    TraderPlaced,
)
from alhambra_qt.modules.trader.rules import POINTS, Trader, home_points

RESIDENT, TRADER, RESIDENTS = "resident", "trader", "residents"
SUPPLY, MOVE_IN = OnTray("resident-supply"), "trader.move_in"
FORETOLD = Foretold(TRADER, MOVE_IN)

# -- what moves -------------------------------------------------------------------------------


def _shown(event: ResidentsShown) -> Sequence[Motion]:
    some = [RESIDENT_ID[colour] for colour in event.residents]
    return tokens(some, SUPPLY, AT_CART, event.seat)


def _moved_in(event: ResidentMovedIn) -> Sequence[Motion]:
    return [token(RESIDENT_ID[event.colour], AT_CART, target_of(event.cell), event.seat)]


def _swapped(event: ResidentSwapped) -> Sequence[Motion]:
    return [
        token(RESIDENT_ID[event.old_colour], AT_CART, SUPPLY, event.seat),
        token(RESIDENT_ID[event.new_colour], SUPPLY, AT_CART, event.seat),
    ]


def _lost(event: ResidentLost) -> Sequence[Motion]:
    return [token(RESIDENT_ID[event.colour], target_of(event.cell), SUPPLY, event.seat)]


# -- questions --------------------------------------------------------------------------------


def _asks_residents(table: Table) -> Asked:
    lines = (msg("residents-how"), msg("what-residents"))
    return Asked(lines=tuple(map(PromptLine, lines)))


def _wait_for(
    _game: Game, _seat: Seat, _tags: Sequence[SeatTag], action: ChooseResidents
) -> list[Fact]:
    """Say how a resident moves in, and how many buildings of its colour there are."""
    kinds = Counter(TILE_TYPE[tile] for tile in BUILDINGS)
    names = [(type_name(TYPES[colour]), kinds[colour]) for colour in action.colours]
    tiles = listing([msg("say-number", name=name, n=n) for name, n in names])
    return [
        Fact("person", msg("what-residents")),
        Fact(TYPES[action.colours[0]], msg("what-residents-tiles", tiles=tiles)),
    ]


def _asks_in(table: Table) -> Asked:
    _, colour = table.game.frame.data
    lines = (PromptLine(msg("trader-in-how")), *_known(table))
    return Asked(msg("trader-in-title", type=TYPES[colour]), lines)


def _asks_swap(table: Table) -> Asked:
    return Asked(lines=(PromptLine(msg("trader-swap-how")), *_known(table)[1:]))


def _known(table: Table) -> tuple[PromptLine, ...]:
    """Say who is with the trader, which colours have a home, and how many are in the supply."""
    state = Trader.of(table.game)
    groups = (
        ("trader-with", Counter(state.residents[table.seat])),
        ("trader-home", Counter(state.homes[table.seat].values())),
        ("trader-supply", Counter(dict(enumerate(state.supply)))),
    )
    found = []
    for text, held in groups:
        kinds = [
            msg("table-times", thing=type_name(TYPES[kind]), n=held[kind])
            if held[kind] > 1
            else type_name(TYPES[kind])
            for kind in range(len(TYPES))
            if held[kind]
        ]
        if kinds:
            found.append(PromptLine(msg(text, things=text_of(listing(kinds)))))
    return tuple(found)


def _asks_where(table: Table) -> Asked:
    return Asked(lines=(PromptLine(msg("then-place-trader")),))


# -- points -----------------------------------------------------------------------------------


def _set_worth(holding: Holding) -> tuple[Msg, Msg]:
    """Say what the residents would count in the next scoring."""
    mine = (line for line in holding.ledger.lines if line.seat == holding.seat)
    points = sum(line.points for line in mine if line.item == RESIDENTS)
    number = msg("play-number", n=holding.held[holding.seat])
    brief = msg("special-worth", things=number, n=signed(points))
    return msg("special-worth", things=holding.label, n=signed(points)), brief


def _line(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """A set of residents, each of another colour."""
    found = [token_on(board, line, cell) for cell in line.cells]
    return ProofLine(
        text=msg("proof-line-trader", t=plain(line.count)),
        cells=tuple(xy(cell) for cell in line.cells),
        kind="set",
        number=number,
        pieces=tuple(ProofPiece("token", name) for name in found if name),
        detail=worth(line),
        count=plain(line.count),
    )


def _waiting(piece: AskedPiece) -> Sequence[Fact]:
    """Say what the residents at home score, and what they would with each of those that wait."""
    state, seat = Trader.of(piece.game), piece.seat
    home, at = state.homes[seat], state.at[seat]
    now = home_points(home)
    worth = worth_in(piece.game, piece.number, now)
    facts = [Fact("person", msg("worth-residents", n=len(home)), worth)]
    for colour in sorted(set(state.residents[seat]) - {UNKNOWN}):
        more = home_points(home | ({at: colour} if at is not None else {}))
        text = msg("worth-moves-in", old=now, new=more)
        facts.append(Fact(TYPES[colour], text))
    return facts


def _stands_at(seat: Mapping[str, Any], at: tuple[int, int]) -> bool:
    return bool(seat.get("trader")) and tuple(seat["trader"]["at"]) == at


def _put_trader(seat: dict[str, Any], at: tuple[int, int], there: object) -> None:
    before = seat.pop("trader", None) or {}
    if there:
        seat["trader"] = {"at": [*at], "residents": before.get("residents") or []}


def _waiting_with(seat: Mapping[str, Any], _at: tuple[int, int]) -> list[str]:
    return [
        f"{RESIDENT}-{resident}" for resident in (seat.get("trader") or {}).get("residents") or ()
    ]


def _put_waiting(seat: dict[str, Any], _at: tuple[int, int], every: Sequence[str]) -> None:
    """Let residents wait with the trader, who is placed north by default."""
    trader = seat.setdefault("trader", {"at": list(_free_cell(seat))})
    trader["residents"] = [name.partition("-")[2] for name in every]


def _free_cell(seat: Mapping[str, Any]) -> tuple[int, int]:
    built = {tuple(placed["at"]) for placed in seat.get("alhambra") or ()}
    return next((0, -y) for y in count(1) if (0, -y) not in built)


FACE = Face(
    icon="cart",
    colour="#A5672F",
    box=3,
    mix="treasures",
    learned=15,
    needs=("huts.take",),
    acts={
        ChooseResidents: Act(icon="person", rule=MOVE_IN, token=RESIDENT, brings=_wait_for),
        PlaceTrader: Act(rule=MOVE_IN),
        MoveIn: Act(rule=MOVE_IN, token=RESIDENT, own={"colour": False}, tried=True),
        SwapResident: Act(
            rule=MOVE_IN, token=RESIDENT, own={"old_colour": True, "new_colour": False}
        ),
        StayOut: Act(),
    },
    moves={
        ResidentsChosen: "nobody may know which ones until all have chosen",
        ResidentsShown: _shown,
        TraderPlaced: lambda e: [token(TRADER, AtSeat(), target_of(e.cell), e.seat)],
        TraderAside: lambda e: [token(TRADER, target_of(e.cell), AtSeat(), e.seat)],
        ResidentMovedIn: _moved_in,
        ResidentTaken: lambda e: [token(RESIDENT_ID[e.colour], SUPPLY, AT_CART, e.seat)],
        ResidentSwapped: _swapped,
        ResidentsStayed: "nobody moves",
        ResidentLost: _lost,
    },
    zones={
        "resident-supply": ZoneFace(rule=MOVE_IN),
        TRADER: ZoneFace(rule=MOVE_IN),
        "trader-at": ZoneFace(),
        RESIDENTS: ZoneFace(
            rule="trader.score",
            counted=Counted(order=2, icon="person", text="count-resident", worth=_set_worth),
        ),
    },
    rows={"trader.score": RowFace("person", _line, "resident-", tuple(POINTS[1:]))},
    questions={
        "residents": QuestionFace(_asks_residents, numbered=True),
        "trader_place": QuestionFace(_asks_where),
        "trader_in": QuestionFace(_asks_in, numbered=True, foretold=FORETOLD),
        "trader_swap": QuestionFace(_asks_swap, numbered=True, foretold=FORETOLD),
        "trader_back": QuestionFace(_asks_where, foretold=FORETOLD),
    },
    foretold={
        ResidentsShown: Foretold("person", "trader.deal", seen=True),
        TraderAside: Foretold(TRADER, MOVE_IN),
        ResidentLost: Foretold(TRADER, "trader.return"),
    },
    free=(TRADER,),
    pieces={
        TRADER: PieceFace(MOVE_IN, _waiting),
        RESIDENT: PieceFace("trader.score"),
    },
    laid={
        "trader": LaidField("cell", (True,), reads=_stands_at, writes=_put_trader),
        "residents": LaidField(
            "seat", RESIDENT_ID, copies=True, reads=_waiting_with, writes=_put_waiting
        ),
        "resident": LaidField("tile", TYPES),
    },
)
