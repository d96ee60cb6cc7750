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

// matchedRecharges narrows a query to the recharges that are found by the filter's text, by the ids of their customers and their own
// where these are few, and returns the rest of the filter. When the customers are many, the text stays in the filter.
func (r *Resolver) matchedRecharges(ctx context.Context, query *db.RechargeQuery, where db.RechargeWhereInput) (*db.RechargeWhereInput, error) {
	customers, few, err := r.fewCustomers(ctx, *where.Matches)
	if err != nil || !few {
		return &where, err
	}
	found := []predicate.Recharge{recharge.CustomerIDIn(customers...)}
	if whole := words.Parse(*where.Matches).Whole; utf8.RuneCountInString(whole) >= words.MinLength {
		referred := predicate.Recharge(func(s *sql.Selector) { s.Where(words.BeginsWith(s.C(recharge.FieldReference), whole)) })
		ids, err := r.data.Recharge.Query().Where(referred).Limit(manyFound).IDs(ctx)
		if err != nil {
			return nil, err
		}
		if len(ids) < manyFound {
			referred = recharge.IDIn(ids...)
		}
		found = append(found, referred)
	}
	query.Where(recharge.Or(found...))
	where.Matches = nil
	return &where, nil
}
