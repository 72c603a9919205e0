#!/bin/sh
# Lock the dependencies anew: uv.lock, from it the lists that pip is given, and a list of the lowest versions.
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
# For lowest.sh: the lowest versions that pyproject.toml allows, and the newest of what those need.
uv pip compile --quiet --resolution lowest-direct --python-version 3.11 --python-platform x86_64-manylinux_2_34 \
    --all-extras --group build --group dev --only-binary :all: --generate-hashes --no-header --no-annotate \
    --output-file packaging/requirements-lowest.txt "$@" pyproject.toml
