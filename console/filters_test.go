package console_test

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestFilterThatIsChosenWithMouseOrKeysShowsSuchRowsOnly(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner, store := d.as(t, "demo", "OWNER"), d.store("demo")
	customer := owner.customer(t, "Fay Filter")
	place := func(variations ...string) string {
		t.Helper()
		number, err := owner.order(t.Context(), customer, variations...)
		if err != nil {
			t.Fatal(err)
		}
		return number
	}
	completed := place(store.variation("STREAM-30")) // €49.90
	toDeliver := place(store.variation("STREAM-30"), store.variation("SETUP-HOUR"))
	p := open(t, owner, "/orders?customer="+customer)
	p.sees("link", completed)

	p.click("button", "Status*")
	p.click("checkbox", "To deliver")
	p.at("status=PROCESSING", "customer="+customer)
	p.lacks("link", completed)
	p.sees("link", toDeliver)
	p.click("checkbox", "Completed")
	p.at("status=PROCESSING,COMPLETED")
	p.sees("link", completed)
	p.click("checkbox", "To deliver")
	p.lacks("link", toDeliver)
	p.press(escape)
	p.click("button", "Remove the filter Status")
	p.sees("link", toDeliver)

	p.click("button", "Placed*")
	p.click("radio", "Today")
	p.at("period=today")
	p.sees("link", completed)
	p.focus("Date", "First day")
	p.press("01022020")
	p.at("from=2020-01-02")
	p.back() // the years 2, 20 and 202 were not chosen while 2020 was typed
	p.at("period=today")
	p.focus("Date", "Last day")
	p.press("01032020")
	p.at("to=2020-01-03")
	p.lacks("link", completed)
	p.focus("Date", "First day")
	p.press("01022020")
	p.at("from=2020-01-02", "to=2020-01-03")
	p.press(escape)
	p.click("button", "Remove the filter Placed")
	p.sees("link", completed)

	p.focus("button", "Total") // the filter; the column with the same name comes later
	p.press("\r")
	p.fill("textbox", "At least", "60,00")
	p.press("\r")
	p.at(`min="60.00"`)
	p.lacks("link", completed)
	p.sees("link", toDeliver)
	p.fill("textbox", "At most", "70")
	p.press("\t", chromedp.KeyModifiers(chromedp.ModifierShift)) // leaves the field
	p.at(`min="60.00"`, `max="70"`)
	p.lacks("link", toDeliver)
	p.quiet()
}

func TestSearchThatBeginsBetweenTwoWordsKeepsTheSpace(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "VIEWER"), "/customers")
	p.focus("searchbox", "Search customers")
	p.press("zoe ")
	p.at("q=zoe")
	p.rests()
	p.press("unknown")
	p.at("q=zoe+unknown")
	p.holds("searchbox", "Search customers", "zoe unknown")
	p.back()
	p.holds("searchbox", "Search customers", "zoe")
	p.quiet()
}

func TestSearchThatFailsKeepsItsFieldAndWhatIsTyped(t *testing.T) {
	t.Parallel()
	between, owner := newProxy(t), kiosk(t).as(t, "demo", "OWNER")
	p := openThrough(t, between.origin, owner, "/account")
	for _, c := range []struct{ path, field, operation, text, found string }{
		{"/licenses/upload", "Find a variation by SKU or product", "query LicenseVariations(", "aegis", "Aegis*"},
		{"/orders/new", "Find a customer by name*", "query NewOrderCustomers(", "sam search", "Sam Searched*"},
		{"/orders/new?customer=" + owner.customer(t, "Sam Searched"), "Find a variation by SKU or product", "query NewOrderVariations(", "aegis", "Aegis*"},
	} {
		p.open(c.path)
		p.focus("searchbox", c.field)
		between.fail(c.operation)
		p.press(c.text[:4])
		p.sees("alert", "*")
		p.hasFocus("searchbox", c.field)
		name := strings.Trim(strings.TrimPrefix(c.operation, "query "), "(")
		before := p.sent(name)
		p.press(c.text[4:])
		p.sendsAgain(name, before) // some time after the last key; sent later, it would succeed and leave nothing to try again
		p.rests()
		p.holds("searchbox", c.field, c.text)
		p.accessible()
		between.fail("")
		p.click("button", "Try again")
		p.sees("button", c.found)
		p.lacks("alert", "*")
	}
	p.quiet()
}

func TestFilterThatIsChosenBeforeASearchStartsStays(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "VIEWER"), "/recharges")
	p.rests()
	p.focus("searchbox", "Search top-ups")
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`(() => {
		document.execCommand("insertText", false, "zoe");
		[...document.querySelectorAll("nav a")].find((view) => view.textContent === "Approved").click();
	})()`)); err != nil {
		t.Fatal(err)
	}
	p.at("view=APPROVED", "q=zoe")
	p.quiet()
}

func TestFilterThatClosesLeavesTheFocusWhereItHasGone(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "VIEWER"), "/orders")
	p.rests()
	p.slowTransitions()
	p.click("button", "Placed*")
	p.sees("dialog", "Placed")
	p.press(escape)
	p.focus("button", "Total")
	p.press("\r")
	p.sees("textbox", "At least")
	p.lacks("dialog", "Placed")
	p.press("60,00\r")
	p.at(`min="60.00"`)
	p.press(escape)
	p.lacks("dialog", "Total")
	p.hasFocus("button", "Total*")

	p.click("button", "Status*")
	p.sees("dialog", "Status")
	p.rests() // a click beside it closes it only when it is open
	p.click("searchbox", "Search orders")
	p.lacks("dialog", "Status")
	p.hasFocus("searchbox", "Search orders")
	p.quiet()
}

// slowTransitions makes all transitions of the page take half a second.
func (p *page) slowTransitions() {
	p.Helper()
	_, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`(() => {
		const slow = new CSSStyleSheet();
		slow.replaceSync("* { transition-duration: 0.5s !important }");
		document.adoptedStyleSheets.push(slow);
	})()`))
	if err != nil {
		p.Fatal(err)
	}
}
