package main

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/dialect/sql/schema"
	"entgo.io/ent/schema/field"

	entmigrate "kiosk/ent/db/migrate"
)

func TestMigrationsLeadToTheSchema(t *testing.T) {
	t.Parallel()
	if err := verify(t.Context(), ".."); err != nil {
		t.Error(err)
	}
}

func TestReferencesInsideAStoreCarryTheStore(t *testing.T) {
	t.Parallel()
	tables, err := desired(dialect.SQLite, entmigrate.Tables) // which keeps them all
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range tables {
		for _, fk := range table.ForeignKeys {
			switch {
			case fk.RefTable.Name == "stores":
			case len(fk.Columns) != 2 || fk.Columns[0].Name != storeColumn || fk.RefColumns[0].Name != storeColumn:
				t.Errorf("%s of %s does not carry the store", fk.Symbol, table.Name)
			case fk.OnDelete != schema.NoAction:
				t.Errorf("%s of %s acts on delete: %s", fk.Symbol, table.Name, fk.OnDelete)
			}
		}
	}
}

// Each change must be seen on the dialects that spell it, and leave nothing to do once it is written:
// PostgreSQL keeps its own spelling of expressions.
func TestChangesOfTheSchemaAreWrittenOnce(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(customers *schema.Table){
		"column": func(customers *schema.Table) {
			customers.Columns = append(customers.Columns, &schema.Column{Name: "extra", Type: field.TypeString, Nullable: true})
		},
		"nullability": func(customers *schema.Table) { column(customers, "name").Nullable = true },
		"enum": func(customers *schema.Table) {
			column(customers, "status").Enums = []string{"ACTIVE", "BLOCKED", "GONE"}
		},
		"check": func(customers *schema.Table) {
			customers.Annotation.Checks = maps.Clone(customers.Annotation.Checks)
			customers.Annotation.Checks["customers_balance"] = "wallet_balance >= 0 AND version > 0"
		},
		"partial index": func(customers *schema.Table) {
			customers.Indexes = append(customers.Indexes, &schema.Index{
				Name:       "customer_partial",
				Columns:    []*schema.Column{column(customers, "name")},
				Annotation: entsql.IndexWhere("status = 'BLOCKED' OR (email IS NULL AND phone IS NULL)"),
			})
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tables, err := schema.CopyTables(entmigrate.Tables)
			if err != nil {
				t.Fatal(err)
			}
			root := t.TempDir()
			if _, err := diff(t.Context(), root, "init", tables); err != nil {
				t.Fatal(err)
			}
			changed, err := schema.CopyTables(entmigrate.Tables)
			if err != nil {
				t.Fatal(err)
			}
			change(table(changed, "customers"))
			written, err := diff(t.Context(), root, "change", changed)
			if err != nil || len(written) != len(directories) {
				t.Fatalf("wrote %v, %v", written, err)
			}
			if again, err := diff(t.Context(), root, "again", changed); err != nil || len(again) > 0 {
				t.Errorf("the second time wrote %v, %v", again, err)
			}
			for _, file := range written {
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				if filepath.Base(file) != "0002_change.sql" || strings.Contains(string(text), "PRAGMA") {
					t.Errorf("%s:\n%s", file, text)
				}
			}
		})
	}
}
