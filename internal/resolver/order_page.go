package resolver

import (
	"context"
	"math"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/salesrollup"
	"kiosk/ent/db/variation"
	"kiosk/internal/database"
)

// orderList finds the orders that a filter asks for. Where it can, it knows how many there are in which spans of time,
// so that a page is found without passing over the orders before it.
type orderList struct {
	sql    database.Statements
	filter database.OrderFilter
	driver salesrollup.Dimension // whose index finds the orders
}

// findOrders returns the ids on one page of the orders that a filter asks for, and the number of all.
func findOrders(ctx context.Context, tx *db.Tx, sql database.Statements, filter database.OrderFilter, page, limit int) ([]uuid.UUID, int, error) {
	l := &orderList{sql: sql, filter: filter, driver: salesrollup.DimensionSTORE}
	if err := l.dropImpliedProduct(ctx, tx); err != nil {
		return nil, 0, err
	}
	var narrowing []salesrollup.Dimension
	for _, dimension := range []salesrollup.Dimension{
		salesrollup.DimensionCUSTOMER, salesrollup.DimensionPRODUCT, salesrollup.DimensionVARIATION,
	} {
		if l.filter.ID(dimension) != nil {
			narrowing = append(narrowing, dimension)
		}
	}
	if len(narrowing) > 1 {
		return l.intersect(ctx, narrowing, page, limit)
	}
	if len(narrowing) == 1 {
		l.driver = narrowing[0]
	}
	buckets, err := l.bucketsOf(ctx, l.driver)
	if err != nil {
		return nil, 0, err
	}
	total := matching(buckets)
	if page > pagesOf(total, limit) {
		return nil, total, nil // also keeps the offset of an absurd page from overflowing
	}
	if err := l.preferRareStatus(ctx, buckets); err != nil {
		return nil, 0, err
	}
	var ids []uuid.UUID
	for _, span := range spansOfPage(buckets, (page-1)*limit, limit) {
		found, err := l.sql.OrderIDs(ctx, l.driver, l.filter.Between(span.since, span.until), span.skip, span.take)
		if err != nil {
			return nil, 0, err
		}
		ids = append(ids, found...)
	}
	return ids, total, nil
}

// pagesOf is how many pages hold the orders.
func pagesOf(orders, limit int) int { return (orders + limit - 1) / limit }

// matching is the number of orders in the buckets.
func matching(buckets []database.OrderBucket) (orders int) {
	for _, b := range buckets {
		orders += b.Matching
	}
	return orders
}

// dropImpliedProduct takes the product out of a filter that has one of its variations.
func (l *orderList) dropImpliedProduct(ctx context.Context, tx *db.Tx) error {
	if l.filter.ProductID == nil || l.filter.VariationID == nil {
		return nil
	}
	implied, err := tx.Variation.Query().
		Where(variation.ID(*l.filter.VariationID), variation.ProductID(*l.filter.ProductID)).
		Exist(ctx)
	if implied {
		l.filter.ProductID = nil
	}
	return err
}

// intersect finds what belongs to several dimensions at once, which no rollup holds: the orders of the rarest dimension, or
// of the status, are looked through for the others.
func (l *orderList) intersect(ctx context.Context, narrowing []salesrollup.Dimension, page, limit int) ([]uuid.UUID, int, error) {
	if l.filter.Status != nil {
		narrowing = append(narrowing, salesrollup.DimensionSTORE)
	}
	about, err := l.sql.OrdersAbout(ctx, narrowing, l.filter)
	if err != nil {
		return nil, 0, err
	}
	l.driver = slices.MinFunc(narrowing, func(a, b salesrollup.Dimension) int { return about[a] - about[b] })
	if page <= math.MaxInt32/limit { // the offset of an absurd page would overflow
		ids, total, err := l.sql.OrderIDsAndCount(ctx, l.driver, l.filter, (page-1)*limit, limit)
		if err != nil || total > 0 || page == 1 {
			return ids, total, err
		}
	}
	total, err := l.sql.CountOrders(ctx, l.driver, l.filter)
	return nil, total, err
}

// bucketsOf counts the orders of one dimension, the latest first: whole buckets, and by row what lies at the edges.
func (l *orderList) bucketsOf(ctx context.Context, dimension salesrollup.Dimension) ([]database.OrderBucket, error) {
	only := l.filter.Only(dimension)
	grain := database.GrainOfOrders(dimension)
	since, until := l.filter.Since, l.filter.Until
	first, last := database.BucketOf(grain, since), database.BucketOf(grain, until)
	if first.Before(since) {
		first = database.BucketAfter(grain, first)
	}
	if !first.Before(last) {
		return l.edge(ctx, dimension, only.Between(since, until))
	}
	tail, err := l.edge(ctx, dimension, only.Between(last, until))
	if err != nil {
		return nil, err
	}
	whole, err := l.sql.OrderBuckets(ctx, dimension, only.Between(first, last))
	if err != nil {
		return nil, err
	}
	head, err := l.edge(ctx, dimension, only.Between(since, first))
	return append(append(tail, whole...), head...), err
}

// edge counts a part of a bucket by row.
func (l *orderList) edge(ctx context.Context, dimension salesrollup.Dimension, f database.OrderFilter) ([]database.OrderBucket, error) {
	if !f.Since.Before(f.Until) {
		return nil, nil
	}
	n, err := l.sql.CountOrders(ctx, dimension, f)
	if n == 0 || err != nil {
		return nil, err
	}
	return []database.OrderBucket{{Since: f.Since, Until: f.Until, Matching: n, Any: n}}, nil
}

// manyItems is how many items may be read to find those whose order has a status.
const manyItems = 1_000

// preferRareStatus has a popular product's orders of a rare status found by their status.
func (l *orderList) preferRareStatus(ctx context.Context, buckets []database.OrderBucket) error {
	ofAnyStatus := 0
	for _, b := range buckets {
		ofAnyStatus += b.Any
	}
	if !database.HasItems(l.driver) || l.filter.Status == nil || ofAnyStatus <= manyItems {
		return nil
	}
	ofStatus, err := l.bucketsOf(ctx, salesrollup.DimensionSTORE)
	if err == nil && matching(ofStatus) < ofAnyStatus {
		l.driver = salesrollup.DimensionSTORE
	}
	return err
}
