#!/bin/sh
# Installs the packages of a directory's package-lock.json into its node_modules, unless they are installed already.
set -eu
cd "$1"
if cmp -s package-lock.json node_modules/.installed.json; then exit; fi
npm ci --ignore-scripts --no-audit --no-fund
cp package-lock.json node_modules/.installed.json
