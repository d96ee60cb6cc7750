package errcode

import (
	"context"
	"errors"
	"log/slog"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/ent/page"
	"kiosk/graph/scalar"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
)

// fieldError is an element of extensions.fields: an invalid field of the input.
type fieldError struct {
	Field   string `json:"field"` // input.items.3.variationId, or the name of an argument
	Code    string `json:"code"`
	Message string `json:"message"`

	// Reason is one of problem.Rules, and is more exact than the code. Params are its parameters.
	Reason string         `json:"reason"`
	Params map[string]any `json:"params,omitempty"`
}

// newFieldError returns the fieldError for a rule that is broken by the field or argument of a name.
func newFieldError(name string, rule problem.Field) fieldError {
	return fieldError{name, rule.Code, rule.Detail, Upper(string(rule.Reason)), rule.Params}
}

// InvalidField returns the error for a rule that is broken by the field or argument of a name.
func InvalidField(name string, rule problem.Field) *gqlerror.Error {
	err := New(string(problem.CodeInvalidInput), "%s: %s.", name, rule.Detail)
	err.Extensions["fields"] = []fieldError{newFieldError(name, rule)}
	return err
}

// Presenter returns the function that converts errors to errors for the caller, with extensions.code, the invalid fields and the
// id of the request. The codes are those of Codes. An internal error is logged, and the caller does not see its cause.
func Presenter(logger *slog.Logger) graphql.ErrorPresenterFunc {
	return func(ctx context.Context, err error) *gqlerror.Error {
		presented := present(ctx, err)
		if presented == nil {
			logger.ErrorContext(ctx, "a request failed", "request_id", httpx.RequestInfoFrom(ctx).RequestID,
				"path", graphql.GetPath(ctx).String(), "error", err)
			presented = presentFailure(ctx, err)
		}
		presented.Extensions["requestId"] = httpx.RequestInfoFrom(ctx).RequestID
		return presented
	}
}

// present returns the error for the caller, or nil for an internal error.
func present(ctx context.Context, err error) *gqlerror.Error {
	var (
		refusal *problem.Error
		reject  *httpx.RejectError
		listErr *page.InputError
		gqlErr  *gqlerror.Error
	)
	switch {
	case errors.As(err, &refusal):
		httpx.RequestInfoFrom(ctx).CountRejected(string(refusal.Code))
		return presentRefusal(ctx, refusal)
	case errors.As(err, &reject):
		httpx.RequestInfoFrom(ctx).CountRejected(reject.Code)
		presented := coded(ctx, problem.Code(reject.Code), reject.Detail)
		if reject.RetryAfter > 0 {
			presented.Extensions["retryAfter"] = reject.RetryAfter
		}
		return presented
	case errors.As(err, &listErr):
		return atField(ctx, InvalidField(listErr.Argument, listErr.Rule))
	case errors.Is(err, page.ErrDeleted):
		return unavailable(ctx, "Something was deleted while it was read.")
	case !errors.As(err, &gqlErr):
		gqlErr = gqlerror.Wrap(err)
	}
	switch {
	case gqlErr.Extensions["code"] != nil: // an error of a limit, or of the executor before it began
		gqlErr.Err = nil
		return gqlErr
	case isInput(ctx):
		return presentInput(ctx, gqlErr)
	case errors.Is(err, context.DeadlineExceeded), errors.Is(ctx.Err(), context.DeadlineExceeded):
		return coded(ctx, Timeout, "The operation took too long. Ask for less at once; of what it changes, look first whether it was done.")
	case errors.Is(err, context.Canceled), errors.Is(ctx.Err(), context.Canceled):
		return coded(ctx, ClientClosedRequest, "The caller did not wait for the response.")
	case gqlErr.Unwrap() == nil && graphql.GetFieldContext(ctx) == nil:
		return coded(ctx, ValidationFailed, gqlErr.Message)
	}
	return nil
}

// presentFailure returns the error for an internal error, without its cause.
func presentFailure(ctx context.Context, cause error) *gqlerror.Error {
	if !database.IsUnavailable(cause) {
		return coded(ctx, Internal, "Something went wrong on our side. Try again, and report the request's id if it persists.")
	}
	return unavailable(ctx, "The database is not available just now.")
}

// unavailable returns an error after which the same operation may succeed in a second.
func unavailable(ctx context.Context, why string) *gqlerror.Error {
	presented := coded(ctx, Unavailable, why+" Try again; of what it changes, look first whether it was done.")
	presented.Extensions["retryAfter"] = 1
	return presented
}

func coded(ctx context.Context, code problem.Code, message string) *gqlerror.Error {
	return atField(ctx, New(string(code), "%s", message))
}

// atField adds the path of the field that is being resolved, if there is one.
func atField(ctx context.Context, presented *gqlerror.Error) *gqlerror.Error {
	if graphql.GetFieldContext(ctx) != nil {
		presented.Path, _ = splitPath(ctx, graphql.GetPath(ctx))
	}
	return presented
}

func presentRefusal(ctx context.Context, refusal *problem.Error) *gqlerror.Error {
	presented := coded(ctx, refusal.Code, refusal.Detail)
	if refusal.Reason != "" {
		presented.Extensions["reason"] = Upper(string(refusal.Reason))
	}
	if params := ParamsOf(refusal); params != nil {
		presented.Extensions["params"] = params
	}
	if len(refusal.Fields) > 0 {
		fields := make([]fieldError, len(refusal.Fields))
		for i, field := range refusal.Fields {
			fields[i] = newFieldError(fieldName(ctx, field.Pointer), field)
		}
		presented.Extensions["fields"] = fields
	}
	return presented
}

// ParamsOf returns the parameters of a refusal, nil if it has none. They are the parameters of its reason. For a shortage of money
// or stock, they are the available amounts.
func ParamsOf(refusal *problem.Error) map[string]any {
	shortage := refusal.Shortage
	switch {
	case shortage == nil:
		return refusal.Params
	case shortage.VariationID != nil:
		return map[string]any{"variationId": shortage.VariationID, "available": shortage.Available}
	default:
		return map[string]any{"balance": shortage.Balance, "required": shortage.Required, "missing": shortage.Missing}
	}
}

// fieldName converts the JSON pointer of a member of an operation's input to its name in GraphQL. An example is
// "input.items.3.variationId", or "to" for a field without the argument input.
func fieldName(ctx context.Context, pointer string) string {
	name := strings.ReplaceAll(strings.TrimPrefix(pointer, "/"), "/", ".")
	field := graphql.GetFieldContext(ctx)
	if field == nil || field.Field.Definition.Arguments.ForName("input") != nil {
		return "input." + name
	}
	return name
}

// isInput reports whether the arguments of the field are still being decoded, so that an error is about them.
func isInput(ctx context.Context) bool {
	field := graphql.GetFieldContext(ctx)
	return field != nil && field.Args == nil && len(field.Field.Definition.Arguments) > 0
}

// presentInput returns the error for a value that does not fit its type.
func presentInput(ctx context.Context, gqlErr *gqlerror.Error) *gqlerror.Error {
	_, argument := splitPath(ctx, gqlErr.Path)
	name := strings.ReplaceAll(strings.NewReplacer("[", ".", "]", "").Replace(argument.String()), "..", ".")
	rule := problem.NewField("", problem.WrongType, "does not fit its type")
	if cause := gqlErr.Unwrap(); cause != nil && !errors.As(cause, new(*strconv.NumError)) {
		rule.Detail = cause.Error()
		if known, ok := errors.AsType[*scalar.Error](cause); ok {
			rule.Reason = known.Reason
		}
	}
	return atField(ctx, InvalidField(name, rule))
}

// splitPath splits the path of an error into the path of the field in the response, and the path within the field's arguments.
func splitPath(ctx context.Context, path ast.Path) (field, argument ast.Path) {
	field = graphql.GetFieldContext(ctx).Path()
	if len(path) < len(field) {
		return field, path
	}
	return field, path[len(field):]
}

// ErrPanicked replaces a panic. Its cause is only logged.
var ErrPanicked = errors.New("graph: a handler panicked")

// Recover returns the function that logs a panic of a field and returns ErrPanicked.
func Recover(logger *slog.Logger) graphql.RecoverFunc {
	return func(ctx context.Context, cause any) error {
		logger.ErrorContext(ctx, "a field panicked", "request_id", httpx.RequestInfoFrom(ctx).RequestID,
			"cause", cause, "stack", string(debug.Stack()))
		return ErrPanicked
	}
}
