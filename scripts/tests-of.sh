#!/bin/sh
# Prints a pattern for go test -run: every test of these files.
# Usage: tests-of.sh FILE...
set -eu
names=$(grep -ohE '^func Test[A-Za-z0-9_]+\(t ' "$@" | grep -oE 'Test[A-Za-z0-9_]+' | grep -vx TestMain | sort -u | paste -s -d '|')
[ -n "$names" ] || { echo "$* have no test" >&2; exit 1; }
echo "^($names)\$"
