package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"text/tabwriter"
	"time"

	"github.com/google/uuid"
	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/consistency"
	"kiosk/internal/database"
	"kiosk/internal/vault"
)

type verifyCommand struct {
	Store   string `env:"KIOSK_STORE" placeholder:"SLUG" help:"Only this store. Default: all."`
	JSON    bool   `help:"Print one JSON document instead of the verdict."`
	Verbose bool   `short:"v" help:"Print a table of the checks of each store as well."`
	databaseFlags
	masterKeyFlags
}

func (verifyCommand) Help() string {
	return `Checks that the records of every store agree with each other: wallets, orders, licenses, stock, events, deliveries, sales
rollups. It only reads, and its results are right even while the stores sell. The last line is a verdict. When a rule is broken,
it prints the rows that break it and exits with 1. Amounts in them are in minor units, such as cents.

It also checks that the master key opens the stores' keys, if it can read the file, and exits with 1 when the key is another one.

Example:

    kiosk verify --database-url postgres://kiosk:secret@localhost/kiosk`
}

// verified has the results of the checks of one store.
type verified struct {
	Store  string               `json:"store"` // slug
	ID     uuid.UUID            `json:"id"`
	Wrong  int                  `json:"wrong"`
	Checks []consistency.Result `json:"checks"`
}

// Run verifies the stores and prints the results. It fails when a rule is broken, or when the master key does not open the stores' keys.
func (c verifyCommand) Run(ctx context.Context, p *program) (err error) {
	admin, err := c.administer(ctx, evenMoved)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	announce(p, admin.database)
	stores, err := c.stores(ctx, admin)
	if err != nil {
		return err
	}
	wrongKey := c.checkMasterKey(ctx, p, admin.database)
	failed, rows := 0, 0
	list := []verified{}
	err = verifyStores(ctx, p, admin.database, stores, func(found verified, examined int) error {
		failed += found.Wrong
		rows += examined
		if c.JSON {
			list = append(list, found)
			return nil
		}
		return found.print(p, c.Verbose)
	})
	if err != nil {
		return err
	}
	if c.JSON {
		encoder := json.NewEncoder(p.stdout)
		encoder.SetIndent("", "  ")
		if err := encoder.Encode(list); err != nil {
			return err
		}
	} else {
		fmt.Fprintln(p.stdout, verdict(len(stores), rows, failed))
	}
	if failed > 0 {
		return errors.Join(fmt.Errorf("the data is inconsistent; rows that break a rule: %d", failed), wrongKey)
	}
	return wrongKey
}

// checkMasterKey checks that the master key opens the stores' keys. It does not fail, and prints why, when there is no key on this
// machine or this account may not read it: the other checks need none.
func (c verifyCommand) checkMasterKey(ctx context.Context, p *program, d *database.DB) error {
	_, err := c.openFor(ctx, d)
	switch {
	case errors.Is(err, vault.ErrMasterKeyMissing):
		fmt.Fprintf(p.stderr, "The master key was not checked: there is no file %s.\n", c.MasterKeyFile)
		return nil
	case errors.Is(err, fs.ErrPermission):
		fmt.Fprintf(p.stderr, "The master key was not checked: %s may not be read.\n", c.MasterKeyFile)
		return nil
	default:
		return err
	}
}

// verifyStores verifies one store after the other, and shows its progress. It calls each with the results of a store and how many
// rows it examined.
func verifyStores(ctx context.Context, p *program, d *database.DB, stores []*db.Store, each func(found verified, examined int) error) error {
	progress := newProgress(p.stderr, progressAfter)
	for _, store := range stores {
		results, err := consistency.Verify(ctx, d, store.ID, func(check string, rows int) {
			progress.show("%s: %s, %s", store.Slug, check, countOf(rows, "row"))
		})
		progress.clear()
		if err != nil {
			return err
		}
		found, examined := verified{Store: store.Slug, ID: store.ID, Checks: results}, 0
		for _, result := range results {
			found.Wrong += result.Wrong
			examined += result.Rows
		}
		if err := each(found, examined); err != nil {
			return err
		}
	}
	return nil
}

func (c verifyCommand) stores(ctx context.Context, admin administration) ([]*db.Store, error) {
	if c.Store == "" {
		return admin.Stores(auth.AllTenants(ctx))
	}
	store, err := admin.StoreBySlug(auth.AllTenants(ctx), c.Store)
	if err != nil {
		return nil, err
	}
	return []*db.Store{store}, nil
}

// verdict returns the last line, such as "31 checks of 2 stores, 4.1 million rows, no difference".
func verdict(stores, rows, failed int) string {
	checks := countOf(len(consistency.Checks()), "check")
	if stores != 1 {
		checks += " of " + countOf(stores, "store")
	}
	difference := "no difference"
	if failed > 0 {
		difference = countOf(failed, "difference")
	}
	return fmt.Sprintf("%s, %s, %s", checks, countOf(rows, "row"), difference)
}

// countOf returns a number with its unit, such as "1 row", "12,345 rows" or "4.1 million rows".
func countOf(n int, unit string) string {
	switch {
	case n == 1:
		return "1 " + unit
	case n < 1_000_000:
		return message.NewPrinter(language.English).Sprintf("%d %ss", n, unit)
	default:
		return fmt.Sprintf("%.1f million %ss", float64(n)/1e6, unit)
	}
}

// print prints the rows that break a rule, and before them, if withTable is set, a table of the checks.
func (v verified) print(p *program, withTable bool) error {
	if withTable {
		if err := v.printTable(p); err != nil {
			return err
		}
	}
	for _, r := range v.Checks {
		for _, finding := range r.Findings {
			fmt.Fprintf(p.stdout, "%s: %s: %s\n", v.Store, r.Check, finding)
		}
		if more := r.Wrong - len(r.Findings); more > 0 {
			fmt.Fprintf(p.stdout, "%s: %s: and %d more\n", v.Store, r.Check, more)
		}
	}
	return nil
}

func (v verified) printTable(p *program) error {
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "STORE\tCHECK\tROWS\tWRONG\tTIME\tRULE")
	for _, r := range v.Checks {
		fmt.Fprintf(table, "%s\t%s\t%d\t%d\t%s\t%s\n", v.Store, r.Check, r.Rows, r.Wrong, r.Took.Round(time.Millisecond), r.Rule)
	}
	fmt.Fprintln(table)
	return table.Flush()
}
