package document

import (
	"context"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/validator"
	"github.com/vektah/gqlparser/v2/validator/rules"

	"kiosk/graph/errcode"
)

// validationRules lists the rules of the specification, in the order of their names. Two are replaced: overlapRule by our own,
// because the library's compares all pairs of fields, and the one that compares a wrong name with those of all types.
var validationRules = func() []validator.Rule {
	known := rules.NewDefaultRules()
	known.RemoveRule(overlapRule)
	known.RemoveRule(rules.KnownTypeNamesRule.Name)
	known.AddRule(rules.KnownTypeNamesRule.Name, rules.KnownTypeNamesRuleWithoutSuggestions.RuleFunc)
	byName := known.GetInner()
	var sorted []validator.Rule
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		sorted = append(sorted, validator.Rule{Name: name, RuleFunc: byName[name]})
	}
	return sorted
}()

// validation is the validation of one document, which ends early when it has taken too many steps, has found enough
// errors, or its caller is gone.
type validation struct {
	ctx   context.Context
	steps int
	errs  gqlerror.List
}

// stopped is what a validation panics with to leave the library's walk; it never leaves validate.
type stopped struct{ why *gqlerror.Error }

// validate returns what is wrong with a document whose shape was checked, at most MaxErrors.
func validate(ctx context.Context, schema *ast.Schema, document *ast.QueryDocument) (errs gqlerror.List) {
	v := &validation{ctx: ctx}
	defer func() {
		switch cause := recover().(type) {
		case nil:
			errs = v.errs
		case stopped:
			if errs = v.errs; cause.why != nil {
				errs = gqlerror.List{cause.why}
			}
		default:
			panic(cause)
		}
	}()
	validator.Walk(schema, document, v.observers())
	return nil
}

func (v *validation) observers() *validator.Events {
	observers := &validator.Events{}
	observers.OnField(func(*validator.Walker, *ast.Field) { v.step() })
	observers.OnFragment(func(*validator.Walker, *ast.FragmentDefinition) { v.step() })
	observers.OnFragmentSpread(func(*validator.Walker, *ast.FragmentSpread) { v.step() })
	observers.OnInlineFragment(func(*validator.Walker, *ast.InlineFragment) { v.step() })
	observers.OnDirective(func(*validator.Walker, *ast.Directive) { v.step() })
	observers.OnVariable(func(*validator.Walker, *ast.VariableDefinition) { v.step() })
	observers.OnValue(func(*validator.Walker, *ast.Value) { v.step() })
	observers.OnOperation(func(_ *validator.Walker, operation *ast.OperationDefinition) {
		checkMutation(operation, v.reporter("SingleFieldMutations"))
		overlaps{step: v.step, report: v.reporter(overlapRule)}.check(operation.SelectionSet)
	})
	for _, rule := range validationRules {
		rule.RuleFunc(observers, v.reporter(rule.Name))
	}
	return observers
}

// checkMutation refuses a mutation of several root fields. Each would be a transaction of its own, and because root fields
// are not null, the refusal of one would leave out of the response what the others did. A field that is selected twice
// under one name is executed once; @skip and @include are not looked at, so that the same text always has the same outcome.
func checkMutation(operation *ast.OperationDefinition, report validator.AddErrFunc) {
	if operation.Operation != ast.Mutation {
		return
	}
	if names := rootNames(operation.SelectionSet); len(names) > 1 {
		report(validator.Message("A mutation must select one root field, and this one selects %s. Send an operation for each.", strings.Join(names, ", ")), at(operation.Position))
	}
}

// rootNames are the names under which an operation selects root fields, each once, without __typename.
func rootNames(set ast.SelectionSet) []string {
	var names []string
	visited := map[string]bool{} // fragments
	var collect func(ast.SelectionSet)
	collect = func(set ast.SelectionSet) {
		for _, selection := range set {
			switch selection := selection.(type) {
			case *ast.Field:
				if selection.Name != "__typename" && !slices.Contains(names, selection.Alias) {
					names = append(names, selection.Alias)
				}
			case *ast.InlineFragment:
				collect(selection.SelectionSet)
			case *ast.FragmentSpread:
				if selection.Definition != nil && !visited[selection.Name] {
					visited[selection.Name] = true
					collect(selection.Definition.SelectionSet)
				}
			}
		}
	}
	collect(set)
	return names
}

// step counts a part of the document that all rules look at.
func (v *validation) step() {
	v.steps++
	if v.steps > maxValidationSteps {
		panic(stopped{errcode.New(errcode.TooComplex, "The operations and fragments of the document are too many, or spread too often.")})
	}
	if v.steps%100 == 0 && v.ctx.Err() != nil {
		panic(stopped{gqlerror.Wrap(v.ctx.Err())})
	}
}

// reporter returns what a rule reports its errors to.
func (v *validation) reporter(rule string) validator.AddErrFunc {
	return func(options ...validator.ErrorOption) {
		gqlErr := &gqlerror.Error{Rule: rule}
		for _, option := range options {
			option(gqlErr)
		}
		gqlErr.Message = shortened(gqlErr.Message)
		gqlErr.Extensions = map[string]any{"code": errcode.Upper(errcode.ValidationFailed)}
		v.errs = append(v.errs, gqlErr)
		if len(v.errs) >= MaxErrors {
			panic(stopped{})
		}
	}
}

// shortened cuts a message that repeats a long value.
func shortened(message string) string {
	if len(message) <= maxMessage {
		return message
	}
	end := maxMessage
	for !utf8.RuneStart(message[end]) {
		end--
	}
	return message[:end] + "…"
}

func at(position *ast.Position) validator.ErrorOption {
	return func(gqlErr *gqlerror.Error) {
		if position != nil {
			gqlErr.Locations = append(gqlErr.Locations, gqlerror.Location{Line: position.Line, Column: position.Column})
		}
	}
}
