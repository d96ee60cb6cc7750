// Package reports holds what is read and not changed: lists of orders with their totals, dashboards, and the summaries that
// make both quick. It also brings the summaries up to date, in a transaction of the caller.
//
// Every call takes a context with the Actor of a store and sees that store alone. What the caller did wrong is a
// *problem.Error. How: docs/large-stores.md.
package reports

import (
	"context"
	"database/sql"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
)

// Reports reads what stores sold and hold.
type Reports struct {
	database *database.DB
	settings Settings
	now      func() time.Time
}

// Settings returns the actor's store with its settings. Its error is that of a store that serves no requests.
type Settings func(ctx context.Context) (*db.Store, error)

// New returns reports on a database, as of the times that now returns.
func New(d *database.DB, settings Settings, now func() time.Time) *Reports {
	return &Reports{d, settings, now}
}

// statements run in one transaction, in the store of the actor.
type statements struct{ database.Statements }

func on(ctx context.Context, d *database.DB, target database.Querier) (statements, error) {
	confined, err := d.On(ctx, target)
	return statements{confined}, err
}

// query runs a statement and hands every row to scan.
func (s statements) query(ctx context.Context, scan func(*sql.Rows) error, query string, args ...any) error {
	return database.Query(ctx, s.Target, scan, query, args...)
}

func (s statements) exec(ctx context.Context, statement string, args ...any) error {
	_, err := s.Target.ExecContext(ctx, statement, args...)
	return err
}

// parameters are those of a statement that is put together.
type parameters struct{ values []any }

// add returns the placeholder of one more.
func (p *parameters) add(value any) string {
	p.values = append(p.values, value)
	return "$" + strconv.Itoa(len(p.values))
}

// list returns the placeholders of some more: ($3, $4, $5).
func (p *parameters) list(values []uuid.UUID) string {
	names := make([]string, len(values))
	for i, value := range values {
		names[i] = p.add(value)
	}
	return "(" + strings.Join(names, ", ") + ")"
}
