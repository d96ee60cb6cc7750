package graph

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"runtime/debug"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/errcode"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/internal/auth"
	"kiosk/internal/resolver"
)

// codeInternal is the code of everything that is our own fault. The log has the cause.
const codeInternal = "INTERNAL"

// fieldError is what is wrong with one field of the input, in extensions.fields.
type fieldError struct {
	Field   string `json:"field"` // input.items.3.variationId
	Code    string `json:"code"`
	Message string `json:"message"`
}

// presenter turns errors into what the caller may see: extensions.code, the wrong fields and the request's id.
// The codes are those of the external API in upper case.
func presenter(logger *slog.Logger) graphql.ErrorPresenterFunc {
	return func(ctx context.Context, err error) *gqlerror.Error {
		presented := present(ctx, logger, err)
		if presented.Extensions == nil {
			presented.Extensions = map[string]any{}
		}
		if actor, err := auth.From(ctx); err == nil && actor.RequestID != "" {
			presented.Extensions["requestId"] = actor.RequestID
		}
		return presented
	}
}

func present(ctx context.Context, logger *slog.Logger, err error) *gqlerror.Error {
	refusal := &resolver.Error{}
	already := &gqlerror.Error{}
	switch {
	case errors.As(err, &refusal):
		return refused(ctx, refusal)
	case errors.As(err, &already) && already.Unwrap() == nil: // of the executor itself: parsing, validation, limits
		if already.Extensions == nil {
			errcode.Set(already, errcode.ValidationFailed)
		}
		return already
	default:
		logger.ErrorContext(ctx, "a field failed", "path", graphql.GetPath(ctx).String(), "error", err)
		return failed(ctx)
	}
}

func refused(ctx context.Context, refusal *resolver.Error) *gqlerror.Error {
	presented := &gqlerror.Error{
		Message:    refusal.Detail,
		Path:       graphql.GetPath(ctx),
		Extensions: map[string]any{"code": strings.ToUpper(string(refusal.Code))},
	}
	if len(refusal.Fields) > 0 {
		fields := make([]fieldError, len(refusal.Fields))
		for i, field := range refusal.Fields {
			fields[i] = fieldError{"input" + strings.ReplaceAll(field.Pointer, "/", "."), field.Code, field.Detail}
		}
		presented.Extensions["fields"] = fields
	}
	return presented
}

func failed(ctx context.Context) *gqlerror.Error {
	return &gqlerror.Error{
		Message:    "Something went wrong on our side. Try again, and report the request's id if it persists.",
		Path:       graphql.GetPath(ctx),
		Extensions: map[string]any{"code": codeInternal},
	}
}

// recovered logs a panic; its cause is for the log only.
func recovered(logger *slog.Logger) graphql.RecoverFunc {
	return func(ctx context.Context, cause any) error {
		logger.ErrorContext(ctx, "a field panicked", "cause", cause, "stack", string(debug.Stack()))
		return failed(ctx)
	}
}

func writeJSON(w io.Writer, value any) {
	_ = json.NewEncoder(w).Encode(value) // the caller has gone when this fails
}
