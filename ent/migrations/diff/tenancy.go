package main

import (
	"fmt"
	"slices"
	"strings"

	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/dialect/sql/schema"
	"entgo.io/ent/schema/field"
)

const storeColumn = "store_id"

// coldRoots are the tables whose rows refer to their store directly. All others reach it through their
// parents, or are written by every order: a foreign key there would make each order lock the store's row.
var coldRoots = []string{
	"api_tokens", "categories", "customers", "price_tiers", "products", "staff_members", "webhook_endpoints",
}

// unkept are the references that PostgreSQL does not keep with a foreign key, by table. With one, each new row locks the
// variation that it refers to, together with all orders under way, which is half of what an order of a popular variation
// costs PostgreSQL, and a quarter of what an upload does.
//
// Nothing deletes a variation, which the linter sees to; every operation that adds such a row reads the variation in its
// own store and transaction; and kiosk verify finds a row without one. SQLite keeps these keys: it has no such locks, and
// would have to write the tables anew.
var unkept = map[string]string{"licenses": "variations", "order_items": "variations"}

// findable are the unique columns by which a row is found before its store is known.
var findable = map[string]string{"api_tokens": "hash", "staff_members": "link_hash", "staff_sessions": "secret_hash"}

// desired returns the tables that the migrations of a dialect lead to: those of the Ent schema, keyed by store, with the
// rules that Ent cannot express added as constraints, so that the database itself refuses what breaks them.
func desired(dialectName string, fromEnt []*schema.Table) ([]*schema.Table, error) {
	tables, err := schema.CopyTables(fromEnt)
	if err != nil {
		return nil, err
	}
	for _, t := range tables {
		if dialectName == dialect.Postgres {
			leaveOut(t, unkept[t.Name])
		}
		keyByStore(t)
		if err := checkEnums(t); err != nil {
			return nil, err
		}
	}
	if err := bindToStores(tables); err != nil {
		return nil, err
	}
	return tables, nil
}

// leaveOut removes the foreign key of a table to another.
func leaveOut(t *schema.Table, refTable string) {
	t.ForeignKeys = slices.DeleteFunc(t.ForeignKeys, func(fk *schema.ForeignKey) bool { return fk.RefTable.Name == refTable })
}

// keyByStore lets the primary key of a store's table, its unique indexes and its foreign keys to other tables of the store
// begin with the store: no row can refer to a row of another store, the rows of a store are neighbours in each index, and
// the tables can be distributed by store over several servers.
func keyByStore(t *schema.Table) {
	store := column(t, storeColumn)
	if store == nil {
		return
	}
	// It is the first column, because Atlas reads the columns of a key of SQLite in the order of those of the table.
	t.Columns = append([]*schema.Column{store}, slices.DeleteFunc(t.Columns, func(c *schema.Column) bool { return c == store })...)
	t.PrimaryKey = []*schema.Column{store, column(t, "id")}
	makeUniqueInStore(t, store)
	for _, fk := range t.ForeignKeys {
		refStore := column(fk.RefTable, storeColumn)
		if refStore == nil {
			continue
		}
		fk.Columns = append([]*schema.Column{store}, fk.Columns...)
		fk.RefColumns = append([]*schema.Column{refStore}, fk.RefColumns...)
		fk.OnDelete = schema.NoAction // SET NULL would null the store too
	}
}

// makeUniqueInStore turns unique columns into unique indexes that begin with the store, and lets the other unique indexes
// carry it, each once. Of a column that can be NULL an index has only the rows that have a value.
func makeUniqueInStore(t *schema.Table, store *schema.Column) {
	for _, c := range t.Columns {
		if c.Unique && c.Name != "id" && findable[t.Name] != c.Name {
			c.Unique = false
			t.Indexes = append(t.Indexes, &schema.Index{Name: t.Name + "_" + c.Name + "_key", Unique: true, Columns: []*schema.Column{c}})
		}
	}
	var taken [][]*schema.Column
	t.Indexes = slices.DeleteFunc(t.Indexes, func(i *schema.Index) bool {
		if !i.Unique {
			return false
		}
		if !slices.Contains(i.Columns, store) {
			i.Columns = append([]*schema.Column{store}, i.Columns...)
		}
		for _, c := range i.Columns {
			if c.Nullable {
				i.Annotation = entsql.IndexWhere(c.Name + " IS NOT NULL")
			}
		}
		double := slices.ContainsFunc(taken, func(columns []*schema.Column) bool { return slices.Equal(columns, i.Columns) })
		taken = append(taken, i.Columns)
		return double
	})
}

// bindToStores gives the cold roots their foreign key to stores.
func bindToStores(tables []*schema.Table) error {
	stores := table(tables, "stores")
	if stores == nil {
		return fmt.Errorf("no table stores")
	}
	for _, name := range coldRoots {
		t := table(tables, name)
		if t == nil {
			return fmt.Errorf("no table %s", name)
		}
		t.ForeignKeys = append(t.ForeignKeys, &schema.ForeignKey{
			Symbol:     name + "_stores_store",
			Columns:    []*schema.Column{column(t, storeColumn)},
			RefTable:   stores,
			RefColumns: []*schema.Column{column(stores, "id")},
			OnDelete:   schema.NoAction,
		})
	}
	return nil
}

// checkEnums adds a CHECK named <table>_<column> for every enum column, beside those that the schema names.
// On PostgreSQL the columns become text: of a varchar's IN list it keeps a spelling
// that it spells differently again when the migration is replayed.
func checkEnums(t *schema.Table) error {
	checks := map[string]string{}
	for _, c := range t.Columns {
		if c.Type == field.TypeEnum {
			c.SchemaType = map[string]string{dialect.Postgres: "text"}
			checks[t.Name+"_"+c.Name] = fmt.Sprintf("%s IN ('%s')", c.Name, strings.Join(c.Enums, "', '"))
		}
	}
	if t.Annotation == nil {
		t.Annotation = &entsql.Annotation{}
	}
	for name, expression := range t.Annotation.Checks {
		if _, taken := checks[name]; taken {
			return fmt.Errorf("table %s: the check %s has the name of an enum's check", t.Name, name)
		}
		checks[name] = parenthesised(expression)
	}
	t.Annotation.Checks = checks
	return nil
}

// parenthesised protects "(a) = (b)", which Atlas takes for an expression that has its parentheses already.
func parenthesised(expression string) string {
	if strings.HasPrefix(expression, "(") && strings.HasSuffix(expression, ")") {
		return "(" + expression + ")"
	}
	return expression
}

func column(t *schema.Table, name string) *schema.Column {
	for _, c := range t.Columns {
		if c.Name == name {
			return c
		}
	}
	return nil
}

func table(tables []*schema.Table, name string) *schema.Table {
	for _, t := range tables {
		if t.Name == name {
			return t
		}
	}
	return nil
}
