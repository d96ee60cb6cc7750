package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"
)

// Comment is a staff member's note about a customer or an order. Customers never see it. It is deleted when the customer
// is erased.
type Comment struct{ ent.Schema }

func (Comment) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (Comment) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("customer_id", uuid.UUID{}).Immutable(),
		field.UUID("order_id", uuid.UUID{}).Optional().Nillable().Immutable().Comment("an order of the customer; nil for a comment on the customer"),
		field.Text("text").MaxLen(8_000).NotEmpty().Immutable().Comment("up to 2,000 characters"),
		field.UUID("actor_id", uuid.UUID{}).Optional().Nillable().Immutable(),
		field.String("actor_kind").MaxLen(16).Immutable(),
		field.String("actor_name").MaxRuneLen(254).Default("").Immutable(),
	}
}

func (Comment) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("comments").Field("customer_id").Unique().Required().Immutable(),
		edge.To("order", Order.Type).Field("order_id").Unique().Immutable(),
	}
}

func (Comment) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "customer_id", "created_at", "id"),
		index.Fields("store_id", "order_id", "created_at", "id"),
	}
}
