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
	const create = `mutation($name: String!, $slug: String!, $level: Int!, $url: String!, $email: String!, $password: String!) {
		category: createCategory(input: {name: $name, slug: $slug}) { id }
		tier: createPriceTier(input: {name: $name, level: $level}) { id }
		endpoint: registerWebhookEndpoint(input: {url: $url, events: [ORDER_CREATED]}) { endpoint { id } }
		token: createAPIToken(input: {name: $name, scopes: ["orders:write"]}) { apiToken { id } }
		person: createStaff(input: {name: $name, email: $email, password: $password, role: VIEWER}) { id } }`
	named := func(name string, level int) vars {
		slug := strings.ToLower(name)
		return vars{"name": name, "slug": slug, "level": level, "url": "https://" + slug + ".example.com/", "email": slug + "@live-setup.example", "password": rand.Text()}
	}
	owner.must(t, create, named("Amber", 1), &made)
	categories := open(t, owner, "/categories")
	categories.sees("link", "Archive Amber")
	categories.hearsOf(func(ctx context.Context) error {
		return owner.run(ctx, `mutation($slug: String!) { createCategory(input: {name: "Heard", slug: $slug}) { id } }`, vars{"slug": strings.ToLower(rand.Text())}, new(any))
	})
	categories.showNewRows()
	type part struct{ role, name string }
	lists := []struct {
		p                *page
		was, is, another part // what the row has before and after, and what the new row has
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
	owner.must(t, `mutation($category: ID!, $tier: ID!, $endpoint: ID!, $token: ID!, $person: ID!) {
		setCategoryStatus(input: {id: $category, version: 1, status: ARCHIVED}) { id }
		updatePriceTier(input: {id: $tier, version: 1, name: "Amber first"}) { id }
		pauseWebhookEndpoint(input: {endpointId: $endpoint}) { id }
		revokeAPIToken(input: {id: $token}) { id }
		disableStaff(input: {id: $person}) { id } }`, vars{
		"category": made.Category.ID, "tier": made.Tier.ID, "endpoint": made.Endpoint.Endpoint.ID, "token": made.Token.APIToken.ID, "person": made.Person.ID,
	}, new(any))
	owner.must(t, create, named("Blue", 2), new(any))
	for _, list := range lists {
		list.p.sees(list.is.role, list.is.name) // where it was
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
