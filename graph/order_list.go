package graph

import (
	"context"
	"reflect"
	"slices"

	"entgo.io/ent/dialect/sql"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/page"
	"kiosk/internal/auth"
	"kiosk/internal/reports"
	"kiosk/internal/words"
)

// orders returns a page of orders. When reports knows the filter, it says the totalCount, by the rollups if these can: to
// count a million orders takes hundreds of times as long as to read a page of them.
func (r *Resolver) orders(ctx context.Context, args page.Args, where *db.OrderWhereInput) (_ *db.OrderConnection, err error) {
	if filter, known := reports.FilterOf(where); known {
		args.Count = func(ctx context.Context) (int, error) { return r.operations.Reports().CountOrders(ctx, filter) }
		if args.OrderBy != nil && args.OrderBy.Field == "CREATED_AT" {
			args.Found = itemsOf(ctx, filter)
		}
		if args.Found != nil {
			where = nil // it says nothing else
		}
	}
	if where != nil && where.Matches != nil {
		where, err = r.matched(ctx, *where)
		if err != nil {
			return nil, err
		}
	}
	return r.data.Order.Query().Paginate(ctx, args, where)
}

// itemsOf is where a filter finds the orders by the item alone, or nil: the items of a product or variation have an index
// in the order of the list, whether every second order or one in a million holds it.
func itemsOf(ctx context.Context, filter reports.OrderFilter) *page.Found {
	var item *sql.Predicate
	switch {
	case filter.ProductID != nil:
		item = sql.EQ(orderitem.FieldProductID, *filter.ProductID)
	case filter.VariationID != nil:
		item = sql.EQ(orderitem.FieldVariationID, *filter.VariationID)
	default:
		return nil
	}
	filter.ProductID, filter.VariationID = nil, nil
	actor, err := auth.From(ctx)
	if err != nil || !reflect.ValueOf(filter).IsZero() {
		return nil
	}
	return &page.Found{
		Table: orderitem.Table, ID: orderitem.FieldOrderID, Column: orderitem.FieldOrderedAt,
		Where: sql.And(sql.EQ(orderitem.FieldStoreID, actor.StoreID), item),
	}
}

// matched is a filter with the ids of those customers and orders that are found by its text, instead of the text. When they
// are many, it is the same filter.
func (r *Resolver) matched(ctx context.Context, where db.OrderWhereInput) (*db.OrderWhereInput, error) {
	customers, few, err := r.fewCustomers(ctx, *where.Matches)
	if err != nil || !few {
		return &where, err
	}
	found := []*db.OrderWhereInput{{CustomerIDIn: customers}}
	if first, last, ok := words.Parse(*where.Matches).OrderNumbers(words.MinNumber); ok {
		numbered, err := r.data.Order.Query().Where(order.NumberGTE(first), order.NumberLTE(last)).Limit(manyOrders).IDs(ctx)
		if err != nil || len(numbered) == manyOrders {
			return &where, err
		}
		if len(numbered) > 0 {
			found = append(found, &db.OrderWhereInput{IDIn: numbered})
		}
	}
	where.Matches = nil
	where.And = append(slices.Clone(where.And), &db.OrderWhereInput{Or: found})
	return &where, nil
}

// manyOrders are more than are looked up one by one.
const manyOrders = 501
