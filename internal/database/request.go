package database

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/ids"
)

// LoggedRequest is a row of request_logs without its sequence. Its fields are described there.
type LoggedRequest struct {
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

// InsertRequests adds requests to the log of the store behind those that it has, in one statement. A process that does so at
// the same time for the same store waits for this one and gets ErrRetry: so the sequence rises in the order of the commits,
// and a reader who has seen a number misses none below it. Error: ErrRetry.
func (s Statements) InsertRequests(ctx context.Context, requests []LoggedRequest) error {
	var last int64
	err := s.QueryRows(ctx, func(rows *sql.Rows) error { return rows.Scan(&last) },
		`SELECT coalesce(max(sequence), 0) FROM request_logs WHERE store_id = $1`, s.Store)
	if err != nil {
		return fmt.Errorf("database: read the end of the request log: %w", err)
	}
	rows := Rows{Table: "request_logs", Columns: requestColumns, Values: make([][]any, len(requests))}
	for i, r := range requests {
		rows.Values[i] = []any{
			ids.New(), r.At, last + 1 + int64(i), r.APITokenID, r.Method, r.Path, r.Status, r.Code, r.RequestID, r.DurationInMicros,
		}
	}
	err = s.Insert(ctx, rows)
	if IsUniqueViolation(err) {
		return ErrRetry
	}
	if err != nil {
		return fmt.Errorf("database: log requests: %w", err)
	}
	return nil
}
