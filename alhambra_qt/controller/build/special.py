"""What modules lay beside the players: built from zones by their names, and from badges.

A zone that no table here names is left to the tray. Nothing hidden of another seat gets in: the
zones are those of an observation.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from attrs import frozen

from alhambra_qt.controller.build.overlay import Overlay
from alhambra_qt.controller.build.zones import Laid
from alhambra_qt.controller.view.parts import CAN, PLAIN, Badge, ZonePiece, ZoneView
from alhambra_qt.controller.view.special import Extras, SpecialCard, Tally
from alhambra_qt.controller.words.sentences import refusal_text, rule_box, rule_id, rule_link
from alhambra_qt.engine import Game, Ledger, Refusal, why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import SIDE_LETTERS, SIDES, Seat
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.engine.state import UNKNOWN
from alhambra_qt.i18n import Msg, has_text, msg, signed
from alhambra_qt.modules.bonus.rules import RevealBonus
from alhambra_qt.modules.invaders.rules import open_sides
from alhambra_qt.modules.thieves.rules import UseThief

Worth = tuple[Msg, Msg]  # in words, and as numbers beside an icon


@frozen
class Kind:
    """How the cards of a zone are called.

    ``text`` begins the ids of their title and note; empty where every card has its own texts.
    ``rule`` is what to read about them; empty where every card has a rule of its own. ``used``
    tells that they wait to be used, so that there is a reason while they cannot be.
    """

    key: str
    text: str = ""
    rule: str = ""
    used: bool = True


# How to add one: the name of a zone of cards that a player holds or owns.
KINDS: dict[str, Kind] = {
    "thieves": Kind("J", "special-thief", "thieves.use"),
    "characters": Kind("K"),
    "bonus": Kind("X", "special-bonus", "bonus.reveal"),
    "bonus_shown": Kind("X", "special-shown", "bonus.return", used=False),
}
# How to add one: the name of a zone of a seat whose pieces are counted, their icon and text.
TALLIES: dict[str, tuple[str, str]] = {
    "chests": ("chest", "count-chest"),
    "residents": ("person", "count-resident"),
    "thieves": ("mask", "special-thieves"),
    "bonus": ("bonus", "special-bonus-cards"),
    "coins": ("coins", "count-coin"),
}
# How to add one: the module of a badge, its key, and the rules read while it is on and off.
BADGES: dict[str, tuple[str, str, str]] = {
    "vizier": ("V", "vizier.use", "vizier.reactivate"),
}
# How to add one: a module, and how many sides of a seat's Alhambra it attacks from each side.
ATTACKS: dict[str, Callable[[Game, Seat], tuple[int, ...]]] = {
    "invaders": lambda game, seat: tuple(
        len(open_sides(game.players[seat].palace, side)) for side in SIDES
    ),
}
# How to add one: a zone of special cards, and an action with one that the rules may refuse.
TRIED: dict[str, Callable[[Game, str], Action]] = {
    "thieves": lambda game, card: UseThief.of(
        CARD_BY_ID[card], next((shown for shown in game.display if shown >= 0), UNKNOWN)
    ),
    "bonus": lambda _, card: RevealBonus.of(TILE_BY_ID[card.partition("-")[2]]),
}
DIRK_ZONES = ("dirk-chests",)


@frozen
class Beside:
    """What lies beside all players of a view is built from this.

    ``zones`` are those laid out, with the picks; ``ledger`` is what the next scoring would give.
    """

    laid: Laid
    zones: tuple[ZoneView, ...]
    overlay: Overlay
    ledger: Ledger
    counts: bool = True

    @property
    def game(self) -> Game:
        """What the viewer may know of the game."""
        return self.laid.game

    @property
    def held(self) -> Mapping[str, Counter[Seat]]:
        """The number of pieces of all seats by zone, hidden ones included."""
        return self.laid.held


def dirk_pieces(zones: Sequence[ZoneView]) -> tuple[ZonePiece, ...]:
    """Give the pieces that lie before Dirk."""
    return tuple(piece for zone in zones if zone.name in DIRK_ZONES for piece in zone.pieces)


def extras(beside: Beside, seat: Seat, badges: Sequence[Badge], *, own: bool) -> Extras | None:
    """Give what lies beside a player; None if it is nothing."""
    cards = list(_cards(beside, seat, own=own))
    tallies = tuple(_tallies(beside, seat, own=own))
    if own:
        cards += [_badge_card(badge, beside) for badge in badges]
    attack = _attack(beside.game, seat) if own else None
    if not cards and not tallies and attack is None:
        return None
    return Extras(tuple(cards), tallies, attack)


# -- special cards ----------------------------------------------------------------------------


def _cards(beside: Beside, seat: Seat, *, own: bool) -> Iterator[SpecialCard]:
    for name, kind in KINDS.items():
        for zone in beside.zones:
            if zone.name == name and zone.tag is not None and zone.tag.seat == seat:
                for piece in zone.pieces:
                    if own or piece.id:
                        yield _card(beside, name, kind, piece, own=own)


def _card(beside: Beside, zone: str, kind: Kind, piece: ZonePiece, *, own: bool) -> SpecialCard:
    rule, overlay = kind.rule or piece.id, beside.overlay
    text = kind.text or f"special-{piece.id}"
    state = piece.state
    if own and state == PLAIN and not kind.rule and _meant_by(piece.id, overlay):
        state = CAN
    idle = own and kind.used and state == PLAIN
    return SpecialCard(
        target=piece.target,
        kind=piece.kind,
        id=piece.id,
        name=piece.name,
        title=msg(text),
        note=msg(f"{text}-note"),
        state=state,
        why=_why_not(beside, zone, piece.id, rule) if idle else None,
        key=kind.key if own else "",
        count=piece.count,
        zone=zone,
        rules=(rule_link(rule),),
    )


def _meant_by(word: str, overlay: Overlay) -> bool:
    """Whether a legal action bears the name of a piece: ``use_karim``, ``wake_vizier``."""
    return bool(_move_of(word, overlay))


def _move_of(word: str, overlay: Overlay) -> str:
    return next((name for name in sorted(overlay.moves) if name.endswith(f"_{word}")), "")


def _why_not(beside: Beside, zone: str, piece: str, rule: str) -> Msg | None:
    """Say why a card of the person who is asked now cannot be used, else when it is used."""
    if piece and zone in TRIED and beside.overlay.moves:
        refusal = why_not(beside.game, TRIED[zone](beside.game, piece))
        if refusal is not None and refusal.rule == rule:
            return refusal_text(refusal)
    return _why(rule)


def _why(rule: str) -> Msg | None:
    """Say when a card is used; one that always counts has no reason not to be."""
    return refusal_text(Refusal(rule)) if has_text(f"refuse-{rule_id(rule)}") else None


def _badge_card(badge: Badge, beside: Beside) -> SpecialCard:
    key, on, off = BADGES.get(badge.module, ("", "", ""))
    rule = on if badge.on else off
    move = _move_of(badge.module, beside.overlay)
    state = CAN if move else PLAIN
    asked = beside.overlay.moves and beside.game.frame.kind == "window"
    why = msg("between-nothing") if asked and badge.on else _when(rule, on=badge.on)
    return SpecialCard(
        target=f"action:{move}" if move else badge.target or f"badge:{badge.module}",
        kind="token",
        id=f"{badge.module}-{'active' if badge.on else 'inactive'}",
        name=badge.text,
        title=msg(f"special-{badge.module}"),
        note=msg(f"special-{badge.module}-{'on' if badge.on else 'off'}"),
        state=state,
        why=why if state != CAN else None,
        key=key,
        zone=badge.module,
        rules=(rule_link(rule),) if rule else (),
    )


def _when(rule: str, *, on: bool) -> Msg | None:
    """Say when a token that is on is used, and how one that is off is woken."""
    if not rule:
        return None
    return _why(rule) if on else rule_box(rule).text


# -- counted pieces ---------------------------------------------------------------------------


def _tallies(beside: Beside, seat: Seat, *, own: bool) -> Iterator[Tally]:
    for name, (icon, text) in TALLIES.items():
        if name in beside.held:
            number = beside.held[name][seat]
            say = msg(text, n=number)
            tell = WORTH.get(name) if own else None
            worth, brief = tell(beside, seat, beside.held[name], say) if tell else (None, None)
            yield Tally(icon, number, say, worth, brief, name)


def _set_worth(beside: Beside, seat: Seat, held: Counter[Seat], say: Msg) -> Worth:
    """Say what the residents would count in the next scoring."""
    if not beside.counts or not held[seat]:
        return say, _bare(held[seat])
    mine = (line for line in beside.ledger.lines if line.seat == seat and line.item == "residents")
    points = sum(line.points for line in mine)
    brief = msg("special-worth", things=_bare(held[seat]), n=signed(points))
    return msg("special-worth", things=say, n=signed(points)), brief


def _bare(number: int) -> Msg:
    return msg("play-number", n=number)


def _place(beside: Beside, seat: Seat, held: Counter[Seat], say: Msg) -> Worth:
    """Say the place that the number of chests reaches."""
    if not beside.counts or not held[seat]:
        return say, _bare(held[seat])
    others = [held[other] for other in range(len(beside.game.players)) if other != seat]
    dirk = sum(piece.count for piece in dirk_pieces(beside.zones))
    rank = 1 + sum(other > held[seat] for other in (*others, dirk))
    brief = msg("special-place", things=_bare(held[seat]), rank=rank)
    return msg("special-place", things=say, rank=rank), brief


# How to add one: a zone of ``TALLIES``, and what its number means for the owner.
WORTH: dict[str, Callable[[Beside, Seat, Counter[Seat], Msg], Worth]] = {
    "chests": _place,
    "residents": _set_worth,
}


def _attack(game: Game, seat: Seat) -> Msg | None:
    for module, count in ATTACKS.items():
        if module in game.ext:
            sides = dict(zip(SIDE_LETTERS, count(game, seat), strict=True))
            return msg("special-attack", **sides)
    return None


# -- asking -----------------------------------------------------------------------------------


def about(panels: Iterable[Extras | None], target: str) -> tuple[SpecialCard, Msg] | None:
    """Find a special card in some panels, with what is said when it is asked about."""
    for beside in panels:
        for card in beside.cards if beside is not None else ():
            if card.target == target:
                return card, card.why or _told(card)
    return None


def _told(card: SpecialCard) -> Msg:
    """Say what a card is and what it does."""
    if not card.rules or not card.id:
        return card.name
    return msg("special-about", name=card.name, rule=rule_box(card.rules[0].rule).text)
