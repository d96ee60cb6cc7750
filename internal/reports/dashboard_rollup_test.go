package reports_test

import (
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/reports"
	"kiosk/internal/testkit"
)

func TestWalletMovementsOfADashboardAreThoseOfANaiveCount(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		keys := newVault(t)
		rapid.Check(t, func(t *rapid.T) {
			s := openShop(t, d, keys, nil)
			turn, err := time.Parse(time.RFC3339, rapid.SampledFrom(turns).Draw(t, "turn").at)
			if err != nil {
				t.Fatalf("%v", err)
			}
			s.move(t, turn, rapid.IntRange(0, 40).Draw(t, "rows"))
			for range 4 {
				s.checkMovements(t, turn)
			}
		})
	})
}

// move writes rows into the ledger of a new wallet, at times near a turn.
func (s *shop) move(t *rapid.T, turn time.Time, n int) {
	owner := s.customer(t, 0)
	var rows []*db.WalletTransactionCreate
	for i := range n {
		rows = append(rows, s.database.Client.WalletTransaction.Create().
			SetCustomerID(owner.ID).SetSequence(int64(i+1)).SetCreatedAt(drawTime(t, turn, "written")).SetActorKind("SYSTEM").
			SetKind(rapid.SampledFrom([]wallettransaction.Kind{"RECHARGE", "PURCHASE", "REFUND", "ADJUSTMENT"}).Draw(t, "kind")).
			SetAmount(money.Amount(rapid.OneOf(rapid.IntRange(-9_999, -1), rapid.IntRange(1, 9_999)).Draw(t, "amount"))).SetBalanceAfter(0))
	}
	if err := s.database.Client.WalletTransaction.CreateBulk(rows...).Exec(s.ctx); err != nil {
		t.Fatalf("ledger: %v", err)
	}
}

func (s *shop) checkMovements(t *rapid.T, turn time.Time) {
	from, to := drawTime(t, turn, "from"), drawTime(t, turn, "to")
	if to.Before(from) {
		from, to = to, from
	}
	dashboard, err := s.Dashboard(s.ctx, reports.DashboardInput{From: from, To: to.Add(time.Microsecond), GroupBy: reports.IntervalMonth})
	if err != nil {
		t.Fatalf("%v", err)
	}
	tx, err := s.database.Begin(s.ctx)
	if err != nil {
		t.Fatalf("%v", err)
	}
	defer func() { _ = tx.Rollback() }()
	checkMoved(s.ctx, t, dashboard, tx)
}

func TestCustomersWhoPaidTheSameAreInTheOrderInWhichTheyCame(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, newVault(t), nil)
		service := s.offer(t, product.KindSERVICE, 100, false, 0)
		var came []uuid.UUID
		for range 12 {
			came = append(came, s.customer(t, 10_00).ID)
		}
		for i := range came { // some are counted, some are not
			if _, err := s.buy(came[len(came)-1-i], service.ID); err != nil {
				t.Fatal(err)
			}
			if i == 5 {
				s.countSales(t)
			}
		}
		now := time.Now()
		dashboard, err := s.Dashboard(s.ctx, reports.DashboardInput{From: now.AddDate(0, 0, -40), To: now.AddDate(0, 0, 40), GroupBy: reports.IntervalDay})
		if err != nil {
			t.Fatal(err)
		}
		for _, top := range []int{1, 5, 12, 100} {
			best, err := dashboard.TopCustomers(s.ctx, top)
			if err != nil || len(best) != min(top, len(came)) {
				t.Fatalf("%d customers, %v", len(best), err)
			}
			for i, c := range best {
				if c.CustomerID != came[i] {
					t.Errorf("the best %d: %s at place %d, want %s", top, c.CustomerID, i+1, came[i])
				}
			}
		}
	})
}

func (s *shop) countSales(t failer) {
	t.Helper()
	if _, err := s.RollUpSales(s.ctx); err != nil {
		t.Fatalf("count sales: %v", err)
	}
}
