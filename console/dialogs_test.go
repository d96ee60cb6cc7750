package console_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// linked is a page with a button that opens a dialog.
type linked struct {
	name, path     string
	button, dialog string   // the names of the button and the dialog
	at             []string // parts of the address while the dialog is open
}

func TestOpenDialogIsInTheAddressSoThatBackClosesItAndALinkOpensIt(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "demo", "OWNER")
	order := owner.sell(t, "Linda Link", d.store("demo").variation("STREAM-30"))
	customer := owner.customer(t, "Lou Link")
	recharge := d.as(t, "demo", "SUPPORT").recharge(t, customer, "77.25")
	license, variation := owner.upload(t, "Linked", "LINKED-1", "LINKED-KEY-1")
	for _, c := range []linked{
		{"reveal a key", "/orders/" + order, "Show key STREAM-30", "Show key STREAM-30", []string{"dialog=reveal", "row="}},
		{"replace an item", "/orders/" + order, "Replace STREAM-30", "Replace item STREAM-30", []string{"dialog=replace", "row="}},
		{"approve a top-up", "/recharges?id=" + recharge, "Approve €77.25 for Lou Link", "Approve top-ups", []string{"dialog=approve", "row=" + recharge, "id=" + recharge}},
		{"reject a top-up", "/recharges?id=" + recharge, "Reject €77.25 for Lou Link", "Reject top-ups", []string{"dialog=reject", "row=" + recharge}},
		{"revoke a license", "/licenses?variation=" + variation, "Revoke LINKED-1", "Revoke a license of LINKED-1", []string{"dialog=revoke", "row=" + license, "variation=" + variation}},
		{"export a list", "/orders?status=COMPLETED", "Export", "Export: Orders", []string{"dialog=export", "status=COMPLETED"}},
		{"export a customer", "/customers/" + customer, "Export", "Export: Data of a customer", []string{"dialog=export"}},
		{"save a view", "/products?kind=SERVICE&sort=name", "Save view", "Save view", []string{"dialog=save", "kind=SERVICE", "sort=name"}},
		{"add a tier", "/prices?q=stream", "Add tier", "Add tier", []string{"dialog=tier", "q=stream"}},
		{"create a token", "/settings/tokens?view=all", "Create token", "Create token", []string{"dialog=create", "view=all"}},
		{"invite a colleague", "/settings/staff?role=VIEWER", "Invite*", "Invite a colleague", []string{"dialog=invite", "role=VIEWER"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := open(t, owner, c.path)
			p.click("button", c.button)
			p.sees("dialog", c.dialog)
			p.at(c.at...)
			link := p.link()
			p.back()
			p.lacks("dialog", "*")
			p.closed()
			p.sees("button", c.button)
			p.open(link)
			p.sees("dialog", c.dialog)
			p.press(escape)
			p.lacks("dialog", "*")
			p.closed()
			p.rests()
			if path := strings.TrimSuffix(p.link(), "?"); path != c.path {
				t.Errorf("closed, the page is at %s instead of %s", path, c.path)
			}
			p.quiet()
		})
	}
}

func TestDialogOfAnUnknownRowDoesNotOpen(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "demo", "OWNER")
	order := owner.sell(t, "Una Known", d.store("demo").variation("STREAM-30"))
	const row = "&row=01a1fc10-1aa2-7a19-8a5b-d2fa0472bba1"
	p := open(t, owner, "/")
	for path, heading := range map[string]string{
		"/orders/" + order + "?dialog=reveal":  order,
		"/orders/" + order + "?dialog=replace": order,
		"/recharges?dialog=approve":            "Top-ups",
		"/licenses?dialog=revoke":              "Licenses",
		"/settings/tokens?dialog=revoke":       "API tokens",
		"/tiers?dialog=delete":                 "Tiers",
		"/categories?dialog=edit":              "Categories",
		"/products/voyager-vpn?dialog=stock":   "Voyager VPN",
		"/prices?dialog=save":                  "Prices", // there is no input to save
		"/orders?dialog=rename":                "Orders", // no view of the person is shown
	} {
		p.open(path + row)
		p.sees("heading", heading)
		p.lacks("dialog", "*")
	}
	p.quiet()
}

func TestDialogIsAboutTheOrderWhosePageIsShown(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "demo", "OWNER")
	stream, setup := d.store("demo").variation("STREAM-30"), d.store("demo").variation("SETUP-HOUR")
	first, second := owner.sell(t, "Olga Order", stream, setup), owner.sell(t, "Otto Order", stream, stream, setup)
	p := open(t, owner, "/orders/"+first+"?dialog=refund")
	p.sees("button", "Refund €84.90")
	p.awaits(`history.pushState({}, "", "/console/orders/` + second + `?dialog=refund")`) // as a link does
	p.sees("button", "Refund €134.80")
	p.back()
	p.sees("button", "Refund €84.90")
	p.sees("dialog", "Refund order "+first)
	p.quiet()
}

func TestDialogThatSendsStaysOpenAndClosesNoOther(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "sends")
	path := "/customers/" + owner.customer(t, "Senta Send")
	p := openThrough(t, between.origin, owner, path)
	adjust := func() (release func()) {
		t.Helper()
		before := between.count()
		release = between.hold("mutation AdjustWallet")
		p.click("button", "Adjust")
		p.fill("textbox", "Amount", "5")
		p.fill("textbox", "Reason", "slow")
		p.click("button", "Adjust wallet")
		between.waitFor(p, before)
		return release
	}
	release := adjust()
	defer release()
	p.press(escape)
	p.clickAgain("button", "Close")
	p.clickAgain("button", "Cancel")
	p.sees("dialog", "Adjust wallet")
	p.at("dialog=adjust")
	release()
	p.holdsText("The wallet was adjusted.")
	p.lacks("dialog", "*")
	p.open(path)

	release = adjust()
	defer release()
	p.back()
	p.lacks("dialog", "*")
	p.click("button", "Block")
	p.sees("dialog", "Block customer")
	release()
	p.holdsText("The wallet was adjusted.")
	p.rests()
	p.sees("dialog", "Block customer")
	p.press(escape)
	p.lacks("dialog", "*")

	p.losesResponse("AdjustWallet")
	release = adjust()
	defer release()
	p.back()
	p.lacks("dialog", "*")
	release()
	p.holdsText("Adjust wallet: It is not known whether this was done. Look before you do it again.")
	p.holdsText("€1,015.00") // the change was made

	between.fail("mutation AdjustWallet")
	release = adjust()
	defer release()
	p.back()
	p.lacks("dialog", "*")
	release()
	p.holdsText("Something went wrong")
	p.quiet()
}

func TestOnlyTheFormThatSendsForLongSaysSoWhenThePageIsLeft(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	p := openThrough(t, between.origin, kiosk(t).newStore(t, "two-forms"), "/account")
	p.awaits(tenSecondsPassAtOnce)
	release := between.hold("mutation ")
	defer release()
	p.fill("textbox", "Current password", "not the password")
	p.fill("textbox", "New password", "a long new password")
	p.fill("textbox", "New password again", "a long new password")
	p.click("button", "Change password")
	between.waitFor(p, 0)
	p.holdsText("This is taking long")
	p.click("link", "Orders")
	p.holdsText("Change password: It is not known whether this was done.")
	p.lacksText("Save name: It is not known")
	p.quiet()
}

func TestNoticesOfFailuresStayHoweverManyThereAre(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "many-notices")
	p := openThrough(t, between.origin, owner, "/customers/"+owner.customer(t, "Nora Notice"))
	release := between.hold("mutation ")
	defer release()
	leaves := func(i int, button string) {
		t.Helper()
		p.click("button", button)
		between.waitFor(p, i)
		p.back()
		p.lacks("dialog", "*")
	}
	between.fail("mutation ")
	p.click("button", "Block")
	leaves(0, "Block customer")
	adjust := func(i int) {
		t.Helper()
		p.click("button", "Adjust")
		p.fill("textbox", "Amount", "5")
		p.fill("textbox", "Reason", "bonus")
		leaves(i, "Adjust wallet")
	}
	const failures = 5 // fewer than the six connections that the browser has
	for i := 1; i < failures; i++ {
		adjust(i)
	}
	between.fail("")
	adjust(failures)
	release()
	p.holdsText("Block customer: Something went wrong", "The wallet was adjusted.")
	p.try("see every notice of a failure, and no other any more", func(ctx context.Context, tab *chromedp.Target) error {
		shown, err := findAll(ctx, tab, "button", "Dismiss")
		if err == nil && len(shown) != failures {
			err = fmt.Errorf("it shows %d", len(shown))
		}
		return err
	})
	p.show(phone)
	for range failures { // each notice can be dismissed
		p.click("button", "Dismiss")
	}
	p.losesText("Something went wrong")
	p.quiet()
}

func TestNoticeCoversNoControl(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "notice-covers")
	for i := range 26 {
		owner.must(t, `mutation($name: String!) { createCategory(input: {name: $name, slug: $name}) { id } }`, vars{"name": fmt.Sprintf("row-%d", i)}, new(any))
	}
	p := openThrough(t, between.origin, owner, "/categories")
	between.fail("mutation CreateCategory")
	release := between.hold("mutation CreateCategory")
	defer release()
	p.click("link", "Add category")
	p.fill("textbox", "Name", "Refused")
	p.fill("textbox", "Slug", "refused")
	p.click("button", "Add category")
	between.waitFor(p, 0)
	p.back()
	p.lacks("dialog", "*")
	release()
	p.sees("button", "Dismiss") // a notice of a failure stays
	for _, l := range []look{light, dark, phone} {
		p.show(l)
		p.rests()
		p.accessible()
		p.fits()
		if covered := p.covered("main"); covered != "" {
			t.Errorf("%s: the notice covers %s", l.name, covered)
		}
	}
	p.click("link", "Add category")
	p.sees("dialog", "*")
	p.rests()
	if covered := p.covered("[role=dialog]"); covered != "" {
		t.Errorf("the notice covers %s of the dialog", covered)
	}
}

// covered returns the controls inside an element that a notice covers after the focus, or scrolling to the end of the page, has brought
// them into view.
func (p *page) covered(inside string) string {
	p.Helper()
	covered, err := chromedp.Run(p.tab, chromedp.Evaluate[string](fmt.Sprintf(`(() => {
		const controls = [...document.querySelectorAll(%q)].filter((control) => control.getClientRects().length > 0);
		const isCovered = (control) => {
			const {left, top, width, height} = control.getBoundingClientRect();
			return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[aria-live]") != null;
		};
		const focused = controls.filter((control) => {
			control.focus();
			return isCovered(control);
		});
		scrollTo(0, document.documentElement.scrollHeight);
		return [...focused, ...controls.filter(isCovered)].map((control) => control.ariaLabel || control.textContent).join(", ");
	})()`, inside+" :is(a, button, input, select, textarea)")))
	if err != nil {
		p.Fatal(err)
	}
	return covered
}

func TestDialogKeepsWhatWasTypedAndWhatIsShownOnce(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).newStore(t, "discards"), "/customers")
	pressBeside := func() {
		t.Helper()
		if _, err := chromedp.Run(p.tab, chromedp.MouseClickXY(5, 5)); err != nil {
			t.Fatal(err)
		}
	}
	p.click("button", "Add customer")
	p.sees("dialog", "Add customer")
	p.press(escape) // there is no input to lose
	p.lacks("dialog", "*")
	p.click("button", "Add customer")
	p.fill("textbox", "Name", "Typed Long")
	pressBeside()
	p.holds("textbox", "Name", "Typed Long")
	p.lacksText("Discard what you typed?")
	p.focus("textbox", "Name")
	p.press(escape)
	p.holdsText("Discard what you typed?")
	p.hasFocus("button", "Keep it")
	p.rests()
	p.accessible()
	p.show(phone)
	p.fits()
	p.show(light)
	p.press(escape)
	p.hasFocus("textbox", "Name")
	p.click("button", "Close")
	p.click("button", "Keep it")
	p.lacks("alert", "*")
	p.holds("textbox", "Name", "Typed Long")
	p.click("button", "Close")
	p.click("button", "Discard")
	p.lacks("dialog", "*")
	p.hasFocus("button", "Add customer")
	p.click("button", "Add customer")
	p.fill("textbox", "Name", "Typed Again")
	p.reload()
	p.holds("textbox", "Name", "")

	p.open("/account")
	p.click("button", "Create access token")
	p.sees("dialog", "Create access token")
	p.fill("textbox", "Name", "Once")
	p.click("button", "Create access token")
	p.sees("button", "Done")
	token := p.text("output")
	pressBeside()
	p.rests()
	if shown := p.text("output"); shown != token {
		t.Errorf("the token is gone: %q", shown)
	}
	p.press(escape)
	p.click("button", "Close without it")
	p.lacks("dialog", "*")
	p.quiet()
}

func TestSelectionStaysWhileADialogOpensAndEndsWithTheFilter(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).as(t, "demo", "OWNER")
	customer := owner.customer(t, "Selma Selected")
	number, err := owner.order(t.Context(), customer, kiosk(t).store("demo").variation("STREAM-30"))
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, owner, "/orders?customer="+customer)
	p.click("checkbox", "Select "+number)
	p.click("button", "Export")
	p.sees("dialog", "Export: Orders")
	p.press(escape)
	p.lacks("dialog", "*")
	p.sees("button", "Select none")
	p.rests()
	p.click("link", "All")
	p.lacks("button", "Select none")
}

func TestShortcutsDoNothingWhileADialogIsOpen(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "no-shortcuts")
	path := "/customers/" + owner.customer(t, "Karl Kay")
	p := open(t, owner, path)
	press := func() {
		t.Helper()
		p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
		p.awaits(`document.activeElement.blur()`) // as a click beside the fields does
		for _, key := range []string{"?", "g", "o", "/"} {
			p.press(key)
		}
		p.rests()
		p.lacks("combobox", "Search")
	}
	p.click("button", "Adjust")
	p.fill("textbox", "Amount", "50")
	press()
	p.sees("dialog", "Adjust wallet")
	p.at(path, "dialog=adjust")
	p.holds("textbox", "Amount", "50")
	p.click("button", "Close")
	p.click("button", "Discard")
	p.open("/settings/tokens?dialog=create")
	p.fill("textbox", "Name", "Once")
	p.press("\r")
	p.sees("dialog", "Token created")
	token := p.text("output")
	press()
	if shown := p.text("output"); shown != token {
		t.Errorf("the token is gone: %q", shown)
	}
	p.quiet()
}

// tenSecondsPassAtOnce is a script that makes timers of ten seconds fire at once: a form then says at once that it is taking long.
const tenSecondsPassAtOnce = `(() => {
	const set = window.setTimeout;
	window.setTimeout = (does, after, ...more) => set(does, after === 10_000 ? 0 : after, ...more);
})()`

func TestDialogThatSendsForLongSaysSoAndCanBeLeft(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "sends-long")
	p := openThrough(t, between.origin, owner, "/customers/"+owner.customer(t, "Hanna Hangs"))
	release := between.hold("mutation AdjustWallet")
	defer release()
	p.awaits(tenSecondsPassAtOnce)
	leave := []func(){func() { p.press(escape) }, func() { p.click("button", "Cancel") }}
	for i, leaves := range leave {
		p.click("button", "Adjust")
		p.fill("textbox", "Amount", "5")
		p.fill("textbox", "Reason", "slow")
		p.click("button", "Adjust wallet")
		between.waitFor(p, i)
		p.holdsText("This is taking long. You can wait, or leave: it may be done all the same.")
		p.accessible()
		leaves()
		p.lacks("dialog", "*")
		p.holdsText("Adjust wallet: It is not known whether this was done. Look before you do it again.")
		p.click("button", "Dismiss")
		p.losesText("It is not known")
	}
	release()
	p.holdsText("The wallet was adjusted.", "€1,010.00")
	p.quiet()
}

func TestFormWhoseOutcomeIsUnknownWarnsBeforeThePageIsLoadedAnew(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "warns")
	path := "/customers/" + owner.customer(t, "Rosa Reload") + "?dialog=adjust"
	p := openThrough(t, between.origin, owner, path)
	send := func() {
		t.Helper()
		p.fill("textbox", "Amount", "5")
		p.fill("textbox", "Reason", "bonus")
		p.click("button", "Adjust wallet")
	}
	p.losesResponse("AdjustWallet")
	send()
	p.holdsText("it is done once at most")
	p.reload()
	release := between.hold("mutation AdjustWallet")
	defer release()
	send()
	between.waitFor(p, 0)
	p.reload()
	release()
	send()
	p.lacks("dialog", "*")
	p.open("/customers") // now no dialog is open
	p.quiet()
}

func TestFormWhoseOutcomeIsUnknownIsNotDiscardedWithoutANotice(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "discards-unknown")
	p := open(t, owner, "/customers/"+owner.customer(t, "Dina Discard"))
	p.click("button", "Adjust")
	p.fill("textbox", "Amount", "5")
	p.fill("textbox", "Reason", "bonus")
	p.losesResponse("AdjustWallet")
	p.click("button", "Adjust wallet")
	p.holdsText("it is done once at most")
	p.press(escape)
	p.click("button", "Discard")
	p.lacks("dialog", "*")
	p.holdsText("Adjust wallet: It is not known whether this was done. Look before you do it again.")
	p.holdsText("€1,005.00") // the change was made
	p.rests()
	p.accessible()
	p.quiet()
}

// link returns the address of the page below /console.
func (p *page) link() string {
	p.Helper()
	address, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`location.pathname.replace("/console", "") + decodeURIComponent(location.search)`))
	if err != nil {
		p.Fatal(err)
	}
	return address
}

// closed waits until the address has no dialog.
func (p *page) closed() {
	p.Helper()
	p.try("have no dialog in the address", func(ctx context.Context, tab *chromedp.Target) error {
		search, err := chromedp.Evaluate[string]("location.search")(ctx, tab)
		if err == nil && (strings.Contains(search, "dialog=") || strings.Contains(search, "row=")) {
			err = errors.New(search)
		}
		return err
	})
}

// recharge requests a recharge and returns its id.
func (m *member) recharge(t testing.TB, customer, amount string) string {
	t.Helper()
	var asked struct{ RequestRecharge struct{ ID string } }
	m.must(t, `mutation($id: ID!, $amount: Money!) { requestRecharge(input: {customerId: $id, amount: $amount}) { id } }`,
		vars{"id": customer, "amount": amount}, &asked)
	return asked.RequestRecharge.ID
}

// upload creates a variation with one license, and returns the ids of both.
func (m *member) upload(t testing.TB, product, sku, key string) (license, variation string) {
	t.Helper()
	variation = m.variation(t, product, sku, "DIGITAL")
	m.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": []vars{{"credentials": key}}}}, new(any))
	var uploaded struct {
		Licenses struct {
			Edges []struct{ Node struct{ ID string } }
		}
	}
	m.must(t, `query($id: ID!) { licenses(first: 1, where: {variationId: $id}) { edges { node { id } } } }`, vars{"id": variation}, &uploaded)
	return uploaded.Licenses.Edges[0].Node.ID, variation
}

func TestDialogOfAnOrderThatOthersHaveRefundedMeanwhileSaysSo(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "refunded-meanwhile")
	_, variation := owner.upload(t, "Refunded", "REFUNDED-1", "REFUNDED-KEY-1")
	service := owner.inStock(t, "Setup", "REFUNDED-SETUP")
	number := owner.sell(t, "Rita Refunded", variation, service)
	waiting := owner.sell(t, "Wanda Waiting", service)
	var found struct {
		OrderByNumber struct{ Items []struct{ ID string } }
	}
	owner.must(t, `query($n: String!) { orderByNumber(number: $n) { items { id } } }`, vars{"n": number}, &found)
	refund := open(t, owner, "/orders/"+number+"?dialog=refund")
	refund.fill("textbox", "Reason*", "bought twice")
	tabs := []*page{refund}
	for path, submit := range map[string]string{
		number + "?dialog=deliver": "Mark as delivered",
		number + "?dialog=fail":    "Give up order",
		number + "?dialog=replace&row=" + found.OrderByNumber.Items[0].ID: "Replace",
		waiting + "?dialog=cancel":                                        "Cancel order",
	} {
		tab := open(t, owner, "/orders/"+path)
		tab.sees("button", submit)
		tabs = append(tabs, tab)
	}
	for _, n := range []string{number, waiting} {
		owner.must(t, `mutation($id: ID!) { refundOrder(input: {id: $id, reason: "by another person"}) { id } }`, vars{"id": owner.orderID(t, n)}, new(any))
	}
	for _, tab := range tabs {
		tab.holdsText("The order is closed: Refunded.")
		hasForm, err := chromedp.Run(tab.tab, chromedp.Evaluate[bool](`!!document.querySelector("[role=dialog] form")`))
		if err != nil || hasForm {
			t.Errorf("the dialog still has a form: %v", err)
		}
		tab.rests()
		tab.accessible()
		tab.click("button", "Close")
		tab.lacks("dialog", "*")
		tab.quiet()
	}
}
