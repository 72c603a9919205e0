"""A module made for the tests hears of everything a module may hear of."""

from collections.abc import Callable, Mapping

import attrs
import pytest

from alhambra_qt.engine import Game, apply, legal_actions, observe, redeal, score_now, why_not
from alhambra_qt.engine.actions import Action, EndTurn, GiveToDirk, PassWindow, Reserve, TakeMoney
from alhambra_qt.engine.base import BaseGame
from alhambra_qt.engine.building import BUILDING_RULE
from alhambra_qt.engine.contracts import Deal
from alhambra_qt.engine.ids import Card, Cell, Seat, Tile
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.engine.rules import Decision, Handler, Module, Rules, TileRule
from alhambra_qt.engine.setup import empty_game, new_game
from alhambra_qt.engine.state import Frame, Setup
from alhambra_qt.modules.vizier.rules import WakeVizier
from tests import moves
from tests.kit import Table

GATE = CARD_BY_ID["gate"]


RING = moves.WAKE  # stands for any action of a module


class Bell(Module[None]):
    """Hears of everything, asks, adds and counts."""

    id = "bell"

    def __init__(self, lies: bool = True, asks: bool = False) -> None:
        self.heard: list[tuple[object, ...]] = []
        self.lies = lies
        self.asks = asks

    def deals(self, setup: Setup) -> tuple[Deal, ...]:
        """Two of three cards into the first pile; the third leaves the game."""
        return (Deal("gate", (GATE, GATE, GATE), {1: 2}),)

    def setup(self, game: Game) -> None:
        """Hear of the set-up."""
        self.heard.append(("setup",))

    def turn_starting(self, game: Game, seat: Seat) -> None:
        """Put a step and a question before the first action."""
        self.heard.append(("turn_starting", seat))
        game.push("answer", seat)
        game.push("listen", seat)

    def placed(self, game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
        """Hear of a built tile."""
        self.heard.append(("placed", seat, tile, cell))

    def lifted(self, game: Game, seat: Seat, tile: Tile, cell: Cell) -> None:
        """Hear of a tile taken out."""
        self.heard.append(("lifted", seat, tile, cell))

    def scored(self, game: Game, scoring: int) -> None:
        """Hear of a scoring."""
        self.heard.append(("scored", scoring))

    def redact(self, game: Game, seat: Seat) -> None:
        """Hear of an observation."""
        self.heard.append(("redact", seat))

    def redeal(self, game: Game, seed: str) -> None:
        """Hear of a guess."""
        self.heard.append(("redeal", seed))

    def turn_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Offer an action."""
        out.append(RING)

    turn_end_actions = turn_actions
    window_actions = turn_actions

    def window_open(self, game: Game, seat: Seat, open_: bool) -> bool:
        """Ask seat 1 between turns."""
        return open_ or seat == 1

    def score_items(self, game: Game, scoring: int, out: list[Line]) -> None:
        """Give seat 0 ten points."""
        out.append(Line(0, "bell.score", "bell", 1, 0, 10))

    def building_counts(self, game: Game, counts: list[list[float]]) -> list[list[float]]:
        """Count half a tower more for seat 1."""
        counts[1][5] += 0.5
        return counts

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Own the ringing."""
        return {
            WakeVizier: Handler(("answer", "turn", "turn_end", "window"), self._never, self._ring)
        }

    def decisions(self) -> Mapping[str, Decision]:
        """Own the question before a turn."""
        return {"answer": Decision(lambda game, frame: [RING], "bell.answer")}

    def steps(self) -> Mapping[str, Callable[[Game, Frame], None]]:
        """Own the listening."""
        return {"listen": self._listen}

    def drawn(self) -> Mapping[str, Callable[[Game, Card], bool]]:
        """Own the gate cards."""
        return {"gate": self._gate}

    def _never(self, game: Game, seat: Seat, action: Action) -> None:
        return None

    def _ring(self, game: Game, seat: Seat, action: Action) -> None:
        self.heard.append(("ring", seat, game.frame.kind))
        if game.frame.kind == "answer":
            game.decisions.pop()

    def _listen(self, game: Game, frame: Frame) -> None:
        game.decisions.pop()
        self.heard.append(("listen", frame.seat))

    def _gate(self, game: Game, card: Card) -> bool:
        self.heard.append(("gate",))
        if self.asks:
            game.push("answer", 2)
        return self.lies


def bell_table(bell: Bell) -> Table:
    """A table with the bell, seat 0 about to act."""
    game = empty_game(Setup(3, "bell"), Rules(BaseGame(), bell))
    game.push("turn", 0)
    return Table(game)


def test_steps_and_questions_before_a_turn() -> None:
    """A step and a question that a module pushes at the start of a turn precede its actions."""
    bell = Bell()
    game = new_game(Setup(2, "bell"), Rules(BaseGame(), bell))
    start = game.to_play
    assert bell.heard == [("setup",), ("turn_starting", start), ("listen", start)]
    assert legal_actions(game) == [RING]
    refusal = why_not(game, TakeMoney.of((game.display[0],)))
    assert refusal is not None
    assert refusal.rule == "bell.answer"
    apply(game, RING)
    assert game.decisions[-1].kind == "turn"


def test_cards_are_dealt_into_their_piles() -> None:
    """Of more cards than places the rest leaves the game; a pile knows what it holds."""
    game = new_game(Setup(3, "bell"), Rules(BaseGame(), Bell()))
    assert game.deck.count(GATE) == 2
    assert game.deck[::-1][: game.piles[0]].count(GATE) == 2
    assert game.special[0] == ("gate", "gate")
    assert game.special[1] == ("scoring",)


@pytest.mark.parametrize("lies", [True, False])
def test_a_drawn_card_may_take_a_place(lies: bool) -> None:
    """The owner of a drawn card says whether it lies in the display or drawing goes on."""
    bell = Bell(lies)
    seen = bell_table(bell).display("florin-9 florin-8 florin-7 florin-6").deck("gate ducat-1")
    seen.play(0, moves.take("florin-9"), moves.END_TURN)
    assert ("gate",) in bell.heard
    first = "gate" if lies else "ducat-1"
    seen.expect(display=f"{first} florin-8 florin-7 florin-6")


def test_a_drawn_card_may_ask_at_once() -> None:
    """A question about a drawn card stops the refill, which goes on where it was (section 8)."""
    seen = bell_table(Bell(lies=False, asks=True)).display("florin-1 florin-2 florin-7 florin-6")
    seen.deck("gate gate ducat-1 scoring-1 ducat-2 ducat-3")
    seen.play(0, moves.take("florin-1 florin-2"), moves.END_TURN).expect(
        asks="answer", seat=2, scorings=0
    )
    seen.expect(display="florin-7 florin-6")
    seen.play(2, RING).expect(asks="answer", seat=2, display="florin-7 florin-6")
    seen.play(2, RING).expect(asks="window", display="ducat-1 ducat-2 florin-7 florin-6")
    seen.expect(scorings=1, deck=1)


def test_building_is_told() -> None:
    """Placing, adding, removing and both halves of a swap call hooks with seat, tile and cell."""
    bell = Bell()
    seen = bell_table(bell).alhambra(0, "tower-11 @ 1,0").reserve(0, "garden-10 garden-11")
    tower, garden, other = (TILE_BY_ID[name] for name in ("tower-11", "garden-10", "garden-11"))
    for action in (
        moves.add("garden-10 @ 2,0"),
        moves.remove("2,0"),
        moves.swap("garden-11 @ 1,0"),
    ):
        seen.game.decisions[:] = [Frame("turn", 0)]
        seen.play(0, action)
    assert bell.heard == [
        ("placed", 0, garden, 2),
        ("lifted", 0, garden, 2),
        ("lifted", 0, tower, 1),
        ("placed", 0, other, 1),
    ]
    seen.game.decisions[:] = [Frame("turn", 0)]
    seen.market(florin="tower-9-es").hand(0, "florin-9")
    seen.play(
        0, moves.buy("florin", "florin-9"), moves.END_ACTIONS, moves.place("tower-9-es @ 0,1")
    )
    assert bell.heard[4:] == [("placed", 0, TILE_BY_ID["tower-9-es"], 256)]


def test_actions_are_added() -> None:
    """A module adds actions to a turn, to its end and to the window, and opens the window."""
    bell = Bell()
    seen = bell_table(bell).display("florin-9 florin-8 florin-7 florin-6").deck("ducat-1")
    seen.play(0, RING, moves.take("florin-9"))
    assert seen.options() == [RING, EndTurn.of()]
    seen.play(0, RING, moves.END_TURN).expect(asks="window", seat=1)
    assert seen.options() == [RING, PassWindow.of()]
    seen.play(1, RING, moves.PASS_WINDOW).expect(asks="answer", seat=1)
    rings = [what for what in bell.heard if what[0] == "ring"]
    assert rings == [("ring", 0, "turn"), ("ring", 0, "turn_end"), ("ring", 1, "window")]


def test_scoring_is_changed_and_told() -> None:
    """A module adds lines, changes what majorities count, and hears of each scoring."""
    bell = Bell()
    seen = bell_table(bell).alhambra(0, "tower-11 @ 1,0").alhambra(1, "tower-12 @ 1,0")
    assert score_now(seen.game, 1).totals == (10, 6, 0)
    counts = {line.seat: line.count for line in seen.lines(1, "score.majority")}
    assert counts == {0: 1, 1: 1.5}
    seen.display("florin-9").deck("scoring-1 ducat-1 ducat-2 ducat-3 ducat-4")
    seen.play(0, moves.take("florin-9"), moves.END_TURN)
    assert ("scored", 1) in bell.heard
    assert [player.score for player in seen.game.players] == [10, 6, 0]


def test_modules_hide_their_secrets() -> None:
    """Each observation and each guess calls a module's hooks, which hide and deal its own."""
    bell = Bell()
    game = new_game(Setup(3, "bell"), Rules(BaseGame(), bell))
    bell.heard.clear()
    guess = redeal(observe(game, 2), "guess")
    assert bell.heard == [("redact", 2), ("redeal", "guess")]
    assert guess.deck[::-1][: game.piles[0]].count(GATE) == 2
    assert moves.reserve("tower-11") not in legal_actions(guess)


class Keep(Module[None]):
    """Brings huts that are built like buildings and never given away."""

    id = "keep"

    def tile_rules(self) -> Mapping[str, TileRule]:
        """The rules of buildings, without the gift."""
        return {"hut": attrs.evolve(BUILDING_RULE, gift=False)}


def test_a_kind_of_tile_may_be_kept_from_dirk() -> None:
    """`dirk.gift`: what a module does not let Dirk have is neither offered nor accepted."""
    game = new_game(Setup(2, "keep"), Rules(BaseGame(), Keep()))
    hut = TILE_BY_ID["hut-garden-e"]
    game.players[game.to_play].bought.append(hut)
    game.push("place", game.to_play)
    assert Reserve.of(hut) in legal_actions(game)
    assert GiveToDirk.of(hut) not in legal_actions(game)
    refusal = why_not(game, GiveToDirk.of(hut))
    assert refusal is not None
    assert refusal.rule == "dirk.gift"
