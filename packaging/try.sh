#!/bin/sh
# Try the Debian package and the folder from nothing, in fresh systems (root, debootstrap, a network):
#
#   sh packaging/try.sh [SYSTEM...]        bookworm trixie jammy noble; without any: bookworm jammy
#
# In each: install the .deb in dist/ with what it asks for and nothing else, play a whole game without a
# display, open the window on a virtual one and watch a game begin, open a saved game by its file, say the
# version, read a man page's file, purge, and find the saved games still there. Then the same
# folder from the tar.xz, unpacked anywhere. MIRROR names a mirror other than that of this machine.
set -eu
cd "$(dirname "$0")/.."
. packaging/fresh.sh
command -v debootstrap >/dev/null || fail "debootstrap is not installed"
deb=$(ls dist/alhambra-qt_*.deb) tarball=$(ls dist/alhambra-qt-*-linux-*.tar.xz)
begin "$@"
trial=/root/trial # inside each system: what it is given, and what it says

play() {
    # A whole game without a display, then the window on a virtual one.
    inside "$1" --demo --offscreen --seed try >"$work/said" 2>&1 || fail "$1: $(cat "$work/said")"
    [ -s "$root/root/.local/share/alhambra-qt/demo.png" ] || fail "$1 made no picture"
    inside sh -c "Xvfb :7 -screen 0 1366x768x24 >/dev/null 2>&1 & x=\$!
        sleep 2
        DISPLAY=:7 timeout 25 $1 --demo --seed try >$trial/window 2>&1
        echo \$? >$trial/status
        kill \$x"
    [ "$(cat "$root$trial/status")" = 124 ] || fail "$1: the window ended by itself: $(cat "$root$trial/window")"
    if grep -i "error\|traceback\|could not load" "$root$trial/window"; then fail "$1 complains"; fi
}

[ $# -gt 0 ] || set -- bookworm jammy
for system; do
    say "$system: a fresh system"
    make_system "$system"
    mkdir -p "$root$trial"
    cp "$deb" "$root$trial/package.deb"
    cp tests/saves/version-1/first.alhambra "$root$trial/game.alhambra"
    inside sh -c "apt-get -qq update && apt-get -qq install -y --no-install-recommends $trial/package.deb" \
        >"$work/install" 2>&1 || fail "the .deb cannot be installed: $(tail -n 3 "$work/install")"
    say "$system: installed; $(inside alhambra-qt --version)"
    inside apt-get -qq install -y --no-install-recommends xvfb >"$work/install" 2>&1 || fail "no Xvfb"
    play alhambra-qt
    inside alhambra-lab replay $trial/game.alhambra | grep -q '"ok": *true' || fail "a saved game does not open"
    for pages in i18n/*/man; do
        lang=$(basename "$(dirname "$pages")")
        inside sh -c "test -s /usr/share/man/$lang/man6/alhambra-qt.6.gz || test $lang = en" || fail "no man page: $lang"
    done
    say "$system: a game, a window, a saved game"
    inside apt-get -qq purge -y alhambra-qt >"$work/purge" 2>&1 || fail "it cannot be purged"
    left=$(inside sh -c 'ls -d /opt/alhambra-qt /usr/bin/alhambra-* 2>/dev/null || true')
    [ -z "$left" ] || fail "left behind: $left"
    inside test -s /root/.local/share/alhambra-qt/demo.png || fail "purging took the person's files"
    tar -C "$root$trial" -xf "$tarball"
    rm -rf "$root/root/.local"
    play $trial/alhambra-qt/alhambra-qt
    say "$system: purged, files kept; the folder plays anywhere"
done
