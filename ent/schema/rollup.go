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

// SalesRollup sums up orders of a store for one value of a dimension. The orders were created in one bucket of time, and have
// the same status. The dimensions are:
//
//	dimension  dimension_id                          grains
//	STORE      zero                                  QUARTER_HOUR, HOUR, DAY, MONTH
//	PRODUCT    the product                           DAY, MONTH
//	VARIATION  the variation                         DAY
//	TIER       the tier whose price the items took,  DAY, MONTH
//	           zero for the base price
//	CUSTOMER   the customer                          MONTH
//
// The columns orders, completed and delivery_ms count the orders that have such an item. The columns units, amount and
// refunded count these items only; for STORE and CUSTOMER, they count all items of the orders. So a sum over STORE counts every
// order once. An order of two products is counted for both, each with its own part of the money.
//
// A worker updates the rows within about a second after a change. An order whose present state they do not include is
// *unrolled*, and has an UnrolledOrder. The exact sum, in one snapshot, is
// sum(rows) + sum(unrolled orders as they are) − sum(unrolled orders as they were rolled up).
// Rows with nothing but zeros are deleted. Docs: docs/large-stores.md.
type SalesRollup struct{ ent.Schema }

func (SalesRollup) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (SalesRollup) Fields() []ent.Field {
	return []ent.Field{
		field.Enum("dimension").Values("STORE", "PRODUCT", "VARIATION", "TIER", "CUSTOMER").Immutable(),
		field.UUID("dimension_id", uuid.UUID{}).Immutable().Comment("zero for STORE, and for TIER at the base price"),
		field.Enum("grain").Values("QUARTER_HOUR", "HOUR", "DAY", "MONTH").Immutable().Comment("the length of the bucket"),
		field.Int64("bucket").Immutable().Comment("the start of the bucket in UTC, in Unix seconds; with them, both databases compute time zones alike"),
		field.Enum("status").Values("PENDING", "PROCESSING", "COMPLETED", "FAILED", "REFUNDED", "CANCELLED").Immutable().Comment("the status of the orders"),
		field.Int64("orders").Default(0),
		field.Int64("units").Default(0).Comment("items sold, without replacements under warranty"),
		field.Int64("amount").GoType(money.Amount(0)).Default(0).Comment("the prices of the units"),
		field.Int64("refunded").GoType(money.Amount(0)).Default(0).Comment("the part of the amount that was credited back"),
		field.Int64("completed").Default(0).Comment("orders that were delivered in full, also if they were refunded later"),
		field.Int64("delivery_ms").Default(0).Comment("the sum over the completed orders of the milliseconds from creation to full delivery"),
	}
}

func (SalesRollup) Indexes() []ent.Index {
	return []ent.Index{
		index.Fields("store_id", "dimension", "dimension_id", "grain", "bucket", "status").Unique(),
		index.Fields("store_id", "dimension", "grain", "bucket"),
	}
}

// UnrolledOrder marks an order that waits to be rolled up, and stores the state of the order that the sales rollups include. It
// has the order's id and time of creation, and exists for about a second. These rules make the sums exact:
//
//   - Placing an order inserts the row with NULLs: the rollups do not include the order yet.
//   - Every other change of an order's status or refunded amount, or of an item that is credited, writes the row in the same
//     transaction, under the lock of the order's row. If there is no row, it inserts one with the state before the change.
//     If there is one, it locks the row with an update that changes nothing (ON CONFLICT DO UPDATE). DO NOTHING would not lock
//     it: a worker could roll up the old state and delete the row before the change is committed, and the rollups would never
//     include the change.
//   - A worker locks rows that no other transaction has locked. It reads the orders in a later statement, which sees every
//     change that was committed before the lock. It adds the differences to the rollups and deletes the rows, all in one
//     transaction. A concurrent change waits for the deletion, and then inserts the row again with the rolled-up state.
//
// So a change waits for one worker at most, and placing an order never waits. There is no foreign key to orders: for it,
// PostgreSQL would lock the order's row once more. The command kiosk verify finds rows without an order.
type UnrolledOrder struct{ ent.Schema }

func (UnrolledOrder) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, tenant{}}
}

func (UnrolledOrder) Fields() []ent.Field {
	return []ent.Field{
		field.Enum("rolled_up_status").Values("PENDING", "PROCESSING", "COMPLETED", "FAILED", "REFUNDED", "CANCELLED").
			Optional().Nillable().Immutable().Comment("the status with which the sales rollups include the order; nil when they do not include it"),
		field.Int64("rolled_up_refunded").GoType(money.Amount(0)).
			Optional().Nillable().Immutable().Comment("the refunded amount with which the sales rollups include the order"),
	}
}

func (UnrolledOrder) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"unrolled_orders_rolled_up": "(rolled_up_status IS NULL) = (rolled_up_refunded IS NULL)",
	})}
}
