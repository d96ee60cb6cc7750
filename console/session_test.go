package console_test

import (
	"testing"

	"github.com/chromedp/chromedp"

	"kiosk/internal/auth"
)

const known = "the password there"

// colleague adds a person with the test password to the staff of the member's store, and signs them in.
func (m *member) colleague(t testing.TB, store, name string, role auth.Role) (_ *member, email string) {
	t.Helper()
	email = emailOf(name)
	m.must(t, `mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }`,
		vars{"input": vars{"email": email, "name": name, "password": known, "role": string(role)}}, new(any))
	signedIn, err := kiosk(t).signInAs(t.Context(), store, email, known)
	if err != nil {
		t.Fatal(err)
	}
	return signedIn, email
}

func TestWhatIsTypedOutlivesTheEndOfTheSessionAndNobodyElseSeesIt(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "ends-typed")
	_, variation := owner.upload(t, "Ending", "ENDING-1", "ENDING-KEY-1")
	number := owner.sell(t, "Enda Ending", variation)
	manager, email := owner.colleague(t, "ends-typed", "Mona Manager", auth.Manager)
	p := open(t, manager, "/orders/"+number)
	p.reveal("ENDING-1")
	p.sees("button", "Hide")
	p.fill("textbox", "Comment", "Called twice")
	manager.signOut(t)
	p.looksAgain()
	p.sees("button", "Sign in")
	p.holdsText("Your session has ended. Sign in to go on.")
	p.lacksText("ENDING-KEY-1", number, "Enda Ending", "Ending")
	p.forgot("ENDING-KEY-1")
	p.titled("Sign in · Kiosk")
	p.press(escape)
	p.press("?") // a shortcut of the page, which must do nothing
	p.rests()
	p.accessible()
	owner.must(t, `mutation($input: CommentOnOrderInput!) { commentOnOrder(input: $input) { id } }`,
		vars{"input": vars{"orderId": owner.orderID(t, number), "text": "Written meanwhile"}}, new(any))
	p.holds("textbox", "Store", "ends-typed")
	p.fill("textbox", "E-mail", email)
	p.fill("textbox", "Password", known)
	p.click("button", "Sign in")
	p.sees("heading", number)
	p.lacks("dialog", "*")
	p.titled(number + " · Orders · ends-typed")
	p.holds("textbox", "Comment", "Called twice")
	p.hasFocus("textbox", "Comment")
	p.sees("StaticText", "Written meanwhile")
	p.sees("button", "Show key ENDING-1")
	p.click("button", "Add comment")
	p.holds("textbox", "Comment", "")

	p.fill("textbox", "Comment", "Not for others")
	p.forgetSession()
	p.looksAgain()
	p.sees("button", "Sign in")
	p.fill("textbox", "E-mail", "owner@ends-typed.example")
	p.become(owner) // as a sign-in in another tab does
	p.looksAgain()
	p.sees("link", "Staff")
	p.holds("textbox", "Comment", "")
	p.forgot("Not for others")
	p.quiet()
}

func TestTitleNamesNothingOfThePageThatTheSignInCovers(t *testing.T) {
	t.Parallel()
	m, email := kiosk(t).newStore(t, "covered-title").colleague(t, "covered-title", "Tina Title", auth.Manager)
	p := open(t, m, "/customers/"+m.customer(t, "Nina Named"))
	p.sees("heading", "Nina Named")
	p.click("link", "Orders")
	p.sees("heading", "Orders")
	m.signOut(t)
	p.looksAgain()
	p.titled("Sign in · Kiosk")
	p.back()
	p.at("/customers/")
	p.rests()
	p.titled("Sign in · Kiosk")
	p.fill("textbox", "E-mail", email)
	p.fill("textbox", "Password", known)
	p.click("button", "Sign in")
	p.titled("Nina Named · Customers · covered-title")
	p.quiet()
}

func TestPageIsLoadedAnewForAnotherStore(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	first, second := d.newStore(t, "anew-first"), d.newStore(t, "anew-second")
	first.customer(t, "Only In The First")
	p := open(t, first, "/customers")
	p.sees("link", "Only In The First")
	p.rests()
	p.forgetSession()
	p.looksAgain()
	p.sees("button", "Sign in")
	p.lacksText("Only In The First")
	p.awaits(`void (() => {
		const send = window.fetch;
		window.fetch = (...request) => String(request[1]?.body).includes("query CustomerList(") ? new Promise(() => {}) : send(...request);
	})()`) // from here on, the list is read only when the page was reloaded
	p.become(second)
	p.looksAgain()
	p.sees("heading", "There are no customers yet")
	p.forgot("Only In The First")
	p.quiet()
}

func TestPageOfOnePersonSavesNothingForAnother(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "other-person")
	_, variation := owner.upload(t, "Other", "OTHER-1", "OTHER-KEY-1")
	number := owner.sell(t, "Otis Other", variation)
	manager, _ := owner.colleague(t, "other-person", "Mia Manager", auth.Manager)
	p := open(t, owner, "/orders/"+number)
	p.reveal("OTHER-1")
	p.sees("button", "Hide")
	p.fill("textbox", "Comment", "By the owner")
	p.become(manager) // as an accepted invitation in another tab does
	p.click("button", "Add comment")
	p.holdsText("This browser is now signed in as Mia Manager.")
	p.sees("button", "Go on as Mia Manager")
	p.holds("textbox", "Comment", "By the owner")
	p.forgot("OTHER-KEY-1")
	p.rests()
	p.accessible()
	p.become(owner)
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`void dispatchEvent(new Event("focus"))`)); err != nil {
		t.Fatal(err)
	}
	p.lacks("button", "Go on as Mia Manager")
	p.click("button", "Add comment")
	p.holds("textbox", "Comment", "")
	p.become(manager)
	p.signsOut() // ends the owner's session, not the manager's
	p.sees("button", "Go on as Mia Manager")
	if err := manager.run(t.Context(), `{ viewer { id } }`, nil, new(any)); err != nil {
		t.Errorf("the page of the owner has signed the manager out: %v", err)
	}
	p.quiet()
}

// orderID returns the id of the order with the number.
func (m *member) orderID(t testing.TB, number string) string {
	t.Helper()
	var found struct{ OrderByNumber struct{ ID string } }
	m.must(t, `query($number: String!) { orderByNumber(number: $number) { id } }`, vars{"number": number}, &found)
	return found.OrderByNumber.ID
}
