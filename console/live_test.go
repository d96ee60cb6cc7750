package console_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// receivesNewCustomers registers a customer each second, until the list counts new rows.
func (p *page) receivesNewCustomers(by *member) {
	p.Helper()
	p.receivesNewRows(func(ctx context.Context) error {
		return by.run(ctx, `mutation { createCustomer(input: {name: "Nell New"}) { id } }`, nil, new(any))
	})
}

// receivesNewRows adds a row each second, until the list counts new rows.
func (p *page) receivesNewRows(add func(context.Context) error) {
	p.Helper()
	var last time.Time
	p.try("count new rows", func(ctx context.Context, tab *chromedp.Target) error {
		shown, err := chromedp.Evaluate[bool](`[...document.querySelectorAll("[role=status] button")].some((b) => /^\d+ new$/.test(b.textContent))`)(ctx, tab)
		if err != nil || shown {
			return err
		}
		if time.Since(last) > time.Second {
			last = time.Now()
			err = add(ctx)
		}
		return errors.Join(errors.New("no new rows are counted"), err)
	})
}

// comesBack simulates a return to the tab after some minutes.
func (p *page) comesBack() {
	p.Helper()
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`(() => {
		const now = Date.now;
		Date.now = () => now() + 120_000;
		document.dispatchEvent(new Event("visibilitychange", {bubbles: true}));
	})()`)); err != nil {
		p.Fatal(err)
	}
}

// looksAgain simulates a return to the tab after some minutes, and waits until the page has read the session again.
func (p *page) looksAgain() {
	p.Helper()
	before := p.sent("Viewer")
	var last time.Time
	p.try("read the session again", func(context.Context, *chromedp.Target) error {
		if p.sent("Viewer") > before {
			return nil
		}
		if time.Since(last) > 5*time.Second { // once more, because a read that was under way is fresh when it ends
			last = time.Now()
			p.comesBack()
		}
		return errors.New("it has not been read")
	})
}

// showNewRows clicks the button that shows new rows.
func (p *page) showNewRows() {
	p.Helper()
	if err := chromedp.Do(p.tab, chromedp.Func(func(ctx context.Context, tab *chromedp.Target) error {
		_, err := chromedp.Evaluate[any](`document.querySelector("[role=status] button").click()`)(ctx, tab)
		return err
	})); err != nil {
		p.Fatal(err)
	}
}

func TestNewRowsAreCountedInEveryTabByOneWebSocketAndShownWhenWanted(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "live-rows")
	first := open(t, owner, "/customers")
	first.sees("heading", "There are no customers yet")
	second := first.another("/customers")
	second.sees("heading", "There are no customers yet")
	for _, tab := range []*page{first, second} {
		tab.receivesNewCustomers(owner)
		tab.sees("heading", "There are no customers yet") // the list has not moved
	}
	first.looksAgain()
	first.sees("heading", "There are no customers yet")
	if sent := first.sent("CustomerList"); sent != 1 {
		t.Errorf("the list was read %d times, want once", sent)
	}
	if sockets := first.opened() + second.opened(); sockets != 1 {
		t.Errorf("the two tabs have %d WebSockets, want 1", sockets)
	}
	second.showNewRows()
	second.sees("link", "Nell New")
	second.lacks("button", "1 new")

	if err := chromedp.Do(first.tab, chromedp.Navigate("about:blank")); err != nil { // the tab with the WebSocket
		t.Fatal(err)
	}
	second.receivesNewCustomers(owner)
	first.quiet()
	second.quiet()
}

// holdWebSocket opens a tab that keeps other tabs from opening a WebSocket until release is called: it has the lock for it.
func holdWebSocket(t *testing.T, as *member, store string) (holder *page, release func()) {
	t.Helper()
	var who struct{ Viewer struct{ ID string } }
	as.must(t, `{ viewer { id } }`, nil, &who)
	holder = open(t, as, "/icon.svg")
	run := func(script string) {
		t.Helper()
		if _, err := chromedp.Run(holder.tab, chromedp.Evaluate[any](script)); err != nil {
			t.Fatal(err)
		}
	}
	run(fmt.Sprintf(`void navigator.locks.request("kiosk.changes.%s.%s", () => new Promise((end) => { window.letGo = end; }))`, store, who.Viewer.ID))
	return holder, func() { run("void window.letGo()") }
}

func TestNewRowsFromBeforeTheWebSocketAreCountedWhenItConnects(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "live-gap")
	holder, release := holdWebSocket(t, owner, "live-gap")
	p := holder.another("/customers")
	p.sees("heading", "There are no customers yet")
	p.waitForLock(1)
	owner.must(t, `mutation { createCustomer(input: {name: "Greta Gap"}) { id } }`, nil, new(any))
	release()
	p.sees("button", "1 new")
	p.sees("heading", "There are no customers yet") // the list has not moved
	p.showNewRows()
	p.sees("link", "Greta Gap")

	// Another tab also counts new rows from the time when its list was read.
	other := p.another("/customers")
	other.sees("link", "Greta Gap")
	other.waitForLock(1)
	other.receivesNewCustomers(owner)
	p.quiet()
}

func TestPagesShowWhatChangedBeforeTheWebSocketConnected(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "live-gap-pages")
	variation := owner.variation(t, "Gapless", "GAP-1", "SERVICE")
	adjust := func(delta int) {
		owner.must(t, `mutation($id: ID!, $delta: Int!) { adjustStock(input: {variationId: $id, delta: $delta, reason: "counted"}) { stockQuantity } }`,
			vars{"id": variation, "delta": delta}, new(any))
	}
	adjust(3)
	customer := owner.customer(t, "Gustav Gap")
	number, err := owner.order(t.Context(), customer, variation)
	if err != nil {
		t.Fatal(err)
	}
	holder, release := holdWebSocket(t, owner, "live-gap-pages")
	order, person, product := holder.another("/orders/"+number), holder.another("/customers/"+customer+"?tab=wallet"), holder.another("/products/gap-1")
	order.sees("heading", "Payment")
	person.sees("cell", "opening balance")
	product.sees("cell", "2")
	product.waitForLock(3)
	owner.must(t, `mutation($id: ID!) { cancelOrder(input: {id: $id, reason: "came too late"}) { id } }`, vars{"id": owner.orderID(t, number)}, new(any))
	owner.must(t, `mutation($id: ID!) { updateCustomer(input: {id: $id, version: 1, name: "Gustav Gone"}) { id } }`, vars{"id": customer}, new(any))
	owner.must(t, `mutation($id: ID!) { adjustWallet(input: {customerId: $id, amount: "5.00", reason: "for the wait"}) { id } }`, vars{"id": customer}, new(any))
	adjust(4)
	release()
	order.sees("StaticText", "came too late")
	person.sees("heading", "Gustav Gone")
	person.sees("cell", "for the wait")
	product.sees("cell", "7")
	for _, p := range []*page{order, person, product} {
		p.quiet()
	}
}

// waitForLock waits until that many tabs of the browser wait for the lock for the WebSocket.
func (p *page) waitForLock(tabs int) {
	p.Helper()
	p.try(fmt.Sprintf("see %d tabs wait for another one's WebSocket", tabs), func(ctx context.Context, tab *chromedp.Target) error {
		waits, err := chromedp.Evaluate[bool](fmt.Sprintf(`navigator.locks.query().then(({pending}) => pending.length >= %d)`, tabs), awaited)(ctx, tab)
		if err == nil && !waits {
			err = errors.New("fewer wait")
		}
		return err
	})
}

// opened returns how many WebSockets the page has opened.
func (p *page) opened() int {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.sockets
}

func TestOrderPageShowsWhatOthersDoWithTheOrder(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "demo", "OWNER")
	number := owner.sell(t, "Olive Other", d.store("demo").variation("STREAM-30"))
	connected := open(t, d.as(t, "demo", "VIEWER"), "/customers")
	connected.sees("heading", "Customers")
	connected.receivesNewCustomers(owner)
	p := connected.another("/orders/" + number)
	p.sees("heading", "Payment")
	var order struct{ OrderByNumber struct{ ID string } }
	owner.must(t, `query($n: String!) { orderByNumber(number: $n) { id } }`, vars{"n": number}, &order)
	p.waitForLock(1)
	owner.must(t, `mutation($id: ID!) { refundOrder(input: {id: $id, reason: "bought twice"}) { id } }`, vars{"id": order.OrderByNumber.ID}, new(any))
	p.sees("StaticText", "bought twice")
	p.quiet()
}

func TestOpenListsShowWhatOthersDo(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "live-lists")
	variation := owner.variation(t, "Streamly", "STREAM-1", "DIGITAL")
	customer := owner.customer(t, "Nora Name")
	support, _ := owner.hire(t, "Sue Support", "SUPPORT") // the requests of a SUPPORT member wait for a decision
	request := func(ctx context.Context, amount string) (id string, err error) {
		var requested struct{ RequestRecharge struct{ ID string } }
		err = support.run(ctx, `mutation($id: ID!, $amount: Money!) { requestRecharge(input: {customerId: $id, amount: $amount}) { id } }`,
			vars{"id": customer, "amount": amount}, &requested)
		return requested.RequestRecharge.ID, err
	}
	recharge, err := request(t.Context(), "25.25")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := request(t.Context(), "30.00"); err != nil {
		t.Fatal(err)
	}
	bot := newBot(t, http.StatusOK, "{}")
	var registered struct {
		RegisterWebhookEndpoint struct{ Endpoint struct{ ID string } }
	}
	owner.must(t, `mutation($url: String!) { registerWebhookEndpoint(input: {url: $url, events: [ORDER_CREATED]}) { endpoint { id } } }`,
		vars{"url": bot.URL}, &registered)
	customers := open(t, owner, "/customers")
	customers.sees("link", "Nora Name")
	customers.receivesNewCustomers(owner)
	licenses := customers.another("/licenses")
	licenses.sees("heading", "There are no licenses yet")
	deliveries := customers.another("/webhooks/" + registered.RegisterWebhookEndpoint.Endpoint.ID)
	deliveries.sees("heading", "Nothing was sent yet")
	orders := customers.another("/orders")
	orders.sees("link", "New order")
	products := customers.another("/products")
	products.sees("link", "Streamly")
	recharges := customers.another("/recharges")
	recharges.sees("button", "Approve €30.00 for Nora Name")
	recharges.receivesNewRows(func(ctx context.Context) error {
		_, err := request(ctx, "40.00")
		return err
	})
	owner.must(t, `mutation($id: ID!) { approveRecharge(input: {id: $id}) { id } }`, vars{"id": recharge}, new(any))
	recharges.sees("cell", "Approved") // in its old place
	recharges.lacks("button", "Approve €40.00 for Nora Name")
	recharges.showNewRows()
	recharges.sees("button", "Approve €40.00 for Nora Name")
	recharges.lacks("cell", "Approved")

	owner.must(t, `mutation($id: ID!) { updateCustomer(input: {id: $id, version: 1, name: "Nora Newname"}) { id } }`, vars{"id": customer}, new(any))
	customers.sees("link", "Nora Newname")
	customers.lacks("link", "Nell New") // the rows have not moved
	owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": []vars{{"credentials": "A-1"}, {"credentials": "A-2"}}}}, new(any))
	licenses.sees("button", "2 new")
	licenses.showNewRows()
	licenses.sees("cell", "For sale")
	number, err := owner.order(t.Context(), customer, variation)
	if err != nil {
		t.Fatal(err)
	}
	licenses.sees("cell", "Sold")
	deliveries.sees("button", "1 new")
	deliveries.showNewRows()
	deliveries.sees("link", "Order placed")
	orders.sees("button", "1 new")
	orders.showNewRows()
	orders.sees("link", number)
	owner.variation(t, "Novelty", "NOVEL-1", "DIGITAL")
	products.sees("button", "1 new")
	products.lacks("link", "Novelty")
	products.showNewRows()
	products.sees("link", "Novelty")
	orders.click("link", number)
	orders.sees("link", bot.URL)
	orders.holdsText("Placed and paid €10.00 · owner@live-lists.example", "Order placed", "Delivered\n1 attempt")
	for _, p := range []*page{customers, licenses, deliveries, orders, products, recharges} {
		p.quiet()
	}
}

func TestEventsDeliveriesAndTheAuditCountWhatIsNew(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "live-audit")
	events := open(t, owner, "/events")
	events.sees("heading", "Nothing happened yet")
	events.receivesNewCustomers(owner)
	events.sees("heading", "Nothing happened yet") // the list has not moved
	audit := events.another("/audit?subject=Customer")
	audit.sees("link", "Show Customer added by*")
	filtered := events.another("/events?type=STOCK_LOW")
	filtered.sees("heading", "Events")
	var registered struct {
		RegisterWebhookEndpoint struct{ Endpoint struct{ ID string } }
	}
	owner.must(t, `mutation($url: String!) { registerWebhookEndpoint(input: {url: $url, events: [CUSTOMER_REGISTERED]}) { endpoint { id } } }`,
		vars{"url": newBot(t, http.StatusOK, "").URL}, &registered)
	deliveries := events.another("/webhooks/" + registered.RegisterWebhookEndpoint.Endpoint.ID)
	deliveries.sees("heading", "Nothing was sent yet")
	audit.receivesNewCustomers(owner)
	deliveries.receivesNewCustomers(owner)
	deliveries.sees("heading", "Nothing was sent yet") // the list has not moved
	deliveries.showNewRows()
	deliveries.sees("link", "Customer registered")
	deliveries.lacks("button", "1 new")
	audit.showNewRows()
	audit.lacks("button", "1 new")
	events.showNewRows()
	events.sees("link", "Customer registered")
	filtered.lacks("link", "Customer registered")
	for _, p := range []*page{events, audit, filtered, deliveries} {
		p.quiet()
	}
}

// sendsAgain waits until the page has sent an operation more often than `before`.
func (p *page) sendsAgain(operation string, before int) {
	p.Helper()
	p.try("read "+operation+" again", func(context.Context, *chromedp.Target) error {
		if p.sent(operation) > before {
			return nil
		}
		return errors.New("it does not read again")
	})
}

// hasResponse waits until the page has received a response to an operation.
func (p *page) hasResponse(operation string) {
	p.Helper()
	p.try("get a response to "+operation, func(context.Context, *chromedp.Target) error {
		p.mutex.Lock()
		defer p.mutex.Unlock()
		if p.responses[operation] == 0 {
			return errors.New("none has come")
		}
		return nil
	})
}

func TestPagesOfACustomerAndAProductShowWhatColleaguesDo(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "live-pages")
	variation := owner.variation(t, "Watched", "WATCH-1", "DIGITAL")
	id := owner.customer(t, "Wilma Watched")
	customers := open(t, owner, "/customers")
	customers.receivesNewCustomers(owner)
	product := customers.another("/products/watch-1")
	product.sees("cell", "0")
	wallet := customers.another("/customers/" + id + "?tab=wallet")
	wallet.sees("cell", "opening balance")
	edit := customers.another("/customers/" + id + "?dialog=edit")
	edit.sees("dialog", "Edit customer")
	edit.fill("textbox", "Name", "Wilma Renamed")
	before := edit.sent("CustomerPage")

	owner.must(t, `mutation($id: ID!) { blockCustomer(input: {customerId: $id}) { id } }`, vars{"id": id}, new(any))
	edit.sendsAgain("CustomerPage", before)
	wallet.sees("button", "Unblock")
	edit.click("button", "Save") // a change of a field that the form does not show does not make the save fail
	edit.lacks("dialog", "*")
	edit.sees("heading", "Wilma Renamed")
	edit.sees("button", "Unblock")

	owner.must(t, `mutation($id: ID!) { adjustWallet(input: {customerId: $id, amount: "5.25", reason: "goodwill"}) { id } }`, vars{"id": id}, new(any))
	wallet.sees("cell", "goodwill")
	wallet.holdsText("€1,005.25")
	owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": []vars{{"credentials": "L-1"}, {"credentials": "L-2"}}}}, new(any))
	product.sees("cell", "2")
	owner.must(t, `mutation($id: ID!) { unblockCustomer(input: {customerId: $id}) { id } }`, vars{"id": id}, new(any))
	if _, err := owner.order(t.Context(), id, variation); err != nil {
		t.Fatal(err)
	}
	wallet.holdsText("€995.25")
	product.sees("cell", "1")
	for _, p := range []*page{customers, product, wallet, edit} {
		p.quiet()
	}
}

func TestServerThatWasAwayIsHeardAgain(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "away-and-back")
	p := openThrough(t, between.origin, owner, "/customers")
	p.sees("heading", "There are no customers yet")
	p.receivesNewCustomers(owner)
	p.showNewRows()
	p.sees("link", "Nell New")

	between.goAway()
	owner.customer(t, "Mina Missed")
	between.comeBack()
	p.sees("button", "1 new")
	p.lacks("link", "Mina Missed")
	p.showNewRows()
	p.sees("link", "Mina Missed")

	p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	p.sees("combobox", "Search")
	between.goAway()
	p.fill("combobox", "Search", "mina")
	p.sees("alert", "*")
	p.lacksText("Nothing was found.")
	between.comeBack()
	p.click("button", "Try again")
	p.sees("option", "Mina Missed*")
	p.press(kb.Escape)
	p.lacks("dialog", "Search")

	between.fail("query CustomerList")
	p.click("button", "Name")
	p.sees("button", "Copy "+failedRequest)
	between.fail("")
	p.click("button", "Try again")
	p.sees("link", "Nell New")

	between.goAway()
	p.click("button", "Name")
	p.sees("alert", "*")
	between.comeBack()
	p.click("button", "Try again")
	p.sees("link", "Nell New")
	p.receivesNewCustomers(owner)
}

func TestPageIsDrawnBeforeOrdersThatAreLate(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	release := between.hold("OrderList")
	defer release()
	p := openThrough(t, between.origin, kiosk(t).newStore(t, "late-orders"), "/orders")
	p.sees("heading", "Orders")
	p.loads()
	release()
	p.sees("heading", "There are no orders yet")
	p.quiet()
}

func TestSlowServerGetsAFormOnce(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "slow-server")
	release := between.hold("CustomerList")
	defer release()
	p := openThrough(t, between.origin, owner, "/customers")
	p.sees("heading", "Customers")
	p.loads()
	release()
	p.sees("heading", "There are no customers yet")

	p.click("button", "Add customer")
	p.fill("textbox", "Name", "Sally Slow")
	between.fail("mutation CreateCustomer")
	p.press("\r")
	p.sees("button", "Copy "+failedRequest)
	between.fail("")
	before := between.count()
	releaseForm := between.hold("mutation CreateCustomer")
	defer releaseForm()
	p.focus("textbox", "Name")
	p.press("\r")
	p.press("\r")
	p.clickAgain("button", "Add customer")
	between.waitFor(p, before)
	p.sees("dialog", "Add customer")
	releaseForm()
	p.sees("heading", "Sally Slow")
	var found struct{ Customers struct{ TotalCount int } }
	owner.must(t, `{ customers(first: 1) { totalCount } }`, nil, &found)
	if sent := between.count() - before; sent != 1 || found.Customers.TotalCount != 1 {
		t.Errorf("the form was sent %d times and made %d customers, want 1", sent, found.Customers.TotalCount)
	}
	p.quiet()
}

func TestNewRowsThatTheFilterHidesAreNotCounted(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "live-filter")
	p := open(t, owner, "/customers")
	p.receivesNewCustomers(owner) // from here on, the page receives changes
	p.click("searchbox", "Search customers")
	p.fill("searchbox", "Search customers", "Wanted")
	p.at("q=Wanted")
	p.lacks("button", "1 new")
	for _, name := range []string{"Other One", "Wanted One", "Other Two", "Wanted Two"} {
		owner.must(t, `mutation($n: String!) { createCustomer(input: {name: $n}) { id } }`, vars{"n": name}, new(any))
	}
	p.sees("button", "2 new")
	p.showNewRows()
	p.sees("link", "Wanted One")
	p.sees("link", "Wanted Two")
	p.lacks("button", "2 new")
	p.lacks("link", "Other One")
	p.quiet()
}
