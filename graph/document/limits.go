package document

import (
	"context"
	"strconv"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/errcode"
	"kiosk/internal/problem"
)

// Limits of one operation.
const (
	MaxBytes      = 64 << 10 // bytes of the text
	maxTokens     = 4000     // tokens of the text
	maxDepth      = 15       // nested fields; a list has three of them: orders, edges, node
	maxFields     = 2000     // fields of the text; a fragment counts for each spread
	maxComplexity = 50_000   // fields, multiplied by the sizes of the pages around them; 500 characters count as a field
	maxAliases    = 100
	maxRootFields = 20
	maxPage       = 100 // rows of one page of a list
	maxTerms      = 200 // comparisons, and values of lists of values, in all filters together
	maxNesting    = 8   // nested filters: and, or, not, and filters of related rows
	maxName       = 128 // characters of a name: an alias, an argument, a variable
	maxValueDepth = 32  // nested lists and objects of a value
)

// Limits of the work for an operation that is rejected.
const (
	maxValidationSteps = 20_000 // nodes that the rules visit; a fragment counts again for each operation and fragment that uses it
	MaxErrors          = 100    // errors of one response
	maxMessage         = 500    // bytes of the message of an error
)

// largeComplexity is the complexity above which the response of an operation may have megabytes.
const largeComplexity = maxComplexity / 5

// Limits rejects operations before they run: operations that are too expensive, and operations with secrets over a connection
// that others could read.
type Limits struct {
	schema            *ast.Schema
	inputsWithSecrets map[string]bool
	isPrivate         func(context.Context) bool
}

// NewLimits returns the limits for operations on a schema. isPrivate reports whether the connection may carry secrets.
func NewLimits(schema *ast.Schema, isPrivate func(context.Context) bool) Limits {
	return Limits{schema, inputsWithSecrets(schema), isPrivate}
}

var _ interface {
	graphql.HandlerExtension
	graphql.OperationContextMutator
} = Limits{}

// ExtensionName implements graphql.HandlerExtension.
func (Limits) ExtensionName() string { return "Limits" }

// Validate implements graphql.HandlerExtension.
func (Limits) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationContext implements graphql.OperationContextMutator.
func (l Limits) MutateOperationContext(ctx context.Context, operation *graphql.OperationContext) *gqlerror.Error {
	for _, variable := range operation.Operation.VariableDefinitions {
		if err := checkLiteral(variable.DefaultValue, "$"+variable.Variable); err != nil {
			return err
		}
	}
	w := &walk{
		introspector: introspector{l.schema, maxComplexity}, variables: operation.Variables,
		private: l.isPrivate(ctx), inputsWithSecrets: l.inputsWithSecrets, fragments: map[string]cost{},
	}
	total, err := w.selections(operation.Operation.SelectionSet)
	if err != nil {
		return err
	}
	operation.Stats.SetExtension(complexityStat, total.complexity)
	return total.check()
}

// complexityStat is the name of the complexity in the statistics of an operation.
const complexityStat = "complexity"

// IsLarge reports whether the operation may have a large response. The responses of a subscription are small, like its events.
func IsLarge(operation *graphql.OperationContext) bool {
	complexity, _ := operation.Stats.GetExtension(complexityStat).(int)
	return complexity > largeComplexity && operation.Operation.Operation != ast.Subscription
}

// limit compares a number of an operation with its maximum. The message of the error has both.
type limit struct {
	code     string
	got, max int
	message  string
}

func firstOver(limits []limit) *gqlerror.Error {
	for _, l := range limits {
		if l.got > l.max {
			return errcode.New(l.code, l.message, l.got, l.max)
		}
	}
	return nil
}

// arguments returns the checked arguments of a field.
func (w *walk) arguments(field *ast.Field) (map[string]any, *gqlerror.Error) {
	if !w.private {
		if err := checkSecrets(field, w.inputsWithSecrets); err != nil {
			return nil, err
		}
	}
	for _, argument := range field.Arguments {
		if err := checkLiteral(argument.Value, field.Name+"."+argument.Name); err != nil {
			return nil, err
		}
	}
	arguments := field.ArgumentMap(w.variables)
	if err := checkText(arguments, ""); err != nil {
		return nil, err
	}
	return arguments, checkKey(arguments)
}

// checkKey rejects an empty idempotency key. For operations, an empty key means no key, and a retry would run them twice.
func checkKey(arguments map[string]any) *gqlerror.Error {
	input, _ := arguments["input"].(map[string]any)
	if key, given := input["idempotencyKey"].(string); !given || key != "" {
		return nil
	}
	return errcode.New(string(problem.CodeIdempotencyKeyInvalid), "The idempotencyKey must not be empty.")
}

// checkText rejects NUL characters in arguments, because databases cannot store them.
func checkText(value any, name string) *gqlerror.Error {
	var err *gqlerror.Error
	switch value := value.(type) {
	case string:
		if strings.ContainsRune(value, 0) {
			err = errcode.InvalidField(name, problem.NewField("", problem.NotText, "must not contain NUL characters"))
		}
	case []any:
		for i, element := range value {
			if err == nil {
				err = checkText(element, name+"."+strconv.Itoa(i))
			}
		}
	case map[string]any:
		for key, member := range value {
			if err == nil {
				err = checkText(member, strings.TrimPrefix(name+"."+key, "."))
			}
		}
	}
	return err
}

// checkLiteral rejects numbers in the operation's text that are too large for any type.
func checkLiteral(value *ast.Value, name string) *gqlerror.Error {
	if value == nil {
		return nil
	}
	var err error
	switch value.Kind {
	case ast.IntValue:
		_, err = strconv.ParseInt(value.Raw, 10, 64)
	case ast.FloatValue:
		_, err = strconv.ParseFloat(value.Raw, 64)
	default: // validation checks the other kinds
	}
	if err != nil {
		return errcode.New(string(problem.CodeInvalidInput), "%s: the number is too large.", name)
	}
	for _, child := range value.Children {
		if err := checkLiteral(child.Value, name+"."+child.Name); err != nil {
			return err
		}
	}
	return nil
}
