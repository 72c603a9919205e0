"""What modules lay beside a player: special cards, counted pieces, what an attack would find."""

from attrs import frozen

from alhambra_qt.controller.view.parts import PLAIN, PieceKind, RuleLink, State
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.i18n import Msg


@frozen
class SpecialCard:
    """A card or token of a player that helps in its own way: a thief, a character, the vizier.

    Attributes:
        target: what is sent back when it is chosen.
        kind: ``"card"`` or ``"token"``.
        id: the printed id; empty for a card that lies face down.
        name: what it is, in full.
        title: its short name.
        note: its state in a word: secret, shown, ready, asleep.
        state: plain, can, chosen or cannot, as everywhere.
        why: why it cannot be used now.
        key: the key of its kind.
        count: how many equal ones there are.
        zone: the place it lies in, which tells the back of a hidden card.
        rules: where to read on.
    """

    target: Target
    kind: PieceKind
    id: str
    name: Msg
    title: Msg
    note: Msg
    state: State = PLAIN
    why: Msg | None = None
    key: str = ""
    count: int = 1
    zone: str = ""
    rules: tuple[RuleLink, ...] = ()


@frozen
class PieceTally:
    """How many pieces of a kind a player has: an icon and a number.

    ``text`` says it in words. For the own summary ``worth`` says more: "3 residents: +6", and
    ``brief`` the same beside the icon: "3: +6". ``zone`` is the place they lie in.
    """

    icon: str
    number: int
    text: Msg
    worth: Msg | None = None
    brief: Msg | None = None
    zone: str = ""


@frozen
class Extras:
    """All that modules lay beside one player.

    ``cards`` of other players are only those that lie open; what they hide is only counted.
    ``attack`` says what an attack would find in the own Alhambra.
    """

    cards: tuple[SpecialCard, ...] = ()
    tallies: tuple[PieceTally, ...] = ()
    attack: Msg | None = None
