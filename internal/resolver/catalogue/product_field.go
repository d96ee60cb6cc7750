package catalogue

import (
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
)

// ProductInput is a product as a caller wants it. A field that is nil stays as it is, or is the default of a new product.
type ProductInput struct {
	ID                   *uuid.UUID // nil: a new product
	Version              *int       // that the change is based on; nil: any
	Name                 *string    // a new product must have one
	Slug                 *string    // a new product must have one
	Description          *string
	PostSaleInstructions *string
	Kind                 *product.Kind   // a new product must have one; it cannot be changed
	Status               *product.Status // DRAFT by default
	CategoryIDs          []uuid.UUID     // all that the product is in from then on
	Variations           []VariationInput

	Pointer string `json:"-"` // where it is in the caller's input: "", or "/csv/12"
}

// ProductText is a text of a product that may be empty.
type ProductText struct {
	Name   string                          // in the APIs, in a CSV, and in the changes of an import
	column string                          // in the database
	max    int                             // characters
	Input  func(in *ProductInput) **string // as a caller wants it
	Of     func(p *db.Product) *string
}

// ProductTexts are all texts of a product that may be empty. Operations, imports and exports treat each of them alike.
var ProductTexts = []ProductText{
	{
		"description", product.FieldDescription, 20_000,
		func(in *ProductInput) **string { return &in.Description },
		func(p *db.Product) *string { return &p.Description },
	},
	{
		"postSaleInstructions", product.FieldPostSaleInstructions, 5_000,
		func(in *ProductInput) **string { return &in.PostSaleInstructions },
		func(p *db.Product) *string { return &p.PostSaleInstructions },
	},
}

// Product is an ACTIVE product as the REST API shows it.
type Product struct {
	ID          uuid.UUID
	Name        string
	Slug        string
	Description string
	Kind        string
	Status      string
	CreatedAt   time.Time
	Variations  []Variation // ACTIVE ones, by id
}

const productColumns = `p.id, p.name, p.slug, p.description, p.kind, p.status, p.created_at`

func (p *Product) targets() []any {
	return []any{&p.ID, &p.Name, &p.Slug, &p.Description, &p.Kind, &p.Status, &p.CreatedAt}
}
