package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/google/uuid"

	"kiosk/internal/privatefile"
	"kiosk/internal/resolver/customers"
)

type customerCommand struct {
	Export customerExportCommand `cmd:"" help:"Write everything that is stored about a customer, as JSON or as a page for the person."`
	Erase  customerEraseCommand  `cmd:"" help:"Blank the personal data of a customer for ever; orders and ledger stay."`
}

// customerFlags identify a customer of a store.
type customerFlags struct {
	Customer string `arg:"" placeholder:"CUSTOMER" help:"The customer's id, or their linked phone, such as +5511987654321."`
	storeFlags
}

func (f customerFlags) ref() customers.CustomerRef {
	if id, err := uuid.Parse(f.Customer); err == nil {
		return customers.CustomerRef{ID: id}
	}
	return customers.CustomerRef{Phone: f.Customer}
}

type customerExportCommand struct {
	ForPerson bool   `help:"Write an HTML page that can be sent to the person: readable, without ids and names of staff."`
	Out       string `placeholder:"FILE" help:"Where to write it, in a new file for its owner only. Default: the standard output."`
	customerFlags
}

func (customerExportCommand) Help() string {
	return `The rows are as they are stored: the customer, orders with items, recharges, the ledger, events and where they were
sent, audit entries, outcomes of calls. With --for-person they are a page for a browser, in English, with times of the store's
time zone. No credentials of licenses. The export is noted in the audit.

Examples:

    kiosk customer export --store acme +5511987654321 --for-person --out ana.html
    kiosk customer export --store acme +5511987654321 --out ana.json`
}

// Run writes the document.
func (c customerExportCommand) Run(ctx context.Context, p *program) (err error) {
	inStore, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	export := admin.ExportCustomer
	if c.ForPerson {
		export = admin.ReportCustomer
	}
	if c.Out == "" {
		return export(inStore, c.ref(), p.stdout)
	}
	file, err := privatefile.Create(c.Out)
	if err != nil {
		return err
	}
	if err := errors.Join(export(inStore, c.ref(), file), file.Close()); err != nil {
		return errors.Join(err, os.Remove(c.Out))
	}
	return nil
}

type customerEraseCommand struct {
	YesReally bool `help:"Required: this cannot be undone."`
	customerFlags
}

func (customerEraseCommand) Help() string {
	return `Blanks name, e-mail address, phones and the texts about orders and wallet, also their copies in events, in the audit and
in responses stored under idempotency keys. Ids, amounts, states and licenses stay. Nothing can be sold to the customer any
more; a new registration with the same phone is another customer.

On SQLite the file is then rewritten, so that its free pages hold nothing of the customer. Erase the same id again to rewrite
the file again: after an erasure through the GraphQL API, which does not rewrite it, or when rewriting failed.

Older backups still hold everything: keep the id that is printed, and erase it again after a restore.`
}

// Run erases the customer.
func (c customerEraseCommand) Run(ctx context.Context, p *program) (err error) {
	if !c.YesReally {
		return errors.New("erasing cannot be undone: confirm it with --yes-really")
	}
	inStore, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	found, err := admin.FindCustomer(inStore, c.ref())
	if err != nil {
		return err
	}
	erased, err := admin.EraseCustomer(inStore, found.ID)
	if err != nil {
		return err
	}
	// Also for a customer who was erased before: the GraphQL API does not compact the file.
	if err := newProgress(p.stderr, progressAfter).during("compacting the file", func() error { return admin.database.Compact(ctx) }); err != nil {
		return incomplete(ctx, fmt.Sprintf("customer %s is erased, but the file still holds what was; erase that id again to try once more", erased.ID), err)
	}
	outcome := "is erased"
	if found.ErasedAt != nil {
		outcome = "was erased before"
	}
	_, err = fmt.Fprintf(p.stdout, "Customer %s %s (%s); the wallet holds %s.\n",
		erased.ID, outcome, erased.ErasedAt.UTC().Format("2006-01-02T15:04:05Z"), erased.WalletBalance)
	return err
}
