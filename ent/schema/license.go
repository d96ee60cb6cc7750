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

// LicenseBatch is one upload of licenses.
type LicenseBatch struct{ ent.Schema }

func (LicenseBatch) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (LicenseBatch) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("variation_id", uuid.UUID{}).Immutable(),
		field.Int("received").NonNegative().Immutable(),
		field.Int("created").NonNegative(),
		field.String("actor_kind").MaxLen(16).Immutable(),
		field.UUID("actor_id", uuid.UUID{}).Optional().Nillable().Immutable(),
	}
}

func (LicenseBatch) Edges() []ent.Edge {
	return []ent.Edge{
		edge.To("variation", Variation.Type).Field("variation_id").Unique().Required().Immutable(),
		edge.To("licenses", License.Type),
	}
}

func (LicenseBatch) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "created_at", "id"),
		index.Fields("store_id", "variation_id"),
	}
}

func (LicenseBatch) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"license_batches_counts": "created >= 0 AND created <= received",
	})}
}

// License is a key, which is sold at most once. Its credentials are encrypted with the id as associated data.
type License struct{ ent.Schema }

func (License) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (License) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("variation_id", uuid.UUID{}).Immutable(),
		field.UUID("batch_id", uuid.UUID{}).Immutable(),
		field.Enum("status").Values("FREE", "SOLD", "REVOKED", "EXPIRED").Default("FREE"),
		field.Bytes("credentials").Sensitive().Comment("encrypted"),
		field.Bytes("fingerprint").Immutable().Sensitive().Comment("keyed digest of the credentials, which finds duplicates without decryption"),
		field.String("external_ref").MaxRuneLen(200).Optional().Nillable().Immutable(),
		field.Time("expires_at").Optional().Nillable().Immutable().Comment("not sold after this time"),
		field.Time("sold_at").Optional().Nillable(),
		field.Time("revoked_at").Optional().Nillable(),
	}
}

func (License) Edges() []ent.Edge {
	return []ent.Edge{
		edge.To("variation", Variation.Type).Field("variation_id").Unique().Required().Immutable(),
		edge.From("batch", LicenseBatch.Type).Ref("licenses").Field("batch_id").Unique().Required().Immutable(),
	}
}

func (License) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "fingerprint", "variation_id").Unique(), // finds a key in the whole store
		index.Fields("store_id", "variation_id", "id").StorageKey("license_free").
			Annotations(entsql.IndexWhere("status = 'FREE'")),
		index.Fields("expires_at").StorageKey("license_expiring").
			Annotations(entsql.IndexWhere("status = 'FREE' AND expires_at IS NOT NULL")),
		index.Fields("store_id", "batch_id"),
		index.Fields("store_id", "created_at", "id"),
		index.Fields("store_id", "variation_id", "created_at", "id"),
		index.Fields("store_id", "status", "created_at", "id").StorageKey("license_unsold").
			Annotations(entsql.IndexWhere("status <> 'SOLD'")),
		index.Fields("store_id", "expires_at", "id").Annotations(entsql.IndexWhere("expires_at IS NOT NULL")),
		index.Fields("store_id", "status", "expires_at", "id").StorageKey("license_unsold_by_expiry").
			Annotations(entsql.IndexWhere("status <> 'SOLD' AND expires_at IS NOT NULL")),
	}
}
