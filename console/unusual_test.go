package console_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// spilling is a script that returns the texts in the page, its navigation and its dialog that leave a box around them. A box that scrolls
// sideways, or that ends a long text with an ellipsis, may have longer texts than it shows.
const spilling = `[...document.querySelectorAll("main *, nav *, [role=dialog] *")].flatMap((element) => {
	const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
	if (texts.length === 0 || element.closest(".visually-hidden, option, svg")) return [];
	const range = document.createRange();
	range.setStartBefore(texts[0]);
	range.setEndAfter(texts.at(-1));
	const drawn = range.getBoundingClientRect();
	for (let box = element; box !== document.documentElement; box = box.parentElement) {
		const { display, overflowX, textOverflow } = getComputedStyle(box);
		if (display === "inline" || display === "contents") continue;
		if (overflowX === "auto" || overflowX === "scroll" || (overflowX === "hidden" && textOverflow === "ellipsis")) return [];
		const { left, right } = box.getBoundingClientRect();
		if (drawn.width > 1 && (drawn.left < left - 2 || drawn.right > right + 2)) return [element.textContent.slice(0, 40)];
		if (overflowX === "hidden") return []; // boxes around it have no more to show
	}
	return [];
})`

// keepsTextsInside fails the test if a text of the page leaves a box around it, or if the page is wider than the window.
func (p *page) keepsTextsInside() {
	p.Helper()
	p.rests()
	p.fits()
	spilled, err := chromedp.Run(p.tab, chromedp.Evaluate[[]string](spilling))
	if err != nil {
		p.Fatal(err)
	}
	if len(spilled) > 0 {
		p.Errorf("%s: these texts are outside of their boxes: %q", p.link(), spilled)
	}
}

func TestLongTextsWithoutSpacesStayInsideTheirBoxes(t *testing.T) {
	t.Parallel()
	long := func(length int) string { return strings.Repeat("W", length) }
	slug := "unusual-" + strings.Repeat("w", 56)
	owner := kiosk(t).newStore(t, slug)
	var category struct{ CreateCategory, Below struct{ ID string } }
	owner.must(t, `mutation($name: String!) { createCategory(input: {name: $name, slug: "top"}) { id } }`, vars{"name": long(200)}, &category)
	owner.must(t, `mutation($name: String!, $top: ID!) { below: createCategory(input: {name: $name, slug: "below", parentId: $top}) { id } }`,
		vars{"name": long(200), "top": category.CreateCategory.ID}, &category)
	var tier struct{ CreatePriceTier struct{ ID string } }
	owner.must(t, `mutation($name: String!) { createPriceTier(input: {name: $name, level: 1}) { id } }`, vars{"name": long(100)}, &tier)
	var product struct {
		CreateProduct struct{ Variations []struct{ ID string } }
	}
	owner.must(t, `mutation($input: CreateProductInput!) { createProduct(input: $input) { variations { id } } }`, vars{"input": vars{
		"name": long(200), "slug": "long", "kind": "SERVICE", "status": "ACTIVE", "categoryIds": []string{category.Below.ID},
		"description": long(2000), "postSaleInstructions": long(2000), "variations": []vars{{"sku": long(100), "price": "10.00", "dependsOnStock": false,
			"tierPrices": []vars{{"tierId": tier.CreatePriceTier.ID, "price": "9.00"}}}},
	}}, &product)
	customer := owner.customer(t, long(200))
	owner.must(t, `mutation($id: ID!, $tier: ID!) { setCustomerTier(input: {customerId: $id, tierId: $tier}) { id } }`,
		vars{"id": customer, "tier": tier.CreatePriceTier.ID}, new(any))
	number, err := owner.order(t.Context(), customer, product.CreateProduct.Variations[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	owner.must(t, `mutation($name: String!) { updateOwnName(input: {name: $name}) { id } }`, vars{"name": long(200)}, new(any))
	owner.must(t, `mutation($input: CommentOnOrderInput!) { commentOnOrder(input: $input) { id } }`,
		vars{"input": vars{"orderId": owner.orderID(t, number), "text": long(2000)}}, new(any))
	sent := owner.rejectedTestAt(t, "/"+strings.Repeat("u", 1900))
	p := open(t, owner, "/")
	for _, path := range []string{
		"/", "/orders", "/orders/" + number, "/orders/" + number + "?dialog=deliver", "/customers", "/customers/" + customer,
		"/customers/" + customer + "?tab=wallet", "/products", "/products/long", "/products/long?dialog=edit", "/categories", "/tiers",
		"/tiers?dialog=tier&row=" + tier.CreatePriceTier.ID, "/categories?dialog=delete&row=" + category.CreateCategory.ID,
		"/webhooks/" + sent.endpoint, "/deliveries/" + sent.delivery, "/events?event=" + sent.event, "/audit", "/settings", "/settings/staff", "/account",
	} {
		p.open(path)
		for _, look := range []look{light, {name: "200 % zoom", width: 720, height: 450}, phone} {
			p.show(look)
			p.keepsTextsInside()
		}
	}
	p.quiet()
}

func TestLongTextInARowOfAListIsCutAndShownWholeOnHover(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "long-rows")
	long := func(length int, end string) string { return strings.Repeat("w", length-len(end)) + end }
	name, sku, email, reference := long(200, "Wanda"), long(100, "SKU"), "wanda@"+long(230, ".example"), long(100, "REF")
	var made struct{ CreateCustomer struct{ ID string } }
	owner.must(t, `mutation($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }`,
		vars{"input": vars{"name": name, "email": email, "phone": "+5511987654321", "externalRef": reference}}, &made)
	owner.must(t, `mutation($id: ID!) { adjustWallet(input: {customerId: $id, amount: "100.00", reason: "opening balance"}) { id } }`,
		vars{"id": made.CreateCustomer.ID}, new(any))
	var product struct {
		CreateProduct struct{ Variations []struct{ ID string } }
	}
	owner.must(t, `mutation($name: String!, $sku: String!) { createProduct(input: {name: $name, slug: "long", kind: DIGITAL, status: ACTIVE,
		variations: [{sku: $sku, price: "10.00"}]}) { variations { id } } }`, vars{"name": name, "sku": sku}, &product)
	variation := product.CreateProduct.Variations[0].ID
	owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": []vars{{"credentials": "LONG-1", "externalRef": reference}}}}, new(any))
	if _, err := owner.order(t.Context(), made.CreateCustomer.ID, variation); err != nil {
		t.Fatal(err)
	}
	path := "/" + strings.Repeat("u", 1900)
	owner.rejectedTestAt(t, path)
	p := open(t, owner, "/")
	for _, list := range []struct {
		path string
		cut  []string // the ends of the texts that are cut
	}{
		{"/orders", []string{name}}, {"/customers", []string{name, email, reference}}, {"/products", []string{name}},
		{"/licenses", []string{name, sku, reference}}, {"/webhooks", []string{path}},
	} {
		p.open(list.path)
		p.rests()
		if hidden := p.hiddenWidth(); hidden > 0 {
			t.Errorf("%s: %d of the table's pixels are outside of its frame", list.path, hidden)
		}
		for _, cut := range list.cut {
			row, err := chromedp.Run(p.tab, chromedp.Evaluate[struct {
				Height float64
				Title  string
			}](fmt.Sprintf(`(() => {
				const texts = document.createTreeWalker(document.querySelector("main tbody"), NodeFilter.SHOW_TEXT);
				while (texts.nextNode()) {
					if (!texts.currentNode.data.endsWith(%q)) continue;
					const {parentElement: element} = texts.currentNode;
					element.dispatchEvent(new PointerEvent("pointerover", {bubbles: true}));
					return {height: element.closest("tr").offsetHeight, title: element.closest("[title]")?.title ?? ""};
				}
				return {height: 0, title: "the text is missing"};
			})()`, cut[len(cut)-12:])))
			if err != nil {
				t.Fatal(err)
			}
			if row.Height > 100 || !strings.HasSuffix(row.Title, cut) {
				t.Errorf("%s: a row with a long text has a height of %v, and the title %.40q", list.path, row.Height, row.Title)
			}
		}
	}
	p.quiet()
}

func TestLargeSumsAreShownWholeOnTheDashboard(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "large-sums")
	customer := owner.customer(t, "Rich Rita")
	const millions = 12
	for range millions {
		owner.must(t, `mutation($id: ID!) { adjustWallet(input: {customerId: $id, amount: "1000000.00", reason: "bank transfer"}) { id } }`,
			vars{"id": customer}, new(any))
	}
	var product struct {
		CreateProduct struct{ Variations []struct{ ID string } }
	}
	owner.must(t, `mutation { createProduct(input: {name: "Flight", slug: "flight", kind: SERVICE, status: ACTIVE,
		variations: [{sku: "FLIGHT", price: "1000000.00", dependsOnStock: false}]}) { variations { id } } }`, nil, &product)
	if _, err := owner.order(t.Context(), customer, slices.Repeat([]string{product.CreateProduct.Variations[0].ID}, millions)...); err != nil {
		t.Fatal(err)
	}
	p := open(t, owner, "/")
	for _, look := range []look{light, phone, {name: "narrow", width: 360, height: 800}} {
		p.show(look)
		p.holdsText("€12,000,000.00")
		p.rests()
		p.fits()
		cut, err := chromedp.Run(p.tab, chromedp.Evaluate[[]string](`[...document.querySelectorAll("main a > strong")]
			.filter((sum) => sum.scrollWidth > sum.clientWidth || sum.getBoundingClientRect().height > 40).map((sum) => sum.innerText)`))
		if err != nil || len(cut) > 0 {
			t.Errorf("%s: cut off, or in two lines, are %q %v", look.name, cut, err)
		}
	}
	p.quiet()
}

func TestTextsFromRightToLeftLeaveTheNumbersBesideThemInPlace(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "right-to-left")
	const name, sku = "اشتراك 12", "مفتاح-7"
	var product struct {
		CreateProduct struct{ Variations []struct{ ID string } }
	}
	owner.must(t, `mutation($name: String!, $sku: String!) { createProduct(input: {name: $name, slug: "subscription", kind: SERVICE, status: ACTIVE,
		variations: [{sku: $sku, price: "10.00", durationDays: 365, dependsOnStock: false}]}) { variations { id } } }`, vars{"name": name, "sku": sku}, &product)
	variation := product.CreateProduct.Variations[0].ID
	customer := owner.customer(t, "ليلى")
	number, err := owner.order(t.Context(), customer, variation, variation, variation)
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, owner, "/orders")
	// isLeftOf fails the test unless the first text is drawn to the left of the second one. Both are in main.
	isLeftOf := func(first, second string) {
		t.Helper()
		p.holdsText(second)
		lefts, err := chromedp.Run(p.tab, chromedp.Evaluate[[]float64](fmt.Sprintf(`[%q, %q].map((text) => {
			const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const at = texts.currentNode.data.indexOf(text);
				if (at < 0) continue;
				const range = document.createRange();
				range.setStart(texts.currentNode, at);
				range.setEnd(texts.currentNode, at + text.length);
				return range.getBoundingClientRect().left;
			}
		})`, first, second)))
		if err != nil || len(lefts) != 2 || lefts[0] >= lefts[1] {
			t.Errorf("%q is not to the left of %q: %v %v", first, second, lefts, err)
		}
	}
	isLeftOf("12", "× 3")
	p.open("/orders/" + number)
	isLeftOf("مفتاح", "365")
	p.open("/orders/new?customer=" + customer + "&items=" + variation + "*3")
	isLeftOf("مفتاح", "€10.00")
	p.quiet()
}

func TestStoreWhoseRemovalLostItsResponseLeavesTheListOfStores(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	email := emailOf("Una Unlinked")
	other := d.newStore(t, "unlinked-other")
	other.must(t, `mutation($input: CreateStaffInput!) { createStaff(input: $input) { id } }`,
		vars{"input": vars{"email": email, "password": known, "role": "VIEWER"}}, new(any))
	p := open(t, d.newStore(t, "unlinked"), "/account?dialog=store")
	p.fill("textbox", "Store", "unlinked-other")
	p.fill("textbox", "E-mail there", email)
	p.fill("textbox", "Password there", known)
	p.click("button", "Add the store")
	p.lacks("dialog", "*")
	p.losesResponse("UnlinkStore")
	p.click("button", "Remove Nothing Yet")
	p.holdsText("It is not known whether this was done.", "You work in this store only.")
	p.lacks("button", "Remove Nothing Yet")
	p.quiet()
}
