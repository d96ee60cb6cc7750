package graph_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"kiosk/ent/db/product"
	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
)

func TestLargeResponsesThatAStoreReadsSlowlyLeaveRoomInMemory(t *testing.T) {
	limited(t, httpx.Limits{SendingBytes: 3_000_000}, func(t *testing.T, o *fixture) {
		other := o.beside(t)
		large := "{ products(first: 20) { edges { node { id " + repeated(2, "d%d: description ") + " } } } }"
		for _, store := range []*fixture{o, other} { // the response has more than 1,600,000 bytes
			for i := range 20 {
				store.NewProduct(t, fmt.Sprint("Large", i), product.KindSERVICE)
			}
			ctx := auth.With(t.Context(), auth.System(store.ID))
			testkit.Must(t, o.Database.Client.Product.Update().SetDescription(strings.Repeat("é", 20_000)).Exec(ctx))
		}
		changed := o.NewProduct(t, "Changed", product.KindSERVICE)
		slow := testkit.ReadSlowly(t, o.server.Config.Handler, o.client.Token, http.MethodPost, graph.Path, `{"query": "`+large+`"}`)

		query := map[string]any{"query": large}
		r := o.client.Do(t, http.MethodPost, graph.Path, query)
		isRefused(t, r, http.StatusServiceUnavailable, "OVERLOADED")
		if r.Header.Get("Retry-After") != "1" {
			t.Errorf("Retry-After %q", r.Header.Get("Retry-After"))
		}
		get[any](t, o.staffClient, "{ viewer { id } }", nil) // which is small
		get[any](t, other.staffClient, large, nil)

		got := o.ask(t, "mutation($input: UpdateProductInput!) { updateProduct(input: $input) { "+repeated(60, "d%d: description ")+" } }",
			vars{"input": vars{"id": changed.ID, "version": changed.Version, "name": "New", "description": strings.Repeat("é", 20_000)}})
		if len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "RESPONSE_TOO_LARGE" || string(got.Data) != "null" {
			t.Errorf("%.200s %+v, want RESPONSE_TOO_LARGE, because a mutation must not be tried again", got.Data, got.Errors)
		}
		if name := get[struct{ Product struct{ Name string } }](t, o.staffClient, "query($id: ID!) { product(id: $id) { name } }", vars{"id": changed.ID}).Product.Name; name != "New" {
			t.Errorf("the mutation was not done: %s", name)
		}

		if status := slow.Read(); status != http.StatusOK {
			t.Errorf("the slow one: %d", status)
		}
		get[any](t, o.staffClient, large, nil)
	})
}
