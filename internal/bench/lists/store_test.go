// Package lists measures the lists, the search and the dashboards of a store with a million orders, on both databases. Run it with make
// bench-lists and make bench-dashboards.
package lists

import (
	"context"
	"os"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/bench/large"
	"kiosk/internal/database"
	"kiosk/internal/reports"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit/recorder"
)

// filled is a store with a million orders.
type filled struct {
	*resolver.Resolver
	*reports.Reports
	ctx      context.Context
	owner    context.Context
	store    uuid.UUID
	database *database.DB
}

func TestMain(m *testing.M) {
	code := m.Run()
	large.Close()
	os.Exit(code)
}

// openLarge opens the store on a kind of database, and fills it if it is empty.
func openLarge(b *testing.B, kind string) filled {
	b.Helper()
	d := large.Open(b, kind, database.Options{Instrument: recorder.Watching})
	owner := auth.Actor{Kind: auth.KindStaff, ID: d.Owner.ID, Name: d.Owner.Name, StoreID: d.Store.ID, Role: auth.Owner}
	return filled{
		Resolver: d.Resolver,
		Reports:  d.Resolver.Reports(),
		ctx:      auth.With(b.Context(), auth.System(d.Store.ID)),
		owner:    auth.With(b.Context(), owner),
		store:    d.Store.ID,
		database: d.DB,
	}
}

// as returns a context whose actor is the store's system.
func (l filled) as(ctx context.Context) context.Context {
	return auth.With(ctx, auth.System(l.store))
}
