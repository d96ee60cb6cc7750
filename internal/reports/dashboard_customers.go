package reports

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

// TopCustomers returns the customers with the highest sales after refunds, in descending order. Of customers with equal sales, those who
// registered earlier come first. Error: problem.CodeInvalidInput.
func (d *Dashboard) TopCustomers(ctx context.Context, top int) ([]CustomerSales, error) {
	if err := checkTop(top); err != nil {
		return nil, err
	}
	ranking, err := d.ranking(ctx, rankingQuery{Dimension: salesrollup.DimensionCUSTOMER, Limit: top})
	if err != nil {
		return nil, err
	}
	rows, err := d.reports.database.Client.Customer.Query().
		Where(customer.IDIn(rankedIDs(ranking)...)).
		Select(customer.FieldID, customer.FieldName).
		All(ctx)
	if err != nil {
		return nil, err
	}
	names := namesBy(rows, func(c *db.Customer) (uuid.UUID, string) { return c.ID, c.Name })
	list := make([]CustomerSales, len(ranking))
	for i, s := range ranking {
		list[i] = CustomerSales{s.ID, names[s.ID], s.Orders, s.Amount, s.Refunded, s.Amount - s.Refunded}
	}
	return list, nil
}

// NewCustomers returns the number of customers who registered in the range.
func (d *Dashboard) NewCustomers(ctx context.Context) (int, error) {
	return d.reports.database.Client.Customer.Query().
		Where(customer.CreatedAtGTE(d.From), customer.CreatedAtLT(d.To)).
		Count(ctx)
}
