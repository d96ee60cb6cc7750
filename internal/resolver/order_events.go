package resolver

import (
	"context"

	"github.com/google/uuid"
)

// LatestEvents returns the ids of the newest events about each of the orders, at most limit of them, the newest first.
func (r *Resolver) LatestEvents(ctx context.Context, orders []uuid.UUID, limit int) (map[uuid.UUID][]uuid.UUID, error) {
	statements, err := r.Statements(ctx)
	if err != nil {
		return nil, err
	}
	return statements.LatestEvents(ctx, orders, limit)
}
