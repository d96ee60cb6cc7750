package main

import (
	"context"
	"errors"
	"fmt"

	"entgo.io/ent/dialect"

	"kiosk/ent/migrations"
)

type migrateDistributeCommand struct{ databaseFlags }

func (migrateDistributeCommand) Help() string {
	return `The database must have the extension citus. If there are nodes besides the coordinator, add them first. Pending migrations
are applied. The command may be run again: it changes only tables that are not distributed yet. Unless the database is empty,
stop everything that uses it before. From then on, kiosk migrate up also distributes new tables.

Example:

    kiosk migrate distribute --database-url postgres://kiosk:secret@coordinator/kiosk`
}

// errNotPostgres is the error for the embedded database, which cannot be distributed.
var errNotPostgres = errors.New("only a PostgreSQL database can be distributed: move there with kiosk migrate copy")

// Run distributes the tables, and prints how many it changed.
func (c migrateDistributeCommand) Run(ctx context.Context, p *program) (err error) {
	d, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	if d.Dialect != dialect.Postgres {
		return errNotPostgres
	}
	var changed int
	err = newProgress(p.stderr, progressAfter).during("distributing", func() (err error) {
		changed, err = migrations.Distribute(ctx, d.SQL)
		return err
	})
	if err != nil {
		return err
	}
	if changed == 0 {
		fmt.Fprintln(p.stdout, "All tables are distributed.")
		return nil
	}
	fmt.Fprintf(p.stdout, "Distributed %d tables.\n", changed)
	return nil
}
