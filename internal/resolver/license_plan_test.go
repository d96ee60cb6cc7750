package resolver_test

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/product"
	"kiosk/internal/operation"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

// The primary key has the same order, but a scan of it would read all sold licenses before the first free one.
func TestTakingALicenseReadsOnlyFreeLicenses(t *testing.T) {
	t.Parallel()
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), nil)
	popular := s.Offer(t, product.KindDIGITAL, 100, true, 0)
	for range 3 {
		s.upload(t, popular.ID, newKeys(1_000)...)
	}
	if _, err := s.Database.SQL.ExecContext(s.Ctx, "ANALYSE licenses"); err != nil {
		t.Fatal(err)
	}
	tx, err := s.Database.Begin(s.Ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback() }()
	spy := &testkit.ExplainedTx{Tx: tx, T: t}
	if _, err := (orders.Queries{Statements: testkit.Statements(s.Ctx, t, s.Database, spy)}).TakeLicenses(s.Ctx, popular.ID, 1, operation.SkipLocked, time.Now().UTC()); err != nil {
		t.Fatal(err)
	}
	if plan := strings.Join(spy.Plans, "\n"); !regexp.MustCompile(`using license_free(_\d+)? on`).MatchString(plan) { // with the shard's number on Citus
		t.Error(plan)
	}
}
