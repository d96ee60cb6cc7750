package graph

import (
	"context"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
)

// withTimeout returns a middleware that cancels an operation and its statements after the timeout, if applies returns true for
// the operation. A timeout of 0 is no limit.
func withTimeout(timeout time.Duration, applies func(context.Context) bool) graphql.ResponseMiddleware {
	return func(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
		if timeout <= 0 || !applies(ctx) {
			return next(ctx)
		}
		ctx, cancel := context.WithTimeout(ctx, timeout)
		defer cancel()
		return next(ctx)
	}
}

// isQuery reports whether the operation is a query. It returns false for an operation that was rejected.
func isQuery(ctx context.Context) bool {
	if !graphql.HasOperationContext(ctx) {
		return false
	}
	operation := graphql.GetOperationContext(ctx).Operation
	return operation != nil && operation.Operation == ast.Query
}

// isBounded reports whether the operation is not a subscription. Subscriptions have no time limit.
func isBounded(ctx context.Context) bool {
	if !graphql.HasOperationContext(ctx) {
		return true
	}
	operation := graphql.GetOperationContext(ctx).Operation
	return operation == nil || operation.Operation != ast.Subscription
}
