package reports

import (
	"context"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/database"
)

// In makes the dashboard read in a transaction of a test.
func (d *Dashboard) In(tx database.Querier) {
	d.reads = func(ctx context.Context, read func(statements) error) error {
		s, err := on(ctx, d.reports.database, tx)
		if err != nil {
			return err
		}
		return read(s)
	}
}

// Page returns the ids of the orders on a page, and the number of orders on all pages, read in a transaction of a test.
func (r *Reports) Page(ctx context.Context, tx database.Querier, f OrderFilter) ([]uuid.UUID, int, error) {
	s, err := on(ctx, r.database, tx)
	if err != nil {
		return nil, 0, err
	}
	page, err := s.orderPage(ctx, f)
	if err != nil {
		return nil, 0, err
	}
	var ids []uuid.UUID
	for _, o := range page.Orders {
		ids = append(ids, o.ID)
	}
	return ids, page.Total, nil
}

// Conditions returns the comparisons that the filter sets, such as "o.created_at >=".
func (f OrderFilter) Conditions() (comparisons []string) {
	for _, c := range f.conditions() {
		comparisons = append(comparisons, c.table+"."+c.name+" "+c.operator)
	}
	return comparisons
}

// Movements runs the query for the wallet movements in a transaction of a test.
func (r *Reports) Movements(ctx context.Context, tx database.Querier, from, to time.Time) error {
	s, err := on(ctx, r.database, tx)
	if err != nil {
		return err
	}
	_, err = s.movements(ctx, from, to)
	return err
}
