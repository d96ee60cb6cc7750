package catalogue

import (
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
)

// ProductInput creates or changes a product. A nil field keeps its value; a new product gets the default.
type ProductInput struct {
	ID                   *uuid.UUID // nil: a new product
	Version              *int       // the version that the change is based on; nil: any
	Name                 *string    // a new product must have one
	Slug                 *string    // a new product must have one
	Description          *string
	PostSaleInstructions *string
	Kind                 *product.Kind   // a new product must have one; it cannot be changed
	Status               *product.Status // DRAFT by default
	CategoryIDs          []uuid.UUID     // replace the categories of the product
	Variations           []VariationInput

	Pointer string `json:"-"` // its place in the caller's input: "", or "/csv/12"
}

// ProductText describes a string field of products that may be empty.
type ProductText struct {
	Name   string                          // in the APIs, in CSV files, and in the changes of an import
	column string                          // in the database
	max    int                             // characters
	Input  func(in *ProductInput) **string // the field of the input
	Of     func(p *db.Product) *string     // the field of the row
}

// ProductTexts lists all string fields of products that may be empty. Operations, imports and exports treat them alike.
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
	Variations  []Variation // the ACTIVE ones, by id
}

const productColumns = `p.id, p.name, p.slug, p.description, p.kind, p.status, p.created_at`

func (p *Product) targets() []any {
	return []any{&p.ID, &p.Name, &p.Slug, &p.Description, &p.Kind, &p.Status, &p.CreatedAt}
}
