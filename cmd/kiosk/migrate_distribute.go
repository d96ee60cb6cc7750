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
	return `The database must have the extension citus, with its nodes added, if there are any but the coordinator. What is not
migrated yet is migrated. It may be run again: it changes only tables that are not distributed. Stop everything that uses the
database before, unless it is empty. From then on, kiosk migrate up distributes new tables, too.

Example:

    kiosk migrate distribute --database-url postgres://kiosk:secret@coordinator/kiosk`
}

// errNotPostgres refuses to distribute the embedded database.
var errNotPostgres = errors.New("only a PostgreSQL database can be distributed: move there with kiosk migrate copy")

// Run distributes the tables and says how many there were.
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
