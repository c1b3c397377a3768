@echo off
title Raccord
if "%~1"=="" ("%~dp0node.exe" "%~dp0apps\cli\bin\raccord.js" servir --ouvrir) else "%~dp0node.exe" "%~dp0apps\cli\bin\raccord.js" %*
