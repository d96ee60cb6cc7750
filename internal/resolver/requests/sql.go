package requests

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// queries runs the SQL statements of this package, in the actor's store.
type queries struct{ database.Statements }

// newRequest is a row of request_logs without its sequence. The schema describes the fields.
type newRequest struct {
	At               time.Time
	APITokenID       uuid.UUID
	Method, Path     string
	Status           int
	Code, RequestID  string
	DurationInMicros int64
}

var requestColumns = []string{
	"id", "created_at", "sequence", "api_token_id", "method", "path", "status", "code", "request_id", "duration_us",
}

// insertRequests appends requests to the log of the store. It must run in a transaction, because SQLite takes a statement for every few
// rows.
// Error: database.ErrRetry, when another process has appended requests of the same store at the same time. That process
// commits first, and this one reads the end of the log again. So sequences ascend in the order of commits: a reader that has
// read a sequence does not miss a lower one.
func (q queries) insertRequests(ctx context.Context, requests []newRequest) error {
	var last int64
	err := q.QueryRows(ctx, func(rows *sql.Rows) error { return rows.Scan(&last) },
		`SELECT coalesce(max(sequence), 0) FROM request_logs WHERE store_id = $1`, q.Store)
	if err != nil {
		return fmt.Errorf("requests: read the end of the request log: %w", err)
	}
	rows := database.Rows{Table: "request_logs", Columns: requestColumns, Values: make([][]any, len(requests))}
	for i, r := range requests {
		rows.Values[i] = []any{
			ids.New(), r.At, last + 1 + int64(i), r.APITokenID, r.Method, r.Path, r.Status, r.Code, r.RequestID, r.DurationInMicros,
		}
	}
	err = q.Insert(ctx, rows)
	if database.IsUniqueViolation(err) {
		return database.ErrRetry
	}
	if err != nil {
		return fmt.Errorf("requests: log requests: %w", err)
	}
	return nil
}
