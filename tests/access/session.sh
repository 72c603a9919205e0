#!/bin/sh
# Run a command with a screen, a session bus and the accessibility bus of its own, for screen readers.
#
#   sh tests/access/session.sh COMMAND ...
set -eu
XDG_RUNTIME_DIR=$(mktemp -d)
number=$XDG_RUNTIME_DIR/display
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp 3>"$number" >/dev/null 2>&1 &
screen=$!
trap 'kill $screen 2>/dev/null || true; rm -rf "$XDG_RUNTIME_DIR"' EXIT INT TERM
tries=0
until [ -s "$number" ]; do
    tries=$((tries + 1))
    [ $tries -lt 100 ] || { echo "session: no screen came up" >&2 && exit 1; }
    sleep 0.1
done
DISPLAY=:$(cat "$number")
export XDG_RUNTIME_DIR DISPLAY QT_QPA_PLATFORM=xcb
export QT_LOGGING_RULES="qt.accessibility.atspi=false" # a reader may ask for what is gone
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_ACCESSIBILITY=1 NO_AT_BRIDGE=0
# shellcheck disable=SC2016
dbus-run-session -- sh -c '
    /usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 &
    bus=$!
    sleep 1
    for name in IsEnabled ScreenReaderEnabled; do
        gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
            --method org.freedesktop.DBus.Properties.Set org.a11y.Status $name "<true>" >/dev/null
    done
    code=0
    "$@" || code=$?
    kill $bus 2>/dev/null || true
    exit $code' sh "$@"
