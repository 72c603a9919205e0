# Make the installer for Windows into dist\, on Windows with Python and Inno Setup 6:
#
#   powershell -File packaging\windows\build.ps1
#
# Signed if CERTIFICATE holds a .pfx in base64 and CERTIFICATE_PASSWORD its password.
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..\..")
$work = Join-Path ([IO.Path]::GetTempPath()) "alhambra-build"
$python = Join-Path $work "venv\Scripts\python.exe"

function Invoke-Step([string]$What, [scriptblock]$Step) {
    Write-Host "build: $What"
    & $Step
    if ($LASTEXITCODE -ne 0) {
        Write-Host "build: failed at: $What"
        exit 1
    }
}

$version = (Select-String -Path alhambra_qt\__init__.py -Pattern '^__version__ = "(.*)"').Matches[0].Groups[1].Value
Invoke-Step "environment" { python -m venv $work\venv }
Invoke-Step "dependencies" {
    & $python -m pip --quiet install --require-hashes --no-deps --requirement packaging\requirements-play.txt
}
Invoke-Step "tools" {
    & $python -m pip --quiet install --require-hashes --no-deps --requirement packaging\requirements-build.txt
}
Invoke-Step "wheel" { & $python -m build --wheel --no-isolation --outdir dist . }
Invoke-Step "program" {
    & $python -m pip --quiet install --no-deps --force-reinstall "dist\alhambra_qt-$version-py3-none-any.whl"
}
Invoke-Step "icon" { & $python packaging\icons.py --ico packaging\bundle\alhambra.ico }
Invoke-Step "icon of games" { & $python packaging\icons.py --name game --ico packaging\bundle\game.ico }
Invoke-Step "folder" {
    & $python -m PyInstaller --noconfirm --clean --log-level WARN --distpath dist --workpath $work\pyinstaller `
        packaging\bundle\alhambra.spec
}
Invoke-Step "licences" { & $python packaging\licences.py dist\alhambra-qt }

# A window program says nothing in a terminal: what it made tells that it played.
$played = Join-Path $work "home"
Invoke-Step "a game" {
    $game = Start-Process -Wait -PassThru dist\alhambra-qt\alhambra-qt.exe `
        -ArgumentList "--demo", "--offscreen", "--seed", "build", "--home", "`"$played`""
    $global:LASTEXITCODE = $game.ExitCode
}
if (-not (Test-Path $played\data\demo.png)) {
    Write-Host "build: the game made no picture"
    exit 1
}

function Add-Signature([string]$File) {
    if (-not $env:CERTIFICATE) { return }
    $pfx = Join-Path $work "certificate.pfx"
    [IO.File]::WriteAllBytes($pfx, [Convert]::FromBase64String($env:CERTIFICATE))
    $tool = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" | Select-Object -Last 1
    Invoke-Step "signing $File" {
        & $tool.FullName sign /fd sha256 /td sha256 /tr http://timestamp.digicert.com `
            /f $pfx /p $env:CERTIFICATE_PASSWORD $File
    }
    Remove-Item $pfx
}
Add-Signature dist\alhambra-qt\alhambra-qt.exe
Add-Signature dist\alhambra-qt\alhambra-lab.exe
$iscc = Join-Path ${env:ProgramFiles(x86)} "Inno Setup 6\ISCC.exe"
Invoke-Step "installer" { & $iscc /Q "/DVersion=$version" packaging\windows\alhambra.iss }
Add-Signature "dist\alhambra-qt-$version-windows-x86_64.exe"
Write-Host "build: dist\alhambra-qt-$version-windows-x86_64.exe"
