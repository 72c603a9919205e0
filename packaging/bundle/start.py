"""The frozen entry of both commands, chosen by the name they were started by."""

import sys
from multiprocessing import freeze_support
from pathlib import Path

# The processes of the computer players begin here too, and end here.
freeze_support()


def main() -> int:
    """Run the command whose name this program bears."""
    if Path(sys.executable).stem == "alhambra-lab":
        from alhambra_qt.lab.cli import main as lab

        return lab()
    from alhambra_qt.__main__ import main as play

    return play()


if __name__ == "__main__":
    sys.exit(main())
