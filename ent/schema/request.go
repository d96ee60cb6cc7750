package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"
)

// RequestLog is one request that an API token sent to the REST API, kept for some days for those who program bots. It
// holds nothing of a query, a header but the request id, or a body, and no part of a path that may tell who a customer is.
type RequestLog struct{ ent.Schema }

func (RequestLog) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (RequestLog) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("sequence").Positive().Immutable().Comment("rises in each store in the order in which requests are committed"),
		field.UUID("api_token_id", uuid.UUID{}).Immutable(),
		field.String("method").MaxLen(16).Immutable(),
		field.String("path").MaxLen(256).Immutable().Comment("with :name in place of each parameter that is no id of Kiosk's"),
		field.Int("status").Immutable(),
		field.String("code").MaxLen(64).Default("").Immutable().Comment("of the problem; empty for a success"),
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
