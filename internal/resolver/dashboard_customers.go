package resolver

import (
	"bytes"
	"cmp"
	"context"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/internal/database"
	"kiosk/internal/money"
)

// CustomerSales are the sales to one customer.
type CustomerSales struct {
	CustomerID uuid.UUID
	Name       string
	Orders     int
	Gross      money.Amount
	Refunded   money.Amount
	Net        money.Amount
}

// TopCustomers returns the customers who paid most after refunds; of those who paid the same, who came to the store first.
func (d *Dashboard) TopCustomers(ctx context.Context, top int) ([]CustomerSales, error) {
	if err := checkTop(top); err != nil {
		return nil, err
	}
	sales, err := d.customers(ctx)
	if err != nil {
		return nil, err
	}
	best := bestCustomers(sales, top)
	ids := make([]uuid.UUID, len(best))
	for i, b := range best {
		ids[i] = b.ID
	}
	rows, err := d.resolver.database.Client.Customer.Query().
		Where(customer.IDIn(ids...)).
		Select(customer.FieldID, customer.FieldName).
		All(ctx)
	if err != nil {
		return nil, err
	}
	names := namesBy(rows, func(c *db.Customer) (uuid.UUID, string) { return c.ID, c.Name })
	list := make([]CustomerSales, len(best))
	for i, b := range best {
		list[i] = CustomerSales{b.ID, names[b.ID], int(b.Orders), b.Amount, b.Refunded, b.Net()}
	}
	return list, nil
}

// customers returns what every customer bought in the dashboard's range.
func (d *Dashboard) customers(ctx context.Context) (sales []database.CustomerTotal, err error) {
	covered := roundOff(d.From, d.To, customerGrains)
	err = d.snapshot(ctx, "customers", func(sql database.Statements) error {
		if err := sql.PreferIndexes(ctx); err != nil {
			return err
		}
		lists, err := sql.CustomersOfSpans(ctx, covered.spans)
		if err != nil {
			return err
		}
		rest := database.CustomerSales{} // what is in no bucket of the range, or wrongly in one
		for _, strip := range covered.strips {
			if err := sql.CustomersOfStrip(ctx, strip, rest.Add); err != nil {
				return err
			}
		}
		err = sql.UncountedSales(ctx, covered.from, covered.to, func(now database.Sale, counted *database.Sale) {
			rest.Add(now.CustomerID, now.CustomerSums())
			if counted != nil {
				rest.Add(counted.CustomerID, counted.CustomerSums().Negated())
			}
		})
		sales = database.MergeCustomers(append(lists, rest.List()))
		return err
	})
	return sales, err
}

// bestCustomers returns those who bought something and paid most after refunds, the first first. Ids grow with time.
func bestCustomers(sales []database.CustomerTotal, top int) []database.CustomerTotal {
	compare := func(a, b database.CustomerTotal) int {
		return cmp.Or(cmp.Compare(b.Net(), a.Net()), bytes.Compare(a.ID[:], b.ID[:]))
	}
	var best []database.CustomerTotal
	for _, candidate := range sales {
		if candidate.Orders == 0 || len(best) == top && compare(best[top-1], candidate) < 0 {
			continue
		}
		place, _ := slices.BinarySearchFunc(best, candidate, compare)
		best = slices.Insert(best, place, candidate)
		best = best[:min(top, len(best))]
	}
	return best
}
