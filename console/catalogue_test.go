package console_test

import (
	"fmt"
	"strings"
	"testing"
)

func TestCategoriesAreAddedMovedAndArchived(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	p := open(t, manager, "/categories")
	add := func(name, slug string) {
		t.Helper()
		p.click("link", "Add category")
		p.fill("textbox", "Name", name)
		p.fill("textbox", "Slug", slug)
		p.click("button", "Add category")
		p.lacks("dialog", "*")
		p.sees("link", "Edit "+name)
	}
	add("Audio", "audio")
	add("Headphones", "headphones")
	p.click("link", "Edit Headphones")
	p.fill("textbox", "Name", "Wired headphones")
	p.focus("combobox", "Below")
	p.press("Au")
	p.holds("combobox", "Below", "Audio")
	p.click("button", "Save")
	p.lacks("dialog", "*")
	p.click("link", "Archive Wired headphones")
	p.click("button", "Archive")
	p.sees("link", "Restore Wired headphones")
	var found struct {
		CategoryBySlug struct {
			ID, Name, Status string
			Parent           struct{ Slug string }
		}
	}
	manager.must(t, `{ categoryBySlug(slug: "headphones") { id name status parent { slug } } }`, nil, &found)
	if c := found.CategoryBySlug; c.Name != "Wired headphones" || c.Status != "ARCHIVED" || c.Parent.Slug != "audio" {
		t.Errorf("the category is %+v", c)
	}
	var product struct{ CreateProduct struct{ ID string } }
	manager.must(t, `mutation($category: ID!) { createProduct(input: {name: "Cable", slug: "cable", kind: PHYSICAL, categoryIds: [$category]}) { id } }`,
		vars{"category": found.CategoryBySlug.ID}, &product)
	p.click("link", "Audio")
	p.at("/products", "category=")
	p.sees("link", "Cable") // a product of the category below it
	p.open("/categories")
	p.click("link", "Delete Audio")
	p.sees("StaticText", "1 category below it moves to the top.")
	p.click("button", "Delete")
	p.lacks("dialog", "*")
	p.lacks("link", "Edit Audio")
	p.sees("link", "Edit Wired headphones")

	add("Speakers", "speakers")
	p.click("link", "Delete Wired headphones")
	p.focus("combobox", "Its 1 product goes to")
	p.press("Sp")
	p.holds("combobox", "Its 1 product goes to", "Speakers")
	p.click("button", "Delete")
	p.lacks("dialog", "*")
	var moved struct {
		Product struct{ Categories []struct{ Slug string } }
	}
	manager.must(t, `query($id: ID!) { product(id: $id) { categories { slug } } }`, vars{"id": product.CreateProduct.ID}, &moved)
	if c := moved.Product.Categories; len(c) != 1 || c[0].Slug != "speakers" {
		t.Errorf("the product is in %+v", c)
	}
	p.quiet()
}

func TestTierIsChangedAndLeadsToItsCustomers(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	p := open(t, manager, "/tiers")
	p.click("link", "Add tier")
	p.fill("textbox", "Name", "Wholesale")
	p.fill("textbox", "Level", "40")
	p.click("button", "Add tier")
	p.lacks("dialog", "*")
	p.click("link", "Edit tier Wholesale")
	p.fill("textbox", "Level", "41")
	p.click("button", "Save")
	p.lacks("dialog", "*")
	p.sees("cell", "41")
	p.click("link", "Customers of tier Campus")
	p.sees("link", "Hana Sato")
	p.at("/customers", "tier=")
	var tiers struct {
		PriceTiers struct {
			Edges []struct{ Node struct{ ID, Name string } }
		}
	}
	manager.must(t, `{ priceTiers(first: 100) { edges { node { id name } } } }`, nil, &tiers)
	var wholesale string
	for _, edge := range tiers.PriceTiers.Edges {
		if edge.Node.Name == "Wholesale" {
			wholesale = edge.Node.ID
		}
	}
	var customer struct{ CreateCustomer struct{ ID string } }
	manager.must(t, `mutation($tier: ID!) { createCustomer(input: {name: "Wendy Wholesale", tierId: $tier}) { id } }`,
		vars{"tier": wholesale}, &customer)
	p.open("/tiers")
	p.click("link", "Delete tier Wholesale")
	p.focus("combobox", "Its 1 customer goes to")
	p.press("Ca")
	p.holds("combobox", "Its 1 customer goes to", "Campus")
	manager.must(t, `mutation($id: ID!) { updatePriceTier(input: {id: $id, version: 2, level: 42}) { id } }`, vars{"id": wholesale}, new(any))
	p.click("button", "Delete")
	p.holdsText("Saved meanwhile: 42")
	p.holds("combobox", "Its 1 customer goes to", "Campus")
	p.click("button", "Delete")
	p.lacks("dialog", "*")
	p.lacks("link", "Edit tier Wholesale")
	p.sees("link", "Edit tier Campus")
	var moved struct {
		Customer struct{ Tier struct{ Name string } }
	}
	manager.must(t, `query($id: ID!) { customer(id: $id) { tier { name } } }`, vars{"id": customer.CreateCustomer.ID}, &moved)
	if name := moved.Customer.Tier.Name; name != "Campus" {
		t.Errorf("the customer is in the tier %q", name)
	}
	p.quiet()

	viewer := open(t, d.as(t, "lab", "VIEWER"), "/tiers")
	viewer.sees("link", "Customers of tier Campus")
	viewer.lacks("link", "Add tier")
	viewer.lacks("link", "Edit tier Campus")
}

func TestWhatWasMadeCountsAsMadeWhenItIsSentAgainBecauseItsResponseWasLost(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "lost-makes")
	p := openThrough(t, between.origin, owner, "/products?dialog=create")
	twice := func(operation, button string) {
		t.Helper()
		p.losesResponse(operation)
		p.click("button", button)
		p.holdsText("it is done once at most")
		p.click("button", button)
		p.lacks("dialog", "*")
	}
	p.fill("textbox", "Name", "Lost Album")
	p.fill("textbox", "Slug", "lost-album")
	p.fill("textbox", "Description*", "Twelve songs")
	twice("CreateProduct", "Add product")
	p.sees("heading", "Lost Album")
	p.at("/products/lost-album")
	p.holdsText("Lost Album was added.", "Twelve songs")

	p.click("button", "Add variation")
	p.fill("textbox", "SKU", "LOST-1")
	p.fill("textbox", "Price", "12,5")
	twice("AddVariation", "Add variation")
	p.sees("button", "Price LOST-1: €12.50")

	p.open("/categories?dialog=add")
	p.fill("textbox", "Name", "Lost Songs")
	p.fill("textbox", "Slug", "lost-songs")
	twice("CreateCategory", "Add category")
	p.sees("link", "Edit Lost Songs")

	p.open("/tiers?dialog=tier")
	p.fill("textbox", "Name", "Lost Tier")
	p.fill("textbox", "Level", "3")
	twice("CreatePriceTier", "Add tier")
	p.sees("link", "Edit tier Lost Tier")

	p.open("/products?dialog=create")
	p.fill("textbox", "Name", "Others’ Album")
	p.fill("textbox", "Slug", "lost-album")
	between.failAs("UNAVAILABLE", "mutation CreateProduct(")
	p.click("button", "Add product") // it does not reach the server, and another product has the slug
	p.sees("alert", "*")
	between.fail("")
	p.click("button", "Add product")
	p.invalid("textbox", "Slug")
	p.sees("dialog", "Add product")
	p.quiet()
}

func TestTiersAndCategoriesBeyondAPageOfTheAPIAreShownAndChosen(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "whole")
	const more = 210
	for n := 1; n <= more; n++ {
		var created struct{}
		owner.must(t, fmt.Sprintf(`mutation { createPriceTier(input: {name: "Tier %[1]d", level: %[1]d}) { id } }`, n), nil, &created)
		owner.must(t, fmt.Sprintf(`mutation { createCategory(input: {name: "Category %[1]d", slug: "category-%[1]d"}) { id } }`, n), nil, &created)
	}
	var last struct{ CategoryBySlug struct{ ID string } }
	owner.must(t, `{ categoryBySlug(slug: "category-210") { id } }`, nil, &last)
	var product struct{ CreateProduct struct{ ID string } }
	owner.must(t, `mutation($category: ID!) { createProduct(input: {name: "Cable", slug: "cable", kind: PHYSICAL, categoryIds: [$category],
		variations: [{sku: "CABLE", price: "5.00"}]}) { id } }`, vars{"category": last.CategoryBySlug.ID}, &product)

	p := open(t, owner, "/products?category="+last.CategoryBySlug.ID)
	p.sees("link", "Cable")
	p.sees("link", "Category 210")
	p.open("/products/cable?dialog=edit")
	p.sees("checkbox", "Category 210")
	p.open("/prices")
	p.sees("button", "Edit tier Tier 210")
	p.open("/customers/" + owner.customer(t, "Ana Lima") + "?dialog=tier")
	p.focus("combobox", "Tier")
	p.press("Tier 210")
	p.holds("combobox", "Tier", "Tier 210")
	p.click("button", "Close")
	p.click("button", "Discard")
	directory := p.downloads()
	p.open("/tiers")
	p.sees("link", "Edit tier Tier 210")
	if lines := p.exports(directory, "Export", "Export: Price tiers", "tiers"); len(lines) != more || !strings.HasSuffix(lines[more-1], ",Tier 210,210") {
		t.Errorf("the file of tiers holds %d: %q", len(lines), lines)
	}
	p.open("/categories")
	p.sees("link", "Edit Category 210")
	if lines := p.exports(directory, "Export", "Export: Categories", "categories"); len(lines) != more || !strings.Contains(lines[more-1], ",category-210,") {
		t.Errorf("the file of categories holds %d: %q", len(lines), lines)
	}
	p.quiet()
}
