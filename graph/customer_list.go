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

// manyFound are more rows than are looked up one by one: of so many, and of so many customers' orders, the list has some soon.
const manyFound = 501

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

// fewCustomers returns the ids of all customers who are found by a text, and false when they are many or the text is wrong.
func (r *Resolver) fewCustomers(ctx context.Context, text string) (ids []uuid.UUID, few bool, err error) {
	actor, err := auth.From(ctx)
	if err != nil || words.IsTooLong(text) {
		return nil, false, err
	}
	found := words.Parse(text)
	ids, err = r.data.Customer.Query().
		Where(func(s *sql.Selector) { s.Where(found.Customers(actor.StoreID, s)) }).
		Limit(manyFound).IDs(ctx)
	return append([]uuid.UUID{}, ids...), len(ids) < manyFound, err
}
