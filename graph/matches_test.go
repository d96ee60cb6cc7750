package graph_test

import (
	"strings"
	"testing"

	"kiosk/internal/resolver/customers"
)

// ids are those of the rows of a list.
type rowIDs struct {
	TotalCount int
	Edges      []struct {
		Cursor string
		Node   struct{ ID string }
	}
}

func (r rowIDs) String() string {
	var ids []string
	for _, edge := range r.Edges {
		ids = append(ids, edge.Node.ID)
	}
	return strings.Join(ids, " ")
}

func TestCustomersMatchByTheBeginningsOfWords(t *testing.T) {
	both(t, func(t *testing.T, o *office) {
		joao := o.NewCustomer(t, customers.NewCustomer{Name: "João d'Ávila", Email: new("j.avila@example.org"), Phone: new("+351912345678")}, 0).ID.String()
		for text, want := range map[string]string{
			"joao": joao, "avi JOÃO": joao, "j.avila@exam": joao, "+351 912": joao, "912345": joao, joao: joao,
			"vila": "", "joao ana": "", "j": "", "": "",
		} {
			got := get[struct{ Customers rowIDs }](t, o.desk, `query($text: String) { customers(first: 10, where: {matches: $text, status: ACTIVE}) {
				totalCount edges { node { id } } } }`, vars{"text": text}).Customers
			if got.String() != want || got.TotalCount != len(got.Edges) {
				t.Errorf("%q: %d %s, want %s", text, got.TotalCount, got, want)
			}
		}
		o.refuses(t, "INVALID_INPUT", `query($text: String) { customers(first: 1, where: {or: [{matches: $text}]}) { totalCount } }`,
			vars{"text": strings.Repeat("é", 201)}, "where.or.0.matches")
	})
}

func TestOrdersMatchByTheBeginningOfTheirNumberOrByTheirCustomer(t *testing.T) {
	both(t, func(t *testing.T, o *office) {
		dora := o.sells(t, o.Dora.ID, o.Hour.ID)
		ana := o.sells(t, o.Ana.ID, o.Hour.ID)
		anas, doras := ana.ID.String(), dora.ID.String()
		for text, want := range map[string]string{
			"ana": anas, "551198765": anas, ana.Number: anas, "#" + strings.ToLower(dora.Number): doras, "dor": doras,
			ana.Number[:4]: anas, "#" + strings.ToLower(dora.Number[:6]): doras,
			"ora": "", ana.Number[:3]: "", ana.Number[1:]: "", ana.Number + "0": "", "bruno": "",
		} {
			for _, where := range []vars{{"matches": text}, {"or": []vars{{"matches": text}}}, {"matches": text, "statusIn": []string{"PROCESSING"}}} {
				got := get[struct{ Orders rowIDs }](t, o.desk, `query($where: OrderWhereInput) { orders(first: 10, where: $where) {
					totalCount edges { node { id } } } }`, vars{"where": where}).Orders
				if got.String() != want || got.TotalCount != len(got.Edges) {
					t.Errorf("%v: %d %s, want %s", where, got.TotalCount, got, want)
				}
			}
		}
	})
}

func TestOrdersOfAProductAreOnEveryPageOnce(t *testing.T) {
	both(t, func(t *testing.T, o *office) {
		o.sells(t, o.Ana.ID, o.Yearly.ID)
		var newest []string
		for range 3 {
			newest = append([]string{o.sells(t, o.Dora.ID, o.Hour.ID, o.Hour.ID, o.Piece.ID).ID.String()}, newest...)
		}
		const list = `query($first: Int, $last: Int, $after: Cursor, $before: Cursor, $where: OrderWhereInput, $by: OrderOrderField!) {
			orders(first: $first, last: $last, after: $after, before: $before, where: $where, orderBy: {field: $by, direction: DESC}) {
				totalCount edges { cursor node { id } } } }`
		page := func(arguments vars, want ...string) rowIDs {
			arguments["where"] = vars{"hasItemsWith": []vars{{"variationId": o.Hour.ID}}}
			if arguments["by"] == nil {
				arguments["by"] = "CREATED_AT"
			}
			got := get[struct{ Orders rowIDs }](t, o.desk, list, arguments).Orders
			if got.String() != strings.Join(want, " ") || got.TotalCount != 3 {
				t.Errorf("%v: %d %s, want %s", arguments, got.TotalCount, got, want)
			}
			return got
		}
		first := page(vars{"first": 2}, newest[:2]...)
		page(vars{"first": 2, "after": first.Edges[1].Cursor}, newest[2])
		last := page(vars{"last": 2}, newest[1:]...)
		page(vars{"last": 2, "before": last.Edges[0].Cursor}, newest[0])
		page(vars{"first": 9, "after": first.Edges[0].Cursor, "before": last.Edges[1].Cursor}, newest[1])
		page(vars{"first": 9, "by": "TOTAL"}, newest...)
	})
}
