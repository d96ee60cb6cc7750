package graph

import (
	"context"
	"reflect"
	"regexp"
	"slices"

	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/page"
	"kiosk/internal/auth"
	"kiosk/internal/reports"
	"kiosk/internal/words"
)

// orders returns a page of orders. When reports knows the filter, it says the totalCount, by the rollups if these can: to
// count a million orders takes hundreds of times as long as to read a page of them.
func (r *Resolver) orders(ctx context.Context, args page.Args, where *db.OrderWhereInput) (*db.OrderConnection, error) {
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
		customers, few, err := r.fewCustomers(ctx, *where.Matches)
		if err != nil {
			return nil, err
		}
		if few {
			where = ofCustomers(*where, customers)
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

var orderNumber = regexp.MustCompile(`^[0-9A-HJKMNP-TV-Z]{10}$`)

// ofCustomers is a filter with the ids of those customers who are found by its text, instead of the text.
func ofCustomers(where db.OrderWhereInput, customers []uuid.UUID) *db.OrderWhereInput {
	found := []*db.OrderWhereInput{{CustomerIDIn: customers}}
	if number := words.Parse(*where.Matches).OrderNumber(); orderNumber.MatchString(number) {
		found = append(found, &db.OrderWhereInput{Number: &number})
	}
	where.Matches = nil
	where.And = append(slices.Clone(where.And), &db.OrderWhereInput{Or: found})
	return &where
}
