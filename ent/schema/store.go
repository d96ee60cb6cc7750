package schema

import (
	"context"
	"fmt"

	"entgo.io/ent"
	"entgo.io/ent/dialect/entsql"
	"entgo.io/ent/dialect/sql"
	"entgo.io/ent/schema"
	"entgo.io/ent/schema/field"

	"kiosk/internal/auth"
	"kiosk/internal/money"
)

// Store is a tenant. Every other entity belongs to one store.
type Store struct{ ent.Schema }

func (Store) Mixin() []ent.Mixin {
	return []ent.Mixin{identified{}, updated{}, versioned{}}
}

func (Store) Fields() []ent.Field {
	return []ent.Field{
		field.String("slug").Unique().MaxLen(64).Immutable(),
		field.String("name").MaxRuneLen(200),
		field.String("currency").MinLen(3).MaxLen(3).Immutable().Comment("ISO 4217"),
		field.String("timezone").Default("UTC").MaxLen(64).Comment("IANA name"),
		field.Bool("livemode").Immutable().Comment("false for a test store"),
		field.Bytes("keyset").Optional().Sensitive().Comment("encrypted with the master key; deleting it makes the store's secrets unreadable"),
		field.Int("low_stock_default").Default(5).NonNegative(),
		field.Int64("recharge_review_limit").GoType(money.Amount(0)).Optional().Nillable().Comment("a recharge above it waits for staff"),
		field.Int64("support_refund_limit").GoType(money.Amount(0)).Optional().Nillable().Comment("the most a SUPPORT member may refund"),
		field.Int("backorder_deadline_hours").Optional().Nillable().Positive(),
	}
}

func (Store) Annotations() []schema.Annotation {
	return []schema.Annotation{entsql.Checks(map[string]string{
		"stores_low_stock_default": "low_stock_default >= 0",
		"stores_review_limit":      "recharge_review_limit >= 0",
		"stores_refund_limit":      "support_refund_limit >= 0",
	})}
}

func (Store) Interceptors() []ent.Interceptor {
	return []ent.Interceptor{confineQueries("id")}
}

// Hooks restrict mutations: an actor changes its own store only, and creates one only if it sees all stores.
func (Store) Hooks() []ent.Hook {
	return []ent.Hook{func(next ent.Mutator) ent.Mutator {
		return ent.MutateFunc(func(ctx context.Context, m ent.Mutation) (ent.Value, error) {
			actor, err := auth.From(ctx)
			if err != nil {
				return nil, err
			}
			if !actor.SeesAllTenants() {
				if m.Op().Is(ent.OpCreate) {
					return nil, fmt.Errorf("schema: %s may not create a store", actor.Kind)
				}
				m.(interface{ WhereP(...func(*sql.Selector)) }).WhereP(sql.FieldEQ("id", actor.StoreID))
			}
			return next.Mutate(ctx, m)
		})
	}}
}
