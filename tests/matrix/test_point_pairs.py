"""What counts when two modules are played that both change the points."""

from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.modules.bonus.rules import RevealBonus
from alhambra_qt.modules.invaders.rules import AttackTurned
from tests.matrix import kit
from tests.moves import END_TURN, add


def test_bonus_huts() -> None:
    """A bonus card is one building more, but none that a hut touches."""
    seen = kit.built_hut(
        kit.shop("bonus huts").alhambra(0, "tower-12 @ 1,0"), 0, "hut-tower-n @ 2,0"
    )
    assert kit.count(seen, "tower") == 2
    assert kit.count(kit.show_bonus(seen, 0, "tower-12"), "tower") == 3


def test_bonus_camps() -> None:
    """A bonus card makes the line of a camp no longer."""
    layout = "tower-12 @ 1,0  garden-9-e @ 2,0  camp-6-w @ 3,0"
    seen = kit.shop("bonus camps").alhambra(0, layout)
    before = kit.points(seen, "camps.score")
    assert kit.points(kit.show_bonus(seen, 0, "tower-12"), "camps.score") == before == 3


def test_bonus_walls() -> None:
    """With a stick on it, it is still exactly the tile of the bonus card."""
    seen = kit.hold_bonus(kit.shop("bonus walls").alhambra(0, "tower-12 @ 1,0"), 0, "tower-12")
    kit.walls_open(seen.deck("scoring-1 ducat-1"), "wall-n").play(0, kit.sticks("wall-n", "1,0"))
    seen.display("ducat-9 ducat-8 dirham-9").play(0, END_TURN).expect(asks="bonus", seat=0)
    seen.play(0, RevealBonus.of(TILE_BY_ID["tower-12"])).expect(scorings=1)
    assert kit.count(seen, "tower") == 2


def test_bonus_treasure() -> None:
    """A bonus card holds no chest."""
    seen = kit.show_bonus(kit.shop("bonus treasure", "florin-8"), 0, "garden-11")
    kit.room(seen.market(denar="tower-12").alhambra(0, "garden-11 @ 1,0"), *["garden"] * 4)
    seen.play(0, kit.chests("florin-8"))
    assert kit.chests_of(seen, 0) == {"1,0": "garden"}


def test_bonus_bazaars() -> None:
    """A bonus card is no building beside a bazaar."""
    seen = kit.shop("bonus bazaars")
    kit.part(seen, "bazaars").open = []
    seen.alhambra(0, f"{kit.BAZAAR} @ 1,0  tower-12 @ 2,0")
    assert kit.points(kit.show_bonus(seen, 0, "tower-12"), "bazaars.score") == 1


def test_huts_bazaars() -> None:
    """A hut is no building beside a bazaar, though its colour is shown."""
    seen = kit.shop("huts bazaars")
    kit.part(seen, "bazaars").open = []
    seen.alhambra(0, f"{kit.BAZAAR} @ 1,0  tower-12 @ 2,0")
    assert kit.points(kit.built_hut(seen, 0, "hut-garden-s @ 1,1"), "bazaars.score") == 1


def test_camps_invaders() -> None:
    """A camp has no open sides itself, and covers none: it cannot stand beyond one."""
    seen = kit.shop("camps invaders").alhambra(0, "garden-9-e @ 1,0")
    assert kit.attacked(seen, "e") == 0
    assert kit.attacked(seen, "n") == 2
    seen.reserve(0, "camp-5-s").refused(
        add("camp-5-s @ 1,-1"), "camps.build", cells="1,-1", sides="1,-1s"
    )
    with_camp = kit.shop("camps invaders").alhambra(0, "garden-9-e @ 1,0  camp-6-w @ 2,0")
    assert kit.attacked(with_camp, "e") == 0
    assert kit.attacked(with_camp, "n") == 2


def test_walls_invaders() -> None:
    """A side with a stick is not open."""
    assert kit.attacked(kit.shop("walls invaders"), "n") == 1
    seen = kit.walls_open(kit.shop("walls invaders"), "wall-n").play(0, kit.sticks("wall-n", "0,0"))
    assert kit.attacked(seen, "n") == 0
    assert kit.attacked(seen, "s") == 1


def test_trader_invaders() -> None:
    """The trader is no tile: the side it stands at is open."""
    assert kit.attacked(kit.trader(kit.shop("trader invaders"), 0, "0,-1", "garden"), "n") == 1


def test_thieves_invaders() -> None:
    """A scoring drawn after a thief is counted at once, with its attack."""
    seen = kit.thief_shop("invaders", "thief-ducat").deck("ducat-1 scoring-1 ducat-2 ducat-3")
    kit.between(seen.alhambra(1, "tower-12 @ 1,0")).play(2, kit.thief("thief-ducat", "ducat-8"))
    kinds = [type(e) for e in seen.events if isinstance(e, Scored | AttackTurned)]
    assert kinds == [Scored, AttackTurned]
    seen.expect(asks="turn", seat=1, scorings=1)
