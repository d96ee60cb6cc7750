package main

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"ariga.io/atlas/sql/migrate"
)

// formatter writes a plan as a goose file, forward only, under a given version.
type formatter struct{ version int }

// Format implements migrate.Formatter.
func (f formatter) Format(plan *migrate.Plan) ([]migrate.File, error) {
	var text strings.Builder
	text.WriteString("-- +goose Up\n")
	for _, change := range plan.Changes {
		// SQLite rebuilds a table with its foreign keys off. The pragma does nothing inside
		// a transaction: migrations.Up switches them off before it begins.
		if strings.HasPrefix(change.Cmd, "PRAGMA foreign_keys") {
			continue
		}
		if change.Comment != "" {
			fmt.Fprintf(&text, "-- %s\n", change.Comment)
		}
		fmt.Fprintf(&text, "%s;\n", change.Cmd)
	}
	name := fmt.Sprintf("%04d_%s.sql", f.version, plan.Name)
	return []migrate.File{migrate.NewLocalFile(name, []byte(text.String()))}, nil
}

var versioned = regexp.MustCompile(`^(\d+)_\w+\.sql$`)

// nextVersion is one more than the highest version of either dialect, so that a migration
// which both need has the same number in both.
func nextVersion(root string) (int, error) {
	files, err := filepath.Glob(filepath.Join(root, "*", "*.sql"))
	if err != nil {
		return 0, err
	}
	highest := 0
	for _, file := range files {
		match := versioned.FindStringSubmatch(filepath.Base(file))
		if match == nil {
			return 0, fmt.Errorf("%s is not named <version>_<name>.sql", file)
		}
		version, err := strconv.Atoi(match[1])
		if err != nil {
			return 0, fmt.Errorf("%s: %w", file, err)
		}
		highest = max(highest, version)
	}
	return highest + 1, nil
}
