package graph_test

import (
	"fmt"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

type deletedCategory struct {
	DeleteCategory struct {
		ID                 uuid.UUID
		Products, Children int
	}
}

const deleteCategory = `mutation($input: DeleteCategoryInput!) { deleteCategory(input: $input) { id products children } }`

func TestADeletedCategoryLeavesItsProductsAndMovesThoseBelowUp(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		games := get[struct{ CreateCategory categoryShown }](t, o.staffClient, createCategory, vars{"input": vars{
			"name": "Games", "slug": "games", "parentId": o.Software.ID,
		}}).CreateCategory
		inSoftware := vars{"id": o.Software.ID, "version": o.Software.Version}
		with := func(more vars) vars {
			in := vars{}
			for _, part := range []vars{inSoftware, more} {
				for name, value := range part {
					in[name] = value
				}
			}
			return vars{"input": in}
		}
		o.refuses(t, "NOT_FOUND", deleteCategory, with(vars{"moveProductsTo": uuid.New()}))
		o.refuses(t, "INVALID_INPUT", deleteCategory, with(vars{"moveProductsTo": o.Software.ID}), "input.moveProductsTo")
		o.refuses(t, "STALE", deleteCategory, with(vars{"version": 99}))
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", deleteCategory, with(nil))

		deleted := get[deletedCategory](t, o.staffClient, deleteCategory, with(vars{"moveProductsTo": games.ID})).DeleteCategory
		if deleted.ID != o.Software.ID || deleted.Products != 1 || deleted.Children != 1 {
			t.Errorf("%+v", deleted)
		}
		o.audited(t, "category.delete")
		o.refuses(t, "NOT_FOUND", deleteCategory, with(nil))
		moved := get[struct {
			Category struct {
				Version  int
				Parent   *struct{ Slug string }
				Products struct {
					Edges []struct{ Node struct{ Slug string } }
				}
			}
		}](t, o.staffClient, `query($id: ID!) { category(id: $id) { version parent { slug } products(first: 5) { edges { node { slug } } } } }`, id(games.ID)).Category
		if moved.Parent == nil || moved.Parent.Slug != "everything" || moved.Version != games.Version+1 || fmt.Sprint(moved.Products.Edges) != "[{{antivirus}}]" {
			t.Errorf("%+v", moved)
		}

		bare := get[deletedCategory](t, o.staffClient, deleteCategory, vars{"input": vars{"id": games.ID, "version": moved.Version}}).DeleteCategory
		if bare.Products != 1 || bare.Children != 0 {
			t.Errorf("%+v", bare)
		}
		product := get[struct {
			Product struct {
				Status     string
				Categories []struct{ Slug string }
			}
		}](t, o.staffClient, `query($id: ID!) { product(id: $id) { status categories { slug } } }`, id(o.Antivirus.ID)).Product
		if product.Status != "ACTIVE" || len(product.Categories) != 0 {
			t.Errorf("%+v", product)
		}
	})
}
