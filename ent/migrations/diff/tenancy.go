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

// desired returns the tables that the migrations of a dialect lead to: those of the Ent schema, with the rules
// that Ent cannot express added as constraints, so that the database itself refuses what breaks them.
func desired(dialectName string, fromEnt []*schema.Table) ([]*schema.Table, error) {
	tables, err := schema.CopyTables(fromEnt)
	if err != nil {
		return nil, err
	}
	for _, t := range tables {
		if dialectName == dialect.Postgres {
			leaveOut(t, unkept[t.Name])
		}
		confineReferences(t)
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

// confineReferences turns every foreign key between two tables of a store from (x_id) → (id)
// into (store_id, x_id) → (store_id, id): no row can refer to a row of another store.
//
// A reference to its own table stays as it is, because PostgreSQL would need the index on (store_id, id)
// before the table exists; the data layer confines these.
func confineReferences(t *schema.Table) {
	store := column(t, storeColumn)
	if store == nil {
		return
	}
	for _, fk := range t.ForeignKeys {
		refStore := column(fk.RefTable, storeColumn)
		if refStore == nil || fk.RefTable == t {
			continue
		}
		fk.Columns = append([]*schema.Column{store}, fk.Columns...)
		fk.RefColumns = append([]*schema.Column{refStore}, fk.RefColumns...)
		fk.OnDelete = schema.NoAction // SET NULL would null the store too
		makeReferable(fk.RefTable)
	}
}

// makeReferable adds the unique index on (store_id, id) that a composite foreign key refers to.
func makeReferable(t *schema.Table) {
	name := t.Name + "_store_id_id"
	if slices.ContainsFunc(t.Indexes, func(i *schema.Index) bool { return i.Name == name }) {
		return
	}
	t.Indexes = append(t.Indexes, &schema.Index{
		Name:    name,
		Unique:  true,
		Columns: []*schema.Column{column(t, storeColumn), column(t, "id")},
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
