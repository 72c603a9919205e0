"""The settings page, by mouse and by keys."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QStyleHints
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QFileDialog,
    QLabel,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from alhambra_qt.settings import SETTINGS, Setting
from alhambra_qt.ui.kit.context import UiContext, make_context
from alhambra_qt.ui.kit.inputs import DropDown, Segmented
from alhambra_qt.ui.kit.paper import ask_file
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.theme import CLOTHS
from alhambra_qt.ui.program.settings_page import SettingsPage
from tests.ui.pages_samples import fresh_settings, settle, shown

Key = Qt.Key


def test_settings_show_everything(ctx: UiContext, qtbot: QtBot) -> None:
    """Every setting that is not only remembered has its line."""
    page = SettingsPage(ctx)
    shown(qtbot, page)
    assert set(page.rows) == {key for key, s in SETTINGS.items() if s.kind != "data"}


def choice(page: SettingsPage, key: str) -> DropDown:
    """The menu of a setting."""
    control = page.rows[key].control
    assert isinstance(control, DropDown)
    return control


def test_settings_work_live(qtbot: QtBot, tmp_path: Path) -> None:
    """Language, colours and size change the page that is open while they are chosen."""
    settings = fresh_settings(tmp_path)
    ctx = make_context(settings)
    page = SettingsPage(ctx)
    shown(qtbot, page)
    choice(page, "language").set_value("fr")
    choice(page, "theme").set_value("dark")
    slider = page.rows["ui_scale"].control
    qtbot.keyClick(slider, Key.Key_Right)
    assert page.ctx.text(page.header.title) == "Paramètres"
    assert ctx.theme.name == "dark"
    assert settings.number("ui_scale") == 110
    assert ctx.metrics.letter_scale == pytest.approx(1.1)


def test_the_title_bar_follows_the_theme(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt is given the scheme of the chosen theme; with that of the system it follows the system.

    Windows draws the title bar by it. Without a screen Qt ignores it, so the calls are recorded.
    """
    asked: list[Qt.ColorScheme] = []
    system = [Qt.ColorScheme.Light]

    def choose(_hints: QStyleHints, scheme: Qt.ColorScheme) -> None:
        asked.append(scheme)

    def found(_hints: QStyleHints) -> Qt.ColorScheme:
        return system[0] if asked[-1] == Qt.ColorScheme.Unknown else asked[-1]

    monkeypatch.setattr(QStyleHints, "setColorScheme", choose)
    monkeypatch.setattr(QStyleHints, "colorScheme", found)
    asked.append(Qt.ColorScheme.Unknown)
    settings = fresh_settings(tmp_path)
    ctx = make_context(settings)
    assert ctx.theme.name == "light"
    for theme in ("dark", "high-contrast", "light", "system"):
        settings.set("theme", theme)
    scheme = Qt.ColorScheme
    assert asked[1:] == [scheme.Unknown, scheme.Dark, scheme.Dark, scheme.Light, scheme.Unknown]
    system[0] = scheme.Dark
    QGuiApplication.styleHints().colorSchemeChanged.emit(scheme.Dark)
    assert ctx.theme.name == "dark"


def test_file_dialogs_speak_the_language(qtbot: QtBot, tmp_path: Path) -> None:
    """No word of a file dialog stays English, also in a language that Qt lacks."""
    settings = fresh_settings(tmp_path)
    page = SettingsPage(make_context(settings))

    def words() -> set[str]:
        dialog = QFileDialog(page)
        dialog.show()
        kinds: tuple[type[QLabel | QPushButton], ...] = (QLabel, QPushButton)
        texts = {one.text() for kind in kinds for one in dialog.findChildren(kind)}
        texts |= {widget.accessibleName() for widget in dialog.findChildren(QWidget)} - {""}
        dialog.close()
        dialog.deleteLater()
        return {one for one in texts if len(one) > 1}

    english = words()
    # Which key chooses a label depends on the version of Qt.
    assert {"Look in:", "Cancel"} <= {one.replace("&", "") for one in english}
    for language, cancel in (("it", "Annulla"), ("ro", "Renunță"), ("fr", "Annuler")):
        settings.set("language", language)
        texts = words()
        assert cancel in texts
        assert not texts & english
    settings.set("language", "en")
    assert words() == english


def test_file_dialogs_name_kinds_of_files(qtbot: QtBot, tmp_path: Path) -> None:
    """The kind of a file has a name in the dialog that saves it."""
    page = SettingsPage(UiContext(language="fr"))
    for kind in ("html", "pdf", "csv", "txt", "png"):
        ask_file(page, "", f"a.{kind}", lambda path: path)
        dialog = page.findChildren(QFileDialog)[-1]
        (name,) = dialog.nameFilters()
        assert name == f"{page.ctx.t(f'file-{kind}')} (*.{kind})"
        assert dialog.defaultSuffix() == kind
        dialog.close()


def test_settings_follow_what_is_set_elsewhere(qtbot: QtBot, tmp_path: Path) -> None:
    """A language chosen on the start page stands in the settings when they are opened again."""
    settings = fresh_settings(tmp_path)
    page = SettingsPage(make_context(settings))
    shown(qtbot, page)
    page.hide()
    settings.set("language", "fr")
    page.show()
    assert choice(page, "language").value == "fr"


def test_settings_reset(ctx: UiContext, qtbot: QtBot) -> None:
    """Back to defaults also moves the controls back."""
    settings, page = ctx.settings, SettingsPage(ctx)
    shown(qtbot, page)
    choice(page, "assist").set_value("expert")
    page.reset.click()
    assert settings.text("assist") == "normal"
    assert choice(page, "assist").value == "normal"


def test_a_reset_is_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    """The same button brings back what was set, until something is set by hand or left."""
    settings = fresh_settings(tmp_path)
    page = SettingsPage(make_context(settings))
    shown(qtbot, page)
    for key, value in (("language", "fr"), ("assist", "expert"), ("ui_scale", 120)):
        settings.set(key, value)
    page.reset.setFocus()
    usual = page.reset.words
    qtbot.keyClick(page.reset, Key.Key_Return)
    assert (settings.text("assist"), settings.number("ui_scale")) == ("normal", 100)
    assert page.reset.words != usual
    qtbot.keyClick(page.reset, Key.Key_Return)
    assert settings.text("language") == "fr"
    assert (settings.text("assist"), settings.number("ui_scale")) == ("expert", 120)
    assert choice(page, "assist").value == "expert"
    assert page.reset.words == usual
    ways: tuple[Callable[[], object], ...] = (
        lambda: choice(page, "assist").set_value("learn"),
        page.hide,
    )
    for leave in ways:
        page.show()
        settings.set("assist", "expert")
        page.reset.click()
        leave()
        assert page.reset.words == usual


def test_focus_is_scrolled_into_view(ctx: UiContext, qtbot: QtBot) -> None:
    """A focused control is scrolled into view in a small window."""
    page = SettingsPage(ctx)
    shown(qtbot, page, (1024, 600))
    last = page.rows["show_counts"].control
    last.setFocus()
    QApplication.processEvents()
    top = last.mapTo(page, QPoint(0, 0)).y()
    assert page.header.height() <= top <= page.footer.y()


@pytest.mark.parametrize(("before", "after"), [(100, 200), (150, 200), (200, 100), (200, 80)])
def test_the_size_slider_stays_in_sight(
    qtbot: QtBot, tmp_path: Path, before: int, after: int
) -> None:
    """Other letters do not scroll away what they were set by; what one scrolls away stays away."""
    settings = fresh_settings(tmp_path)
    settings.set("ui_scale", before)
    ctx = make_context(settings)
    ctx.set_window(1366, 768)
    page = SettingsPage(ctx)
    shown(qtbot, page)
    slider = page.rows["ui_scale"].control
    slider.setFocus()
    settle()
    settings.set("ui_scale", after)
    settle()
    assert slider.hasFocus()
    assert slider.visibleRegion().boundingRect() == slider.rect()
    area = page.findChildren(Scroll)[0]
    bar = area.verticalScrollBar()
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    page.content.setMinimumHeight(page.content.height() + 3000)
    settle()
    assert bar.value() > 0
    assert slider.visibleRegion().isEmpty()


def test_what_changes_the_looks_is_laid_out_anew(
    ctx: UiContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages and table are laid out anew for a setting that says so, and for no other."""
    monkeypatch.setitem(SETTINGS, "caps", Setting("caps", False, "switch", looks=True))
    restyled: list[str] = []
    ctx.restyled.connect(lambda: restyled.append("again"))
    ctx.settings.set("confirm_turn", "on")
    assert not restyled
    ctx.settings.set("caps", True)
    assert restyled == ["again"]


def test_a_look_is_chosen_by_its_picture(qtbot: QtBot, tmp_path: Path) -> None:
    """Arrows and the mouse choose among pictures of the looks, which are all different."""
    settings = fresh_settings(tmp_path)
    ctx = make_context(settings)
    page = SettingsPage(ctx)
    shown(qtbot, page)
    control = page.rows["tiles"].control
    assert isinstance(control, Segmented)
    courtyard, plain, mosaic = control.buttons.values()
    courtyard.setFocus()
    qtbot.keyClick(courtyard, Key.Key_Right)
    assert (settings.text("tiles"), ctx.theme.cloth) == ("plain", "plain")
    faces = [
        segment.grab().toImage().copy(0, 0, segment.width(), 80)
        for segment in (courtyard, plain, mosaic)
    ]
    assert len({bytes(face.constBits()) for face in faces}) == 3
    qtbot.mouseClick(mosaic, Qt.MouseButton.LeftButton)
    assert (settings.text("tiles"), ctx.theme.cloth) == ("mosaic", "mosaic")
    page.reset.click()
    assert control.value == ctx.theme.cloth == "courtyard"


def test_the_choices_of_looks_are_those_there_are() -> None:
    """The setting offers each look that has colours, in their order."""
    assert SETTINGS["tiles"].choices == tuple(CLOTHS)
