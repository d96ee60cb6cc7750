package reports

import (
	"context"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/database"
)

// In lets a test read a dashboard in the transaction in which it counts the plain way.
func (d *Dashboard) In(tx database.Querier) {
	d.reads = func(ctx context.Context, read func(statements) error) error {
		s, err := on(ctx, d.reports.database, tx)
		if err != nil {
			return err
		}
		return read(s)
	}
}

// Page returns the ids of the orders on a page, and the number of all, in a test's transaction.
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

// Movements adds up the ledger in a test's transaction.
func (r *Reports) Movements(ctx context.Context, tx database.Querier, from, to time.Time) error {
	s, err := on(ctx, r.database, tx)
	if err != nil {
		return err
	}
	_, err = s.movements(ctx, from, to)
	return err
}
