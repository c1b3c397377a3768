; For the user alone: no administrator, nothing outside of the profile. Data are elsewhere, and stay.
Unicode true
Target amd64-unicode
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDatablockOptimize on

!include MUI2.nsh

!define REGISTERED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Raccord"
!define SCRIPT "$INSTDIR\${ENTRY}"

Name "Raccord"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Raccord"
BrandingText "Raccord ${VERSION}"

!define MUI_ICON "files/${ICON}"
!define MUI_UNICON "files/${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\node.exe"
!define MUI_FINISHPAGE_RUN_PARAMETERS "$\"${SCRIPT}$\" servir --ouvrir"
!define MUI_FINISHPAGE_RUN_TEXT "Lancer Raccord"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "French"

; A program that runs cannot be written to.
!macro RefuseWhileRunning
  ${If} ${FileExists} "$INSTDIR\node.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\node.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "Raccord est en cours d’exécution : fermez sa fenêtre, puis recommencez." /SD IDOK
      SetErrorLevel 3
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section
  !insertmacro RefuseWhileRunning
  ; Only where Raccord already is: elsewhere these folders are somebody else's.
  ${If} ${FileExists} "${SCRIPT}"
    !include removal.nsh
  ${EndIf}
  !include files.nsh
  SetOutPath "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\Raccord.lnk" "$INSTDIR\node.exe" '"${SCRIPT}" servir --ouvrir' "$INSTDIR\${ICON}"
  CreateShortcut "$DESKTOP\Raccord.lnk" "$INSTDIR\node.exe" '"${SCRIPT}" servir --ouvrir' "$INSTDIR\${ICON}"
  WriteUninstaller "$INSTDIR\desinstaller.exe"
  WriteRegStr HKCU "${REGISTERED}" "DisplayName" "Raccord"
  WriteRegStr HKCU "${REGISTERED}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REGISTERED}" "DisplayIcon" "$INSTDIR\${ICON}"
  WriteRegStr HKCU "${REGISTERED}" "Publisher" "The Raccord contributors"
  WriteRegStr HKCU "${REGISTERED}" "UninstallString" '"$INSTDIR\desinstaller.exe"'
  WriteRegStr HKCU "${REGISTERED}" "QuietUninstallString" '"$INSTDIR\desinstaller.exe" /S'
  WriteRegStr HKCU "${REGISTERED}" "InstallLocation" "$INSTDIR"
  WriteRegDWORD HKCU "${REGISTERED}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${REGISTERED}" "NoModify" 1
  WriteRegDWORD HKCU "${REGISTERED}" "NoRepair" 1
SectionEnd

Section Uninstall
  !insertmacro RefuseWhileRunning
  !include removal.nsh
  Delete "$SMPROGRAMS\Raccord.lnk"
  Delete "$DESKTOP\Raccord.lnk"
  Delete "$INSTDIR\desinstaller.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${REGISTERED}"
SectionEnd
