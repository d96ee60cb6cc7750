#!/bin/bash
# Fails when `make console` changes, adds or removes any file of the console, so that the embedded files are always built from src.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/check-node.sh

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# snapshot prints the id of a git tree with all files that are not ignored. It uses a separate index.
snapshot() {
	GIT_INDEX_FILE="$scratch/$1" git add --all && GIT_INDEX_FILE="$scratch/$1" git write-tree
}

before=$(snapshot before)
make console
after=$(snapshot after)

if ! git --no-pager diff --exit-code --stat "$before" "$after"; then
	echo "console/dist was not current. make console has just rebuilt it: commit it." >&2
	exit 1
fi
