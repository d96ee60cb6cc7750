package schema

import (
	"entgo.io/ent"
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
// is *unrolled*, which the order itself says (see Order.rolled_up_status). The exact state is
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
