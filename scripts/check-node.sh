#!/bin/sh
# Fails, saying what to install, when Node.js is missing or too old to build the console.
set -eu

wanted=20.19.0
hint="The console is built with Node.js $wanted or newer (https://nodejs.org/). Running and testing Kiosk needs none."

command -v node >/dev/null && command -v npm >/dev/null || {
	echo "Node.js or npm is missing. $hint" >&2
	exit 1
}
version=$(node --version)
oldest=$(printf '%s\n%s\n' "$wanted" "${version#v}" | sort -V | head -n 1)
[ "$oldest" = "$wanted" ] || {
	echo "Node.js $version is too old. $hint" >&2
	exit 1
}
