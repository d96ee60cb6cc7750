package graph

import (
	"context"
	"reflect"

	"kiosk/ent/db"
	"kiosk/ent/page"
	"kiosk/internal/resolver"
)

// orders returns a page of orders. When the rollups know how many orders the filter asks for, they tell the totalCount:
// to count a million orders takes hundreds of times as long as to read a page of them.
func (r *Resolver) orders(ctx context.Context, args page.Args, where *db.OrderWhereInput) (*db.OrderConnection, error) {
	if filter, known := rolledUp(where); known {
		args.Count = func(ctx context.Context) (int, error) { return r.operations.CountOrders(ctx, filter) }
	}
	return r.data.Order.Query().Paginate(ctx, args, where)
}

// rolledUp returns the filter for orders that a where asks for, if it is one whose orders the rollups have counted: by
// status, range of time, and at most one of customer, product and variation.
func rolledUp(where *db.OrderWhereInput) (filter resolver.OrderFilter, known bool) {
	if where == nil {
		return filter, true
	}
	filter = resolver.OrderFilter{Status: where.Status, CustomerID: where.CustomerID, From: where.CreatedAtGTE, To: where.CreatedAtLT}
	rest := *where
	rest.Status, rest.CustomerID, rest.CreatedAtGTE, rest.CreatedAtLT = nil, nil, nil, nil
	if len(rest.HasItemsWith) == 1 && filter.CustomerID == nil {
		item := *rest.HasItemsWith[0]
		if item.ProductID != nil {
			filter.ProductID, item.ProductID = item.ProductID, nil
		} else {
			filter.VariationID, item.VariationID = item.VariationID, nil
		}
		if !reflect.ValueOf(item).IsZero() || filter.ProductID == nil && filter.VariationID == nil {
			return filter, false
		}
		rest.HasItemsWith = nil
	}
	return filter, reflect.ValueOf(rest).IsZero()
}
