#!/bin/sh
# Fails, saying what to install, when a program that the Makefile calls is missing or too old.
set -eu
cd "$(dirname "$0")/.."

fail() {
	echo "$1" >&2
	exit 1
}

wanted=$(awk '$1 == "go" { print $2 }' go.mod)

command -v git >/dev/null || fail "git is missing: install it with your system's package manager."
command -v go >/dev/null || fail "Go is missing: install $wanted or newer from https://go.dev/dl/"

# From 1.21 on, go fetches the toolchain that go.mod asks for, unless GOTOOLCHAIN forbids it.
if ! version=$(go env GOVERSION 2>&1); then
	fail "Go $wanted or newer is needed (https://go.dev/dl/). go says: $version"
fi
oldest=$(printf '%s\n%s\n' "$wanted" "${version#go}" | sort -V | head -n 1)
if [ "$oldest" != "$wanted" ]; then
	fail "Go $wanted or newer is needed, this is $version: see https://go.dev/dl/"
fi
