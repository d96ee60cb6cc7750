package console_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// pages has the addresses of all pages, and of pages with an open dialog. Tests check each in every look, and `make console-shots` takes
// screenshots of it. Add a line for a new page. places has the values of the placeholders in paths.
var pages = []struct {
	name string // the name of the test and of the screenshot
	path string // below /console
	// An element that is shown once the page has loaded.
	role, title string
}{
	{"start", "/../", "heading", "Kiosk"},          // the page at / of the server
	{"docs", "/../docs", "heading", "Quick start"}, // the documentation of the REST API
	{"docs-operation", "/../docs/reference/placeOrder", "heading", "Place an order"},
	{"sign-in", "/sign-in", "button", "Sign in"},
	{"dashboard", "/", "heading", "Dashboard"},
	{"dashboard-days", "/?period=7d&series=orders", "heading", "Dashboard"},
	{"orders", "/orders", "heading", "Orders"},
	{"orders-of", "/orders?customer={customer}&variation={variation}", "button", "Remove the filter Customer"},
	{"orders-filtered", "/orders?status=PENDING,PROCESSING&period=7d&min=5", "button", "Clear filters"},
	{"orders-export", "/orders?dialog=export", "dialog", "Export: Orders"},
	{"orders-none", "/orders?q=nothing-is-called-so", "heading", "No orders match"},
	{"order-new", "/orders/new", "searchbox", "Find a customer*"},
	{"order-new-lines", "/orders/new?customer={customer}&items={variation}*1,{service}*2", "button", "Place order for*"},
	{"order", "/orders/{order}", "heading", "{order}"},
	{"order-refund", "/orders/{order}?dialog=refund", "dialog", "Refund order*"},
	{"order-deliver", "/orders/{order}?dialog=deliver", "dialog", "Mark as delivered"},
	{"customers", "/customers", "heading", "Customers"},
	{"customers-create", "/customers?dialog=create", "dialog", "Add customer"},
	{"customer", "/customers/{customer}", "heading", "Page Turner"},
	{"customer-wallet", "/customers/{customer}?tab=wallet", "link", "{order}"},
	{"customer-recharges", "/customers/{customer}?tab=recharges", "heading", "No top-ups yet"},
	{"customer-edit", "/customers/{customer}?dialog=edit", "dialog", "Edit customer"},
	{"customer-erase", "/customers/{customer}?dialog=erase", "dialog", "Erase customer"},
	{"customer-adjust", "/customers/{customer}?dialog=adjust", "dialog", "Adjust wallet"},
	{"customer-comments", "/customers/{customer}?tab=comments", "button", "Add comment"},
	{"recharges", "/recharges", "heading", "Top-ups"},
	{"recharges-all", "/recharges?view=ALL", "heading", "Top-ups"},
	{"products", "/products", "heading", "Products"},
	{"products-filtered", "/products?status=ACTIVE&kind=DIGITAL&sort=name", "button", "Remove the filter Kind"},
	{"products-create", "/products?dialog=create", "dialog", "Add product"},
	{"product", "/products/voyager-vpn", "heading", "Voyager VPN"},
	{"product-edit", "/products/voyager-vpn?dialog=edit", "dialog", "Edit product"},
	{"product-add", "/products/remote-setup?dialog=add", "dialog", "Add variation"},
	{"product-stock", "/products/remote-setup?dialog=stock&row={service}", "dialog", "Correct stock*"},
	{"categories", "/categories", "heading", "Categories"},
	{"categories-add", "/categories?dialog=add", "dialog", "Add category"},
	{"tiers", "/tiers", "heading", "Tiers"},
	{"tiers-add", "/tiers?dialog=tier", "dialog", "Add tier"},
	{"prices", "/prices", "heading", "Prices"},
	{"prices-tier", "/prices?dialog=tier", "dialog", "Add tier"},
	{"licenses", "/licenses", "heading", "Licenses"},
	{"licenses-filtered", "/licenses?status=FREE,SOLD&expires=30", "button", "Remove the filter Expires"},
	{"licenses-find", "/licenses?dialog=find", "dialog", "Whose key is this?"},
	{"licenses-batch", "/licenses/batches/{batch}", "link", "See these licenses"},
	{"licenses-batch-revoke", "/licenses/batches/{batch}?dialog=revoke", "dialog", "Revoke upload"},
	{"licenses-of", "/licenses?variation={variation}&batch={batch}", "button", "Remove the filter Upload"},
	{"licenses-upload", "/licenses/upload", "searchbox", "Find a variation*"},
	{"licenses-upload-keys", "/licenses/upload?variation={variation}", "textbox", "Keys"},
	{"webhooks", "/webhooks", "heading", "Webhooks"},
	{"webhooks-register", "/webhooks?dialog=register", "dialog", "Register endpoint"},
	{"webhook", "/webhooks/{endpoint}", "heading", "Signing secret"},
	{"webhook-filtered", "/webhooks/{endpoint}?status=REJECTED&type=WEBHOOK_TEST&period=7d", "button", "Remove the filter Status"},
	{"webhook-edit", "/webhooks/{endpoint}?dialog=edit", "dialog", "Edit endpoint"},
	{"webhook-rotate", "/webhooks/{endpoint}?dialog=rotate", "dialog", "Rotate secret"},
	{"webhook-verify", "/webhooks/{endpoint}?dialog=verify", "dialog", "How to verify"},
	{"webhook-since", "/webhooks/{endpoint}?dialog=since", "dialog", "Redeliver since"},
	{"delivery", "/deliveries/{delivery}", "heading", "Response to attempt 1"},
	{"events", "/events", "heading", "Events"},
	{"event", "/events?event={event}", "heading", "Payload"},
	{"exports", "/exports", "heading", "Exports that were made"},
	{"exports-period", "/exports?kind=LICENSES&period=30d", "button", "Remove the filter Period"},
	{"imports", "/imports", "textbox", "CSV"},
	{"imports-prices", "/imports?kind=PRICES", "textbox", "CSV"},
	{"audit", "/audit", "heading", "Audit"},
	{"audit-filtered", "/audit?subject=StaffMember&kind=STAFF&actor={member}&action=staff.", "button", "Remove the filter Person"},
	{"audit-entry", "/audit?entry={entry}", "dialog", "Role changed"},
	{"settings", "/settings", "heading", "Settings"},
	{"staff", "/settings/staff", "heading", "Staff"},
	{"staff-invite", "/settings/staff?dialog=invite", "dialog", "Invite a colleague"},
	{"staff-member", "/settings/staff/{member}", "heading", "Page Turner"},
	{"staff-disable", "/settings/staff/{member}?dialog=disable", "dialog", "Disable Page Turner"},
	{"staff-link", "/settings/staff/{member}?dialog=link", "dialog", "New invitation link"},
	{"tokens", "/settings/tokens", "heading", "API tokens"},
	{"tokens-create", "/settings/tokens?dialog=create", "dialog", "Create token"},
	{"account", "/account", "heading", "Your account"},
	{"account-token", "/account?dialog=token", "dialog", "Create access token"},
	{"account-store", "/account?dialog=store", "dialog", "Add a store…"},
	{"invite", "/invite#{link}", "button", "Start"},
	{"reset", "/reset", "link", "Go to the sign-in"},
	{"unknown", "/no/such/page", "heading", "There is no such page"},
}

// places returns the values of the placeholders in the paths of pages.
func places(t testing.TB, owner *member) map[string]string {
	t.Helper()
	store := kiosk(t).store("demo")
	customer := owner.customer(t, "Page Turner")
	number, err := owner.order(t.Context(), customer, store.variation("STREAM-30"), store.variation("AEGIS-1-365"), store.variation("SETUP-HOUR"))
	if err != nil {
		t.Fatal(err)
	}
	var uploads struct {
		LicenseBatches struct {
			Edges []struct{ Node struct{ ID string } }
		}
	}
	owner.must(t, `query($v: ID!) { licenseBatches(first: 1, where: {variationId: $v}) { edges { node { id } } } }`, vars{"v": store.variation("STREAM-30")}, &uploads)
	link := owner.invite(t, fmt.Sprintf("page-turner-%d@example.com", time.Now().UnixNano()), "Page Turner", "SUPPORT")
	var changed struct{ SetStaffRole struct{ ID string } }
	owner.must(t, `mutation($id: ID!) { setStaffRole(input: {id: $id, version: 1, role: VIEWER}) { id } }`, vars{"id": link.Member.ID}, &changed)
	var noted struct {
		AuditEntries struct {
			Edges []struct{ Node struct{ ID string } }
		}
	}
	owner.must(t, `query($id: ID!) { auditEntries(first: 1, where: {subjectId: $id, action: "staff.set_role"}) { edges { node { id } } } }`, vars{"id": link.Member.ID}, &noted)
	sent := owner.rejectedTest(t)
	return map[string]string{
		"{batch}":  uploads.LicenseBatches.Edges[0].Node.ID,
		"{member}": link.Member.ID, "{link}": link.Token, "{entry}": noted.AuditEntries.Edges[0].Node.ID,
		"{endpoint}": sent.endpoint, "{delivery}": sent.delivery, "{event}": sent.event,
		"{customer}": customer, "{order}": number, "{variation}": store.variation("VOYAGER-365"), "{service}": store.variation("SETUP-HOUR"),
	}
}

func TestEveryPageIsAccessibleQuietAndFits(t *testing.T) {
	t.Parallel()
	eachPage(t, func(p *page, name string, l look) {
		p.reads()
		switch name {
		case "start", "docs", "docs-operation": // pages of the server, not of the console
		case "sign-in":
			p.titled("Sign in · Kiosk")
		case "invite", "reset":
			p.titled(p.text("h1") + " · Kiosk")
		default:
			p.titled(p.text("h1") + p.parent() + " · demo")
		}
		p.accessible()
		p.fits()
		isBehindDialog := strings.Contains(p.link(), "dialog=") // the page itself is checked without a dialog
		if l == phone && !isBehindDialog {                      // phone is the last look
			p.fitsFromTabletToDesktop()
		}
	})
}

// fitsFromTabletToDesktop fails the test if the page is wider than the window, for widths from that of a tablet to that of a desktop.
func (p *page) fitsFromTabletToDesktop() {
	p.Helper()
	for _, width := range []int64{768, 1024, 1920} {
		if err := chromedp.Do(p.tab, chromedp.EmulateViewport(width, light.height)); err != nil {
			p.Fatal(err)
		}
		// Elements that depend on the width are rendered by the second frame.
		if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null))))`, awaited)); err != nil {
			p.Fatal(err)
		}
		p.fits()
	}
}

func TestTablesFitTabletsAndLaptops(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "tables-fit")
	owner.must(t, `mutation { createPriceTier(input: {name: "Reseller", level: 1}) { id } }`, nil, new(any))
	for i, name := range []string{"Daniel Cohen", "Delta Resale Ltd", "Fernanda Pinto"} {
		address := strings.ToLower(strings.ReplaceAll(name, " ", ".")) + "@customers.example"
		var created struct{ CreateCustomer struct{ ID string } }
		owner.must(t, `mutation($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }`,
			vars{"input": vars{"name": name, "email": address, "phone": fmt.Sprintf("+551198765432%d", i)}}, &created)
		owner.must(t, `mutation($id: ID!) { adjustWallet(input: {customerId: $id, amount: "100000.00", reason: "opening balance"}) { id } }`,
			vars{"id": created.CreateCustomer.ID}, new(any))
	}
	variation := owner.variation(t, "Streamly Premium Family", "STREAM-FAM-365", "DIGITAL")
	for n := range 4 {
		owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`, vars{"input": vars{"variationId": variation,
			"licenses": []vars{{"credentials": fmt.Sprintf("STREAMLY-%d", n), "externalRef": fmt.Sprintf("supplier-2026-%d", n), "expiresAt": "2099-12-31T00:00:00Z"}}}}, new(any))
	}
	number := owner.sell(t, "Fernanda Pinto", variation, variation)
	p := open(t, owner, "/")
	for path, loaded := range map[string]string{"/customers": "Daniel Cohen", "/licenses": number} {
		p.open(path)
		p.sees("link", loaded)
		for _, width := range []int64{768, 1024, 1280} {
			p.show(look{name: "between", width: width, height: light.height})
			p.rests()
			if hidden := p.hiddenWidth(); hidden > 0 {
				t.Errorf("%s: %d of the table's pixels are outside of its frame in a window of %d", path, hidden, width)
			}
		}
		p.show(light)
	}
	p.quiet()
}

// hiddenWidth returns how many pixels of a table are outside of its frame, which scrolls.
func (p *page) hiddenWidth() int {
	p.Helper()
	hidden, err := chromedp.Run(p.tab, chromedp.Evaluate[int](`(() => {
		const {parentElement: frame} = document.querySelector("main table");
		return frame.scrollWidth - frame.clientWidth;
	})()`))
	if err != nil {
		p.Fatal(err)
	}
	return hidden
}

// TestShots writes a screenshot of every page in every look to the directory in KIOSK_SHOTS, for `make console-shots`.
func TestShots(t *testing.T) {
	directory := os.Getenv("KIOSK_SHOTS")
	if directory == "" {
		return // without the variable there is nothing to do: the test above has the checks
	}
	if err := os.MkdirAll(directory, 0o750); err != nil {
		t.Fatal(err)
	}
	eachPage(t, func(p *page, name string, l look) {
		p.save(filepath.Join(directory, name+"-"+l.name+".png"))
	})
}

// eachPage opens every page in every look, and calls visit when it has loaded and animates nothing.
func eachPage(t *testing.T, visit func(p *page, name string, l look)) {
	t.Helper()
	owner := kiosk(t).as(t, "demo", "OWNER")
	stand := places(t, owner)
	for _, wanted := range pages {
		t.Run(wanted.name, func(t *testing.T) {
			t.Parallel()
			person := owner
			if slices.Contains([]string{"sign-in", "invite", "reset"}, wanted.name) {
				person = nil
			}
			p := open(t, person, replace(wanted.path, stand))
			for _, l := range []look{light, dark, phone} {
				p.show(l)
				p.sees(wanted.role, replace(wanted.title, stand))
				p.rests()
				visit(p, wanted.name, l)
			}
			p.quiet()
		})
	}
}

// parent returns the suffix of the page's title with the name of its list, if it has one.
func (p *page) parent() string {
	p.Helper()
	name, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`document.querySelector("h1").parentElement.querySelector("a")?.textContent ?? ""`))
	if err != nil {
		p.Fatal(err)
	}
	if name != "" {
		name = " · " + name
	}
	return name
}
