package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"

	"kiosk/internal/money"
)

// Customer buys from a store and pays from a wallet.
type Customer struct{ ent.Schema }

func (Customer) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, versioned{}, tenant{}}
}

func (Customer) Fields() []ent.Field {
	return []ent.Field{
		field.String("name").MaxRuneLen(200),
		field.String("email").MaxLen(254).Optional().Nillable(),
		field.String("phone").MaxLen(20).Optional().Nillable().Comment("E.164"),
		field.String("linked_phone").MaxLen(20).Optional().Nillable().Comment("the phone, after the customer has proved that it is theirs: only then it identifies the customer"),
		field.String("external_ref").MaxLen(100).Optional().Nillable().Comment("the customer's id in a bot, such as telegram:12345"),
		field.UUID("tier_id", uuid.UUID{}).Optional().Nillable(),
		field.Enum("status").Values("ACTIVE", "BLOCKED").Default("ACTIVE"),
		field.Int64("wallet_balance").GoType(money.Amount(0)).Default(0),
		field.Int64("wallet_sequence").Default(0).NonNegative().Comment("the sequence of the last ledger row"),
		field.Time("erased_at").Optional().Nillable().Comment("when the personal data were erased, for ever"),
	}
}

func (Customer) Edges() []ent.Edge {
	return []ent.Edge{
		edge.To("tier", PriceTier.Type).Field("tier_id").Unique(),
		edge.To("transactions", WalletTransaction.Type),
		edge.To("recharges", Recharge.Type),
		edge.To("orders", Order.Type),
		edge.To("comments", Comment.Type),
	}
}

func (Customer) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "linked_phone").Unique(),
		index.Fields("store_id", "external_ref").Unique(),
		index.Fields("store_id", "phone"),
		index.Fields("store_id", "created_at", "id"),
		index.Fields("store_id", "created_at", "id").StorageKey("customer_blocked").Annotations(entsql.IndexWhere("status = 'BLOCKED'")),
		index.Fields("store_id", "tier_id"),
	}
}

func (Customer) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"customers_balance":      "wallet_balance >= 0",
		"customers_linked_phone": "linked_phone = phone",
	})}
}

// WalletTransaction is one row of a wallet's append-only ledger: the sum of the amounts is the balance.
type WalletTransaction struct{ ent.Schema }

func (WalletTransaction) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (WalletTransaction) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("customer_id", uuid.UUID{}).Immutable(),
		field.Int64("sequence").Positive().Immutable().Comment("counts the rows of one wallet from 1 without gaps"),
		field.Enum("kind").Values("RECHARGE", "PURCHASE", "REFUND", "ADJUSTMENT").Immutable(),
		field.Int64("amount").GoType(money.Amount(0)).Immutable().Comment("signed"),
		field.Int64("balance_after").GoType(money.Amount(0)).Immutable(),
		field.String("reference").MaxRuneLen(500).Default("").Immutable(),
		field.UUID("order_id", uuid.UUID{}).Optional().Nillable().Immutable(),
		field.UUID("recharge_id", uuid.UUID{}).Optional().Nillable().Immutable(),
		field.String("actor_kind").MaxLen(16).Immutable(),
		field.UUID("actor_id", uuid.UUID{}).Optional().Nillable().Immutable(),
	}
}

func (WalletTransaction) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("transactions").Field("customer_id").Unique().Required().Immutable(),
		edge.To("order", Order.Type).Field("order_id").Unique().Immutable(),
		edge.To("recharge", Recharge.Type).Field("recharge_id").Unique().Immutable(),
	}
}

func (WalletTransaction) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "customer_id", "sequence").Unique(),
		index.Fields("store_id", "created_at", "id", "kind", "amount"), // with the columns that dashboards add up
		index.Fields("store_id", "order_id"),
	}
}

func (WalletTransaction) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"wallet_transactions_amount":        "amount <> 0",
		"wallet_transactions_balance_after": "balance_after >= 0",
		"wallet_transactions_sequence":      "sequence > 0",
	})}
}

// Recharge is money put into a wallet, at once or after a review by staff.
type Recharge struct{ ent.Schema }

func (Recharge) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (Recharge) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("customer_id", uuid.UUID{}).Immutable(),
		field.Int64("amount").GoType(money.Amount(0)).Immutable(),
		field.Enum("status").Values("PENDING", "APPROVED", "REJECTED"),
		field.String("reference").MaxRuneLen(100).Default("").Immutable(),
		field.String("notes").MaxRuneLen(500).Default("").Immutable(),
		field.Time("decided_at").Optional().Nillable(),
		field.String("decided_by").MaxLen(16).Optional().Nillable().Comment("the kind of actor who decided"),
		field.String("reason").MaxRuneLen(500).Default("").Comment("why it was rejected"),
	}
}

func (Recharge) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("recharges").Field("customer_id").Unique().Required().Immutable(),
	}
}

func (Recharge) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "customer_id", "created_at", "id", "status"), // with the status, so that the index alone counts a recharge history
		index.Fields("store_id", "status", "created_at", "id"),
		index.Fields("store_id", "created_at", "id"),
		index.Fields("store_id", "amount", "id"),
		index.Fields("store_id", "status", "amount", "id"),
		index.Fields("created_at").StorageKey("recharge_undecided").Annotations(entsql.IndexWhere("status = 'PENDING'")),
	}
}

func (Recharge) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"recharges_amount":  "amount > 0",
		"recharges_decided": "(status = 'PENDING') = (decided_at IS NULL)",
	})}
}
