package graph

import (
	"context"
	"reflect"
	"slices"

	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/sql"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/wallettransaction"
	"kiosk/ent/page"
	"kiosk/internal/auth"
	"kiosk/internal/reports"
	"kiosk/internal/words"
)

// orders returns a page of orders. If package reports supports the filter, it also computes totalCount, from the rollups where
// possible: counting a million orders takes hundreds of times as long as reading a page of them.
func (r *Resolver) orders(ctx context.Context, args page.Args, where *db.OrderWhereInput) (_ *db.OrderConnection, err error) {
	if filter, supported := reports.FilterOf(where); supported {
		args.Count = func(ctx context.Context) (int, error) { return r.operations.Reports().CountOrders(ctx, filter) }
		if args.OrderBy != nil && args.OrderBy.Field == "CREATED_AT" {
			args.IndexTable = itemIndex(ctx, filter)
		}
		if args.IndexTable != nil {
			where = nil // it has no other condition
		}
	}
	if where != nil && where.Matches != nil {
		where, err = r.matchedOrders(ctx, *where)
		if err != nil {
			return nil, err
		}
	}
	query := r.data.Order.Query()
	if where != nil && len(where.HasTransactionsWith) == 1 {
		if conditions, ok := transactionsAt(*where.HasTransactionsWith[0]); ok {
			query.Where(withTransactions(ctx, conditions))
			rest := *where
			rest.HasTransactionsWith = nil
			where = &rest
		}
	}
	return query.Paginate(ctx, args, where)
}

// transactionsAt returns the conditions of a filter of transactions by time, and perhaps by kind. It reports false for other filters.
func transactionsAt(f db.WalletTransactionWhereInput) (conditions []predicate.WalletTransaction, ok bool) {
	if f.CreatedAtGTE == nil && f.CreatedAtLT == nil {
		return nil, false
	}
	if f.Kind != nil {
		conditions = append(conditions, wallettransaction.KindEQ(*f.Kind))
	}
	if f.CreatedAtGTE != nil {
		conditions = append(conditions, wallettransaction.CreatedAtGTE(*f.CreatedAtGTE))
	}
	if f.CreatedAtLT != nil {
		conditions = append(conditions, wallettransaction.CreatedAtLT(*f.CreatedAtLT))
	}
	f.Kind, f.CreatedAtGTE, f.CreatedAtLT = nil, nil, nil
	return conditions, reflect.ValueOf(f).IsZero()
}

// withTransactions returns the condition that an order has such a transaction. SQLite, without statistics, would read for each order all
// transactions of that time, so it reads these first, and once.
func withTransactions(ctx context.Context, conditions []predicate.WalletTransaction) predicate.Order {
	return func(s *sql.Selector) {
		if s.Dialect() != dialect.SQLite {
			order.HasTransactionsWith(conditions...)(s)
			return
		}
		actor, err := auth.From(ctx)
		if err != nil {
			s.AddError(err)
			return
		}
		transactions := sql.Dialect(s.Dialect()).Select(wallettransaction.FieldOrderID).From(sql.Table(wallettransaction.Table))
		transactions.Where(sql.EQ(transactions.C(wallettransaction.FieldStoreID), actor.StoreID))
		for _, condition := range conditions {
			condition(transactions)
		}
		s.Where(sql.In(s.C(order.FieldID), transactions))
	}
}

// itemIndex returns the table of items for a filter whose only condition is a product or a variation, otherwise nil. The items
// of a product or variation have an index in the order of the list. This is fast whether every second order or one in a
// million has such an item.
func itemIndex(ctx context.Context, filter reports.OrderFilter) *page.IndexTable {
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
	return &page.IndexTable{
		Table: orderitem.Table, ID: orderitem.FieldOrderID, Column: orderitem.FieldOrderedAt,
		Where: sql.And(sql.EQ(orderitem.FieldStoreID, actor.StoreID), item),
	}
}

// matchedOrders replaces the search text of a filter with the ids of the customers and orders that it matches. It returns the
// filter unchanged when they are many.
func (r *Resolver) matchedOrders(ctx context.Context, where db.OrderWhereInput) (*db.OrderWhereInput, error) {
	customers, few, err := r.fewCustomers(ctx, *where.Matches)
	if err != nil || !few {
		return &where, err
	}
	alternatives := []*db.OrderWhereInput{{CustomerIDIn: customers}}
	if first, last, ok := words.Parse(*where.Matches).OrderNumbers(words.MinNumber); ok {
		numbered, err := r.data.Order.Query().Where(order.NumberGTE(first), order.NumberLTE(last)).Limit(manyMatches).IDs(ctx)
		if err != nil || len(numbered) == manyMatches {
			return &where, err
		}
		if len(numbered) > 0 {
			alternatives = append(alternatives, &db.OrderWhereInput{IDIn: numbered})
		}
	}
	where.Matches = nil
	where.And = append(slices.Clone(where.And), &db.OrderWhereInput{Or: alternatives})
	return &where, nil
}
