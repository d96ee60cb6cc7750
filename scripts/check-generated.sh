#!/bin/bash
# Fails when `make generate` changes, adds or removes any file, so that generated code and migrations
# are always what the schema says. Compares the tree with itself: uncommitted work does no harm.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# snapshot prints the id of a git tree that holds every file that is not ignored, tracked or not.
# It uses an index of its own, so what is staged stays as it is.
snapshot() {
	GIT_INDEX_FILE="$scratch/$1" git add --all &&
		GIT_INDEX_FILE="$scratch/$1" git write-tree
}

before=$(snapshot before)
make generate
after=$(snapshot after)

if ! git --no-pager diff --exit-code --stat --patch "$before" "$after"; then
	echo "Generated files were not current. make generate has just rewritten them: look at them and commit them." >&2
	exit 1
fi
