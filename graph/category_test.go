package graph_test

import (
	"fmt"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

type categoryShown struct {
	ID                 uuid.UUID
	Version            int
	Name, Slug, Status string
	Parent             *struct{ Slug string }
	Children           []struct{ Slug string }
}

const (
	categoryFields    = `id version name slug status parent { slug } children { slug }`
	createCategory    = `mutation($input: CreateCategoryInput!) { createCategory(input: $input) { ` + categoryFields + ` } }`
	updateCategory    = `mutation($input: UpdateCategoryInput!) { updateCategory(input: $input) { ` + categoryFields + ` } }`
	setCategoryStatus = `mutation($input: SetCategoryStatusInput!) { setCategoryStatus(input: $input) { ` + categoryFields + ` } }`
	readCategory      = `query($id: ID!) { category(id: $id) { ` + categoryFields + ` } }`
)

func TestACategoryIsCreatedMovedArchivedAndRestored(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		created := get[struct{ CreateCategory categoryShown }](t, o.staffClient, createCategory, vars{"input": vars{
			"name": "Games", "slug": "games", "parentId": o.Software.ID,
		}}).CreateCategory
		o.audited(t, "category.create")
		if created.Parent == nil || created.Parent.Slug != "software" || created.Status != "ACTIVE" || created.Children == nil {
			t.Errorf("%+v", created)
		}
		step := func(more vars) vars {
			in := vars{"id": created.ID, "version": created.Version}
			for name, value := range more {
				in[name] = value
			}
			return vars{"input": in}
		}
		for _, change := range []struct {
			input  vars
			parent string
		}{
			{vars{"name": "Play", "slug": "play"}, "software"},
			{vars{"parentId": o.Everything.ID}, "everything"},
			{vars{"clearParent": true}, ""},
			{vars{"parentId": o.Software.ID}, "software"},
		} {
			changed := get[struct{ UpdateCategory categoryShown }](t, o.staffClient, updateCategory, step(change.input)).UpdateCategory
			o.audited(t, "category.update")
			parent := ""
			if changed.Parent != nil {
				parent = changed.Parent.Slug
			}
			if parent != change.parent || changed.Slug != "play" || changed.Name != "Play" || changed.Version != created.Version+1 {
				t.Errorf("%v: %+v", change.input, changed)
			}
			created = changed
		}
		for i, status := range []string{"ARCHIVED", "ACTIVE"} {
			created = get[struct{ SetCategoryStatus categoryShown }](t, o.staffClient, setCategoryStatus, step(vars{"status": status})).SetCategoryStatus
			o.audited(t, []string{"category.archive", "category.restore"}[i])
			if read := get[struct{ Category categoryShown }](t, o.staffClient, readCategory, id(created.ID)).Category; read.Status != status || fmt.Sprint(read.Parent) != fmt.Sprint(created.Parent) {
				t.Errorf("%+v", read)
			}
		}
		top := get[struct{ CategoryBySlug categoryShown }](t, o.staffClient, `{ categoryBySlug(slug: "everything") { `+categoryFields+` } }`, nil).CategoryBySlug
		if top.Parent != nil || fmt.Sprint(top.Children) != "[{software}]" {
			t.Errorf("%+v", top)
		}

		o.leavesNoTrace(t, func() {
			same := vars{"name": created.Name, "slug": created.Slug, "clearParent": created.Parent == nil}
			if again := get[struct{ UpdateCategory categoryShown }](t, o.staffClient, updateCategory, step(same)).UpdateCategory; again.Version != created.Version {
				t.Errorf("the same category again has the version %d, want %d", again.Version, created.Version)
			}
		})
		o.refuses(t, "INVALID_INPUT", createCategory, vars{"input": vars{"name": "", "slug": "A b"}}, "input.name", "input.slug")
		o.refuses(t, "ALREADY_EXISTS", createCategory, vars{"input": vars{"name": "N", "slug": "play"}}, "input.slug")
		o.refuses(t, "NOT_FOUND", createCategory, vars{"input": vars{"name": "N", "slug": "n", "parentId": uuid.New()}}, "input.parentId")
		for _, below := range []uuid.UUID{o.Everything.ID, o.Software.ID, created.ID} {
			o.refuses(t, "INVALID_INPUT", updateCategory, vars{"input": vars{"id": o.Everything.ID, "version": 1, "parentId": below}}, "input.parentId")
		}
		o.refuses(t, "INVALID_INPUT", updateCategory, step(vars{"name": "", "slug": "", "parentId": o.Software.ID, "clearParent": true}),
			"input.name", "input.slug", "input.clearParent")
		o.refuses(t, "NOT_FOUND", updateCategory, step(vars{"parentId": uuid.New()}), "input.parentId")
		o.refuses(t, "NOT_FOUND", updateCategory, vars{"input": vars{"id": uuid.New(), "version": 1}})
		o.refuses(t, "ALREADY_EXISTS", updateCategory, step(vars{"slug": "software"}), "input.slug")
		o.refuses(t, "STALE", updateCategory, vars{"input": vars{"id": created.ID, "version": 1, "name": "Late"}})
		o.refuses(t, "STALE", setCategoryStatus, vars{"input": vars{"id": created.ID, "version": 1, "status": "ARCHIVED"}})
		o.as(t, auth.Viewer).refuses(t, "FORBIDDEN", setCategoryStatus, step(vars{"status": "ARCHIVED"}))
	})
}

func TestCategoriesAreListedWithTheirProducts(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		got := get[struct {
			Top, All struct {
				TotalCount int
				Edges      []struct {
					Node struct {
						Slug     string
						Products struct {
							TotalCount int
							Edges      []struct{ Node productShown }
						}
					}
				}
			}
		}](t, o.staffClient, `{
			top: categories(first: 5, where: {parentIdIsNil: true}) { totalCount edges { node { slug products(first: 1) { totalCount } } } }
			all: categories(first: 5, orderBy: {field: NAME, direction: DESC}) { totalCount edges { node { slug products(first: 5) { totalCount edges { node { slug } } } } } }
		}`, nil)
		if got.Top.TotalCount != 1 || got.Top.Edges[0].Node.Slug != "everything" || got.Top.Edges[0].Node.Products.TotalCount != 0 {
			t.Errorf("%+v", got.Top)
		}
		if got.All.TotalCount != 2 || got.All.Edges[0].Node.Slug != "software" || got.All.Edges[0].Node.Products.Edges[0].Node.Slug != "antivirus" {
			t.Errorf("%+v", got.All)
		}
	})
}
