package document

import (
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/errcode"
)

// shape is the size of a parsed operation. It is checked before validation, so that validation runs on small operations only. A
// fragment counts for each of its spreads.
type shape struct{ fields, aliases, roots, depth int }

// plus returns the size of two selections on the same level.
func (s shape) plus(other shape) shape {
	return shape{
		fields:  bounded(s.fields + other.fields),
		aliases: bounded(s.aliases + other.aliases),
		roots:   bounded(s.roots + other.roots),
		depth:   max(s.depth, other.depth),
	}
}

func (s shape) check() *gqlerror.Error {
	return firstOver([]limit{
		{errcode.TooDeep, s.depth, maxDepth, "The operation is %d fields deep; %d are allowed."},
		{errcode.TooManyRootFields, s.roots, maxRootFields, "The operation has %d root fields; %d are allowed."},
		{errcode.TooManyAliases, s.aliases, maxAliases, "The operation has %d aliases; %d are allowed."},
		{errcode.TooManyFields, s.fields, maxFields, "The operation has %d fields; %d are allowed."},
	})
}

// outline computes the sizes of a document's operations and fragments. It visits each node once, however often a fragment is
// spread.
type outline struct {
	definitions map[string]*ast.FragmentDefinition
	fragments   map[string]shape
	open        map[string]bool // fragments that are being visited: a spread of one of them is a cycle
}

// checkShape rejects a document with an operation or a fragment that is too large, whether it is used or not.
func checkShape(document *ast.QueryDocument) *gqlerror.Error {
	o := &outline{map[string]*ast.FragmentDefinition{}, map[string]shape{}, map[string]bool{}}
	for _, definition := range document.Fragments {
		if o.definitions[definition.Name] == nil {
			o.definitions[definition.Name] = definition
		}
		if err := checkNames(definition.Name, definition.TypeCondition); err != nil {
			return err
		}
	}
	for _, operation := range document.Operations {
		total, err := o.operation(operation)
		if err == nil {
			err = total.check()
		}
		if err != nil {
			return err
		}
	}
	for _, definition := range document.Fragments {
		total, err := o.fragment(definition.Name)
		if err != nil {
			return err
		}
		total.roots, total.depth = 0, 0 // limits of operations only
		if err := total.check(); err != nil {
			return err
		}
	}
	return nil
}

func (o *outline) operation(operation *ast.OperationDefinition) (shape, *gqlerror.Error) {
	if err := checkNames(operation.Name); err != nil {
		return shape{}, err
	}
	for _, variable := range operation.VariableDefinitions {
		if err := checkNames(variable.Variable, variable.Type.Name()); err != nil {
			return shape{}, err
		}
		if err := checkNode(variable.Directives, nil, variable.DefaultValue); err != nil {
			return shape{}, err
		}
	}
	if err := checkNode(operation.Directives, nil, nil); err != nil {
		return shape{}, err
	}
	return o.selections(operation.SelectionSet)
}

func (o *outline) selections(set ast.SelectionSet) (total shape, err *gqlerror.Error) {
	for _, selection := range set {
		var part shape
		switch selection := selection.(type) {
		case *ast.Field:
			part, err = o.field(selection)
		case *ast.InlineFragment:
			if err = checkNames(selection.TypeCondition); err == nil {
				err = checkNode(selection.Directives, nil, nil)
			}
			if err == nil {
				part, err = o.selections(selection.SelectionSet)
			}
		case *ast.FragmentSpread:
			if err = checkNode(selection.Directives, nil, nil); err == nil {
				part, err = o.fragment(selection.Name)
			}
		}
		if err != nil {
			return shape{}, err
		}
		total = total.plus(part)
	}
	return total, nil
}

// fragment returns the size of a fragment. It is zero for an undefined one, which validation rejects.
func (o *outline) fragment(name string) (shape, *gqlerror.Error) {
	if known, ok := o.fragments[name]; ok {
		return known, nil
	}
	if err := checkNames(name); err != nil {
		return shape{}, err
	}
	definition := o.definitions[name]
	if definition == nil {
		return shape{}, nil
	}
	if o.open[name] {
		return shape{}, errcode.New(errcode.ValidationFailed, "Cannot spread fragment %q within itself.", name)
	}
	o.open[name] = true
	if err := checkNode(definition.Directives, nil, nil); err != nil {
		return shape{}, err
	}
	total, err := o.selections(definition.SelectionSet)
	o.fragments[name] = total
	return total, err
}

// field returns the size of a field with its selections. It counts as one root field, for the level that it is on. Depth is not
// counted in introspection, because common queries nest types deeply; see introspector for its limit.
func (o *outline) field(field *ast.Field) (shape, *gqlerror.Error) {
	if err := checkNames(field.Name, field.Alias); err != nil {
		return shape{}, err
	}
	if err := checkNode(field.Directives, field.Arguments, nil); err != nil {
		return shape{}, err
	}
	inside, err := o.selections(field.SelectionSet)
	if err != nil {
		return shape{}, err
	}
	own := shape{fields: bounded(1 + inside.fields), aliases: inside.aliases, roots: 1, depth: 1 + inside.depth}
	if field.Alias != field.Name {
		own.aliases = bounded(own.aliases + 1)
	}
	if isIntrospection(field) {
		own.depth = 1
	}
	return own, nil
}

// checkNode checks the names and values in the directives and arguments of a node, and in its value.
func checkNode(directives ast.DirectiveList, arguments ast.ArgumentList, value *ast.Value) *gqlerror.Error {
	for _, directive := range directives {
		if err := checkNames(directive.Name); err != nil {
			return err
		}
		if err := checkNode(nil, directive.Arguments, nil); err != nil {
			return err
		}
	}
	for _, argument := range arguments {
		if err := checkNames(argument.Name); err != nil {
			return err
		}
		if err := checkValue(argument.Value, 1); err != nil {
			return err
		}
	}
	return checkValue(value, 1)
}

func checkValue(value *ast.Value, depth int) *gqlerror.Error {
	if value == nil {
		return nil
	}
	if depth > maxValueDepth {
		return errcode.New(errcode.TooDeep, "Values are nested more than %d levels deep.", maxValueDepth)
	}
	if value.Kind == ast.Variable || value.Kind == ast.EnumValue {
		if err := checkNames(value.Raw); err != nil {
			return err
		}
	}
	for _, child := range value.Children {
		if err := checkNames(child.Name); err != nil {
			return err
		}
		if err := checkValue(child.Value, depth+1); err != nil {
			return err
		}
	}
	return nil
}

// checkNames rejects long names: validation compares a wrong name with all valid ones, and responses repeat aliases.
func checkNames(names ...string) *gqlerror.Error {
	for _, name := range names {
		if len(name) > maxName {
			return errcode.New(errcode.QueryTooLong, "The name %s… has %d characters; %d are allowed.", name[:20], len(name), maxName)
		}
	}
	return nil
}
