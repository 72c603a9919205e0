; The installer for Windows, for one person and without an administrator. build.py compiles it:
;
;   python packaging/build.py installer --folder FOLDER
;
; It defines TARGET, VERSION, NUMBERS, FOLDER, TEXTS, LISTS, OUTPUT, LICENSE_FILE and KILOBYTES. LISTS names
; every file that is installed, so that exactly these are removed. TEXTS has the languages and what is said
; in them. Saved games and settings are in a folder of their own, which neither installer nor uninstaller
; touches.
; Silent: /S; another folder: /D=FOLDER at the end. Status 0: done, 1: cancelled, 2: refused.
Target ${TARGET}
!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

!define APP "Alhambra Qt"
!define PUBLISHER "The Alhambra Qt developers"
!define APP_ID "io.github.alhambra_qt.AlhambraQt"
!define EXE "alhambra-qt.exe"
!define SUFFIX ".alhambra"
!define TYPE "AlhambraQt.Game"
!define CLASSES "Software\Classes"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\AlhambraQt"
!define GAMES "$LOCALAPPDATA\alhambra-qt"
!define FIRST_BUILD 17763 ; Windows 10, version 1809: Qt needs it
!define SHCNE_ASSOCCHANGED 0x08000000

Name "${APP}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetCompressorDictSize 64
AllowSkipFiles off
BrandingText "${APP} ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey ProductName "${APP}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${APP}"
VIAddVersionKey CompanyName "${PUBLISHER}"
VIAddVersionKey LegalCopyright "MIT licence"

; --- pages -------------------------------------------------------------------------------------

!define MUI_ICON "${FOLDER}\alhambra.ico"
!define MUI_UNICON "${FOLDER}\alhambra.ico"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(STAY)"
!insertmacro MUI_PAGE_LICENSE "${LICENSE_FILE}"
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE LeaveFolder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The system's language is chosen; the first is for all others.
!include "${TEXTS}"
!include "${LISTS}"

; --- shared by installer and uninstaller ---------------------------------------------------------

!macro REFUSE text
  MessageBox MB_OK|MB_ICONSTOP "$(${text})" /SD IDOK
  SetErrorLevel 2
  Quit
!macroend

!macro OPENED file
  ${If} ${FileExists} "$R9\${file}"
    ClearErrors
    FileOpen $R7 "$R9\${file}" a
    ${If} ${Errors}
      StrCpy $R8 "${file}"
    ${Else}
      FileClose $R7
    ${EndIf}
  ${EndIf}
!macroend

; Windows lets nobody write to a program that runs. $R9: its folder.
!macro WAIT_UNTIL_CLOSED un
  Function ${un}WaitUntilClosed
    ${Do}
      StrCpy $R8 ""
      !insertmacro OPENED "${EXE}"
      !insertmacro OPENED "alhambra-lab.exe"
      ${If} $R8 == ""
        Return
      ${EndIf}
      ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
        SetErrorLevel 2
        Quit
      ${EndIf}
    ${Loop}
  FunctionEnd
!macroend
!insertmacro WAIT_UNTIL_CLOSED ""
!insertmacro WAIT_UNTIL_CLOSED "un."

!macro SAY_THAT_TYPES_CHANGED
  System::Call "shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)"
!macroend

; A shortcut with the id that the window has too: the taskbar shows both as one. Without the id it works as well.
!macro SHORTCUT link
  CreateShortcut "${link}" "$INSTDIR\${EXE}"
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P<> 0
    ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
    ${If} $1 P<> 0
      ${IPersistFile::Load} $1 '("${link}", ${STGM_READWRITE})'
      ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r2)'
      ${If} $2 P<> 0
        System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r3'
        System::Call '*(&w64 "${APP_ID}")p.r4'
        System::Call '*(&i2 ${VT_LPWSTR}, &i6, p r4, p 0)p.r5'
        ${IPropertyStore::SetValue} $2 '($3,$5)'
        ${IPropertyStore::Commit} $2 ""
        ${IPersistFile::Save} $1 '("${link}", 1)'
        System::Free $5
        System::Free $4
        System::Free $3
        ${IUnknown::Release} $2 ""
      ${EndIf}
      ${IUnknown::Release} $1 ""
    ${EndIf}
    ${IUnknown::Release} $0 ""
  ${EndIf}
!macroend

; --- installer -----------------------------------------------------------------------------------

; $R0: another file where one of ours would be, else empty. That of an older version is not.
Function FindForeign
  StrCpy $R0 ""
  ReadRegStr $R9 HKCU "${ENTRY}" "InstallLocation"
  ${If} $R9 != $INSTDIR
    !insertmacro FIND_FOREIGN
  ${EndIf}
FunctionEnd

Function LeaveFolder
  Call FindForeign
  ${If} $R0 != ""
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(FOREIGN)"
    Abort
  ${EndIf}
FunctionEnd

Section "${APP}"
  SectionIn RO
  Call FindForeign
  ${If} $R0 != ""
    !insertmacro REFUSE FOREIGN
  ${EndIf}
  StrCpy $R9 $INSTDIR
  Call WaitUntilClosed
  ReadRegStr $R9 HKCU "${ENTRY}" "InstallLocation"
  ${If} $R9 != ""
  ${AndIf} ${FileExists} "$R9\uninstall.exe"
    Call WaitUntilClosed
    ; With _? it runs where it is, so that it can be waited for; then it cannot remove itself.
    ExecWait '"$R9\uninstall.exe" /S _?=$R9' $R8
    ${If} $R8 != 0
      !insertmacro REFUSE OLDER
    ${EndIf}
    Delete "$R9\uninstall.exe"
    RMDir "$R9"
  ${EndIf}

  ; First what can remove the rest, in case that this is interrupted.
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${EXE}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1

  !insertmacro INSTALL_FILES
  SetOutPath "$INSTDIR" ; where the shortcut starts the program

  !insertmacro SHORTCUT "$SMPROGRAMS\${APP}.lnk"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(STORE_FILE)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\game.ico"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  !insertmacro SAY_THAT_TYPES_CHANGED
SectionEnd

Section /o "$(DESKTOP)" OnDesktop
  !insertmacro SHORTCUT "$DESKTOP\${APP}.lnk"
SectionEnd

Function .onInit
  ${IfNot} ${AtLeastBuild} ${FIRST_BUILD}
  ${OrIfNot} ${RunningX64}
    !insertmacro REFUSE WINDOWS
  ${EndIf}
  ; What the older version has on the desktop, the new one has too.
  ${If} ${FileExists} "$DESKTOP\${APP}.lnk"
    SectionSetFlags ${OnDesktop} ${SF_SELECTED}
  ${EndIf}
FunctionEnd

; --- uninstaller -----------------------------------------------------------------------------------

Section Uninstall
  StrCpy $R9 $INSTDIR
  Call un.WaitUntilClosed
  SetOutPath "$TEMP" ; a folder in use cannot be removed
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; stays if it holds anything else
  Delete "$SMPROGRAMS\${APP}.lnk"
  Delete "$DESKTOP\${APP}.lnk"
  ReadRegStr $R8 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $R8 == "${TYPE}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifnosubkeys /ifnovalues HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegKey HKCU "${ENTRY}"
  !insertmacro SAY_THAT_TYPES_CHANGED
SectionEnd
