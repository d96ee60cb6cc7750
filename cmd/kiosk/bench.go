package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/bench/seed"
	"kiosk/internal/resolver"
)

type benchCommand struct {
	Seed benchSeedCommand `cmd:"" help:"Fill a store with a year of orders, to measure with."`
	API  benchAPICommand  `cmd:"" name:"api" help:"Ask a running Kiosk as bots do, and print how fast it answers."`
}

type benchSeedCommand struct {
	Orders    int    `default:"1000000" placeholder:"N" help:"How many orders. Default: ${default}."`
	Products  int    `default:"500" placeholder:"N" help:"How many products, of one to three variations each. Default: ${default}."`
	Customers int    `default:"20000" placeholder:"N" help:"How many customers. Default: ${default}."`
	Store     string `default:"bench" placeholder:"SLUG" help:"The store: an empty one, or one to be created. Default: ${default}."`
	Currency  string `default:"EUR" placeholder:"CODE" help:"ISO 4217 code of a store to be created. Default: ${default}."`
	databaseFlags
	masterKeyFlags
}

func (benchSeedCommand) Help() string {
	return `Wallets, ledgers, licenses, stock and sales rollups are as if every order had been placed. No events are written, so nothing
is sent. A store that has orders or products is refused. The store is marked as a test store when it is created here.

It is for databases to try things out on: the orders cannot be removed again but with the database.

Example, a million orders in about two minutes on PostgreSQL:

    kiosk bench seed --orders 1000000 --products 500 --customers 20000 --store large`
}

// Validate is called by Kong.
func (c benchSeedCommand) Validate() error {
	if c.Orders < 1 || c.Products < 1 || c.Customers < 1 {
		return errors.New("--orders, --products and --customers must be 1 or more")
	}
	return nil
}

// Run fills the store and prints how long it took.
func (c benchSeedCommand) Run(ctx context.Context, p *program) (err error) {
	admin, err := c.administer(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	keys, err := c.openFor(ctx, admin.database)
	if err != nil {
		return err
	}
	store, err := c.target(ctx, newAdministration(admin.database, keys))
	if err != nil {
		return err
	}
	began := time.Now()
	told := 0
	err = seed.Fill(ctx, admin.database, keys, store, seed.Options{
		Orders: c.Orders, Products: c.Products, Customers: c.Customers,
		Progress: func(done int) {
			if tenth := 10 * done / c.Orders; tenth > told {
				told = tenth
				fmt.Fprintf(p.stderr, "%3d %%  %d orders after %s\n", 10*tenth, done, time.Since(began).Round(time.Second))
			}
		},
	})
	if errors.Is(err, seed.ErrNotEmpty) {
		return fmt.Errorf("the store %q has orders or products already: name another one with --store", c.Store)
	}
	if err != nil {
		return err
	}
	took := time.Since(began)
	if err := admin.database.Analyse(ctx); err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Filled %s (%s) with %d orders, %d products and %d customers in %s: %.0f orders/s.\n",
		store.Slug, databaseKind(admin.database), c.Orders, c.Products, c.Customers, took.Round(time.Millisecond), float64(c.Orders)/took.Seconds())
	return nil
}

// target returns the store to fill, and creates it if there is none.
func (c benchSeedCommand) target(ctx context.Context, admin administration) (*db.Store, error) {
	everywhere := auth.AllTenants(ctx)
	store, err := admin.StoreBySlug(everywhere, c.Store)
	if refusal, ok := errors.AsType[*resolver.Error](err); !ok || refusal.Code != resolver.CodeNotFound {
		return store, err
	}
	return admin.CreateStore(everywhere, resolver.NewStore{Slug: c.Store, Name: c.Store, Currency: c.Currency})
}
