"""A real game of five, its second scoring written down; a table with tiles and cards."""

from attrs import evolve

from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor import numbers
from alhambra_qt.controller.position_editor.draft import Draft, PositionPlace
from alhambra_qt.controller.review.advice_view import advice_view
from alhambra_qt.engine import answers, observe
from alhambra_qt.engine.actions import Buy, TakeMoney
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.review.model import Advice, LevelMove, PricedMove, ReviewReason
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pieces.picture import SHOWPIECE
from alhambra_qt.ui.review.advice_page import AdvicePage

DAY = "2026-11-28"
NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom")
FIRST = ("0 1 0 1 1 0 4", "1 0 1 1 0 1 5", "0 0 1 0 1 0 3", "1 1 0 0 0 0 4", "0 0 1 0 0 1 2")
SECOND = (
    *("0 3 1 2 4 2 16", "2 1 2 3 1 2 17", "1 1 2 1 3 2 10"),
    *("2 2 1 1 2 2 12", "1 0 3 1 1 3 13"),
)


def real_game(modules: tuple[str, ...] = ()) -> Draft:
    """Make the game at its second scoring; with modules its last scoring has begun."""
    draft = editor.begin(NAMES, modules)
    for scoring, boards in ((1, FIRST), (2, SECOND), (3, SECOND if modules else ())):
        for seat, board in enumerate(boards):
            for row, value in zip((*TYPES, numbers.WALL), board.split(), strict=True):
                draft = numbers.put(draft, scoring, row, seat, float(value))
    return evolve(editor.put(draft, scorings_done=2 if modules else 1), day=DAY)


def advised_table() -> Draft:
    """Lay a table at which Anna can choose much."""
    return editor.read(
        {
            "format": "alhambra-position",
            "version": 1,
            "to_move": 0,
            "seats": [
                {"name": "Anna", "hand": ["florin-7", "florin-3", "denar-8", "ducat-5"]},
                {"name": "Marco"},
                {"name": "Ioana"},
            ],
            "market": {"florin": "pavilion-7-e", "denar": "garden-8-nw"},
            "display": ["florin-2", "denar-9", "dirham-1", "ducat-4"],
        }
    )


def advice_sample(ctx: UiContext) -> AdvicePage:
    """Make the page of advice, as it looks when the work is done."""
    table = advised_table()
    money = ReviewReason("ai-reason-money", (("points", 2.5),), 0.5)
    majority = ReviewReason("ai-reason-majority", (("points", 1.2), ("type", "garden")), 0.5)
    actions = [answer for answer in answers(table.game) if isinstance(answer, (Buy, TakeMoney))][:9]
    moves = tuple(
        PricedMove(
            action,
            0.61 - 0.01 * k * k,
            0.01 * k * k,
            0.008 * k * k,
            0.013 * k * k,
            (majority, money)[: k % 3],
        )
        for k, action in enumerate(actions)
    )
    levels = tuple(
        LevelMove(level, actions[max(0, 3 - k)], (money, majority)[: 1 + k % 2])
        for k, level in enumerate(level.id for level in LEVELS.values() if level.thinks)
    )
    page = AdvicePage(ctx)
    view = advice_view(observe(table.game, 0), table.tags, range(3), Advice(0.75, levels, moves))
    page.show_advice(view, works=True)
    return page


def laid_table() -> Draft:
    """Lay a table of three: an Alhambra, one tile of it against the rules, a hand, the market."""
    draft = editor.begin(NAMES[:3], ["bonus", "camps", "walls", "trader", "treasure"])
    for tile, x, y in SHOWPIECE[1:]:
        draft = editor.lay(draft, 0, tile, (x, y), lies=True)
    draft = editor.lay(draft, 0, "seraglio-9", (4, 0), lies=True)
    for card in ("florin-4", "florin-9", "dirham-6", "denar-8"):
        draft = editor.add(draft, PositionPlace("hand", 0), card)
    for tile in ("tower-13-e", "camp-5-s"):
        draft = editor.add(draft, PositionPlace("market"), tile)
    return evolve(editor.put(draft, scorings_done=2), way="tiles", day=DAY)
