package graph

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// maxPage is the most rows of one page of a list.
const maxPage = 100

// limits refuses operations that ask for too much before any of them runs.
type limits struct{}

var _ interface {
	graphql.HandlerExtension
	graphql.OperationContextMutator
} = limits{}

// ExtensionName implements graphql.HandlerExtension.
func (limits) ExtensionName() string { return "Limits" }

// Validate implements graphql.HandlerExtension.
func (limits) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationContext implements graphql.OperationContextMutator.
func (limits) MutateOperationContext(_ context.Context, operation *graphql.OperationContext) *gqlerror.Error {
	return checkPages(operation.Operation.SelectionSet, operation.Variables)
}

// checkPages refuses a list without a size, and one of more than maxPage rows: `first` or `last` must say it.
func checkPages(selections ast.SelectionSet, variables map[string]any) *gqlerror.Error {
	for _, selection := range selections {
		var err *gqlerror.Error
		switch selection := selection.(type) {
		case *ast.Field:
			if err = checkPage(selection, variables); err == nil {
				err = checkPages(selection.SelectionSet, variables)
			}
		case *ast.InlineFragment:
			err = checkPages(selection.SelectionSet, variables)
		case *ast.FragmentSpread:
			err = checkPages(selection.Definition.SelectionSet, variables)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func checkPage(field *ast.Field, variables map[string]any) *gqlerror.Error {
	if field.Definition.Arguments.ForName("first") == nil || field.Definition.Arguments.ForName("last") == nil {
		return nil
	}
	arguments := field.ArgumentMap(variables)
	sizes := 0
	for _, name := range []string{"first", "last"} {
		size, given := arguments[name].(int64)
		if !given {
			continue
		}
		sizes++
		if size < 1 || size > maxPage {
			return limitError("PAGE_SIZE", "%s: %s must be 1 to %d.", field.Name, name, maxPage)
		}
	}
	if sizes != 1 {
		return limitError("PAGE_SIZE", "%s: give either first or last, 1 to %d.", field.Name, maxPage)
	}
	return nil
}

func limitError(code, format string, args ...any) *gqlerror.Error {
	err := gqlerror.Errorf(format, args...)
	err.Extensions = map[string]any{"code": code}
	return err
}
