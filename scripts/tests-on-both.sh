#!/bin/sh
# Prints arguments for go test. They select the SQLite subtest of each test that ran on PostgreSQL according to FILE, the output of
# go test -json, and every test whose name matches PATTERN.
# Usage: tests-on-both.sh FILE PATTERN
set -eu
on_postgres() { grep -o '"Package":"[^"]*","Test":"[^"/]*/postgres"' "$1" | sort -u; }
tests=$(on_postgres "$1" | sed 's|.*"Test":"\([^/]*\)/.*|\1|' | sort -u | paste -s -d '|')
packages=$(on_postgres "$1" | cut -d '"' -f 4 | sort -u)
[ -n "$tests" ] || { echo "$1 has no test on PostgreSQL" >&2; exit 1; }
echo "-run ^($tests)\$/^sqlite|$2" $packages
