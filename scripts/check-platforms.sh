#!/bin/sh
# Compiles and vets both programs, and what is special about a system, for the systems on which they run besides Linux. Their tests
# need Unix.
set -eu
cd "$(dirname "$0")/.."
go=${GO:-go}

export CGO_ENABLED=0
for system in windows darwin; do
	export GOOS=$system
	"$go" vet ./internal/privatefile ./internal/errno
	for program in kiosk worker; do
		# A list of files is vetted without the tests beside them.
		(cd "cmd/$program" && "$go" vet $("$go" list -f '{{join .GoFiles " "}}' .))
	done
	"$go" build ./cmd/kiosk/... ./cmd/worker ./client/... # of several packages none is linked
done
