package console_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"kiosk/internal/auth"
)

// harmless matches the names of controls that change nothing in the store: they filter, copy, show another part of the page, or change the
// person's own view of the list.
var harmless = regexp.MustCompile(`^(Copy|Remove the filter |Clear filters$|Save view$|Next page$|Previous page$|Older$|Newer$|Search|Net sales$|Orders$|Units$)`)

// actions is a script that returns the names of a page's buttons and fields, without those that open a filter or sort.
const actions = `[...document.querySelectorAll("main button, main input, main textarea, main select, main a[href*='dialog=']")]
	.filter((e) => !e.closest("th") && !e.getAttribute("aria-haspopup") && e.getClientRects().length > 0)
	.map((e) => (e.getAttribute("aria-label") || e.labels?.[0]?.textContent || e.textContent || e.placeholder || e.outerHTML).trim())`

func TestViewerSeesNoActionOnAnyPageAndNoDialogOpensByItsAddress(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner, viewer := d.as(t, "demo", "OWNER"), d.as(t, "demo", "VIEWER")
	stand := places(t, owner)
	paths := map[string]string{}
	for _, one := range pages { // skips the person's own account, and pages without a session
		if !slices.Contains([]string{"start", "docs", "docs-operation", "sign-in", "invite", "reset", "unknown", "account", "account-token", "account-store"}, one.name) {
			paths[one.name] = replace(one.path, stand)
		}
	}
	var found struct {
		OrderByNumber          struct{ Items []struct{ ID string } }
		PriceTiers, Categories struct {
			Edges []struct{ Node struct{ ID string } }
		}
	}
	owner.must(t, `query($n: String!) { orderByNumber(number: $n) { items { id } } priceTiers(first: 1) { edges { node { id } } } categories(first: 1) { edges { node { id } } } }`,
		vars{"n": stand["{order}"]}, &found)
	license, _ := owner.upload(t, "Viewed", "VIEWED-1", "VIEWED-KEY-1")
	recharge := d.as(t, "demo", "SUPPORT").recharge(t, stand["{customer}"], "12.50")
	tier, category := found.PriceTiers.Edges[0].Node.ID, found.Categories.Edges[0].Node.ID
	for _, item := range found.OrderByNumber.Items {
		paths["reveal "+item.ID] = "/orders/" + stand["{order}"] + "?dialog=reveal&row=" + item.ID
		paths["replace "+item.ID] = "/orders/" + stand["{order}"] + "?dialog=replace&row=" + item.ID
	}
	for name, path := range map[string]string{
		"approve": "/recharges?dialog=approve&row=" + recharge, "reject": "/recharges?dialog=reject&row=" + recharge,
		"revoke": "/licenses?dialog=revoke&row=" + license + "&id=" + license,
		"tier":   "/tiers?dialog=tier&row=" + tier, "delete tier": "/tiers?dialog=delete&row=" + tier, "tier of prices": "/prices?dialog=tier&row=" + tier,
		"category": "/categories?dialog=edit&row=" + category, "delete category": "/categories?dialog=delete&row=" + category,
		"export orders": "/orders?dialog=export", "export prices": "/prices?dialog=export", "export a customer": "/customers/" + stand["{customer}"] + "?dialog=export",
		"cancel": "/orders/" + stand["{order}"] + "?dialog=cancel", "fail": "/orders/" + stand["{order}"] + "?dialog=fail",
		"remove an endpoint": "/webhooks/" + stand["{endpoint}"] + "?dialog=remove",
	} {
		paths[name] = path
	}
	p := open(t, owner, "/orders/"+stand["{order}"])
	p.sees("button", "Refund")
	if names, err := chromedp.Run(p.tab, chromedp.Evaluate[[]string](actions)); err != nil || !slices.Contains(names, "Refund") {
		t.Fatalf("of the owner's actions %q are found (%v)", names, err)
	}
	for name, path := range paths {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := open(t, viewer, path)
			p.sees("heading", "*")
			p.rests()
			if strings.Contains(path, "dialog=") {
				p.lacks("dialog", "*")
			}
			names, err := chromedp.Run(p.tab, chromedp.Evaluate[[]string](actions))
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range names {
				if !harmless.MatchString(name) {
					t.Errorf("there is %q", name)
				}
			}
			p.quiet()
		})
	}
}

func TestPageShowsWhatTheRoleAllowsOnceItWasRefused(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "less-allowed")
	_, variation := owner.upload(t, "Demoted", "DEMOTED-1", "DEMOTED-KEY-1")
	number := owner.sell(t, "Dora Demoted", variation)
	manager, _ := owner.colleague(t, "less-allowed", "Mona Manager", auth.Manager)
	var person struct{ Viewer struct{ ID string } }
	manager.must(t, `{ viewer { id } }`, nil, &person)
	between := newProxy(t)
	p := openThrough(t, between.origin, manager, "/orders/"+number)
	other := openThrough(t, between.origin, manager, "/customers/"+owner.customer(t, "Bella Blocked")+"?dialog=block")
	p.sees("button", "Refund")
	p.sees("link", "API tokens")
	other.click("button", "Block customer")
	other.sees("button", "Unblock")
	readRole := between.hold("query Viewer") // pages also read it when they get the focus a minute later
	defer readRole()
	owner.must(t, `mutation($id: ID!) { setStaffRole(input: {id: $id, version: 1, role: VIEWER}) { id } }`, vars{"id": person.Viewer.ID}, new(any))

	p.click("button", "Refund")
	p.click("button", "Refund €10.00")
	p.holdsText("Your role does not allow this.")
	other.click("button", "Unblock") // this action has no dialog
	other.holdsText("Your role does not allow this.")

	readRole()
	p.click("button", "Cancel")
	p.lacks("button", "Refund")
	p.lacks("link", "API tokens")
	p.sees("heading", number)
	p.quiet()
	other.lacks("button", "Unblock")
	other.quiet()
}

func TestDialogThatTheRoleNoLongerAllowsKeepsWhatIsTypedAndSaysWhyItIsRefused(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "lowered-dialog")
	lowered, _ := owner.colleague(t, "lowered-dialog", "Olga Other", auth.Owner)
	var person struct{ Viewer struct{ ID string } }
	lowered.must(t, `{ viewer { id } }`, nil, &person)
	p := open(t, lowered, "/webhooks?dialog=register")
	p.fill("textbox", "URL", "https://lowered.example/hook")
	owner.must(t, `mutation($id: ID!) { setStaffRole(input: {id: $id, version: 1, role: VIEWER}) { id } }`, vars{"id": person.Viewer.ID}, new(any))
	p.click("button", "Register")
	p.holdsText("Your role does not allow this.")
	p.rests()
	p.holds("textbox", "URL", "https://lowered.example/hook")
	p.click("button", "Cancel")
	p.lacks("button", "Register endpoint")
	p.quiet()
}

func TestPageThatTheRoleNoLongerAllowsKeepsWhatIsTyped(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "lowered-page")
	variation := owner.variation(t, "Lowered", "LOWERED-1", "DIGITAL")
	lowered, _ := owner.colleague(t, "lowered-page", "Lola Lowered", auth.Manager)
	var person struct{ Viewer struct{ ID string } }
	lowered.must(t, `{ viewer { id } }`, nil, &person)
	p := open(t, lowered, "/licenses/upload?variation="+variation)
	imports := open(t, lowered, "/imports")
	p.fill("textbox", "Keys", "LOWERED-KEY-1\nLOWERED-KEY-2")
	imports.fill("textbox", "CSV", "sku,name\nLOWERED-1,Lowered")
	owner.must(t, `mutation($id: ID!) { setStaffRole(input: {id: $id, version: 1, role: VIEWER}) { id } }`, vars{"id": person.Viewer.ID}, new(any))
	p.click("button", "Upload 2 licenses")
	p.holdsText("Your role does not allow this.")
	p.lacks("link", "Imports") // the page knows the new role
	p.click("button", "Correct the input")
	p.holds("textbox", "Keys", "LOWERED-KEY-1\nLOWERED-KEY-2")
	p.click("link", "Orders")
	p.click("button", "Leave the page")
	p.sees("heading", "Orders")
	p.back()
	p.sees("heading", "Your role may not open this page")
	p.quiet()

	imports.looksAgain()
	imports.lacks("link", "Imports")
	imports.holds("textbox", "CSV", "sku,name\nLOWERED-1,Lowered")
	imports.quiet()
}

func TestSettingsThatTheRoleNoLongerAllowsKeepWhatIsTyped(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "lowered-settings")
	lowered, _ := owner.colleague(t, "lowered-settings", "Sam Settings", auth.Owner)
	var person struct{ Viewer struct{ ID string } }
	lowered.must(t, `{ viewer { id } }`, nil, &person)
	p := open(t, lowered, "/settings")
	p.fill("textbox", "Name", "Name that was typed")
	owner.must(t, `mutation($id: ID!) { setStaffRole(input: {id: $id, version: 1, role: VIEWER}) { id } }`, vars{"id": person.Viewer.ID}, new(any))
	p.looksAgain()
	p.lacks("link", "API tokens") // the page knows the new role
	p.holds("textbox", "Name", "Name that was typed")
	p.focus("textbox", "Name")
	p.press("\r")
	p.holdsText("Your role does not allow this.")
	p.holds("textbox", "Name", "Name that was typed")
	p.quiet()
}
