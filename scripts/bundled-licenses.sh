#!/bin/bash
# Prints the license texts of the npm packages in DIRECTORY/node_modules, each text once, under the names of the packages that have it.
# The list must be shipped with a bundle that contains these packages. Usage: bundled-licenses.sh DIRECTORY
set -euo pipefail
cd "$1/node_modules"

declare -A names
while read -r file; do
	sum=$(sha256sum <"$file" | cut -d' ' -f1)
	names[$sum]+="${names[$sum]:+, }$(dirname "$file")"
	cp "$file" "/tmp/license-$$-$sum"
done < <(find . -maxdepth 3 -iname 'licen[sc]e*' -type f | sed 's|^\./||' | LC_ALL=C sort)

for sum in $(for sum in "${!names[@]}"; do echo "${names[$sum]} $sum"; done | LC_ALL=C sort | awk '{ print $NF }'); do
	printf '== %s\n\n' "${names[$sum]}"
	cat "/tmp/license-$$-$sum"
	printf '\n\n'
	rm "/tmp/license-$$-$sum"
done
