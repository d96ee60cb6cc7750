package catalogue

import (
	"context"
	"strings"

	"github.com/google/uuid"

	"kiosk/internal/fold"
	"kiosk/internal/problem"
)

// Products returns the ACTIVE products with their ACTIVE variations, the newest first. It reads products and variations in two
// statements without a snapshot, because a snapshot costs a third of the requests per second. So a response may lack the
// variations of a product that was changed between the two.
// Contract: GET /products.
func (ops *Operations) Products(ctx context.Context) ([]Product, error) {
	statements, err := ops.Statements(ctx)
	if err != nil {
		return nil, err
	}
	return Queries{statements}.products(ctx)
}

// ProductDetail is a product with its categories.
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
	found, err := Queries{statements}.product(ctx, id)
	if err != nil {
		return nil, err
	}
	if found == nil {
		return nil, productNotFound()
	}
	categories, err := Queries{statements}.categoriesOf(ctx, id)
	if err != nil {
		return nil, err
	}
	return &ProductDetail{*found, categories}, nil
}

// canonicalName returns a name as it is stored: without spaces around it, and with LF as the end of each line. Names in imported
// files are stored in the same form, so that they match whichever line ends the file has.
func canonicalName(name string) string { return fold.Lines(strings.TrimSpace(name)) }

// canonicalOptionalName is canonicalName for a name that may be nil.
func canonicalOptionalName(name *string) *string {
	if name == nil {
		return nil
	}
	return new(canonicalName(*name))
}

func productNotFound() *problem.Error {
	return problem.Refuse(problem.CodeProductNotFound, "There is no such product.")
}
