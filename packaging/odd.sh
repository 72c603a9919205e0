#!/bin/sh
# Run the tests where little is as usual: nothing in them may depend on it (root, a network for setup.sh):
#
#   sudo sh packaging/odd.sh [OPTION...]    options go to test.sh, such as --fast or tests/ui
#
# In a folder with spaces and an umlaut whose path holds "alhambra"; as another user, with a space in HOME and
# TMPDIR, umask 077, the time zone that is first in every day, Turkish, where i and I are two letters, one
# core, no display, and no network but this computer itself. Part of the nightly run; it leaves nothing behind.
set -eu
cd "$(dirname "$0")/.."
. packaging/fresh.sh
begin "$@"

as_nobody() { setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; }

# One that this user may start: others can be in a folder of somebody else.
for python in ${PYTHON:-} python3 /usr/bin/python3; do
    path=$(command -v "$python") || continue
    if as_nobody "$path" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        PYTHON=$path
        break
    fi
    PYTHON=
done
[ -n "$PYTHON" ] || fail "another user can start no Python 3.11 or newer here"
export PYTHON

place="$work/my alhambra ü/alhambra qt"
say "$place"
copy_to "$place"
sh "$place/packaging/setup.sh" test
mkdir "$work/a home" "$work/a tmp" "$work/locales"
# Without this locale C reads the names of languages by itself.
localedef -i tr_TR -f UTF-8 "$work/locales/tr_TR.UTF-8" 2>/dev/null || say "there is no Turkish here (locales)"
chown -R 65534:65534 "$work"

# The loopback of a new network is down; iproute2 need not be installed.
cat >"$work/loopback.py" <<'END'
import fcntl, socket, struct
with socket.socket() as one:
    fcntl.ioctl(one, 0x8914, struct.pack("16sh", b"lo", 0x49))  # SIOCSIFFLAGS: up, loopback, running
END
umask 077
unshare --net sh -c '
    "$1" "$2/loopback.py"
    shift 2
    exec "$@"' sh "$PYTHON" "$work" \
    setpriv --reuid=65534 --regid=65534 --clear-groups taskset --cpu-list 0 \
    env -i "PATH=$PATH" "HOME=$work/a home" "TMPDIR=$work/a tmp" "LOCPATH=$work/locales" \
    LANG=tr_TR.UTF-8 LC_ALL=tr_TR.UTF-8 LANGUAGE=tr TZ=Pacific/Kiritimati \
    sh "$place/packaging/test.sh" "$@"
say "nothing depends on any of it"
