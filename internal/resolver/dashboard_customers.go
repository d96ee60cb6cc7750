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
	spenders, err := d.spenders(ctx)
	if err != nil {
		return nil, err
	}
	best := spenders.best(top)
	ids := make([]uuid.UUID, len(best))
	for i, b := range best {
		ids[i] = b.id
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
		list[i] = CustomerSales{b.id, names[b.id], int(b.Orders), b.Amount, b.Refunded, b.net()}
	}
	return list, nil
}

// spenders returns what every customer bought in the dashboard's range.
func (d *Dashboard) spenders(ctx context.Context) (*spenders, error) {
	var found *spenders
	covered := roundOff(d.From, d.To, customerGrains)
	err := d.snapshot(ctx, "customers", func(sql database.Statements) error {
		found = &spenders{places: map[uuid.UUID]int32{}}
		if err := sql.PreferIndexes(ctx); err != nil {
			return err
		}
		if err := sql.CustomersOfSpans(ctx, covered.spans, found.add); err != nil {
			return err
		}
		for _, strip := range covered.strips {
			if err := sql.CustomersOfStrip(ctx, strip, found.add); err != nil {
				return err
			}
		}
		return sql.UncountedSales(ctx, covered.from, covered.to, func(now database.Sale, counted *database.Sale) {
			found.add(now.CustomerID, now.CustomerSums())
			if counted != nil {
				found.add(counted.CustomerID, counted.CustomerSums().Negated())
			}
		})
	})
	return found, err
}

// spender is a customer with the sums of what it bought.
type spender struct {
	id uuid.UUID
	database.CustomerSums
}

func (b spender) net() money.Amount { return b.Amount - b.Refunded }

// spenders add up what each customer bought.
type spenders struct {
	list   []spender
	places map[uuid.UUID]int32 // in the list
}

func (b *spenders) add(id uuid.UUID, sums database.CustomerSums) {
	place, known := b.places[id]
	if !known {
		b.places[id] = int32(len(b.list))
		b.list = append(b.list, spender{id, sums})
		return
	}
	total := &b.list[place].CustomerSums
	total.Orders += sums.Orders
	total.Amount += sums.Amount
	total.Refunded += sums.Refunded
}

// best returns those who bought something and paid most after refunds, the first first. Ids are in the order of creation.
func (b *spenders) best(top int) []spender {
	compare := func(a, b spender) int { return cmp.Or(cmp.Compare(b.net(), a.net()), bytes.Compare(a.id[:], b.id[:])) }
	var best []spender
	for _, candidate := range b.list {
		if candidate.Orders == 0 || len(best) == top && compare(best[top-1], candidate) < 0 {
			continue
		}
		place, _ := slices.BinarySearchFunc(best, candidate, compare)
		best = slices.Insert(best, place, candidate)
		best = best[:min(top, len(best))]
	}
	return best
}
