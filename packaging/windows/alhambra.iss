; The installer for Windows, made of the folder that PyInstaller leaves in dist\alhambra-qt:
;
;   iscc /DVersion=1.2.3 packaging\windows\alhambra.iss
;
; Without the rights of an administrator it installs for one person. Saved games are not its
; business: they lie in the person's own folder, and the uninstaller says so and leaves them.
#ifndef Version
  #error say /DVersion=1.2.3
#endif
#define Root "..\.."

[Setup]
AppId={{6E1E7C52-AB12-4F0E-9C0B-2D3A5E1F77A1}
AppName=Alhambra Qt
AppVersion={#Version}
AppPublisher=The Alhambra Qt developers
DefaultDirName={autopf}\Alhambra Qt
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile={#Root}\LICENSE
SetupIconFile={#Root}\packaging\bundle\alhambra.ico
UninstallDisplayIcon={app}\alhambra-qt.exe
UninstallDisplayName=Alhambra Qt
OutputDir={#Root}\dist
OutputBaseFilename=alhambra-qt-{#Version}-windows-x86_64
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

; Inno Setup brings no Romanian: its words stay English there, those of ours are below.
[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "ro"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
en.GameFile=Alhambra game
it.GameFile=Partita di Alhambra
fr.GameFile=Partie d’Alhambra
ro.GameFile=Partidă Alhambra
en.SavesStay=Your saved games and settings stay in %1.
it.SavesStay=Le partite salvate e le impostazioni restano in %1.
fr.SavesStay=Vos parties et vos réglages restent dans %1.
ro.SavesStay=Partidele salvate și setările rămân în %1.

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "{#Root}\dist\alhambra-qt\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "{#Root}\packaging\bundle\game.ico"; DestDir: "{app}"

[Icons]
Name: "{autoprograms}\Alhambra Qt"; Filename: "{app}\alhambra-qt.exe"; AppUserModelID: "io.github.alhambra_qt.AlhambraQt"
Name: "{autodesktop}\Alhambra Qt"; Filename: "{app}\alhambra-qt.exe"; Tasks: desktop; AppUserModelID: "io.github.alhambra_qt.AlhambraQt"

[Registry]
Root: HKA; Subkey: "Software\Classes\.alhambra"; ValueType: string; ValueData: "AlhambraQt.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\AlhambraQt.Game"; ValueType: string; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\AlhambraQt.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\game.ico"
Root: HKA; Subkey: "Software\Classes\AlhambraQt.Game\shell\open\command"; ValueType: string; ValueData: """{app}\alhambra-qt.exe"" ""%1"""

[Run]
Filename: "{app}\alhambra-qt.exe"; Description: "{cm:LaunchProgram,Alhambra Qt}"; Flags: nowait postinstall skipifsilent

[Code]
procedure CurUninstallStepChanged(CurUninstallStep: TUninstallStep);
var
  Folder: String;
begin
  Folder := ExpandConstant('{localappdata}\alhambra-qt');
  if (CurUninstallStep = usPostUninstall) and DirExists(Folder) and not UninstallSilent then
    MsgBox(FmtMessage(CustomMessage('SavesStay'), [Folder]), mbInformation, MB_OK);
end;
