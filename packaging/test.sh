#!/bin/sh
# Check format, style, spelling, types and the tests, without a display. Options go to pytest:
#   --fast      one case of each test, without the slow tests
#   --night     every case there is, before a release; alone, on Linux on x86_64, it also tries the lowest
#               versions and Windows under wine, or says that wine cannot be installed
# but for this one, which comes first:
#   --coverage  only the tests of the rules, and whether they take every branch (tests/covered.py)
set -eu
cd "$(dirname "$0")/.."
goal=tests
if [ "${1:-}" = --coverage ]; then
    goal=coverage
    shift
fi
sh packaging/setup.sh test

export QT_QPA_PLATFORM=offscreen
# Every core has its tests already: numpy on more threads only gets in their way.
export OPENBLAS_NUM_THREADS=1
# What Python compiles is kept, even where the environment forbids it: else each process that a test
# starts would compile the program anew.
export PYTHONDONTWRITEBYTECODE=
echo "test: ruff format"
.venv/bin/ruff format --check
echo "test: ruff check"
.venv/bin/ruff check
echo "test: codespell"
.venv/bin/python -m codespell_lib
echo "test: mypy"
.venv/bin/python -m tests.platforms
echo "test: pytest"
# A text file without a named encoding is another one on Windows; codespell itself opens some.
export PYTHONWARNDEFAULTENCODING=1
# On all cores; a worker that has nothing left takes tests over from another.
pytest() { .venv/bin/python -m pytest -n auto --dist worksteal "$@"; }
if [ $goal = coverage ]; then
    report=.venv/coverage.json
    pytest --hypothesis-seed=0 --cov --cov-report="json:$report" \
        tests/engine tests/modules tests/property "$@"
    .venv/bin/python -m tests.covered "$report"
else
    pytest "$@"
fi
if [ "$*" = --night ] && [ "$(uname -sm)" = "Linux x86_64" ]; then
    if .venv/bin/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))'; then
        echo "test: the lowest versions"
        sh packaging/lowest.sh
    else
        echo "test: the lowest versions are skipped: their list is for Python 3.11"
    fi
    if command -v wine >/dev/null || [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; then
        echo "test: Windows, by wine"
        sh packaging/windows/wine.sh tests
        trial=$(mktemp -d)
        trap 'rm -rf "$trial"' EXIT
        sh packaging/windows/wine.sh try "$trial"
    else
        echo "test: Windows is skipped: wine is not installed, and only root can install it"
    fi
fi
