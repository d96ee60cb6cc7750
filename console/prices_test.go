package console_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestPricesOfATierThatAnOlderResultDoesNotShowAreKept(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "tier-unseen")
	owner.variation(t, "One", "ONE-1", "SERVICE")
	owner.variation(t, "Two", "TWO-1", "SERVICE")
	owner.must(t, `mutation { createPriceTier(input: {name: "Clubs", level: 1}) { id } }`, nil, new(any))
	p := open(t, owner, "/prices")
	p.sees("textbox", "TWO-1, Clubs")
	owner.must(t, `mutation { createPriceTier(input: {name: "Shops", level: 2}) { id } }`, nil, new(any)) // by a colleague
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

func TestLongNamesLeaveRoomForThePrices(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "price-names")
	owner.variation(t, strings.Repeat("N", 200), strings.Repeat("K", 100), "SERVICE")
	for level, name := range []string{strings.Repeat("T", 100), "Clubs", "Shops"} {
		owner.must(t, `mutation($name: String!, $level: Int!) { createPriceTier(input: {name: $name, level: $level}) { id } }`,
			vars{"name": name, "level": level}, new(any))
	}
	p := open(t, owner, "/prices")
	for _, look := range []look{light, phone} {
		p.show(look)
		for _, tier := range []string{"Shops", "Clubs"} {
			p.focus("textbox", strings.Repeat("K", 100)+", "+tier)
			p.try("see a price beside what it is of, in a window as of "+look.name, func(ctx context.Context, tab *chromedp.Target) error {
				sees, err := chromedp.Evaluate[bool](`(() => {
					const cell = document.activeElement.getBoundingClientRect();
					const frame = document.activeElement.closest("section").getBoundingClientRect();
					const name = document.activeElement.closest("tr").querySelector("th").getBoundingClientRect();
					return frame.left <= name.left && name.right <= cell.left && cell.right <= frame.right;
				})()`)(ctx, tab)
				if err == nil && !sees {
					err = errors.New("one of them is out of sight")
				}
				return err
			})
		}
		p.accessible()
	}
	p.quiet()
}

func TestLargePricesAreShownWhole(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "large-prices")
	owner.variation(t, "Flight", "FLIGHT-1", "SERVICE")
	owner.must(t, `mutation { createPriceTier(input: {name: "Clubs", level: 1}) { id } }`, nil, new(any))
	p := open(t, owner, "/prices")
	for _, price := range []string{"12.50", "1500000000.00"} {
		p.fill("textbox", "FLIGHT-1, Clubs", price)
		p.holds("textbox", "FLIGHT-1, Clubs", price)
		hidden, err := chromedp.Run(p.tab, chromedp.Evaluate[int](`document.activeElement.scrollWidth - document.activeElement.clientWidth`))
		if err != nil || hidden > 0 {
			t.Errorf("%d pixels of %s are out of sight (%v)", hidden, price, err)
		}
	}
	p.rests()
	p.accessible()
	p.quiet()
}

func TestWhatIsDeletedIsReadAgainWhereItsUseCouldNotBeRead(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "unread-use")
	owner.must(t, `mutation { createPriceTier(input: {name: "Clubs", level: 1}) { id } }`, nil, new(any))
	owner.must(t, `mutation { createCategory(input: {name: "Games", slug: "games"}) { id } }`, nil, new(any))
	for _, deleted := range []struct{ path, link, operation string }{
		{"/tiers", "Delete tier Clubs", "query TierUse"},
		{"/categories", "Delete Games", "query CategoryUse"},
	} {
		p := openThrough(t, between.origin, owner, deleted.path)
		between.fail(deleted.operation)
		p.click("link", deleted.link)
		p.sees("button", "Try again")
		p.rests()
		p.accessible()
		between.fail("")
		p.click("button", "Try again")
		p.click("button", "Delete")
		p.lacks("dialog", "*")
		p.lacks("link", deleted.link)
		p.quiet()
	}
}

func TestTierThatSomeoneElseDeletesKeepsItsDialogUntilItsListIsReadAgain(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "tier-dialog")
	for _, path := range []string{"/prices", "/tiers"} {
		owner.must(t, `mutation { createPriceTier(input: {name: "Clubs", level: 1}) { id } }`, nil, new(any))
		clubs := owner.tier(t, "Clubs")
		p := open(t, owner, path+"?dialog=tier&row="+clubs)
		p.fill("textbox", "Name", "Clubs of the north")
		owner.must(t, `mutation($id: ID!) { deletePriceTier(input: {id: $id, version: 1}) { id } }`, vars{"id": clubs}, new(any))
		p.comesBack()
		p.click("button", "Save")
		p.holdsText("There is no such thing in this store, or it is no longer there.")
		p.rests()
		p.holds("textbox", "Name", "Clubs of the north")
		p.press(escape)
		p.click("button", "Discard")
		p.lacks("dialog", "*")
		p.lacks("button", "Edit Clubs")
		p.lacks("link", "Edit Clubs")
		p.quiet()
	}
}

func TestCategoryBelowOneThatSomeoneElseDeletesSaysSoAtItsField(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "parent-meanwhile")
	var made struct{ Games struct{ ID string } }
	owner.must(t, `mutation { games: createCategory(input: {name: "Games", slug: "games"}) { id } }`, nil, &made)
	p := open(t, owner, "/categories?dialog=add")
	p.fill("textbox", "Name", "Below")
	p.fill("textbox", "Slug", "below")
	p.chooses("parentId", made.Games.ID)
	owner.must(t, `mutation($id: ID!) { deleteCategory(input: {id: $id, version: 1}) { id } }`, vars{"id": made.Games.ID}, new(any))
	p.press("\r")
	p.invalid("combobox", "Below*")
	p.holds("textbox", "Name", "Below")
	p.holdsText("Games")
	p.lacksText("parentId")
	p.rests()
	p.accessible()
	p.chooses("parentId", "")
	p.click("button", "Add category")
	p.lacks("dialog", "*")
	p.sees("link", "Edit Below")
	p.quiet()
}

// chooses chooses an option of the native select with the name.
func (p *page) chooses(name, option string) {
	p.Helper()
	p.awaits(fmt.Sprintf(`(() => {
		const field = document.querySelector("select[name=%s]");
		field.value = %q;
		field.dispatchEvent(new Event("change", {bubbles: true}));
	})()`, name, option))
}
