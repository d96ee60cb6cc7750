package main

import (
	"fmt"
	"os"
	"path/filepath"

	"kiosk/internal/vault"
)

type keyCommand struct {
	Create       keyCreateCommand       `cmd:"" help:"Write a new master key to a file that only you may read."`
	RotateMaster keyRotateMasterCommand `cmd:"" help:"Replace the master key while the stores are served."`
	RetireMaster keyRetireMasterCommand `cmd:"" help:"End a rotation: take the old master key out of the file."`
	RotateStore  keyRotateStoreCommand  `cmd:"" help:"Replace the encryption key of a store while it is served."`
}

type keyCreateCommand struct{ masterKeyFlags }

func (keyCreateCommand) Help() string {
	return `The master key wraps the keys of every store. Without it the credentials of the licenses and the
secrets of the webhooks are lost, so keep a copy apart from the database's backups.
An existing file is never overwritten.

Example:

    kiosk key create --master-key-file /etc/kiosk/master.keyset`
}

// Run creates the key.
func (c keyCreateCommand) Run(p *program) error {
	if err := createMasterKey(c.MasterKeyFile); err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Wrote %s. Keep a copy of it apart from the database's backups.\n", c.MasterKeyFile)
	return nil
}

// createMasterKey writes a new master key, and creates its folder if it is missing. It fails when the file exists.
func createMasterKey(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return vault.CreateMasterKey(path)
}
