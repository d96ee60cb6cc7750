package graph

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
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

// invalidField is a field whose value does not fit its type or its list.
func invalidField(name string, reason problem.Reason, message string) []fieldError {
	return []fieldError{{Field: name, Code: problem.Invalid, Message: message, Reason: upper(string(reason))}}
}

// presenter turns errors into what the caller may see: extensions.code, the wrong fields and the request's id.
// The codes are those of Codes.
func presenter(logger *slog.Logger) graphql.ErrorPresenterFunc {
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
		return coded(ctx, codeTimeout, "The operation took too long. Ask for less at once; of what it changes, look first whether it was done.")
	case errors.Is(err, context.Canceled), errors.Is(ctx.Err(), context.Canceled):
		return coded(ctx, codeClientClosedRequest, "The caller did not wait for the response.")
	case already.Unwrap() == nil && graphql.GetFieldContext(ctx) == nil:
		return coded(ctx, codeValidationFailed, already.Message)
	}
	return nil
}

// presentFailure says what is our fault, and not why.
func presentFailure(ctx context.Context, cause error) *gqlerror.Error {
	if !database.IsUnavailable(cause) {
		return coded(ctx, codeInternal, "Something went wrong on our side. Try again, and report the request's id if it persists.")
	}
	presented := coded(ctx, codeUnavailable, "The database does not answer just now. Try again; of what it changes, look first whether it was done.")
	presented.Extensions["retryAfter"] = 1
	return presented
}

func coded(ctx context.Context, code problem.Code, message string) *gqlerror.Error {
	presented := &gqlerror.Error{Message: message, Extensions: map[string]any{"code": strings.ToUpper(string(code))}}
	if graphql.GetFieldContext(ctx) != nil {
		presented.Path, _ = splitPath(ctx, graphql.GetPath(ctx))
	}
	return presented
}

func presentRefusal(ctx context.Context, refusal *problem.Error) *gqlerror.Error {
	presented := coded(ctx, refusal.Code, refusal.Detail)
	if refusal.Reason != "" {
		presented.Extensions["reason"] = upper(string(refusal.Reason))
	}
	if params := paramsOf(refusal); params != nil {
		presented.Extensions["params"] = params
	}
	if len(refusal.Fields) > 0 {
		fields := make([]fieldError, len(refusal.Fields))
		for i, field := range refusal.Fields {
			fields[i] = fieldError{
				fieldName(ctx, field.Pointer), field.Code, field.Detail, upper(string(field.Reason)), field.Params,
			}
		}
		presented.Extensions["fields"] = fields
	}
	return presented
}

// paramsOf are the parameters of a refusal: of its reason, or what there is of the money or stock that it lacks.
func paramsOf(refusal *problem.Error) map[string]any {
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

// paramsJSON are parameters as a field of the schema has them.
func paramsJSON(params map[string]any) (json.RawMessage, error) {
	if params == nil {
		return nil, nil
	}
	return json.Marshal(params)
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
	presented := coded(ctx, problem.CodeInvalidInput, name+": "+message+".")
	presented.Extensions["fields"] = invalidField(name, reason, message)
	return presented
}

// splitPath parts the path of an error into that of the field in the response, and the rest, in the field's arguments.
func splitPath(ctx context.Context, path ast.Path) (field, argument ast.Path) {
	own := graphql.GetFieldContext(ctx).Path()
	if len(path) < len(own) {
		return own, path
	}
	return own, path[len(own):]
}

// recovered logs a panic; its cause is for the log only.
func recovered(logger *slog.Logger) graphql.RecoverFunc {
	return func(ctx context.Context, cause any) error {
		logger.ErrorContext(ctx, "a field panicked", "request_id", httpx.RequestInfoFrom(ctx).RequestID,
			"cause", cause, "stack", string(debug.Stack()))
		return errPanicked
	}
}

// refuse responds to a request that did not reach the executor.
func (s *server) refuse(w http.ResponseWriter, r *http.Request, err error) {
	presented := presenter(s.Logger)(r.Context(), err)
	list := gqlerror.List{presented}
	header := w.Header()
	header.Set("Content-Type", mediaJSON+"; charset=utf-8")
	status := statusOfFirst(list)
	switch status {
	case http.StatusUnauthorized:
		header.Set("WWW-Authenticate", `Bearer realm="kiosk"`)
	case http.StatusTooManyRequests, http.StatusServiceUnavailable:
		seconds, _ := presented.Extensions["retryAfter"].(int)
		header.Set("Retry-After", strconv.Itoa(max(1, seconds)))
	}
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(responseView{Errors: list}) // the caller has gone when this fails
}
