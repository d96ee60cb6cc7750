package graph

import (
	"context"
	"unicode/utf8"

	"entgo.io/ent/dialect/sql"

	"kiosk/ent/db"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/recharge"
	"kiosk/ent/page"
	"kiosk/internal/words"
)

// recharges returns a page of recharges.
func (r *Resolver) recharges(ctx context.Context, args page.Args, where *db.RechargeWhereInput) (*db.RechargeConnection, error) {
	query := r.data.Recharge.Query()
	if where != nil {
		query.Where(byReference(recharge.FieldReference, where.Reference))
		args.Few = where.Reference != nil && *where.Reference != ""
		if where.Matches != nil {
			narrowed, err := r.matchedRecharges(ctx, query, *where)
			if err != nil {
				return nil, err
			}
			where = narrowed
		}
	}
	return query.Paginate(ctx, args, where)
}

// matchedRecharges narrows a query to the recharges that the filter's search text matches, and returns the filter without the
// text. The condition uses the ids of customers, and the ids of recharges where these are few. If the text matches many
// customers, it stays in the filter and the query is unchanged.
func (r *Resolver) matchedRecharges(ctx context.Context, query *db.RechargeQuery, where db.RechargeWhereInput) (*db.RechargeWhereInput, error) {
	customers, few, err := r.fewCustomers(ctx, *where.Matches)
	if err != nil || !few {
		return &where, err
	}
	alternatives := []predicate.Recharge{recharge.CustomerIDIn(customers...)}
	if whole := words.Parse(*where.Matches).Whole; utf8.RuneCountInString(whole) >= words.MinLength {
		withReference := predicate.Recharge(func(s *sql.Selector) { s.Where(words.BeginsWith(s.C(recharge.FieldReference), whole)) })
		ids, err := r.data.Recharge.Query().Where(withReference).Limit(manyMatches).IDs(ctx)
		if err != nil {
			return nil, err
		}
		if len(ids) < manyMatches {
			withReference = recharge.IDIn(ids...)
		}
		alternatives = append(alternatives, withReference)
	}
	query.Where(recharge.Or(alternatives...))
	where.Matches = nil
	return &where, nil
}
