package graph

import (
	"context"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/errcode"
	"kiosk/internal/telemetry"
)

// observation measures and traces the root fields of operations.
type observation struct{ requests *telemetry.Requests }

var _ interface {
	graphql.HandlerExtension
	graphql.OperationInterceptor
	graphql.RootFieldInterceptor
} = observation{}

// ExtensionName implements graphql.HandlerExtension.
func (observation) ExtensionName() string { return "Observation" }

// Validate implements graphql.HandlerExtension.
func (observation) Validate(graphql.ExecutableSchema) error { return nil }

// InterceptOperation implements graphql.OperationInterceptor. It counts subscriptions, whose root fields do not end.
func (o observation) InterceptOperation(ctx context.Context, next graphql.OperationHandler) graphql.ResponseHandler {
	operation := graphql.GetOperationContext(ctx)
	if operation.Operation.Operation == ast.Subscription {
		for _, field := range graphql.CollectFields(operation, operation.Operation.SelectionSet, []string{"Subscription"}) {
			o.requests.Subscribed(field.Name)
		}
	}
	return next(ctx)
}

// InterceptRootField implements graphql.RootFieldInterceptor.
func (o observation) InterceptRootField(ctx context.Context, next graphql.RootResolver) graphql.Marshaler {
	kind := string(graphql.GetOperationContext(ctx).Operation.Operation)
	field := graphql.GetRootFieldContext(ctx).Field
	start := time.Now()
	ctx, span := telemetry.Start(ctx, kind+" "+field.Name)
	result := next(ctx)
	outcome, failure := outcomeOf(graphql.GetErrors(ctx), field.Alias)
	telemetry.End(span, failure)
	o.requests.Executed(kind, field.Name, outcome, time.Since(start))
	return result
}

// outcomeOf returns the worst outcome of a root field and the fields below it. failure is the error with the code INTERNAL, if
// there is one.
func outcomeOf(list gqlerror.List, alias string) (outcome string, failure error) {
	outcome = telemetry.Succeeded
	for _, gqlErr := range list {
		if len(gqlErr.Path) == 0 || gqlErr.Path[0] != ast.PathName(alias) {
			continue
		}
		if gqlErr.Extensions["code"] == errcode.Upper(errcode.Internal) {
			return telemetry.Failed, gqlErr
		}
		outcome = telemetry.Refused
	}
	return outcome, nil
}
