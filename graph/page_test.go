package graph_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/internal/fold"
)

// list is a field of the schema with pages, in one order.
type list struct {
	parent  *ast.Definition // Query or the type of the rows above
	field   *ast.FieldDefinition
	orderBy vars // nil is the order of the ids
}

func (l list) String() string {
	return fmt.Sprintf("%s.%s by %v %v", l.parent.Name, l.field.Name, l.orderBy["field"], l.orderBy["direction"])
}

// lists returns all lists of the schema, each once for each of its orders.
func lists(t testing.TB) (all []list) {
	t.Helper()
	for _, parent := range ownTypes() {
		for _, field := range parent.Fields {
			if parent.Kind != ast.Object || !strings.HasSuffix(field.Type.Name(), "Connection") {
				continue
			}
			all = append(all, list{parent, field, nil})
			order := schema.Types[field.Arguments.ForName("orderBy").Type.Name()]
			for _, value := range schema.Types[order.Fields.ForName("field").Type.Name()].EnumValues {
				for _, direction := range []string{"ASC", "DESC"} {
					all = append(all, list{parent, field, vars{"field": value.Name, "direction": direction}})
				}
			}
		}
	}
	if len(all) < 50 {
		t.Fatalf("the schema has %d lists in their orders", len(all))
	}
	return all
}

// node returns the type of the rows.
func (l list) node() *ast.Definition {
	return schema.Types[nodeOf(schema.Types[l.field.Type.Name()]).Name()]
}

// sortField returns the field with the value that the list is ordered by.
func (l list) sortField() string {
	if l.orderBy == nil {
		return "id"
	}
	words := strings.Split(strings.ToLower(l.orderBy["field"].(string)), "_")
	for i := range words[1:] {
		words[i+1] = strings.ToUpper(words[i+1][:1]) + words[i+1][1:]
	}
	return strings.Join(words, "")
}

// parents returns the field of Query that lists the parents, and the field that reads one of them by id.
func (l list) parents(t testing.TB) (many, one string) {
	t.Helper()
	for _, field := range schema.Query.Fields {
		switch {
		case field.Type.Name() == l.parent.Name+"Connection":
			many = field.Name
		case field.Type.Name() == l.parent.Name && field.Arguments.ForName("id") != nil:
			one = field.Name
		}
	}
	if many == "" || one == "" {
		t.Fatalf("%s: no field reads the rows above", l)
	}
	return many, one
}

// most is the size of the largest page that the limits allow. Such a page has all rows of fillPages.
func (l list) most() int {
	if l.parent == schema.Query {
		return 100
	}
	return 40
}

// rows is a page in a response.
type rows struct {
	TotalCount int
	PageInfo   struct {
		HasNextPage, HasPreviousPage bool
		StartCursor, EndCursor       *string
	}
	Edges []struct {
		Cursor string
		Node   map[string]any
	}
}

func (r rows) ids() (ids []string) {
	for _, edge := range r.Edges {
		ids = append(ids, edge.Node["id"].(string))
	}
	return ids
}

func (r rows) info() string {
	text, _ := json.Marshal(r.PageInfo)
	return string(text)
}

// whole returns the selection set of a whole page.
func (l list) whole() string {
	return "{ totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id " + l.sortField() + " } } }"
}

// operation returns the operation that reads a page. above says how the parents are read: "" for a list of Query, "many" for a
// list of parents, "one" for a single parent.
func (l list) operation(t testing.TB, above, selection string) string {
	t.Helper()
	page := l.field.Name + "(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) " + selection
	declared := "$first: Int, $after: Cursor, $last: Int, $before: Cursor, $orderBy: " + l.field.Arguments.ForName("orderBy").Type.Name()
	many, one := "", ""
	if l.parent != schema.Query {
		many, one = l.parents(t)
	}
	switch above {
	case "many":
		return "query(" + declared + ") { " + many + "(first: 40) { edges { node { id page: " + page + " } } } }"
	case "one":
		return "query(" + declared + ", $id: ID!) { " + one + "(id: $id) { id page: " + page + " } }"
	default:
		return "query(" + declared + ") { page: " + page + " }"
	}
}

// read reads a page of the list of one parent, or of the list of Query.
func (l list) read(t testing.TB, o *fixture, above, parent, selection string, with vars) (page rows, ok bool) {
	t.Helper()
	variables := vars{"orderBy": l.orderBy, "id": parent}
	for name, value := range with {
		variables[name] = value
	}
	got := o.ask(t, l.operation(t, above, selection), variables)
	if len(got.Errors) > 0 {
		t.Errorf("%s %s %v: %+v", l, above, with, got.Errors)
		return page, false
	}
	for id, found := range l.pagesIn(t, above, got.Data) {
		if above != "many" || id == parent {
			return found, true
		}
	}
	t.Errorf("%s: %s has no page in %s", l, parent, got.Data)
	return page, false
}

// pagesIn returns the pages of a response by the id of their parent.
func (l list) pagesIn(t testing.TB, above string, data json.RawMessage) map[string]rows {
	t.Helper()
	type parent struct {
		ID   string
		Page rows
	}
	found := map[string]rows{}
	decode := func(into any, from json.RawMessage) {
		if err := json.Unmarshal(from, into); err != nil {
			t.Fatalf("%s: %v", from, err)
		}
	}
	if above == "" {
		var root struct{ Page rows }
		decode(&root, data)
		found[""] = root.Page
		return found
	}
	var root map[string]json.RawMessage
	decode(&root, data)
	for _, value := range root {
		if above == "one" {
			var only parent
			decode(&only, value)
			found[only.ID] = only.Page
			continue
		}
		var many struct{ Edges []struct{ Node parent } }
		decode(&many, value)
		for _, edge := range many.Edges {
			found[edge.Node.ID] = edge.Node.Page
		}
	}
	return found
}

// places returns the places at which a list is read: at the root, or below the two parents with the most rows, read together with
// other parents or alone.
func (l list) places(t testing.TB, o *fixture) (places []struct{ above, parent string }) {
	t.Helper()
	if l.parent == schema.Query {
		return []struct{ above, parent string }{{"", ""}}
	}
	got := o.ask(t, l.operation(t, "many", l.whole()), vars{"first": 40, "orderBy": l.orderBy})
	if len(got.Errors) > 0 {
		t.Fatalf("%s: %+v", l, got.Errors)
	}
	for parent, page := range l.pagesIn(t, "many", got.Data) {
		if len(page.Edges) >= rowsOfEach {
			places = append(places, struct{ above, parent string }{"many", parent}, struct{ above, parent string }{"one", parent})
		}
	}
	if len(places) < 4 {
		t.Fatalf("%s: %d parents have %d rows; fill them in fillPages", l, len(places)/2, rowsOfEach)
	}
	return places[:4]
}

// TestEveryListPagesThroughExactlyItsRows reads each list of the schema in each of its orders, at the root and below its
// parents, a few rows at a time from both ends.
func TestEveryListPagesThroughExactlyItsRows(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t)
		o.fillPages(t)
		for _, l := range lists(t) {
			for _, place := range l.places(t, o) {
				all, ok := l.read(t, o, place.above, place.parent, l.whole(), vars{"first": l.most()})
				if !ok {
					continue
				}
				if len(all.Edges) < rowsOfEach || len(all.Edges) == l.most() {
					t.Fatalf("%s has %d rows; fill it in fillPages", l, len(all.Edges))
				}
				l.checkOrder(t, all)
				l.checkPages(t, o, place.above, place.parent, all, true)
				l.checkPages(t, o, place.above, place.parent, all, false)
			}
		}
	})
}

// checkOrder checks that the rows are in order: by numbers, by times, or by texts without regard to case.
func (l list) checkOrder(t testing.TB, all rows) {
	t.Helper()
	if all.TotalCount != len(all.Edges) || len(slices.Compact(slices.Sorted(slices.Values(all.ids())))) != len(all.Edges) {
		t.Errorf("%s: %d rows of %d: %v", l, len(all.Edges), all.TotalCount, all.ids())
	}
	for i := range all.Edges[1:] {
		before, after := all.Edges[i].Node[l.sortField()], all.Edges[i+1].Node[l.sortField()]
		if l.orderBy["direction"] == "DESC" {
			before, after = after, before
		}
		left, right := fmt.Sprint(before), fmt.Sprint(after)
		leftNumber, err := strconv.ParseFloat(left, 64)
		if rightNumber, parseErr := strconv.ParseFloat(right, 64); err == nil && parseErr == nil {
			if leftNumber > rightNumber {
				t.Errorf("%s: %v before %v", l, before, after)
			}
		} else if l.orderBy != nil && fold.Text(left) > fold.Text(right) {
			t.Errorf("%s: %v before %v", l, before, after)
		}
	}
}

// checkPages reads the list in pages of three rows, which together must have all rows in the same order.
func (l list) checkPages(t testing.TB, o *fixture, above, parent string, all rows, forward bool) {
	t.Helper()
	const size = 3
	var read []string
	size1, cursor := "first", "after"
	if !forward {
		size1, cursor = "last", "before"
	}
	arguments := vars{size1: size}
	for {
		page, ok := l.read(t, o, above, parent, l.whole(), arguments)
		if !ok {
			return
		}
		info := page.PageInfo
		if len(page.Edges) == 0 || len(read) > len(all.Edges) {
			t.Errorf("%s %s %v: %d rows after %d of %d", l, above, arguments, len(page.Edges), len(read), len(all.Edges))
			return
		}
		if page.TotalCount != len(all.Edges) || *info.StartCursor != page.Edges[0].Cursor || *info.EndCursor != page.Edges[len(page.Edges)-1].Cursor {
			t.Errorf("%s %s %v: %+v of %d", l, above, arguments, page, len(all.Edges))
		}
		l.checkBare(t, o, above, parent, page, arguments)
		begun, more := len(read) > 0, info.HasNextPage
		wentOn := info.HasPreviousPage
		if forward {
			read = append(read, page.ids()...)
			arguments = vars{size1: size, cursor: *info.EndCursor}
		} else {
			read = append(page.ids(), read...)
			arguments = vars{size1: size, cursor: *info.StartCursor}
			more, wentOn = wentOn, more
		}
		if wentOn != begun || more != (len(read) < len(all.Edges)) {
			t.Errorf("%s %s: after %d of %d rows: %+v", l, above, len(read), len(all.Edges), info)
			return
		}
		if !more {
			break
		}
	}
	if !slices.Equal(read, all.ids()) {
		t.Errorf("%s %s forward %t:\n%v, want\n%v", l, above, forward, read, all.ids())
	}
}

// checkBare reads the same page without its edges, under other names: the other fields must be the same.
func (l list) checkBare(t testing.TB, o *fixture, above, parent string, whole rows, arguments vars) {
	t.Helper()
	if len(arguments) > 1 && above != "many" {
		return // the first page of each place, and all pages below many parents
	}
	bare, ok := l.read(t, o, above, parent, "{ ... on "+l.field.Type.Name()+
		" { totalCount: totalCount PageInfo: pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }", arguments)
	if ok && (bare.TotalCount != whole.TotalCount || bare.info() != whole.info()) {
		t.Errorf("%s %s %v: %d and %s without the edges, %d and %s with them", l, above, arguments, bare.TotalCount, bare.info(), whole.TotalCount, whole.info())
	}
	onlyTotal, ok := l.read(t, o, above, parent, "{ totalCount }", arguments)
	if ok && onlyTotal.TotalCount != whole.TotalCount {
		t.Errorf("%s %s %v: the total alone is %d, with the rows %d", l, above, arguments, onlyTotal.TotalCount, whole.TotalCount)
	}
}

// TestWrongCursorsAreRefused sends each list malformed cursors, cursors of its rows in its other orders, and a cursor of another
// list.
func TestWrongCursorsAreRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t)
		o.fillPages(t)
		none := map[string]string{"": "", "x": "x", "AAAA": "AAAA", "long": strings.Repeat("A", 20_000)}
		ofRows := map[string]map[string]string{} // by type and order
		all := lists(t)
		for _, l := range all {
			name, order := l.node().Name, fmt.Sprint(l.orderBy["field"])
			if ofRows[name] == nil {
				ofRows[name] = map[string]string{}
			}
			if _, known := ofRows[name][order]; !known {
				place := l.places(t, o)[0]
				page, _ := l.read(t, o, place.above, place.parent, l.whole(), vars{"first": 1})
				ofRows[name][order] = page.Edges[0].Cursor
			}
		}
		types := slices.Sorted(maps.Keys(ofRows))
		for _, l := range all {
			if l.orderBy["direction"] == "DESC" {
				continue
			}
			wrong := maps.Clone(ofRows[l.node().Name])
			delete(wrong, fmt.Sprint(l.orderBy["field"]))
			maps.Copy(wrong, none)
			another := types[(slices.Index(types, l.node().Name)+1)%len(types)]
			wrong[another] = ofRows[another][fmt.Sprint(nil)]
			l.refusesCursors(t, o, wrong)
		}
	})
}

func (l list) refusesCursors(t *testing.T, o *fixture, wrong map[string]string) {
	t.Helper()
	place := l.places(t, o)[0]
	for name, cursor := range wrong {
		for _, arguments := range []vars{{"first": 2, "after": cursor}, {"last": 2, "before": cursor}} {
			arguments["orderBy"], arguments["id"] = l.orderBy, place.parent
			got := o.ask(t, l.operation(t, place.above, l.whole()), arguments)
			if len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "INVALID_INPUT" || len(got.Errors[0].Extensions.Fields) != 1 {
				t.Errorf("%s with the cursor of %q: %+v", l, name, got.Errors)
			}
		}
	}
}
