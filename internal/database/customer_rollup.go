package database

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/ids"
)

// addToCustomerRollups adds a tally to its buckets, each as one part, and takes the bucket's parts that are no larger into
// it: so a bucket of n customers has about log2(n) parts, and none is written anew more often than that. Parts that another
// transaction holds are passed by.
func (s Statements) addToCustomerRollups(ctx context.Context, store uuid.UUID, tally CustomerTally, now time.Time) error {
	small, err := s.smallParts(ctx, store, tally)
	if err != nil {
		return err
	}
	if len(small) > 0 {
		if err := s.takeParts(ctx, store, small, tally); err != nil {
			return err
		}
	}
	return s.insertParts(ctx, tally, now)
}

// smallParts returns the ids of the parts that the tally grows by.
func (s Statements) smallParts(ctx context.Context, store uuid.UUID, tally CustomerTally) ([]any, error) {
	var spans []Span
	grown := map[CustomerBucket]int{}
	for bucket, sales := range tally {
		spans = append(spans, Span{Grain: bucket.Grain, From: bucket.Start, To: bucket.Start + 1})
		grown[bucket] = len(sales)
	}
	wanted, err := marshalSpans(spans)
	if err != nil {
		return nil, err
	}
	var small []any
	err = s.query(ctx, func(rows *sql.Rows) error {
		var id uuid.UUID
		var bucket CustomerBucket
		var customers int
		if err := rows.Scan(&id, &bucket.Grain, &bucket.Start, &customers); err != nil {
			return err
		}
		if customers <= grown[bucket] {
			grown[bucket] += customers
			small = append(small, id)
		}
		return nil
	}, `WITH `+s.spans("$2")+`
		SELECT r.id, r.grain, r.bucket, r.customers FROM spans s CROSS JOIN customer_rollups r
		WHERE r.store_id = $1 AND r.grain = s.grain AND r.bucket >= s.first AND r.bucket < s.after
		ORDER BY r.customers, r.id`, store, wanted)
	if err != nil {
		return nil, fmt.Errorf("database: find parts of the customers' rollups: %w", err)
	}
	return small, nil
}

// takeParts moves parts from the table into the tally, those that are still there and free.
func (s Statements) takeParts(ctx context.Context, store uuid.UUID, parts []any, tally CustomerTally) error {
	err := s.query(ctx, func(rows *sql.Rows) error {
		var bucket CustomerBucket
		var packed sql.RawBytes
		if err := rows.Scan(&bucket.Grain, &bucket.Start, &packed); err != nil {
			return err
		}
		return UnpackCustomers(packed, tally[bucket].Add)
	}, `DELETE FROM customer_rollups WHERE id IN (
			SELECT id FROM customer_rollups WHERE store_id = $1 AND id IN `+placeholders(2, len(parts))+` `+s.lock("FOR UPDATE SKIP LOCKED")+`)
		RETURNING grain, bucket, sums`, append([]any{store}, parts...)...)
	if err != nil {
		return fmt.Errorf("database: take parts of the customers' rollups: %w", err)
	}
	return nil
}

func (s Statements) insertParts(ctx context.Context, tally CustomerTally, now time.Time) error {
	added := Rows{Table: "customer_rollups", Columns: []string{"id", "created_at", "grain", "bucket", "customers", "sums"}}
	for _, b := range tally.Buckets() {
		added.Values = append(added.Values, []any{ids.New(), now, b.Grain, b.Start, len(tally[b]), tally[b].Pack()})
	}
	if err := s.insertInParts(ctx, added); err != nil {
		return fmt.Errorf("database: add to the customers' rollups: %w", err)
	}
	return nil
}

// Buckets returns the buckets in which something was bought.
func (t CustomerTally) Buckets() []CustomerBucket {
	buckets := slices.SortedFunc(maps.Keys(t), func(a, b CustomerBucket) int {
		return cmp.Or(strings.Compare(string(a.Grain), string(b.Grain)), cmp.Compare(a.Start, b.Start))
	})
	return slices.DeleteFunc(buckets, func(b CustomerBucket) bool { return len(t[b]) == 0 })
}

// CustomersOfSpans returns what the rollups hold of the store's customers in the spans, in lists that add up.
// Orders that are not counted yet are missing: see UncountedSales.
func (s Statements) CustomersOfSpans(ctx context.Context, spans []Span) ([][]CustomerTotal, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	wanted, err := marshalSpans(spans)
	if err != nil {
		return nil, err
	}
	var lists [][]CustomerTotal
	err = s.query(ctx, func(rows *sql.Rows) error {
		var customers int
		var packed sql.RawBytes
		if err := rows.Scan(&customers, &packed); err != nil {
			return err
		}
		list := make([]CustomerTotal, 0, customers)
		err := UnpackCustomers(packed, func(id uuid.UUID, sums CustomerSums) { list = append(list, CustomerTotal{id, sums}) })
		lists = append(lists, list)
		return err
	}, `WITH `+s.spans("$2")+`
		SELECT r.customers, r.sums FROM spans s CROSS JOIN customer_rollups r
		WHERE r.store_id = $1 AND r.grain = s.grain AND r.bucket >= s.first AND r.bucket < s.after`, actor.StoreID, wanted)
	if err != nil {
		return nil, fmt.Errorf("database: sum up customers: %w", err)
	}
	return lists, nil
}

// CustomersOfStrip hands on what the store's customers bought in a strip, from the orders themselves.
func (s Statements) CustomersOfStrip(ctx context.Context, strip Strip, visit func(uuid.UUID, CustomerSums)) error {
	if !strip.From.Before(strip.To) {
		return nil
	}
	actor, err := auth.From(ctx)
	if err != nil {
		return err
	}
	err = s.query(ctx, func(rows *sql.Rows) error {
		var id uuid.UUID
		var sums CustomerSums
		if err := rows.Scan(&id, &sums.Orders, &sums.Amount, &sums.Refunded); err != nil {
			return err
		}
		if strip.Sign < 0 {
			sums = sums.Negated()
		}
		visit(id, sums)
		return nil
	}, `SELECT o.customer_id, count(*), CAST(sum(o.total) AS bigint), CAST(sum(o.refunded_amount) AS bigint)
		FROM orders o WHERE o.store_id = $1 AND o.created_at >= $2 AND o.created_at < $3
		GROUP BY o.customer_id`, actor.StoreID, strip.From, strip.To)
	if err != nil {
		return fmt.Errorf("database: sum up customers of a strip: %w", err)
	}
	return nil
}
