package document

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/errcode"
)

// Costs of fields for maxComplexity.
const (
	costOfList      = 10   // a page and its count need two queries
	costOfDashboard = 2000 // each part aggregates a range of the store's data
	sizeOfPlainList = 10   // assumed rows of a list without pages
)

// costsOfFields are additional costs of fields: 1 for each 500 characters of their maximum length, or more for fields that need
// several statements.
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

// cost is the complexity of a part of a valid operation, and the number of terms of its filters.
type cost struct{ complexity, terms int }

// plus returns the sum of two costs.
func (c cost) plus(other cost) cost {
	return cost{bounded(c.complexity + other.complexity), bounded(c.terms + other.terms)}
}

// bounded limits a sum, because sums of nested fragments could overflow.
func bounded(n int) int { return min(n, 1<<30) }

func (c cost) check() *gqlerror.Error {
	return firstOver([]limit{
		{errcode.FilterTooLarge, c.terms, maxTerms, "The filters have %d terms; %d are allowed."},
		{errcode.TooComplex, c.complexity, maxComplexity, "The operation asks for %d fields, counted with the sizes of their pages and of long strings; %d are allowed. Ask for smaller pages."},
	})
}

// walk computes the cost of an operation. It visits each fragment once, however often that is spread.
type walk struct {
	introspector      introspector
	variables         map[string]any
	private           bool
	inputsWithSecrets map[string]bool
	fragments         map[string]cost
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
		total = total.plus(part)
	}
	return total, nil
}

func (w *walk) fragment(definition *ast.FragmentDefinition) (cost, *gqlerror.Error) {
	if known, ok := w.fragments[definition.Name]; ok {
		return known, nil
	}
	total, err := w.selections(definition.SelectionSet)
	w.fragments[definition.Name] = total
	return total, err
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
	case IsPaged(field):
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

// filterTerms counts the terms of a field's filter, and rejects a filter that is nested too deeply.
func filterTerms(field *ast.Field, arguments map[string]any) (int, *gqlerror.Error) {
	total := 0
	for name, value := range arguments {
		if definition := field.Definition.Arguments.ForName(name); !strings.HasSuffix(definition.Type.Name(), "WhereInput") {
			continue
		}
		terms, nesting := measure(value)
		if nesting > maxNesting {
			return 0, errcode.New(errcode.FilterTooLarge, "%s: the filter is nested %d levels deep; %d are allowed.", field.Name, nesting, maxNesting)
		}
		total += terms
	}
	return total, nil
}

// IsPaged reports whether a field is a list with pages.
func IsPaged(field *ast.Field) bool {
	arguments := field.Definition.Arguments
	return arguments.ForName("first") != nil && arguments.ForName("last") != nil
}

// pageSize returns how many rows a field may return at most. A list with pages needs one of the arguments `first` and `last`.
func pageSize(field *ast.Field, arguments map[string]any) (int, *gqlerror.Error) {
	if !IsPaged(field) {
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
			return 0, errcode.New(errcode.PageSize, "%s: %s must be 1 to %d.", field.Name, name, maxPage)
		}
		rows = size
	}
	if sizes != 1 {
		return 0, errcode.New(errcode.PageSize, "%s: give either first or last, 1 to %d.", field.Name, maxPage)
	}
	return rows, nil
}

// measure returns the number of comparisons in a filter, in which each value of a list counts as one, and the depth of nested
// filters. An empty list counts as one as well: idIn: [] is a comparison that is never true.
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
		return max(terms, 1), nesting
	default:
		return 1, 0
	}
}
