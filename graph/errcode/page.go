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
	invalid := InvalidField(inputErr.Field, reason, inputErr.Reason)
	if inputErr.MaxLength > 0 {
		field := problem.NewField("", problem.TooLong, "must have at most %d characters", inputErr.MaxLength)
		invalid.Extensions["fields"] = []fieldError{{inputErr.Field, field.Code, field.Detail, Upper(string(field.Reason)), field.Params}}
	}
	return atField(ctx, invalid)
}
