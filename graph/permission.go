package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"kiosk/internal/auth"
	"kiosk/internal/operation"
)

// can implements the directive @can: it refuses a field if the staff member's role does not grant the permission.
//
// Errors: those of auth.From; CodeForbidden.
func can(ctx context.Context, _ any, next graphql.Resolver, permission auth.Permission) (any, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	if !actor.May(permission) {
		return nil, operation.Forbidden(actor.Role, permission)
	}
	actor.Needs = permission // the transaction checks it again, with the role at that time
	return next(auth.With(ctx, actor))
}
