package graph

import (
	"context"

	"kiosk/ent/db"
	"kiosk/graph/live"
	"kiosk/internal/auth"
	"kiosk/internal/resolver"
)

// Resolver is what the fields of the schema are resolved with. Its methods are one line each, in the
// *.resolvers.go beside the schema files: reads ask the data layer, writes are operations of internal/resolver.
type Resolver struct {
	operations *resolver.Resolver
	data       *db.Client
	live       *live.Hub
}

// one answers a look-up, with the edges that the operation asks for: null for what is not there.
func one[T any, Q interface {
	CollectFields(context.Context, ...string) (Q, error)
	Only(context.Context) (*T, error)
}](ctx context.Context, query Q) (*T, error) {
	query, err := query.CollectFields(ctx)
	if err != nil {
		return nil, err
	}
	row, err := query.Only(ctx)
	if db.IsNotFound(err) {
		return nil, nil //nolint:nilnil // null is the answer
	}
	return row, err
}

func viewer(ctx context.Context) (*auth.Actor, error) {
	actor, err := auth.From(ctx)
	return &actor, err
}
