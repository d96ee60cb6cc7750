package graph_test

import (
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/testkit"
)

// lastingMember is an OWNER with an access token, which both processes have just authenticated.
type lastingMember struct {
	id    uuid.UUID
	token string
	since time.Time // no later than the processes saw it
}

// keptAtLeast is how long a process accepts a session from its cache, if no operation in this process ends the session.
const keptAtLeast = 2500 * time.Millisecond

func (o *fixture) lastingOwner(t testing.TB, processes ...*fixture) lastingMember {
	t.Helper()
	member := lastingMember{token: o.NewStaffToken(t, auth.Owner), since: time.Now()}
	for _, process := range processes {
		viewer := get[struct{ Viewer struct{ ID uuid.UUID } }](t, process.at(member), `{ viewer { id } }`, nil)
		member.id = viewer.Viewer.ID
	}
	return member
}

// at returns a client of the member for a process.
func (o *fixture) at(member lastingMember) staffClient {
	return staffClient{testkit.Client{BaseURL: o.server.URL, Token: member.token}}
}

// TestWhatEndsInOneProcessWritesNothingThroughAnother calls every mutation of the schema, through a process that caches a session
// and its role for up to five seconds. It must refuse everything that the database no longer permits.
func TestWhatEndsInOneProcessWritesNothingThroughAnother(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t)
		other := serve(t, o.Reopened(t), o.clock)
		ids := o.everyID(t)
		ends := map[string]struct {
			end     func(member lastingMember)
			refusal string
			spares  auth.Role // whose permissions are left
		}{
			"disabled": {func(m lastingMember) {
				get[any](t, o.staffClient, `mutation($id: ID!) { disableStaff(input: {id: $id}) { status } }`, id(m.id))
			}, "UNAUTHENTICATED", ""},
			"session ended": {func(m lastingMember) {
				if r := o.at(m).client.Do(t, http.MethodDelete, "/session", nil); r.Status != http.StatusNoContent {
					t.Errorf("sign-out: %d", r.Status)
				}
			}, "UNAUTHENTICATED", ""},
			"made a viewer": {func(m lastingMember) {
				get[any](t, o.staffClient, `mutation($id: ID!) { setStaffRole(input: {id: $id, version: 1, role: VIEWER}) { role } }`, id(m.id))
			}, "FORBIDDEN", auth.Viewer},
		}
		for name, c := range ends {
			refused := slices.DeleteFunc(operations(), func(called operation) bool {
				return called.kind != "mutation" || may(c.spares, called.permission())
			})
			within := 0
			for group := range slices.Chunk(refused, 8) { // small enough for the process to know all members still
				members := make([]lastingMember, len(group))
				for i := range members {
					members[i] = o.lastingOwner(t, o, other)
					c.end(members[i])
				}
				before := o.everyRow(t)
				for i, called := range group {
					text, variables := arrange(called, func(path []string) uuid.UUID { return ids[tableOf(called, path)] }, !slices.Contains(wrongWhenFull, called.field.Name))
					correct(called.field.Name, variables, o)
					response := other.at(members[i]).client.Do(t, http.MethodPost, "/graphql", map[string]any{"query": text, "variables": variables})
					if response.Status == http.StatusOK {
						within++
					} else if took := time.Since(members[i].since); took < keptAtLeast {
						t.Errorf("%s: %s was refused before the operation after %v: %d", name, called.field.Name, took, response.Status)
					}
					checkRefused(t, name+": "+called.field.Name, decodeResult(t, response.Body), c.refusal)
				}
				if o.everyRow(t) != before {
					t.Errorf("%s: one of %v wrote something", name, group)
				}
			}
			if len(refused) < 20 || within == 0 {
				t.Errorf("%s: of %d operations %d came while the process still took the token for valid", name, len(refused), within)
			}
		}
	})
}

// checkRefused checks that an operation was refused with the code.
func checkRefused(t *testing.T, operation string, got result, code string) {
	t.Helper()
	for _, refused := range got.Errors {
		if refused.Extensions.Code != code {
			t.Errorf("%s got %s: %s", operation, refused.Extensions.Code, refused.Message)
		}
	}
	if len(got.Errors) == 0 {
		t.Errorf("%s succeeded with %s", operation, got.Data)
	}
}

// wrongWhenFull are the mutations that refuse an input with all of its fields.
var wrongWhenFull = []string{"createAccessToken", "createExport", "createOrder", "createProduct", "adjustStock", "deliverOrders", "deleteCategory", "deletePriceTier"}

// correct replaces generated values that would be refused before the transaction begins.
func correct(operation string, variables vars, o *fixture) {
	input, _ := variables["input"].(map[string]any)
	switch operation {
	case "changePassword":
		input["oldPassword"] = testkit.StaffPassword
	case "createOrder":
		input["customerId"] = o.Dora.ID
	case "adjustStock":
		input["setTo"] = 5
	}
}

func may(role auth.Role, permission auth.Permission) bool {
	return auth.Actor{Kind: auth.KindStaff, Role: role}.May(permission)
}
