package graph

import (
	"context"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/ent/page"
	"kiosk/internal/resolver"
)

// presentPage says which argument of a list is wrong.
func presentPage(ctx context.Context, wrong *page.InputError) *gqlerror.Error {
	presented := coded(ctx, resolver.CodeInvalidInput, wrong.Field+": "+wrong.Reason+".")
	presented.Extensions["fields"] = []fieldError{{wrong.Field, resolver.FieldInvalid, wrong.Reason}}
	return presented
}
