"""Make the icons of all sizes from assets/icons: `python packaging/icons.py [FOLDER]`.

Without a folder the pictures go beside the drawings. Sizes up to 32 pixels have a drawing of
their own, where there is one. `--ico FILE` and `--icns FILE` make one file of all for Windows
and macOS, of the program's icon or of what `--name` says. The same drawings and the same Qt give
the same bytes.
"""

import argparse
import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWINGS = Path(__file__).resolve().parents[1] / "assets" / "icons"
NAMES = ("alhambra", "game")
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32  # pixels: up to here the drawing for small sizes is used
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# The kinds that Apple's iconutil writes as PNG. Finder shows noise where icp4, icp5 or icp6 is
# PNG; for 16 points it takes ic11, which has twice the pixels.
ICNS_KINDS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


def picture(name: str, size: int) -> QImage:
    """Draw an icon in a square of so many pixels."""
    small = DRAWINGS / f"{name}_small.svg"
    drawing = small if size <= SMALL and small.exists() else DRAWINGS / f"{name}.svg"
    renderer = QSvgRenderer(str(drawing))
    if not renderer.isValid():
        raise SystemExit(f"icons: {drawing} cannot be drawn")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def png(image: QImage) -> bytes:
    """Give a picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]  # the stubs want the format as bytes
    return bytes(buffer.data().data())


def ico(name: str) -> bytes:
    """All sizes in one file for Windows."""
    parts = [(size, png(picture(name, size))) for size in ICO_SIZES]
    head, at = struct.pack("<HHH", 0, 1, len(parts)), 6 + 16 * len(parts)
    for size, data in parts:
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(data for _, data in parts)


def icns(name: str) -> bytes:
    """All sizes in one file for macOS."""
    body = b""
    for kind, size in ICNS_KINDS.items():
        data = png(picture(name, size))
        body += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> int:
    """Write what was asked for."""
    parser = argparse.ArgumentParser(description="Make the icons of all sizes.")
    parser.add_argument("folder", type=Path, nargs="?", default=DRAWINGS)
    parser.add_argument("--name", choices=NAMES, default=NAMES[0], help="of the one file")
    parser.add_argument("--ico", type=Path, metavar="FILE")
    parser.add_argument("--icns", type=Path, metavar="FILE")
    options = parser.parse_args()
    if options.ico or options.icns:
        for path, make in ((options.ico, ico), (options.icns, icns)):
            if path:
                path.write_bytes(make(options.name))
        return 0
    for name in NAMES:
        for size in SIZES:
            (options.folder / f"{name}_{size}.png").write_bytes(png(picture(name, size)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
