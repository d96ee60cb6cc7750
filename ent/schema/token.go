package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/money"
)

// APIToken lets a bot use the REST API of one store.
type APIToken struct{ ent.Schema }

func (APIToken) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (APIToken) Fields() []ent.Field {
	return []ent.Field{
		field.String("name").MaxRuneLen(200),
		field.String("prefix").MaxLen(32).Immutable().Comment("the start of the token, to recognise it by"),
		field.Bytes("hash").Unique().Immutable().Sensitive().Comment("SHA-256 of the token"),
		field.JSON("scopes", auth.Scopes{}),
		field.UUID("created_by_id", uuid.UUID{}).Optional().Nillable().Immutable().Comment("the staff member who created it; null for the command line"),
		field.String("created_by_name").MaxRuneLen(254).Default("").Immutable().Comment("the name of the creator at that time"),
		field.Int64("refund_limit").GoType(money.Amount(0)).Optional().Nillable().Immutable().Comment("the most that the token may refund of one order; null for no limit"),
		field.Time("expires_at").Optional().Nillable(),
		field.Time("last_used_at").Optional().Nillable(),
		field.Time("revoked_at").Optional().Nillable(),
	}
}

func (APIToken) Indexes() []ent.Index {
	return []ent.Index{index.Fields("store_id", "created_at", "id")}
}

func (APIToken) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Table("api_tokens")}
}
