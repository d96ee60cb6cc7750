package reports_test

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/reports"
	"kiosk/internal/testkit"
)

// TestADashboardIsRightToTheCentWhileOrdersChangeAndAreCounted reads dashboards while orders are placed, cancelled and refunded, and two
// processes roll them up. Each dashboard must equal a plain count in the same snapshot.
func TestADashboardIsRightToTheCentWhileOrdersChangeAndAreCounted(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openSeeded(t, d, 200)
		m := s.sellAndCount(t)
		for i := range 60 {
			m.permitSales()
			s.checkDashboardInASnapshot(t, s.dashboardRange(i))
		}
		m.close(t)
		for i := range 6 {
			s.checkDashboardInASnapshot(t, s.dashboardRange(i))
		}
		s.checkRollups(t)
	})
}

// dashboardRange returns the i-th of some ranges, which begin and end at bounds of buckets or inside buckets.
func (s *seeded) dashboardRange(i int) reports.DashboardInput {
	zone := []string{"UTC", "Asia/Kathmandu", "America/Sao_Paulo"}[i%3]
	later := s.until.AddDate(0, 0, 1) // after the orders that are placed during the test
	switch i % 6 {
	case 0:
		return reports.DashboardInput{From: s.until.AddDate(0, 0, -7), To: later, Timezone: &zone, GroupBy: reports.IntervalHour}
	case 1:
		return reports.DashboardInput{From: s.until.AddDate(0, 0, -seededDays), To: later, Timezone: &zone, GroupBy: reports.IntervalDay}
	case 2:
		month := reports.BucketOf("MONTH", s.until)
		return reports.DashboardInput{From: month.AddDate(0, -1, 0), To: month.AddDate(0, 1, 0), Timezone: &zone, GroupBy: reports.IntervalWeek}
	case 3:
		return reports.DashboardInput{From: s.until.Add(-5 * time.Minute), To: later, Timezone: &zone, GroupBy: reports.IntervalHour}
	case 4:
		today := s.until.Truncate(24 * time.Hour)
		return reports.DashboardInput{From: today, To: today.AddDate(0, 0, 2), Timezone: &zone, GroupBy: reports.IntervalHour}
	default:
		return reports.DashboardInput{From: s.until.AddDate(-1, 0, 0), To: s.until.AddDate(0, 1, 0), Timezone: &zone, GroupBy: reports.IntervalMonth}
	}
}

func (s *seeded) checkDashboardInASnapshot(t *testing.T, in reports.DashboardInput) {
	t.Helper()
	dashboard, err := s.Dashboard(s.Ctx, in)
	if err != nil {
		t.Fatal(err)
	}
	err = s.Database.SnapshotOfEntities(s.Ctx, func(tx *db.Tx, _ database.Statements) error {
		dashboard.In(tx)
		orders := tx.Order.Query().WithItems().Where(order.CreatedAtGTE(in.From), order.CreatedAtLT(in.To)).AllX(s.Ctx)
		sales := make([]reports.Sale, len(orders))
		for i, o := range orders {
			sales[i] = saleOf(o)
		}
		s.checkFigures(t, dashboard, sales)
		s.checkRankingRows(t, dashboard, sales)
		checkMovementsOf(s.Ctx, t, dashboard, tx)
		s.checkBalance(t, dashboard, tx)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func (s *seeded) checkFigures(t *testing.T, dashboard *reports.Dashboard, sales []reports.Sale) {
	t.Helper()
	total, err := dashboard.Sales(s.Ctx)
	if err != nil {
		t.Fatal(err)
	}
	sum(sales).check(t, "sales", *total)
	series, err := dashboard.Series(s.Ctx)
	if err != nil {
		t.Fatal(err)
	}
	for _, point := range series {
		var salesOfPoint []reports.Sale
		for _, sale := range sales {
			if !sale.CreatedAt.Before(point.Start) && sale.CreatedAt.Before(point.End) {
				salesOfPoint = append(salesOfPoint, sale)
			}
		}
		sum(salesOfPoint).check(t, point.LocalStart, point.SalesFigures)
	}
	statuses, err := dashboard.ByStatus(s.Ctx)
	if err != nil {
		t.Fatal(err)
	}
	for _, status := range statuses {
		salesOfStatus := slices.DeleteFunc(slices.Clone(sales), func(sale reports.Sale) bool { return sale.Status != status.Status })
		sum(salesOfStatus).check(t, string(status.Status), status.SalesFigures)
	}
}

func (s *seeded) checkRankingRows(t *testing.T, dashboard *reports.Dashboard, sales []reports.Sale) {
	t.Helper()
	products, err := dashboard.TopProducts(s.Ctx, 100)
	if err != nil {
		t.Fatal(err)
	}
	var got []reports.RankingRow
	for _, p := range products {
		got = append(got, reports.RankingRow{ID: p.ProductID, Orders: p.Orders, Units: p.Units, Amount: p.Gross, Refunded: p.Refunded})
	}
	want := rankingRows(sales, func(_ reports.Sale, i reports.SaleItem) uuid.UUID { return i.ProductID })
	if !slices.Equal(got, want) {
		t.Errorf("products: got %+v, want %+v", got, want)
	}
	customers, err := dashboard.TopCustomers(s.Ctx, 100)
	if err != nil {
		t.Fatal(err)
	}
	got = nil
	for _, c := range customers {
		got = append(got, reports.RankingRow{ID: c.CustomerID, Orders: c.Orders, Amount: c.Gross, Refunded: c.Refunded})
	}
	want = rankingRows(sales, func(s reports.Sale, _ reports.SaleItem) uuid.UUID { return s.CustomerID })
	for i := range want {
		want[i].Units = 0
	}
	if !slices.Equal(got, want) {
		t.Errorf("customers: got %+v, want %+v", got, want)
	}
}

// checkMovementsOf compares the wallet movements of a dashboard with the rows of the ledgers.
func checkMovementsOf(ctx context.Context, t testkit.Failer, dashboard *reports.Dashboard, tx *db.Tx) {
	t.Helper()
	totals, err := dashboard.Wallets(ctx)
	if err != nil {
		t.Fatalf("wallets: %v", err)
	}
	want := map[wallettransaction.Kind]reports.WalletMovements{}
	for _, row := range tx.WalletTransaction.Query().AllX(ctx) {
		if !row.CreatedAt.Before(dashboard.From) && row.CreatedAt.Before(dashboard.To) {
			want[row.Kind] = reports.WalletMovements{Count: want[row.Kind].Count + 1, Amount: want[row.Kind].Amount + row.Amount}
		}
	}
	for kind, got := range map[wallettransaction.Kind]reports.WalletMovements{
		wallettransaction.KindRECHARGE: totals.Recharges, wallettransaction.KindPURCHASE: totals.Purchases,
		wallettransaction.KindREFUND: totals.Refunds, wallettransaction.KindADJUSTMENT: totals.Adjustments,
	} {
		if got != want[kind] {
			t.Fatalf("%s from %s to %s: %+v, want %+v", kind, dashboard.From, dashboard.To, got, want[kind])
		}
	}
}

// checkBalance compares the total balance of the wallets with the sum of their ledgers.
func (s *seeded) checkBalance(t *testing.T, dashboard *reports.Dashboard, tx *db.Tx) {
	t.Helper()
	totals, err := dashboard.Wallets(s.Ctx)
	if err != nil {
		t.Fatal(err)
	}
	var balance money.Amount
	for _, row := range tx.WalletTransaction.Query().AllX(s.Ctx) {
		balance += row.Amount
	}
	if totals.Balance != balance {
		t.Errorf("the balance of all wallets is %s, want %s, the sum of their ledgers", totals.Balance, balance)
	}
}
