package resolver_test

import (
	"context"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/product"
	"kiosk/internal/testkit"
)

// The test needs PostgreSQL: SQLite has no row locks.
func TestAnItemDoesNotLockItsVariation(t *testing.T) {
	t.Parallel()
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), nil)
	variation := s.Offer(t, product.KindSERVICE, 100, false, 0) // without stock, so an order does not update its counters
	buyer := s.NewCustomer(t, 1_000)
	s.lockVariation(t, variation.ID)
	ctx, cancel := context.WithTimeout(s.Ctx, 2*time.Minute)
	defer cancel()
	s.Ctx = ctx
	if _, err := s.Buy(buyer.ID, variation.ID); err != nil {
		t.Errorf("the order waited for its variation: %v", err)
	}
}

// lockVariation locks a variation until the test ends.
func (s *shop) lockVariation(t *testing.T, id uuid.UUID) {
	t.Helper()
	tx, err := s.Database.SQL.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = tx.Rollback() }) // fails if the end of the context has rolled it back already
	if _, err := tx.ExecContext(t.Context(), "SELECT id FROM variations WHERE store_id = $1 AND id = $2 FOR UPDATE", s.Row.ID, id); err != nil {
		t.Fatal(err)
	}
}
