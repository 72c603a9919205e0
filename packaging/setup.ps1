# Make everything ready that play.cmd or test.cmd needs, and do nothing if it is ready.
#
#   powershell -File packaging\setup.ps1 play|test
#
# A virtual environment in .venv, and into it the locked dependencies, by pip with hashes: as setup.sh
# does it on the other systems. Windows needs no libraries beside them.
param([ValidateSet("play", "test")][string]$Goal = "play")
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..")
$requirements = "packaging\requirements-$Goal.txt"
$stamp = ".venv\ready-$Goal"
$pip = ".venv\Scripts\python.exe"

function Stop-Setup([string]$Why) {
    Write-Host "setup: $Why"
    exit 1
}

# --- is everything there already? ------------------------------------------------------------

$state = "$PWD $((Get-FileHash pyproject.toml).Hash) $((Get-FileHash $requirements).Hash)"
if ((Test-Path $stamp) -and ((Get-Content $stamp -TotalCount 1) -eq $state)) { exit 0 }

# --- Python ----------------------------------------------------------------------------------

# No angle brackets in here: cmd would take them for files.
$suits = "import sys; sys.exit(sys.version_info[:2] not in [(3, n) for n in range(11, 15)])"
$python = $null
foreach ($name in "python", "py -3.14", "py -3.13", "py -3.12", "py -3.11") {
    cmd /c "$name -c ""$suits"" >nul 2>nul"
    if ($LASTEXITCODE -eq 0) { $python = $name; break }
}
if (-not $python) {
    Stop-Setup "Python 3.11 to 3.14 is needed: install it from python.org or the Microsoft Store"
}

# --- the virtual environment and the locked dependencies --------------------------------------

if (-not (Test-Path $pip)) {
    Write-Host "setup: making a virtual environment in .venv"
    cmd /c "$python -m venv --clear .venv"
    if ($LASTEXITCODE -ne 0) { Stop-Setup "no virtual environment could be made" }
}
Write-Host "setup: installing the locked dependencies (about 80 MB the first time)"
$env:PIP_DISABLE_PIP_VERSION_CHECK = "1"
$failed = "pip could not install; its message is above. Without a network nothing can be set up"
& $pip -m pip --quiet install --require-hashes --no-deps --requirement $requirements
if ($LASTEXITCODE -ne 0) { Stop-Setup $failed }
& $pip -m pip --quiet install --no-deps --no-build-isolation --editable .
if ($LASTEXITCODE -ne 0) { Stop-Setup $failed }
Set-Content $stamp $state
Write-Host "setup: ready"
