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
			Name, Status string
			Parent       struct{ Slug string }
		}
	}
	manager.must(t, `{ categoryBySlug(slug: "headphones") { name status parent { slug } } }`, nil, &found)
	if c := found.CategoryBySlug; c.Name != "Wired headphones" || c.Status != "ARCHIVED" || c.Parent.Slug != "audio" {
		t.Errorf("the category is %+v", c)
	}
	p.click("link", "Delete Audio")
	p.sees("StaticText", "1 category below it moves to the top.")
	p.click("button", "Delete")
	p.lacks("dialog", "*")
	p.lacks("link", "Edit Audio")
	p.sees("link", "Edit Wired headphones")
	p.quiet()
}

func TestTierIsChangedAndLeadsToItsCustomers(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	p := open(t, d.as(t, "lab", "MANAGER"), "/tiers")
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
	p.open("/tiers")
	p.click("link", "Delete tier Wholesale")
	p.click("button", "Delete")
	p.lacks("dialog", "*")
	p.lacks("link", "Edit tier Wholesale")
	p.sees("link", "Edit tier Campus")
	p.quiet()

	viewer := open(t, d.as(t, "lab", "VIEWER"), "/tiers")
	viewer.sees("link", "Customers of tier Campus")
	viewer.lacks("link", "Add tier")
	viewer.lacks("link", "Edit tier Campus")
}
