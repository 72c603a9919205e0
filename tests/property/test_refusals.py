"""Any action at any moment is refused by a known rule without effect, or legal and sound."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from alhambra_qt.engine import Game, IllegalAction, Setup, apply, legal_actions, why_not
from alhambra_qt.engine.actions import Action, Buy, action_types
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.pieces import CARD_ID, TILE_ID
from alhambra_qt.modules import IDS, new_game
from tests.cases import count
from tests.property import pieces
from tests.property.covering import subsets
from tests.property.player import Watched

RULE_IDS = {
    *(Path(__file__).parent.parent / "data" / "rule_ids.txt").read_text(encoding="utf-8").split(),
    "module.off",
}
SEEDS = range(10)


def some_card(game: Game, rng: Random) -> int:
    """Draw a card, mostly one that lies on the table or in a hand."""
    near = [*game.display, *game.gone, *(card for zone in zones(game) for card in zone.cards)]
    near += [card for player in game.players for card in player.hand]
    return max(0, rng.choice([*near, *near, rng.randrange(len(CARD_ID))]))


def some_tile(game: Game, rng: Random) -> int:
    """Draw a tile, mostly one that lies on the table."""
    near = [*game.market, 1, *(tile for zone in zones(game) for tile in zone.tiles)]
    for player in game.players:
        near += [*player.reserve, *player.bought, *player.palace.tiles.values()]
    return rng.choice([*near, rng.randrange(len(TILE_ID))])


def some_cell(game: Game, rng: Random) -> int:
    """Draw a cell near the fountain, sometimes far away."""
    reach = rng.choice((1, 2, 4, 90))
    return cell_at(rng.randint(-reach, reach), rng.randint(-reach, reach))


# How the fields of actions are drawn, by the last word of their names.
DRAWN: dict[str, Callable[[Game, Random], Any]] = {
    "slot": lambda game, rng: rng.randint(-1, 4),
    "room": lambda game, rng: rng.randint(-1, 3),
    "amount": lambda game, rng: rng.randint(-1, 30),
    "side": lambda game, rng: rng.randrange(4),
    "colour": lambda game, rng: rng.randint(-1, 5),
    "colours": lambda game, rng: tuple(
        sorted(rng.sample(range(6), 3) if rng.random() < 0.8 else rng.choices(range(6), k=4))
    ),
    "card": some_card,
    "cards": lambda game, rng: tuple(
        sorted(some_card(game, rng) for _ in range(rng.choice((0, 1, 1, 2, 3))))
    ),
    "tile": some_tile,
    "cell": some_cell,
}


def any_action(game: Game, rng: Random) -> Action:
    """Draw any action at all."""
    every = action_types().values()  # other tests have actions of their own
    kind = rng.choice([class_ for class_ in every if class_.__module__.startswith("alhambra_qt.")])
    names = [name.rpartition("_")[2] for name in kind.__match_args__]
    return kind.of(*(DRAWN[name](game, rng) for name in names))


def pays(action: Action) -> bool:
    """Return whether something is paid: of payments only the sensible ones are listed."""
    return "cards" in type(action).__match_args__ and action.name != "take_money"


@pytest.mark.parametrize("seed", SEEDS)
def test_any_action_at_any_moment(seed: int) -> None:
    """Any tried action is refused by a known rule without any change, or is legal and sound."""
    modules = subsets(IDS)[seed] if seed < 8 else IDS
    watched = Watched(Setup(2 + seed % 5, f"refusals {seed}", modules))
    rng, game = watched.rng, watched.game
    for _ in range(count(100, 150)):
        if game.over:
            break
        before, listed, twin = digest(game), set(legal_actions(game)), game.clone()
        for _ in range(count(4, 12)):
            action = any_action(game, rng)
            refusal = why_not(game, action)
            if refusal is None:
                sound = game.clone()
                apply(sound, action)
                pieces.are_conserved(sound)
                assert action in listed or pays(action), action
                continue
            assert refusal.rule in RULE_IDS, refusal
            assert action not in listed
            with pytest.raises(IllegalAction):
                apply(twin, action)
        assert digest(twin) == digest(game) == before
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
