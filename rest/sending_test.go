package rest_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

func TestLargeResponsesThatAStoreReadsSlowlyLeaveRoomInMemory(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		w := open(t, d, func(c *rest.Config) { c.Limits = httpx.Limits{SendingBytes: 1_500_000} })
		other := beside(t, w)
		for _, store := range []*world{w, other} { // a list of more than 800,000 bytes
			for i := range 20 {
				store.NewProduct(t, fmt.Sprint("Large", i), product.KindSERVICE)
			}
			ctx := auth.With(t.Context(), auth.System(store.ID))
			testkit.Must(t, d.Client.Product.Update().SetDescription(strings.Repeat("é", 20_000)).Exec(ctx))
		}
		slow := testkit.ReadSlowly(t, w.handler, w.FullToken, http.MethodGet, api+"/products", "")
		r := w.products(t)
		refused(t, r, http.StatusServiceUnavailable, "overloaded")
		if r.Header.Get("Retry-After") != "1" || r.Header.Get("ETag") != "" {
			t.Errorf("%v", r.Header)
		}
		if r := w.Do(t, http.MethodGet, api+"/orders", nil); r.Status != http.StatusOK { // which is small
			t.Errorf("a small one: %d %s", r.Status, r.Body)
		}
		if r := other.products(t); r.Status != http.StatusOK {
			t.Errorf("the other store: %d %.200s", r.Status, r.Body)
		}
		if got := slow.Read(); got != http.StatusOK {
			t.Errorf("the slow one: %d", got)
		}
		if r := w.products(t); r.Status != http.StatusOK {
			t.Errorf("afterwards: %d %.200s", r.Status, r.Body)
		}
	})
}
