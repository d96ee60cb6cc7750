package graph

import (
	"context"
	"slices"

	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/page"
	"kiosk/internal/auth"
	"kiosk/internal/words"
)

// manyMatches is from how many matches on a search text stays in the filter, and is not replaced with ids: with so many
// matches, also of customers for a list of their orders, the rows at the start of a list soon fill a page.
const manyMatches = 501

// customers returns a page of customers.
func (r *Resolver) customers(ctx context.Context, args page.Args, where *db.CustomerWhereInput) (*db.CustomerConnection, error) {
	if where != nil && where.Matches != nil {
		ids, few, err := r.fewCustomers(ctx, *where.Matches)
		if err != nil {
			return nil, err
		}
		if few {
			narrowed := *where
			narrowed.Matches = nil
			narrowed.And = append(slices.Clone(where.And), &db.CustomerWhereInput{IDIn: ids})
			where = &narrowed
		}
	}
	return r.data.Customer.Query().Paginate(ctx, args, where)
}

// fewCustomers returns the ids of all customers that a search text matches. few is false when there are many of them, or when
// the text is too long.
func (r *Resolver) fewCustomers(ctx context.Context, text string) (ids []uuid.UUID, few bool, err error) {
	actor, err := auth.From(ctx)
	if err != nil || words.IsTooLong(text) {
		return nil, false, err
	}
	search := words.Parse(text)
	ids, err = r.data.Customer.Query().
		Where(func(s *sql.Selector) { s.Where(search.Customers(actor.StoreID, s)) }).
		Limit(manyMatches).IDs(ctx)
	return append([]uuid.UUID{}, ids...), len(ids) < manyMatches, err
}
