@echo off
rem Check format, style, types and all tests; the same as test.sh. Options go to pytest.
setlocal
cd /d "%~dp0.."
powershell -NoProfile -ExecutionPolicy Bypass -File packaging\setup.ps1 test
if errorlevel 1 exit /b 1
set QT_QPA_PLATFORM=offscreen
rem Every core has its tests already: numpy on more threads only gets in their way.
set OPENBLAS_NUM_THREADS=1
set PYTHONUTF8=1
set python=.venv\Scripts\python.exe
echo test: ruff format
%python% -m ruff format --check || exit /b 1
echo test: ruff check
%python% -m ruff check || exit /b 1
echo test: codespell
%python% -m codespell_lib || exit /b 1
echo test: mypy
%python% -m tests.platforms || exit /b 1
echo test: pytest
set PYTHONWARNDEFAULTENCODING=1
%python% -m pytest -n auto --dist worksteal %* || exit /b 1
