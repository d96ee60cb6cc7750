package graph

import (
	"context"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
)

// withTimeout returns what ends an operation that takes longer than the timeout, and with it the statements that it runs, if
// applies says so; 0 is no limit.
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

// isQuery reports whether a query is executed; an operation that was refused is none.
func isQuery(ctx context.Context) bool {
	if !graphql.HasOperationContext(ctx) {
		return false
	}
	operation := graphql.GetOperationContext(ctx).Operation
	return operation != nil && operation.Operation == ast.Query
}

// isBounded is false for subscriptions, which last.
func isBounded(ctx context.Context) bool {
	if !graphql.HasOperationContext(ctx) {
		return true
	}
	operation := graphql.GetOperationContext(ctx).Operation
	return operation == nil || operation.Operation != ast.Subscription
}
