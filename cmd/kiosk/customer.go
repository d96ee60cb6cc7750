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
	Erase  customerEraseCommand  `cmd:"" help:"Blank for ever what tells who a customer is; orders and ledger stay."`
}

// customerFlags name a customer of a store.
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
	entered, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	export := admin.ExportCustomer
	if c.ForPerson {
		export = admin.ReportCustomer
	}
	if c.Out == "" {
		return export(entered, c.ref(), p.stdout)
	}
	file, err := privatefile.Create(c.Out)
	if err != nil {
		return err
	}
	if err := errors.Join(export(entered, c.ref(), file), file.Close()); err != nil {
		return errors.Join(err, os.Remove(c.Out))
	}
	return nil
}

type customerEraseCommand struct {
	YesReally bool `help:"Required: this cannot be undone."`
	customerFlags
}

func (customerEraseCommand) Help() string {
	return `Blanks name, e-mail address, phones and the texts about orders and wallet, copies in events, in the audit and under
idempotency keys included. Ids, amounts, states and licenses stay. Nothing can be sold to the customer any more; who
registers with the same phone is another customer. On SQLite the file is then rewritten, so that nothing is left in its gaps;
erasing again, by the id, rewrites it again: after an erasure through the GraphQL API, or when that failed.

Backups from before still hold everything: keep the id that is printed, and erase again what you restore.`
}

// Run erases the customer.
func (c customerEraseCommand) Run(ctx context.Context, p *program) (err error) {
	if !c.YesReally {
		return errors.New("erasing cannot be undone: confirm it with --yes-really")
	}
	entered, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	before, err := admin.FindCustomer(entered, c.ref())
	if err != nil {
		return err
	}
	erased, err := admin.EraseCustomer(entered, before.ID)
	if err != nil {
		return err
	}
	// An erasure through the GraphQL API leaves this to be done.
	if err := newProgress(p.stderr, progressAfter).during("compacting the file", func() error { return admin.database.Compact(ctx) }); err != nil {
		return fmt.Errorf("customer %s is erased, but the file still holds what was; erase that id again to try once more: %w", erased.ID, err)
	}
	what := "is erased"
	if before.ErasedAt != nil {
		what = "was erased before"
	}
	_, err = fmt.Fprintf(p.stdout, "Customer %s %s (%s); the wallet holds %s.\n",
		erased.ID, what, erased.ErasedAt.UTC().Format("2006-01-02T15:04:05Z"), erased.WalletBalance)
	return err
}
