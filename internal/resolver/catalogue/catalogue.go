package catalogue

import (
	"context"
	"strings"

	"github.com/google/uuid"

	"kiosk/internal/fold"
	"kiosk/internal/problem"
)

// Products returns the ACTIVE products with their ACTIVE variations, the newest first. It takes no snapshot, which would
// cost bots a third of their reads: a product that is changed meanwhile may show up without a variation for a moment.
// Contract: GET /products.
func (ops *Operations) Products(ctx context.Context) ([]Product, error) {
	statements, err := ops.Statements(ctx)
	if err != nil {
		return nil, err
	}
	return Queries{statements}.Products(ctx)
}

// ProductDetail is a product with the categories that it is in.
type ProductDetail struct {
	Product
	Categories []Category
}

// Product returns an ACTIVE product with its ACTIVE variations, their tier prices and its categories.
// Contract: GET /products/:id. Error: CodeProductNotFound.
func (ops *Operations) Product(ctx context.Context, id uuid.UUID) (*ProductDetail, error) {
	statements, err := ops.Statements(ctx)
	if err != nil {
		return nil, err
	}
	found, err := Queries{statements}.Product(ctx, id)
	if err != nil {
		return nil, err
	}
	if found == nil {
		return nil, productNotFound()
	}
	categories, err := Queries{statements}.CategoriesOf(ctx, id)
	if err != nil {
		return nil, err
	}
	return &ProductDetail{*found, categories}, nil
}

// asNamed returns a name as it is stored: without the spaces around it, and with lines that end with LF. A file that is
// imported says it so, whatever program has saved it, and finds what has the name.
func asNamed(name string) string { return fold.Lines(strings.TrimSpace(name)) }

// asNamedIfGiven is asNamed of a name that may be absent.
func asNamedIfGiven(name *string) *string {
	if name == nil {
		return nil
	}
	return new(asNamed(*name))
}

func productNotFound() *problem.Error {
	return problem.Refuse(problem.CodeProductNotFound, "There is no such product.")
}
