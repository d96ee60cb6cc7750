package console_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestManagerPlacesAnOrderForACustomer(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "demo", "MANAGER")
	id := manager.customer(t, "Nora Neworder")
	manager.must(t, `mutation($input: SetCustomerTierInput!) { setCustomerTier(input: $input) { id } }`,
		vars{"input": vars{"customerId": id, "tierId": manager.tier(t, "Gold")}}, new(any))
	p := open(t, manager, "/customers/"+id)
	p.click("link", "New order")
	p.at("/orders/new", "customer="+id)
	p.fill("searchbox", "Find a variation by SKU or product", "setup-hour")
	p.click("button", "Remote Setup SETUP-HOUR*")
	p.at("items=", d.store("demo").variation("SETUP-HOUR"))
	p.fill("spinbutton", "Quantity of SETUP-HOUR", "20")
	p.lacks("searchbox", "Find a variation by SKU or product")
	p.rests()
	p.accessible()
	p.fill("spinbutton", "Quantity of SETUP-HOUR", "2")
	p.fill("searchbox", "Find a variation by SKU or product", "checkup")
	p.click("button", "Security Check-up CHECKUP €79.00 · Gold · *")
	p.holdsText("€79.00 each · tier Gold, base price €89.00 · ", "Wallet now\n€1,000.00", "Wallet afterwards\n€851.00")
	p.fill("textbox", "Notes*", "by phone")
	p.click("button", "Place order for €149.00")
	p.sees("heading", "Payment")
	p.holdsText("€79.00\ntier Gold, base price €89.00", "Wallet now\n€851.00")
	var found struct {
		Customer struct {
			WalletBalance string
			Orders        struct {
				Edges []struct {
					Node struct {
						Total, Notes, Source string
						Items                []struct{ SKU string }
					}
				}
			}
		}
	}
	manager.must(t, `query($id: ID!) { customer(id: $id) { walletBalance orders(first: 5) { edges { node { total notes source items { sku } } } } } }`,
		vars{"id": id}, &found)
	if len(found.Customer.Orders.Edges) != 1 {
		t.Fatalf("the customer has %d orders", len(found.Customer.Orders.Edges))
	}
	if placed := found.Customer.Orders.Edges[0].Node; placed.Notes != "by phone" || placed.Source != "ADMIN" || len(placed.Items) != 3 || found.Customer.WalletBalance != "851.00" {
		t.Errorf("the order is %+v", placed)
	}
	p.quiet()
}

func TestNewOrderIsPlacedAtTheTotalThatItsButtonNamesOrNotAtAll(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).newStore(t, "price-of-two")
	id := manager.customer(t, "Paula Pays")
	variation := manager.variation(t, "Dearer", "DEARER-1", "SERVICE")
	manager.must(t, `mutation($id: ID!) { adjustStock(input: {variationId: $id, setTo: 9, reason: "count"}) { stockQuantity } }`, vars{"id": variation}, new(any))
	p := open(t, manager, "/orders/new?customer="+id+"&items="+variation+"*2")
	p.sees("button", "Place order for €20.00")
	manager.must(t, `mutation($input: UpdateVariationInput!) { updateVariation(input: $input) { version } }`,
		vars{"input": vars{"id": variation, "version": 1, "price": "99.90"}}, new(any))
	p.click("button", "Place order for €20.00")
	p.holdsText("Nothing was ordered: a price was changed meanwhile, and the order costs €199.80 now.", "Wallet afterwards\n€800.20")
	p.rests()
	p.accessible()
	p.click("button", "Place order for €199.80")
	p.sees("heading", "Payment")
	p.holdsText("Wallet now\n€800.20")
	p.quiet()
}

func TestQuantityAboveTheMostIsShownAsItIsOrdered(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).newStore(t, "most-units")
	id, variation := manager.customer(t, "Mona Most"), manager.inStock(t, "Goods", "MOST-1")
	p := open(t, manager, "/orders/new?customer="+id+"&items="+variation+"*20")
	p.sees("spinbutton", "Quantity of MOST-1")
	p.focus("spinbutton", "Quantity of MOST-1")
	p.press("0")
	p.try("show 20 units", func(ctx context.Context, tab *chromedp.Target) error {
		shown, err := chromedp.Evaluate[string](`document.querySelector("input[type=number]").value`)(ctx, tab)
		if err == nil && shown != "20" {
			err = fmt.Errorf("it shows %s", shown)
		}
		return err
	})
	p.at("items=" + variation + "*20")
	p.quiet()
}

func TestNewOrderSaysBesideTheLineWhyItCannotBePlaced(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	id := manager.customer(t, "Wanda Wants")
	variation := manager.variation(t, "Nothing left", "NOTHING-LEFT", "DIGITAL")
	p := open(t, manager, "/orders/new")
	p.fill("searchbox", "Find a customer by name*", "wanda w")
	p.click("button", "Wanda Wants*")
	p.at("customer=" + id)
	p.fill("searchbox", "Find a variation by SKU or product", "nothing-l")
	p.click("button", "Nothing left NOTHING-LEFT*")
	p.sees("StaticText", "There is not enough in stock*")
	manager.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": []vars{{"credentials": "NL-1"}}}}, new(any))
	adjust := func(amount string) {
		t.Helper()
		manager.must(t, `mutation($input: AdjustWalletInput!) { adjustWallet(input: $input) { id } }`,
			vars{"input": vars{"customerId": id, "amount": amount, "reason": "test"}}, new(any))
	}
	adjust("-995.00")
	p.open("/orders/new?customer=" + id + "&items=" + variation + "*1")
	p.sees("StaticText", "The wallet does not hold enough*")
	p.sees("link", "Open the wallet")
	adjust("5.00")
	p.open("/orders/new?customer=" + id + "&items=" + variation + "*1")
	p.sees("button", "Place order for $10.00")
	adjust("-5.00")
	p.click("button", "Place order for $10.00")
	p.sees("link", "Open the wallet")
	p.fill("spinbutton", "Quantity of NOTHING-LEFT", "2") // a refused order can be changed
	p.at(variation + "*2")
	adjust("5.00")
	p.open("/orders/new?customer=" + id + "&items=" + variation + "*1")
	p.submitsTwice("CreateOrder", "Place order for $10.00", func() {
		p.looksAgain()
		p.rests()
		p.accessible()
		p.lacks("link", "Open the wallet") // the page must not say that the wallet has too little, which is true only for a second order
		changed, err := chromedp.Run(p.tab, chromedp.Evaluate[[]string](
			`[...document.querySelectorAll("main :is(input, textarea, button:not([type=submit])):enabled")].map((field) => field.ariaLabel ?? field.textContent)`))
		if err != nil || !slices.Equal(changed, []string{"Begin another"}) {
			t.Errorf("while it is unknown whether the order was placed, %q can be changed (%v)", changed, err)
		}
	})
	p.sees("heading", "Payment")
	p.quiet()
}

func TestOrderWhoseResponseIsLostIsPlacedOnceAlsoAfterAReload(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).newStore(t, "lost-reload")
	id := manager.customer(t, "Rita Reload")
	variation, other := manager.inStock(t, "Reloaded", "RELOAD-1"), manager.inStock(t, "Other", "RELOAD-2")
	p := open(t, manager, "/orders/new?customer="+id+"&items="+variation+"*2")
	p.fill("textbox", "Notes*", "by phone")
	p.losesResponse("CreateOrder")
	p.click("button", "Place order for €20.00")
	p.holdsText("it is done once at most")
	p.reload()
	p.holdsText("It is not known whether this order was placed.")
	p.holds("textbox", "Notes*", "by phone")
	if enabled, err := chromedp.Run(p.tab, chromedp.Evaluate[int](`document.querySelectorAll("main fieldset :enabled").length`)); err != nil || enabled > 0 {
		t.Errorf("%d fields of the order can be changed (%v)", enabled, err)
	}
	p.lacksText("Wallet now") // the order may be paid already, so that the balance is unknown
	p.rests()
	p.accessible()
	p.show(phone)
	p.fits()
	p.show(light)

	p.click("link", "Customer’s orders")
	p.sees("heading", "Rita Reload")
	p.click("link", "New order")
	p.fill("searchbox", "Find a variation by SKU or product", "reload-2")
	p.click("button", "Other RELOAD-2*")
	p.at("items=" + other)
	p.holdsText("It is not known whether an order for €20.00 was placed.")
	p.rests()
	p.accessible()
	p.click("link", "Open that order")
	p.at("items=" + variation)
	p.click("button", "Place order for €20.00")
	p.sees("heading", "Payment")
	manager.hasOrders(t, id, 1)
	p.open("/orders/new?customer=" + id + "&items=" + variation + "*2")
	p.sees("button", "Place order for €20.00")
	p.lacksText("It is not known")
	p.click("button", "Place order for €20.00") // another order of the same lines
	p.sees("heading", "Payment")
	manager.hasOrders(t, id, 2)
	p.quiet()
}

func TestOrderThatWasRefusedAfterAllCanBeChanged(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	manager := kiosk(t).newStore(t, "lost-refused")
	id := manager.customer(t, "Rolf Refused")
	variation := manager.inStock(t, "Refused", "REFUSED-1")
	p := openThrough(t, between.origin, manager, "/orders/new?customer="+id+"&items="+variation+"*2")
	p.sees("button", "Place order for €20.00")
	between.fail("mutation CreateOrder")
	p.click("button", "Place order for €20.00")
	p.holdsText("Something went wrong")
	between.fail("")
	p.open("/orders/new?customer=" + id + "&items=" + variation + "*2")
	p.holdsText("It is not known whether this order was placed.")
	manager.must(t, `mutation($input: UpdateVariationInput!) { updateVariation(input: $input) { version } }`,
		vars{"input": vars{"id": variation, "version": 1, "price": "99.90"}}, new(any))
	p.click("button", "Place order for €20.00")
	p.holdsText("Nothing was ordered: a price was changed meanwhile")
	p.lacksText("It is not known whether this order was placed.")
	p.fill("spinbutton", "Quantity of REFUSED-1", "3")
	between.fail("mutation CreateOrder")
	p.click("button", "Place order for €299.70")
	p.holdsText("Something went wrong")
	p.open("/orders/new?customer=" + id + "&items=" + variation + "*3")
	p.click("button", "Begin another")
	p.losesText("It is not known whether this order was placed.")
	p.fill("spinbutton", "Quantity of REFUSED-1", "1")
	p.sees("button", "Place order for €99.90")
	manager.hasOrders(t, id, 0)
}

func TestOrderThatIsOnItsWayIsPlacedOnceAlsoAfterBackAndForward(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	manager := kiosk(t).newStore(t, "back-and-forward")
	id := manager.customer(t, "Boris Back")
	manager.inStock(t, "Goods", "GOODS-1")
	p := openThrough(t, between.origin, manager, "/customers/"+id)
	p.click("link", "New order")
	p.fill("searchbox", "Find a variation by SKU or product", "goods")
	p.click("button", "Goods GOODS-1*")
	p.sees("button", "Place order for €10.00")
	release := between.hold("mutation CreateOrder")
	defer release()
	p.click("button", "Place order for €10.00")
	between.waitFor(p, 0)
	p.back()
	p.sees("heading", "Boris Back")
	p.awaits(`history.forward()`)
	p.holdsText("It is not known whether this order was placed.")
	p.click("button", "Place order for €10.00")
	between.waitFor(p, 1)
	release()
	p.sees("heading", "Payment")
	manager.hasOrders(t, id, 1)
	p.open("/orders/new?customer=" + id)
	p.sees("heading", "New order")
	p.lacksText("It is not known")
	p.quiet()
}

func TestLateResponseOpensNoPageInPlaceOfAnother(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	manager := kiosk(t).newStore(t, "late-response")
	id := manager.customer(t, "Anna Late")
	path := "/customers/" + manager.customer(t, "Otto Other")
	variation := manager.inStock(t, "Goods", "GOODS-1")
	p := openThrough(t, between.origin, manager, "/orders")
	for _, c := range []struct {
		operation, notice, heading string
		send                       func()
	}{
		{"CreateOrder", "Order *", "Payment", func() {
			p.open("/orders/new?customer=" + id + "&items=" + variation + "*1")
			p.click("button", "Place order for €10.00")
		}},
		{"CreateCustomer", "Sally Slow was added.", "Sally Slow", func() {
			p.open("/customers?dialog=create")
			p.fill("textbox", "Name", "Sally Slow")
			p.click("button", "Add customer")
		}},
		{"CreateProduct", "Slow product was added.", "Slow product", func() {
			p.open("/products?dialog=create")
			p.fill("textbox", "Name", "Slow product")
			p.fill("textbox", "Slug*", "slow-product")
			p.click("button", "Add product")
		}},
	} {
		before := between.count()
		release := between.hold("mutation " + c.operation)
		c.send()
		between.waitFor(p, before)
		p.awaits(`history.pushState({}, "", "/console` + path + `?dialog=adjust")`) // as a link to the dialog does
		p.fill("textbox", "Amount", "50")
		p.fill("textbox", "Reason", "typed")
		release()
		p.sees("link", c.notice)
		p.rests()
		p.at(path, "dialog=adjust")
		p.holds("textbox", "Reason", "typed")
		p.accessible()
		p.press(escape)
		p.click("button", "Discard")
		p.lacks("dialog", "*")
		p.click("link", c.notice)
		p.lacks("link", c.notice)
		p.sees("heading", c.heading)
	}
	p.quiet()
}

// inStock creates a variation of a service for 10.00, with stock, and returns its id.
func (m *member) inStock(t testing.TB, product, sku string) string {
	t.Helper()
	variation := m.variation(t, product, sku, "SERVICE")
	m.must(t, `mutation($id: ID!) { adjustStock(input: {variationId: $id, setTo: 9, reason: "count"}) { stockQuantity } }`, vars{"id": variation}, new(any))
	return variation
}

// hasOrders fails the test if a customer does not have n orders.
func (m *member) hasOrders(t testing.TB, customer string, n int) {
	t.Helper()
	var found struct {
		Customer struct{ Orders struct{ TotalCount int } }
	}
	m.must(t, `query($id: ID!) { customer(id: $id) { orders(first: 1) { totalCount } } }`, vars{"id": customer}, &found)
	if got := found.Customer.Orders.TotalCount; got != n {
		t.Errorf("the customer has %d orders, want %d", got, n)
	}
}
