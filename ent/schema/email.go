package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"
)

// Email is a message to a staff member. The transaction that causes it inserts the row. The worker sends it to the address
// that the staff member has at that time. The content is encrypted with the id as associated data, and erased when the
// e-mail is finished.
type Email struct{ ent.Schema }

func (Email) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (Email) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("staff_id", uuid.UUID{}).Immutable(),
		field.Enum("kind").Values("INVITATION", "PASSWORD_RESET", "DIGEST").Immutable(),
		field.Bytes("content").Optional().Sensitive().Comment("encrypted JSON of subject, text and HTML; nil when the e-mail is finished"),
		field.Bytes("link_hash").Optional().Immutable().Sensitive().Comment("the hash of the one-time link in it; it is not sent after the staff member got another link"),
		field.Enum("status").Values("PENDING", "SENT", "FAILED", "CANCELLED").Default("PENDING").
			Comment("FAILED: the last attempt failed; CANCELLED: no longer needed"),
		field.Int("attempts").Default(0).NonNegative().Comment("attempts that have begun; an attempt stores its result only while it is the latest one"),
		field.Time("due_at").Comment("not sent before; an attempt moves it into the future when it begins, as its lease"),
		field.Time("expires_at").Immutable().Comment("not sent after"),
		field.String("last_error").MaxRuneLen(500).Optional().Nillable().Comment("the error of the last attempt, without addresses"),
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
