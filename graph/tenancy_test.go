package graph_test

import (
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/migrate"
)

// contents returns a digest of all rows of the store, except for rows that each request writes.
func (o *fixture) contents(t testing.TB) string {
	t.Helper()
	return o.everyRow(t, "staff_sessions", "audit_entries", "stores")
}

// everyRow returns a digest of the row of the store and all of its rows, except for the given tables.
func (o *fixture) everyRow(t testing.TB, except ...string) string {
	t.Helper()
	digest := sha256.New()
	for _, table := range migrate.Tables {
		if slices.Contains(except, table.Name) {
			continue
		}
		column := "store_id"
		if table.Name == "stores" {
			column = "id"
		}
		fmt.Fprintln(digest, table.Name)
		rows, err := o.Database.SQL.QueryContext(t.Context(),
			fmt.Sprintf(`SELECT * FROM %q WHERE %s = $1 ORDER BY id`, table.Name, column), o.ID)
		if err != nil {
			t.Fatal(err)
		}
		if err := digestRows(digest, rows); err != nil {
			t.Fatal(err)
		}
	}
	return hex.EncodeToString(digest.Sum(nil))
}

func digestRows(digest io.Writer, rows *sql.Rows) error {
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		return err
	}
	row, targets := make([]sql.RawBytes, len(columns)), make([]any, len(columns))
	for i := range row {
		targets[i] = &row[i]
	}
	for rows.Next() {
		if err := rows.Scan(targets...); err != nil {
			return err
		}
		for _, value := range row {
			fmt.Fprintf(digest, "%t %d ", value == nil, len(value)) // so that no two rows are alike by their sum
			_, _ = digest.Write(value)
		}
	}
	return rows.Err()
}

// everyID returns an id of each table in which the store has rows.
func (o *fixture) everyID(t testing.TB) map[string]uuid.UUID {
	t.Helper()
	ids := map[string]uuid.UUID{}
	for _, table := range migrate.Tables {
		if table.Name == "stores" {
			continue
		}
		var id uuid.UUID
		err := o.Database.SQL.QueryRowContext(t.Context(),
			fmt.Sprintf(`SELECT id FROM %q WHERE store_id = $1 ORDER BY id LIMIT 1`, table.Name), o.ID).Scan(&id)
		if err == nil {
			ids[table.Name] = id
		}
	}
	return ids
}

// TestIdsOfAnotherStoreAreUnknownEverywhere puts ids of another store into every place of every operation that takes an id,
// also in nested inputs and filters. It does so one place at a time, with the store's own ids in the other places. The response
// must be the same as for an unknown id, and the other store must not change.
func TestIdsOfAnotherStoreAreUnknownEverywhere(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		foreign := open(t, o.Database)
		for _, store := range []*fixture{o, foreign} {
			store.fill(t)
			store.addDelivery(t)
		}
		ours, theirs := o.everyID(t), foreign.everyID(t)
		before := foreign.contents(t)
		for _, called := range operations() {
			for _, everything := range []bool{false, true} {
				for _, place := range places(called, everything) {
					try := func(id uuid.UUID) (result, string) {
						text, variables := arrange(called, func(path []string) uuid.UUID {
							if strings.Join(path, ".") == place {
								return id
							}
							return ours[tableOf(called, path)]
						}, everything)
						return o.ask(t, text, variables), text
					}
					unknownID, foreignID := uuid.New(), theirs[tableOf(called, strings.Split(place, "."))]
					unknown, _ := try(unknownID)
					got, text := try(foreignID)
					if shape(got) != shape(unknown) {
						t.Errorf("%s with another store's id in %s: %s, but an unknown id: %s", text, place, shape(got), shape(unknown))
					}
					if strings.ReplaceAll(string(got.Data), foreignID.String(), unknownID.String()) == string(unknown.Data) {
						continue // it repeats what it was given
					}
					for _, id := range theirs {
						if strings.Contains(string(got.Data), id.String()) {
							t.Errorf("%s with another store's id in %s shows its rows: %s", text, place, got.Data)
						}
					}
				}
			}
		}
		if foreign.contents(t) != before {
			t.Error("the other store changed")
		}
	})
}

// addDelivery adds a delivery of an event to the first endpoint.
func (o *fixture) addDelivery(t testing.TB) {
	t.Helper()
	ctx, data := o.Context(t), o.Database.Client
	event := data.Event.Create().SetType("order.created").SetData("{}").SaveX(ctx)
	endpoint := data.WebhookEndpoint.Query().FirstIDX(ctx)
	data.Delivery.Create().SetEventID(event.ID).SetEndpointID(endpoint).SetStatus("CANCELLED").SetDueAt(event.CreatedAt).SaveX(ctx)
}

// places returns the paths of the ids in an operation's input.
func places(o operation, everything bool) []string {
	var found []string
	if o.kind != "subscription" {
		arrange(o, func(path []string) uuid.UUID {
			found = append(found, strings.Join(path, "."))
			return uuid.New()
		}, everything)
	}
	return found
}

// tables are the tables of the ids in inputs, by the name of the member without the suffix Id, Ids or In.
var tables = map[string]string{
	"product": "products", "variation": "variations", "tier": "price_tiers", "category": "categories",
	"categorie": "categories", "parent": "categories", "customer": "customers", "order": "orders", "item": "order_items",
	"license": "licenses", "batch": "license_batches", "endpoint": "webhook_endpoints", "delivery": "deliveries",
	"event": "events", "token": "api_tokens", "staff": "staff_members", "recharge": "recharges",
	"session": "staff_sessions", "subject": "orders", "actor": "staff_members",
}

// tableOf returns the table of the id at a path. The name of the member tells it; for a member "id", the type of the result does.
func tableOf(o operation, path []string) string {
	name := strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(path[len(path)-1], "In"), "s"), "Id")
	if table, ok := tables[name]; ok {
		return table
	}
	answered := strings.TrimSuffix(strings.TrimSuffix(o.field.Type.Name(), "Connection"), "Payload")
	for _, table := range migrate.Tables {
		singular := strings.ReplaceAll(table.Name, "_", "")
		if strings.HasPrefix(singular, strings.ToLower(answered)) {
			return table.Name
		}
	}
	for suffix, table := range tables { // by the operation's own name: revokeLicense
		name := strings.ToLower(o.field.Name)
		if strings.HasSuffix(name, suffix) || strings.HasSuffix(name, suffix+"s") {
			return table
		}
	}
	return "products"
}

// shape returns a response without ids and texts: its error codes, or that there is none.
func shape(a result) string {
	if len(a.Errors) == 0 {
		return "no error"
	}
	codes := make([]string, len(a.Errors))
	for i, refusal := range a.Errors {
		codes[i] = refusal.Extensions.Code
	}
	return strings.Join(codes, " ")
}
