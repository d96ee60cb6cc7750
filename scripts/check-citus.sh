#!/bin/sh
# Says whether PostgreSQL here has a usable extension citus, and how to get it.
set -eu
newest=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
library=${newest%/bin}/lib/citus.so
[ -f "$library" ] && exit 0
cat >&2 <<'END'
PostgreSQL has no extension citus. Its makers have packages for Debian and others:
https://docs.citusdata.com/en/v12.1/installation/multi_node.html
It needs the newest minor release of PostgreSQL: apt-get install --only-upgrade postgresql-15
END
exit 1
