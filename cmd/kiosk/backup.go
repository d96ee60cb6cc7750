package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/lockfile"
	"kiosk/internal/resolver/stores"
)

type backupCommand struct {
	File string `arg:"" placeholder:"FILE" help:"Where to write it. An existing file is never overwritten."`
	databaseFlags
}

func (backupCommand) Help() string {
	return `Copies a SQLite database as it is at one moment, while it is served. The copy is a complete database. To restore it, stop
Kiosk, put the copy in the place of the old file, and run kiosk restored. A restored database needs the same master key: keep
that apart from the backup.

PostgreSQL has programs of its own: pg_dump --format=custom, and continuous archiving.`
}

// Run writes the backup.
func (c backupCommand) Run(ctx context.Context, p *program) error {
	opened, err := c.openExisting(ctx, evenMoved)
	if err != nil {
		return err
	}
	err = newProgress(p.stderr, progressAfter).during("copying the database", func() error { return opened.BackUp(ctx, c.File) })
	if err := errors.Join(err, opened.Close()); err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Wrote %s. Keep the master key apart from it.\n", c.File)
	return nil
}

type restoredCommand struct {
	SkipEvents      int64 `default:"1000000" placeholder:"N" help:"How many event numbers to skip in each store: more than were used since the backup. Default: ${default}."`
	YesReally       bool  `help:"Go on although something is connected to the database, or serves the SQLite file."`
	SuspendWebhooks bool  `help:"Suspend every webhook endpoint, and cancel the e-mails that wait. For a copy that you only want to inspect."`
	databaseFlags
	masterKeyFlags
}

func (restoredCommand) Help() string {
	return `Run it once on a database that was restored from a backup, before anything serves or delivers from it.

The restored database does not know the events that were written after the backup, but their numbers were used. Without a
gap, new events would get the same numbers, and readers of the feed that have read further would miss them. All staff sessions
are ended, because some of them may have ended after the backup. A SQLite file that was moved with kiosk migrate copy can be
served again.

It refuses another master key than that of the backup, with which no license or webhook secret could be read. It also refuses a database that is in use, and names the processes that use it: they would number events and sign staff in meanwhile.`
}

// Run records in each store that the database was restored. It fails when another process uses the database, or when the master key
// does not open the stores' keys.
func (c restoredCommand) Run(ctx context.Context, p *program) (err error) {
	admin, err := c.administer(ctx, evenMoved, func(o *database.Options) {
		o.Exclusive = !c.YesReally
		o.ApplicationName = fmt.Sprintf("kiosk restored %d", os.Getpid())
	})
	if held, ok := errors.AsType[*lockfile.HeldError](err); ok {
		return inUse(held.Holder())
	}
	if err != nil {
		return err
	}
	defer admin.close(&err)
	if _, err := c.openFor(ctx, admin.database); err != nil {
		return err
	}
	if err := c.requireUnused(ctx, admin.database); err != nil {
		return err
	}
	restored, err := admin.NoteRestored(auth.AllTenants(ctx), stores.Restored{SkipEvents: c.SkipEvents, SuspendWebhooks: c.SuspendWebhooks})
	if err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Noted in %s; %s ended, %s suspended.\n",
		countOf(restored.Stores, "store"), countOf(restored.Sessions, "session"), countOf(restored.Endpoints, "webhook endpoint"))
	if admin.database.Dialect == dialect.SQLite {
		if err := admin.database.MarkMoved(ctx, false); err != nil {
			return err
		}
	}
	if restored.Emails > 0 {
		fmt.Fprintf(p.stdout, "%s that waited will not be sent.\n", countOf(restored.Emails, "e-mail"))
	}
	return nil
}

// disconnectTimeout bounds the time that the server may take to close the connections of a process that has ended.
const disconnectTimeout = 5 * time.Second

// requireUnused fails when another process is connected to the PostgreSQL database, unless --yes-really is given.
func (c restoredCommand) requireUnused(ctx context.Context, d *database.DB) error {
	if c.YesReally {
		return nil
	}
	users, err := d.OtherUsers(ctx, disconnectTimeout)
	if err != nil || len(users) == 0 {
		return err
	}
	names := make([]string, len(users))
	for i, user := range users {
		names[i] = user.String()
	}
	return inUse(strings.Join(names, ", "))
}

// inUse is the error of a database that other processes use.
func inUse(users string) error {
	return fmt.Errorf("the database is in use by %s: it does not look like one that was just restored. Stop what uses it, or insist with --yes-really", users)
}
