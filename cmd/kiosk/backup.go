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
	return `Copies a SQLite database as it is at one moment, while it is served. The copy is a database: to restore it, put it in
the place of the old one while nothing runs, and run kiosk restored. It needs the master key, which is to be kept apart.

PostgreSQL has programs of its own: pg_dump --format=custom, and continuous archiving.`
}

// Run backs up.
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
	SkipEvents      int64 `default:"1000000" placeholder:"N" help:"How many numbers of events to leave out in each store: more than were given since the backup. Default: ${default}."`
	YesReally       bool  `help:"Go on although something is connected to the database, or serves the SQLite file."`
	SuspendWebhooks bool  `help:"Suspend every webhook endpoint, and cancel the e-mails that wait. For a copy that is to be looked at."`
	databaseFlags
}

func (restoredCommand) Help() string {
	return `Run it once on a database that was restored from a backup, before anything serves or delivers from it.

Since the backup, events were numbered that the database does not know. Without a gap, new events would get the same
numbers, and readers of the feed, who have read further, would miss them. Staff sessions are ended, because some of
them were ended before. A SQLite file that was moved with kiosk migrate copy can be served again.

It refuses a database that is in use, and says by whom: one that serves would number events and sign staff in meanwhile.`
}

// Run records in each store that it was restored.
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

// leaving is how long the connections of a program that has ended may take to end on a busy server.
const leaving = 5 * time.Second

// requireUnused fails when a program is connected to a PostgreSQL database, unless the operator insists.
func (c restoredCommand) requireUnused(ctx context.Context, d *database.DB) error {
	if c.YesReally {
		return nil
	}
	users, err := d.OtherUsers(ctx, leaving)
	if err != nil || len(users) == 0 {
		return err
	}
	names := make([]string, len(users))
	for i, user := range users {
		names[i] = user.String()
	}
	return inUse(strings.Join(names, ", "))
}

func inUse(by string) error {
	return fmt.Errorf("the database is in use by %s: it does not look like one that was just restored. Stop what uses it, or insist with --yes-really", by)
}
