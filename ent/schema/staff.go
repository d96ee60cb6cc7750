package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"
)

// StaffMember is a person's account in a store, for the console and the GraphQL API.
type StaffMember struct{ ent.Schema }

func (StaffMember) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, versioned{}, tenant{}}
}

func (StaffMember) Fields() []ent.Field {
	return []ent.Field{
		field.String("email").MaxLen(254).Comment("lower case"),
		field.String("name").MaxRuneLen(200).Default(""),
		field.String("password_hash").Sensitive().Comment("argon2id; empty until an invited person has chosen a password"),
		field.Enum("role").Values("OWNER", "MANAGER", "SUPPORT", "VIEWER"),
		field.Enum("status").Values("ACTIVE", "DISABLED", "INVITED").Default("ACTIVE"),
		field.Time("last_login_at").Optional().Nillable(),
		field.Bytes("link_hash").Optional().Unique().Sensitive().Comment("SHA-256 of the open one-time link, of 256 random bits"),
		field.Time("link_expires_at").Optional().Nillable(),
		field.UUID("person_id", uuid.UUID{}).Optional().Nillable().StructTag(`json:"-"`).
			Comment("the same for all accounts that one person linked, at most one in each store; null without a link"),
	}
}

func (StaffMember) Edges() []ent.Edge {
	return []ent.Edge{
		edge.To("sessions", StaffSession.Type),
		edge.To("preferences", StaffPreferences.Type).Unique(),
		edge.To("emails", Email.Type),
	}
}

func (StaffMember) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "email").Unique(),
		index.Fields("person_id", "store_id").Unique(),
	}
}

// StaffSession is a session of a staff member: a signed-in browser or a personal access token.
type StaffSession struct{ ent.Schema }

func (StaffSession) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (StaffSession) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("staff_id", uuid.UUID{}).Immutable(),
		field.Enum("kind").Values("BROWSER", "ACCESS_TOKEN").Immutable(),
		field.String("name").MaxRuneLen(200).Default(""),
		field.Bytes("secret_hash").Unique().Immutable().Sensitive().Comment("SHA-256 of 256 random bits"),
		field.Time("expires_at").Optional().Nillable(),
		field.Time("last_used_at").Optional().Nillable(),
		field.Time("revoked_at").Optional().Nillable(),
		field.UUID("entered_from_id", uuid.UUID{}).Optional().Nillable().Immutable().StructTag(`json:"-"`).
			Comment("for a session that was switched from another store, and for access tokens created in it: the account that signed in with its password; otherwise null"),
	}
}

func (StaffSession) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("staff", StaffMember.Type).Ref("sessions").Field("staff_id").Unique().Required().Immutable(),
	}
}

func (StaffSession) Indexes() []ent.Index {
	return []ent.Index{index.Fields("store_id", "staff_id"), index.Fields("entered_from_id")}
}

func (StaffSession) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Table("staff_sessions")}
}

// StaffPreferences are a staff member's settings of the console. They are not a column of StaffMember, because every request
// reads that row.
type StaffPreferences struct{ ent.Schema }

func (StaffPreferences) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, tenant{}}
}

func (StaffPreferences) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("staff_id", uuid.UUID{}).Immutable(),
		field.Text("document").MaxLen(64 << 10).Comment("JSON, at most 64 KiB"),
		field.Time("digest_due_at").Optional().Nillable().Comment("when the next daily digest is due; nil without a digest"),
		field.Time("digest_covered_to").Optional().Nillable().Comment("earlier digests include everything before this time"),
	}
}

func (StaffPreferences) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("staff", StaffMember.Type).Ref("preferences").Field("staff_id").Unique().Required().Immutable(),
	}
}

func (StaffPreferences) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("digest_due_at").StorageKey("digest_due").Annotations(entsql.IndexWhere("digest_due_at IS NOT NULL")),
	}
}

func (StaffPreferences) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Table("staff_preferences")}
}
