@echo off
title Raccord
if not exist "%~dp0node.exe" goto packed
if "%~1"=="" ("%~dp0node.exe" "%~dp0apps\cli\bin\raccord.js" servir --ouvrir) else "%~dp0node.exe" "%~dp0apps\cli\bin\raccord.js" %*
exit /b %errorlevel%
:packed
echo Ce dossier est encore dans son archive : fermez cette fenetre, choisissez "Extraire tout..." pour l'archive, puis recommencez.
pause
exit /b 2
