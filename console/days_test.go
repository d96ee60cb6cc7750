package console_test

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// The test uses the navigation to go from page to page, as a person does.
func TestManagersDayUploadsRefundsAndDecides(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner, manager, support := d.as(t, "lab", "OWNER"), d.as(t, "lab", "MANAGER"), d.as(t, "lab", "SUPPORT")
	variation := manager.variation(t, "Day pass", "DAY-1", "DIGITAL")
	p := open(t, manager, "/")

	p.click("link", "Licenses")
	p.sees("heading", "Licenses")
	p.click("link", "Upload licenses")
	p.fill("searchbox", "Find a variation by SKU or product", "day-1")
	p.click("button", "Day pass DAY-1*")
	p.fill("textbox", "Keys", "DAY-KEY-1\nDAY-KEY-2\nDAY-KEY-3")
	p.click("button", "Upload 3 licenses")
	p.sees("button", "Upload more")

	number := owner.sell(t, "Dana Day", variation, variation)
	p.click("link", "Orders")
	p.click("link", number)
	p.click("button", "Refund")
	p.at("dialog=refund")
	p.sees("button", "Refund $20.00")
	p.click("checkbox", "Day pass*")
	p.click("button", "Refund $10.00")
	p.lacks("dialog", "Refund order*")
	p.at("/orders/" + number)
	var order struct {
		OrderByNumber struct{ Status, RefundedAmount string }
	}
	owner.must(t, `query($n: String!) { orderByNumber(number: $n) { status refundedAmount } }`, vars{"n": number}, &order)
	if got := order.OrderByNumber; got.RefundedAmount != "10.00" || got.Status != "COMPLETED" {
		t.Errorf("the order is %+v", got)
	}
	p.click("link", "Wallet transactions")
	p.at("/customers/", "tab=wallet", "order=")
	p.sees("heading", "Dana Day")
	p.sees("link", number)
	p.lacks("cell", "opening balance")
	p.click("link", "Show all")
	p.sees("cell", "opening balance")

	ids := map[string]string{"Rick Rich": owner.customer(t, "Rick Rich"), "Polly Poor": owner.customer(t, "Polly Poor")}
	for _, id := range ids {
		support.must(t, `mutation($id: ID!) { requestRecharge(input: {customerId: $id, amount: "25.25"}) { id } }`, vars{"id": id}, new(any))
	}
	owner.must(t, `mutation($id: ID!) { rejectRecharge(input: {id: $id, reason: "no money came"}) { id } }`,
		vars{"id": support.recharge(t, ids["Rick Rich"], "99.00")}, new(any))
	p.click("link", "Top-ups")
	p.sees("cell", "1 rejected")
	p.sees("cell", "First top-up")
	for name := range ids {
		p.click("checkbox", "Select "+name+" $25.25")
	}
	p.click("button", "Approve")
	p.sees("dialog", "Approve top-ups")
	p.holdsText("Rick Rich\n$25.25\n1 rejected", "Polly Poor\n$25.25\nFirst top-up")
	p.click("button", "Approve 2, $50.50")
	p.sees("heading", "Nothing waits for a decision")
	for name, id := range ids {
		var customer struct {
			Customer struct{ WalletBalance string }
		}
		owner.must(t, `query($id: ID!) { customer(id: $id) { walletBalance } }`, vars{"id": id}, &customer)
		if customer.Customer.WalletBalance != "1025.25" {
			t.Errorf("%s has %s", name, customer.Customer.WalletBalance)
		}
	}
	p.quiet()
}

// The test uses the palette to find a customer who has called.
func TestSupportsDayFindsRevealsReplacesAndComments(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	number := d.as(t, "demo", "OWNER").sell(t, "Hanna History", d.store("demo").variation("STREAM-30"))
	p := open(t, d.as(t, "demo", "SUPPORT"), "/")
	p.sees("link", "Orders")
	p.rests()
	for _, area := range []string{"Staff", "API tokens", "Settings"} {
		p.lacks("link", area)
	}
	p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	p.fill("combobox", "Search", "hanna hist")
	p.sees("option", "Hanna History*")
	p.press("\r")
	p.at("/customers/")
	p.click("link", number)
	p.reveal("STREAM-30")
	p.sees("button", "Hide")
	p.click("button", "Replace STREAM-30")
	p.fill("textbox", "Reason*", "refused on activation")
	p.submitsTwice("ReplaceItem", "Replace")
	p.lacks("dialog", "*")
	p.sees("StaticText", "Item replaced")
	p.sees("StaticText", "It was replaced and cannot be replaced again.")
	p.sees("link", "Replacement under warranty")
	p.click("link", "Replaced under warranty")
	if shown := p.text("li:target"); !strings.Contains(shown, "Replacement under warranty") {
		t.Errorf("the link leads to %q", shown)
	}
	p.sees("StaticText", "refused on activation")
	p.sees("StaticText", "the customer lost the message")
	p.fill("textbox", "Comment", "Called back, works now.")
	p.submitsTwice("CommentOnOrder", "Add comment")
	p.holds("textbox", "Comment", "")
	p.sees("StaticText", "Called back, works now.")
	p.rests()
	p.accessible()
	p.quiet()
}

// TestViewersDayHasNoActions opens each page as an owner, who has its action, and as a viewer, who does not.
func TestViewersDayHasNoActions(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	store := d.store("demo")
	number := d.as(t, "demo", "OWNER").sell(t, "Vera View", store.variation("STREAM-30"), store.variation("SETUP-HOUR"))
	owner, viewer := open(t, d.as(t, "demo", "OWNER"), "/"), open(t, d.as(t, "demo", "VIEWER"), "/")
	for _, c := range []struct{ area, role, action string }{
		{"Orders", "link", "New order"},
		{"Customers", "button", "Add customer"},
		{"Products", "button", "Add product"},
		{"Categories", "link", "Add category"},
		{"Tiers", "link", "Add tier"},
		{"Licenses", "link", "Upload licenses"},
		{"Webhooks", "button", "Register endpoint"},
	} {
		owner.click("link", c.area)
		owner.sees("heading", c.area)
		owner.sees(c.role, c.action)
		viewer.click("link", c.area)
		viewer.sees("heading", c.area)
		viewer.rests()
		viewer.lacks(c.role, c.action)
	}
	viewer.click("link", "Orders")
	viewer.click("link", number)
	viewer.sees("heading", number)
	viewer.sees("heading", "Items")
	for _, name := range []string{"Refund", "Give up order", "Cancel order", "Mark as delivered", "Show key*", "Replace*"} {
		viewer.lacks("button", name)
	}
	viewer.holdsText("Streamly Premium")
	viewer.lacksText("Delivered by hand") // reasons are shown only to roles that may perform the action
	viewer.open("/orders/" + number + "?dialog=refund")
	viewer.sees("heading", "Items")
	viewer.lacks("dialog", "*")
	viewer.open("/customers/" + d.as(t, "demo", "OWNER").customer(t, "Vera Dialog") + "?dialog=adjust")
	viewer.sees("heading", "Vera Dialog")
	viewer.lacks("dialog", "*")
	viewer.quiet()
}
