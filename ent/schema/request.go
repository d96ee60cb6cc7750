package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"
)

// RequestLog is a request to the REST API, by an API token. It is kept for some days, for developers of bots. It has no query
// string, no body, no header except the request id, and no part of a path that may identify a customer.
type RequestLog struct{ ent.Schema }

func (RequestLog) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (RequestLog) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("sequence").Positive().Immutable().Comment("increases within a store, in the order of commits"),
		field.UUID("api_token_id", uuid.UUID{}).Immutable(),
		field.String("method").MaxLen(16).Immutable(),
		field.String("path").MaxLen(256).Immutable().Comment("with :name in place of each parameter that is not an id of Kiosk"),
		field.Int("status").Immutable(),
		field.String("code").MaxLen(64).Default("").Immutable().Comment("the code of the error; empty for a success"),
		field.String("request_id").MaxLen(128).Immutable(),
		field.Int64("duration_us").NonNegative().Immutable(),
	}
}

func (RequestLog) Indexes() []ent.Index {
	return []ent.Index{index.Fields("store_id", "sequence").Unique()}
}

func (RequestLog) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Table("request_logs")}
}
