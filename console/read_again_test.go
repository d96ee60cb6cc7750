package console_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A page shows the current data of the server, or says that its data may be old.

func TestWhatCouldNotBeReadAgainIsSaidUntilItIsRead(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	between.refuseSockets() // otherwise the page's own change would cause another read at any time
	manager := kiosk(t).newStore(t, "not-read-again")
	p := openThrough(t, between.origin, manager, "/customers/"+manager.customer(t, "Olga Old")+"?tab=wallet")
	p.click("button", "Adjust")
	p.fill("textbox", "Amount", "5")
	p.fill("textbox", "Reason", "a gift")
	between.fail("query Customer")
	p.click("button", "Adjust wallet")
	p.lacks("dialog", "*")
	p.holdsText("Some of what this page shows could not be read again, and may be out of date.", "€1,000.00")
	p.rests()
	p.accessible()
	p.show(phone)
	p.fits()
	p.show(light)
	between.fail("")
	p.click("button", "Read again")
	p.holdsText("€1,005.00")
	p.losesText("could not be read again")
}

func TestNewRowsStayOfferedUntilTheyAreRead(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	manager := kiosk(t).newStore(t, "new-rows-fail")
	p := openThrough(t, between.origin, manager, "/customers")
	p.sees("heading", "There are no customers yet")
	p.receivesNewCustomers(manager)
	between.fail("query CustomerList")
	p.showNewRows()
	p.holdsText("could not be read again")
	between.fail("")
	p.showNewRows()
	p.lacks("heading", "There are no customers yet")
	p.losesText("could not be read again")
	p.lacks("button", "* new")
}

func TestOrdersOfOneCustomerNeverStandUnderTheNameOfAnother(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	manager := kiosk(t).newStore(t, "other-customers")
	alice, bob := manager.customer(t, "Alice First"), manager.customer(t, "Bob Second")
	number, err := manager.order(t.Context(), alice, manager.inStock(t, "Goods", "OTHERS-1"))
	if err != nil {
		t.Fatal(err)
	}
	p := openThrough(t, between.origin, manager, "/customers/"+bob+"?tab=recharges")
	p.sees("heading", "Bob Second")
	p.rests()
	goTo := func(name string) {
		t.Helper()
		p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
		p.fill("combobox", "*", name)
		p.click("option", name+"*")
		p.sees("heading", name)
	}
	goTo("Alice First")
	p.sees("link", number)
	release := between.hold("query CustomerOrders")
	defer release()
	goTo("Bob Second")
	between.waitFor(p, 0)
	if shown := p.text("main table"); strings.Contains(shown, number) {
		t.Errorf("Bob's orders show Alice's: %s", shown)
	}
	release()
	p.sees("heading", "This customer has not bought anything yet")
}

func TestWhatWasDoneIsSaidBeforeThePageIsReadAgain(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	manager := kiosk(t).newStore(t, "done-but-slow")
	p := openThrough(t, between.origin, manager, "/customers/"+manager.customer(t, "Sue Slow"))
	p.click("button", "Adjust")
	p.fill("textbox", "Amount", "5")
	p.fill("textbox", "Reason", "a gift")
	release := between.hold("query CustomerPage")
	defer release()
	p.click("button", "Adjust wallet")
	p.holdsText("The wallet was adjusted.")
	p.lacks("dialog", "*")
	release()
	p.holdsText("€1,005.00")
}

func TestDashboardFollowsWhatIsSold(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).newStore(t, "dashboard-live")
	id, variation := manager.customer(t, "Dora Day"), manager.inStock(t, "Goods", "DAY-1")
	p := open(t, manager, "/")
	const hasSold = `[...document.querySelectorAll("main a")].some((tile) => /^Orders\s+[1-9]/.test(tile.innerText))`
	p.rests()
	var last time.Time
	p.try("count an order", func(ctx context.Context, tab *chromedp.Target) error {
		counted, err := chromedp.Evaluate[bool](hasSold)(ctx, tab)
		if err != nil || counted {
			return err
		}
		if time.Since(last) > 10*time.Second { // the page may not receive changes yet
			last = time.Now()
			_, err = manager.order(ctx, id, variation)
		}
		return errors.Join(errors.New("no order is counted"), err)
	})
	p.quiet()
}

func TestActionsWithoutAFormSayThatTheyFailedAlsoElsewhere(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	manager := kiosk(t).newStore(t, "unblock-elsewhere")
	id := manager.customer(t, "Una Unblock")
	manager.must(t, `mutation($id: ID!) { blockCustomer(input: {customerId: $id}) { id } }`, vars{"id": id}, new(any))
	p := openThrough(t, between.origin, manager, "/customers/"+id)
	between.fail("mutation UnblockCustomer")
	release := between.hold("mutation UnblockCustomer")
	defer release()
	p.click("button", "Unblock")
	between.waitFor(p, 0)
	p.click("link", "Orders")
	p.sees("heading", "Orders")
	release()
	p.holdsText("Unblock: ")
}
