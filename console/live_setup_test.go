package console_test

import (
	"context"
	"crypto/rand"
	"strings"
	"testing"
)

func TestListsOfWhatAStoreIsSetUpWithShowWhatOthersDoAndDoNotMove(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "live-setup")
	type row struct{ ID string }
	var made struct {
		Category, Tier, Person row
		Endpoint               struct{ Endpoint row }
		Token                  struct{ APIToken row }
	}
	create := func(name string, level int) {
		t.Helper()
		slug := strings.ToLower(name)
		owner.must(t, `mutation($name: String!, $slug: String!) { category: createCategory(input: {name: $name, slug: $slug}) { id } }`,
			vars{"name": name, "slug": slug}, &made)
		owner.must(t, `mutation($name: String!, $level: Int!) { tier: createPriceTier(input: {name: $name, level: $level}) { id } }`,
			vars{"name": name, "level": level}, &made)
		owner.must(t, `mutation($url: String!) { endpoint: registerWebhookEndpoint(input: {url: $url, events: [ORDER_CREATED]}) { endpoint { id } } }`,
			vars{"url": "https://" + slug + ".example.com/"}, &made)
		owner.must(t, `mutation($name: String!) { token: createAPIToken(input: {name: $name, scopes: ["orders:write"]}) { apiToken { id } } }`,
			vars{"name": name}, &made)
		owner.must(t, `mutation($name: String!, $email: String!, $password: String!) {
			person: createStaff(input: {name: $name, email: $email, password: $password, role: VIEWER}) { id } }`,
			vars{"name": name, "email": slug + "@live-setup.example", "password": rand.Text()}, &made)
	}
	create("Amber", 1)
	categories := open(t, owner, "/categories")
	categories.sees("link", "Archive Amber")
	categories.receivesNewRows(func(ctx context.Context) error {
		return owner.run(ctx, `mutation($slug: String!) { createCategory(input: {name: "Heard", slug: $slug}) { id } }`, vars{"slug": strings.ToLower(rand.Text())}, new(any))
	})
	categories.showNewRows()
	type part struct{ role, name string }
	lists := []struct {
		p                *page
		was, is, another part // elements of the row before and after the change, and of the new row
	}{
		{categories, part{"link", "Archive Amber"}, part{"link", "Restore Amber"}, part{"link", "Edit Blue"}},
		{categories.another("/tiers"), part{"cell", "Amber"}, part{"cell", "Amber first"}, part{"link", "Edit tier Blue"}},
		{categories.another("/webhooks"), part{"cell", "Active"}, part{"cell", "Paused"}, part{"link", "blue.example.com"}},
		{categories.another("/settings/tokens"), part{"button", "Revoke Amber"}, part{"cell", "Revoked"}, part{"checkbox", "Select Blue"}},
		{categories.another("/settings/staff"), part{"cell", "Active"}, part{"cell", "Disabled"}, part{"link", "Blue"}},
	}
	for _, list := range lists {
		list.p.sees(list.was.role, list.was.name)
	}
	categories.waitForLock(len(lists) - 1)
	for _, change := range []struct{ id, mutation string }{
		{made.Category.ID, "setCategoryStatus(input: {id: $id, version: 1, status: ARCHIVED}) { id }"},
		{made.Tier.ID, `updatePriceTier(input: {id: $id, version: 1, name: "Amber first"}) { id }`},
		{made.Endpoint.Endpoint.ID, "pauseWebhookEndpoint(input: {endpointId: $id}) { id }"},
		{made.Token.APIToken.ID, "revokeAPIToken(input: {id: $id}) { id }"},
		{made.Person.ID, "disableStaff(input: {id: $id}) { id }"},
	} {
		owner.must(t, "mutation($id: ID!) { "+change.mutation+" }", vars{"id": change.id}, new(any))
	}
	create("Blue", 2)
	for _, list := range lists {
		list.p.sees(list.is.role, list.is.name) // in its old place
		list.p.sees("button", "1 new")
		list.p.looksAgain()
	}
	for _, list := range lists {
		list.p.lacks(list.another.role, list.another.name)
		list.p.sees("button", "1 new")
		list.p.showNewRows()
		list.p.sees(list.another.role, list.another.name)
		list.p.lacks("button", "1 new")
		list.p.quiet()
	}
}
