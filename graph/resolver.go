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

// Resolver is what the fields of the schema are resolved with. Its methods are one line each, in the
// *.resolvers.go beside the schema files: reads ask the data layer, writes are operations of internal/resolver.
type Resolver struct {
	operations *resolver.Resolver
	data       *db.Client
	live       *live.Hub
	passwords  *session.Passwords
}

// lookUp is a query for one row that can read what the caller selects.
type lookUp[T, Q any] interface {
	CollectOne(ctx context.Context) (Q, error)
	Only(ctx context.Context) (*T, error)
}

// one reads the row of a look-up with the edges that the operation selects, nil when there is none.
func one[T any, Q lookUp[T, Q]](ctx context.Context, query Q) (*T, error) {
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

// collected is a query for rows that can read what the caller selects.
type collected[T, Q any] interface {
	Collect(ctx context.Context) (Q, error)
	All(ctx context.Context) ([]*T, error)
}

// foundByID reads the rows of ids, with what the caller selects; without ids there is nothing to read.
func foundByID[T any, Q collected[T, Q]](ctx context.Context, ids []uuid.UUID, query Q) ([]*T, error) {
	if len(ids) == 0 {
		return []*T{}, nil
	}
	query, err := query.Collect(ctx)
	if err != nil {
		return nil, err
	}
	return query.All(ctx)
}

// reread returns a function that takes the results of an operation and returns the changed row, read again with what the caller
// selects: one statement for each edge, however many rows are behind it. Error: problem.CodeNotFound when it was deleted since.
func reread[T any, Q lookUp[T, Q]](ctx context.Context, query func(*T) Q) func(*T, error) (*T, error) {
	return func(changed *T, err error) (*T, error) {
		if err != nil {
			return nil, err
		}
		row, err := one[T, Q](ctx, query(changed))
		if row == nil && err == nil {
			err = problem.Refuse(problem.CodeNotFound, "It was changed, and deleted right afterwards.")
		}
		return row, err
	}
}

// outcome drops the second result of an operation, which says whether the first one is that of an earlier call with the same key.
func outcome[T any](result T, _ bool, err error) (T, error) { return result, err }

// oldestFirst puts the rows of an edge in order: the data layer loads plain lists in none. It goes by the ids, which
// begin with the time of creation, because nothing else is read for certain.
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

// paramsJSON are parameters as a field of the schema has them.
func paramsJSON(params map[string]any) (json.RawMessage, error) {
	if params == nil {
		return nil, nil
	}
	return json.Marshal(params)
}
