package graph

import (
	"context"

	"kiosk/ent/db"
	"kiosk/ent/page"
	"kiosk/internal/reports"
)

// orders returns a page of orders. When reports knows the filter, it says the totalCount, by the rollups if these can: to
// count a million orders takes hundreds of times as long as to read a page of them.
func (r *Resolver) orders(ctx context.Context, args page.Args, where *db.OrderWhereInput) (*db.OrderConnection, error) {
	if filter, known := reports.FilterOf(where); known {
		args.Count = func(ctx context.Context) (int, error) { return r.operations.Reports().CountOrders(ctx, filter) }
	}
	return r.data.Order.Query().Paginate(ctx, args, where)
}
