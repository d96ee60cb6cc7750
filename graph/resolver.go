package graph

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/graph/live"
	"kiosk/graph/session"
	"kiosk/internal/auth"
	"kiosk/internal/ids"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
)

// Resolver resolves the fields of the schema. Its methods have a few lines each, in the files *.resolvers.go beside the schema
// files. They read from ent/db, and call operations of internal/resolver to write.
type Resolver struct {
	operations *resolver.Resolver
	data       *db.Client
	live       *live.Hub
	passwords  *session.Passwords
}

// oneQuery is a query for one row, which can read the fields that the operation selects.
type oneQuery[T, Q any] interface {
	CollectOne(ctx context.Context) (Q, error)
	Only(ctx context.Context) (*T, error)
}

// one reads the row of a query, with the fields that the operation selects; nil if there is no row.
func one[T any, Q oneQuery[T, Q]](ctx context.Context, query Q) (*T, error) {
	query, err := query.CollectOne(ctx)
	if err != nil {
		return nil, err
	}
	row, err := query.Only(ctx)
	if db.IsNotFound(err) {
		return nil, nil //nolint:nilnil // null is the result
	}
	return row, err
}

// manyQuery is a query for rows, which can read the fields that the operation selects.
type manyQuery[T, Q any] interface {
	Collect(ctx context.Context) (Q, error)
	All(ctx context.Context) ([]*T, error)
}

// byIDs reads the rows of a query for ids, with the fields that the operation selects. Without ids it runs no statement.
func byIDs[T any, Q manyQuery[T, Q]](ctx context.Context, ids []uuid.UUID, query Q) ([]*T, error) {
	if len(ids) == 0 {
		return []*T{}, nil
	}
	query, err := query.Collect(ctx)
	if err != nil {
		return nil, err
	}
	return query.All(ctx)
}

// grouped returns rows by the key of their id in ids, in the order of ids. It leaves out ids whose rows were not read, because
// they have been deleted since.
func grouped[T any](ids map[uuid.UUID][]uuid.UUID, rows []*T, idOf func(*T) uuid.UUID) map[uuid.UUID][]*T {
	byID := make(map[uuid.UUID]*T, len(rows))
	for _, row := range rows {
		byID[idOf(row)] = row
	}
	groups := make(map[uuid.UUID][]*T, len(ids))
	for key, members := range ids {
		for _, id := range members {
			if row := byID[id]; row != nil {
				groups[key] = append(groups[key], row)
			}
		}
	}
	return groups
}

// reread reads the row that an operation has just changed, with the fields that the request selects. It runs one statement for each
// selected edge. Error: problem.CodeNotFound when the row has been deleted since.
//
// rereadOrder and the functions like it pass the results of an operation on to reread. They return the error of an operation that failed.
func reread[T any, Q oneQuery[T, Q]](ctx context.Context, query Q) (*T, error) {
	row, err := one(ctx, query)
	if row == nil && err == nil {
		err = problem.Refuse(problem.CodeNotFound, "It was changed, and deleted right afterwards.")
	}
	return row, err
}

// oldestFirst sorts the rows of an edge by id, which begins with the time of creation. Ent reads the rows of an edge without an
// order, and the id is the only column that is always read.
func oldestFirst[T *db.Variation | *db.Category | *db.TierPrice | *db.OrderItem | *db.DeliveryAttempt](rows []T, err error) ([]T, error) {
	return slices.SortedFunc(slices.Values(rows), func(a, b T) int {
		return ids.Compare(idOf(a), idOf(b))
	}), err
}

func idOf(row any) uuid.UUID {
	switch row := row.(type) {
	case *db.Variation:
		return row.ID
	case *db.Category:
		return row.ID
	case *db.TierPrice:
		return row.ID
	case *db.OrderItem:
		return row.ID
	case *db.DeliveryAttempt:
		return row.ID
	}
	return uuid.Nil
}

func viewer(ctx context.Context) (*auth.Actor, error) {
	actor, err := auth.From(ctx)
	return &actor, err
}

// paramsJSON encodes parameters as JSON, nil as null.
func paramsJSON(params map[string]any) (json.RawMessage, error) {
	if params == nil {
		return nil, nil
	}
	return json.Marshal(params)
}
