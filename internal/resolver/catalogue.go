package resolver

import (
	"context"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/variation"
	"kiosk/internal/database"
)

// Products returns the ACTIVE products with their ACTIVE variations, the newest first, all as of one moment.
// Contract: GET /products.
func (r *Resolver) Products(ctx context.Context) (products []database.Product, err error) {
	ctx = database.FromReplica(ctx)
	err = r.database.Snapshot(ctx, func(sql database.Statements) error {
		products, err = sql.Products(ctx)
		return err
	})
	return products, err
}

// ProductDetail is a product with the categories that it is in.
type ProductDetail struct {
	database.Product
	Categories []database.Category
}

// Product returns an ACTIVE product with its ACTIVE variations, their tier prices and its categories, all as of one
// moment. Contract: GET /products/:id. Error: CodeProductNotFound.
func (r *Resolver) Product(ctx context.Context, id uuid.UUID) (*ProductDetail, error) {
	var detail *ProductDetail
	err := r.database.Snapshot(ctx, func(sql database.Statements) error {
		found, err := sql.Product(ctx, id)
		if err != nil {
			return err
		}
		if found == nil {
			return productNotFound()
		}
		categories, err := sql.CategoriesOf(ctx, id)
		detail = &ProductDetail{*found, categories}
		return err
	})
	if err != nil {
		return nil, err
	}
	return detail, nil
}

func onSale(q *db.VariationQuery) {
	q.Where(variation.StatusEQ(variation.StatusACTIVE)).Order(variation.ByID())
}

func productNotFound() *Error { return refuse(CodeProductNotFound, "There is no such product.") }
