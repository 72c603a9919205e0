#!/bin/sh
# Run a command with a screen, a session bus and the accessibility bus of its own, for screen readers.
#
#   sh tests/access/session.sh DISPLAY_NUMBER COMMAND ...
set -eu
display=$1
shift
Xvfb ":$display" -screen 0 1400x900x24 -nolisten tcp >/dev/null 2>&1 &
screen=$!
trap 'kill $screen 2>/dev/null || true' EXIT INT TERM
XDG_RUNTIME_DIR=$(mktemp -d)
tries=0
until [ -S "/tmp/.X11-unix/X$display" ] || [ $tries -ge 50 ]; do
    tries=$((tries + 1))
    sleep 0.1
done
export XDG_RUNTIME_DIR DISPLAY=":$display" QT_QPA_PLATFORM=xcb
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
