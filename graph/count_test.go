package graph_test

import (
	"fmt"
	"testing"
)

func TestATotalIsCountedNoFurtherThanWanted(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		type list struct{ TotalCount int }
		got := get[struct{ Bounded, Exact, All struct{ TotalCount int } }](t, o.staffClient, `query($most: Int) {
			bounded: customers(first: 1) { totalCount(atMost: $most) edges { node { id } } }
			exact: customers(first: 1) { totalCount(atMost: 9) }
			all: customers(first: 1) { totalCount } }`, vars{"most": 2})
		if fmt.Sprint(got) != "{{3} {5} {5}}" {
			t.Errorf("%v, want one more than 2, and 5", got)
		}
		none := get[struct{ Customers list }](t, o.staffClient, `{ customers(first: 1) { totalCount(atMost: 0) } }`, nil)
		both := get[struct {
			Customers struct{ A, B int }
		}](t, o.staffClient, `{ customers(first: 1) { a: totalCount(atMost: 1) b: totalCount } }`, nil)
		filtered := get[struct{ Customers list }](t, o.staffClient, `{ customers(first: 1, where: {nameContainsFold: "Ana"}) { totalCount(atMost: 1) } }`, nil)
		o.sells(t, o.Ana.ID, o.Hour.ID)
		o.sells(t, o.Ana.ID, o.Hour.ID)
		o.sells(t, o.Ana.ID, o.Hour.ID)
		below := get[struct {
			Customer struct{ Bounded, All list }
		}](t, o.staffClient, `query($id: ID!) { customer(id: $id) { bounded: orders(first: 1) { totalCount(atMost: 1) edges { node { id } } } all: orders(first: 2) { totalCount } } }`,
			vars{"id": o.Ana.ID}).Customer
		if below.Bounded.TotalCount != 2 || below.All.TotalCount != 3 {
			t.Errorf("%+v", below)
		}
		if none.Customers.TotalCount != 2 || both.Customers.B != 5 || filtered.Customers.TotalCount != 1 {
			t.Errorf("%+v %+v %+v", none, both, filtered)
		}
	})
}
