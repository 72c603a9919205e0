"""Games in a wanted state, games with much taken back, and views searched through."""

import importlib
import os
import pkgutil
import random
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

import attrs
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.gameconfig import AI, GameConfig, default_config, setup_of
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.saves import GameSummary, names, summary
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.recap_view import open_log
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.controller.view.view_parts import Answer, RefusalView
from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.i18n import Msg, tr
from tests.property.player import WEIGHTS

T = TypeVar("T")
NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")


def config(seats: int = 3, humans: int = 1, seed: str = "kit", **more: Any) -> GameConfig:
    """Set up a game; computers play at random unless said otherwise."""
    plain = default_config(NAMES[:seats], humans, seed)
    seated = tuple(evolve(s, level="random") if s.kind == AI else s for s in plain.seats)
    return evolve(plain, seats=seated, **more)


def cards(text: str) -> list[int]:
    """Read cards such as ``"florin-3 denar-9"``; a dash alone is an empty place."""
    return [-1 if name == "-" else CARD_BY_ID[name] for name in text.split()]


def tiles(text: str) -> list[int]:
    """Read tiles; a dash alone is an empty slot."""
    return [0 if name == "-" else TILE_BY_ID[name] for name in text.split()]


def arranged(
    setup: GameConfig,
    hand: str = "",
    market: str = "",
    display: str = "",
    reserve: str = "",
    palace: str = "",
) -> Game:
    """Lay the table, then put what is wanted before seat 0, who is to move."""
    game = modules.new_game(setup_of(setup))
    player = game.players[0]
    if game.to_play != 0:
        game.to_play = 0
        game.decisions[-1] = game.decisions[-1]._replace(seat=0)
    if hand:
        player.hand = sorted(cards(hand))
        player.hidden = []
    if market:
        game.market = tiles(market)
    if display:
        game.display = cards(display)
    if reserve:
        player.reserve = tiles(reserve)
    for entry in palace.split("|") if palace else []:
        tile, x, y = entry.split()
        player.palace.place(TILE_BY_ID[tile], cell_at(int(x), int(y)))
    return game


def last_tiles(setup: GameConfig, market: str, hand: str) -> Game:
    """Lay the table so that seat 0 gets the last tiles at the end of its turn, without a tie."""
    game = arranged(setup, hand=hand, market=market)
    game.bag.clear()
    for player in game.players[1:]:
        player.hand, player.hidden = [], []
    return game


def interrupt(game: Game, question: str, *data: int) -> None:
    """Ask seats a question between two turns."""
    game.decisions.clear()
    game.push("next_turn")
    game.push(question, *data)


def true_game(session: Session) -> Game:
    """The game with all its secrets: to set up a position, and to compare with views of it."""
    return session._game


def there(thing: T | None) -> T:
    """Return a thing that must not be None."""
    assert thing is not None
    return thing


def english(text: Msg | str | None) -> str:
    """Say a text that must be there in English."""
    assert isinstance(text, Msg)
    return tr("en", text)


def refusal_of(shown: TableView | Answer) -> RefusalView:
    """The reason why something cannot be done, which must be shown."""
    return there(shown.refusal)


def desk(setup: GameConfig | None = None, confirm: str = "irreversible", **state: str) -> Desk:
    """Give a desk at which seat 0, a person, is to move."""
    setup = setup or config()
    session = Session.at(setup, arranged(setup, **state), {})
    return Desk(session, DeskOptions(confirm))


class Picked(Protocol):
    """A desk, or a tutor at one."""

    def pick(self, target: Target) -> object:
        """Pick one thing."""


def picks(where: Picked, *targets: Target) -> None:
    """Pick one thing after another."""
    for target in targets:
        where.pick(target)


def act(where: Desk, *targets: Target) -> None:
    """Pick some things, then confirm."""
    picks(where, *targets)
    where.confirm()


def chance(session: Session, rng: random.Random) -> None:
    """Play one legal action of whoever is to move, at random."""
    session.play(rng.choice(legal_actions(true_game(session))))


def go_on(session: Session, rng: random.Random) -> None:
    """Play something at random, rather what brings the game nearer to its end."""
    kinds: dict[str, list[Action]] = {}
    for action in legal_actions(true_game(session)):
        kinds.setdefault(action.name, []).append(action)
    names = list(kinds)
    name = rng.choices(names, [WEIGHTS.get(name, 1.0) for name in names])[0]
    session.play(rng.choice(kinds[name]))


def chances(session: Session, rng: random.Random, most: int = 10_000) -> None:
    """Play on at random, to the end or for some actions."""
    end = len(session.steps) + most
    while not session.over and len(session.steps) < end:
        chance(session, rng)


def played(setup: GameConfig, actions: int = 10_000, seed: int = 1) -> Session:
    """Play a game at random, to its end or for some actions."""
    session = Session.new(setup)
    chances(session, random.Random(seed), actions)
    return session


def all_events() -> list[type[ev.Event]]:
    """List every class of events of the engine and of the modules."""
    for found in pkgutil.iter_modules(modules.__path__):
        importlib.import_module(f"{modules.__name__}.{found.name}")
    left, kinds = [ev.Event], []
    while left:
        for kind in left.pop().__subclasses__():
            left.append(kind)
            here = vars(sys.modules[kind.__module__])
            # A class of which attrs made one with slots may be there still.
            if kind.__module__.startswith("alhambra_qt.") and here.get(kind.__name__) is kind:
                kinds.append(kind)
    return sorted(set(kinds), key=lambda kind: kind.__qualname__)


def texts(thing: Any) -> Iterator[Msg]:
    """Every message in a view."""
    if isinstance(thing, Msg):
        yield thing
    elif not isinstance(thing, str):
        names = fields_of(thing.__class__)
        for part in thing if names is None else [getattr(thing, name) for name in names]:
            yield from texts(part)


def words(thing: Any) -> set[str]:
    """Every string in a view, those inside messages too."""
    found, done, todo = set[str](), set[int](), [thing]
    while todo:
        part = todo.pop()
        if isinstance(part, str):
            found.add(part)
        elif id(part) not in done:  # the same message stands in many places
            done.add(id(part))
            names = fields_of(part.__class__)
            todo += part if names is None else [getattr(part, name) for name in names]
    return found


@cache
def fields_of(kind: type) -> tuple[str, ...] | None:
    """The fields of a class that can hold strings or targets, or None if it is a sequence."""
    if attrs.has(kind):
        return tuple(
            field.name for field in attrs.fields(kind) if field.type not in (bool, float, int)
        )
    return None if issubclass(kind, Sequence) else ()


def listed(folder: Path) -> tuple[GameSummary, ...]:
    """Describe the saved games of a folder as their list does, the newest first."""
    return tuple(summary(folder / name) for name in names(folder))


SETS: dict[str, tuple[str, ...]] = {
    "base": (),
    "great": ("vizier", "thieves", "camps", "invaders", "characters"),
}


def wander(
    on: str, seed: int, steps: int = 160
) -> tuple[Session, History, list[tuple[Action, bool]]]:
    """Play, take back and redo at random; keep a plain list of what was done and what stands."""
    chance = random.Random(f"{on}/{seed}")
    session = Session.new(config(3, 3, seed=str(seed), modules=SETS[on]))
    history, plain = History(session), list[tuple[Action, bool]]()
    undone: list[int] = []  # places in the list, the last undone at the end
    while session.to_move is not None and len(plain) < steps:
        seat, roll = session.to_move, chance.random()
        standing = [k for k, (_, stands) in enumerate(plain) if stands]
        if roll < 0.25 and session.undo(seat) is not None:
            undone.append(standing[-1])
            plain[standing[-1]] = plain[standing[-1]][0], False
        elif roll < 0.45 and session.redo() is not None:
            place = undone.pop()
            plain[place] = plain[place][0], True
        elif roll >= 0.25:
            action = chance.choice(legal_actions(true_game(session)))
            if undone and plain[undone[-1]][0] == action:
                plain[undone.pop()] = action, True  # the same again is a redo
            else:
                undone.clear()
                plain.append((action, True))
            session.play(action)
        if chance.random() < 0.1:
            open_log(history, 0)  # built in between, it must be the same in the end
    return session, history, plain


def make_pipe(path: Path) -> None:
    """Make a pipe that nobody writes to; on Windows, whose pipes are no files, a folder."""
    if sys.platform == "win32":
        path.mkdir()
    else:
        os.mkfifo(path)
