package graph_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
)

type dashboard struct {
	Dashboard struct {
		Timezone string
		Sales    struct {
			Orders, Units, Completed int
			Gross, Refunded, Net     string
			AverageDeliverySeconds   *float64
		}
		Series []struct {
			LocalStart string
			Orders     int
			Net        string
		}
		ByStatus []struct {
			Status string
			Orders int
			Net    string
		}
		TopProducts []struct {
			ProductID uuid.UUID
			Name      string
			Units     int
			Net       string
		}
		ByTier []struct {
			TierID *uuid.UUID
			Name   *string
			Net    string
		}
		TopCustomers []struct {
			CustomerID uuid.UUID
			Name       string
			Orders     int
			Net        string
		}
		StockRunningOut []struct {
			ProductSlug, Kind, SKU string
			Stock                  int
			Low                    bool
		}
		Wallets struct {
			Wallets, Filled               int
			Balance                       string
			Recharges, Purchases, Refunds struct {
				Count  int
				Amount string
			}
		}
		Webhooks struct {
			Active, Suspended, Failing int
			Deliveries                 []struct {
				Status string
				Count  int
			}
			OldestPending *string
		}
	}
}

const readDashboard = `query($from: Time!, $to: Time!, $timezone: String, $groupBy: DashboardInterval! = DAY) {
	dashboard(from: $from, to: $to, timezone: $timezone, groupBy: $groupBy) {
		timezone
		sales { orders units completed gross refunded net averageDeliverySeconds }
		series { localStart orders net }
		byStatus { status orders net }
		topProducts { productId name units net }
		byTier { tierId name net }
		topCustomers(top: 1) { customerId name orders net }
		stockRunningOut(withinDays: 365) { productSlug kind sku stock low }
		wallets { wallets filled balance recharges { count amount } purchases { count amount } refunds { count amount } }
		webhooks { active suspended failing deliveries { status count } oldestPending }
	} }`

func TestADashboardShowsTheStoreAtAGlance(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		buy := func(customer uuid.UUID, items ...uuid.UUID) {
			_, _, err := o.Resolver.PlaceOrder(o.Context(t), orders.PlaceOrderInput{
				Customer: customers.CustomerRef{ID: customer}, Items: items, Source: "API", IdempotencyKey: uuid.NewString(),
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		buy(o.Ana.ID, o.Yearly.ID, o.Yearly.ID) // 39.90 each, for Gold
		buy(o.Dora.ID, o.Hour.ID)               // 30.00, waits for staff
		now := o.clock.Now()
		got := get[dashboard](t, o.as(t, auth.Viewer), readDashboard, vars{
			"from": now.Add(-time.Hour), "to": now.Add(time.Hour), "timezone": "Asia/Kathmandu", "groupBy": "MONTH",
		}).Dashboard

		if s := got.Sales; s.Orders != 2 || s.Units != 3 || s.Completed != 1 || s.Gross != "109.80" || s.Refunded != "0.00" || s.Net != "109.80" || *s.AverageDeliverySeconds != 0 {
			t.Errorf("sales: %+v", s)
		}
		if got.Timezone != "Asia/Kathmandu" || len(got.Series) == 0 || got.Series[0].LocalStart[19:] != "+05:45" {
			t.Errorf("series: %s %+v", got.Timezone, got.Series)
		}
		if s := got.ByStatus; len(s) != 6 || s[1].Status != "PROCESSING" || s[1].Net != "30.00" || s[2].Status != "COMPLETED" || s[2].Net != "79.80" {
			t.Errorf("statuses: %+v", s)
		}
		if p := got.TopProducts; len(p) != 2 || p[0].ProductID != o.Antivirus.ID || p[0].Name != "Antivirus" || p[0].Units != 2 || p[1].Name != "Setup" {
			t.Errorf("products: %+v", p)
		}
		if tiers := got.ByTier; len(tiers) != 2 || *tiers[0].TierID != o.Gold.ID || *tiers[0].Name != "Gold" || tiers[1].TierID != nil || tiers[1].Net != "30.00" {
			t.Errorf("tiers: %+v", tiers)
		}
		if c := got.TopCustomers; len(c) != 1 || c[0].CustomerID != o.Ana.ID || c[0].Name != "Ana" || c[0].Orders != 1 || c[0].Net != "79.80" {
			t.Errorf("customers: %+v", c)
		}
		if s := got.StockRunningOut; len(s) != 1 || s[0].SKU != "AV-1Y" || s[0].ProductSlug != o.Antivirus.Slug || s[0].Kind != "DIGITAL" || s[0].Stock != 8 || s[0].Low {
			t.Errorf("stock: %+v", s)
		}
		w := got.Wallets // 1000.00 + 100.00 + 500.00 + 100.00 were put in
		if w.Wallets != 5 || w.Filled != 4 || w.Balance != "1590.20" || w.Recharges.Count != 4 || w.Recharges.Amount != "1700.00" ||
			w.Purchases.Count != 2 || w.Purchases.Amount != "-109.80" || w.Refunds.Count != 0 {
			t.Errorf("wallets: %+v", w)
		}
		if h := got.Webhooks; h.Active+h.Suspended+h.Failing != 0 || len(h.Deliveries) != 5 || h.OldestPending != nil {
			t.Errorf("webhooks: %+v", h)
		}
	})
}

func TestADashboardShowsWhatOneProductSold(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		_, _, err := o.Resolver.PlaceOrder(o.Context(t), orders.PlaceOrderInput{
			Customer: customers.CustomerRef{ID: o.Ana.ID}, Items: []uuid.UUID{o.Yearly.ID, o.Yearly.ID}, Source: "API", IdempotencyKey: uuid.NewString(),
		})
		if err != nil {
			t.Fatal(err)
		}
		type sales struct {
			Name          string
			Orders, Units int
			Net           string
		}
		now := o.clock.Now()
		got := get[struct {
			Dashboard struct{ Sold, Unsold, Unknown, Foreign *sales }
		}](t, o.as(t, auth.Viewer), `query($from: Time!, $to: Time!, $sold: ID!, $unsold: ID!, $unknown: ID!, $foreign: ID!) {
			dashboard(from: $from, to: $to) {
				sold: productSales(productId: $sold) { ...sales }
				unsold: productSales(productId: $unsold) { ...sales }
				unknown: productSales(productId: $unknown) { ...sales }
				foreign: productSales(productId: $foreign) { ...sales }
			} }
			fragment sales on ProductSales { name orders units net }`, vars{
			"from": now.Add(-time.Hour), "to": now.Add(time.Hour), "sold": o.Antivirus.ID, "unsold": o.Setup.ID,
			"unknown": uuid.New(), "foreign": open(t, o.Database).Antivirus.ID,
		}).Dashboard
		if s := got.Sold; s == nil || *s != (sales{"Antivirus", 1, 2, "79.80"}) {
			t.Errorf("sold: %+v", s)
		}
		if s := got.Unsold; s == nil || *s != (sales{"Setup", 0, 0, "0.00"}) {
			t.Errorf("unsold: %+v", s)
		}
		if got.Unknown != nil || got.Foreign != nil {
			t.Errorf("products that the store does not have sold %+v, %+v", got.Unknown, got.Foreign)
		}
	})
}

func TestADashboardNamesWhatIsWrongWithItsRange(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.refuses(t, "INVALID_INPUT", readDashboard, vars{"from": "2026-01-01T00:00:00Z", "to": "2025-01-01T00:00:00Z", "timezone": "Mars/Olympus"},
			"to", "timezone")
		o.refuses(t, "INVALID_INPUT", readDashboard, vars{"from": "2026-01-01T00:00:00Z", "to": "2026-03-01T00:00:00Z", "groupBy": "HOUR"}, "groupBy")
		o.refuses(t, "INVALID_INPUT", `{ dashboard(from: "2026-01-01T00:00:00Z", to: "2026-03-01T00:00:00Z") { topCustomers(top: 0) { orders } } }`, nil, "top")
	})
}

func TestASeriesOfHoursHasAtMostAThousandPoints(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		start := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
		const hours = `query($from: Time!, $to: Time!, $timezone: String) {
			dashboard(from: $from, to: $to, timezone: $timezone, groupBy: HOUR) { series { start } } }`
		full := vars{"from": start, "to": start.Add(1000 * time.Hour), "timezone": "UTC"}
		got := get[struct {
			Dashboard struct{ Series []struct{ Start time.Time } }
		}](t, o.staffClient, hours, full).Dashboard.Series
		if len(got) != 1000 {
			t.Errorf("a thousand full hours have %d points", len(got))
		}
		half := start.Add(30 * time.Minute)
		o.refuses(t, "INVALID_INPUT", hours, vars{"from": half, "to": half.Add(1000 * time.Hour), "timezone": "UTC"}, "groupBy")
		full["timezone"] = "Asia/Kathmandu" // a quarter of an hour beside UTC
		o.refuses(t, "INVALID_INPUT", hours, full, "groupBy")
	})
}

func TestADashboardAsksTheDatabaseOnlyForWhatIsAsked(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			o, counter := openCounted(t, dialectName)
			now := o.clock.Now()
			for parts, tables := range map[string][]string{
				"timezone":                          {},
				"sales { net } series { net }":      {"orders", "sales_rollups"},
				"topProducts { name }":              {"orders", "products", "sales_rollups"},
				"wallets { balance }":               {"customers", "wallet_transactions"},
				"webhooks { active oldestPending }": {"webhook_endpoints"}, // there is none whose deliveries to look for
			} {
				text := `query($from: Time!, $to: Time!) { dashboard(from: $from, to: $to) { ` + parts + ` } }`
				get[dashboard](t, o.staffClient, text, vars{"from": now.Add(-time.Hour), "to": now}) // fills the caches
				counter.Take()
				get[dashboard](t, o.staffClient, text, vars{"from": now.Add(-time.Hour), "to": now})
				if read := tablesOf(counter.Take()); !slices.Equal(read, tables) {
					t.Errorf("%s reads %q, want %q", parts, read, tables)
				}
			}
		})
	}
}

// tablesOf returns the tables of dashboards that the statements name.
func tablesOf(statements []string) []string {
	read := []string{}
	text := strings.ReplaceAll(strings.Join(statements, "\n"), `"`, "")
	for _, table := range []string{"customers", "deliveries", "orders", "products", "sales_rollups", "variations", "wallet_transactions", "webhook_endpoints"} {
		if regexp.MustCompile(`(FROM|JOIN) ` + table + `\b`).MatchString(strings.ReplaceAll(text, "`", "")) {
			read = append(read, table)
		}
	}
	return read
}
