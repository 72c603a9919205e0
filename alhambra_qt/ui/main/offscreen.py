"""A demonstration game without a window: play it to the end, print it, save it as a picture."""

from __future__ import annotations

import os
import sys

from PySide6.QtWidgets import QApplication

from alhambra_qt import paths
from alhambra_qt import settings as kept
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.ai_host import demo_config, play_out
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.engine.events import Scored
from alhambra_qt.engine.ledger import Ledger
from alhambra_qt.i18n import Msg, listing, msg, signed, tr
from alhambra_qt.options import Options
from alhambra_qt.ui.kit.context import make_context
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.table.widget import TableWidget

SIZE = (1920, 1080)


def run_demo(options: Options) -> int:
    """Play a game of computer players, print its scorings, and save a picture of the table."""
    # On Windows Qt warns of a folder of fonts that PySide does not bring, if none is named.
    os.environ.setdefault("QT_QPA_FONTDIR", str(paths.assets_dir() / "fonts"))
    app = QApplication(sys.argv[:1])
    load_fonts()
    settings, _ = kept.load()
    ctx = make_context(settings, options.lang)

    def say(words: Msg) -> None:
        print(tr(ctx.language, words), flush=True)

    def told(step: PlayedStep) -> None:
        for event in step.events:
            if isinstance(event, Scored):
                say(_line(session, event.ledger))

    session = Session.new(demo_config(options.seed or ""))
    names = listing([tag.label for tag in session.tags])
    say(msg("demo-begins", names=names, seed=session.config.seed))
    play_out(session, told)
    best = max(session.scores)
    winners = [tag.label for tag in session.tags if session.scores[tag.seat] == best]
    won = "demo-won" if len(winners) == 1 else "demo-shared"
    say(msg(won, names=listing(winners), n=best, turns=session.turn + 1))
    ctx.set_window(*SIZE)
    table = TableWidget(ctx)
    table.resize(*SIZE)
    table.show_view(Desk(session).view())
    app.processEvents()
    path = paths.data_dir() / "demo.png"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"alhambra-qt: cannot write {path}: {error.strerror}", file=sys.stderr)
        return 1
    if not table.grab().save(str(path)):
        print(f"alhambra-qt: cannot write {path}", file=sys.stderr)
        return 1
    say(msg("demo-picture", file=str(path)))
    return 0


def _line(session: Session, ledger: Ledger) -> Msg:
    scores = [
        msg("demo-score", name=tag.label, gained=signed(gained), score=before + gained)
        for tag, gained, before in zip(session.tags, ledger.totals, ledger.before, strict=True)
    ]
    return msg("demo-scoring", n=ledger.scoring, scores=listing(scores))
