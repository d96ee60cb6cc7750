package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"kiosk/internal/auth"
	"kiosk/internal/vault"
)

type keyRotateMasterCommand struct {
	AddOnly bool `help:"Only put the new key into the file, to be copied to other machines before it is used."`
	databaseFlags
	masterKeyFlags
}

func (keyRotateMasterCommand) Help() string {
	return `Adds a key to the master key file and wraps the keys of every store with it, while they are served: processes
on this machine read the file again by themselves. Run it again to finish a rotation that was interrupted. The old key
stays in the file until kiosk key retire-master.

If processes run on several machines, use --add-only, copy the file to all of them, run the command without --add-only, and
copy the file again.`
}

// Run starts a rotation, or continues one that was interrupted.
func (c keyRotateMasterCommand) Run(ctx context.Context, p *program) (err error) {
	admin, err := c.administerWith(ctx, c.masterKeyFlags)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	if err := admin.requireStores(ctx, p); err != nil {
		return err
	}
	rotation, err := vault.BeginRotation(c.MasterKeyFile)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rotation.Close()) }()
	unfinished, err := rotation.Unfinished()
	if err != nil {
		return err
	}
	if !unfinished {
		if err := rotation.Add(); err != nil {
			return err
		}
		fmt.Fprintf(p.stdout, "Added a key to %s. Back the file up.\n", c.MasterKeyFile)
	}
	if c.AddOnly {
		if unfinished {
			fmt.Fprintf(p.stdout, "Added no key: %s already has the new key of a rotation that is not finished. To finish it, copy the file to the "+
				"machines that lack the key, then run kiosk key rotate-master and kiosk key retire-master.\n", c.MasterKeyFile)
		}
		return nil
	}
	if err := rotation.Use(); err != nil {
		return err
	}
	var wrapped int
	err = newProgress(p.stderr, progressAfter).during("wrapping the keys of stores", func() (err error) {
		wrapped, err = admin.RewrapStores(auth.AllTenants(ctx))
		return err
	})
	if err != nil {
		return incomplete(ctx, "the rotation is not finished: run kiosk key rotate-master again, which continues it", err)
	}
	fmt.Fprintf(p.stdout, "Wrapped the keys of %s anew. kiosk key retire-master ends the rotation.\n", countOf(wrapped, "store"))
	return nil
}

// requireStores prints the database and how many stores it has. It fails when there are none: the master key then belongs to the
// stores of another database.
func (a administration) requireStores(ctx context.Context, p *program) error {
	stores, err := a.Stores(auth.AllTenants(ctx))
	if err != nil {
		return err
	}
	if len(stores) == 0 {
		return fmt.Errorf("%s has no stores, so the master key belongs to another database: is the URL right?", a.database.Name())
	}
	fmt.Fprintf(p.stdout, "In %s, which has %s.\n", a.database.Name(), countOf(len(stores), "store"))
	return nil
}

type keyRetireMasterCommand struct {
	databaseFlags
	masterKeyFlags
}

func (keyRetireMasterCommand) Help() string {
	return `Takes the old keys out of the master key file once no store needs them, and keeps a copy of the previous file:
backups of the database from before the rotation need it. Move the copy away, and destroy it together with those backups.`
}

// Run retires the old keys.
func (c keyRetireMasterCommand) Run(ctx context.Context, p *program) (err error) {
	admin, err := c.administerWith(ctx, c.masterKeyFlags)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	if err := admin.requireStores(ctx, p); err != nil {
		return err
	}
	rotation, err := vault.BeginRotation(c.MasterKeyFile)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, rotation.Close()) }()
	switch unfinished, err := rotation.Unfinished(); {
	case err != nil:
		return err
	case !unfinished:
		fmt.Fprintln(p.stdout, "There is no old key to retire.")
		return nil
	}
	outdated, err := admin.OutdatedStores(auth.AllTenants(ctx))
	if err != nil {
		return err
	}
	if len(outdated) > 0 {
		return fmt.Errorf("the old key is needed by %s: run kiosk key rotate-master first", strings.Join(outdated, ", "))
	}
	backup, err := rotation.Retire()
	if errors.Is(err, vault.ErrMasterKeyUnused) {
		return errors.New("no store's keys are wrapped with the new key: run kiosk key rotate-master first")
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Retired the old key. Backups from before the rotation need %s.\n", backup)
	return nil
}
