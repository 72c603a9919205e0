"""How an action is offered: its chip, its choices and numbers, its price and its payments."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from attrs import evolve

from alhambra_qt.controller.faces.face import Asked, Table
from alhambra_qt.controller.faces.found import act_of, acts, card_kinds, questions
from alhambra_qt.controller.presenter.zone_views import Likeness
from alhambra_qt.controller.view.table_view import PromptLine
from alhambra_qt.controller.view.targets import (
    AT_OUT,
    Begin,
    Choose,
    Do,
    NamedCard,
    NamedTile,
    PaidCard,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import NO_STEPS, ActionButton, LegalCell, Steps
from alhambra_qt.controller.words.names import action_text, money, parts_text, sum_text
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.payments import payment_options, purse_of, ways_to_pay
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_KIND, CARD_VALUE, CURRENCIES, TYPES
from alhambra_qt.i18n import Msg, has_text, msg, signed

OFFERED = 5
HIGHEST_PRICE = 13
Cards = tuple[Card, ...]


def total(cards: Sequence[Card]) -> int:
    """Give the sum of some cards."""
    return sum(CARD_VALUE[card] for card in cards)


def useful(left: Sequence[Card]) -> int:
    """Rate what stays in the hand: how many prices its cards could still pay exactly."""
    sums = {0}
    for card in left:
        sums |= {one + CARD_VALUE[card] for one in sums}
    return sum(1 for one in sums if 0 < one <= HIGHEST_PRICE)


def ways(game: Game, seat: Seat, slot: int, price: int, exact: bool = False) -> list[Cards]:
    """List sensible payments, the best first.

    Exact ones come first, of these those that lose no card for good, then those of the slot's
    currency alone, then the one that keeps the most useful hand; then those that overpay least.
    """
    mine = Counter(purse_of(game, seat, slot))

    def rank(cards: Cards) -> tuple[int, int, int, int, int, Cards]:
        left = list((mine - Counter(cards)).elements())
        others = sum(1 for card in cards if CARD_CURRENCY[card] != slot)
        return total(cards), lost(cards), others, -useful(left), len(cards), cards

    return sorted(payment_options(game, seat, slot, price, exact), key=rank)


def lost(cards: Sequence[Card]) -> int:
    """Count the cards that leave the game when they are paid with."""
    kinds = card_kinds()
    return sum(1 for one in cards if (kind := kinds.get(CARD_KIND[one])) and kind.spent == AT_OUT)


def with_lost(text: Msg, cards: Sequence[Card]) -> Msg:
    """Add to a payment how many of its cards leave the game."""
    gone = lost(cards)
    return msg("pay-lost", paid=text, n=gone) if gone else text


def coins_of(cards: Sequence[Card]) -> tuple[str, ...]:
    """Name the currencies of a payment in their order."""
    kinds = sorted({CARD_CURRENCY[card] for card in cards if CARD_VALUE[card]})
    return tuple(CURRENCIES[one] for one in kinds if 0 <= one < len(CURRENCIES))


def rank_payment(
    cards: Sequence[Card], hand: Sequence[Card] = ()
) -> tuple[int, int, int, int, int, Sequence[Card]]:
    """Sort payments of anything: those that cost least, leave most, in few currencies and cards."""
    left = list((Counter(hand) - Counter(cards)).elements())
    kept = sum(
        useful([card for card in left if CARD_CURRENCY[card] == currency])
        for currency in range(len(CURRENCIES))
    )
    currencies = {CARD_CURRENCY[card] for card in cards}
    return total(cards), lost(cards), -kept, len(currencies), len(cards), cards


def payment_text(cards: Sequence[Card]) -> Msg:
    """Say a payment: "3 + 2 = 5", with its currency if there is only one."""
    values = sorted((CARD_VALUE[card] for card in cards if CARD_VALUE[card]), reverse=True) or [0]
    currencies = {CARD_CURRENCY[card] for card in cards}
    currency = currencies.pop() if len(currencies) == 1 else -1
    if currency < 0:
        return sum_text(values)
    whole = money(CURRENCIES[currency], sum(values))
    return whole if len(values) == 1 else msg("play-paid", parts=parts_text(values), money=whole)


def usable(game: Game, seat: Seat, slot: int, card: Card) -> bool:
    """Tell whether a card could be part of a payment in a currency."""
    return any(card in way.cards or card in way.fixed for way in ways_to_pay(game, seat, slot))


def places(hand: Sequence[Card], cards: Sequence[Card]) -> list[int]:
    """Give the places of some cards in a hand, each card once."""
    taken: list[int] = []
    for card in cards:
        taken.append(next(i for i, held in enumerate(hand) if held == card and i not in taken))
    return sorted(taken)


# The keys of what every turn offers, by its target.
TURN_KEYS: dict[Press | Begin, str] = {
    Begin("money"): "M",
    Begin("buy"): "B",
    Begin("redesign"): "D",
    Press("next"): "N",
    Press("reserve"): "R",
    Press("dirk"): "G",
}


def action_chip(name: str, chosen: bool) -> ActionButton:
    """Give the chip of a kind of action."""
    act = act_of(name)
    return ActionButton(Do(name), action_text(name), act.key, icon=act.icon, chosen=chosen)


def told_apart(chips: Sequence[ActionButton]) -> tuple[ActionButton, ...]:
    """Number the keys of chips that share one: ``W1`` is pressed as W, and 1 right after it."""
    shared, seen = Counter(one.key for one in chips), Counter[str]()
    found = []
    for one in chips:
        seen[one.key] += 1
        many = one.key.isalpha() and shared[one.key] > 1
        found.append(evolve(one, key=f"{one.key}{seen[one.key]}") if many else one)
    return tuple(found)


def keyed(cells: Iterable[LegalCell]) -> tuple[LegalCell, ...]:
    """Let the key of the action that builds there lead to the cells where a gate must be opened."""
    key = next((act.key for act in acts().values() if act.places), "")
    return tuple(evolve(one, key=key) if one.gates else one for one in cells)


STEPS = (-5, -1, 0, 1, 5)  # what is offered around a chosen number
STEP_KEYS = {-1: "Down", 1: "Up"}
FEW = 6  # up to so many numbers are all offered


def choice_icon(target: Target, action: str = "") -> str:
    """Give the picture of a chip: a type or a token where a colour is chosen, else the piece."""
    match target:
        case NamedTile(name) if name:
            return f"tile:{name}"
        case NamedCard(name) | PaidCard(name) if name:
            return f"card:{name}"
        case Choose(_, chosen) if chosen in TYPES:
            token = act_of(action).token
            return f"{token}-{chosen}" if token else chosen
    return ""


def named_by(token: Likeness, target: Target, action: str) -> bool:
    """Tell whether a token on the table is what a choice of an action is about."""
    if not isinstance(target, Choose) or token.value != target.chosen or not token.value:
        return False
    act = act_of(action)
    here = act.own.get(target.field, token.own) == token.own
    return here and (token.word if act.token is None else act.token) == token.word


def _number(target: Target | None) -> int | None:
    return target.number if isinstance(target, Choose) else None


def offered_numbers(open_: Sequence[Target], chosen: Target | None = None) -> list[Target]:
    """Leave only a few of many numbers: the ends, and steps up and down from the chosen one.

    So every number can be reached by few picks. A few numbers are all offered.
    """
    known = {number: one for one in open_ if (number := _number(one)) is not None}
    if len(known) <= FEW:
        return list(open_)
    numbers = sorted(known)
    here = _number(chosen) if chosen in open_ else numbers[0]
    index = numbers.index(here) if here is not None else 0
    places = {0, len(numbers) - 1}
    places |= {index + step for step in STEPS if 0 <= index + step < len(numbers)}
    return [known[numbers[place]] for place in sorted(places)]


def steps_in(open_: Sequence[Target], chosen: Target | None) -> Steps:
    """Give the numbers one step down and one up from the chosen one of several in their order."""
    if _number(chosen) is None or chosen not in open_:
        return NO_STEPS
    place, beside = open_.index(chosen), (None, *open_, None)
    return beside[place], beside[place + 2]


def stepper(now: int, most: int, why: Callable[[int], Msg | None]) -> tuple[ActionButton, ...]:
    """Give steps down and up from a number, which stay where they are, and the highest number.

    A step that is not possible says ``why``; the smallest steps have the keys down and up.
    """
    places = [(now + step, signed(step), STEP_KEYS.get(step, "")) for step in STEPS]
    down, up = (None if why(n) else Choose("amount", str(n)) for n in (now - 1, now + 1))
    found = []
    for amount, text, key in places:
        reason = why(amount)
        shown = msg("play-number", n=now) if amount == now else msg("play-action", name=text)
        found.append(
            ActionButton(
                Choose("amount", str(amount)),
                shown,
                key,
                enabled=reason is None,
                why=reason,
                chosen=amount == now,
                steps=(down, up),
            )
        )
    if most - now > STEPS[-1]:
        found.append(ActionButton(Choose("amount", str(most)), msg("step-most", n=most)))
    return tuple(found)


def asked(table: Table) -> Asked:
    """Say what is known of the question of the moment."""
    question = questions().get(table.game.frame.kind)
    if question is None or question.said is None:
        return Asked()
    return question.said(table)


def pay_lines(table: Table, name: str, cards: Sequence[int]) -> tuple[PromptLine, ...]:
    """Say what the chosen cards are worth against the price of an action, if it has one."""
    find = act_of(name).price
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


def follows(table: Table, actions: Sequence[Action]) -> tuple[PromptLine, ...]:
    """Say what actions of one kind bring, and what follows from them."""
    names = {action.name for action in actions}
    if len(names) != 1:
        return ()
    name = names.pop()
    one = actions[0] if len(actions) == 1 else None
    act = act_of(name)
    if act.then is not None and one is not None:
        return (PromptLine(act.then(table, one)),)
    text = f"then-{name.replace('_', '-')}"
    return (PromptLine(msg(text)),) if has_text(text) else ()


def how(actions: Sequence[Action]) -> tuple[PromptLine, ...]:
    """Say what is to be chosen for actions of one kind: by the text ``how-<action>``."""
    names = {action.name for action in actions}
    text = f"how-{names.pop().replace('_', '-')}" if len(names) == 1 else ""
    return (PromptLine(msg(text), "strong"),) if has_text(text) else ()


def gain_text(table: Table, actions: Sequence[Action], text: Msg) -> Msg:
    """Add to what a chip says what its choice would gain, where that is known."""
    find = act_of(actions[0].name).gains if len(actions) == 1 else None
    if find is None:
        return text
    return msg("chip-gain", what=text, n=signed(find(table, actions[0])))
