package document

import (
	"slices"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator"
)

// overlaps rejects fields that have the same name in the response but cannot be merged. It replaces the rule of gqlparser with
// the name overlapRule. It compares each field with the first one of the same name only, so the work grows with the number of
// fields, not with its square. This suffices because mergeability is transitive here: the schema has neither interfaces nor
// unions, so that all fields in one place belong to one type.
// https://spec.graphql.org/October2021/#sec-Field-Selection-Merging
type overlaps struct {
	step   func()
	report func(options ...validator.ErrorOption)
}

const overlapRule = "OverlappingFieldsCanBeMerged"

// check compares the fields in all selection sets of one object.
func (o overlaps) check(sets ...ast.SelectionSet) {
	merged := &mergedFields{step: o.step, byName: map[string][]*ast.Field{}, spread: map[*ast.FragmentDefinition]bool{}}
	for _, set := range sets {
		merged.add(set)
	}
	for _, name := range merged.names {
		fields := merged.byName[name]
		first, inside := fields[0], []ast.SelectionSet(nil)
		for _, field := range fields {
			if reason := conflict(first, field); reason != "" {
				o.report(validator.Message(`Fields "%s" conflict because %s. Use different aliases on the fields to fetch both if this was intentional.`,
					name, reason), at(field.Position))
				continue
			}
			if len(field.SelectionSet) > 0 {
				inside = append(inside, field.SelectionSet)
			}
		}
		if len(inside) > 0 {
			o.check(inside...)
		}
	}
}

// mergedFields has the fields of an object by their names in the response, and these names in the order of the text.
type mergedFields struct {
	step   func()
	names  []string
	byName map[string][]*ast.Field
	spread map[*ast.FragmentDefinition]bool
}

func (m *mergedFields) add(set ast.SelectionSet) {
	for _, selection := range set {
		m.step()
		switch selection := selection.(type) {
		case *ast.Field:
			if m.byName[selection.Alias] == nil {
				m.names = append(m.names, selection.Alias)
			}
			m.byName[selection.Alias] = append(m.byName[selection.Alias], selection)
		case *ast.InlineFragment:
			m.add(selection.SelectionSet)
		case *ast.FragmentSpread:
			if definition := selection.Definition; definition != nil && !m.spread[definition] {
				m.spread[definition] = true
				m.add(definition.SelectionSet)
			}
		}
	}
}

// conflict returns why two fields with the same name in the response cannot be merged, "" if they can.
func conflict(a, b *ast.Field) string {
	switch {
	case a.Name != b.Name:
		return `"` + a.Name + `" and "` + b.Name + `" are different fields`
	case !sameArguments(a.Arguments, b.Arguments):
		return "they have differing arguments"
	}
	return ""
}

func sameArguments(a, b ast.ArgumentList) bool {
	if len(a) != len(b) {
		return false
	}
	for _, argument := range a {
		if other := b.ForName(argument.Name); other == nil || !sameValue(argument.Value, other.Value) {
			return false
		}
	}
	return true
}

func sameValue(a, b *ast.Value) bool {
	if a.Kind != b.Kind || a.Raw != b.Raw {
		return false
	}
	same := func(x, y *ast.ChildValue) bool { return sameValue(x.Value, y.Value) }
	if a.Kind == ast.ListValue {
		return slices.EqualFunc(a.Children, b.Children, same)
	}
	if len(a.Children) != len(b.Children) {
		return false
	}
	for _, child := range a.Children {
		if other := b.Children.ForName(child.Name); other == nil || !sameValue(child.Value, other) {
			return false
		}
	}
	return true
}
