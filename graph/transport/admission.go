package transport

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/document"
	"kiosk/graph/errcode"
	"kiosk/internal/problem"
)

// Admission admits operations of which nothing has been read yet but how long they are: as many as their sender may
// send on a stream, and none with a text that is too long.
type Admission struct{ Present graphql.ErrorPresenterFunc }

var _ interface {
	graphql.HandlerExtension
	graphql.OperationParameterMutator
} = Admission{}

// ExtensionName implements graphql.HandlerExtension.
func (Admission) ExtensionName() string { return "Admission" }

// Validate implements graphql.HandlerExtension.
func (Admission) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationParameters implements graphql.OperationParameterMutator. Its errors are presented, because a WebSocket
// returns them as they are.
func (a Admission) MutateOperationParameters(ctx context.Context, params *graphql.RawParams) *gqlerror.Error {
	if on := streamOf(ctx); on != nil && on.count != nil {
		if err := on.count(); err != nil {
			return a.Present(ctx, err)
		}
	}
	if len(params.Query) > document.MaxBytes {
		return a.Present(ctx, &problem.Error{Code: errcode.QueryTooLong, Detail: "The text of the operation is too long. Move its values into variables."})
	}
	return nil
}
