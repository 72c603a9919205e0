"""The composition root: settings, language, window, and what the command line asked for."""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from alhambra_qt import paths
from alhambra_qt import settings as kept
from alhambra_qt.faults import Faults
from alhambra_qt.options import Options
from alhambra_qt.ui.flows.faults import FaultFlow
from alhambra_qt.ui.kit.context import make_context
from alhambra_qt.ui.kit.paint import paint_alone
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.main.ending import Ending
from alhambra_qt.ui.main.instance import FileOpener, Instance, come_forward, encoded
from alhambra_qt.ui.main.program import Program
from alhambra_qt.ui.main.watch import watching

if sys.platform == "win32":
    import ctypes

APP_ID = "alhambra-qt"
DESKTOP_ID = "io.github.alhambra_qt.AlhambraQt"  # what desktops call the program's entry and icon
# Seconds that a computing thread goes on while the window wants to: painting waits a dozen times a
# frame, and by Python's default each wait takes ten times as long.
GIVE_WAY = 0.0005
ICON_SIZES = (16, 32, 48, 128)  # pixels: enough for title bars, task bars and switchers


def run(options: Options) -> int:
    """Run the program as the options say and give its exit status."""
    paint_alone()
    sys.setswitchinterval(GIVE_WAY)
    with watching(options.debug) as faults:
        return _run(options, faults)


def _run(options: Options, faults: Faults) -> int:
    if options.demo and options.offscreen:
        from alhambra_qt.ui.main.offscreen import run_demo  # rarely wanted: it imports the table

        return run_demo(options)
    _name_process()
    app = QApplication(sys.argv[:1])
    app.setApplicationName(APP_ID)
    app.setDesktopFileName(DESKTOP_ID)
    app.setWindowIcon(_icon())
    instance = Instance(paths.data_dir())
    if not instance.begins(options.join or options.open):
        print(encoded(options), file=sys.stderr)
        return 0
    paths.keep_private()
    load_fonts()
    settings, troubles = kept.load()
    ctx = make_context(settings, options.lang)
    program = Program(ctx, options)
    instance.called.connect(partial(come_forward, program))
    program.began.connect(instance.listen)
    if sys.platform == "darwin":  # elsewhere files stand in the command line; this hears all events
        opener = FileOpener(app)
        opener.asked.connect(partial(come_forward, program))
        program.began.connect(opener.begin)
    ending = Ending()
    ending.asked.connect(partial(_end, app, program))
    app.commitDataRequest.connect(program.keep)
    FaultFlow(program.window, faults)
    program.begin()
    if options.debug:
        from alhambra_qt.ui.main.debug import DebugOverlay, LiveTexts  # rarely wanted

        LiveTexts(program)
        DebugOverlay(program)
    for trouble in troubles:
        program.window.notice.say(trouble)
    status = app.exec()
    instance.close()
    return ending.status or status


def _name_process() -> None:
    """Tell Windows which program this is: else its task bar shows that of Python."""
    if sys.platform == "win32":
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(DESKTOP_ID)


def _icon() -> QIcon:
    """The icon of the window; a desktop that knows the installed program takes its own."""
    icon = QIcon()
    for size in ICON_SIZES:
        file = paths.assets_dir() / "icons" / f"alhambra_{size}.png"
        icon.addFile(str(file), QSize(size, size))
    return icon


def _end(app: QApplication, program: Program, status: int) -> None:
    """Close as the person would, whatever is open, and leave every loop."""
    program.window.question = None  # whoever ends the program by a signal sees no question
    program.window.close()
    app.exit(status)
