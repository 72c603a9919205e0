"""What modules lay beside the players: built from zones by their names, and from badges.

A zone of which no face says that it is special is left to the tray. Nothing hidden of another seat
gets in: the zones are those of an observation.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from alhambra_qt.controller.build.overlay import Overlay
from alhambra_qt.controller.build.zones import LaidPieces
from alhambra_qt.controller.faces.face import Holding, Special
from alhambra_qt.controller.faces.found import counted, faces, known_zone, specials
from alhambra_qt.controller.view.parts import (
    CAN,
    CANNOT,
    PLAIN,
    Badge,
    RuleLink,
    State,
    ZonePiece,
    ZoneView,
)
from alhambra_qt.controller.view.special import Extras, PieceTally, SpecialCard
from alhambra_qt.controller.view.targets import BadgeOf, Do
from alhambra_qt.controller.words.sentences import refusal_text, rule_box, rule_id, rule_link
from alhambra_qt.engine import Game, Ledger, Refusal, why_not
from alhambra_qt.engine.ids import SIDE_LETTERS, Seat
from alhambra_qt.i18n import Msg, has_text, msg


@frozen
class Beside:
    """What lies beside all players of a view is built from this.

    ``zones`` are those laid out, with the picks; ``ledger`` is what the next scoring would give.
    """

    laid: LaidPieces
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
    return tuple(piece for zone in zones if known_zone(zone.name).dirks for piece in zone.pieces)


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
    for name, kind in specials():
        for zone in beside.zones:
            if zone.name == name and zone.tag is not None and zone.tag.seat == seat:
                for piece in zone.pieces:
                    if own or piece.id:
                        yield _card(beside, seat, name, kind, piece, own=own)


def _card(
    beside: Beside, seat: Seat, zone: str, kind: Special, piece: ZonePiece, *, own: bool
) -> SpecialCard:
    rule, overlay = kind.rule or piece.id, beside.overlay
    spent = kind.spent(beside.game, seat, piece.id) if kind.spent and own else None
    text = kind.text or f"special-{piece.id}"
    state = piece.state
    if own and state == PLAIN and not kind.rule and _meant_by(piece.id, overlay):
        state = CAN
    idle = own and kind.used and state == PLAIN
    why = _why_not(beside, kind, piece.id, rule) if idle else None
    rules: tuple[RuleLink, ...] = (rule_link(rule),)
    if spent is not None:
        state, why, rules = CANNOT, refusal_text(spent), (*rules, rule_link(spent.rule))
    return SpecialCard(
        target=piece.target,
        kind=piece.kind,
        id=piece.id,
        name=piece.name,
        title=msg(text),
        note=msg(f"{text}-note"),
        state=state,
        why=why,
        key=kind.key if own else "",
        count=piece.count,
        zone=zone,
        rules=rules,
    )


def _meant_by(word: str, overlay: Overlay) -> bool:
    """Whether a legal action bears the name of a piece: ``use_karim``, ``wake_vizier``."""
    return bool(_move_of(word, overlay))


def _move_of(word: str, overlay: Overlay) -> str:
    return min((name for name in overlay.moves if name.endswith(f"_{word}")), default="")


def _why_not(beside: Beside, kind: Special, piece: str, rule: str) -> Msg | None:
    """Say why a card of the person who is asked now cannot be used, else when it is used."""
    if piece and kind.tried is not None and beside.overlay.moves:
        refusal = why_not(beside.game, kind.tried(beside.game, piece))
        if refusal is not None and refusal.rule == rule:
            return refusal_text(refusal)
    return _why(rule)


def _why(rule: str) -> Msg | None:
    """Say when a card is used; one that always counts has no reason not to be."""
    return refusal_text(Refusal(rule)) if has_text(f"refuse-{rule_id(rule)}") else None


def _badge_card(badge: Badge, beside: Beside) -> SpecialCard:
    face = faces().get(badge.module)
    token = face.token if face is not None else None
    key, rule = "", ""
    if token is not None:
        key, rule = token.key, token.on if badge.on else token.off
    move = _move_of(badge.module, beside.overlay)
    state: State = CAN if move else PLAIN
    asked = beside.overlay.moves and beside.game.frame.kind == "window"
    why = msg("between-nothing") if asked and badge.on else _when(rule, on=badge.on)
    return SpecialCard(
        target=Do(move) if move else badge.target or BadgeOf(badge.module),
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


def _tallies(beside: Beside, seat: Seat, *, own: bool) -> Iterator[PieceTally]:
    for name, kind in counted():
        if name in beside.held:
            number = beside.held[name][seat]
            say = msg(kind.text, n=number)
            worth, brief = None, None
            if own and kind.worth is not None:
                worth, brief = say, msg("play-number", n=number)
                if beside.counts and number:
                    worth, brief = kind.worth(_holding(beside, name, seat, say))
            yield PieceTally(kind.icon, number, say, worth, brief, name)


def _holding(beside: Beside, zone: str, seat: Seat, said: Msg) -> Holding:
    dirk = sum(piece.count for piece in dirk_pieces(beside.zones))
    return Holding(seat, beside.held[zone], len(beside.game.players), dirk, beside.ledger, said)


def _attack(game: Game, seat: Seat) -> Msg | None:
    for module, face in faces().items():
        if face.threat is not None and module in game.ext:
            sides = dict(zip(SIDE_LETTERS, face.threat.open(game, seat), strict=True))
            return msg("special-attack", **sides)
    return None
