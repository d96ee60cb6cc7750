package database

import (
	"context"
	"database/sql"
	"encoding/json"
	"strconv"
	"strings"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"github.com/lib/pq"

	"kiosk/ent/db"
	"kiosk/internal/auth"
)

// Querier is what a transaction and a client of the data layer have in common.
type Querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

// Dialect words those parts of a statement in which the databases differ. It is dialect.Postgres or dialect.SQLite of Ent.
type Dialect string

// Lock returns the clause that locks the rows of a SELECT. SQLite has none: its writers come one by one.
func (d Dialect) Lock(clause string) string {
	if d == dialect.SQLite {
		return ""
	}
	return clause
}

// Any returns the condition that a column is one of the values of a parameter, such as $1, which List makes.
func (d Dialect) Any(parameter string) string {
	if d == dialect.SQLite {
		return "IN (SELECT value FROM json_each(" + parameter + "))"
	}
	return "= ANY (" + parameter + ")"
}

// List returns ids as the value of one parameter: JSON for SQLite, which has no arrays.
func (d Dialect) List(ids []uuid.UUID) any {
	texts := make([]string, len(ids))
	for i, id := range ids {
		texts[i] = id.String()
	}
	if d == dialect.SQLite {
		encoded, _ := json.Marshal(texts) // strings always encode
		return string(encoded)
	}
	return pq.Array(texts)
}

// Statements are what Ent cannot express, each in SQL that both databases understand. They are confined to one store.
type Statements struct {
	Target  Querier
	Dialect Dialect
	Store   uuid.UUID
}

// On returns the statements for a transaction, or for the client outside of one, in the store of the context's actor; those
// of an actor of all stores find nothing. Error: auth.ErrNoActor.
func (d *DB) On(ctx context.Context, target Querier) (Statements, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return Statements{}, err
	}
	return Statements{target, Dialect(d.Dialect), actor.StoreID}, nil
}

// QueryRows runs a statement and hands every row to scan.
func (s Statements) QueryRows(ctx context.Context, scan func(*sql.Rows) error, query string, args ...any) error {
	return Query(ctx, s.Target, scan, query, args...)
}

// Query runs a statement and hands every row to scan. It returns the first error, be it the statement's, scan's or the rows' own.
func Query(ctx context.Context, on Querier, scan func(*sql.Rows) error, query string, args ...any) (err error) {
	if _, outsideOfTx := on.(*db.Client); outsideOfTx {
		leave, err := enterSlot(ctx)
		if err != nil {
			return err
		}
		defer leave()
	}
	rows, err := on.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer func() {
		if closing := rows.Close(); err == nil {
			err = closing
		}
	}()
	for rows.Next() {
		if err := scan(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// Parameters collects the values of a statement that is put together. The zero value has none.
type Parameters struct{ Values []any }

// Add returns the placeholder of one more, such as $3.
func (p *Parameters) Add(value any) string {
	p.Values = append(p.Values, value)
	return "$" + strconv.Itoa(len(p.Values))
}

// AddIDs returns the placeholders of several more as a list: ($3, $4, $5).
func (p *Parameters) AddIDs(ids []uuid.UUID) string {
	list := make([]string, len(ids))
	for i, id := range ids {
		list[i] = p.Add(id)
	}
	return "(" + strings.Join(list, ", ") + ")"
}

// AddRow returns one row of a VALUES list. The types are those of the values on PostgreSQL, which cannot infer them there;
// SQLite needs none.
func (p *Parameters) AddRow(d Dialect, types []string, values ...any) string {
	row := make([]string, len(values))
	for i, value := range values {
		row[i] = p.Add(value)
		if d != dialect.SQLite {
			row[i] += "::" + types[i]
		}
	}
	return "(" + strings.Join(row, ", ") + ")"
}

// MaxIn bounds the values of one IN, and the rows that a statement is given: SQLite takes 32,766 parameters.
const MaxIn = 1_000

// IDs runs a statement whose rows are ids, and returns them.
func (s Statements) IDs(ctx context.Context, query string, args ...any) ([]uuid.UUID, error) {
	var ids []uuid.UUID
	err := s.QueryRows(ctx, ScanIDs(&ids), query, args...)
	return ids, err
}

// ScanIDs scans rows that are ids, and appends them.
func ScanIDs(ids *[]uuid.UUID) func(*sql.Rows) error {
	return func(row *sql.Rows) error {
		var id uuid.UUID
		err := row.Scan(&id)
		*ids = append(*ids, id)
		return err
	}
}
