#!/bin/sh
# Makes sure that the programs that the tests start are installed: PostgreSQL (unless KIOSK_TEST_POSTGRES_URL names a
# server), PgBouncer, curl and bash for the commands of the README, node and python3 for the examples for webhook receivers,
# Chromium, of which its headless shell is enough, for the console and the playground, systemd-analyze for the units of
# deploy/, Patroni, etcd and HAProxy for a failover, with the argument "race" a C compiler for the race detector, and with
# "citus" nft, which drops the packets of a node. Installs the Debian packages of missing programs if it has the rights, else prints what
# to install.
set -eu

has() { command -v "$1" >/dev/null; }

has_initdb() {
	has initdb && return
	for program in /usr/lib/postgresql/*/bin/initdb /usr/local/pgsql/bin/initdb; do
		[ -x "$program" ] && return
	done
	return 1
}

has_pgbouncer() { has pgbouncer || [ -x /usr/sbin/pgbouncer ]; }

has_chromium() { has chromium-headless-shell || has chromium || has chromium-browser || has google-chrome; }

# Prints the packages of the programs that are missing.
missing() {
	[ -n "${KIOSK_TEST_POSTGRES_URL:-}" ] || has_initdb || printf 'postgresql '
	has_pgbouncer || printf 'pgbouncer '
	has curl || printf 'curl '
	has bash || printf 'bash '
	has node || printf 'nodejs '
	has python3 || printf 'python3 '
	has_chromium || printf 'chromium-headless-shell '
	has systemd-analyze || printf 'systemd '
	has patroni || printf 'patroni python3-etcd '
	has etcd || printf 'etcd-server '
	has haproxy || [ -x /usr/sbin/haproxy ] || printf 'haproxy '
	[ "${1:-}" != race ] || has gcc || printf 'gcc libc6-dev '
	[ "${1:-}" != citus ] || has nft || [ -x /usr/sbin/nft ] || printf 'nftables '
}

give_up() {
	cat >&2 <<-END
		The tests need programs that are not installed: $1
		On Debian and Ubuntu: sudo apt-get install $packages
		Instead of PostgreSQL you can also name a server on which the tests may create databases:
		    KIOSK_TEST_POSTGRES_URL='postgres://user:password@localhost:5432/postgres?sslmode=disable' make test
	END
	exit 1
}

packages=$(missing "$@")
[ -n "$packages" ] || exit 0

has apt-get || give_up "there is no apt-get here to install them with."
if [ "$(id -u)" = 0 ]; then
	as_root="env"
elif has sudo && sudo -n true 2>/dev/null; then
	as_root="sudo -n env"
else
	give_up "installing them needs root or sudo without a password."
fi

echo "Installing for the tests: $packages" >&2
# shellcheck disable=SC2086 # a list of packages
$as_root apt-get update -qq >&2 &&
	$as_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $packages >&2 ||
	give_up "apt-get failed, see above."
[ -z "$(missing "$@")" ] || give_up "apt-get installed the packages, yet some programs are not there."
