#!/bin/sh
# Fails, and prints how to install it, unless the installed PostgreSQL can load the extension citus.
set -eu
if ! reason=$(KIOSK_TEST_CITUS=1 ${GO:-go} run ./internal/testkit/cluster/run -- true 2>&1); then
	echo "Nothing is tested on Citus: PostgreSQL here cannot load its extension. Install its package (https://docs.citusdata.com) and PostgreSQL's newest minor release: $(echo "$reason" | grep -m 1 FATAL || echo "$reason" | tail -n 1)" >&2
	exit 1
fi
