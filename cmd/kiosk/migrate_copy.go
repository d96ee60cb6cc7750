package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/copydb"
	"kiosk/internal/database"
)

type migrateCopyCommand struct {
	From string `required:"" placeholder:"URL" help:"The SQLite database: sqlite:relative.db or sqlite:///absolute.db."`
	To   string `required:"" placeholder:"URL" help:"The PostgreSQL database, which is empty: postgres://user:password@host/name. It may lack tables."`
	masterKeyFlags
}

func (migrateCopyCommand) Help() string {
	return `Stop Kiosk first: nothing may serve or deliver from either database. Everything is copied in one transaction, or nothing.
The data of every store is verified before and after, and rows are counted on both sides. The SQLite file keeps its data and
is marked as moved. Kiosk then refuses to work on it, because its webhooks would be delivered twice; kiosk restored removes
the mark. The master key stays the same.

Example:

    kiosk migrate copy --from sqlite:var/kiosk.db --to postgres://kiosk:secret@localhost/kiosk`
}

// Run copies the data, and prints what to do next.
func (c migrateCopyCommand) Run(ctx context.Context, p *program) (err error) {
	if !strings.HasPrefix(c.From, "sqlite:") || !strings.HasPrefix(c.To, "postgres") {
		return errors.New("--from must be a sqlite: URL and --to a postgres:// URL: no other direction is possible")
	}
	from, err := c.openSource(ctx)
	if err != nil {
		return err
	}
	defer from.close(&err)
	if err := c.verify(ctx, p, from); err != nil {
		return fmt.Errorf("nothing was copied from the SQLite database: %w", err)
	}
	to, err := c.openTarget(ctx)
	if err != nil {
		return err
	}
	defer to.close(&err)
	if err := c.copy(ctx, p, from.database, to.database); err != nil {
		return err
	}
	if err := c.verify(ctx, p, to); err != nil {
		return fmt.Errorf("the copy differs from the SQLite database; do not use it: %w", err)
	}
	if err := from.database.MarkMoved(ctx, true); err != nil {
		fmt.Fprintf(p.stderr, "The SQLite file could not be marked as moved, so nothing prevents it from being served again. %s\n", err)
	}
	fmt.Fprintln(p.stdout, "Now set KIOSK_DATABASE_URL to the PostgreSQL database, keep the master key as it is, and start Kiosk. "+
		"Keep the SQLite file as a backup: Kiosk refuses to serve from it, because its webhooks would be delivered twice.")
	return nil
}

// openSource opens the SQLite database exclusively, also when it is marked as moved.
func (c migrateCopyCommand) openSource(ctx context.Context) (administration, error) {
	opened, err := databaseFlags{DatabaseURL: c.From}.openCurrent(ctx, evenMoved, func(o *database.Options) { o.Exclusive = true })
	if err != nil {
		return administration{}, explainHeld(err)
	}
	return newAdministration(opened, nil), nil
}

// openTarget opens the PostgreSQL database and creates its tables. It fails when another process uses the database.
func (c migrateCopyCommand) openTarget(ctx context.Context) (administration, error) {
	opened, err := databaseFlags{DatabaseURL: c.To}.open(ctx, func(o *database.Options) {
		o.ApplicationName = fmt.Sprintf("kiosk migrate copy %d", os.Getpid())
	})
	if err != nil {
		return administration{}, err
	}
	users, err := opened.OtherUsers(ctx, disconnectTimeout)
	if err == nil && len(users) > 0 {
		err = fmt.Errorf("the PostgreSQL database is in use by %s: stop what uses it", users[0])
	}
	if err == nil {
		err = makeTables(ctx, opened)
	}
	if err != nil {
		return administration{}, errors.Join(err, opened.Close())
	}
	return newAdministration(opened, nil), nil
}

// makeTables creates all tables in a database without tables. It fails when the tables are those of another version.
func makeTables(ctx context.Context, d *database.DB) error {
	earlier, err := migrations.IsEarlier(ctx, d.SQL, d.Dialect)
	if err != nil {
		return err
	}
	if earlier {
		return errors.New("the PostgreSQL database has the tables of an earlier Kiosk. Nothing was changed; make a new database for the copy")
	}
	list, err := migrations.Status(ctx, d.SQL, d.Dialect)
	if err != nil {
		return err
	}
	if list[0].Applied {
		return migrations.RequireCurrent(ctx, d.SQL, d.Dialect)
	}
	_, err = migrations.Up(ctx, d.SQL, d.Dialect)
	return err
}

func (c migrateCopyCommand) copy(ctx context.Context, p *program, from, to *database.DB) error {
	progress := newProgress(p.stderr, progressAfter)
	copied, err := copydb.Copy(ctx, from, to, func(table string, rows int) {
		progress.show("%s: %s", table, countOf(rows, "row"))
	})
	progress.clear()
	if notEmpty, ok := errors.AsType[*copydb.NotEmptyError](err); ok {
		return fmt.Errorf("the PostgreSQL database is not empty: %s has %s. Nothing was copied; make a new database for the copy", notEmpty.Table, countOf(notEmpty.Rows, "row"))
	}
	if err != nil {
		return fmt.Errorf("nothing was copied: %w", err)
	}
	total := 0
	for _, rows := range copied {
		total += rows
	}
	fmt.Fprintf(p.stdout, "Copied %s of %s.\n", countOf(total, "row"), countOf(len(copied), "table"))
	if err := to.Analyse(ctx); err != nil {
		fmt.Fprintf(p.stderr, "PostgreSQL does not know yet how many rows there are, so some requests are slow: run ANALYZE in it. %s\n", err)
	}
	return nil
}

// verify prints a verdict on the data of the stores. It fails when that is inconsistent or was made with another master key.
func (c migrateCopyCommand) verify(ctx context.Context, p *program, in administration) error {
	if _, err := c.openFor(ctx, in.database); err != nil {
		return err
	}
	stores, err := in.Stores(auth.AllTenants(ctx))
	if err != nil {
		return err
	}
	mismatches, rows := 0, 0
	err = verifyStores(ctx, p, in.database, stores, func(found verified, examined int) error {
		mismatches += found.Wrong
		rows += examined
		return found.print(p, false)
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "%s: %s.\n", databaseKind(in.database), verdict(len(stores), rows, mismatches))
	if mismatches > 0 {
		return errors.New("the data is inconsistent: see kiosk verify")
	}
	return nil
}
