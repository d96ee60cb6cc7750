package graph_test

import (
	"net/http"
	"strings"
	"testing"

	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
)

// typed returns a slug or an address as people type it.
func typed(text string) string { return "\t " + strings.ToUpper(text) + " " }

func TestCaseAndSurroundingSpacesOfStoreAndAddressDoNotMatterForSigningIn(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		b, member := o.signedIn(t, auth.Support)
		other := open(t, o.Database)
		there := other.hire(t, auth.Viewer)
		if r := b.do(t, http.MethodPost, "/session", vars{"store": typed(o.Slug), "email": typed(member.Email), "password": testkit.StaffPassword}); r.Status != http.StatusOK {
			t.Errorf("%d %s", r.Status, r.Body)
		}
		link := vars{"store": typed(other.Slug), "email": typed(there.Email), "password": testkit.StaffPassword}
		if r := b.do(t, http.MethodPost, "/session/stores", link); r.Status != http.StatusOK {
			t.Errorf("%d %s", r.Status, r.Body)
		}
		link["store"] = typed(o.Slug)
		isRefused(t, b.do(t, http.MethodPost, "/session/stores", link), http.StatusBadRequest, "INVALID_INPUT")
	})
}

func TestAllSpellingsOfAnAccountShareItsAttempts(t *testing.T) {
	t.Parallel()
	o := open(t, testkit.NewDatabase(t, "sqlite3"), func(c *graph.Config) { c.Limits = httpx.Limits{AuthFailures: 1_000} })
	member := o.hire(t, auth.Support)
	b := &browser{fixture: o}
	for i := 0; ; i++ {
		spaces := strings.Repeat(" ", i)
		r := b.do(t, http.MethodPost, "/session", vars{"store": spaces + o.Slug, "email": member.Email + spaces, "password": "a wrong password"})
		if r.Status == http.StatusTooManyRequests {
			break
		}
		if isRefused(t, r, http.StatusUnauthorized, "UNAUTHENTICATED"); i > 20 {
			t.Fatalf("%d passwords were tried on one account", i)
		}
	}
}
