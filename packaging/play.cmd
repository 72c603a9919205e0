@echo off
rem Play Alhambra Qt. The first time this installs what is needed (see setup.ps1); options go to the game.
setlocal
cd /d "%~dp0.."
powershell -NoProfile -ExecutionPolicy Bypass -File packaging\setup.ps1 play
if errorlevel 1 (
    pause
    exit /b 1
)
echo play: starting Alhambra Qt
start "" .venv\Scripts\alhambra-qt.exe %*
