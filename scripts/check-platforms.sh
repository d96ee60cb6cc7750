#!/bin/sh
# Checks that both programs and the client compile for the systems on which they run besides Linux, and vets what is special about a
# system. `make dist` compiles them in full. Their tests need Unix.
set -eu
cd "$(dirname "$0")/.."
go=${GO:-go}

"$go" vet -C tools ./platforms
"$go" run -C tools ./platforms -root .. windows,darwin ./cmd/kiosk/... ./cmd/worker ./client/...
for system in windows darwin; do
	GOOS=$system CGO_ENABLED=0 "$go" vet ./internal/privatefile ./internal/errno
done
