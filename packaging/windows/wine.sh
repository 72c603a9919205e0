#!/bin/sh
# Build and try the program for Windows on Debian 12, with wine:
#
#   sh packaging/windows/wine.sh demo DIR           play the demonstration here and under wine, compare the pictures
#   sh packaging/windows/wine.sh tests [OPTION...]  run the tests under wine; options go to pytest (else --fast)
#   sh packaging/windows/wine.sh folder [DIR]       make the folder that the installer installs
#   sh packaging/windows/wine.sh installer DIR      make the installer
#   sh packaging/windows/wine.sh try DIR            install it, play, open a game by its file type, uninstall
#
# It installs wine, NSIS and an assembler by apt, and the locked packages by setup.sh; wine.py does the rest.
# Downloads stay in ALHAMBRA_WINE, or in ~/.cache/alhambra-qt-wine: 2 GB.
set -eu
cd "$(dirname "$0")/../.."
say() { echo "wine: $*"; }
fail() {
    echo "wine: $*" >&2
    exit 1
}

[ "$(uname -sm)" = "Linux x86_64" ] || fail "this script is for Linux on x86_64"
missing=
for pair in wine:wine wineserver64:wine64 makensis:nsis x86_64-w64-mingw32-ld:binutils-mingw-w64-x86-64; do
    PATH=$PATH:/usr/lib/wine command -v "${pair%%:*}" >/dev/null 2>&1 || missing="$missing ${pair##*:}"
done
if [ -n "$missing" ]; then
    command -v apt-get >/dev/null 2>&1 || fail "these packages are missing (Debian's names):$missing"
    as_root=
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null 2>&1 || fail "please install as root, then start again:$missing"
        as_root=sudo
    fi
    say "installing system packages:$missing"
    # One word per package is wanted here.
    # shellcheck disable=SC2086
    {
        $as_root apt-get -qq update &&
            $as_root env DEBIAN_FRONTEND=noninteractive \
                apt-get -qq -o Dpkg::Use-Pty=0 install -y --no-install-recommends $missing >/dev/null
    } || fail "apt-get could not install$missing; its message is above"
fi
sh packaging/setup.sh test || fail "setup.sh failed; its message is above"
exec .venv/bin/python packaging/windows/wine.py "$@"
