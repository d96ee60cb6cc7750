// Package seed writes a history of orders into a store, as if they had been placed one by one.
//
// Fill fills an empty store with a catalogue, customers with wallets, and orders with their payments and licenses, spread over a year,
// without events. Extend adds customers, orders, events and deliveries to a store that already has a catalogue.
package seed

import (
	"context"
	"errors"
	"fmt"
	"time"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/bulk"
	"kiosk/internal/database"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/timestamp"
	"kiosk/internal/vault"
)

// ErrNotEmpty says that the store has orders or products already.
var ErrNotEmpty = errors.New("seed: the store is not empty")

// Options say how much to write. Orders, Products and Customers must be positive.
type Options struct {
	Orders    int
	Products  int
	Customers int
	Days      int            // the length of the history; 365 when 0
	Until     time.Time      // the end of the history; now when zero
	Progress  func(done int) // called from time to time with the number of orders written; may be nil
	// References gives each recharge and each license a reference.
	References bool
	// Person returns the name of the n-th customer, from 1, and the e-mail address or ""; nil names them Customer 1 and so on.
	Person func(n int) (name, email string)
}

const (
	defaultDays = 365
	// chunk is the number of orders that are created in memory before they are written.
	chunk = 5_000
)

// Fill fills the store in one transaction, with COPY on PostgreSQL. There must be no sales in the store meanwhile. The rows are
// consistent: balances match the ledgers, stock quantities the licenses, totals the items, and the rollups include every order.
// Errors: ErrNotEmpty.
func Fill(ctx context.Context, d *database.DB, v *vault.Vault, store *db.Store, options Options) error {
	if options.Orders < 1 || options.Products < 1 || options.Customers < 1 {
		return errors.New("seed: the numbers of orders, products and customers must be positive")
	}
	if options.Days == 0 {
		options.Days = defaultDays
	}
	if options.Until.IsZero() {
		options.Until = timestamp.Now()
	}
	ctx = auth.With(ctx, auth.System(store.ID))
	if err := checkEmpty(ctx, d.Client); err != nil {
		return err
	}
	keys, err := v.Keys(store.ID, store.Keyset)
	if err != nil {
		return err
	}
	if err := bulk.Load(ctx, d, func(l *bulk.Loader) error { return write(ctx, l, newHistory(store, keys, options)) }); err != nil {
		return err
	}
	return d.Analyse(ctx)
}

func checkEmpty(ctx context.Context, client *db.Client) error {
	sold, err := client.Order.Query().Exist(ctx)
	if err != nil {
		return fmt.Errorf("seed: %w", err)
	}
	offered, err := client.Product.Query().Exist(ctx)
	if err != nil {
		return fmt.Errorf("seed: %w", err)
	}
	if sold || offered {
		return ErrNotEmpty
	}
	return nil
}

// write creates the orders in memory, a chunk at a time, while the previous chunk is being written.
func write(ctx context.Context, l *bulk.Loader, h *history) error {
	if err := l.Write(ctx, h.opening...); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	chunks := make(chan made)
	go func() {
		defer close(chunks)
		for done := 0; done < h.options.Orders; done += chunk {
			tables, err := h.next(min(chunk, h.options.Orders-done))
			select {
			case chunks <- made{tables, err}:
			case <-ctx.Done():
				return
			}
		}
	}()
	done := 0
	for c := range chunks {
		if c.err != nil {
			return c.err
		}
		if err := l.Write(ctx, c.tables...); err != nil {
			return err
		}
		if done += chunk; h.options.Progress != nil {
			h.options.Progress(min(done, h.options.Orders))
		}
	}
	if err := l.Write(ctx, h.rollups()); err != nil {
		return err
	}
	if err := h.journal.write(ctx, l, h); err != nil {
		return err
	}
	for _, move := range h.backorders() {
		if _, _, err := (orders.Queries{Statements: l.Statements}).MoveStock(ctx, move); err != nil {
			return err
		}
	}
	return setBalances(ctx, l)
}

// made is a chunk that is ready to be written.
type made struct {
	tables []bulk.Table
	err    error
}

// setBalances sets the balance of every wallet of the store to balance_after of the last row of its ledger, because the customers were
// written with empty wallets.
func setBalances(ctx context.Context, l *bulk.Loader) error {
	const last = ` FROM wallet_transactions AS w
		WHERE w.store_id = customers.store_id AND w.customer_id = customers.id ORDER BY w.sequence DESC LIMIT 1`
	_, err := l.Target.ExecContext(ctx, `UPDATE customers SET
		wallet_balance = coalesce((SELECT w.balance_after`+last+`), 0),
		wallet_sequence = coalesce((SELECT w.sequence`+last+`), 0)
		WHERE store_id = $1`, l.Store)
	if err != nil {
		return fmt.Errorf("seed: set balances: %w", err)
	}
	return nil
}
