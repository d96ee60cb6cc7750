package transport

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/document"
	"kiosk/graph/errcode"
	"kiosk/internal/problem"
)

// Admission checks operations before their text is parsed: whether the sender may send another operation on the stream, and
// whether the text is too long.
type Admission struct{ Present graphql.ErrorPresenterFunc }

var _ interface {
	graphql.HandlerExtension
	graphql.OperationParameterMutator
} = Admission{}

// ExtensionName implements graphql.HandlerExtension.
func (Admission) ExtensionName() string { return "Admission" }

// Validate implements graphql.HandlerExtension.
func (Admission) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationParameters implements graphql.OperationParameterMutator. It presents its errors, because a WebSocket sends them
// unchanged.
func (a Admission) MutateOperationParameters(ctx context.Context, params *graphql.RawParams) *gqlerror.Error {
	if stream := streamOf(ctx); stream != nil && stream.count != nil {
		if err := stream.count(); err != nil {
			return a.Present(ctx, err)
		}
	}
	if len(params.Query) > document.MaxBytes {
		return a.Present(ctx, &problem.Error{Code: errcode.QueryTooLong, Detail: "The text of the operation is too long. Move its values into variables."})
	}
	return nil
}
