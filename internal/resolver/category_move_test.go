package resolver_test

import (
	"slices"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
	"kiosk/ent/db/category"
	"kiosk/ent/db/product"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/testkit"
)

// In these tests the categories of a product are replaced while one of them is deleted and its products move to another one. They
// need PostgreSQL: SQLite has one writer at a time.

// movingProduct is a product in the category from, which is deleted.
type movingProduct struct {
	*shop
	product         *db.Product
	from, to, wants *db.Category
}

func openMovingProduct(t *testing.T) *movingProduct {
	t.Helper()
	s := openWatched(t, dialect.Postgres)
	create := func(slug string) *db.Category {
		created, err := s.CreateCategory(s.Ctx, catalogue.NewCategory{Name: slug, Slug: slug})
		if err != nil {
			t.Fatal(err)
		}
		return created
	}
	m := &movingProduct{shop: s, from: create("from"), to: create("to"), wants: create("wants")}
	var err error
	m.product, err = s.WriteProduct(s.Ctx, catalogue.ProductInput{
		Name: new("Game"), Slug: new("game"), Kind: new(product.KindDIGITAL), CategoryIDs: uuids(m.from.ID),
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// checkCategories checks that the product is only in the category that the change of the product wants.
func (m *movingProduct) checkCategories(t *testing.T) {
	t.Helper()
	if got := m.Database.Client.Category.Query().Where(category.HasProductsWith(product.ID(m.product.ID))).IDsX(m.Ctx); !slices.Equal(got, uuids(m.wants.ID)) {
		t.Errorf("the product is in %v, want only %s: %s was deleted, %s was never wanted", got, m.wants.ID, m.from.ID, m.to.ID)
	}
}

func TestReplacedCategoriesDoNotIncludeTheOneToWhichTheProductMovesMeanwhile(t *testing.T) {
	t.Parallel()
	m := openMovingProduct(t)
	ctx := m.runBefore(t, `UPDATE products`, func() {
		if _, err := m.DeleteCategory(m.Ctx, catalogue.DeleteCategoryInput{ID: m.from.ID, Version: m.from.Version, MoveProductsTo: &m.to.ID}); err != nil {
			t.Error(err)
		}
	})
	_, err := m.WriteProduct(ctx, catalogue.ProductInput{ID: &m.product.ID, Version: &m.product.Version, CategoryIDs: uuids(m.wants.ID)})
	if err != nil {
		t.Fatal(err)
	}
	m.checkCategories(t)
}

func TestADeletedCategoryDoesNotMoveAProductThatLeavesItMeanwhile(t *testing.T) {
	t.Parallel()
	m := openMovingProduct(t)
	replaced := make(chan error, 1)
	ctx := m.runBefore(t, `INSERT INTO "product_categories"`, func() {
		go func() {
			_, err := m.WriteProduct(m.Ctx, catalogue.ProductInput{ID: &m.product.ID, Version: &m.product.Version, CategoryIDs: uuids(m.wants.ID)})
			replaced <- err
		}()
		testkit.Eventually(t, time.Minute, "the product is changed, or the change waits for the deletion", func() bool {
			return len(replaced) == 1 || m.waiters(t) == 1
		})
	})
	if _, err := m.DeleteCategory(ctx, catalogue.DeleteCategoryInput{ID: m.from.ID, Version: m.from.Version, MoveProductsTo: &m.to.ID}); err != nil {
		t.Error(err)
	}
	if err := <-replaced; err != nil {
		t.Error(err)
	}
	m.checkCategories(t)
}
