#!/bin/sh
# Run the tests with the lowest versions that pyproject.toml allows (Linux on x86_64, Python 3.11):
#
#   sh packaging/lowest.sh [OPTION...]    options go to pytest; --fast without any
#
# lock.sh writes the list, with hashes: the same versions are tried each night. What the direct ones need
# themselves is the newest that fits, as a distribution would have it. The environment stays in .venv/lowest.
set -eu
cd "$(dirname "$0")/.."
list=packaging/requirements-lowest.txt
say() { echo "lowest: $*"; }
fail() {
    echo "lowest: $*" >&2
    exit 1
}

[ "$(uname -sm)" = "Linux x86_64" ] || fail "$list is for Linux on x86_64"
sh packaging/setup.sh test
for python in ${PYTHON:-} .venv/bin/python python3.11; do
    "$python" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' 2>/dev/null && break
    python=
done
[ -n "$python" ] || fail "$list is for Python 3.11, and there is none: PYTHON can name one"

stamp=.venv/lowest/ready
state=$(pwd && cat pyproject.toml $list | cksum)
if [ ! -f $stamp ] || [ "$(cat $stamp)" != "$state" ]; then
    say "installing the lowest versions in .venv/lowest"
    "$python" -m venv --clear .venv/lowest
    pip() { PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/lowest/bin/python -m pip --quiet "$@" || fail "pip could not install"; }
    pip install --only-binary :all: --require-hashes --no-deps --requirement $list
    pip install --no-deps --no-build-isolation --editable .
    echo "$state" >$stamp
fi

[ $# -gt 0 ] || set -- --fast
export QT_QPA_PLATFORM=offscreen OPENBLAS_NUM_THREADS=1 PYTHONDONTWRITEBYTECODE=
# The list of parts that the settings show is that of the locked versions.
exec .venv/lowest/bin/python -m pytest -n auto --dist worksteal --ignore tests/test_licences.py "$@"
