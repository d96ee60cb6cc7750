// Package migrations holds the versioned SQL that makes and upgrades Kiosk's tables, and applies it.
// The files are written by the command in diff from ent/schema.
package migrations

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"entgo.io/ent/dialect"
	"github.com/pressly/goose/v3"
	goosedb "github.com/pressly/goose/v3/database"
)

//go:embed postgres/*.sql sqlite/*.sql
var files embed.FS

// versionTable lists the migrations that a database has.
const versionTable = "kiosk_migrations"

var (
	directories   = map[string]string{dialect.Postgres: "postgres", dialect.SQLite: "sqlite"}
	gooseDialects = map[string]goose.Dialect{dialect.Postgres: goose.DialectPostgres, dialect.SQLite: goose.DialectSQLite3}
)

// ErrPending is the error of a database whose tables are older than this build wants them.
var ErrPending = errors.New("the database lacks tables or columns that this version needs: run kiosk migrate up, or start serve with --migrate")

// Migration is one file and whether the database has it.
type Migration struct {
	Version   int64
	File      string
	Applied   bool
	AppliedAt time.Time // zero unless applied
}

// Up applies, in order, the migrations that the database lacks and returns how many it applied.
// The dialect is that of Ent: dialect.Postgres or dialect.SQLite.
//
// Several processes may call it at once: one migrates, the others wait for it and apply nothing.
// On SQLite the whole upgrade happens or none of it; on PostgreSQL each migration does. A database that was distributed stays it,
// with its new tables.
//
// On PostgreSQL a migration waits at most lockTimeout for a table that another transaction uses. Then it is rolled back, and tried
// again after a pause, until the context ends.
func Up(ctx context.Context, db *sql.DB, dialectName string) (applied int, err error) {
	return UpWarning(ctx, db, dialectName, ignore)
}

// UpWarning does what Up does, and calls warn with the error each time a migration must be tried again because of another transaction.
func UpWarning(ctx context.Context, db *sql.DB, dialectName string, warn func(error)) (applied int, err error) {
	set, err := Files(dialectName)
	if err != nil {
		return 0, err
	}
	if applied, err = apply(ctx, db, dialectName, set, warn); err != nil {
		return applied, err
	}
	if yes, err := isDistributed(ctx, db, dialectName); err != nil || !yes {
		return applied, err
	}
	_, err = distribute(ctx, db)
	return applied, err
}

// Status returns every migration that this build knows, in order. It writes nothing.
func Status(ctx context.Context, db *sql.DB, dialectName string) ([]Migration, error) {
	set, err := Files(dialectName)
	if err != nil {
		return nil, err
	}
	provider, err := newProvider(dialectName, db, set)
	if err != nil {
		return nil, fmt.Errorf("migrations: %w", err)
	}
	started, err := hasTable(ctx, db, dialectName, versionTable)
	if err != nil {
		return nil, fmt.Errorf("migrations: %w", err)
	}
	if !started { // goose would make the table
		return pending(provider.ListSources()), nil
	}
	known, err := provider.Status(ctx)
	if err != nil {
		return nil, fmt.Errorf("migrations: %w", err)
	}
	list := make([]Migration, len(known))
	for i, m := range known {
		list[i] = Migration{
			Version:   m.Source.Version,
			File:      m.Source.Path,
			Applied:   m.State == goose.StateApplied,
			AppliedAt: m.AppliedAt,
		}
	}
	return list, nil
}

// pending lists the migrations of a database that has none.
func pending(sources []*goose.Source) []Migration {
	list := make([]Migration, len(sources))
	for i, source := range sources {
		list[i] = Migration{Version: source.Version, File: source.Path}
	}
	return list
}

// Current reports whether the database has every migration that this build knows; more of them,
// from a newer build, do no harm. It writes nothing.
func Current(ctx context.Context, db *sql.DB, dialectName string) (bool, error) {
	set, err := Files(dialectName)
	if err != nil {
		return false, err
	}
	provider, err := newProvider(dialectName, db, set)
	if err != nil {
		return false, fmt.Errorf("migrations: %w", err)
	}
	sources := provider.ListSources()
	newest := sources[len(sources)-1].Version

	started, err := hasTable(ctx, db, dialectName, versionTable)
	if err != nil || !started {
		return false, err
	}
	var version int64
	if err := db.QueryRowContext(ctx, "SELECT max(version_id) FROM "+versionTable).Scan(&version); err != nil {
		return false, fmt.Errorf("migrations: %w", err)
	}
	return version >= newest, nil
}

// RequireCurrent fails unless Current. Error: ErrPending.
func RequireCurrent(ctx context.Context, db *sql.DB, dialectName string) error {
	current, err := Current(ctx, db, dialectName)
	if err == nil && !current {
		return ErrPending
	}
	return err
}

func newProvider(dialectName string, db *sql.DB, set fs.FS) (*goose.Provider, error) {
	return goose.NewProvider(gooseDialects[dialectName], db, set, goose.WithTableName(versionTable))
}

// ignore is a warn function for callers that show no warnings.
func ignore(error) {}

// apply applies the migrations of a set that the database lacks.
func apply(ctx context.Context, db *sql.DB, dialectName string, set fs.FS, warn func(error)) (applied int, err error) {
	if dialectName == dialect.SQLite {
		return upSQLite(ctx, db, set)
	}
	return upPostgres(ctx, db, set, warn)
}

// run applies what is pending and counts it, also when a later migration fails.
func run(ctx context.Context, provider *goose.Provider) (int, error) {
	results, err := provider.Up(ctx)
	if partial, ok := errors.AsType[*goose.PartialError](err); ok {
		results = partial.Applied
	}
	if err != nil {
		return len(results), fmt.Errorf("migrations: %w", err)
	}
	return len(results), nil
}

// Files returns the migrations of a dialect, in whose names the version comes first.
func Files(dialectName string) (fs.FS, error) {
	directory, known := directories[dialectName]
	if !known {
		return nil, fmt.Errorf("migrations: there are none for the dialect %q", dialectName)
	}
	return fs.Sub(files, directory)
}

// executeAll runs statements one after another.
func executeAll(ctx context.Context, on goosedb.DBTxConn, statements ...string) error {
	for _, statement := range statements {
		if _, err := on.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("%w: %.200s", err, statement)
		}
	}
	return nil
}

// queryStrings returns the only column of a query.
func queryStrings(ctx context.Context, on goosedb.DBTxConn, query string, args ...any) (values []string, err error) {
	rows, err := on.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var value string
		if err := rows.Scan(&value); err != nil {
			return nil, err
		}
		values = append(values, value)
	}
	return values, rows.Err()
}
