package copydb_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/sql/schema"
	"entgo.io/ent/schema/field"
	"github.com/google/uuid"

	"kiosk/ent/db/migrate"
	"kiosk/internal/auth"
	"kiosk/internal/copydb"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/seed"
	"kiosk/internal/testkit"
)

// contents returns the rows of a table by id, with values that are comparable between the databases.
func contents(t *testing.T, d *database.DB, table *schema.Table) map[string][]string {
	t.Helper()
	var columns []string
	for _, column := range table.Columns {
		columns = append(columns, strconv.Quote(column.Name))
	}
	rows, err := d.SQL.QueryContext(t.Context(), "SELECT "+strings.Join(columns, ", ")+" FROM "+strconv.Quote(table.Name))
	testkit.Must(t, err)
	defer rows.Close()
	all := map[string][]string{}
	for rows.Next() {
		values, targets := make([]any, len(table.Columns)), make([]any, len(table.Columns))
		for i := range values {
			targets[i] = &values[i]
		}
		testkit.Must(t, rows.Scan(targets...))
		row := make([]string, len(values))
		for i, column := range table.Columns {
			row[i] = column.Name + "=" + meaning(t, column.Type, values[i])
		}
		all[row[0]] = row
	}
	testkit.Must(t, rows.Err())
	return all
}

func meaning(t *testing.T, kind field.Type, value any) string {
	t.Helper()
	if bytes, is := value.([]byte); is && kind != field.TypeBytes {
		value = string(bytes)
	}
	switch {
	case value == nil:
		return "NULL"
	case kind == field.TypeTime:
		return value.(time.Time).UTC().Truncate(time.Microsecond).Format(time.RFC3339Nano)
	case kind == field.TypeUUID:
		return uuid.MustParse(value.(string)).String()
	case kind == field.TypeBool:
		return fmt.Sprint(value == true || value == int64(1))
	case kind == field.TypeJSON:
		var decoded any
		testkit.Must(t, json.Unmarshal([]byte(value.(string)), &decoded))
		encoded, err := json.Marshal(decoded)
		testkit.Must(t, err)
		return string(encoded)
	}
	return fmt.Sprint(value)
}

// filled returns a database with two stores: one with staff, tokens and tiers, and one with a month of orders.
func filled(t *testing.T) *database.DB {
	t.Helper()
	d := testkit.NewDatabase(t, dialect.SQLite)
	testkit.NewStore(t, d)
	keys := testkit.NewVault(t)
	store, err := resolver.New(resolver.Config{Database: d, Vault: keys}).CreateStore(auth.AllTenants(t.Context()),
		stores.NewStore{Slug: "sold", Name: "Sold", Currency: "EUR", Livemode: true})
	testkit.Must(t, err)
	testkit.Must(t, seed.Fill(t.Context(), d, keys, store, seed.Options{Orders: 3000, Products: 8, Customers: 60, Days: 30}))
	return d
}

func TestEveryRowOfEveryTableIsCopiedAsItIs(t *testing.T) {
	t.Parallel()
	from, to := filled(t), testkit.NewDatabase(t, dialect.Postgres)
	keys := foreignKeys(t, to)
	copied, err := copydb.Copy(t.Context(), from, to, func(string, int) {})
	testkit.Must(t, err)
	var empty []string
	for _, table := range migrate.Tables {
		want, got := contents(t, from, table), contents(t, to, table)
		if len(want) == 0 {
			empty = append(empty, table.Name)
		}
		if copied[table.Name] != len(want) || len(got) != len(want) {
			t.Errorf("%s: %d rows were counted, %d are there, want %d", table.Name, copied[table.Name], len(got), len(want))
		}
		for id, row := range want {
			if !slices.Equal(got[id], row) {
				t.Errorf("%s: %q became %q", table.Name, row, got[id])
			}
		}
	}
	t.Logf("without rows: %v", empty)
	if len(empty) > len(migrate.Tables)/2 {
		t.Errorf("only %v have rows", empty)
	}
	if after := foreignKeys(t, to); after != keys || keys == "" {
		t.Errorf("the foreign keys were\n%s\nand are\n%s", keys, after)
	}
	for _, name := range tables(t, to) {
		if _, known := copied[name]; !known && name != "kiosk_migrations" {
			t.Errorf("the table %s is not copied", name)
		}
	}
}

func TestATargetWithRowsIsLeftAsItIs(t *testing.T) {
	t.Parallel()
	from, to := filled(t), testkit.NewDatabase(t, dialect.Postgres)
	testkit.NewStore(t, to)
	var taken *copydb.NotEmptyError
	if _, err := copydb.Copy(t.Context(), from, to, func(string, int) {}); !errors.As(err, &taken) {
		t.Errorf("%v", err)
	}
	if n := to.Client.Order.Query().CountX(auth.AllTenants(t.Context())); n != 0 {
		t.Errorf("%d orders were copied", n)
	}
}

func TestACopyThatFailsMidwayLeavesNothing(t *testing.T) {
	t.Parallel()
	from, to := filled(t), testkit.NewDatabase(t, dialect.Postgres)
	conn, err := from.SQL.Conn(t.Context())
	testkit.Must(t, err)
	for _, statement := range []string{"PRAGMA foreign_keys = off", "DELETE FROM stores"} { // PostgreSQL checks the references to the stores at the end
		_, err := conn.ExecContext(t.Context(), statement)
		testkit.Must(t, err)
	}
	testkit.Must(t, conn.Close())
	if _, err := copydb.Copy(t.Context(), from, to, func(string, int) {}); err == nil {
		t.Error("rows of no store were copied")
	}
	for _, table := range migrate.Tables {
		if rows := contents(t, to, table); len(rows) > 0 {
			t.Errorf("%s has %d rows", table.Name, len(rows))
		}
	}
}

func foreignKeys(t *testing.T, d *database.DB) (list string) {
	t.Helper()
	testkit.Must(t, d.SQL.QueryRowContext(t.Context(), `SELECT string_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid), E'\n' ORDER BY conname)
		FROM pg_constraint WHERE contype = 'f'`).Scan(&list))
	return list
}

func tables(t *testing.T, d *database.DB) (names []string) {
	t.Helper()
	rows, err := d.SQL.QueryContext(t.Context(), "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
	testkit.Must(t, err)
	defer rows.Close()
	for rows.Next() {
		var name string
		testkit.Must(t, rows.Scan(&name))
		names = append(names, name)
	}
	testkit.Must(t, rows.Err())
	return names
}
