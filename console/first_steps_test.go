package console_test

import "testing"

func TestOwnerSetsUpAStoreFromNothingToTheFirstSoldKey(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "from-nothing")
	p := open(t, owner, "/")
	p.sees("region", "First steps")
	p.sees("StaticText", "0 of 5 done.*")
	p.rests()
	p.accessible()

	p.click("link", "Add a product")
	p.fill("textbox", "Name", "First Product")
	p.fill("textbox", "Slug", "first-product")
	p.click("button", "Add product")
	p.sees("heading", "First Product")
	p.click("button", "Add variation")
	p.fill("textbox", "SKU", "FIRST-1")
	p.fill("textbox", "Price", "9.90")
	p.click("button", "Add variation")
	p.sees("link", "Upload licenses FIRST-1")
	p.sees("link", "Licenses FIRST-1")
	p.lacks("dialog", "*")
	p.click("button", "Put on sale")
	p.sees("dialog", "Put on sale")
	p.click("button", "Put on sale")
	p.sees("button", "Take off sale")

	p.open("/")
	p.sees("StaticText", "1 of 5 done.*")
	p.click("link", "Upload licenses")
	p.fill("searchbox", "Find a variation by SKU or product", "first")
	p.click("button", "First Product FIRST-1*")
	p.fill("textbox", "Keys", "FIRST-KEY")
	p.click("button", "Upload 1 license")
	p.sees("button", "Upload more")

	p.open("/")
	p.click("link", "Add a customer")
	p.fill("textbox", "Name", "First Customer")
	p.click("button", "Add customer")
	p.sees("heading", "First Customer")
	p.click("link", "Wallet")
	p.click("button", "Adjust")
	p.fill("textbox", "Amount", "20")
	p.fill("textbox", "Reason", "paid in cash")
	p.click("button", "Adjust wallet")
	p.sees("cell", "paid in cash")

	p.open("/orders/new")
	p.fill("searchbox", "Find a customer by name*", "first")
	p.click("button", "First Customer*")
	p.fill("searchbox", "Find a variation by SKU or product", "first")
	p.click("button", "First Product FIRST-1*")
	p.click("button", "Place order for €9.90")
	p.sees("heading", "Payment")
	var sold struct {
		Licenses struct {
			Edges []struct{ Node struct{ Status string } }
		}
	}
	owner.must(t, `{ licenses(first: 5) { edges { node { status } } } }`, nil, &sold)
	if keys := sold.Licenses.Edges; len(keys) != 1 || keys[0].Node.Status != "SOLD" {
		t.Errorf("the licenses are %+v", keys)
	}

	p.open("/")
	p.sees("StaticText", "3 of 5 done.*")
	owner.must(t, `mutation { createAPIToken(input: {name: "bot", scopes: ["orders:write"]}) { apiToken { id } } }`, nil, new(any))
	p.open("/")
	p.click("link", "Register a webhook")
	p.fill("textbox", "URL", "https://bot.example/hook")
	p.click("button", "Register")
	p.click("button", "To the endpoint") // otherwise the page with the secret would warn before it is left
	p.sees("heading", "Signing secret")
	p.open("/")
	p.sees("heading", "Best products")
	p.rests()
	p.lacks("region", "First steps")
	p.quiet()
}

func TestFirstStepsStayHiddenOnceTheyAreHidden(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "hidden-steps")
	p := open(t, owner, "/")
	p.click("button", "Hide first steps")
	p.lacks("region", "First steps")
	owner.keeps(p, `"firstStepsHidden":true`)
	p.open("/")
	p.sees("heading", "Best products")
	p.rests()
	p.lacks("region", "First steps")
	p.open("/orders")
	p.sees("heading", "There are no orders yet")
	p.quiet()
}
