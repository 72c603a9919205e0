"""What the prompt says while a question or an action of a module is picked.

The words are found by name: ``then-<action>`` is what follows from an action, ``about-<card>`` what
a card does. What depends on the game is looked up here by the kind of question or action.
"""

from collections.abc import Callable, Sequence

from attrs import field, frozen

from alhambra_qt.controller.desk.paying import total
from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.view.table import PromptLine
from alhambra_qt.controller.whatif.effects import after
from alhambra_qt.controller.words.names import card_name, sum_text
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.actions import Action, Place
from alhambra_qt.engine.building import spots
from alhambra_qt.engine.ids import SIDE_LETTERS, Tile
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, CARD_VALUE, TYPES
from alhambra_qt.engine.scoring import building_counts, next_scoring
from alhambra_qt.i18n import Msg, has_text, listing, msg, signed
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.treasure.rules import PRICE as ROOM_PRICE

HAKIM = CARD_BY_ID["hakim"]


@frozen
class Asked:
    """A question of a module: its title if that names things, what it is about, its card."""

    title: Msg | None = None
    lines: tuple[PromptLine, ...] = ()
    card: str = ""


@frozen
class Price:
    """What is to be paid with the cards of an action; ``what`` says the rest of the price."""

    amount: int
    lines: tuple[PromptLine, ...] = field(default=())


# -- questions --------------------------------------------------------------------------------


def _auction(table: Table) -> Asked:
    """Say which character it is and what it does, who bid what, and how far one can go."""
    card, highest, bidder, passed = table.game.frame.data
    name = CARD_ID[card]
    top = msg("auction-first")
    if bidder >= 0:
        top = msg("auction-top", n=highest, name=table.tags[bidder].said)
    lines = [PromptLine(top, "strong")]
    gone: list[str | Msg] = [tag.said for tag in table.tags if passed >> tag.seat & 1]
    if gone:
        lines.append(PromptLine(msg("auction-passed", names=text_of(listing(gone)))))
    return Asked(msg("auction-title", card=card_name(name)), (*_what(name), *lines), name)


def _what(card: str) -> tuple[PromptLine, ...]:
    text = f"about-{card}"
    return (PromptLine(msg(text)),) if has_text(text) else ()


def _pay_bid(table: Table) -> Asked:
    card, bid = table.game.frame.data
    name = CARD_ID[card]
    return Asked(msg("pay-bid-title", n=bid, card=card_name(name)), (), name)


def _fatima(table: Table) -> Asked:
    return Asked(card="fatima")


def _residents(table: Table) -> Asked:
    return Asked(lines=(PromptLine(msg("residents-how")),))


def _trader_in(table: Table) -> Asked:
    _, colour = table.game.frame.data
    return Asked(msg("trader-in-title", type=TYPES[colour]), (PromptLine(msg("trader-in-how")),))


def _trader_swap(table: Table) -> Asked:
    return Asked(lines=(PromptLine(msg("trader-swap-how")),))


def _trader_put(table: Table) -> Asked:
    return Asked(lines=(PromptLine(msg("then-place-trader")),))


def _hakim(table: Table) -> Asked:
    return Asked(lines=(PromptLine(msg("hakim-how", k=next_scoring(table.game))),), card="hakim")


def _before(table: Table) -> Asked:
    """Name the character that can be used, if it is only one."""
    names = {action.name for action in table.legal if not action.declines}
    card = names.pop().removeprefix("use_") if len(names) == 1 else ""
    if card not in CARD_BY_ID:
        return Asked()
    return Asked(msg("before-title", card=card_name(card)), (), card)


def _knihstig(table: Table) -> Asked:
    return Asked(card="knihstig")


def _bonus(table: Table) -> Asked:
    if all(action.declines for action in table.legal):
        return Asked(lines=(PromptLine(msg("bonus-none")),))
    return Asked(lines=(PromptLine(msg("bonus-how", k=next_scoring(table.game))),))


# How to add one: the kind of question, and what is said of it.
ASKED: dict[str, Callable[[Table], Asked]] = {
    "auction": _auction,
    "pay_bid": _pay_bid,
    "fatima": _fatima,
    "residents": _residents,
    "trader_place": _trader_put,
    "trader_in": _trader_in,
    "trader_swap": _trader_swap,
    "trader_back": _trader_put,
    "before_turn": _before,
    "knihstig": _knihstig,
    "hakim": _hakim,
    "bonus": _bonus,
}


def asked(table: Table) -> Asked:
    """Say what is known of the question of the moment."""
    say = ASKED.get(table.game.frame.kind)
    return say(table) if say is not None else Asked()


# -- what an action costs ---------------------------------------------------------------------

DIAMOND = "diamond"


def _room_price(table: Table) -> Price:
    """Speak of diamonds only where there are some."""
    text = "chests-price-diamonds" if DIAMOND in table.game.rules.money_kinds else "chests-price"
    return Price(ROOM_PRICE, (PromptLine(msg(text, n=ROOM_PRICE)),))


PRICES: dict[str, Callable[[Table], Price]] = {
    "pay_bid": lambda table: Price(table.game.frame.data[1]),
    "buy_chests": _room_price,
}


def pay_lines(table: Table, name: str, cards: Sequence[int]) -> tuple[PromptLine, ...]:
    """Say what the chosen cards are worth against the price of an action, if it has one."""
    find = PRICES.get(name)
    if find is None:
        return ()
    price = find(table)
    values = [CARD_VALUE[card] for card in cards if CARD_VALUE[card]]
    if not values:
        return price.lines
    over = total(cards) - price.amount
    lines = [PromptLine(sum_text(values), "strong")]
    if over < 0:
        lines.append(PromptLine(msg("pay-short", n=-over), "warn"))
    elif over > 0:
        lines.append(PromptLine(msg("pay-over", n=over), "warn"))
    else:
        lines.append(PromptLine(msg("pay-just"), "ok"))
    return (*price.lines, *lines)


# -- what follows from an action --------------------------------------------------------------


def _gate(table: Table, action: Action) -> Msg:
    side = SIDE_LETTERS[getattr(action, "side", 0)]
    return msg("then-open-gate", side=side)


# Where a sentence names something of the action itself; the others are ``then-<action>``.
THEN: dict[str, Callable[[Table, Action], Msg]] = {
    "place_with_gate": _gate,
    "add_with_gate": _gate,
}


def hut_at_best(table: Table, tile: Tile) -> int | None:
    """Give what a hut would count now on its best space; None if no space fits."""
    game, seat = table.game, table.seat
    before = sum(building_counts(game)[seat])
    found = [
        int(sum(building_counts(after(game, seat, Place.of(tile, cell)))[seat]) - before)
        for cell in spots(game, seat, tile)
    ]
    return max(found, default=None)


def _hut(table: Table, action: Action) -> PromptLine:
    best = hut_at_best(table, getattr(action, "tile", 0))
    if best is None:
        return PromptLine(msg("hut-nowhere"), "warn")
    return PromptLine(msg("hut-best", n=best), "strong")


# What an action would bring, said before what follows from it.
BRINGS: dict[str, Callable[[Table, Action], PromptLine]] = {"take_hut": _hut}


def follows(table: Table, actions: Sequence[Action]) -> tuple[PromptLine, ...]:
    """Say what actions of one kind bring, and what follows from them."""
    names = {action.name for action in actions}
    if len(names) != 1:
        return ()
    name = names.pop()
    one = actions[0] if len(actions) == 1 else None
    say, brings = THEN.get(name), BRINGS.get(name)
    if say is not None and one is not None:
        return (PromptLine(say(table, one)),)
    text = f"then-{name.replace('_', '-')}"
    lines = [brings(table, one)] if brings is not None and one is not None else []
    return (*lines, *((PromptLine(msg(text)),) if has_text(text) else ()))


def how(actions: Sequence[Action]) -> tuple[PromptLine, ...]:
    """Say what is to be chosen for actions of one kind: by the text ``how-<action>``."""
    names = {action.name for action in actions}
    text = f"how-{names.pop().replace('_', '-')}" if len(names) == 1 else ""
    return (PromptLine(msg(text), "strong"),) if has_text(text) else ()


# -- what a choice would gain -----------------------------------------------------------------


def _hakim_gain(table: Table, action: Action) -> int:
    """Give the points that a type chosen for Hakim brings, against having no Hakim."""
    without, chosen = table.game.clone(), table.game.clone()
    Characters.of(without).owned[table.seat].remove(HAKIM)
    Characters.of(chosen).chosen = getattr(action, "colour", -1)
    return _gain(table, without, chosen)


def _bonus_gain(table: Table, action: Action) -> int:
    """Give the points that a bonus card shown now brings."""
    shown = table.game.clone()
    shown.rules.handlers[type(action)].run(shown, table.seat, action)
    return _gain(table, table.game, shown)


def _gain(table: Table, before: Game, after: Game) -> int:
    number = next_scoring(table.game)
    old, new = score_now(before, number).totals, score_now(after, number).totals
    return new[table.seat] - old[table.seat]


GAINS: dict[str, Callable[[Table, Action], int]] = {
    "choose_hakim": _hakim_gain,
    "reveal_bonus": _bonus_gain,
}


def gain_text(table: Table, actions: Sequence[Action], text: Msg) -> Msg:
    """Add to what a chip says what its choice would gain, where that is known."""
    find = GAINS.get(actions[0].name) if len(actions) == 1 else None
    if find is None:
        return text
    return msg("chip-gain", what=text, n=signed(find(table, actions[0])))
