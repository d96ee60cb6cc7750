package main

import (
	"context"
	"errors"
	"fmt"
)

type storeShredCommand struct {
	Slug      string `arg:"" help:"The store."`
	YesReally bool   `help:"Required: this cannot be undone."`
	databaseFlags
}

func (storeShredCommand) Help() string {
	return `Destroys the keys of the store: the credentials of its licenses and its webhooks' secrets cannot be read again, and
within five seconds every token and sign-in is refused. Orders and ledger stay and can be verified. On SQLite the file is
then rewritten, so that its free pages hold no copy of the keys. If that fails, shred the store again. Older backups of the
database still hold the keys: destroy those too.`
}

// Run shreds the store.
func (c storeShredCommand) Run(ctx context.Context, p *program) (err error) {
	if !c.YesReally {
		return errors.New("shredding cannot be undone: confirm it with --yes-really")
	}
	admin, err := c.administer(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	inStore, err := admin.enter(ctx, c.Slug)
	if err != nil {
		return err
	}
	if err := admin.ShredStore(inStore); err != nil {
		return err
	}
	if err := newProgress(p.stderr, progressAfter).during("compacting the file", func() error { return admin.database.Compact(ctx) }); err != nil {
		return incomplete(ctx, "the store is shredded, but the file still holds a copy of its keys; shred it again to try once more", err)
	}
	fmt.Fprintf(p.stdout, "Destroyed the keys of %s.\n", c.Slug)
	return nil
}
