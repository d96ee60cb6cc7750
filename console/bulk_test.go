package console_test

import (
	"context"
	"crypto/rand"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"kiosk/internal/auth"
	"kiosk/internal/testkit"
)

func TestSelectedOrdersAreDeliveredCancelledAndRefundedEachWithAResult(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "demo", "MANAGER")
	service := manager.variation(t, "Bulk service", "BULK-1", "SERVICE")
	var stocked struct{ AdjustStock struct{ StockQuantity int } }
	manager.must(t, `mutation($id: ID!) { adjustStock(input: {variationId: $id, setTo: 9, reason: "count"}) { stockQuantity } }`, vars{"id": service}, &stocked)
	buyer := manager.customer(t, "Bulk Buyer")
	var numbers []string
	for range 3 {
		number, err := manager.order(t.Context(), buyer, service)
		if err != nil {
			t.Fatal(err)
		}
		numbers = append(numbers, number)
	}
	statuses := func() string {
		t.Helper()
		var found struct {
			Orders struct {
				Edges []struct{ Node struct{ Status string } }
			}
		}
		manager.must(t, `query($id: ID!) { orders(first: 5, where: {customerId: $id}, orderBy: {field: CREATED_AT}) { edges { node { status } } } }`, vars{"id": buyer}, &found)
		var all []string
		for _, edge := range found.Orders.Edges {
			all = append(all, edge.Node.Status)
		}
		return strings.Join(all, " ")
	}

	p := open(t, manager, "/orders?q=Bulk+Buyer")
	p.click("checkbox", "Select "+numbers[0])
	p.click("button", "Deliver")
	p.sees("dialog", "Mark orders as delivered")
	p.rests()
	p.accessible()
	p.click("button", "Deliver 1 order")
	p.lacks("dialog", "*")
	if got := statuses(); got != "COMPLETED PROCESSING PROCESSING" {
		t.Errorf("after delivering: %s", got)
	}

	p.click("checkbox", "Select "+numbers[0])
	p.click("checkbox", "Select "+numbers[1])
	p.holdsText("2 selected, €20.00")
	p.click("button", "Cancel orders")
	p.fill("textbox", "Reason*", "out of stock")
	p.click("button", "Cancel 2 orders")
	p.sees("button", "Cancel 1 order") // the delivered order stays in the dialog, with the reason
	p.holdsText("1 order could not be changed:")
	p.rests()
	p.accessible()
	p.show(phone)
	p.fits()
	p.show(light)
	p.press(escape)
	p.lacks("dialog", "*")
	if got := statuses(); got != "COMPLETED CANCELLED PROCESSING" {
		t.Errorf("after cancelling: %s", got)
	}

	p.click("button", "Select none")
	p.click("checkbox", "Select all rows of this page")
	p.click("button", "Refund")
	p.submitsTwice("RefundOrders", "Refund 3 orders: €20.00")
	p.sees("button", "Refund 1 order: €0.00") // the cancelled order
	p.press(escape)
	if got := statuses(); !strings.HasPrefix(got, "REFUNDED CANCELLED ") || strings.Contains(got, "PROCESSING") {
		t.Errorf("after refunding: %s", got)
	}
	p.quiet()

	viewer := open(t, d.as(t, "demo", "VIEWER"), "/orders?q=Bulk+Buyer")
	viewer.sees("link", numbers[0])
	viewer.lacks("checkbox", "Select "+numbers[0])
}

func TestOneOrderIsRefundedInPartGivenUpCancelledAndDeliveredFromItsPage(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	var made struct {
		CreateProduct struct{ Variations []struct{ ID string } }
	}
	manager.must(t, `mutation { createProduct(input: {name: "Late", slug: "late", kind: DIGITAL, status: ACTIVE,
		variations: [{sku: "LATE-1", price: "10.00", dependsOnStock: false}]}) { variations { id } } }`, nil, &made)
	late := made.CreateProduct.Variations[0].ID
	service := manager.variation(t, "Late service", "LATE-2", "SERVICE")
	manager.must(t, `mutation($id: ID!) { adjustStock(input: {variationId: $id, setTo: 9, reason: "count"}) { stockQuantity } }`, vars{"id": service}, new(any))

	p := open(t, manager, "/orders/"+manager.sell(t, "Lana Late", late, late))
	p.sees("StaticText", "Its key can be shown and replaced once it is delivered.")
	p.click("button", "Refund")
	p.holdsText("to credit all of it, cancel the order")
	p.click("checkbox", "Late*")
	p.submitsTwice("RefundOrder", "Refund $10.00", p.comesBack, func() { p.holdsText("It was cancelled and has no key.") })
	p.lacks("dialog", "*")
	p.sees("StaticText", "It was cancelled and has no key.")
	p.holdsText("Paid\n$20.00", "Refunded\n$10.00")
	p.click("button", "Give up order")
	p.sees("dialog", "Give up order*")
	p.fill("textbox", "Reason*", "the supplier has none")
	p.submitsTwice("FailOrder", "Give up order")
	p.lacks("dialog", "*")
	p.sees("StaticText", "the supplier has none")
	p.lacks("button", "Give up order")

	p.open("/orders/" + manager.sell(t, "Carl Cancel", late))
	p.click("button", "Cancel order")
	p.sees("dialog", "Cancel order*")
	p.fill("textbox", "Reason*", "ordered twice")
	p.submitsTwice("CancelOrder", "Cancel order")
	p.lacks("dialog", "*")
	p.sees("StaticText", "ordered twice")
	p.lacks("button", "Cancel order")
	p.tellsTime("America/New_York")
	p.click("DisclosureTriangle", "What cannot be done now")
	const closed = "\nThe order is closed: Cancelled."
	p.holdsText("Mark as delivered"+closed, "Refund"+closed, "Cancel order"+closed, "Give up order"+closed)

	p.open("/orders/" + manager.sell(t, "Della Deliver", service))
	p.sees("StaticText", "Delivered by hand*")
	p.click("button", "Mark as delivered")
	p.sees("dialog", "Mark as delivered")
	p.submitsTwice("DeliverItems", "Mark as delivered")
	p.lacks("dialog", "*")
	p.lacks("button", "Mark as delivered")
	p.rests()
	p.accessible()
	p.quiet()
}

// threeItems places an order of three items for €10.00 each. It returns the order's number and a function by which a colleague refunds
// the first item.
func (m *member) threeItems(t testing.TB, customer string) (number string, refundOne func()) {
	t.Helper()
	service := m.variation(t, "Service", "SERVICE-1", "SERVICE")
	m.must(t, `mutation($id: ID!) { adjustStock(input: {variationId: $id, setTo: 9, reason: "count"}) { stockQuantity } }`, vars{"id": service}, new(any))
	number, err := m.order(t.Context(), customer, service, service, service)
	if err != nil {
		t.Fatal(err)
	}
	return number, func() {
		t.Helper()
		var order struct {
			OrderByNumber struct {
				ID    string
				Items []struct{ ID string }
			}
		}
		m.must(t, `query($n: String!) { orderByNumber(number: $n) { id items { id } } }`, vars{"n": number}, &order)
		first := vars{"id": order.OrderByNumber.ID, "items": []string{order.OrderByNumber.Items[0].ID}}
		m.must(t, `mutation($input: RefundOrderInput!) { refundOrder(input: $input) { id } }`, vars{"input": first}, new(any))
	}
}

func TestItemsThatNoLongerWaitLeaveTheDialogThatDeliversThem(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "delivered-meanwhile")
	number, refundOne := owner.threeItems(t, owner.customer(t, "Dina Deliver"))
	connected := open(t, owner, "/customers")
	connected.sees("heading", "Customers")
	connected.receivesNewCustomers(owner)
	p := connected.another("/orders/" + number)
	p.click("button", "Mark as delivered")
	p.sees("dialog", "Mark as delivered")
	p.rests()
	p.waitForLock(1)
	refundOne()
	p.try("see two items in the dialog", func(ctx context.Context, tab *chromedp.Target) error {
		items, err := findAll(ctx, tab, "checkbox", "Service*")
		if err == nil && len(items) != 2 {
			err = fmt.Errorf("there are %d", len(items))
		}
		return err
	})
	p.click("button", "Mark as delivered")
	p.holdsText("2 items were marked as delivered.")
	p.lacks("dialog", "*")
	p.quiet()
}

func TestARefundIsOfTheAmountThatItsDialogSays(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "refund-amount")
	customer := owner.customer(t, "Rosa Refund")
	number, refundOne := owner.threeItems(t, customer)
	p := openThrough(t, between.origin, owner, "/orders/"+number)
	p.click("button", "Refund")
	p.holdsText("Wallet afterwards\n€1,000.00")
	release := between.hold("mutation RefundOrder")
	defer release()
	p.click("button", "Refund €30.00")
	between.waitFor(p, 0)
	refundOne()
	owner.must(t, `mutation($input: AdjustWalletInput!) { adjustWallet(input: $input) { id } }`,
		vars{"input": vars{"customerId": customer, "amount": "-500.00", "reason": "payout"}}, new(any))
	release()
	p.holdsText("Nothing was credited: some of it was credited meanwhile, and €20.00 is left.", "Wallet afterwards\n€500.00")
	p.click("button", "Refund €20.00")
	p.lacks("dialog", "*")
	p.holdsText("Refunded\n€30.00")
	p.quiet()
}

func TestSelectedOrdersAreCreditedWithTheAmountsThatTheirDialogSays(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	for _, try := range []struct{ slug, action, operation, button, again string }{
		{"bulk-refund-amount", "Refund", "RefundOrders", "Refund 1 order: €30.00", "Refund 1 order: €20.00"},
		{"bulk-cancel-amount", "Cancel orders", "CancelOrders", "Cancel 1 order", "Cancel 1 order"},
	} {
		owner := kiosk(t).newStore(t, try.slug)
		_, refundOne := owner.threeItems(t, owner.customer(t, "Berta Bulk"))
		p := openThrough(t, between.origin, owner, "/orders")
		p.click("checkbox", "Select all rows of this page")
		p.click("button", try.action)
		p.holdsText("Berta Bulk, €30.00")
		before := between.count()
		release := between.hold("mutation " + try.operation)
		p.click("button", try.button)
		between.waitFor(p, before)
		refundOne()
		release()
		p.holdsText("Nothing was credited: some of it was credited meanwhile, and €20.00 is left.")
		p.click("button", try.again)
		p.lacks("dialog", "*")
		p.quiet()
	}
}

func TestNameOfACustomerDoesNotTurnAmountsAround(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "turned-names")
	customer := owner.customer(t, "Ana \u202eavliS")
	if _, err := owner.order(t.Context(), customer, owner.inStock(t, "Turned", "TURNED-1")); err != nil {
		t.Fatal(err)
	}
	p := open(t, owner, "/orders")
	p.click("checkbox", "Select all*")
	p.click("button", "Cancel orders")
	p.sees("dialog", "Cancel orders")
	p.rests()
	turned, err := chromedp.Run(p.tab, chromedp.Evaluate[bool](`(() => {
		const text = document.querySelector("[role=dialog] dd").firstChild;
		const left = (at) => {
			const range = document.createRange();
			range.setStart(text, at);
			range.setEnd(text, at + 1);
			return range.getBoundingClientRect().left;
		};
		return left(text.data.indexOf("€")) > left(text.data.lastIndexOf("0"));
	})()`))
	if err != nil || turned {
		t.Errorf("the amount is read from its end: %t %v", turned, err)
	}
	p.press(escape)
	p.open("/customers/" + customer)
	p.sees("heading", "Ana avliS")
	p.quiet()
}

func TestWhatIsRefusedOfABulkActionWhoseDialogWasLeftIsSaid(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "bulk-left")
	customer := owner.customer(t, "Gerda Gone")
	number, refundOne := owner.threeItems(t, customer)
	p := openThrough(t, between.origin, owner, "/customers")
	p.click("link", "Orders")
	p.sees("link", number) // before that, the page has no rows to select
	p.click("checkbox", "Select all rows of this page")
	p.click("button", "Refund")
	release := between.hold("mutation RefundOrders")
	defer release()
	p.click("button", "Refund 1 order: €30.00")
	between.waitFor(p, 0)
	refundOne()
	p.back()
	p.sees("link", "Gerda Gone")
	release()
	p.holdsText("1 order could not be changed: " + number + ". Nothing was credited: some of it was credited meanwhile, and €20.00 is left.")
	p.quiet()
}

func TestRowOfABulkActionWhoseResponseWasLostIsNotSaidToBeRefused(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "bulk-lost")
	customer := owner.customer(t, "Lotte Lost")
	_, refundOne := owner.threeItems(t, customer)
	p := openThrough(t, between.origin, owner, "/orders")
	p.click("checkbox", "Select all rows of this page")
	p.click("button", "Refund")
	release := between.hold("mutation RefundOrders")
	defer release()
	p.click("button", "Refund 1 order: €30.00")
	between.waitFor(p, 0)
	refundOne()
	release()
	p.holdsText("1 order could not be changed:", "Nothing was credited:")
	p.submitsTwice("RefundOrders", "Refund 1 order: €20.00", func() {
		p.holdsText("It is not known whether this was done.")
		p.lacksText("could not be changed")
		p.lacksText("Nothing was credited")
		p.rests()
		p.accessible()
	})
	p.lacks("dialog", "*")
	var found struct {
		Customer struct{ WalletBalance string }
	}
	owner.must(t, `query($id: ID!) { customer(id: $id) { walletBalance } }`, vars{"id": customer}, &found)
	if found.Customer.WalletBalance != "1000.00" {
		t.Errorf("the wallet holds %s", found.Customer.WalletBalance)
	}

	for _, slug := range []string{"one", "two"} {
		owner.must(t, `mutation($slug: String!) { createCategory(input: {name: $slug, slug: $slug}) { id } }`, vars{"slug": slug}, new(any))
	}
	p.open("/categories")
	p.click("checkbox", "Select all*")
	p.click("button", "Archive")
	p.losesResponse("SetCategoryStatus")
	p.click("button", "Archive 2 categories")
	p.holdsText("one\nIt is not known whether this was done.", "two\nActive")
	p.click("button", "Archive 2 categories")
	p.sees("button", "Archive 1 category") // the change has no idempotency key: the refusal of a retry may be caused by the first attempt
	p.holdsText("one\nIt is not known whether this was done. Someone changed this in the meantime.")
	p.lacksText("could not be changed")
	p.quiet()
}

func TestApprovalThatIsSentAgainEndsWhenAllIsDecided(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "approval-lost")
	support, _ := owner.colleague(t, "approval-lost", "Rob Request", auth.Support)
	customer := owner.customer(t, "Carla Lost")
	id := support.recharge(t, customer, "77.25")
	p := open(t, owner, "/recharges?id="+id)
	p.click("button", "Approve €77.25 for Carla Lost")
	p.losesResponse("ApproveRecharges")
	p.click("button", "Approve €77.25")
	p.holdsText("it is done once at most")
	p.click("button", "Approve €77.25")
	p.holdsText("Nothing is left to decide. These top-ups were decided already, perhaps by you just now:")
	p.lacks("button", "Approve €77.25")
	p.rests()
	p.accessible()
	p.click("button", "Close")
	p.lacks("dialog", "*")
	var found struct {
		Customer struct{ WalletBalance string }
	}
	owner.must(t, `query($id: ID!) { customer(id: $id) { walletBalance } }`, vars{"id": customer}, &found)
	if found.Customer.WalletBalance != "1077.25" {
		t.Errorf("the wallet holds %s", found.Customer.WalletBalance)
	}
	p.quiet()
}

func TestSelectedLicensesAreRevokedEachWithAResult(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	variation := manager.variation(t, "Bulk keys", "BULK-KEYS", "DIGITAL")
	manager.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`, vars{"input": vars{
		"variationId": variation, "licenses": []vars{
			{"credentials": "BULK-1", "externalRef": "bulk one"}, {"credentials": "BULK-2", "externalRef": "bulk two"},
			{"credentials": "BULK-3", "externalRef": "bulk three"},
		},
	}}, new(any))
	p := open(t, manager, "/licenses?variation="+variation)
	p.click("checkbox", "Select bulk one")
	p.click("checkbox", "Select bulk three")
	p.holdsText("2 selected")
	p.click("button", "Revoke")
	p.sees("dialog", "Revoke licenses")
	p.holdsText("bulk one, For sale", "bulk three, For sale")
	p.rests()
	p.accessible()
	p.show(phone)
	p.fits()
	p.show(light)
	p.fill("textbox", "Reason*", "leaked")
	p.click("button", "Revoke 2 licenses")
	p.lacks("dialog", "*")
	p.losesText("2 selected")
	var found struct {
		Licenses struct {
			Edges []struct{ Node struct{ ExternalRef string } }
		}
	}
	manager.must(t, `query($id: ID!) { licenses(first: 5, where: {variationId: $id, status: REVOKED}, orderBy: {field: CREATED_AT}) { edges { node { externalRef } } } }`,
		vars{"id": variation}, &found)
	var revoked []string
	for _, edge := range found.Licenses.Edges {
		revoked = append(revoked, edge.Node.ExternalRef)
	}
	slices.Sort(revoked)
	if got := strings.Join(revoked, ", "); got != "bulk one, bulk three" {
		t.Errorf("revoked are %s", got)
	}
	p.quiet()

	support := open(t, d.as(t, "lab", "SUPPORT"), "/licenses?variation="+variation)
	support.sees("cell", "bulk two")
	support.lacks("checkbox", "Select bulk two")
}

func TestSelectedProductsMakeAStepAndThoseThatCannotStayInTheDialog(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	manager.variation(t, "Steps one", "STEPS-1", "SERVICE")
	manager.variation(t, "Steps two", "STEPS-2", "SERVICE")
	statuses := func(want string) {
		t.Helper()
		var found struct {
			Products struct {
				Edges []struct{ Node struct{ Status string } }
			}
		}
		manager.must(t, `{ products(first: 5, where: {nameContainsFold: "steps "}, orderBy: {field: NAME}) { edges { node { status } } } }`, nil, &found)
		var all []string
		for _, edge := range found.Products.Edges {
			all = append(all, edge.Node.Status)
		}
		if got := strings.Join(all, " "); got != want {
			t.Errorf("they are %s, want %s", got, want)
		}
	}
	p := open(t, manager, "/products?q=steps")
	p.click("checkbox", "Select Steps one")
	p.click("button", "Take off sale")
	p.sees("dialog", "Take products off sale")
	p.holdsText("Buyers no longer see these products")
	p.rests()
	p.accessible()
	p.click("button", "Take 1 product off sale")
	p.lacks("dialog", "*")
	statuses("INACTIVE ACTIVE")

	p.click("checkbox", "Select all rows of this page")
	p.click("button", "Archive")
	p.click("button", "Archive 2 products for good")
	p.sees("button", "Archive 1 product for good") // the product on sale stays in the dialog, with the reason
	p.holdsText("1 product could not be changed:", "The state of the product does not allow this.")
	p.rests()
	p.accessible()
	p.show(phone)
	p.fits()
	p.show(light)
	p.press(escape)
	p.lacks("dialog", "*")
	statuses("ARCHIVED ACTIVE")
	p.quiet()

	viewer := open(t, d.as(t, "lab", "VIEWER"), "/products?q=steps")
	viewer.sees("link", "Steps two")
	viewer.lacks("checkbox", "Select Steps two")
}

func TestSelectedCustomersAreBlockedUnblockedAndPutIntoATier(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	var made struct{ CreatePriceTier struct{ ID string } }
	manager.must(t, `mutation { createPriceTier(input: {name: "Crowd", level: 1}) { id } }`, nil, &made)
	tier := made.CreatePriceTier.ID
	ids := []string{manager.customer(t, "Crowdy Carl"), manager.customer(t, "Crowdy Cora")}
	are := func(want string) {
		t.Helper()
		for _, id := range ids {
			var found struct {
				Customer struct {
					Status string
					Tier   *struct{ ID string }
				}
			}
			manager.must(t, `query($id: ID!) { customer(id: $id) { status tier { id } } }`, vars{"id": id}, &found)
			got := found.Customer.Status
			if found.Customer.Tier != nil && found.Customer.Tier.ID == tier {
				got += " Crowd"
			}
			if got != want {
				t.Errorf("a customer is %s, want %s", got, want)
			}
		}
	}
	p := open(t, d.as(t, "lab", "SUPPORT"), "/customers?q=crowdy")
	for _, step := range []struct{ action, submit, want string }{
		{"Block", "Block 2 customers", "BLOCKED"},
		{"Unblock", "Unblock 2 customers", "ACTIVE"},
		{"Change tier", "Change tier of 2 customers", "ACTIVE Crowd"},
	} {
		p.click("checkbox", "Select all rows of this page")
		p.click("button", step.action)
		p.sees("dialog", step.action+"*")
		if step.action == "Change tier" {
			p.focus("combobox", "Tier")
			p.press("Crowd")
		}
		p.rests()
		p.accessible()
		p.click("button", step.submit)
		p.lacks("dialog", "*")
		are(step.want)
	}
	p.show(phone)
	p.click("checkbox", "Select all rows of this page")
	p.sees("button", "Unblock")
	p.fits()
	p.show(light)
	p.quiet()
}

func TestSelectedTokensAreRevokedTogether(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "leaked-tokens")
	for _, name := range []string{"Old bot", "Leaked bot", "Bot in use"} {
		owner.must(t, `mutation($name: String!) { createAPIToken(input: {name: $name, scopes: ["orders:write"]}) { apiToken { id } } }`, vars{"name": name}, new(any))
	}
	p := open(t, owner, "/settings/tokens")
	p.click("checkbox", "Select Old bot")
	p.click("checkbox", "Select Leaked bot")
	p.click("button", "Revoke")
	p.sees("dialog", "Revoke tokens")
	p.rests()
	p.accessible()
	p.click("button", "Revoke 2 tokens")
	p.lacks("dialog", "*")
	p.holdsText("2 tokens were revoked.")
	p.lacks("checkbox", "Select Old bot")
	p.sees("checkbox", "Select Bot in use")
	if lines := p.exports(p.downloads(), "Export", "Export: API tokens", "tokens"); len(lines) != 1 || !strings.Contains(lines[0], ",Bot in use,") {
		t.Errorf("of the tokens in use, the file holds %q", lines)
	}
	p.press(escape)
	var left struct{ APITokens struct{ TotalCount int } }
	owner.must(t, `{ apiTokens(first: 1, where: {revokedAtIsNil: true}) { totalCount } }`, nil, &left)
	if left.APITokens.TotalCount != 1 {
		t.Errorf("%d tokens are in use", left.APITokens.TotalCount)
	}
	p.click("button", "Create token")
	p.fill("textbox", "Name", "Never seen")
	p.losesResponse("CreateApiToken")
	p.click("button", "Create token")
	p.holdsText("trying again may do it twice")
	p.press(escape)
	p.sees("checkbox", "Select Never seen")
	p.quiet()
}

func TestFailingEndpointsAreListedByThemselves(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "failing-endpoints")
	works, fails := newBot(t, http.StatusOK, ""), newBot(t, http.StatusInternalServerError, "")
	register := func(url string) string {
		var made struct {
			Registered struct{ Endpoint struct{ ID string } }
		}
		owner.must(t, `mutation($url: String!) { registered: registerWebhookEndpoint(input: {url: $url, events: [ORDER_CREATED]}) { endpoint { id } } }`,
			vars{"url": url}, &made)
		return made.Registered.Endpoint.ID
	}
	working := register(works.URL)
	owner.sendTest(t, working)
	owner.sendTest(t, register(fails.URL))
	delivered := func(n int) {
		t.Helper()
		testkit.Eventually(t, waitTimeout, "attempts that did not fail, and one that did", func() bool {
			var found struct{ Tried, Failed struct{ TotalCount int } }
			owner.must(t, `{ tried: deliveries(first: 1, where: {status: SUCCEEDED}) { totalCount }
				failed: webhookEndpoints(first: 1, where: {consecutiveFailuresGTE: 1}) { totalCount } }`, nil, &found)
			return found.Tried.TotalCount == n && found.Failed.TotalCount == 1
		})
	}
	delivered(1)
	p := open(t, owner, "/webhooks")
	p.sees("link", strings.TrimPrefix(works.URL, "http://"))
	p.sees("cell", "All 1 delivered")
	owner.sendTest(t, working)
	delivered(2)
	p.comesBack()
	p.sees("cell", "All 2 delivered") // changes do not include it
	p.click("link", "Failing")
	p.at("view=failing")
	p.lacks("link", strings.TrimPrefix(works.URL, "http://"))
	p.sees("link", strings.TrimPrefix(fails.URL, "http://"))
	if lines := p.exports(p.downloads(), "Export", "Export: Webhook endpoints", "endpoints"); len(lines) != 1 || !strings.Contains(lines[0], fails.URL) {
		t.Errorf("of the failing endpoints, the file holds %q", lines)
	}
	p.quiet()
}

func TestSelectedEndpointsArePausedAndResumedEachWithAResult(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "paused-endpoints")
	for _, path := range []string{"one", "two"} {
		owner.must(t, `mutation($url: String!) { registerWebhookEndpoint(input: {url: $url, events: [ORDER_CREATED]}) { endpoint { id } } }`,
			vars{"url": "https://bulk.example.com/" + path}, new(any))
	}
	p := open(t, owner, "/webhooks")
	p.click("checkbox", "Select bulk.example.com/one")
	p.click("button", "Pause")
	p.click("button", "Pause 1 endpoint")
	p.lacks("dialog", "*")
	p.sees("cell", "Paused")
	p.click("checkbox", "Select all rows of this page")
	p.click("button", "Pause")
	p.sees("dialog", "Pause endpoints")
	p.rests()
	p.accessible()
	p.click("button", "Pause 2 endpoints")
	p.sees("button", "Pause 1 endpoint") // the paused endpoint stays in the dialog, with the reason
	p.holdsText("1 endpoint could not be changed:")
	p.press(escape)
	p.click("button", "Select none")
	p.click("checkbox", "Select all rows of this page")
	p.click("button", "Resume")
	p.click("button", "Resume 2 endpoints")
	p.lacks("dialog", "*")
	p.lacks("cell", "Paused")
	p.click("link", "Failing")
	p.at("/webhooks", "view=failing")
	p.sees("heading", "No endpoint fails")
	p.quiet()

	viewer := kiosk(t).hire(t, "VIEWER")
	q := open(t, viewer, "/webhooks")
	q.sees("heading", "Webhooks")
	q.lacks("checkbox", "Select all rows of this page")
	p.quiet()
}

func TestSelectedCategoriesAreArchivedAndRestoredEachWithAResult(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "archived-categories")
	var made struct{ Video struct{ ID string } }
	for _, create := range []string{
		`audio: createCategory(input: {name: "Audio", slug: "audio"}) { id }`,
		`books: createCategory(input: {name: "Books", slug: "books"}) { id }`,
		`video: createCategory(input: {name: "Video", slug: "video"}) { id }`,
	} {
		owner.must(t, "mutation { "+create+" }", nil, &made)
	}
	statuses := func(want string) {
		t.Helper()
		var found struct {
			Categories struct {
				Edges []struct{ Node struct{ Status string } }
			}
		}
		owner.must(t, `{ categories(first: 5) { edges { node { status } } } }`, nil, &found)
		var all []string
		for _, edge := range found.Categories.Edges {
			all = append(all, edge.Node.Status)
		}
		if got := strings.Join(all, " "); got != want {
			t.Errorf("they are %s, want %s", got, want)
		}
	}
	p := open(t, owner, "/categories")
	p.click("checkbox", "Select all rows of this page")
	p.lacks("button", "Restore")
	p.click("button", "Archive")
	p.sees("dialog", "Archive categories")
	p.holdsText("Products of these categories stay on sale")
	owner.must(t, `mutation($id: ID!) { updateCategory(input: {id: $id, version: 1, name: "Videos"}) { id } }`, vars{"id": made.Video.ID}, new(any))
	p.click("button", "Archive 3 categories")
	p.sees("button", "Archive 1 category") // the category that another person has changed stays in the dialog, with the reason
	p.holdsText("1 category could not be changed:", "Someone changed this in the meantime.")
	p.rests()
	p.accessible()
	p.show(phone)
	p.fits()
	p.show(light)
	p.press(escape)
	p.lacks("dialog", "*")
	statuses("ARCHIVED ARCHIVED ACTIVE")

	p.click("checkbox", "Select all rows of this page")
	p.click("button", "Restore")
	p.click("button", "Restore 2 categories") // without the one that is not archived
	p.lacks("dialog", "*")
	statuses("ACTIVE ACTIVE ACTIVE")
	p.lacks("button", "Restore")
	p.click("button", "Archive")
	p.click("button", "Archive 1 category") // with its current version
	p.lacks("dialog", "*")
	statuses("ACTIVE ACTIVE ARCHIVED")
	p.quiet()
}

func TestSelectedStaffAreDisabledAndEnabledEachWithAResult(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.newStore(t, "disabled-staff")
	var made struct{ Viewer struct{ ID string } }
	owner.must(t, `{ viewer { id } }`, nil, &made)
	password := rand.Text()
	for _, person := range []string{
		`email: "ann@disabled-staff.example", name: "Ann", role: MANAGER`,
		`email: "ben@disabled-staff.example", name: "Ben", role: VIEWER`,
		`email: "olga@disabled-staff.example", name: "Olga", role: OWNER`,
	} {
		owner.must(t, `mutation($password: String!) { createStaff(input: {password: $password, `+person+`}) { id } }`, vars{"password": password}, new(any))
	}
	as := func(email string) *member {
		t.Helper()
		m, err := d.signInAs(t.Context(), "disabled-staff", email, password)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	as("ann@disabled-staff.example").must(t, `mutation { createAPIToken(input: {name: "Ann's bot", scopes: ["orders:write"]}) { apiToken { id } } }`, nil, new(any))
	are := func(disabled, tokens int) {
		t.Helper()
		var found struct{ StaffMembers, APITokens struct{ TotalCount int } }
		owner.must(t, `{ staffMembers(first: 1, where: {status: DISABLED}) { totalCount } apiTokens(first: 1, where: {revokedAtIsNil: true}) { totalCount } }`, nil, &found)
		if found.StaffMembers.TotalCount != disabled || found.APITokens.TotalCount != tokens {
			t.Errorf("%d people are disabled and %d tokens in use, want %d and %d", found.StaffMembers.TotalCount, found.APITokens.TotalCount, disabled, tokens)
		}
	}
	p := open(t, owner, "/settings/staff")
	p.click("checkbox", "Select Ann")
	p.lacks("checkbox", "Select owner@disabled-staff.example") // people cannot disable themselves
	p.click("checkbox", "Select Ben")
	p.lacks("button", "Enable")
	p.click("button", "Disable")
	p.sees("dialog", "Disable people")
	p.click("checkbox", "Also revoke the API tokens that they made*")
	p.rests()
	p.accessible()
	p.click("button", "Disable 2 people")
	p.lacks("dialog", "*")
	are(2, 0)

	p.click("checkbox", "Select all rows of this page")
	p.holdsText("3 selected")
	p.click("button", "Enable")
	p.click("button", "Enable 2 people") // without Olga, who is not disabled
	p.lacks("dialog", "*")
	are(0, 0)

	p.click("checkbox", "Select Ben")
	p.click("button", "Disable")
	p.sees("dialog", "Disable people")
	as("olga@disabled-staff.example").must(t, `mutation($id: ID!) { setStaffRole(input: {id: $id, version: 1, role: MANAGER}) { id } }`, vars{"id": made.Viewer.ID}, new(any))
	p.click("button", "Disable 2 people")
	p.sees("alert", "*")
	p.holdsText("2 people could not be changed:", "Your role does not allow this.")
	p.show(phone)
	p.fits()
	p.quiet()
}

func TestBulkActionThatFailedInTheMiddleGoesOnThere(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "bulk-goes-on")
	var second string
	for _, slug := range []string{"one", "two", "three"} {
		var made struct{ CreateCategory struct{ ID string } }
		owner.must(t, `mutation($slug: String!) { createCategory(input: {name: $slug, slug: $slug}) { id } }`, vars{"slug": slug}, &made)
		if slug == "two" {
			second = made.CreateCategory.ID
		}
	}
	p := openThrough(t, between.origin, owner, "/categories")
	p.click("checkbox", "Select all*")
	p.click("button", "Archive")
	release := between.hold(`"id":"` + second)
	defer release()
	p.click("button", "Archive 3 categories")
	between.waitFor(p, 0)
	between.goAway()
	p.holdsText("it is done once at most")
	between.comeBack()
	release()
	p.click("button", "Archive 3 categories")
	p.lacks("dialog", "*")
	p.lacksText("could not be changed")
}
