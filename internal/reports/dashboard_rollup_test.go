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
		keys := testkit.NewVault(t)
		rapid.Check(t, func(t *rapid.T) {
			s := openShop(t, d, keys, nil)
			clockChange, err := time.Parse(time.RFC3339, rapid.SampledFrom(clockChanges).Draw(t, "turn").at)
			if err != nil {
				t.Fatalf("%v", err)
			}
			s.writeLedger(t, clockChange, rapid.IntRange(0, 40).Draw(t, "rows"))
			for range 4 {
				s.checkMovements(t, clockChange)
			}
		})
	})
}

// writeLedger writes n rows to the ledger of a new wallet, at times near a change of the clock.
func (s *shop) writeLedger(t *rapid.T, clockChange time.Time, n int) {
	owner := s.NewCustomer(t, 0)
	var rows []*db.WalletTransactionCreate
	for i := range n {
		rows = append(rows, s.Database.Client.WalletTransaction.Create().
			SetCustomerID(owner.ID).SetSequence(int64(i+1)).SetCreatedAt(drawTime(t, clockChange, "written")).SetActorKind("SYSTEM").
			SetKind(rapid.SampledFrom([]wallettransaction.Kind{"RECHARGE", "PURCHASE", "REFUND", "ADJUSTMENT"}).Draw(t, "kind")).
			SetAmount(money.Amount(rapid.OneOf(rapid.IntRange(-9_999, -1), rapid.IntRange(1, 9_999)).Draw(t, "amount"))).SetBalanceAfter(0))
	}
	if err := s.Database.Client.WalletTransaction.CreateBulk(rows...).Exec(s.Ctx); err != nil {
		t.Fatalf("ledger: %v", err)
	}
}

func (s *shop) checkMovements(t *rapid.T, clockChange time.Time) {
	from, to := drawTime(t, clockChange, "from"), drawTime(t, clockChange, "to")
	if to.Before(from) {
		from, to = to, from
	}
	dashboard, err := s.Dashboard(s.Ctx, reports.DashboardInput{From: from, To: to.Add(time.Microsecond), GroupBy: reports.IntervalMonth})
	if err != nil {
		t.Fatalf("%v", err)
	}
	tx, err := s.Database.Begin(s.Ctx)
	if err != nil {
		t.Fatalf("%v", err)
	}
	defer func() { _ = tx.Rollback() }()
	checkMovementsOf(s.Ctx, t, dashboard, tx)
}

func TestCustomersWhoPaidTheSameAreInTheOrderInWhichTheyCame(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		service := s.Offer(t, product.KindSERVICE, 100, false, 0)
		var registered []uuid.UUID
		for range 12 {
			registered = append(registered, s.NewCustomer(t, 10_00).ID)
		}
		for i := range registered { // half of the orders are rolled up
			if _, err := s.Buy(registered[len(registered)-1-i], service.ID); err != nil {
				t.Fatal(err)
			}
			if i == 5 {
				s.rollUpSales(t)
			}
		}
		now := time.Now()
		dashboard, err := s.Dashboard(s.Ctx, reports.DashboardInput{From: now.AddDate(0, 0, -40), To: now.AddDate(0, 0, 40), GroupBy: reports.IntervalDay})
		if err != nil {
			t.Fatal(err)
		}
		for _, top := range []int{1, 5, 12, 100} {
			best, err := dashboard.TopCustomers(s.Ctx, top)
			if err != nil || len(best) != min(top, len(registered)) {
				t.Fatalf("%d customers, %v", len(best), err)
			}
			for i, c := range best {
				if c.CustomerID != registered[i] {
					t.Errorf("the best %d: %s at place %d, want %s", top, c.CustomerID, i+1, registered[i])
				}
			}
		}
	})
}

func (s *shop) rollUpSales(t testkit.Failer) {
	t.Helper()
	if _, err := s.RollUpSales(s.Ctx); err != nil {
		t.Fatalf("roll up sales: %v", err)
	}
}
