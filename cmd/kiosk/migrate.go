package main

import (
	"context"
	"errors"
	"fmt"
	"text/tabwriter"
	"time"

	"kiosk/ent/migrations"
)

type migrateCommand struct {
	Up         migrateUpCommand         `cmd:"" help:"Apply the migrations that the database lacks."`
	Status     migrateStatusCommand     `cmd:"" help:"List the migrations; exits with 1 when some are pending."`
	Copy       migrateCopyCommand       `cmd:"" help:"Move everything from the embedded SQLite database to an empty one on PostgreSQL."`
	Distribute migrateDistributeCommand `cmd:"" help:"Spread the tables of a PostgreSQL database over the nodes of Citus, by store."`
}

type migrateUpCommand struct{ databaseFlags }

func (migrateUpCommand) Help() string {
	return `On PostgreSQL several processes may run it at once: one migrates and the others wait for it. A SQLite file that is
served is migrated only once the process that serves it has ended.

Example:

    kiosk migrate up --database-url postgres://kiosk:secret@localhost/kiosk`
}

// Run applies the pending migrations, and prints the database and how many there were.
func (c migrateUpCommand) Run(ctx context.Context, p *program) (err error) {
	d, err := c.openToMigrate(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	announce(p, d)
	var applied int
	err = newProgress(p.stderr, progressAfter).during("migrating", func() (err error) {
		applied, err = migrations.UpWarning(ctx, d.SQL, d.Dialect, func(err error) {
			fmt.Fprintf(p.stderr, "The migration waits for another transaction; trying again: %v\n", err)
		})
		return err
	})
	if err != nil {
		return err
	}
	if applied == 0 {
		fmt.Fprintln(p.stdout, "The database is up to date.")
		return nil
	}
	fmt.Fprintf(p.stdout, "Applied %d; the database is up to date.\n", applied)
	return nil
}

type migrateStatusCommand struct{ databaseFlags }

// errPending is why migrate status exits with 1 when migrations are pending.
var errPending = errors.New("migrations are pending: run kiosk migrate up")

// Run prints every migration. It fails with errPending when some are pending.
func (c migrateStatusCommand) Run(ctx context.Context, p *program) (err error) {
	d, err := c.openExisting(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	list, err := migrations.Status(ctx, d.SQL, d.Dialect)
	if err != nil {
		return err
	}
	pending := false
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "VERSION\tFILE\tAPPLIED")
	for _, m := range list {
		when := "pending"
		if m.Applied {
			when = m.AppliedAt.UTC().Format(time.RFC3339)
		}
		pending = pending || !m.Applied
		fmt.Fprintf(table, "%d\t%s\t%s\n", m.Version, m.File, when)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	if pending {
		return errPending
	}
	return nil
}
