package reports_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/outbox"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit/recorder"
)

// largeStore is a store with many rows that a list must not read.
type largeStore struct {
	*seeded
	smallEndpoint uuid.UUID // an endpoint with few deliveries
	largeEndpoint uuid.UUID // an endpoint with all other deliveries, which all succeeded
}

// addRows adds many events, deliveries, attempts, products and tier prices to the store.
func (s *seeded) addRows(t *testing.T) largeStore {
	t.Helper()
	create := s.Database.Client.WebhookEndpoint.Create().SetURL("https://bot.example.com").SetEvents([]string{}).SetSecret([]byte{1})
	smallEndpoint := create.SaveX(s.Ctx).ID
	for _, fill := range []string{
		`INSERT INTO events (id, created_at, store_id, type, data, sequence)
			SELECT gen_random_uuid(), now(), id, CASE WHEN n % 1000 = 0 THEN 'stock.low' ELSE 'order.created' END, '{}', n
			FROM stores, generate_series(1, 20000) AS n`,
		`UPDATE event_feeds SET last_sequence = 20000`,
		`INSERT INTO webhook_endpoints (id, created_at, updated_at, store_id, url, events, secret)
			SELECT gen_random_uuid(), now(), now(), id, 'https://other.example.com', '[]', '' FROM stores`,
		`INSERT INTO deliveries (id, created_at, store_id, due_at, event_id, endpoint_id, status)
			SELECT e.id, e.created_at, e.store_id, e.created_at, e.id, w.id, 'SUCCEEDED' FROM events AS e
			JOIN webhook_endpoints AS w ON (w.url = 'https://other.example.com') = (e.sequence > 20)`,
		`INSERT INTO delivery_attempts (id, created_at, store_id, endpoint_id, event_id, event_type, attempt, status, latency_ms, delivery_id)
			SELECT gen_random_uuid(), created_at, store_id, endpoint_id, event_id, 'order.created', 1, 'SUCCEEDED', 1, id FROM deliveries`,
		`INSERT INTO products (id, created_at, updated_at, store_id, name, slug, kind, status)
			SELECT gen_random_uuid(), now(), now(), id, 'Old', 'old-' || n, 'SERVICE', 'ARCHIVED' FROM stores, generate_series(1, 5000) AS n`,
		`INSERT INTO variations (id, created_at, updated_at, store_id, sku, price, product_id)
			SELECT gen_random_uuid(), now(), now(), store_id, slug, 100, id FROM products WHERE status = 'ARCHIVED'`,
		`INSERT INTO tier_prices (id, created_at, updated_at, store_id, tier_id, variation_id, price)
			SELECT gen_random_uuid(), now(), now(), v.store_id, t.id, v.id, 50 FROM variations AS v, price_tiers AS t WHERE v.sku LIKE 'old-%'`,
		`VACUUM ANALYSE`, // as autovacuum does
	} {
		if _, err := s.Database.SQL.ExecContext(t.Context(), fill); err != nil {
			t.Fatalf("%s: %v", fill, err)
		}
	}
	largeEndpoint := s.Database.Client.WebhookEndpoint.Query().Where(webhookendpoint.URL("https://other.example.com")).OnlyIDX(s.Ctx)
	return largeStore{s, smallEndpoint, largeEndpoint}
}

// list is a read, and the maximum number of pages that it may take.
type list struct {
	name     string
	maxPages int
	read     func(context.Context) error
}

// lists returns all lists, and reads of single rows by their id.
func (s largeStore) lists(t *testing.T) []list {
	t.Helper()
	orderID := s.Database.Client.Order.Query().FirstIDX(s.Ctx)
	low := webhooks.EventFilter{Types: []outbox.Type{outbox.StockLow}, Limit: 3}
	for events := 1; events > 0; {
		page, err := s.Events(s.Ctx, low)
		if err != nil {
			t.Fatal(err)
		}
		low.Cursor, events = page.NextCursor, len(page.Events)
	}
	low.Limit = 50
	lists := []list{
		{"an order", 30, func(ctx context.Context) error { _, err := s.Order(ctx, orderID); return err }},
		{"a ledger", 30, func(ctx context.Context) error {
			_, err := s.WalletTransactions(ctx, customers.CustomerRef{ID: s.customers[0]}, "", 50)
			return err
		}},
		// 20 attempts, and the delivery of each by its id: 2 or 3 pages of an index, and a page of the table unless it is that of the last one.
		{"deliveries", 100, func(ctx context.Context) error { _, err := s.Deliveries(ctx, s.smallEndpoint, "", 50); return err }},
		{"the oldest delivery that was missed", 30, func(ctx context.Context) error {
			_, err := s.OldestMissed(ctx, []uuid.UUID{s.largeEndpoint})
			return err
		}},
		{"the feed", 30, func(ctx context.Context) error { _, err := s.Events(ctx, webhooks.EventFilter{Limit: 50}); return err }},
		{"the feed of a type", 30, func(ctx context.Context) error {
			_, err := s.Events(ctx, low)
			return err
		}},
		{"a product", 60, func(ctx context.Context) error { _, err := s.Product(ctx, s.variations[0].ProductID); return err }},
		{"a product and a variation of it", 300, s.reading(reports.OrderFilter{
			ProductID: &s.variations[0].ProductID, VariationID: &s.variations[0].ID, Page: 1, Limit: 20,
		})},
		{"a late page", 400, s.reading(reports.OrderFilter{Page: 1_200, Limit: 20})},
		// About 110 orders failed. Without an index of the status, this page is found after most of the store's orders.
		{"a late page of failed orders", 350, s.reading(reports.OrderFilter{Status: new(order.StatusFAILED), Page: 4, Limit: 20})},
	}
	for _, f := range s.listFilters() {
		lists = append(lists, list{describe(f), s.pagesFor(t, f), s.reading(f)})
	}
	return lists
}

func (s largeStore) reading(f reports.OrderFilter) func(context.Context) error {
	return func(ctx context.Context) error {
		_, err := s.Orders(ctx, f)
		return err
	}
}

// pagesFor returns how many pages a list of 20 of 30,000 orders may take: a few for each order on the page, and as many for the buckets and
// the partial buckets. A filter with several dimensions needs in addition, for each order of the rarest dimension or of the status, a lookup
// in the index of another dimension, and one of the row.
func (s largeStore) pagesFor(t *testing.T, f reports.OrderFilter) int {
	t.Helper()
	const shown, edges, lookup = 350, 1_300, 5
	var dimensions []int // the number of orders of each dimension
	for _, only := range []reports.OrderFilter{{CustomerID: f.CustomerID}, {ProductID: f.ProductID}, {VariationID: f.VariationID}} {
		if only != (reports.OrderFilter{}) {
			dimensions = append(dimensions, s.total(t, only, f))
		}
	}
	switch {
	case len(dimensions) > 1:
		dimensions = append(dimensions, s.total(t, reports.OrderFilter{Status: f.Status}, f))
		return shown + edges + lookup*slices.Min(dimensions)
	case f.Status != nil && len(dimensions) == 1:
		return shown + edges
	default:
		return shown
	}
}

// total returns the number of orders that match a filter within the time bounds of another filter.
func (s largeStore) total(t *testing.T, f, bounds reports.OrderFilter) int {
	t.Helper()
	f.From, f.To, f.Page, f.Limit = bounds.From, bounds.To, 1, 1
	page, err := s.Orders(s.Ctx, f)
	if err != nil {
		t.Fatal(err)
	}
	return page.Total
}

func describe(f reports.OrderFilter) string {
	words := []string{"orders"}
	for word, set := range map[string]bool{
		"of a customer": f.CustomerID != nil, "of a product": f.ProductID != nil, "of a variation": f.VariationID != nil, "between dates": f.From != nil,
	} {
		if set {
			words = append(words, word)
		}
	}
	slices.Sort(words[1:])
	if f.Status != nil {
		words = slices.Insert(words, 0, string(*f.Status))
	}
	return strings.Join(words, " ")
}

// pagesOf reads a list and counts the pages.
func (s largeStore) pagesOf(t *testing.T, l list) *recorder.Pages {
	t.Helper()
	p := &recorder.Pages{T: t}
	if err := l.read(recorder.Watched(s.Ctx, p)); err != nil {
		t.Fatalf("%s: %v", l.name, err)
	}
	if p.Looked == 0 {
		t.Errorf("%s: no page was seen", l.name)
	}
	return p
}

// without drops an index, calls test, and creates the index again.
func (s largeStore) without(t *testing.T, index string, test func()) {
	t.Helper()
	var definition string
	row := s.Database.SQL.QueryRowContext(t.Context(), "SELECT pg_get_indexdef($1::regclass)", index)
	if err := row.Scan(&definition); err != nil {
		t.Fatalf("%s: %v", index, err)
	}
	if _, err := s.Database.SQL.ExecContext(t.Context(), "DROP INDEX "+index); err != nil {
		t.Fatal(err)
	}
	test()
	if _, err := s.Database.SQL.ExecContext(t.Context(), definition); err != nil {
		t.Fatal(err)
	}
}

// listIndexes lists the indexes without each of which some list reads too many pages.
var listIndexes = []string{
	"order_store_id_created_at_id",
	"order_store_id_status_created_at_id",
	"order_store_id_customer_id_created_at_id",
	"orderitem_store_id_order_id",
	"orderitem_store_id_product_id_ordered_at_order_id",
	"orderitem_store_id_variation_id_ordered_at_order_id",
	"salesrollup_store_id_dimension_dimension_id_grain_bucket_status",
	"wallettransaction_store_id_customer_id_sequence",
	"event_store_id_sequence",
	"deliveryattempt_store_id_endpoint_id_created_at_id",
	"delivery_not_succeeded",
	"variation_store_id_product_id",
	"tierprice_store_id_variation_id_tier_id",
}

func (seeded *seeded) expectFewPages(t *testing.T) {
	s := seeded.addRows(t)
	lists := s.lists(t)
	for _, l := range lists {
		pages := s.pagesOf(t, l)
		if pages.Looked > l.maxPages {
			t.Errorf("%s: %d pages, more than %d:%s", l.name, pages.Looked, l.maxPages, pages.Report.String())
		}
	}
	for _, index := range listIndexes {
		s.without(t, index, func() {
			if !slices.ContainsFunc(lists, func(l list) bool { return s.pagesOf(t, l).Looked > l.maxPages }) {
				t.Errorf("without the index %s, no list reads too many pages", index)
			}
		})
	}
}
