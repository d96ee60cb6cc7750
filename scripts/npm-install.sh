#!/bin/sh
# Fetches what a folder's package-lock.json pins into its node_modules, unless that has been done.
set -eu
cd "$1"
if cmp -s package-lock.json node_modules/.installed.json; then exit; fi
npm ci --ignore-scripts --no-audit --no-fund
cp package-lock.json node_modules/.installed.json
