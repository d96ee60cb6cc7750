#!/bin/sh
# Checks the types of both programs and the client for the systems other than Linux on which they run, and runs go vet on files for one
# system. `make dist` compiles them completely. Their tests need Unix.
set -eu
cd "$(dirname "$0")/.."
go=${GO:-go}

"$go" vet -C tools ./platforms
"$go" run -C tools ./platforms -root .. windows,darwin ./cmd/kiosk/... ./cmd/worker ./client/...
for system in windows darwin; do
	GOOS=$system CGO_ENABLED=0 "$go" vet ./internal/privatefile ./internal/errno
done
