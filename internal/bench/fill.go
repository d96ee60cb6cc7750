package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"time"

	"kiosk/ent/db"
	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/seed"
	"kiosk/internal/vault"
)

// fillCommand fills a store with a year of orders. Wallets, ledgers, licenses, stock and sales rollups are the same as if every order
// had been placed. No events are written, so no webhooks are sent. The orders can only be removed together with the database.
type fillCommand struct {
	databaseURL, masterKeyFile string
	store, currency            string // the slug of the store, and the currency if it must be created
	seed.Options
}

func (c *fillCommand) parse(arguments []string, stderr io.Writer) error {
	flags := flag.NewFlagSet("bench "+fillName, flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&c.databaseURL, "database-url", cmp.Or(os.Getenv("KIOSK_DATABASE_URL"), "sqlite:var/kiosk.db"), "a migrated database; also KIOSK_DATABASE_URL")
	flags.StringVar(&c.masterKeyFile, "master-key-file", cmp.Or(os.Getenv("KIOSK_MASTER_KEY_FILE"), "var/master.keyset"), "its master key; also KIOSK_MASTER_KEY_FILE")
	flags.StringVar(&c.store, "store", "bench", "the slug of an empty store, or of a test store to be created")
	flags.StringVar(&c.currency, "currency", "EUR", "ISO 4217 code of a store to be created")
	flags.IntVar(&c.Orders, "orders", 1_000_000, "how many orders")
	flags.IntVar(&c.Products, "products", 500, "how many products, of one to three variations each")
	flags.IntVar(&c.Customers, "customers", 20_000, "how many customers")
	return flags.Parse(arguments)
}

// fill runs the command and prints how long it took.
func fill(ctx context.Context, arguments []string, stdout, stderr io.Writer) (err error) {
	var c fillCommand
	if err := c.parse(arguments, stderr); err != nil {
		return err
	}
	d, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	keys, err := vault.Open(c.masterKeyFile)
	if err != nil {
		return err
	}
	if err := stores.CheckMasterKey(ctx, d, keys); err != nil {
		return err
	}
	store, err := c.target(ctx, resolver.New(resolver.Config{Database: d, Vault: keys, Logger: slog.New(slog.DiscardHandler)}))
	if err != nil {
		return err
	}
	began, printed := time.Now(), 0
	c.Progress = func(done int) {
		if tenth := 10 * done / c.Orders; tenth > printed {
			printed = tenth
			fmt.Fprintf(stderr, "%3d %%  %d orders after %s\n", 10*tenth, done, time.Since(began).Round(time.Second))
		}
	}
	err = seed.Fill(ctx, d, keys, store, c.Options)
	if errors.Is(err, seed.ErrNotEmpty) {
		return fmt.Errorf("the store %q has orders or products already: name another one with -store", c.store)
	}
	if err != nil {
		return err
	}
	took := time.Since(began)
	_, err = fmt.Fprintf(stdout, "Filled %s (%s) with %d orders, %d products and %d customers in %s: %.0f orders/s.\n",
		store.Slug, d.Dialect, c.Orders, c.Products, c.Customers, took.Round(time.Millisecond), float64(c.Orders)/took.Seconds())
	return err
}

// open opens an existing database whose migrations are current.
func (c fillCommand) open(ctx context.Context) (*database.DB, error) {
	d, err := database.Open(ctx, c.databaseURL, database.Options{Existing: true})
	if err != nil {
		return nil, err
	}
	if err := migrations.RequireCurrent(ctx, d.SQL, d.Dialect); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return d, nil
}

// target returns the store to fill, and creates it if it does not exist.
func (c fillCommand) target(ctx context.Context, r *resolver.Resolver) (*db.Store, error) {
	ctx = auth.AllTenants(ctx)
	store, err := r.StoreBySlug(ctx, c.store)
	if !problem.HasCode(err, problem.CodeNotFound) {
		return store, err
	}
	return r.CreateStore(ctx, stores.NewStore{Slug: c.store, Name: c.store, Currency: c.currency})
}
