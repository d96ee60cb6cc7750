#!/bin/bash
# Runs every fuzz target of the module, one after the other, each for the time in the argument (in the format of go test -fuzztime).
# Stops at the first failure; go test says where it stored the input that failed.
set -euo pipefail
cd "$(dirname "$0")/.."

time_each=$1

# go test -list prints the targets of a package, a line each, then "ok <package> <time>".
listed=$(go test -list '^Fuzz' ./...)
targets=$(awk '/^Fuzz/ { names[++n] = $1 } $1 == "ok" { for (i = 1; i <= n; i++) print $2, names[i]; n = 0 }' <<<"$listed")
if [ -z "$targets" ]; then
	echo "go test -list found no fuzz target" >&2
	exit 1
fi

while read -r package target; do
	echo "== $target ($package), $time_each"
	go test -run '^$' -fuzz "^$target\$" -fuzztime "$time_each" "$package"
done <<<"$targets"
