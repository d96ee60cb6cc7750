package console_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// uploadsOf returns the numbers of licenses and of uploads of a variation.
func uploadsOf(t *testing.T, m *member, variation string) (licenses, uploads int) {
	t.Helper()
	var found struct{ Licenses, LicenseBatches struct{ TotalCount int } }
	m.must(t, `query($id: ID!) { licenses(first: 1, where: {variationId: $id}) { totalCount } licenseBatches(first: 1, where: {variationId: $id}) { totalCount } }`,
		vars{"id": variation}, &found)
	return found.Licenses.TotalCount, found.LicenseBatches.TotalCount
}

// holdUploads holds the page's upload requests until letGo is called.
func (p *page) holdUploads() (letGo func()) {
	p.Helper()
	evaluate := func(script string) {
		p.Helper()
		if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](script)); err != nil {
			p.Fatal(err)
		}
	}
	evaluate(`(() => {
		const send = window.fetch;
		const held = new Promise((letGo) => { window.letUploadsGo = letGo; });
		window.fetch = async (...request) => {
			if (String(request[1]?.body).includes("mutation UploadLicenses")) await held;
			return send(...request);
		};
	})()`)
	return func() { evaluate(`void window.letUploadsGo()`) }
}

func TestLicensesAreUploadedAThousandAtATimeAndNoneIsKept(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	variation := manager.variation(t, "uploads", "UPLOAD-1", "DIGITAL")
	p := open(t, manager, "/licenses")
	p.click("link", "Upload licenses")
	p.fill("searchbox", "Find a variation by SKU or product", "upload-1")
	p.click("button", "uploads UPLOAD-1*")
	p.at("/licenses/upload", variation)
	lines := []string{"credentials;externalRef;expiresAt"}
	for i := range 2_300 {
		lines = append(lines, fmt.Sprintf("KEY-%04d;lot 7;2099-12-31", i))
	}
	lines = append(lines, "KEY-0000;lot 7;", ";lot 7;", strings.Repeat("x", 4_097)+";lot 7;")
	p.sees("textbox", "Keys")
	p.choose("latin-1.txt", "CL\xc9-1\n")
	p.holdsText("Some characters could not be read, and the keys would be wrong.")
	p.holds("textbox", "Keys", "")
	p.choose("keys.csv", strings.Join(lines, "\n"))
	p.sees("button", "Upload 2,300 licenses")
	p.sees("region", "The first licenses, as they are read")
	p.rests()
	p.accessible()
	directory := p.downloads()
	letGo := p.holdUploads()
	p.click("button", "Upload 2,300 licenses")
	p.sees("progressbar", "Uploading")
	p.click("link", "Orders")
	p.sees("dialog", "Leave while licenses are uploaded?")
	p.rests()
	p.accessible()
	p.click("button", "Stay")
	p.lacks("dialog", "*")
	p.press("go")
	p.sees("dialog", "Leave while licenses are uploaded?")
	p.press(escape)
	p.lacks("dialog", "*")
	p.back()
	p.sees("dialog", "Leave while licenses are uploaded?")
	letGo()
	p.sees("button", "Upload more") // the question has closed, as there is nothing to lose any more
	p.at("/licenses/upload", variation)
	p.sees("link", "Upload 3: 300 new")
	p.click("button", "Download the result")
	result := strings.Split(strings.TrimSpace(p.saved(directory, "upload")), "\r\n")
	if len(result) != 1+2_300+3 || !strings.HasPrefix(result[2_301], `2302,"Left out: Twice in the input"`) || strings.Contains(strings.Join(result, "\n"), "KEY-") {
		t.Errorf("the result has %d lines, the last are %q", len(result), result[max(0, len(result)-3):])
	}
	p.rests()
	p.accessible()
	p.forgot("KEY-")
	if licenses, uploads := uploadsOf(t, manager, variation); licenses != 2_300 || uploads != 3 {
		t.Errorf("%d licenses in %d uploads, want 2300 in 3", licenses, uploads)
	}
	p.click("button", "Revoke 3 uploads")
	p.sees("dialog", "Revoke 3 uploads")
	p.fill("textbox", "Reason", "the file of another product")
	p.rests()
	p.accessible()
	p.click("button", "Revoke 3 uploads")
	p.lacks("dialog", "*")
	p.holdsText("2,300 licenses were revoked.")
	var left struct{ Licenses struct{ TotalCount int } }
	manager.must(t, `query($id: ID!) { licenses(first: 1, where: {variationId: $id, status: FREE}) { totalCount } }`, vars{"id": variation}, &left)
	if left.Licenses.TotalCount != 0 {
		t.Errorf("%d licenses are for sale", left.Licenses.TotalCount)
	}
	p.click("button", "Upload more")
	p.holds("textbox", "Keys", "")
	p.fill("textbox", "Keys", "KEY-0001\nKEY-NEW")
	p.holdsText("Already in the store\n1")
	p.click("button", "Upload 2 licenses")
	p.sees("button", "Upload more")
	p.click("link", "See these licenses")
	p.at("/licenses?", "batch=")
	p.sees("button", "Remove the filter Upload")
	p.click("link", "Open the upload")
	p.at("/licenses/batches/")
	p.sees("button", "Revoke upload")
	if licenses, _ := uploadsOf(t, manager, variation); licenses != 2_301 {
		t.Errorf("%d licenses, want 2301: a duplicate is not stored again", licenses)
	}
	p.quiet()
}

func TestKeysAreNotUploadedWhileAQuoteMayJoinThem(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	variation := manager.variation(t, "quotes", "UPLOAD-QUOTES", "DIGITAL")
	p := open(t, manager, "/licenses/upload?variation="+variation)
	p.sees("textbox", "Keys")
	p.choose("keys.csv", "credentials;externalRef\r\nQUOTE-1;lot\r\n\"QUOTE-2;lot\r\nQUOTE-3;lot\r\n")
	p.holdsText("The quote in line 3 is not closed")
	p.disabled("button", "Upload licenses")
	p.rests()
	p.accessible()
	p.choose("keys.csv", "credentials;externalRef\r\nQUOTE-1;lot\r\n\"QUOTE-2\r\nof two lines\";lot\r\nQUOTE-3;lot\r\n")
	p.holdsText("1 key has several lines, as its quotes say. A buyer gets all of them.")
	p.click("button", "Upload 3 licenses")
	p.sees("button", "Upload more")
	p.quiet()
}

func TestPastedKeysAreNotDroppedUnaskedAndNotKept(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	variation := manager.variation(t, "pasted keys", "UPLOAD-PASTED", "DIGITAL")
	p := open(t, manager, "/licenses/upload?variation="+variation)
	p.fill("textbox", "Keys", "PASTED-1\nPASTED-2")
	p.click("link", "Orders")
	p.sees("dialog", "Leave without uploading the keys?")
	p.rests()
	p.accessible()
	p.click("button", "Stay")
	p.lacks("dialog", "*")
	p.holds("textbox", "Keys", "PASTED-1\nPASTED-2")
	p.reload()
	p.holds("textbox", "Keys", "")
	p.forgot("PASTED-")
	p.fill("textbox", "Keys", "PASTED-3")
	p.click("link", "Orders")
	p.click("button", "Leave the page")
	p.at("/orders")
	p.lacks("dialog", "*")
	p.quiet()
}

func TestKeysThatAFileReplacesCanBeBroughtBack(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	p := open(t, manager, "/licenses/upload?variation="+manager.variation(t, "replaced keys", "UPLOAD-REPLACED", "DIGITAL"))
	p.fill("textbox", "Keys", "REPLACED-1")
	p.drop("keys.txt", "Keys", "DROPPED-1\nDROPPED-2\n")
	p.holds("textbox", "Keys", "DROPPED-1\nDROPPED-2\n")
	p.rests()
	p.accessible()
	p.click("button", "Bring it back")
	p.holds("textbox", "Keys", "REPLACED-1")
	p.lacks("button", "Bring it back")
	p.choose("keys.txt", "CHOSEN-1\n")
	p.fill("textbox", "Keys", "REPLACED-2")
	p.lacks("button", "Bring it back")
	p.quiet()
}

func TestHowKeysAreReadStaysWhileTheyAreCorrected(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	variation := manager.variation(t, "corrected keys", "UPLOAD-CORRECTED", "DIGITAL")
	p := open(t, manager, "/licenses/upload?variation="+variation)
	p.fill("textbox", "Keys", "CORRECTED-1;lot 7\nCORRECTED-2;lot 7")
	p.awaits(`(() => {
		const format = [...document.querySelectorAll("select")].find((select) => [...select.options].some(({value}) => value === ";"));
		format.value = ";";
		format.dispatchEvent(new Event("change", {bubbles: true}));
	})()`)
	p.losesResponse("UploadLicenses")
	p.click("button", "Upload 2 licenses")
	p.click("button", "Correct the input")
	p.click("button", "Upload 2 licenses")
	p.sees("button", "Upload more")
	if licenses, _ := uploadsOf(t, manager, variation); licenses != 2 {
		t.Errorf("%d licenses of two keys", licenses)
	}
}

func TestUploadThatFailedGoesOnWithoutStoringTwice(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	variation := manager.variation(t, "interrupted", "UPLOAD-2", "DIGITAL")
	p := open(t, manager, "/licenses/upload?variation="+variation)
	p.fill("textbox", "Keys", "ONE\nTWO\n\nTWO")
	p.sees("button", "Upload 2 licenses")
	p.offline(true)
	p.click("button", "Upload 2 licenses")
	p.sees("alert", "*")
	p.click("link", "Orders")
	p.sees("dialog", "Leave an upload that is not complete?")
	p.rests()
	p.accessible()
	p.click("button", "Stay")
	p.lacks("dialog", "*")
	p.offline(false)
	p.click("button", "Try again")
	p.sees("button", "Upload more")
	if licenses, uploads := uploadsOf(t, manager, variation); licenses != 2 || uploads != 1 {
		t.Errorf("%d licenses in %d uploads, want 2 in 1", licenses, uploads)
	}
	p.click("button", "Upload more")
	p.holdUploads()
	var most strings.Builder
	for i := range 10_000 {
		fmt.Fprintf(&most, "MANY-%d\n", i)
	}
	p.drop("keys.txt", "Keys", most.String()+"ONE MORE")
	p.holdsText("Up to 10,000 licenses can be uploaded at once. Split the file.")
	p.disabled("button", "Upload 10,001 licenses")
	p.drop("keys.txt", "Keys", most.String())
	p.click("button", "Upload 10,000 licenses")
	p.sees("progressbar", "Uploading")
	p.holdsText("0 of 10,000 sent.")
	p.click("link", "Orders")
	p.click("button", "Leave the page")
	p.at("/orders")
	p.lacks("dialog", "*")
	p.quiet()
}

func TestProductIsAddedSoldAndItsStockCorrected(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	p := open(t, manager, "/products")
	p.click("button", "Add product")
	p.fill("textbox", "Name", "Poster")
	p.fill("textbox", "Slug", "Not A Slug")
	p.focus("combobox", "Kind")
	p.press("P")
	p.holds("combobox", "Kind", "Physical")
	p.click("button", "Add product")
	p.invalid("textbox", "Slug")
	p.fill("textbox", "Slug", "poster")
	p.click("button", "Add product")
	p.sees("heading", "Poster")
	p.click("button", "Add variation")
	p.fill("textbox", "SKU", "POSTER-A2")
	p.fill("textbox", "Price", "12,5")
	p.fill("textbox", "Stock to begin with", "some")
	p.click("button", "Add variation")
	p.invalid("textbox", "Stock to begin with")
	p.fill("textbox", "Stock to begin with", "3")
	p.click("button", "Add variation")
	p.click("button", "Correct stock POSTER-A2")
	p.fill("textbox", "Units", "-1")
	p.fill("textbox", "Reason", "one was torn")
	p.submitsTwice("AdjustStock", "Correct stock")
	p.lacks("dialog", "*")
	p.click("button", "Put on sale")
	p.sees("dialog", "Put on sale")
	p.click("button", "Put on sale")
	p.sees("button", "Take off sale")
	var found struct {
		ProductBySlug struct {
			Status     string
			Variations []struct {
				Price         string
				StockQuantity int
			}
		}
	}
	manager.must(t, `{ productBySlug(slug: "poster") { status variations { price stockQuantity } } }`, nil, &found)
	product := found.ProductBySlug
	if product.Status != "ACTIVE" || len(product.Variations) != 1 || product.Variations[0].Price != "12.50" || product.Variations[0].StockQuantity != 2 {
		t.Errorf("the product is %+v", product)
	}
	p.click("button", "Price POSTER-A2: $12.50")
	p.fill("textbox", "Price POSTER-A2", "14")
	p.press("\r")
	p.sees("button", "Price POSTER-A2: $14.00")
	p.click("button", "Archive POSTER-A2")
	p.click("button", "Archive variation")
	p.sees("button", "Restore POSTER-A2")
	p.click("link", "Show orders")
	p.at("/orders", "product=", "period=30d")
	p.sees("button", "Remove the filter Product")
	p.quiet()
}

func TestStockIsAddedWithItsSign(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "stock-sign")
	variation := owner.variation(t, "Poster", "POSTER-S", "PHYSICAL")
	p := open(t, owner, "/products/poster-s")
	p.click("button", "Correct stock POSTER-S")
	p.fill("textbox", "Units", "+5")
	p.fill("textbox", "Reason", "a parcel came")
	p.click("button", "Correct stock")
	p.lacks("dialog", "*")
	var found struct{ Variation struct{ StockQuantity int } }
	owner.must(t, `query($id: ID!) { variation(id: $id) { stockQuantity } }`, vars{"id": variation}, &found)
	if found.Variation.StockQuantity != 5 {
		t.Errorf("the stock is %+v, want 5", found)
	}
	p.quiet()
}

func TestVariationsAreEditedInTheirTableByTheKeyboard(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).newStore(t, "edited-in-place")
	variation := manager.variation(t, "Edited", "EDIT-1", "DIGITAL")
	manager.variation(t, "Other", "TAKEN-1", "DIGITAL")
	p := open(t, manager, "/products/edit-1")
	p.focus("button", "SKU EDIT-1: EDIT-1")
	p.press(kb.ArrowRight)
	p.hasFocus("button", "Price EDIT-1: €10.00")
	p.press(kb.F2)
	p.hasFocus("textbox", "Price EDIT-1")
	p.holds("textbox", "Price EDIT-1", "10.00")
	p.rests()
	p.accessible()
	p.press("7")
	p.press(kb.Escape)
	p.hasFocus("button", "Price EDIT-1: €10.00")
	p.press("\r")
	p.press("12,5")
	p.press("\r")
	p.hasFocus("button", "Price EDIT-1: €12.50")

	p.press("\r")
	p.press("13")
	p.press(kb.Tab) // leaving the field saves
	p.hasFocus("button", "Valid for EDIT-1: for ever")
	p.press("\r")
	p.press("30")
	p.press(kb.Tab) // while the price may still be being sent
	p.hasFocus("button", "Beyond the stock EDIT-1: refused")
	p.press("\r")
	p.press(" ")
	p.press("\r")
	p.hasFocus("button", "Beyond the stock EDIT-1: waits")
	p.press(kb.Tab)
	p.press("\r")
	p.press("many")
	p.press("\r")
	p.invalid("textbox", "Low stock at EDIT-1")
	p.sees("alert", "*")
	p.holdsText("Must be a whole number.")
	p.rests()
	p.accessible()
	p.fill("textbox", "Low stock at EDIT-1", "5")
	p.press("\r")
	p.hasFocus("button", "Low stock at EDIT-1: 5")
	p.click("button", "SKU EDIT-1: EDIT-1")
	p.fill("textbox", "SKU EDIT-1", "TAKEN-1")
	p.press("\r")
	p.invalid("textbox", "SKU EDIT-1")
	p.press(kb.Escape)
	p.hasFocus("button", "SKU EDIT-1: EDIT-1")
	var found struct {
		Variation struct {
			Price             string
			DurationDays      int
			DependsOnStock    bool
			LowStockThreshold *int
		}
	}
	manager.must(t, `query($id: ID!) { variation(id: $id) { price durationDays dependsOnStock lowStockThreshold } }`, vars{"id": variation}, &found)
	if v := found.Variation; v.Price != "13.00" || v.DurationDays != 30 || v.DependsOnStock || v.LowStockThreshold == nil || *v.LowStockThreshold != 5 {
		t.Errorf("the variation is %+v", v)
	}
	p.click("button", "Low stock at EDIT-1: 5")
	p.fill("textbox", "Low stock at EDIT-1", "")
	p.press("\r")
	p.hasFocus("button", "Low stock at EDIT-1: default")
	p.quiet()
}

func TestCellThatSomeoneElseChangedShowsBothValuesBeforeItIsReplaced(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).newStore(t, "cells-of-two")
	variation := manager.variation(t, "Contested", "CONTEST-1", "DIGITAL")
	p := open(t, manager, "/products/contest-1")
	p.click("button", "Price CONTEST-1: €10.00")
	p.fill("textbox", "Price CONTEST-1", "11")
	update := `mutation($input: UpdateVariationInput!) { updateVariation(input: $input) { version } }`
	manager.must(t, update, vars{"input": vars{"id": variation, "version": 1, "durationDays": 7}}, new(any)) // a change of another cell
	p.press("\r")
	p.sees("button", "Price CONTEST-1: €11.00")
	p.sees("button", "Valid for CONTEST-1: 7 days")

	p.click("button", "Price CONTEST-1: €11.00")
	p.fill("textbox", "Price CONTEST-1", "12")
	manager.must(t, update, vars{"input": vars{"id": variation, "version": 3, "price": "9.00"}}, new(any))
	p.press("\r")
	p.holdsText("Someone else changed this meanwhile.", "Saved meanwhile: 9.00")
	p.holds("textbox", "Price CONTEST-1", "12")
	p.rests()
	p.accessible()
	p.press("\r")
	p.hasFocus("button", "Price CONTEST-1: €12.00")
	p.quiet()
}

func TestProductSaysWhereItIsUsedAndShowsItsTextsAsBotsDo(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "uses")
	variation := owner.variation(t, "Used", "USED-1", "SERVICE")
	owner.must(t, `mutation($id: ID!) { adjustStock(input: {variationId: $id, setTo: 3, reason: "opening stock"}) { reserved } }`, vars{"id": variation}, new(any))
	customer := owner.customer(t, "Una Use")
	if _, err := owner.order(t.Context(), customer, variation); err != nil {
		t.Fatal(err)
	}
	var tier struct{ CreatePriceTier struct{ ID string } }
	owner.must(t, `mutation { createPriceTier(input: {name: "Gold", level: 1}) { id } }`, nil, &tier)
	owner.must(t, `mutation($input: SetTierPricesInput!) { setTierPrices(input: $input) { changed } }`, vars{"input": vars{
		"prices": []vars{{"variationId": variation, "tierId": tier.CreatePriceTier.ID, "price": "7.00"}},
	}}, new(any))
	p := open(t, owner, "/products/used-1")
	p.sees("link", "1 price")
	p.reads()
	p.click("button", "Edit")
	p.fill("textbox", "Description*", "**Two** lines\n<b>of text</b>")
	p.sees("StaticText", "Description, as bots show it: plain text")
	if shown := p.text("[role=dialog] figure p"); shown != "**Two** lines\n<b>of text</b>" {
		t.Errorf("the preview reads %q", shown)
	}
	p.rests()
	p.accessible()
	p.click("button", "Save")
	p.lacks("dialog", "*")
	p.click("link", "1 order")
	p.at("/orders", "product=")
	p.sees("cell", "Una Use")
	p.quiet()
}

func TestCategoriesAreATreeBesideTheProductsWhereThereIsRoom(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "category-tree")
	category := func(name, parent string) string {
		t.Helper()
		input := vars{"name": name, "slug": strings.ToLower(name)}
		if parent != "" {
			input["parentId"] = parent
		}
		var created struct{ CreateCategory struct{ ID string } }
		owner.must(t, `mutation($input: CreateCategoryInput!) { createCategory(input: $input) { id } }`, vars{"input": input}, &created)
		return created.CreateCategory.ID
	}
	audio := category("Audio", "")
	headphones := category("Headphones", audio)
	for name, in := range map[string]string{"Speaker": audio, "Earbuds": headphones, "Desk": category("Office", "")} {
		owner.must(t, `mutation($input: CreateProductInput!) { createProduct(input: $input) { id } }`, vars{"input": vars{
			"name": name, "slug": strings.ToLower(name), "kind": "PHYSICAL", "categoryIds": []string{in},
		}}, new(any))
	}
	p := open(t, owner, "/products?kind=PHYSICAL")
	p.sees("navigation", "Categories")
	p.rests()
	p.reads()
	p.click("link", "Audio")
	p.at("/products", "category="+audio, "kind=PHYSICAL")
	p.sees("link", "Speaker")
	p.sees("link", "Earbuds")
	p.lacks("link", "Desk")
	if current := p.text("nav [aria-current=page]:is([href*=products])"); current == "" {
		t.Error("no category is current")
	}
	p.rests()
	p.accessible()
	if sent := p.sent("ProductList") + p.sent("ProductCategories"); sent != 3 {
		t.Errorf("a category took %d requests, want 1", sent-2)
	}
	p.click("link", "Headphones")
	p.lacks("link", "Speaker")
	p.click("link", "All products")
	p.sees("link", "Desk")
	p.show(phone)
	p.lacks("navigation", "Categories")
	p.fits()
	p.quiet()
}

func TestPricesOfTiersAreChangedInOneStep(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	one := manager.variation(t, "Priced one", "PRICED-1", "DIGITAL")
	manager.variation(t, "Priced two", "PRICED-2", "DIGITAL")
	p := open(t, manager, "/prices?q=priced")
	p.click("button", "Add tier")
	p.fill("textbox", "Name", "Grid")
	p.fill("textbox", "Level", "77")
	p.click("button", "Add tier")
	p.lacks("dialog", "*")
	p.fill("textbox", "PRICED-1, Grid", "8,5")
	p.sees("button", "Review and save")
	drawn, err := chromedp.Run(p.tab, chromedp.Evaluate[[]string](`["PRICED-1, Grid", "PRICED-2, Grid"].map((name) =>
		getComputedStyle(document.querySelector("input[aria-label='" + name + "']")).fontWeight)`))
	if err != nil || len(drawn) != 2 || drawn[0] <= drawn[1] {
		t.Errorf("a changed cell and one that is not are drawn with the font weights %q (%v)", drawn, err)
	}
	p.click("link", "Orders")
	p.sees("heading", "Orders")
	p.holdsText("1 price is changed and not saved. This tab keeps the changes")
	p.back()
	p.focus("textbox", "PRICED-1, Grid")
	p.holds("textbox", "PRICED-1, Grid", "8,5")
	p.press("\r")
	p.press("zero")
	p.invalid("textbox", "PRICED-2, Grid")
	p.holdsText("2 prices are changed and not saved.", "Not a price above zero: PRICED-2, Grid")
	p.disabled("button", "Review and save")
	p.fill("textbox", "PRICED-2, Grid", "9")
	p.losesText("Not a price above zero")
	manager.must(t, `mutation($input: SetTierPricesInput!) { setTierPrices(input: $input) { changed } }`, vars{"input": vars{
		"prices": []vars{{"variationId": one, "tierId": manager.tier(t, "Grid"), "price": "7.00"}},
	}}, new(any)) // by a colleague, meanwhile
	p.click("button", "Review and save")
	p.sees("dialog", "Save prices")
	p.click("button", "Save 2 prices")
	p.sees("alert", "*")
	p.holdsText("Someone else changed some of these prices meanwhile.", "Saved meanwhile: $7.00")
	p.rests()
	p.accessible()
	p.click("button", "Save 2 prices")
	p.lacks("dialog", "*")
	p.lacks("button", "Review and save")
	p.holds("textbox", "PRICED-1, Grid", "8.50")
	p.focus("textbox", "PRICED-1, Grid")
	for _, step := range []struct{ key, shown string }{
		{"8", "8"}, {".", "8."}, {"5", "8.5"}, {"9", "8.59"}, {kb.Backspace, "8.5"}, // 8.5 is the stored price, on the way to 8.59
	} {
		p.press(step.key)
		p.holds("textbox", "PRICED-1, Grid", step.shown)
	}
	p.lacks("button", "Review and save")
	p.fill("textbox", "PRICED-2, Grid", "")
	p.holds("textbox", "PRICED-1, Grid", "8.50")
	p.click("button", "Review and save")
	p.click("button", "Save 1 price")
	p.lacks("dialog", "*") // an open dialog hides the buttons of the page
	p.lacks("button", "Review and save")
	var found struct {
		VariationBySku struct{ TierPrices []struct{ Price string } }
		Other          struct{ TierPrices []struct{ Price string } }
	}
	manager.must(t, `{ variationBySku(sku: "PRICED-1") { tierPrices { price } } other: variationBySku(sku: "PRICED-2") { tierPrices { price } } }`, nil, &found)
	if prices := found.VariationBySku.TierPrices; len(prices) != 1 || prices[0].Price != "8.50" || len(found.Other.TierPrices) != 0 {
		t.Errorf("the prices are %+v", found)
	}
	p.quiet()
}

func TestPastedPricesThatHaveNoPlaceOnThePageAreCounted(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "pasted")
	owner.variation(t, "Pasted", "PASTED-1", "DIGITAL")
	owner.variation(t, "Pasted", "PASTED-0", "DIGITAL")
	owner.must(t, `mutation { createPriceTier(input: {name: "Clubs", level: 1}) { id } }`, nil, new(any))
	owner.must(t, `mutation { createPriceTier(input: {name: "Shops", level: 2}) { id } }`, nil, new(any))
	p := open(t, owner, "/prices")
	p.focus("textbox", "PASTED-0, Clubs")
	for _, step := range []struct{ key, to string }{
		{kb.ArrowDown, "PASTED-1, Clubs"}, {kb.ArrowRight, "PASTED-1, Shops"}, {kb.ArrowUp, "PASTED-0, Shops"},
		{kb.ArrowLeft, "PASTED-0, Clubs"}, {"\r", "PASTED-1, Clubs"}, {kb.ArrowRight, "PASTED-1, Shops"},
	} {
		p.press(step.key)
		p.hasFocus("textbox", step.to)
	}
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`(() => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", "4.50\t5\t6");
		document.activeElement.dispatchEvent(new ClipboardEvent("paste", {clipboardData, bubbles: true, cancelable: true}));
	})()`)); err != nil {
		t.Fatal(err)
	}
	p.holds("textbox", "PASTED-1, Shops", "4.50")
	p.holdsText("2 pasted cells have no place on this page and were left out. The grid shows 50 variations a page, and a column for each tier.")
	p.press("z", chromedp.KeyModifiers(chromedp.ModifierCtrl)) // the cell has no input of its own to undo
	p.holds("textbox", "PASTED-1, Shops", "")
	p.lacks("button", "Undo")
	p.fill("textbox", "PASTED-0, Shops", "7")
	p.click("button", "Discard changes")
	p.holds("textbox", "PASTED-0, Shops", "")
	p.rests()
	p.accessible()
	p.click("button", "Undo")
	p.holds("textbox", "PASTED-0, Shops", "7")
	p.holdsText("1 price is changed and not saved.")
	p.lacks("button", "Undo")
	p.quiet()
}

func TestEditOfAVariationThatIsRefusedAfterThePageWasLeftIsSaid(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "edit-left")
	owner.variation(t, "Left", "LEFT-1", "DIGITAL")
	p := openThrough(t, between.origin, owner, "/products/left-1")
	p.holdsText("Enter saves it, and so does leaving it")
	p.click("button", "Price LEFT-1: €10.00")
	p.fill("textbox", "Price LEFT-1", "12.50")
	between.fail("mutation UpdateVariation")
	before := between.count()
	release := between.hold("mutation UpdateVariation")
	defer release()
	p.click("link", "Orders")
	p.sees("heading", "Orders")
	between.waitFor(p, before)
	release()
	p.holdsText("Price LEFT-1: Something went wrong")
	p.quiet()
}

func TestPricesThatAreNotSavedAreKeptForTheirPersonUntilTheySignOut(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager, err := d.signIn(t.Context(), "lab", "MANAGER") // in a separate session
	if err != nil {
		t.Fatal(err)
	}
	manager.variation(t, "Kept", "KEPT-1", "DIGITAL")
	manager.must(t, `mutation { createPriceTier(input: {name: "Kept", level: 78}) { id } }`, nil, new(any))
	p := open(t, manager, "/prices?q=kept-1")
	p.fill("textbox", "KEPT-1, Kept", "8,5")
	p.click("searchbox", "Search variations") // a page without input does not warn
	p.sees("button", "Discard changes")
	p.reload()
	p.holds("textbox", "KEPT-1, Kept", "8,5")
	p.become(d.as(t, "lab", "OWNER"))
	p.click("searchbox", "Search variations")
	p.reload()
	p.holds("textbox", "KEPT-1, Kept", "")
	p.lacks("button", "Discard changes")
	p.become(manager)
	p.open("/prices?q=kept-1")
	p.holds("textbox", "KEPT-1, Kept", "8,5")
	p.signsOut()
	p.click("button", "Sign out") // accepts the loss of the prices
	p.sees("button", "Sign in")
	p.forgot("8,5")
	p.quiet()
}

// tier returns the id of a price tier.
func (m *member) tier(t testing.TB, name string) string {
	t.Helper()
	var found struct {
		PriceTiers struct {
			Edges []struct{ Node struct{ ID, Name string } }
		}
	}
	m.must(t, `{ priceTiers(first: 100) { edges { node { id name } } } }`, nil, &found)
	for _, edge := range found.PriceTiers.Edges {
		if edge.Node.Name == name {
			return edge.Node.ID
		}
	}
	t.Fatalf("there is no tier %s", name)
	return ""
}

// variation creates a product on sale with one variation, and returns the variation's id.
func (m *member) variation(t testing.TB, name, sku, kind string) string {
	t.Helper()
	var created struct {
		CreateProduct struct{ Variations []struct{ ID string } }
	}
	m.must(t, `mutation($input: CreateProductInput!) { createProduct(input: $input) { variations { id } } }`, vars{"input": vars{
		"name": name, "slug": strings.ToLower(sku), "kind": kind, "status": "ACTIVE",
		"variations": []vars{{"sku": sku, "price": "10.00"}},
	}}, &created)
	return created.CreateProduct.Variations[0].ID
}

func TestVariationNamesTenTierPricesAndCountsTheOthers(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "twelve-tiers")
	var prices []vars
	for n := 1; n <= 12; n++ {
		var created struct{ CreatePriceTier struct{ ID string } }
		owner.must(t, `mutation($name: String!, $level: Int!) { createPriceTier(input: {name: $name, level: $level}) { id } }`,
			vars{"name": fmt.Sprintf("Club %02d", n), "level": n}, &created)
		prices = append(prices, vars{"tierId": created.CreatePriceTier.ID, "price": "4.00"})
	}
	owner.must(t, `mutation($prices: [NewTierPriceInput!]) { createProduct(input: {name: "Cable", slug: "cable", kind: PHYSICAL,
		variations: [{sku: "CABLE", price: "5.00", tierPrices: $prices}]}) { id } }`, vars{"prices": prices}, new(any))
	p := open(t, owner, "/products/cable")
	p.sees("StaticText", "and 2 more")
	if named := strings.Count(p.text("main"), "Club "); named != 10 {
		t.Errorf("the page names %d tier prices, want 10", named)
	}
	p.click("StaticText", "and 2 more")
	p.at("/prices", "q=CABLE")
	p.sees("button", "Edit tier Club 12")
	p.quiet()
}
