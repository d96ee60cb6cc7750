#!/bin/sh
# Makes sure that the tests can have a PostgreSQL: nothing to do when KIOSK_TEST_POSTGRES_URL names a server or
# the server's programs are installed; else installs Debian's package if it may. The tests start the server themselves.
set -eu

if [ -n "${KIOSK_TEST_POSTGRES_URL:-}" ]; then
	exit 0
fi

installed() {
	command -v initdb >/dev/null && return
	for program in /usr/lib/postgresql/*/bin/initdb /usr/local/pgsql/bin/initdb; do
		[ -x "$program" ] && return
	done
	return 1
}

give_up() {
	cat >&2 <<-END
		The tests need PostgreSQL and its programs (initdb) are not installed: $1
		Either install them (Debian, Ubuntu: sudo apt-get install postgresql),
		or name a server on which the tests may create databases:
		    KIOSK_TEST_POSTGRES_URL='postgres://user:password@localhost:5432/postgres?sslmode=disable' make test
	END
	exit 1
}

if installed; then
	exit 0
fi

command -v apt-get >/dev/null || give_up "there is no apt-get here to install them with."
if [ "$(id -u)" = 0 ]; then
	as_root="env"
elif sudo -n true 2>/dev/null; then
	as_root="sudo -n env"
else
	give_up "installing them needs root or sudo without a password."
fi

echo "Installing PostgreSQL for the tests" >&2
$as_root apt-get update -qq >&2 &&
	$as_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >&2 ||
	give_up "apt-get failed, see above."
installed || give_up "apt-get installed the package, yet /usr/lib/postgresql/*/bin/initdb is not there."
