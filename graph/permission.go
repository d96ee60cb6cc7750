package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"kiosk/internal/auth"
	"kiosk/internal/resolver"
)

// can is the directive @can: it refuses a field to a staff member whose role does not grant the permission.
func can(ctx context.Context, _ any, next graphql.Resolver, permission auth.Permission) (any, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	if !actor.May(permission) {
		return nil, forbidden(actor, permission)
	}
	return next(ctx)
}

func forbidden(actor auth.Actor, permission auth.Permission) error {
	return &resolver.Error{
		Code:   resolver.CodeForbidden,
		Detail: "The role " + string(actor.Role) + " does not grant " + string(permission) + ".",
	}
}
