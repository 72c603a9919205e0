"""How Qt paints: by itself, without threads to help."""

from __future__ import annotations

import os

NO_HELPERS = "QT_NO_GUI_THREADPOOL"


def paint_alone() -> None:
    """Let no helpers fill what is painted; to be called before there is a `QApplication`.

    Qt shares whatever is a hundred lines high among threads and waits for them. The pictures of a
    table are too small for that to pay, and while computers think no processor is free for them.
    """
    os.environ.setdefault(NO_HELPERS, "1")
