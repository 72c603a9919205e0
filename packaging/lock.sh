#!/bin/sh
# Lock the dependencies anew: uv.lock, and from it the lists that pip is given.
#
# pip reads the lists because it comes with every Python: nobody has to install uv to play.
# uv itself is only needed here (pipx install uv). tests/arch/test_lock.py keeps the files equal.
set -eu
cd "$(dirname "$0")/.."

uv lock "$@"
export_list() {
    file=$1
    shift
    uv export --quiet --locked --no-emit-project --no-header --no-annotate \
        --format requirements.txt "$@" >"$file"
}
export_list packaging/requirements-play.txt --extra together --no-default-groups --group build
export_list packaging/requirements-test.txt --extra cluster --extra together --group build --group dev
export_list packaging/requirements-build.txt --only-group package
