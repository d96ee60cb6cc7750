package console_test

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"kiosk/internal/testkit"
)

// changeProduct changes the product with a slug. The mutation has the variables id and version.
func (m *member) changeProduct(t *testing.T, slug, mutation string) {
	t.Helper()
	var found struct {
		ProductBySlug struct {
			ID      string
			Version int
		}
	}
	m.must(t, `query($slug: String!) { productBySlug(slug: $slug) { id version } }`, vars{"slug": slug}, &found)
	m.must(t, `mutation($id: ID!, $version: Int!) { `+mutation+` }`,
		vars{"id": found.ProductBySlug.ID, "version": found.ProductBySlug.Version}, new(any))
}

func TestProductThatSomeoneElseRenamesKeepsWhatIsTypedAndItsPageFollows(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "renamed-meanwhile")
	owner.variation(t, "Renamed", "REN-1", "SERVICE")
	p := open(t, owner, "/products/ren-1")
	p.click("button", "Edit")
	p.fill("textbox", "Description*", "A long text")
	cells := p.another("/products/ren-1")
	cells.click("button", "Price REN-1: €10.00")
	cells.fill("textbox", "Price REN-1", "12")
	owner.changeProduct(t, "ren-1", `updateProduct(input: {id: $id, version: $version, slug: "ren-2"}) { id }`)

	p.click("button", "Save")
	p.holdsText("Someone else changed this meanwhile.", "Saved meanwhile: ren-2")
	p.at("/products/ren-2", "dialog=edit")
	p.holds("textbox", "Description*", "A long text")
	p.fill("textbox", "Slug", "ren-3")
	p.rests()
	p.accessible()
	p.losesResponse("UpdateProduct")
	p.click("button", "Save")
	p.sees("alert", "*")
	p.click("button", "Save") // the save had succeeded: the stored values are the person's own
	p.lacks("dialog", "*")
	p.at("/products/ren-3")
	p.sees("heading", "Renamed")
	p.holdsText("A long text")

	cells.focus("textbox", "Price REN-1")
	cells.press("\r")
	cells.sees("button", "Price REN-1: €12.00")
	cells.at("/products/ren-3")
	p.quiet()
	cells.quiet()
}

func TestProductThatSomeoneElseArchivesKeepsWhatIsTypedAndSaysWhyItIsRefused(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "archived-meanwhile")
	owner.variation(t, "Put Away", "ARC-1", "SERVICE")
	p := open(t, owner, "/products/arc-1")
	p.click("button", "Edit")
	p.fill("textbox", "Description*", "A long text")
	cells := p.another("/products/arc-1")
	cells.click("button", "Price ARC-1: €10.00")
	cells.fill("textbox", "Price ARC-1", "12")
	for _, status := range []string{"INACTIVE", "ARCHIVED"} {
		owner.changeProduct(t, "arc-1", `setProductStatus(input: {id: $id, version: $version, status: `+status+`}) { id }`)
	}

	for _, one := range []*page{p, cells} {
		one.comesBack()
		one.holdsText("Archived")
	}
	p.click("button", "Save")
	p.holdsText("The state of the product does not allow this.")
	p.holds("textbox", "Description*", "A long text")
	p.rests()
	p.accessible()
	p.press(escape)
	p.click("button", "Discard")
	p.lacks("dialog", "*")
	p.lacks("button", "Edit")

	cells.focus("textbox", "Price ARC-1")
	cells.press("\r")
	cells.invalid("textbox", "Price ARC-1")
	cells.holds("textbox", "Price ARC-1", "12")
	cells.press(escape)
	cells.lacks("textbox", "Price ARC-1")
	p.quiet()
	cells.quiet()
}

func TestProductWhoseNewSlugCouldNotBeReadIsFollowedByTheNextRead(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "follow-again")
	owner.variation(t, "One", "ONE-1", "SERVICE")
	p := openThrough(t, between.origin, owner, "/products/one-1")
	p.click("button", "Edit")
	p.fill("textbox", "Description*", "A long text")
	between.failAs("NOT_FOUND", "query ProductSlug") // a code after which the query is not retried
	owner.changeProduct(t, "one-1", `updateProduct(input: {id: $id, version: $version, slug: "one-2"}) { id }`)
	p.comesBack()
	p.hasResponse("ProductSlug") // a read that starts before would share its failure
	p.rests()
	between.fail("")
	testkit.Eventually(t, waitTimeout, "the address follows", func() bool {
		p.comesBack() // once more, because a read may share the failure of the one before
		address, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`location.pathname`))
		return err == nil && strings.HasSuffix(address, "/products/one-2")
	})
	p.holds("textbox", "Description*", "A long text")
}

func TestProductIsSavedWithoutACategoryThatSomeoneElseDeletes(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "category-meanwhile")
	var made struct{ Games, Other struct{ ID string } }
	owner.must(t, `mutation { games: createCategory(input: {name: "Games", slug: "games"}) { id } }`, nil, &made)
	owner.must(t, `mutation { other: createCategory(input: {name: "Other", slug: "other"}) { id } }`, nil, &made)
	owner.variation(t, "In", "IN-1", "SERVICE")
	p := open(t, owner, "/products/in-1")
	p.click("button", "Edit")
	p.fill("textbox", "Description*", "A long text")
	p.click("checkbox", "Games")
	p.click("checkbox", "Other")
	owner.must(t, `mutation($id: ID!) { deleteCategory(input: {id: $id, version: 1}) { id } }`, vars{"id": made.Games.ID}, new(any))
	owner.changeProduct(t, "in-1", `updateProduct(input: {id: $id, version: $version, name: "Within"}) { id }`)

	p.click("button", "Save")
	p.holdsText("Saved meanwhile: Within")
	p.lacks("checkbox", "Games")
	p.click("button", "Save")
	p.lacks("dialog", "*")
	p.holdsText("A long text")
	var found struct {
		ProductBySlug struct{ Categories []struct{ ID string } }
	}
	owner.must(t, `{ productBySlug(slug: "in-1") { categories { id } } }`, nil, &found)
	if in := found.ProductBySlug.Categories; len(in) != 1 || in[0].ID != made.Other.ID {
		t.Errorf("the product is in %+v", in)
	}
	p.quiet()
}

func TestPricesOfATierThatSomeoneElseDeletesAreLeftOutAndNamed(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "tier-meanwhile")
	owner.variation(t, "One", "ONE-1", "SERVICE")
	owner.must(t, `mutation { createPriceTier(input: {name: "Clubs", level: 1}) { id } }`, nil, new(any))
	owner.must(t, `mutation { createPriceTier(input: {name: "Shops", level: 2}) { id } }`, nil, new(any))
	p := open(t, owner, "/prices")
	p.fill("textbox", "ONE-1, Clubs", "€8.00")
	p.fill("textbox", "ONE-1, Shops", "7")
	shops := owner.tier(t, "Shops")
	owner.must(t, `mutation($id: ID!) { deletePriceTier(input: {id: $id, version: 1}) { id } }`, vars{"id": shops}, new(any))
	p.click("button", "Review and save")
	p.click("button", "Save 2 prices")
	p.holdsText("A tier was deleted meanwhile, and nothing was saved.", "Left out, as their tier was deleted: ONE-1, Shops")
	p.rests()
	p.accessible()
	p.click("button", "Save 1 price")
	p.lacks("dialog", "*")
	p.lacks("button", "Review and save")
	p.holds("textbox", "ONE-1, Clubs", "8.00")

	clubs := owner.tier(t, "Clubs")
	p.fill("textbox", "ONE-1, Clubs", "no price")
	p.click("searchbox", "Search variations") // a page without input does not warn
	owner.must(t, `mutation($id: ID!) { deletePriceTier(input: {id: $id, version: 1}) { id } }`, vars{"id": clubs}, new(any))
	p.reload()
	p.holdsText("Left out, as their tier was deleted: ONE-1, Clubs")
	p.lacks("button", "Discard changes")
	p.open("/prices?dialog=tier&row=" + clubs)
	p.sees("heading", "Prices")
	p.rests()
	p.lacks("dialog", "*")
	p.quiet()
}

func TestTypedSettingsStayWhenTheLanguageChanges(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "settings-language")
	owner.must(t, `mutation { updateSettings(input: {version: 1, rechargeReviewLimit: "1000.00"}) { version } }`, nil, new(any))
	p := open(t, owner, "/settings")
	p.fill("textbox", "Largest refund*", "55")
	p.click("button", "Account and settings of the console*")
	p.click("menuitemradio", "Português*")
	p.sees("heading", "Ajustes")
	held, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`document.querySelector("input[name=supportRefundLimit]").value`))
	if err != nil || held != "55" {
		t.Errorf("the field holds %q (%v)", held, err)
	}
	p.quiet()
}

func TestSaveWhoseResponseWasLostCountsAsSavedWhenItIsRepeated(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "lost-saves")
	owner.variation(t, "Lost", "LOS-1", "SERVICE")
	p := open(t, owner, "/settings")
	saves := func(operation, again string, save func()) {
		t.Helper()
		p.losesResponse(operation)
		save()
		p.holdsText("it is done once at most")
		if again != "" {
			owner.must(t, again, nil, new(any))
		}
		save()
	}
	enter := func() { p.press("\r") }

	p.fill("textbox", "Low stock", "7")
	saves("UpdateSettings", "", enter)
	p.holdsText("The settings were saved.")
	p.lacksText("Someone else changed")
	p.click("button", "Dismiss")
	p.losesText("The settings were saved.")

	p.fill("textbox", "Low stock", "9")
	saves("UpdateSettings", `mutation { updateSettings(input: {version: 3, lowStockDefault: 8}) { id } }`, enter)
	p.holdsText("Someone else changed the settings meanwhile.", "Saved meanwhile: 8")
	p.fill("textbox", "Low stock", "5")
	owner.must(t, `mutation { updateSettings(input: {version: 4, lowStockDefault: 5}) { id } }`, nil, new(any))
	enter() // no response to this save was lost
	p.holdsText("Saved meanwhile: 5")
	p.holdsText("Someone else changed the settings meanwhile.")
	enter()
	p.holdsText("The settings were saved.")

	p.open("/products/los-1")
	p.click("button", "Price LOS-1: €10.00")
	p.fill("textbox", "Price LOS-1", "12")
	saves("UpdateVariation", "", enter)
	p.sees("button", "Price LOS-1: €12.00")
	p.lacksText("Someone else changed")
	p.quiet()

	p.open("/products/los-1?dialog=withdraw")
	saves("SetProductStatus", "", func() { p.click("button", "Take off sale") })
	p.lacks("dialog", "*")
	p.holdsText("Inactive")
	p.quiet()
}
