package backlog

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/database"
)

// findBatch is the maximum number of waiting rows that one statement reads.
const findBatch = 500

// Waiting describes rows that wait for a worker. StoresIn is fast when an index contains exactly the rows of the condition, ordered by
// store.
type Waiting struct {
	Table     string
	Condition string
	Among     string // an additional condition with parameters from $3 on; may be ""
	Time      string // the column with the time that Store.From returns
}

// statement returns a statement for the first $2 waiting rows of the stores after $1, in the order of the stores.
func (w Waiting) statement() string {
	among := w.Among
	if among != "" {
		among = " AND (" + among + ")"
	}
	return `SELECT store_id, ` + w.Time + ` FROM ` + w.Table + `
		WHERE ` + w.Condition + among + ` AND store_id > $1 ORDER BY store_id LIMIT $2`
}

// Stores is StoresIn in a new transaction. When a node of Citus does not respond, it returns the stores on the other nodes that have rows
// of Condition, without their times and without regard to Among.
func Stores(ctx context.Context, d *database.DB, waiting Waiting, args ...any) (found []Store, err error) {
	err = d.SnapshotTx(database.WithSettings(ctx, database.UsingIndexes), func(tx *sql.Tx) error {
		found, err = StoresIn(ctx, tx, waiting, args...)
		return err
	})
	if d.Dialect != dialect.Postgres || !database.IsConnection(err) {
		return found, err
	}
	remaining, notCitus := storesByShard(ctx, d, waiting)
	if notCitus != nil {
		return nil, err
	}
	return remaining, nil
}

// storesByShard queries each shard of Citus separately, so that it finds the stores on the nodes that respond.
// https://docs.citusdata.com/en/v12.1/develop/api_udf.html#run-command-on-shards
func storesByShard(ctx context.Context, d *database.DB, waiting Waiting) (found []Store, err error) {
	ofShard := `SELECT string_agg(store_id::text, ' ') FROM (SELECT DISTINCT store_id FROM %s WHERE ` + waiting.Condition + `) AS waiting`
	err = database.Query(ctx, d.SQL, func(row *sql.Rows) error {
		var stores sql.NullString
		if err := row.Scan(&stores); err != nil {
			return err
		}
		for text := range strings.FieldsSeq(stores.String) {
			id, err := uuid.Parse(text)
			if err != nil {
				return err
			}
			found = append(found, Store{ID: id})
		}
		return nil
	}, "SELECT result FROM run_command_on_shards($1, $2) WHERE success", waiting.Table, ofShard)
	return found, err
}

// Store is a store with waiting rows. From is the earliest of their times, or zero when not all of them were read.
type Store struct {
	ID   uuid.UUID
	From time.Time
}

// StoresIn returns all stores that have waiting rows. It locks nothing. A store with many rows costs one statement, and stores with few
// rows share a statement.
func StoresIn(ctx context.Context, on database.Querier, waiting Waiting, args ...any) (found []Store, err error) {
	var last Store
	for {
		rows := 0
		err := database.Query(ctx, on, func(row *sql.Rows) error {
			var store Store
			err := row.Scan(&store.ID, &store.From)
			switch rows++; {
			case store.ID != last.ID:
				found = append(found, store)
				last = store
			case store.From.Before(last.From):
				last.From, found[len(found)-1].From = store.From, store.From
			}
			return err
		}, waiting.statement(), append([]any{last.ID, findBatch}, args...)...)
		if err != nil {
			return nil, fmt.Errorf("backlog: find stores with work: %w", err)
		}
		if rows < findBatch {
			return found, nil
		}
		found[len(found)-1].From = time.Time{}
	}
}
