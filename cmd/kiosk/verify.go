package main

import (
	"context"
	"encoding/json"
	"fmt"
	"text/tabwriter"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/consistency"
)

type verifyCommand struct {
	Store string `env:"KIOSK_STORE" placeholder:"SLUG" help:"Only this store. Default: all."`
	JSON  bool   `help:"Print one JSON document instead of tables."`
	databaseFlags
}

func (verifyCommand) Help() string {
	return `Holds what every store wrote down against itself: wallets, orders, licenses, stock, events, deliveries, sales
rollups. It only reads, and is right while the stores sell. Exits with 1 when something is off, and prints the rows.
Amounts in them are in minor units, such as cents.

Example:

    kiosk verify --database-url postgres://kiosk:secret@localhost/kiosk`
}

// verified is what kiosk verify found in one store.
type verified struct {
	Store  string               `json:"store"` // slug
	ID     uuid.UUID            `json:"id"`
	Wrong  int                  `json:"wrong"`
	Checks []consistency.Result `json:"checks"`
}

// Run verifies the stores and prints what it found. It fails when a rule is broken.
func (c verifyCommand) Run(ctx context.Context, p *program) (err error) {
	admin, err := c.administer(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	stores, err := c.stores(ctx, admin)
	if err != nil {
		return err
	}
	wrong := 0
	list := []verified{}
	for _, store := range stores {
		results, err := consistency.Verify(ctx, admin.database, store.ID)
		if err != nil {
			return err
		}
		found := verified{Store: store.Slug, ID: store.ID, Checks: results}
		for _, result := range results {
			found.Wrong += result.Wrong
		}
		wrong += found.Wrong
		if c.JSON {
			list = append(list, found)
		} else if err := found.print(p); err != nil {
			return err
		}
	}
	if c.JSON {
		encoder := json.NewEncoder(p.stdout)
		encoder.SetIndent("", "  ")
		if err := encoder.Encode(list); err != nil {
			return err
		}
	}
	if wrong > 0 {
		return fmt.Errorf("the books are off; rows that break a rule: %d", wrong)
	}
	return nil
}

func (c verifyCommand) stores(ctx context.Context, admin administration) ([]*db.Store, error) {
	if c.Store == "" {
		return admin.Stores(auth.AllTenants(ctx))
	}
	chosen, err := admin.StoreBySlug(auth.AllTenants(ctx), c.Store)
	if err != nil {
		return nil, err
	}
	return []*db.Store{chosen}, nil
}

// print writes a table of the checks, and under it the rows that break a rule.
func (v verified) print(p *program) error {
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "STORE\tCHECK\tROWS\tWRONG\tTIME\tRULE")
	for _, r := range v.Checks {
		fmt.Fprintf(table, "%s\t%s\t%d\t%d\t%s\t%s\n", v.Store, r.Check, r.Rows, r.Wrong, r.Took.Round(time.Millisecond), r.Rule)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	for _, r := range v.Checks {
		for _, finding := range r.Findings {
			fmt.Fprintf(p.stdout, "%s: %s: %s\n", v.Store, r.Check, finding)
		}
		if more := r.Wrong - len(r.Findings); more > 0 {
			fmt.Fprintf(p.stdout, "%s: %s: and %d more\n", v.Store, r.Check, more)
		}
	}
	fmt.Fprintln(p.stdout)
	return nil
}
