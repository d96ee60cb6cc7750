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
