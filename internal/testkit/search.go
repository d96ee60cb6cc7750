package testkit

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"entgo.io/ent/dialect"

	entmigrate "kiosk/ent/db/migrate"
	"kiosk/internal/database"
)

// FindText searches all tables, columns and stores of the database for the texts. It returns where it found one, as
// "table.column: value".
func FindText(t testing.TB, d *database.DB, texts ...string) []string {
	t.Helper()
	var tables, found []string
	for _, table := range entmigrate.Tables {
		tables = append(tables, table.Name)
	}
	if d.Dialect == dialect.SQLite {
		tables = append(tables, "search_customers", "search_catalogue") // the search indexes, which have copies of texts
	}
	for _, table := range tables {
		rows, err := d.SQL.QueryContext(t.Context(), fmt.Sprintf(`SELECT * FROM %q`, table))
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, matches(t, rows, table, texts)...)
	}
	return found
}

func matches(t testing.TB, rows *sql.Rows, table string, texts []string) (found []string) {
	t.Helper()
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	for rows.Next() {
		row, targets := make([]any, len(columns)), make([]any, len(columns))
		for i := range row {
			targets[i] = &row[i]
		}
		if err := rows.Scan(targets...); err != nil {
			t.Fatal(err)
		}
		for i, value := range row {
			if content, ok := value.([]byte); ok {
				value = string(content)
			}
			if slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(fmt.Sprint(value), text) }) {
				found = append(found, fmt.Sprintf("%s.%s: %v", table, columns[i], value))
			}
		}
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return found
}
