package main

import (
	"context"
	"fmt"

	"kiosk/internal/resolver/stores"
)

type keyRotateStoreCommand struct {
	Slug string `arg:"" help:"The store."`
	databaseFlags
	masterKeyFlags
}

func (keyRotateStoreCommand) Help() string {
	return `Gives a store a new encryption key while it is served, and seals its licenses' credentials and its webhooks'
secrets with it. It waits twice, half a minute in all, until every process uses the new key; a request that runs for longer
still seals with the new key. Run it again to finish a rotation that was interrupted. The fingerprints by which Kiosk finds
duplicates keep their key.`
}

// Run rotates the key.
func (c keyRotateStoreCommand) Run(ctx context.Context, p *program) (err error) {
	admin, err := c.administerWith(ctx, c.masterKeyFlags)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	inStore, err := admin.enter(ctx, c.Slug)
	if err != nil {
		return err
	}
	var sealed int
	err = newProgress(p.stderr, progressAfter).during("sealing secrets with a new key", func() (err error) {
		sealed, err = admin.RotateStoreKey(inStore, waitForKeys)
		return err
	})
	if err != nil {
		return incomplete(ctx, "the rotation is not finished: run kiosk key rotate-store "+c.Slug+" again, which continues it", err)
	}
	fmt.Fprintf(p.stdout, "Sealed %s with a new key.\n", countOf(sealed, "secret"))
	return nil
}

// waitForKeys waits until every process has read the present keys. It returns the cause when ctx ends before.
func waitForKeys(ctx context.Context) error { return pauseFor(ctx, stores.KeyPropagation) }
