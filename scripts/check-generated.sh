#!/bin/bash
# Fails when `make generate` changes, adds or removes any file, so that generated code and migrations
# always match the schema. It compares the tree before and after, so it can run with uncommitted changes.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# snapshot prints the id of a git tree that holds every file that is not ignored, tracked or not.
# It uses a separate index, so that staged changes stay staged.
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
