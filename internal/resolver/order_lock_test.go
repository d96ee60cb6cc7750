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
	tx := s.begin(t, "SELECT id FROM variations WHERE id = $1 AND store_id = $2 FOR UPDATE", id, s.Row.ID)
	t.Cleanup(func() { _ = tx.Rollback() }) // fails if the end of the context has rolled it back already
}
