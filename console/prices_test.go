package console_test

import "testing"

func TestPricesOfATierThatAnOlderResultDoesNotShowAreKept(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "tier-unseen")
	owner.variation(t, "One", "ONE-1", "SERVICE")
	owner.variation(t, "Two", "TWO-1", "SERVICE")
	owner.must(t, `mutation { createPriceTier(input: {name: "Clubs", level: 1}) { id } }`, nil, new(any))
	p := open(t, owner, "/prices")
	p.sees("textbox", "TWO-1, Clubs")
	owner.must(t, `mutation { createPriceTier(input: {name: "Shops", level: 2}) { id } }`, nil, new(any)) // a colleague
	p.fill("searchbox", "Search variations", "ONE")
	p.fill("textbox", "ONE-1, Shops", "7")
	p.fill("searchbox", "Search variations", "")
	p.holds("textbox", "ONE-1, Shops", "7")
	p.sees("textbox", "TWO-1, Shops")

	p.fill("searchbox", "Search variations", "ONE")
	p.lacks("textbox", "TWO-1, Shops")
	p.click("button", "Add tier")
	p.fill("textbox", "Name", "Fairs")
	p.fill("textbox", "Level*", "3")
	p.press("\r")
	p.lacks("dialog", "*")
	p.fill("textbox", "ONE-1, Fairs", "6")
	p.fill("searchbox", "Search variations", "")
	p.sees("textbox", "TWO-1, Fairs")
	p.holds("textbox", "ONE-1, Fairs", "6")
	p.holds("textbox", "ONE-1, Shops", "7")
	p.lacksText("Left out")
	p.quiet()
}
