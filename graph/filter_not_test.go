package graph_test

import (
	"context"
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

// TestNotFindsAllOtherRows negates every condition of every filter: each row meets either the filter or its "not", also when the
// column is NULL, and at any place of the "not".
func TestNotFindsAllOtherRows(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t)
		o.fillPages(t)
		all, filters := filtered(t)
		partial := 0
		for i, l := range all {
			total := l.found(t, o, vars{})
			conditions := o.conditionsOf(filters[i], true)
			for n, c := range conditions {
				earlier := conditions[(n+len(conditions)-1)%len(conditions)]
				got := l.counts(t, o, map[string]vars{
					"found": c, "left": {"not": c}, "both": {"and": []vars{c, earlier}}, "without": with(c, "not", earlier),
					"inAnd": {"and": []vars{{"not": c}}}, "inOr": {"or": []vars{{"not": c}}}, "inNot": {"not": vars{"not": c}},
					"ofAnd": {"not": vars{"and": []vars{c}}}, "ofOr": {"not": vars{"or": []vars{c}}},
					"either": {"or": []vars{c, {"not": c}}}, "neither": with(c, "not", c),
					"ofNeither": {"not": with(c, "not", c)}, "ofWithout": {"not": with(c, "not", earlier)},
				})
				found, without := got["found"], got["found"]-got["both"]
				want := map[string]int{
					"found": found, "left": total - found, "both": got["both"], "without": without,
					"inAnd": total - found, "inOr": total - found, "inNot": found,
					"ofAnd": total - found, "ofOr": total - found,
					"either": total, "neither": 0,
					"ofNeither": total, "ofWithout": total - without,
				}
				if !maps.Equal(got, want) {
					t.Errorf("%s: %v, without %v: got %v, want %v", l.field.Name, c, earlier, got, want)
				}
				if found > 0 && found < total {
					partial++
				}
			}
		}
		if partial < 100 {
			t.Errorf("only %d conditions found some of the rows", partial)
		}
	})
}

// TestNotHoldsForRowsOfAnEdge reads rows whose related row meets a condition or its "not". All related rows do.
func TestNotHoldsForRowsOfAnEdge(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t)
		o.fillPages(t)
		tried := 0
		all, filters := filtered(t)
		for i, l := range all {
			for _, edge := range filters[i].Fields {
				if !isEdge(edge) {
					continue
				}
				for _, c := range o.conditionsOf(schema.Types[edge.Type.Name()], false) {
					tried++
					got := l.counts(t, o, map[string]vars{
						"any":    {edge.Name: []vars{{"not": vars{"id": uuid.New()}}}},
						"either": {edge.Name: []vars{{"or": []vars{c, {"not": c}}}}},
					})
					if got["either"] != got["any"] || got["any"] == 0 {
						t.Errorf("%s: %s %v: %v", l.field.Name, edge.Name, c, got)
					}
				}
			}
		}
		if tried < 100 {
			t.Errorf("only %d conditions were tried", tried)
		}
	})
}

// conditionsOf returns filters with one condition each. With edges, it also returns filters of related rows, and their "not".
func (o *fixture) conditionsOf(filter *ast.Definition, edges bool) (all []vars) {
	known := map[string]uuid.UUID{
		"tierId": o.Gold.ID, "parentId": o.Everything.ID, "customerId": o.Ana.ID, "productId": o.Setup.ID, "variationId": o.Hour.ID,
	}
	choose := func(path []string) uuid.UUID {
		if id, ok := known[strings.TrimSuffix(path[0], "In")]; ok {
			return id
		}
		return uuid.New()
	}
	for _, field := range filter.Fields {
		switch {
		case slices.Contains([]string{"and", "or", "not"}, field.Name):
		case !isEdge(field):
			all = append(all, vars{field.Name: valueOf(field.Type, []string{field.Name}, choose, false)})
			if field.Type.Name() == "Time" {
				all = append(all, vars{field.Name: "2026-01-02T02:00:00Z"}) // between the times of fillPages
			}
		case edges:
			for _, c := range o.conditionsOf(schema.Types[field.Type.Name()], false) {
				all = append(all, vars{field.Name: []vars{c}}, vars{field.Name: []vars{{"not": c}}})
			}
		}
	}
	return all
}

func isEdge(condition *ast.FieldDefinition) bool {
	return strings.HasPrefix(condition.Name, "has") && strings.HasSuffix(condition.Type.Name(), "WhereInput")
}

// with returns a filter with one more condition.
func with(filter vars, name string, value any) vars {
	more := maps.Clone(filter)
	more[name] = value
	return more
}

// counts returns how many rows of a list each of the filters finds.
func (l list) counts(t testing.TB, o *fixture, filters map[string]vars) map[string]int {
	t.Helper()
	filter := l.field.Arguments.ForName("where").Type.Name()
	var declared, asked []string
	variables := vars{}
	for name, where := range filters {
		variables[name] = where
		declared = append(declared, fmt.Sprintf("$%s: %s", name, filter))
		asked = append(asked, fmt.Sprintf("%s: %s(first: 1, where: $%s) { totalCount }", name, l.field.Name, name))
	}
	got := o.ask(t, "query("+strings.Join(declared, ", ")+") { "+strings.Join(asked, " ")+" }", variables)
	var data map[string]rows
	if err := json.Unmarshal(got.Data, &data); err != nil || len(got.Errors) > 0 {
		t.Fatalf("%s %v: %s %+v", l, filters, got.Data, got.Errors)
	}
	counts := map[string]int{}
	for name, page := range data {
		counts[name] = page.TotalCount
	}
	return counts
}

// queries records the texts of queries.
type queries []string

// See implements recorder.Watcher.
func (q *queries) See(_ context.Context, _ driver.QueryerContext, query *recorder.Statement) {
	*q = append(*q, query.Text)
}

// TestNotOfTheSameComparisonIsARange reads the licenses that expire within some time. PostgreSQL finds the range with the index
// of expires_at, because it turns NOT (a < b) into a >= b. It cannot if the query also has a condition about NULL.
func TestNotOfTheSameComparisonIsARange(t *testing.T) {
	t.Parallel()
	d := testkit.Open(t, testkit.NewURL(t, dialect.Postgres), database.Options{Instrument: recorder.Watching})
	ctx := testkit.NewStore(t, d).Context(t)
	from, to := time.Now(), time.Now().AddDate(0, 0, 7)
	for want, where := range map[string]db.LicenseWhereInput{
		`NOT ("licenses"."expires_at" < $1)`:                                         {ExpiresAtLT: &to, Not: &db.LicenseWhereInput{ExpiresAtLT: &from}},
		`NOT ("licenses"."expires_at" < $1 AND "licenses"."expires_at" IS NOT NULL)`: {Not: &db.LicenseWhereInput{ExpiresAtLT: &from}},
	} {
		query, err := where.Filter(d.Client.License.Query())
		if err != nil {
			t.Fatal(err)
		}
		var sent queries
		query.CountX(recorder.Watched(ctx, &sent))
		if !strings.Contains(strings.Join(sent, "\n"), want) {
			t.Errorf("%q, want %s", sent, want)
		}
	}
}
