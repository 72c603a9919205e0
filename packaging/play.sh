#!/bin/sh
# Play Alhambra Qt. The first time this installs what is needed (see setup.sh); options go to the game.
set -eu
cd "$(dirname "$0")/.."
sh packaging/setup.sh play

if [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    echo "play: there is no display here, so the computers play a demonstration game without a window"
    exec .venv/bin/alhambra-qt --demo --offscreen "$@"
fi
echo "play: starting Alhambra Qt"
exec .venv/bin/alhambra-qt "$@"
