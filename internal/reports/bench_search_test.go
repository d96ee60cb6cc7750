package reports_test

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/reports"
)

// searchLimit is what a search of all kinds may take at the 95th percentile.
const searchLimit = 25 * time.Millisecond

// BenchmarkSearch prints what a search of all kinds takes in a store with a million orders, on both databases, and fails
// when one takes longer than it may.
func BenchmarkSearch(b *testing.B) {
	b.Run("postgres", func(b *testing.B) { openLarge(b).benchSearch(b) })
	b.Run("sqlite", func(b *testing.B) {
		openLargeAt(b, "sqlite://"+filepath.Join(b.TempDir(), "kiosk.db"), "").benchSearch(b)
	})
}

func (l large) benchSearch(b *testing.B) {
	var report []string
	b.Cleanup(func() { fmt.Println(strings.Join(report, "\n")) })
	number := l.database.Client.Order.Query().FirstX(l.ctx).Number
	phone := *l.database.Client.Customer.Query().FirstX(l.ctx).Phone
	sku := l.database.Client.Variation.Query().FirstX(l.ctx).Sku
	for name, text := range map[string]string{
		"all of an order number":       number,
		"two characters of one":        number[:2],
		"a phone":                      phone,
		"a phone without its country":  phone[3:],
		"a digit of all phones":        phone[1:3],
		"a word of all customers":      "cu",
		"that and a part of a number":  "customer 1",
		"a name":                       "customer 19999",
		"a common word and an unknown": "customer zzz",
		"a product":                    "product 49",
		"an SKU":                       sku,
		"nothing that is there":        "zzzz",
		"eight words":                  "customer customer customer customer cust cust cu c",
		"an id":                        uuid.NewString(),
	} {
		b.Run(name, func(b *testing.B) {
			found := 0
			p50, p95 := measure(b, func() (err error) {
				found, err = l.searchAll(text)
				return err
			})
			mark := ""
			if p95 > searchLimit {
				mark = fmt.Sprintf("  more than %s", searchLimit)
				b.Fail()
			}
			report = append(report, fmt.Sprintf("search: %-30s %-9s %3d found  p50 %6.2f ms  p95 %6.2f ms%s",
				name, l.database.Dialect, found, milliseconds(p50), milliseconds(p95), mark))
		})
	}
}

// searchAll searches every kind, one after the other, as the GraphQL API does when all are selected.
func (l large) searchAll(text string) (found int, err error) {
	search, err := l.Search(text, reports.MaxSearchResults)
	if err != nil {
		return 0, err
	}
	for _, kind := range []func(context.Context) ([]uuid.UUID, error){
		search.Orders, search.Customers, search.Products, search.Variations, search.Recharges, search.Licenses,
	} {
		ids, err := kind(l.ctx)
		if err != nil {
			return 0, err
		}
		found += len(ids)
	}
	return found, nil
}
