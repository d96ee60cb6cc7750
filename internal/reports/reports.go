// Package reports reads lists of orders with their totals, search results and dashboards, and the rollups that make them fast. It also
// updates the rollups, in a transaction of the caller.
//
// Every call takes a context with the Actor of a store and sees only that store. For an invalid input it returns a *problem.Error.
// docs/large-stores.md explains the rollups.
//
// For example, the sales of a store from 10:05 of 30 January to the end of 1 March are this sum, read in one snapshot:
//
//	  the hours of 30 January from 10:00 on, the day 31 January,
//	  the month February, the day 1 March             rollups: decompose
//	+ the orders of these buckets that changed since
//	  they were rolled up, as they are now            unrolledSales
//	− the same orders as they were rolled up
//	− the orders from 10:00 to 10:05                  the partial bucket at an end: between
package reports

import (
	"context"
	"time"

	"kiosk/ent/db"
	"kiosk/internal/database"
)

// Reports reads the orders, sales, wallets and stock of stores.
type Reports struct {
	database *database.DB
	settings Settings
	now      func() time.Time
}

// Settings returns the actor's store with its settings. It returns an error if the store does not serve requests.
type Settings func(ctx context.Context) (*db.Store, error)

// New returns Reports on a database, with now as their clock.
func New(d *database.DB, settings Settings, now func() time.Time) *Reports {
	return &Reports{d, settings, now}
}

// statements run in one transaction, in the store of the actor.
type statements struct{ database.Statements }

// on returns statements that run on target.
func on(ctx context.Context, d *database.DB, target database.Querier) (statements, error) {
	confined, err := d.On(ctx, target)
	return statements{confined}, err
}

func (s statements) exec(ctx context.Context, statement string, args ...any) error {
	_, err := s.Target.ExecContext(ctx, statement, args...)
	return err
}
