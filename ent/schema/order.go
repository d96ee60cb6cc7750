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

// Order is a sale to one customer. Its names and prices are copies from the time of the sale.
type Order struct{ ent.Schema }

func (Order) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, tenant{}}
}

func (Order) Fields() []ent.Field {
	return []ent.Field{
		field.String("number").MaxLen(10).Immutable().Comment("random, and unique in the store; a counter would make orders wait for each other"),
		field.UUID("customer_id", uuid.UUID{}).Immutable(),
		field.Enum("status").Values("PENDING", "PROCESSING", "COMPLETED", "FAILED", "REFUNDED", "CANCELLED"),
		field.String("currency").MinLen(3).MaxLen(3).Immutable(),
		field.Int64("total").GoType(money.Amount(0)).Immutable(),
		field.Int64("refunded_amount").GoType(money.Amount(0)).Default(0),
		field.Text("notes").Default("").Comment("internal"),
		field.Text("post_sale_instructions").Default("").Immutable(),
		field.Enum("source").Values("API", "ADMIN").Immutable(),
		field.String("status_reason").MaxRuneLen(500).Default("").Comment("why staff cancelled, failed or refunded it"),
		field.Time("completed_at").Optional().Nillable(),
	}
}

func (Order) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("orders").Field("customer_id").Unique().Required().Immutable(),
		edge.To("items", OrderItem.Type),
		edge.From("transactions", WalletTransaction.Type).Ref("order"),
	}
}

func (Order) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "number").Unique(),
		index.Fields("store_id", "created_at", "id"),
		index.Fields("store_id", "status", "created_at", "id"),
		index.Fields("store_id", "customer_id", "created_at", "id"),
		index.Fields("store_id", "total", "id"),
		index.Fields("store_id", "created_at", "id").StorageKey("order_by_staff").
			Annotations(entsql.IndexWhere("source = 'ADMIN'")),
		index.Fields("store_id", "created_at", "id").StorageKey("order_refunded").
			Annotations(entsql.IndexWhere("refunded_amount > 0")),
	}
}

func (Order) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"orders_total":    "total > 0",
		"orders_refunded": "refunded_amount >= 0 AND refunded_amount <= total",
	})}
}

// OrderItem is one unit sold. A delivered DIGITAL item holds its license, and no two items hold the same one.
type OrderItem struct{ ent.Schema }

func (OrderItem) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, tenant{}}
}

func (OrderItem) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("order_id", uuid.UUID{}).Immutable(),
		field.Time("ordered_at").Immutable().Comment("when the order was created, also for an item that was added later; lists of orders by product are sorted by it"),
		field.Int("position").NonNegative().Immutable().Comment("the index in the request"),
		field.UUID("product_id", uuid.UUID{}).Immutable(),
		field.UUID("variation_id", uuid.UUID{}).Immutable(),
		field.Enum("kind").Values("DIGITAL", "SERVICE", "PHYSICAL").Immutable(),
		field.String("product_name").MaxRuneLen(200).Immutable(),
		field.String("sku").MaxRuneLen(100).Immutable(),
		field.Int64("price").GoType(money.Amount(0)).Immutable().Comment("what the customer pays"),
		field.Int64("base_price").GoType(money.Amount(0)).Immutable(),
		field.UUID("applied_tier_id", uuid.UUID{}).Optional().Nillable().Immutable().Comment("the tier whose price the customer paid; the next two fields are its name and level at the time of the sale"),
		field.String("applied_tier_name").MaxRuneLen(100).Optional().Nillable().Immutable(),
		field.Int("applied_tier_level").Optional().Nillable().Immutable(),
		field.Enum("status").Values("PENDING", "DELIVERED", "CANCELLED", "REPLACED", "REFUNDED"),
		field.Int("duration_days").Default(0).NonNegative().Immutable(),
		field.Bool("stock_taken").Default(false).Comment("the unit was taken from the variation's stock"),
		field.UUID("license_id", uuid.UUID{}).Optional().Nillable(),
		field.UUID("replaces_id", uuid.UUID{}).Optional().Nillable().Unique().Immutable().Comment("the item of the same variation that this one replaces under warranty"),
		field.Time("delivered_at").Optional().Nillable(),
		field.Time("expires_at").Optional().Nillable(),
		field.Bool("rolled_up_refunded").Default(false).Comment("the sales rollups include its price in their refunded amounts"),
	}
}

func (OrderItem) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("order", Order.Type).Ref("items").Field("order_id").Unique().Required().Immutable(),
		edge.To("variation", Variation.Type).Field("variation_id").Unique().Required().Immutable(),
		edge.To("license", License.Type).Field("license_id").Unique(),
		edge.To("replacement", OrderItem.Type).Unique().From("replaces").Field("replaces_id").Unique().Immutable(),
	}
}

func (OrderItem) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "license_id").Unique(),
		index.Fields("store_id", "order_id"),
		index.Fields("store_id", "product_id", "ordered_at", "order_id"),
		index.Fields("store_id", "variation_id", "ordered_at", "order_id"),
		index.Fields("store_id", "variation_id", "id").StorageKey("orderitem_backordered").
			Annotations(entsql.IndexWhere("status = 'PENDING' AND kind = 'DIGITAL'")),
		index.Fields("store_id", "variation_id", "id").StorageKey("orderitem_without_stock").
			Annotations(entsql.IndexWhere("status = 'PENDING' AND kind <> 'DIGITAL' AND NOT stock_taken")),
	}
}

func (OrderItem) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"order_items_price":     "price > 0 AND base_price > 0",
		"order_items_duration":  "duration_days >= 0",
		"order_items_delivered": "status <> 'DELIVERED' OR delivered_at IS NOT NULL",
		"order_items_license":   "status <> 'DELIVERED' OR kind <> 'DIGITAL' OR license_id IS NOT NULL",
	})}
}
