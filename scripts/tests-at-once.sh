#!/bin/bash
# Prints a pattern for go test -run: every test of the folders that does several things at the same time. It starts goroutines, or calls
# a function of its package's tests that does.
# Usage: tests-at-once.sh FOLDER...
set -euo pipefail
for folder; do
	awk '
		/^func / {
			name = $0
			sub(/^func (\([^)]*\) )?/, "", name)
			sub(/[^A-Za-z0-9_].*/, "", name)
		}
		{ body[name] = body[name] $0 "\n" }
		END {
			for (name in body) if (body[name] ~ /[^a-z]go (func|[a-zA-Z.]+\()|\.Go\(func|\.AtOnce\(|testkit\.Run\(/) at_once[name]
			for (name in body) if (name ~ /^Test/) {
				found = name in at_once
				for (other in at_once) found = found || (other !~ /^Test/ && body[name] ~ ("[^A-Za-z0-9_]" other "\\("))
				if (found) print name
			}
		}' "$folder"/*_test.go
done | sort -u | paste -s -d '|' | sed 's/.*/^(&)$/'
