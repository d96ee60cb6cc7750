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

// fieldError is what is wrong with one field of the input, in extensions.fields.
type fieldError struct {
	Field   string `json:"field"` // input.items.3.variationId, or the name of an argument
	Code    string `json:"code"`
	Message string `json:"message"`

	// Reason is one of problem.Rules, with its parameters: more exact than the code.
	Reason string         `json:"reason"`
	Params map[string]any `json:"params,omitempty"`
}

// InvalidField returns the error that a value, by the name of its argument or field, breaks a rule: the reason, and in words.
func InvalidField(name string, reason problem.Reason, rule string) *gqlerror.Error {
	err := New(string(problem.CodeInvalidInput), "%s: %s.", name, rule)
	err.Extensions["fields"] = []fieldError{{Field: name, Code: problem.Invalid, Message: rule, Reason: Upper(string(reason))}}
	return err
}

// Presenter returns what turns errors into what the caller may see: extensions.code, the wrong fields and the request's id.
// The codes are those of Codes. An error that is our own fault is logged, and presented without its cause.
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

// present returns what the caller may see of an error, or nil for what is our own fault.
func present(ctx context.Context, err error) *gqlerror.Error {
	var (
		refused *problem.Error
		shared  *httpx.RejectError
		listed  *page.InputError
		already *gqlerror.Error
	)
	switch {
	case errors.As(err, &refused):
		httpx.RequestInfoFrom(ctx).CountRejected(string(refused.Code))
		return presentRefusal(ctx, refused)
	case errors.As(err, &shared):
		httpx.RequestInfoFrom(ctx).CountRejected(shared.Code)
		presented := coded(ctx, problem.Code(shared.Code), shared.Detail)
		if shared.RetryAfter > 0 {
			presented.Extensions["retryAfter"] = shared.RetryAfter
		}
		return presented
	case errors.As(err, &listed):
		return presentPage(ctx, listed)
	case errors.Is(err, page.ErrDeleted):
		return unavailable(ctx, "Something was deleted while it was read.")
	case !errors.As(err, &already):
		already = gqlerror.Wrap(err)
	}
	switch {
	case already.Extensions["code"] != nil: // of a limit, or of the executor before it began
		already.Err = nil
		return already
	case isInput(ctx):
		return presentInput(ctx, already)
	case errors.Is(err, context.DeadlineExceeded), errors.Is(ctx.Err(), context.DeadlineExceeded):
		return coded(ctx, Timeout, "The operation took too long. Ask for less at once; of what it changes, look first whether it was done.")
	case errors.Is(err, context.Canceled), errors.Is(ctx.Err(), context.Canceled):
		return coded(ctx, ClientClosedRequest, "The caller did not wait for the response.")
	case already.Unwrap() == nil && graphql.GetFieldContext(ctx) == nil:
		return coded(ctx, ValidationFailed, already.Message)
	}
	return nil
}

// presentFailure says what is our fault, and not why.
func presentFailure(ctx context.Context, cause error) *gqlerror.Error {
	if !database.IsUnavailable(cause) {
		return coded(ctx, Internal, "Something went wrong on our side. Try again, and report the request's id if it persists.")
	}
	return unavailable(ctx, "The database does not answer just now.")
}

// unavailable says why the same operation may succeed in a second.
func unavailable(ctx context.Context, why string) *gqlerror.Error {
	presented := coded(ctx, Unavailable, why+" Try again; of what it changes, look first whether it was done.")
	presented.Extensions["retryAfter"] = 1
	return presented
}

func coded(ctx context.Context, code problem.Code, message string) *gqlerror.Error {
	return atField(ctx, New(string(code), "%s", message))
}

// atField gives an error the path of the field that is being resolved, if one is.
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
			fields[i] = fieldError{
				fieldName(ctx, field.Pointer), field.Code, field.Detail, Upper(string(field.Reason)), field.Params,
			}
		}
		presented.Extensions["fields"] = fields
	}
	return presented
}

// ParamsOf returns the parameters of a refusal, nil if it has none: those of its reason, or what there is of the money or stock that it lacks.
func ParamsOf(refusal *problem.Error) map[string]any {
	short := refusal.Shortage
	switch {
	case short == nil:
		return refusal.Params
	case short.VariationID != nil:
		return map[string]any{"variationId": short.VariationID, "available": short.Available}
	default:
		return map[string]any{"balance": short.Balance, "required": short.Required, "missing": short.Missing}
	}
}

// fieldName is what the caller calls a member of an operation's input: input.items.3.variationId of a field that takes its
// input as one argument, and to of one that has an argument for each member.
func fieldName(ctx context.Context, pointer string) string {
	name := strings.ReplaceAll(strings.TrimPrefix(pointer, "/"), "/", ".")
	field := graphql.GetFieldContext(ctx)
	if field == nil || field.Field.Definition.Arguments.ForName("input") != nil {
		return "input." + name
	}
	return name
}

// isInput reports whether the arguments of the field are still being read, so that an error is about them.
func isInput(ctx context.Context) bool {
	field := graphql.GetFieldContext(ctx)
	return field != nil && field.Args == nil && len(field.Field.Definition.Arguments) > 0
}

// presentInput says which value does not fit its type.
func presentInput(ctx context.Context, gqlErr *gqlerror.Error) *gqlerror.Error {
	_, argument := splitPath(ctx, gqlErr.Path)
	name := strings.ReplaceAll(strings.NewReplacer("[", ".", "]", "").Replace(argument.String()), "..", ".")
	reason, message := problem.WrongType, "does not fit its type"
	if cause := gqlErr.Unwrap(); cause != nil && !errors.As(cause, new(*strconv.NumError)) {
		message = cause.Error()
		if known, ok := errors.AsType[*scalar.Error](cause); ok {
			reason = known.Reason
		}
	}
	return atField(ctx, InvalidField(name, reason, message))
}

// splitPath parts the path of an error into that of the field in the response, and the rest, in the field's arguments.
func splitPath(ctx context.Context, path ast.Path) (field, argument ast.Path) {
	own := graphql.GetFieldContext(ctx).Path()
	if len(path) < len(own) {
		return own, path
	}
	return own, path[len(own):]
}

// ErrPanicked replaces a panic, whose cause only the log may know.
var ErrPanicked = errors.New("graph: a handler panicked")

// Recover returns what logs a panic of a field and makes ErrPanicked of it.
func Recover(logger *slog.Logger) graphql.RecoverFunc {
	return func(ctx context.Context, cause any) error {
		logger.ErrorContext(ctx, "a field panicked", "request_id", httpx.RequestInfoFrom(ctx).RequestID,
			"cause", cause, "stack", string(debug.Stack()))
		return ErrPanicked
	}
}
