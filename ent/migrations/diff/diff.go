package main

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ariga.io/atlas/sql/migrate"
	atlas "ariga.io/atlas/sql/schema"
	"ariga.io/atlas/sql/sqltool"
	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
	"entgo.io/ent/dialect/sql/schema"
	_ "modernc.org/sqlite" // registers the driver of the scratch database

	_ "kiosk/internal/fold" // functions that SQLite has in its triggers, indexes and queries
	"kiosk/internal/testkit/cluster"
)

// directories holds the directory of each dialect's migrations.
var directories = map[string]string{dialect.Postgres: "postgres", dialect.SQLite: "sqlite"}

// diff brings the migrations below root up to date with the tables and returns the files it wrote:
// none when they were.
func diff(ctx context.Context, root, name string, tables []*schema.Table) (written []string, err error) {
	version, err := nextVersion(root)
	if err != nil {
		return nil, err
	}
	for _, dialectName := range slices.Sorted(maps.Keys(directories)) {
		path := filepath.Join(root, directories[dialectName])
		err := diffDialect(ctx, dialectName, path, formatter{version}, name, tables)
		switch {
		case errors.Is(err, migrate.ErrNoPlan):
		case err != nil:
			return written, fmt.Errorf("%s: %w", dialectName, err)
		default:
			written = append(written, filepath.Join(path, fmt.Sprintf("%04d_%s.sql", version, name)))
		}
	}
	return written, nil
}

// diffDialect replays the directory's migrations in a scratch database, compares the outcome with the tables,
// as the database itself spells both, and writes the difference. Without one it returns migrate.ErrNoPlan.
func diffDialect(ctx context.Context, dialectName, path string, format migrate.Formatter, name string, fromEnt []*schema.Table) (err error) {
	tables, err := desired(dialectName, fromEnt)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(path, 0o755); err != nil {
		return err
	}
	dir, err := sqltool.NewGooseDir(path)
	if err != nil {
		return err
	}
	scratch, drop, err := openScratch(ctx, dialectName)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, drop()) }()
	migration, err := schema.NewMigrate(entsql.OpenDB(dialectName, scratch),
		schema.WithDir(dir),
		schema.WithFormatter(format),
		schema.WithMigrationMode(schema.ModeReplay),
		schema.WithDropColumn(true),
		schema.WithDropIndex(true),
		schema.WithErrNoPlan(true),
		schema.WithIndent("  "),
		schema.WithDiffOptions(atlas.DiffNormalized()), // without it a CHECK is compared by its name alone
		schema.WithDiffHook(keepSearch),
	)
	if err != nil {
		return err
	}
	return migration.NamedDiff(ctx, name, tables...)
}

// openScratch returns an empty database and what removes it.
func openScratch(ctx context.Context, dialectName string) (db *sql.DB, drop func() error, err error) {
	if dialectName == dialect.SQLite {
		db, err := sql.Open("sqlite", ":memory:?_pragma=foreign_keys(1)")
		if err != nil {
			return nil, nil, err
		}
		db.SetMaxOpenConns(1) // each connection would be a database of its own
		return db, db.Close, nil
	}
	server, err := cluster.Shared()
	if err != nil {
		return nil, nil, err
	}
	name := "kiosk_diff_" + strings.ToLower(rand.Text())
	address, err := server.CreateDatabase(ctx, name, "")
	if err != nil {
		return nil, nil, err
	}
	db, err = sql.Open("postgres", address)
	if err != nil {
		return nil, nil, err
	}
	drop = func() error {
		return errors.Join(db.Close(), server.DropDatabase(context.WithoutCancel(ctx), name))
	}
	return db, drop, nil
}

// searchPrefix begins the names of indexes of expressions, which Ent cannot describe: their migrations are written by hand.
const searchPrefix = "search_"

// keepSearch leaves the indexes of the search as the migrations make them.
func keepSearch(next schema.Differ) schema.Differ {
	return schema.DiffFunc(func(current, desired *atlas.Schema) ([]atlas.Change, error) {
		for _, t := range current.Tables {
			t.Indexes = slices.DeleteFunc(t.Indexes, func(i *atlas.Index) bool { return strings.HasPrefix(i.Name, searchPrefix) })
		}
		return next.Diff(current, desired)
	})
}
