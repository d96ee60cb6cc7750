package graph_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/recharge"
	"kiosk/internal/auth"
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
	both(t, func(t *testing.T, o *fixture) {
		joao := o.NewCustomer(t, customers.NewCustomer{Name: "João d'Ávila", Email: new("j.avila@example.org"), Phone: new("+351912345678")}, 0).ID.String()
		for text, want := range map[string]string{
			"joao": joao, "avi JOÃO": joao, "j.avila@exam": joao, "+351 912": joao, "912345": joao, joao: joao,
			"vila": "", "joao ana": "", "j": "", "": "",
		} {
			got := get[struct{ Customers rowIDs }](t, o.staffClient, `query($text: String) { customers(first: 10, where: {matches: $text, status: ACTIVE}) {
				totalCount edges { node { id } } } }`, vars{"text": text}).Customers
			if got.String() != want || got.TotalCount != len(got.Edges) {
				t.Errorf("%q: %d %s, want %s", text, got.TotalCount, got, want)
			}
		}
		o.refuses(t, "INVALID_INPUT", `query($text: String) { customers(first: 1, where: {or: [{matches: $text}]}) { totalCount } }`,
			vars{"text": strings.Repeat("é", 201)}, "where.or.0.matches")
	})
}

// TestANameOfAnyCharactersIsStoredAndFound has words of more than 2,046 bytes, which no index of PostgreSQL takes, and a letter with
// more than 30 marks, above and below it.
func TestANameOfAnyCharactersIsStoredAndFound(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for i, name := range []string{
			"Ab" + strings.Repeat("\U0001d160", 198), strings.Repeat("각", 200), "Zal" + strings.Repeat("\u0301\u0323", 40) + "go",
		} {
			customer := o.NewCustomer(t, customers.NewCustomer{Name: name}, 0).ID.String()
			product := get[struct{ CreateProduct struct{ ID string } }](t, o.staffClient, `mutation($input: CreateProductInput!) { createProduct(input: $input) { id } }`,
				vars{"input": vars{"name": name, "slug": fmt.Sprint("any-", i), "kind": "DIGITAL"}}).CreateProduct.ID
			got := get[struct{ Matching, Customers, Products rowIDs }](t, o.staffClient, `query($name: String!) {
				matching: customers(first: 10, where: {matches: $name}) { edges { node { id } } }
				customers(first: 10, where: {nameContainsFold: $name}) { edges { node { id } } }
				products(first: 10, where: {nameContainsFold: $name}) { edges { node { id } } } }`, vars{"name": name})
			if got.Matching.String() != customer || got.Customers.String() != customer || got.Products.String() != product {
				t.Errorf("%q, customer %s, product %s: %+v", name, customer, product, got)
			}
		}
	})
}

func TestOrdersMatchByTheBeginningOfTheirNumberOrByTheirCustomer(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		dora := o.sells(t, o.Dora.ID, o.Hour.ID)
		ana := o.sells(t, o.Ana.ID, o.Hour.ID)
		anas, doras := ana.ID.String(), dora.ID.String()
		for text, want := range map[string]string{
			"ana": anas, "551198765": anas, ana.Number: anas, "#" + strings.ToLower(dora.Number): doras, "dor": doras,
			ana.Number[:4]: anas, "#" + strings.ToLower(dora.Number[:6]): doras,
			"ora": "", ana.Number[:3]: "", ana.Number[1:]: "", ana.Number + "0": "", "bruno": "",
		} {
			for _, where := range []vars{{"matches": text}, {"or": []vars{{"matches": text}}}, {"matches": text, "statusIn": []string{"PROCESSING"}}} {
				got := get[struct{ Orders rowIDs }](t, o.staffClient, `query($where: OrderWhereInput) { orders(first: 10, where: $where) {
					totalCount edges { node { id } } } }`, vars{"where": where}).Orders
				if got.String() != want || got.TotalCount != len(got.Edges) {
					t.Errorf("%v: %d %s, want %s", where, got.TotalCount, got, want)
				}
			}
		}
	})
}

func TestOrdersOfAProductAreOnEveryPageOnce(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
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
			got := get[struct{ Orders rowIDs }](t, o.staffClient, list, arguments).Orders
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

func TestCustomersAreFoundByTheWordsOfTheirExternalReference(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		tess := o.NewCustomer(t, customers.NewCustomer{Name: "Tess", ExternalRef: new("matrix:7712345")}, 0).ID
		find := func(text, want string) {
			t.Helper()
			found := get[struct {
				Customers rowIDs
				Search    struct{ Customers []struct{ ID string } }
			}](t, o.staffClient, `query($text: String!) { customers(first: 10, where: {matches: $text}) { totalCount edges { node { id } } }
				search(text: $text) { customers { id } } }`, vars{"text": text})
			searched := ""
			for _, c := range found.Search.Customers {
				searched += c.ID
			}
			if found.Customers.String() != want || searched != want {
				t.Errorf("%q: listed %q and searched %q, want %q", text, found.Customers, searched, want)
			}
		}
		for _, text := range []string{"matrix:7712345", "7712345", "77123", "MATRIX tess", "matr"} {
			find(text, tess.String())
		}
		find("712345", "")
		get[any](t, o.staffClient, `mutation($id: ID!) { updateCustomer(input: {id: $id, version: 1, externalRef: "discord:9"}) { id } }`, vars{"id": tess})
		find("matrix", "")
		find("discord", tess.String())
		get[any](t, o.staffClient, `mutation($id: ID!) { eraseCustomer(input: {customerId: $id}) { id } }`, vars{"id": tess})
		find("discord", "")
	})
}

func TestRechargesMatchByTheBeginningOfTheirReferenceOrByTheirCustomerAndAreSortedByAmount(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		support := o.as(t, auth.Support)
		request := func(customer uuid.UUID, amount, reference string) string {
			return do[rechargeView](t, support, requestRecharge, vars{"customerId": customer, "amount": amount, "reference": reference}).ID.String()
		}
		small, large := request(o.Bruno.ID, "5.00", "PIX-100"), request(o.Dora.ID, "50.00", "pix-200")
		middle := request(o.Dora.ID, "20.00", "")
		for text, want := range map[string][]string{
			"pix": {small, large}, "PIX-2": {large}, "bruno": {small}, "dora": {middle, large}, "ix-1": {}, "p": {}, "pix-%": {}, "unknown": {},
		} {
			for _, where := range []vars{{"matches": text, "status": "PENDING"}, {"status": "PENDING", "or": []vars{{"matches": text}}}} {
				got := get[struct{ Recharges rowIDs }](t, o.staffClient, `query($where: RechargeWhereInput) { recharges(first: 10, where: $where,
					orderBy: {field: AMOUNT}) { totalCount edges { node { id } } } }`, vars{"where": where}).Recharges
				if got.String() != strings.Join(want, " ") || got.TotalCount != len(want) {
					t.Errorf("%v: %d %s, want %s", where, got.TotalCount, got, want)
				}
			}
		}
		page := get[struct{ Recharges rowIDs }](t, o.staffClient, `{ recharges(first: 2, where: {status: PENDING}, orderBy: {field: AMOUNT, direction: DESC}) { edges { cursor node { id } } } }`, nil).Recharges
		rest := get[struct{ Recharges rowIDs }](t, o.staffClient, `query($after: Cursor) { recharges(first: 2, after: $after, where: {status: PENDING}, orderBy: {field: AMOUNT, direction: DESC}) { edges { node { id } } } }`,
			vars{"after": page.Edges[1].Cursor}).Recharges
		if got := page.String() + " " + rest.String(); got != strings.Join([]string{large, middle, small}, " ") {
			t.Errorf("by amount: %s", got)
		}
		o.refuses(t, "INVALID_INPUT", `query($text: String) { recharges(first: 1, where: {matches: $text}) { totalCount } }`,
			vars{"text": strings.Repeat("é", 201)}, "where.matches")
	})
}

func TestManyRechargesMatchByTheBeginningOfTheirReference(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		const many = 600 // more than are looked up one by one
		rows := make([]*db.RechargeCreate, many)
		for i := range rows {
			rows[i] = o.Database.Client.Recharge.Create().SetCustomerID(o.Dora.ID).SetAmount(100).SetReference(fmt.Sprintf("PIX %03d", i)).SetStatus(recharge.StatusPENDING)
		}
		for half := range slices.Chunk(rows, many/2) {
			o.Database.Client.Recharge.CreateBulk(half...).ExecX(ctx)
		}
		do[rechargeView](t, o.as(t, auth.Support), requestRecharge, vars{"customerId": o.Bruno.ID, "amount": "5.00", "reference": "card"})
		for text, want := range map[string]int{"pix": many, "PIX 1": 100, "pix 59": 10, "bruno": 1, "card": 1, "bruno pix": 0} {
			got := get[struct{ Recharges rowIDs }](t, o.staffClient, `query($text: String) { recharges(first: 100, where: {matches: $text, status: PENDING}) {
				totalCount edges { node { id } } } }`, vars{"text": text}).Recharges
			if got.TotalCount != want || len(got.Edges) != min(want, 100) {
				t.Errorf("%q: %d found, %d on the page, want %d", text, got.TotalCount, len(got.Edges), want)
			}
		}
	})
}

func TestLicensesThatExpireAreSortedByExpiryInPages(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		at := o.clock.Now()
		licenses := []vars{{"credentials": "NEVER"}}
		for _, days := range []int{30, 10, 20} {
			licenses = append(licenses, vars{"credentials": fmt.Sprintf("KEY-%d", days), "externalRef": fmt.Sprint(days), "expiresAt": at.AddDate(0, 0, days)})
		}
		do[any](t, o.staffClient, uploadLicenses, vars{"variationId": o.Lifetime.ID, "licenses": licenses})
		type page struct {
			Licenses struct {
				TotalCount int
				Edges      []struct {
					Cursor string
					Node   struct{ ExternalRef *string }
				}
			}
		}
		read := func(direction string, after any) (string, page) {
			got := get[page](t, o.staffClient, `query($after: Cursor, $direction: OrderDirection!, $of: ID) { licenses(first: 2, after: $after, where: {variationId: $of, status: FREE},
				orderBy: {field: EXPIRES_AT, direction: $direction}) { totalCount edges { cursor node { externalRef } } } }`,
				vars{"after": after, "direction": direction, "of": o.Lifetime.ID})
			var refs []string
			for _, edge := range got.Licenses.Edges {
				refs = append(refs, *edge.Node.ExternalRef)
			}
			return strings.Join(refs, " "), got
		}
		for direction, want := range map[string][]string{"ASC": {"10 20", "30"}, "DESC": {"30 20", "10"}} {
			got, first := read(direction, nil)
			if got != want[0] || first.Licenses.TotalCount != 3 {
				t.Errorf("%s: %q of %d", direction, got, first.Licenses.TotalCount)
			}
			if got, _ := read(direction, first.Licenses.Edges[1].Cursor); got != want[1] {
				t.Errorf("%s, second page: %q", direction, got)
			}
		}
	})
}
