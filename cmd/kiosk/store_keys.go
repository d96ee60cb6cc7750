package main

import (
	"context"
	"fmt"
	"time"

	"kiosk/internal/resolver/stores"
)

type keyRotateStoreCommand struct {
	Slug string `arg:"" help:"The store."`
	databaseFlags
	masterKeyFlags
}

func (keyRotateStoreCommand) Help() string {
	return `Gives a store a new encryption key while it is served, and seals its licenses' credentials and its webhooks'
secrets with it. Waits twice for every process to learn of it, half a minute in all; a call that takes longer seals what
it brings with the new key all the same. Run again, it finishes what was cut short. Fingerprints, by which duplicates
are found, keep their key.`
}

// Run rotates.
func (c keyRotateStoreCommand) Run(ctx context.Context, p *program) (err error) {
	admin, err := c.administerWith(ctx, c.masterKeyFlags)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	entered, err := admin.enter(ctx, c.Slug)
	if err != nil {
		return err
	}
	var sealed int
	err = newProgress(p.stderr, progressAfter).during("sealing secrets with a new key", func() (err error) {
		sealed, err = admin.RotateStoreKey(entered, waitForKeys)
		return err
	})
	if err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Sealed %d secrets with a new key.\n", sealed)
	return nil
}

// waitForKeys waits until every process reads with the keys as they are.
func waitForKeys(ctx context.Context) error {
	select {
	case <-time.After(stores.KeyPropagation):
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}
