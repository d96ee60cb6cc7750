package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/document"
	"kiosk/graph/errcode"
	"kiosk/internal/problem"
)

// admission admits operations of which nothing has been read yet but how long they are: as many as their sender may
// send on a stream, and none with a text that is too long.
type admission struct{ present graphql.ErrorPresenterFunc }

var _ interface {
	graphql.HandlerExtension
	graphql.OperationParameterMutator
} = admission{}

// ExtensionName implements graphql.HandlerExtension.
func (admission) ExtensionName() string { return "Admission" }

// Validate implements graphql.HandlerExtension.
func (admission) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationParameters implements graphql.OperationParameterMutator. Its errors are presented, because a WebSocket
// returns them as they are.
func (a admission) MutateOperationParameters(ctx context.Context, params *graphql.RawParams) *gqlerror.Error {
	if on := streamOf(ctx); on != nil && on.count != nil {
		if err := on.count(); err != nil {
			return a.present(ctx, err)
		}
	}
	if len(params.Query) > document.MaxBytes {
		return a.present(ctx, &problem.Error{Code: errcode.QueryTooLong, Detail: "The text of the operation is too long. Move its values into variables."})
	}
	return nil
}
