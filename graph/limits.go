package graph

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/internal/problem"
)

// What one operation may ask for.
const (
	maxQueryBytes = 64 << 10
	maxTokens     = 4000   // words and signs of the text
	maxDepth      = 15     // fields in each other; a list is three of them: orders, edges, node
	maxFields     = 2000   // of the text, each as often as the fragment around it is spread
	maxComplexity = 50_000 // fields, each as often as the pages around it may have rows; 500 characters count as a field
	maxAliases    = 100
	maxRootFields = 20
	maxPage       = 100 // rows of one page of a list
	maxTerms      = 200 // of all filters together: each comparison, and each value of a list of values
	maxNesting    = 8   // of and, or, not and of filters of related things in each other
	maxName       = 128 // characters of a name: an alias, an argument, a variable
	maxValueDepth = 32  // lists and objects in each other
)

// Operations whose responses may have megabytes, of which few are built at the same time.
const (
	largeComplexity = maxComplexity / 5
	largeOfStore    = 2
	largeInAll      = 4
)

// What is spent on an operation that is refused.
const (
	maxValidationSteps = 20_000 // parts of the document that the rules look at, again for each operation and fragment
	maxErrors          = 100    // of one response
	maxMessage         = 500    // bytes of an error's message
)

// Costs of fields for maxComplexity.
const (
	costOfList      = 10   // a page and its count are queries of their own
	costOfDashboard = 2000 // each part sums up a range of the store
	sizeOfPlainList = 10   // rows of a list that is not paged
)

// costsOfFields are what fields cost more than others: because of their length, 1 for each 500 characters that they may have,
// or because of the statements that they take.
var costsOfFields = map[string]int{
	"AuditEntry.after":             40,
	"AuditEntry.before":            40,
	"Comment.text":                 4,
	"Customer.rechargeHistory":     costOfList,
	"DeliveryAttempt.responseBody": 8,
	"Event.body":                   10,
	"Event.data":                   10,
	"ImportField.after":            40,
	"ImportField.before":           40,
	"Order.history":                7 * costOfList,
	"Order.notes":                  4,
	"Order.postSaleInstructions":   20,
	"OrderHistoryEntry.text":       4,
	"Product.description":          40,
	"Product.postSaleInstructions": 10,
	"RevealedLicense.credentials":  8,
	"SavedView.filters":            4,
	"WebhookEndpoint.url":          4,
}

// limits refuses operations that ask for too much, before any of them runs.
type limits struct{ schema *ast.Schema }

var _ interface {
	graphql.HandlerExtension
	graphql.OperationContextMutator
} = limits{}

// ExtensionName implements graphql.HandlerExtension.
func (limits) ExtensionName() string { return "Limits" }

// Validate implements graphql.HandlerExtension.
func (limits) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationContext implements graphql.OperationContextMutator.
func (l limits) MutateOperationContext(ctx context.Context, operation *graphql.OperationContext) *gqlerror.Error {
	for _, variable := range operation.Operation.VariableDefinitions {
		if err := checkLiteral(variable.DefaultValue, "$"+variable.Variable); err != nil {
			return err
		}
	}
	w := &walk{introspector: introspector{l.schema, maxComplexity}, variables: operation.Variables, private: isPrivate(ctx), fragments: map[string]cost{}}
	total, err := w.selections(operation.Operation.SelectionSet)
	if err != nil {
		return err
	}
	operation.Stats.SetExtension(complexityStat, total.complexity)
	return total.check()
}

// complexityStat is under which name the complexity of an operation is among its statistics.
const complexityStat = "complexity"

// isLarge reports whether the operation may have a response that is large. A subscription's are as small as its events.
func isLarge(operation *graphql.OperationContext) bool {
	complexity, _ := operation.Stats.GetExtension(complexityStat).(int)
	return complexity > largeComplexity && operation.Operation.Operation != ast.Subscription
}

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

// cost is what a part of a valid operation adds up to.
type cost struct{ complexity, terms int }

// and adds what stands beside it.
func (c cost) and(other cost) cost {
	return cost{bounded(c.complexity + other.complexity), bounded(c.terms + other.terms)}
}

// bounded keeps sums of fragments in fragments from overflowing.
func bounded(n int) int { return min(n, 1<<30) }

func (c cost) check() *gqlerror.Error {
	return firstOver([]limit{
		{codeFilterTooLarge, c.terms, maxTerms, "The filters have %d terms; %d are allowed."},
		{codeTooComplex, c.complexity, maxComplexity, "The operation asks for %d fields, counted with the sizes of their pages and of long strings; %d are allowed. Ask for smaller pages."},
	})
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
			return limitError(l.code, l.refusal, l.got, l.max)
		}
	}
	return nil
}

// walk adds an operation up. Each fragment is walked once, however often it is spread.
type walk struct {
	introspector introspector
	variables    map[string]any
	private      bool
	fragments    map[string]cost
}

func (w *walk) selections(set ast.SelectionSet) (total cost, err *gqlerror.Error) {
	for _, selection := range set {
		var part cost
		switch selection := selection.(type) {
		case *ast.Field:
			part, err = w.field(selection)
		case *ast.InlineFragment:
			part, err = w.selections(selection.SelectionSet)
		case *ast.FragmentSpread:
			part, err = w.fragment(selection.Definition)
		}
		if err != nil {
			return cost{}, err
		}
		total = total.and(part)
	}
	return total, nil
}

func (w *walk) fragment(definition *ast.FragmentDefinition) (cost, *gqlerror.Error) {
	if known, ok := w.fragments[definition.Name]; ok {
		return known, nil
	}
	found, err := w.selections(definition.SelectionSet)
	w.fragments[definition.Name] = found
	return found, err
}

func (w *walk) field(field *ast.Field) (cost, *gqlerror.Error) {
	own := cost{complexity: 1}
	switch {
	case isIntrospection(field):
		own.complexity = w.introspector.root(field, w.variables)
		return own, nil
	case field.Name == "__typename":
		return own, nil
	}
	arguments, err := w.arguments(field)
	if err != nil {
		return cost{}, err
	}
	terms, err := filterTerms(field, arguments)
	if err != nil {
		return cost{}, err
	}
	own.terms = terms
	rows, err := pageSize(field, arguments)
	if err != nil {
		return cost{}, err
	}
	switch {
	case isPaged(field):
		own.complexity = costOfList
	case field.ObjectDefinition.Name == "Dashboard" && len(field.SelectionSet) > 0:
		own.complexity = costOfDashboard
	default:
		own.complexity += costsOfFields[field.ObjectDefinition.Name+"."+field.Name]
	}
	inside, err := w.selections(field.SelectionSet)
	if err != nil {
		return cost{}, err
	}
	own.complexity = bounded(own.complexity + rows*inside.complexity)
	own.terms = bounded(own.terms + inside.terms)
	return own, nil
}

// arguments returns the checked arguments of a field.
func (w *walk) arguments(field *ast.Field) (map[string]any, *gqlerror.Error) {
	if !w.private {
		if err := checkSecrets(field); err != nil {
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
	return limitError(string(problem.CodeIdempotencyKeyInvalid), "The idempotencyKey must not be empty.")
}

// filterTerms counts the terms of a field's filter, and refuses one that is nested too deeply.
func filterTerms(field *ast.Field, arguments map[string]any) (int, *gqlerror.Error) {
	total := 0
	for name, value := range arguments {
		if definition := field.Definition.Arguments.ForName(name); !strings.HasSuffix(definition.Type.Name(), "WhereInput") {
			continue
		}
		terms, nesting := measure(value)
		if nesting > maxNesting {
			return 0, limitError(codeFilterTooLarge, "%s: the filter is nested %d levels deep; %d are allowed.", field.Name, nesting, maxNesting)
		}
		total += terms
	}
	return total, nil
}

func isPaged(field *ast.Field) bool {
	arguments := field.Definition.Arguments
	return arguments.ForName("first") != nil && arguments.ForName("last") != nil
}

// pageSize is how many rows the field may return: `first` or `last` must say it of a paged list.
func pageSize(field *ast.Field, arguments map[string]any) (int, *gqlerror.Error) {
	if !isPaged(field) {
		isRowsOfPage := strings.HasSuffix(field.ObjectDefinition.Name, "Connection")
		if field.Definition.Type.Elem == nil || isRowsOfPage || len(field.SelectionSet) == 0 {
			return 1, nil
		}
		return sizeOfPlainList, nil
	}
	sizes, rows := 0, 0
	for _, name := range []string{"first", "last"} {
		if arguments[name] == nil {
			continue
		}
		sizes++
		size, err := strconv.Atoi(fmt.Sprint(arguments[name]))
		if err != nil || size < 1 || size > maxPage {
			return 0, limitError(codePageSize, "%s: %s must be 1 to %d.", field.Name, name, maxPage)
		}
		rows = size
	}
	if sizes != 1 {
		return 0, limitError(codePageSize, "%s: give either first or last, 1 to %d.", field.Name, maxPage)
	}
	return rows, nil
}

// measure counts the comparisons of a filter, each value of a list as one, and how deep filters are in each other.
func measure(filter any) (terms, nesting int) {
	switch filter := filter.(type) {
	case map[string]any:
		for _, value := range filter {
			inner, depth := measure(value)
			terms, nesting = terms+inner, max(nesting, depth)
		}
		return terms, nesting + 1
	case []any:
		for _, value := range filter {
			inner, depth := measure(value)
			terms, nesting = terms+inner, max(nesting, depth)
		}
		return terms, nesting
	default:
		return 1, 0
	}
}

// checkText refuses NUL characters in arguments: no database stores them.
func checkText(value any, name string) *gqlerror.Error {
	var err *gqlerror.Error
	switch value := value.(type) {
	case string:
		if strings.ContainsRune(value, 0) {
			const rule = "must not contain NUL characters"
			err = limitError(string(problem.CodeInvalidInput), "%s: %s.", name, rule)
			err.Extensions["fields"] = invalidField(name, problem.NotText, rule)
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
		return limitError(string(problem.CodeInvalidInput), "%s: the number is too large.", name)
	}
	for _, child := range value.Children {
		if err := checkLiteral(child.Value, name+"."+child.Name); err != nil {
			return err
		}
	}
	return nil
}

func limitError(code, format string, args ...any) *gqlerror.Error {
	err := gqlerror.Errorf(format, args...)
	err.Extensions = map[string]any{"code": upper(code)}
	return err
}

// upper is a code as the GraphQL API spells it.
func upper(code string) string { return strings.ToUpper(code) }
