package graph_test

import (
	"database/sql"
	"slices"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/event"
	"kiosk/ent/db/license"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
)

const searchAll = `query($text: String!, $first: Int) { search(text: $text, first: $first) {
	orders { found: id number customer { name } items { sku } }
	customers { found: id name tier { name } }
	products { found: id variations { sku } }
	variations { found: id product { name } }
	recharges { found: id customer { name } }
	licenses { found: id variation { sku } }
	deliveries { found: id event { type } }
	events { found: id type }
} }`

// found searches for a text and returns the ids of the results, each with the name of its kind in front.
func (d staffClient) found(t testing.TB, text string) []string {
	t.Helper()
	results := get[struct {
		Search map[string][]struct{ Found string }
	}](t, d, searchAll, vars{"text": text, "first": 10}).Search
	ids := []string{}
	for kind, rows := range results {
		for _, row := range rows {
			ids = append(ids, kind+" "+row.Found)
		}
	}
	slices.Sort(ids)
	return ids
}

func (d staffClient) finds(t testing.TB, text string, want ...string) {
	t.Helper()
	slices.Sort(want)
	if got := d.found(t, text); !slices.Equal(got, want) {
		t.Errorf("%q finds %q, want %q", text, got, want)
	}
}

func TestSearchFindsByTheBeginningOfWhatPeopleKnow(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		viewer := o.as(t, auth.Viewer)
		joao := "customers " + o.NewCustomer(t, customers.NewCustomer{
			Name: "João d'Ávila-Müller", Email: new("j.avila+shop@example.org"), Phone: new("+351912345678"),
		}, 0).ID.String()
		for _, text := range []string{
			"joão", "JOAO", "jo", "avila joa", "mull", "d'avila", "müller joão", "joão m", // any word, in any order
			"j.avila", "j.avila+shop@exam", "shop@example.org",
			"+351 912", "351912345678", "912345", "912 345 678", "+351-912",
		} {
			viewer.finds(t, text, joao)
		}
		for _, text := range []string{"0912 345 678", "0912345", "00351 912 345 678", "00351912", "+351 (0)912 345 678", "(0912) 345678"} { // as people say it
			viewer.finds(t, text, joao)
			listed := get[struct{ Customers struct{ TotalCount int } }](t, viewer,
				`query($q: String!) { customers(first: 1, where: {matches: $q}) { totalCount } }`, vars{"q": text})
			if listed.Customers.TotalCount != 1 {
				t.Errorf("the list has %d customers with %q", listed.Customers.TotalCount, text)
			}
		}
		for _, text := range []string{"", " ", "j", "avilas", "joao maria", "345678", "0345678", "unheard", `"`, "*", "') UNION 2=2 --", "'':*", "search : a", "NOT a", "joao NOT", "jo\\xx"} {
			viewer.finds(t, text)
		}

		sold := o.place(t, o.Ana.ID, o.Yearly.ID)
		order := "orders " + sold.ID.String()
		for _, text := range []string{sold.Number, sold.Number[:4], strings.ToLower(sold.Number[:4]), "#" + sold.Number, sold.ID.String()} {
			viewer.finds(t, text, order)
		}

		product, variation := "products "+o.Antivirus.ID.String(), "variations "+o.Yearly.ID.String()
		viewer.finds(t, "antiv", product)
		if got := viewer.found(t, o.Yearly.Sku); !slices.Contains(got, variation) {
			t.Errorf("%q finds %q", o.Yearly.Sku, got)
		}

		recharge, _, err := o.Resolver.RechargeWallet(o.Context(t), wallets.RechargeInput{
			Customer: customers.CustomerRef{ID: o.Bruno.ID}, Amount: 10_00, Reference: "PIX-E12345_6%",
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{"pix-e1", "PIX-E12345_6%"} {
			viewer.finds(t, text, "recharges "+recharge.Recharge.ID.String())
		}
		viewer.finds(t, "pix_e1")
		viewer.finds(t, "e12345")

		_, _, err = o.Resolver.UploadLicenses(o.Context(t), orders.UploadInput{
			VariationID: o.Lifetime.ID, Licenses: []orders.NewLicense{{Credentials: "top-secret", ExternalRef: "Batch 7/0042"}}, OnDuplicate: orders.DuplicateReject,
		})
		if err != nil {
			t.Fatal(err)
		}
		uploaded := o.Database.Client.License.Query().Where(license.VariationID(o.Lifetime.ID)).OnlyX(o.Context(t))
		viewer.finds(t, "batch 7/0", "licenses "+uploaded.ID.String())
		viewer.finds(t, "top-secret")

		event := o.Database.Client.Event.Query().Where(event.SubjectID(sold.ID), event.Type("order.created")).OnlyX(o.Context(t))
		viewer.finds(t, event.ID.String(), "events "+event.ID.String())
		viewer.finds(t, outbox.PublicID(event.ID), "events "+event.ID.String())
	})
}

// External references of customers and references of payments may be UUIDs, or a prefix and 26 characters like a public id.
func TestWhatIsKnownByAReferenceThatLooksLikeAnIDIsFound(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, reference := range []string{uuid.NewString(), "0199f0c2e8b7f1abf4c21a2b3c4d5e6f", "pay_01hzx3v9k7q2m8n4r6t0w1y5ab"} {
			known := o.NewCustomer(t, customers.NewCustomer{Name: "Known", ExternalRef: &reference}, 0).ID.String()
			made, _, err := o.Resolver.RechargeWallet(o.Context(t), wallets.RechargeInput{
				Customer: customers.CustomerRef{ID: o.Bruno.ID}, Amount: 10_00, Reference: reference,
			})
			if err != nil {
				t.Fatal(err)
			}
			_, _, err = o.Resolver.UploadLicenses(o.Context(t), orders.UploadInput{
				VariationID: o.Lifetime.ID, Licenses: []orders.NewLicense{{Credentials: reference, ExternalRef: reference}}, OnDuplicate: orders.DuplicateReject,
			})
			if err != nil {
				t.Fatal(err)
			}
			uploaded := o.Database.Client.License.Query().Where(license.ExternalRef(reference)).OnlyIDX(o.Context(t))
			o.finds(t, reference, "customers "+known, "recharges "+made.Recharge.ID.String(), "licenses "+uploaded.String())
			listed := get[struct {
				Customers, Orders, Recharges rowIDs
			}](t, o.staffClient, `query($q: String!) {
				customers(first: 9, where: {matches: $q}) { totalCount edges { node { id } } }
				orders(first: 9, where: {matches: $q}) { totalCount edges { node { id } } }
				recharges(first: 9, where: {or: [{matches: $q}]}) { totalCount edges { node { id } } } }`, vars{"q": reference})
			if listed.Customers.String() != known || listed.Recharges.String() != made.Recharge.ID.String() || listed.Orders.TotalCount != 0 {
				t.Errorf("%q lists %+v", reference, listed)
			}
		}
		// The id of one row may be the reference of another. A kind has at most as many rows as requested.
		referring := o.NewCustomer(t, customers.NewCustomer{Name: "Of", ExternalRef: new(o.Bruno.ID.String())}, 0).ID.String()
		o.finds(t, o.Bruno.ID.String(), "customers "+referring, "customers "+o.Bruno.ID.String())
		one := get[struct {
			Search struct{ Customers []struct{ Found string } }
		}](t, o.staffClient, searchAll, vars{"text": o.Bruno.ID, "first": 1}).Search.Customers
		if len(one) != 1 {
			t.Errorf("%d customers instead of one", len(one))
		}
	})
}

func TestSearchFollowsChangesAndForgetsWhoIsErased(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		eva := o.NewCustomer(t, customers.NewCustomer{Name: "Eva Wanderer", Email: new("eva@example.com"), Phone: new("+5511987650001")}, 0)
		found := "customers " + eva.ID.String()
		do[customerView](t, o.staffClient, updateCustomer, vars{"id": eva.ID, "version": eva.Version, "name": "Eva Sesshaft"})
		o.finds(t, "wanderer")
		for _, text := range []string{"sesshaft", "eva@example.com", "11987650001"} {
			o.finds(t, text, found)
		}
		get[any](t, o.staffClient, eraseCustomer, vars{"input": vars{"customerId": eva.ID}})
		for _, text := range []string{"sesshaft", "eva", "eva@example.com", "11987650001"} {
			o.finds(t, text)
		}
		o.finds(t, eva.ID.String(), found)
		if left := o.searchable(t, "sesshaft"); left != 0 {
			t.Errorf("the index of the search still has the erased name %d times", left)
		}

		product := o.NewProduct(t, "Kaleidoscope", "SERVICE", catalogue.VariationInput{SKU: new("KAL-1"), Price: new(money.Amount(1))})
		do[struct{ ID string }](t, o.staffClient, `mutation($input: UpdateProductInput!) { done: updateProduct(input: $input) { id } }`,
			vars{"id": product.ID, "version": product.Version, "name": "Telescope"})
		o.finds(t, "telesc", "products "+product.ID.String())
	})
}

// searchable returns how many entries of a word SQLite's index of customers has, including deleted ones that are still in it. It returns none
// for PostgreSQL, whose index points to rows and stores no words.
func (o *fixture) searchable(t testing.TB, word string) (entries int) {
	t.Helper()
	if o.Database.Dialect != dialect.SQLite {
		return 0
	}
	var blocks []string
	err := database.Query(t.Context(), o.Database.SQL, func(rows *sql.Rows) error {
		var block []byte
		err := rows.Scan(&block)
		blocks = append(blocks, string(block))
		return err
	}, `SELECT block FROM search_customers_data`)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Count(strings.Join(blocks, "\n"), word)
}

func TestAStoreSearchesItself(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		other := o.beside(t)
		sold := other.place(t, other.Ana.ID, other.Yearly.ID)
		theirs := other.NewCustomer(t, customers.NewCustomer{Name: "Zoltan Elsewhere", Phone: new("+36201234567")}, 0)
		for _, text := range []string{sold.Number, sold.ID.String(), "zoltan", "+36201234567", theirs.ID.String(), other.ID.String()[:8]} {
			o.finds(t, text)
		}
		// A name that both have leads each to its own.
		o.finds(t, "ana", "customers "+o.Ana.ID.String())
		other.finds(t, "ana", "customers "+other.Ana.ID.String())
	})
}

func TestWhatAnotherStoreHasTakesNoPlaceAmongTheResultsOfASearch(t *testing.T) {
	const first = `query($text: String!) { search(text: $text, first: 1) { orders { customer { id } } recharges { customer { id } } } }`
	type results []struct{ Customer struct{ ID uuid.UUID } }
	both(t, func(t *testing.T, o *fixture) {
		stores := []*fixture{o, o.beside(t)}
		for _, store := range stores {
			store.place(t, store.Ana.ID, store.Yearly.ID)
			recharge := wallets.RechargeInput{Customer: customers.CustomerRef{ID: store.Ana.ID}, Amount: 1000, Reference: "SAME000001"}
			if _, _, err := store.Resolver.RechargeWallet(store.Context(t), recharge); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := o.Database.SQL.ExecContext(t.Context(), "UPDATE orders SET number = 'SAME000001'"); err != nil {
			t.Fatal(err)
		}
		for _, store := range stores {
			got := get[struct {
				Search struct{ Orders, Recharges results }
			}](t, store.staffClient, first, vars{"text": "same"}).Search
			for kind, found := range map[string]results{"orders": got.Orders, "recharges": got.Recharges} {
				if len(found) != 1 || found[0].Customer.ID != store.Ana.ID {
					t.Errorf("%s: %v, want that of %s", kind, found, store.Ana.ID)
				}
			}
		}
	})
}

func TestASearchHasBounds(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for range 12 {
			o.NewCustomer(t, customers.NewCustomer{Name: "Twelve"}, 0)
		}
		if got := o.found(t, "twelve"); len(got) != 10 {
			t.Errorf("found %d, want 10", len(got))
		}
		o.refuses(t, "INVALID_INPUT", searchAll, vars{"text": strings.Repeat("a", 201), "first": 11}, "text", "first")
		o.refuses(t, "INVALID_INPUT", searchAll, vars{"text": "ana", "first": 0}, "first")
		o.finds(t, strings.Repeat("word ", 40))
	})
}
