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

// Querier runs statements: a transaction, a pool, or Ent's client.
type Querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

// Dialect is Ent's dialect.Postgres or dialect.SQLite. Its methods return the parts of statements that differ between the two.
type Dialect string

// Lock returns the locking clause of a SELECT, or "" on SQLite, which has no row locks and one writer at a time.
func (d Dialect) Lock(clause string) string {
	if d == dialect.SQLite {
		return ""
	}
	return clause
}

// Expired returns the condition that the time in a column has come by the clock of the process, which is a parameter such as $1. On
// PostgreSQL it must have come by the database's clock, too, because other processes may have other clocks than one that is ahead.
func (d Dialect) Expired(column, parameter string) string {
	expired := column + " <= " + parameter
	if d != dialect.SQLite {
		expired += " AND " + column + " <= now()"
	}
	return expired
}

// Any returns the condition that a column is one of the ids in a parameter, such as $1. The value of the parameter comes from List.
func (d Dialect) Any(parameter string) string {
	if d == dialect.SQLite {
		return "IN (SELECT value FROM json_each(" + parameter + "))"
	}
	return "= ANY (" + parameter + ")"
}

// List returns ids as the value of one parameter for Any: an array for PostgreSQL, JSON for SQLite.
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

// Statements runs SQL that Ent cannot express, in one store. Callers write the statements so that both databases understand them.
type Statements struct {
	Target  Querier
	Dialect Dialect
	Store   uuid.UUID
}

// On returns Statements for a transaction, or for Ent's client, in the store of the context's actor. An actor of all stores has the zero
// id as its store, so its statements find nothing. Error: auth.ErrNoActor.
func (d *DB) On(ctx context.Context, target Querier) (Statements, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return Statements{}, err
	}
	return Statements{target, Dialect(d.Dialect), actor.StoreID}, nil
}

// QueryRows runs a statement and calls scan for each row.
func (s Statements) QueryRows(ctx context.Context, scan func(*sql.Rows) error, query string, args ...any) error {
	return Query(ctx, s.Target, scan, query, args...)
}

// Query runs a statement and calls scan for each row. It returns the first error of the statement, of scan or of reading the rows.
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

// Parameters collects the parameter values of a statement while its text is built. The zero value is empty.
type Parameters struct{ Values []any }

// Add adds a value and returns its placeholder, such as $3.
func (p *Parameters) Add(value any) string {
	p.Values = append(p.Values, value)
	return "$" + strconv.Itoa(len(p.Values))
}

// AddIDs adds ids and returns their placeholders as a list: ($3, $4, $5).
func (p *Parameters) AddIDs(ids []uuid.UUID) string {
	list := make([]string, len(ids))
	for i, id := range ids {
		list[i] = p.Add(id)
	}
	return "(" + strings.Join(list, ", ") + ")"
}

// AddRow adds values and returns them as one row of a VALUES list. The types are casts for PostgreSQL, which cannot infer the types
// there. SQLite needs none.
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

// MaxIn limits the values of an IN list and the rows of a statement: SQLite accepts 32,766 parameters.
const MaxIn = 1_000

// MaxRows returns how many rows one statement should write, if it has a parameter for each of their values. SQLite and its driver search
// for each parameter among all others, so that the time of a statement grows with the square of its rows; and there are no round trips
// to save.
func (d Dialect) MaxRows() int {
	if d == dialect.SQLite {
		return 20
	}
	return MaxIn
}

// IDs runs a statement whose only column is an id, and returns the ids.
func (s Statements) IDs(ctx context.Context, query string, args ...any) ([]uuid.UUID, error) {
	var ids []uuid.UUID
	err := s.QueryRows(ctx, ScanIDs(&ids), query, args...)
	return ids, err
}

// ScanIDs returns a scan function that appends the id of each row to ids.
func ScanIDs(ids *[]uuid.UUID) func(*sql.Rows) error {
	return func(row *sql.Rows) error {
		var id uuid.UUID
		err := row.Scan(&id)
		*ids = append(*ids, id)
		return err
	}
}
