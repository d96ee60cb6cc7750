package reports_test

import (
	"bytes"
	"cmp"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/reports"
	"kiosk/internal/testkit"
)

// figures are the figures of sales, summed up one by one.
type figures struct {
	orders, units, completed int
	gross, refunded          money.Amount
	delivery                 time.Duration
}

func (f *figures) add(s reports.Sale) {
	f.orders++
	f.gross += s.Total
	f.refunded += s.Refunded
	f.units += len(s.Items)
	if s.CompletedAt != nil {
		f.completed++
		f.delivery += s.CompletedAt.Sub(s.CreatedAt).Truncate(time.Millisecond)
	}
}

// sum sums up sales one by one.
func sum(sales []reports.Sale) (f figures) {
	for _, s := range sales {
		f.add(s)
	}
	return f
}

// check fails the test, with the label, unless got has the same figures.
func (f figures) check(t testkit.Failer, label string, got reports.SalesFigures) {
	t.Helper()
	found := figures{got.Orders, got.Units, got.Completed, got.Gross, got.Refunded, f.delivery}
	if found != f || got.Net != f.gross-f.refunded {
		t.Fatalf("%s: got %+v, want %+v", label, got, f)
	}
	average := got.AverageDeliverySeconds()
	if (average == nil) != (f.completed == 0) {
		t.Fatalf("%s: the average delivery time is %v for %d completed orders", label, average, f.completed)
	}
	if average != nil {
		if want := f.delivery.Seconds() / float64(f.completed); *average-want > 1e-6 || want-*average > 1e-6 {
			t.Fatalf("%s: the average delivery time is %v s, want %v s", label, *average, want)
		}
	}
}

func TestEveryFigureOfADashboardIsThatOfANaiveCount(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		keys := testkit.NewVault(t)
		rapid.Check(t, func(t *rapid.T) {
			h := newHistory(t, openShop(t, d, keys, nil))
			clockChange := rapid.SampledFrom(clockChanges).Draw(t, "turn")
			at, err := time.Parse(time.RFC3339, clockChange.at)
			if err != nil {
				t.Fatalf("%v", err)
			}
			h.createOrders(t, at, rapid.IntRange(1, 60).Draw(t, "orders"))
			h.createCustomers(t, at, rapid.IntRange(0, 20).Draw(t, "customers"))
			for range 4 {
				h.checkDashboard(t, at, clockChange.zone)
			}
		})
	})
}

func (h *history) checkDashboard(t *rapid.T, clockChange time.Time, zone string) {
	from, to := drawTime(t, clockChange, "from"), drawTime(t, clockChange, "to")
	if from.Equal(to) {
		to = to.Add(time.Minute)
	}
	if to.Before(from) {
		from, to = to, from
	}
	in := reports.DashboardInput{From: from, To: to, Timezone: &zone, GroupBy: rapid.SampledFrom([]reports.DashboardInterval{
		reports.IntervalHour, reports.IntervalDay, reports.IntervalWeek, reports.IntervalMonth}).Draw(t, "interval")}
	if in.GroupBy == reports.IntervalHour && to.Sub(from) > 990*time.Hour { // at most 1,000 points, also of hours in part and where the clock changes
		in.GroupBy = reports.IntervalDay
	}
	dashboard, err := h.Dashboard(h.Ctx, in)
	if err != nil {
		t.Fatalf("%+v: %v", in, err)
	}
	sales := h.between(from, to)
	total, err := dashboard.Sales(h.Ctx)
	if err != nil {
		t.Fatalf("sales: %v", err)
	}
	sum(sales).check(t, "all", *total)
	h.checkSeries(t, dashboard, in)
	h.checkStatuses(t, dashboard, sales)
	h.checkRankings(t, dashboard, sales)
	h.checkNewCustomers(t, dashboard, in)
}

func (h *history) checkNewCustomers(t *rapid.T, dashboard *reports.Dashboard, in reports.DashboardInput) {
	found, err := dashboard.NewCustomers(h.Ctx)
	if err != nil {
		t.Fatalf("new customers: %v", err)
	}
	want := 0
	for _, at := range h.registered {
		if !at.Before(in.From) && at.Before(in.To) {
			want++
		}
	}
	if found != want {
		t.Fatalf("%d customers are new from %s to %s, want %d", found, in.From, in.To, want)
	}
}

func (h *history) checkSeries(t *rapid.T, dashboard *reports.Dashboard, in reports.DashboardInput) {
	series, err := dashboard.Series(h.Ctx)
	if err != nil {
		t.Fatalf("series: %v", err)
	}
	zone, err := time.LoadLocation(*in.Timezone)
	if err != nil {
		t.Fatalf("%v", err)
	}
	end := in.From
	for _, point := range series {
		if !point.Start.Equal(end) || !point.End.After(point.Start) {
			t.Fatalf("the point from %s to %s comes after the end %s", point.Start, point.End, end)
		}
		end = point.End
		key := clockKey(point.Start, zone, in.GroupBy)
		if before := clockKey(point.Start.Add(-1), zone, in.GroupBy); before == key && !point.Start.Equal(in.From) {
			t.Fatalf("%s is two points, divided at %s", key, point.LocalStart)
		}
		sales := h.between(point.Start, point.End)
		for _, s := range sales {
			if other := clockKey(s.CreatedAt, zone, in.GroupBy); other != key {
				t.Fatalf("the point of %s contains an order of %s", key, other)
			}
		}
		sum(sales).check(t, key, point.SalesFigures)
	}
	if !end.Equal(in.To) {
		t.Fatalf("the series ends at %s, not %s", end, in.To)
	}
}

func (h *history) checkStatuses(t *rapid.T, dashboard *reports.Dashboard, sales []reports.Sale) {
	statuses, err := dashboard.ByStatus(h.Ctx)
	if err != nil || len(statuses) != 6 {
		t.Fatalf("statuses: %v, %v", statuses, err)
	}
	for _, s := range statuses {
		var want figures
		for _, sale := range sales {
			if sale.Status == s.Status {
				want.add(sale)
			}
		}
		want.check(t, string(s.Status), s.SalesFigures)
	}
}

// rankingRows sums up the items of sales by the ids that idOf returns, and returns a row for each id, the highest sales after refunds first.
func rankingRows(sales []reports.Sale, idOf func(reports.Sale, reports.SaleItem) uuid.UUID) []reports.RankingRow {
	rows := map[uuid.UUID]*reports.RankingRow{}
	for _, s := range sales {
		seen := map[uuid.UUID]bool{}
		for _, item := range s.Items {
			id := idOf(s, item)
			if rows[id] == nil {
				rows[id] = &reports.RankingRow{ID: id}
			}
			row := rows[id]
			if !seen[id] {
				row.Orders++
			}
			seen[id] = true
			row.Units++
			row.Amount += item.Price
			if item.Refunded {
				row.Refunded += item.Price
			}
		}
	}
	var list []reports.RankingRow
	for _, row := range rows {
		list = append(list, *row)
	}
	slices.SortFunc(list, func(a, b reports.RankingRow) int {
		return cmp.Or(cmp.Compare(b.Amount-b.Refunded, a.Amount-a.Refunded), bytes.Compare(a.ID[:], b.ID[:]))
	})
	return list
}

func (h *history) checkRankings(t *rapid.T, dashboard *reports.Dashboard, sales []reports.Sale) {
	top := rapid.SampledFrom([]int{1, 2, 100}).Draw(t, "top")
	products, err := dashboard.TopProducts(h.Ctx, top)
	if err != nil {
		t.Fatalf("products: %v", err)
	}
	var wantProducts []reports.ProductSales
	for _, s := range first(top, rankingRows(sales, func(_ reports.Sale, i reports.SaleItem) uuid.UUID { return i.ProductID })) {
		name := h.products[slices.IndexFunc(h.products, func(p *db.Product) bool { return p.ID == s.ID })].Name
		wantProducts = append(wantProducts, reports.ProductSales{ProductID: s.ID, Name: name, Orders: s.Orders, Units: s.Units,
			Gross: s.Amount, Refunded: s.Refunded, Net: s.Amount - s.Refunded})
	}
	if !slices.Equal(products, wantProducts) {
		t.Fatalf("products: got %+v, want %+v", products, wantProducts)
	}
	h.checkProducts(t, dashboard, sales)
	customers, err := dashboard.TopCustomers(h.Ctx, top)
	if err != nil {
		t.Fatalf("customers: %v", err)
	}
	var wantCustomers []reports.CustomerSales
	for _, s := range first(top, rankingRows(sales, func(s reports.Sale, _ reports.SaleItem) uuid.UUID { return s.CustomerID })) {
		wantCustomers = append(wantCustomers, reports.CustomerSales{CustomerID: s.ID, Name: "Ada", Orders: s.Orders,
			Gross: s.Amount, Refunded: s.Refunded, Net: s.Amount - s.Refunded})
	}
	if !slices.Equal(customers, wantCustomers) {
		t.Fatalf("customers: got %+v, want %+v", customers, wantCustomers)
	}
	h.checkTiers(t, dashboard, rankingRows(sales, func(_ reports.Sale, i reports.SaleItem) uuid.UUID { return i.TierID }))
}

func (h *history) checkProducts(t *rapid.T, dashboard *reports.Dashboard, sales []reports.Sale) {
	sold := rankingRows(sales, func(_ reports.Sale, i reports.SaleItem) uuid.UUID { return i.ProductID })
	for _, product := range h.products {
		want := reports.ProductSales{ProductID: product.ID, Name: product.Name}
		if i := slices.IndexFunc(sold, func(s reports.RankingRow) bool { return s.ID == product.ID }); i >= 0 {
			s := sold[i]
			want.Orders, want.Units, want.Gross, want.Refunded, want.Net = s.Orders, s.Units, s.Amount, s.Refunded, s.Amount-s.Refunded
		}
		if got, err := dashboard.ProductSales(h.Ctx, product.ID); err != nil || *got != want {
			t.Fatalf("%s: got %+v, %v, want %+v", product.Name, got, err, want)
		}
	}
	if unknown, err := dashboard.ProductSales(h.Ctx, uuid.New()); err != nil || unknown != nil {
		t.Fatalf("an unknown product: %+v, %v", unknown, err)
	}
}

func (h *history) checkTiers(t *rapid.T, dashboard *reports.Dashboard, want []reports.RankingRow) {
	tiers, err := dashboard.ByTier(h.Ctx)
	if err != nil {
		t.Fatalf("tiers: %v", err)
	}
	names := map[uuid.UUID]*string{}
	for _, tier := range h.tiers {
		names[tier.ID] = &tier.Name
	}
	var wanted []reports.TierSales
	for _, s := range want {
		tier := reports.TierSales{Orders: s.Orders, Units: s.Units, Gross: s.Amount, Refunded: s.Refunded, Net: s.Amount - s.Refunded}
		if s.ID != uuid.Nil {
			tier.TierID, tier.Name = &s.ID, names[s.ID]
		}
		wanted = append(wanted, tier)
	}
	if len(wanted) != len(tiers) || len(wanted) > 0 && !reflect.DeepEqual(tiers, wanted) {
		t.Fatalf("tiers: got %+v, want %+v", tiers, wanted)
	}
}

// first returns the first rows, at most top.
func first(top int, list []reports.RankingRow) []reports.RankingRow {
	return list[:min(top, len(list))]
}

func TestADashboardNamesEveryWrongField(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		from := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
		for _, invalid := range []struct {
			in     reports.DashboardInput
			fields []string
		}{
			{reports.DashboardInput{From: from, To: from, Timezone: new("Mars/Olympus"), GroupBy: reports.IntervalDay}, []string{"/timezone", "/to"}},
			{reports.DashboardInput{From: from, To: from.AddDate(0, 0, 1), Timezone: new("Local"), GroupBy: reports.IntervalDay}, []string{"/timezone"}},
			{reports.DashboardInput{From: from.AddDate(-30, 0, 0), To: from, Timezone: new(""), GroupBy: reports.IntervalHour}, []string{"/timezone", "/from", "/to"}},
			{reports.DashboardInput{From: from, To: from.AddDate(0, 0, 60), GroupBy: reports.IntervalHour}, []string{"/groupBy"}},
		} {
			_, err := s.Dashboard(s.Ctx, invalid.in)
			testkit.WantCode(t, err, problem.CodeInvalidInput)
			wantFields(t, err, invalid.fields...)
		}
		valid, err := s.Dashboard(s.Ctx, reports.DashboardInput{From: from, To: from.AddDate(2, 0, 0), GroupBy: reports.IntervalDay})
		if err != nil || valid.Timezone != "UTC" {
			t.Fatalf("%+v, %v", valid, err)
		}
		_, err = valid.TopProducts(s.Ctx, 0)
		wantFields(t, err, "/top")
		_, err = valid.TopCustomers(s.Ctx, 101)
		wantFields(t, err, "/top")
		_, err = valid.StockRunningOut(s.Ctx, 0, 0)
		wantFields(t, err, "/withinDays", "/top")
	})
}

func wantFields(t testing.TB, err error, pointers ...string) {
	t.Helper()
	refusal, ok := err.(*problem.Error) //nolint:errorlint // returned as it is
	if !ok {
		t.Fatalf("%v", err)
	}
	var found []string
	for _, field := range refusal.Fields {
		found = append(found, field.Pointer)
	}
	if !slices.Equal(found, pointers) {
		t.Errorf("the wrong fields are %q, want %q", found, pointers)
	}
}

func TestStockRunsOutAtThePaceOfTheLastFourWeeks(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		keys := testkit.NewVault(t)
		rapid.Check(t, func(t *rapid.T) {
			moving := newClock()
			h := newHistory(t, openShop(t, d, keys, moving.now))
			h.createOrders(t, moving.at.AddDate(0, 0, -28), rapid.IntRange(1, 40).Draw(t, "orders"))
			began := moving.at.Truncate(24*time.Hour).AddDate(0, 0, -27)
			sold := map[uuid.UUID]int{}
			var latest time.Time
			for _, s := range h.between(began, moving.at.AddDate(10, 0, 0)) {
				if latest.Before(s.CreatedAt) {
					latest = s.CreatedAt
				}
				if s.Status == order.StatusCANCELLED || s.Status == order.StatusFAILED {
					continue
				}
				for _, item := range s.Items {
					sold[item.VariationID]++
				}
			}
			if moving.at.Before(latest) {
				moving.at = latest // so that no order is in the future
			}
			if !moving.at.Truncate(24*time.Hour).AddDate(0, 0, -27).Equal(began) {
				return
			}
			dashboard, err := h.Dashboard(h.Ctx, reports.DashboardInput{From: moving.at.AddDate(0, 0, -1), To: moving.at, GroupBy: reports.IntervalDay})
			if err != nil {
				t.Fatalf("%v", err)
			}
			forecasts, err := dashboard.StockRunningOut(h.Ctx, 30, 100)
			if err != nil || len(forecasts) != len(sold) {
				t.Fatalf("%d forecasts, %v, want %d", len(forecasts), err, len(sold))
			}
			days := moving.at.Sub(began).Hours() / 24
			for _, f := range forecasts {
				if f.UnitsPerDay != float64(sold[f.VariationID])/days || f.DaysLeft != 0 || f.Stock != 0 || !f.Low {
					t.Fatalf("%+v after %d units in %v days", f, sold[f.VariationID], days)
				}
			}
		})
	})
}
