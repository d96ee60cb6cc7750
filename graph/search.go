package graph

import (
	"context"

	"github.com/google/uuid"
)

// collected is a query for rows that can read what the caller selects.
type collected[T, Q any] interface {
	Collect(ctx context.Context) (Q, error)
	All(ctx context.Context) ([]*T, error)
}

// foundByID reads rows by ids that a search found, with what the caller selects; without ids there is nothing to read.
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
