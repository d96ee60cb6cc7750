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

// WebhookEndpoint receives the store's events. Its secrets are encrypted with the id as associated data.
type WebhookEndpoint struct{ ent.Schema }

func (WebhookEndpoint) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, tenant{}}
}

func (WebhookEndpoint) Fields() []ent.Field {
	return []ent.Field{
		field.String("url").MaxLen(2048).Immutable(),
		field.String("description").MaxRuneLen(200).Default(""),
		field.Strings("events").Comment("event types, as in the catalogue"),
		field.Enum("status").Values("ACTIVE", "SUSPENDED").Default("ACTIVE"),
		field.Bytes("secret").Sensitive().Comment("encrypted"),
		field.Bytes("next_secret").Optional().Nillable().Sensitive().Comment("encrypted; the new secret of a rotation in progress"),
		field.Time("next_secret_at").Optional().Nillable().Comment("when the rotation began"),
		field.Int("consecutive_failures").Default(0).NonNegative(),
		field.Time("probe_at").Optional().Nillable().Comment("set while deliveries fail: nothing is sent before this time"),
		field.Time("suspended_at").Optional().Nillable(),
		field.Time("paused_at").Optional().Nillable().Comment("set while staff have paused the endpoint"),
		field.Time("deleted_at").Optional().Nillable().Comment("when the endpoint was removed; the row is deleted after its history"),
	}
}

func (WebhookEndpoint) Edges() []ent.Edge {
	return []ent.Edge{edge.To("deliveries", Delivery.Type)}
}

func (WebhookEndpoint) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "created_at", "id").Annotations(entsql.IndexWhere("deleted_at IS NULL")),
	}
}

func (WebhookEndpoint) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"webhook_endpoints_failures": "consecutive_failures >= 0",
	})}
}

// Event is a row of the outbox. The transaction of the change that it reports inserts it. The fan-out assigns its number in the
// store later, so that orders do not wait for a counter.
type Event struct{ ent.Schema }

func (Event) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (Event) Fields() []ent.Field {
	return []ent.Field{
		field.String("type").MaxLen(64).Immutable(),
		field.Text("data").Immutable().Comment("the data of the envelope, JSON"),
		field.UUID("endpoint_id", uuid.UUID{}).Optional().Nillable().Immutable().Comment("for a test event: the only endpoint that receives it"),
		field.Int64("sequence").Optional().Nillable().Comment("from 1 in each store, without gaps, in the order of publication"),
		field.UUID("subject_id", uuid.UUID{}).Optional().Nillable().Immutable().Comment("the id of the order, recharge, customer or variation that it reports on"),
		field.String("trace_parent").MaxLen(64).Optional().Nillable().Immutable().Comment("W3C traceparent of the operation, if it was traced"),
	}
}

func (Event) Edges() []ent.Edge {
	return []ent.Edge{edge.To("deliveries", Delivery.Type)}
}

func (Event) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "sequence").Unique(),
		index.Fields("store_id", "subject_id").Annotations(entsql.IndexWhere("subject_id IS NOT NULL")),
		index.Fields("store_id", "id").StorageKey("event_unsequenced").Annotations(entsql.IndexWhere("sequence IS NULL")),
		index.Fields("store_id", "created_at"),
		index.Fields("store_id", "type", "sequence").StorageKey("event_of_rare_type").
			Annotations(entsql.IndexWhere("type <> 'order.created' AND type <> 'order.completed' AND type <> 'order.items_fulfilled'")),
	}
}

// EventFeed stores the last number in the feed of a store's events, and which events were deleted. It has the id of its store.
type EventFeed struct{ ent.Schema }

func (EventFeed) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (EventFeed) Fields() []ent.Field {
	return []ent.Field{
		field.Int64("last_sequence").Default(0).NonNegative().Comment("the last number assigned to an event; only the fan-out and the command kiosk restored change it"),
		field.Int64("missing_to").Default(0).NonNegative().Comment("events up to this number may be missing, because they were deleted or, after a restore, skipped"),
		field.Time("swept_before").Optional().Nillable().Comment("older events may be missing, because they were deleted"),
	}
}

func (EventFeed) Indexes() []ent.Index {
	return []ent.Index{index.Fields("store_id").Unique()}
}

func (EventFeed) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"event_feeds_last_sequence": "last_sequence >= 0",
	})}
}

// Delivery sends one event to one endpoint.
type Delivery struct{ ent.Schema }

func (Delivery) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (Delivery) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("event_id", uuid.UUID{}).Immutable(),
		field.UUID("endpoint_id", uuid.UUID{}).Immutable(),
		field.Enum("status").Values("PENDING", "SUCCEEDED", "FAILED", "REJECTED", "CANCELLED").Default("PENDING").
			Comment("FAILED: the last retry failed"),
		field.Int("attempts").Default(0).NonNegative(),
		field.Int("attempts_before").Default(0).NonNegative().Comment("attempts before the last manual redelivery; retries are counted from there"),
		field.Time("due_at").Comment("not sent before"),
		field.UUID("claim_id", uuid.UUID{}).Optional().Nillable().Comment("identifies the worker's lease; a worker writes only while the claim is its own"),
		field.Time("lease_until").Optional().Nillable(),
		field.Time("finished_at").Optional().Nillable(),
	}
}

func (Delivery) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("event", Event.Type).Ref("deliveries").Field("event_id").Unique().Required().Immutable(),
		edge.From("endpoint", WebhookEndpoint.Type).Ref("deliveries").Field("endpoint_id").Unique().Required().Immutable(),
		edge.To("history", DeliveryAttempt.Type),
	}
}

func (Delivery) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "event_id"),
		index.Fields("store_id", "endpoint_id", "created_at", "id"),
		index.Fields("store_id", "endpoint_id", "due_at", "id").StorageKey("delivery_waiting").
			Annotations(entsql.IndexWhere("status = 'PENDING' AND claim_id IS NULL")),
		index.Fields("store_id", "lease_until").StorageKey("delivery_leased").
			Annotations(entsql.IndexWhere("status = 'PENDING' AND claim_id IS NOT NULL")),
		index.Fields("store_id", "endpoint_id", "status", "created_at", "id").StorageKey("delivery_not_succeeded").
			Annotations(entsql.IndexWhere("status <> 'SUCCEEDED'")),
	}
}

// DeliveryAttempt is one request that was sent for a delivery.
type DeliveryAttempt struct{ ent.Schema }

func (DeliveryAttempt) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (DeliveryAttempt) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("delivery_id", uuid.UUID{}).Immutable(),
		field.UUID("endpoint_id", uuid.UUID{}).Immutable(),
		field.UUID("event_id", uuid.UUID{}).Immutable(),
		field.String("event_type").MaxLen(64).Immutable(),
		field.Int("attempt").Positive().Immutable(),
		field.Enum("status").Values("SUCCEEDED", "FAILED", "REJECTED").Immutable(),
		field.Int("response_status").Optional().Nillable().Immutable(),
		field.Int("latency_ms").NonNegative().Immutable(),
		field.String("error_message").MaxRuneLen(500).Optional().Nillable().Immutable(),
		field.Time("next_retry_at").Optional().Nillable().Immutable(),
		field.Strings("response_headers").Optional().Immutable().Comment("\"Name: value\", without those that may hold credentials"),
		field.Text("response_body").Optional().Nillable().Immutable().Comment("the first 4 KiB, as text"),
	}
}

func (DeliveryAttempt) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("delivery", Delivery.Type).Ref("history").Field("delivery_id").Unique().Required().Immutable(),
	}
}

func (DeliveryAttempt) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "delivery_id", "attempt").Unique(),
		index.Fields("store_id", "endpoint_id", "created_at", "id"),
	}
}
