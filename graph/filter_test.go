package graph_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/vektah/gqlparser/v2/ast"
)

// filtered returns the lists of Query, each with the type of its filter.
func filtered(t testing.TB) (all []list, filters []*ast.Definition) {
	t.Helper()
	for _, l := range lists(t) {
		if l.parent == schema.Query && l.orderBy == nil {
			all = append(all, l)
			filters = append(filters, schema.Types[l.field.Arguments.ForName("where").Type.Name()])
		}
	}
	return all, filters
}

// found returns how many rows of a list a filter finds.
func (l list) found(t testing.TB, o *fixture, where vars) int {
	t.Helper()
	got := o.ask(t, l.counting(), vars{"where": where})
	var data struct{ Page rows }
	if err := json.Unmarshal(got.Data, &data); err != nil || len(got.Errors) > 0 {
		t.Errorf("%s where %v: %s %+v", l, where, got.Data, got.Errors)
	}
	if len(data.Page.Edges) != min(100, data.Page.TotalCount) {
		t.Errorf("%s where %v: %d rows of %d", l, where, len(data.Page.Edges), data.Page.TotalCount)
	}
	return data.Page.TotalCount
}

func (l list) counting() string {
	return "query($where: " + l.field.Arguments.ForName("where").Type.Name() + ") { page: " + l.field.Name +
		"(first: 100, where: $where) { totalCount edges { node { id } } } }"
}

// TestNoConditionOfAFilterIsIgnored tries conditions that code might ignore, in every filter. An empty list of values finds
// nothing, or everything if its values are excluded; false is the opposite of true; no row was created in the future.
func TestNoConditionOfAFilterIsIgnored(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t)
		o.fillPages(t)
		tried := 0
		all, filters := filtered(t)
		for i, l := range all {
			total := l.found(t, o, vars{})
			if total == 0 {
				t.Fatalf("%s is empty", l)
			}
			for _, condition := range filters[i].Fields {
				switch {
				case strings.HasSuffix(condition.Name, "In") && condition.Type.Elem != nil:
					tried++
					none, every := l.found(t, o, vars{condition.Name: []any{}}), l.found(t, o, vars{"not": vars{condition.Name: []any{}}})
					if strings.HasSuffix(condition.Name, "NotIn") {
						none, every = every, none
					}
					if none != 0 || every != total {
						t.Errorf("%s: %s: [] finds %d, and its opposite %d of %d", l, condition.Name, none, every, total)
					}
				case condition.Name == "createdAtGTE":
					tried++
					before, after := l.found(t, o, vars{condition.Name: "2000-01-01T00:00:00Z"}), l.found(t, o, vars{condition.Name: "2999-01-01T00:00:00Z"})
					if before != total || after != 0 {
						t.Errorf("%s: created later than long ago are %d of %d, and than a time to come %d", l, before, total, after)
					}
				case condition.Type.Name() == "Boolean":
					tried++
					yes, no := l.found(t, o, vars{condition.Name: true}), l.found(t, o, vars{condition.Name: false})
					if yes == 0 || yes+no != total {
						t.Errorf("%s: %s finds %d, and false %d of %d", l, condition.Name, yes, no, total)
					}
				}
			}
		}
		if tried < 20 {
			t.Errorf("only %d conditions were tried", tried)
		}
	})
}

// TestEmptyFiltersInsideOthersAreRefused puts a filter without conditions into each place of every filter that takes a filter.
func TestEmptyFiltersInsideOthersAreRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t)
		tried := 0
		all, filters := filtered(t)
		for i, l := range all {
			for _, condition := range filters[i].Fields {
				if !strings.HasSuffix(condition.Type.Name(), "WhereInput") {
					continue
				}
				empty := map[string]any{condition.Name: vars{}}
				if condition.Type.Elem != nil {
					empty = map[string]any{condition.Name + ".0": []any{vars{}}, condition.Name: []any{}, condition.Name + ".0.not": []any{vars{"not": vars{}}}}
				}
				for path, value := range empty {
					tried++
					o.refuses(t, "INVALID_INPUT", l.counting(), vars{"where": vars{condition.Name: value}}, "where."+path)
				}
			}
		}
		if tried < 80 {
			t.Errorf("only %d filters were tried", tried)
		}
		const below = `{ customers(first: 5) { edges { node { paid: orders(first: 5, where: {and: [{}]}) { totalCount } } } } }`
		o.refuses(t, "INVALID_INPUT", below, nil, "paid.where.and.0")
	})
}

// TestAFieldUnderSeveralAliasesIsReturnedForEach selects the same fields under several aliases: each has its own selection, and
// lists of the same row do not mix their arguments.
func TestAFieldUnderSeveralAliasesIsReturnedForEach(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fillPages(t)
		got := get[struct {
			Customers struct {
				E []struct {
					N struct{ Name string }
					M struct {
						A, B struct {
							Name   string
							Level  *int
							Prices struct {
								TotalCount int
								Edges      []struct{ Node struct{ ID string } }
							}
						}
						First, Last, Same struct {
							Count int
							Edges []struct {
								Node struct{ ID, Number, Total string }
							}
						}
					}
				}
			}
		}](t, o.staffClient, `query($where: CustomerWhereInput) { customers(first: 3, where: $where) { ... on CustomerConnection { E: edges { N: node { name } M: node { ...below } } } } }
			fragment below on Customer {
				A: tier { name prices(first: 1) { edges { node { id } } } }
				B: tier { level prices(first: 2) { totalCount edges { node { id } } } }
				First: orders(first: 2, orderBy: {field: TOTAL}) { Count: totalCount edges { node { id number } } }
				Same: orders(first: 2, orderBy: {field: TOTAL}) { edges { node { id total } } }
				Last: orders(last: 1, orderBy: {field: TOTAL}) { Count: totalCount edges { node { id } } }
			}`, vars{"where": vars{"idIn": []any{o.Ana.ID, o.Bruno.ID, o.Carla.ID}}})
		edges := map[string]int{}
		for i, edge := range got.Customers.E {
			edges[edge.N.Name] = i
		}
		if names := slices.Sorted(maps.Keys(edges)); fmt.Sprint(names) != "[Ana Bruno Carla]" {
			t.Fatalf("%v", names)
		}
		ana, bruno := got.Customers.E[edges["Ana"]].M, got.Customers.E[edges["Bruno"]].M
		if ana.A.Name != "Gold" || ana.A.Level != nil || ana.B.Name != "" || ana.B.Level == nil || *ana.B.Level != 2 {
			t.Errorf("the tier: %+v and %+v", ana.A, ana.B)
		}
		if len(ana.A.Prices.Edges) != 1 || len(ana.B.Prices.Edges) != 2 || ana.B.Prices.TotalCount < 2 || ana.A.Prices.Edges[0] != ana.B.Prices.Edges[0] {
			t.Errorf("the tier's prices: %+v and %+v", ana.A.Prices, ana.B.Prices)
		}
		first, same, last := bruno.First, bruno.Same, bruno.Last
		if first.Count != rowsOfEach || len(first.Edges) != 2 || first.Edges[0].Node.Number == "" || len(same.Edges) != 2 ||
			same.Edges[1].Node.ID != first.Edges[1].Node.ID || same.Edges[0].Node.Total != "0.01" {
			t.Errorf("%+v and %+v", first, same)
		}
		if last.Count != rowsOfEach || len(last.Edges) != 1 || last.Edges[0].Node.ID == first.Edges[0].Node.ID {
			t.Errorf("%+v", last)
		}
	})
}
