package console_test

import "testing"

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
	p.sees("link", "Cable") // of the category below
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
