package resolver

import (
	"context"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/salesrollup"
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
	shares, err := d.shares(ctx, salesrollup.DimensionCUSTOMER, customerGrains, top)
	if err != nil {
		return nil, err
	}
	rows, err := d.resolver.database.Client.Customer.Query().
		Where(customer.IDIn(sharers(shares)...)).
		Select(customer.FieldID, customer.FieldName).
		All(ctx)
	if err != nil {
		return nil, err
	}
	names := namesBy(rows, func(c *db.Customer) (uuid.UUID, string) { return c.ID, c.Name })
	list := make([]CustomerSales, len(shares))
	for i, s := range shares {
		list[i] = CustomerSales{s.ID, names[s.ID], s.Orders, s.Amount, s.Refunded, s.Amount - s.Refunded}
	}
	return list, nil
}
