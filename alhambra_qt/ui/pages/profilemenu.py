"""Who sits here: a small button beside the name of a seat that offers the profiles there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QSizePolicy

from alhambra_qt.controller.career.finished import person_key
from alhambra_qt.controller.career.profiles import CareerProfile
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.widgets import RING, Control
from alhambra_qt.ui.pages.presetbar import Entry, drop_menu


class ProfileMenu(Control):
    """A person as a sign: filled while the name is that of a profile; pressed, it opens the menu.

    ``choose`` takes a profile, ``keep`` makes one of what the seat says.
    """

    def __init__(
        self, ctx: UiContext, choose: Callable[[CareerProfile], None], keep: Callable[[], None]
    ) -> None:
        super().__init__(ctx, msg("profiles-choice"))
        self.profiles: tuple[CareerProfile, ...] = ()
        self.person, self._choose, self._keep = "", choose, keep
        self._menu: QMenu | None = None
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_menu)
        self.retranslate()

    def nextCheckState(self) -> None:
        """What is on follows from the name, not from the press."""

    def open_menu(self) -> None:
        """Offer the profiles."""
        if self._menu is None:
            self._menu = QMenu(self)
        drop_menu(self, self._menu, self._offered())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def show_profiles(self, profiles: tuple[CareerProfile, ...], name: str) -> None:
        """Offer these for whoever is called so now."""
        self.profiles, self.person = profiles, person_key(name)
        self.setChecked(any(person_key(one.name) == self.person for one in profiles))
        self.retranslate()

    def retranslate(self) -> None:
        """The words are only heard and shown as a tip."""
        super().retranslate()
        self.setAccessibleDescription(self.ctx.text(self._chosen()))
        set_tip(self.ctx, self, self.ctx.text(self.words))

    def _chosen(self) -> Msg | str:
        names = (one.name for one in self.profiles if person_key(one.name) == self.person)
        return next(names, msg("profiles-nobody"))

    def _offered(self) -> list[Entry]:
        entries: list[Entry] = []
        for one in self.profiles:
            on = person_key(one.name) == self.person
            entries.append((one.name, on, partial(self._choose, one)))
        if not self.isChecked():
            entries.append((msg("profiles-keep"), False, self._keep))
        return entries

    def sizeHint(self) -> QSize:
        side = self.ctx.metrics.pick(32, 28, 26) + 2 * RING
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the person, on a disc while it is chosen or pointed at."""
        theme, painter, face = self.ctx.theme, QPainter(self), self.face()
        ground = theme.acc if self.isChecked() else theme.panel
        with paint.saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.acc if self.underMouse() else theme.ink2, 1.4))
            painter.setBrush(ground)
            painter.drawEllipse(face.adjusted(1, 1, -1, -1))
            side = round(face.width() * 0.62)
            ink = theme.accink if self.isChecked() else theme.ink2
            icon = self.ctx.images.icon("person", side, ink, self.devicePixelRatioF(), ground)
            painter.drawPixmap(face.center() - QPointF(side / 2, side / 2), icon)
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, face.width() / 2)
