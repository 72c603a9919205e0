"""A draft as the ordinary table shows it, and the meaning of targets while a position is set up.

The palette is a zone of the table like those of modules, and so is what lies in a module's place.
"""

from collections.abc import Iterator
from contextlib import suppress

from attrs import define, evolve

from alhambra_qt.controller.desk.dragging import HAND, RESERVE, YOU
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor.draft import BadDraft, Draft, PositionPlace, Refused
from alhambra_qt.controller.position_editor.finding import piece_name
from alhambra_qt.controller.presenter.table_presenter import Scene, hand, table_view
from alhambra_qt.controller.view.table_view import Overlay, Prompt, TableView, Undo
from alhambra_qt.controller.view.targets import (
    AT_DIRK,
    NOTHING,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSeat,
    AtSlot,
    AtZone,
    Press,
    Target,
    target_of,
)
from alhambra_qt.controller.view.view_parts import (
    CANNOT,
    CHOSEN,
    PLAIN,
    ActionButton,
    LegalCell,
    PieceKind,
    RefusalView,
    State,
    ZonePiece,
    ZoneView,
)
from alhambra_qt.controller.words.names import cell_name, tile_sides
from alhambra_qt.engine.pieces import CARD_BY_ID, FOUNTAIN, TILE_BY_ID, TILE_ID
from alhambra_qt.i18n import Msg, msg

PALETTE, LYING = -1, -2  # the zones of pieces to choose, and of those in a module's place
KINDS = {AtCell: "alhambra", AtReserve: "reserve", AtHand: "hand", AtSlot: "market"}
WHOLE = {AtDisplay(): "display", HAND: "hand", AT_DIRK: "dirk", Press("dirk"): "dirk"}
SHARED = ("market", "display", "dirk")
_OFF = ActionButton(Press("undo"), msg("play-button-undo"), enabled=False)
NO_UNDO = Undo(_OFF, evolve(_OFF, target=Press("redo")), evolve(_OFF, target=Press("restart")))


def zone_name(draft: Draft, zone: PositionPlace) -> Msg:
    """Name a place of the table."""
    if zone.seat < 0:
        return msg(f"position-zone-{zone.kind}")
    return msg(f"position-zone-{zone.kind}", name=draft.tags[zone.seat].label)


def piece_label(piece: str) -> Msg:
    """Name a piece with all that tells it from the others."""
    sides = tile_sides(piece) if piece in TILE_BY_ID else ()
    name = piece_name(piece)
    return msg("position-tile", tile=name, sides=sides[0]) if sides else name


@define
class Placing:
    """The edit that a person is preparing.

    Attributes:
        place: where pieces go.
        seat: whose Alhambra is in the middle.
        group: the pieces to choose from.
        held: the piece in hand.
        lifted: what is being dragged.
        refusal: why a tile may not be built where it was tried.
    """

    place: PositionPlace
    seat: int = 0
    group: str = ""
    held: str = ""
    lifted: Target | None = None
    refusal: RefusalView | None = None

    @property
    def on_board(self) -> bool:
        """Whether an Alhambra is the place."""
        return self.place.kind == "alhambra"

    @property
    def listed(self) -> bool:
        """Whether the pieces of the place are listed beside the palette."""
        return self.place.of_module or self.place.kind == "dirk"

    def follow(self, draft: Draft) -> None:
        """Keep what a draft has; a piece that lies somewhere is held no longer."""
        if self.place not in editor.zones(draft):
            self.place = PositionPlace("alhambra", 0)
        last = len(draft.tags) - 1
        self.seat = self.place.seat if self.place.seat >= 0 else min(self.seat, last)
        if self.held in editor.places(draft):
            self.held = ""
        groups = editor.groups(draft, self.place)
        here = next((name for name, every in groups.items() if self.held in every), self.group)
        self.group = here if here in groups else next(iter(groups))

    def palette(self, draft: Draft) -> list[str]:
        """List the pieces to choose from."""
        return editor.groups(draft, self.place).get(self.group, [])

    def place_at(self, target: Target) -> PositionPlace | None:
        """Return the place that a target is in, or stands for; None if it is in none."""
        if isinstance(target, AtSeat):
            return PositionPlace("alhambra", target.number)
        if target == YOU or (isinstance(target, AtZone) and target.zone == LYING):
            return self.place if self.place.of_module else None
        whole = AtDisplay() if isinstance(target, AtDisplay) else target
        kind = KINDS.get(type(target)) or WHOLE.get(whole)
        return PositionPlace(kind, -1 if kind in SHARED else self.seat) if kind else None

    def things(self, draft: Draft) -> dict[Target, tuple[PositionPlace | None, str]]:
        """Map the targets of all pieces to their places and ids; in the palette there is none."""
        game, seat = draft.game, self.seat
        tiles = game.players[seat].palace.tiles.items()
        found: dict[Target, str] = {target_of(at): TILE_ID[x] for at, x in tiles if x != FOUNTAIN}
        found |= {AtSlot(k): TILE_ID[tile] for k, tile in enumerate(game.market) if tile}
        for kind, on in (("display", AtDisplay), ("hand", AtHand)):
            place = PositionPlace(kind, -1 if kind in SHARED else seat)
            found |= {on(k): card for k, card in enumerate(editor.pieces(draft, place))}
        kept = editor.pieces(draft, PositionPlace("reserve", seat))
        found |= {AtReserve(tile): tile for tile in kept}
        lying = editor.pieces(draft, self.place) if self.listed else []
        for zone, every in ((PALETTE, self.palette(draft)), (LYING, lying)):
            found |= {AtZone(zone, k): piece for k, piece in enumerate(every)}
        return {target: (self.place_at(target), piece) for target, piece in found.items()}

    def put(
        self, draft: Draft, home: PositionPlace | None, piece: str, goal: Target, *, lies: bool
    ) -> Draft:
        """Move a piece from its home to where a goal is; on the palette it is only taken away.

        Raises:
            Refused: if a rule forbids it, unless it is to be laid as it ``lies`` at the table.
            BadDraft: if it cannot be so.
        """
        free = draft if home is None else editor.take(draft, home, piece)
        place = self.place_at(goal)
        if isinstance(goal, AtCell):
            return editor.lay(free, self.seat, piece, (goal.x, goal.y), lies=lies)
        slot = goal.number if isinstance(goal, AtSlot) else -1
        return free if place is None else editor.add(free, place, piece, slot)


# -- the view ----------------------------------------------------------------------------------


def draft_view(draft: Draft, placing: Placing) -> TableView:
    """Return the table of a draft; unknown cards of the hands are left out."""
    game, seat = draft.game.clone(), placing.seat
    for number, player in enumerate(game.players):
        known = editor.pieces(draft, PositionPlace("hand", number))
        player.hand = [CARD_BY_ID[card] for card in known]
    scene = Scene(game, seat, None, draft.tags, None, (), (), NO_UNDO, {}, hints=False)
    overlay = Overlay(Prompt(msg("position-tiles"), mood="wait"), refusal=placing.refusal)
    overlay.can(*(tile.target for tile in scene.still.palace.tiles))
    for who, at, rule in draft.broken:
        if who == seat:
            overlay.whys[AtCell(*at)] = rule  # it can be moved all the same
    overlay.legal = tuple(_legal(draft, placing))
    overlay.drops = tuple(_drops(draft, placing, overlay))
    held = hand(evolve(scene, viewer=seat))
    text = msg("play-hand-shown", cards=msg("count-card", n=held.count), total=held.total)
    title = msg("table-hand-of", name=draft.tags[seat].label)
    view = table_view(scene, overlay)
    return evolve(
        view,
        hand=evolve(held, text=text, title=title),
        market=tuple(evolve(slot, note=None, key="") for slot in view.market),
        zones=tuple(_zones(draft, placing)),
        stalls=None,
    )


def _legal(draft: Draft, placing: Placing) -> Iterator[LegalCell]:
    """List the cells where the piece in hand may be built."""
    usual = None, placing.held if placing.on_board else ""
    place, piece = placing.things(draft)[placing.lifted] if placing.lifted else usual
    with suppress(BadDraft, Refused):
        free = draft if place is None else editor.take(draft, place, piece)
        for at in editor.fits(free, placing.seat, piece) if piece in TILE_BY_ID else ():
            text = msg("book-example-cell", cell=cell_name(*at), what=msg("position-fits"))
            yield LegalCell(AtCell(*at), *at, None, text)


def _drops(draft: Draft, placing: Placing, overlay: Overlay) -> Iterator[Target]:
    """List what accepts the piece that is dragged."""
    if placing.lifted is None:
        return
    _, piece = placing.things(draft)[placing.lifted]
    yield from (placing.lifted, NOTHING, *(cell.target for cell in overlay.legal))
    if piece in TILE_BY_ID:
        yield from (*(AtSlot(k) for k, tile in enumerate(draft.game.market) if not tile), RESERVE)
    if piece in CARD_BY_ID:
        yield from (HAND, AtDisplay())
    if placing.place.of_module:
        yield YOU


def _zones(draft: Draft, placing: Placing) -> Iterator[ZoneView]:
    """List what lies in a place that the table only counts, and the pieces to choose."""
    place, lies = placing.place, editor.places(draft)
    lying = editor.pieces(draft, place) if placing.listed else []
    count = editor.left(draft) if place.of_cards else {}
    if lying:
        every = tuple(_piece(AtZone(LYING, k), piece) for k, piece in enumerate(lying))
        yield ZoneView("", zone_name(draft, place), None, every)
    found = []
    for k, piece in enumerate(placing.palette(draft)):
        left = count.get(piece, 1)
        home = None if place.of_cards else lies.get(piece)
        state: State = CANNOT if home is not None or left < 1 else PLAIN
        thing = _piece(AtZone(PALETTE, k), piece, CHOSEN if piece == placing.held else state)
        why = None if home is None else zone_name(draft, home)
        found.append(evolve(thing, count=max(1, left), why=why))
    yield ZoneView("", editor.group_name(placing.group), None, tuple(found))


def _piece(target: Target, piece: str, state: State = PLAIN) -> ZonePiece:
    kind: PieceKind = "token"
    if piece in TILE_BY_ID or piece in CARD_BY_ID:
        kind = "tile" if piece in TILE_BY_ID else "card"
    return ZonePiece(target, kind, piece, piece_label(piece), state=state)
