"""How buttons, key caps and small controls are painted, for widgets and for the table's scene.

button_width(ctx.metrics, "Confirm", "Enter")            # how wide it wants to be
button(painter, rect, ctx.theme, ctx.metrics, ButtonLook(text="Confirm", key="Enter"))
"""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.measure import measure, width_of
from alhambra_qt.ui.kit.sizes import Metrics, font
from alhambra_qt.ui.kit.theme import Theme, mix, with_alpha

HEADER_EDGE = 0.36  # how pale the edge of a button in the header is
KINDS = ("primary", "secondary", "quiet", "header", "danger", "dashed")


@attrs.frozen
class ButtonLook:
    """Everything a button shows: words, key, kind and state."""

    text: str = ""
    key: str = ""
    kind: str = "secondary"
    icon: QPixmap | None = None
    enabled: bool = True
    hovered: bool = False
    pressed: bool = False
    focused: bool = False
    chosen: bool = False
    align_left: bool = False


def key_cap_width(metrics: Metrics, key: str) -> float:
    """The width of a key cap."""
    return width_of(font("key", metrics), key) + metrics.px(12)


def key_cap(
    painter: QPainter, rect: QRectF, metrics: Metrics, key: str, ink: QColor, fill: QColor
) -> None:
    """A key as it stands on the keyboard: rounded outline with its name."""
    with paint.saved(painter):
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(fill)
        painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), 4, 4)
        painter.setFont(font("key", metrics))
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)


def key_cap_height(metrics: Metrics) -> float:
    """The height of a key cap."""
    return measure(font("key", metrics)).height + metrics.px(2)


def button_width(metrics: Metrics, text: str, key: str = "", icon: float = 0) -> float:
    """The width a button needs so that nothing is cut."""
    width = width_of(font("button", metrics), text) if text else 0.0
    parts = [part for part in (icon, width, key_cap_width(metrics, key) if key else 0.0) if part]
    return sum(parts) + metrics.px(8) * max(0, len(parts) - 1) + metrics.px(32)


def _colours(look: ButtonLook, theme: Theme) -> tuple[QColor, QColor, QColor, float]:
    """Fill, border, text and border width."""
    if look.kind == "header":
        fill, border, ink, width = theme.headbtn, theme.line, theme.headink, 1.0
        if not theme.contrast:
            border = mix(theme.headbtn, theme.headink, HEADER_EDGE)
        if look.chosen:
            fill, ink = theme.gold2, QColor("#1B2238")
    elif look.kind == "primary":
        fill, border, ink, width = theme.acc, theme.acc, theme.accink, 1.6
    elif look.kind == "danger":
        fill, border, ink, width = theme.panel, theme.warn, theme.warn, 2.0
    elif look.kind == "quiet":
        fill, border, ink, width = theme.panel, theme.line, theme.ink, 1.6
    elif look.kind == "dashed":
        fill, border, ink, width = theme.panel, theme.ink2, theme.ink2, 1.4
    else:
        fill, border, ink, width = theme.panel, theme.ink, theme.ink, 2.0
    if look.chosen and look.kind in ("quiet", "secondary"):
        fill, border, ink, width = theme.accs, theme.acc, theme.acc, 2.0
    if not look.enabled:
        return _off_colours(look, theme)
    if look.pressed:
        fill = mix(fill, ink, 0.18)
    elif look.hovered:
        fill = mix(fill, ink, 0.08)
    return fill, border, ink, width


def _off_colours(look: ButtonLook, theme: Theme) -> tuple[QColor, QColor, QColor, float]:
    """The same for a button that cannot be pressed."""
    if look.kind == "header":
        # A light button on the dark band would look like the most important one.
        quiet = mix(theme.head, theme.headink, 0.62)
        return theme.head, mix(theme.headbtn, theme.headink, 0.16), quiet, 1.0
    return theme.panel2, theme.line, theme.ink2, 1.4


def button(
    painter: QPainter, rect: QRectF, theme: Theme, metrics: Metrics, look: ButtonLook
) -> None:
    """A whole button; `rect` is its outer edge (the focus ring stands 6 px outside of it)."""
    fill, border, ink, width = _colours(look, theme)
    radius = min(rect.height() * 0.24, metrics.px(12))
    if look.enabled and look.kind == "primary":
        paint.shadow(painter, rect, radius, theme, hollow=fill.alpha() == paint.FULL)
    with paint.saved(painter):
        pen = QPen(border, width)
        if look.kind == "dashed":
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(fill)
        half = width / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    _contents(painter, rect, metrics, look, ink, fill)
    if look.focused:
        paint.focus_ring(painter, rect, theme, radius)


def _contents(
    painter: QPainter, rect: QRectF, metrics: Metrics, look: ButtonLook, ink: QColor, fill: QColor
) -> None:
    """Icon, words and key cap, centred together (or from the left)."""
    words = font("button", metrics)
    text_width = width_of(words, look.text) if look.text else 0.0
    icon_width = look.icon.deviceIndependentSize().width() if look.icon is not None else 0.0
    key_width = key_cap_width(metrics, look.key) if look.key else 0.0
    gap = metrics.px(8)
    parts = [part for part in (icon_width, text_width, key_width) if part]
    total = sum(parts) + gap * max(0, len(parts) - 1)
    x = rect.left() + (metrics.px(14) if look.align_left else (rect.width() - total) / 2)
    middle = rect.center().y()
    with paint.saved(painter):
        if look.icon is not None:
            height = look.icon.deviceIndependentSize().height()
            painter.drawPixmap(QPointF(x, middle - height / 2), look.icon)
            x += icon_width + gap
        if look.text:
            painter.setFont(words)
            painter.setPen(ink)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(QRectF(x, rect.top(), text_width + 4, rect.height()), flags, look.text)
            x += text_width + gap
    if look.key:
        if look.align_left:
            x = rect.right() - metrics.px(14) - key_width
        height = key_cap_height(metrics)
        cap = QRectF(x, middle - height / 2, key_width, height)
        key_cap(painter, cap, metrics, look.key, ink, with_alpha(fill, 0.0))
