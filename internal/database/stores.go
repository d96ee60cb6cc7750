package database

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/google/uuid"
)

// findBatch is how many waiting rows one statement looks at to find stores.
const findBatch = 500

// Waiting describes rows that wait for work. StoresWith is fast where an index has exactly these rows, by their stores.
type Waiting struct {
	Table     string
	Condition string // its parameters are from $3 on
	Time      string // a column
}

// statement lists waiting rows of stores behind $1, in the order of the stores, $2 of them.
func (w Waiting) statement() string {
	return `SELECT store_id, ` + w.Time + ` FROM ` + w.Table + `
		WHERE ` + w.Condition + ` AND store_id > $1 ORDER BY store_id LIMIT $2`
}

// WaitingStore is a store with waiting rows, and the earliest of their times: zero when there are more than were looked at.
type WaitingStore struct {
	ID   uuid.UUID
	From time.Time
}

// StoresWith returns all stores that have waiting rows. It locks nothing. A store costs one statement, however many rows it
// has, and those with few rows have a statement together.
func StoresWith(ctx context.Context, on Querier, waiting Waiting, args ...any) (found []WaitingStore, err error) {
	var last WaitingStore
	for {
		rows := 0
		err := Query(ctx, on, func(row *sql.Rows) error {
			var store WaitingStore
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
			return nil, fmt.Errorf("database: find stores with work: %w", err)
		}
		if rows < findBatch {
			return found, nil
		}
		found[len(found)-1].From = time.Time{}
	}
}
