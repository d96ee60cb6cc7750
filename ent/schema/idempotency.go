package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
)

// IdempotencyKey stores the outcome of an operation that a client may retry.
type IdempotencyKey struct{ ent.Schema }

func (IdempotencyKey) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (IdempotencyKey) Fields() []ent.Field {
	return []ent.Field{
		field.String("key").MaxLen(80).Immutable(),
		field.String("operation").MaxLen(64).Immutable(),
		field.Bytes("fingerprint").Immutable().Sensitive().Comment("keyed digest of the operation and its input"),
		field.Text("outcome").Default("").Comment("JSON, without secrets"),
		field.Time("expires_at").Immutable(),
	}
}

func (IdempotencyKey) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "key").Unique(),
	}
}
