#!/bin/sh
# Try the README's two commands in a bare Debian, in a folder whose name has a space (root, debootstrap, a network):
#
#   sudo sh packaging/bare.sh [RELEASE] [OPTION...]    bookworm without any; options go to test.sh, such as --fast
#
# play.sh installs what is missing and plays a demonstration game, test.sh runs every check and the tests.
# Before each release; the whole takes half an hour, with --fast a third of it. It leaves nothing behind.
set -eu
cd "$(dirname "$0")/.."
. packaging/fresh.sh
command -v debootstrap >/dev/null || fail "debootstrap is not installed"
begin "$@"

release=bookworm
case ${1:-} in
[a-z]*)
    release=$1
    shift
    ;;
esac
place="/root/alhambra qt"
say "$release: a fresh system"
make_system "$release"
copy_to "$root$place"
say "$release: sh packaging/play.sh"
inside sh "$place/packaging/play.sh" || fail "play.sh fails in a bare $release"
[ -s "$root/root/.local/share/alhambra-qt/demo.png" ] || fail "the demonstration made no picture"
say "$release: sh packaging/test.sh $*"
inside sh "$place/packaging/test.sh" "$@" || fail "test.sh fails in a bare $release"
say "$release: both commands work"
