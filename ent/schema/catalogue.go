package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"

	"kiosk/internal/money"
)

// Product is a product of the catalogue. It is sold in one or more variations.
type Product struct{ ent.Schema }

func (Product) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, versioned{}, tenant{}}
}

func (Product) Fields() []ent.Field {
	return []ent.Field{
		field.String("name").MaxRuneLen(200),
		field.String("slug").MaxLen(100),
		field.Text("description").Default(""),
		field.Enum("kind").Values("DIGITAL", "SERVICE", "PHYSICAL").Immutable(),
		field.Enum("status").Values("DRAFT", "ACTIVE", "INACTIVE", "ARCHIVED").Default("DRAFT"),
		field.Text("post_sale_instructions").Default("").Comment("shown on orders only"),
	}
}

func (Product) Edges() []ent.Edge {
	return []ent.Edge{
		edge.To("variations", Variation.Type),
		edge.To("categories", Category.Type).Through("product_categories", ProductCategory.Type),
	}
}

func (Product) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "slug").Unique(),
		index.Fields("store_id", "status", "created_at", "id"),
		index.Fields("store_id", "created_at", "id"),
	}
}

// Variation is one sellable form of a product, with its price and stock.
type Variation struct{ ent.Schema }

func (Variation) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, versioned{}, tenant{}}
}

func (Variation) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("product_id", uuid.UUID{}).Immutable(),
		field.String("sku").MaxRuneLen(100),
		field.Int64("price").GoType(money.Amount(0)).Comment("base (retail) price"),
		field.Enum("status").Values("ACTIVE", "ARCHIVED").Default("ACTIVE"),
		field.Bool("depends_on_stock").Default(true).Comment("false accepts orders beyond the stock"),
		field.Int("duration_days").Default(0).NonNegative().Comment("0 never expires"),
		field.Int("stock_quantity").Default(0).NonNegative().Comment("DIGITAL: the number of FREE licenses"),
		field.Int("backordered").Default(0).NonNegative().Comment("DIGITAL: the number of PENDING items"),
		field.Int("low_stock_threshold").Optional().Nillable().NonNegative().Comment("nil: the store's default"),
	}
}

func (Variation) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("product", Product.Type).Ref("variations").Field("product_id").Unique().Required().Immutable(),
		edge.To("tier_prices", TierPrice.Type),
	}
}

func (Variation) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "sku").Unique(),
		index.Fields("store_id", "product_id"),
	}
}

func (Variation) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"variations_price":       "price > 0",
		"variations_stock":       "stock_quantity >= 0",
		"variations_backordered": "backordered >= 0",
		"variations_duration":    "duration_days >= 0",
		"variations_threshold":   "low_stock_threshold >= 0",
	})}
}

// PriceTier groups customers who pay other prices. A higher level is a better tier.
type PriceTier struct{ ent.Schema }

func (PriceTier) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, versioned{}, tenant{}}
}

func (PriceTier) Fields() []ent.Field {
	return []ent.Field{
		field.String("name").MaxRuneLen(100),
		field.Int("level"),
	}
}

func (PriceTier) Edges() []ent.Edge {
	return []ent.Edge{edge.To("prices", TierPrice.Type)}
}

func (PriceTier) Indexes() []ent.Index {
	return []ent.Index{index.Fields("store_id", "name").Unique()}
}

// TierPrice is the price of one variation for the customers of one tier.
type TierPrice struct{ ent.Schema }

func (TierPrice) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, tenant{}}
}

func (TierPrice) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("tier_id", uuid.UUID{}).Immutable(),
		field.UUID("variation_id", uuid.UUID{}).Immutable(),
		field.Int64("price").GoType(money.Amount(0)),
	}
}

func (TierPrice) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("tier", PriceTier.Type).Ref("prices").Field("tier_id").Unique().Required().Immutable(),
		edge.From("variation", Variation.Type).Ref("tier_prices").Field("variation_id").Unique().Required().Immutable(),
	}
}

func (TierPrice) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "variation_id", "tier_id").Unique(),
		index.Fields("store_id", "tier_id"),
	}
}

func (TierPrice) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{"tier_prices_price": "price > 0"})}
}

// Category is a category of the catalogue. Categories nest.
type Category struct{ ent.Schema }

func (Category) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, versioned{}, tenant{}}
}

func (Category) Fields() []ent.Field {
	return []ent.Field{
		field.String("name").MaxRuneLen(200),
		field.String("slug").MaxLen(100),
		field.Enum("status").Values("ACTIVE", "ARCHIVED").Default("ACTIVE"),
		field.UUID("parent_id", uuid.UUID{}).Optional().Nillable(),
	}
}

func (Category) Edges() []ent.Edge {
	return []ent.Edge{
		edge.To("children", Category.Type).From("parent").Field("parent_id").Unique(),
		edge.From("products", Product.Type).Ref("categories").Through("product_categories", ProductCategory.Type),
	}
}

func (Category) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "slug").Unique(),
		index.Fields("store_id", "parent_id"),
	}
}

// ProductCategory puts a product into a category.
type ProductCategory struct{ ent.Schema }

func (ProductCategory) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (ProductCategory) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("product_id", uuid.UUID{}).Immutable(),
		field.UUID("category_id", uuid.UUID{}).Immutable(),
	}
}

func (ProductCategory) Edges() []ent.Edge {
	return []ent.Edge{
		edge.To("product", Product.Type).Field("product_id").Unique().Required().Immutable(),
		edge.To("category", Category.Type).Field("category_id").Unique().Required().Immutable(),
	}
}

func (ProductCategory) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "product_id", "category_id").Unique(),
		index.Fields("store_id", "category_id"),
	}
}
