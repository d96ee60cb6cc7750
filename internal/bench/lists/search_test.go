package lists

import (
	"context"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/customer"
	"kiosk/internal/reports"
)

// searchLimit is the limit of the 95th percentile for a search of all kinds.
const searchLimit = 25 * time.Millisecond

// BenchmarkSearch prints the latency of a search of all kinds in a store with a million orders, on both databases. It fails when one
// exceeds the limit.
func BenchmarkSearch(b *testing.B) {
	b.Run("postgres", func(b *testing.B) { openLarge(b, dialect.Postgres).benchSearch(b) })
	b.Run("sqlite", func(b *testing.B) {
		openLarge(b, dialect.SQLite).benchSearch(b)
	})
}

func (l filled) benchSearch(b *testing.B) {
	report := &table{kind: l.database.Dialect}
	b.Cleanup(report.print)
	number := l.database.Client.Order.Query().FirstX(l.ctx).Number
	phone := *l.database.Client.Customer.Query().Where(customer.PhoneNotNil()).FirstX(l.ctx).Phone
	sku := l.database.Client.Variation.Query().FirstX(l.ctx).Sku
	reference := *l.database.Client.License.Query().FirstX(l.ctx).ExternalRef
	for _, search := range []struct{ name, text string }{
		{"all of an order number", number},
		{"two characters of one", number[:2]},
		{"a phone", phone},
		{"a phone without its country", phone[3:]},
		{"a digit of all phones", phone[1:3]},
		{"one letter", "c"},
		{"two letters of all customers", "cu"},
		{"two letters of every fifth", "an"},
		{"a common word", "silva"},
		{"two common words", "ana souza"},
		{"accents", "Joao"},
		{"a rare word", "quetzalcoatl"},
		{"a letter beside a word", "c quetzal"},
		{"a word of all and a part of a number", "customer 1"},
		{"a name", "customer 19999"},
		{"a common word and an unknown", "customer zzz"},
		{"an e-mail address", "customer.19999@example.com"},
		{"the domain of all addresses", "example"},
		{"a product", "product 49"},
		{"an SKU", sku},
		{"a license's reference", reference},
		{"the beginning of all of them", "INV-"},
		{"a recharge's reference", "PIX 00042"},
		{"nothing that is there", "zzzz"},
		{"eight words", "customer customer customer customer cust cust cu c"},
		{"an id", uuid.NewString()},
	} {
		b.Run(search.name, func(b *testing.B) {
			report.add(b, "search: "+search.name, searchLimit, func(ctx context.Context) (int, error) {
				return l.searchAll(l.as(ctx), search.text)
			})
		})
	}
}

// searchAll searches every kind, one after the other, as the GraphQL API does when all are selected.
func (l filled) searchAll(ctx context.Context, text string) (found int, err error) {
	search, err := l.Search(text, reports.MaxSearchResults)
	if err != nil {
		return 0, err
	}
	for _, kind := range []func(context.Context) ([]uuid.UUID, error){
		search.Orders, search.Customers, search.Products, search.Variations, search.Recharges, search.Licenses,
	} {
		ids, err := kind(ctx)
		if err != nil {
			return 0, err
		}
		found += len(ids)
	}
	return found, nil
}
