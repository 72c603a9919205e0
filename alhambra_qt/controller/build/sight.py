"""What the person at the screen sees of a game apart from the picks, kept while it stays so."""

from collections.abc import Iterator, Sequence

from attrs import define, field

from alhambra_qt.controller.build.recap import recap
from alhambra_qt.controller.build.scene import Scene
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.seats import Viewing
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.view.parts import ActionButton, SeatTag
from alhambra_qt.controller.view.table import Recap, ShareRow, Undo
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.controller.words.sentences import distribution_text
from alhambra_qt.engine import Game
from alhambra_qt.engine.events import Distributed
from alhambra_qt.engine.ids import NOBODY, Seat
from alhambra_qt.engine.pieces import CURRENCIES, TILE_ID
from alhambra_qt.i18n import msg

LOG_LENGTH = 200


@define(eq=False)
class CurrentScene:
    """The scene of the moment: a view is asked for at every move of the pointer."""

    session: Session
    history: History
    _scene: Scene | None = field(default=None, init=False)
    _seen: tuple[object, ...] = field(default=(), init=False)
    _recap_seen: int = field(default=-1, init=False)

    def scene(
        self, viewing: Viewing, actor: Seat | None, game: Game | None, *, hints: bool
    ) -> Scene:
        """Give what is seen.

        Args:
            viewing: who looks.
            actor: who is at the screen and must choose, if anybody.
            game: what the viewer may know, if somebody looked already.
            hints: whether good groups of cards are pointed out.
        """
        session, own = self.session, _shown(viewing)
        # Once all is over nothing is hidden any more, whoever played the seat at the bottom.
        viewer = own if session.over else viewing.viewer
        recapped = self._recap_seen == len(session.steps)
        seen = (session.version, session.config, viewer, own, actor, hints, recapped)
        if self._scene is None or self._seen != seen:
            known = game if game is not None else session.observation(viewer).game
            told = actor is not None and viewer is not None and not recapped
            since = recap(session, self.history, own) if told else ()
            undo = self._undo(viewing.viewer)
            asked = session.to_move if actor is None else actor
            made = self._new(known, viewer, own, asked, undo, since, hints=hints)
            self._scene, self._seen = made, seen
        return self._scene

    def _new(
        self,
        game: Game,
        viewer: Seat | None,
        own: Seat,
        asked: Seat | None,
        undo: Undo,
        since: tuple[Recap, ...],
        *,
        hints: bool,
    ) -> Scene:
        session = self.session
        return Scene(
            game=game,
            own=own,
            viewer=viewer,
            tags=session.tags,
            to_move=asked,
            log=self.history.log(LOG_LENGTH),
            recap=since,
            undo=undo,
            last=self.history.last_placed(),
            counts=session.config.counts,
            hints=hints,
            shares=share_rows(session.steps, session.tags),
            branch=session.branch.name if session.branch is not None else "",
        )

    def recap_again(self) -> None:
        """Show again what the others did since the last turn."""
        self._recap_seen = -1

    def dismiss_recap(self) -> None:
        """Show no more what the others did, until something new happens."""
        self._recap_seen = len(self.session.steps)

    def shares(self) -> Iterator[Distributed]:
        """Give the tiles that were given away at the end."""
        return given_away(self.session.steps)

    def _undo(self, viewer: Seat | None) -> Undo:
        why = self.session.undo_blocked(viewer)
        no_redo = self.session.redo_blocked()
        can = why is None
        redo = msg("play-button-redo")
        return Undo(
            ActionButton(Press("undo"), msg("play-button-undo"), "Ctrl+Z", enabled=can, why=why),
            ActionButton(Press("redo"), redo, "Ctrl+Shift+Z", enabled=no_redo is None, why=no_redo),
            ActionButton(
                Press("restart"), msg("play-button-restart"), "Ctrl+R", enabled=can, why=why
            ),
        )


def given_away(steps: Sequence[PlayedStep]) -> Iterator[Distributed]:
    """Give the tiles that were given away at the end of some steps of a game."""
    events = (event for step in steps for event in step.events)
    return (event for event in events if isinstance(event, Distributed))


def share_rows(steps: Sequence[PlayedStep], tags: Sequence[SeatTag]) -> tuple[ShareRow, ...]:
    """Show who got which tile at the end, and why."""
    return tuple(
        ShareRow(
            currency=CURRENCIES[share.slot],
            tile=TILE_ID[share.tile],
            sums=share.sums,
            winner=None if share.seat == NOBODY else tags[share.seat],
            text=distribution_text(share, tags),
        )
        for share in given_away(steps)
    )


def _shown(viewing: Viewing) -> Seat:
    """Give the seat at the bottom, also while nobody in particular is looking."""
    for seat in (viewing.viewer, viewing.waiting, viewing.last):
        if seat is not None:
            return seat
    people = viewing.people
    return people[0] if people else 0
