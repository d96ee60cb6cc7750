package errcode

import (
	"context"
	"strings"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/ent/page"
	"kiosk/internal/problem"
)

// presentPage returns the error for an invalid argument of a list.
func presentPage(ctx context.Context, inputErr *page.InputError) *gqlerror.Error {
	reason := problem.Reason(problem.Invalid)
	if name := inputErr.Field[strings.LastIndex(inputErr.Field, ".")+1:]; name == "after" || name == "before" { // also of a nested list
		reason = problem.NotCursor
	}
	return atField(ctx, InvalidField(inputErr.Field, reason, inputErr.Reason))
}
