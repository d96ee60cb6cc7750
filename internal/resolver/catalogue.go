package resolver

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/category"
	"kiosk/ent/db/product"
	"kiosk/ent/db/tierprice"
	"kiosk/ent/db/variation"
	"kiosk/internal/database"
)

// Products returns the ACTIVE products with their ACTIVE variations, the newest first. Contract: GET /products.
// Only what the list shows is read: it is the largest answer and the one asked for most.
func (r *Resolver) Products(ctx context.Context) ([]*db.Product, error) {
	products, err := r.database.Client.Product.Query().
		Where(product.StatusEQ(product.StatusACTIVE)).
		Select(product.FieldID, product.FieldCreatedAt, product.FieldName, product.FieldSlug,
			product.FieldDescription, product.FieldKind, product.FieldStatus).
		WithVariations(onSale, func(q *db.VariationQuery) {
			q.Select(variation.FieldID, variation.FieldProductID, variation.FieldSku, variation.FieldPrice,
				variation.FieldStockQuantity, variation.FieldDurationDays, variation.FieldDependsOnStock)
		}).
		Order(db.Desc(product.FieldCreatedAt, product.FieldID)).
		All(database.FromReplica(ctx))
	if err != nil {
		return nil, fmt.Errorf("resolver: list products: %w", err)
	}
	return products, nil
}

// Product returns an ACTIVE product with its ACTIVE variations, their tier prices and its categories.
// Contract: GET /products/:id. Error: CodeProductNotFound.
func (r *Resolver) Product(ctx context.Context, id uuid.UUID) (*db.Product, error) {
	found, err := r.database.Client.Product.Query().
		Where(product.ID(id), product.StatusEQ(product.StatusACTIVE)).
		WithVariations(onSale, func(q *db.VariationQuery) {
			q.WithTierPrices(func(q *db.TierPriceQuery) {
				q.WithTier().Order(tierprice.ByTierID())
			})
		}).
		WithCategories(func(q *db.CategoryQuery) {
			q.Where(category.StatusEQ(category.StatusACTIVE)).Order(category.ByName(), category.ByID())
		}).
		Only(ctx)
	if db.IsNotFound(err) {
		return nil, productNotFound()
	}
	if err != nil {
		return nil, fmt.Errorf("resolver: read product: %w", err)
	}
	return found, nil
}

func onSale(q *db.VariationQuery) {
	q.Where(variation.StatusEQ(variation.StatusACTIVE)).Order(variation.ByID())
}

func productNotFound() *Error { return refuse(CodeProductNotFound, "There is no such product.") }
