package database

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/salesrollup"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/ids"
	"kiosk/internal/money"
)

// LedgerKey names one row of the ledger rollups.
type LedgerKey struct {
	Grain  salesrollup.Grain
	Bucket int64
	Kind   wallettransaction.Kind
}

// LedgerSums are what a row of the ledger rollups sums up.
type LedgerSums struct {
	Movements int64
	Amount    money.Amount // signed
}

// LedgerTally sums up ledger rows as the rollups do: what to add to each of their rows.
type LedgerTally map[LedgerKey]LedgerSums

// Add counts a row of the ledger.
func (t LedgerTally) Add(kind wallettransaction.Kind, at time.Time, amount money.Amount) {
	for _, grain := range []salesrollup.Grain{salesrollup.GrainQUARTER_HOUR, salesrollup.GrainDAY} {
		key := LedgerKey{grain, BucketOf(grain, at).Unix(), kind}
		t[key] = LedgerSums{t[key].Movements + 1, t[key].Amount + amount}
	}
}

// Rows returns the tally's rows in the order in which rows of the rollups are locked.
func (t LedgerTally) Rows() []LedgerKey {
	return slices.SortedFunc(maps.Keys(t), func(a, b LedgerKey) int {
		return cmp.Or(strings.Compare(string(a.Grain), string(b.Grain)), cmp.Compare(a.Bucket, b.Bucket), strings.Compare(string(a.Kind), string(b.Kind)))
	})
}

// StoresWithUncountedLedger returns the stores, among those that the actor sees, whose ledger rollups lag behind.
// It must run in a transaction.
func (s Statements) StoresWithUncountedLedger(ctx context.Context) ([]uuid.UUID, error) {
	return s.storesWith(ctx, "wallet_transactions w WHERE w.store_id = s.id AND NOT counted")
}

// CountLedger adds up to limit uncounted ledger rows of the store to the ledger rollups, the oldest first, and returns how
// many. It must run in a transaction. Rows that another transaction counts are passed by.
func (s Statements) CountLedger(ctx context.Context, limit int, now time.Time) (int, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return 0, err
	}
	if err := s.PreferIndexes(ctx); err != nil {
		return 0, err
	}
	tally, marked := LedgerTally{}, []any{actor.StoreID}
	err = s.query(ctx, func(rows *sql.Rows) error {
		var id uuid.UUID
		var at time.Time
		var kind wallettransaction.Kind
		var amount money.Amount
		if err := rows.Scan(&id, &at, &kind, &amount); err != nil {
			return err
		}
		tally.Add(kind, at, amount)
		marked = append(marked, id)
		return nil
	}, `SELECT id, created_at, kind, amount FROM wallet_transactions WHERE store_id = $1 AND NOT counted
		ORDER BY created_at, id LIMIT `+strconv.Itoa(limit)+` `+s.lock("FOR NO KEY UPDATE SKIP LOCKED"), actor.StoreID)
	if err != nil {
		return 0, fmt.Errorf("database: find uncounted ledger rows: %w", err)
	}
	count := len(marked) - 1
	if count == 0 {
		return 0, nil
	}
	if err := s.addToLedgerRollups(ctx, tally, now); err != nil {
		return 0, err
	}
	_, err = s.target.ExecContext(ctx, `UPDATE wallet_transactions SET counted = true
		WHERE store_id = $1 AND id IN `+placeholders(2, count), marked...)
	if err != nil {
		return 0, fmt.Errorf("database: mark ledger rows as counted: %w", err)
	}
	return count, nil
}

func (s Statements) addToLedgerRollups(ctx context.Context, tally LedgerTally, now time.Time) error {
	added := Rows{
		Table:   "ledger_rollups",
		Columns: []string{"id", "created_at", "grain", "bucket", "kind", "movements", "amount"},
		OnConflict: `ON CONFLICT (store_id, grain, bucket, kind) DO UPDATE SET
			movements = ledger_rollups.movements + excluded.movements,
			amount = ledger_rollups.amount + excluded.amount`,
	}
	for _, key := range tally.Rows() {
		added.Values = append(added.Values, []any{
			ids.New(), now, key.Grain, key.Bucket, key.Kind, tally[key].Movements, tally[key].Amount,
		})
	}
	if err := s.insertInParts(ctx, added); err != nil {
		return fmt.Errorf("database: add to the ledger rollups: %w", err)
	}
	return nil
}

// Movements are the ledger rows of one kind together.
type Movements struct {
	Kind   wallettransaction.Kind
	Count  int
	Amount money.Amount // signed
}

// MovementsQuery says which ledger rows Movements adds up.
type MovementsQuery struct {
	From, To time.Time // what the spans make up
	Spans    []Span
	Strips   [2]Strip // the zero value is nothing
}

// Movements adds up the ledger rows of the spans and strips, by kind: what the rollups hold, the rows that they lack, and
// the rows of the strips.
func (s Statements) Movements(ctx context.Context, q MovementsQuery) ([]Movements, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	spans, err := marshalSpans(q.Spans)
	if err != nil {
		return nil, err
	}
	var movements []Movements
	err = s.query(ctx, func(rows *sql.Rows) error {
		var m Movements
		err := rows.Scan(&m.Kind, &m.Count, &m.Amount)
		movements = append(movements, m)
		return err
	}, `WITH `+s.spans("$2")+`,
		parts(kind, movements, amount) AS (
			SELECT r.kind, r.movements, r.amount FROM spans s CROSS JOIN ledger_rollups r
			WHERE r.store_id = $1 AND r.grain = s.grain AND r.bucket >= s.first AND r.bucket < s.after
			UNION ALL SELECT kind, 1, amount FROM wallet_transactions
			WHERE store_id = $1 AND NOT counted AND created_at >= $3 AND created_at < $4
			UNION ALL `+ledgerStrip("$5", "$6", "$7")+`
			UNION ALL `+ledgerStrip("$8", "$9", "$10")+`)
		SELECT kind, CAST(sum(movements) AS bigint), CAST(sum(amount) AS bigint) FROM parts
		GROUP BY kind HAVING sum(movements) > 0`, actor.StoreID, spans, q.From, q.To,
		q.Strips[0].Sign, q.Strips[0].From, q.Strips[0].To, q.Strips[1].Sign, q.Strips[1].From, q.Strips[1].To)
	if err != nil {
		return nil, fmt.Errorf("database: add up the ledger: %w", err)
	}
	return movements, nil
}

func ledgerStrip(sign, from, to string) string {
	return `SELECT kind, CAST(` + sign + ` AS bigint), CAST(` + sign + ` AS bigint) * amount FROM wallet_transactions
		WHERE store_id = $1 AND created_at >= ` + from + ` AND created_at < ` + to
}
