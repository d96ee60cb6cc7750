package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/schema"
	"entgo.io/ent/schema/field"
	"entgo.io/ent/schema/index"
	"github.com/google/uuid"

	"kiosk/internal/money"
)

// SalesRollup sums up the orders of one store that were created in one bucket of time and have one status,
// for one thing that is sold or sold to:
//
//	dimension  dimension_id                          grains
//	STORE      zero                                  QUARTER_HOUR, HOUR, DAY, MONTH
//	PRODUCT    the product                           DAY, MONTH
//	VARIATION  the variation                         DAY
//	TIER       the tier whose price the items took,  DAY, MONTH
//	           zero for the base price
//	CUSTOMER   the customer                          MONTH
//
// orders, completed and delivery_ms are of the orders that have such an item; units, amount and refunded
// are of these items alone, and for STORE and CUSTOMER of whole orders. So a sum over STORE counts every order once,
// while an order of two products is counted in both, each with its own share of the money.
//
// The rows follow the orders within about a second, and in any case: an order whose present state they do not hold
// is *unrolled*, and has an UnrolledOrder. The exact state is
// sum(rows) + sum(unrolled orders as they are) − sum(unrolled orders as they were rolled up), in one snapshot.
// A row that would be all zeros is not kept. Docs: docs/large-stores.md.
type SalesRollup struct{ ent.Schema }

func (SalesRollup) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (SalesRollup) Fields() []ent.Field {
	return []ent.Field{
		field.Enum("dimension").Values("STORE", "PRODUCT", "VARIATION", "TIER", "CUSTOMER").Immutable(),
		field.UUID("dimension_id", uuid.UUID{}).Immutable().Comment("zero for STORE, and for TIER at the base price"),
		field.Enum("grain").Values("QUARTER_HOUR", "HOUR", "DAY", "MONTH").Immutable().Comment("the length of the bucket"),
		field.Int64("bucket").Immutable().Comment("the start of the bucket in UTC, in Unix seconds: the arithmetic of time zones is the same in both databases"),
		field.Enum("status").Values("PENDING", "PROCESSING", "COMPLETED", "FAILED", "REFUNDED", "CANCELLED").Immutable().Comment("of the order"),
		field.Int64("orders").Default(0),
		field.Int64("units").Default(0).Comment("items sold; a replacement under warranty is not one more"),
		field.Int64("amount").GoType(money.Amount(0)).Default(0).Comment("the prices of the units"),
		field.Int64("refunded").GoType(money.Amount(0)).Default(0).Comment("how much of it was credited back"),
		field.Int64("completed").Default(0).Comment("the orders that were delivered in full, also those refunded since"),
		field.Int64("delivery_ms").Default(0).Comment("the milliseconds from creation to full delivery, of the completed orders together"),
	}
}

func (SalesRollup) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "dimension", "dimension_id", "grain", "bucket", "status").Unique(),
		index.Fields("store_id", "dimension", "grain", "bucket"),
	}
}

// UnrolledOrder says of an order what the sales rollups hold instead of its present state. It has the id and the time of the
// order, and exists while that waits to be rolled up, mostly for a second. These rules make the sums exact:
//
//   - Placing an order inserts the row with NULLs: the rollups do not hold the order at all.
//   - Every other change of an order's status or refunded amount, or of an item that is credited, writes the row in the same
//     transaction, under the lock of the order's row: with the state before the change, or, where the row exists already, with
//     an update that changes nothing but locks it (ON CONFLICT DO UPDATE). DO NOTHING would lock nothing: a worker could roll up
//     the old state and delete the row before the change is committed, and the rollups would never hold the change.
//   - A worker locks the rows that no other transaction holds, reads the orders in a later statement, which sees every change
//     that was committed before the lock, adds the difference to the rollups and deletes the rows, all in one transaction. A
//     change that comes while it holds the lock waits for the deletion, and inserts the row again with what was rolled up.
//
// So what a change writes waits for a worker at most, and placing an order waits for none. There is no foreign key to orders, with
// which PostgreSQL would lock the order's row once more: kiosk verify finds a row without an order.
type UnrolledOrder struct{ ent.Schema }

func (UnrolledOrder) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (UnrolledOrder) Fields() []ent.Field {
	return []ent.Field{
		field.Enum("rolled_up_status").Values("PENDING", "PROCESSING", "COMPLETED", "FAILED", "REFUNDED", "CANCELLED").
			Optional().Nillable().Immutable().Comment("the status that the sales rollups hold of the order; nil while they lack it"),
		field.Int64("rolled_up_refunded").GoType(money.Amount(0)).
			Optional().Nillable().Immutable().Comment("the refunded amount that the sales rollups hold of the order"),
	}
}

func (UnrolledOrder) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"unrolled_orders_rolled_up": "(rolled_up_status IS NULL) = (rolled_up_refunded IS NULL)",
	})}
}
