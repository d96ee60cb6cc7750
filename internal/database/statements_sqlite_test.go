package database

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"path/filepath"
	"testing"

	"modernc.org/sqlite"
)

// countingSQLite counts the statements that its connections prepare.
type countingSQLite struct {
	driver.Connector
	prepared *int
}

func (c countingSQLite) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return countingSQLiteConn{conn.(fullConn), c.prepared}, nil
}

type countingSQLiteConn struct {
	fullConn
	prepared *int
}

func (c countingSQLiteConn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	*c.prepared++
	return c.fullConn.PrepareContext(ctx, query)
}

// newSQLiteSession opens a file with a table of the numbers 1 to 3, through one connection that caches as many statements as size says.
func newSQLiteSession(t *testing.T, size int) (s session, path string, prepared *int) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "kiosk.db")
	connector, err := sqlite.NewConnector("file:" + path)
	if err != nil {
		t.Fatal(err)
	}
	prepared = new(int)
	pool := sql.OpenDB(cachingSQLiteConnector{countingSQLite{connector, prepared}, size})
	pool.SetMaxOpenConns(1)
	t.Cleanup(func() {
		if err := pool.Close(); err != nil {
			t.Error(err)
		}
	})
	s = session{DB: pool}
	s.execute(t, "CREATE TABLE numbers (n int)")
	s.execute(t, "INSERT INTO numbers VALUES (1), (2), (3)")
	return s, path, prepared
}

func TestSQLitePreparesAStatementOnce(t *testing.T) {
	t.Parallel()
	s, _, prepared := newSQLiteSession(t, 8)
	for i := range 3 {
		if n := s.selectInt(t, "SELECT n FROM numbers WHERE n = ?", i+1); n != i+1 {
			t.Errorf("the number %d is %d", i+1, n)
		}
		s.execute(t, "UPDATE numbers SET n = n + 10 WHERE n = ?", i+1)
	}
	if *prepared != 2 {
		t.Errorf("two statements were prepared %d times", *prepared)
	}
	if n := s.selectInt(t, "SELECT sum(n) FROM numbers WHERE n > ?", 0); n != 36 {
		t.Errorf("the sum is %d, want 36", n)
	}
}

func TestOpenKeepsTheStatementsOfEachConnectionToSQLite(t *testing.T) {
	t.Parallel()
	d, err := Open(t.Context(), "sqlite://"+filepath.Join(t.TempDir(), "kiosk.db"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	conn, err := d.SQL.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if _, err := conn.ExecContext(t.Context(), "SELECT ?", 1); err != nil {
		t.Fatal(err)
	}
	err = conn.Raw(func(raw any) error {
		if kept := raw.(*cachingSQLiteConn).statements.Len(); kept != 1 {
			t.Errorf("%d statements are kept, want 1", kept)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}

func TestRowsOnSQLiteAreReadToTheirEndWhateverRunsMeanwhile(t *testing.T) {
	t.Parallel()
	for name, meanwhile := range map[string]string{
		"the same query":                 "SELECT n FROM numbers WHERE n > ? ORDER BY n",
		"a query that takes their place": "SELECT n FROM numbers WHERE n > ? ORDER BY n DESC",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, _, _ := newSQLiteSession(t, 1)
			tx, err := s.BeginTx(t.Context(), nil)
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = tx.Rollback() }()
			for range 2 { // the second time, the statement is or was cached
				if sum, inner := sums(t, tx, meanwhile); sum != 6 || inner != 9 {
					t.Errorf("the sums are %d and %d, want 6 and 9", sum, inner)
				}
			}
		})
	}
}

// sums returns the sum of all numbers, and that of what the other query returns first while each of them is read.
func sums(t *testing.T, tx *sql.Tx, meanwhile string) (sum, inner int) {
	t.Helper()
	rows, err := tx.QueryContext(t.Context(), "SELECT n FROM numbers WHERE n > ? ORDER BY n", 0)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var n, other int
		err := errors.Join(rows.Scan(&n), tx.QueryRowContext(t.Context(), meanwhile, 2).Scan(&other))
		if err != nil {
			t.Fatal(err)
		}
		sum, inner = sum+n, inner+other
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return sum, inner
}

func TestACachedStatementOnSQLiteSeesANewSchema(t *testing.T) {
	t.Parallel()
	s, path, _ := newSQLiteSession(t, 8)
	columns := func() int {
		rows, err := s.QueryContext(t.Context(), "SELECT * FROM numbers WHERE n = ?", 1)
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		names, err := rows.Columns()
		if err != nil || !rows.Next() || rows.Err() != nil {
			t.Fatalf("columns %v, %v, %v", names, err, rows.Err())
		}
		return len(names)
	}
	if n := columns(); n != 1 {
		t.Errorf("%d columns, want 1", n)
	}
	other, err := sql.Open("sqlite", "file:"+path)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if _, err := other.ExecContext(t.Context(), "ALTER TABLE numbers ADD COLUMN name text"); err != nil {
		t.Fatal(err)
	}
	if n := columns(); n != 2 {
		t.Errorf("%d columns after the change, want 2", n)
	}
}
