package schema

import (
	"encoding/json"

	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"
)

// AuditEntry records an action: its actor, its subject, and the subject's values before and after.
type AuditEntry struct{ ent.Schema }

func (AuditEntry) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (AuditEntry) Fields() []ent.Field {
	return []ent.Field{
		field.String("actor_kind").MaxLen(16).Immutable(),
		field.UUID("actor_id", uuid.UUID{}).Optional().Nillable().Immutable(),
		field.String("actor_name").MaxRuneLen(254).Default("").Immutable(),
		field.String("action").MaxLen(64).Immutable(),
		field.String("subject_type").MaxLen(64).Immutable(),
		field.UUID("subject_id", uuid.UUID{}).Immutable(),
		field.JSON("before", json.RawMessage{}).Optional().Immutable(),
		field.JSON("after", json.RawMessage{}).Optional().Immutable(),
		field.String("request_id").MaxLen(128).Default("").Immutable(),
	}
}

func (AuditEntry) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "created_at", "id"),
		index.Fields("store_id", "subject_id", "created_at", "id"),
		index.Fields("store_id", "subject_type", "created_at", "id"),
		index.Fields("store_id", "actor_id", "created_at", "id"),
		index.Fields("store_id", "actor_kind", "created_at", "id"),
		index.Fields("store_id", "action", "created_at", "id").Annotations(entsql.OpClassColumn("action", "text_pattern_ops")),
		index.Fields("store_id", "request_id").Annotations(entsql.IndexWhere("request_id <> ''")),
	}
}
