"""The page of all keys: groups in columns; each row can be chosen to give it another key.

A chosen row waits for a key for each of its commands (`KeyAsking`).
`to_html` writes the keys as one page for a browser or a printer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent

from alhambra_qt import files
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.i18n import Msg, msg, tr
from alhambra_qt.modules import IDS
from alhambra_qt.teaching.rulebook_html import PAPER, STYLE, head
from alhambra_qt.ui.kit import box, focus
from alhambra_qt.ui.kit.bindings import WRITTEN, Bindings, Keys, cap
from alhambra_qt.ui.kit.box import ENDLESS, Box, Space, Words, small_panel, spring
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame, scrolling
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.paper import ask_file, document, print_out, tell_written
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Row, Wrapped
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, Toggle
from alhambra_qt.ui.program.key_list import KeyGroup, KeyRow, key_groups
from alhambra_qt.ui.table.keys import RESERVED, standard, written

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument


class KeyAsking:
    """Asks for a key for each command of a row, one after the other.

    A key that another command has is reported once; pressed again it is taken from there.
    """

    def __init__(self, row: KeyRow, keys: Bindings) -> None:
        self.row, self.keys = row, keys
        self.text: Msg | None = None  # what was wrong with the last key
        self._place, self._warned = 0, ""

    @property
    def done(self) -> bool:
        """Whether every command of the row was asked for."""
        return self._place == len(self.row.names)

    @property
    def own(self) -> Keys:
        """All keys of the person, with the new ones."""
        return self.keys.own

    @property
    def prompt(self) -> Msg:
        """The key to press now."""
        now = self.keys.keys(self.row.names[self._place])
        return msg("keys-press", key=cap(now[0])) if now else msg("keys-press-first")

    def press(self, pressed: str) -> None:
        """Take a key, or say why not."""
        name, warned = self.row.names[self._place], self._warned
        self.text, self._warned = None, ""
        owner = self.keys.owner(pressed)
        if pressed in RESERVED:
            self.text = msg("keys-reserved", key=cap(pressed))
        elif owner not in ("", name) and pressed != warned:
            self.text, self._warned = taken(pressed, owner), pressed
        else:
            own = self.keys.given(name, pressed)
            self.keys = Bindings(self.keys.standard, own, self.keys.alt)
            self._place += 1


def taken(pressed: str, owner: str) -> Msg:
    """Say whose key this is."""
    every = Bindings(standard())
    rows = [row for group in key_groups(IDS, every) for row in group.rows]
    what = next(row.text for row in rows if owner in row.names)
    return msg("keys-taken", key=cap(pressed), what=what)


NAME = "alhambra-keys"
ROWS = "th { text-align: left; font-weight: normal; }\n"
CARD = """
body { max-width: 64em; }
.keys { columns: 22em; column-gap: 2em; }
section { break-inside: avoid; }
h2 { font-size: 1.1em; margin: 0.8em 0 0.2em; break-before: auto; }
th { padding: 0.1em 1em 0.1em 0; }
td { white-space: nowrap; }
kbd { border: 1px solid #56545a; border-radius: 4px; padding: 0 0.4em; font-family: sans-serif;
  font-size: 0.85em; }
@media print { h2 { break-before: auto; } .keys { columns: 2; } }
"""
SCREEN = STYLE + ROWS + CARD
SHEET = PAPER + ROWS + "th { padding-right: 16px; }"  # for paper, as Qt understands it


def to_html(groups: Iterable[KeyGroup], on: Sequence[str], lang: str, style: str = SCREEN) -> str:
    """Write the keys of a game with some modules as one page in a language."""
    title = _said(lang, msg("keys-title"))
    lines = [
        *head(lang, title, style),
        f"<body><h1>{title}</h1>",
        *([f"<p>{_said(lang, text_of(modules_named(on)))}</p>"] if on else []),
        '<div class="keys">',
        *(line for group in groups for line in _group(group, lang)),
        "</div></body></html>",
    ]
    return "\n".join([*lines, ""])


def _group(group: KeyGroup, lang: str) -> Iterator[str]:
    yield f"<section><h2>{_said(lang, group.title)}</h2><table>"
    for row in group.rows:
        caps = " · ".join(f"<kbd>{_said(lang, key_cap)}</kbd>" for key_cap in row.caps)
        keys = caps or _said(lang, msg("keys-none"))
        yield f'<tr><th scope="row">{_said(lang, row.text)}</th><td>{keys}</td></tr>'
    yield "</table></section>"


def _said(lang: str, words: Msg | str) -> str:
    return escape(words if isinstance(words, str) else tr(lang, words))


CAPS = 9.0  # ems: as wide as the widest pair of caps usually is
MOST = 13.0  # ems: wider caps stand above what they do


class KeyButton(BoxButton):
    """The row itself."""

    wide, least = 300.0, 180.0

    def __init__(self, ctx: UiContext, row: KeyRow, keys: Bindings) -> None:
        super().__init__(ctx, row.text)
        self.row, self.keys = row, keys
        self.asking: KeyAsking | None = None
        self.told: Msg | None = None
        self.clicked.connect(self._ask)
        self.retranslate()

    def show_row(self, row: KeyRow, keys: Bindings) -> None:
        """Show other keys."""
        self.row, self.keys, self.told = row, keys, None
        self.retranslate()

    def retranslate(self) -> None:
        caps = [self.ctx.text(key_cap) for key_cap in self.row.caps] or [self.ctx.t("keys-none")]
        self.setAccessibleName(", ".join([self.ctx.text(self.row.text), *caps]))
        self.setAccessibleDescription(self.ctx.t("keys-stays" if self.row.fixed else "keys-can"))
        self.restyle()

    def tree(self) -> Box:
        """All caps are in a column as wide, so that the words stand in one too."""
        words = Words(self.ctx.text(self.row.text), wrap=True, grow=1.0)
        child: Box = Row(self._caps(), words, gap=0.3)
        if self._wide() > MOST:
            child = Column(self._caps(), words, gap=0.1)
        if self.asking is not None:
            child = Column(words, Words(self.ctx.text(self.asking.prompt), "strong", wrap=True))
        text = self.asking.text if self.asking is not None else self.told
        note = Words(self.ctx.text(text), "small", "warn", wrap=True) if text is not None else None
        edge = "acc" if self.asking is not None else None
        return self.ground(Column(child, note, gap=0.2), self.hot("panel2"), edge, pad=(0.3, 0.1))

    def _caps(self) -> Box:
        if not self.row.caps:
            return Words(self.ctx.t("keys-none"), "small", "ink2")
        caps = [box.cap(self.look, self.ctx.text(key)) for key in self.row.caps]
        if self._wide() > MOST:
            return Wrapped(*caps, gap=0.35)
        return Row(*caps, Space(max(0.0, CAPS - self._wide() - 0.35)), gap=0.35)

    def _wide(self) -> float:
        """How many ems all caps beside each other take."""
        caps = (box.cap(self.look, self.ctx.text(key)) for key in self.row.caps)
        return Row(*caps, gap=0.35).size(self.look, ENDLESS)[0] / self.look.em

    def low(self) -> float:
        """One line of caps is high enough to be hit: there are many rows."""
        return self.ctx.metrics.target

    # -- another key --------------------------------------------------------------------------

    def _ask(self) -> None:
        """Wait for a key; pressed again, wait no more."""
        if self.asking is not None:
            self.stop()
        elif self.row.fixed:
            self.told = msg("keys-fixed" if self.row.names else "keys-fixed-page")
            self._say(self.told)
        else:
            self.asking, self.told = KeyAsking(self.row, self.keys), None
            self._say(self.asking.prompt)

    def stop(self) -> None:
        """Wait no more; what was given until now stays."""
        asking, self.asking = self.asking, None
        if asking is None:
            return
        self.change()
        if asking.own != self.keys.own:
            self.wish("give", asking.own)
            announce(self, self.accessibleName())

    def _say(self, *words: Msg) -> None:
        self.change()
        announce(self, " ".join(self.ctx.text(text) for text in words))

    # -- Qt -----------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """While it waits, every key is for it, also one that works everywhere."""
        if self.asking is not None and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scroll the question into view, once the page has made room."""
        super().resizeEvent(event)
        if self.hasFocus():
            QTimer.singleShot(0, self, self._reveal)

    def _reveal(self) -> None:
        focus.reveal(self)

    def focusNextPrevChild(self, following: bool) -> bool:
        """While it waits, Tab is a key like others."""
        return self.asking is None and super().focusNextPrevChild(following)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key it waits for; Esc leaves everything as it is."""
        asking = self.asking
        if asking is None:
            super().keyPressEvent(event)
            return
        pressed = written(event)
        if event.key() == Qt.Key.Key_Escape:
            self.stop()
        elif not event.isAutoRepeat() and WRITTEN.fullmatch(pressed):
            asking.press(pressed)
            if asking.done:
                self.stop()
            else:
                self._say(*([asking.text] if asking.text is not None else []), asking.prompt)
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.stop()


class KeyLine(Holder):
    """A row, and below it the way back to the keys of the program."""

    def __init__(self, ctx: UiContext, row: KeyRow, keys: Bindings) -> None:
        super().__init__(ctx)
        self.button = KeyButton(ctx, row, keys)
        self.back = Button(ctx, msg("keys-back"), kind="quiet")
        self.show_row(row, keys)

    def show_row(self, row: KeyRow, keys: Bindings) -> None:
        """Show other keys."""
        if self.back.hasFocus() and not row.changed:
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.button.show_row(row, keys)
        self.back.setAccessibleDescription(self.ctx.text(row.text))
        self.change()

    def tree(self) -> Box:
        back = Row(Pressed(self.back), spring()) if self.button.row.changed else None
        return Column(Live(self.button), back, gap=0)


class KeyHelpPage(PageFrame):
    """All keys of a game with some modules; back with Esc, its own key or Done."""

    KEYS = (
        *scrolling(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End),
        PageKey("F3", "_go_back"),
    )

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("keys-title"))
        self.groups: tuple[KeyGroup, ...] = ()
        self.on: tuple[str, ...] = ()
        self.keys = Bindings(standard())
        self.person = ""  # who is offered keys of their own
        self.own = Toggle(ctx, "")
        self.own.clicked.connect(self._part)
        self._cards: list[_Group] = []
        self.all_back = Button(ctx, msg("keys-all-back"), kind="quiet")
        self.all_back.clicked.connect(self._all_back)
        save = Button(ctx, msg("keys-sheet"), kind="quiet", does=self._save)
        self.print_button = Button(ctx, msg("rulebook-print"), kind="quiet", does=self._print)
        self.done = Button(ctx, msg("settings-done"), kind="primary", key=msg("key-esc"))
        self.done.clicked.connect(self.back)
        self.primary.connect(self.back)
        self.footer.put(self.all_back, save, self.print_button, self.done)

    @property
    def lines(self) -> list[KeyLine]:
        """All rows."""
        return [line for group in self._cards for line in group.lines]

    def body_tree(self) -> Box:
        whose = None
        if self.person:
            name = self.sentence(self.own.words, "strong")
            whose = Wrapped(name, Live(self.own), gap=self.look.ems(8))
        how = self.sentence(msg("keys-how"), "small", "ink2")
        cards = EqualColumns(24.5, [*map(Live, self._cards)], most=3, packed=True)
        return self.stacked(whose, how, cards)

    def show_whose(self, person: str, *, parted: bool = False) -> None:
        """Offer somebody keys of their own, and show whether they have them; "" offers nothing."""
        self.person = person
        self.own.set_words(msg("keys-own", name=person))
        self.own.setChecked(parted)
        self.change()

    def show_keys(self, on: Iterable[str], own: Bindings | None = None) -> None:
        """Show the keys of a game with these modules, as the person has them."""
        self.on, self.keys = tuple(on), own or Bindings(standard())
        before, self.groups = self.groups, key_groups(self.on, self.keys)
        self._show_all_back()
        rows = [row for group in self.groups for row in group.rows]
        if [row.text for group in before for row in group.rows] == [row.text for row in rows]:
            for line, row in zip(self.lines, rows, strict=True):
                line.show_row(row, self.keys)
            return
        discard(self._cards)
        self._cards = [_Group(self.ctx, group, self.keys) for group in self.groups]
        for line in self.lines:
            line.back.clicked.connect(weakly(self._back, line.button.row.names))
        self.change_now()

    def _show_all_back(self) -> None:
        """There is a way back only for what was changed."""
        if not self.keys.own and self.all_back.hasFocus():
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)
        self.footer.offer(self.all_back, bool(self.keys.own))

    def _back(self, names: tuple[str, ...]) -> None:
        self.wish("give", self.keys.without(names))

    def _part(self, parted: bool) -> None:
        self.wish("part", parted)

    def _all_back(self) -> None:
        self.wish("give", {})

    # -- the keys on paper --------------------------------------------------------------------

    def _html(self, style: str = SCREEN) -> str:
        return to_html(self.groups, self.on, self.ctx.language, style)

    def _save(self) -> None:
        name = f"{NAME}-{self.ctx.language}.html"
        ask_file(self, self.ctx.t("keys-sheet"), name, self.write)

    def write(self, path: Path) -> None:
        """Write the keys to a file, and say how it went."""
        tell_written(lambda: files.write(path, self._html()), path, self.wishing("say"))

    def _print(self) -> None:
        def made() -> QTextDocument:
            return document(self._html(""), SHEET)

        print_out(self, made, self.wishing("say"), msg("keys-no-printer"))


class _Group(Holder):
    """A title and its rows."""

    def __init__(self, ctx: UiContext, group: KeyGroup, own: Bindings) -> None:
        super().__init__(ctx)
        self.title = group.title
        self.lines = [KeyLine(ctx, row, own) for row in group.rows]

    def tree(self) -> Box:
        title = Words(self.look.text(self.title), "section", wrap=True)
        return small_panel(Column(title, *map(Live, self.lines), gap=0))
