package database

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db/salesrollup"
	"kiosk/internal/auth"
)

// OrdersAbout returns about how many orders the index of each dimension leads to: of the filter, the dimension's own id
// and the bounds apply, and to STORE the status. It does without what is unrolled, and takes the buckets at the bounds
// for whole.
func (s Statements) OrdersAbout(ctx context.Context, dimensions []salesrollup.Dimension, f OrderFilter) (map[salesrollup.Dimension]int, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	var a args
	store, until := a.add(actor.StoreID), a.add(f.Until.Unix())
	sums := make([]string, len(dimensions))
	for i, dimension := range dimensions {
		id, grain, status := uuid.Nil, GrainOfOrders(dimension), ""
		if dimension == salesrollup.DimensionPRODUCT {
			grain = salesrollup.GrainMONTH // which it has too, and fewer of
		}
		if narrowed := f.ID(dimension); narrowed != nil {
			id = *narrowed
		}
		if dimension == salesrollup.DimensionSTORE && f.Status != nil {
			status = " AND status = " + a.add(*f.Status)
		}
		sums[i] = `SELECT dimension, sum(orders) FROM sales_rollups
			WHERE store_id = ` + store + ` AND dimension = ` + a.add(dimension) + ` AND dimension_id = ` + a.add(id) + ` AND grain = ` + a.add(grain) + `
				AND bucket >= ` + a.add(BucketOf(grain, f.Since).Unix()) + ` AND bucket < ` + until + status + ` GROUP BY dimension`
	}
	about := make(map[salesrollup.Dimension]int, len(dimensions))
	err = s.query(ctx, func(rows *sql.Rows) error {
		var dimension salesrollup.Dimension
		var orders int
		err := rows.Scan(&dimension, &orders)
		about[dimension] = orders
		return err
	}, strings.Join(sums, " UNION ALL "), a.values...)
	if err != nil {
		return nil, fmt.Errorf("database: estimate orders: %w", err)
	}
	return about, nil
}
