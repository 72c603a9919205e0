"""Any action at any moment is refused by a known rule without effect, or legal and sound."""

from pathlib import Path
from random import Random

import pytest

from alhambra_qt.engine import Game, IllegalAction, Setup, apply, legal_actions, why_not
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    EndActions,
    EndTurn,
    GiveToDirk,
    Pass,
    PassWindow,
    Place,
    RemoveTile,
    Reserve,
    SwapTile,
    TakeMoney,
    action_types,
)
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.modules import new_game
from alhambra_qt.modules.vizier import UseVizier, WakeVizier
from tests.property.checks import pieces_are_conserved
from tests.property.player import Watched

RULE_IDS = {
    *(Path(__file__).parent.parent / "data" / "rule_ids.txt").read_text(encoding="utf-8").split(),
    "module.off",
}
SEEDS = range(6)


def cards(game: Game, rng: Random) -> tuple[int, ...]:
    """Draw some cards, mostly from the display and from hands."""
    near = [*game.display, *(card for player in game.players for card in player.hand), 0, 35, 74]
    return tuple(sorted(rng.choices(near, k=rng.choice((0, 1, 1, 2, 3)))))


def tile(game: Game, rng: Random) -> int:
    """Draw a tile, mostly one that somebody has."""
    near = [*game.market, 1, 2, 55, 56]
    for player in game.players:
        near += [*player.reserve, *player.bought, *player.palace.tiles.values()]
    return rng.choice(near)


def cell(rng: Random) -> int:
    """Draw a cell near the fountain, sometimes far away."""
    reach = rng.choice((1, 2, 4, 90))
    return cell_at(rng.randint(-reach, reach), rng.randint(-reach, reach))


def any_action(game: Game, rng: Random) -> Action:
    """Draw any action at all."""
    kind = rng.choice(list(action_types().values()))
    if kind in (TakeMoney,):
        return kind.of(cards(game, rng))
    if kind in (Buy, UseVizier):
        return kind.of(rng.randint(-1, 4), cards(game, rng))
    if kind in (AddTile, SwapTile, Place):
        return kind.of(tile(game, rng), cell(rng))
    if kind in (Reserve, GiveToDirk):
        return kind.of(tile(game, rng))
    if kind is RemoveTile:
        return kind.of(cell(rng))
    assert kind in (EndActions, EndTurn, Pass, PassWindow, WakeVizier), f"draw {kind.name} too"
    return kind.of()


@pytest.mark.parametrize("seed", SEEDS)
def test_any_action_at_any_moment(seed: int) -> None:
    """Whatever is tried is refused by a known rule and changes nothing, or is legal and sound."""
    modules = ((), ("vizier",), ("camps",), ("vizier", "camps"))[seed % 4]
    watched = Watched(Setup(2 + seed % 5, f"refusals {seed}", modules))
    rng, game = watched.rng, watched.game
    for _ in range(150):
        if game.over:
            break
        before, listed = digest(game), set(legal_actions(game))
        for _ in range(12):
            action = any_action(game, rng)
            refusal = why_not(game, action)
            twin = game.clone()
            if refusal is None:
                apply(twin, action)
                pieces_are_conserved(twin)
                assert action in listed or isinstance(action, Buy)
                continue
            assert refusal.rule in RULE_IDS, refusal
            assert action not in listed
            with pytest.raises(IllegalAction):
                apply(twin, action)
            assert digest(twin) == before
        assert digest(game) == before
        apply(game, watched.choose(rng.random(), rng.random()))


def test_a_seat_cannot_act_for_another() -> None:
    """Actions are always those of the seat that is asked: another hand pays nothing."""
    game = new_game(Setup(3, "turns"))
    other = game.players[(game.to_play + 1) % 3]
    mine = game.players[game.to_play].hand
    foreign = [card for card in other.hand if card not in mine]
    for card in foreign:
        refusal = why_not(game, Buy.of(card // 9, (card,)))
        assert refusal is not None
        assert refusal.rule == "buy.pay"
