package graph

import (
	"context"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/internal/database"
)

// replicaReads lets a replica answer the lists and dashboards of queries, with all that is asked for below them.
// What is read by its id, and what a mutation returns, comes from the primary.
type replicaReads struct{}

var _ interface {
	graphql.HandlerExtension
	graphql.RootFieldInterceptor
} = replicaReads{}

// ExtensionName implements graphql.HandlerExtension.
func (replicaReads) ExtensionName() string { return "ReplicaReads" }

// Validate implements graphql.HandlerExtension.
func (replicaReads) Validate(graphql.ExecutableSchema) error { return nil }

// InterceptRootField implements graphql.RootFieldInterceptor.
func (replicaReads) InterceptRootField(ctx context.Context, next graphql.RootResolver) graphql.Marshaler {
	field := graphql.GetRootFieldContext(ctx).Field
	if graphql.GetOperationContext(ctx).Operation.Operation == ast.Query && isOverview(field.Definition.Type.Name()) {
		ctx = database.FromReplica(ctx)
	}
	return next(ctx)
}

// isOverview reports whether values of a type show many rows.
func isOverview(typeName string) bool {
	return typeName == "Dashboard" || strings.HasSuffix(typeName, "Connection")
}
