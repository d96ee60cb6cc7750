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

// validationRules lists the rules of the specification, sorted by name. Two of the library's are replaced: overlapRule, which
// compares all pairs of fields (see overlaps), and the rule that compares an unknown name with those of all types.
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

// validation validates one document. It stops after too many steps, after MaxErrors errors, or when ctx ends.
type validation struct {
	ctx   context.Context
	steps int
	errs  gqlerror.List
}

// stopped is the value with which a validation panics to leave the library's walk. validate recovers from it.
type stopped struct {
	err *gqlerror.Error // replaces the errors of the validation; nil keeps them
}

// validate returns the errors of a document whose shape was checked, at most MaxErrors.
func validate(ctx context.Context, schema *ast.Schema, document *ast.QueryDocument) (errs gqlerror.List) {
	v := &validation{ctx: ctx}
	defer func() {
		switch cause := recover().(type) {
		case nil:
			errs = v.errs
		case stopped:
			if errs = v.errs; cause.err != nil {
				errs = gqlerror.List{cause.err}
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

// checkMutation rejects a mutation with several root fields. Each of them would be a transaction of its own. Root fields are not
// nullable, so an error of one field would remove the results of the others from the response. A field that is selected twice
// with the same name is executed once, and is accepted. @skip and @include are ignored, so that a text is always accepted or
// always rejected.
func checkMutation(operation *ast.OperationDefinition, report validator.AddErrFunc) {
	if operation.Operation != ast.Mutation {
		return
	}
	if names := rootNames(operation.SelectionSet); len(names) > 1 {
		report(validator.Message("A mutation must select one root field, and this one selects %s. Send an operation for each.", strings.Join(names, ", ")), at(operation.Position))
	}
}

// rootNames returns the names of root fields in the response, each once, without __typename.
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

// step counts a node of the document that all rules visit.
func (v *validation) step() {
	v.steps++
	if v.steps > maxValidationSteps {
		panic(stopped{errcode.New(errcode.TooComplex, "The operations and fragments of the document are too many, or spread too often.")})
	}
	if v.steps%100 == 0 && v.ctx.Err() != nil {
		panic(stopped{gqlerror.Wrap(v.ctx.Err())})
	}
}

// reporter returns the function to which a rule reports its errors.
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

// shortened limits a message, which may contain a long value, to maxMessage bytes.
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
