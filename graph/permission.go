package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"kiosk/internal/auth"
	"kiosk/internal/operation"
)

// can is the directive @can: it refuses a field to a staff member whose role does not grant the permission.
func can(ctx context.Context, _ any, next graphql.Resolver, permission auth.Permission) (any, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	if !actor.May(permission) {
		return nil, operation.Forbidden(actor.Role, permission)
	}
	actor.Needs = permission // of the role that the member has by the time of the transaction
	return next(auth.With(ctx, actor))
}
