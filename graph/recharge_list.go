package graph

import (
	"context"
	"slices"
	"unicode/utf8"

	"entgo.io/ent/dialect/sql"

	"kiosk/ent/db"
	"kiosk/ent/db/recharge"
	"kiosk/ent/page"
	"kiosk/internal/words"
)

// manyRecharges are more than are looked up one by one.
const manyRecharges = 501

// recharges returns a page of recharges.
func (r *Resolver) recharges(ctx context.Context, args page.Args, where *db.RechargeWhereInput) (*db.RechargeConnection, error) {
	query := r.data.Recharge.Query()
	if where != nil {
		query.Where(byReference(recharge.FieldReference, where.Reference))
		if where.Matches != nil {
			narrowed, err := r.matchedRecharges(ctx, *where)
			if err != nil {
				return nil, err
			}
			where = narrowed
		}
	}
	return query.Paginate(ctx, args, where)
}

// matchedRecharges is a filter with the ids of those customers and recharges that are found by its text, instead of the text.
// When they are many, it is the same filter.
func (r *Resolver) matchedRecharges(ctx context.Context, where db.RechargeWhereInput) (*db.RechargeWhereInput, error) {
	customers, few, err := r.fewCustomers(ctx, *where.Matches)
	if err != nil || !few {
		return &where, err
	}
	found := []*db.RechargeWhereInput{{CustomerIDIn: customers}}
	if whole := words.Parse(*where.Matches).Whole; utf8.RuneCountInString(whole) >= words.MinLength {
		referred, err := r.data.Recharge.Query().
			Where(func(s *sql.Selector) { s.Where(words.BeginsWith(s.C(recharge.FieldReference), whole)) }).
			Limit(manyRecharges).IDs(ctx)
		if err != nil || len(referred) == manyRecharges {
			return &where, err
		}
		if len(referred) > 0 {
			found = append(found, &db.RechargeWhereInput{IDIn: referred})
		}
	}
	where.Matches = nil
	where.And = append(slices.Clone(where.And), &db.RechargeWhereInput{Or: found})
	return &where, nil
}
