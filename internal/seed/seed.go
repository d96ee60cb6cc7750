// Package seed fills an empty store with a history: a catalogue, customers with wallets, and orders with all that
// belongs to them, spread over a year, as if they had been placed one by one, without events. Or it extends a store that
// has a catalogue by such a history, with events and deliveries.
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

// Options say how much to fill in. Orders, Products and Customers must be positive.
type Options struct {
	Orders    int
	Products  int
	Customers int
	Days      int            // how far back the orders go; 365 when 0
	Until     time.Time      // when the last order was placed; now when zero
	Progress  func(done int) // called with how many orders are written, now and then; may be nil
	// References gives each recharge and license one of its own.
	References bool
	// Person returns the name of the n-th customer, from 1, and the e-mail address or ""; nil names them Customer 1 and so on.
	Person func(n int) (name, email string)
}

const (
	defaultDays = 365
	// chunk is the number of orders that are made in memory before they are written.
	chunk = 5_000
)

// Fill fills the store, by COPY on PostgreSQL, as a whole or not at all. There must be no sales in the store meanwhile.
// What it writes agrees with itself: wallets and their ledgers, stock counters and licenses, totals and items, and the rollups
// hold every order. Errors: ErrNotEmpty.
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

// write makes the orders in memory, a chunk at a time, while the chunk before is being written.
func write(ctx context.Context, l *bulk.Loader, h *history) error {
	if err := l.Write(ctx, h.beginning()...); err != nil {
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

// made is a chunk, ready to be written.
type made struct {
	tables []bulk.Table
	err    error
}

// setBalances sets the balance of every wallet of the store to that of the last row of its ledger, for a store that was filled row by row.
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
