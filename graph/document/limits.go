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

// What one operation may ask for.
const (
	MaxBytes      = 64 << 10 // of the text
	maxTokens     = 4000     // words and signs of the text
	maxDepth      = 15       // fields in each other; a list is three of them: orders, edges, node
	maxFields     = 2000     // of the text, each as often as the fragment around it is spread
	maxComplexity = 50_000   // fields, each as often as the pages around it may have rows; 500 characters count as a field
	maxAliases    = 100
	maxRootFields = 20
	maxPage       = 100 // rows of one page of a list
	maxTerms      = 200 // of all filters together: each comparison, and each value of a list of values
	maxNesting    = 8   // of and, or, not and of filters of related things in each other
	maxName       = 128 // characters of a name: an alias, an argument, a variable
	maxValueDepth = 32  // lists and objects in each other
)

// What is spent on an operation that is refused.
const (
	maxValidationSteps = 20_000 // parts of the document that the rules look at, again for each operation and fragment
	MaxErrors          = 100    // of one response
	maxMessage         = 500    // bytes of an error's message
)

// largeComplexity is above which complexity an operation may have a response with megabytes.
const largeComplexity = maxComplexity / 5

// Limits refuse operations that ask for too much, or for a secret that could be read on the way, before any of them runs.
type Limits struct {
	schema            *ast.Schema
	inputsWithSecrets map[string]bool
	isPrivate         func(context.Context) bool
}

// NewLimits returns the limits of operations on a schema. isPrivate reports whether the response may hold secrets.
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

// complexityStat is under which name the complexity of an operation is among its statistics.
const complexityStat = "complexity"

// IsLarge reports whether the operation may have a response that is large. A subscription's are as small as its events.
func IsLarge(operation *graphql.OperationContext) bool {
	complexity, _ := operation.Stats.GetExtension(complexityStat).(int)
	return complexity > largeComplexity && operation.Operation.Operation != ast.Subscription
}

// limit is how much there is of something, how much there may be, and the refusal, in which both stand.
type limit struct {
	code     string
	got, max int
	refusal  string
}

func firstOver(limits []limit) *gqlerror.Error {
	for _, l := range limits {
		if l.got > l.max {
			return errcode.New(l.code, l.refusal, l.got, l.max)
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

// checkKey refuses an empty idempotency key, which operations take for none: a retry would do everything again.
func checkKey(arguments map[string]any) *gqlerror.Error {
	input, _ := arguments["input"].(map[string]any)
	if key, given := input["idempotencyKey"].(string); !given || key != "" {
		return nil
	}
	return errcode.New(string(problem.CodeIdempotencyKeyInvalid), "The idempotencyKey must not be empty.")
}

// checkText refuses NUL characters in arguments: no database stores them.
func checkText(value any, name string) *gqlerror.Error {
	var err *gqlerror.Error
	switch value := value.(type) {
	case string:
		if strings.ContainsRune(value, 0) {
			const rule = "must not contain NUL characters"
			err = errcode.InvalidField(name, problem.NotText, rule)
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

// checkLiteral refuses numbers in the operation's text that no type has.
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
	default: // whatever it is, it fits or validation says that it does not
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
