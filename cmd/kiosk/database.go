package main

import (
	"context"
	"errors"
	"fmt"

	"entgo.io/ent/dialect"

	"kiosk/ent/migrations"
	"kiosk/internal/commandline"
	"kiosk/internal/database"
	"kiosk/internal/lockfile"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/telemetry"
	"kiosk/internal/vault"
)

// databaseFlags name the database and how to connect to it.
type databaseFlags struct {
	DatabaseURL         string `group:"database" env:"KIOSK_DATABASE_URL" default:"sqlite:var/kiosk.db" placeholder:"URL" help:"postgres://user:password@host/name, sqlite:relative.db or sqlite:///absolute.db. Default: ${default}."`
	DatabaseConnections int    `group:"database" env:"KIOSK_DATABASE_CONNECTIONS" default:"0" placeholder:"N" help:"The most connections. Default: 32 on PostgreSQL, 8 on SQLite."`
	NoStatementCache    bool   `group:"database" env:"KIOSK_NO_STATEMENT_CACHE" help:"The database is behind a pooler of transactions or statements (PgBouncer): keep nothing in a session, such as prepared statements."`
}

func (f databaseFlags) open(ctx context.Context, more ...option) (*database.DB, error) {
	if err := commandline.NotNegative("database-connections", f.DatabaseConnections); err != nil {
		return nil, err
	}
	options := database.Options{
		MaxConns:         f.DatabaseConnections,
		NoStatementCache: f.NoStatementCache,
		Instrument:       telemetry.Instrument,
	}
	for _, change := range more {
		change(&options)
	}
	return database.Open(ctx, f.DatabaseURL, options)
}

// listenURL returns the database on which Kiosk listens for notifications of new events. It is "" behind a pooler, which does
// not forward them: Kiosk then polls.
func (f databaseFlags) listenURL() string {
	if f.NoStatementCache {
		return ""
	}
	return f.DatabaseURL
}

// option changes the options with which a database is opened.
type option func(*database.Options)

// openExisting opens a database. It fails when the SQLite file does not exist: a mistyped name would otherwise create one.
func (f databaseFlags) openExisting(ctx context.Context, more ...option) (*database.DB, error) {
	opened, err := f.open(ctx, append(more, func(o *database.Options) { o.Existing = true })...)
	if errors.Is(err, database.ErrNoFile) {
		err = fmt.Errorf("%w: is the URL right? For a new database, run kiosk migrate up (serve does it itself with --migrate)", err)
	}
	return opened, err
}

// openToMigrate opens a database for migrations, and creates a missing SQLite file. It opens a SQLite file with pending migrations
// exclusively, and fails when another process serves it: new triggers and indexes may call functions that an older program does
// not have.
func (f databaseFlags) openToMigrate(ctx context.Context) (*database.DB, error) {
	opened, err := f.open(ctx)
	if err != nil || opened.Dialect == dialect.Postgres {
		return opened, err
	}
	current, err := migrations.Current(ctx, opened.SQL, opened.Dialect)
	if err == nil && current {
		return opened, nil
	}
	if err := errors.Join(err, opened.Close()); err != nil {
		return nil, err
	}
	opened, err = f.open(ctx, func(o *database.Options) { o.Exclusive = true })
	if held, ok := errors.AsType[*lockfile.HeldError](err); ok {
		return nil, fmt.Errorf("migrations are pending, and %s uses %s: stop it first, because an older program may fail on newer tables of SQLite", held.Holder(), held.Path)
	}
	return opened, err
}

// evenMoved is the option to open a SQLite file although its data was moved to PostgreSQL.
func evenMoved(o *database.Options) { o.Moved = true }

// openCurrent opens a database, and fails unless it has every migration of this build. It may have more, of a newer one.
func (f databaseFlags) openCurrent(ctx context.Context, more ...option) (*database.DB, error) {
	opened, err := f.openExisting(ctx, more...)
	if err != nil {
		return nil, err
	}
	if err := migrations.RequireCurrent(ctx, opened.SQL, opened.Dialect); err != nil {
		return nil, errors.Join(err, opened.Close())
	}
	return opened, nil
}

// explainHeld explains the error of opening a SQLite file that another process serves. Other errors stay as they are.
func explainHeld(err error) error {
	if held, ok := errors.AsType[*lockfile.HeldError](err); ok {
		return fmt.Errorf("%s serves %s, and a SQLite database has one serving process: stop it, or use PostgreSQL", held.Holder(), held.Path)
	}
	return err
}

// databaseKind returns the name of the database product, for messages.
func databaseKind(d *database.DB) string {
	if d.Dialect == dialect.Postgres {
		return "PostgreSQL"
	}
	return "SQLite"
}

// announce prints the database on which a command works: without a URL it is the default, which the operator may not have meant.
func announce(p *program, d *database.DB) { fmt.Fprintf(p.stderr, "In %s.\n", d.Name()) }

// masterKeyFlags name the file of the master key.
type masterKeyFlags struct {
	MasterKeyFile string `group:"secrets" env:"KIOSK_MASTER_KEY_FILE" default:"var/master.keyset" placeholder:"FILE" help:"The master key that kiosk key create made. Default: ${default}."`
}

// openFor opens the vault. It fails unless the master key is the one with which the stores of the database were created.
func (f masterKeyFlags) openFor(ctx context.Context, d *database.DB) (*vault.Vault, error) {
	opened, err := vault.Open(f.MasterKeyFile)
	if err != nil {
		return nil, err
	}
	err = stores.CheckMasterKey(ctx, d, opened)
	if errors.Is(err, vault.ErrWrongMasterKey) {
		return nil, fmt.Errorf("--master-key-file (KIOSK_MASTER_KEY_FILE): %w", err)
	}
	if err != nil {
		return nil, err
	}
	return opened, nil
}
