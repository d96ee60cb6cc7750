package console_test

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

func TestOwnerOfAKeyIsFoundAndTheKeyKeptNowhere(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	variation := manager.variation(t, "Whose", "WHOSE-1", "DIGITAL")
	manager.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": []vars{{"credentials": "WHOSE-KEY-77"}, {"credentials": "WHOSE-KEY-78"}}}}, new(any))
	manager.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": []vars{{"credentials": "user: whose\npassword: several-lines"}}}}, new(any))
	number := manager.sell(t, "Keith Keyholder", variation)
	p := open(t, manager, "/licenses?variation="+variation)
	p.click("button", "Whose key is this?")
	p.at("dialog=find")
	p.fill("textbox", "Key", "NO-SUCH-KEY")
	p.click("button", "Look up")
	p.sees("StaticText", "No license of this store is this key.")
	p.fill("textbox", "Key", "user: whose\npassword: several-lines")
	p.click("button", "Look up")
	p.sees("StaticText", "It was never sold.")
	p.fill("textbox", "Key", "WHOSE-KEY-77")
	p.click("button", "Look up")
	p.sees("link", "Keith Keyholder")
	p.rests()
	p.accessible()
	kept, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`document.documentElement.outerHTML + JSON.stringify({...localStorage}) + JSON.stringify({...sessionStorage}) + location.href + document.cookie`))
	if err != nil || strings.Contains(kept, "WHOSE-KEY-77") {
		t.Errorf("the page still has the key (%v)", err)
	}
	p.offline(true)
	p.fill("textbox", "Key", "WHOSE-KEY-78")
	p.click("button", "Look up")
	p.sees("alert", "*")
	if shown := p.text("[role=dialog]"); strings.Contains(shown, "Keith Keyholder") {
		t.Errorf("another key is shown as theirs: %s", shown)
	}
	p.offline(false)
	p.fill("textbox", "Key", "WHOSE-KEY-77")
	p.click("button", "Look up")
	p.click("link", "Open the upload")
	p.at("/licenses/batches/")
	p.click("button", "Revoke upload")
	p.sees("dialog", "Revoke upload")
	p.click("checkbox", "Also revoke the 1*")
	p.fill("textbox", "Reason", "the supplier took them back")
	p.submitsTwice("RevokeBatch", "Revoke upload", p.comesBack, func() { p.holdsText("Revoked\n2") })
	p.holdsText("2 licenses were revoked")
	p.lacks("dialog", "*")
	p.lacks("button", "Revoke upload")
	var found struct {
		Revoked       struct{ TotalCount int }
		OrderByNumber struct{ Status string }
	}
	manager.must(t, `query($id: ID!, $n: String!) { revoked: licenses(first: 1, where: {variationId: $id, status: REVOKED}) { totalCount } orderByNumber(number: $n) { status } }`,
		vars{"id": variation, "n": number}, &found)
	if found.Revoked.TotalCount != 2 || found.OrderByNumber.Status != "COMPLETED" {
		t.Errorf("%+v", found)
	}
	p.quiet()
}

func TestUploadServesAnOrderThatWaitsAndOneLicenseIsRevoked(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	var made struct {
		CreateProduct struct{ Variations []struct{ ID string } }
	}
	manager.must(t, `mutation { createProduct(input: {name: "Waits", slug: "waits", kind: DIGITAL, status: ACTIVE,
		variations: [{sku: "WAITS-1", price: "10.00", dependsOnStock: false}]}) { variations { id } } }`, nil, &made)
	variation := made.CreateProduct.Variations[0].ID
	number := manager.sell(t, "Wanda Waits", variation)
	p := open(t, manager, "/licenses/upload?variation="+variation)
	p.fill("textbox", "Keys", "WAITED-FOR-1\nWAITED-FOR-2")
	p.holdsText("1 waiting item gets its license at once.")
	p.sees("link", "Show the orders that wait")
	p.click("button", "Upload 2 licenses")
	p.click("link", "See these licenses")
	p.sees("link", number)
	p.sees("cell", "For sale")
	p.open("/licenses?status=FREE&variation=" + variation)
	p.click("button", "Revoke WAITS-1")
	p.sees("dialog", "Revoke a license of WAITS-1")
	p.fill("textbox", "Reason", "leaked")
	p.click("button", "Revoke")
	p.lacks("dialog", "*")
	var found struct {
		OrderByNumber struct{ Status string }
		Licenses      struct {
			Edges []struct{ Node struct{ Status string } }
		}
	}
	manager.must(t, `query($n: String!, $v: ID!) { orderByNumber(number: $n) { status } licenses(first: 5, where: {variationId: $v, status: REVOKED}) { edges { node { status } } } }`,
		vars{"n": number, "v": variation}, &found)
	if found.OrderByNumber.Status != "COMPLETED" || len(found.Licenses.Edges) != 1 {
		t.Errorf("after the upload and the revocation: %+v", found)
	}
	p.show(phone)
	p.open("/licenses?variation=" + variation)
	p.sees("link", number)
	p.sees("link", "Wanda Waits")
	p.sees("button", "Revoke WAITS-1")
	p.fits()
	p.forgot("WAITED-FOR-")
	p.quiet()
}

func TestASecretIsFoundWhereverItIsKept(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "OWNER"), "/account")
	p.sees("heading", "Your account")
	for place, keep := range map[string]string{
		"the page":          `document.querySelector("h1").setAttribute("title", text)`,
		"the storage":       `sessionStorage.setItem("kept", text)`,
		"the cache":         `caches.open("kept").then((cache) => cache.put("/kept", new Response(text)))`,
		"the history":       `history.replaceState({...history.state, kept: text}, "")`,
		"the browser's log": `console.info(text)`,
		"an address":        `fetch("/console/icon.svg?" + text)`,
		"the IndexedDB": `new Promise((resolve) => {
			const request = indexedDB.open("kept", 1);
			request.onupgradeneeded = () => request.result.createObjectStore("kept").add(text, 1);
			request.onsuccess = () => { request.result.close(); resolve(); };
		})`,
	} {
		secret := rand.Text()
		kept := fmt.Sprintf(`(async (text) => { await %s; })(%q)`, keep, secret)
		if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](kept, awaited)); err != nil {
			t.Fatal(place, err)
		}
		p.try("find the secret in "+place, func(context.Context, *chromedp.Target) error {
			if places := p.placesOf(secret); !slices.Contains(places, place) {
				return fmt.Errorf("it is in %q", places)
			}
			return nil
		})
	}
	request, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`fetch("/session").then(({headers}) => headers.get("X-Request-Id"))`, awaited))
	if err != nil || request == "" {
		t.Fatal(request, err)
	}
	p.try("find the request in the server's log", func(context.Context, *chromedp.Target) error {
		if places := p.placesOf(request); !slices.Contains(places, "the server's log") {
			return fmt.Errorf("it is in %q", places)
		}
		return nil
	})
}

func TestUploadsPageShowsWhatIsSoldOfItAndALicenseLeadsThereAndBack(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	variation := manager.variation(t, "Batched", "BATCHED-1", "DIGITAL")
	licenses := make([]vars, 40)
	for i := range licenses {
		licenses[i] = vars{"credentials": fmt.Sprintf("BATCHED-KEY-%d", i)}
	}
	manager.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": licenses}}, new(any))
	customer := manager.customer(t, "Bea Batch")
	p := open(t, manager, "/licenses?variation="+variation)
	p.sees("heading", "Licenses")
	p.rests()
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`document.querySelector("td a[href*='/licenses/batches/']").click()`)); err != nil {
		t.Fatal(err)
	}
	p.at("/licenses/batches/")
	p.sees("button", "Revoke upload")
	var last time.Time
	p.try("see that a license is sold", func(ctx context.Context, _ *chromedp.Target) error {
		sold := p.fact(ctx, "Sold")
		if sold != "0" && sold != "" {
			return nil
		}
		if time.Since(last) < time.Second {
			return errors.New("sold: " + sold)
		}
		last = time.Now()
		_, err := manager.order(ctx, customer, variation)
		return errors.Join(errors.New("sold: "+sold), err)
	})
	p.click("link", "See these licenses")
	p.at("/licenses?", "batch=")
	p.click("link", "Open the upload")
	p.at("/licenses/batches/")
	p.quiet()
}

// fact returns the value that a page shows under a name.
func (p *page) fact(ctx context.Context, name string) string {
	value, err := chromedp.Run(ctx, chromedp.Evaluate[string](fmt.Sprintf(
		`[...document.querySelectorAll("dt")].find((dt) => dt.textContent === %q)?.nextElementSibling?.textContent ?? ""`, name)))
	if err != nil {
		return ""
	}
	return value
}

func TestListsAreFilteredByWhatIsChosenInThem(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "chosen-filters")
	customer := owner.customer(t, "Fay Filter")
	for _, sku := range []string{"FILTER-1", "FILTER-2"} {
		_, variation := owner.upload(t, "Filtered "+sku, sku, "KEY-"+sku)
		if _, err := owner.order(t.Context(), customer, variation); err != nil {
			t.Fatal(err)
		}
	}
	p := open(t, owner, "/orders")
	p.holdsText("2 rows")
	p.click("button", "Variation")
	p.fill("searchbox", "SKU of the variation", "FILTER-1")
	p.click("radio", "FILTER-1")
	p.at("/orders", "variation=")
	p.holdsText("1 row", "Filtered FILTER-1")
	p.fill("searchbox", "SKU of the variation", "FILTER-2")
	p.click("radio", "FILTER-2")
	p.holdsText("1 row", "Filtered FILTER-2")
	p.press(escape)
	p.sees("button", "Variation FILTER-2*")

	for i := range 11 { // more than the filter lists without a search
		owner.upload(t, fmt.Sprint("Listed ", i), fmt.Sprint("LISTED-", i), fmt.Sprint("LISTED-KEY-", i))
	}
	p.open("/licenses")
	p.click("button", "Upload")
	p.sees("radio", "FILTER-1, *") // the oldest upload
	p.quiet()
}
