package database

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"net/url"
	"strings"
	"testing"

	"kiosk/internal/testkit/cluster"
)

// loading is a database of PostgreSQL with two tables to load.
type loading struct{ *DB }

func openLoading(t *testing.T, maxConns int, settings string) loading {
	t.Helper()
	server, err := cluster.Shared()
	if err != nil {
		t.Fatal(err)
	}
	address, err := server.CreateDatabase(t.Context(), "load_"+strings.ToLower(rand.Text()), "")
	if err != nil {
		t.Fatal(err)
	}
	_, err = opened(t, address, Options{}).SQL.ExecContext(t.Context(), `CREATE TABLE main (n int PRIMARY KEY); CREATE TABLE side (n int);
		GRANT ALL ON main, side TO pg_monitor`)
	if err != nil {
		t.Fatal(err)
	}
	return loading{opened(t, address+"&options="+url.QueryEscape(settings), Options{MaxConns: maxConns})}
}

func opened(t *testing.T, address string, options Options) *DB {
	t.Helper()
	d, err := Open(t.Context(), address, options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return d
}

func (l loading) rows(t *testing.T, on Querier, table string) (n int) {
	t.Helper()
	if err := Query(t.Context(), on, func(rows *sql.Rows) error { return rows.Scan(&n) }, "SELECT count(*) FROM "+table); err != nil {
		t.Fatal(err)
	}
	return n
}

// fill loads a row into each table, and then does what is asked for.
func (l loading) fill(ctx context.Context, then func(*Loader) error) error {
	return l.Load(ctx, []string{"side"}, func(loader *Loader) error {
		err := loader.Write(ctx, Table{"main", []string{"n"}, [][]any{{1}}}, Table{"side", []string{"n"}, [][]any{{1}}})
		return errors.Join(err, then(loader))
	})
}

func TestTablesApartAreLoadedInATransactionOfTheirOwnWhereThatWorks(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		maxConns int
		settings string
		seen     int // of the table apart, in the other transaction
	}{
		"by a superuser":        {8, "", 0},
		"over one connection":   {1, "", 1},
		"without the privilege": {8, "-c role=pg_monitor", 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := openLoading(t, test.maxConns, test.settings)
			err := l.fill(t.Context(), func(loader *Loader) error {
				if got := l.rows(t, loader.target, "side"); got != test.seen {
					t.Errorf("%d rows are seen from the other transaction, want %d", got, test.seen)
				}
				return nil
			})
			if main, side := l.rows(t, l.SQL, "main"), l.rows(t, l.SQL, "side"); err != nil || main != 1 || side != 1 {
				t.Errorf("%d and %d rows: %v", main, side, err)
			}
		})
	}
}

func TestALoadThatFailsLeavesNothingInAnyTable(t *testing.T) {
	t.Parallel()
	broken := errors.New("broken")
	l := openLoading(t, 8, "")
	for name, fail := range map[string]func(cancel context.CancelFunc, loader *Loader) error{
		"by itself": func(context.CancelFunc, *Loader) error { return broken },
		"by the database": func(_ context.CancelFunc, loader *Loader) error {
			return loader.Write(t.Context(), Table{"main", []string{"n"}, [][]any{{1}}})
		},
		"by a context that ends at last": func(cancel context.CancelFunc, _ *Loader) error { cancel(); return nil },
	} {
		ctx, cancel := context.WithCancel(t.Context())
		err := l.fill(ctx, func(loader *Loader) error { return fail(cancel, loader) })
		cancel()
		if main, side := l.rows(t, l.SQL, "main"), l.rows(t, l.SQL, "side"); err == nil || main+side != 0 {
			t.Errorf("%s: %d and %d rows: %v", name, main, side, err)
		}
	}
}
