package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"
)

// Email is a message to a staff member, written by the transaction that causes it and sent by the worker to the address that
// the person has by then. Its content is encrypted with the id as associated data, and erased when it is finished.
type Email struct{ ent.Schema }

func (Email) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (Email) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("staff_id", uuid.UUID{}).Immutable(),
		field.Enum("kind").Values("INVITATION", "PASSWORD_RESET", "DIGEST").Immutable(),
		field.Bytes("content").Optional().Sensitive().Comment("encrypted JSON of subject, text and HTML; nil once it is finished"),
		field.Bytes("link_hash").Optional().Immutable().Sensitive().Comment("of the one-time link in it: it is sent only while the person's link is this one"),
		field.Enum("status").Values("PENDING", "SENT", "FAILED", "CANCELLED").Default("PENDING").
			Comment("FAILED: given up; CANCELLED: of no use any more"),
		field.Int("attempts").Default(0).NonNegative().Comment("begun; it fences the result of an attempt"),
		field.Time("due_at").Comment("not sent before; pushed back by an attempt that begins, as its lease"),
		field.Time("expires_at").Immutable().Comment("not sent after"),
		field.String("last_error").MaxRuneLen(500).Optional().Nillable().Comment("of the last attempt, without addresses"),
		field.Time("finished_at").Optional().Nillable(),
	}
}

func (Email) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("staff", StaffMember.Type).Ref("emails").Field("staff_id").Unique().Required().Immutable(),
	}
}

func (Email) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "staff_id", "created_at"),
		index.Fields("due_at", "id").StorageKey("email_waiting").Annotations(entsql.IndexWhere("status = 'PENDING'")),
	}
}
