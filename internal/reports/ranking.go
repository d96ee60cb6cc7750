package reports

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/salesrollup"
	"kiosk/internal/money"
)

// RankingRow holds the sales of one product, tier or customer.
type RankingRow struct {
	ID       uuid.UUID
	Orders   int
	Units    int
	Amount   money.Amount
	Refunded money.Amount
}

// partialBucket is a part of a bucket whose orders are counted from their own rows, and added to or subtracted from the ranges.
type partialBucket struct {
	From, To time.Time
	Sign     int // +1 or -1
}

// rankingQuery is the input of ranking.
type rankingQuery struct {
	Dimension salesrollup.Dimension // PRODUCT, TIER or CUSTOMER
	Ranges    []bucketRange
	Partials  [2]partialBucket // a zero partialBucket adds nothing
	Changes   []RankingRow     // to add to the rollups in the ranges: the changes by unrolled orders
	Only      *uuid.UUID       // the id of the only row to return; nil for all rows
	Limit     int
}

// partials has, for each dimension, the query that counts the orders of a partial bucket from their rows. Its formatting verbs are for
// three parameters: the sign and both ends of the partial bucket.
var partials = map[salesrollup.Dimension]string{
	salesrollup.DimensionPRODUCT: itemPartial("i.product_id"),
	salesrollup.DimensionTIER:    itemPartial("coalesce(i.applied_tier_id, '" + uuid.Nil.String() + "')"),
	salesrollup.DimensionCUSTOMER: `SELECT o.customer_id, %[1]s, CAST(0 AS bigint), %[1]s * o.total, %[1]s * o.refunded_amount
		FROM orders o WHERE o.store_id = $1 AND o.created_at >= %[2]s AND o.created_at < %[3]s`,
}

// itemPartial returns the query for a dimension of items: an order counts once for each id, and with the amounts of the id's items only.
func itemPartial(id string) string {
	return `SELECT ` + id + `, CAST(%[1]s AS bigint), %[1]s * count(CASE WHEN i.replaces_id IS NULL THEN 1 END),
			%[1]s * CAST(sum(CASE WHEN i.replaces_id IS NULL THEN i.price ELSE 0 END) AS bigint),
			%[1]s * CAST(sum(CASE WHEN i.status IN ('CANCELLED', 'REFUNDED') THEN i.price ELSE 0 END) AS bigint)
		FROM orders o CROSS JOIN order_items i
		WHERE i.store_id = o.store_id AND i.order_id = o.id AND o.store_id = $1 AND o.created_at >= %[2]s AND o.created_at < %[3]s
		GROUP BY ` + id + `, o.id`
}

// changes returns the common table expression that reads RankingRows from a JSON parameter.
func (s statements) changes(parameter string) string {
	if s.Dialect == dialect.SQLite {
		return `changes AS (SELECT value ->> 'id' AS id, value ->> 'orders' AS orders, value ->> 'units' AS units,
			value ->> 'amount' AS amount, value ->> 'refunded' AS refunded FROM json_each(` + parameter + `))`
	}
	return `changes AS (SELECT id, orders, units, amount, refunded FROM json_to_recordset(` + parameter + `)
		AS c(id uuid, orders bigint, units bigint, amount bigint, refunded bigint))`
}

// ranking returns the rows with the highest sales after refunds, in descending order.
func (s statements) ranking(ctx context.Context, q rankingQuery) ([]RankingRow, error) {
	ranges, changes, err := q.marshal()
	if err != nil {
		return nil, err
	}
	arguments := []any{
		s.Store, ranges, string(q.Dimension), changes, q.Limit,
		q.Partials[0].Sign, q.Partials[0].From, q.Partials[0].To, q.Partials[1].Sign, q.Partials[1].From, q.Partials[1].To,
	}
	only := ""
	if q.Only != nil {
		only, arguments = `WHERE id = $12`, append(arguments, *q.Only)
	}
	var ranking []RankingRow
	err = s.QueryRows(ctx, func(rows *sql.Rows) error {
		var row RankingRow
		err := rows.Scan(&row.ID, &row.Orders, &row.Units, &row.Amount, &row.Refunded)
		ranking = append(ranking, row)
		return err
	}, `WITH `+s.ranges("$2")+`, `+s.changes("$4")+`,
		parts AS (
			SELECT r.dimension_id AS id, r.orders, r.units, r.amount, r.refunded
			FROM ranges s CROSS JOIN sales_rollups r
			WHERE r.store_id = $1 AND r.dimension = $3
				AND r.grain = s.grain AND r.bucket >= s.first AND r.bucket < s.after
			UNION ALL `+q.partial("$6", "$7", "$8")+`
			UNION ALL `+q.partial("$9", "$10", "$11")+`
			UNION ALL SELECT id, orders, units, amount, refunded FROM changes)
		SELECT id, CAST(sum(orders) AS bigint), CAST(sum(units) AS bigint), CAST(sum(amount) AS bigint), CAST(sum(refunded) AS bigint)
		FROM parts `+only+`
		GROUP BY id HAVING sum(orders) > 0
		ORDER BY sum(amount) - sum(refunded) DESC, id LIMIT $5`, arguments...)
	if err != nil {
		return nil, fmt.Errorf("rank by %s: %w", q.Dimension, err)
	}
	return ranking, nil
}

func (q rankingQuery) partial(sign, from, to string) string {
	return fmt.Sprintf(partials[q.Dimension], "CAST("+sign+" AS bigint)", from, to)
}

// marshal returns the ranges and the changes as JSON. Amounts are integers, as in the database.
func (q rankingQuery) marshal() (ranges, changes string, err error) {
	if ranges, err = marshalRanges(q.Ranges); err != nil {
		return "", "", err
	}
	type change struct {
		ID       uuid.UUID `json:"id"`
		Orders   int       `json:"orders"`
		Units    int       `json:"units"`
		Amount   int64     `json:"amount"`
		Refunded int64     `json:"refunded"`
	}
	list := make([]change, len(q.Changes))
	for i, c := range q.Changes {
		list[i] = change{c.ID, c.Orders, c.Units, int64(c.Amount), int64(c.Refunded)}
	}
	text, err := json.Marshal(list)
	return ranges, string(text), err
}
