package console_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
)

// downloads allows the tab to save files, and returns their directory.
func (p *page) downloads() string {
	p.Helper()
	directory := p.TempDir()
	err := chromedp.Do(p.tab, command(cdpbrowser.SetDownloadBehavior, cdpbrowser.SetDownloadBehaviorParams{
		Behavior:         cdpbrowser.SetDownloadBehaviorBehaviorAllow, //nolint:misspell // the protocol's spelling
		DownloadPath:     directory,
		BrowserContextID: chromedp.FromContext(p.tab).BrowserContextID,
	}))
	if err != nil {
		p.Fatal(err)
	}
	return directory
}

// saved waits for a CSV file whose name contains a text, and returns its content.
func (p *page) saved(directory, name string) string {
	p.Helper()
	return p.savedAs(directory, "*-"+name+"-*.csv")
}

// savedAs waits for a file whose name matches the pattern, and returns its content. The browser creates the file empty, writes to a
// temporary file, and then renames that one. So a file is complete only when the temporary file is gone.
func (p *page) savedAs(directory, pattern string) string {
	p.Helper()
	var content []byte
	p.try("save a file "+pattern, func(context.Context, *chromedp.Target) error {
		files, err := filepath.Glob(filepath.Join(directory, pattern))
		if err != nil || len(files) != 1 {
			return fmt.Errorf("there are %d files (%w)", len(files), errors.Join(err))
		}
		if unfinished, err := filepath.Glob(filepath.Join(directory, "*.crdownload")); err != nil || len(unfinished) > 0 {
			return fmt.Errorf("%d files are being written (%w)", len(unfinished), errors.Join(err))
		}
		content, err = os.ReadFile(files[0])
		return err
	})
	return string(content)
}

// exports clicks an export button of the page, and returns the lines of the exported file without the heading.
func (p *page) exports(directory, button, dialog, name string) []string {
	p.Helper()
	p.click("button", button)
	p.sees("dialog", dialog)
	p.press("\t\r") // behind the button that closes comes the one that exports
	return strings.Split(strings.TrimSpace(p.saved(directory, name)), "\r\n")[1:]
}

func TestExportHoldsWhatTheListShowsAndIsOnThePageOfExports(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	manager.customer(t, "Zilda Exported")
	p := open(t, manager, "/customers?q=zilda")
	directory := p.downloads()
	p.sees("link", "Zilda Exported")
	p.click("button", "Export")
	p.sees("dialog", "Export: Customers")
	p.accessible()
	p.press("\t\r") // behind the button that closes comes the one that exports
	p.click("link", "All exports")
	lines := strings.Split(strings.TrimSpace(p.saved(directory, "customers")), "\r\n")
	if len(lines) != 2 || !strings.Contains(lines[1], "Zilda Exported") {
		t.Errorf("the file holds %q", lines)
	}
	p.at("/exports")
	p.click("button", "Download again: Customers")
	p.sees("button", "Download again: Customers")
	p.rests()
	p.accessible()
	p.open("/exports?kind=STAFF") // a new page, which has lost the tab's runs; a manager may not read the staff, so another kind is selected
	p.sees("heading", "Exports that were made")
	p.holds("combobox", "What", "Orders")
	p.lacks("button", "Download again: Customers")
	p.quiet()
}

func TestExportThatIsRefusedSaysWhyWithTheRequest(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	p := open(t, manager, "/exports?kind=TRANSACTIONS")
	p.sees("heading", "Exports that were made")
	p.rests() // wait for the list, as a failure to load it would be an alert, too
	p.offline(true)
	p.click("button", "Export")
	p.sees("button", "Export again: Wallet ledger")
	p.sees("alert", "")
	p.offline(false)
	directory := p.downloads()
	p.click("button", "Export again: Wallet ledger")
	if file := p.saved(directory, "transactions"); !strings.HasPrefix(file, "transactionId,") {
		t.Errorf("the file holds %.100q", file)
	}
	p.quiet()
}

func TestExportIsShownWhileTheListOfExportsCannotBeLoaded(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	release := between.hold("query ExportList")
	defer release()
	p := openThrough(t, between.origin, kiosk(t).as(t, "lab", "MANAGER"), "/exports?kind=TRANSACTIONS")
	directory := p.downloads()
	const again = "Download again: Wallet ledger"
	p.click("button", "Export")
	p.saved(directory, "transactions")
	p.sees("button", again)
	between.goAway()
	release()
	p.sees("button", "Try again")
	p.sees("button", again)
	p.rests()
	p.accessible()
	between.comeBack()
	p.click("button", "Try again")
	p.lacks("button", "Try again")
	p.sees("button", again)
}

func TestExportedProductsImportUnchangedAndAChangeIsShownBeforeItIsMade(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	id := manager.variation(t, "Importable", "IMP-1", "SERVICE")
	p := open(t, manager, "/products?q=IMP-1")
	directory := p.downloads()
	p.sees("link", "Importable")
	p.click("button", "Export")
	p.sees("dialog", "Export: Products")
	p.press("\t\r")
	file := p.saved(directory, "products")

	p.open("/imports")
	p.fill("textbox", "CSV", file)
	p.click("button", "Preview")
	p.sees("heading", "Preview")
	p.holdsText("Nothing changes: everything is as the file says already.")
	p.lacks("button", "Import one change")

	p.fill("textbox", "CSV", "slug,sku,price\nimp-1,IMP-1,abc\n")
	p.lacks("heading", "Preview")
	p.click("button", "Preview")
	p.sees("heading", "What is wrong")
	p.sees("cell", "price")
	p.rests()
	p.accessible()
	p.lacks("button", "Import*")

	p.fill("textbox", "CSV", "slug,sku,price\nimp-1,IMP-1,77.70\n")
	p.click("button", "Preview")
	p.sees("heading", "What changes")
	p.sees("deletion", "")
	p.rests()
	p.accessible()
	p.show(phone)
	p.fits()
	p.show(light)
	price := `mutation($input: UpdateVariationInput!) { updateVariation(input: $input) { version } }`
	manager.must(t, price, vars{"input": vars{"id": id, "version": 1, "price": "15.00"}}, new(any)) // a colleague changes the price meanwhile
	p.click("button", "Import one change")
	p.sees("dialog", "Import")
	p.press("\t\r") // behind the button that cancels comes the one that imports
	p.holdsText("Someone else changed something meanwhile, and nothing was imported.", "15.00")
	p.lacks("dialog", "*")
	p.rests()
	p.accessible()
	p.click("button", "Import one change")
	p.sees("dialog", "Import")
	p.submitsTwice("ImportProducts", "Import one change")
	p.sees("heading", "The file was imported")
	p.holdsText("Lines\n1\nNew\n0\nChanged\n1")
	var found struct{ Variation struct{ Price string } }
	manager.must(t, `query($id: ID!) { variation(id: $id) { price } }`, vars{"id": id}, &found)
	if found.Variation.Price != "77.70" {
		t.Errorf("it costs %s", found.Variation.Price)
	}
	p.click("link", "See the products")
	p.at("/products")

	p.open("/imports?kind=PRICES")
	p.fill("textbox", "CSV", "sku,tier,price\n")
	p.click("button", "Preview")
	p.holdsText("Below its heading the file has no lines.")
	p.fill("textbox", "CSV", "sku,tier,price\nIMP-1,Campus,66.60\n")
	p.click("button", "Preview")
	p.sees("heading", "What changes")
	p.holdsText("IMP-1", "66.60")
	p.click("button", "Import one change")
	p.sees("dialog", "Import")
	p.press("\t\r") // behind the button that cancels comes the one that imports
	p.sees("heading", "The file was imported")
	var priced struct {
		Variation struct {
			Price      string
			TierPrices []struct {
				Price string
				Tier  struct{ Name string }
			}
		}
	}
	manager.must(t, `query($id: ID!) { variation(id: $id) { price tierPrices { price tier { name } } } }`, vars{"id": id}, &priced)
	if v := priced.Variation; v.Price != "77.70" || len(v.TierPrices) != 1 || v.TierPrices[0].Price != "66.60" || v.TierPrices[0].Tier.Name != "Campus" {
		t.Errorf("the prices are %+v", v)
	}
	p.click("link", "See the prices")
	p.at("/prices")
	p.quiet()
}

func TestImportWhoseResponseIsLostIsShownWhenItIsAskedForAgain(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "lost-import")
	p := open(t, owner, "/imports")
	p.fill("textbox", "CSV", "slug,name,kind,sku,price\nimp-1,Imported,SERVICE,IMP-1,5.00\n")
	p.click("button", "Preview")
	p.click("button", "Import 2 changes")
	p.sees("dialog", "Import")
	p.losesResponse("ImportProducts")
	p.press("\t\r") // behind the button that cancels comes the one that imports
	p.sees("alert", "*")
	p.press(escape)
	p.lacks("dialog", "*")
	p.click("button", "Import 2 changes")
	p.sees("dialog", "Import")
	p.press("\t\r")
	p.sees("heading", "The file was imported")
	p.holdsText("IMP-1")
	p.quiet()
}

func TestImportThatEndsAfterAnotherFileWasTypedLeavesItAsItIs(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "slow-import")
	p := openThrough(t, between.origin, owner, "/imports")
	p.awaits(tenSecondsPassAtOnce)
	p.fill("textbox", "CSV", "slug,name,kind,sku,price\nslow-1,Slow,SERVICE,SLOW-1,5.00\n")
	p.click("button", "Preview")
	p.click("button", "Import 2 changes")
	p.sees("dialog", "Import")
	release := between.hold(`"dryRun":false`)
	defer release()
	p.press("\t\r")
	between.waitFor(p, 0)
	p.holdsText("This is taking long")
	p.press(escape)
	p.lacks("dialog", "*")
	other := "slug,name,kind,sku,price\nother-1,Other,SERVICE,OTHER-1,7.00\n"
	p.fill("textbox", "CSV", other)
	release()
	p.holdsText("The file was imported")
	p.holds("textbox", "CSV", other)
	p.quiet()
}

func TestFileThatIsNotImportedIsKeptBesideTheOtherKindAndNotDroppedUnasked(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "unsaved-import")
	p := open(t, owner, "/orders")
	p.click("link", "Imports")
	products := "slug,name,kind,sku,price\nkept-1,Kept,SERVICE,KEPT-1,5.00\n"
	p.fill("textbox", "CSV", products)
	shows := func(kind string) {
		p.awaits(`document.querySelector("nav[aria-label='What to import']").querySelector("a[href$='` + kind + `']").click()`)
		p.at("/imports")
	}
	shows("kind=PRICES")
	p.holds("textbox", "CSV", "")
	p.back()
	p.holds("textbox", "CSV", products)
	p.click("link", "Orders")
	p.sees("dialog", "Leave without importing the file?")
	p.rests()
	p.accessible()
	p.click("button", "Stay")
	p.lacks("dialog", "*")
	p.click("button", "Preview")
	p.click("button", "Import 2 changes")
	p.sees("dialog", "Import")
	p.back()
	p.sees("dialog", "Leave without importing the file?")
	p.click("button", "Stay")
	p.lacks("dialog", "Leave without importing the file?")
	p.press("\t\r") // behind the button that cancels comes the one that imports
	p.sees("heading", "The file was imported")
	p.click("link", "See the products")
	p.sees("heading", "Products")
	p.click("link", "Imports")
	p.fill("textbox", "CSV", products)
	p.click("link", "Orders")
	p.click("button", "Leave the page")
	p.at("/orders")
	p.quiet()
}

func TestPreviewThatIsLateDoesNotStandForAnotherFile(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	p := openThrough(t, between.origin, kiosk(t).newStore(t, "late-preview"), "/imports")
	release := between.hold("LATE-1")
	defer release()
	p.fill("textbox", "CSV", "slug,sku,price\nlate-1,LATE-1,abc\n")
	p.click("button", "Preview")
	between.waitFor(p, 0)
	p.fill("textbox", "CSV", "slug,sku,price\nnext-1,NEXT-1,abc\nnext-2,NEXT-2,abc\n")
	p.click("button", "Preview")
	p.sees("heading", "What is wrong")
	p.holdsText("Lines\n2")
	release()
	p.awaits(`fetch("/livez")`) // its response comes after the late one
	p.rests()
	p.holdsText("Lines\n2")
	p.quiet()
}

func TestEveryListIsExportedAsItIsFiltered(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "demo", "OWNER") // not in lab, whose queue of recharges another test empties
	sent := owner.rejectedTest(t)
	service := owner.variation(t, "Exported service", "EXP-1", "SERVICE")
	owner.must(t, `mutation($id: ID!) { adjustStock(input: {variationId: $id, setTo: 9, reason: "count"}) { stockQuantity } }`, vars{"id": service}, new(any))
	customer := owner.customer(t, "Zora Listed")
	number, err := owner.order(t.Context(), customer, service)
	if err != nil {
		t.Fatal(err)
	}
	owner.must(t, `mutation($id: ID!) { requestRecharge(input: {customerId: $id, amount: "12.34", reference: "zq-1"}) { id } }`, vars{"id": customer}, new(any))
	manager := d.as(t, "demo", "MANAGER")
	for _, list := range []struct{ path, button, dialog, file, holds string }{
		{"/recharges?view=ALL&q=zq-", "Export", "Export: Top-ups", "recharges", "zq-1"},
		{"/customers/" + customer + "?tab=recharges", "Export: Top-ups", "Export: Top-ups", "recharges", "zq-1"},
		{"/customers/" + customer, "Export: Orders", "Export: Orders", "orders", number},
		{"/webhooks/" + sent.endpoint + "?status=REJECTED&type=WEBHOOK_TEST", "Export: Webhook deliveries", "Export: Webhook deliveries", "deliveries", sent.delivery},
	} {
		p := open(t, manager, list.path)
		directory := p.downloads()
		p.rests()
		p.accessible()
		lines := p.exports(directory, list.button, list.dialog, list.file)
		if len(lines) != 1 || !strings.Contains(lines[0], list.holds) {
			t.Errorf("%s: the file holds %q, and the page reads %q", list.path, lines, p.reading())
		}
		p.quiet()
	}

	p := open(t, manager, "/events?type=RECHARGE_APPROVED")
	directory := p.downloads()
	lines := p.exports(directory, "Export", "Export: Events", "events")
	if len(lines) == 0 {
		t.Error("the file holds nothing")
	}
	for _, line := range lines {
		if !strings.Contains(line, ",recharge.approved,") {
			t.Errorf("the file holds %s", line)
		}
	}

	p.quiet()
}

// Each list has several rows, of which one matches its filter.
func TestExportLeavesOutWhatTheFilterDoes(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "demo", "OWNER")
	service := owner.variation(t, "Filtered service", "FIL-1", "SERVICE")
	owner.must(t, `mutation($id: ID!) { adjustStock(input: {variationId: $id, setTo: 9, reason: "count"}) { stockQuantity } }`, vars{"id": service}, new(any))
	_, keys := owner.upload(t, "Filtered keys", "FIL-2", "FIL-KEY-1")
	owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": keys, "licenses": []vars{{"credentials": "FIL-KEY-2", "externalRef": "not sold"}}}}, new(any))
	owner.must(t, `mutation($input: SetTierPricesInput!) { setTierPrices(input: $input) { changed } }`,
		vars{"input": vars{"prices": []vars{{"variationId": keys, "tierId": owner.tier(t, "Gold"), "price": "8.88"}}}}, new(any))
	customer := owner.customer(t, "Zeno Filtered")
	if _, err := owner.order(t.Context(), customer, keys); err != nil {
		t.Fatal(err)
	}
	toDeliver, err := owner.order(t.Context(), customer, service)
	if err != nil {
		t.Fatal(err)
	}
	var order struct{ OrderByNumber struct{ ID string } }
	owner.must(t, `query($n: String!) { orderByNumber(number: $n) { id } }`, vars{"n": toDeliver}, &order)

	p := open(t, d.as(t, "demo", "MANAGER"), "/orders?status=PROCESSING&customer="+customer)
	directory := p.downloads()
	for i, list := range []struct{ path, button, dialog, file, holds string }{
		{"", "Export", "Export: Orders", "orders", toDeliver},
		{"/licenses?status=FREE&variation=" + keys, "Export", "Export: Licenses", "licenses", "not sold"},
		{"/audit?action=customer.register&id=" + customer, "Export", "Export: Audit", "audit", customer},
		{"/prices?q=FIL-2", "Export", "Export: Prices", "prices", "8.88"},
		{"/customers/" + customer + "?tab=wallet&order=" + order.OrderByNumber.ID, "Export: Wallet ledger", "Export: Wallet ledger", "transactions", toDeliver},
	} {
		if i > 0 {
			p.open(list.path)
		}
		lines := p.exports(directory, list.button, list.dialog, list.file)
		if len(lines) != 1 || !strings.Contains(lines[0], list.holds) {
			t.Errorf("%s: the file holds %q", list.file, lines)
		}
	}
	p.press(escape)
	p.lacks("dialog", "*")
	p.click("button", "Export")
	p.sees("dialog", "Export: Data of a customer")
	p.press("\t\r")
	var document struct {
		Customer struct{ ID, Name string }
		Orders   []struct{ Number string }
	}
	content := p.savedAs(directory, "*-customer-*.json")
	if err := json.Unmarshal([]byte(content), &document); err != nil || document.Customer.ID != customer || len(document.Orders) != 2 {
		t.Errorf("the file holds %s, %v", content, err)
	}
	p.quiet()
}
