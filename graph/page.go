package graph

import (
	"context"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/ent/page"
	"kiosk/internal/problem"
)

// presentPage says which argument of a list is wrong.
func presentPage(ctx context.Context, inputErr *page.InputError) *gqlerror.Error {
	presented := coded(ctx, problem.CodeInvalidInput, inputErr.Field+": "+inputErr.Reason+".")
	presented.Extensions["fields"] = invalidField(inputErr.Field, problem.Invalid, inputErr.Reason)
	return presented
}
