#!/bin/sh
# Fails when the programs call code with a known vulnerability. When the vulnerability database cannot be reached, it prints a warning
# that nothing was checked, and fails only with KIOSK_REQUIRE_VULNCHECK=1.
# GOVULNDB names another database than https://vuln.go.dev, such as a mirror or file:///path.
set -eu
cd "$(dirname "$0")/.."

database=${GOVULNDB:-https://vuln.go.dev}

unchecked() {
	cat >&2 <<-END

		WARNING: NOT CHECKED FOR VULNERABILITIES. The database $database cannot be reached.
		This is no result. Run make vulncheck where it can be reached, or name a mirror in GOVULNDB.
	END
	[ "${KIOSK_REQUIRE_VULNCHECK:-0}" != 1 ] || exit 1
	exit 0
}

# The database is checked first, because govulncheck compiles everything before it opens the database.
case $database in
http*) ! command -v curl >/dev/null || curl --silent --show-error --max-time 60 --output /dev/null "$database/index/modules.json.gz" || unchecked ;;
esac

report=$(mktemp)
trap 'rm -f "$report"' EXIT

status=0
${GO:-go} tool -modfile=tools/go.mod govulncheck -db "$database" ./cmd/... >"$report" 2>&1 || status=$?
cat "$report"

# govulncheck exits with 3 for vulnerabilities, and with 1 for every failure of its own.
if [ "$status" = 1 ] && grep -q '^govulncheck: fetching vulnerabilities' "$report"; then
	unchecked
fi
exit "$status"
