#!/bin/sh
# Try the Debian package and the folder from nothing, in fresh systems (root, debootstrap, a network):
#
#   sh packaging/try.sh [SYSTEM...]        bookworm trixie jammy noble; without any: bookworm jammy
#
# In each: install the .deb in dist/ with what it asks for and nothing else, play a whole game without a
# display, open the window on a virtual one and watch a game begin, open a saved game by its file, say the
# version, read a man page's file, purge, and find the saved games still there. Then the same
# folder from the tar.xz, unpacked anywhere. A mirror other than the usual ones is named by MIRROR.
set -eu
cd "$(dirname "$0")/.."
say() { echo "try: $*"; }
fail() {
    echo "try: $*" >&2
    exit 1
}
[ "$(id -u)" = 0 ] || fail "a fresh system can only be made by root"
command -v debootstrap >/dev/null || fail "debootstrap is not installed"
deb=$(ls dist/alhambra-qt_*.deb) tarball=$(ls dist/alhambra-qt-*-linux-*.tar.xz)
work=$(mktemp -d)
trial=/root/trial # inside each system: what it is given, and what it says
trap 'clear_up' EXIT INT TERM
clear_up() {
    for place in "$work"/*/proc; do
        [ ! -d "$place" ] || umount "$place" 2>/dev/null || true
    done
    rm -rf --one-file-system "$work"
}

make_system() {
    # Makes the smallest system of a release in $root.
    how='' # debootstrap's script, where it may be older than the release
    case $1 in
    jammy | noble) mirror=${MIRROR:-http://archive.ubuntu.com/ubuntu} how=/usr/share/debootstrap/scripts/gutsy ;;
    *) mirror=${MIRROR:-http://deb.debian.org/debian} ;;
    esac
    # The signature of another distribution cannot be checked without its keys.
    debootstrap --variant=minbase --no-check-gpg "$1" "$root" "$mirror" ${how:+"$how"} >"$work/$1.log" 2>&1 ||
        fail "no fresh $1: see $(tail -n 1 "$work/$1.log")"
    case $1 in
    jammy | noble) echo "deb $mirror $1 main universe" >"$root/etc/apt/sources.list" ;;
    esac
    cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
    mkdir -p "$root$trial"
    mount -t proc proc "$root/proc"
}

inside() {
    chroot "$root" env -i HOME=/root PATH=/usr/bin:/bin:/usr/sbin:/sbin LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

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
    root=$work/$system
    say "$system: a fresh system"
    make_system "$system"
    cp "$deb" "$root$trial/package.deb"
    cp tests/saves/version-1/first.alhambra "$root$trial/game.alhambra"
    inside sh -c "apt-get -qq update && apt-get -qq install -y --no-install-recommends $trial/package.deb" \
        >"$work/install" 2>&1 || fail "the .deb cannot be installed: $(tail -n 3 "$work/install")"
    say "$system: installed; $(inside alhambra-qt --version)"
    inside apt-get -qq install -y --no-install-recommends xvfb >"$work/install" 2>&1 || fail "no Xvfb"
    play alhambra-qt
    inside alhambra-lab replay $trial/game.alhambra | grep -q '"ok": *true' || fail "a saved game does not open"
    inside test -s /usr/share/man/it/man6/alhambra-qt.6.gz || fail "no man page in Italian"
    say "$system: a game, a window, a saved game"
    inside apt-get -qq purge -y alhambra-qt >"$work/purge" 2>&1 || fail "it cannot be purged"
    left=$(inside sh -c 'ls -d /opt/alhambra-qt /usr/bin/alhambra-* 2>/dev/null || true')
    [ -z "$left" ] || fail "left behind: $left"
    inside test -s /root/.local/share/alhambra-qt/demo.png || fail "purging took the person's files"
    tar -C "$root$trial" -xf "$tarball"
    rm -rf "$root/root/.local"
    play $trial/alhambra-qt/alhambra-qt
    say "$system: purged, files kept; the folder plays anywhere"
    umount "$root/proc"
    rm -rf --one-file-system "$root"
done
