package console_test

import (
	"testing"

	"github.com/chromedp/chromedp"
)

func TestOpenMenusFiltersAndDialogsAreAccessible(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "OWNER"), "/orders")
	for _, popup := range []struct{ button, role, name string }{
		{"Nimbus Keys*", "menu", "Your stores"},
		{"Account and settings*", "menu", "Account and settings of the console"},
		{"Columns", "menu", "Columns"},
		{"Status*", "dialog", "Status"},
		{"Placed*", "dialog", "Placed"},
		{"Export*", "dialog", "*"},
	} {
		p.click("button", popup.button)
		p.sees(popup.role, popup.name)
		p.rests()
		p.accessible()
		p.press(escape)
		p.lacks(popup.role, popup.name)
		p.hasFocus("button", popup.button)
	}
	for _, open := range []func(){
		func() { p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl)) },
		func() { p.press("?") },
	} {
		open()
		p.sees("dialog", "*")
		p.rests()
		p.accessible()
		p.press(escape)
		p.lacks("dialog", "*")
	}
	p.quiet()
}

func TestFilterFitsIntoAWindowThatIsNotHigh(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).newStore(t, "low-window"), "/audit")
	p.show(look{name: "enlarged", width: 640, height: 360}) // like a small screen with a zoom of 200 %
	p.click("button", "When*")
	p.sees("radio", "Today")
	p.rests()
	beyond, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`(() => {
		const popup = document.querySelector("[role=dialog]");
		popup.scrollTo(0, 0);
		const { top } = popup.querySelector("input").getBoundingClientRect();
		popup.scrollTo(0, popup.scrollHeight);
		const { bottom } = popup.getBoundingClientRect();
		return top < 0 || bottom > innerHeight ? "from " + top + " to " + bottom + " of " + innerHeight : "";
	})()`))
	if err != nil || beyond != "" {
		t.Errorf("the filter lies %s %v", beyond, err)
	}
	p.quiet()
}

func TestScriptThatDoesNotLoadLeavesThePageAsItIsAndIsTriedAgain(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	p := openThrough(t, between.origin, kiosk(t).newStore(t, "no-scripts"), "/categories")
	p.sees("heading", "Categories")
	p.rests()
	for _, opener := range []struct {
		press      func()
		role, name string
	}{
		{func() { p.click("button", "Account and settings of the console*") }, "menu", "*"},
		{func() { p.press("?") }, "dialog", "*"},
	} {
		between.goAway()
		opener.press()
		p.holdsText("The server cannot be reached.")
		p.click("button", "Dismiss")
		p.sees("heading", "Categories")
		between.comeBack()
		opener.press()
		p.sees(opener.role, opener.name)
		p.press(escape)
		p.lacks(opener.role, opener.name)
	}
}

func TestAnAmountOfAFilterThatIsOnlyLookedAtStaysInTheAddressAsItIs(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "OWNER"), "/orders?min=5")
	p.click("button", "Total ≥*")
	p.holds("textbox", "At least", "5.00")
	p.focus("textbox", "At least")
	p.press("\t")
	p.press(escape)
	p.lacks("dialog", "*")
	p.rests()
	search, err := chromedp.Run(p.tab, chromedp.Evaluate[string]("decodeURIComponent(location.search)"))
	if err != nil || search != `?min="5"` {
		t.Errorf("the address is at %q, %v", search, err)
	}
}
