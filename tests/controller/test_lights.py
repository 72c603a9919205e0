"""Steps that ask to choose something light what can be chosen, and nothing else."""

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtDisplay,
    AtHand,
    AtSlot,
    Begin,
    Do,
    PeekInto,
    Press,
)
from alhambra_qt.engine.pieces import CARD_BY_ID, TYPES
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.invaders.rules import Invaders
from tests.controller.anywhere import desks
from tests.controller.kit import arranged, config, desk, english


def bought(modules: str, people: int = 1) -> Desk:
    """Anna has bought a tower for 11 exactly."""
    setup = config(3, people, modules=tuple(modules.split()))
    game = arranged(
        setup, "florin-8 florin-3", "tower-11 - - -", "florin-1 denar-2 ducat-3 ducat-4"
    )
    game.decisions[-1] = game.decisions[-1]._replace(kind="turn", seat=0)
    if "characters" in game.ext:
        Characters.of(game).owned[0] = [CARD_BY_ID["knihstig"]]
    if "invaders" in game.ext:
        Invaders.of(game).open = [TYPES.index("tower")]
    table = Desk(Session.at(setup, game, {}))
    table.viewing.taken()
    table.pick(AtSlot(0))
    table.confirm()
    return table


def test_knihstig_lights_the_display() -> None:
    """The cards that he may take are lit, no other card is."""
    table = bought("characters")
    view = table.view()
    assert {one for one in view.lit if isinstance(one, AtDisplay)} == set(map(AtDisplay, range(4)))
    assert not any(isinstance(one, AtHand | AtSlot | AtBought) for one in view.lit)
    table.pick(AtDisplay(0))
    assert AtDisplay(0) in table.view().lit


def test_money_and_market_are_lit_once_their_action_is_begun() -> None:
    """Whoever begins to take money sees the display lit, who begins to buy the market."""
    table = desk(hand="florin-9")
    for begun, kind in ((Begin("money"), AtDisplay), (Begin("buy"), AtSlot)):
        table.pick(begun)
        lit = table.view().lit
        assert any(isinstance(one, kind) for one in lit), begun
        assert all(isinstance(one, kind | AtHand) for one in lit), begun
        table.cancel()


def test_nothing_is_lit_where_nothing_is_asked() -> None:
    """In a turn in which no action is begun everything can be chosen, so that nothing is lit."""
    assert not desk().view().lit
    held = "builder-florin builder-denar florin-4"
    table = desk(config(modules=("builders",)), hand=held, palace="garden-10 1 0")
    table.pick(AtDisplay(0))
    table.confirm()
    assert not table.view().lit
    table.pick(Do("use_builder"))
    view = table.view()
    cards = {card.target: card.card for group in view.hand.groups for card in group.cards}
    assert sorted(cards[one] for one in view.lit if isinstance(one, AtHand)) == [
        "builder-denar",
        "builder-florin",
    ]


def test_what_is_lit_can_be_chosen() -> None:
    """In random positions everything lit is something that the question takes or holds."""
    seen = 0
    for one in desks(games=6, most=150, each=0.3):
        view, mode = one.view(), one.mode()
        assert mode is not None
        for target in view.lit:
            twin = mode.twin()
            refusal = twin.pick(target).refusal
            assert refusal is None, (target, refusal)
            seen += 1
    assert seen > 100


def test_a_look_is_shown_and_said() -> None:
    """Alone at the screen the attack card lies face up at once; beside others it waits."""
    alone = bought("invaders")
    assert english(alone.notice).startswith("Only you know it: attack card (")
    assert alone.peek.open == "attack-next"
    alone.pick(PeekInto("attack-next"))
    assert not alone.peek.open
    shared = bought("invaders", people=2)
    assert english(shared.notice).startswith("You may look at the next attack card")
    assert not shared.peek.open
    shared.pick(Press("cancel"))
    assert shared.notice is None
