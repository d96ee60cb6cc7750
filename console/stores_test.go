package console_test

import (
	"testing"

	"github.com/chromedp/chromedp"

	"kiosk/internal/auth"
)

func TestAPersonSwitchesStoresAndAPageOfTheOtherOneKeepsWhatIsTyped(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.newStore(t, "switch-first")
	email, password := emailOf("Sam Second"), "the password there"
	second := d.newStore(t, "switch-second")
	second.must(t, `mutation { updateSettings(input: {version: 1, name: "Second"}) { name } }`, nil, new(any))
	second.must(t, `mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }`,
		vars{"input": vars{"email": email, "password": password, "role": string(auth.Support)}}, new(any))

	first := open(t, owner, "/customers")
	first.click("button", "Nothing Yet*")
	first.click("menuitem", "Add a store…")
	first.fill("textbox", "Store", "switch-second")
	first.fill("textbox", "E-mail there", email)
	first.fill("textbox", "Password there", "not the password")
	first.rests()
	first.accessible()
	first.click("button", "Add the store")
	first.sees("alert", "*")
	first.fill("textbox", "Password there", password)
	first.click("button", "Add the store")
	first.lacks("dialog", "*")
	first.sees("button", "Remove Second")
	first.forgot(password)

	other := first.another("/customers?dialog=create")
	other.fill("textbox", "Name", "Typed Before")
	first.click("button", "Nothing Yet*")
	first.click("menuitem", "Second*")
	first.sees("heading", "Dashboard")
	first.lacks("link", "Staff") // the role there is SUPPORT
	other.click("button", "Add customer")
	other.sees("button", "Switch back to Nothing Yet")
	other.rests()
	other.accessible()
	other.holds("textbox", "Name", "Typed Before")
	other.click("button", "Switch back to Nothing Yet")
	other.lacks("button", "Switch back to Nothing Yet")
	other.click("button", "Add customer")
	other.sees("heading", "Typed Before")
	other.sees("link", "Staff")

	first.sees("button", "Switch back to Second")
	first.rests()
	first.accessible()
	first.click("button", "Open Nothing Yet")
	first.sees("link", "Staff")
	first.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	first.fill("combobox", "Search", "second")
	first.sees("option", "Switch to Second*")
	first.press(escape)
	first.show(phone)
	first.click("button", "Open the navigation")
	first.click("button", "Nothing Yet*")
	first.sees("menuitem", "Second*")
	first.rests()
	first.accessible()
	first.click("menuitem", "Second*")
	first.at("/")
	first.sees("button", "Open the navigation")
	first.lacks("link", "Staff")
	first.quiet()
	other.quiet()
}
