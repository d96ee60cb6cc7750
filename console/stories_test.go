package console_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// replace replaces the placeholders in a text by their values.
func replace(text string, stand map[string]string) string {
	for _, placeholder := range slices.Sorted(maps.Keys(stand)) {
		text = strings.ReplaceAll(text, placeholder, stand[placeholder])
	}
	return text
}

// signIn fills and submits the sign-in form for the demo store.
func (p *page) signIn(email, password string) {
	p.Helper()
	p.fill("textbox", "Store", "demo")
	p.fill("textbox", "E-mail", email)
	p.fill("textbox", "Password", password)
	p.click("button", "Sign in")
}

func TestSignInShowsThePageThatWasOpened(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	p := open(t, nil, "/orders?status=PENDING")
	p.signIn(d.store("demo").Staff[0].Email, "not the password")
	p.sees("alert", "*")
	p.fill("textbox", "Password", d.store("demo").Staff[0].Password)
	p.click("button", "Sign in")
	p.sees("heading", "Orders")
	p.at("/orders", "status=PENDING")
	p.signsOut()
	p.sees("button", "Sign in")
	p.quiet()
}

func TestPersonWhoseAddressBrowsersRefuseOrRewriteSignsIn(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).as(t, "demo", "OWNER")
	for _, form := range []string{"josé-%d@example.com", "ana-%d@bücher.example"} {
		email := fmt.Sprintf(form, time.Now().UnixNano())
		owner.must(t, `mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }`,
			vars{"input": vars{"email": email, "password": chosen, "role": "VIEWER"}}, new(any))
		p := open(t, nil, "/account")
		p.signIn(email+" ", chosen)
		p.sees("heading", "Your account")
		p.holdsText(email)
		p.quiet()
	}
}

func TestSignOutThatFailsIsSaidAndThePageStays(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	p := openThrough(t, between.origin, kiosk(t).newStore(t, "stays-signed-in"), "/customers")
	signOut := func(before func()) {
		p.click("button", "Account and settings of the console*")
		p.sees("menuitem", "Sign out")
		before()
		p.click("menuitem", "Sign out")
	}
	signOut(between.goAway)
	p.holdsText("The server cannot be reached.", "There are no customers yet")
	p.lacks("button", "Sign in")
	between.comeBack()
	signOut(p.forgetSession) // the session has already ended
	p.sees("button", "Sign in")
}

func TestSignInWithOneTabIsSeenByAnotherWhenItIsLookedAt(t *testing.T) {
	t.Parallel()
	first := open(t, nil, "/orders")
	other := first.another("/customers")
	other.sees("button", "Sign in")
	staff := kiosk(t).store("demo").Staff[0]
	first.signIn(staff.Email, staff.Password)
	first.sees("heading", "Orders")
	if _, err := chromedp.Run(other.tab, chromedp.Evaluate[any](`void document.dispatchEvent(new Event("visibilitychange", {bubbles: true}))`)); err != nil {
		t.Fatal(err)
	}
	other.sees("heading", "Customers")
	other.quiet()
}

func TestSignInSaysWhyItsSessionIsNotThere(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	p := openThrough(t, between.origin, nil, "/orders")
	staff := kiosk(t).store("demo").Staff[0]
	between.dropCookies(true)
	p.signIn(staff.Email, staff.Password)
	p.sees("alert", "*")
	if text := p.text("[role=alert]"); !strings.Contains(text, "Allow cookies") {
		t.Errorf("without a cookie it reads %q", text)
	}
	between.dropCookies(false)

	release := between.hold("query Viewer")
	p.click("button", "Sign in")
	between.waitFor(p, 0)
	between.goAway()
	release()
	p.sees("alert", "*")
	if text := p.text("[role=alert]"); !strings.Contains(text, "cannot be reached") {
		t.Errorf("without a server it reads %q", text)
	}
	between.comeBack()
	p.click("button", "Sign in")
	p.sees("heading", "Orders")
}

func TestPageOfAServerThatIsAwaySaysSoAndIsTriedAgain(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).as(t, "demo", "OWNER")
	p := openThrough(t, between.origin, owner, "/../livez")
	release := between.hold("query Viewer")
	p.open("/orders")
	between.waitFor(p, 0)
	between.goAway()
	release()
	p.sees("alert", "*")
	if text := p.text("[role=alert]"); !strings.Contains(text, "cannot be reached") {
		t.Errorf("it reads %q", text)
	}
	between.comeBack()
	p.click("button", "Try again")
	p.sees("heading", "Orders")
}

func TestFiltersAreInTheAddressAndBackRestoresThem(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "OWNER"), "/orders")
	p.sees("link", "To deliver")
	p.click("link", "To deliver")
	p.at("status=PROCESSING", "sort=created")
	p.click("link", "Refunded this week")
	p.at("refunded=7d")
	p.click("button", "Remove the filter Refunded")
	p.sees("button", "Refunded")
	if err := chromedp.Do(p.tab, chromedp.NavigateBack()); err != nil {
		t.Fatal(err)
	}
	p.at("refunded=7d")
	if err := chromedp.Do(p.tab, chromedp.Reload()); err != nil {
		t.Fatal(err)
	}
	p.sees("button", "Remove the filter Refunded")
	p.quiet()
}

func TestRevealedKeyIsHiddenAgainAndKeptNowhere(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	number := d.as(t, "demo", "OWNER").sell(t, "Keanu Keys", d.store("demo").variation("STREAM-30"))
	p := open(t, d.as(t, "demo", "SUPPORT"), "/orders/"+number)
	p.reveal("STREAM-30")
	p.sees("button", "Hide")
	key, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`[...document.querySelectorAll("button code")].map((c) => c.textContent).find((t) => t.length > 14 && !t.includes("…"))`))
	if err != nil || len(key) < 10 {
		t.Fatal(key, err)
	}
	p.click("button", "Hide")
	p.lacks("button", "Hide")
	p.forgot(key)
	p.reveal("STREAM-30")
	p.sees("button", "Hide")
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`void dispatchEvent(new PageTransitionEvent("pagehide", {persisted: true}))`)); err != nil {
		t.Fatal(err) // leaves the page, which the browser keeps in its back/forward cache
	}
	p.sees("button", "Show key STREAM-30")
	p.forgot(key)
	p.quiet()
}

// reveal reveals the key of an item, with a reason for the audit.
func (p *page) reveal(sku string) {
	p.Helper()
	p.click("button", "Show key "+sku)
	p.sees("dialog", "Show key "+sku)
	p.click("button", "Show key")
	p.invalid("textbox", "Reason")
	p.fill("textbox", "Reason", "the customer lost the message")
	p.click("button", "Show key")
}

func TestRevealedKeyHidesItselfAfterAMinute(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	number := d.as(t, "demo", "OWNER").sell(t, "Minnie Minute", d.store("demo").variation("STREAM-30"))
	p := open(t, d.as(t, "demo", "SUPPORT"), "/orders/"+number)
	p.reveal("STREAM-30")
	p.sees("button", "Hide")
	p.hasFocus("button", "Copy *")
	p.holdsText("Key shown. It hides in 60 seconds.")
	p.pass(30 * time.Second)
	p.sees("button", "Hide")
	p.pass(31 * time.Second)
	p.lacks("button", "Hide")
	p.sees("button", "Show key STREAM-30")
	p.losesText("Key shown.")
}

func TestRowOpensByClickInANewTabByMiddleClickAndItsLinkByEnter(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	number := d.as(t, "demo", "OWNER").sell(t, "Rowena Row", d.store("demo").variation("STREAM-30"))
	p := open(t, d.as(t, "demo", "VIEWER"), "/orders?q="+number)
	p.click("cell", "Rowena Row")
	p.sees("heading", number)
	if err := chromedp.Do(p.tab, chromedp.NavigateBack()); err != nil {
		t.Fatal(err)
	}
	p.at("/orders", "q="+number)
	p.sees("cell", "Rowena Row")
	p.clickIf("cell", "Rowena Row", anyAttributes, chromedp.ButtonMiddle)
	p.hasOpened("/orders/" + number)
	p.at("/orders", "q="+number)
	p.focus("link", number)
	p.press("\r")
	p.at("/orders/" + number)
	p.quiet()
}

// hasOpened waits until the page has opened another tab at a path of the console, and closes that tab.
func (p *page) hasOpened(path string) {
	p.Helper()
	p.try("open a tab at "+path, func(ctx context.Context, tab *chromedp.Target) error {
		found, err := cdp.Call(ctx, tab, target.GetTargets, target.GetTargetsParams{})
		if err != nil {
			return err
		}
		i := slices.IndexFunc(found.TargetInfos, func(info *target.Info) bool { return info.URL == p.origin+"/console"+path })
		if i < 0 {
			return errors.New("there is none")
		}
		_, err = cdp.Call(ctx, chromedp.FromContext(p.tab).Browser, target.CloseTarget, target.CloseTargetParams{TargetID: found.TargetInfos[i].TargetID})
		return err
	})
}

func TestHiddenColumnStaysHidden(t *testing.T) {
	t.Parallel()
	viewer := kiosk(t).hire(t, "VIEWER")
	p := open(t, viewer, "/orders")
	p.sees("columnheader", "Source")
	p.click("button", "Columns")
	p.click("menuitemcheckbox", "Source")
	p.press(escape)
	p.lacks("columnheader", "Source")
	viewer.keeps(p, `"columns":["source"]`)
	p = open(t, viewer, "/orders") // in another browser
	p.sees("columnheader", "Status")
	p.lacks("columnheader", "Source")
	p.quiet()
}

func TestKeyboardOpensPaletteHelpAndPages(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	number := d.as(t, "demo", "OWNER").sell(t, "Kay Board", d.store("demo").variation("STREAM-30"))
	p := open(t, d.as(t, "demo", "OWNER"), "/orders")
	p.sees("heading", "Orders")
	p.rests()
	p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	p.sees("dialog", "Search")
	p.fill("combobox", "Search", strings.ToLower(number))
	p.sees("option", number+"*")
	p.press("\r")
	p.at("/orders/" + number)
	p.sees("heading", number)
	p.press("/") // the page has no search field, so the palette opens
	p.sees("dialog", "Search")
	p.press(escape)
	p.lacks("dialog", "Search")
	p.press("?")
	p.sees("dialog", "Keyboard shortcuts")
	p.press(escape)
	p.lacks("dialog", "Keyboard shortcuts")
	p.press("g")
	p.press("o")
	p.sees("heading", "Orders")
	p.at("/orders")
	p.press("/")
	p.hasFocus("searchbox", "Search orders")
	p.press("/" + number)
	p.holds("searchbox", "Search orders", "/"+number) // in a field, / is a character
	p.quiet()
}

func TestTestStoreSaysSoOnEveryPage(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "lab", "OWNER"), "/orders")
	shown := map[string]bool{}
	for _, wanted := range pages {
		path, _, _ := strings.Cut(wanted.path, "?")
		if shown[path] || strings.ContainsAny(path, ".{") || slices.Contains([]string{"/sign-in", "/reset"}, path) {
			continue
		}
		shown[path] = true
		p.rests()
		if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](fmt.Sprintf(`history.pushState({}, "", "/console%s"); dispatchEvent(new PopStateEvent("popstate"))`, path))); err != nil {
			t.Fatal(err)
		}
		p.at(path)
		p.rests()
		p.sees("complementary", "Test store: nothing sold here is real.")
	}
	p.sees("heading", "There is no such page") // the last address
}

func TestSessionThatEndsAsksToSignInAndComesBack(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager, err := d.signIn(t.Context(), "demo", "MANAGER") // in a separate session
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, manager, "/orders?status=COMPLETED")
	p.sees("button", "Remove the filter Status")
	manager.signOut(t)
	p.sees("button", "Sign in") // without any action
	p.at("/orders", "status=COMPLETED")
	for _, staff := range d.store("demo").Staff {
		if staff.Role == "MANAGER" {
			p.signIn(staff.Email, staff.Password)
		}
	}
	p.sees("heading", "Orders")
	p.sees("button", "Remove the filter Status")
	p.quiet()
}

func TestServerThatIsAwayIsRetried(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "VIEWER"), "/orders")
	p.sees("heading", "Orders")
	p.rests()
	p.offline(true)
	p.click("button", "Next page")
	p.sees("alert", "*")
	p.offline(false)
	p.click("button", "Try again")
	p.lacks("alert", "*")
	p.at("after=")
	p.sees("button", "Previous page")
}

// keeps waits until the server has all the texts in the person's preferences.
func (m *member) keeps(p *page, texts ...string) {
	p.Helper()
	p.try(fmt.Sprintf("keep %q", texts), func(context.Context, *chromedp.Target) error {
		var found json.RawMessage
		m.must(p, `{ viewer { preferences { theme language firstStepsHidden views { name } hiddenColumns { table columns } } } }`, nil, &found)
		if slices.ContainsFunc(texts, func(text string) bool { return !strings.Contains(string(found), text) }) {
			return fmt.Errorf("the server has %s", found)
		}
		return nil
	})
}

func TestThemeAndLanguageFollowThePersonToOtherBrowsers(t *testing.T) {
	t.Parallel()
	viewer := kiosk(t).hire(t, "VIEWER")
	p := open(t, viewer, "/orders")
	p.click("button", "Account and settings of the console*")
	p.click("menuitemradio", "Dark")
	p.click("menuitemradio", "Português (Brasil)")
	p.sees("heading", "Pedidos")
	p.press(escape)
	viewer.keeps(p, `"theme":"DARK"`, `"language":"PT_BR"`)
	if err := chromedp.Do(p.tab, chromedp.Reload()); err != nil {
		t.Fatal(err)
	}
	other := open(t, viewer, "/orders")
	for _, tab := range []*page{p, other} {
		tab.sees("heading", "Pedidos")
		chosen, err := chromedp.Run(tab.tab, chromedp.Evaluate[string](`document.documentElement.dataset.theme + " " + document.documentElement.lang + " " + localStorage.getItem("kiosk.preferences")`))
		if want := `dark pt-BR {"theme":"dark","language":"pt-BR"}`; err != nil || chosen != want {
			t.Errorf("%s, %v, want %s", chosen, err, want)
		}
		tab.rests()
		tab.accessible()
		tab.quiet()
	}
}

func TestPagesFitAPhoneInPortuguese(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).hire(t, "MANAGER")
	manager.must(t, `mutation { updatePreferences(input: {language: PT_BR}) { language } }`, vars{}, new(any))
	p := open(t, manager, "/")
	p.show(phone)
	for path, heading := range map[string]string{
		"/": "Painel", "/orders": "Pedidos", "/customers": "Clientes", "/recharges": "Recargas", "/products": "Produtos", "/prices": "Preços",
		"/licenses": "Licenças", "/exports": "Exportações", "/account": "Sua conta",
	} {
		p.open(path)
		p.sees("heading", heading)
		p.rests()
		p.fits()
	}
	p.open("/customers?dialog=create")
	p.fill("textbox", "Nome", "Nora Nova")
	p.fill("textbox", "Telefone*", "+999123456789") // no country has this code
	p.click("button", "Adicionar cliente")
	p.invalid("textbox", "Telefone*")
	p.holdsText("Escreva um número de telefone com o código do país")
	p.rests()
	p.fits()
	p.fill("textbox", "Telefone*", "")
	p.offline(true)
	p.click("button", "Adicionar cliente")
	p.holdsText("O servidor não respondeu e não se sabe se isto foi feito")
}

func TestLongNamesStayInTheirPlaceOnAPhone(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "long-names")
	customer := owner.customer(t, "Maximiliane Bundesausbildungsförderungsgesetz-Hohenzollern")
	owner.must(t, `mutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }`, vars{"input": vars{
		"id": customer, "version": 1, "email": "maximiliane.bundesausbildungsfoerderung@very-long-domain-name.example.com",
	}}, new(any))
	variation := owner.inStock(t, strings.Repeat("Produktname", 12), strings.Repeat("SKU-LONG", 6))
	number, err := owner.order(t.Context(), customer, variation)
	if err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("Bundesausbildungsfoerderungsgesetz", 3)
	owner.must(t, `mutation($name: String!) { createAPIToken(input: {name: $name, scopes: ["products:read"]}) { token } }`, vars{"name": long}, new(any))
	invited := owner.invite(t, emailOf("maximiliane.bundesausbildungsfoerderungsgesetz"), "", "SUPPORT").Member.ID
	named := owner.customer(t, long)
	p := open(t, owner, "/customers")
	p.show(look{name: "narrow", width: 360, height: 800})
	for path, text := range map[string]string{
		"/customers": "Maximiliane",
		"/orders/new?customer=" + customer + "&items=" + variation + "*2": "Maximiliane",
		"/orders/" + number:                              "Produktname",
		"/orders/" + number + "?dialog=refund":           "left to refund",
		"/customers/" + named + "?dialog=erase":          "Type the name",
		"/settings/staff/" + invited + "?dialog=disable": "Disable maximiliane",
		"/settings/tokens":                               "ksk_",
	} {
		p.open(path)
		p.holdsText(text)
		p.rests()
		outside, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`[...document.querySelectorAll("main :is(td, strong, strong + span), [role=dialog] :is(h2, label, label > span, button)")]
			.filter((e) => Math.max(e.getBoundingClientRect().right, e.getBoundingClientRect().left + e.scrollWidth) > document.documentElement.clientWidth - 14).map((e) => e.innerText).join("; ")`))
		if err != nil || outside != "" {
			t.Errorf("%s: beyond the card are %s %v", path, outside, err)
		}
	}
	p.quiet()
}

func TestNamesThatBeginWithAnEmojiAreShortenedToIt(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "emoji")
	owner.must(t, `mutation { updateSettings(input: {version: 1, name: "🎮 Game Keys"}) { id } }`, nil, new(any))
	owner.must(t, `mutation { updateOwnName(input: {name: "🦊 Fox"}) { id } }`, nil, new(any))
	p := open(t, owner, "/")
	p.sees("button", "Account and settings*")
	shown, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`document.querySelector("nav button [aria-hidden]").innerText + document.querySelector("[data-initials]").dataset.initials`))
	if err != nil || shown != "🎮🦊F" {
		t.Errorf("for the names stands %q %v", shown, err)
	}
	p.quiet()
}

func TestViewsAreSavedRenamedAndDeleted(t *testing.T) {
	t.Parallel()
	viewer := kiosk(t).hire(t, "VIEWER")
	p := open(t, viewer, "/orders?status=COMPLETED&period=7d")
	p.click("button", "Save view")
	p.fill("textbox", "Name", "This week")
	p.rests()
	p.accessible()
	p.press("\r")
	p.lacks("dialog", "Save view")
	p.lacks("button", "Save view")
	p.click("link", "All")
	p.at("/orders")
	p.sees("heading", "Orders")
	p.click("button", "Columns")
	p.press(escape)

	p = open(t, viewer, "/orders") // in another browser
	p.click("link", "This week")
	p.at("status=COMPLETED", "period=7d")
	p.click("button", "Change the view This week")
	p.click("menuitem", "Rename")
	p.fill("textbox", "Name", "Sold this week")
	p.click("button", "Rename")
	p.sees("link", "Sold this week")
	p.open("/orders?status=FAILED")
	p.click("button", "Save view")
	p.fill("textbox", "Name", "Sold this week")
	p.press("\r")
	p.sees("StaticText", "Another view of this list has this name.")
	p.fill("textbox", "Name", "Failed")
	p.press("\r")
	p.sees("link", "Failed")
	p.open("/customers?status=BLOCKED")
	p.lacks("link", "Failed")
	p.sees("button", "Save view")
	p.open("/orders?status=COMPLETED&period=7d")
	p.click("button", "Change the view Sold this week")
	p.click("menuitem", "Delete")
	p.lacks("link", "Sold this week")
	p.sees("link", "Failed")
	viewer.keeps(p, `"views":[{"name":"Failed"}]`)
	p.open("/orders")
	p.sees("link", "Failed")
	p.lacks("link", "Sold this week")
	p.open("/events?type=STOCK_LOW")
	p.click("button", "Save view")
	p.fill("textbox", "Name", "Running low")
	p.press("\r")
	p.sees("link", "Running low")
	p.open("/events")
	p.click("link", "Running low")
	p.at("/events", "type=STOCK_LOW")
	p.open("/recharges?view=APPROVED&min=10")
	p.click("button", "Save view")
	p.fill("textbox", "Name", "Large ones")
	p.press("\r")
	p.sees("link", "Large ones")
	p.click("link", "To decide")
	p.click("link", "Large ones")
	p.at("/recharges", "view=APPROVED", `min="10"`)
	p.quiet()
}

func TestPaletteOpensWhatWasFoundForItsTextAlsoWhenEnterIsPressedBefore(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	m := kiosk(t).newStore(t, "quick-enter")
	m.customer(t, "Paula Palette")
	m.customer(t, "Quentin Quick")
	p := openThrough(t, between.origin, m, "/customers")
	p.sees("link", "Paula Palette")
	p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	p.fill("combobox", "Search", "Paula")
	p.sees("option", "Paula Palette*")
	release := between.hold("query PaletteSearch")
	defer release()
	p.fill("combobox", "Search", "Quentin")
	p.press("\r")
	between.waitFor(p, 0)
	p.press("\r")
	p.sees("dialog", "Search")
	release()
	p.sees("heading", "Quentin Quick")
	p.lacks("dialog", "Search")
	p.quiet()
}

func TestWindowsOfOnePersonKeepEachOthersViewsAndColumns(t *testing.T) {
	t.Parallel()
	viewer := kiosk(t).hire(t, "VIEWER")
	first, second := open(t, viewer, "/orders?status=PENDING"), open(t, viewer, "/customers?status=BLOCKED")
	for _, p := range []*page{first, second} {
		p.sees("button", "Save view")
		p.sees("button", "Columns")
	}
	save := func(p *page, name string) {
		p.click("button", "Save view")
		p.fill("textbox", "Name", name)
		p.press("\r")
		p.sees("link", name)
		p.lacks("dialog", "*")
	}
	hide := func(p *page, column string) {
		p.click("button", "Columns")
		p.click("menuitemcheckbox", column)
		p.press(escape)
		p.lacks("columnheader", column)
	}
	save(first, "Waiting")
	hide(first, "Source")
	viewer.keeps(first, `"columns":["source"]`)
	save(second, "Locked out")
	hide(second, "Tier")
	viewer.keeps(second, `"Waiting"`, `"Locked out"`, `["source"]`, `["tier"]`)
	second.click("link", "Orders")
	second.sees("link", "Waiting")
	second.lacks("columnheader", "Source")
	first.click("button", "Change the view Waiting")
	first.click("menuitem", "Delete")
	first.lacks("link", "Waiting")
	viewer.keeps(first, `"views":[{"name":"Locked out"}]`)
	first.quiet()
	second.quiet()
}

func TestPaletteFindsWhatPeopleKnowByOneRequest(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "demo", "OWNER")
	owner.customer(t, "Penélope Palette")
	sent := owner.rejectedTest(t)
	p := open(t, d.as(t, "demo", "VIEWER"), "/orders")
	p.sees("heading", "Orders")
	p.rests()
	p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	p.fill("combobox", "Search", "licen")
	p.sees("option", "Licenses*") // the entry of a page
	p.fill("combobox", "Search", "stream-30")
	p.sees("option", "STREAM-30*")
	before := p.sent("PaletteSearch")
	p.fill("combobox", "Search", "palette penel")
	p.sees("option", "Penélope Palette*")
	if sent := p.sent("PaletteSearch") - before; sent != 1 {
		t.Errorf("the search took %d requests, want 1", sent)
	}
	p.accessible()
	p.press("\r")
	p.sees("heading", "Penélope Palette")
	p.lacks("dialog", "Search")
	p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	p.fill("combobox", "Search", "nothing is called so")
	p.sees("StaticText", "Nothing was found.")
	p.fill("combobox", "Search", sent.event)
	p.sees("option", "Test*")
	p.fill("combobox", "Search", sent.delivery)
	p.sees("option", "http*")
	p.press("\r")
	p.at("/deliveries/" + sent.delivery)

	var found struct {
		Licenses, Recharges struct {
			Edges []struct{ Node struct{ ID string } }
		}
	}
	owner.must(t, `{ licenses(first: 1) { edges { node { id } } } recharges(first: 1) { edges { node { id } } } }`, nil, &found)
	for list, id := range map[string]string{"/licenses": found.Licenses.Edges[0].Node.ID, "/recharges": found.Recharges.Edges[0].Node.ID} {
		p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
		p.fill("combobox", "Search", id)
		p.sees("option", "*")
		p.press("\r")
		p.at(list, "id="+id)
		p.sees("button", "Remove the filter Id")
		p.holdsText("1 row")
	}
	p.quiet()
}

// TestFocusGoesIntoADialogAndBackToWhatOpenedIt also checks that the focus is never on an element that is hidden from screen
// readers.
func TestFocusGoesIntoADialogAndBackToWhatOpenedIt(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "OWNER"), "/customers")
	p.sees("button", "Add customer")
	p.rests()
	if err := chromedp.Do(p.tab, chromedp.Func(func(ctx context.Context, tab *chromedp.Target) error {
		_, err := chromedp.Evaluate[any](`(() => {
			window.hidden = [];
			const look = () => {
				const place = document.activeElement?.closest("[aria-hidden=true]");
				if (place) hidden.push(document.activeElement.outerHTML.slice(0, 120));
			};
			new MutationObserver(look).observe(document, {subtree: true, attributes: true, attributeFilter: ["aria-hidden"]});
			addEventListener("focusin", look, true);
		})()`)(ctx, tab)
		return err
	})); err != nil {
		t.Fatal(err)
	}
	focused := func(name string) {
		t.Helper()
		p.try("focus "+name, func(ctx context.Context, tab *chromedp.Target) error {
			found, err := chromedp.Evaluate[string](`document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent`)(ctx, tab)
			if err == nil && !strings.HasPrefix(found, name) {
				err = fmt.Errorf("the focus is on %q", found)
			}
			return err
		})
	}
	for _, leave := range []func(){
		func() { p.press(escape) },
		func() { p.click("button", "Cancel") },
		func() {
			if err := chromedp.Do(p.tab, chromedp.NavigateBack()); err != nil {
				t.Fatal(err)
			}
		},
	} {
		p.click("button", "Add customer")
		p.sees("dialog", "Add customer")
		focused("Name")
		leave()
		p.lacks("dialog", "*")
		focused("Add customer")
	}
	p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	p.sees("combobox", "Search")
	p.press(escape)
	p.lacks("dialog", "*")
	focused("Add customer")
	seen, err := chromedp.Run(p.tab, chromedp.Evaluate[[]string](`window.hidden`))
	if err != nil || len(seen) > 0 {
		t.Errorf("the focus was hidden on %q (%v)", seen, err)
	}
	p.quiet()
}
