@echo off
title Raccord
if "%~1"=="" goto start
"%~dp0node.exe" "%~dp0apps\cli\bin\raccord.js" %*
exit /b %errorlevel%

:start
"%~dp0node.exe" "%~dp0apps\cli\bin\raccord.js" servir --ouvrir
if errorlevel 1 pause
