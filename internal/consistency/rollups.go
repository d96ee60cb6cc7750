package consistency

import (
	"bytes"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/salesrollup"
	"kiosk/internal/database"
	"kiosk/internal/money"
)

// newLedgers compares the ledger rollups with the rows of the ledgers, month by month, one grain at a time.
func newLedgers(dialectName string) rollups {
	clock := clocks[dialectName]
	s := rollups{rows: "wallet_transactions", sums: "ledger_rollups"}
	for _, grain := range []string{"QUARTER_HOUR", "DAY"} {
		s.statements = append(s.statements, `SELECT '`+grain+`' AS grain, bucket, kind, sum(movements) AS movements_over, sum(amount) AS amount_over
			FROM (
				SELECT bucket, kind, movements, amount FROM ledger_rollups
				WHERE store_id = $1 AND grain = '`+grain+`' AND bucket >= $2 AND bucket < $3
				UNION ALL
				SELECT `+clock.bucket(grain, "created_at")+`, kind, -1, -amount FROM wallet_transactions
				WHERE store_id = $1 AND created_at >= $4 AND created_at < $5 AND counted
			) AS both_sides
			GROUP BY bucket, kind HAVING sum(movements) <> 0 OR sum(amount) <> 0 ORDER BY bucket, kind`)
	}
	return s
}

// customers compares what is packed in the customers' rollups with the orders, a day at a time, and keeps the sums of
// the customers of a quarter in memory.
type customers struct{ dialect string }

func (c customers) look(r *reader) error {
	from, to, err := r.span("orders", "customer_rollups")
	if err != nil || from.IsZero() {
		return err
	}
	from = database.BucketOf(database.GrainQuarter, from)
	for from.Before(to) || from.Equal(to) {
		quarter := database.BucketAfter(database.GrainQuarter, from)
		if err := c.lookAtQuarter(r, from, quarter); err != nil {
			return err
		}
		from = quarter
	}
	return r.tx.QueryRowContext(r.ctx, "SELECT count(*) FROM customer_rollups WHERE store_id = $1", r.store).Scan(&r.result.Rows)
}

func (c customers) lookAtQuarter(r *reader, from, to time.Time) error {
	sold, err := c.sold(r, from, to)
	if err != nil {
		return err
	}
	packed, err := r.packed(from, to)
	if err != nil {
		return err
	}
	buckets := maps.Clone(sold)
	maps.Copy(buckets, packed)
	for _, bucket := range buckets.Buckets() {
		for id, sums := range packed[bucket] {
			sold[bucket] = add(sold[bucket], id, sums.Negated())
		}
		for _, id := range slices.SortedFunc(maps.Keys(sold[bucket]), func(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) }) {
			lacking := sold[bucket][id]
			r.note(Finding{
				{"grain", string(bucket.Grain)}, {"bucket", fmt.Sprint(bucket.Start)}, {"customer_id", id.String()},
				{"orders_over", fmt.Sprint(-lacking.Orders)}, {"amount_over", fmt.Sprint(int64(-lacking.Amount))},
				{"refunded_over", fmt.Sprint(int64(-lacking.Refunded))},
			})
		}
	}
	return nil
}

func add(sales database.CustomerSales, id uuid.UUID, sums database.CustomerSums) database.CustomerSales {
	if sales == nil {
		sales = database.CustomerSales{}
	}
	sales.Add(id, sums)
	return sales
}

// sold sums up the orders as they were counted.
func (c customers) sold(r *reader, from, to time.Time) (database.CustomerTally, error) {
	tally := database.CustomerTally{}
	err := database.Query(r.ctx, r.tx, func(rows *sql.Rows) error {
		var id uuid.UUID
		var day, orders, total, refunded int64
		if err := rows.Scan(&id, &day, &orders, &total, &refunded); err != nil {
			return err
		}
		at := time.Unix(day, 0)
		for _, grain := range []salesrollup.Grain{salesrollup.GrainDAY, salesrollup.GrainMONTH, database.GrainQuarter} {
			bucket := database.CustomerBucket{Grain: grain, Start: database.BucketOf(grain, at).Unix()}
			tally[bucket] = add(tally[bucket], id, database.CustomerSums{Orders: orders, Amount: money.Amount(total), Refunded: money.Amount(refunded)})
		}
		return nil
	}, `SELECT customer_id, `+clocks[c.dialect].bucket("DAY", "created_at")+` AS day, count(*), CAST(sum(total) AS bigint), CAST(sum(counted_refunded) AS bigint)
		FROM orders WHERE store_id = $1 AND created_at >= $2 AND created_at < $3 AND counted_as IS NOT NULL
		GROUP BY 1, 2`, r.store, from, to)
	return tally, err
}

// packed adds up the parts of the buckets.
func (r *reader) packed(from, to time.Time) (database.CustomerTally, error) {
	tally := database.CustomerTally{}
	err := database.Query(r.ctx, r.tx, func(rows *sql.Rows) error {
		var bucket database.CustomerBucket
		var sums []byte
		if err := rows.Scan(&bucket.Grain, &bucket.Start, &sums); err != nil {
			return err
		}
		return database.UnpackCustomers(sums, func(id uuid.UUID, sums database.CustomerSums) {
			tally[bucket] = add(tally[bucket], id, sums)
		})
	}, `SELECT grain, bucket, sums FROM customer_rollups WHERE store_id = $1 AND bucket >= $2 AND bucket < $3`, r.store, from.Unix(), to.Unix())
	return tally, err
}

// note adds a finding.
func (r *reader) note(f Finding) {
	r.result.Wrong++
	if len(r.result.Findings) < MaxFindings {
		r.result.Findings = append(r.result.Findings, f)
	}
}
