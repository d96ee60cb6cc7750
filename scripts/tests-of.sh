#!/bin/bash
# Prints a pattern for go test -run: every test of these files.
# Usage: tests-of.sh FILE...
set -euo pipefail
names=$(grep -ohE '^func Test[A-Za-z0-9_]+\(t ' "$@" | grep -oE 'Test[A-Za-z0-9_]+' | sort -u | paste -s -d '|')
echo "^($names)\$"
