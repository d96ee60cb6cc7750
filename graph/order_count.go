package graph

import (
	"context"
	"reflect"
	"slices"

	"entgo.io/contrib/entgql"
	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"
	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/ent/db"
	"kiosk/internal/resolver"
)

// orders returns a page of orders. When the rollups know how many orders the filter asks for, they tell the totalCount:
// to count a million orders takes hundreds of times as long as to read a page of them.
func (r *Resolver) orders(
	ctx context.Context, after *entgql.Cursor[uuid.UUID], first *int, before *entgql.Cursor[uuid.UUID], last *int,
	orderBy *db.OrderOrder, where *db.OrderWhereInput,
) (*db.OrderConnection, error) {
	page := func(ctx context.Context) (*db.OrderConnection, error) {
		return r.data.Order.Query().Paginate(ctx, after, first, before, last, db.WithOrderOrder(orderBy), db.WithOrderFilter(where.Filter))
	}
	filter, known := rolledUp(where)
	selected := graphql.CollectAllFields(ctx)
	if !known || !slices.Contains(selected, "totalCount") {
		return page(ctx)
	}
	connection, err := page(selectingOnly(ctx, "edges"))
	if err != nil {
		return nil, err
	}
	connection.TotalCount, err = r.operations.CountOrders(ctx, filter)
	if !slices.Contains(selected, "edges") { // a page that was not read is as good as before the first or after the last
		connection.PageInfo.HasNextPage = first != nil && connection.TotalCount > 0
		connection.PageInfo.HasPreviousPage = last != nil && connection.TotalCount > 0
	}
	return connection, err
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

// selectingOnly returns the context of the same field with one of the fields that are selected below it.
func selectingOnly(ctx context.Context, name string) context.Context {
	field := *graphql.GetFieldContext(ctx)
	var kept ast.SelectionSet
	for _, selected := range graphql.CollectFieldsCtx(ctx, []string{"OrderConnection"}) {
		if selected.Name == name {
			only := *selected.Field
			only.SelectionSet = selected.Selections
			kept = append(kept, &only)
		}
	}
	field.Field.Selections = kept
	return graphql.WithFieldContext(ctx, &field)
}
